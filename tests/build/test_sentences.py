"""The page's own sentences: what its script says is there, in every language."""

import re

from recipe.page import SCRIPTS, sentences
from recipe.places import PAGE
from watten_app.i18n import LANGUAGES


def test_every_sentence_of_the_script_is_in_every_language() -> None:
    script = "".join((PAGE / name).read_text() for name in SCRIPTS)
    said = set(re.findall(r"\b(?:sentences|spoken)\.(?!json)(\w+)", script))
    said |= set(re.findall(r"\bstandBack\(\"(\w+)\"\)", script))
    assert {"failed", "again", "elsewhere", "renewed", "here"} <= said
    for language in LANGUAGES:
        assert said <= sentences()[language].keys()

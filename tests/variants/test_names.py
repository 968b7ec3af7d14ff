"""A variant's file tells in the player's words what it is called and what is special about it."""

import pytest

from assets.fonts.coverage import missing
from watten_app.i18n import LANGUAGES
from watten_app.variants import VARIANTS


@pytest.mark.parametrize("name", VARIANTS)
def test_every_variant_is_named_in_three_languages_and_told_in_each_of_the_app(name: str) -> None:
    variant = VARIANTS[name]
    assert set(variant.names) == {"de", "it", "en"}
    assert set(variant.lines) >= set(LANGUAGES)
    for text in (*variant.names.values(), *variant.lines.values()):
        assert text
        assert not missing(text)

"""The page around the app: its files, with the sentences it says before Python is there."""

import json

from recipe.places import PAGE
from recipe.policy import IN_PAGE

SCRIPTS = ("sounds.js", "updates.js", "drawing.js", "shell.js", "boot.js")
FILES = ("index.html", *SCRIPTS, "python-worker.js")
SENTENCES = "/*@SENTENCES@*/ {}"


def sentences() -> dict[str, dict[str, str]]:
    """Return the page's own sentences by language and key."""
    return json.loads((PAGE / "sentences.json").read_text())


def page_files() -> dict[str, bytes]:
    """Return the files of the page by their address in the site."""
    said = sentences()
    blanks = {
        SENTENCES: json.dumps(said, ensure_ascii=False, indent=1, sort_keys=True),
        "@POLICY@": IN_PAGE,
        "@DESCRIPTION@": said["de"]["description"],
        "@TOO_OLD@": " · ".join(words["too_old"] for words in said.values()),
        "@NO_SCRIPT@": " · ".join(words["no_script"] for words in said.values()),
    }
    files = {}
    for name in FILES:
        text = (PAGE / name).read_text()
        for blank, words in blanks.items():
            text = text.replace(blank, words)
        files[name] = text.encode()
    return files

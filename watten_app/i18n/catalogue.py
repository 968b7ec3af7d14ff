"""The catalogues: flat keys to sentences, one JSON file a language."""

import json
from collections.abc import Mapping
from importlib.resources import files
from typing import Any

LANGUAGES = ("de", "en")
"""The languages there are; the first is the one the game is at home in."""


def _unique(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    found = dict(pairs)
    if len(found) < len(pairs):
        keys = [key for key, _ in pairs]
        raise ValueError(f"twice in a catalogue: {sorted({k for k in keys if keys.count(k) > 1})}")
    return found


def _load(language: str) -> Mapping[str, str]:
    source = files(__package__).joinpath(f"{language}.json").read_text(encoding="utf-8")
    return json.loads(source, object_pairs_hook=_unique)


# Read while importing: a restored memory snapshot keeps objects, but no files.
CATALOGUES: Mapping[str, Mapping[str, str]] = {language: _load(language) for language in LANGUAGES}


def language_of(tag: str) -> str:
    """The app's language for a browser's tag (`de-AT` gives `de`); English for all it lacks."""
    language = tag.replace("_", "-").split("-")[0].lower()
    return language if language in LANGUAGES else "en"

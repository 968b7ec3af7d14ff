"""The catalogues: flat keys to sentences, one JSON file a language, and volumes beside it.

A volume is a file of its own for a long text that few screens need: `book.de.json` holds the keys
`book` and `book.…`, and no other file does. It is parsed when the first of its keys is asked for.
"""

import json
from collections.abc import Iterator, Mapping
from importlib.resources import files
from typing import Any

LANGUAGES = ("de", "en")
"""The languages there are; the first is the one the game is at home in."""

VOLUMES = ("book",)
"""The spaces of keys (what stands before the first dot) that are kept in a file of their own."""


def _unique(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    found = dict(pairs)
    if len(found) < len(pairs):
        keys = [key for key, _ in pairs]
        raise ValueError(f"twice in a catalogue: {sorted({k for k in keys if keys.count(k) > 1})}")
    return found


def _parse(source: str) -> Mapping[str, str]:
    return json.loads(source, object_pairs_hook=_unique)


def _read(name: str) -> str:
    return files(__package__).joinpath(f"{name}.json").read_text(encoding="utf-8")


class Catalogue(Mapping[str, str]):
    """The sentences of a language by key."""

    def __init__(self, language: str) -> None:
        # Read while importing: a restored memory snapshot keeps objects, but no files.
        self._sentences = _parse(_read(language))
        self._closed = {volume: _read(f"{volume}.{language}") for volume in VOLUMES}
        self._opened: dict[str, Mapping[str, str]] = {}

    def __getitem__(self, key: str) -> str:
        space = key.partition(".")[0]
        if space in VOLUMES:
            return self._volume(space)[key]
        return self._sentences[key]

    def __iter__(self) -> Iterator[str]:
        yield from self._sentences
        for volume in VOLUMES:
            yield from self._volume(volume)

    def __len__(self) -> int:
        return sum(1 for _ in self)

    def _volume(self, name: str) -> Mapping[str, str]:
        if name not in self._opened:
            self._opened[name] = _parse(self._closed.pop(name))
        return self._opened[name]


CATALOGUES: Mapping[str, Mapping[str, str]] = {
    language: Catalogue(language) for language in LANGUAGES
}


def language_of(tag: str) -> str:
    """The app's language for a browser's tag (`de-AT` gives `de`); English for all it lacks."""
    language = tag.replace("_", "-").split("-")[0].lower()
    return language if language in LANGUAGES else "en"

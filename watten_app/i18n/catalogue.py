"""The catalogues: flat keys to sentences, one JSON file a language, and volumes beside it.

A volume is a file of its own for a long text that few screens need: `book.de.json` holds the keys
`book` and `book.…`, and no other file does. It is parsed when the first of its keys is asked for.

The words of a region lie over a language: `words.bavarian.de.json` holds the sentences that are
said in its own way there, `phrases.bavarian.de.json` what stands for a word in all others. A tongue
is a language, or a language with such words: `de`, `de-bavarian`.
"""

import json
import re
from collections.abc import Iterator, Mapping
from importlib.resources import files
from typing import Any

LANGUAGES = ("de", "it", "en")
"""The languages there are; the first is the one the game is at home in."""

VOLUMES = ("book", "learn", "word")
"""The spaces of keys (what stands before the first dot) that are kept in a file of their own."""

BOOK = "book"
"""The volume that is written in the usual words, and tells those of the regions beside them."""

REGIONS = ("bavarian", "tyrolean", "south_tyrolean", "ladin")
"""Where words of their own are said; every language knows those of each."""


def _unique(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    found = dict(pairs)
    if len(found) < len(pairs):
        keys = [key for key, _ in pairs]
        raise ValueError(f"twice in a catalogue: {sorted({k for k in keys if keys.count(k) > 1})}")
    return found


def _parse(source: str) -> Mapping[str, str]:
    return json.loads(source, object_pairs_hook=_unique)


def capital(words: str) -> str:
    """The words as they begin a sentence."""
    return words[:1].upper() + words[1:]


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


class Regional(Mapping[str, str]):
    """A catalogue with the words of a region laid over it.

    A sentence that the region has of its own counts; in any other its phrases stand for those of
    the language. The words are only ever of keys that the catalogue has.
    """

    def __init__(
        self, words: Mapping[str, str], phrases: Mapping[str, str], plain: Catalogue
    ) -> None:
        self._words, self._plain = words, plain
        self._phrases = dict(phrases) | {capital(one): capital(phrases[one]) for one in phrases}
        longest_first = sorted(self._phrases, key=len, reverse=True)
        known = "|".join(map(re.escape, longest_first))
        self._pattern = re.compile(rf"{{[^}}]*}}|(?<!\w)(?:{known})(?!\w)")
        self._heard: dict[str, str] = {}

    def __getitem__(self, key: str) -> str:
        if key in self._words:
            return self._words[key]
        if key not in self._heard:
            self._heard[key] = self.with_phrases(key)
        return self._heard[key]

    def with_phrases(self, key: str) -> str:
        """The language's own sentence with the region's phrases in it, but for the book's."""
        sentence = self._plain[key]
        if key.partition(".")[0] == BOOK:
            return sentence
        return self._pattern.sub(lambda found: self._phrases.get(found[0], found[0]), sentence)

    def __iter__(self) -> Iterator[str]:
        return iter(self._plain)

    def __len__(self) -> int:
        return len(self._plain)


_PLAIN = {language: Catalogue(language) for language in LANGUAGES}


def _of_regions(kind: str) -> Mapping[str, Mapping[str, str]]:
    return {
        f"{language}-{region}": _parse(_read(f"{kind}.{region}.{language}"))
        for language in LANGUAGES
        for region in REGIONS
    }


REGIONAL = _of_regions("words")
"""By tongue, only the sentences that are said differently there."""

PHRASES = _of_regions("phrases")
"""By tongue, what stands there for a phrase of the language, whatever it stands in."""

CATALOGUES: Mapping[str, Mapping[str, str]] = _PLAIN | {
    tongue: Regional(REGIONAL[tongue], PHRASES[tongue], _PLAIN[tongue.partition("-")[0]])
    for tongue in REGIONAL
}
"""All that is said, by tongue."""


def tongue_of(language: str, region: str) -> str:
    """The tongue of a language with the words of a region; without them where it has none."""
    tongue = f"{language}-{region}"
    return tongue if tongue in CATALOGUES else language


def language_of(tag: str) -> str:
    """The app's language for a browser's tag (`de-AT` gives `de`); English for all it lacks."""
    language = tag.replace("_", "-").split("-")[0].lower()
    return language if language in LANGUAGES else "en"

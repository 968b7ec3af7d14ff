"""Finding words in the book: whole texts in memory, folded so that spelling does not matter.

Upper and lower case are the same, accents are left out, and `ü` is found as `u` and as `ue`.
"""

import unicodedata
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from difflib import get_close_matches

from watten_app.app.book.passage import Book, Passage
from watten_app.engine import Message

SHORTEST = 2
"""Letters a word must have to be looked for."""

MOST_HITS = 20
_BEFORE, _ROOM = 40, 150
"""Letters shown before the first word found, and in all."""

_SPELT_OUT = {"ä": "ae", "ö": "oe", "ü": "ue", "å": "aa"}


@dataclass(frozen=True, slots=True)
class Folded:
    """A text folded for comparing; `origins` tells for each letter where it stood before."""

    letters: str
    origins: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Entry:
    """A passage of the book as it is searched.

    Attributes:
        place: the passage's mark in the book.
        chapter: the chapter's heading.
        title: the question it answers, or empty.
        text: all it says, in one line.
    """

    place: str
    chapter: str
    title: str
    text: str
    _heads: tuple[str, ...]
    _bodies: tuple[Folded, ...]


@dataclass(frozen=True, slots=True)
class Piece:
    """A run of letters of a hit's excerpt; `found` ones were looked for."""

    text: str
    found: bool


type Pieces = tuple[Piece, ...]


def plain(pieces: Pieces) -> str:
    """The letters of all pieces."""
    return "".join(piece.text for piece in pieces)


@dataclass(frozen=True, slots=True)
class Hit:
    """A passage that holds all words looked for, with an excerpt round the first of them."""

    place: str
    chapter: Pieces
    title: Pieces
    excerpt: Pieces


@dataclass(frozen=True, slots=True)
class Found:
    """What a search came to.

    Attributes:
        hits: the best of them, `MOST_HITS` at most.
        total: how many passages there are in all.
        suggestion: a word of the book to try where there are none, or empty.
    """

    hits: tuple[Hit, ...]
    total: int = 0
    suggestion: str = ""


def fold(text: str, *, spelt_out: bool = False) -> Folded:
    """The text in small letters without accents; `spelt_out` makes `ue` of `ü`, else `u`."""
    letters: list[str] = []
    origins: list[int] = []
    for place, letter in enumerate(text.lower()):
        if letter in _PLAIN:
            plain = letter
        elif letter == "ß":
            plain = "ss"
        elif spelt_out and letter in _SPELT_OUT:
            plain = _SPELT_OUT[letter]
        else:
            plain = "".join(c for c in unicodedata.normalize("NFD", letter) if c.isalnum())
            plain = plain or " "
        letters.append(plain)
        origins += [place] * len(plain)
    return Folded("".join(letters), tuple(origins))


_PLAIN = frozenset("abcdefghijklmnopqrstuvwxyz0123456789 ")


def entries_of(book: Book, tell: Callable[[Message], str]) -> tuple[Entry, ...]:
    """The book made ready for searching, in the language that `tell` speaks."""
    entries = []
    for chapter in book:
        heading = tell(Message(chapter.heading, {}))
        for number, passage in enumerate(chapter.passages):
            title = tell(Message(passage.question, {})) if passage.question else ""
            text = " ".join(map(tell, _said(passage)))
            heads = f"{heading} {title}"
            entry = Entry(
                chapter.place(number),
                heading,
                title,
                text,
                tuple(one.letters for one in _both(heads if number == 0 else title)),
                _both(text),
            )
            entries.append(entry)
    return tuple(entries)


def _said(passage: Passage) -> Iterable[Message]:
    yield passage.message
    if passage.trick:
        yield from (passage.trick.takes, passage.trick.why)
    for line in passage.talk:
        yield from (line.words, line.effect)


def _both(text: str) -> tuple[Folded, Folded]:
    return fold(text), fold(text, spelt_out=True)


def search(entries: tuple[Entry, ...], query: str) -> Found:
    """The passages that hold every word of the query, those with it in the heading first."""
    words = _words(query)
    if not words:
        return Found(())
    ranked = [(rank, entry) for entry in entries if (rank := _rank(entry, words)) is not None]
    ranked.sort(key=lambda one: one[0])
    hits = tuple(_hit(entry, words) for _, entry in ranked[:MOST_HITS])
    return Found(hits, len(ranked), "" if hits else _suggestion(entries, words))


def _words(query: str) -> tuple[tuple[str, str], ...]:
    """Each word of the query, folded in both ways."""
    words = ((fold(w).letters, fold(w, spelt_out=True).letters) for w in query.split())
    return tuple((a.strip(), b.strip()) for a, b in words if len(a.strip()) >= SHORTEST)


def _rank(entry: Entry, words: tuple[tuple[str, str], ...]) -> int | None:
    """0 if all stand in the heading, 1 if all begin a word, 2 if all are there; None if not."""
    rank = 0
    for word in words:
        if any(one in head for one, head in zip(word, entry._heads, strict=True)):
            continue
        bodies = [body.letters for body in entry._bodies]
        if not any(one in body for one, body in zip(word, bodies, strict=True)):
            return None
        begins = any(f" {one}" in f" {body}" for one, body in zip(word, bodies, strict=True))
        rank = max(rank, 1 if begins else 2)
    return rank


def _hit(entry: Entry, words: tuple[tuple[str, str], ...]) -> Hit:
    marked = _marks(entry.text, entry._bodies, words)
    start, end = _window(entry.text, marked)
    excerpt = _pieces(entry.text[start:end], marked[start:end])
    if start:
        excerpt = (Piece("… ", found=False), *excerpt)
    if end < len(entry.text):
        excerpt = (*excerpt, Piece(" …", found=False))
    chapter, title = (
        _pieces(text, _marks(text, _both(text), words)) for text in (entry.chapter, entry.title)
    )
    return Hit(entry.place, chapter, title, excerpt)


def _marks(text: str, bodies: tuple[Folded, ...], words: tuple[tuple[str, str], ...]) -> list[bool]:
    """For each letter of the text, whether it was looked for."""
    marked = [False] * len(text)
    for word in words:
        for one, body in zip(word, bodies, strict=True):
            place = body.letters.find(one)
            while place >= 0:
                for origin in body.origins[place : place + len(one)]:
                    marked[origin] = True
                place = body.letters.find(one, place + len(one))
    return marked


def _window(text: str, marked: list[bool]) -> tuple[int, int]:
    """What is shown of the text, from the beginning of a word to the end of one."""
    if len(text) <= _ROOM:
        return 0, len(text)
    first = marked.index(True) if True in marked else 0
    start = max(0, first - _BEFORE)
    if start:
        start = text.rfind(" ", 0, start) + 1
    end = start + _ROOM
    if end < len(text):
        end = max(text.rfind(" ", start, end), first + 1)
    return start, min(end, len(text))


def _pieces(text: str, marked: list[bool]) -> Pieces:
    pieces: list[Piece] = []
    begin = 0
    for place in range(1, len(text) + 1):
        if place == len(text) or marked[place] != marked[begin]:
            pieces.append(Piece(text[begin:place], marked[begin]))
            begin = place
    return tuple(pieces)


def _suggestion(entries: tuple[Entry, ...], words: tuple[tuple[str, str], ...]) -> str:
    """The word of the book that looks most like one of those not found; empty if none does."""
    known = {}
    for entry in entries:
        for word in f"{entry.chapter} {entry.title} {entry.text}".split():
            bare = word.strip(".,:;!?()„“”–…")
            known.setdefault(fold(bare).letters, bare)
    for word, _ in words:
        close = get_close_matches(word, known, n=1, cutoff=0.7)
        if close and not any(word in other for other in known):
            return known[close[0]]
    return ""

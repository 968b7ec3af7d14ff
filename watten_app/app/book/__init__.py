"""The rule book: what is true for the rules of a match and nothing else, chapter by chapter."""

from watten_app.app.book.contents import book_of
from watten_app.app.book.passage import Book, Bookmark, Chapter, Passage, PlayedTrick, Spoken
from watten_app.app.book.search import (
    SHORTEST,
    Entry,
    Found,
    Hit,
    Pieces,
    entries_of,
    plain,
    search,
)

__all__ = [
    "SHORTEST",
    "Book",
    "Bookmark",
    "Chapter",
    "Entry",
    "Found",
    "Hit",
    "Passage",
    "Pieces",
    "PlayedTrick",
    "Spoken",
    "book_of",
    "entries_of",
    "plain",
    "search",
]

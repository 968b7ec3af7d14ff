"""What a rule book is made of: chapters of passages, some with a picture."""

from dataclasses import dataclass
from typing import Any

from watten_app.engine import Card, Message, Rules


@dataclass(frozen=True, slots=True)
class PlayedTrick:
    """A trick to read along: its cards in the order played, and what is said of it.

    Attributes:
        best: the place, from 0, of the card that takes it.
        takes, why: the two lines of the bubble, as at the table.
    """

    cards: tuple[Card, ...]
    best: int
    takes: Message
    why: Message


@dataclass(frozen=True, slots=True)
class Spoken:
    """A line of a talk across the table: which side says it, its words, and what they do."""

    ours: bool
    words: Message
    effect: Message


@dataclass(frozen=True, slots=True)
class Passage:
    """A paragraph.

    Attributes:
        question: the key of the question that this passage begins to answer, or empty.
        cards: small cards to be seen with it.
        differs: whether a house rule makes it say something else than the variant usually does.
        rules: the house rules it tells of.
    """

    message: Message
    question: str = ""
    cards: tuple[Card, ...] = ()
    trick: PlayedTrick | None = None
    talk: tuple[Spoken, ...] = ()
    differs: bool = False
    rules: frozenset[str] = frozenset()


@dataclass(frozen=True, slots=True)
class Chapter:
    """A part of the book; `name` is the same in every language."""

    name: str
    heading: str
    passages: tuple[Passage, ...]

    def place(self, number: int) -> str:
        """The name of one of its passages, as a mark to jump to."""
        return f"{self.name}.{number}"


type Book = tuple[Chapter, ...]


@dataclass(frozen=True, slots=True)
class Bookmark:
    """Where the book is opened: for whose rules (None: those in force), and at which chapter."""

    rules: Rules | None = None
    players: int = 4
    chapter: str = ""


def passage(
    key: str,
    *rules: str,
    question: str = "",
    shown: tuple[Card, ...] = (),
    trick: PlayedTrick | None = None,
    talk: tuple[Spoken, ...] = (),
    **params: Any,
) -> Passage:
    """A passage with the sentence of `key`, which tells of these house rules."""
    return Passage(Message(key, params), question, shown, trick, talk, rules=frozenset(rules))

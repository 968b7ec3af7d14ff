"""What a person who does not know Schlag and trump has worked out: ranks and suits, by hand."""

from collections.abc import Iterable
from dataclasses import dataclass
from enum import StrEnum

from watten_app.engine import Rank, Suit, View
from watten_app.engine.cards import WELI, ranks_of_pack


class Mark(StrEnum):
    """What the person thinks of a rank or a suit; a tap goes on to the next."""

    POSSIBLE = "possible"
    OUT = "out"
    SURE = "sure"


_MARKS = tuple(Mark)


@dataclass(frozen=True, slots=True)
class NotePad:
    """The marks of one deal; what has none is possible.

    Attributes:
        marks: the texts of ranks and suits with their mark, each but once.
    """

    marks: tuple[tuple[str, Mark], ...] = ()

    @classmethod
    def read(cls, notes: Iterable[tuple[int, str, str]], seat: int) -> "NotePad":
        """The pad of a seat from what is kept of all; what is no mark is left out."""
        known = {text: Mark(mark) for of, text, mark in notes if of == seat and mark in _MARKS}
        return cls(tuple(known.items()))

    def of(self, value: Rank | Suit) -> Mark:
        """What is noted of a rank or a suit."""
        return dict(self.marks).get(value.value, Mark.POSSIBLE)

    def turned(self, value: Rank | Suit) -> "NotePad":
        """The pad with the next mark for this rank or suit."""
        marks = dict(self.marks)
        mark = _MARKS[(_MARKS.index(self.of(value)) + 1) % len(_MARKS)]
        marks.pop(value.value, None)
        if mark is not Mark.POSSIBLE:
            marks[value.value] = mark
        return NotePad(tuple(marks.items()))


NOTHING_NOTED = NotePad()

type Notes = tuple[tuple[int, str, str], ...]
"""What is kept of all pads: the seat, the rank or suit, the mark."""


def notes_with(notes: Notes, seat: int, value: Rank | Suit) -> Notes:
    """The notes once a seat has gone on to its next mark for this rank or suit."""
    pad = NotePad.read(notes, seat).turned(value)
    others = (one for one in notes if one[0] != seat)
    return (*others, *((seat, text, mark.value) for text, mark in pad.marks))


def in_the_dark(view: View) -> bool:
    """Whether the seat is one of those who do not know Schlag and trump in this deal (R12)."""
    asked = view.seat in (view.forehand, view.dealer)
    return view.rules.hidden and view.order is None and not asked


def noted_ranks(view: View) -> tuple[Rank, ...]:
    """The ranks the Schlag can be of."""
    ranks = ranks_of_pack(view.rules.pack)
    weli = WELI in view.rules.cards and Rank.SIX not in ranks
    return (*ranks, Rank.SIX) if weli else ranks

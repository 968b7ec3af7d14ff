"""What a seat can do, as small values with a text form (record.md, "Actions")."""

import re
from enum import StrEnum
from typing import NamedTuple

from watten_app.engine.cards import Card, Rank, Suit


class Verb(StrEnum):
    """The verbs of a record."""

    CUT = "cut"
    FIST = "fist"
    TAKE = "take"
    PASS = "pass"
    BETTER = "better"
    SWAP = "swap"
    AGREE = "agree"
    REFUSE = "refuse"
    SCHLAG = "schlag"
    TRUMP = "trump"
    MACHINE = "machine"
    KEEP = "keep"
    GIVE = "give"
    PLAY = "play"
    RAISE = "raise"
    HOLD = "hold"
    FOLD = "fold"
    FARBE = "farbe"
    EXCHANGE = "exchange"
    LEAVE = "leave"
    STAY = "stay"
    SIGN = "sign"


class Sign(StrEnum):
    """Signs (R26) and talk (R27)."""

    MAX = "max"
    BELLI = "belli"
    WELI = "weli"
    SPITZ = "spitz"
    RECHTER = "rechter"
    SCHLAG = "schlag"
    LOW = "low"
    UNTER = "unter"
    OBER = "ober"
    KING = "king"
    ACE = "ace"
    NOTHING = "nothing"
    SCHADET = "schadet"
    YES = "ja"
    NO = "nein"
    TAKE = "nimm"
    LEAVE = "lass"

    @property
    def is_talk(self) -> bool:
        """Heard by all and not counted as a sign (R27)."""
        return self in _TALK


_TALK = frozenset({Sign.SCHADET, Sign.YES, Sign.NO, Sign.TAKE, Sign.LEAVE})

_NUMBER = re.compile("0|[1-9][0-9]?")


def _count(text: str) -> int:
    if _NUMBER.fullmatch(text) is None:
        raise ValueError
    return int(text)


_ARGUMENTS = {
    Verb.CUT: _count,
    Verb.SCHLAG: Rank,
    Verb.TRUMP: Suit,
    Verb.PLAY: Card.parse,
    Verb.RAISE: Card.parse,
    Verb.SIGN: Sign,
}
_OPTIONAL = (Verb.RAISE,)


class Action(NamedTuple):
    """One action of one seat. `str(action)` is its text, `Action.parse` reads it back."""

    seat: int
    verb: Verb
    argument: Card | Rank | Suit | Sign | int | tuple[Card, ...] | None = None

    def __str__(self) -> str:
        text = f"{self.seat} {self.verb.value}"
        if self.argument is None:
            return text
        if self.verb is Verb.EXCHANGE:
            return " ".join((text, *map(str, self.argument)))
        return f"{text} {self.argument}"

    @property
    def card(self) -> Card:
        """The card of a `play`."""
        assert isinstance(self.argument, Card)
        return self.argument

    @classmethod
    def parse(cls, text: str) -> "Action":
        """Read `0 play GO`.

        Raises:
            ValueError: with a sentence, if the text is no action.
        """
        words = text.split(" ") if isinstance(text, str) else []
        if len(words) < 2 or _NUMBER.fullmatch(words[0]) is None:
            raise ValueError(f"{text!r} is no action; write a seat and a verb, as in '0 play GO'")
        try:
            verb = Verb(words[1])
        except ValueError:
            raise ValueError(f"{words[1]!r} is no verb of a record") from None
        read = _ARGUMENTS.get(verb)
        seat, rest = int(words[0]), words[2:]
        if verb is Verb.EXCHANGE:
            return cls(seat, verb, tuple(sorted(map(Card.parse, rest))))
        if not rest and (read is None or verb in _OPTIONAL):
            return cls(seat, verb)
        if read is None or len(rest) != 1:
            raise ValueError(
                f"{verb.value!r} takes {'no argument' if read is None else 'one argument'}"
            )
        try:
            return cls(seat, verb, read(rest[0]))
        except ValueError:
            raise ValueError(f"{rest[0]!r} does not fit after {verb.value!r}") from None

"""The rules of a match as data (rules.md, section 9)."""

from dataclasses import dataclass, field, fields
from enum import StrEnum
from typing import Any

from watten_app.engine.cards import PACK_SIZES, WELI, Card, Rank, pack_of, ranks_of_pack


class RulesError(ValueError):
    """Rules that cannot be played; the text says why."""


class Follow(StrEnum):
    """The obligation to follow (R17)."""

    FREE = "free"
    HAUPTSCHLAG = "hauptschlag"


class Tense(StrEnum):
    """What follows from being tense (R23)."""

    BAN = "ban"
    THREE = "three"
    GESTRICHEN = "gestrichen"
    TWO_THREE = "two_three"
    FOUR_BEHIND = "four_behind"


class RaiseCap(StrEnum):
    """The limit of raising (R21)."""

    NEEDED = "needed"
    NONE = "none"


class Dealing(StrEnum):
    """How the five cards are dealt (R6)."""

    THREE_TWO = "3+2"
    TWO_THREE = "2+3"
    SINGLE = "1"


class Signs(StrEnum):
    """Who sees a sign (R26)."""

    OFF = "off"
    PARTNER = "partner"
    ALL = "all"


class Bummerl(StrEnum):
    """Who gets the mark of a match (R25)."""

    LOSER = "loser"
    WINNER = "winner"


TARGETS = (11, 13, 15, 18, 21)
CARDS_EACH = 5
TRICKS_TO_WIN = 3


@dataclass(frozen=True, slots=True, kw_only=True)
class Rules:
    """The rules of a match; the defaults are the common ones of rules.md, section 9.

    Raises:
        RulesError: if a value is outside its list or the rules do not fit together.
    """

    variant: str
    pack: int = 32
    critical: tuple[Card, ...] = ()
    target: int = 15
    tense: Tense = Tense.BAN
    follow: Follow = Follow.FREE
    spare_partner: bool = False
    franconian: bool = False
    pfeffer: bool = False
    better: bool = True
    swap: bool = True
    deal: Dealing = Dealing.THREE_TWO
    raise_cap: RaiseCap = RaiseCap.NEEDED
    reraise: bool = True
    signs: Signs = Signs.PARTNER
    bummerl: Bummerl = Bummerl.LOSER
    cards: tuple[Card, ...] = field(init=False, repr=False, compare=False)

    def __post_init__(self) -> None:
        if self.pack not in PACK_SIZES:
            raise RulesError(f"a pack has 32, 33 or 40 cards, not {self.pack!r}")
        object.__setattr__(self, "cards", pack_of(self.pack))
        if self.target not in TARGETS:
            raise RulesError(f"the target is 11, 13, 15, 18 or 21, not {self.target!r}")
        if len(set(self.critical)) < len(self.critical):
            raise RulesError("a Kritischer is named twice")
        for card in self.critical:
            if card not in self.cards:
                raise RulesError(f"the Kritischer {card} is not in a pack of {self.pack} cards")

    @property
    def weli_is_schlag_six(self) -> bool:
        """Whether the six is the Weli alone and may be named as Schlag (R2, R3)."""
        return self.pack == 33 and WELI not in self.critical

    @property
    def schlag_ranks(self) -> tuple[Rank, ...]:
        """The ranks that can be named as Schlag, high to low."""
        ranks = ranks_of_pack(self.pack)
        return (*ranks, Rank.SIX) if self.weli_is_schlag_six else ranks

    @classmethod
    def house_rules(cls) -> tuple[str, ...]:
        """The names of the house rules, as they stand in a record."""
        return tuple(f.name for f in fields(cls) if f.init and f.name != "variant")

    def value_as_record(self, name: str) -> Any:
        """The value of a house rule as it stands in a record's JSON."""
        value = getattr(self, name)
        return [str(card) for card in value] if name == "critical" else value


def house_rule(name: str, value: Any) -> Any:
    """A house rule's value, read from a record's JSON.

    Raises:
        RulesError: if there is no such rule, or the value is outside its list.
    """
    if name not in Rules.house_rules():
        raise RulesError(f"{name!r} is no house rule")
    default = getattr(_DEFAULTS, name)
    if name == "critical":
        return _critical(value)
    if isinstance(default, StrEnum):
        kind = type(default)
        if value not in tuple(kind):
            raise RulesError(f"{name} is one of {', '.join(kind)}, not {value!r}")
        return kind(value)
    if type(value) is not type(default):
        wanted = "true or false" if isinstance(default, bool) else "a whole number"
        raise RulesError(f"{name} is {wanted}, not {value!r}")
    return value


def _critical(value: Any) -> tuple[Card, ...]:
    if not isinstance(value, list):
        raise RulesError(f"critical is a list of cards, not {value!r}")
    try:
        return tuple(Card.parse(text) for text in value)
    except ValueError as error:
        raise RulesError(f"critical: {error}") from None


_DEFAULTS = Rules(variant="")

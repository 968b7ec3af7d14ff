"""The rules of a match as data (rules.md, section 9)."""

from dataclasses import dataclass, field, fields
from enum import IntEnum, StrEnum
from typing import Any

from watten_app.engine.cards import PACK_SIZES, WELI, Card, Rank, Suit, pack_of, ranks_of_pack
from watten_app.engine.unplayable import RulesError, Unplayable


class Weli(StrEnum):
    """What the Weli is when it is neither Kritischer nor Schlag (R2)."""

    TRUMP = "trump"
    BELLS = "bells"


class Guater(IntEnum):
    """Which of Guater and Super-Guater are played (section 1)."""

    NONE = 0
    GUATER = 1
    SUPER_GUATER = 2


class Announce(StrEnum):
    """How Schlag and trump are found (R9 to R11)."""

    OPEN = "open"
    BLIND = "blind"
    BOTTOM = "bottom"
    TURNED = "turned"


class BlindReveal(StrEnum):
    """When a blind announcement is uncovered (R10)."""

    END = "end"
    FIRST_TRICK = "first_trick"


class OpenTrick(StrEnum):
    """Which complete trick lies open (R12)."""

    LAST = "last"
    FIRST = "first"


class Machine(StrEnum):
    """What a hand with the three highest cards does (R15)."""

    OFF = "off"
    DECLARE = "declare"
    CHOICE = "choice"


class Follow(StrEnum):
    """The obligation to follow (R17)."""

    FREE = "free"
    HAUPTSCHLAG = "hauptschlag"
    TRUMP = "trump"
    TRUMP_OR_BEAT = "trump_or_beat"
    BOHEMIAN = "bohemian"


class FollowScope(StrEnum):
    """Whom the obligation binds (R18)."""

    ALL = "all"
    ANNOUNCERS = "announcers"


class Penalties(StrEnum):
    """Whether a breach is impossible or punished (R19)."""

    PREVENT = "prevent"
    PUNISH = "punish"


class LastTrick(StrEnum):
    """Who may raise in the last trick (R22)."""

    FREE = "free"
    TIROL = "tirol"
    BLUFF = "bluff"


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


class Peek(StrEnum):
    """Who sees a card of the pack besides the hand (R8)."""

    NONE = "none"
    CUTTER = "cutter"
    DEALER = "dealer"


class Signs(StrEnum):
    """Who sees a sign (R26)."""

    OFF = "off"
    PARTNER = "partner"
    ALL = "all"


class Bummerl(StrEnum):
    """Who gets the mark of a match (R25)."""

    LOSER = "loser"
    WINNER = "winner"


class Overshoot(StrEnum):
    """What happens to who makes more tricks than points are left (R32)."""

    BACK = "back"
    ALLOWED = "allowed"


class Direction(StrEnum):
    """Which way the game goes round the table; for drawing only."""

    CLOCKWISE = "clockwise"
    ANTICLOCKWISE = "anticlockwise"


TARGETS = (11, 13, 15, 18, 21)
TENSE_FROM = 2
"""Who needs so many points or fewer is tense (R23)."""

FAR_BEHIND = 4
"""From so many points on a side is behind enough for `four_behind` (R23)."""

PENALTY_POINTS = (2, 3)
EIGHT, PACK_OF_EIGHT = 8, 40
WITH_WELI = 33
MOST_BOHEMIAN = 6


@dataclass(frozen=True, slots=True, kw_only=True)
class Rules:
    """The rules of a match; the defaults are the common ones of rules.md, section 9.

    Raises:
        RulesError: if a value is outside its list or the rules do not fit together.
    """

    variant: str
    pack: int = 32
    critical: tuple[Card, ...] = ()
    guater: Guater = Guater.NONE
    beaster: bool = False
    weli: Weli = Weli.BELLS
    target: int = 15
    tense: Tense = Tense.BAN
    follow: Follow = Follow.FREE
    follow_scope: FollowScope = FollowScope.ALL
    spare_partner: bool = False
    franconian: bool = False
    pfeffer: bool = False
    announce: Announce = Announce.OPEN
    blind_reveal: BlindReveal = BlindReveal.END
    open_trick: OpenTrick = OpenTrick.LAST
    face_down: bool = False
    better: bool = True
    swap: bool = True
    machine: Machine = Machine.OFF
    schlecken: bool = False
    schlecken_bluff: bool = False
    peek: Peek = Peek.NONE
    deal: Dealing = Dealing.THREE_TWO
    fist: bool = False
    direction: Direction = Direction.CLOCKWISE
    raise_cap: RaiseCap = RaiseCap.NEEDED
    reraise: bool = True
    last_trick: LastTrick = LastTrick.FREE
    signs: Signs = Signs.PARTNER
    penalties: Penalties = Penalties.PREVENT
    penalty_points: int = 2
    bummerl: Bummerl = Bummerl.LOSER
    turned_schlag: bool = True
    no_leave: Suit = Suit.HEARTS
    overshoot: Overshoot = Overshoot.BACK
    cards: tuple[Card, ...] = field(init=False, repr=False, compare=False)

    def __post_init__(self) -> None:
        if self.pack not in PACK_SIZES:
            raise RulesError(f"a pack has 32, 33 or 40 cards, not {self.pack!r}")
        object.__setattr__(self, "cards", pack_of(self.pack))
        if self.target not in TARGETS:
            raise RulesError(f"the target is 11, 13, 15, 18 or 21, not {self.target!r}")
        if self.penalty_points not in PENALTY_POINTS:
            raise RulesError(f"penalty_points are 2 or 3, not {self.penalty_points!r}")
        if len(set(self.critical)) < len(self.critical):
            raise RulesError("a Kritischer is named twice", Unplayable.CRITICAL_TWICE)
        for card in self.critical:
            if card not in self.cards:
                raise RulesError(
                    f"the Kritischer {card} is not in a pack of {self.pack} cards",
                    Unplayable.CRITICAL_NOT_IN_PACK,
                    card,
                )
        if self.bohemian != (self.announce is Announce.TURNED):
            raise RulesError(
                "follow: bohemian and announce: turned belong together", Unplayable.BOHEMIAN_ONLY
            )
        if self.hidden and self.signs is not Signs.OFF:
            raise RulesError(
                f"announce {self.announce} forbids signs: set signs to off", Unplayable.HIDDEN_SIGNS
            )
        if self.hidden and self.follow_scope is FollowScope.ALL:
            raise RulesError(
                f"announce {self.announce} binds only the announcers to follow",
                Unplayable.HIDDEN_SCOPE,
            )
        if self.schlecken and not self.critical:
            raise RulesError(
                "schlecken needs Kritische, and none are played", Unplayable.SCHLECKEN_NO_CRITICAL
            )
        if self.schlecken and self.pack == 40:
            raise RulesError("schlecken is not played with 40 cards", Unplayable.SCHLECKEN_FORTY)

    def check_players(self, players: int) -> None:
        """Whether so many can play by these rules; every pack has cards enough for who may.

        Raises:
            RulesError: with the reason why they cannot.
        """
        if self.bohemian:
            if not 2 <= players <= MOST_BOHEMIAN:
                raise RulesError("Böhmisch is played by two to six", Unplayable.PLAYERS_BOHEMIAN)
        elif players not in (2, 3, 4, 6, EIGHT):
            raise RulesError(
                f"players is one of 2, 3, 4, 6 and 8, not {players}", Unplayable.PLAYERS
            )
        if (players == EIGHT) != (self.pack == 40):
            raise RulesError(
                "eight players need 40 cards, and 40 cards eight players", Unplayable.EIGHT_FORTY
            )
        if self.hidden and players == 3:
            raise RulesError(
                f"announce {self.announce} is not played by three", Unplayable.HIDDEN_THREE
            )

    @property
    def hidden(self) -> bool:
        """Whether only the announcers know Schlag and trump (R10, R11)."""
        return self.announce in (Announce.BLIND, Announce.BOTTOM)

    @property
    def bohemian(self) -> bool:
        """Whether this is Böhmisch, the second family (section 8)."""
        return self.follow is Follow.BOHEMIAN

    @property
    def cutting(self) -> bool:
        """Whether cutting has a meaning, so that it is part of a deal's actions (record.md)."""
        return self.schlecken or self.fist or self.peek is Peek.CUTTER

    @property
    def schlag_ranks(self) -> tuple[Rank, ...]:
        """The ranks that can be named, high to low (R2, R3)."""
        ranks = ranks_of_pack(self.pack)
        if self.pack == WITH_WELI:
            ranks = (*ranks, Rank.SIX)
        return tuple(r for r in ranks if r is not Rank.SIX or WELI not in self.critical)

    @classmethod
    def house_rules(cls) -> tuple[str, ...]:
        """The names of the house rules, as they stand in a record."""
        return tuple(f.name for f in fields(cls) if f.init and f.name != "variant")

    def value_as_record(self, name: str) -> Any:
        """The value of a house rule as it stands in a record's JSON."""
        value = getattr(self, name)
        return [str(card) for card in value] if name == "critical" else value


def cards_each(players: int) -> int:
    """How many cards a seat is dealt (R6)."""
    return 3 if players == EIGHT else 5


def tricks_to_win(players: int) -> int:
    """How many tricks win the deal (R16)."""
    return 2 if players == EIGHT else 3

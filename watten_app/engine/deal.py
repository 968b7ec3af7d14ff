"""The state of one deal, a frozen value."""

from dataclasses import dataclass
from enum import StrEnum
from operator import add

from watten_app.engine import seats
from watten_app.engine.actions import Action, Sign
from watten_app.engine.cards import Card, Rank, Suit
from watten_app.engine.order import Order, Role
from watten_app.engine.rules import FAR_BEHIND, TENSE_FROM, Rules, Tense

BASE_VALUE = 2
GIVEN_POINTS = 2


class Phase(StrEnum):
    """What the deal waits for."""

    CUT = "cut"
    TAKE = "take"
    SCHLAG = "schlag"
    TRUMP = "trump"
    BETTER = "better"
    SWAP = "swap"
    KEEP = "keep"
    MACHINE = "machine"
    PLAY = "play"
    RAISE = "raise"
    LEAVE = "leave"
    EXCHANGE = "exchange"
    OVER = "over"


class Ending(StrEnum):
    """How a deal ended."""

    TRICKS = "tricks"
    FOLD = "fold"
    GIVEN = "given"
    MACHINE = "machine"
    FARBE = "farbe"
    PENALTY = "penalty"
    REDEAL = "redeal"


@dataclass(frozen=True, slots=True)
class Outcome:
    """The end of a deal: its cause, the seats that won, and what is added to the score.

    Attributes:
        bluff_points: which of the points a bluff brought, counted after the deal's own (R7).
    """

    ending: Ending
    winners: tuple[int, ...]
    points: tuple[int, ...]
    bluff_points: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class Trick:
    """A trick: who led and the cards in the order played; once complete its winner and why."""

    leader: int
    cards: tuple[Card, ...] = ()
    winner: int | None = None
    reason: Role | None = None


@dataclass(frozen=True, slots=True)
class MadeSign:
    """A sign or a word of talk, who made it, and how many cards lay in the deal by then."""

    seat: int
    sign: Sign
    laid: int


@dataclass(frozen=True, slots=True)
class Honesty:
    """How many signs of a seat have turned out true, and how many false."""

    true: int = 0
    false: int = 0

    def plus(self, other: "Honesty") -> "Honesty":
        """Both together."""
        return Honesty(self.true + other.true, self.false + other.false)


@dataclass(frozen=True, slots=True)
class Deal:
    """One deal at one moment.

    Attributes:
        score: the score before the deal.
        stock: the undealt cards from the top, or None if the record does not tell them.
        put_away: by seat, the cards put away in an exchange (R13).
        swapped: whether Schlagtausch was agreed to (R14).
        asked_better: the seats that have asked for Schönere.
        value: what the deal is worth now.
        raised_by: the party that raised last.
        asker: in phases better, swap and raise, the seat whose question is open.
        turn: the seat whose turn it is in phase play and, while a raise is open, will be.
        resume: the phase to go back to after better or swap was refused.
        lifted: while cutting, the packet lifted, its shown bottom card last; before, the pack.
        below: while cutting, what lies below the packet lifted.
        taken: by seat, the cards taken from the packet lifted (R7).
        peeked: by seat, the cards of the pack seen besides the hand (R8).
        laid: the card laid face down with the open raise (R20).
        played_on: the place among the actions of the `pass` that kept a Maschine in hand (R15).
        farbe_open: whether the open raise may be answered with farbe (R22).
        honesty: by seat, what it has seen of each seat's signs in earlier deals of the match;
            empty before the second deal, and where nobody signs (R26).
    """

    rules: Rules
    players: int
    dealer: int
    score: tuple[int, ...]
    hands: tuple[tuple[Card, ...], ...]
    stock: tuple[Card, ...] | None
    put_away: tuple[tuple[Card, ...], ...]
    phase: Phase
    turn: int
    trick: Trick
    value: int
    tricks: tuple[Trick, ...] = ()
    schlag: Rank | None = None
    trump: Suit | None = None
    order: Order | None = None
    swapped: bool = False
    swap_offered: bool = False
    exchanged: bool = False
    asked_better: tuple[int, ...] = ()
    asker: int | None = None
    resume: Phase | None = None
    raised_by: int | None = None
    signs: tuple[MadeSign, ...] = ()
    actions: tuple[Action, ...] = ()
    outcome: Outcome | None = None
    lifted: tuple[Card, ...] = ()
    below: tuple[Card, ...] = ()
    taken: tuple[tuple[Card, ...], ...] = ()
    peeked: tuple[tuple[Card, ...], ...] = ()
    laid: Card | None = None
    farbe_open: bool = False
    played_on: int | None = None
    honesty: tuple[tuple[Honesty, ...], ...] = ()

    @property
    def forehand(self) -> int:
        """The seat after the dealer (R5)."""
        return seats.after(self.dealer, self.players)

    @property
    def cutter(self) -> int:
        """The seat before the dealer (record.md)."""
        return seats.after(self.dealer, self.players, -1)

    @property
    def announcers(self) -> tuple[int, int]:
        """Forehand and dealer."""
        return self.forehand, self.dealer

    @property
    def over(self) -> bool:
        """Whether the deal has ended."""
        return self.outcome is not None

    @property
    def asked_value(self) -> int:
        """What the deal will be worth if the open raise is held."""
        return self.value + 1

    def party(self, seat: int) -> int:
        """The party, 0 or 1, of a seat in this deal."""
        return seats.party_of(seat, self.players, self.forehand)

    def party_seats(self, party: int) -> tuple[int, ...]:
        """The seats of a party."""
        return seats.seats_of(party, self.players, self.forehand)

    @property
    def namer_of_schlag(self) -> int:
        """Who names the Schlag (R9, R14)."""
        return self.dealer if self.swapped else self.forehand

    @property
    def namer_of_trump(self) -> int:
        """Who names the trump (R9, R14)."""
        return self.forehand if self.swapped or self.players == 3 else self.dealer

    @property
    def final_score(self) -> tuple[int, ...]:
        """The score with what this deal has brought so far."""
        if self.outcome is None:
            return self.score
        return tuple(map(add, self.score, self.outcome.points))

    # Near the target (R23)

    def is_tense(self, seat: int) -> bool:
        """Whether this seat's own score is two or less from the target."""
        return self.score[seats.score_index(seat, self.players)] >= self.rules.target - TENSE_FROM

    def party_is_tense(self, party: int) -> bool:
        """Whether a seat of the party is tense."""
        return any(self.is_tense(seat) for seat in self.party_seats(party))

    @property
    def only_tense_party(self) -> int | None:
        """The tense party, if just one is."""
        tense = [party for party in (0, 1) if self.party_is_tense(party)]
        return tense[0] if len(tense) == 1 else None

    def party_score(self, party: int) -> int:
        """The highest score of a party's seats."""
        return max(
            self.score[seats.score_index(seat, self.players)] for seat in self.party_seats(party)
        )

    def _is_far_ahead(self, party: int) -> bool:
        return self.party_score(party) - self.party_score(1 - party) >= FAR_BEHIND

    @property
    def tense_value(self) -> int | None:
        """What the deal is worth from the start because one party is tense, else None."""
        tense = self.only_tense_party
        if tense is None:
            return None
        match self.rules.tense:
            case Tense.THREE | Tense.GESTRICHEN:
                return 3
            case Tense.FOUR_BEHIND if self._is_far_ahead(tense):
                return 4
        return None

    def value_for(self, party: int) -> int:
        """What winning the deal now brings a party: one more than the value to who is not tense
        where `two_three` is played (R23)."""
        tense = self.only_tense_party
        if self.rules.tense is Tense.TWO_THREE and tense is not None and party != tense:
            return self.value + 1
        return self.value

    @property
    def keeper(self) -> int | None:
        """The seat that says keep or give before the first lead, if one has to."""
        tense = self.only_tense_party
        if self.tense_value is None or tense is None:
            return None
        if self.players == 3:
            turn = seats.in_turn(self.forehand, 3)
            return next(s for s in turn if self.party(s) == tense and self.is_tense(s))
        return next(s for s in self.announcers if self.party(s) == tense)

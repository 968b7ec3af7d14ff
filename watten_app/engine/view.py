"""What one seat knows, and nothing more (record.md, `watten view`)."""

from dataclasses import dataclass

from watten_app.engine import seats
from watten_app.engine.actions import Action, Sign, Verb
from watten_app.engine.cards import Card, Rank, Suit
from watten_app.engine.deal import Deal, Outcome, Phase, Trick
from watten_app.engine.follow import obligation
from watten_app.engine.order import Order
from watten_app.engine.play import legal, to_act
from watten_app.engine.refusal import Refused
from watten_app.engine.rules import Rules, Signs

_ANNOUNCING = (Phase.SCHLAG, Phase.TRUMP, Phase.BETTER, Phase.SWAP)


@dataclass(frozen=True, slots=True)
class SeenSign:
    """A sign as a seat sees it: None where it only sees that one was made (R26)."""

    seat: int
    sign: Sign | None


@dataclass(frozen=True, slots=True)
class View:
    """The deal as one seat knows it.

    Attributes:
        hand: the seat's own cards; empty until it may look at them (R9).
        hand_sizes: by seat, how many cards are left.
        legal: this seat's own legal actions; empty when it is not to act.
        bound: the obligation that binds this seat's card now (R17), or None.
        put_away: the cards this seat has put away in an exchange (R13).
        asker: the seat whose question (Schönere, Schlagtausch, a raise) is open.
        actions: all that was done in the open, in order, without the signs.
    """

    rules: Rules
    players: int
    seat: int
    dealer: int
    score: tuple[int, ...]
    phase: Phase
    to_act: tuple[int, ...]
    hand: tuple[Card, ...]
    hand_sizes: tuple[int, ...]
    put_away: tuple[Card, ...]
    schlag: Rank | None
    trump: Suit | None
    order: Order | None
    tricks: tuple[Trick, ...]
    trick: Trick
    value: int
    raised_by: int | None
    asker: int | None
    swapped: bool
    exchanged: bool
    tense: tuple[bool, ...]
    signs: tuple[SeenSign, ...]
    legal: tuple[Action, ...]
    bound: Refused | None
    actions: tuple[Action, ...]
    outcome: Outcome | None

    @property
    def forehand(self) -> int:
        """The seat after the dealer (R5)."""
        return seats.after(self.dealer, self.players)

    def party(self, seat: int) -> int:
        """The party, 0 or 1, of a seat in this deal."""
        return seats.party_of(seat, self.players, self.forehand)

    @property
    def my_turn(self) -> bool:
        """Whether this seat is to act."""
        return self.seat in self.to_act

    @property
    def open_trick(self) -> Trick | None:
        """The complete trick that still lies open for all to look at (R12)."""
        return self.tricks[-1] if self.tricks else None

    @property
    def played(self) -> tuple[Card, ...]:
        """All cards laid in this deal, in order."""
        return tuple(card for trick in (*self.tricks, self.trick) for card in trick.cards)

    @property
    def unseen(self) -> tuple[Card, ...]:
        """The cards this seat has not seen: others' hands and the stock."""
        seen = {*self.hand, *self.put_away, *self.played}
        return tuple(card for card in self.rules.cards if card not in seen)

    def tricks_of(self, party: int) -> int:
        """How many tricks a party has made."""
        return sum(1 for trick in self.tricks if self.party(trick.winner) == party)


def observe(deal: Deal, seat: int) -> View:
    """All that `seat` may know of the deal, made anew from what it may see."""
    acting = to_act(deal)
    mine = seat in acting
    bound = obligation(deal, seat) if mine and deal.phase is Phase.PLAY else None
    return View(
        rules=deal.rules,
        players=deal.players,
        seat=seat,
        dealer=deal.dealer,
        score=deal.score,
        phase=deal.phase,
        to_act=acting,
        hand=deal.hands[seat] if may_see_own_hand(deal, seat) else (),
        hand_sizes=tuple(map(len, deal.hands)),
        put_away=deal.put_away[seat],
        schlag=deal.schlag,
        trump=deal.trump,
        order=deal.order,
        tricks=deal.tricks,
        trick=deal.trick,
        value=deal.value,
        raised_by=deal.raised_by,
        asker=deal.asker,
        swapped=deal.swapped,
        exchanged=deal.exchanged,
        tense=tuple(deal.is_tense(other) for other in range(deal.players)),
        signs=tuple(
            SeenSign(made.seat, made.sign if _sees_sign(deal, seat, made.seat, made.sign) else None)
            for made in deal.signs
        ),
        legal=legal(deal) if mine else (),
        bound=bound.rule if bound else None,
        actions=tuple(action for action in deal.actions if action.verb is not Verb.SIGN),
        outcome=deal.outcome,
    )


def may_see_own_hand(deal: Deal, seat: int) -> bool:
    """With four and more, who does not announce looks at the cards after the naming (R9)."""
    if deal.players < 4 or deal.phase not in _ANNOUNCING:
        return True
    return seat in (deal.forehand, deal.dealer)


def _sees_sign(deal: Deal, seat: int, maker: int, sign: Sign) -> bool:
    if sign.is_talk or deal.rules.signs is Signs.ALL:
        return True
    return deal.party(seat) == deal.party(maker)

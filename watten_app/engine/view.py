"""What one seat knows, and nothing more (record.md, `watten view`)."""

from dataclasses import dataclass, replace

from watten_app.engine import bohemian, seats
from watten_app.engine.actions import Action, Sign, Verb
from watten_app.engine.bohemian_deal import TRICKS, BohemianDeal, points_of_tricks
from watten_app.engine.cards import Card, Rank, Suit
from watten_app.engine.deal import Deal, Honesty, MadeSign, Outcome, Phase, Trick
from watten_app.engine.follow import obligation
from watten_app.engine.order import Order
from watten_app.engine.play import AnyDeal, legal, to_act
from watten_app.engine.refusal import Refused
from watten_app.engine.rules import Announce, BlindReveal, OpenTrick, Rules, Signs

NOBODY = -1
"""The seat of who only looks on: no hand is his, and no side."""

_ANNOUNCING = (Phase.SCHLAG, Phase.TRUMP, Phase.BETTER, Phase.SWAP)


@dataclass(frozen=True, slots=True)
class SeenSign:
    """A sign as a seat sees it: None where it only sees that one was made (R26).

    Attributes:
        laid: how many cards lay in the deal when it was made.
    """

    seat: int
    sign: Sign | None
    laid: int


@dataclass(frozen=True, slots=True)
class View:
    """The deal as one seat knows it.

    Attributes:
        hand: the seat's own cards; empty until it may look at them (R9).
        hand_sizes: by seat, how many cards are left.
        parties: by seat, which party it belongs to; in Böhmisch each seat is its own.
        exchanged: whether forehand and dealer have new hands (R13).
        left: in Böhmisch, the seat that sits this deal out (R30).
        turned: in Böhmisch, the card turned up for the dealer (R28).
        legal: this seat's own legal actions; empty when it is not to act.
        bound: the obligation that binds this seat's card now (R17), or None.
        order: the order of the cards; None while Schlag and trump are not known to the seat.
        tricks: the complete tricks; their reasons are None where they would tell (R12).
        put_away: the cards this seat has put away in an exchange (R13).
        peeked: the cards of the pack this seat has seen (R7, R8).
        taken: by seat, the cards taken from under the cut; None for one taken face down (R7).
        laid: whether a card lies face down with the open raise (R20).
        asker: the seat whose question (Schönere, Schlagtausch, a raise) is open.
        actions: all that was done in the open, in order, without the signs.
        honesty: by seat, which of its signs this seat has seen proved in earlier deals (R26).
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
    parties: tuple[int, ...]
    put_away: tuple[Card, ...]
    peeked: tuple[Card, ...]
    taken: tuple[tuple[Card | None, ...], ...]
    laid: bool
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
    left: int | None = None
    turned: Card | None = None
    honesty: tuple[Honesty, ...] = ()

    @property
    def forehand(self) -> int:
        """The seat after the dealer (R5)."""
        return seats.after(self.dealer, self.players)

    def party(self, seat: int) -> int:
        """The party, 0 or 1, of a seat in this deal."""
        return self.parties[seat]

    def turn_from(self, leader: int) -> tuple[int, ...]:
        """Who plays this deal, in turn from `leader` on (R5, R30)."""
        return tuple(s for s in seats.in_turn(leader, self.players) if s != self.left)

    @property
    def points_for_none(self) -> int:
        """What is added to a score in Böhmisch for no trick at all (R32)."""
        return points_of_tricks(self.rules, 0, self.value, self.score[self.seat])

    @property
    def tricks_of_all(self) -> int:
        """How many tricks there are in Böhmisch, where all are played (R32)."""
        return TRICKS

    @property
    def my_turn(self) -> bool:
        """Whether this seat is to act."""
        return self.seat in self.to_act

    @property
    def open_trick(self) -> Trick | None:
        """The complete trick that still lies open for all to look at (R12)."""
        if not self.tricks:
            return None
        return self.tricks[0 if self.rules.open_trick is OpenTrick.FIRST else -1]

    @property
    def played(self) -> tuple[Card, ...]:
        """All cards laid in this deal, in order."""
        return tuple(card for trick in (*self.tricks, self.trick) for card in trick.cards)

    @property
    def unseen(self) -> tuple[Card, ...]:
        """The cards this seat has not seen: others' hands and the stock."""
        taken = {card for cards in self.taken for card in cards}
        seen = {*self.hand, *self.put_away, *self.peeked, *self.played, self.turned} | taken
        return tuple(card for card in self.rules.cards if card not in seen)

    def tricks_of(self, party: int) -> int:
        """How many tricks a party has made."""
        return sum(1 for trick in self.tricks if self.party(trick.winner) == party)


def observe(deal: AnyDeal, seat: int) -> View:
    """All that `seat` may know of the deal, made anew from what it may see."""
    return _observe_bohemian(deal, seat) if isinstance(deal, BohemianDeal) else _observe(deal, seat)


def overlook(deal: AnyDeal, seat: int) -> View:
    """What lies open for everybody, as it is seen from the side of `seat`: nothing that a player
    knows for himself alone, not even this one."""
    return replace(observe(deal, NOBODY), seat=seat)


def _observe_bohemian(deal: BohemianDeal, seat: int) -> View:
    """Schlag and trump lie open; only what the others put away and drew is hidden (R28, R30)."""
    mine = seat in to_act(deal)
    return View(
        rules=deal.rules,
        players=deal.players,
        seat=seat,
        dealer=deal.dealer,
        score=deal.score,
        phase=deal.phase,
        to_act=to_act(deal),
        hand=_own(deal.hands, seat),
        hand_sizes=tuple(map(len, deal.hands)),
        parties=tuple(range(deal.players)),
        put_away=_own(deal.put_away, seat),
        peeked=_peeked(deal, seat),
        taken=tuple(_taken(deal, seat, other) for other in range(deal.players)),
        laid=False,
        schlag=deal.schlag,
        trump=deal.trump,
        order=deal.order,
        tricks=deal.tricks,
        trick=deal.trick,
        value=deal.value,
        raised_by=None,
        asker=None,
        swapped=False,
        exchanged=False,
        tense=(False,) * deal.players,
        signs=(),
        legal=legal(deal) if mine else (),
        bound=bohemian.bound(deal) if mine else None,
        actions=tuple(_own_exchange(action, seat) for action in deal.actions),
        outcome=deal.outcome,
        left=deal.left,
        turned=deal.turned,
    )


def _own_exchange(action: Action, seat: int) -> Action:
    hidden = action.verb is Verb.EXCHANGE and action.seat != seat
    return action._replace(argument=None) if hidden else action


def _observe(deal: Deal, seat: int) -> View:
    if deal.phase is Phase.MACHINE and deal.rules.hidden and seat not in to_act(deal):
        # Others do not see that somebody was asked for a Maschine (R15).
        deal = replace(deal, phase=Phase.PLAY)
    knows = knows_announcement(deal, seat)
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
        hand=_own(deal.hands, seat) if may_see_own_hand(deal, seat) else (),
        hand_sizes=tuple(map(len, deal.hands)),
        parties=tuple(map(deal.party, range(deal.players))),
        put_away=_own(deal.put_away, seat),
        peeked=_peeked(deal, seat),
        taken=tuple(_taken(deal, seat, other) for other in range(deal.players)),
        laid=deal.laid is not None,
        schlag=deal.schlag if knows or _has_named(deal, seat) else None,
        trump=deal.trump if knows else None,
        order=deal.order if knows else None,
        tricks=deal.tricks if knows else tuple(replace(t, reason=None) for t in deal.tricks),
        trick=deal.trick,
        value=deal.value,
        raised_by=deal.raised_by,
        asker=deal.asker,
        swapped=deal.swapped,
        exchanged=deal.exchanged,
        tense=tuple(deal.is_tense(other) for other in range(deal.players)),
        signs=tuple(_seen_sign(deal, seat, made) for made in deal.signs),
        legal=legal(deal) if mine else (),
        bound=bound.rule if bound else None,
        actions=_seen_actions(deal, seat, knows),
        outcome=deal.outcome,
        honesty=_own(deal.honesty, seat) or (Honesty(),) * deal.players,
    )


def _own[T](by_seat: tuple[tuple[T, ...], ...], seat: int) -> tuple[T, ...]:
    """What is the seat's own; nothing is of who only looks on."""
    return by_seat[seat] if by_seat and seat != NOBODY else ()


def may_see_own_hand(deal: Deal, seat: int) -> bool:
    """With four and more, who does not announce looks at the cards after the naming (R9)."""
    if deal.rules.announce is not Announce.OPEN or deal.players < 4:
        return True
    return deal.phase not in _ANNOUNCING or seat in deal.announcers


def knows_announcement(deal: Deal, seat: int) -> bool:
    """Whether the seat knows Schlag and trump, as far as they are named (R9 to R11)."""
    rules = deal.rules
    if not rules.hidden or deal.over:
        return True
    if rules.blind_reveal is BlindReveal.FIRST_TRICK and deal.tricks:
        return True
    return deal.trump is not None and seat in deal.announcers


def _has_named(deal: Deal, seat: int) -> bool:
    return seat == deal.namer_of_schlag and deal.trump is None


def _peeked(deal: AnyDeal, seat: int) -> tuple[Card, ...]:
    """What the seat saw of the pack, and the card it is just asked to take (R7, R8)."""
    shown = deal.lifted[-1:] if deal.phase is Phase.TAKE and seat in to_act(deal) else ()
    peeked = _own(deal.peeked, seat)
    return peeked + tuple(card for card in shown if card not in peeked)


def _taken(deal: AnyDeal, seat: int, other: int) -> tuple[Card | None, ...]:
    """Taken cards are seen by all, but for those a cutter takes face down (R7)."""
    face_down = deal.rules.schlecken_bluff and other == deal.cutter and other != seat
    return tuple(None if face_down else card for card in deal.taken[other])


def _seen_actions(deal: Deal, seat: int, knows: bool) -> tuple[Action, ...]:
    """What was done in the open: no signs, no hidden names, no card laid face down."""
    return tuple(
        _masked(action, seat, knows)
        for place, action in enumerate(deal.actions)
        if action.verb is not Verb.SIGN and (action.seat == seat or not was_hidden(deal, place))
    )


def was_hidden(deal: Deal, place: int) -> bool:
    """Whether the others did not see this action: a Maschine not laid down (R15)."""
    return deal.rules.hidden and place == deal.played_on


def _masked(action: Action, seat: int, knows: bool) -> Action:
    naming = action.verb in (Verb.SCHLAG, Verb.TRUMP) and not knows
    laying = action.verb is Verb.RAISE
    if action.seat != seat and (naming or laying):
        return action._replace(argument=None)
    return action


def _seen_sign(deal: Deal, seat: int, made: MadeSign) -> SeenSign:
    """Talk is heard by all, a sign seen by the partner, or by all (R26, R27)."""
    seen = made.sign.is_talk or deal.rules.signs is Signs.ALL
    seen = seen or (seat != NOBODY and deal.party(seat) == deal.party(made.seat))
    return SeenSign(made.seat, made.sign if seen else None, made.laid)

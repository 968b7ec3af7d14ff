"""Where each card on the table lies just now: hand, trick, cards on their way."""

from dataclasses import dataclass, replace

from watten_app.app.known import just_dealt, laid_card, layer_of
from watten_app.app.table_view import ME, TableView
from watten_app.engine import Card, Order, Phase, Rank, Suit, Trick, View
from watten_app.ui.geometry import Rect
from watten_app.ui.layout import Layout
from watten_app.ui.theme import CARD_RATIO

_TURNS = (1.2, -3.0, 1.5, 2.6)
"""By place, how a card in the trick is turned, in degrees."""

_SUNK, _RAISED = 8.0, 22.0
_AT_SEAT, _TAKEN = 0.3, 0.16
_COURT = 48
"""No court figure can be told below this width (visual.md)."""

_DEAL_STEP = 90
"""How much later each card of a new hand arrives, in milliseconds."""
_RANKS, _SUITS = tuple(Rank), tuple(Suit)
_ASKED_ALL = frozenset({Phase.LEAVE, Phase.EXCHANGE})
_BEFORE_THE_PLAY = frozenset(
    {Phase.CUT, Phase.TAKE, Phase.SCHLAG, Phase.TRUMP, Phase.BETTER, Phase.SWAP}
)


@dataclass(frozen=True, slots=True)
class CardPlace:
    """One card: its identity, its upper left corner unturned and unscaled, and its state.

    Attributes:
        card: None shows the back.
        leaving: whether it is on its way off the table.
        late: how much longer than usual it is on its way, in milliseconds.
        bold: whether it is so small that it needs the face with the large index.
        chance: what the adviser gives it, and whether that is the best.
    """

    key: str
    card: Card | None
    left: float
    top: float
    scale: float = 1.0
    turn: float = 0.0
    opacity: float = 1.0
    ring: bool = False
    dark: bool = False
    raised: bool = False
    leaving: bool = False
    mark: str | None = None
    late: int = 0
    bold: bool = False
    chance: tuple[str, bool] | None = None


def sorted_hand(view: View) -> tuple[Card, ...]:
    """My cards as I hold them: the strongest left, before the announcement by rank.

    A card that I have laid face down is not among them.
    """
    order = view.order

    def strength(card: Card) -> tuple[int, int, int]:
        rank, suit = _RANKS.index(card.rank), _SUITS.index(card.suit)
        if order is None:
            return 0, rank, suit
        return -order.strength(card, None), rank, suit

    laid = laid_card(view)
    return tuple(sorted((card for card in view.hand if card != laid), key=strength))


def shown_trick(table: TableView) -> Trick:
    """The trick that lies on the felt: the resting one, or the one being played."""
    return table.resting or table.view.trick


def best_of(order: Order | None, trick: Trick) -> int | None:
    """The number, from 0, of the card that wins the trick as it lies.

    Who does not know the order learns it when the trick is complete (R12).
    """
    if order is None:
        return None if trick.winner is None else (trick.winner - trick.leader) % len(trick.cards)
    return order.best(trick.cards) if trick.cards else None


def is_announced(view: View) -> bool:
    """Whether Schlag and trump are named, for all to know or not."""
    return view.phase not in _BEFORE_THE_PLAY


def seat_of(table: TableView, trick: Trick, number: int) -> int:
    """Who laid the card of this number."""
    return table.view.turn_from(trick.leader)[number]


def hand_places(
    layout: Layout,
    table: TableView,
    *,
    lifted: frozenset[Card],
    greyed: bool,
    marks: dict[Card, str],
) -> tuple[CardPlace, ...]:
    """My hand as a fan; backs while I may not look (R9), dark while I sit the deal out (R30)."""
    view = table.view
    unseen = (None,) * view.hand_sizes[ME] if any(view.hand_sizes) else view.taken[ME]
    cards: tuple[Card | None, ...] = sorted_hand(view) if view.hand else unseen
    fresh = just_dealt(view)
    legal = {action.argument for action in view.legal}
    choosing = greyed and table.waiting and view.phase is Phase.PLAY
    places = []
    for number, (card, spot) in enumerate(zip(cards, layout.fan(len(cards)), strict=True)):
        dark = (choosing and card not in legal) or view.left == ME
        raised = card in lifted
        places.append(
            CardPlace(
                key=f"{table.deal_number}-{card or number}",
                card=card,
                left=spot.left,
                top=spot.top + (_SUNK if dark else 0) - (_RAISED if raised else 0),
                turn=spot.turn,
                scale=spot.scale,
                dark=dark,
                raised=raised,
                mark=marks.get(card) if card else None,
                late=_DEAL_STEP * number if fresh else 0,
            )
        )
    return tuple(places)


def before_the_deal(
    layout: Layout, dealer: int, places: tuple[CardPlace, ...], taken: tuple[Card | None, ...]
) -> tuple[CardPlace, ...]:
    """The same cards still with the dealer, unseen, about to fly one after the other.

    Those I have taken from under the cut lie by me already.
    """
    seat = layout.cloth.seats[dealer]
    x, y = seat.middle if dealer != ME else layout.cloth.slots[ME]
    return tuple(
        place
        if place.card is not None and place.card in taken
        else replace(place, scale=_AT_SEAT, turn=0, opacity=0, **_centred(layout, x, y))
        for place in places
    )


def trick_places(layout: Layout, table: TableView) -> tuple[CardPlace, ...]:
    """The cards of the trick, those of the last one on their way, and those not yet laid.

    A card that a computer has not laid yet waits unseen at its seat, so that it can fly from there.
    """
    view = table.view
    tricks = view.tricks
    number = len(tricks) - (table.resting is not None)
    places: list[CardPlace] = []
    if number > 0:
        places += _taken(layout, table, number - 1)
    places += _turned(layout, table)
    trick = shown_trick(table)
    best = best_of(view.order, trick)
    laid = {seat_of(table, trick, place): place for place in range(len(trick.cards))}
    layer = layer_of(view)
    if layer is not None and not table.resting:
        places.append(_face_down(layout, table, number, layer))
        laid_by = {*laid, layer}
    else:
        laid_by = set(laid)
    if is_announced(view) and not (view.outcome and number == len(tricks)):
        places += [
            _waiting(layout, table.deal_number, number, seat)
            for seat in range(1, view.players)
            if seat not in laid_by and seat != view.left
        ]
    laid_cards = [
        _laid(layout, table.deal_number, number, seat, trick.cards[place], ring=place == best)
        for seat, place in laid.items()
    ]
    if layout.cloth.full:
        # a row covers the feet of the one above, never its own indices
        laid_cards.sort(key=lambda place: place.top)
    return (*places, *laid_cards)


def is_bold(layout: Layout) -> bool:
    """Whether cards in the trick are so small that they need the large index."""
    return layout.cloth.full and layout.cloth.card < _COURT


def _key(deal: int, trick: int, seat: int, card: Card | None) -> str:
    return f"{deal}-{card}" if seat == ME and card else f"{deal}-trick{trick}-{seat}"


def _laid(layout: Layout, deal: int, trick: int, seat: int, card: Card, *, ring: bool) -> CardPlace:
    x, y = layout.cloth.slots[seat]
    return CardPlace(
        key=_key(deal, trick, seat, card),
        card=card,
        scale=layout.cloth.card / layout.hand_card,
        bold=is_bold(layout),
        turn=_TURNS[layout.cloth.places[seat]] + (trick % 3 - 1) * 0.8,
        ring=ring,
        **_centred(layout, x, y),
    )


def _face_down(layout: Layout, table: TableView, trick: int, seat: int) -> CardPlace:
    """A card laid face down with a raise, where it will be uncovered (R20)."""
    own = laid_card(table.view)
    card = own or table.view.rules.cards[0]
    laid = _laid(layout, table.deal_number, trick, seat, card, ring=False)
    return replace(laid, card=None, key=_key(table.deal_number, trick, seat, own))


def _waiting(layout: Layout, deal: int, trick: int, seat: int) -> CardPlace:
    x, y = layout.cloth.seats[seat].middle
    return CardPlace(
        key=_key(deal, trick, seat, None),
        card=None,
        scale=_AT_SEAT,
        opacity=0,
        **_centred(layout, x, y),
    )


def lies_open(view: View) -> bool:
    """Whether the card turned up lies on the cloth still, before its dealer takes it (R28)."""
    return view.turned is not None and view.dealer != ME and view.phase in _ASKED_ALL


def _turned(layout: Layout, table: TableView) -> list[CardPlace]:
    """The card turned up, in its owner's place of the trick; then on its way into his hand."""
    view = table.view
    if view.turned is None or view.dealer == ME or view.tricks:
        return []
    place = replace(
        _laid(layout, table.deal_number, 0, view.dealer, view.turned, ring=False),
        key=f"{table.deal_number}-turned",
    )
    if lies_open(view):
        return [place]
    home = _centred(layout, *layout.cloth.seats[view.dealer].middle)
    return [replace(place, scale=_AT_SEAT, turn=0, opacity=0, leaving=True, **home)]


def made_by(table: TableView, seat: int) -> int:
    """How many tricks a seat has made, without one that still lies to be looked at."""
    rests = table.resting is not None and table.resting.winner == seat
    return sum(1 for trick in table.view.tricks if trick.winner == seat) - rests


def _home_of(layout: Layout, view: View, winner: int) -> tuple[float, float]:
    """Where the winner of a trick keeps it: with his side, or each at his own seat."""
    won = layout.cloth.won
    if not view.rules.bohemian:
        ours = view.party(winner) == view.party(ME)
        return won_rows(won)[0 if ours else 1].middle
    return won.middle if winner == ME else layout.cloth.seats[winner].middle


def _taken(layout: Layout, table: TableView, number: int) -> list[CardPlace]:
    """The cards of a trick that was taken: unseen at the place where the winners keep it."""
    trick = table.view.tricks[number]
    assert trick.winner is not None
    x, y = _home_of(layout, table.view, trick.winner)
    places = []
    for place, card in enumerate(trick.cards):
        seat = seat_of(table, trick, place)
        laid = _laid(layout, table.deal_number, number, seat, card, ring=False)
        home = _centred(layout, x, y)
        places.append(replace(laid, scale=_TAKEN, turn=0, opacity=0, leaving=True, **home))
    return places


def won_rows(won: Rect) -> tuple[Rect, Rect]:
    """The two rows of tricks won, ours above theirs."""
    high = won.height / 2
    return (
        Rect(won.left, won.top, won.width, high),
        Rect(won.left, won.top + high, won.width, high),
    )


def _centred(layout: Layout, x: float, y: float) -> dict[str, float]:
    width = layout.hand_card
    return {"left": x - width / 2, "top": y - width * CARD_RATIO / 2}

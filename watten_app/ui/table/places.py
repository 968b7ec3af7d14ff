"""Where cards lie just now: each one's place, and those of my hand."""

from dataclasses import dataclass

from watten_app.app.known import laid_card
from watten_app.app.table_view import ME, TableView
from watten_app.engine import Card, Order, Phase, Rank, Suit, Trick, View
from watten_app.ui.layout import Layout
from watten_app.ui.table.movement import Pace
from watten_app.ui.theme import CARD_RATIO

_TURNS = (1.2, -3.0, 1.5, 2.6)
"""By place, how a card in the trick is turned, in degrees."""

_SUNK, RAISED = 8.0, 22.0
EDGE = 0.03
"""What is seen of the width of a card that stands on its edge."""

_COURT = 48
"""No court figure can be told below this width (visual.md)."""
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
        pace: how it goes to this place from where it was.
        down: whether it lies face down, though it is known.
        edge: what is seen of its width while it is turned over.
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
    pace: Pace = Pace.FAN
    down: bool = False
    edge: float = 1.0
    mark: str | None = None
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
    refused: Card | None = None,
    marks: dict[Card, str],
) -> tuple[CardPlace, ...]:
    """My hand as a fan; backs while I may not look (R9), dark while I sit the deal out (R30)."""
    view = table.view
    unseen = (None,) * view.hand_sizes[ME] if any(view.hand_sizes) else view.taken[ME]
    cards: tuple[Card | None, ...] = sorted_hand(view) if view.hand else unseen
    legal = {action.argument for action in view.legal}
    choosing = greyed and table.waiting and view.phase is Phase.PLAY
    places = []
    for number, (card, spot) in enumerate(zip(cards, layout.fan(len(cards)), strict=True)):
        dark = (choosing and card not in legal) or view.left == ME
        dark = dark or (card is not None and card == refused)
        raised = card in lifted
        places.append(
            CardPlace(
                key=f"{table.deal_number}-{card or number}",
                card=card,
                left=spot.left,
                top=spot.top + (_SUNK if dark else 0) - (RAISED if raised else 0),
                turn=spot.turn,
                scale=spot.scale,
                dark=dark,
                raised=raised,
                mark=marks.get(card) if card else None,
                pace=Pace.LIFT if raised else Pace.FAN,
            )
        )
    return tuple(places)


def is_bold(layout: Layout) -> bool:
    """Whether cards in the trick are so small that they need the large index."""
    return layout.cloth.full and layout.cloth.card < _COURT


def key_of(deal: int, trick: int, seat: int, card: Card | None) -> str:
    """What a card in the trick is known by: mine by itself, so that it flies from my hand."""
    return f"{deal}-{card}" if seat == ME and card else f"{deal}-trick{trick}-{seat}"


def laid_at(
    layout: Layout, deal: int, trick: int, seat: int, card: Card, *, ring: bool
) -> CardPlace:
    """A card in its place of the trick."""
    x, y = layout.cloth.slots[seat]
    return CardPlace(
        key=key_of(deal, trick, seat, card),
        card=card,
        scale=layout.cloth.card / layout.hand_card,
        bold=is_bold(layout),
        turn=_TURNS[layout.cloth.places[seat]] + (trick % 3 - 1) * 0.8,
        ring=ring,
        pace=Pace.PLAY,
        **centred(layout, x, y),
    )


def lies_open(view: View) -> bool:
    """Whether the card turned up lies on the cloth still, before its dealer takes it (R28)."""
    return view.turned is not None and view.dealer != ME and view.phase in _ASKED_ALL


def centred(layout: Layout, x: float, y: float) -> dict[str, float]:
    """Where a card's corner is whose middle lies there."""
    width = layout.hand_card
    return {"left": x - width / 2, "top": y - width * CARD_RATIO / 2}

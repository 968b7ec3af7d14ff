"""What the strip "Was sticht" shows: all cards from strongest to weakest, in named groups."""

from dataclasses import dataclass

from watten_app.app.known import open_cards
from watten_app.app.table_view import ME, TableView
from watten_app.engine import Card, Order, Role, Rules, Suit
from watten_app.ui.table.places import shown_trick
from watten_app.ui.theme import Look


@dataclass(frozen=True, slots=True)
class Group:
    """A class of cards, the strongest first."""

    role: Role
    cards: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class Ruler:
    """What the strip shows.

    Attributes:
        groups: from the top.
        out: the cards that are out of play.
        mine: those in my hand.
        open: those in somebody else's hand that all have seen, with whose it is (R7).
    """

    groups: tuple[Group, ...]
    out: frozenset[Card]
    mine: frozenset[Card]
    open: tuple[tuple[Card, str], ...] = ()


def ruler_of(table: TableView) -> Ruler | None:
    """The ruler of this deal, the suit led as its last group; None before the announcement."""
    view = table.view
    order = view.order
    if order is None:
        return None
    lying = open_cards(view).items()
    return Ruler(
        groups_of(view.rules, order, order.led(shown_trick(table).cards)),
        out=frozenset((*view.played, *view.put_away)),
        mine=frozenset(view.hand),
        open=tuple((card, table.names[seat]) for card, seat in lying if seat != ME),
    )


def groups_of(rules: Rules, order: Order, led: Suit | None) -> tuple[Group, ...]:
    """The classes of a deal from the top, the suit led as the last one."""
    groups = [Group(role, cards) for role, cards in order.groups if cards]
    plain = tuple(
        card for card in rules.cards if card.suit is led and order.role(card, led) is Role.SUIT
    )
    if plain:
        by_strength = sorted(plain, key=lambda card: -order.strength(card, led))
        groups.append(Group(Role.SUIT, tuple(by_strength)))
    return tuple(groups)


def spoken_ruler(look: Look, ruler: Ruler) -> str:
    """The strip as one sentence for the screen reader."""
    parts = []
    for group in ruler.groups:
        cards = []
        for card in group.cards:
            name = look.card_name(card)
            if card in ruler.mine:
                name = look.say("a11y.mine", card=name)
            elif card in dict(ruler.open):
                name = look.say("a11y.lies_open", card=name, name=dict(ruler.open)[card])
            elif card in ruler.out:
                name = look.say("a11y.out", card=name)
            cards.append(name)
        parts.append(f"{look.say(f'table.group.{group.role.value}')}: {', '.join(cards)}")
    return f"{look.say('table.what_beats')}. {'. '.join(parts)}"

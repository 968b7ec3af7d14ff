"""The one source of "why": what a card is, whether it may be played, what still beats it.

It speaks in keys with parameters; i18n makes the sentences (design.md, section 2).
"""

from collections.abc import Mapping
from dataclasses import dataclass

from watten_app.engine.cards import WELI, Card, Suit
from watten_app.engine.deal import Phase, Trick
from watten_app.engine.order import Order, Role
from watten_app.engine.rules import WITH_WELI, Follow, Rules
from watten_app.engine.view import View


@dataclass(frozen=True, slots=True)
class Message:
    """A sentence to be made by i18n: its key and what stands in it.

    A parameter is a Card, a Rank, a Suit, a Role, a number, or a tuple of cards and roles.
    """

    key: str
    params: Mapping[str, object]


@dataclass(frozen=True, slots=True)
class Explanation:
    """What a long press on a card says, for one seat.

    Attributes:
        role: its class, or None while Schlag and trump are not known to the seat.
        legal: whether the seat may play it now.
        why: a stable key for the legality: `free`, the name of an obligation
            (`trump_or_critical`, ...), `not_your_turn`, `not_in_hand`, `played`, `announcing`,
            `cut_open`, `raise_open`,
            `keep_open`, `machine_open`, `leave_open`, `exchange_open` or `over`.
        higher_unseen: the higher cards that the seat has not seen, the strongest first; None
            while Schlag and trump are not known to it.
        higher_own: the higher cards that the seat holds.
        takes: whether it would take over the trick as it lies; None if nothing lies there.
        best: the card that is winning the open trick, or None.
        last: whether it would be the last card of the trick.
    """

    card: Card
    role: Role | None
    legal: bool
    why: str
    higher_unseen: tuple[Card, ...] | None
    higher_own: tuple[Card, ...]
    takes: bool | None
    best: Card | None
    last: bool
    messages: tuple[Message, ...]


_WAITING = {
    Phase.CUT: "cut_open",
    Phase.TAKE: "cut_open",
    Phase.RAISE: "raise_open",
    Phase.KEEP: "keep_open",
    Phase.LEAVE: "leave_open",
    Phase.EXCHANGE: "exchange_open",
    Phase.MACHINE: "machine_open",
    Phase.OVER: "over",
    Phase.PLAY: "free",
}


def explain(view: View, card: Card) -> Explanation:
    """What there is to say of `card` from this view (R1, R17)."""
    legal, why = _legality(view, card)
    order = view.order
    last = len(view.trick.cards) == len(view.turn_from(view.trick.leader)) - 1
    if order is None:
        messages = (_why_message(view, card, legal, why),)
        return Explanation(card, None, legal, why, None, (), None, None, last, messages)
    led = order.led(view.trick.cards)
    compared = led or card.suit
    role = order.role(card, led)
    unseen = order.higher(card, compared, view.unseen)
    own = order.higher(card, compared, view.hand)
    best = takes = None
    if view.trick.cards and card not in view.trick.cards:
        best = view.trick.cards[order.best(view.trick.cards)]
        takes = order.beats(card, best, compared)
    messages = [
        role_message(view.rules, order, card, led),
        _why_message(view, card, legal, why),
        _higher_message(unseen),
    ]
    if takes is not None:
        messages.append(_takes_message(order, card, best, compared))
    return Explanation(card, role, legal, why, unseen, own, takes, best, last, tuple(messages))


def _legality(view: View, card: Card) -> tuple[bool, str]:
    if card not in view.hand:
        return False, "played" if card in view.played else "not_in_hand"
    if view.phase is not Phase.PLAY:
        return False, _WAITING.get(view.phase, "announcing")
    if not view.my_turn:
        return False, "not_your_turn"
    legal = any(action.argument == card for action in view.legal)
    return legal, view.bound.value if view.bound else "free"


def role_message(rules: Rules, order: Order, card: Card, led: Suit | None = None) -> Message:
    """What the card is, and all that is higher; the key's end tells apart what is said differently.

    `weli`: the Weli as Rechter or as trump of another suit. `top`: nothing is higher. `from`: more
    than one card of its own class is higher, from the rank `next` up. `off`, `trump_led`: another
    suit was led, or trump, so that it cannot take. `no_schlag`: there is no Schlag. `above` holds
    the classes that are higher, and the cards of its own class if they are named one by one.
    """
    role = order.role(card, led)
    higher = _higher_in_class(rules, order, card, led)
    several = role is not Role.CRITICAL and len(higher) > 1
    above = order.above(role) + (() if several else higher)
    params: dict[str, object] = {
        "card": card,
        "schlag": order.schlag,
        "trump": order.trump,
        "led": led,
        "above": above,
    }
    if several:
        params["next"] = higher[-1].rank
    return Message(f"explain.role.{role.value}{_role_end(rules, order, card, led, params)}", params)


def _higher_in_class(rules: Rules, order: Order, card: Card, led: Suit | None) -> tuple[Card, ...]:
    """The cards of its own class that beat it, the strongest first."""
    role = order.role(card, led)
    among = tuple(other for other in rules.cards if order.role(other, led) is role)
    return order.higher(card, led, among)


def _role_end(
    rules: Rules, order: Order, card: Card, led: Suit | None, params: Mapping[str, object]
) -> str:
    role = order.role(card, led)
    weli = card == WELI and rules.pack == WITH_WELI
    if weli and (role is Role.RECHTER or (role is Role.TRUMP and order.trump is not WELI.suit)):
        return ".weli"
    if role is Role.PLAIN:
        end = "" if led is None else ".trump_led" if led is order.trump else ".off"
        return end + ("" if order.schlag else ".no_schlag")
    if "next" in params:
        return ".from" if params["above"] else ".from_top"
    return "" if params["above"] else ".top"


def released(view: View) -> Message | None:
    """Why a seat with trumps may play any card to the Hauptschlag led: a Kritischer has beaten it
    (R17). None if that is not so."""
    order, cards = view.order, view.trick.cards
    if order is None or not cards or cards[0] != order.rechter or not view.my_turn:
        return None
    if view.bound or view.tricks or view.rules.follow is not Follow.HAUPTSCHLAG:
        return None
    beaten = next((card for card in cards if order.is_critical(card)), None)
    if beaten is None or not any(map(order.is_trump, view.hand)):
        return None
    return Message("explain.released", {"card": beaten})


def _why_message(view: View, card: Card, legal: bool, why: str) -> Message:
    kind = "may" if legal else "may_not"
    params = {"card": card, "schlag": view.schlag, "trump": view.trump}
    return Message(f"explain.{kind}.{why}", params)


def _takes_message(order: Order, card: Card, best: Card, led: Suit) -> Message:
    """That it takes over from the best card so far, or why not."""
    role = order.role(best, led)
    params = {"card": card, "best": best, "role": role}
    if order.beats(card, best, led):
        return Message("explain.takes", params)
    if order.role(card, led) is not role:
        return Message("explain.takes_not", params)
    first = role is Role.BLINDER
    return Message("explain.takes_not.first" if first else "explain.takes_not.higher", params)


def _higher_message(unseen: tuple[Card, ...]) -> Message:
    key = "explain.higher" if unseen else "explain.higher.none"
    return Message(key, {"number": len(unseen), "cards": unseen})


def trick_reason(order: Order | None, trick: Trick) -> tuple[Message, Message | None]:
    """What takes a trick, or has it so far, and why: the two lines of the bubble on it.

    A trick is complete once it has a winner. Without the order it must be, and there is no why
    (R12).
    """
    if order is None:
        assert trick.winner is not None
        card = trick.cards[(trick.winner - trick.leader) % len(trick.cards)]
        return Message("trick.taken", {"card": card}), None
    best = order.best(trick.cards)
    card = trick.cards[best]
    others = trick.cards[:best] + trick.cards[best + 1 :]
    key = "trick.so_far" if trick.winner is None else "trick.taken"
    return Message(key, {"card": card}), _why_it_takes(order, trick, card, others)


def _why_it_takes(order: Order, trick: Trick, card: Card, others: tuple[Card, ...]) -> Message:
    led = order.led(trick.cards)
    role = order.role(card, led)
    second = max(others, key=lambda other: order.strength(other, led))
    under = order.role(second, led)
    params = {"led": led, "under": under, "card": card}
    key = f"trick.reason.{role.value}"
    if under is Role.PLAIN:
        return Message(key, params)
    if under is role:
        return Message(f"{key}.first" if role is Role.BLINDER else f"{key}.highest", params)
    return Message(f"{key}.led" if under is Role.SUIT else f"{key}.over", params)


def loses(order: Order, cards: tuple[Card, ...], card: Card) -> Message:
    """Why one of the cards of a trick, in the order played, does not take it: half a sentence.

    `same`: the best card is of the same class. `trump`, `no_schlag`: as in `role_message`.
    """
    led = order.led(cards)
    best = cards[order.best(cards)]
    own, role = order.role(card, led), order.role(best, led)
    params = {"card": card, "best": best, "own": own, "role": role, "led": led}
    if own is Role.PLAIN:
        kind = "plain.trump" if led is order.trump else "plain"
        kind += "" if order.schlag else ".no_schlag"
    elif own is role:
        kind = f"{own.value}.same"
    elif own is Role.SUIT:
        kind = "suit"
    else:
        return Message("trick.loses", params)
    return Message(f"trick.loses.{kind}", params)

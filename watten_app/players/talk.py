""" "Schadet er?", "nimm" and "lass": asking the partner, answering, and heeding him (R27)."""

from collections.abc import Iterator

from watten_app.engine import Action, Role, Sign, Verb, View, seats
from watten_app.engine.rules import Follow, Signs
from watten_app.players import plain
from watten_app.players.reason import Choice

ANSWERS = (Sign.YES, Sign.NO)


def partner_of(view: View) -> int:
    """The seat opposite, with four players."""
    return seats.after(view.seat, view.players, 2)


def _talks(view: View) -> bool:
    """Whether the pair may still settle the first lead: a card laid closes the question."""
    allowed = view.rules.signs is not Signs.OFF and view.players == 4
    return allowed and view.order is not None and not view.played


def _said_since(view: View, asker: int) -> tuple[Sign | None, ...] | None:
    """What the other of the pair has said since `asker` last asked; None if he has not asked."""
    asked = [
        place
        for place, seen in enumerate(view.signs)
        if seen.seat == asker and seen.sign is Sign.SCHADET
    ]
    if not asked:
        return None
    other = seats.after(asker, view.players, 2)
    return tuple(seen.sign for seen in view.signs[asked[-1] :] if seen.seat == other)


def is_asked(view: View) -> bool:
    """Whether the partner's question waits for this seat's answer."""
    said = _said_since(view, partner_of(view)) if _talks(view) else None
    return said is not None and not any(sign in ANSWERS for sign in said)


def answer(view: View) -> Action:
    """The honest answer: yes if the Rechter would draw nothing from this hand but Kritische."""
    order, rules = view.order, view.rules
    bound = rules.follow is Follow.HAUPTSCHLAG and not view.played
    forced = [
        card
        for card in view.hand
        if order is not None and (order.is_trump(card) or order.role(card) is Role.CRITICAL)
    ]
    kritische = [card for card in forced if card in rules.critical]
    harms = bound and bool(forced) and len(kritische) == len(forced) and not rules.spare_partner
    return Action(view.seat, Verb.SIGN, Sign.YES if harms else Sign.NO)


def question(view: View, action: Action) -> Action | None:
    """What to ask the partner before this lead, once; None if there is nothing to ask."""
    bound = view.rules.follow is Follow.HAUPTSCHLAG
    rechter = view.order.rechter if view.order else None
    if not (_talks(view) and bound and action.verb is Verb.PLAY and action.argument == rechter):
        return None
    if _said_since(view, view.seat) is not None:
        return None
    return Action(view.seat, Verb.SIGN, Sign.SCHADET)


def heeded(view: View, choice: Choice) -> Choice:
    """Another lead than the Rechter, if the partner has said that it harms."""
    said = _said_since(view, view.seat) if _talks(view) else None
    rechter = view.order.rechter if view.order else None
    if said is None or Sign.YES not in said or choice.action.argument != rechter:
        return choice
    plays = (action for action in view.legal if action.verb is Verb.PLAY)
    others = tuple(action for action in plays if action.argument != rechter)
    return plain.card(view, others) if others else choice


def word_of(actions: tuple[Action, ...], speaker: int, cards: int) -> Sign | None:
    """The last "nimm" or "lass" a seat has said in the trick in which so many cards lie."""
    for action, lays in reversed(tuple(zip(actions, _lays(actions), strict=True))):
        if lays:
            if not cards:
                return None
            cards -= 1
        elif action.seat == speaker and action.argument in (Sign.TAKE, Sign.LEAVE):
            return Sign(action.argument)
    return None


def _lays(actions: tuple[Action, ...]) -> Iterator[bool]:
    """For each action whether a card comes to lie: played, or held face down (R20)."""
    face_down = False
    for action in actions:
        yield action.verb is Verb.PLAY or (action.verb is Verb.HOLD and face_down)
        if action.verb is Verb.RAISE:
            # who raises back lays no card, and the one of the first raise stays where it is
            face_down = face_down or action.argument is not None
        elif action.verb is Verb.HOLD:
            face_down = False


def obeyed(view: View, choice: Choice, word: Sign | None) -> Choice:
    """The strongest card that takes the trick after "nimm", the weakest one after "lass"."""
    order = view.order
    if word is None or order is None or choice.action.verb is not Verb.PLAY or not view.trick.cards:
        return choice
    led, cards = order.led(view.trick.cards), view.trick.cards
    plays = [action for action in view.legal if action.verb is Verb.PLAY]

    def strength(action: Action) -> int:
        return order.strength(action.card, led)

    best = max(plays, key=strength)
    if word is Sign.LEAVE:
        return Choice(min(plays, key=strength), choice.reason)
    takes = order.beats(best.card, cards[order.best(cards)], led)
    return Choice(best, choice.reason) if takes else choice

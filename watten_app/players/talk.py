""" "Schadet er?", "nimm" and "lass": asking the partner, answering, and heeding him (R27)."""

from watten_app.engine import Action, Sign, Verb, View, seats
from watten_app.engine.rules import Follow
from watten_app.engine.signs import may_talk
from watten_app.players import plain
from watten_app.players.reason import Choice, because

ANSWERS = (Sign.YES, Sign.NO)


def partner_of(view: View) -> int:
    """The seat opposite, with four players."""
    return seats.after(view.seat, view.players, 2)


def _said_since(view: View, asker: int) -> tuple[Sign | None, ...] | None:
    """What the other of the pair has said since `asker` last asked; None if he has not asked.

    A card laid closes the question.
    """
    if not may_talk(view) or view.played:
        return None
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
    said = _said_since(view, partner_of(view))
    return said is not None and not any(sign in ANSWERS for sign in said)


def answer(view: View) -> Action:
    """The honest answer: yes if the Rechter would draw nothing from this hand but Kritische."""
    order, rules = view.order, view.rules
    assert order is not None
    bound = rules.follow is Follow.HAUPTSCHLAG and not rules.spare_partner
    trumps, kritische = (
        any(map(of_class, view.hand)) for of_class in (order.is_trump, order.is_critical)
    )
    harms = bound and kritische and not trumps
    return Action(view.seat, Verb.SIGN, Sign.YES if harms else Sign.NO)


def question(view: View, action: Action) -> Action | None:
    """What to ask the partner before this lead, once; None if there is nothing to ask."""
    bound = view.rules.follow is Follow.HAUPTSCHLAG and may_talk(view) and not view.played
    if not bound or not _is_rechter(view, action) or _said_since(view, view.seat) is not None:
        return None
    return Action(view.seat, Verb.SIGN, Sign.SCHADET)


def _is_rechter(view: View, action: Action) -> bool:
    rechter = view.order.rechter if view.order else None
    return rechter is not None and action == Action(view.seat, Verb.PLAY, rechter)


def heeded(view: View, choice: Choice) -> Choice:
    """The choice as the partner has asked for it: his answer, and his "nimm" or "lass"."""
    return _obeyed(view, _without_harm(view, choice), word_of_partner(view))


def _without_harm(view: View, choice: Choice) -> Choice:
    """Another lead than the Rechter, if the partner has said that it harms."""
    said = _said_since(view, view.seat) or ()
    if Sign.YES not in said or not _is_rechter(view, choice.action):
        return choice
    plays = (action for action in view.legal if action.verb is Verb.PLAY)
    others = tuple(action for action in plays if action != choice.action)
    if not others:
        return choice
    other = plain.card(view, others).action
    return because(other, "asked_not_to_lead", card=other.card)


def word_of_partner(view: View) -> Sign | None:
    """The last "nimm" or "lass" of the partner since the last trick was complete."""
    before = len(view.played) - len(view.trick.cards)
    words = [
        seen.sign
        for seen in view.signs
        if seen.seat == partner_of(view)
        and seen.sign in (Sign.TAKE, Sign.LEAVE)
        and seen.laid >= before
    ]
    return words[-1] if words else None


def _obeyed(view: View, choice: Choice, word: Sign | None) -> Choice:
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
        best, key = min(plays, key=strength), "asked_to_leave"
    elif order.beats(best.card, cards[order.best(cards)], led):
        key = "asked_to_take"
    else:
        return choice
    return choice if best == choice.action else because(best, key, card=best.card)

"""A computer that plays by plain rules, the way a sensible beginner is taught.

It announces what it holds most of, leads what nobody can beat, takes a trick as cheaply as it
can, leaves its partner the trick he has, and raises by what its cards are worth.
"""

from watten_app.engine import Action, Card, Phase, Rng, Verb, View
from watten_app.players import betting, bohemian, cardplay, naming
from watten_app.players.reason import Choice, because


def choose(view: View, rng: Rng, signed: tuple[Card, ...] = ()) -> Choice:
    """The action of the plain player; `rng` breaks ties and asks for Schönere now and then.

    Args:
        signed: cards that it takes its partner to hold, because he has signed them.
    """
    match view.phase:
        case Phase.CUT:
            return naming.cut(view, rng)
        case Phase.TAKE:
            return naming.take(view)
        case Phase.MACHINE:
            return betting.machine(view)
        case Phase.SCHLAG:
            return naming.name_schlag(view, rng)
        case Phase.TRUMP:
            return naming.name_trump(view, rng)
        case Phase.BETTER | Phase.SWAP:
            return naming.answer(view)
        case Phase.KEEP:
            return betting.keep_or_give(view)
        case Phase.RAISE:
            return betting.answer(view)
        case Phase.LEAVE:
            return bohemian.stay_or_leave(view)
        case Phase.EXCHANGE:
            return bohemian.exchange(view)
    plays = tuple(action for action in view.legal if action.verb is Verb.PLAY)
    raised = betting.maybe_raise(view)
    if raised and view.rules.face_down:
        # the card it would play anyway; the others learn of it only when they look
        laid = card(view, plays, signed).action.argument
        action, params = Action(view.seat, Verb.RAISE, laid), raised.reason.params
        return because(action, "raise_face_down", card=laid, **params)
    return raised or card(view, plays, signed)


def card(view: View, plays: tuple[Action, ...], signed: tuple[Card, ...] = ()) -> Choice:
    """One of the given `play` actions."""
    if sum(action.verb is Verb.PLAY for action in view.legal) > 1:
        if view.rules.bohemian:
            return bohemian.play(view, plays)
        return cardplay.play(view, plays, signed)
    key = "last_card" if len(view.hand) == 1 else "only_card"
    return because(plays[0], key, card=plays[0].argument)

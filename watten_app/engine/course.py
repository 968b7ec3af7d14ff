"""The course of a deal of the first family: what is legal, why not, and what an action does.

`legal`, `check` and `apply` share one rule: all ask the same function of the verb's module.
"""

from collections.abc import Callable

from watten_app.engine import announcing, cutting, dealing, raising, signs, tricks
from watten_app.engine.actions import Action, Verb
from watten_app.engine.deal import Deal, Phase
from watten_app.engine.events import Acted, Event, Step
from watten_app.engine.follow import playable
from watten_app.engine.refusal import IllegalActionError, Refusal, Refused
from watten_app.engine.replacing import replace

_VERBS = {
    Phase.CUT: (Verb.CUT, Verb.FIST),
    Phase.TAKE: (Verb.PASS, Verb.TAKE),
    Phase.SCHLAG: (Verb.BETTER, Verb.SCHLAG, Verb.SWAP),
    Phase.TRUMP: (Verb.BETTER, Verb.TRUMP),
    Phase.BETTER: (Verb.AGREE, Verb.REFUSE),
    Phase.SWAP: (Verb.AGREE, Verb.REFUSE),
    Phase.KEEP: (Verb.GIVE, Verb.KEEP),
    Phase.MACHINE: (Verb.MACHINE, Verb.PASS),
    Phase.PLAY: (Verb.PLAY, Verb.RAISE),
    Phase.RAISE: (Verb.FARBE, Verb.FOLD, Verb.HOLD, Verb.RAISE),
    Phase.OVER: (),
}


def to_act(deal: Deal) -> tuple[int, ...]:
    """The seats that may act now; empty when the deal is over."""
    match deal.phase:
        case Phase.OVER:
            return ()
        case Phase.CUT:
            return (deal.cutter,)
        case Phase.TAKE:
            return (cutting.taker(deal),)
        case Phase.SCHLAG:
            return (deal.namer_of_schlag,)
        case Phase.TRUMP:
            return (deal.namer_of_trump,)
        case Phase.BETTER | Phase.SWAP:
            return (announcing.other_announcer(deal, deal.asker),)
        case Phase.KEEP:
            return (deal.keeper,)
        case Phase.MACHINE:
            return (announcing.machine_holder(deal),)
        case Phase.RAISE:
            return (raising.answerer(deal, deal.asker),)
    return (deal.turn,)


def legal(deal: Deal) -> tuple[Action, ...]:
    """The actions open to the seats to act; signs, which are always open, are left out."""
    return tuple(
        action
        for seat in to_act(deal)
        for verb in _VERBS[deal.phase]
        for action in _legal_of(deal, seat, verb)
    )


def _legal_of(deal: Deal, seat: int, verb: Verb) -> tuple[Action, ...]:
    """What a seat may do with one verb; never what would only be punished (R19)."""
    match verb:
        case Verb.PLAY:
            return tuple(Action(seat, verb, card) for card in playable(deal, seat))
        case Verb.RAISE:
            return _legal_raises(deal, seat)
        case Verb.CUT:
            return tuple(Action(seat, verb, count) for count in range(1, len(deal.lifted)))
        case Verb.SCHLAG:
            return tuple(Action(seat, verb, rank) for rank in announcing.schlag_ranks(deal))
        case Verb.TRUMP:
            return tuple(Action(seat, verb, suit) for suit in announcing.trump_suits(deal))
    action = Action(seat, verb)
    return () if _check_verb(deal, action) else (action,)


def _legal_raises(deal: Deal, seat: int) -> tuple[Action, ...]:
    if raising.check_raise(deal, seat):
        return ()
    plain = Action(seat, Verb.RAISE)
    if not deal.rules.face_down or deal.phase is not Phase.PLAY:
        return (plain,)
    return (plain, *(Action(seat, Verb.RAISE, card) for card in playable(deal, seat)))


def check(deal: Deal, action: Action) -> Refusal | None:
    """Why the action may not be made now; None if it may."""
    seat, verb, _ = action
    if not 0 <= seat < deal.players:
        return Refusal(Refused.NO_SUCH_SEAT, f"there is no seat {seat} among {deal.players}")
    if deal.over:
        return Refusal(Refused.OVER, "the deal is over")
    if verb is Verb.SIGN:
        return signs.check_sign(deal, action)
    if verb not in _VERBS[deal.phase]:
        return Refusal(Refused.WRONG_PHASE, f"{verb.value!r} cannot be said now: {_waits(deal)}")
    if seat not in to_act(deal):
        return Refusal(Refused.NOT_YOUR_TURN, f"it is not the turn of seat {seat}: {_waits(deal)}")
    return _check_verb(deal, action)


def _waits(deal: Deal) -> str:
    return f"the deal waits for {' or '.join(_VERBS[deal.phase])} from seat {to_act(deal)[0]}"


def _check_verb(deal: Deal, action: Action) -> Refusal | None:
    """The rule of one verb, for a seat whose turn it is in a phase that knows the verb."""
    match action.verb:
        case Verb.PLAY:
            return tricks.check_play(deal, action)
        case Verb.RAISE:
            return raising.check_raise_action(deal, action)
        case Verb.FARBE:
            return raising.check_farbe(deal)
        case Verb.CUT | Verb.FIST:
            return cutting.check_cut(deal, action)
        case Verb.BETTER:
            return announcing.check_better(deal, action.seat)
        case Verb.SWAP:
            return announcing.check_swap(deal)
        case Verb.SCHLAG | Verb.TRUMP:
            return announcing.check_naming(deal, action)
        case Verb.MACHINE | Verb.PASS if deal.phase is Phase.MACHINE:
            return announcing.check_machine(deal, action)
    return None


def apply(deal: Deal, action: Action) -> tuple[Deal, tuple[Event, ...]]:
    """The deal after the action, and what happened, in order.

    Raises:
        IllegalActionError: if `check` refuses the action.
    """
    refusal = check(deal, action)
    if refusal:
        raise IllegalActionError(refusal)
    after, events = _DO[action.verb](deal, action)
    return replace(after, actions=(*deal.actions, action)), (Acted(action), *events)


def _cut(deal: Deal, action: Action) -> Step:
    return cutting.cut(deal, action, dealing.hand_out), ()


def _take(deal: Deal, action: Action) -> Step:
    return cutting.choose(deal, action, dealing.hand_out), ()


def _pass(deal: Deal, action: Action) -> Step:
    step = _take if deal.phase is Phase.TAKE else announcing.play_on
    return step(deal, action)


_DO: dict[Verb, Callable[[Deal, Action], Step]] = {
    Verb.CUT: _cut,
    Verb.FIST: _cut,
    Verb.TAKE: _take,
    Verb.PASS: _pass,
    Verb.BETTER: announcing.ask_better,
    Verb.SWAP: announcing.offer_swap,
    Verb.AGREE: announcing.agree,
    Verb.REFUSE: announcing.refuse,
    Verb.SCHLAG: announcing.name_schlag,
    Verb.TRUMP: announcing.name_trump,
    Verb.MACHINE: announcing.lay_machine,
    Verb.KEEP: announcing.keep,
    Verb.GIVE: announcing.give,
    Verb.PLAY: tricks.play,
    Verb.RAISE: raising.raise_value,
    Verb.HOLD: raising.hold,
    Verb.FOLD: raising.fold,
    Verb.FARBE: raising.farbe,
    Verb.SIGN: signs.make_sign,
}

"""What is said of actions, tricks and points, as messages for the catalogues."""

from collections.abc import Sequence

from watten_app.app.known import BEFORE_DEALING
from watten_app.app.table_view import ME, Saying
from watten_app.engine import (
    Action,
    Deal,
    Ending,
    Message,
    Outcome,
    Refusal,
    RulesError,
    Verb,
    observe,
)
from watten_app.engine.bohemian_deal import BohemianDeal
from watten_app.engine.deal import BASE_VALUE
from watten_app.engine.play import AnyDeal
from watten_app.engine.rules import EIGHT
from watten_app.engine.view import knows_announcement, was_hidden


def refusal_message(refusal: Refusal) -> Message:
    """Why something may not be done, for the player."""
    return Message(f"refused.{refusal.reason.value}", {"card": refusal.card})


def unplayable_message(error: RulesError) -> Message:
    """Why rules cannot be played, for the player."""
    return Message(f"unplayable.{error.reason.value}", {"card": error.card})


def sayings_of(deal: AnyDeal, me: int = ME) -> tuple[Saying, ...]:
    """What seats have said since the last card was laid, the last word of each, as `me` hears it:
    a seat, or `NOBODY`, who knows nothing of what is not said aloud.

    What was said at the cut is over with the first word after it.
    """
    said: dict[int, Message] = {}
    cutting = deal.rules.cutting
    for place, action in enumerate(deal.actions):
        if action.verb is Verb.PLAY or (cutting and action.verb not in BEFORE_DEALING):
            cutting = False
            said.clear()
        message = said_by(deal, place, me)
        if message is not None:
            said[action.seat] = message
    return tuple(Saying(seat, message) for seat, message in sorted(said.items()))


def said_by(deal: AnyDeal, place: int, me: int = ME) -> Message | None:
    """What the seat said with the action at this place; None for a card, and what I do not hear."""
    action = deal.actions[place]
    if action.verb is Verb.PLAY:
        return None
    if action.seat == me or isinstance(deal, BohemianDeal) or not was_hidden(deal, place):
        return _saying(deal, place, me)
    return None


def _taking(deal: AnyDeal, place: int) -> Message:
    """Who takes a card from under the cut names it, if all see it (R7)."""
    seat = deal.actions[place].seat
    before = sum(one.seat == seat and one.verb is Verb.TAKE for one in deal.actions[:place])
    if deal.rules.schlecken_bluff and seat == deal.cutter:
        return Message("says.take.hidden", {})
    return Message("says.take", {"card": deal.taken[seat][before]})


def _left_it(deal: AnyDeal, place: int) -> bool:
    """Whether a `pass` was an answer to Schlecken, not to a Maschine."""
    before = (action.verb for action in deal.actions[:place])
    return deal.rules.schlecken and all(verb in BEFORE_DEALING for verb in before)


def _saying(deal: AnyDeal, place: int, me: int) -> Message:
    action = deal.actions[place]
    match action.verb:
        case Verb.SCHLAG | Verb.TRUMP if action.seat != me and not knows_announcement(deal, me):
            return Message(f"says.{action.verb.value}.hidden", {})
        case Verb.SCHLAG:
            return Message("says.schlag", {"rank": action.argument})
        case Verb.TRUMP:
            return Message("says.trump", {"suit": action.argument})
        case Verb.TAKE:
            return _taking(deal, place)
        case Verb.PASS if _left_it(deal, place):
            return Message("says.leave_it", {})
        case Verb.SIGN:
            return _sign(deal, place, me)
        case Verb.KEEP:
            return _of_party("says.keep", deal, deal.party(action.seat))
        case Verb.FOLD:
            return _of_party("says.fold", deal, 1 - deal.party(action.seat))
        case Verb.RAISE if place and deal.actions[place - 1].verb is Verb.RAISE:
            return Message("says.reraise", {})
    return Message(f"says.{action.verb.value}", {})


def _of_party(key: str, deal: Deal, party: int) -> Message:
    """What is said of a party, as of one or of many: with three the parties differ."""
    return Message(key, {"number": len(deal.party_seats(party))})


def _sign(deal: Deal, place: int, me: int) -> Message:
    number = sum(1 for action in deal.actions[:place] if action.verb is Verb.SIGN)
    sign = observe(deal, me).signs[number].sign
    if sign is None:
        return Message("says.sign", {})
    return Message(f"sign.{sign.value}" if sign.is_talk else "says.sign.seen", {"sign": sign})


def why_points(deal: AnyDeal, names: Sequence[str]) -> tuple[Message, ...]:
    """Why a finished deal brought what it brought, in order; `names` by seat: to whom the first
    belongs it is told if that is empty, else all are called by their names."""
    outcome = deal.outcome
    assert outcome is not None
    if isinstance(deal, BohemianDeal):
        return _why_each_alone(deal, names)
    bluff = _bluff(deal, names)
    number = max(outcome.points)
    side = _side(names, ours=ME in outcome.winners)
    actor = names[deal.actions[-1].seat]
    match outcome.ending:
        case Ending.REDEAL:
            return (Message("why.redeal", {}),)
        case Ending.GIVEN:
            return (Message(f"why.given.{side}", {"number": number, "name": actor}),)
        case Ending.MACHINE:
            return (Message(f"why.machine.{side}", {"number": number, "name": actor}),)
        case Ending.PENALTY:
            wrong = "raise" if deal.actions[-1].verb is Verb.RAISE else "card"
            own = number if not bluff else number - max(outcome.bluff_points)
            told = {"number": own, "name": actor}
            return (Message(f"why.penalty.{wrong}.{side}", told), *bluff)
        case Ending.FARBE:
            caller = deal.actions[-1].seat
            key = "why.farbe.bluff" if caller in outcome.winners else "why.farbe.true"
            return (Message(key, {"value": deal.value}), *bluff)
    reasons = list(_tense(deal, names))
    reasons += _raises(deal, names)
    if outcome.ending is Ending.TRICKS:
        reasons += _against_the_tense(deal, outcome, side)
        if not reasons:
            reasons.append(Message("why.plain", {"value": deal.value}))
        cards = tuple(
            trick.cards[(trick.winner - trick.leader) % deal.players]
            for trick in deal.tricks
            if trick.winner in outcome.winners
        )
        who = f"two.{side}" if deal.players == EIGHT else side
        winners = tuple(names[seat] for seat in outcome.winners)
        reasons.append(Message(f"why.tricks.{who}", {"cards": cards, "names": winners}))
    return (*reasons, *bluff)


def _side(names: Sequence[str], *, ours: bool) -> str:
    """How a key ends that tells of a side."""
    return "named" if names[ME] else "us" if ours else "them"


def _bluff(deal: Deal, names: Sequence[str]) -> tuple[Message, ...]:
    """The points for a bluff of the cutter that nobody saw through (R7)."""
    points = deal.outcome.bluff_points if deal.outcome else ()
    if not points:
        return ()
    side = _side(names, ours=deal.party(ME) != deal.party(deal.cutter))
    told = {"number": max(points), "name": names[deal.cutter]}
    return (Message(f"why.bluff.{side}", told),)


def _why_each_alone(deal: BohemianDeal, names: Sequence[str]) -> tuple[Message, ...]:
    """What the count of tricks does not tell: that all counted double, or were too many of mine
    (R32)."""
    double = (Message("why.bohemian.hearts", {}),) if deal.value == 2 else ()
    points = deal.outcome.points[ME] if deal.outcome else 0
    tricks = sum(1 for trick in deal.tricks if trick.winner == ME)
    if names[ME] or not tricks or points < 0:
        return double
    return (*double, Message("why.bohemian.over", {"tricks": tricks, "number": points}))


def _tense(deal: Deal, names: Sequence[str]) -> tuple[Message, ...]:
    party, value = deal.only_tense_party, deal.tense_value
    if party is None or value is None:
        return ()
    side = _side(names, ours=party == deal.party(ME))
    seats = deal.party_seats(party)
    if names[ME] and deal.players == 3 and len(seats) > 1:
        side = "named.one_of"
    told = {"value": value, "names": tuple(names[seat] for seat in seats), "number": len(seats)}
    return (Message(f"why.tense.{side}", told),)


def _against_the_tense(deal: Deal, outcome: Outcome, side: str) -> list[Message]:
    """One more for beating a tense side, where `two_three` is played (R23)."""
    value = deal.value_for(deal.party(outcome.winners[0]))
    if value == deal.value:
        return []
    return [Message(f"why.two_three.{side}", {"number": value})]


def _raises(deal: Deal, names: Sequence[str]) -> list[Message]:
    value = deal.tense_value or BASE_VALUE
    reasons = []
    asker: Action | None = None
    for action in deal.actions:
        if action.verb not in (Verb.RAISE, Verb.HOLD, Verb.FOLD):
            continue
        if asker is not None:
            if action.verb is not Verb.FOLD:
                value += 1
            what = {Verb.RAISE: "reraised", Verb.HOLD: "held", Verb.FOLD: "folded"}[action.verb]
            reasons.append(_answer(what, asker.seat, action.seat, value, names))
        asker = action if action.verb is Verb.RAISE else None
    return reasons


def _answer(what: str, asker: int, answerer: int, value: int, names: Sequence[str]) -> Message:
    told = {asker: "you_asked", answerer: "you_answered"}
    who = "others" if names[ME] else told.get(ME, "others")
    params = {"asker": names[asker], "answerer": names[answerer], "value": value}
    return Message(f"why.{what}.{who}", params)

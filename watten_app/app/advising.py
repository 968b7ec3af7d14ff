"""The adviser's word as the table shows it: a move, the reason, and every chance beside it."""

from collections.abc import Iterable
from dataclasses import dataclass

from watten_app.engine import Action, Card, Message, Verb
from watten_app.players import Choice
from watten_app.players.reason import Measure, Prospect, percent


@dataclass(frozen=True, slots=True)
class Chance:
    """What one action is worth, as it is written.

    Attributes:
        action: legal, or `play` without a card: to play on without a raise.
        best: whether it is the best among those that it stands beside.
        why: what comes of it, where that can be said of each.
    """

    action: Action
    text: Message
    best: bool
    why: Message | None = None


@dataclass(frozen=True, slots=True)
class Advice:
    """The move the adviser would make, why, and what every other one is worth.

    Attributes:
        cards: the chance of each card that may be played; empty where there is only one.
        answers: the chance of every other action: announcing, raising, holding, folding.
        cards_in, answers_in: what these are counted in: the keys of `advice.<what>`.
    """

    action: Action
    reason: Message
    cards: tuple[Chance, ...] = ()
    answers: tuple[Chance, ...] = ()
    cards_in: str = ""
    answers_in: str = ""

    def of(self, card: Card) -> Chance | None:
        """The chance of a card of the hand."""
        return next((one for one in self.cards if one.action.argument == card), None)

    def answer(self, verb: Verb, argument: object = None) -> Chance | None:
        """The chance of another action."""
        wanted = (verb, argument)
        return next((o for o in self.answers if (o.action.verb, o.action.argument) == wanted), None)


def meaning_of(advice: Advice, chance: Chance) -> Message:
    """What one of the adviser's chances means: what comes of it, or what its number counts."""
    if chance.why is not None:
        return chance.why
    counted = advice.cards_in if chance in advice.cards else advice.answers_in
    if counted == Measure.OPEN:
        counted = chance.text.key.rpartition(".")[2]
    return Message(f"advice.means.{counted}", chance.text.params)


def advice_of(choice: Choice) -> Advice:
    """What the adviser has found, ready to be shown."""
    cards = tuple(one for one in choice.prospects if _is_card(one))
    answers = _of_each_size(one for one in choice.prospects if not _is_card(one))
    return Advice(
        choice.action,
        choice.reason,
        _chances(cards, choice.action),
        _chances(answers, choice.action),
        cards[0].measure.value if cards else "",
        answers[0].measure.value if answers else "",
    )


def _is_card(one: Prospect) -> bool:
    return one.action.verb is Verb.PLAY and one.action.argument is not None


def _of_each_size(prospects: Iterable[Prospect]) -> tuple[Prospect, ...]:
    """Of several exchanges of as many cards only the best (R30)."""
    kept: dict[object, Prospect] = {}
    for one in prospects:
        argument = one.action.argument
        what = (one.action.verb, len(argument) if isinstance(argument, tuple) else argument)
        if what not in kept or one.worth > kept[what].worth:
            kept[what] = one
    return tuple(kept.values())


def _chances(prospects: tuple[Prospect, ...], said: Action) -> tuple[Chance, ...]:
    if len(prospects) < 2:
        return ()
    best = _best(prospects, said)
    return tuple(Chance(one.action, text_of(one), one.action == best, one.why) for one in prospects)


def _best(prospects: tuple[Prospect, ...], said: Action) -> Action:
    """What was said, where it is among them; a card is said by playing on; else what is worth
    most: the card to be played after a raise."""
    actions = [one.action for one in prospects]
    on = Action(said.seat, Verb.PLAY)
    for action in (said, on if said.verb is Verb.PLAY else said):
        if action in actions:
            return action
    return max(prospects, key=lambda one: one.worth).action


def text_of(one: Prospect) -> Message:
    """What an action is worth, as it is written."""
    if one.measure is Measure.OPEN:
        return Message(
            "advice.gain" if one.worth > 0 else "advice.loss", {"number": abs(one.worth)}
        )
    if one.measure is not Measure.POINTS:
        return Message("advice.percent", {"number": percent(one.worth)})
    tenths = round(10 * one.worth)
    sign = "+" if tenths > 0 else "–" if tenths < 0 else ""
    whole, tenth = divmod(abs(tenths), 10)
    return Message("advice.tenths", {"sign": sign, "whole": whole, "tenth": tenth})

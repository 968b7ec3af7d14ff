"""A review as rows of plain data, to be kept, and read again: a row for each decision."""

from enum import StrEnum
from typing import Any

from watten_app.app.replay import Moment
from watten_app.app.review import Decision, Review
from watten_app.engine import Action, Card, Message, Rank, Role, Sign, Suit
from watten_app.players.reason import Measure

_SIGNS = ("", "+", "–")
"""The only texts that stand in a sentence of ours; any other came from somewhere else."""

_NONE_OF_OURS = (
    *(ValueError, TypeError, KeyError, AttributeError),
    *(RecursionError, OverflowError),
)

_WORDS: dict[str, type[StrEnum]] = {kind.__name__: kind for kind in (Rank, Role, Sign, Suit)}


def rows_of(review: Review) -> list[Any]:
    """How far it is, and the decisions."""
    return [review.looked_at, review.of, [_row(one) for one in review.decisions]]


def review_of(rows: Any) -> Review | None:
    """The review of such rows; None where they are anything else."""
    try:
        looked_at, of, found = rows
        decisions = tuple(map(_decision, found))
        moments = [one.moment for one in decisions]
        numbers = (looked_at, of, *(n for one in moments for n in (one.deal, one.done)))
        if any(type(number) is not int or number < 0 for number in numbers):
            return None
        return Review(decisions, looked_at, of)
    except _NONE_OF_OURS:
        return None


def _row(one: Decision) -> list[Any]:
    return [
        *(one.moment.deal, one.moment.done),
        *(str(one.done), str(one.best), one.measure),
        *(_told(one.before), _told(one.after), round(one.cost, 4), _told(one.reason)),
    ]


def _decision(row: Any) -> Decision:
    deal, done, mine, best, measure, before, after, cost, reason = row
    return Decision(
        Moment(deal, done),
        Action.parse(mine),
        Action.parse(best),
        Measure(measure).value,
        _message(before),
        _message(after),
        float(cost),
        _message(reason),
    )


def _told(message: Message) -> list[Any]:
    return [message.key, {name: _value(value) for name, value in message.params.items()}]


def _message(told: Any) -> Message:
    key, params = told
    if not isinstance(key, str):
        raise TypeError(f"{key!r} is no key")
    return Message(key, {name: _read(value) for name, value in params.items()})


def _value(value: object) -> Any:
    """A number, a word or None as it is; a card and a value of an enumeration by their kind."""
    if isinstance(value, Card):
        return ["Card", str(value)]
    if isinstance(value, StrEnum):
        return [type(value).__name__, value.value]
    if isinstance(value, tuple):
        return ["", [_value(one) for one in value]]
    return value


def _read(value: Any) -> object:
    if isinstance(value, str) and value not in _SIGNS:
        raise ValueError(f"{value[:20]!r} is no sign")
    if not isinstance(value, list):
        return value
    kind, text = value
    if kind == "Card":
        return Card.parse(text)
    return tuple(map(_read, text)) if not kind else _WORDS[kind](text)

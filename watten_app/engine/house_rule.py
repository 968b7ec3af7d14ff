"""House rules as they stand in a record, read and checked against their lists (section 9)."""

from enum import IntEnum, StrEnum
from typing import Any

from watten_app.engine.cards import Card
from watten_app.engine.rules import Rules
from watten_app.engine.unplayable import RulesError


def house_rule(name: str, value: Any) -> Any:
    """A house rule's value, read from a record's JSON.

    Raises:
        RulesError: if there is no such rule, or the value is outside its list.
    """
    if name not in Rules.house_rules():
        raise RulesError(f"{name!r} is no house rule")
    default = getattr(_DEFAULTS, name)
    if name == "critical":
        return _critical(value)
    if isinstance(default, StrEnum | IntEnum):
        kind = type(default)
        text = isinstance(default, StrEnum)
        right = isinstance(value, str if text else int) and not isinstance(value, bool)
        if not right or value not in tuple(kind):
            raise RulesError(f"{name} is one of {', '.join(map(str, kind))}, not {value!r}")
        return kind(value)
    if type(value) is not type(default):
        wanted = "true or false" if isinstance(default, bool) else "a whole number"
        raise RulesError(f"{name} is {wanted}, not {value!r}")
    return value


def _critical(value: Any) -> tuple[Card, ...]:
    if not isinstance(value, list):
        raise RulesError(f"critical is a list of cards, not {value!r}")
    try:
        return tuple(Card.parse(text) for text in value)
    except ValueError as error:
        raise RulesError(f"critical: {error}") from None


_DEFAULTS = Rules(variant="")

"""A choice: the action, and a message that says why (i18n makes the sentence)."""

from dataclasses import dataclass

from watten_app.engine import Action, Message


@dataclass(frozen=True, slots=True)
class Choice:
    """What a computer player does, and why."""

    action: Action
    reason: Message


def because(action: Action, key: str, **params: object) -> Choice:
    """A choice whose reason has the key `reason.<key>`."""
    return Choice(action, Message(f"reason.{key}", params))

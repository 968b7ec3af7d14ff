"""The short rules as messages, following the house rules in force."""

from dataclasses import dataclass

from watten_app.engine import Card, Message, Rank, Role, Rules, Suit
from watten_app.engine.order import order_of
from watten_app.engine.rules import RaiseCap, Tense

EXAMPLE = (Rank.OBER, Suit.LEAVES)
"""Schlag and trump of the example for "what beats what"."""


@dataclass(frozen=True, slots=True)
class Paragraph:
    """A sentence or more, with the cards it speaks of."""

    message: Message
    cards: tuple[Card, ...] = ()


@dataclass(frozen=True, slots=True)
class Chapter:
    """A part of the rules: the key of its heading, and its paragraphs."""

    heading: str
    paragraphs: tuple[Paragraph, ...]


def rule_chapters(rules: Rules) -> tuple[Chapter, ...]:
    """The rules of a match, in the order in which one needs them."""
    return (
        _chapter("rules.goal", Message("rules.goal.text", {"target": rules.target})),
        _chapter("rules.announce", *_announcement(rules)),
        Chapter("rules.order", _order(rules)),
        _chapter("rules.follow", *_following(rules)),
        _chapter("rules.raise", *_raising(rules)),
        _chapter("rules.tense", *_tense(rules)),
        _chapter("rules.bummerl", _plain(f"rules.bummerl.{rules.bummerl.value}")),
        _chapter("rules.touch", _plain("rules.touch.text")),
    )


def _plain(key: str) -> Message:
    return Message(key, {})


def _chapter(heading: str, *messages: Message) -> Chapter:
    return Chapter(heading, tuple(Paragraph(message) for message in messages))


def _announcement(rules: Rules) -> list[Message]:
    messages = [_plain("rules.announce.text")]
    if rules.better:
        messages.append(_plain("rules.announce.better"))
    if rules.swap:
        messages.append(_plain("rules.announce.swap"))
    return messages


def _order(rules: Rules) -> tuple[Paragraph, ...]:
    schlag, trump = EXAMPLE
    example = Message("rules.order.example", {"schlag": schlag, "trump": trump})
    paragraphs = [Paragraph(example)]
    for role, cards in order_of(rules, schlag, trump).groups:
        params = {"cards": cards} if role is Role.CRITICAL else {}
        paragraphs.append(Paragraph(Message(f"rules.order.{role.value}", params), cards))
    return (*paragraphs, Paragraph(_plain("rules.order.suit")))


def _following(rules: Rules) -> list[Message]:
    flags = ("spare_partner", "franconian", "pfeffer")
    house = [_plain(f"rules.follow.{flag}") for flag in flags if getattr(rules, flag)]
    return [_plain("rules.follow.text"), *house]


def _raising(rules: Rules) -> list[Message]:
    messages = [_plain("rules.raise.text")]
    if rules.reraise:
        messages.append(_plain("rules.raise.reraise"))
    if rules.raise_cap is RaiseCap.NEEDED:
        messages.append(_plain("rules.raise.needed"))
    return messages


def _tense(rules: Rules) -> list[Message]:
    messages = [_plain("rules.tense.text")]
    if rules.tense is not Tense.BAN:
        messages.append(_plain(f"rules.tense.{rules.tense.value}"))
    return [*messages, _plain("rules.tense.both")]

"""The short rules as messages, following the house rules in force."""

from dataclasses import dataclass

from watten_app.engine import Card, Message, Rank, Role, Rules, Suit
from watten_app.engine.cards import WELI
from watten_app.engine.order import order_of
from watten_app.engine.rules import (
    WITH_WELI,
    Announce,
    BlindReveal,
    Follow,
    FollowScope,
    Guater,
    LastTrick,
    Machine,
    RaiseCap,
    Tense,
)

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
        *_machine(rules),
        _chapter("rules.bummerl", _plain(f"rules.bummerl.{rules.bummerl.value}")),
        _chapter("rules.touch", *_touching(rules)),
    )


def _plain(key: str) -> Message:
    return Message(key, {})


def _chapter(heading: str, *messages: Message) -> Chapter:
    return Chapter(heading, tuple(Paragraph(message) for message in messages))


def _machine(rules: Rules) -> list[Chapter]:
    if rules.machine is Machine.OFF:
        return []
    return [_chapter("rules.machine", _plain(f"rules.machine.{rules.machine.value}"))]


def _touching(rules: Rules) -> list[Message]:
    messages = [_plain("rules.touch.text")]
    return [*messages, _plain("rules.touch.dark")] if rules.hidden else messages


def _announcement(rules: Rules) -> list[Message]:
    messages = [_plain(f"rules.announce.{rules.announce.value}")]
    if rules.hidden:
        told = rules.announce is Announce.BLIND and rules.blind_reveal is BlindReveal.FIRST_TRICK
        messages.append(_plain("rules.announce.first_trick" if told else "rules.announce.end"))
        messages.append(_plain(f"rules.announce.open_trick.{rules.open_trick.value}"))
    if rules.better and rules.announce is not Announce.BOTTOM:
        messages.append(_plain("rules.announce.better"))
    if rules.swap and not rules.hidden:
        messages.append(_plain("rules.announce.swap"))
    return messages


def _order(rules: Rules) -> tuple[Paragraph, ...]:
    schlag, trump = EXAMPLE
    example = Message("rules.order.example", {"schlag": schlag, "trump": trump})
    paragraphs = [Paragraph(example)]
    for role, cards in order_of(rules, schlag, trump).groups:
        params = {"cards": cards} if role is Role.CRITICAL else {}
        paragraphs.append(Paragraph(Message(f"rules.order.{role.value}", params), cards))
    paragraphs.append(Paragraph(_plain("rules.order.suit")))
    if rules.critical:
        paragraphs.append(Paragraph(_plain("rules.order.no_rechter")))
    return (*paragraphs, *_weli(rules))


def _weli(rules: Rules) -> list[Paragraph]:
    """What the Weli is where it is no Kritischer (R2)."""
    if rules.pack != WITH_WELI or WELI in rules.critical:
        return []
    usual = Paragraph(_plain(f"rules.order.weli.{rules.weli.value}"), (WELI,))
    return [usual, Paragraph(_plain("rules.order.weli.schlag"))]


def _following(rules: Rules) -> list[Message]:
    follow = rules.follow
    messages = [_plain(f"rules.follow.{follow.value}")]
    if follow is Follow.HAUPTSCHLAG:
        if rules.critical:
            messages.append(_plain("rules.follow.critical"))
        flags = ("spare_partner", "pfeffer", *(("franconian",) if rules.critical else ()))
        messages += [_plain(f"rules.follow.{flag}") for flag in flags if getattr(rules, flag)]
    elif follow is not Follow.FREE:
        kept = "rechter" if rules.guater is Guater.NONE else "guater"
        messages.append(_plain(f"rules.follow.kept.{kept}"))
    if follow is not Follow.FREE and rules.follow_scope is FollowScope.ANNOUNCERS:
        messages.append(_plain("rules.follow.announcers"))
    return messages


def _raising(rules: Rules) -> list[Message]:
    messages = [_plain("rules.raise.text")]
    if rules.reraise:
        messages.append(_plain("rules.raise.reraise"))
    if rules.raise_cap is RaiseCap.NEEDED:
        messages.append(_plain("rules.raise.needed"))
    if rules.last_trick is not LastTrick.FREE:
        messages.append(_plain(f"rules.raise.{rules.last_trick.value}"))
    return messages


def _tense(rules: Rules) -> list[Message]:
    messages = [_plain("rules.tense.text")]
    if rules.tense is not Tense.BAN:
        messages.append(_plain(f"rules.tense.{rules.tense.value}"))
    return [*messages, _plain("rules.tense.both")]

"""All books there can be: variants, seats, and each house rule in each of its values."""

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

from watten_app.app.book import Book, Passage, book_of
from watten_app.app.company import company_at
from watten_app.engine import Card, Message, Rules, RulesError, Suit
from watten_app.engine.rules import (
    PENALTY_POINTS,
    TARGETS,
    Announce,
    BlindReveal,
    Bummerl,
    Dealing,
    Direction,
    Follow,
    FollowScope,
    Guater,
    LastTrick,
    Machine,
    OpenTrick,
    Overshoot,
    Peek,
    Penalties,
    RaiseCap,
    Signs,
    Tense,
    Weli,
)
from watten_app.i18n import Company, OwnNames, key_for, own_names, say
from watten_app.variants import VARIANTS, rules_of

EITHER = (False, True)


def cards(text: str) -> tuple[Card, ...]:
    return tuple(map(Card.parse, text.split()))


VALUES: dict[str, tuple[Any, ...]] = {
    "guater": tuple(Guater),
    "beaster": EITHER,
    "weli": tuple(Weli),
    "critical": (*map(cards, ("", "HK", "HK S7 E7", "HK S6 E7", "SU HK S6 E7", "E8 GA")),),
    "pack": (32, 33, 40),
    "target": TARGETS,
    "tense": tuple(Tense),
    "follow": tuple(Follow),
    "follow_scope": tuple(FollowScope),
    "spare_partner": EITHER,
    "franconian": EITHER,
    "pfeffer": EITHER,
    "announce": tuple(Announce),
    "blind_reveal": tuple(BlindReveal),
    "open_trick": tuple(OpenTrick),
    "face_down": EITHER,
    "better": EITHER,
    "swap": EITHER,
    "machine": tuple(Machine),
    "schlecken": EITHER,
    "schlecken_bluff": EITHER,
    "peek": tuple(Peek),
    "deal": tuple(Dealing),
    "fist": EITHER,
    "direction": tuple(Direction),
    "raise_cap": tuple(RaiseCap),
    "reraise": EITHER,
    "last_trick": tuple(LastTrick),
    "signs": tuple(Signs),
    "penalties": tuple(Penalties),
    "penalty_points": PENALTY_POINTS,
    "bummerl": tuple(Bummerl),
    "turned_schlag": EITHER,
    "no_leave": tuple(Suit),
    "overshoot": tuple(Overshoot),
}


def tables() -> Iterator[tuple[Rules, int]]:
    """Each variant as usually played, with each number of players it allows."""
    for variant in VARIANTS.values():
        for players in range(2, 9):
            pack = 40 if players == 8 else variant.rules.pack
            if fits(rules := replace(variant.rules, pack=pack), players):
                yield rules, players


def fits(rules: Rules, players: int) -> bool:
    try:
        rules.check_players(players)
    except RulesError:
        return False
    return True


def changed(rules: Rules, players: int) -> Iterator[tuple[str, Any, Rules]]:
    """Each house rule set to each other value that can be played at this table."""
    for name, values in VALUES.items():
        for value in values:
            if value == getattr(rules, name):
                continue
            try:
                other = with_rule(rules, name, value)
                other.check_players(players)
            except RulesError:
                continue
            yield name, value, other


def with_rule(rules: Rules, name: str, value: Any) -> Rules:
    """These rules with a house rule, as a record would set it; signs end where they must."""
    spec: dict[str, Any] = {"variant": rules.variant}
    if rules.pack != VARIANTS[rules.variant].rules.pack:
        spec["pack"] = rules.pack
    spec[name] = [str(card) for card in value] if name == "critical" else value
    if name == "announce" and value in (Announce.BLIND, Announce.BOTTOM):
        spec["signs"] = Signs.OFF
    return rules_of(spec)


def passages(book: Book) -> Iterator[Passage]:
    for chapter in book:
        yield from chapter.passages


def said(passage: Passage) -> Iterator[Message]:
    """Every sentence of a passage."""
    yield passage.message
    if passage.question:
        yield Message(passage.question, {})
    if passage.trick:
        yield from (passage.trick.takes, passage.trick.why)
    for line in passage.talk:
        yield from (line.words, line.effect)


def as_told(passage: Passage) -> str:
    """What a passage says and shows, in a form that can be compared."""
    return repr((passage.message, passage.question, passage.cards, passage.trick, passage.talk))


def told(book: Book) -> set[str]:
    """All that a book says and shows."""
    return {as_told(passage) for passage in passages(book)}


def read(rules: Rules, players: int, language: str, *, without: tuple[str, ...] = ()) -> str:
    """The whole book as text, but for some chapters."""
    own = own_names(rules.critical, rules.pack)
    return "\n".join(
        _sentence(language, message, own, company_at(rules, players))
        for chapter in book_of(rules, players)
        if chapter.name not in without
        for passage in chapter.passages
        for message in said(passage)
    )


_SENTENCES: dict[tuple[str, str], str] = {}


def _sentence(language: str, message: Message, own: OwnNames, company: Company) -> str:
    """A sentence; most are in many books, so each is made once."""
    mark = (language, repr((message, own, company)))
    if mark not in _SENTENCES:
        key = key_for(language, message.key, company)
        _SENTENCES[mark] = say(language, Message(key, message.params), own)
    return _SENTENCES[mark]

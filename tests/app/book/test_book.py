"""The rule book says what is in force, all of it, and nothing else."""

from collections.abc import Callable
from typing import Any

import pytest

from tests.app.book.books import VALUES, as_told, changed, passages, read, said, tables, told
from watten_app.app.book import book_of
from watten_app.app.company import company_at
from watten_app.engine import Card, Match, Message, Rules, Start, Verb, legal, to_act
from watten_app.engine.cards import WELI
from watten_app.engine.rules import Announce, Follow, Guater, Machine, Penalties, RulesError, Signs
from watten_app.i18n import LANGUAGES, key_for, own_names, say

TABLES = tuple(tables())
IDS = [f"{rules.variant}-{players}" for rules, players in TABLES]


def test_every_house_rule_is_looked_at() -> None:
    assert set(VALUES) == set(Rules.house_rules())


@pytest.mark.parametrize(("rules", "players"), TABLES, ids=IDS)
def test_every_sentence_of_every_book_can_be_said(
    rules: Rules, players: int, caplog: pytest.LogCaptureFixture
) -> None:
    spoken: set[str] = set()
    for other in (rules, *(one for _, _, one in changed(rules, players))):
        own = own_names(other.critical, other.pack)
        for chapter in book_of(other, players):
            heading = Message(chapter.heading, {})
            for message in (heading, *(m for p in chapter.passages for m in said(p))):
                if (mark := repr((message, own))) in spoken:
                    continue
                spoken.add(mark)
                assert None not in message.params.values()
                for language in LANGUAGES:
                    key = key_for(language, message.key, company_at(other, players))
                    sentence = say(language, Message(key, message.params), own)
                    assert sentence != message.key
                    assert not [mark for mark in ("{", "book.") if mark in sentence]
    assert not caplog.records


# When a house rule changes anything at a table, written from rules.md once more.
def _hidden(rules: Rules, players: int) -> bool:
    return rules.announce in (Announce.BLIND, Announce.BOTTOM) and players > 2


def _first(rules: Rules, _players: int) -> bool:
    return rules.follow is not Follow.BOHEMIAN


def _bohemian(rules: Rules, _players: int) -> bool:
    return rules.follow is Follow.BOHEMIAN


def _always(_rules: Rules, _players: int) -> bool:
    return True


def _on_hauptschlag(rules: Rules, players: int) -> bool:
    return _first(rules, players) and rules.follow is Follow.HAUPTSCHLAG


def _five_cards(rules: Rules, players: int) -> bool:
    return _first(rules, players) and players != 8


type Matters = Callable[[Rules, int], bool]

MATTERS: dict[str, Matters] = dict.fromkeys(VALUES, _first) | {
    "weli": lambda r, _: r.pack == 33 and WELI not in r.critical,
    "critical": _always,
    "pack": _always,
    "follow_scope": lambda r, p: r.follow is not Follow.FREE and p > 2,
    "spare_partner": lambda r, p: _on_hauptschlag(r, p) and bool(r.critical) and p > 3,
    "franconian": lambda r, p: _on_hauptschlag(r, p) and bool(r.critical),
    "pfeffer": _on_hauptschlag,
    "blind_reveal": lambda r, p: _hidden(r, p) and r.announce is Announce.BLIND,
    "open_trick": _hidden,
    "better": lambda r, p: _first(r, p) and r.announce is not Announce.BOTTOM and p in (2, 4, 8),
    "swap": lambda r, p: r.announce is Announce.OPEN and p != 3,
    "schlecken": _always,
    "schlecken_bluff": lambda r, _: r.schlecken,
    "peek": _always,
    "deal": _five_cards,
    "fist": _five_cards,
    "direction": lambda _, p: p > 2,
    "last_trick": _five_cards,
    "signs": lambda r, p: _first(r, p) and p == 4 and r.announce is Announce.OPEN,
    "penalty_points": lambda r, _: r.penalties is Penalties.PUNISH,
    "bummerl": _always,
    "turned_schlag": _bohemian,
    "no_leave": lambda r, p: _bohemian(r, p) and p > 2,
    "overshoot": _bohemian,
}


@pytest.mark.parametrize(("rules", "players"), TABLES, ids=IDS)
def test_a_house_rule_is_told_where_it_changes_anything_and_only_there(
    rules: Rules, players: int
) -> None:
    usual = book_of(rules, players)
    assert not [p.message.key for p in passages(usual) if p.differs]
    wrong: list[tuple[str, Any, str]] = []
    for name, value, other in changed(rules, players):
        book = book_of(other, players)
        marked = [p for p in passages(book) if p.differs]
        new = told(book) - told(usual)
        if MATTERS[name](other, players):
            telling = [p for p in marked if name in p.rules and as_told(p) in new]
            if not telling:
                wrong.append((name, value, "is told nowhere"))
        elif marked or told(usual) != told(book):
            wrong.append((name, value, f"has no effect, but is told: {new}"))
    assert not wrong


def _has_guater(rules: Rules) -> bool:
    return rules.guater is not Guater.NONE and rules.follow is not Follow.BOHEMIAN


WORDS: dict[tuple[str, str, str], Matters] = {
    ("Schleck", "Schleck", "carta del taglio"): lambda r, _: r.schlecken,
    ("Maschine", "Maschine", "macchina"): lambda r, p: (
        _first(r, p) and r.machine is not Machine.OFF
    ),
    ("Beaster", "Beaster", "Beaster"): lambda r, p: _first(r, p) and r.beaster,
    ("Super-Guate", "Super-Guater", "super-buono"): lambda r, p: (
        _first(r, p) and r.guater is Guater.SUPER_GUATER
    ),
    ("Guate", "Guater", "buono"): lambda r, _: _has_guater(r),
    ("Weli", "Weli", "Weli"): lambda r, _: r.pack == 33,
    ("Kritisch", "Kritisch", "critic"): lambda r, _: bool(r.critical),
    ("Schönere", "Schönere", "iù belle"): lambda r, p: r.better and MATTERS["better"](r, p),
    ("Schlagtausch", "Schlagtausch", "ambio dello Schlag"): lambda r, p: (
        r.swap and MATTERS["swap"](r, p)
    ),
    ("Pfeffer", "Pfeffer", "pepe"): lambda r, p: _on_hauptschlag(r, p) and r.pfeffer,
    ("Fränkisch", "Franconian", "francone"): lambda r, p: (
        r.franconian and MATTERS["franconian"](r, p)
    ),
    ("„Farbe!", "“Farbe!", "«Seme!"): lambda r, p: r.last_trick == "bluff" and _five_cards(r, p),
    ("Verdeckt gehen", "Raising face down", "Rilancio coperto"): lambda r, p: (
        _first(r, p) and r.face_down
    ),
    ("klopfen", "knock", "battere il pugno"): lambda r, p: r.fist and _five_cards(r, p),
    ("Noch einen Punkt!", "One more!", "Ancora uno!"): lambda r, p: _first(r, p) and r.reraise,
    ("Schadet er", "Schadet er", "Fa male"): lambda r, p: (
        r.signs is not Signs.OFF and MATTERS["signs"](r, p)
    ),
    ("Gehst", "Gehst", "«Tieni?"): _first,
    ("Bummerl", "Bummerl", "Bummerl"): _always,
}
"""Words, in German, English and Italian, that belong to a rule and to no other."""


@pytest.mark.parametrize(("rules", "players"), TABLES, ids=IDS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_words_of_a_rule_are_there_where_it_is_played(
    rules: Rules, players: int, language: str
) -> None:
    every = [(rules, "usual"), *((r, f"{n} {v}") for n, v, r in changed(rules, players))]
    wrong: list[tuple[str, str, str]] = []
    for other, what in every:
        text = read(other, players, language, without=("seats",))
        for words, played in WORDS.items():
            word = words[("de", "en", "it").index(language)]
            there = word in text
            if played(other, players) and not there:
                wrong.append((what, word, "is missing"))
            elif there and not played(other, players) and not played(rules, players):
                wrong.append((what, word, "is not played"))
    assert not wrong


@pytest.mark.parametrize(("rules", "players"), TABLES, ids=IDS)
def test_what_the_book_lets_one_ask_the_engine_does_too(rules: Rules, players: int) -> None:
    keys = {p.message.key for p in passages(book_of(rules, players))}
    match = Match.new(rules, players).with_deal(Start(dealer=0, seed=5))
    verbs = {action.verb for action in legal(match.deal)}
    assert (Verb.BETTER in verbs) == ("book.announce.better" in keys)
    assert (Verb.SWAP in verbs) == ("book.announce.swap" in keys)
    assert (Verb.LEAVE in verbs) <= ("book.stay.leave" in keys)
    assert len(to_act(match.deal)) == 1


@pytest.mark.parametrize(("rules", "players"), TABLES, ids=IDS)
def test_a_trick_to_read_along_has_a_card_for_each_player(rules: Rules, players: int) -> None:
    tricks = [p.trick for p in passages(book_of(rules, players)) if p.trick]
    assert len(tricks) >= 2
    for trick in tricks:
        assert len(set(trick.cards)) == len(trick.cards) == players
        assert set(trick.cards) <= set(rules.cards)


@pytest.mark.parametrize(("rules", "players"), TABLES, ids=IDS)
def test_there_are_tips_and_questions_enough(rules: Rules, players: int) -> None:
    chapters = {chapter.name: chapter.passages for chapter in book_of(rules, players)}
    assert 8 <= len(chapters["tips"]) <= 13
    assert len([p for p in chapters["questions"] if p.question]) >= 9


def test_r1_the_example_without_a_rechter_is_the_one_of_the_rules() -> None:
    rules = next(rules for rules, _ in TABLES if rules.variant == "bavarian")
    (found,) = [p for p in passages(book_of(rules, 4)) if p.message.key == "book.order.no_rechter"]
    assert found.cards == tuple(map(Card.parse, ("E7", "G7", "H7")))


def test_a_book_for_too_many_is_refused() -> None:
    with pytest.raises(RulesError, match="three"):
        book_of(next(rules for rules, _ in TABLES if rules.variant == "blind"), 3)

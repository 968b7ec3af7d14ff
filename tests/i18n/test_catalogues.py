"""The catalogues: complete in every language, used, and drawable."""

import re
from collections.abc import Iterable
from string import Formatter

import pytest

from assets.fonts.coverage import missing
from tests.i18n.keys_in_code import enumerations, used_keys
from watten_app.app.house_rules import HOUSE_RULES
from watten_app.engine import Refused, Unplayable
from watten_app.i18n import CATALOGUES, LANGUAGES, Company
from watten_app.i18n.plural import FORMS as PLURALS


def forms(sentence: str) -> set[str]:
    return {form for _, name, form, _ in Formatter().parse(sentence) if name and form}


KEYS = sorted(CATALOGUES["de"])
MADE_BY_SENTENCES = r"suit\..+|rank\..+|role\..+|sign\..+|nick\..+|card(\..+)?|list|plural"
"""Keys that `sentence` makes of the values that stand in a sentence."""

ENDS = {end for company in Company for end in company.value}
"""Ends of keys that say the same to a person in other company."""

OPTIONAL = {"card", "schlag", "trump", "led", "role", "best", "under", "value", "number"}
"""What a sentence may leave out of what it is given."""

FORMS = {form for words in CATALOGUES.values() for one in words.values() for form in forms(one)} | {
    "more"
}
"""What is asked of a value that stands in a sentence; `more` ends a long list."""


def fields(sentence: str) -> set[str]:
    return {name for _, name, _, _ in Formatter().parse(sentence) if name}


def said(keys: Iterable[str]) -> set[str]:
    """What is asked for: a key, or of keys that differ by the number only what they share."""
    return {re.sub(rf"\.({'|'.join(PLURALS)})$", "", key) for key in keys}


def unknown(keys: Iterable[str]) -> set[str]:
    """What the code asks for and no catalogue has: keys, and patterns of keys."""
    literal, patterns = used_keys()
    there = said(keys) | set(keys)
    return literal - there | {
        one for one in patterns if not any(re.fullmatch(one, key) for key in there)
    }


def orphans(keys: Iterable[str]) -> list[str]:
    """The keys that nobody asks for."""
    literal, patterns = used_keys()
    counted = [rf"count\.{form}" for form in FORMS]
    told = [rf"{re.escape(key)}\.{end}" for key in keys for end in ENDS]
    known = re.compile("|".join((*patterns, *counted, *told, MADE_BY_SENTENCES)))
    used = {key for key in said(keys) | set(keys) if key in literal or known.fullmatch(key)}
    return [key for key in keys if not {key, *said([key])} & used]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_every_key(language: str) -> None:
    assert set(CATALOGUES[language]) == set(KEYS)


@pytest.mark.parametrize("key", KEYS)
def test_a_sentence_needs_no_more_than_it_is_given(key: str) -> None:
    german = fields(CATALOGUES["de"][key])
    for language in LANGUAGES:
        other = fields(CATALOGUES[language][key])
        assert german ^ other <= OPTIONAL, f"{german} and {other} in {language}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_character_can_be_drawn(language: str) -> None:
    undrawable = {
        key: missing(sentence)
        for key, sentence in CATALOGUES[language].items()
        if missing(sentence)
    }
    assert not undrawable


def test_every_key_in_the_code_exists() -> None:
    assert unknown(KEYS) == set()


def test_no_key_is_an_orphan() -> None:
    assert orphans(KEYS) == []


def test_what_is_missing_and_what_nobody_asks_for_is_found() -> None:
    assert orphans([*KEYS, "home.nonsense"]) == ["home.nonsense"]
    assert unknown(set(KEYS) - {"home.new"}) == {"home.new"}
    assert unknown(set(KEYS) - {"review.all.one", "review.all.other"}) == {"review.all"}
    assert unknown(key for key in KEYS if not key.startswith("level."))


def test_every_refusal_has_its_sentence() -> None:
    assert {f"refused.{code.value}" for code in Refused} <= set(KEYS)


def test_every_reason_against_rules_has_its_sentence() -> None:
    assert {f"unplayable.{code.value}" for code in Unplayable} <= set(KEYS)


def test_every_house_rule_has_its_words() -> None:
    missing = set()
    for rule in HOUSE_RULES:
        values = [value for value in rule.values if not isinstance(value, bool | tuple)]
        words = [str(getattr(value, "value", value)) for value in values]
        missing |= {f"house.{rule.name}{part}" for part in ("", ".line", *(f".{w}" for w in words))}
    assert missing - set(KEYS) == set()


def test_every_value_that_stands_in_a_sentence_has_its_word() -> None:
    assert {f"{space}.{value.value}" for space, value in enumerations()} <= set(KEYS)


ADDRESSED = {
    "de": r"\b([Dd](u|ein\w*|ir|ich)|ihr|euch|[Gg]ib|[Ll]eg|[Bb]leib|[Vv]erlang)\b",
    "en": r"\b[Yy](ou|ours?)\b",
    "it": r"\b(tu[oaei]?|tuoi|ti|te|vinci|hai|sta’|dai)\b",
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_computer_thinks_of_itself_in_a_lesson(language: str) -> None:
    """A reason that speaks to the player has a twin in which the computer speaks of itself."""
    catalogue, addressed = CATALOGUES[language], re.compile(ADDRESSED[language])
    reasons = {key for key in KEYS if key.startswith("reason.")}
    thought = {key if f"{key}.own" not in reasons else f"{key}.own" for key in reasons}
    assert [catalogue[key] for key in sorted(thought) if addressed.search(catalogue[key])] == []

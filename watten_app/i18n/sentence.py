"""Sentences from keys and parameters.

A parameter is formatted by what it is: a card (anything with `suit` and `rank`), a value of an
enumeration (its text is the key `<name of the enumeration>.<value>`, or with a form
`<…>.<value>.<form>`), a number, a tuple of these, or plain text. Grammar is in `grammar`.
"""

import logging
from collections.abc import Mapping
from enum import Enum
from string import Formatter
from typing import Any, Protocol

from watten_app.i18n.catalogue import CATALOGUES
from watten_app.i18n.grammar import GRAMMARS

logger = logging.getLogger(__name__)

LONGEST_LIST = 5
"""Cards named one by one; of a longer list the first four are named and the rest is counted."""


class CardLike(Protocol):
    """What a card is here: `suit` and `rank` are values of enumerations."""

    @property
    def suit(self) -> Any: ...

    @property
    def rank(self) -> Any: ...


class MessageLike(Protocol):
    """A sentence to be made: its key and what stands in it."""

    @property
    def key(self) -> str: ...

    @property
    def params(self) -> Mapping[str, object]: ...


def say(language: str, message: MessageLike) -> str:
    """The sentence of a message in a language."""
    return text(language, message.key, **message.params)


def text(language: str, key: str, **params: object) -> str:
    """The text of a key with its parameters filled in.

    What is missing (a key, a parameter) shows as it is, with a line in the log: a word too few
    must not stop a game.
    """
    sentence = CATALOGUES[language].get(key)
    if sentence is None:
        logger.error("the catalogue %s has no %r", language, key)
        return key
    if "{" not in sentence:
        return sentence
    try:
        return _Sentence(language).vformat(sentence, (), params)
    except (LookupError, AttributeError, ValueError):
        logger.exception("the sentence %r cannot be filled from %r", key, params)
        return sentence


def card_name(language: str, card: CardLike) -> str:
    """The full name of a card, as a label: `Eichel-Ober`, `Ober of acorns`."""
    return _capital(_name(language, card))


def nickname(language: str, card: CardLike) -> str:
    """What the players call a card (`Belli`), or else its full name."""
    return _nick(language, card) or card_name(language, card)


def _name(language: str, card: CardLike) -> str:
    own = f"card.{card.suit.value}{card.rank.value}"
    if own in CATALOGUES[language]:
        return text(language, own)
    return text(language, "card", suit=card.suit, rank=card.rank)


def _nick(language: str, card: CardLike) -> str | None:
    return CATALOGUES[language].get(f"nick.{card.suit.value}{card.rank.value}")


def _capital(words: str) -> str:
    return words[:1].upper() + words[1:]


class _Sentence(Formatter):
    def __init__(self, language: str) -> None:
        self._language = language

    def format_field(self, value: Any, form: str) -> str:
        if form[:1].isupper():
            return _capital(self._shown(value, form.lower()))
        return self._shown(value, form)

    def _shown(self, value: Any, form: str) -> str:
        if isinstance(value, tuple) and hasattr(value, "suit"):
            return self._card(value, form)
        if isinstance(value, tuple):
            return self._list([self._shown(item, form) for item in value])
        if isinstance(value, Enum):
            return self._enum(value, form)
        if isinstance(value, int) and form:
            key = f"count.{form}.one" if value == 1 else f"count.{form}.many"
            return text(self._language, key, number=value)
        return str(value)

    def _card(self, card: Any, form: str) -> str:
        if not form:
            return card_name(self._language, card)
        if form == "suit":
            return self._shown(card.suit, "")
        if form == "nick":
            return nickname(self._language, card)
        nick = _nick(self._language, card)
        noun, rank = (nick, "") if nick else (_name(self._language, card), card.rank.value)
        return GRAMMARS[self._language].form(noun, rank, form)

    def _enum(self, value: Enum, form: str) -> str:
        key = f"{type(value).__name__.lower()}.{value.value}"
        own = f"{key}.{form}"
        if form and own not in CATALOGUES[self._language]:
            return GRAMMARS[self._language].form(text(self._language, key), value.value, form)
        return text(self._language, own if form else key)

    def _list(self, items: list[str]) -> str:
        if len(items) > LONGEST_LIST:
            shown = LONGEST_LIST - 1
            items = [*items[:shown], self._shown(len(items) - shown, "more")]
        if len(items) < 2:
            return "".join(items)
        return text(self._language, "list", first=", ".join(items[:-1]), last=items[-1])

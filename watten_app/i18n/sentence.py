"""Sentences from keys and parameters.

A parameter is formatted by what it is: a card (anything with `suit` and `rank`), a value of an
enumeration (its text is the key `<name of the enumeration>.<value>`, or with a form
`<…>.<value>.<form>`), a number, a tuple of these, or plain text. Grammar is in `grammar`.
Everywhere a `language` is a tongue of the catalogues: `de`, or `de-bavarian` with a region's words.
"""

import logging
from collections.abc import Iterable, Mapping
from enum import Enum
from string import Formatter
from typing import Any, Protocol

from watten_app.i18n.catalogue import CATALOGUES, capital
from watten_app.i18n.grammar import grammar_of
from watten_app.i18n.plural import plural

logger = logging.getLogger(__name__)

_ARTICLES = ("the", "in")
"""The forms of a number that are grammar's, as before a share: `l’87 %`, `nel 70 %`."""

_WELI, _SIX = "S6", "rank.6"

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


type OwnNames = frozenset[str] | None
"""The codes (`HK`) of the cards that go by a name of their own; None: all that ever have one."""

_WITH_WELI = (32, 33)


def own_names(critical: Iterable[CardLike], pack: int) -> OwnNames:
    """The cards with a name of their own where these are Kritische: they and the Weli.

    Elsewhere the Max is just the king of hearts; of 40 cards S6 is an ordinary six (R2).
    """
    kritische = frozenset(f"{card.suit.value}{card.rank.value}" for card in critical)
    return kritische | {_WELI} if pack in _WITH_WELI else kritische - {_WELI}


def say(language: str, message: MessageLike, own: OwnNames = None) -> str:
    """The sentence of a message in a language; `own` are the cards with a name of their own."""
    return text(language, message.key, own, **message.params)


def text(language: str, key: str, own: OwnNames = None, /, **params: object) -> str:
    """The text of a key with its parameters filled in; where it is said differently of one and of
    many (`key.one`, `key.other`), `number` decides.

    What is missing (a key, a parameter) shows as it is, with a line in the log: a word too few
    must not stop a game.
    """
    sentence = _sentence(language, key, params.get("number"))
    if sentence is None:
        logger.error("the catalogue %s has no %r", language, key)
        return key
    if "{" not in sentence:
        return sentence
    try:
        return _Sentence(language, own).vformat(sentence, (), params)
    except (LookupError, AttributeError, ValueError):
        logger.exception("the sentence %r cannot be filled from %r", key, params)
        return sentence


def _sentence(language: str, key: str, number: object) -> str | None:
    words = CATALOGUES[language]
    if key not in words and isinstance(number, int):
        key = f"{key}.{plural(language, number)}"
    return words.get(key)


class Company(Enum):
    """Who stands on either side, which decides how the person is addressed.

    A value is the ends of keys that say it in so many words, the first that is there counts.
    """

    PARTNERS = ()
    """With a partner against several."""
    ALONE = ("alone",)
    """Alone against one."""
    SOLO = ("solo", "alone")
    """Alone against several."""
    PAIR = ("pair",)
    """With a partner against one."""


def key_for(language: str, key: str, company: Company) -> str:
    """The key as it is said to one in this company, where that is said differently."""
    own = (f"{key}.{end}" for end in company.value)
    return next((one for one in own if one in CATALOGUES[language]), key)


def card_name(language: str, card: CardLike, own: OwnNames = None) -> str:
    """The full name of a card, as a label: `Eichel-Ober`, `Ober of acorns`."""
    return capital(_name(language, card, own))


def nickname(language: str, card: CardLike, own: OwnNames = None) -> str:
    """What the players call a card (`Belli`), or else its full name."""
    return _nick(language, card, own) or card_name(language, card, own)


def word(language: str, value: Enum, own: OwnNames = None) -> str:
    """The word for a value of an enumeration; the six that only the Weli has is called so."""
    if _code(value) == _SIX and _has_own_name(_WELI, own):
        return text(language, f"card.{_WELI}")
    return text(language, _code(value))


def _code(value: Enum) -> str:
    return f"{type(value).__name__.lower()}.{value.value}"


def _has_own_name(card: str, own: OwnNames) -> bool:
    return own is None or card in own


def _name(language: str, card: CardLike, own: OwnNames) -> str:
    code = f"{card.suit.value}{card.rank.value}"
    key = f"card.{code}"
    if key in CATALOGUES[language] and _has_own_name(code, own):
        return text(language, key)
    return text(language, "card", own, suit=card.suit, rank=card.rank)


def _nick(language: str, card: CardLike, own: OwnNames) -> str | None:
    code = f"{card.suit.value}{card.rank.value}"
    return CATALOGUES[language].get(f"nick.{code}") if _has_own_name(code, own) else None


class _Sentence(Formatter):
    def __init__(self, language: str, own: OwnNames) -> None:
        self._language = language
        self._own = own

    def format_field(self, value: Any, form: str) -> str:
        if form[:1].isupper():
            return capital(self._shown(value, form.lower()))
        return self._shown(value, form)

    def _shown(self, value: Any, form: str) -> str:
        if isinstance(value, tuple) and hasattr(value, "suit"):
            return self._card(value, form)
        if isinstance(value, tuple):
            return self._list([self._shown(item, form) for item in value])
        if isinstance(value, Enum):
            return self._enum(value, form)
        if isinstance(value, int) and form in _ARTICLES:
            return grammar_of(self._language).form(str(value), "", form)
        if isinstance(value, int) and form:
            return text(self._language, f"count.{form}", number=value)
        return str(value)

    def _card(self, card: Any, form: str) -> str:
        if not form:
            return card_name(self._language, card, self._own)
        if form == "suit":
            return self._shown(card.suit, "")
        if form == "nick":
            return nickname(self._language, card, self._own)
        if form == "byname":
            return self._byname(card)
        if form == "all":
            # it stands among classes, which are said as an object
            form = "acc"
        nick = _nick(self._language, card, self._own)
        noun = nick or _name(self._language, card, self._own)
        rank = "" if nick else card.rank.value
        return grammar_of(self._language).form(noun, rank, form)

    def _byname(self, card: Any) -> str:
        """What a trump of this rank is called in the region, or else what the card is called."""
        name = CATALOGUES[self._language].get(f"{_code(card.rank)}.byname")
        return name or nickname(self._language, card, self._own)

    def _enum(self, value: Enum, form: str) -> str:
        if not form:
            return word(self._language, value, self._own)
        key = f"{_code(value)}.{form}"
        if key in CATALOGUES[self._language]:
            return text(self._language, key)
        noun = word(self._language, value, self._own)
        return grammar_of(self._language).form(noun, value.value, form)

    def _list(self, items: list[str]) -> str:
        if len(items) > LONGEST_LIST:
            shown = LONGEST_LIST - 1
            items = [*items[:shown], self._shown(len(items) - shown, "more")]
        if len(items) < 2:
            return "".join(items)
        return text(self._language, "list", first=", ".join(items[:-1]), last=items[-1])

"""What a language does to the name of a card or a rank: articles, cases, pronouns.

A placeholder in a catalogue may ask for a form: `{card:The}`, `{schlag:acc}`, `{card:pron}`.
Forms: nothing (the bare name), `nick` (what the players call it), `the`, `acc`, `dat` (with the
article, in that case), `with`, `in` (Italian: after `con` and after `in`), `pron`, `him` (the
pronoun in nominative and accusative), `suit`, `byname` (what a trump is called in the region). A
form that begins with a capital begins a sentence. A number has `the` and `in` too.
"""

import re
from collections.abc import Mapping
from typing import Protocol


class Grammar(Protocol):
    """The forms of a noun in one language."""

    def form(self, noun: str, rank: str, form: str, /) -> str:
        """`noun` (whose gender is that of `rank`; empty for a nickname) in a lower-case form."""


class German:
    """All ranks and nicknames are masculine, but for the Ass."""

    _FORMS: Mapping[str, tuple[str, str]] = {
        "the": ("der {}", "das {}"),
        "acc": ("den {}", "das {}"),
        "dat": ("dem {}", "dem {}"),
        "pron": ("er", "es"),
        "him": ("ihn", "es"),
    }

    def form(self, noun: str, rank: str, form: str, /) -> str:
        """`Ober` as `acc` gives `den Ober`."""
        return self._FORMS[form][rank == "A"].format(noun)


class English:
    """Nicknames are names and take no article."""

    _PRONOUNS = ("pron", "him")

    def form(self, noun: str, rank: str, form: str, /) -> str:
        """`ober` as `acc` gives `the ober`; the nickname `Max` stays `Max`."""
        if form in self._PRONOUNS:
            return "it"
        if not rank:
            return noun
        return f"the {noun}"


class Italian:
    """All ranks and nicknames are masculine; the article hangs on how the noun begins."""

    _FORMS: Mapping[str, tuple[str, str, str]] = {
        "the": ("il {}", "lo {}", "l’{}"),
        "acc": ("il {}", "lo {}", "l’{}"),
        "dat": ("al {}", "allo {}", "all’{}"),
        "with": ("col {}", "con lo {}", "con l’{}"),
        "in": ("nel {}", "nello {}", "nell’{}"),
    }
    _LO = re.compile(r"s[^aeiouàèéìòù]|[zxy]|gn|ps|pn", re.IGNORECASE)
    _ELIDED = re.compile(r"[aeiouàèéìòù]|(8\d?|11?)(?!\d)", re.IGNORECASE)

    def form(self, noun: str, _rank: str, form: str, /) -> str:
        """`asso` as `dat` gives `all’asso`; the nickname `Spitz` as `the` gives `lo Spitz`,
        the number `87` `l’87`."""
        il, lo, elided = self._FORMS[form]
        if self._ELIDED.match(noun):
            return elided.format(noun)
        return (lo if self._LO.match(noun) else il).format(noun)


_GRAMMARS: Mapping[str, Grammar] = {"de": German(), "en": English(), "it": Italian()}


def grammar_of(tongue: str) -> Grammar:
    """The grammar of a tongue is that of its language."""
    return _GRAMMARS[tongue.partition("-")[0]]

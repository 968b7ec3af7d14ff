"""What a language does to the name of a card or a rank: articles, cases, pronouns.

A placeholder in a catalogue may ask for a form: `{card:The}`, `{schlag:acc}`, `{card:pron}`.
Forms: nothing (the bare name), `nick` (what the players call it), `the`, `acc`, `dat` (with the
article, in that case), `pron`, `him` (the pronoun in nominative and accusative), `suit`. A form
that begins with a capital begins a sentence.
"""

from collections.abc import Mapping
from typing import Protocol


class Grammar(Protocol):
    """The forms of a noun in one language."""

    def form(self, noun: str, rank: str, form: str) -> str:
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

    def form(self, noun: str, rank: str, form: str) -> str:
        """`Ober` as `acc` gives `den Ober`."""
        return self._FORMS[form][rank == "A"].format(noun)


class English:
    """Nicknames are names and take no article."""

    _PRONOUNS = ("pron", "him")

    def form(self, noun: str, rank: str, form: str) -> str:
        """`ober` as `acc` gives `the ober`; the nickname `Max` stays `Max`."""
        if form in self._PRONOUNS:
            return "it"
        if not rank:
            return noun
        return f"the {noun}"


GRAMMARS: Mapping[str, Grammar] = {"de": German(), "en": English()}

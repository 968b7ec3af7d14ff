"""Which form of a sentence a number takes.

The rule of a language stands in the head of its catalogue, under `plural`, written as in the
header of a PO file (`n != 1`); the standard library's gettext reads it. It gives the place of the
form among `FORMS`, which are called as in Unicode's CLDR.
"""

from collections.abc import Callable, Mapping
from gettext import c2py

from watten_app.i18n.catalogue import CATALOGUES, LANGUAGES

HEAD = "plural"
"""The key under which a catalogue has its rule."""

FORMS = ("one", "other")
"""The ends of keys that say the same of different numbers."""

_RULES: Mapping[str, Callable[[int], int]] = {
    language: c2py(CATALOGUES[language][HEAD]) for language in LANGUAGES
}


def plural(tongue: str, number: int) -> str:
    """The form for a number in the language of a tongue: `one`, `other`."""
    return FORMS[_RULES[tongue.partition("-")[0]](abs(number))]

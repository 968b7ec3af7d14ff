"""Italian: articles by how the noun begins, and prepositions joined with them."""

import re

import pytest

from watten_app.engine import Card, Rank, Role, Suit
from watten_app.i18n import card_name, text
from watten_app.i18n.catalogue import CATALOGUES
from watten_app.i18n.grammar import grammar_of

FORMS = ("the", "acc", "dat", "with")


@pytest.mark.parametrize(
    ("noun", "forms"),
    [
        ("re di cuori", ("il re di cuori", "il re di cuori", "al re di cuori", "col re di cuori")),
        ("asso", ("l’asso", "l’asso", "all’asso", "con l’asso")),
        ("ober", ("l’ober", "l’ober", "all’ober", "con l’ober")),
        ("Spitz", ("lo Spitz", "lo Spitz", "allo Spitz", "con lo Spitz")),
        ("sette", ("il sette", "il sette", "al sette", "col sette")),
        ("Soacher", ("il Soacher", "il Soacher", "al Soacher", "col Soacher")),
    ],
)
def test_the_article_hangs_on_how_the_noun_begins(noun: str, forms: tuple[str, ...]) -> None:
    assert tuple(grammar_of("it").form(noun, "K", form) for form in FORMS) == forms
    assert grammar_of("it-bavarian").form(noun, "", "the") == forms[0]


@pytest.mark.parametrize("number", [1, 8, 11, 80, 87, 89])
def test_the_article_is_elided_before_a_number_that_is_said_with_a_vowel(number: int) -> None:
    assert text("it", "reason.reraise_share", number=number).startswith(f"Vinci l’{number}\xa0%")
    assert text("it", "reason.farbe_share", number=number).startswith(f"Nell’{number}\xa0%")


@pytest.mark.parametrize("number", [0, 2, 10, 18, 70, 79, 90, 100, 800])
def test_before_any_other_number_it_is_whole(number: int) -> None:
    assert text("it", "reason.reraise_share", number=number).startswith(f"Vinci il {number}\xa0%")
    assert text("it", "reason.farbe_share", number=number).startswith(f"Nel {number}\xa0%")


def test_no_share_stands_after_an_article_that_fits_some_numbers_only() -> None:
    stiff = re.compile(r"\b(il|al|dal|del|nel|sul) \{\w+\}(\s%| per cento)", re.IGNORECASE)
    assert not [key for key, said in CATALOGUES["it"].items() if stiff.search(said)]


def test_italian_names_its_cards_and_elides_before_them() -> None:
    ober, spitz = Card.parse("EO"), Card.parse("E7")
    assert card_name("it", ober) == "Ober di ghiande"
    assert text("it", "explain.takes", card=spitz, best=ober) == (
        "Batte l’ober di ghiande, finora la carta più alta."
    )
    assert text("it", "explain.takes_not", best=spitz, card=ober, role=Role.CRITICAL) == (
        "Lo Spitz è un critico e sta sopra."
    )
    assert text("it", "explain.role.blinder", card=ober, schlag=Rank.ACE, trump=Suit.HEARTS) == (
        "È Schlag (asso), ma non di briscola (cuori)."
    )


def test_italian_numbers_agree_with_their_noun() -> None:
    said = [text("it", "result.won.line", number=number, names=("Luis",)) for number in (1, 3)]
    assert said == ["1 punto per te e Luis", "3 punti per te e Luis"]


EXPLAINS_THE_OTHER_WORD = "book.words.it"
"""The one sentence that may say `colore`: that trump is called so too."""


@pytest.mark.parametrize("tongue", [one for one in CATALOGUES if one.startswith("it")])
def test_trump_is_called_briscola_and_nothing_else(tongue: str) -> None:
    said = {key: one for key, one in CATALOGUES[tongue].items() if "colore" in one.lower()}
    assert set(said) <= {EXPLAINS_THE_OTHER_WORD}


@pytest.mark.parametrize("tongue", [one for one in CATALOGUES if one.startswith("it")])
def test_briscola_is_feminine(tongue: str) -> None:
    masculine = re.compile(
        r"\b(il|un|del|dal|al|col|nel|nessun) briscola"
        r"|\bbriscola\b (più )?(bass|alt|scopert|uscit|giocat)o\b"
        r"|uscito (a )?briscola",
        re.IGNORECASE,
    )
    assert not [key for key, said in CATALOGUES[tongue].items() if masculine.search(said)]

"""The words of the table that are explained: each has its sentence, and what is said is known."""

import pytest

from tests.ui.table_kit import deal
from watten_app.app.book.contents import book_of
from watten_app.app.glossary import CHAPTER, Word, meaning_of, word_said
from watten_app.engine import Message, observe
from watten_app.i18n import CATALOGUES, LANGUAGES, say
from watten_app.variants import VARIANTS

NAMES = {"name": "Resi", "rechter": "Rechter", "raise": "Gehst?", "hold": "Schauen", "play_on": "-"}
ENDS = ("now", "better", "swap")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_word_has_its_sentence_and_every_sentence_its_word(language: str) -> None:
    there = {key for key in CATALOGUES[language] if key.startswith("word.")} - {"word.book"}
    wanted = {f"word.{word.value}" for word in Word}
    assert wanted <= there
    assert {key for key in there - wanted if key.rpartition(".")[2] not in ENDS} == set()
    assert {key.rpartition(".")[0] for key in there - wanted} <= wanted


def test_what_is_said_at_the_table_is_a_word_that_is_explained() -> None:
    said = {key.removesuffix(".one").removesuffix(".other") for key in CATALOGUES["de"]}
    unknown = {key for key in said if key.startswith("says.") and not word_said(Message(key, {}))}
    assert unknown == set()


def test_a_word_leads_to_a_chapter_that_some_book_has() -> None:
    books = [book_of(variant.rules, 4) for variant in VARIANTS.values()]
    chapters = {chapter.name for book in books for chapter in book}
    assert set(CHAPTER.values()) <= chapters


def test_an_answer_tells_what_it_costs_while_it_can_be_given() -> None:
    view = observe(deal("1 schlag O", "0 trump G", "1 raise"), 0)
    fold = meaning_of(Word.FOLD, view, NAMES, mine=True)
    assert [one.key for one in fold] == ["word.fold", "word.fold.now"]
    assert say("en", fold[1]) == "That costs you 2. Held and lost it would cost 3."
    again = meaning_of(Word.RERAISE, view, NAMES, mine=True)[1]
    assert say("en", again) == "If they hold, the deal is worth 4; if they fold, you get 3."
    (said,) = meaning_of(Word.FOLD, view, NAMES, mine=False)
    assert said.key == "word.fold"


def test_yes_and_no_tell_what_comes_of_them() -> None:
    asked = observe(deal("1 better"), 0)
    assert meaning_of(Word.AGREE, asked, NAMES, mine=True)[0].key == "word.agree.better"
    swapped = observe(deal("1 swap"), 0)
    told = say("en", meaning_of(Word.REFUSE, swapped, NAMES, mine=True)[0])
    assert told.startswith("It stays as usual: Resi names the Schlag")

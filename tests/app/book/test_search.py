"""Finding words in the book: any spelling, nicknames, and what to try where nothing is found."""

import time

import pytest

from tests.app.book.books import passages
from watten_app.app.book import Entry, book_of, entries_of, plain, search
from watten_app.app.book.search import MOST_HITS, fold
from watten_app.engine import Message
from watten_app.i18n import own_names, say
from watten_app.variants import VARIANTS


def entries(variant: str = "bavarian", language: str = "de") -> tuple[Entry, ...]:
    rules = VARIANTS[variant].rules
    own = own_names(rules.critical, rules.pack)

    def tell(message: Message) -> str:
        return say(language, message, own)

    return entries_of(book_of(rules, 4), tell)


BOOK = entries()


def marked(query: str, book: tuple[Entry, ...] = BOOK) -> set[str]:
    """The runs of letters that are shown as found."""
    return {piece.text for hit in search(book, query).hits for piece in hit.excerpt if piece.found}


def places(query: str, book: tuple[Entry, ...] = BOOK) -> list[str]:
    return [hit.place for hit in search(book, query).hits]


@pytest.mark.parametrize("query", ["Schönere", "schoenere", "SCHONERE", "  schönere "])
def test_umlauts_and_capitals_do_not_matter(query: str) -> None:
    assert places(query) == places("schönere")
    assert any(place.startswith("announce.") for place in places(query))
    assert "Schönere" in marked(query)


def test_accents_do_not_matter() -> None:
    assert "batadù" in marked("batadu", entries("groeden"))
    assert (
        "cör" in marked("coer", entries("groeden")) == marked("cor", entries("groeden")) | {"cör"}
    )


def test_a_u_and_an_e_of_its_own_are_left_alone() -> None:
    assert "neue" in marked("neue")
    assert "neu" in marked("neu")


@pytest.mark.parametrize(
    ("query", "variant"),
    [("Maxi", "bavarian"), ("Haube", "tyrolean"), ("bugl", "carinthian"), ("giusto", "blind")],
)
def test_nicknames_lead_to_the_chapter_of_words(query: str, variant: str) -> None:
    assert any(place.startswith("words.") for place in places(query, entries(variant)))


def test_a_hit_has_its_chapter_and_the_question_it_answers() -> None:
    hit = search(BOOK, "erste Blinde gewonnen").hits[0]
    assert plain(hit.chapter) == "Oft gefragt"
    assert plain(hit.title) == "Warum hat der erste Blinde gewonnen?"
    assert [piece.text for piece in hit.title if piece.found] == ["erste", "Blinde", "gewonnen"]


def test_what_is_in_a_heading_comes_first() -> None:
    first, second, *rest = search(BOOK, "gespannt").hits
    assert plain(first.chapter) == "Gespannt"
    assert plain(second.title) == "Was heißt gespannt?"
    assert rest


def test_all_words_have_to_be_there() -> None:
    both = set(places("vorhand stock"))
    assert both
    assert both <= set(places("vorhand"))
    assert both <= set(places("stock"))


def test_a_long_text_is_cut_round_the_word() -> None:
    (hit,) = search(BOOK, "Notschrei").hits
    text = plain(hit.excerpt)
    assert text.startswith("… ")
    assert "Notschrei" in text
    assert len(text) < 170


def test_every_place_is_one_of_the_book() -> None:
    rules = VARIANTS["bavarian"].rules
    assert len(BOOK) == len(list(passages(book_of(rules, 4))))
    assert len({entry.place for entry in BOOK}) == len(BOOK)
    found = search(BOOK, "er")
    assert len(found.hits) == MOST_HITS < found.total < len(BOOK)


def test_nothing_found_suggests_what_looks_like_it() -> None:
    found = search(BOOK, "Hauptschalg")
    assert not found.hits
    assert found.suggestion == "Hauptschlag"
    assert places(found.suggestion)
    assert search(BOOK, "xyzzy").suggestion == ""


@pytest.mark.parametrize("query", ["", "   ", "a", "„“"])
def test_less_than_a_word_finds_nothing(query: str) -> None:
    assert search(BOOK, query) == search(BOOK, "")


def test_a_folded_text_knows_where_its_letters_stood() -> None:
    folded = fold("Grüß", spelt_out=True)
    assert folded.letters == "gruess"
    assert folded.origins == (0, 1, 2, 2, 3, 3)
    assert fold("lå").letters == "la"


def test_english_is_searched_in_english() -> None:
    assert any(
        place.startswith("play.") for place in places("franconian", entries("franconian", "en"))
    )


def test_searching_is_quick() -> None:
    begun = time.process_time()
    for query in ("h", "ha", "hau", "haup", "haupt", "haupts", "hauptsc", "hauptschlag"):
        search(BOOK, query)
    assert time.process_time() - begun < 0.5

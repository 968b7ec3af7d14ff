"""Whatever people call themselves, everybody has a name that can be drawn and told apart."""

import pytest

from assets.fonts.coverage import covered_by_all
from watten_app.app.lettering import LETTERS, written
from watten_app.app.people import CALLED, LONGEST_NAME, People, read_people

FOUR = People((0, 1, 2, 3))


def test_every_letter_of_a_name_is_in_the_fonts() -> None:
    assert covered_by_all() >= LETTERS


@pytest.mark.parametrize(
    ("typed", "drawn"),
    [
        ("  Sepp   Maria ", "Sepp Maria"),
        ("Jožek", "Jožek"),
        ("Čović", "Covic"),
        ("Łukasz", "Lukasz"),
        ("Mu\u0308ller", "Müller"),
        ("D’Anna", "D’Anna"),
        ("Resi😀", "Resi"),
        ("\u202eAnna", "Anna"),
        ("مريم", ""),
        ("漢字", ""),
        ("\n\t", ""),
    ],
)
def test_a_name_is_written_with_our_letters(typed: str, drawn: str) -> None:
    assert written(typed) == drawn
    assert set(drawn) <= LETTERS


@pytest.mark.parametrize("typed", ["", "   ", "مريم", "😀"])
def test_who_has_no_name_is_called_as_usual(typed: str) -> None:
    assert FOUR.with_name(2, "Vefa").with_name(2, typed).names == CALLED
    # the usual one may have gone to another
    people = FOUR.with_name(2, "Vefa").with_name(0, CALLED[2]).with_name(2, typed)
    assert people.names == ("Maria", "Franz", "Anna", "Josef")


def test_two_of_one_name_are_told_apart_and_nobody_else_is_renamed() -> None:
    names = FOUR.with_name(2, "Anna").with_name(3, "Anna").names
    assert names == ("Anna", "Franz", "Anna 2", "Anna 3")
    long = FOUR.with_name(0, "Bartholomäus").with_name(1, "Bartholomäus").names
    assert long[:2] == ("Bartholomäus", "Bartholomä 2")
    assert max(map(len, long)) <= LONGEST_NAME


def test_letter_by_letter_a_name_becomes_what_was_typed() -> None:
    people = FOUR
    for end in range(1, len("Annamirl") + 1):
        people = people.with_name(2, "Annamirl"[:end])
    assert people.names == ("Anna", "Franz", "Annamirl", "Josef")


def test_those_who_do_not_sit_here_keep_names_of_their_own() -> None:
    two = People((0, 2)).with_name(1, "Josef")
    assert two.names[1] == "Josef"
    assert len(set(two.names)) == 4


def test_names_that_an_older_version_kept_are_drawn_too() -> None:
    names = read_people([0, 2], ["Čenka", "😀", "Maria", "Josef"], 4).names
    assert names == ("Cenka", "Franz", "Maria", "Josef")

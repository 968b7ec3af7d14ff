"""Numbers in sentences: the form each language asks for, by Unicode's rules, and all forms there.

Node knows the rules of the CLDR (`Intl.PluralRules`); ours stand in the catalogues.
"""

import json
import subprocess

import pytest

from recipe.places import node
from watten_app.i18n import CATALOGUES, LANGUAGES, REGIONAL, text
from watten_app.i18n.plural import FORMS, plural

NUMBERS = range(-30, 1100)
ASKED = """
const [languages, numbers] = JSON.parse(process.argv[1]);
const told = languages.map((one) => {
  const rules = new Intl.PluralRules(one);
  return [one, numbers.map((number) => rules.select(number))];
});
console.log(JSON.stringify(Object.fromEntries(told)));
"""
OTHER = f".{FORMS[-1]}"
FAMILIES = sorted(
    key.removesuffix(OTHER)
    for key in CATALOGUES["de"]
    if key.endswith(OTHER) and f"{key.removesuffix(OTHER)}.{FORMS[0]}" in CATALOGUES["de"]
)
"""What is said differently by the number."""


def test_the_rules_are_those_of_unicode() -> None:
    asked = json.dumps([LANGUAGES, list(NUMBERS)])
    command = [node(), "--eval", ASKED, "--", asked]
    told = json.loads(subprocess.run(command, check=True, capture_output=True, text=True).stdout)
    for language in LANGUAGES:
        ours = [plural(language, number) for number in NUMBERS]
        assert ours == told[language], language
        assert set(ours) == set(FORMS), language


def test_a_region_counts_as_its_language() -> None:
    for tongue in REGIONAL:
        assert [plural(tongue, number) for number in (0, 1, 2)] == ["other", "one", "other"]


@pytest.mark.parametrize("tongue", CATALOGUES)
@pytest.mark.parametrize("family", FAMILIES)
def test_of_no_number_but_one_is_spoken_as_of_one(tongue: str, family: str) -> None:
    """The form for one may leave its number out: it is never taken for 21 or 101."""
    catalogue = CATALOGUES[tongue]
    sentences = {number: catalogue[f"{family}.{plural(tongue, number)}"] for number in (1, 0, 2)}
    assert sentences[0] == sentences[2]
    if "{number}" in sentences[2]:
        assert "{number}" not in sentences[1]


COUNTED = {
    "de": {
        "points": ("0 Punkte", "1 Punkt", "2 Punkte", "21 Punkte", "101 Punkte"),
        "decisions": ("0 Entscheidungen", "1 Entscheidung", "2 Entscheidungen"),
        "times": ("0-mal", "einmal", "2-mal", "21-mal", "101-mal"),
        "days": ("0 Tage", "1 Tag", "2 Tage", "21 Tage", "101 Tage"),
    },
    "en": {
        "points": ("0 points", "1 point", "2 points", "21 points", "101 points"),
        "matches": ("0 matches", "1 match", "2 matches", "21 matches", "101 matches"),
        "times": ("0 times", "once", "2 times", "21 times", "101 times"),
    },
    "it": {
        "points": ("0 punti", "1 punto", "2 punti", "21 punti", "101 punti"),
        "fresh": ("0 nuove", "1 nuova", "2 nuove", "21 nuove", "101 nuove"),
        "tricks": ("0 prese", "1 presa", "2 prese", "21 prese", "101 prese"),
    },
}


@pytest.mark.parametrize("language", COUNTED)
def test_none_one_two_twentyone_and_a_hundred_and_one(language: str) -> None:
    for form, told in COUNTED[language].items():
        numbers = (0, 1, 2, 21, 101)[: len(told)]
        assert tuple(text(language, f"count.{form}", number=one) for one in numbers) == told


def test_a_whole_sentence_is_chosen_by_its_number() -> None:
    said = [text("de", "review.all", number=number) for number in (1, 21)]
    assert said == ["Die eine Entscheidung", "Alle 21 Entscheidungen"]
    progress = [text("it", "review.progress", number=0, of=of) for of in (1, 101)]
    assert progress == ["Guardate 0 su 1 decisione", "Guardate 0 su 101 decisioni"]

"""The words of the regions: small, known, drawable, and said wherever one is."""

import re
from string import Formatter

import pytest

from assets.fonts.coverage import missing
from tests.i18n.test_catalogues import FORMS, OPTIONAL, fields
from watten_app.engine import Card, Role, Suit
from watten_app.i18n import (
    CATALOGUES,
    LANGUAGES,
    PHRASES,
    REGIONAL,
    REGIONS,
    nickname,
    text,
    tongue_of,
    word,
)
from watten_app.store import Words

PLAIN = {tongue: CATALOGUES[tongue.partition("-")[0]] for tongue in REGIONAL}
MOST = 0.1
"""The share of a language's sentences that a region may say in its own way."""


def test_every_language_knows_the_words_of_every_region() -> None:
    assert set(REGIONAL) == {f"{one}-{region}" for one in LANGUAGES for region in REGIONS}
    assert {words.value for words in Words} == {"usual", *REGIONS}


@pytest.mark.parametrize("tongue", REGIONAL)
def test_a_region_says_only_what_is_said_and_only_what_differs(tongue: str) -> None:
    plain = PLAIN[tongue]
    assert len(REGIONAL[tongue]) < MOST * len(plain)
    for key, sentence in REGIONAL[tongue].items():
        value, _, form = key.rpartition(".")
        assert key in plain or (value in plain and form in FORMS), key
        if key in plain:
            assert sentence != CATALOGUES[tongue].with_phrases(key), f"{key} is said so anyway"
            assert fields(sentence) ^ fields(plain[key]) <= OPTIONAL, key
        assert not missing(sentence), key


REPLACED = {
    "de-bavarian": r"Max\b|Spitz\b|(der|dem|den|keinen) Rechten?\b|Rechter\b",
    "de-tyrolean": r"Max\b|Kritische|Gras\b|Schönere",
    "de-south_tyrolean": r"Gras\b|Schellen|Schönere|Gehst|Gehen\b|gegangen|darf\w* gehen\b|geschaut"
    r"|Schauen\b|[Aa]ufgeben\b|gebe auf|Gib auf|(?<!damit )aufgegeben",
    "de-ladin": r"Tr[uü]mpf|(der|dem|den) (Rechte|Guate)n?\b|Rechter\b|Guater\b|Schönere"
    r"|Eichel|Gras\b|Herz\b|Schellen|König\b|(Zehn|Neun|Acht|Sieben|Sechs)er\b",
    "en-bavarian": r"Max\b|Spitz\b|Rechter",
    "en-tyrolean": r"Max\b|Kritische|Schönere",
    "en-south_tyrolean": r"Schönere|Gehst|Schauen",
    "en-ladin": r"[Tt]rump|Rechter|Guater|acorns|of leaves|hearts|bells|Schönere",
    "it-bavarian": r"Max\b|Spitz\b|([Ii]l|col|al|del|dal|sul) giusto\b",
    "it-tyrolean": r"Max\b|(?<!Watten )[Cc]ritic[oi]\b",
    "it-south_tyrolean": r"sonagli|[Ll]e più belle|Più belle",
    "it-ladin": r"[Bb]riscol|([Ii]l|[Cc]ol|al|del|dal|sul) (giusto|buono)\b|super-buono"
    r"|[Ll]e più belle|ghiande|foglie|cuori|sonagli",
}
"""By tongue, the words of the language for which the region has its own."""


@pytest.mark.parametrize("tongue", REGIONAL)
def test_a_word_that_a_region_replaces_is_said_nowhere(tongue: str) -> None:
    """Not in a lesson, a badge, a sheet or a review either; the rule book tells both."""
    words = re.compile(rf"\b({REPLACED[tongue]})")
    said = {
        key: sentence
        for key, sentence in CATALOGUES[tongue].items()
        if not key.startswith("book") and words.search(re.sub(r"\{.*?\}", "", sentence))
    }
    assert not said


@pytest.mark.parametrize("tongue", REGIONAL)
def test_the_rule_book_is_written_in_the_usual_words(tongue: str) -> None:
    book = {key for key in PLAIN[tongue] if key.startswith("book")} - set(REGIONAL[tongue])
    assert all(CATALOGUES[tongue][key] == PLAIN[tongue][key] for key in book)


@pytest.mark.parametrize("tongue", REGIONAL)
def test_every_phrase_of_a_region_is_said_somewhere_and_can_be_drawn(tongue: str) -> None:
    told = "\n".join(one for key, one in PLAIN[tongue].items() if not key.startswith("book"))
    unsaid = [
        phrase
        for phrase in PHRASES[tongue]
        if not re.search(rf"(?<!\w){re.escape(phrase)}(?!\w)", told, re.IGNORECASE)
    ]
    assert not unsaid
    assert not missing("".join(PHRASES[tongue].values()))


def test_a_phrase_is_a_whole_word_with_its_case_and_never_the_name_of_a_parameter() -> None:
    tongue = tongue_of("it", "ladin")
    assert CATALOGUES[tongue]["table.trump"] == "Teriunf"
    assert CATALOGUES[tongue]["explain.role.rechter.weli"].endswith("qualunque sia il teriunf.")
    assert "{trump}" in CATALOGUES[tongue_of("en", "ladin")]["score.named"]
    assert CATALOGUES[tongue_of("en", "ladin")]["says.leave_it"] == "leaves it"


@pytest.mark.parametrize("tongue", REGIONAL)
def test_every_form_a_region_asks_for_is_known(tongue: str) -> None:
    asked = {
        form.lower()
        for one in REGIONAL[tongue].values()
        for _, name, form, _ in Formatter().parse(one)
        if name and form
    }
    assert asked <= {form.lower() for form in FORMS}


def test_a_region_has_its_words_and_the_rest_of_the_language() -> None:
    haube = tongue_of("de", "bavarian")
    assert nickname(haube, Card.parse("HK")) == "Maxi"
    assert text(haube, "table.rechter") == "Haube"
    assert text(haube, "table.schlag") == "Schlag"
    assert text(
        haube, "explain.takes_not", card=None, best=Card.parse("GO"), role=Role.RECHTER
    ) == ("Der Gras-Ober ist die Haube und liegt darüber.")
    assert word(tongue_of("de", "south_tyrolean"), Suit.BELLS) == "Schell"
    assert text(tongue_of("de", "ladin"), "says.trump", suit=Suit.HEARTS) == "Teriunf Cör"
    assert text("de", "table.rechter") == "Rechter"


def test_a_region_without_words_says_those_of_the_language() -> None:
    assert tongue_of("de", "usual") == tongue_of("de", "") == "de"


def test_a_trump_has_a_name_of_its_own_in_bavaria() -> None:
    params = {"card": Card.parse("HK"), "led": None, "under": None}
    own = frozenset[str]()
    tongue = tongue_of("de", "bavarian")
    assert text(tongue, "trick.reason.trump", own, **params) == "Trumpf, Sesseldrucker"
    assert text("de", "trick.reason.trump", own, **params) == "Trumpf"
    assert (
        text(tongue, "trick.reason.trump", own, **params | {"card": Card.parse("E7")})
        == "Trumpf, Notschrei"
    )


@pytest.mark.parametrize("region", REGIONS)
def test_a_region_calls_at_the_table_in_its_own_words(region: str) -> None:
    """Not only its cards have names: one hears where one plays."""
    usual, there = CATALOGUES["de"], CATALOGUES[f"de-{region}"]
    own = {key for key in usual if there[key] != usual[key]}
    assert {"says.better", "says.reraise", "says.hold", "says.leave"} <= own
    assert any(key.startswith("sign.") and ".gesture" not in key for key in own)

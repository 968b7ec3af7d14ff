"""The words of the regions: small, known, drawable, and said where they are chosen."""

from string import Formatter

import pytest

from assets.fonts.coverage import missing
from tests.i18n.test_catalogues import FORMS, OPTIONAL, fields
from watten_app.engine import Card, Role, Suit
from watten_app.i18n import (
    CATALOGUES,
    LANGUAGES,
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
    assert 0 < len(REGIONAL[tongue]) < MOST * len(plain)
    for key, sentence in REGIONAL[tongue].items():
        value, _, form = key.rpartition(".")
        assert key in plain or (value in plain and form in FORMS), key
        assert sentence != plain.get(key), key
        if key in plain:
            assert fields(sentence) ^ fields(plain[key]) <= OPTIONAL, key
        assert not missing(sentence), key


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
    words = REGIONAL[f"de-{region}"]
    assert {"says.better", "says.reraise", "says.hold", "says.leave"} <= set(words)
    assert any(key.startswith("sign.") and ".gesture" not in key for key in words)

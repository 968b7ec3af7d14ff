"""Sentences: cases, pronouns, nicknames, lists, and what happens when something is missing."""

import asyncio
from dataclasses import replace

import pytest

from tests.app.fake_page import house_with, play_match
from watten_app.app.company import company_of
from watten_app.app.options import OFFERED, MatchOptions
from watten_app.app.verdicts import deal_head, deal_line, match_head, match_lines
from watten_app.app.wording import sayings_of, why_points
from watten_app.engine import Card, Message, Rank, Rng, Role, Suit, explain, observe
from watten_app.engine.explain import trick_reason
from watten_app.i18n import (
    LANGUAGES,
    card_name,
    key_for,
    language_of,
    nickname,
    own_names,
    text,
    word,
)
from watten_app.variants import VARIANTS

OBER, ACE, BELLI = map(Card.parse, ("EO", "GA", "S7"))


def test_a_card_has_a_name_and_a_nickname() -> None:
    assert card_name("de", OBER) == "Eichel-Ober"
    assert card_name("en", OBER) == "Ober of acorns"
    assert nickname("de", BELLI) == nickname("en", BELLI) == "Belli"
    assert nickname("de", OBER) == "Eichel-Ober"


@pytest.mark.parametrize(
    ("card", "sentence"),
    [
        (OBER, "Du darfst ihn jetzt spielen"),
        (BELLI, "Du darfst ihn jetzt spielen"),
        (ACE, "Du darfst es jetzt spielen"),
    ],
)
def test_german_pronouns_follow_the_card(card: Card, sentence: str) -> None:
    assert text("de", "explain.heading.may", card=card) == sentence


def test_a_role_and_a_rank_take_their_form() -> None:
    params = {"card": OBER, "schlag": Rank.OBER, "trump": Suit.LEAVES, "led": None}
    blinder = "Er ist ein Schlag (Ober), aber nicht in der Trumpffarbe (Gras)."
    assert text("de", "explain.role.blinder", **params) == blinder
    takes_not = text("de", "explain.takes_not", card=OBER, best=BELLI, role=Role.CRITICAL)
    assert takes_not == "Der Belli ist ein Kritischer und liegt darüber."
    english = text("en", "explain.takes_not", card=OBER, best=BELLI, role=Role.CRITICAL)
    assert english == "Belli is a Kritischer and beats it."


def test_a_long_list_is_counted_from_its_fifth_card_on() -> None:
    cards = tuple(map(Card.parse, ("HK", "S7", "E7", "GO", "HO", "SO")))
    sentence = text("de", "explain.higher", number=6, cards=cards)
    assert sentence == "Höher sind noch Max, Belli, Spitz, Gras-Ober und 2 weitere."


def test_numbers_agree_with_their_noun() -> None:
    params = {"names": ("Hias",)}
    assert text("de", "result.won.line", number=1, **params) == "1 Punkt für dich und Hias"
    assert text("de", "result.won.line", number=3, **params) == "3 Punkte für dich und Hias"


def test_what_is_missing_is_logged_and_shown_as_it_is(caplog: pytest.LogCaptureFixture) -> None:
    assert text("de", "no.such.key") == "no.such.key"
    assert "{card" in text("de", "explain.heading.may")
    assert len(caplog.records) == 2


def test_a_browser_in_another_language_speaks_english() -> None:
    assert [language_of(tag) for tag in ("de-AT", "DE", "en_GB", "it-IT", "fr")] == [
        "de",
        "de",
        "en",
        "it",
        "en",
    ]


def own(variant: str) -> frozenset[str] | None:
    rules = VARIANTS[variant].rules
    return own_names(rules.critical, rules.pack)


@pytest.mark.parametrize(
    ("variant", "name"),
    [("bavarian", "Max"), ("carinthian", "Max"), ("tyrolean", "Herz-König")],
)
def test_only_a_kritischer_has_a_nickname(variant: str, name: str) -> None:
    max_ = Card.parse("HK")
    assert nickname("de", max_, own(variant)) == name
    (said,) = {text("de", "says.schlag", own(variant), rank=Rank.KING)}
    assert said == "Schlag König"
    sentence = text("de", "explain.takes", own(variant), card=OBER, best=max_)
    assert sentence == f"Er sticht den {name}, die bisher höchste Karte."


def test_the_bugl_is_one_in_carinthia_only() -> None:
    bugl = Card.parse("SU")
    assert nickname("de", bugl, own("carinthian")) == "Bugl"
    assert nickname("de", bugl, own("bavarian")) == "Schellen-Unter"


def test_r2_the_six_is_the_weli_but_for_forty_cards() -> None:
    weli = Card.parse("S6")
    assert nickname("de", weli, own("tyrolean")) == "Weli"
    assert word("de", Rank.SIX, own("tyrolean")) == "Weli"
    assert text("de", "says.schlag", own("tyrolean"), rank=Rank.SIX) == "Schlag Weli"
    forty = own_names((), 40)
    assert card_name("de", weli, forty) == "Schellen-Sechser"
    assert word("de", Rank.SIX, forty) == "Sechser"


@pytest.mark.parametrize("seed", range(6))
@pytest.mark.parametrize(
    ("variant", "players"),
    [*((variant, 4) for variant in OFFERED), ("bavarian", 2), ("bavarian", 3), ("tyrolean", 3)],
)
def test_all_that_a_match_says_is_a_sentence(
    variant: str, players: int, seed: int, caplog: pytest.LogCaptureFixture
) -> None:
    house = house_with(seed)
    table = house.new_match(replace(MatchOptions().with_variant(variant), players=players))
    asyncio.run(play_match(table, Rng(seed)))
    names = ("", *table.save.names)
    match = table.save.match
    messages = [(company_of(table.view.view), one) for one in (match_head(match),)]
    messages += [(company_of(table.view.view), one) for one in match_lines(match, names)]
    for number, played in enumerate(match.deals):
        company = company_of(observe(played.state, 0))
        said: list[Message] = [deal_head(played.state), deal_line(played.state, names)]
        said += why_points(played.state, names)
        for trick in played.state.tricks:
            said += [line for line in trick_reason(played.state.order, trick) if line]
        for state in match.states(number):
            view = observe(state, 0)
            said += [saying.message for saying in sayings_of(state)]
            for card in (*view.hand, *view.played):
                said += explain(view, card).messages
        messages += [(company, one) for one in said]
    names = own(variant)
    sentences = {
        text(language, key_for(language, message.key, company), names, **message.params)
        for language in LANGUAGES
        for company, message in messages
    }
    assert not [sentence for sentence in sentences if "{" in sentence or "None" in sentence]
    assert not caplog.records

"""Everything that `explain` says of any card, in any position, can be said in every language."""

from dataclasses import replace
from typing import Any

import pytest

from tests.kit_cases import RECORDS, load
from tests.kit_matches import knows_the_names, match_of, random_position
from watten_app import i18n
from watten_app.engine import (
    Card,
    Deal,
    Phase,
    Rank,
    Role,
    Suit,
    explain,
    legal,
    observe,
    to_act,
)
from watten_app.engine.order import order_of
from watten_app.variants import rules_of

OPEN = [deal for deal in map(random_position, range(240)) if not deal.over]


@pytest.mark.parametrize("language", i18n.LANGUAGES)
def test_every_message_has_a_sentence(language: str) -> None:
    for deal in OPEN:
        view = observe(deal, to_act(deal)[0])
        for card in deal.rules.cards:
            for message in explain(view, card).messages:
                assert i18n.say(language, message)


def test_legal_is_what_the_engine_allows() -> None:
    for deal in OPEN:
        view = observe(deal, to_act(deal)[0])
        playable = {action.argument for action in legal(deal) if action.verb.value == "play"}
        assert {card for card in deal.rules.cards if explain(view, card).legal} == playable


def test_higher_cards_are_unseen_and_stronger() -> None:
    for deal in OPEN:
        view = observe(deal, to_act(deal)[0])
        for card in view.hand if view.order else ():
            led = view.order.led(view.trick.cards) or card.suit
            told = explain(view, card)
            assert set(told.higher_unseen or ()) == {
                other for other in view.unseen if view.order.beats(other, card, led)
            }


def test_nothing_is_told_of_a_card_before_schlag_and_trump_are_known() -> None:
    for deal in OPEN:
        seat = to_act(deal)[0]
        told = explain(observe(deal, seat), deal.rules.cards[0])
        dark = deal.order is None or not knows_the_names(deal, seat)
        assert (told.role is None) == dark
        assert (told.higher_unseen is None) == dark


def test_an_empty_trick_makes_no_card_one_of_the_suit_led() -> None:
    for deal in OPEN:
        if deal.order is None or deal.trick.cards:
            continue
        view = observe(deal, to_act(deal)[0])
        assert Role.SUIT not in {explain(view, card).role for card in view.hand}


def told(rules: Any, named: tuple[str, str], card: str) -> str:
    """What a long press says of a card's class, in German, in a deal with these names."""
    order = order_of(rules_of(rules), Rank(named[0]), Suit(named[1]))
    deal = next(deal for deal in OPEN if isinstance(deal, Deal) and deal.phase is Phase.PLAY)
    view = replace(
        observe(deal, to_act(deal)[0]),
        rules=rules_of(rules),
        schlag=order.schlag,
        trump=order.trump,
        order=order,
    )
    return i18n.say("de", explain(view, Card.parse(card)).messages[0])


SOUTH = {"variant": "south_tyrolean", "beaster": True}


@pytest.mark.parametrize(
    ("rules", "named", "card", "sentence"),
    [
        ("bavarian", "OG", "GO", "Darüber gibt es nur die Kritischen."),
        ("tyrolean", "OG", "GO", "Nichts ist höher."),
        ("tyrolean", "6G", "S6", "Der Weli ist der Schlag und damit der Rechte"),
        ("tyrolean", "OG", "S6", "Der Weli ist immer Trumpf, und zwar der niedrigste."),
        ("south_tyrolean", "OG", "GK", "und damit die höchste Karte."),
        ("south_tyrolean", "OG", "GO", "Darüber gibt es nur den Guaten."),
        (SOUTH, "OG", "GU", "eine Stufe unter dem Schlag. Darüber gibt es nur den Guaten."),
        (SOUTH, "OG", "G9", "den Rechten und die Blinden, dazu die Trümpfe vom Zehner aufwärts."),
        ("groeden", "OG", "GA", "zwei Stufen über dem Schlag und damit die höchste Karte."),
        ("groeden", "OG", "GK", "Darüber gibt es nur den Super-Guaten."),
        (
            "tyrolean",
            "6G",
            "G9",
            "Darüber gibt es nur den Rechten, dazu die Trümpfe vom Zehner aufwärts.",
        ),
    ],
)
def test_what_is_higher_is_what_the_variant_has(
    rules: Any, named: str, card: str, sentence: str
) -> None:
    assert sentence in told(rules, tuple(named), card)


@pytest.mark.parametrize(
    ("name", "card", "why", "legal"),
    [
        ("R17-trump-a-trump-or-a-blinder", "EO", "follow_trump", True),
        ("R17-trump-a-trump-or-a-blinder", "GA", "follow_trump", False),
        ("R17-trump-or-beat-a-blinder-under-the-rechter", "H9", "must_beat", True),
        ("R17-trump-or-beat-a-blinder-under-the-rechter", "EO", "must_beat", False),
        ("R31-must-beat-within-the-suit", "GA", "follow_suit", True),
        ("R31-must-beat-within-the-suit", "G8", "follow_suit", False),
        ("R18-blind-the-partner-is-free", "S7", "free", True),
        ("R15-choice-may-be-played-on", "HK", "machine_open", False),
        ("R30-the-dealer-is-never-asked", "EA", "exchange_open", False),
        ("R28-the-turned-card-names-trump-and-schlag", "EA", "leave_open", False),
        ("R7-the-cutter-is-asked-for-a-kritischer", "HA", "not_in_hand", False),
        ("R23-three-worth-three-and-keep-or-give", None, "keep_open", False),
        ("R20-a-reraise-holds-and-asks", None, "raise_open", False),
        ("R10-forehand-shows-a-rank-it-holds", "GO", "announcing", False),
    ],
)
def test_why_a_card_may_or_may_not_be_played(
    name: str, card: str | None, why: str, legal: bool
) -> None:
    deal = match_of(load(RECORDS / f"{name}.json")["record"]).deal
    view = observe(deal, to_act(deal)[0])
    explanation = explain(view, Card.parse(card) if card else view.hand[0])
    assert (explanation.why, explanation.legal) == (why, legal)


def test_a_card_of_bells_is_plain_when_the_weli_is_led_as_a_trump() -> None:
    deal = match_of(load(RECORDS / "R22-tirol-the-weli-led-is-a-trump.json")["record"]).deal
    explanation = explain(observe(deal, 2), Card.parse("S10"))
    assert (explanation.role, explanation.takes) == (Role.PLAIN, False)

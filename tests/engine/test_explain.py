"""Everything that `explain` says of any card, in any position, can be said in every language."""

import pytest

from tests.kit_matches import random_position
from watten_app import i18n
from watten_app.engine import Role, explain, legal, observe, to_act

OPEN = [deal for deal in map(random_position, range(120)) if not deal.over]


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
            led = view.trick.led or card.suit
            told = explain(view, card)
            assert set(told.higher_unseen or ()) == {
                other for other in view.unseen if view.order.beats(other, card, led)
            }


def test_nothing_is_told_of_a_card_before_schlag_and_trump_are_named() -> None:
    for deal in OPEN:
        told = explain(observe(deal, to_act(deal)[0]), deal.rules.cards[0])
        assert (told.role is None) == (deal.order is None)
        assert (told.higher_unseen is None) == (deal.order is None)


def test_an_empty_trick_makes_no_card_one_of_the_suit_led() -> None:
    for deal in OPEN:
        if deal.order is None or deal.trick.cards:
            continue
        view = observe(deal, to_act(deal)[0])
        assert Role.SUIT not in {explain(view, card).role for card in view.hand}

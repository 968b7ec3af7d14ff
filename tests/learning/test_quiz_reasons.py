"""What is said of an answer: true of this trick, nothing twice, in words a newcomer knows."""

import re

import pytest

from tests.learning.test_quiz import OF_CARDS, drawn, playable, roles_in
from watten_app.engine import Message, Role
from watten_app.i18n import CATALOGUES, LANGUAGES, say, text
from watten_app.learning.quiz import STAGES, Ask, Stage, card_by_card, why


@pytest.mark.parametrize("stage", STAGES)
def test_every_answer_is_explained_in_every_language(stage: Stage) -> None:
    for question in drawn(stage, 6):
        for chosen in range(len(question.answers)):
            told = why(question, chosen)
            assert told
            assert all(isinstance(one, Message) for one in told)
            assert all(
                one.key.startswith(("explain.", "trick.", "learn.why.", "refused.raise"))
                for one in told
            )
            for language in LANGUAGES:
                said = [say(language, one) for one in told]
                assert not any("{" in one or one in {m.key for m in told} for one in said)


def test_of_two_cards_it_is_said_which_one_is_spoken_of() -> None:
    """Else a newcomer does not know who "er" is."""
    question = next(one for one in drawn(STAGES[0], 8) if one.ask is Ask.WHICH)
    wrong = next(n for n in range(len(question.answers)) if n != question.right)
    right, chosen = (
        say("de", one)
        for one in (
            Message("trick.taken", {"card": question.answers[question.right]}),
            Message("learn.why.chosen", {"card": question.answers[wrong]}),
        )
    )
    told = [say("de", one) for one in why(question, wrong)]
    assert told[0] == right
    assert chosen in told[2:-1]
    assert chosen not in [say("de", one) for one in why(question, question.right)]


@pytest.mark.parametrize("stage", STAGES)
def test_no_answer_is_explained_by_the_same_sentence_twice(stage: Stage) -> None:
    """Two Blinde were told the same, and nobody knew why the one takes and not the other."""
    for question in drawn(stage, 10):
        for chosen in range(len(question.answers)):
            for language in LANGUAGES:
                said = [say(language, one) for one in why(question, chosen)]
                assert len(said) == len(set(said))


@pytest.mark.parametrize("stage", OF_CARDS)
def test_a_wrong_card_is_told_what_is_wrong_with_it(stage: Stage) -> None:
    for question in drawn(stage, 10):
        if question.ask not in (Ask.WHO, Ask.WHICH):
            continue
        for chosen, card in enumerate(question.answers):
            told = why(question, chosen)
            if chosen == question.right:
                assert not any(one.key.startswith("trick.loses") for one in told)
                continue
            assert [one.params["card"] for one in told[-2:]] == [card, card]
            assert told[-2].key == "learn.why.chosen"
            may = question.ask is Ask.WHO or card in playable(question)
            assert told[-1].key.startswith("trick.loses" if may else "explain.may_not")


@pytest.mark.parametrize("stage", STAGES)
def test_nobody_has_played_a_trump_where_it_is_so_told(stage: Stage) -> None:
    for question in drawn(stage):
        told = "learn.why.no_trump" in [one.key for one in why(question)]
        if question.ask in (Ask.WHO, Ask.NAMED):
            low = set(roles_in(question)) <= {Role.SUIT, Role.PLAIN}
            assert not told or low
            assert told == low or question.ask is Ask.NAMED


@pytest.mark.parametrize("stage", [*OF_CARDS, Stage.BLIND])
def test_card_by_card_each_card_on_show_has_its_own_reason(stage: Stage) -> None:
    for question in drawn(stage, 15):
        cards = question.trick.cards
        mine = question.view.hand if question.ask in (Ask.WHICH, Ask.MAY) else ()
        rows = card_by_card(question)
        assert sorted(card for card, _ in rows) == sorted((*cards, *mine))
        taking = [card for card, said in rows if said[0].key == "trick.taken"]
        if question.ask is Ask.MAY:
            assert taking == []
        elif question.ask is Ask.NAMED:
            assert taking == [cards[question.taker]]
        else:
            assert taking == [question.answers[question.right]]
        for card, said in rows:
            losing = [one for one in said if one.key.startswith("trick.loses")]
            assert all(one.params["card"] == card for one in losing)
            if question.ask is Ask.MAY and card in mine:
                may = card in playable(question)
                assert said[-1].key == ("learn.row.may" if may else "learn.row.may_not")
        so_far = [card for card, said in rows if said[0].key == "trick.so_far"]
        open_trick = question.ask in (Ask.WHICH, Ask.MAY)
        assert so_far == ([cards[question.order.best(cards)]] if open_trick else [])


def test_the_first_stage_says_what_the_suit_led_is_before_an_answer_speaks_of_it() -> None:
    words = {"de": "angespielte Farbe", "en": "suit led", "it": "seme di uscita"}
    for language, led in words.items():
        intro = " ".join(text(language, f"learn.intro.trump.{n}") for n in (1, 2, 3))
        assert led in intro


@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_is_explained_in_words_that_only_players_know(language: str) -> None:
    jargon = {
        "en": r"follow(ed)? suit|\bfalls?\b",
        "de": r"bekennen|Höheres fällt",
        "it": r"\bcade",
    }
    told = [
        sentence
        for key, sentence in CATALOGUES[language].items()
        # Böhmisch asks for more than the quiz teaches
        if key.startswith(("explain.", "trick.", "learn.")) and "follow_suit" not in key
    ]
    assert [one for one in told if re.search(jargon[language], one)] == []

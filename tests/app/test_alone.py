"""Three at the table: forehand alone against two, each with his own score (R9, R23, R24)."""

import asyncio
from dataclasses import replace

import pytest

from tests.app.fake_page import house_with, play_match
from tests.ui.table_kit import HANDS, NAMES, deal
from watten_app.app.company import company_at, company_of
from watten_app.app.match_log import deal_logs
from watten_app.app.options import MatchOptions
from watten_app.app.verdicts import deal_head, deal_line, match_head, match_lines, we_won
from watten_app.app.wording import sayings_of, why_points
from watten_app.engine import Deal, Match, Message, Rng, observe
from watten_app.i18n import Company, key_for, say, text
from watten_app.variants import VARIANTS, rules_of

THREE = HANDS[:3]
BAVARIAN = VARIANTS["bavarian"].rules


def german(company: Company, *messages: Message) -> list[str]:
    return [text("de", key_for("de", one.key, company), **one.params) for one in messages]


@pytest.mark.parametrize(
    ("dealer", "company"), [(2, Company.SOLO), (0, Company.PAIR), (1, Company.PAIR)]
)
def test_r9_forehand_is_alone_against_two(dealer: int, company: Company) -> None:
    assert company_of(observe(deal(dealer=dealer, hands=THREE, score=(0, 0, 0)), 0)) is company


def test_the_company_at_a_table_before_the_deal() -> None:
    bohemian = VARIANTS["bohemian"].rules
    assert [company_at(BAVARIAN, players) for players in (2, 3, 4, 6)] == [
        *(Company.ALONE, Company.SOLO, Company.PARTNERS, Company.PARTNERS)
    ]
    assert [company_at(bohemian, players) for players in (2, 3, 4)] == [
        *(Company.ALONE, Company.SOLO, Company.SOLO)
    ]


MINE, RESIS = (2, "0 schlag O", "0 trump G"), (0, "1 schlag O", "1 trump G")


def three(dealer: int, *actions: str, score: tuple[int, ...] = (4, 6, 5)) -> Deal:
    return deal(*actions, dealer=dealer, hands=THREE, score=score)


@pytest.mark.parametrize(
    ("played", "won", "said"),
    [
        ((*MINE, "0 raise", "1 fold"), True, ["Gewonnen!", "2 Punkte für dich"]),
        (
            (*MINE, "0 play HK", "1 raise", "0 fold"),
            False,
            ["Verloren", "Je 2 Punkte für Resi und Hias"],
        ),
        ((*RESIS, "1 raise", "2 fold"), False, ["Verloren", "2 Punkte für Resi"]),
        (
            (*RESIS, "1 play GO", "2 raise", "1 fold"),
            True,
            ["Gewonnen!", "Je 2 Punkte für dich und Hias"],
        ),
    ],
)
def test_what_a_deal_brought_is_called_out_by_name(
    played: tuple, won: bool, said: list[str]
) -> None:
    state = three(*played)
    company = company_of(observe(state, 0))
    assert we_won(state) is won
    assert german(company, deal_head(state), deal_line(state, NAMES)) == said


def test_one_folds_to_one_and_to_two_in_other_words() -> None:
    to_me = three(*MINE, "0 raise", "1 fold")
    to_them = three(*MINE, "0 play HK", "1 raise", "0 fold")
    assert [saying.message.key for saying in sayings_of(to_me)] == ["says.raise", "says.fold"]
    assert say("de", sayings_of(to_me)[1].message) == "Gehört dir"
    assert say("de", sayings_of(to_them)[0].message) == "Gehört euch"


@pytest.mark.parametrize(
    ("played", "why"),
    [
        (MINE, "Drüben war einer gespannt: Das Spiel galt von Anfang an 3."),
        (RESIS, "Auf eurer Seite war einer gespannt: Das Spiel galt von Anfang an 3."),
    ],
)
def test_r23_a_party_is_tense_if_a_seat_of_it_is(played: tuple, why: str) -> None:
    lone = int(played[1][0])
    assert three(*played, score=(4, 6, 13)).keeper == 2
    actions = "2 keep", f"{lone} raise", f"{lone + 1} fold"
    state = three(*played, *actions, score=(4, 6, 13))
    assert german(company_of(observe(state, 0)), *why_points(state, NAMES))[0] == why


def over(*score: int) -> Match:
    return Match(BAVARIAN, 3, score)


@pytest.mark.parametrize(
    ("score", "said"),
    [
        ((15, 9, 3), ["Partie gewonnen!", "Je ein Bummerl für Resi und Hias"]),
        (
            (15, 15, 0),
            ["Zusammen gewonnen!", "Mit Resi", "Schneider! Zwei Bummerl für Hias"],
        ),
        (
            (0, 16, 4),
            [
                *("Partie verloren", "Gewonnen: Resi", "Schneider! Zwei Bummerl für dich"),
                "Ein Bummerl für Hias",
            ],
        ),
        ((4, 15, 15), ["Partie verloren", "Gewonnen: Resi und Hias", "Ein Bummerl für dich"]),
        (
            (4, 15, 8),
            ["Partie verloren", "Gewonnen: Resi", "Je ein Bummerl für dich und Hias"],
        ),
    ],
)
def test_r24_r25_who_won_and_who_gets_the_bummerl(score: tuple, said: list[str]) -> None:
    match = over(*score)
    messages = match_head(match), *match_lines(match, NAMES)
    for company in (Company.SOLO, Company.PAIR):
        assert german(company, *messages) == said


@pytest.mark.parametrize("seed", range(6))
def test_a_match_of_three_comes_to_its_end_and_is_kept_by_seat(seed: int) -> None:
    house = house_with(seed)
    table = house.new_match(replace(MatchOptions(), players=3))
    asyncio.run(play_match(table, Rng(seed)))
    result = table.view.match_result
    assert result is not None
    assert len(result.score) == 3
    assert result.won is (result.score[0] == max(result.score))
    (kept,) = house.results()
    assert (kept.score, kept.bummerl, kept.won) == (result.score, result.bummerl, result.won)
    log = deal_logs(table.save, table.save.all_names)
    assert {one.company for one in log} == {Company.SOLO, Company.PAIR}
    assert all(one.gains == () for one in log)


PUNISHED = rules_of({"variant": "bavarian", "penalties": "punish"})
BREACHES = {
    (2, "0 schlag O", "0 trump G", "0 raise", "1 hold", "0 raise"): (
        "Du bist gegangen, obwohl du es nicht durftest: je {} Punkte für sie."
    ),
    (0, "1 schlag O", "1 trump G", "1 raise", "2 hold", "1 raise"): (
        "Der Alleinspieler ist gegangen, obwohl er es nicht durfte: je {} Punkte für euch."
    ),
}


@pytest.mark.parametrize("played", BREACHES)
def test_r19_a_breach_is_told_of_one_or_of_two(played: tuple) -> None:
    dealer, *actions = played
    state = deal(*actions, dealer=dealer, hands=THREE, score=(4, 6, 5), rules=PUNISHED)
    company = company_of(observe(state, 0))
    (why,) = german(company, *why_points(state, NAMES))
    assert state.outcome is not None
    assert why == BREACHES[played].format(max(state.outcome.points))

"""A finished match is gone through again, by fingers and by keys, and played on from anywhere."""

import flet as ft

from tests.app.fake_page import play_deal
from tests.ui.screens.house_on_stage import SMALL, on_stage
from tests.ui.screens.matches_on_stage import DEAL_OVER, MATCH_OVER, MIDDLE, go
from tests.ui.stage import Stage
from watten_app.app.replay import Moment
from watten_app.engine import Rng
from watten_app.ui.doors import Screen

LAST = 6
"""The number of the last deal of the match, from 0."""


async def open_match(stage: Stage) -> None:
    await go(stage, Screen.MATCHES)
    await stage.tap("verloren, ")
    assert stage.doors.here is Screen.REPLAY


def shown(stage: Stage) -> Moment:
    """The moment that one would come back to."""
    _, (_, moment) = stage.doors._way[-1]
    return moment


def test_a_match_is_opened_from_the_list_and_a_deal_from_the_match() -> None:
    async def play(stage: Stage) -> None:
        await open_match(stage)
        assert len([name for name in stage.buttons() if name.startswith("Spiel ")]) == LAST + 1
        await stage.tap("Spiel 2")
        assert any(name.startswith("Resi: ") for name in stage.names())
        await stage.tap("Zur ganzen Partie")
        await stage.tap("Zurück")
        assert stage.doors.here is Screen.MATCHES

    on_stage(play, texts=MATCH_OVER)


def test_buttons_and_arrows_go_on_and_back() -> None:
    async def play(stage: Stage) -> None:
        await open_match(stage)
        await stage.tap("Spiel 2,")
        assert shown(stage) == Moment(1, 0)
        await stage.tap("Weiter")
        await stage.key("Arrow Right")
        assert shown(stage) == Moment(1, 2)
        await stage.key("Arrow Left")
        assert shown(stage) == Moment(1, 1)
        await stage.key("Arrow Up")
        await stage.tap("Ein Spiel zurück")
        assert shown(stage) == Moment(0, 0)
        for _ in range(LAST + 1):
            await stage.key("Arrow Down")
        assert shown(stage).deal == LAST
        assert "Ab hier spielen" not in stage.buttons()
        await stage.key("Escape")
        assert stage.doors.here is Screen.REPLAY
        await stage.key("Escape")
        assert stage.doors.here is Screen.MATCHES

    on_stage(play, texts=MATCH_OVER, size=SMALL)


def told_of_the_result(stage: Stage) -> str:
    """The line below the headline, in which the points stand out."""
    text = next(one for one in stage.controls() if isinstance(one, ft.Text) and one.spans)
    return "".join(span.text for span in text.spans)


def test_that_it_does_not_count_is_told_before_one_plays_on_and_after_the_deal() -> None:
    async def play(stage: Stage) -> None:
        house = stage.doors.house
        house.leave_match()
        await open_match(stage)
        await stage.tap("Spiel 2,")
        await stage.tap("Ab hier spielen")
        asked = [text for text in stage.texts() if "zählt nicht" in text]
        assert asked
        assert "offene Partie" not in asked[0]
        await stage.tap("Hier spielen")
        assert stage.doors.here is Screen.TABLE
        await play_deal(house.table, Rng(3))
        stage.doors.go(Screen.RESULT)
        await stage.settle()
        assert told_of_the_result(stage).endswith("\nDiese Partie zählt nicht.")

    finished = {key: text for key, text in MATCH_OVER.items() if ".match." not in key}
    on_stage(play, texts=finished, size=SMALL)


def test_an_open_match_is_given_up_only_when_one_says_so() -> None:
    async def play(stage: Stage) -> None:
        house = stage.doors.house
        open_one = house.table.save.identity
        await open_match(stage)
        await stage.tap("Spiel 3")
        await stage.tap("Ab hier spielen")
        assert any("zählt nicht" in text and "offene Partie" in text for text in stage.texts())
        assert house.table.save.identity == open_one
        await stage.tap("Lieber nicht")
        await stage.tap("Ab hier spielen")
        await stage.tap("Hier spielen")
        assert stage.doors.here is Screen.TABLE
        assert house.table.save.identity != open_one
        assert not house.table.save.counted

    finished = {key: text for key, text in MATCH_OVER.items() if ".match." not in key}
    on_stage(play, texts=MIDDLE | finished)


def test_a_match_that_is_gone_is_told() -> None:
    async def play(stage: Stage) -> None:
        stage.doors.go(Screen.REPLAY, ("nobody", None))
        await stage.settle()
        assert any("nicht mehr da" in text for text in stage.texts())

    on_stage(play, texts=MATCH_OVER)


def test_the_review_is_started_told_and_leads_to_a_moment() -> None:
    async def play(stage: Stage) -> None:
        await open_match(stage)
        await stage.tap("Auswerten")
        assert any("Entscheidungen angeschaut" in text for text in stage.texts())
        for _ in range(4000):
            if not any("Abbrechen" in name for name in stage.buttons()):
                break
            await stage.settle()
        assert any("Fehler" in text for text in stage.texts())
        await stage.activate("Alle ")
        decisions = [name for name in stage.buttons() if "Aussicht" in name]
        assert len(decisions) > 10
        await stage.activate(next(name for name in decisions if "Besser: " in name))
        assert any(name.startswith("Resi: ") for name in stage.names())
        await stage.tap("Zur ganzen Partie")
        assert len([name for name in stage.buttons() if "Aussicht" in name]) == len(decisions)

    on_stage(play, texts=MATCH_OVER)


def test_a_review_can_be_broken_off() -> None:
    async def play(stage: Stage) -> None:
        await open_match(stage)
        await stage.tap("Auswerten")
        await stage.tap("Abbrechen")
        assert "Weiter auswerten" in stage.buttons() or "Auswerten" in stage.buttons()

    on_stage(play, texts=MATCH_OVER)


def test_the_deal_just_over_is_watched_from_its_result_and_left_to_it() -> None:
    async def play(stage: Stage) -> None:
        await go(stage, Screen.RESULT)
        last = len(stage.doors.house.table.save.match.deals) - 1
        await stage.tap("Ansehen")
        assert shown(stage) == Moment(last, 0)
        assert any(name.startswith("Resi: ") for name in stage.names())
        await stage.key("Arrow Right")
        assert shown(stage) == Moment(last, 1)
        await stage.key("Escape")
        assert stage.doors.here is Screen.RESULT
        await stage.tap("Spielstand: ")
        assert stage.doors.here is Screen.SCORE

    on_stage(play, texts=DEAL_OVER)


def test_a_deal_that_is_played_is_not_laid_open() -> None:
    async def play(stage: Stage) -> None:
        identity = stage.doors.house.table.save.identity
        stage.doors.go(Screen.REPLAY, (identity, Moment(0, 0)))
        await stage.settle()
        assert not any(name.startswith("Resi: ") for name in stage.names())

    on_stage(play, texts=MIDDLE)

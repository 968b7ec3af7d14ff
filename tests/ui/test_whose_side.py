"""Several on one phone: what all look at has names on it, and each has a review of his own."""

import asyncio

from tests.app.fake_page import FakeClock, FakePage
from tests.app.test_phone import options_of, play
from tests.ui.screens.matches_on_stage import SETTLED, go
from tests.ui.stage import Stage, stage
from watten_app.app.house import House
from watten_app.app.review import review
from watten_app.engine import Rng
from watten_app.ui.doors import Screen


def matched(*, over: bool) -> House:
    """Two people on two sides, in their first deal or after their match."""
    house = House(FakePage(SETTLED, {"seed": "5"}), clock=FakeClock())
    house.new_match(options_of("bavarian", 4, (0, 1)))
    if over:
        asyncio.run(play(house, Rng(2)))
        house = House(FakePage(house._page.texts), clock=FakeClock())
    return house


def shown(house: House, look) -> None:
    async def run() -> None:
        async with stage(house) as seen:
            await look(seen)
            house.table.stop()

    asyncio.run(run())


MATCH_OVER = matched(over=True)._page.texts


def test_result_and_score_sheet_are_headed_by_names() -> None:
    house = House(FakePage(MATCH_OVER), clock=FakeClock())

    async def look(seen: Stage) -> None:
        others = [house.table.save.name_of(seat) for seat in (2, 3)]
        heads = f"Anna, {others[0]}", f"Franz, {others[1]}"
        for screen in (Screen.RESULT, Screen.SCORE):
            await go(seen, screen)
            assert not {"Wir", "Ihr", "Sie"} & set(seen.texts())
            # where the sheet is small the letters they begin with have to do
            letters = [f"{head[0]}+{head.partition(', ')[2][0]}" for head in heads]
            assert any(set(ones) <= set(seen.texts()) for ones in (heads, letters))
            assert screen is Screen.RESULT or set(heads) <= set(seen.texts())
            told = " ".join((*seen.texts(), *seen.names()))
            for word in ("euch", "für sie", "Ihr wart", "für dich"):
                assert word not in told
            assert any(f"Anna und {others[0]} " in name for name in seen.names())
            assert "result." not in told

    shown(house, look)


def test_who_has_the_phone_sees_his_own_side_first() -> None:
    house = matched(over=False)

    async def look(seen: Stage) -> None:
        for _ in range(40):
            await seen.settle()
            if house.table.view.cover is not None:
                house.table.uncover()
                break
        await go(seen, Screen.SCORE)
        assert {"Wir", "Ihr"} <= set(seen.texts())

    shown(house, look)


def test_a_review_of_each_one_is_there_when_the_app_is_opened_again() -> None:
    house = House(FakePage(MATCH_OVER), clock=FakeClock())
    identity = house.results()[-1].identity
    replay = house.archive.replay(identity, 1)
    first = next(known for known in review(replay) if known is not None and known.decisions)
    house.archive.keep_review(identity, first, 1)
    house = House(FakePage(house._page.texts), clock=FakeClock())

    async def look(seen: Stage) -> None:
        seen.doors.go(Screen.REPLAY, (identity, None))
        await seen.settle()
        assert "Auswerten" in seen.buttons()
        await seen.tap("Sicht: Franz")
        assert "Weiter auswerten" in seen.buttons()

    shown(house, look)

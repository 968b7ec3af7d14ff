"""Houses in which a match is under way, a deal is over, or the match is."""

import asyncio

from tests.app.fake_page import FakePage, house_with, play_match, settle, waits_for_person
from tests.ui.stage import Stage
from watten_app.app.options import MatchOptions
from watten_app.app.settings import Light
from watten_app.app.table import Table
from watten_app.engine import Rng
from watten_app.ui.doors import Screen


def texts_after(seed: int, *, ended: str) -> dict[str, str]:
    """What is saved in the middle of a match, after a deal, or after the match."""
    house = house_with(seed)
    page: FakePage = house._page
    house.choose_settings(light=Light.NIGHT)
    table = house.new_match(MatchOptions())
    asyncio.run(_play(table, ended))
    return page.texts


async def _play(table: Table, ended: str) -> None:
    if ended == "match":
        await play_match(table, Rng(1))
        return
    rng = Rng(1)
    table.start()
    while True:
        await settle(table, lambda: waits_for_person(table))
        view = table.view
        tricks = len(view.view.tricks)
        if ended == "deal" and view.deal_result is not None and tricks:
            break
        if ended == "nothing" and view.waiting and tricks == 2:
            break
        if view.deal_result is not None:
            table.next_deal()
        else:
            table.dispatch(rng.pick(view.view.legal), view.ply)
    table.stop()


MIDDLE = texts_after(7, ended="nothing")


DEAL_OVER = texts_after(7, ended="deal")


MATCH_OVER = texts_after(7, ended="match")


SETTLED = {key: text for key, text in MIDDLE.items() if key.endswith("settings")}


async def go(stage: Stage, screen: Screen) -> None:
    stage.doors.go(screen)
    await stage.settle()

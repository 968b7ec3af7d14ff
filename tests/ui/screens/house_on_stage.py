"""A real house on the stage: what is saved goes in, a person acts by name, the house comes out."""

import asyncio
from collections.abc import Awaitable, Callable

from tests.app.fake_page import FakeClock, FakePage
from tests.ui.stage import Stage, stage
from watten_app.app.house import House
from watten_app.ui.app import first_screen
from watten_app.ui.doors import Screen

PHONE, SMALL = (390, 844), (320, 568)


def on_stage(
    play: Callable[[Stage], Awaitable[None]],
    *,
    texts: dict[str, str] | None = None,
    size: tuple[int, int] = PHONE,
    seed: int = 7,
    screen: Screen | None = None,
    **page: bool,
) -> House:
    """Open the app with what is saved in `texts`, let `play` act on it, give the house.

    `page` says more of the page: `ios`, `standalone`.
    """
    house = House(FakePage(texts, {"seed": str(seed)}, **page), clock=FakeClock())

    async def run() -> None:
        async with stage(house, screen or first_screen(house, "/"), size=size) as shown:
            await play(shown)
            if house.table is not None:
                house.table.stop()

    asyncio.run(run())
    return house

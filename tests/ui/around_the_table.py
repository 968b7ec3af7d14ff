"""The screens around the table, each opened and tapped as far as there is something to look at."""

import asyncio
from collections.abc import Callable

from tests.app.fake_page import FakeClock, FakePage
from tests.ui.screens.matches_on_stage import DEAL_OVER, MATCH_OVER, MIDDLE
from tests.ui.stage import Stage, stage
from watten_app.app.house import House
from watten_app.ui.doors import Screen

AROUND = (
    (MIDDLE, Screen.FIRST, ()),
    (MIDDLE, Screen.HOME, ()),
    (MIDDLE, Screen.NEW, ("Noch 7 Regionen",)),
    (MIDDLE, Screen.NEW, ("Hausregeln",)),
    (MIDDLE, Screen.SETTINGS, ()),
    (MIDDLE, Screen.RULES, ()),
    (MIDDLE, Screen.ABOUT, ()),
    (MIDDLE, Screen.SCORE, ()),
    (DEAL_OVER, Screen.RESULT, ()),
    (MATCH_OVER, Screen.RESULT, ()),
    (MATCH_OVER, Screen.MATCHES, ()),
    (MATCH_OVER, Screen.MATCHES, ("Meine Partien: Verlauf",)),
    (MATCH_OVER, Screen.MATCHES, ("Meine Partien: Abzeichen",)),
    (MATCH_OVER, Screen.MATCHES, ("verloren, ",)),
    (MATCH_OVER, Screen.MATCHES, ("verloren, ", "Spiel 2,")),
    (MATCH_OVER, Screen.STORAGE, ("Text einspielen", "Alles löschen")),
    (MIDDLE, Screen.LEARN, ()),
    (MIDDLE, Screen.LEARN, ("Übungspartie",)),
    (MIDDLE, Screen.LEARN, ("1. Trumpf",)),
    (MIDDLE, Screen.LEARN, ("1. Trumpf", "Los geht", "1. ")),
)
"""What is saved, the screen, and what is tapped on it."""


def found_around(look: Callable[[Stage], object], **settings: object) -> dict[object, object]:
    """What `look` finds on each of the screens, with these settings; without those on which it
    finds nothing."""

    async def run() -> dict[object, object]:
        found: dict[object, object] = {}
        for texts, screen, taps in AROUND:
            house = House(FakePage(texts, {"seed": "7"}), clock=FakeClock())
            if settings:
                house.choose_settings(**settings)
            async with stage(house, screen) as shown:
                for name in taps:
                    await shown.tap(name)
                found[screen, taps] = look(shown)
                if house.table is not None:
                    house.table.stop()
        return {name: missed for name, missed in found.items() if missed}

    return asyncio.run(run())

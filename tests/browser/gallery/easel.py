"""Runs in the app's own Python: puts any state on the screen at once, without playing there.

The shell keeps its page and gets another house; a state says which, and what is called up on it.
"""

import asyncio
import gc
import json
from dataclasses import asdict, replace
from enum import StrEnum
from typing import Any

import flet as ft
from flet.controls.context import _context_page

from tests.app.fake_page import StoppedClock
from tests.browser.gallery.measured import Measured
from tests.browser.gallery.saved import MATCH
from tests.browser.gallery.states import STATES, State
from tests.ui.scenes import scene
from tests.ui.stage import Stage
from tests.ui.table_kit import FakeHouse
from watten_app.app.house import House
from watten_app.i18n import CATALOGUES
from watten_app.store import Settings
from watten_app.store.settings import settings_of
from watten_app.ui import taps
from watten_app.ui.app import PageShell
from watten_app.ui.doors import Doors, Screen
from watten_app.ui.screens import SCREENS
from watten_app.ui.screens.pieces import LAID_OUT


class Wiped(StrEnum):
    """The screen on which nothing is to be seen."""

    EASEL = "easel"


SCREENS[Wiped.EASEL] = ft.component(lambda *_: ft.Container())


class Finger(Stage):
    """Finds by the accessible name, which is kept aside while texts are measured."""

    def find(self, name: str) -> ft.Semantics:
        """The one thing of this name (or one that begins with it)."""
        (found,) = (
            one
            for one in self.controls()
            if isinstance(one, ft.Semantics) and (one.data or "").startswith(name)
        )
        return found


class Easel:
    """The page that is open, and what stands on it."""

    def __init__(self) -> None:
        self._doors, self._shell, self._page = map(_one, (Doors, PageShell, ft.Page))
        self._page.on_route_change = None
        self._shell.write_route = lambda _screen: None
        self._measured = Measured()
        taps.DOUBLE_TAP = 0
        self._stage = Finger(self._page.session, self._doors, self._shell)

    async def show(self, name: str, settings: str) -> None:
        """Put the state of this name on the screen, with these settings (JSON)."""
        _context_page.set(self._page)
        state, chosen = STATES[name], settings_of(json.loads(settings), Settings())
        await self._wipe()
        house = _house(state, chosen)
        self._shell._house = self._doors.house = house
        house.subscribe(self._shell.refresh)
        self._shell.refresh()
        if state.screen is Screen.PUZZLE:
            # made beforehand: not the waiting is looked at
            await house.puzzles.puzzle(house.state.daily.today)
        self._doors.go(state.screen, state.data)
        await self._stage.settle()
        if state.wishes:
            self._doors.on_back.__self__.wish(**state.wishes)
            await self._stage.settle()
        if state.typed:
            await self._type(state.typed)
        for press in state.taps:
            await self._stage.tap(CATALOGUES[chosen.language].get(press, press))
            # what it opens may move the page, as far as there is something to move to by then
            await asyncio.sleep(4 * LAID_OUT)

    def report(self) -> str:
        """What the client has drawn of the texts and targets on show (JSON)."""
        return json.dumps([asdict(one) for one in self._measured.report(self._stage.controls())])

    async def _wipe(self) -> None:
        """An empty screen: nothing of the state before is to stay, nor to be taken for the next."""
        if isinstance(self._doors.house, House) and self._doors.house.table is not None:
            self._doors.house.table.stop()
        self._shell.show(Wiped.EASEL, None)
        await self._stage.settle()
        self._measured.forget()

    async def _type(self, text: str) -> None:
        field = next(one for one in self._stage.controls() if isinstance(one, ft.TextField))
        self._stage.session.apply_patch(field._i, {"value": text})
        await self._stage.session.dispatch_event(field._i, "change", text)
        await self._stage.settle()


def _house(state: State, settings: Settings) -> Any:
    if state.scene:
        house = FakeHouse(settings=settings)
        table = scene(house, state.scene)
        if state.table:
            table.show(**state.table)
        house.state = replace(house.state, **state.house)
        return house
    house = House(state.saved(), clock=StoppedClock())
    house.state = replace(house.state, settings=settings, **state.house)
    if state.reviewed is not None:
        house.archive.keep_review(MATCH, state.reviewed)
    return house


def _one(kind: type) -> Any:
    (found,) = (thing for thing in gc.get_objects() if type(thing) is kind)
    return found

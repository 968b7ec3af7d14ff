"""The app in a Flet session without a client: a recording connection, and fingers by name."""

import asyncio
import dataclasses
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from typing import Any

import flet as ft
import msgpack
from flet.components.component import Component
from flet.controls.base_control import BaseControl
from flet.controls.context import _context_page
from flet.messaging.connection import Connection
from flet.messaging.protocol import (
    Message,
    MessageAction,
    RegisterClientResponseBody,
    configure_encode_object_for_msgpack,
)
from flet.messaging.session import Session
from flet.pubsub.pubsub_hub import PubSubHub

from watten_app.ui.app import PageShell, Root
from watten_app.ui.doors import Doors, Screen

_TURNS = 30
"""Turns of the event loop in which everything that was scheduled has run."""


class Recording(Connection):
    """Keeps what would be sent to the client."""

    def __init__(self) -> None:
        super().__init__()
        self.sent: list[bytes] = []
        self.loop = asyncio.get_running_loop()
        self.pubsubhub = PubSubHub()

    def send_message(self, message: Message) -> None:
        """Keep it, packed as for a client: packing is what notes the state last sent."""
        packed = msgpack.packb(
            [message.action, message.body],
            default=configure_encode_object_for_msgpack(BaseControl),
        )
        self.sent.append(packed)


class Stage:
    """A shown screen; finds by accessible name, taps and holds."""

    def __init__(self, session: Session, doors: Doors, shell: PageShell) -> None:
        self.session = session
        self.doors = doors
        self.shell = shell

    @property
    def patches(self) -> int:
        """How many messages went to the client."""
        return len(self.session.connection.sent)

    def controls(self) -> Iterator[BaseControl]:
        """All controls on show, outermost first."""
        yield from _walk(self.session.page.views[0].controls)

    def inside(self, outer: BaseControl) -> Iterator[BaseControl]:
        """All controls of one, itself first."""
        return _walk([outer])

    def names(self) -> list[str]:
        """The accessible names of all there is, in order."""
        return [c.label for c in self.controls() if isinstance(c, ft.Semantics) and c.label]

    def buttons(self) -> list[str]:
        """The accessible names of what can be pressed."""
        return [c.label for c in self._buttons()]

    def _buttons(self) -> list[ft.Semantics]:
        semantics = (c for c in self.controls() if isinstance(c, ft.Semantics))
        return [c for c in semantics if c.label and c.button and c.on_tap]

    def texts(self) -> list[str]:
        """All words on show."""
        return [c.value for c in self.controls() if isinstance(c, ft.Text)]

    def pictures(self) -> list[str]:
        """The pictures that can be made out (what is shown a pixel wide is only decoded)."""
        return [c.src for c in self.controls() if isinstance(c, ft.Image) and (c.width or 2) > 1]

    def find(self, name: str) -> ft.Semantics:
        """The one thing of this name (or one that begins with it)."""
        found = [
            c
            for c in self.controls()
            if isinstance(c, ft.Semantics) and c.label and c.label.startswith(name)
        ]
        assert len(found) == 1, (name, [c.label for c in found], self.names())
        return found[0]

    async def tap(self, name: str) -> None:
        """Tap it as a finger does."""
        await self._fire(self._inside(self.find(name), "on_click"), "click")

    async def tap_control(self, control: BaseControl) -> None:
        """A tap that was on its way when the picture changed."""
        await self._fire(control, "click")

    def tappable(self, name: str) -> BaseControl:
        """What a finger on this thing hits."""
        return self._inside(self.find(name), "on_click")

    async def activate(self, name: str) -> None:
        """Do with the first button whose name begins so what a screen reader does."""
        (button, *_) = [c for c in self._buttons() if c.label.startswith(name)]
        await self._fire(button, "tap")

    async def hold(self, name: str) -> None:
        """Hold it as a finger does."""
        control = self._inside(self.find(name), "on_long_press_start")
        place = {"x": 5, "y": 5}
        await self._fire(control, "long_press_start", {"l": place, "g": place})

    async def hold_card(self) -> bool:
        """Hold the first picture of a card off the table; false if there is none."""
        held = (c for c in self.controls() if isinstance(c, ft.GestureDetector))
        card = next((c for c in held if c.on_secondary_tap_up), None)
        if card is not None:
            place = {"x": 5, "y": 5}
            await self._fire(card, "long_press_start", {"l": place, "g": place})
        return card is not None

    async def stroke(self, dy: float) -> None:
        """Draw a finger slowly over the sheet, so far down."""
        sheet = next(c for c in self.controls() if getattr(c, "on_vertical_drag_end", None))
        start, end = {"x": 0, "y": 0}, {"x": 0, "y": dy}
        await self._fire(sheet, "vertical_drag_start", {"k": "touch", "l": start, "g": start})
        await self._fire(sheet, "vertical_drag_end", {"l": end, "g": end, "v": start})

    async def slide(self, x: float, *, let_go: bool = True) -> None:
        """Draw a finger along a slider to there, from its left edge."""
        track = next(c for c in self.controls() if getattr(c, "on_horizontal_drag_end", None))
        start, end = {"x": 0, "y": 0}, {"x": x, "y": 0}
        await self._fire(track, "horizontal_drag_update", {"l": end, "g": end})
        if let_go:
            await self._fire(track, "horizontal_drag_end", {"l": end, "g": end, "v": start})

    async def drag(self, name: str, dx: float, dy: float, *, let_go: bool = True) -> None:
        """Draw a finger over this thing, from its left upper corner."""
        control = self._inside(self.find(name), "on_pan_start")
        start, end = {"x": 0, "y": 0}, {"x": dx, "y": dy}
        await self._fire(control, "pan_start", {"k": "touch", "l": start, "g": start})
        await self._fire(control, "pan_update", {"l": end, "g": end})
        if let_go:
            still = {"x": 0, "y": 0}
            control = self._inside(self.find(name), "on_pan_end")
            await self._fire(control, "pan_end", {"l": end, "g": end, "v": still})

    async def double_tap(self, name: str) -> None:
        """Tap it twice."""
        await self._fire(self._inside(self.find(name), "on_double_tap"), "double_tap")

    async def key(self, key: str) -> None:
        """Press a key; what goes on for a while is left running."""
        task = asyncio.ensure_future(self.doors.press_key(key))
        await self.settle()
        if task.done():
            task.result()

    async def turn(self, width: int, height: int) -> None:
        """Turn the device."""
        self.session.page.width, self.session.page.height = width, height
        self.shell.refresh()
        await self.settle()

    async def settle(self) -> None:
        """Let everything that is scheduled run."""
        for _ in range(_TURNS):
            await asyncio.sleep(0)

    def _inside(self, outer: BaseControl, handler: str) -> BaseControl:
        return next(c for c in _walk([outer]) if getattr(c, handler, None) is not None)

    async def _fire(self, control: BaseControl, event: str, data: Any = None) -> None:
        task = asyncio.ensure_future(self.session.dispatch_event(control._i, event, data))
        await self.settle()
        if task.done():
            task.result()


def _walk(value: Any) -> Iterator[BaseControl]:
    if isinstance(value, BaseControl):
        yield value
        if isinstance(value, Component):
            yield from _walk(value._b)
            return
        for field in dataclasses.fields(value):
            if not field.name.startswith("_") and not field.metadata.get("skip"):
                yield from _walk(getattr(value, field.name, None))
    elif isinstance(value, (list, tuple)):
        for item in value:
            yield from _walk(item)


@asynccontextmanager
async def stage(
    house: Any,
    screen: Screen = Screen.TABLE,
    data: Any = None,
    *,
    size: tuple[int, int] = (390, 844),
) -> AsyncIterator[Stage]:
    """The app with this house, showing a screen."""
    session = Session(Recording())
    page = session.page
    _context_page.set(page)
    page.width, page.height = size
    greeting = RegisterClientResponseBody(session.id, session.get_page_patch(), "")
    session.connection.send_message(Message(MessageAction.REGISTER_CLIENT, greeting))
    shell = PageShell(page, house)
    shell.write_route = lambda _screen: None
    doors = Doors(shell, house)
    house.subscribe(shell.refresh)
    doors.go(screen, data)
    page.render(Root, shell.shown, doors)
    shown = Stage(session, doors, shell)
    await shown.settle()
    try:
        yield shown
    finally:
        session.close()
        for task in asyncio.all_tasks() - {asyncio.current_task()}:
            task.cancel()

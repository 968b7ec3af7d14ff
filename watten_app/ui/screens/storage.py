"""What is kept on this device: how much, how safely, carrying it over, taking it in, deleting."""

from collections.abc import Callable
from typing import Any

import flet as ft

from watten_app.app.archive import LARGEST_FILE
from watten_app.app.house_state import HouseState
from watten_app.engine import Message
from watten_app.ui.arriving import tell_the_page
from watten_app.ui.bridge import bridge
from watten_app.ui.doors import Doors, Screen
from watten_app.ui.screens.pieces import page, section, title
from watten_app.ui.theme import Look, Style
from watten_app.ui.widgets import Kind, button, text_field, words

FILE = "watten-{day}.txt"
"""What a saved file is called."""

_CARRY, _TAKE = "storage.carry", "storage.take"
"""The parts of the screen that answer, by the key of what stands over them."""

_AROUND = 34.0
"""What a tile has around a button."""


def _storage(look: Look, doors: Doors, _data: Any, state: HouseState) -> ft.Control:
    tell_the_page(Screen.STORAGE)
    said, say = ft.use_state(None)
    asked, ask = ft.use_state(False)
    house = doors.house

    def answer(part: str, key: str) -> None:
        say((part, Message(key, {})))

    def take_in(text: str) -> None:
        say((_TAKE, house.take_in(text)))

    def told(kind: str, payload: dict[str, Any]) -> None:
        if kind == "copied":
            answer(_CARRY, "storage.copied" if payload["done"] else "storage.not_copied")
        elif kind == "file" and payload.get("large"):
            answer(_TAKE, "storage.refused.too_large")
        elif kind == "file" and payload.get("unreadable"):
            answer(_TAKE, "storage.unreadable")
        elif kind == "file":
            take_in(payload["text"])

    _use_ear(told)

    def forget() -> None:
        house.forget_all()
        bridge.restart()

    def save_file() -> None:
        bridge.download(FILE.format(day=bridge.today()), house.archive.pack_up())
        answer(_CARRY, "storage.saved")

    def spoken(part: str) -> list[ft.Control]:
        """What came of it, where it was asked for: the head of the page may be out of sight."""
        if said is None or said[0] != part:
            return []
        text = words(look, look.tell(said[1]), Style.BODY, look.palette.ink)
        return [ft.Semantics(content=text, live_region=True, container=True)]

    copy = _wide(look, "storage.copy", lambda: bridge.copy(house.archive.pack_up()))
    save = _wide(look, "storage.save", save_file)
    pick = _wide(look, "storage.pick", lambda: bridge.pick_file(LARGEST_FILE))
    carry = [_small(look, "storage.carry.what"), save, copy, *spoken(_CARRY)]
    take = [_small(look, "storage.take.what"), pick, *_paste(look, take_in), *spoken(_TAKE)]
    return page(
        look,
        [
            title(look, doors, "storage.title"),
            section(look, "storage.here", _here(look, doors, state)),
            section(look, _CARRY, carry),
            section(look, _TAKE, take),
            section(look, "storage.forget", _forget(look, forget, ask, asked=asked)),
        ],
    )


StorageScreen = ft.memo(ft.component(_storage))


def _use_ear(told: Callable[[str, dict[str, Any]], None]) -> None:
    """Hear what the page tells, as long as the screen is shown; a hook."""
    ends = ft.use_ref(None)

    def begin() -> None:
        ends.current = bridge.listen(told)

    ft.use_effect(begin, [], cleanup=lambda: ends.current and ends.current())


def _small(look: Look, key: str) -> ft.Control:
    kind = Style.SMALL if look.low else Style.BODY
    return words(look, look.say(key), kind, look.palette.ink_muted)


def _wide(look: Look, key: str, on_press: Callable[[], object]) -> ft.Control:
    """A button as wide as its tile."""
    room = look.column - _AROUND
    return button(look, look.say(key), on_press, kind=Kind.ON_PAPER, room=room)


def _here(look: Look, doors: Doors, state: HouseState) -> list[ft.Control]:
    kept = doors.house.archive.kept()
    much = look.say(
        "storage.much", matches=kept.matches, whole=kept.whole, kilobytes=kept.kilobytes
    )
    rows: list[ft.Control] = [words(look, much, Style.BODY, look.palette.ink)]
    answer = {True: "yes", False: "no", None: "unknown"}[state.persisted]
    rows.append(_small(look, f"storage.persisted.{answer}"))
    if not state.persisted:
        rows.append(_wide(look, "storage.persist", bridge.persist))
    return rows


def _paste(look: Look, take_in: Callable[[str], object]) -> list[ft.Control]:
    """A field for the text, and what takes it in."""
    typed = ft.use_ref("")

    def changed(text: str) -> None:
        typed.current = text

    field = text_field(
        look,
        look.say("storage.paste"),
        changed,
        kind=Style.SMALL,
        multiline=True,
        min_lines=2,
        max_lines=3,
        expand=True,
    )
    return [ft.Row([field]), _wide(look, "storage.paste.take", lambda: take_in(typed.current))]


def _forget(
    look: Look, forget: Callable[[], object], ask: Callable[[bool], object], *, asked: bool
) -> list[ft.Control]:
    """Deleting everything, once one has said it twice."""
    if not asked:
        return [
            _small(look, "storage.forget.what"),
            _wide(look, "storage.forget.all", lambda: ask(True)),
        ]
    sure = words(look, look.say("storage.forget.sure"), Style.BODY, look.palette.ink)
    # a finger that taps once more keeps everything
    return [
        ft.Semantics(content=sure, live_region=True),
        _wide(look, "storage.forget.no", lambda: ask(False)),
        _wide(look, "storage.forget.yes", forget),
    ]

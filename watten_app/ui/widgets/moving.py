"""What comes into being before the eye: it pops up, comes forward, is written, turns over.

Each is a piece of its own, so that its movement sends nothing but itself. Without motion it is
simply there.
"""

import asyncio

import flet as ft

from watten_app.ui.theme import ARRIVE, MOVE, Look

POP = ft.AnimationCurve.EASE_OUT_BACK
_SAY, _SMALL = 180, 0.6
_COME, _FAR = 280, 0.88


async def nap(seconds: float) -> None:
    """Wait so long; a test puts its own clock here."""
    await asyncio.sleep(seconds)


def nothing() -> None:
    """Flet ends what an effect waits for as a piece goes, if it has something to call then."""


@ft.component
def _popping(look: Look, content: ft.Control, x: float, y: float) -> ft.Control:
    there, come = ft.use_state(False)
    ft.use_effect(lambda: come(True), [])
    return ft.Container(
        content,
        scale=ft.Scale(1.0 if there or not look.moving else _SMALL, alignment=ft.Alignment(x, y)),
        opacity=1 if there else 0,
        animate_scale=look.animation(_SAY, POP),
        animate_opacity=look.fade(_SAY / 2),
    )


def pop(look: Look, content: ft.Control, key: str, corner: tuple[float, float]) -> ft.Control:
    """What somebody says: it pops up from this corner of it, -1 to 1 from the left and the top."""
    return _popping(look, content, *corner, key=key)


@ft.component
def _coming(look: Look, content: ft.Control) -> ft.Control:
    there, come = ft.use_state(False)
    ft.use_effect(lambda: come(True), [])
    return ft.Container(
        content,
        scale=1.0 if there or not look.moving else _FAR,
        opacity=1 if there else 0,
        animate_scale=look.animation(_COME, ARRIVE),
        animate_opacity=look.fade(_COME / 2),
    )


def coming(look: Look, content: ft.Control, key: str) -> ft.Control:
    """What comes forward."""
    return _coming(look, content, key=key)


@ft.component
def _unveiled(
    look: Look, content: ft.Control, width: float, height: float, time: int, across: bool
) -> ft.Control:
    stage, go = ft.use_state(0)

    async def unveil() -> None:
        go(1)
        await nap(look.duration(time) / 1000)
        go(2)

    ft.use_effect(unveil, [], cleanup=nothing)
    if stage == 2 or not look.moving:
        return content
    # what is half hidden is laid out as it will be
    whole = ft.Container(content, left=0, top=0 if across else height * (stage - 1) / 2)
    return ft.Container(
        ft.Stack([whole]),
        width=width * stage if across else width,
        height=height if across else height * stage,
        clip_behavior=ft.ClipBehavior.HARD_EDGE,
        animate=look.animation(time, MOVE),
    )


def written(
    look: Look, content: ft.Control, width: float, height: float, key: str, time: int
) -> ft.Control:
    """Something of about this size, written from left to right in so many milliseconds."""
    return _unveiled(look, content, width, height, time, across=True, key=key)


def turned_over(
    look: Look, content: ft.Control, width: float, height: float, key: str, time: int
) -> ft.Control:
    """Something of about this size that opens, as a small board turned over."""
    return _unveiled(look, content, width, height, time, across=False, key=key)

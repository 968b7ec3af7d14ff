"""What lies over everything while the phone goes from one person to the next.

It stands alone: nothing of the table is drawn below it. It opens to a finger that stays on it, or
to a key or a screen reader once it has been there for a while: whoever hurried on before did not
mean it.
"""

from collections.abc import Callable
from time import monotonic

import flet as ft

from watten_app.app.hearing import HOLD
from watten_app.app.table_view import Cover
from watten_app.ui import theme
from watten_app.ui.arriving import tell_the_page
from watten_app.ui.bridge import bridge
from watten_app.ui.doors import ENTER, Doors, Screen
from watten_app.ui.screens.pieces import page
from watten_app.ui.taps import finger
from watten_app.ui.theme import CARD_RATIO, FOOT, Look, Style
from watten_app.ui.widgets import lying_card, round_button, team_disc, words
from watten_app.ui.widgets.words import CENTER

REST = 1.5
"""Seconds in which no key opens it: the last person may still be tapping on."""

_HELD = 480
"""Milliseconds until a finger that stays has opened it (Flutter's long press takes 500)."""

_BACKS = 5
_DISC = 84.0


@ft.component
def CoverScreen(look: Look, doors: Doors, cover: Cover) -> ft.Control:
    """Whose turn it is to have the phone, and the board that a finger opens."""
    tell_the_page(Screen.TABLE)
    since = ft.use_ref(monotonic)
    pressed, press = ft.use_state(False)
    hinted, hint = ft.use_state(False)
    whose = look.say("cover.whose", name=cover.name)

    def uncover() -> None:
        if doors.house.state.settings.haptics:
            bridge.vibrate(*HOLD)
        finger.things_moved()
        if doors.house.table:
            doors.house.table.uncover()

    def open_calmly() -> None:
        """By a key or a screen reader, which cannot be held."""
        if monotonic() - since.current < REST:
            hint(True)
        else:
            uncover()

    def come() -> None:
        finger.things_moved()

        async def press_key(key: str) -> None:
            if key in ENTER:
                open_calmly()
            elif key == "Escape":
                doors.go(Screen.HOME)

        doors.on_key, doors.on_back = press_key, None
        bridge.announce([whose, look.say("cover.hint")], anew=True)

    ft.use_effect(come, [])
    board = _board(look, uncover, open_calmly, press, lambda: hint(True), pressed=pressed)
    told = look.say("cover.hold" if hinted else "cover.hint")
    note = words(look, told, Style.BODY, look.palette.on_wall, align=CENTER)
    said = ft.Semantics(
        content=note, container=True, live_region=hinted, label=told, exclude_semantics=True
    )
    home = round_button(look, ft.Icons.ARROW_BACK_ROUNDED, look.say("table.home"), _home(doors))
    return page(look, [ft.Row([home]), *_whose(look, cover.name, whose), said], [board])


def _home(doors: Doors) -> Callable[[], None]:
    return lambda: doors.go(Screen.HOME)


def _whose(look: Look, name: str, whose: str) -> list[ft.Control]:
    """Cards face down, and the name below them."""
    palette = look.palette
    disc = team_disc(look, name[:1].upper(), _DISC, ours=True, marked=True, scale=2, lit=True)
    low = look.low or look.large
    above = [] if low else [ft.Container(height=max(0.0, look.height * 0.1 - 40))]
    parts: list[ft.Control] = [
        words(look, look.say("cover.give"), Style.HEADING, palette.on_wall, align=CENTER),
        words(look, name, Style.SAID, palette.on_wall, align=CENTER, room=look.column),
    ]
    named = ft.Column(
        parts, spacing=2, tight=True, horizontal_alignment=ft.CrossAxisAlignment.STRETCH
    )
    told = ft.Semantics(
        content=named, container=True, header=True, label=whose, exclude_semantics=True
    )
    if low:
        return [told]
    return [
        *above,
        ft.Row([_fan(look, disc)], alignment=ft.MainAxisAlignment.CENTER),
        told,
    ]


def _fan(look: Look, disc: ft.Control) -> ft.Control:
    """A hand face down, with the sign of whose it is."""
    card = min(104.0, look.height * 0.115)
    high, step = card * CARD_RATIO, card * 0.42
    wide = card + step * (_BACKS - 1)
    backs: list[ft.Control] = []
    for number in range(_BACKS):
        off = number - (_BACKS - 1) / 2
        backs.append(
            ft.Container(
                lying_card(look, None, card),
                left=number * step,
                top=off * off * card * 0.05,
                rotate=ft.Rotate(off * 0.11),
            )
        )
    sign = ft.Container(disc, left=(wide - _DISC) / 2, top=high - _DISC * 0.42)
    return ft.Stack(
        [*backs, sign],
        width=wide,
        height=high + _DISC * 0.62,
        clip_behavior=ft.ClipBehavior.NONE,
    )


def _board(
    look: Look,
    uncover: Callable[[], None],
    open_calmly: Callable[[], None],
    press: Callable[[bool], object],
    hint: Callable[[], object],
    *,
    pressed: bool,
) -> ft.Control:
    """The board that fills under a finger that stays."""
    palette, label = look.palette, look.say("cover.open")
    high = max(theme.TARGET_HERO + 22, 44 * look.text + 30)
    radius = theme.RADIUS_BUTTON
    width = look.column
    filled = ft.Container(
        left=0,
        top=0,
        bottom=0,
        width=width if pressed else 0,
        bgcolor=palette.selected,
        animate=look.animation(_HELD) if pressed else None,
    )
    text = ft.Container(
        words(
            look,
            label,
            Style.BUTTON_BIG,
            palette.on_selected if pressed else palette.on_accent,
            align=CENTER,
            room=width - 24,
        ),
        left=0,
        top=0,
        right=0,
        bottom=0,
        alignment=ft.Alignment.CENTER,
    )
    board = ft.Container(
        ft.Stack([filled, text], width=width, height=high - 4),
        bgcolor=palette.accent,
        border_radius=radius,
        clip_behavior=ft.ClipBehavior.HARD_EDGE,
    )
    edge = ft.Container(
        board,
        bgcolor=FOOT,
        border=ft.Border.all(look.palette.outline, palette.accent_line),
        border_radius=radius,
        padding=ft.Padding.only(bottom=4),
    )

    def begin(_: ft.Event) -> None:
        press(True)

    def let_go(_: ft.Event) -> None:
        press(False)
        hint()

    def gone(_: ft.Event) -> None:
        press(False)

    def held(_: ft.Event) -> None:
        uncover()

    def asked(_: ft.Event) -> None:
        open_calmly()

    return ft.Semantics(
        container=True,
        exclude_semantics=True,
        button=True,
        label=label,
        on_tap=asked,
        on_long_press=held,
        content=ft.GestureDetector(
            content=edge,
            on_tap_down=begin,
            on_tap_up=let_go,
            on_tap_cancel=gone,
            on_long_press_start=held,
            exclude_from_semantics=True,
        ),
    )

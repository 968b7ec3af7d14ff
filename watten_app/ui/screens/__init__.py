"""All screens but the table, by name: memoised components of (look, doors, data).

A component is made once, at module level: `HomeScreen = ft.memo(ft.component(_home))`. It draws
with `watten_app.ui.widgets`, says words by `look.say(key)`, leaves by `doors.go(Screen.NEW)` and
`doors.back()`, and asks the app by `doors.house`. What it shows is in `data`, a frozen value, or
read from `doors.house` and kept fresh by the shell, which draws anew when the house tells a change.
"""

from collections.abc import Callable

import flet as ft

from watten_app.ui.doors import Screen

SCREENS: dict[Screen, Callable[..., ft.Control]] = {}

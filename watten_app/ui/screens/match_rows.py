"""The list of one's matches: when, which variant, how it ended, by sign and word."""

from collections.abc import Callable

import flet as ft

from watten_app.app.house_state import Result
from watten_app.app.progress import level_of
from watten_app.ui.screens.variants import variant_name
from watten_app.ui.theme import Look, Style
from watten_app.ui.widgets import pressable, words


def match_row(look: Look, result: Result, on_open: Callable[[], object] | None) -> ft.Control:
    """A match; where it is kept whole it can be opened. One of several people at one phone tells
    from the side of the first how it ended."""
    palette = look.palette
    score = " : ".join(map(str, result.score))
    date = day_of(look, result.day)
    variant = variant_name(look, result.variant)
    what = look.say("matches.line", variant=variant, number=result.deals)
    icon = ft.Icons.CHECK_ROUNDED if result.won else ft.Icons.CLOSE_ROUNDED
    color = palette.good if result.won else palette.bad
    if result.people:
        icon, color = ft.Icons.GROUP_ROUNDED, palette.mine
        how_it_went = "won" if result.won else "lost"
        ended = look.say(f"matches.people.{how_it_went}", score=score, name=result.people[0])
        how = look.say("matches.people.who", names=result.people)
    else:
        word = look.say("matches.line.won" if result.won else "matches.line.lost")
        ended = f"{score}, {word}"
        how = look.say(f"level.{level_of(result)}")
    when = words(look, date, Style.SMALL, palette.ink_muted)
    told: list[ft.Control] = [
        words(look, ended, Style.BODY_STRONG, palette.ink),
        words(look, f"{what}, {how}", Style.SMALL, palette.ink_muted),
    ]
    beside: list[ft.Control] = []
    if look.large or look.narrow:
        told.append(when)
    else:
        beside.append(when)
    if on_open is not None:
        beside.append(ft.Icon(ft.Icons.CHEVRON_RIGHT_ROUNDED, color=palette.ink_muted, size=24))
    row = ft.Row(
        [
            ft.Icon(icon, color=color, size=24),
            ft.Column(told, spacing=0, tight=True, expand=True),
            *beside,
        ],
        spacing=12,
    )
    label = ", ".join((ended, what, how, date) if result.people else (word, score, what, how, date))
    if on_open is None:
        return ft.Semantics(content=row, label=label, exclude_semantics=True, container=True)
    body = ft.Container(row, padding=ft.Padding.symmetric(vertical=5))
    return pressable(label, body, on_open)


def day_of(look: Look, day: str) -> str:
    """A day as one writes it; nothing of one that is none."""
    parts = day.split("-")
    if len(parts) != 3:
        return ""
    return look.say("matches.day", year=parts[0], month=parts[1], day=parts[2])

"""The badges: those earned with a tick and how often, the others with what they ask for."""

from collections.abc import Mapping

import flet as ft

from watten_app.app.badges import BADGES
from watten_app.ui.screens.pieces import line, mark
from watten_app.ui.theme import Look, Style
from watten_app.ui.widgets import tile, words


def badge_rows(look: Look, earned: Mapping[str, int]) -> list[ft.Control]:
    """One tile with all of them, the earned ones first."""
    palette = look.palette
    count = look.say("badges.count", number=len(earned), all=len(BADGES))
    head = words(look, count, Style.HEADING, palette.ink)
    rows: list[ft.Control] = [ft.Semantics(content=head, header=True)]
    for name in sorted(BADGES, key=lambda name: name not in earned):
        rows += [line(look), _badge(look, name, earned.get(name, 0))]
    return [tile(look, ft.Column(rows, spacing=8, tight=True), padding=14)]


def _badge(look: Look, name: str, times: int) -> ft.Control:
    palette = look.palette
    title, how = look.say(f"badge.{name}"), look.say(f"badge.{name}.how")
    often = look.say("badges.times", number=times) if times else look.say("badges.not_yet")
    ink = palette.ink if times else palette.ink_muted
    row = ft.Row(
        [
            mark(look, times > 0, 30),
            ft.Column(
                [
                    words(look, title, Style.BODY_STRONG, ink),
                    words(look, how, Style.SMALL, palette.ink_muted),
                    words(look, often, Style.SMALL, ink),
                ],
                spacing=1,
                tight=True,
                expand=True,
            ),
        ],
        spacing=12,
        vertical_alignment=ft.CrossAxisAlignment.START,
    )
    label = f"{title}, {often}. {how}"
    return ft.Semantics(content=row, label=label, exclude_semantics=True, container=True)

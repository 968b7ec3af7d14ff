"""Searching the rule book: the field, and what was found."""

from collections.abc import Callable
from dataclasses import replace

import flet as ft

from watten_app.app.book import Found, Hit, Pieces, plain
from watten_app.ui import theme
from watten_app.ui.theme import Look, Style, Type
from watten_app.ui.widgets import Kind, button, pressable, text_field, tile, words

type Search = Callable[[str], object]


def _search_field(look: Look, search: Search, typed: tuple[str, int]) -> ft.Control:
    """The field; `typed` is what the app has put there last, and how often it did.

    What the player types stays in the field itself: drawing it anew for each letter could undo
    the letter typed meanwhile.
    """
    now = ft.use_ref(typed[0])
    put = ft.use_ref(typed)
    if put.current != typed:
        now.current, put.current = typed[0], typed

    def changed(text: str) -> None:
        now.current = text
        search(text)

    hint = look.say("rules.search.short" if look.large else "rules.search")
    icon = ft.Icon(ft.Icons.SEARCH_ROUNDED, color=look.palette.ink_muted)
    return text_field(look, hint, changed, kind=Style.BODY, value=now.current, prefix_icon=icon)


SearchField = ft.memo(ft.component(_search_field))


def found_list(
    look: Look,
    found: Found,
    query: str,
    go_to: Callable[[str], object],
    search: Search,
) -> list[ft.Control]:
    """The hits, each a tile that leads to its place, or what to try where there are none."""
    if found.hits:
        key = "rules.found" if found.total == len(found.hits) else "rules.found.best"
        number = look.say(key, number=found.total, shown=len(found.hits))
        return [_told(look, number), *(_hit(look, hit, go_to) for hit in found.hits)]
    nothing = look.say("rules.nothing", query=query.strip())
    if not found.suggestion:
        return [_told(look, f"{nothing} {look.say('rules.nothing.hint')}")]
    label = look.say("rules.nothing.try", word=found.suggestion)
    attempt = button(look, label, lambda: search(found.suggestion), kind=Kind.ON_PAPER)
    return [_told(look, nothing), attempt]


def _told(look: Look, text: str) -> ft.Control:
    line = words(look, text, Style.BODY_STRONG, look.palette.on_wall)
    return ft.Semantics(content=line, live_region=True, container=True)


def _hit(look: Look, hit: Hit, go_to: Callable[[str], object]) -> ft.Control:
    palette = look.palette
    rows = [_marked(look, hit.chapter, Style.LABEL, palette.mine)]
    if hit.title:
        rows.append(_marked(look, hit.title, Style.BODY_STRONG, palette.ink))
    rows.append(_marked(look, hit.excerpt, Style.BODY, palette.ink))
    column = ft.Column(rows, spacing=5, tight=True)
    column.horizontal_alignment = ft.CrossAxisAlignment.STRETCH
    name = ": ".join(filter(None, map(plain, (hit.chapter, hit.title, hit.excerpt))))
    body = tile(look, column, padding=14)
    return pressable(name, body, lambda: go_to(hit.place), radius=theme.RADIUS_TILE)


def _marked(look: Look, pieces: Pieces, kind: Type, color: str) -> ft.Control:
    """Words with what was looked for on the colour of the lamp."""
    found = look.style(replace(kind, weight=700), look.palette.on_accent)
    found.bgcolor = look.palette.accent
    rest = look.style(kind, color)
    return ft.Text(spans=[ft.TextSpan(one.text, found if one.found else rest) for one in pieces])

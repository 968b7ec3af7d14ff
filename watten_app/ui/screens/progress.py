"""Progress: what one's matches came to, by variant and level, and the curves over time."""

from collections.abc import Sequence

import flet as ft

from watten_app.app.house_state import Result, Totals
from watten_app.app.progress import Group, groups_of, points_ahead, shares_won
from watten_app.ui.screens.pieces import line, told_beside
from watten_app.ui.screens.variants import variant_name
from watten_app.ui.theme import Look, Style
from watten_app.ui.widgets import tile, words
from watten_app.ui.widgets.curve import curve

_PADDING = 14


def progress(look: Look, results: Sequence[Result]) -> list[ft.Control]:
    """Two curves, then a tile for each variant and level."""
    return [*_curves(look, results), *(_group(look, group) for group in groups_of(results))]


def _curves(look: Look, results: Sequence[Result]) -> list[ft.Control]:
    tiles: list[ft.Control] = []
    width = look.column - 2 * _PADDING - 4
    if shares := shares_won(results):
        marks = [(0.0, "0 %"), (0.5, "50 %"), (1.0, "100 %")]
        percent = round(100 * shares[-1])
        name = look.say("progress.shares.spoken", number=percent, matches=len(shares))
        drawn = curve(look, shares, marks, _ends(look, shares), name=name, width=width)
        tiles.append(_curve_tile(look, "progress.shares", drawn))
    if ahead := points_ahead(results):
        low, high = min(0, *ahead), max(0, *ahead)
        heights = sorted({low, 0, high})
        marks = [(float(mark), _signed(mark)) for mark in heights]
        if len(marks) < 2:
            return tiles
        name = look.say("progress.ahead.spoken", points=_signed(ahead[-1]), matches=len(ahead))
        drawn = curve(look, ahead, marks, _ends(look, ahead), name=name, width=width)
        tiles.append(_curve_tile(look, "progress.ahead", drawn))
    return tiles


def _ends(look: Look, values: Sequence[float]) -> tuple[str, str]:
    """Which matches a curve begins and ends with."""
    first, last = (look.say("progress.nth", number=number) for number in (1, len(values)))
    return first, last


def _signed(number: int) -> str:
    sign = "+" if number > 0 else "–" if number < 0 else ""
    return f"{sign}{abs(number)}"


def _curve_tile(look: Look, key: str, drawn: ft.Control) -> ft.Control:
    head = words(look, look.say(key), Style.BODY_STRONG, look.palette.ink)
    body = ft.Column([ft.Semantics(content=head, header=True), drawn], spacing=8, tight=True)
    return tile(look, body, padding=_PADDING)


def _group(look: Look, group: Group) -> ft.Control:
    palette = look.palette
    level = look.say(f"level.{group.level}")
    name = look.say("progress.group", variant=variant_name(look, group.variant), level=level)
    head = words(look, name, Style.HEADING, palette.ink, room=look.column - 2 * _PADDING - 4)
    rows: list[ft.Control] = [ft.Semantics(content=head, header=True)]
    for key, told in _told(look, group.totals):
        label = words(look, look.say(key), Style.BODY, palette.ink)
        row = ft.Row(told_beside(look, label, told), spacing=12)
        spoken = f"{look.say(key)}: {told}"
        rows.append(line(look))
        rows.append(ft.Semantics(content=row, label=spoken, exclude_semantics=True, container=True))
    return tile(look, ft.Column(rows, spacing=6, tight=True), padding=_PADDING)


def _told(look: Look, totals: Totals) -> list[tuple[str, str]]:
    """What is told of a group, by key; what never happened is left out."""
    tally = totals.tally

    def pair(won: int, lost: int) -> str:
        return look.say("progress.pair", won=won, lost=lost)

    told = [("progress.matches", pair(totals.won, totals.lost))]
    if tally.deals_won or tally.deals_lost:
        told.append(("progress.deals", pair(tally.deals_won, tally.deals_lost)))
    else:
        told.append(("progress.deals", look.say("progress.played", number=totals.deals)))
    if tally.points or tally.against:
        told.append(("progress.points", f"{tally.points} : {tally.against}"))
    if tally.raises_won or tally.raises_lost:
        told.append(("progress.raises", pair(tally.raises_won, tally.raises_lost)))
    if folds := tally.folds_right + tally.folds_wrong:
        right = look.say("progress.folds.right", right=tally.folds_right, number=folds)
        told.append(("progress.folds", right))
    told.append(("progress.bummerl", f"{totals.bummerl_ours} : {totals.bummerl_theirs}"))
    if totals.schneider:
        told.append(("progress.schneider", str(totals.schneider)))
    streak = look.say("progress.streak.told", now=totals.streak, best=totals.best_streak)
    told.append(("progress.streak", streak))
    return told

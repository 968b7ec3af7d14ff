"""A finished match looked back on: deal by deal on paper, and each card on the table.

Of a match that is open, the deals that are over are on the table only.
"""

from collections.abc import Callable
from typing import Any

import flet as ft

from watten_app.app.house_state import HouseState
from watten_app.app.match_log import DealLog
from watten_app.app.replay import Moment, Replay
from watten_app.app.review import Review
from watten_app.app.reviewer import Reviewer
from watten_app.ui.arriving import tell_the_page
from watten_app.ui.doors import Doors, Screen
from watten_app.ui.screens.pieces import choice, labelled, line, page, title
from watten_app.ui.screens.replay_table import ReplayTable
from watten_app.ui.screens.review import review_tiles
from watten_app.ui.screens.score import points_words
from watten_app.ui.screens.sheets import sheet_row
from watten_app.ui.theme import Look, Style
from watten_app.ui.widgets import pressable, tile, words
from watten_app.ui.widgets.words import CENTER

type Place = tuple[str, Moment | None]
"""A match by its name, and the moment that lies on the table; None for the match as a whole."""


def _replay(look: Look, doors: Doors, data: Any, _state: HouseState) -> ft.Control:
    tell_the_page(Screen.REPLAY)
    side, face = ft.use_state(0)
    place: Place | None = data if isinstance(data, tuple) else None
    return _From(look, doors, place, side, face, key=f"from-{side}")


ReplayScreen = ft.memo(ft.component(_replay))


@ft.component
def _From(
    look: Look, doors: Doors, place: Place | None, side: int, face: Callable[[int], object]
) -> ft.Control:
    """The match from the side of a seat."""
    moment, show = ft.use_state(place[1] if place else None)
    archive = doors.house.archive
    under_way = ft.use_ref(lambda: _under_way(doors, place)).current
    replay = under_way or (archive.replay(place[0], side) if place else None)
    known, hear = ft.use_state(lambda: archive.review(place[0], side) if place else None)
    running, run = ft.use_state(False)
    all_shown, show_all = ft.use_state(False)

    def heard(found: Review | None) -> None:
        if found is None:
            run(False)
            return
        archive.keep_review(place[0], found, side)
        hear(found)
        run(not found.over)

    reviewer = ft.use_ref(lambda: Reviewer(replay, heard) if replay else None).current
    ft.use_effect(lambda: None, [], cleanup=lambda: reviewer and reviewer.stop())

    def turn(to: Moment | None) -> None:
        if to is None and under_way is not None:
            doors.back()
            return
        if place:
            doors.keep((place[0], to))
        if to is None:
            doors.on_key = doors.on_back = None
        show(to)

    if replay is None:
        gone = words(look, look.say("replay.gone"), Style.BODY, look.palette.ink)
        return page(look, [title(look, doors, "replay.title"), tile(look, gone)])
    match = replay.save.match
    company = replay.logs[0].company
    look = look.at_a_table(match.rules, company)
    if moment is not None:
        return ReplayTable(look, doors, replay, moment, turn)

    def start() -> None:
        run(True)
        reviewer.start(known)

    def stop() -> None:
        run(False)
        reviewer.stop()

    tiles = review_tiles(
        look,
        known,
        running=running,
        all_shown=all_shown,
        start=start,
        stop=stop,
        show_all=lambda: show_all(True),
        on_open=turn,
    )
    return _whole(look, doors, replay, turn, [*_sides(look, replay, side, face), *tiles])


def _under_way(doors: Doors, place: Place | None) -> Replay | None:
    """The match that is open, where its last deal is over: of that nothing is hidden any more."""
    table = doors.house.table
    if place is None or table is None or table.save.identity != place[0]:
        return None
    match = table.save.match
    return None if match.over or not match.deal.over else Replay(table.told)


def _sides(
    look: Look, replay: Replay, side: int, face: Callable[[int], object]
) -> list[ft.Control]:
    """Of several people at one phone, from whose side the match is told."""
    save = replay.save
    if len(save.people) < 2 or not save.match.over:
        return []
    players, label = save.match.players, look.say("replay.side")
    sides = sorted(((seat + side) % players, save.name_of(seat)) for seat in save.people)
    return [tile(look, labelled(look, label, choice(look, label, sides, side, face)), padding=10)]


def _whole(
    look: Look, doors: Doors, replay: Replay, turn: Any, review: list[ft.Control]
) -> ft.Control:
    """The score, the review, and a row for each deal that leads to it on the table."""
    end = replay.page(Moment(replay.deals - 1, len(replay.states(replay.deals - 1)) - 1))
    width = min(look.width - 90, 240)
    none = (False,) * len(end.table.score)
    rows: list[ft.Control] = []
    for number, log in enumerate(replay.logs):
        if rows:
            rows.append(line(look))
        rows.append(_deal(look, log, lambda number=number: turn(Moment(number, 0))))
    hint = words(look, look.say("replay.hint"), Style.SMALL, look.palette.on_wall, align=CENTER)
    return page(
        look,
        [
            title(look, doors, "replay.title"),
            sheet_row(look, end.table, width=width, most=5, tense=none),
            *review,
            hint,
            tile(look, ft.Column(rows, spacing=2, tight=True), padding=14),
        ],
    )


def _deal(look: Look, log: DealLog, on_open: Any) -> ft.Control:
    palette = look.palette
    head = look.say("score.deal", number=log.number)
    named = ""
    if log.trump is not None:
        key = "score.named" if log.schlag is not None else "score.named.trump"
        named = look.say(key, schlag=log.schlag, trump=log.trump)
    points = points_words(look, log)
    icon = ft.Icons.CHECK_ROUNDED if log.won else ft.Icons.CLOSE_ROUNDED
    color = palette.good if log.won else palette.bad
    if log.won is None:
        icon, color = ft.Icons.REMOVE_ROUNDED, palette.ink_muted
    told = [words(look, head, Style.BODY_STRONG, palette.ink)]
    told += [words(look, one, Style.SMALL, palette.ink_muted) for one in (points, named) if one]
    row = ft.Row(
        [
            ft.Icon(icon, color=color, size=24),
            ft.Column(told, spacing=0, tight=True, expand=True),
            ft.Icon(ft.Icons.CHEVRON_RIGHT_ROUNDED, color=palette.ink_muted, size=24),
        ],
        spacing=12,
    )
    body = ft.Container(row, padding=ft.Padding.symmetric(vertical=6))
    return pressable(", ".join(one for one in (head, points, named) if one), body, on_open)

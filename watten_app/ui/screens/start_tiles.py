"""Home's way to the table: go on with the open match, or deal at once with the last choices."""

from collections.abc import Callable

import flet as ft

from watten_app.app.company import company_at, plays_for_himself
from watten_app.app.options import MatchOptions
from watten_app.app.table_view import TableView
from watten_app.ui import theme
from watten_app.ui.doors import Doors, Screen
from watten_app.ui.screens.variants import variant_name
from watten_app.ui.table.names import heads_of, score_words, tense_of
from watten_app.ui.theme import Look, Style
from watten_app.ui.widgets import pressable, score_sheet, tile, words

_DISC, _SHEET, _GAP = 52, 86, 12
"""The widths of the sign for playing, of the score sheet, and of what is between them."""

_LARGER = 1.14
"""The heading by its usual size, where there is room."""


def continue_tile(look: Look, doors: Doors, table: TableView) -> ft.Control:
    """The open match: where it stands and whose turn it is."""
    variant = variant_name(look, table.view.rules.variant)
    where = look.say("home.continue.where", variant=variant, number=table.deal_number)
    if table.match_result is not None:
        now = look.say("home.continue.over")
    elif table.deal_result is not None:
        now = look.say("home.continue.result")
    elif table.cover is not None:
        now = look.say("home.continue.turn_of", name=table.cover.name)
    elif table.waiting:
        now = look.say("home.continue.your_turn")
    else:
        now = look.say("home.continue.open")
    head = look.say("home.continue")
    score = score_words(look, table)
    roomy = not (look.narrow or look.large)
    sheet = score_sheet(
        look, heads_of(look, table), table.history, tense_of(table), width=_SHEET, turned=-2
    )
    return _start_tile(
        look,
        f"{head}: {where}, {now} {score}",
        (head, where, now),
        lambda: doors.go(Screen.RESULT if table.deal_result else Screen.TABLE),
        [sheet] if roomy else [],
    )


def at_once_tile(look: Look, doors: Doors, options: MatchOptions) -> ft.Control:
    """A match with the last choices, in one tap."""
    variant = variant_name(look, options.variant)
    head = look.say("home.at_once")
    rules, players = options.rules, options.players
    key = "home.at_once.what.down" if rules.bohemian else "home.at_once.what"
    what = look.say(key, variant=variant, target=options.target)
    seats, alone = range(1, players), plays_for_himself(rules, players)
    names = ("", *(name for name, _ in options.seated))
    partners = tuple(names[s] for s in seats if not alone and s % 2 == 0)
    others = tuple(names[s] for s in seats if alone or s % 2)
    who = look.at_a_table(rules, company_at(rules, players)).say(
        "home.at_once.who", partners=partners, others=others
    )
    if options.people.share:
        called = options.people.names[: len(options.people.seats)]
        who = look.say("home.at_once.people", names=called)

    def play() -> None:
        doors.house.new_match(options)
        doors.go(Screen.TABLE)

    return _start_tile(look, f"{head}: {what}, {who}", (head, what, who), play, [])


def _start_tile(
    look: Look,
    name: str,
    lines: tuple[str, ...],
    on_press: Callable[[], object],
    beside: list[ft.Control],
) -> ft.Control:
    """A heading and what it means, what stands `beside` it, and the sign for playing."""
    palette = look.palette
    head, *below = lines
    padding = 12 if look.low else 16
    room = look.column - 2 * padding - 3 - _DISC - _GAP
    kind, spacing, larger = (Style.SMALL, 1, 1.0) if look.low else (Style.BODY, 2, _LARGER)
    if beside:
        room -= _SHEET + _GAP
    text = ft.Column(
        [
            words(look, head, Style.HEADING, palette.ink, room=room, scale=look.text * larger),
            *(
                words(look, line, kind, palette.ink_muted, room=room, lines=1 if beside else None)
                for line in below
            ),
        ],
        spacing=spacing,
        tight=True,
        expand=True,
    )
    row = ft.Row([text, *beside, _play_disc(look)], spacing=_GAP)
    body = tile(look, row, padding=padding)
    return pressable(name, body, on_press, radius=theme.RADIUS_TILE)


def _play_disc(look: Look) -> ft.Control:
    palette = look.palette
    return ft.Container(
        ft.Icon(ft.Icons.PLAY_ARROW_ROUNDED, color=palette.on_primary, size=28),
        width=_DISC,
        height=_DISC,
        border_radius=_DISC / 2,
        bgcolor=palette.primary,
        alignment=ft.Alignment.CENTER,
    )

"""A new match: variant, target, level, house rules."""

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import flet as ft

from watten_app.app.book import Bookmark
from watten_app.app.house_state import HouseState
from watten_app.app.options import LEVELS, TARGETS, MatchOptions
from watten_app.app.wording import unplayable_message
from watten_app.engine import Card
from watten_app.ui import theme
from watten_app.ui.arriving import tell_the_page
from watten_app.ui.doors import AskedCard, Doors, Screen
from watten_app.ui.screens.critical import critical_sheet
from watten_app.ui.screens.house_rules import HouseWishes, house_rule_tiles
from watten_app.ui.screens.people import PeopleSheet, people_tile
from watten_app.ui.screens.pieces import (
    choice,
    labelled,
    line,
    page,
    title,
    told_beside,
    turn_to,
)
from watten_app.ui.screens.seats import seats_tile
from watten_app.ui.screens.variants import variant_cards
from watten_app.ui.theme import Look, Style
from watten_app.ui.widgets import Kind, button, pressable, segments, tile, words
from watten_app.ui.widgets.words import CENTER

_HOUSE, _SEATS = "house", "seats"
"""The rows that open something, by their scroll keys."""


def _new(look: Look, doors: Doors, data: Any, state: HouseState) -> ft.Control:
    tell_the_page(Screen.NEW)
    options, choose = ft.use_state(data if isinstance(data, MatchOptions) else state.options)
    more, show_more = ft.use_state(False)
    seats, show_seats = ft.use_state(False)
    all_shown, show_all = ft.use_state(False)
    wishes, wish = ft.use_state(HouseWishes())
    seating, seat_people = ft.use_state(False)
    scroller = ft.use_ref()

    # what a row has opened is to be seen, instead of lying below the edge
    async def bring_house_up() -> None:
        if more:
            await turn_to(look, scroller, row=_HOUSE)

    async def bring_seats_up() -> None:
        if seats:
            await turn_to(look, scroller, row=_SEATS)

    ft.use_effect(bring_house_up, [more])
    ft.use_effect(bring_seats_up, [seats])

    # one at a time: each opens right below the rows
    def open_house(open_: bool) -> None:
        show_more(open_)
        show_seats(False)

    def open_seats(open_: bool) -> None:
        show_seats(open_)
        show_more(False)

    def attempt(where: str, changed: MatchOptions) -> None:
        """Take choices that can be played; of others tell there why they cannot."""
        fault = changed.fault
        if fault is None:
            choose(changed)
        wish(replace(wishes, refused=fault and (where, unplayable_message(fault))))

    def play() -> None:
        doors.house.new_match(options)
        doors.go(Screen.TABLE)

    def read(variant: str) -> None:
        doors.keep(options)
        about = options.with_variant(variant)
        doors.go(Screen.RULES, Bookmark(about.rules, about.players))

    def hold(variant: str, card: Card) -> None:
        doors.explain(AskedCard(card, options.with_variant(variant).rules))

    cards = variant_cards(
        look,
        options.variant,
        lambda variant: choose(options.with_variant(variant)),
        all_shown,
        lambda: show_all(True),
        read=read,
        on_hold=hold,
    )
    controls = [
        title(look, doors, "new.title"),
        *cards,
        _choices(
            look,
            options,
            choose,
            [
                _more(look, options, more, open_house),
                _who(look, options, seats, open_seats),
            ],
        ),
        *(house_rule_tiles(look, options, attempt, wishes, wish) if more else []),
        *(_seats(look, options, choose, lambda: seat_people(True)) if seats else []),
    ]
    open_ = state.table is not None and state.table.match_result is None
    foot = _foot(look, play, gives_up=open_)
    if look.low:
        # there is room below for the button alone
        controls[1:1] = foot[:-1]
    screen = page(look, controls, foot[-1:] if look.low else foot, gap=6, scroller=scroller)
    if seating:
        sheet = PeopleSheet(look, options, choose, lambda: seat_people(False))
        return ft.Stack([screen, sheet], width=look.width, height=look.height)
    if not wishes.picking:
        return screen
    sheet = critical_sheet(
        look,
        options,
        attempt,
        lambda: wish(replace(wishes, picking=False)),
        lambda card: doors.explain(AskedCard(card, options.rules)),
    )
    return ft.Stack([screen, sheet], width=look.width, height=look.height)


NewScreen = ft.memo(ft.component(_new))

type Choose = Callable[[MatchOptions], object]
type Toggle = Callable[[bool], object]


def _foot(look: Look, play: Callable[[], object], *, gives_up: bool) -> list[ft.Control]:
    """The way to the table; where that gives up a match, it says so."""
    label, note = look.say("new.play"), look.say("new.gives_up")
    beside = gives_up and not look.large and not look.narrow
    deal = button(
        look,
        label,
        play,
        kind=Kind.PRIMARY,
        height=theme.TARGET_HERO,
        second=note if beside else None,
        name=f"{label}. {note}" if gives_up else label,
    )
    if beside or not gives_up:
        return [deal]
    return [words(look, note, Style.SMALL, look.palette.on_wall, align=CENTER), deal]


def _choices(
    look: Look, options: MatchOptions, choose: Choose, below: list[ft.Control]
) -> ft.Control:
    target = look.say("new.target")
    rows = _players(look, options, choose)
    if not options.rules.bohemian:
        rows.append(
            labelled(
                look,
                target,
                segments(
                    look,
                    [(points, str(points)) for points in TARGETS],
                    options.target,
                    lambda points: choose(replace(options, target=points)),
                    name=target,
                ),
            )
        )
    if len(LEVELS) > 1 and len(options.people.seats) < options.players:
        level = look.say("new.level")
        rows.append(
            labelled(
                look,
                level,
                choice(
                    look,
                    level,
                    [(one.value, look.say(f"level.{one.value}")) for one in LEVELS],
                    options.levels[0],
                    lambda one: choose(replace(options, levels=(one,) * len(options.levels))),
                ),
            )
        )
    lined = [part for row in below for part in (line(look), row)]
    rows.append(ft.Column(lined[1:], spacing=0, tight=True))
    return tile(look, ft.Column(rows, spacing=6, tight=True), padding=10)


def _players(look: Look, options: MatchOptions, choose: Choose) -> list[ft.Control]:
    """How many play; of those who cannot by the rules chosen, why."""
    players = look.say("new.players")
    companies = options.companies
    reasons = {
        number: look.tell(unplayable_message(fault))
        for number, fault in companies.items()
        if fault is not None
    }
    picker = segments(
        look,
        [(number, str(number)) for number in companies],
        options.players,
        lambda number: choose(options.with_players(number)),
        name=players,
        refused=reasons,
    )
    told = dict.fromkeys(reasons.values())
    return [labelled(look, players, picker), *(_reason(look, one) for one in told)]


def _reason(look: Look, reason: str) -> ft.Control:
    return words(look, reason, Style.SMALL, look.palette.ink_muted)


def _more(look: Look, options: MatchOptions, more: bool, show_more: Toggle) -> ft.Control:
    changed = len(options.house)
    usual = look.say("new.house.usual")
    summary = look.say("new.house.changed", number=changed) if changed else usual
    return _opening(look, _HOUSE, look.say("new.house"), summary, more, show_more)


def _who(look: Look, options: MatchOptions, seats: bool, show_seats: Toggle) -> ft.Control:
    """Who sits at the table; opened, each can be changed."""
    people = [options.name] if options.people.share else []
    names = ", ".join([*people, *(name for name, _ in options.seated)])
    return _opening(look, _SEATS, look.say("new.table"), names, seats, show_seats)


def _seats(
    look: Look, options: MatchOptions, choose: Choose, seat_people: Callable[[], object]
) -> list[ft.Control]:
    """How many share the phone, and who sits where."""
    people = people_tile(look, options, choose, seat_people)
    return [people] if options.people.share else [people, seats_tile(look, options, choose)]


def _opening(
    look: Look, key: str, name: str, summary: str, open_: bool, show: Toggle
) -> ft.Control:
    """A row that opens what belongs to it."""
    palette = look.palette
    icon = ft.Icons.EXPAND_LESS_ROUNDED if open_ else ft.Icons.EXPAND_MORE_ROUNDED
    label = words(look, name, Style.BODY_STRONG, palette.ink)
    row = ft.Container(
        ft.Row([*told_beside(look, label, summary), ft.Icon(icon, color=palette.ink)], spacing=8),
        padding=ft.Padding.symmetric(vertical=12.5),
        key=ft.ScrollKey(key),
    )
    return pressable(f"{name}: {summary}", row, lambda: show(not open_))

"""A new match: variant, target, level, house rules."""

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import flet as ft

from watten_app.app.book import Bookmark
from watten_app.app.house import HouseState
from watten_app.app.options import LEVELS, TARGETS, MatchOptions
from watten_app.app.wording import unplayable_message
from watten_app.engine import Card
from watten_app.ui.arriving import tell_the_page
from watten_app.ui.doors import AskedCard, Doors, Screen
from watten_app.ui.screens.critical import critical_sheet
from watten_app.ui.screens.house_rules import HouseWishes, house_rule_tiles
from watten_app.ui.screens.pieces import choice, labelled, page, title, told_beside
from watten_app.ui.screens.seats import seats_tile
from watten_app.ui.screens.variants import variant_cards
from watten_app.ui.theme import Look, Style
from watten_app.ui.widgets import Kind, button, pressable, segments, tile, words
from watten_app.ui.widgets.words import CENTER


def _new(look: Look, doors: Doors, data: Any, state: HouseState) -> ft.Control:
    tell_the_page(Screen.NEW)
    options, choose = ft.use_state(data if isinstance(data, MatchOptions) else state.options)
    more, show_more = ft.use_state(False)
    all_shown, show_all = ft.use_state(False)
    wishes, wish = ft.use_state(HouseWishes())

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
        _choices(look, options, choose, more, show_more),
        *(house_rule_tiles(look, options, attempt, wishes, wish) if more else []),
        seats_tile(look, options, choose),
    ]
    foot = [button(look, look.say("new.play"), play, kind=Kind.PRIMARY, height=60)]
    if state.table is not None and state.table.match_result is None:
        gives_up = look.say("new.gives_up")
        note = words(look, gives_up, Style.SMALL, look.palette.on_wall, align=CENTER)
        foot.insert(0, note)
    screen = page(look, controls, foot, gap=9)
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


def _choices(
    look: Look,
    options: MatchOptions,
    choose: Choose,
    more: bool,
    show_more: Toggle,
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
    if len(LEVELS) > 1:
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
    rows.append(_more(look, options, more, show_more))
    return tile(look, ft.Column(rows, spacing=8, tight=True), padding=12)


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
    palette = look.palette
    changed = len(options.house)
    summary = (
        look.say("new.house.changed", number=changed) if changed else look.say("new.house.usual")
    )
    icon = ft.Icons.EXPAND_LESS_ROUNDED if more else ft.Icons.EXPAND_MORE_ROUNDED
    label = words(look, look.say("new.house"), Style.BODY_STRONG, palette.ink)
    row = ft.Container(
        ft.Row([*told_beside(look, label, summary), ft.Icon(icon, color=palette.ink)], spacing=8),
        padding=ft.Padding.symmetric(vertical=12),
    )
    return pressable(f"{look.say('new.house')}: {summary}", row, lambda: show_more(not more))

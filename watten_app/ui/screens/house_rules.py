"""The house rules of a new match: under headings that open, each with a line that explains it."""

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Any

import flet as ft

from watten_app.app.house_rules import Group, HouseRule, critical_lists
from watten_app.app.options import MatchOptions
from watten_app.engine import Card, Message
from watten_app.ui.screens.pieces import choice, line, mark, radio_rows, told_beside
from watten_app.ui.theme import RADIUS_TILE, Look, Style
from watten_app.ui.widgets import pressable, small_card, switch, tile, words

type Attempt = Callable[[str, MatchOptions], object]
"""Takes choices, or tells at the rule of this name why they cannot be played."""

LONGEST_SEGMENTS = 3
"""A house rule with more values than this is chosen from rows."""

_LETTERS = 30
"""So many letters stand side by side on a phone; longer words are chosen from rows."""

_SMALL, _CARDS_SHOWN = 20, 4


@dataclass(frozen=True, slots=True)
class HouseWishes:
    """What is called up among the house rules.

    Attributes:
        group: the heading that is open.
        refused: the rule whose change cannot be played, and why.
        picking: whether the Kritische are being picked one by one.
    """

    group: Group | None = None
    refused: tuple[str, Message] | None = None
    picking: bool = False


def house_rule_tiles(
    look: Look,
    options: MatchOptions,
    attempt: Attempt,
    wishes: HouseWishes,
    wish: Callable[[HouseWishes], object],
) -> list[ft.Control]:
    """A tile for each heading; the open one shows its rules."""
    tiles: list[ft.Control] = []
    for group in Group:
        rules = [rule for rule in options.house_rules if rule.group is group]
        if not rules:
            continue
        opened = wishes.group is group
        to_open = HouseWishes(None if opened else group)
        rows = [_heading(look, options, group, opened, rules, lambda to=to_open: wish(to))]
        for rule in rules if opened else ():
            rows += [line(look), _rule(look, options, rule, attempt, wishes, wish)]
        column = ft.Column(
            rows, spacing=10, tight=True, horizontal_alignment=ft.CrossAxisAlignment.STRETCH
        )
        tiles.append(
            tile(
                look,
                column,
                padding=ft.Padding.symmetric(horizontal=14, vertical=2 if not opened else 6),
                key=f"house-{group.value}",
            )
        )
    return tiles


def _heading(
    look: Look,
    options: MatchOptions,
    group: Group,
    opened: bool,
    rules: list[HouseRule],
    press: Callable[[], object],
) -> ft.Control:
    palette = look.palette
    changed = sum(1 for name, _ in options.house if name in {rule.name for rule in rules})
    key = "new.house.changed" if changed else "new.house.usual"
    summary, name = look.say(key, number=changed), look.say(f"house.group.{group.value}")
    color = palette.selected if changed else palette.ink_muted
    icon = ft.Icons.EXPAND_LESS_ROUNDED if opened else ft.Icons.EXPAND_MORE_ROUNDED
    row = ft.Row(
        [
            *told_beside(look, words(look, name, Style.BODY_STRONG, palette.ink), summary, color),
            ft.Icon(icon, color=palette.ink),
        ],
        spacing=8,
    )
    body = ft.Container(row, padding=ft.Padding.symmetric(vertical=12))
    return pressable(f"{name}: {summary}", body, press, radius=RADIUS_TILE, selected=opened)


def _rule(
    look: Look,
    options: MatchOptions,
    rule: HouseRule,
    attempt: Attempt,
    wishes: HouseWishes,
    wish: Callable[[HouseWishes], object],
) -> ft.Control:
    name, value = look.say(f"house.{rule.name}"), options.value_of(rule.name)

    def take(chosen: Any) -> None:
        attempt(rule.name, options.with_rule(rule.name, chosen))

    explained = words(
        look, look.say(f"house.{rule.name}.line"), Style.SMALL, look.palette.ink_muted
    )
    if isinstance(value, bool):
        rows: list[ft.Control] = [switch(look, name, value, take), explained]
    else:
        rows = [words(look, name, Style.BODY, look.palette.ink), explained]
        if isinstance(value, tuple):
            rows.append(_critical(look, options, take, lambda: wish(replace(wishes, picking=True))))
        else:
            rows.append(_values(look, name, rule, value, take))
    if wishes.refused and wishes.refused[0] == rule.name:
        rows.append(refusal_line(look, wishes.refused[1]))
    return ft.Column(rows, spacing=6 if len(rows) > 2 else 0, tight=True)


def _values(
    look: Look, name: str, rule: HouseRule, value: Any, take: Callable[[Any], object]
) -> ft.Control:
    choices = [(one, look.say(f"house.{rule.name}.{word_of(one)}")) for one in rule.values]
    long = sum(len(word) for _, word in choices) > _LETTERS * min(1.0, look.width / 390)
    rows = long or len(choices) > LONGEST_SEGMENTS
    return (radio_rows if rows else choice)(look, name, choices, value, take)


def word_of(value: Any) -> str:
    """A value as the last part of its key."""
    return str(getattr(value, "value", value))


def refusal_line(look: Look, message: Message) -> ft.Control:
    """Why a choice cannot be played, spoken as it appears."""
    sentence, color = look.tell(message), look.palette.bad
    row = ft.Row(
        [
            ft.Icon(ft.Icons.BLOCK_ROUNDED, color=color, size=20),
            words(look, sentence, Style.SMALL, color, expand=True),
        ],
        spacing=8,
    )
    return ft.Semantics(
        container=True, exclude_semantics=True, live_region=True, label=sentence, content=row
    )


def _critical(
    look: Look,
    options: MatchOptions,
    take: Callable[[tuple[Card, ...]], object],
    pick: Callable[[], object],
) -> ft.Control:
    """The lists of Kritische that are played, and the way to one's own."""
    usual, now = options.usual("critical"), options.rules.critical
    rows = [
        _critical_row(look, cards, usual, cards == now, lambda cards=cards: take(cards))
        for cards in critical_lists(usual, now)
    ]
    label = look.say("house.critical.own")
    own = ft.Row(
        [
            ft.Icon(ft.Icons.EDIT_ROUNDED, size=24, color=look.palette.ink),
            words(look, label, Style.SMALL, look.palette.ink, expand=True),
        ],
        spacing=12,
    )
    name = f"{look.say('house.critical')}: {label}"
    rows.append(pressable(name, ft.Container(own, padding=_ROW), pick))
    return ft.Column(rows, spacing=0, tight=True)


_ROW = ft.Padding.symmetric(vertical=12)


def critical_words(look: Look, cards: tuple[Card, ...]) -> str:
    """A list of Kritische by what the players call them."""
    if not cards:
        return look.say("house.critical.none")
    # in a list of Kritische each goes by its own name, whatever is chosen now
    return replace(look, own_names=None).say("house.critical.cards", cards=cards)


def _critical_row(
    look: Look,
    cards: tuple[Card, ...],
    usual: tuple[Card, ...],
    on: bool,
    press: Callable[[], object],
) -> ft.Control:
    text = critical_words(look, cards)
    if cards == usual:
        text = look.say("house.critical.usual", cards=text)
    pictures: list[ft.Control] = [small_card(look, card, _SMALL) for card in cards[:_CARDS_SHOWN]]
    row = ft.Row(
        [
            mark(look, on, 24),
            words(look, text, Style.SMALL, look.palette.ink, expand=True),
            *(pictures if not look.large else ()),
        ],
        spacing=6,
    )
    name = f"{look.say('house.critical')}: {text}"
    return pressable(name, ft.Container(row, padding=_ROW), press, selected=on)

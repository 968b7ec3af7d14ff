"""Choosing a variant: a card each with what tells it from the others, its name, one line."""

from collections.abc import Callable

import flet as ft

from watten_app.app.options import OFFERED, VARIANTS
from watten_app.engine import Card, Rank, Rules, Suit
from watten_app.engine.order import Role, order_of
from watten_app.ui import theme
from watten_app.ui.measure import height_of, width_of
from watten_app.ui.screens.pieces import mark
from watten_app.ui.theme import Look, Style
from watten_app.ui.widgets import lying_card, pressable, tile, words

SHOWN_FIRST = ("bavarian", "tyrolean", "south_tyrolean", "blind")
"""The most played ones; the others come at a tap."""

_EXAMPLE = Rank.KING, Suit.LEAVES
"""Schlag and trump of the Guater that is shown."""

_WIDTH, _ROOM, _HEIGHT = 36, 84, 66
_PADDING, _BESIDE = 4, 12
"""Around what is in a card, and between the fan and the words."""

_BOOK = 20
"""The size of the little book beside a name."""


def variant_name(look: Look, variant: str) -> str:
    """What a variant is called; one that is no longer there keeps its key."""
    known = VARIANTS.get(variant)
    return known.names[look.language] if known else variant


def variant_cards(
    look: Look,
    chosen: str,
    on_choose: Callable[[str], object],
    all_shown: bool,
    show_all: Callable[[], object],
    *,
    read: Callable[[str], object] | None = None,
    on_hold: Callable[[str, Card], object],
) -> list[ft.Control]:
    """The cards to choose from: first the most played and the chosen one, at a tap the rest.

    With `read` the chosen one has a book behind its name, to read about the variant. A long press
    explains the card that tells it from the others.
    """
    shown = [one for one in OFFERED if all_shown or one in SHOWN_FIRST or one == chosen]
    first = [one for one in SHOWN_FIRST if one in shown]
    ordered = [*first, *(one for one in shown if one not in first)]
    cards = [
        _card(look, variant, variant == chosen, on_choose, on_hold, read) for variant in ordered
    ]
    hidden = len(OFFERED) - len(shown)
    return [*cards, _more(look, hidden, show_all)] if hidden else cards


def _card(
    look: Look,
    variant: str,
    chosen: bool,
    on_choose: Callable[[str], object],
    on_hold: Callable[[str, Card], object],
    read: Callable[[str], object] | None,
) -> ft.Control:
    """A tile to choose a variant by."""
    palette = look.palette
    name = variant_name(look, variant)
    line = VARIANTS[variant].lines[look.language]
    text = ft.Column(
        [
            words(look, name, Style.HEADING, palette.ink),
            words(look, line, Style.SMALL, palette.ink_muted),
        ],
        spacing=1,
        tight=True,
        expand=True,
    )
    with_book = chosen and read is not None
    row: list[ft.Control] = [text, mark(look, chosen, 28)]
    telling = telling_cards(VARIANTS[variant].rules)
    if fanned := look.text < 1.5 and not look.narrow:
        row.insert(0, _fan(look, telling))
    content = ft.Row(row, spacing=_BESIDE)
    around = ft.Padding.only(
        left=_PADDING if fanned else _BESIDE, right=_BESIDE, top=_PADDING, bottom=_PADDING
    )
    first = next((card for card in telling if card is not None), None)
    choosing = pressable(
        f"{name}, {line}",
        tile(look, content, chosen=chosen, padding=around),
        lambda: on_choose(variant),
        radius=theme.RADIUS_TILE,
        selected=chosen,
        on_hold=(lambda: on_hold(variant, first)) if first else None,
    )
    if not with_book:
        return choosing
    before = around.left + 3 + (_ROOM + _BESIDE if fanned else 0)
    room = look.column - before - 28 - 2 * _BESIDE - 3
    told = Style.HEADING.size * Style.HEADING.line * look.text + 1
    told += height_of(line, look.drawn(Style.SMALL), room, look.text)
    # beside a fan that is higher the words stand in the middle
    lower = max(0, _HEIGHT - told) / 2 if fanned else 0
    return ft.Stack([choosing, _book(look, variant, before, lower, lambda: read(variant))])


def _book(
    look: Look, variant: str, before: float, lower: float, on_read: Callable[[], object]
) -> ft.Control:
    """A little book right behind a card's name, which stands so far from the left and the top."""
    called = variant_name(look, variant)
    middle = _PADDING + lower + Style.HEADING.size * look.text * 0.3
    icon = ft.Container(
        ft.Icon(ft.Icons.MENU_BOOK_OUTLINED, color=look.palette.mine, size=_BOOK),
        width=theme.TARGET,
        height=theme.TARGET,
        alignment=ft.Alignment.TOP_CENTER,
        padding=ft.Padding.only(top=min(middle, theme.TARGET - _BOOK)),
    )
    book = pressable(look.say("new.rules", variant=called), icon, on_read, radius=theme.TARGET / 2)
    wide = width_of(called, look.drawn(Style.HEADING), look.text)
    return ft.Container(book, left=before + wide - 4, top=0)


def telling_cards(rules: Rules) -> tuple[Card | None, ...]:
    """The cards one knows these rules by: Kritische, Guater and Weli, or just backs."""
    if rules.hidden:
        return None, None
    if rules.critical:
        return rules.critical
    order = order_of(rules, *_EXAMPLE)
    guate = [card for role, cards in order.groups for card in cards if role in _GUATE]
    weli = [card for card in rules.cards if order.is_trump(card) and card.suit is not order.trump]
    return (*guate, *([order.rechter] if guate else ()), *weli)


_GUATE = (Role.SUPER_GUATER, Role.GUATER)


def _fan(look: Look, cards: tuple[Card | None, ...]) -> ft.Control:
    middle = (len(cards) - 1) / 2
    step = min(17, (_ROOM - 12 - _WIDTH) / max(1, len(cards) - 1))
    lower = (_HEIGHT - _WIDTH * theme.CARD_RATIO) / 2 - middle
    pictures = [
        ft.Container(
            lying_card(look, card, _WIDTH),
            left=(_ROOM - _WIDTH) / 2 + step * (place - middle),
            top=lower + 2 * abs(place - middle),
            rotate=0.09 * (place - middle),
        )
        for place, card in enumerate(cards)
    ]
    # the turned corners reach a little over it
    return ft.Stack(pictures, width=_ROOM, height=_HEIGHT, clip_behavior=ft.ClipBehavior.NONE)


def _more(look: Look, hidden: int, show_all: Callable[[], object]) -> ft.Control:
    label = look.say("new.more_regions", number=hidden)
    text = words(look, label, Style.BODY_STRONG, look.palette.ink)
    row = ft.Row(
        [text, ft.Icon(ft.Icons.EXPAND_MORE_ROUNDED, color=look.palette.ink)],
        spacing=6,
        alignment=ft.MainAxisAlignment.CENTER,
    )
    quiet = ft.Container(
        row,
        bgcolor=look.palette.paper_alt,
        border=ft.Border.all(look.palette.outline, look.palette.tile_line),
        border_radius=theme.RADIUS_BUTTON,
        padding=ft.Padding.symmetric(vertical=max(0, (theme.TARGET - 24 * look.text) / 2)),
    )
    return pressable(label, quiet, show_all, radius=theme.RADIUS_BUTTON)

"""The review of a match on paper: how far it is, the dearest mistakes, then every decision."""

from collections.abc import Callable

import flet as ft

from watten_app.app.replay import Moment
from watten_app.app.review import DEAREST, Decision, Review
from watten_app.engine import Action, Message
from watten_app.ui.screens.pieces import line
from watten_app.ui.theme import Look, Style
from watten_app.ui.widgets import Kind, button, pressable, tile, words

_BAR = 10.0
"""How high the bar is that shows how far the review is."""

type Open = Callable[[Moment], object]


def review_tiles(
    look: Look,
    known: Review | None,
    *,
    running: bool,
    all_shown: bool,
    start: Callable[[], object],
    stop: Callable[[], object],
    show_all: Callable[[], object],
    on_open: Open,
) -> list[ft.Control]:
    """What is to be seen of the review now."""
    palette = look.palette
    head = words(look, look.say("review.title"), Style.HEADING, palette.ink)
    rows: list[ft.Control] = [ft.Semantics(content=head, header=True)]
    if known is None or not (running or known.over):
        rows.append(words(look, look.say("review.what"), Style.SMALL, palette.ink_muted))
        label = look.say("review.again" if known else "review.start")
        rows.append(button(look, label, start, kind=Kind.PRIMARY, room=look.column - 34))
        return [tile(look, _column(rows), padding=14)]
    if running:
        rows += _progress(look, known, stop)
    mistakes = known.mistakes
    if known.over and not mistakes:
        key = "review.faultless" if known.decisions else "review.nothing"
        rows.append(words(look, look.say(key), Style.BODY, palette.ink))
    elif mistakes:
        count = len(mistakes[:DEAREST])
        rows.append(words(look, look.say("review.dearest", number=count), Style.BODY, palette.ink))
    for one in mistakes[:DEAREST]:
        rows += [line(look), _decision(look, one, on_open)]
    tiles: list[ft.Control] = [tile(look, _column(rows), padding=14)]
    if not known.over or not known.decisions:
        return tiles
    if not all_shown:
        label = look.say("review.all", number=len(known.decisions))
        return [*tiles, button(look, label, show_all, room=look.column)]
    every: list[ft.Control] = []
    for one in known.decisions:
        every += [*([line(look)] if every else []), _decision(look, one, on_open)]
    return [*tiles, tile(look, _column(every), padding=14)]


def _column(rows: list[ft.Control]) -> ft.Control:
    stretch = ft.CrossAxisAlignment.STRETCH
    return ft.Column(rows, spacing=8, tight=True, horizontal_alignment=stretch)


def _progress(look: Look, known: Review, stop: Callable[[], object]) -> list[ft.Control]:
    palette, room = look.palette, look.column - 2 * 14 - 6
    share = known.looked_at / known.of if known.of else 1.0
    told = look.say("review.progress", number=known.looked_at, of=known.of)
    bar = ft.Container(
        ft.Container(
            width=max(_BAR, room * share),
            height=_BAR,
            bgcolor=palette.selected,
            border_radius=_BAR / 2,
        ),
        width=room,
        height=_BAR,
        bgcolor=palette.paper_alt,
        border=ft.Border.all(1, palette.line),
        border_radius=_BAR / 2,
        alignment=ft.Alignment.CENTER_LEFT,
    )
    return [
        words(look, told, Style.SMALL, palette.ink_muted),
        ft.Semantics(content=bar, label=told, exclude_semantics=True, container=True),
        button(look, look.say("review.stop"), stop, kind=Kind.ON_PAPER, room=look.column - 34),
    ]


def _decision(look: Look, one: Decision, on_open: Open) -> ft.Control:
    """What I did, what was best, both chances, and why; it leads to its moment."""
    palette = look.palette
    deal = look.say("score.deal", number=one.moment.deal + 1)
    mine, best = action_words(look, one.done), action_words(look, one.best)
    right = one.done == one.best
    said = (
        look.say("review.right", mine=mine)
        if right
        else look.say("review.both", mine=mine, best=best)
    )
    before, after = look.tell(one.before), look.tell(one.after)
    key = "review.worth.same" if before == after else "review.worth"
    worth = look.say(key, what=look.say(f"advice.{one.measure}"), before=before, after=after)
    why = look.tell(one.reason)
    icon = ft.Icons.CLOSE_ROUNDED if one.mistake else ft.Icons.CHECK_ROUNDED
    color = palette.bad if one.mistake else palette.good
    told = [words(look, f"{deal}: {said}", Style.BODY_STRONG, palette.ink)]
    told.append(words(look, worth, Style.SMALL, palette.ink))
    if one.mistake:
        told.append(words(look, why, Style.SMALL, palette.ink_muted))
    row = ft.Row(
        [
            ft.Icon(icon, color=color, size=24),
            ft.Column(told, spacing=1, tight=True, expand=True),
            ft.Icon(ft.Icons.CHEVRON_RIGHT_ROUNDED, color=palette.ink_muted, size=24),
        ],
        spacing=12,
    )
    body = ft.Container(row, padding=ft.Padding.symmetric(vertical=4))
    label = ". ".join((f"{deal}: {said}", worth, *([why] if one.mistake else [])))
    return pressable(label, body, lambda: on_open(one.moment))


def action_words(look: Look, action: Action) -> str:
    """What somebody does, in a word or two."""
    return look.tell(action_message(action))


def action_message(action: Action) -> Message:
    """The same as a message: by its verb, with the card, rank or suit in it."""
    verb, argument = action.verb.value, action.argument
    if argument is None:
        return Message(f"review.act.{verb}", {})
    if isinstance(argument, tuple) and not hasattr(argument, "suit"):
        kind = "cards" if argument else "none"
        return Message(f"review.act.{verb}.{kind}", {"number": len(argument)})
    return Message(f"review.act.{verb}.what", {"what": argument})

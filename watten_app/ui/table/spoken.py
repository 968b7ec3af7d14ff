"""What is said over the table just now: bubbles on the trick, from seats, on a refused card."""

from functools import partial

import flet as ft

from watten_app.app.glossary import word_said
from watten_app.app.table_view import TableView
from watten_app.engine import Phase, Trick
from watten_app.engine.explain import trick_reason
from watten_app.ui.cloth import RIGHT
from watten_app.ui.geometry import Rect
from watten_app.ui.layout import Layout
from watten_app.ui.table.advice import Note, advice_note, is_advised
from watten_app.ui.table.announce import announce_panel, asks_me
from watten_app.ui.table.bubble_places import Box, is_short, reason_box
from watten_app.ui.table.bubbles import bar, bubble, tail
from watten_app.ui.table.intents import Intents
from watten_app.ui.table.names import name_of
from watten_app.ui.table.naming import named_words
from watten_app.ui.table.places import best_of, seat_of, shown_trick, sorted_hand
from watten_app.ui.table.question import is_reraise, plain_question, raise_question
from watten_app.ui.table.staging import Stage, trick_as_seen
from watten_app.ui.table.talk import (
    ASKED,
    is_hidden,
    is_tight,
    question_place,
    said_by_seats,
)
from watten_app.ui.theme import Look, Style
from watten_app.ui.widgets import pop


def spoken(
    look: Look,
    layout: Layout,
    table: TableView,
    intents: Intents,
    note: Note | None,
    stage: Stage,
    *,
    unsaved: bool = False,
) -> list[ft.Control]:
    """All bubbles, or the panel that asks me, which tells as well that a save has failed; and the
    adviser's `note`."""
    controls: list[ft.Control] = []
    if asks_me(table):
        told = unsaved and layout.portrait
        panel = announce_panel(
            look,
            layout.panel,
            table,
            intents,
            layout.text,
            unsaved=told,
            beside=not layout.portrait,
        )
        controls.append(panel)
    else:
        controls += _on_trick(look, layout, table, stage)
        controls += _from_seats(look, layout, table, intents)
        controls += named_words(look, layout, table, stage)
    if table.waiting and table.view.phase is Phase.RAISE:
        if not is_hidden(layout, layout.cloth.question):
            controls += _question(look, layout, table)
    elif table.waiting and table.view.phase in ASKED and not _gives_way(layout, table, intents):
        rect = question_place(layout, table)
        tight = is_tight(layout)
        controls += plain_question(look, rect, table, layout.height, layout.text, tight=tight)
    controls += advice_note(look, layout, table, note, intents)
    controls += _refusal(look, layout, table, intents)
    controls += _breach(look, layout, table, intents)
    return controls


def _breach(look: Look, layout: Layout, table: TableView, intents: Intents) -> list[ft.Control]:
    """What is wrong with a card or a raise that would be punished, above the hand (R19)."""
    breach = intents.wishes.breach
    if breach is None or not table.waiting:
        return []
    width = min(layout.width - 28, 460)
    icon = ft.Icons.GAVEL_ROUNDED
    title = look.say("question.breach.title")
    box = bubble(
        look, title, breach.sentence, letters=layout.text, width=width, icon=icon, live=True
    )
    left = layout.hand.left + (layout.hand.width - width) / 2
    return [ft.Container(box, left=left, bottom=layout.height - layout.hand.top + 16)]


def _gives_way(layout: Layout, table: TableView, intents: Intents) -> bool:
    """Whether the adviser's word lies where the question in words would."""
    bare = table.view.order is None and is_advised(table, intents)
    return bare or is_hidden(layout, question_place(layout, table))


def _on_trick(look: Look, layout: Layout, table: TableView, stage: Stage) -> list[ft.Control]:
    """Why the best card takes the trick, from the second card on."""
    view, trick = table.view, trick_as_seen(shown_trick(table), stage)
    best = best_of(view.order, trick)
    if best is None or len(trick.cards) < 2:
        return []
    if view.phase is Phase.RAISE and table.waiting:
        return []
    seat = seat_of(table, trick, best)
    first, second = (line and look.tell(line) for line in trick_reason(view.order, trick))
    cloth = layout.cloth
    spot, small = cloth.spots[seat], look.drawn(Style.SMALL)
    if second and (cloth.bar or is_short(layout, seat, first, second, small)):
        first = look.nickname(trick.cards[best])
    if cloth.bar and cloth.noted:
        return []
    if cloth.bar:
        said = bar(look, first, second, letters=layout.text, width=spot.width, height=spot.height)
        return [ft.Container(said, left=spot.left, top=spot.top)]
    heard = tuple(said.rect for *_, said in said_by_seats(look, layout, table))
    box = reason_box(layout, seat, first, second, heard, small)
    if _lies_on_what_was_raised(layout, trick, box.rect, table):
        return []
    said = bubble(look, first, second, letters=box.letters, width=box.rect.width)
    return _with_tail(look, said, box)


def _lies_on_what_was_raised(layout: Layout, trick: Trick, box: Rect, table: TableView) -> bool:
    """Whether a bubble has no room left above a note."""
    cloth = layout.cloth
    if cloth.noted is None:
        return False
    laid = [seat_of(table, trick, number) for number in range(len(trick.cards))]
    taken = (cloth.noted, layout.score, *map(cloth.index_rect, laid))
    return any(box.overlaps(one) for one in taken)


def _with_tail(
    look: Look, said: ft.Control, box: Box, popping: str | None = None
) -> list[ft.Control]:
    """A bubble in its place, with its tail, which pops up beside it under the key `popping`."""
    controls: list[ft.Control] = [ft.Container(said, left=box.rect.left, top=box.rect.top)]
    if box.tip is not None:
        x, y, points = box.tip
        shape = tail(look.palette.paper, x, y, points, *box.tail)
        if popping is not None:
            shape.left = shape.top = None
            shape = ft.Container(pop(look, shape, popping, (0.0, 1.0)), left=x, top=y)
        controls.append(shape)
    return controls


def _from_seats(look: Look, layout: Layout, table: TableView, intents: Intents) -> list[ft.Control]:
    """What each seat says, under its name or beside it."""
    controls: list[ft.Control] = []
    for saying, words, box in said_by_seats(look, layout, table):
        word = word_said(saying.message)
        explain = partial(intents.explain_word, word, words) if word else None
        shown = bubble(
            look, words, None, letters=box.letters, width=box.rect.width, on_hold=explain
        )
        corner = (1.0 if layout.cloth.places[saying.seat] == RIGHT else -1.0, -1.0)
        key = f"says-{saying.seat}-{table.deal_number}-{words}"
        controls += _with_tail(look, pop(look, shown, key, corner), box, f"{key}-tail")
    return controls


def _question(look: Look, layout: Layout, table: TableView) -> list[ft.Control]:
    view, cloth = table.view, layout.cloth
    asker = view.asker if view.asker is not None else view.players - 1
    seat = cloth.seats[asker]
    mouth = seat.left + seat.width / 2
    mouth = min(max(mouth, cloth.question.left + 24), cloth.question.right - 24)
    again = is_reraise(view)
    name = name_of(look, table, asker)
    return raise_question(look, cloth.question, view, name, again, mouth, layout.text)


def _refusal(look: Look, layout: Layout, table: TableView, intents: Intents) -> list[ft.Control]:
    """Why the card that shakes may not be played, at the card."""
    refused = intents.wishes.refused
    hand = sorted_hand(table.view)
    if refused is None or refused.card not in hand:
        return []
    place: Rect = layout.targets(len(hand))[hand.index(refused.card)]
    width = min(270.0 * layout.text, layout.width - 24)
    middle = place.middle[0]
    left = min(max(middle - width / 2, 12), layout.width - width - 12)
    box = bubble(look, refused.sentence, None, letters=layout.text, width=width, live=True)
    bottom = layout.height - place.top - 4
    box = pop(look, box, f"no-{refused.card}", (0.0, 1.0))
    return [
        ft.Container(box, left=left, bottom=bottom),
        tail(look.palette.paper, middle - 8, place.top + 3, "down", 16, 9),
    ]

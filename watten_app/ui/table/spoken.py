"""What is said over the table just now: bubbles on the trick, from seats, on a refused card."""

from dataclasses import replace

import flet as ft

from watten_app.app.known import CUTTING
from watten_app.app.table_view import ME, TableView
from watten_app.app.wording import trick_reason
from watten_app.engine import Phase, Verb
from watten_app.ui.cloth import OPPOSITE, RIGHT
from watten_app.ui.geometry import Rect
from watten_app.ui.layout import Layout
from watten_app.ui.table.advice import Note, advice_note, is_advised
from watten_app.ui.table.announce import announce_panel, asks_me
from watten_app.ui.table.bubbles import bar, bubble, tail
from watten_app.ui.table.intents import Intents
from watten_app.ui.table.names import name_of
from watten_app.ui.table.naming import named_words
from watten_app.ui.table.places import best_of, seat_of, shown_trick, sorted_hand
from watten_app.ui.table.question import plain_question, raise_question
from watten_app.ui.table.staging import Stage, trick_as_seen
from watten_app.ui.theme import Look, Style
from watten_app.ui.widgets import pop

_SMALLEST = 0.85
"""Letters of a bubble between two cards."""

_LETTER, _AROUND, _APART = 0.5, 19.0, 2.0
"""A letter's mean width in a bubble by its size, what a bubble has around its words, and what it
keeps from the middle."""

_WIDE_LETTER = 0.6
"""The width of a letter in a word of wide ones, by its size."""

_ASKED = (
    Phase.CUT,
    Phase.TAKE,
    Phase.BETTER,
    Phase.SWAP,
    Phase.KEEP,
    Phase.MACHINE,
    Phase.LEAVE,
    Phase.EXCHANGE,
)
"""What is asked in words."""


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
        controls += _from_seats(look, layout, table)
        controls += named_words(look, layout, table, stage)
    if table.waiting and table.view.phase is Phase.RAISE:
        controls += _question(look, layout, table)
    elif table.waiting and table.view.phase in _ASKED and not _gives_way(table, intents):
        rect = _question_place(layout, table)
        tight = layout.cloth.low_seats
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


def _gives_way(table: TableView, intents: Intents) -> bool:
    """Whether the adviser's word lies where the question in words would."""
    return table.view.order is None and is_advised(table, intents)


def _question_place(layout: Layout, table: TableView) -> Rect:
    """Where a question in words has room: its foot is the foot of this place."""
    view = table.view
    if layout.portrait and view.phase in CUTTING and not any(view.taken):
        # no cards are in hand yet
        return replace(layout.hand, height=layout.hand.height * 0.6)
    # before the naming the strip's place is free
    return layout.cloth.question if view.order else layout.strip


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
    rect, card = cloth.spots[seat], cloth.card_rect(seat)
    opposite = cloth.places[seat] == OPPOSITE
    if cloth.bar:
        first = look.nickname(trick.cards[best]) if second else first
        said = bar(look, first, second, letters=layout.text, width=rect.width, height=rect.height)
        return [ft.Container(said, left=rect.left, top=rect.top)]
    letters = layout.text if layout.large else min(layout.text, rect.width / 134)
    if cloth.full:
        letters = max(_SMALLEST, min(layout.text, rect.width / 120))
    if cloth.one_spot:
        # one place for all, above the seats, and room for the card's name alone
        first = look.nickname(trick.cards[best])
    box = bubble(look, first, second, letters=letters, width=rect.width)
    high = cloth.one_spot or opposite
    foot = {"top": rect.top} if high else {"bottom": layout.height - rect.bottom}
    controls: list[ft.Control] = [ft.Container(box, left=rect.left, **foot)]
    if (opposite and not cloth.full) or (seat == ME and not high):
        tip = rect.left - 8 if rect.left >= card.left else min(rect.right, card.left) - 1
        where = rect.top + 20 if high else rect.bottom - 34
        controls.append(tail(look.palette.paper, tip, where, "left", 9, 13))
    return controls


def _from_seats(look: Look, layout: Layout, table: TableView) -> list[ft.Control]:
    """What each seat says, under its name."""
    controls: list[ft.Control] = []
    asking = table.view.phase in (Phase.RAISE, Phase.BETTER, Phase.SWAP) and table.waiting
    for saying in table.sayings:
        if saying.seat == ME or (asking and saying.seat == table.view.asker):
            continue
        place = layout.cloth.places[saying.seat]
        rect = layout.cloth.mouths[saying.seat]
        said = look.tell(saying.message)
        width = None if place == OPPOSITE else broken_at(said, rect, layout)
        letters = whole_words(said, width, layout.text)
        box = bubble(look, said, None, letters=letters, width=width)
        points = layout.cloth.tails[saying.seat]
        right = place == RIGHT
        corner = (1.0 if right else -1.0, 1.0 if points == "down" else -1.0)
        box = pop(look, box, f"says-{saying.seat}-{table.deal_number}-{said}", corner)
        edge = {"right": layout.width - rect.right} if right else {"left": rect.left}
        foot = {"bottom": layout.height - rect.bottom} if points == "down" else {"top": rect.top}
        controls.append(ft.Container(box, **edge, **foot))
        controls.append(_tail_of_words(look, rect, points, right=right))
    return controls


def broken_at(said: str, mouth: Rect, layout: Layout) -> float | None:
    """The width at which words from the left or the right are broken, lest two who speak meet in
    the middle of the table; None where they have room."""
    middle = layout.cloth.felt.left + layout.cloth.felt.width / 2
    room = max(middle - mouth.left, mouth.right - middle) - _APART
    wide = len(said) * _LETTER * Style.BUBBLE.size * layout.text + _AROUND
    return room if wide > room else None


def whole_words(said: str, width: float | None, letters: float) -> float:
    """How large the letters may be that no word is broken in a bubble of this width."""
    if width is None:
        return letters
    longest = max(map(len, said.split()))
    return min(letters, (width - _AROUND) / (longest * _WIDE_LETTER * Style.BUBBLE.size))


def _tail_of_words(look: Look, rect: Rect, points: str, *, right: bool) -> ft.Control:
    """The tail to the mouth of who speaks."""
    paper = look.palette.paper
    if points in ("left", "right"):
        tip = rect.left - 7 if points == "left" else rect.right - 1
        return tail(paper, tip, rect.top + 9, points, 8, 14)
    tip = rect.right - 30 if right else rect.left + 16
    return tail(paper, tip, rect.bottom - 1 if points == "down" else rect.top - 7, points, 14, 8)


def _question(look: Look, layout: Layout, table: TableView) -> list[ft.Control]:
    view, cloth = table.view, layout.cloth
    asker = view.asker if view.asker is not None else view.players - 1
    seat = cloth.seats[asker]
    mouth = seat.left + seat.width / 2
    mouth = min(max(mouth, cloth.question.left + 24), cloth.question.right - 24)
    raises = [action for action in view.actions if action.verb in (Verb.RAISE, Verb.PLAY)]
    again = len(raises) > 1 and raises[-2].verb is Verb.RAISE
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

"""The invisible layer above the pictures: what is hit, held and read aloud, in reading order."""

from collections.abc import Callable
from functools import partial

import flet as ft

from watten_app.app.glossary import Word, word_said
from watten_app.app.known import layer_of
from watten_app.app.table_view import ME, TableView
from watten_app.engine import Card, Phase
from watten_app.ui.geometry import Rect
from watten_app.ui.layout import Layout
from watten_app.ui.table.exchange import exchanging
from watten_app.ui.table.intents import Intents
from watten_app.ui.table.names import (
    capital,
    hand_card_name,
    slate_words,
    trick_card_name,
    turned_card_name,
)
from watten_app.ui.table.places import lies_open, seat_of, shown_trick, sorted_hand
from watten_app.ui.table.question import is_reraise, question_height, words_of
from watten_app.ui.table.ruler import ruler_of, spoken_ruler
from watten_app.ui.table.slate import slate_captions, slate_places
from watten_app.ui.table.strip import at_table
from watten_app.ui.table.strip_places import Spot
from watten_app.ui.table.talk import (
    ASKED,
    is_hidden,
    is_tight,
    question_on_cloth,
    question_place,
    said_by_seats,
)
from watten_app.ui.taps import finger, tapped
from watten_app.ui.theme import CLEAR, Look
from watten_app.ui.widgets import eventless, tap_area


def target(
    rect: Rect,
    name: str,
    on_tap: Callable[..., object] | None,
    on_hold: Callable[..., object],
    *,
    key: str | None = None,
    button: bool = True,
    on_press: Callable[[], object] | None = None,
    on_release: Callable[[], object] | None = None,
) -> ft.Control:
    """One thing to be tapped or held, as one button for the screen reader and the keyboard.

    `on_press` is called as soon as a finger lies on it, `on_release` when it no longer does.
    """
    area = ft.Container(
        width=rect.width,
        height=rect.height,
        bgcolor=CLEAR,
        ink=on_tap is not None,
        ink_color=CLEAR,
        on_click=on_tap,
        border_radius=8,
    )
    return ft.Container(
        ft.Semantics(
            container=True,
            exclude_semantics=True,
            button=button,
            label=name,
            on_tap=on_tap,
            on_long_press=on_hold,
            content=ft.GestureDetector(
                content=area,
                on_long_press_start=on_hold,
                on_secondary_tap_up=on_hold,
                # Flutter tells of a tap's beginning only once it may no longer be a long press
                on_long_press_down=on_press and eventless(on_press),
                on_long_press_cancel=on_release and eventless(on_release),
                exclude_from_semantics=True,
                mouse_cursor=ft.MouseCursor.CLICK if on_tap else None,
            ),
        ),
        key=key,
        left=rect.left,
        top=rect.top,
        width=rect.width,
        height=rect.height,
    )


def hand_targets(
    look: Look, layout: Layout, table: TableView, intents: Intents
) -> list[ft.Control]:
    """One step wide for each card of the hand, from the left."""
    hand = sorted_hand(table.view)
    rects = layout.targets(len(hand))
    return [
        _hand_target(rect, _hand_name(look, table, card, intents), card, table, intents)
        for rect, card in zip(rects, hand, strict=True)
    ]


def _hand_name(look: Look, table: TableView, card: Card, intents: Intents) -> str:
    return hand_card_name(look, table, card, picked=card in intents.wishes.picked)


def _hand_target(
    rect: Rect, name: str, card: Card, table: TableView, intents: Intents
) -> ft.Control:
    # with `tap_twice` the second of two taps plays the card that the first has lifted
    twice = intents.look.tap_twice and not exchanging(table)
    once = "" if twice else f"hand-{card}"

    async def tap(_: ft.Event) -> None:
        if finger.means(once):
            await intents.tap(card, table.ply)

    return target(
        rect,
        name,
        tap,
        _hold(card, intents),
        key=f"hand-{card}",
        on_press=lambda: intents.press(card),
        on_release=intents.touch.release,
    )


def _hold(card: Card, intents: Intents) -> Callable[[ft.Event], None]:
    def hold(_: ft.Event) -> None:
        intents.touch.release()
        intents.explain(card)

    return hold


def trick_targets(
    look: Look, layout: Layout, table: TableView, intents: Intents
) -> list[ft.Control]:
    """The cards of the trick; a tap on a resting trick goes on."""
    trick = shown_trick(table)
    targets = []
    for number, card in enumerate(trick.cards):
        seat = seat_of(table, trick, number)
        name = trick_card_name(look, table, trick, number)
        rect = layout.cloth.cells[seat]
        tap = tapped(intents.go_on, "go on") if table.resting else None
        targets.append(target(rect, name, tap, _hold(card, intents), key=f"trick-{card}"))
    layer = layer_of(table.view)
    if layer is not None and not table.resting:
        targets.append(_face_down(look, layout.cloth.cells[layer], table, layer))
    return targets


def _face_down(look: Look, rect: Rect, table: TableView, seat: int) -> ft.Control:
    """A card laid face down with a raise: neither a tap nor a hold tells what it is (R20)."""
    label = look.say("a11y.laid", name=table.names[seat])
    if seat == ME:
        label = look.say("a11y.laid.mine")
    area = ft.Container(width=rect.width, height=rect.height)
    said = ft.Semantics(container=True, exclude_semantics=True, label=label, content=area)
    return ft.Container(said, left=rect.left, top=rect.top, key="laid")


def turned_target(
    look: Look, layout: Layout, table: TableView, intents: Intents
) -> list[ft.Control]:
    """The card turned up, while it lies on the cloth."""
    view = table.view
    if view.turned is None or not lies_open(view):
        return []
    name = turned_card_name(look, table, view.turned)
    rect = layout.cloth.card_rect(view.dealer)
    return [target(rect, name, None, _hold(view.turned, intents), key="turned")]


def cloth_target(layout: Layout, intents: Intents) -> ft.Control:
    """The whole cloth, while a trick rests: a tap goes on."""
    felt = layout.cloth.felt
    return ft.Container(
        tap_area(
            ft.Container(width=felt.width, height=felt.height, bgcolor=CLEAR),
            tapped(intents.go_on, "go on"),
        ),
        left=felt.left,
        top=felt.top,
        width=felt.width,
        height=felt.height,
    )


def strip_target(
    look: Look, layout: Layout, table: TableView, intents: Intents
) -> ft.Control | None:
    """The strip as one text; a hold explains the small card under the finger."""
    ruler = ruler_of(table)
    if ruler is None:
        return None
    stands = at_table(look, layout, ruler)
    rect, spots = layout.strip, stands.spots

    def hold(event: ft.LongPressStartEvent) -> None:
        card = nearest(spots, event.local_position.x, event.local_position.y)
        if card is not None:
            intents.explain(card)

    return ft.Container(
        ft.Semantics(
            container=True,
            exclude_semantics=True,
            label=spoken_ruler(look, ruler),
            content=ft.GestureDetector(
                content=ft.Container(width=rect.width, height=stands.height, bgcolor=CLEAR),
                on_long_press_start=hold,
                exclude_from_semantics=True,
            ),
        ),
        left=rect.left,
        top=rect.top - stands.raised,
        width=rect.width,
        height=stands.height,
    )


def nearest(spots: tuple[Spot, ...], x: float, y: float) -> Card | None:
    """The small card under the finger, or the nearest within a finger's width."""

    def distance(spot: Spot) -> float:
        middle_x, middle_y = spot.rect.middle
        return (middle_x - x) ** 2 + (middle_y - y) ** 2

    best = min(spots, key=distance, default=None)
    return best.card if best and distance(best) < 24**2 * 2 else None


def slate_target(look: Look, layout: Layout, table: TableView, intents: Intents) -> ft.Control:
    """The slate as one text; a hold explains the word under the finger, the Rechter as the card it
    is. A screen reader, which has no finger, hears of all of them."""
    view, rect = table.view, layout.slate
    rechter = view.order.rechter if view.order else None
    worth = Word.WORTH_TRICK if view.rules.bohemian else Word.WORTH
    on_slate = (Word.SCHLAG, Word.TRUMP, Word.RECHTER, worth)
    captions = slate_captions(look, view)
    places = slate_places(look, layout, view)

    def hold(event: ft.Event) -> None:
        at = getattr(event, "local_position", None)
        if at is None:
            intents.explain_word(Word.SLATE, look.say("a11y.slate"))
            return
        place = min(range(len(places)), key=lambda one: _off(places[one], at.x, at.y))
        if on_slate[place] is Word.RECHTER and rechter is not None:
            intents.explain(rechter)
        else:
            intents.explain_word(on_slate[place], capital(captions[place]))

    return target(rect, slate_words(look, table), None, hold, button=False)


def _off(rect: Rect, x: float, y: float) -> float:
    """How far a point is from the middle of a place, by the size of the place."""
    middle_x, middle_y = rect.middle
    return abs(x - middle_x) / rect.width + abs(y - middle_y) / rect.height


def word_targets(
    look: Look, layout: Layout, table: TableView, intents: Intents
) -> list[ft.Control]:
    """What lies on the cloth in words, which is read aloud where it lies: the tricks won, and what
    is said from the seats. A tap goes on, as on the cloth, while nobody is waited for."""
    held: list[tuple[Rect, Callable[[], object]]] = [(layout.cloth.won, intents.explain_tricks)]
    for saying, said, box in said_by_seats(look, layout, table):
        word = word_said(saying.message)
        if word is not None:
            held.append((box.rect, partial(intents.explain_word, word, said)))
    held += _asked(look, layout, table, intents)
    return [_held_word(rect, table, intents, explain) for rect, explain in held]


def _asked(
    look: Look, layout: Layout, table: TableView, intents: Intents
) -> list[tuple[Rect, Callable[[], object]]]:
    """The question that lies on the cloth."""
    view = table.view
    if not table.waiting:
        return []
    asked = question_on_cloth(layout, table)
    if asked is not None and is_hidden(layout, asked):
        return []
    if view.phase is Phase.RAISE:
        again = is_reraise(view)
        title = look.say("says.reraise" if again else "says.raise")
        word = Word.RERAISE if again else Word.RAISE
        return [(layout.cloth.question, partial(intents.explain_word, word, title))]
    if view.phase not in ASKED:
        return []
    rect = question_place(layout, table)
    high = question_height(look, rect, table, layout.text, tight=is_tight(layout))
    place = Rect(rect.left, rect.bottom - high, rect.width, high)
    title = words_of(look, table)[0]
    return [(place, partial(intents.explain_word, Word(view.phase.value), title))]


def _held_word(
    rect: Rect, table: TableView, intents: Intents, explain: Callable[[], object]
) -> ft.Control:
    return ft.Container(
        tap_area(
            ft.Container(width=rect.width, height=rect.height, bgcolor=CLEAR),
            None if table.waiting else tapped(intents.go_on, "go on"),
            explain,
        ),
        left=rect.left,
        top=rect.top,
    )

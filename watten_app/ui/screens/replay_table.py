"""One moment of a finished match on the table, all hands open, with the way on and back."""

from collections.abc import Callable
from dataclasses import replace
from functools import partial

import flet as ft

from watten_app.app.replay import Moment, Page, Replay
from watten_app.engine.rules import Direction
from watten_app.ui.bridge import bridge
from watten_app.ui.doors import ENTER, Doors, Screen
from watten_app.ui.geometry import Rect
from watten_app.ui.layout import Layout, table_layout
from watten_app.ui.table.around import around_the_table
from watten_app.ui.table.card_layer import card_layer
from watten_app.ui.table.felt import Room
from watten_app.ui.table.intents import Intents
from watten_app.ui.table.names import heads_of, score_words, tense_of
from watten_app.ui.table.open_hands import open_hands
from watten_app.ui.table.spoken import spoken
from watten_app.ui.table.staging import SHOWN
from watten_app.ui.theme import TARGET, Look, Style
from watten_app.ui.widgets import Kind, button, chip_edge, round_button, score_sheet, words
from watten_app.ui.widgets.words import CENTER

FORWARD, BACK = ("Arrow Right", *ENTER), ("Arrow Left",)
DEAL_ON, DEAL_BACK = ("Arrow Down", "Page Down"), ("Arrow Up", "Page Up")

_COVERED = frozenset({"head", "strip"})


@ft.component
def _table(
    look: Look,
    doors: Doors,
    replay: Replay,
    moment: Moment,
    turn: Callable[[Moment | None], object],
) -> ft.Control:
    page = replay.page(moment)
    table = page.table
    asked, ask = ft.use_state(False)
    intents: Intents = ft.use_ref(lambda: Intents(doors, lambda _: None)).current
    intents.see(look, table)
    rules = table.view.rules
    layout = table_layout(
        look.width,
        look.height,
        look.insets,
        look.text,
        look.card_size,
        look.left_handed,
        table.view.players,
        rules.direction is Direction.ANTICLOCKWISE,
    )
    ft.use_effect(partial(_listen, doors, replay, page, turn), [page.moment])
    ft.use_effect(partial(_tell, look, page), [page.moment])
    hands = open_hands(look, _below_slate(layout), table, page.hands, page.out)

    def play_on() -> None:
        doors.house.play_from(replay, page.moment)
        doors.go(Screen.TABLE)

    layers: list[ft.Control] = [
        Room(look, layout.cloth.felt),
        *around_the_table(look, layout, table, intents, SHOWN, panel=False, covered=_COVERED),
        hands,
        *card_layer(look, layout, table, intents, moving=True, stage=SHOWN),
        *spoken(look, layout, table, intents, None, SHOWN),
        *_ended(look, layout, page),
        *_head(look, layout, page, replay, turn),
        _steps(look, layout, page, replay, turn, lambda: ask(True)),
        *([_question(look, doors, layout, play_on, lambda: ask(False))] if asked else []),
    ]
    return ft.Stack(layers, width=look.width, height=look.height)


ReplayTable = ft.memo(_table)


def _below_slate(layout: Layout) -> Rect:
    """Where the strip and its title are at the table."""
    rect = layout.strip
    return replace(rect, top=rect.top - layout.strip_tab, height=rect.height + layout.strip_tab)


def _listen(
    doors: Doors, replay: Replay, page: Page, turn: Callable[[Moment | None], object]
) -> None:
    """Arrows go on and back, by cards and by deals; Escape leads to the match as a whole."""

    async def press(key: str) -> None:
        ways = (
            (FORWARD, replay.on),
            (BACK, replay.back),
            (DEAL_ON, replay.deal_on),
            (DEAL_BACK, replay.deal_back),
        )
        for keys, way in ways:
            if key in keys:
                turn(way(page.moment))
        if key == "Escape":
            turn(None)

    def back() -> bool:
        turn(None)
        return True

    # from a match under way one goes back to where one came from
    doors.on_key, doors.on_back = press, back if replay.save.match.over else None


def _tell(look: Look, page: Page) -> None:
    """What happens at this moment, for a screen reader."""
    said = [look.tell(one.message) for one in page.table.sayings]
    said += [look.tell(message) for message in page.ended]
    bridge.announce([_where(look, page), *said])


def _ended(look: Look, layout: Layout, page: Page) -> list[ft.Control]:
    """How the deal ended, at the foot of where my hand was."""
    if not page.ended:
        return []
    rect, palette, letters = layout.hand, look.palette, min(layout.text, 1.4)
    head, line = map(look.tell, page.ended)
    lines = [
        words(look, head, Style.HEADING, palette.on_chip, align=CENTER, scale=letters),
        words(look, line, Style.SMALL, palette.on_chip, align=CENTER, scale=letters),
    ]
    across = ft.CrossAxisAlignment.CENTER
    chip = ft.Container(
        ft.Column(lines, spacing=2, tight=True, horizontal_alignment=across),
        bgcolor=palette.chip,
        border=chip_edge(look),
        border_radius=14,
        padding=ft.Padding.symmetric(horizontal=18, vertical=8),
    )
    return [
        ft.Container(
            chip,
            left=rect.left,
            top=rect.top,
            width=rect.width,
            height=rect.height,
            alignment=ft.Alignment(0, 0.85),
        )
    ]


def _where(look: Look, page: Page) -> str:
    return look.say("replay.where", number=page.table.deal_number, card=len(page.out))


def _head(
    look: Look,
    layout: Layout,
    page: Page,
    replay: Replay,
    turn: Callable[[Moment | None], object],
) -> list[ft.Control]:
    """The way back to the match, and the score as it stood."""
    table = page.table
    back = round_button(
        look,
        ft.Icons.ARROW_BACK_IOS_NEW_ROUNDED,
        look.say("replay.overview" if replay.save.match.over else "a11y.back"),
        lambda: turn(None),
        layout.pause.width,
    )
    sheet = score_sheet(
        look, heads_of(look, table), table.history, tense_of(table), width=layout.score.width
    )
    paper = ft.Semantics(
        content=sheet, label=score_words(look, table), exclude_semantics=True, container=True
    )
    number = f"{page.moment.deal + 1}/{replay.deals}"
    count = ft.Container(
        words(
            look,
            number,
            Style.LABEL,
            look.palette.on_chip,
            align=CENTER,
            lines=1,
            scale=min(layout.text, 1.2),
        ),
        left=layout.last.left,
        top=layout.last.top,
        width=layout.last.width,
        height=layout.last.height,
        bgcolor=look.palette.chip,
        border=chip_edge(look),
        border_radius=layout.last.height / 2,
        alignment=ft.Alignment.CENTER,
    )
    spoken_count = ft.Semantics(
        content=count.content, label=_where(look, page), exclude_semantics=True, container=True
    )
    count.content = spoken_count
    return [
        ft.Container(back, left=layout.pause.left, top=layout.pause.top),
        count,
        ft.Container(paper, left=layout.score.left, top=layout.score.top),
    ]


def _steps(
    look: Look,
    layout: Layout,
    page: Page,
    replay: Replay,
    turn: Callable[[Moment | None], object],
    play_on: Callable[[], object],
) -> ft.Control:
    """Back and on by deals and by cards, and the way to play on from here."""
    rect, moment = layout.actions, page.moment

    def go(way: Callable[[Moment], Moment]) -> Callable[[], object]:
        return lambda: turn(way(moment))

    ways = (
        (ft.Icons.SKIP_PREVIOUS_ROUNDED, "replay.deal_back", replay.deal_back, page.first),
        (ft.Icons.CHEVRON_LEFT_ROUNDED, "replay.back", replay.back, page.first),
        (ft.Icons.CHEVRON_RIGHT_ROUNDED, "replay.on", replay.on, page.last),
        (ft.Icons.SKIP_NEXT_ROUNDED, "replay.deal_on", replay.deal_on, page.last),
    )
    gap = 5.0
    two_rows = rect.height >= 2 * TARGET + gap
    high = (rect.height - gap) / 2 if two_rows else rect.height
    fourth = (rect.width - 3 * gap) / 4
    step = fourth if two_rows else max(TARGET, min(58.0, (rect.width - 4 * gap) * 0.175))
    beside = rect.width if two_rows else rect.width - 4 * (step + gap)
    arrows = [
        button(
            look,
            "",
            None if off else go(way),
            icon=icon,
            name=look.say(key),
            height=high,
            width=step,
            kind=Kind.HERO if key == "replay.on" and not off else Kind.SECONDARY,
            key=key,
        )
        for icon, key, way, off in ways
    ]
    on = button(
        look,
        look.say("replay.play_on"),
        play_on if page.playable else None,
        height=high,
        width=beside,
        room=beside - 8,
        scale=min(look.text, high / 52),
        kind=Kind.SECONDARY,
    )
    steps: ft.Control = ft.Row([*arrows, *([] if two_rows else [on])], spacing=gap, tight=True)
    if two_rows:
        steps = ft.Column([steps, on], spacing=gap, tight=True)
    return ft.Container(steps, left=rect.left, top=rect.top, width=rect.width, height=rect.height)


def _question(
    look: Look, doors: Doors, layout: Layout, yes: Callable[[], object], no: Callable[[], object]
) -> ft.Control:
    """Whether to play what does not count, and to give up the match that is open; over the hand."""
    open_one = doors.house.table is not None and not doors.house.table.save.match.over
    said = ["replay.uncounted", *(["replay.give_up"] if open_one else [])]
    palette, width = look.palette, min(look.width - 24, 460)
    half = (width - 28 - 8) / 2
    body = ft.Column(
        [
            words(look, " ".join(map(look.say, said)), Style.BODY, palette.ink),
            ft.Row(
                [
                    button(
                        look,
                        look.say("replay.give_up.no"),
                        no,
                        kind=Kind.ON_PAPER,
                        expand=1,
                        room=half,
                    ),
                    button(
                        look,
                        look.say("replay.give_up.yes"),
                        yes,
                        kind=Kind.PRIMARY,
                        expand=1,
                        room=half,
                    ),
                ],
                spacing=8,
            ),
        ],
        spacing=10,
        tight=True,
    )
    box = ft.Container(
        body,
        width=width,
        padding=14,
        bgcolor=palette.paper,
        border=ft.Border.all(max(1, palette.outline), palette.line),
        border_radius=14,
    )
    return ft.Container(
        ft.Semantics(content=box, live_region=True, container=True),
        left=(look.width - width) / 2,
        bottom=look.height - layout.actions.top + 8,
    )

"""What stands round the cards: head, seats, tricks won, slate, strip."""

import flet as ft

from watten_app.app.known import CUTTING, layer_of
from watten_app.app.note_pad import in_the_dark
from watten_app.app.table_view import ME, TableView
from watten_app.engine import Phase, View
from watten_app.engine.rules import tricks_to_win
from watten_app.ui.cloth import OPPOSITE
from watten_app.ui.layout import Layout
from watten_app.ui.measure import fitting
from watten_app.ui.table.felt import Won
from watten_app.ui.table.head import Head
from watten_app.ui.table.intents import Intents
from watten_app.ui.table.names import heads_of, score_words, tense_of
from watten_app.ui.table.note_pad import note_strip
from watten_app.ui.table.own_tricks import OwnTricks
from watten_app.ui.table.places import is_announced, lies_open
from watten_app.ui.table.ruler import ruler_of
from watten_app.ui.table.seats import Seat
from watten_app.ui.table.seen import taken_cards
from watten_app.ui.table.slate import Slate, is_folded
from watten_app.ui.table.slot import my_slot
from watten_app.ui.table.staging import Named, Naming, Stage, Taking
from watten_app.ui.table.strip import Strip, at_table
from watten_app.ui.table.taking import made_by
from watten_app.ui.table.talk import talked_over
from watten_app.ui.theme import Look, Style
from watten_app.ui.widgets import chip_edge, words
from watten_app.ui.widgets.words import CENTER


def around_the_table(
    look: Look,
    layout: Layout,
    table: TableView,
    intents: Intents,
    stage: Stage,
    *,
    panel: bool,
    covered: frozenset[str],
) -> list[ft.Control]:
    """All of it at this stage; with the `panel` on the cloth only what it leaves free.

    What is `covered` is left out.
    """
    view = table.view
    controls: list[ft.Control] = []
    hushed = frozenset() if panel else talked_over(look, layout, table)
    for seat in range(1, view.players):
        if not panel or (layout.cloth.places[seat] == OPPOSITE and layout.portrait):
            controls.append(_seat(look, layout, table, stage, seat, hushed=seat in hushed))
    if not panel:
        controls += taken_cards(look, layout, table)
        slot = my_slot(look, layout, table, laying=intents.wishes.laying)
        noted, own = layout.cloth.noted, layout.cloth.card_rect(ME)
        controls.append(_won(look, layout, table, stage, intents))
        controls += [] if noted and noted.overlaps(own) else slot
    if not panel or not layout.portrait:
        if "slate" not in covered:
            controls.append(_slate(look, layout, view, stage))
        if "strip" not in covered:
            controls += _strip(look, layout, table)
    if "head" not in covered:
        controls.append(
            Head(
                look,
                layout,
                heads_of(look, table),
                table.history,
                tense_of(table),
                score_words(look, table),
                bool(view.tricks or view.peeked),
                view.rules.bohemian,
                intents,
                key="head",
            )
        )
    return controls


def _won(
    look: Look, layout: Layout, table: TableView, stage: Stage, intents: Intents
) -> ft.Control:
    """The tricks won: by side, or my own where each counts his."""
    view, rect = table.view, layout.cloth.won
    made = [made_by(table, seat, stage) for seat in range(view.players)]
    if view.rules.bohemian:
        return OwnTricks(
            look, rect, made[ME], view.tricks_of_all, layout.text, intents.explain_tricks, key="won"
        )
    ours = sum(made[seat] for seat in range(view.players) if view.party(seat) == view.party(ME))
    needed, marked = tricks_to_win(view.players), marks_sides(view)
    theirs = sum(made) - ours
    return Won(
        look, rect, ours, theirs, layout.text, needed, marked, intents.explain_tricks, key="won"
    )


def _seat(
    look: Look, layout: Layout, table: TableView, stage: Stage, seat: int, *, hushed: bool
) -> ft.Control:
    view, cloth = table.view, layout.cloth
    opposite = cloth.places[seat] == OPPOSITE and (not cloth.full or layout.portrait)
    shows_backs = cloth.opposite_backs if opposite else cloth.backs
    shows_backs = shows_backs and table.lesson is None
    turn = seat in view.to_act and table.resting is None and not table.paused
    turn = turn and stage.taking is Taking.PUT_AWAY and stage.dealing is None
    backs = stage.dealing.had_by(seat) if stage.dealing else _backs(view, seat)
    return Seat(
        look,
        cloth.seats[seat],
        table.names[seat],
        announced(look, view, seat),
        backs if shows_backs else 0,
        ours=view.party(seat) == view.party(ME),
        turn=turn,
        opposite=opposite,
        disc=cloth.disc,
        letters=min(layout.text, cloth.seats[1].width / 56),
        low=cloth.low_seats,
        marked=marks_sides(view),
        close=cloth.full and not opposite,
        made=made_by(table, seat, stage) if view.rules.bohemian else None,
        out=seat == view.left,
        hushed=hushed,
        key=f"seat{seat}",
    )


def _backs(view: View, seat: int) -> int:
    """How many backs a seat holds; who sits the deal out has put them away (R30)."""
    if seat == view.left:
        return 0
    open_one = lies_open(view) and seat == view.dealer
    return view.hand_sizes[seat] - open_one - (seat == layer_of(view))


def marks_sides(view: View) -> bool:
    """Whether the shape of their signs tells partners from opponents: where the place does not."""
    return len(set(view.parties)) == 2 and view.players not in (2, 4)


def plays_alone(view: View, seat: int) -> bool:
    """Whether a seat plays alone against all others, who are partners in this deal (R9)."""
    alone = view.parties.count(view.party(seat)) == 1
    return alone and view.players > 2 and len(set(view.parties)) == 2


def announced(look: Look, view: View, seat: int) -> str:
    """One word for who names what, or plays alone; before that, who deals."""
    if any(plays_alone(view, other) for other in range(view.players)):
        return look.say("table.single") if plays_alone(view, seat) else _deals(look, view, seat)
    if view.rules.bohemian:
        return look.say("table.left") if seat == view.left else _deals(look, view, seat)
    schlag, trump = view.forehand, view.dealer
    if view.rules.hidden:
        return _announced_in_secret(look, view, seat)
    if view.swapped:
        schlag, trump = trump, schlag
    if seat == schlag and view.schlag is not None:
        return look.say("table.schlag")
    if seat == trump and view.trump is not None:
        return look.say("table.trump")
    return _deals(look, view, seat) if view.order is None else ""


def _deals(look: Look, view: View, seat: int) -> str:
    return look.say("table.dealer") if seat == view.dealer else ""


def _announced_in_secret(look: Look, view: View, seat: int) -> str:
    """Who has named something is known to all, what it was is not (R10, R11)."""
    if seat == view.forehand and (is_announced(view) or view.phase is Phase.TRUMP):
        return look.say("table.schlag")
    if seat == view.dealer:
        return look.say("table.trump" if is_announced(view) else "table.dealer")
    return ""


def _slate(look: Look, layout: Layout, view: View, stage: Stage) -> ft.Control:
    fresh = stage.naming is not Naming.DONE
    kept = stage.named if stage.naming < Naming.WRITTEN else Named(view.schlag, view.trump)
    rechter = view.order.rechter if view.order and not fresh else None
    writes = stage.naming is Naming.WRITTEN
    return Slate(
        look,
        layout.slate,
        kept.schlag,
        kept.trump,
        rechter,
        view.value,
        view.value + 1 if view.phase is Phase.RAISE else None,
        dark=in_the_dark(view),
        letters=layout.text,
        folded=is_folded(layout),
        each_trick=view.rules.bohemian,
        written_now=(
            writes and view.schlag != stage.named.schlag,
            writes and view.trump != stage.named.trump,
        ),
        filled=stage.raised,
        key="slate",
    )


def _strip(look: Look, layout: Layout, table: TableView) -> list[ft.Control]:
    rect = layout.strip
    ruler = ruler_of(table)
    if in_the_dark(table.view):
        return [*note_strip(look, layout, table), *_tab(look, layout, "notes.title")]
    if ruler is None:
        waits = not table.view.hand and table.view.phase not in CUTTING
        return [_hidden(look, layout)] if waits else []
    stands = at_table(look, layout, ruler)
    strip = Strip(look, ruler, rect.width, stands, letters=layout.text, key="strip")
    box = ft.Container(strip, key="strip-box", left=rect.left, top=rect.top - stands.raised)
    # a second row takes the title's place
    tab = [] if stands.raised else _tab(look, layout, "table.what_beats")
    return [*tab, box]


def _tab(look: Look, layout: Layout, key: str) -> list[ft.Control]:
    """The strip's title, where there is room above it."""
    if not layout.strip_tab:
        return []
    scale = layout.text * 0.93
    label = words(look, look.say(key), Style.LABEL, look.palette.ink, lines=1, scale=scale)
    return [
        ft.Container(
            label,
            key="strip-tab",
            left=layout.strip.left + 8,
            top=layout.strip.top - layout.strip_tab + 1,
            height=layout.strip_tab + 8,
            bgcolor=look.palette.paper,
            border_radius=7,
            padding=ft.Padding.only(left=9, right=9, top=2),
        )
    ]


def _hidden(look: Look, layout: Layout) -> ft.Control:
    """Why my cards lie face down (R9)."""
    rect, said = layout.strip, look.say("announce.hidden")
    room, high = rect.width - 32, rect.height - 20
    kind = look.drawn(Style.BODY)
    line = kind.size * kind.line
    scale = max(
        min(fitting(said, kind, room, layout.text, lines=lines), high / (lines * line))
        for lines in (2, 3, 4)
    )
    text = words(look, said, Style.BODY, look.palette.on_chip, align=CENTER, scale=scale)
    return ft.Container(
        ft.Container(
            text,
            bgcolor=look.palette.chip,
            border=chip_edge(look),
            border_radius=14,
            padding=ft.Padding.symmetric(horizontal=14, vertical=8),
        ),
        key="hidden",
        left=rect.left,
        top=rect.top,
        width=rect.width,
        height=rect.height,
        alignment=ft.Alignment.CENTER,
    )

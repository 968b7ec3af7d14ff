"""The row under the thumb: what is possible now, and nothing else."""

from collections.abc import Callable
from dataclasses import dataclass, replace

import flet as ft

from watten_app.app.known import may_lay
from watten_app.app.signing import asked_me, may_sign
from watten_app.app.table_view import ME, TableView
from watten_app.engine import Phase, Sign, Suit, Verb
from watten_app.engine.deal import GIVEN_POINTS
from watten_app.engine.rules import Penalties
from watten_app.ui.geometry import Rect
from watten_app.ui.layout import Layout
from watten_app.ui.measure import width_of
from watten_app.ui.table.announce import ASKS, chance_of
from watten_app.ui.table.exchange import exchange_label, least_exchanged
from watten_app.ui.table.intents import Intents
from watten_app.ui.table.names import name_of
from watten_app.ui.theme import TARGET, Look, Style
from watten_app.ui.widgets import Kind, button, chip_edge, round_button, words
from watten_app.ui.widgets.words import CENTER

_GAP = 8.0
_HINT = 0.74
"""What is said in a button's place is lower than the button, so that nobody presses it."""

_MANY, _HALF = 5, 2
"""So many are too many for one row: their words would become tiny; and how many come first."""


@dataclass(frozen=True, slots=True)
class Choice:
    """One button of the row; a `bare` one has room for its icon alone, and one that cannot be
    pressed yet is no button but says what to do first."""

    label: str
    press: Callable[[], object] | None
    kind: Kind = Kind.SECONDARY
    icon: ft.IconData | None = None
    price: str | None = None
    share: float = 1.0
    bare: bool = False


def choices_of(look: Look, table: TableView, intents: Intents) -> list[Choice]:
    """What the person can do now, the most important first."""
    if table.paused:
        return [Choice(look.say("table.resume"), intents.resume, Kind.HERO)]
    if table.deal_result:
        return [Choice(look.say("table.go_on"), intents.show_result, Kind.HERO)]
    if asked_me(table.view):
        yes, no = (_word(look, intents, sign) for sign in (Sign.YES, Sign.NO))
        return [yes, no]
    if not table.waiting:
        explained = table.lesson is not None and table.lesson.reason is not None
        return [_go_on(look, intents)] if table.resting or explained else []
    return _of_phase(look, table, intents)


def _word(look: Look, intents: Intents, sign: Sign) -> Choice:
    return Choice(look.say(f"sign.{sign.value}"), lambda: intents.sign(sign))


def _signs(look: Look, intents: Intents) -> Choice:
    label, icon = look.say("action.sign"), ft.Icons.SENTIMENT_SATISFIED_ALT_ROUNDED
    return Choice(label, lambda: intents.open_menu("signs"), icon=icon, share=0.95)


def _go_on(look: Look, intents: Intents) -> Choice:
    return Choice(look.say("table.go_on"), intents.go_on, Kind.HERO)


def _advice(look: Look, intents: Intents) -> Choice:
    label = look.say("action.advice")
    return Choice(label, intents.ask_advice, icon=ft.Icons.LIGHTBULB_OUTLINE_ROUNDED, share=0.75)


def _of_phase(look: Look, table: TableView, intents: Intents) -> list[Choice]:
    view, ply = table.view, table.ply
    verbs = {action.verb for action in view.legal}
    advice = _advice(look, intents)

    def act(verb: Verb) -> Callable[[], None]:
        return lambda: intents.act(verb, ply)

    if intents.wishes.breach:
        return _breach(look, table, intents)
    match view.phase:
        case Phase.CUT:
            cut = Choice(look.say("action.cut"), intents.cut_half, Kind.PRIMARY, share=1.3)
            knock = Choice(look.say("action.fist"), act(Verb.FIST))
            return [cut, *([knock] if Verb.FIST in verbs else []), advice]
        case Phase.TAKE:
            take = Choice(look.say("action.take"), act(Verb.TAKE), Kind.PRIMARY, share=1.1)
            return [take, Choice(look.say("action.leave_it"), act(Verb.PASS), share=1.1), advice]
        case Phase.SCHLAG | Phase.TRUMP:
            asks = [] if look.portrait else _asks(look, table, intents)
            if asks:
                advice = replace(advice, share=0.52, bare=True)
            return [_announce(look, table, intents), *asks, advice]
        case Phase.BETTER | Phase.SWAP:
            yes = Choice(look.say("action.agree"), act(Verb.AGREE), Kind.PRIMARY, share=1.3)
            return [yes, Choice(look.say("action.refuse"), act(Verb.REFUSE)), advice]
        case Phase.KEEP:
            worth = look.say("action.keep.price", value=view.value)
            gift = look.say("action.give.price", value=GIVEN_POINTS)
            keep = Choice(look.say("action.keep"), act(Verb.KEEP), Kind.PRIMARY, price=worth)
            return [keep, Choice(look.say("action.give"), act(Verb.GIVE), price=gift), advice]
        case Phase.LEAVE:
            stays = look.say("action.leave.price")
            stay = Choice(look.say("action.stay"), act(Verb.STAY), Kind.PRIMARY)
            return [stay, Choice(look.say("action.leave"), act(Verb.LEAVE), price=stays), advice]
        case Phase.EXCHANGE:
            return [_exchange(look, table, intents), advice]
        case Phase.MACHINE:
            lay = Choice(look.say("action.machine"), act(Verb.MACHINE), Kind.PRIMARY, share=1.3)
            pass_ = [Choice(look.say("action.pass"), act(Verb.PASS))] if Verb.PASS in verbs else []
            return [lay, *pass_, advice]
        case Phase.RAISE:
            then = view.value + 1
            hold = look.say("action.hold.price", value=then)
            fold = look.say("action.fold.price", value=view.value)
            row = [
                Choice(look.say("action.hold"), act(Verb.HOLD), Kind.PRIMARY, price=hold),
                Choice(look.say("action.fold"), act(Verb.FOLD), price=fold),
            ]
            if Verb.FARBE in verbs:
                row.append(Choice(look.say("action.farbe"), act(Verb.FARBE)))
                advice = replace(advice, share=0.52, bare=True)
            if Verb.RAISE in verbs:
                more = look.say("action.reraise.price", value=then + 1)
                row.append(Choice(look.say("action.reraise"), act(Verb.RAISE), price=more))
                advice = replace(advice, share=0.52, bare=True)
            return [*row, advice]
    row = []
    if table.resting:
        row.append(_go_on(look, intents))
    if intents.wishes.laying:
        stop = Choice(look.say("action.lay.stop"), lambda: intents.wish(laying=False))
        return [*row, stop, advice]
    if Verb.RAISE in verbs:
        up = ft.Icons.ARROW_UPWARD_ROUNDED
        raising = act(Verb.RAISE)
        row.append(Choice(look.say("action.raise"), raising, Kind.PRIMARY, up, share=1.1))
        if may_lay(view):
            down = Choice(look.say("action.lay"), lambda: intents.wish(laying=True, refused=None))
            row.append(down)
    elif view.rules.penalties is Penalties.PUNISH and not view.rules.bohemian:
        row.append(Choice(look.say("action.raise"), act(Verb.RAISE)))
    if table.lesson and table.lesson.can_take_back:
        label, icon = look.say("lesson.take_back"), ft.Icons.UNDO_ROUNDED
        row.append(Choice(label, intents.take_back, icon=icon, share=1.1))
    elif may_sign(view):
        row.append(_signs(look, intents))
    if look.portrait and len(row) >= _MANY - 1:
        small = replace(row[-1], share=0.52, bare=True), replace(advice, share=0.52, bare=True)
        return [*row[:-1], *small]
    return [*row, advice]


def _breach(look: Look, table: TableView, intents: Intents) -> list[Choice]:
    """A breach of the rules, to be confirmed or not (R19)."""
    assert intents.wishes.breach is not None
    wrong = "card" if intents.wishes.breach.action.verb is Verb.PLAY else "raise"
    price = look.say(f"action.breach.{wrong}.price", number=table.view.rules.penalty_points)
    label = look.say(f"action.breach.{wrong}")
    return [
        Choice(label, intents.confirm_breach, Kind.PRIMARY, price=price, share=1.3),
        Choice(look.say("action.breach.stop"), lambda: intents.wish(breach=None)),
    ]


def _announce(look: Look, table: TableView, intents: Intents) -> Choice:
    chosen, ply = intents.wishes.chosen, table.ply
    verb = Verb.SCHLAG if table.view.phase is Phase.SCHLAG else Verb.TRUMP
    if chosen is None:
        return Choice(look.say(f"announce.{verb.value}.pick"), None, Kind.PRIMARY, share=2.2)
    name = {"suit": chosen} if isinstance(chosen, Suit) else {"rank": chosen}
    label = look.say(f"action.{verb.value}", **name)
    return Choice(label, lambda: intents.act(verb, ply, chosen), Kind.PRIMARY, share=2.2)


def _asks(look: Look, table: TableView, intents: Intents) -> list[Choice]:
    """Schönere and Schlagtausch, where the panel has no room for them."""

    def ask(verb: Verb) -> Choice:
        price = chance_of(look, table, intents, verb)
        label = look.say(f"action.{verb.value}")
        return Choice(label, lambda: intents.act(verb, table.ply), price=price)

    legal = {action.verb for action in table.view.legal}
    return [ask(verb) for verb in ASKS if verb in legal]


def _exchange(look: Look, table: TableView, intents: Intents) -> Choice:
    """How many cards go, and how many come for them; a wish until enough are picked (R30)."""
    number, least = len(intents.wishes.picked), least_exchanged(table)
    label, price = exchange_label(look, number, least)

    def confirm() -> None:
        intents.exchange(table.ply)

    press = confirm if number >= least else None
    return Choice(label, press, Kind.PRIMARY, price=price, share=2.2)


def action_row(look: Look, layout: Layout, table: TableView, intents: Intents) -> ft.Control:
    """The buttons in their place; whose turn it is while there are none."""
    room = layout.actions
    choices = choices_of(look, table, intents)
    if not choices:
        return _while_waiting(look, layout, table, intents)
    flank: list[Choice] = []
    if layout.portrait and len(choices) >= _MANY and table.view.phase is Phase.RAISE:
        # only in the last trick are there so many answers
        flank = [choice for choice in choices if not choice.price]
        choices = [choice for choice in choices if choice.price]
    if look.left_handed:
        choices, flank = choices[::-1], flank[::-1]
    if layout.portrait:
        rows = [choices]
    elif len(choices) >= _MANY:
        rows = [choices[_HALF:], choices[:_HALF]]
    else:
        main = [choice for choice in choices if choice.kind is not Kind.SECONDARY][:1]
        others = [choice for choice in choices if choice not in main]
        rows = [row for row in (others, main or []) if row]
    high = (room.height - 6 * (len(rows) - 1)) / len(rows)
    high = min(high, room.height if layout.portrait else (room.height - 6) / 2)
    lines = [ft.Row(_fitted(look, row, room, high, layout), spacing=_GAP) for row in rows]
    made = ft.Container(
        ft.Column(lines, spacing=6, alignment=ft.MainAxisAlignment.END),
        left=room.left,
        top=room.top,
        width=room.width,
        height=room.height,
    )
    if not flank:
        return made
    beside = _beside_the_last_card(look, layout, flank, high)
    return ft.Stack([made, *beside], left=0, top=0, width=look.width, height=look.height)


def flanks(layout: Layout) -> tuple[Rect, Rect]:
    """Where buttons have room left and right of the last card of a hand, above the row."""
    room, high = layout.actions, max(TARGET, layout.actions.height)
    card = layout.fan(1)[0]
    top = room.top - 6 - high
    right = card.left + layout.hand_card + _GAP
    return (
        Rect(room.left, top, card.left - _GAP - room.left, high),
        Rect(right, top, room.right - right, high),
    )


def _beside_the_last_card(
    look: Look, layout: Layout, flank: list[Choice], high: float
) -> list[ft.Control]:
    """What else can be done when the row is full: with one card in hand there is room beside it."""
    made: list[ft.Control] = []
    for choice, rect in zip(flank, flanks(layout), strict=True):
        whole = replace(choice, bare=False)
        row = _fitted(look, [whole], rect, high, layout, alone=True)
        made.append(
            ft.Container(ft.Row(row, spacing=0), left=rect.left, top=rect.top, width=rect.width)
        )
    return made


def _fitted(
    look: Look,
    row: list[Choice],
    room: Rect,
    high: float,
    layout: Layout,
    *,
    alone: bool = False,
) -> list[ft.Control]:
    """The buttons of a row, their words all of one size that fits the narrowest.

    One `alone` takes the whole room.
    """
    icons = len(row) < 4 and not layout.large
    sizes = [_fit(choice, row, room, high, icons=icons) for choice in row]
    spare: list[ft.Control] = []
    if len(row) == 1 and row[0].kind is Kind.SECONDARY and layout.portrait and not alone:
        # the adviser stays where the thumb knows it
        spare = [ft.Container(expand=125)]
    if icons and min(sizes) < min(layout.text, 0.95):
        icons = False
        sizes = [_fit(choice, row, room, high, icons=False) for choice in row]
    scale = max(0.6, min(layout.text, *sizes))
    made = [
        _what_first(look, choice, high, scale)
        if choice.press is None
        else button(
            look,
            "" if choice.bare else choice.label,
            choice.press,
            kind=choice.kind,
            icon=choice.icon if icons or choice.bare else None,
            second=choice.price,
            name=f"{choice.label}, {choice.price}" if choice.price else choice.label,
            height=high,
            width=TARGET if choice.bare else None,
            expand=None if choice.bare else round(choice.share * 100),
            scale=scale,
        )
        for choice in row
    ]
    return [*made, *spare] if look.left_handed else [*spare, *made]


def _what_first(look: Look, choice: Choice, high: float, scale: float) -> ft.Control:
    """What to do before the button is there: words on a chip, in the button's place."""
    palette = look.palette
    lines = [words(look, choice.label, Style.BODY, palette.on_chip, align=CENTER, scale=scale)]
    if choice.price:
        second = words(look, choice.price, Style.SMALL, palette.on_chip, align=CENTER, scale=scale)
        lines.append(second)
    return ft.Semantics(
        content=ft.Container(
            ft.Column(
                [*lines],
                spacing=0,
                tight=True,
                horizontal_alignment=ft.CrossAxisAlignment.CENTER,
            ),
            bgcolor=palette.chip,
            border=chip_edge(look),
            border_radius=high,
            height=high * _HINT,
            margin=ft.Margin.symmetric(vertical=high * (1 - _HINT) / 2),
            alignment=ft.Alignment.CENTER,
        ),
        container=True,
        expand=round(choice.share * 100),
    )


def _fit(choice: Choice, row: list[Choice], room: Rect, high: float, *, icons: bool) -> float:
    """The size of letters with which a button's words fit its share of the row."""
    if choice.bare:
        return 2.0
    worded = [other for other in row if not other.bare]
    left = room.width - _GAP * (len(row) - 1) - TARGET * (len(row) - len(worded))
    wide = left * choice.share / sum(other.share for other in worded) - 14
    letters = wide - (34 if icons and choice.icon else 0)
    kind = Style.BUTTON_BIG if choice.kind is Kind.HERO else Style.BUTTON
    fits = min(letters / width_of(choice.label, kind), high / (45 if choice.price else 26))
    if choice.price:
        fits = min(fits, wide / width_of(choice.price, Style.SMALL))
    return fits


def _while_waiting(look: Look, layout: Layout, table: TableView, intents: Intents) -> ft.Control:
    """Whose turn it is, and the way to the signs, which need no turn."""
    room = layout.actions
    if not may_sign(table.view):
        return _whose_turn(look, room, table, layout.text)
    rest = replace(room, width=room.width - TARGET - _GAP)
    icon, name = ft.Icons.SENTIMENT_SATISFIED_ALT_ROUNDED, look.say("action.sign")
    way = round_button(look, icon, name, lambda: intents.open_menu("signs"), TARGET)
    left = room.left if look.left_handed else room.right - TARGET
    if look.left_handed:
        rest = replace(rest, left=room.left + TARGET + _GAP)
    parts = [
        _whose_turn(look, rest, table, layout.text),
        ft.Container(way, left=left, top=room.top + (room.height - TARGET) / 2),
    ]
    return ft.Stack(parts, left=0, top=0, width=look.width, height=look.height)


def _whose_turn(look: Look, room: Rect, table: TableView, letters: float) -> ft.Control:
    acting = table.view.to_act
    line = ""
    if acting and acting[0] != ME and not table.paused:
        name = name_of(look, table, acting[0])
        key = {
            Phase.CUT: "announce.wait.cut",
            Phase.TAKE: "announce.wait.take",
            Phase.SCHLAG: "announce.wait.schlag",
            Phase.TRUMP: "announce.wait.trump",
            Phase.EXCHANGE: "announce.wait.exchange",
            Phase.PLAY: "table.turn_of",
        }.get(table.view.phase, "announce.wait.answer")
        line = look.say(key, name=name)
    if not line:
        return ft.Container(left=room.left, top=room.top, width=1, height=1)
    text = words(look, line, Style.BODY, look.palette.on_chip, align=CENTER, lines=1, scale=letters)
    chip = ft.Container(
        text,
        bgcolor=look.palette.chip,
        border=chip_edge(look),
        border_radius=20,
        padding=ft.Padding.symmetric(horizontal=16, vertical=7),
    )
    return ft.Container(
        ft.Semantics(content=chip, container=True),
        left=room.left,
        top=room.top,
        width=room.width,
        height=room.height,
        alignment=ft.Alignment.CENTER,
    )

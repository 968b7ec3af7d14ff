"""What the person can do now, and nothing else: the buttons of the row under the thumb."""

from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import partial
from typing import Any

import flet as ft

from watten_app.app.glossary import Word
from watten_app.app.known import may_lay
from watten_app.app.signing import asked_me, may_sign
from watten_app.app.table_view import TableView
from watten_app.engine import Phase, Sign, Suit, Verb
from watten_app.engine.deal import GIVEN_POINTS
from watten_app.engine.rules import Penalties
from watten_app.ui.table.announce import ASKS, chance_of
from watten_app.ui.table.exchange import exchange_label, least_exchanged
from watten_app.ui.table.intents import Intents
from watten_app.ui.theme import Look
from watten_app.ui.widgets import Kind

MANY = 5
"""So many are too many for one row: their words would become tiny."""


@dataclass(frozen=True, slots=True)
class Choice:
    """One button of the row; a `bare` one has room for its icon alone, and one that cannot be
    pressed yet is no button but says what to do first. `word` is what a long press explains."""

    word: Word
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
        return [Choice(Word.RESUME, look.say("table.resume"), intents.resume, Kind.HERO)]
    if table.deal_result:
        return [Choice(Word.RESULT, look.say("table.go_on"), intents.show_result, Kind.HERO)]
    if asked_me(table.view):
        yes, no = (_word(look, intents, sign) for sign in (Sign.YES, Sign.NO))
        return [yes, no]
    if not table.waiting:
        explained = table.lesson is not None and table.lesson.reason is not None
        return [_go_on(look, intents)] if table.resting or explained else []
    row = _of_phase(look, table, intents)
    if table.lesson:
        # with one button more than else there is room for words alone, in every row alike
        row = [one if one.bare else replace(one, icon=None) for one in row]
    return row


def _word(look: Look, intents: Intents, sign: Sign) -> Choice:
    word = Word.YES if sign is Sign.YES else Word.NO
    return Choice(word, look.say(f"sign.{sign.value}"), lambda: intents.sign(sign))


def _signs(look: Look, intents: Intents) -> Choice:
    label, icon = look.say("action.sign"), ft.Icons.SENTIMENT_SATISFIED_ALT_ROUNDED
    opens = partial(intents.open_menu, "signs")
    return Choice(Word.SIGN, label, opens, icon=icon, share=0.95)


def _go_on(look: Look, intents: Intents) -> Choice:
    return Choice(Word.GO_ON, look.say("table.go_on"), intents.go_on, Kind.HERO)


def _advice(look: Look, intents: Intents) -> Choice:
    label, icon = look.say("action.advice"), ft.Icons.LIGHTBULB_OUTLINE_ROUNDED
    return Choice(Word.ADVICE, label, intents.ask_advice, icon=icon, share=0.75)


def _of_phase(look: Look, table: TableView, intents: Intents) -> list[Choice]:
    view, ply = table.view, table.ply
    verbs = {action.verb for action in view.legal}
    advice = _advice(look, intents)

    def act(verb: Verb) -> Callable[[], None]:
        return lambda: intents.act(verb, ply)

    def said(word: Word, press: Callable[[], object], **how: Any) -> Choice:
        return Choice(word, look.say(f"action.{word.value}"), press, **how)

    if intents.wishes.breach:
        return _breach(look, table, intents)
    match view.phase:
        case Phase.CUT:
            cut = said(Word.CUT, intents.cut_half, kind=Kind.PRIMARY, share=1.3)
            knock = said(Word.FIST, act(Verb.FIST))
            return [cut, *([knock] if Verb.FIST in verbs else []), advice]
        case Phase.TAKE:
            take = said(Word.TAKE, act(Verb.TAKE), kind=Kind.PRIMARY, share=1.1)
            return [take, said(Word.LEAVE_IT, act(Verb.PASS), share=1.1), advice]
        case Phase.SCHLAG | Phase.TRUMP:
            asks = [] if look.portrait else asks_of(look, table, intents)
            if asks:
                advice = replace(advice, share=0.52, bare=True)
            return [_announce(look, table, intents), *asks, advice]
        case Phase.BETTER | Phase.SWAP:
            yes = said(Word.AGREE, act(Verb.AGREE), kind=Kind.PRIMARY, share=1.3)
            return [yes, said(Word.REFUSE, act(Verb.REFUSE)), advice]
        case Phase.KEEP:
            worth = look.say("action.keep.price", value=view.value)
            gift = look.say("action.give.price", value=GIVEN_POINTS)
            keep = said(Word.KEEP, act(Verb.KEEP), kind=Kind.PRIMARY, price=worth)
            return [keep, said(Word.GIVE, act(Verb.GIVE), price=gift), advice]
        case Phase.LEAVE:
            stays = look.say("action.leave.price")
            stay = said(Word.STAY, act(Verb.STAY), kind=Kind.PRIMARY)
            return [stay, said(Word.LEAVE, act(Verb.LEAVE), price=stays), advice]
        case Phase.EXCHANGE:
            return [_exchange(look, table, intents), advice]
        case Phase.MACHINE:
            lay = said(Word.MACHINE, act(Verb.MACHINE), kind=Kind.PRIMARY, share=1.3)
            pass_ = [said(Word.PASS, act(Verb.PASS))] if Verb.PASS in verbs else []
            return [lay, *pass_, advice]
        case Phase.RAISE:
            then = view.value + 1
            hold = look.say("action.hold.price", value=then)
            fold = look.say("action.fold.price", value=view.value)
            row = [
                said(Word.HOLD, act(Verb.HOLD), kind=Kind.PRIMARY, price=hold),
                said(Word.FOLD, act(Verb.FOLD), price=fold),
            ]
            if Verb.FARBE in verbs:
                row.append(said(Word.FARBE, act(Verb.FARBE)))
                advice = replace(advice, share=0.52, bare=True)
            if Verb.RAISE in verbs:
                more = look.say("action.reraise.price", value=then + 1)
                row.append(said(Word.RERAISE, act(Verb.RAISE), price=more))
                advice = replace(advice, share=0.52, bare=True)
            return [*row, advice]
    row = []
    if table.resting:
        row.append(_go_on(look, intents))
    if intents.wishes.laying:
        stop = Choice(
            Word.LAY_STOP, look.say("action.lay.stop"), partial(intents.wish, laying=False)
        )
        return [*row, stop, advice]
    if Verb.RAISE in verbs:
        up = ft.Icons.ARROW_UPWARD_ROUNDED
        raising = act(Verb.RAISE)
        row.append(said(Word.RAISE, raising, kind=Kind.PRIMARY, icon=up, share=1.1))
        if may_lay(view):
            row.append(said(Word.LAY, partial(intents.wish, laying=True, refused=None)))
    elif view.rules.penalties is Penalties.PUNISH and not view.rules.bohemian:
        row.append(said(Word.RAISE, act(Verb.RAISE)))
    if table.lesson and table.lesson.can_take_back:
        label = look.say("lesson.take_back")
        row.append(Choice(Word.TAKE_BACK, label, intents.take_back, share=1.1))
    elif may_sign(view):
        row.append(_signs(look, intents))
    if look.portrait and len(row) >= MANY - 1:
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
        Choice(Word.BREACH, label, intents.confirm_breach, Kind.PRIMARY, price=price, share=1.3),
        Choice(
            Word.BREACH_STOP, look.say("action.breach.stop"), partial(intents.wish, breach=None)
        ),
    ]


def _announce(look: Look, table: TableView, intents: Intents) -> Choice:
    chosen, ply = intents.wishes.chosen, table.ply
    verb = Verb.SCHLAG if table.view.phase is Phase.SCHLAG else Verb.TRUMP
    if chosen is None:
        label = look.say(f"announce.{verb.value}.pick")
        return Choice(Word(verb.value), label, None, Kind.PRIMARY, share=2.2)
    name = {"suit": chosen} if isinstance(chosen, Suit) else {"rank": chosen}
    label = look.say(f"action.{verb.value}", **name)
    says = partial(intents.act, verb, ply, chosen)
    return Choice(Word(verb.value), label, says, Kind.PRIMARY, share=2.2)


def asks_of(look: Look, table: TableView, intents: Intents) -> list[Choice]:
    """Schönere and Schlagtausch, which the panel shows where it has room for them."""

    def ask(verb: Verb) -> Choice:
        price = chance_of(look, table, intents, verb)
        label = look.say(f"action.{verb.value}")
        says = partial(intents.act, verb, table.ply)
        return Choice(Word(verb.value), label, says, price=price)

    legal = {action.verb for action in table.view.legal}
    return [ask(verb) for verb in ASKS if verb in legal]


def _exchange(look: Look, table: TableView, intents: Intents) -> Choice:
    """How many cards go, and how many come for them; a wish until enough are picked (R30)."""
    number, least = len(intents.wishes.picked), least_exchanged(table)
    label, price = exchange_label(look, number, least)

    def confirm() -> None:
        intents.exchange(table.ply)

    press = confirm if number >= least else None
    return Choice(Word.EXCHANGE, label, press, Kind.PRIMARY, price=price, share=2.2)

"""What is told aloud of the table: everything that happens, in its order and once, and my turn."""

import flet as ft

from watten_app.app.table_view import ME, TableView, Told
from watten_app.engine import Phase, Role, View
from watten_app.engine.explain import trick_reason
from watten_app.ui.bridge import bridge
from watten_app.ui.table.announce import asks_me, question_of
from watten_app.ui.table.names import (
    name_of,
    score_words,
    slate_words,
    turned_card_name,
    won_words,
    worth_words,
)
from watten_app.ui.table.places import lies_open, seat_of, sorted_hand
from watten_app.ui.table.question import words_of
from watten_app.ui.theme import Look

_ASKED_BY_ANOTHER = (Phase.RAISE, Phase.BETTER, Phase.SWAP)
"""Where the question says again what the asker has just said."""


def tell_aloud(look: Look, table: TableView) -> None:
    """Have a screen reader say what is new on the table; a hook."""
    known = ft.use_ref(None)

    def tell() -> None:
        lines = told_aloud(look, known.current, table)
        known.current = table
        if lines:
            bridge.announce(lines)

    ft.use_effect(tell, [table])


def told_aloud(look: Look, before: TableView | None, now: TableView) -> tuple[str, ...]:
    """What happened since `before`; for one who comes to the table, how it stands."""
    if before is not None and before.deal_number != now.deal_number:
        before = None
    view = now.view
    if before is None:
        lines = _as_it_stands(look, now)
    else:
        lines = [_line(look, now, told) for told in _not_asked_again(before, now)]
        if view.value != before.view.value:
            lines.append(worth_words(look, view))
        if set(view.hand) - set(before.view.hand):
            lines.append(_hand(look, view))
    asked = now.waiting and (before is None or not before.waiting or before.ply != now.ply)
    if asked and now.deal_result is None:
        lines.append(_question(look, now))
    return tuple(lines)


def _as_it_stands(look: Look, table: TableView) -> list[str]:
    view = table.view
    key = "told.deal.you" if view.dealer == ME else "told.deal"
    name = name_of(look, table, view.dealer)
    lines = [
        score_words(look, table),
        look.say(key, number=table.deal_number, name=name),
    ]
    if view.schlag or view.trump or view.actions:
        lines.append(slate_words(look, table))
    if view.turned is not None and lies_open(view):
        lines.append(turned_card_name(look, table, view.turned))
    if table.resting is not None and table.resting.winner is not None:
        # who has just got the phone is shown what another has seen
        lines.append(_line(look, table, Told(table.resting.winner, trick=table.resting)))
    elif view.tricks:
        lines.append(won_words(look, view))
    laid = [
        _says(look, table, seat_of(table, view.trick, number), look.card_name(card))
        for number, card in enumerate(view.trick.cards)
    ]
    if laid:
        lines.append(look.say("told.lying", cards=", ".join(laid)))
    if view.hand:
        lines.append(_hand(look, view))
    return lines


def _not_asked_again(before: TableView, now: TableView) -> tuple[Told, ...]:
    """What is new, without the words of a question that is put to me now."""
    new = now.told[len(before.told) :]
    if new and now.waiting and now.view.phase in _ASKED_BY_ANOTHER and new[-1].said:
        return new[:-1]
    return new


def _line(look: Look, table: TableView, told: Told) -> str:
    view = table.view
    if told.trick is not None:
        why = ", ".join(look.tell(line) for line in trick_reason(view.order, told.trick) if line)
        key = "told.trick.you" if told.seat == ME else "told.trick"
        name = name_of(look, table, told.seat)
        return f"{look.say(key, name=name, why=why)}. {won_words(look, view)}"
    if told.card is None:
        return _says(look, table, told.seat, look.tell(told.said) if told.said else "")
    role = view.order.role(told.card) if view.order else Role.PLAIN
    card = look.card_name(told.card)
    word = "" if role is Role.PLAIN else f", {look.say(f'role.{role.value}')}"
    return _says(look, table, told.seat, f"{card}{word}")


def _says(look: Look, table: TableView, seat: int, said: str) -> str:
    return look.say("told.says", name=name_of(look, table, seat), said=said)


def _hand(look: Look, view: View) -> str:
    return look.say("told.hand", cards=", ".join(map(look.card_name, sorted_hand(view))))


def _question(look: Look, table: TableView) -> str:
    """What I am asked, or that it is my turn."""
    view = table.view
    if asks_me(table):
        return " ".join(question_of(look, table))
    if view.phase is Phase.RAISE:
        name = name_of(look, table, view.players - 1 if view.asker is None else view.asker)
        return look.say("a11y.raise", name=name, now=view.value, then=view.value + 1)
    if view.phase is Phase.PLAY:
        return look.say("table.your_turn")
    return " ".join(words_of(look, table))

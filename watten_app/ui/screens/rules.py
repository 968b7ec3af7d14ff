"""The rules: one's own, or to read about, those of another region as it usually plays."""

from typing import Any

import flet as ft

from watten_app.app.book import Bookmark, book_of
from watten_app.app.company import company_at
from watten_app.app.house_state import HouseState
from watten_app.app.options import VARIANTS
from watten_app.engine import Card
from watten_app.engine.rules import Rules, RulesError
from watten_app.ui.arriving import tell_the_page
from watten_app.ui.doors import AskedCard, Doors, Screen
from watten_app.ui.screens.book_choice import OURS, Choice
from watten_app.ui.screens.book_reader import BookReader
from watten_app.ui.screens.variants import variant_name
from watten_app.ui.theme import Look

_ANYWHERE = (4, 8)
"""How many play, where the number that is played now does not fit the rules read."""


def _rules(look: Look, doors: Doors, data: Any, state: HouseState) -> ft.Control:
    tell_the_page(Screen.RULES)
    chosen, choose = ft.use_state(OURS)
    opened, open_choice = ft.use_state(False)
    mark = data if isinstance(data, Bookmark) else Bookmark()

    rules = mark.rules or state.rules
    players = mark.players if mark.rules else state.players
    # rules brought here from a new match have no match of their own
    kind = "next" if mark.rules or state.table is None else "match"
    own = look.say(f"rules.own.{kind}", variant=variant_name(look, rules.variant))
    if chosen != OURS:
        rules = VARIANTS[chosen].rules
    players = next((n for n in (players, *_ANYWHERE) if _fits(rules, n)), players)
    book = ft.use_memo(lambda: book_of(rules, players), [rules, players])

    def take(variant: str) -> None:
        choose(variant)
        open_choice(False)

    def explain(card: Card, row: tuple[Card, ...] = ()) -> None:
        doors.explain(AskedCard(card, rules, row=row))

    hold = ft.use_callback(explain, [rules])
    differs = any(passage.differs for chapter in book for passage in chapter.passages)
    choice = Choice(own, chosen, differs, opened, take, lambda: open_choice(not opened))
    look = look.at_a_table(rules, company_at(rules, players))
    return BookReader(look, doors, book, choice, mark.chapter, hold)


RulesScreen = ft.memo(ft.component(_rules))


def _fits(rules: Rules, players: int) -> bool:
    try:
        rules.check_players(players)
    except RulesError:
        return False
    return True

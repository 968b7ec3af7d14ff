"""The rules in short, following the house rules in force."""

from typing import Any

import flet as ft

from watten_app.app.house import HouseState
from watten_app.app.rule_text import Chapter, Paragraph, rule_chapters
from watten_app.ui.bridge import bridge
from watten_app.ui.doors import Doors, Screen
from watten_app.ui.screens.pieces import page, title
from watten_app.ui.screens.variants import variant_name
from watten_app.ui.theme import Look, Style
from watten_app.ui.widgets import small_card, tile, words


def _rules(look: Look, doors: Doors, _data: Any, state: HouseState) -> ft.Control:
    ft.use_effect(lambda: bridge.show(Screen.RULES, "ready"), [])
    rules = state.rules
    variant = variant_name(look, rules.variant)
    below = f"{variant}. {look.say('rules.house', target=rules.target)}"
    controls = [
        title(look, doors, "rules.title"),
        words(look, below, Style.BODY, look.palette.on_wall),
        *(_chapter(look, chapter) for chapter in rule_chapters(rules)),
    ]
    return page(look, controls)


RulesScreen = ft.memo(ft.component(_rules))


def _chapter(look: Look, chapter: Chapter) -> ft.Control:
    heading = ft.Semantics(
        content=words(look, look.say(chapter.heading), Style.HEADING, look.palette.ink),
        header=True,
    )
    paragraphs = [_paragraph(look, paragraph) for paragraph in chapter.paragraphs]
    return tile(look, ft.Column([heading, *paragraphs], spacing=10, tight=True))


def _paragraph(look: Look, paragraph: Paragraph) -> ft.Control:
    text = words(look, look.tell(paragraph.message), Style.BODY, look.palette.ink)
    if not paragraph.cards:
        return text
    cards = ft.Row(
        [small_card(card, 26) for card in paragraph.cards], spacing=4, run_spacing=4, wrap=True
    )
    return ft.Column([cards, text], spacing=5, tight=True)

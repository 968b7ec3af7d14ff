"""The first start: language and region in one screen, or "I have never played"."""

from typing import Any

import flet as ft

from watten_app.app.house_state import HouseState
from watten_app.app.options import VARIANTS
from watten_app.engine import Card
from watten_app.i18n import LANGUAGES
from watten_app.ui.arriving import tell_the_page
from watten_app.ui.doors import AskedCard, Doors, Screen
from watten_app.ui.screens.masthead import masthead
from watten_app.ui.screens.pieces import page, section
from watten_app.ui.screens.variants import variant_cards
from watten_app.ui.theme import Look, Style
from watten_app.ui.widgets import Kind, button, segments, tile, words


def _first(look: Look, doors: Doors, _data: Any, state: HouseState) -> ft.Control:
    tell_the_page(Screen.FIRST)
    language, choose_language = ft.use_state(state.settings.language)
    variant, choose_variant = ft.use_state(state.options.variant)
    all_shown, show_all = ft.use_state(False)
    house = doors.house

    def speak(chosen: str) -> None:
        choose_language(chosen)
        house.try_language(chosen)

    def begin(target: Screen) -> None:
        house.begin_in(variant, language)
        doors.go(Screen.HOME)
        if target is not Screen.HOME:
            doors.go(target)

    languages = segments(
        look,
        [(one, look.say(f"language.{one}")) for one in LANGUAGES],
        language,
        speak,
        name=look.say("settings.language"),
    )

    def hold(of: str, card: Card) -> None:
        doors.explain(AskedCard(card, VARIANTS[of].rules))

    cards = variant_cards(
        look, variant, choose_variant, all_shown, lambda: show_all(True), on_hold=hold
    )
    region = ft.Semantics(
        content=words(look, look.say("first.region"), Style.HEADING, look.palette.on_wall),
        header=True,
    )
    # on a low screen the languages tell by themselves what they are
    tongues = (
        tile(look, languages, padding=8)
        if look.low
        else section(look, "settings.language", [languages])
    )
    controls = [masthead(look), tongues, region, *cards]
    beside = look.across and not look.large
    share = 1 if beside else None
    learn = button(look, look.say("first.never_played"), lambda: begin(Screen.LEARN), expand=share)
    start = button(
        look, look.say("first.begin"), lambda: begin(Screen.HOME), kind=Kind.HERO, expand=share
    )
    if beside:
        return page(look, controls, [ft.Row([learn, start], spacing=10)], scene="home")
    if look.low and look.large:
        return page(look, [*controls, learn], [start], scene="home")
    return page(look, controls, [learn, start], scene="home")


FirstScreen = ft.memo(ft.component(_first))

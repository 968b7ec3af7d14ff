"""Settings: table, cards, game, language."""

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Any

import flet as ft

from watten_app.app.house_state import HouseState
from watten_app.app.settings import (
    TEXT_SIZES,
    CardSize,
    Contrast,
    Face,
    Light,
    Settings,
    Tempo,
    Volume,
    Words,
)
from watten_app.engine import Card
from watten_app.i18n import LANGUAGES
from watten_app.ui.arriving import tell_the_page
from watten_app.ui.bridge import bridge
from watten_app.ui.doors import AskedCard, Doors, Screen
from watten_app.ui.screens.pieces import (
    beside_label,
    choice,
    inside,
    labelled,
    line,
    page,
    radio_rows,
    section,
    title,
)
from watten_app.ui.theme import CARD_RATIO, Look, Style
from watten_app.ui.widgets import button, lying_card, pressable, segments, slider, switch, words
from watten_app.ui.widgets.holding import Hold

LIGHT_ICONS = (
    ft.Icons.LIGHT_MODE_OUTLINED,
    ft.Icons.DARK_MODE_OUTLINED,
    ft.Icons.PHONE_ANDROID_OUTLINED,
)

_SHOWING = "show_allowed", "show_marks"
_HANDLING = "tap_twice", "left_handed", "motion"
"""What is switched: how much the table tells, how it is handled."""

type Change = Callable[..., None]


def _settings(look: Look, doors: Doors, _data: Any, state: HouseState) -> ft.Control:
    tell_the_page(Screen.SETTINGS)
    change = doors.house.choose_settings
    settings = state.settings
    storage = button(
        look, look.say("storage.title"), lambda: doors.go(Screen.STORAGE), room=look.column
    )
    about = button(look, look.say("about.title"), lambda: doors.go(Screen.ABOUT))

    def hold(card: Card) -> None:
        doors.explain(AskedCard(card, state.options.rules))

    return page(
        look,
        [
            title(look, doors, "settings.title"),
            _table(look, settings, change),
            _cards(look, settings, change, hold),
            _game(look, settings, change),
            section(look, "settings.handling", [_switches(look, settings, change, _HANDLING)]),
            _sound(look, settings, change),
            _language(look, settings, change),
            storage,
            about,
        ],
    )


SettingsScreen = ft.memo(ft.component(_settings))


def _table(look: Look, settings: Settings, change: Change) -> ft.Control:
    name = look.say("settings.light")
    lights = (Light.DAY, Light.NIGHT, Light.SYSTEM)
    picker = choice(
        look,
        name,
        [(light, look.say(f"settings.light.{light.value}")) for light in lights],
        settings.light,
        lambda light: change(light=light),
        icons=LIGHT_ICONS if look.width >= 380 else None,
    )
    contrast = switch(look, look.say("settings.contrast"), look.strong, _contrast(change))
    return section(look, "settings.light", [picker, line(look), contrast])


def _contrast(change: Change) -> Callable[[bool], object]:
    """Choosing by a switch; what the device wants as well stays with the device."""

    def choose(strong: bool) -> None:
        chosen = Contrast.HIGH if strong else Contrast.NORMAL
        change(contrast=Contrast.SYSTEM if strong is bridge.more_contrast() else chosen)

    return choose


_SHOWN = Card.parse("HO"), Card.parse("S7")
"""The cards that show a face."""


_FACES_APART = 10


def _cards(look: Look, settings: Settings, change: Change, on_hold: Hold) -> ft.Control:
    faces = ft.Row([_face(look, face, change, on_hold) for face in Face], spacing=_FACES_APART)
    size = look.say("settings.size")
    sizes = segments(
        look,
        [(one, one.value) for one in CardSize],
        settings.card_size,
        lambda one: change(card_size=one),
        name=size,
    )
    text = look.say("settings.text")
    texts = slider(
        look,
        text,
        [(one, look.say("settings.text.size", number=one)) for one in TEXT_SIZES],
        settings.text,
        lambda one: change(text=one),
        beside_label(look),
    )
    rows = [faces, labelled(look, size, sizes), labelled(look, text, texts)]
    return section(look, "settings.cards", rows)


def _face(look: Look, face: Face, change: Change, on_hold: Hold) -> ft.Control:
    palette = look.palette
    chosen = (face is Face.LARGE) is look.large_faces
    width = 56
    shown = replace(look, large_faces=face is Face.LARGE)
    pair = ft.Stack(
        [
            ft.Container(
                lying_card(shown, card, width),
                left=6 + 50 * place,
                top=4,
                rotate=0.07 * (2 * place - 1),
            )
            for place, card in enumerate(_SHOWN)
        ],
        width=118,
        height=width * CARD_RATIO + 8,
    )
    label = look.say(f"settings.face.{face.value}")
    room = (inside(look) - _FACES_APART) / 2 - 8
    body = ft.Container(
        ft.Column(
            [
                pair,
                words(look, label, Style.CHOICE, palette.ink, align=ft.TextAlign.CENTER, room=room),
            ],
            spacing=8,
            tight=True,
            horizontal_alignment=ft.CrossAxisAlignment.CENTER,
        ),
        bgcolor=palette.paper_alt if chosen else palette.paper,
        border=ft.Border.all(3 if chosen else 1.5, palette.selected if chosen else palette.line),
        border_radius=14,
        padding=ft.Padding.symmetric(vertical=10 if chosen else 11.5),
        alignment=ft.Alignment.CENTER,
    )
    name = f"{look.say('settings.cards')}: {label}"
    return pressable(
        name,
        body,
        lambda: change(face=face, face_chosen=True),
        radius=14,
        selected=chosen,
        expand=1,
        on_hold=lambda: on_hold(_SHOWN[-1]),
    )


def _game(look: Look, settings: Settings, change: Change) -> ft.Control:
    name = look.say("settings.game")
    tempo = choice(
        look,
        name,
        [(one, look.say(f"settings.tempo.{one.value}")) for one in Tempo],
        settings.tempo,
        lambda one: change(tempo=one),
    )
    return section(look, "settings.game", [tempo, _switches(look, settings, change, _SHOWING)])


def _switches(look: Look, settings: Settings, change: Change, names: Sequence[str]) -> ft.Control:
    return _lined(look, [_switch(look, settings, change, name) for name in names])


def _lined(look: Look, rows: list[ft.Control]) -> ft.Control:
    """Rows with a thin line between them."""
    lined = [part for row in rows for part in (line(look), row)]
    return ft.Column(lined[1:], spacing=0, tight=True)


def _sound(look: Look, settings: Settings, change: Change) -> ft.Control:
    """What is heard, and felt where the device can shake; how loud, once there is anything."""
    rows = [_switch(look, settings, change, "sounds"), _switch(look, settings, change, "hut")]
    if settings.sounds or settings.hut:
        name = look.say("settings.volume")
        volumes = [(one, look.say(f"settings.volume.{one.value}")) for one in Volume]
        picker = choice(look, name, volumes, settings.volume, lambda one: change(volume=one))
        volume = ft.Container(
            labelled(look, name, picker), padding=ft.Padding.symmetric(vertical=6)
        )
        rows.append(volume)
    if bridge.vibrates():
        rows.append(_switch(look, settings, change, "haptics"))
    return section(look, "settings.sound", [_lined(look, rows)])


def _switch(look: Look, settings: Settings, change: Change, setting: str) -> ft.Control:
    return switch(
        look,
        look.say(f"settings.{setting}"),
        getattr(settings, setting),
        lambda on: change(**{setting: on}),
    )


def _language(look: Look, settings: Settings, change: Change) -> ft.Control:
    picker = choice(
        look,
        look.say("settings.language"),
        [(one, look.say(f"language.{one}")) for one in LANGUAGES],
        settings.language,
        lambda one: change(language=one),
    )
    rows = radio_rows(
        look,
        look.say("settings.words"),
        [(one, look.say(f"settings.words.{one.value}")) for one in Words],
        settings.words,
        lambda one: change(words=one),
    )
    label = words(look, look.say("settings.words"), Style.BODY_STRONG, look.palette.ink)
    return section(look, "settings.language", [picker, line(look), label, rows])

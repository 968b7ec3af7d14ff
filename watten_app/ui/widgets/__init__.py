"""The pieces all screens are made of; plain functions that give Flet controls.

Words on a piece come from the caller, already in the player's language; `look` says how they look.
"""

from watten_app.ui.widgets.buttons import Kind, button, round_button
from watten_app.ui.widgets.cards import (
    card_edge,
    card_picture,
    card_shadow,
    face,
    faces,
    lying_card,
    small_card,
    small_folder,
)
from watten_app.ui.widgets.choice import segments, switch
from watten_app.ui.widgets.field import text_field
from watten_app.ui.widgets.holding import Hold, RowHold, explained_row, held
from watten_app.ui.widgets.moving import coming, pop, turned_over, written
from watten_app.ui.widgets.paper_from_below import (
    SIDE,
    button_high,
    close_button,
    paper_from_below,
    room_below,
)
from watten_app.ui.widgets.pressing import eventless, no_tap, pressable, tap_area
from watten_app.ui.widgets.score import score_sheet
from watten_app.ui.widgets.slider import slider
from watten_app.ui.widgets.surfaces import chip_edge, fading, heading, picture, tile, wall
from watten_app.ui.widgets.team import team_disc, team_radius, team_sign
from watten_app.ui.widgets.words import words

__all__ = [
    "SIDE",
    "Hold",
    "Kind",
    "RowHold",
    "button",
    "button_high",
    "card_edge",
    "card_picture",
    "card_shadow",
    "chip_edge",
    "close_button",
    "coming",
    "eventless",
    "explained_row",
    "face",
    "faces",
    "fading",
    "heading",
    "held",
    "lying_card",
    "no_tap",
    "paper_from_below",
    "picture",
    "pop",
    "pressable",
    "room_below",
    "round_button",
    "score_sheet",
    "segments",
    "slider",
    "small_card",
    "small_folder",
    "switch",
    "tap_area",
    "team_disc",
    "team_radius",
    "team_sign",
    "text_field",
    "tile",
    "turned_over",
    "wall",
    "words",
    "written",
]

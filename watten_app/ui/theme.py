"""Type, sizes and movement (visual.md), and the frozen `Look` of one moment."""

from dataclasses import dataclass, replace
from enum import Enum
from math import floor
from typing import Any

import flet as ft

from watten_app import i18n
from watten_app.app.pacing import FACTOR
from watten_app.app.settings import Tempo
from watten_app.engine import Card, Message, Rules
from watten_app.engine.cards import WELI
from watten_app.i18n import Company
from watten_app.ui.bridge import Insets
from watten_app.ui.palettes import CLEAR, NIGHT, Palette

NO_INSETS = Insets()
FOOT = "#38000000"
"""The inner foot of a button: black, 22 %."""

LARGE = 1.3
"""From this text size on letters are large."""

_TWO_COLUMNS = 540.0
GAP_ACROSS = 14
"""From which width on there are two columns, and what lies between them."""

NARROW = 350.0
"""Below this width a screen is narrow."""

LOW = 700
"""Up to this height a screen is low: it is laid out closer, and only the way on stays in place."""

MARGIN = 14
COLUMN = 560
"""The width of a column that still reads well, on a tablet or desktop."""

ACROSS = 820
"""The width of two columns, on a phone that is held across."""

TARGET, TARGET_MAIN, TARGET_HERO = 48, 52, 60
RADIUS_BUTTON, RADIUS_TILE, RADIUS_BUBBLE, RADIUS_FELT = 14, 18, 13, 26
CARD_RATIO = 100 / 56
"""Height of a card by its width."""

MINI_RATIO = 34 / 22
"""Height of a small card by its width."""

_DISPLAY, _TEXT = "Vollkorn", "WattenText"


@dataclass(frozen=True, slots=True)
class Type:
    """A style of letters: size in logical pixels at 100 %, line height as a share of it."""

    family: str
    size: float
    weight: int
    line: float


class Style:
    """The styles of letters there are, and no others."""

    WORDMARK = Type(_DISPLAY, 58, 900, 1.05)
    DISPLAY = Type(_DISPLAY, 46, 900, 1.1)
    SAID = Type(_DISPLAY, 38, 900, 1.1)
    TITLE = Type(_DISPLAY, 27, 700, 1.12)
    HEADING = Type(_DISPLAY, 21, 700, 1.12)
    BOARD = Type(_DISPLAY, 20, 700, 1.15)
    BUBBLE = Type(_DISPLAY, 17, 700, 1.1)
    BUTTON = Type(_TEXT, 18, 700, 1.2)
    BUTTON_BIG = Type(_TEXT, 21, 700, 1.2)
    BODY = Type(_TEXT, 17, 400, 1.35)
    CHOICE = Type(_TEXT, 17, 500, 1.35)
    BODY_STRONG = Type(_TEXT, 17, 700, 1.35)
    SMALL = Type(_TEXT, 15, 400, 1.3)
    SMALL_STRONG = Type(_TEXT, 15, 700, 1.3)
    LABEL = Type(_TEXT, 15, 700, 1.1)
    CAPTION = Type(_TEXT, 13, 500, 1.0)
    MARK = Type(_TEXT, 12.5, 700, 1.05)


ARRIVE = ft.AnimationCurve.EASE_OUT_CUBIC
LEAVE = ft.AnimationCurve.EASE_IN_CUBIC
MOVE = ft.AnimationCurve.EASE_IN_OUT_CUBIC
FADE = 120
"""What stays of any movement when motion is reduced: a fade, in milliseconds."""


@dataclass(frozen=True, slots=True)
class Look:
    """How everything looks just now: what a screen needs to know besides what it shows.

    Attributes:
        text: size of letters, 1.0 to 2.0.
        width, height: of the screen in logical pixels, notch and bars included, before all is
            drawn `zoom` times as large, as on a large screen.
        insets: what notch and bars cover at each edge.
        density: pixels of the device to a logical pixel.
        large_faces: cards with a large index.
        card_size: "S", "M", "L" or "XL".
        moving: whether things may move; else they fade.
        own_names: the codes of the cards that go by a name of their own; None: all that have one.
        company: who stands on either side, which decides how the person is addressed.
        region: whose words are said; those of the rule book where the region has none.
    """

    palette: Palette = NIGHT
    language: str = "de"
    text: float = 1.0
    width: float = 390.0
    height: float = 844.0
    zoom: float = 1.0
    insets: Insets = NO_INSETS
    density: float = 3.0
    large_faces: bool = False
    card_size: str = "M"
    left_handed: bool = False
    tempo: Tempo = Tempo.NORMAL
    moving: bool = True
    tap_twice: bool = False
    show_allowed: bool = True
    show_marks: bool = True
    haptics: bool = True
    own_names: i18n.OwnNames = None
    company: Company = Company.PARTNERS
    region: str = ""

    def at_a_table(self, rules: Rules, company: Company) -> "Look":
        """The same in this company and by these rules: they decide what things are called."""
        own = i18n.own_names(rules.critical, rules.pack)
        return replace(self, own_names=own, company=company)

    @property
    def tongue(self) -> str:
        """The language with the words of the region."""
        return i18n.tongue_of(self.language, self.region)

    @property
    def large(self) -> bool:
        """Whether words need a row of their own, and icons and backs go."""
        return self.text >= LARGE

    @property
    def strong(self) -> bool:
        """Whether in high contrast: nothing is seen through, and outlines are thick."""
        return self.palette.strong

    @property
    def portrait(self) -> bool:
        """Whether the screen is upright."""
        return self.width <= self.height

    @property
    def low(self) -> bool:
        """Whether there is little height."""
        return self.height <= LOW

    @property
    def across(self) -> bool:
        """Whether there is room for two columns and little height."""
        return self.low and self.width - self.insets.left - self.insets.right >= _TWO_COLUMNS

    @property
    def half(self) -> float:
        """How wide one of two columns is."""
        room = self.width - self.insets.left - self.insets.right
        return (min(ACROSS, room - 2 * MARGIN) - GAP_ACROSS) / 2

    @property
    def narrow(self) -> bool:
        """Whether things go below one another that else stand side by side."""
        return self.width < NARROW

    @property
    def column(self) -> float:
        """How wide the one column of a screen is."""
        room = self.width - self.insets.left - self.insets.right
        return min(COLUMN, room - 2 * MARGIN)

    def say(self, key: str, **params: Any) -> str:
        """The player's sentence of a key."""
        key = i18n.key_for(self.tongue, key, self.company)
        return i18n.text(self.tongue, key, self.own_names, **params)

    def tell(self, message: Message) -> str:
        """The player's sentence of a message."""
        return self.say(message.key, **message.params)

    def word(self, value: Enum) -> str:
        """The player's word for a rank or a suit."""
        return i18n.word(self.tongue, value, self.own_names)

    def card_name(self, card: Card) -> str:
        """A card's full name."""
        return i18n.card_name(self.tongue, card, self.own_names)

    def pictured(self, card: Card) -> str:
        """What a card's pictures are called: of forty cards S6 is an ordinary six (R2)."""
        plain = card == WELI and self.own_names is not None and str(WELI) not in self.own_names
        return "S06" if plain else str(card)

    def nickname(self, card: Card) -> str:
        """What a card is called at this table."""
        return i18n.nickname(self.tongue, card, self.own_names)

    def drawn(self, kind: Type) -> Type:
        """Letters of a kind as they are drawn: small ones are bolder in high contrast."""
        return replace(kind, weight=_BOLDER.get(kind.weight, kind.weight)) if self.strong else kind

    def style(self, kind: Type, color: str, scale: float | None = None) -> ft.TextStyle:
        """Flet's style for letters of a kind, at the player's text size (or `scale`).

        Never larger than asked for: what was measured to have room must have it.
        """
        size = kind.size * (self.text if scale is None else scale)
        return ft.TextStyle(
            font_family=kind.family,
            size=floor(size * 10 + _HAIR) / 10,
            weight=_WEIGHTS[self.drawn(kind).weight],
            height=kind.line,
            color=color,
            letter_spacing=0,
        )

    def duration(self, milliseconds: float) -> int:
        """A movement's time at the chosen tempo; 0 when nothing is to move."""
        return round(milliseconds * FACTOR[self.tempo]) if self.moving else 0

    def animation(
        self, milliseconds: float, curve: ft.AnimationCurve = MOVE
    ) -> ft.Animation | None:
        """An implicit movement of this time at the chosen tempo, or None."""
        return ft.Animation(self.duration(milliseconds), curve) if self.moving else None

    def fade(self, milliseconds: float) -> ft.Animation:
        """A change of opacity, which stays when motion is reduced."""
        return ft.Animation(self.duration(milliseconds) or FADE, ft.AnimationCurve.EASE_OUT)


_WEIGHTS = {
    400: ft.FontWeight.W_400,
    500: ft.FontWeight.W_500,
    700: ft.FontWeight.W_700,
    900: ft.FontWeight.W_900,
}


_HAIR = 1e-6
_BOLDER = {400: 500, 500: 700}
"""The weight of small letters in high contrast, by their usual one."""


def material_theme(palette: Palette) -> ft.Theme:
    """Flet's theme for what is Material underneath: fonts, focus and ink.

    The focus is a ring around a button; on a card it lies over it and lets it be seen.
    """
    return ft.Theme(
        font_family=_TEXT,
        color_scheme=ft.ColorScheme(
            primary=palette.primary,
            on_primary=palette.on_primary,
            surface=palette.paper,
            on_surface=palette.ink,
            outline=palette.line,
        ),
        focus_color=_alpha(palette.focus, 0xB3 if palette.strong else 0x88),
        # no shade under a resting pointer: the targets on the table are larger than what is drawn
        hover_color=CLEAR,
        splash_color="#22000000",
        highlight_color="#11000000",
        scaffold_bgcolor=palette.wall,
        canvas_color=palette.wall,
        visual_density=ft.VisualDensity.STANDARD,
    )


def _alpha(color: str, alpha: int) -> str:
    return f"#{alpha:02X}{color[-6:]}"

"""From the player's settings and what the page tells to the look of one moment."""

from dataclasses import astuple

from watten_app.app.settings import Contrast, Face, Light, Settings
from watten_app.ui.bridge import Insets, bridge
from watten_app.ui.palettes import palette_of
from watten_app.ui.theme import Look

_ROOMY = {True: (1150.0, 720.0), False: (560.0, 900.0)}
"""A screen on which everything is of its own size, across and upright; larger ones are drawn
larger."""

_LARGEST = 3.0


def look_of(settings: Settings, width: float, height: float) -> Look:
    """The look for these settings on a screen of this size, in logical pixels."""
    light = settings.light
    dark = bridge.dark() if light is Light.SYSTEM else light is Light.NIGHT
    contrast = settings.contrast
    strong = bridge.more_contrast() if contrast is Contrast.SYSTEM else contrast is Contrast.HIGH
    zoom, insets = zoom_of(width, height), bridge.insets()
    return Look(
        palette=palette_of(dark=dark, strong=strong),
        language=settings.language,
        region=settings.words.value,
        text=settings.text / 100,
        width=width / zoom,
        height=height / zoom,
        zoom=zoom,
        insets=Insets(*(edge / zoom for edge in astuple(insets))),
        density=bridge.density() * zoom,
        # high contrast brings the large index along, until a face is chosen
        large_faces=settings.face is Face.LARGE or (strong and not settings.face_chosen),
        card_size=settings.card_size,
        left_handed=settings.left_handed,
        tempo=settings.tempo,
        moving=settings.motion and not bridge.reduced_motion(),
        tap_twice=settings.tap_twice,
        show_allowed=settings.show_allowed,
        show_marks=settings.show_marks,
        haptics=settings.haptics,
    )


def zoom_of(width: float, height: float) -> float:
    """How much larger than on a phone everything is drawn on a screen of this size."""
    wide, high = _ROOMY[width > height]
    return min(_LARGEST, max(1.0, min(width / wide, height / high)))

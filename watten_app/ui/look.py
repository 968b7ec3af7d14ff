"""From the player's settings and what the page tells to the look of one moment."""

from watten_app.app.settings import Contrast, Face, Light, Settings
from watten_app.ui.bridge import bridge
from watten_app.ui.palettes import palette_of
from watten_app.ui.theme import Look


def look_of(settings: Settings, width: float, height: float) -> Look:
    """The look for these settings on a screen of this size, in logical pixels."""
    light = settings.light
    dark = bridge.dark() if light is Light.SYSTEM else light is Light.NIGHT
    contrast = settings.contrast
    strong = bridge.more_contrast() if contrast is Contrast.SYSTEM else contrast is Contrast.HIGH
    return Look(
        palette=palette_of(dark=dark, strong=strong),
        language=settings.language,
        text=settings.text / 100,
        width=width,
        height=height,
        insets=bridge.insets(),
        density=bridge.density(),
        large_faces=settings.face is Face.LARGE,
        card_size=settings.card_size,
        left_handed=settings.left_handed,
        tempo=settings.tempo,
        moving=settings.motion and not bridge.reduced_motion(),
        tap_twice=settings.tap_twice,
        show_allowed=settings.show_allowed,
        show_marks=settings.show_marks,
        haptics=settings.haptics,
    )

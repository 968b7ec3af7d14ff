"""The screens the app is held to: phones upright and across, tablets, desktops, and their edges."""

from dataclasses import astuple

from watten_app.store.settings import TEXT_SIZES
from watten_app.ui.bridge import Insets
from watten_app.ui.look import zoom_of

UPRIGHT = ((320, 568), (360, 640), (390, 844), (412, 915), (430, 932), (768, 1024))
ACROSS = (
    *((568, 320), (667, 375), (844, 390), (932, 430)),
    *((1024, 768), (1280, 800), (1920, 1080)),
)
SCREENS = UPRIGHT + ACROSS
LETTERS = tuple(size / 100 for size in TEXT_SIZES)

NOTCHES = ("none", "notch")
"""Without anything at the edges, and with a notch, the bar of a home gesture and round corners."""


def logical(screen: tuple[int, int], notch: str) -> tuple[float, float, Insets]:
    """A screen's size and edges as the layout gets them: before all is drawn larger."""
    width, height = screen
    zoom = zoom_of(width, height)
    insets = Insets()
    if notch == "notch" and min(screen) > 360:
        insets = Insets(47, 0, 34, 0) if width < height else Insets(0, 47, 21, 47)
    return width / zoom, height / zoom, Insets(*(edge / zoom for edge in astuple(insets)))

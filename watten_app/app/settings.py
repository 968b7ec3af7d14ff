"""The player's settings, as the screens may know them."""

from watten_app.store import (
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

__all__ = [
    "TEXT_SIZES",
    "CardSize",
    "Contrast",
    "Face",
    "Light",
    "Settings",
    "Tempo",
    "Volume",
    "Words",
]

"""The player's settings: a frozen value that reads itself from anything."""

from dataclasses import asdict, dataclass, fields
from enum import StrEnum
from typing import Any

from watten_app.store.document import find, keep
from watten_app.store.storage import Storage

KEY, SCHEMA = "settings", 1


class Light(StrEnum):
    """The table by night, by day, or as the device is set."""

    SYSTEM = "system"
    NIGHT = "night"
    DAY = "day"


class Contrast(StrEnum):
    """High contrast, or the usual one, or as the device is set."""

    SYSTEM = "system"
    NORMAL = "normal"
    HIGH = "high"


class Tempo(StrEnum):
    """How fast the computers play and things move."""

    SLOW = "slow"
    NORMAL = "normal"
    FAST = "fast"


class Face(StrEnum):
    """The pictures on the cards."""

    CLASSIC = "classic"
    LARGE = "large"


class CardSize(StrEnum):
    """How big the cards of the hand are."""

    S = "S"
    M = "M"
    L = "L"
    XL = "XL"


class Volume(StrEnum):
    """How loud the sounds are."""

    QUIET = "quiet"
    NORMAL = "normal"
    LOUD = "loud"


class Words(StrEnum):
    """Whose words are said, over the language: those of the rule book, or of a region."""

    USUAL = "usual"
    BAVARIAN = "bavarian"
    TYROLEAN = "tyrolean"
    SOUTH_TYROLEAN = "south_tyrolean"
    LADIN = "ladin"


TEXT_SIZES = (100, 125, 150, 200)
"""In per cent."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Settings:
    """What the player has chosen; the defaults are what a new player finds.

    Attributes:
        language: a language of the catalogues.
        words: whose words are said in it.
        text: size of letters in per cent.
        face_chosen: whether the player has chosen it; else high contrast shows the large index.
        motion: whether things may move (the device can forbid it as well).
        tap_twice: a first tap lifts a card, a second plays it.
        show_allowed: whether cards that may not be played go dark.
        show_marks: whether the cards of the hand carry their role.
        sounds, hut: whether the table is heard, and a quiet room behind it.
        volume: of both.
        install_declined: the player has said "not now" to installing.
    """

    language: str = "de"
    words: Words = Words.USUAL
    light: Light = Light.SYSTEM
    contrast: Contrast = Contrast.SYSTEM
    tempo: Tempo = Tempo.SLOW
    face: Face = Face.CLASSIC
    face_chosen: bool = False
    card_size: CardSize = CardSize.M
    text: int = 100
    left_handed: bool = False
    motion: bool = True
    tap_twice: bool = False
    show_allowed: bool = True
    show_marks: bool = True
    sounds: bool = False
    hut: bool = False
    volume: Volume = Volume.NORMAL
    haptics: bool = True
    install_declined: bool = False


def read_settings(storage: Storage, language: str) -> Settings | None:
    """The kept settings; None if there are none yet.

    What is missing, unknown or out of its list takes its default; `language` is that default
    for the language. Never raises.
    """
    if storage.get(KEY) is None:
        return None
    data = find(storage, KEY, SCHEMA)
    return settings_of(data, Settings(language=language))


def settings_of(data: Any, default: Settings) -> Settings:
    """Settings read from any data, with `default` for what does not fit."""
    if not isinstance(data, dict):
        return default
    chosen = {}
    for known in fields(Settings):
        value, usual = data.get(known.name), getattr(default, known.name)
        if isinstance(usual, StrEnum):
            kind = type(usual)
            fits = isinstance(value, str) and value in tuple(kind)
            chosen[known.name] = kind(value) if fits else usual
        elif known.name == "text":
            fits = type(value) is int and value in TEXT_SIZES
            chosen[known.name] = value if fits else usual
        else:
            chosen[known.name] = value if type(value) is type(usual) else usual
    return Settings(**chosen)


def keep_settings(storage: Storage, settings: Settings) -> None:
    """Keep the settings."""
    keep(storage, KEY, asdict(settings), SCHEMA)

"""The colours of all drawings. Values of the look's tokens, and the few tones between them."""

from dataclasses import dataclass, replace


@dataclass(frozen=True, slots=True)
class Tones:
    """One suit: `tint` and `ground` behind pictures, `light` and `mid` of signs and garments,
    `shade` on a garment's right, `dark` of every outline, `ink` of the index."""

    tint: str
    ground: str
    light: str
    mid: str
    shade: str
    dark: str
    ink: str


@dataclass(frozen=True, slots=True)
class Tab:
    """Large-index face: the tab's colour, the letter on it, and the sign's stronger tones."""

    tab: str
    letter: str
    tones: Tones


@dataclass(frozen=True, slots=True)
class Cloth:
    """A garment's or a thing's colour and the same in shade."""

    fill: str
    shade: str


SUITS = "EGHS"

PAPER = "#FCF6E8"
EDGE = "#CBBB9C"
SKIN = Cloth("#F3CFA9", "#E3B48B")
CHEEK = "#EBA48A"
GOLD = Cloth("#E8B33A", "#C08A22")
GOLD_DARK = "#8A6418"
WHITE = Cloth("#FFFBF0", "#E6DCC8")
WOOD = Cloth("#B98A52", "#8A5F33")
STEEL = Cloth("#DDE3E6", "#AEB9C0")
CREAM = "#F8EBD2"

TONES = {
    "E": Tones("#F4E7CF", "#E7D2AE", "#DDAE6C", "#A5672B", "#84501F", "#452A16", "#5A3517"),
    "G": Tones("#E6EED6", "#CBDDB4", "#93BE78", "#3F8246", "#2C6636", "#163F26", "#1D5530"),
    "H": Tones("#FAE3D8", "#F1C9BA", "#EC9480", "#C02C30", "#8F1A24", "#64101B", "#A01A24"),
    "S": Tones("#FBEFCB", "#F2DB9C", "#F8D877", "#E5A729", "#C4861A", "#223050", "#2A3B63"),
}

SECOND = {
    "E": Cloth("#6F8A5A", "#566F44"),
    "G": Cloth("#E0C070", "#C29F4F"),
    "H": Cloth("#F6E3C8", "#DDC3A0"),
    "S": Cloth("#3F5B92", "#2E4675"),
}

TABS = {
    "E": Tab(
        "#1E1712",
        "#FFFFFF",
        replace(TONES["E"], dark="#1E1712", mid="#7A4A1C", light="#C8904A", ink="#1E1712"),
    ),
    "G": Tab(
        "#0B6B3A",
        "#FFFFFF",
        replace(TONES["G"], dark="#06331C", mid="#0B6B3A", light="#6FBE86"),
    ),
    "H": Tab("#C2161F", "#FFFFFF", replace(TONES["H"], dark="#5A0A12", mid="#D0202A")),
    "S": Tab(
        "#FFC526",
        "#1A1F33",
        replace(TONES["S"], dark="#1A1F33", mid="#FFB400", light="#FFDD66"),
    ),
}

BACK_GROUND, BACK_DEEP, BACK_LINE = "#6E2330", "#531824", "#E9C98A"
PENCIL, PENCIL_OLD, PENCIL_RED = "#4A4640", "#736B5F", "#B3262B"
WINE, ON_WINE = "#A52A2C", "#FFF6E6"
ACCENT, RING_EDGE = "#F0B94F", "#2A1B10"


def plain(colour: str) -> Tones:
    """Tones that are all one colour: for silhouettes and halos."""
    return Tones(colour, colour, colour, colour, colour, colour, colour)

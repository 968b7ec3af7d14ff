"""Heads of the court figures, each about (0, 0) with the neck at y = 84: hair, beard, hat, crown.

Suits differ by age and hair: the forester brown and broad, the mower white (old) or fair, the
singer russet, the man from the vineyards black."""

from assets.draw.courts.figure import DETAIL, FINE, FUR, GARMENT, Look, face
from assets.draw.ornaments import edelweiss
from assets.draw.palette import CHEEK, GOLD, SECOND, TONES, WHITE, Cloth, Tones
from assets.draw.shapes import circle, group, inside, path, shaded, turned

HAIR = {
    "E": Cloth("#74492A", "#573318"),
    "G": Cloth("#EEE8DA", "#D3CBB8"),
    "H": Cloth("#B0592C", "#8C411C"),
    "S": Cloth("#34323D", "#232129"),
}
FAIR = Cloth("#D09A48", "#AD7A30")
ASH = Cloth("#94622F", "#74491F")
CHESTNUT = Cloth("#85532E", "#66391B")
STRAW = Cloth("#EACD88", "#CFAE62")
GAMSBART = Cloth("#9A7850", "#6F5231")

RIGHT = "M14 -200C40 -60 40 60 4 240H160V-200Z"
"""What lies in shade on a head."""


def _shaded(d: str, cloth: Cloth, line: str, width: float = FINE, more: str = "") -> str:
    return shaded(d, cloth.fill, cloth.shade, RIGHT, line, width, more)


# ---------------------------------------------------------------- kings
BEARDS = {
    "E": "M-67 8C-74 84 -62 138 -22 148C-10 152 10 152 22 148C62 138 74 84 67 8"
    "C50 38 30 32 0 32C-30 32 -50 38 -67 8Z",
    "G": "M-67 8C-72 80 -62 142 -40 186C-34 198 -24 186 -18 172C-12 196 12 210 16 176"
    "C24 192 36 196 42 180C62 138 72 80 67 8C50 38 30 32 0 32C-30 32 -50 38 -67 8Z",
    "H": "M-67 8C-68 74 -46 116 -20 146C-10 162 -4 176 6 186C8 168 20 152 30 136"
    "C52 106 68 74 67 8C50 38 30 32 0 32C-30 32 -50 38 -67 8Z",
    "S": "M-67 8C-84 28 -84 58 -68 70C-76 100 -46 118 -34 110C-26 134 -4 136 0 124"
    "C4 136 26 134 34 110C46 118 76 100 68 70C84 58 84 28 67 8C50 38 30 32 0 32"
    "C-30 32 -50 38 -67 8Z",
}
STRANDS = {
    "E": "M-40 70C-40 100 -30 122 -16 132M40 70C40 100 30 122 16 132M0 74L0 134",
    "G": "M-36 72C-40 116 -34 150 -30 164M-6 80C-10 120 -4 156 2 172M28 74C36 116 36 150 34 162",
    "H": "M-36 72C-30 108 -12 130 0 156M30 72C32 104 22 124 12 142",
    "S": "M-44 66C-40 80 -30 82 -24 76M44 66C40 80 30 82 24 76M-8 96C-2 104 6 102 10 94",
}
MUSTACHE = "M0 33C-14 24 -40 27 -54 47C-36 56 -14 52 0 44C14 52 36 56 54 47C40 27 14 24 0 33Z"
CROWNS = {
    "E": "L-94 -82L-46 -42L0 -106L46 -42L94 -82",
    "G": "L-90 -56C-70 -92 -46 -72 -44 -46C-46 -84 -20 -98 0 -114C20 -98 46 -84 44 -46"
    "C46 -72 70 -92 90 -56",
    "H": "L-92 -70L-56 -36L-32 -96L0 -46L32 -96L56 -36L92 -70",
    "S": "L-86 -40C-86 -98 -20 -112 0 -86C20 -112 86 -98 86 -40",
}
BALLS = {
    "E": ((-94, -88), (0, -112), (94, -88)),
    "G": (),
    "H": ((-92, -76), (-32, -102), (32, -102), (92, -76)),
    "S": ((0, -102),),
}
KING_LOOKS = {
    "E": Look((3, 1), 1),
    "G": Look((0, 1), 6),
    "H": Look((4, 2), -1),
    "S": Look((-2, 0), -3),
}


def crown(suit: str) -> str:
    """The crown of a king, its rim about (0, 10)."""
    tones, cloth = TONES[suit], SECOND[suit]
    dark = tones.dark
    shape = f"M-73 10{CROWNS[suit]}L73 10C40 24 -40 24 -73 10Z"
    body = shaded(
        shape, GOLD.fill, GOLD.shade, "M20 -140C30 -60 30 -20 24 40H140V-140Z", dark, GARMENT
    )
    if suit == "S":
        body += path(
            "M-62 -30C-60 -76 -22 -86 -10 -64L-10 -24C-28 -24 -48 -26 -62 -30Z"
            "M62 -30C60 -76 22 -86 10 -64L10 -24C28 -24 48 -26 62 -30Z",
            cloth.fill,
            dark,
            DETAIL,
        )
    if suit == "G":
        body += path("M0 -90C-12 -74 -14 -58 0 -44C14 -58 12 -74 0 -90Z", tones.light, dark, DETAIL)
    ball = {"E": tones.light, "H": FUR, "S": GOLD.fill}.get(suit, "")
    for x, y in BALLS[suit]:
        body += circle(x, y, 13, ball, dark, 6)
    body += path("M-74 -12C-40 1 40 1 74 -12", "none", dark, 6)
    for x in (-42, 0, 42):
        jewel = cloth.fill if suit == "S" else tones.mid
        body += path(f"M{x} {-4 - abs(x) * 0.1:.1f}l8 8l-8 8l-8 -8Z", jewel)
    return body


def king_head(suit: str) -> str:
    """Crown and beard, each king of another age."""
    tones, hair = TONES[suit], HAIR[suit]
    back = (
        "M-76 -34C-98 30 -98 78 -82 104C-70 116 -58 104 -54 92L54 92C58 104 70 116 82 104"
        "C98 78 98 30 76 -34Z"
    )
    body = _shaded(back, hair, tones.dark)
    body += face(tones, KING_LOOKS[suit], hair.shade if suit == "G" else hair.fill)
    strands = path(STRANDS[suit], "none", hair.shade, 5)
    body += _shaded(BEARDS[suit], hair, tones.dark, FINE, strands)
    body += path("M-15 55Q0 66 15 55Q0 60 -15 55Z", "#B4473F", "#B4473F", 6)
    body += _shaded(MUSTACHE, hair, tones.dark, 6)
    return body + group(crown(suit), 0, -44)


# ---------------------------------------------------------------- obers
OBER_HAIR = {"E": HAIR["E"], "G": ASH, "H": HAIR["H"], "S": HAIR["S"]}
MUSTACHES = {
    "E": "M0 31C-18 24 -44 28 -66 4C-70 38 -36 58 0 45C36 58 70 38 66 4C44 28 18 24 0 31Z",
    "G": "M0 31C-18 24 -40 30 -52 66C-32 64 -12 54 0 46C12 54 32 64 52 66C40 30 18 24 0 31Z",
    "H": "M0 32C-16 25 -34 38 -60 20C-50 50 -20 54 0 43C20 54 50 50 60 20C34 38 16 25 0 32Z",
    "S": "M0 31C-20 24 -44 34 -48 48C-30 57 -12 52 0 45C12 52 30 57 48 48C44 34 20 24 0 31Z",
}
OBER_LOOKS = {
    "E": Look((4, -3), 2, 0),
    "G": Look((5, -3), 4, 0),
    "H": Look((5, -3), 0, 14),
    "S": Look((4, -3), -2, 0),
}


def _felt_hat(tones: Tones) -> str:
    """The forester's hat with its Gamsbart."""
    dark, felt = tones.dark, SECOND["E"]
    body = ""
    tuft = "M42 -44C32 -104 48 -142 82 -160C104 -140 108 -86 66 -38Z"
    hairs = path(
        "M56 -46C52 -90 62 -124 82 -150M62 -46C68 -84 78 -110 92 -132", "none", GAMSBART.shade, 5
    )
    body += path(tuft, GAMSBART.fill) + inside(tuft, hairs) + path(tuft, "none", dark, 6)
    body += path("M44 -28C50 -44 64 -44 68 -28L62 -14L48 -14Z", GOLD.fill, dark, DETAIL)
    top = "M-62 2C-62 -74 -40 -98 -4 -85C30 -100 58 -76 60 2Z"
    body += _shaded(
        top, felt, dark, GARMENT, path("M-8 -84C-4 -66 -2 -56 2 -46", "none", felt.shade, 6)
    )
    band = "M-62 -26C-30 -13 30 -13 61 -26L62 4L-62 4Z"
    body += _shaded(band, Cloth(tones.mid, tones.shade), dark, 6)
    brim = "M-106 -2C-70 -14 70 -14 106 -6C84 26 -76 30 -106 -2Z"
    return body + _shaded(brim, felt, dark, GARMENT)


def _straw_hat(tones: Tones) -> str:
    """The mower's broad hat with an edelweiss."""
    dark = tones.dark
    body = _shaded("M-58 0C-56 -68 -30 -78 0 -78C30 -78 56 -68 58 0Z", STRAW, dark, GARMENT)
    band = "M-60 -28C-30 -15 30 -15 60 -28L60 2L-60 2Z"
    body += _shaded(band, Cloth(tones.mid, tones.shade), dark, 6)
    brim = "M-124 0C-84 -20 80 -22 124 -2C92 32 -88 32 -124 0Z"
    weave = path("M-96 4C-60 16 60 16 96 2M-70 -4C-40 4 40 4 72 -6", "none", STRAW.shade, 4)
    body += _shaded(brim, STRAW, dark, GARMENT, weave)
    return body + group(edelweiss(edge=dark), -46, -26, 0.6, -12)


def _plumed_beret(tones: Tones) -> str:
    """The singer's beret with a white plume that nods backwards."""
    dark = tones.dark
    plume = (
        "M-36 -56C-64 -132 -124 -122 -122 -62C-112 -72 -104 -70 -100 -60"
        "C-90 -70 -82 -66 -78 -54C-68 -60 -56 -50 -46 -36Z"
    )
    quill = path("M-42 -46C-64 -88 -92 -96 -112 -82", "none", WHITE.shade, 5)
    body = path(plume, FUR) + inside(plume, quill) + path(plume, "none", dark, FINE)
    cap = "M-88 0C-106 -64 -40 -86 10 -82C72 -78 102 -40 86 -4C50 16 -50 18 -88 0Z"
    folds = path(
        "M-20 -78C-44 -60 -56 -40 -58 -12M34 -78C52 -60 60 -40 58 -12", "none", tones.shade, 6
    )
    body += _shaded(cap, Cloth(tones.mid, tones.shade), dark, GARMENT, folds)
    body += path("M-74 4C-40 20 40 20 74 2", "none", dark, 18)
    return body + circle(-52, -40, 14, GOLD.fill, dark, 6)


def _feathered_hat(tones: Tones) -> str:
    """The Saltner's hat of feathers with foxtail and teeth."""
    dark, cloth, red = tones.dark, SECOND["S"], TONES["H"]
    body = ""
    for angle, colour in (
        (-54, Cloth(tones.mid, tones.shade)),
        (54, Cloth(tones.mid, tones.shade)),
        (-28, WHITE),
        (28, WHITE),
        (0, Cloth(red.mid, red.shade)),
    ):
        feather = "M-14 -30C-32 -86 -18 -122 0 -132C18 -122 32 -86 14 -30Z"
        shadow = path("M0 -140H40V0H0Z", colour.shade)
        drawn = (
            path(feather, colour.fill) + inside(feather, shadow) + path(feather, "none", dark, 6)
        )
        body += turned(drawn + path("M0 -40L0 -104", "none", dark, 3.5), angle, 0, 0)
    body += _shaded("M-66 4C-66 -42 -40 -54 0 -54C40 -54 66 -42 66 4Z", cloth, dark, GARMENT)
    brim = "M-100 -2C-60 -14 60 -14 100 -4C74 26 -74 28 -100 -2Z"
    body += _shaded(brim, cloth, dark, GARMENT)
    teeth = "".join(f"M{x - 7} -24L{x} -8L{x + 7} -24Z" for x in (-40, -14, 12, 38))
    return body + path(teeth, FUR, dark, 4)


OBER_HATS = {"E": _felt_hat, "G": _straw_hat, "H": _plumed_beret, "S": _feathered_hat}


def ober_head(suit: str) -> str:
    """Moustache and hat; looking up to the sign."""
    tones, hair = TONES[suit], OBER_HAIR[suit]
    back = (
        "M-66 -30C-92 24 -88 62 -66 80C-56 84 -48 78 -44 70L44 70C48 78 56 84 66 80"
        "C88 62 92 24 66 -30Z"
    )
    body = _shaded(back, hair, tones.dark) + face(tones, OBER_LOOKS[suit], hair.fill)
    if suit == "E":
        full = "M-66 6C-70 70 -44 96 0 98C44 96 70 70 66 6C52 34 30 34 0 34C-30 34 -52 34 -66 6Z"
        body += _shaded(full, hair, tones.dark, FINE)
        body += path("M-14 56Q0 64 14 56", "none", "#B4473F", 8)
    body += _shaded(MUSTACHES[suit], hair, tones.dark, 6)
    if suit == "H":
        body += _shaded("M-13 58Q0 54 13 58L3 92L-4 92Z", hair, tones.dark, DETAIL)
    elif suit in "GS":
        body += path("M-11 58Q0 64 11 58", "none", tones.dark, 5)
    return body + group(OBER_HATS[suit](tones), 0, -36)


# ---------------------------------------------------------------- unters
UNTER_HAIR = {"E": HAIR["E"], "G": FAIR, "H": HAIR["H"], "S": CHESTNUT}
UNTER_LOOKS = {
    "E": Look((-3, 2), 3, 15, True),
    "G": Look((-2, 1), 4, 18, True),
    "H": Look((-3, 1), 2, 16, True),
    "S": Look((-3, 2), 5, 22, True),
}


def _pointed_cap(tones: Tones) -> str:
    """The young forester's cap, its tip falling over."""
    dark, cloth = tones.dark, SECOND["E"]
    cap = (
        "M-73 12C-74 -66 -14 -122 62 -108C112 -98 136 -50 122 6C112 -34 98 -46 70 -44"
        "C76 -26 76 -8 73 12Z"
    )
    fold = path("M70 -44C52 -58 30 -62 12 -56", "none", cloth.shade, 6)
    body = _shaded(cap, cloth, dark, GARMENT, fold)
    body += circle(120, 18, 18, tones.light, dark, FINE)
    band = "M-78 4C-40 -12 40 -12 78 4L76 26C40 9 -40 9 -76 26Z"
    return body + _shaded(band, Cloth(tones.light, "#C39152"), dark, FINE)


def _feather_cap(tones: Tones) -> str:
    """The young mower's cap with a red feather."""
    dark, red = tones.dark, TONES["H"]
    feather = "M-26 -30C-44 -104 -84 -132 -116 -124C-96 -104 -82 -58 -50 -10Z"
    quill = path("M-38 -20C-56 -66 -78 -98 -100 -116", "none", red.light, 4)
    body = path(feather, red.mid) + inside(feather, quill) + path(feather, "none", dark, FINE)
    cap = "M-75 14C-78 -48 -30 -76 10 -72C52 -68 75 -40 75 14Z"
    body += _shaded(cap, Cloth(tones.mid, tones.shade), dark, GARMENT)
    band = "M-82 8C-40 -9 40 -9 82 8L78 30C40 13 -40 13 -78 30Z"
    return body + _shaded(band, SECOND["G"], dark, 6)


def _flat_beret(tones: Tones) -> str:
    """The young singer's beret, aslant."""
    dark = tones.dark
    cap = "M-88 20C-114 -28 -52 -76 20 -74C92 -70 124 -34 92 0C40 -8 -30 -4 -88 20Z"
    fold = path("M-40 -58C-58 -40 -64 -20 -60 4M50 -70C72 -54 76 -34 66 -8", "none", tones.shade, 6)
    body = circle(24, -78, 11, tones.mid, dark, 6)
    body += _shaded(cap, Cloth(tones.mid, tones.shade), dark, GARMENT, fold)
    body += path("M-80 18C-30 -4 40 -8 86 3", "none", dark, 16)
    return body + path("M70 4C92 16 98 34 92 52M76 2C104 6 116 20 118 36", "none", dark, 8)


def _fools_cap(tones: Tones) -> str:
    """The fool's cap of two cloths, bells on its tips."""
    dark, cloth = tones.dark, SECOND["S"]
    left = "M-73 16C-80 -36 -112 -46 -138 4C-154 -80 -64 -122 2 -62L2 12Z"
    right = "M73 16C80 -40 118 -58 148 -26C156 -98 64 -126 -2 -62L-2 12Z"
    body = path(right, cloth.fill) + inside(
        right, path("M20 -40C60 -60 110 -70 150 -40V40H20Z", cloth.shade)
    )
    body += path(right, "none", dark, GARMENT)
    body += path(left, tones.mid) + inside(
        left, path("M-144 -20C-110 -56 -80 -40 -72 20H-160Z", tones.shade)
    )
    body += path(left, "none", dark, GARMENT)
    band = "M-78 10C-40 -8 40 -8 78 10L74 32C40 14 -40 14 -74 32Z"
    body += _shaded(band, Cloth(tones.light, tones.mid), dark, 6)
    for x, y in ((-138, 22), (149, -8)):
        body += circle(x, y, 20, tones.light, dark, FINE)
        body += path(f"M{x - 18} {y}H{x + 18}", "none", dark, 6) + circle(x, y + 9, 4, dark)
    return body


UNTER_HATS = {"E": _pointed_cap, "G": _feather_cap, "H": _flat_beret, "S": _fools_cap}


def unter_head(suit: str) -> str:
    """Beardless and smiling, hair to the shoulders, glancing down to the sign."""
    tones, hair = TONES[suit], UNTER_HAIR[suit]
    back = (
        "M-64 -42C-104 8 -104 66 -84 88C-68 98 -52 86 -46 66L46 66C52 86 68 98 84 88"
        "C104 66 104 8 64 -42Z"
    )
    body = _shaded(back, hair, tones.dark)
    body += face(tones, UNTER_LOOKS[suit], hair.shade)
    for x, y in ((-12, 13), (9, 16), (-34, 14), (34, 15)):
        if suit == "G":
            body += circle(x, y, 2.6, CHEEK)
    fringe = (
        "M-66 -6C-60 -30 -48 -38 -40 -36C-30 -26 -18 -28 -10 -40C6 -26 30 -24 44 -36"
        "C54 -34 62 -24 66 -6C70 -70 -70 -70 -66 -6Z"
    )
    body += _shaded(fringe, hair, tones.dark, 6)
    return body + group(UNTER_HATS[suit](tones), 0, -44)

"""The Ober: stands, moustache and hat, arm up, the sign high at the right."""

from assets.draw.courts.figure import (
    DETAIL,
    FINE,
    FUR,
    GARMENT,
    buttons,
    fist,
    garment,
    neck,
    shoe,
    suit_cloth,
    tapered,
)
from assets.draw.courts.heads import ober_head
from assets.draw.courts.scenery import peaks
from assets.draw.frame import face, index, panel
from assets.draw.palette import GOLD, SECOND, STEEL, TONES, WHITE, WOOD, Cloth, Tones
from assets.draw.shapes import group, limb, path, shaded, turned
from assets.draw.signs import sign

LEAN = {"E": -4, "G": -3, "H": -4, "S": -3}
"""How far the shaft in his hand leans outwards, in degrees."""
TILT = {"E": 5, "G": 6, "H": 4, "S": 5}
"""How each carries his head towards the sign."""


def _steel(d: str, shadow: str, dark: str) -> str:
    return shaded(d, STEEL.fill, STEEL.shade, shadow, dark, FINE)


def _weapon(suit: str, tones: Tones) -> str:
    """What he holds: upright at x = 0, from y = 0 down to 568."""
    dark = tones.dark
    body = limb("M0 60L0 550", 9, WOOD.fill, dark, 6.5)
    if suit == "E":
        body += path("M-9 26L9 26L9 124L-9 124Z", WOOD.shade, dark, 6)
        blade = "M-6 38C-40 30 -60 34 -72 20C-86 60 -82 98 -66 126C-54 110 -36 106 -6 106Z"
        body += _steel(blade, "M-50 20H0V120H-40C-56 90 -60 50 -50 20Z", dark)
    elif suit == "G":
        for x in (-50, -25, 0, 25, 50):
            body += limb(f"M{x} 44L{x} 10", 7, WOOD.fill, dark, 4)
        body += path("M-64 42L64 42L64 64L-64 64Z", WOOD.fill, dark, 6)
        body += path("M-40 66L-3 116M40 66L3 116", "none", dark, 9)
    elif suit == "H":
        cloth = "M-5 70C-40 54 -52 92 -88 74L-70 116L-86 160C-52 176 -42 146 -5 164Z"
        body += shaded(
            cloth, tones.mid, tones.shade, "M-50 60H0V180H-36C-50 140 -52 100 -50 60Z", dark, FINE
        )
        body += path("M-8 100C-36 88 -50 120 -72 116", "none", SECOND["H"].fill, 10)
        body += _steel("M-15 58L0 -4L15 58Z", "M0 -10H20V60H0Z", dark)
    else:
        body += _steel("M-12 82L0 -30L12 82Z", "M0 -40H20V90H0Z", dark)
        axe = "M-7 64C-44 56 -54 40 -64 34C-72 66 -68 94 -54 120C-44 106 -30 102 -7 102Z"
        body += _steel(axe, "M-40 40H0V110H-30C-44 90 -46 60 -40 40Z", dark)
        body += _steel("M8 68L44 60L38 80L44 98L8 94Z", "M8 82H50V100H8Z", dark)
    return body


def _cape(suit: str, tones: Tones) -> str:
    cloth = SECOND[suit]
    shape = (
        "M210 430C158 520 136 640 148 746C186 768 222 766 250 750C288 772 338 766 374 738"
        "C388 640 374 520 330 430Z"
    )
    folds = path(
        "M180 560C168 630 166 690 172 750M352 560C362 630 362 680 356 740",
        "none",
        tones.dark,
        DETAIL,
    )
    return shaded(
        shape,
        cloth.fill,
        cloth.shade,
        "M330 420C352 540 356 660 340 780H400V420Z",
        tones.dark,
        GARMENT,
        folds,
    )


def _legs(suit: str, tones: Tones) -> str:
    """Breeches, white stockings with garters, shoes; the weight on his left leg."""
    dark = tones.dark
    breeches = SECOND["S"] if suit == "S" else Cloth(tones.shade, tones.dark)
    body = ""
    for hip, knee, calf, ankle, left in (
        ((246, 660, 44), (214, 768, 33), (207, 806, 25), (200, 862, 16), True),
        ((294, 660, 44), (318, 768, 34), (327, 806, 25), (330, 862, 16), False),
    ):
        stocking = tapered((knee[0], 754, 25), calf, ankle)
        body += shaded(stocking, FUR, WHITE.shade, _right_of(calf[0] + 4), dark, FINE)
        body += shoe(ankle[0], 860, tones, left=left)
        body += garment([tapered(hip, knee)], breeches, dark)
        band = tapered((knee[0], 766, 33), (knee[0] - 2, 782, 31))
        body += path(band, tones.light if suit != "S" else tones.mid, dark, DETAIL)
    return body


def _right_of(x: float) -> str:
    return f"M{x} 700H{x + 80}V900H{x}Z"


def _coat(suit: str, tones: Tones) -> str:
    """Coat with both sleeves in one, belt, buttons, what each suit wears over it."""
    dark = tones.dark
    coat = (
        "M266 402C230 402 202 414 194 448C198 492 216 524 214 560C192 600 180 648 172 688"
        "C200 706 226 690 242 702C258 712 278 698 294 704C316 712 340 698 362 686"
        "C354 642 342 602 320 560C316 526 332 492 340 448C332 414 302 402 266 402Z"
    )
    sleeves = [
        tapered((246, 436, 28), (216, 456, 34), (168, 522, 31), (146, 574, 24)),
        tapered((286, 440, 26), (322, 450, 34), (382, 428, 32), (410, 346, 24)),
    ]
    shadow = (
        "M304 396C322 470 308 540 318 580C340 640 340 680 336 720H400L340 560L346 476"
        "C392 456 414 420 420 340H470V520H316Z"
    )
    folds = path(
        "M218 604C204 640 198 664 196 690M252 606C246 640 244 668 244 700"
        "M292 606C298 640 300 668 298 702M318 600C330 636 336 660 338 690",
        "none",
        dark,
        DETAIL,
    )
    creases = path(
        "M214 476C210 500 212 520 216 540M328 470C330 492 324 516 318 536", "none", dark, 6
    )
    body = garment(
        [coat, *sleeves], suit_cloth(suit), dark, shadow, folds + creases + _trim(suit, tones)
    )
    body += path("M266 424L266 548", "none", dark, 6)
    body += buttons([(266, y) for y in (458, 490, 522)], GOLD.fill, dark)
    belt = "M208 546C240 562 296 562 326 546L330 582C296 598 240 598 202 582Z"
    body += path(belt, dark, dark, 4) + path("M248 554H284V592H248Z", GOLD.fill, dark, DETAIL)
    body += path("M258 564H274V582H258Z", dark)
    cuff = tones.light if suit != "G" else SECOND["G"].fill
    for band in (
        tapered((153, 552, 29), (144, 578, 28)),
        tapered((403, 372, 29), (411, 344, 28)),
    ):
        body += path(band, cuff, dark, DETAIL + 1)
    return body


def _trim(suit: str, tones: Tones) -> str:
    """What makes one coat another: facings, braces, slashes, chain."""
    second = SECOND[suit].fill
    if suit == "E":
        return path("M236 420L250 552M298 420L284 552", "none", tones.light, 9)
    if suit == "G":
        return path(
            "M228 410C236 470 236 520 230 560M306 410C298 470 298 520 304 560", "none", second, 17
        )
    if suit == "H":
        slashes = "M200 470L176 512M178 494L158 540M352 448L388 428M378 448L404 404"
        return path(slashes, "none", second, 10) + path(
            "M230 440L236 546M302 440L296 546", "none", second, 10
        )
    return path(
        "M226 424C236 520 296 520 308 424", "none", "#E6EBEF", 7, 'stroke-dasharray="1 11"'
    ) + path("M210 600L196 684M234 604L226 694M308 602L320 690M330 600L348 684", "none", second, 13)


def _collar(suit: str, tones: Tones) -> str:
    dark = tones.dark
    if suit == "H":
        ruff = (
            "M206 424C206 402 226 396 240 402C252 392 280 392 292 402C308 396 328 402 326 424"
            "C334 440 316 452 304 446C296 460 276 460 266 450C256 460 236 460 228 446"
            "C216 452 198 440 206 424Z"
        )
        pleats = path(
            "M238 410L230 440M254 404L250 450M280 404L284 450M296 410L304 440",
            "none",
            WHITE.shade,
            5,
        )
        return shaded(ruff, FUR, WHITE.shade, "M300 390H340V470H296Z", dark, FINE, pleats)
    if suit == "G":
        scarf = "M212 420C232 396 300 396 320 420C318 448 290 458 266 456C242 458 214 448 212 420Z"
        ends = "M254 448L236 486L262 476L272 490L280 450Z"
        red = TONES["H"]
        return path(ends, red.shade, dark, DETAIL) + shaded(
            scarf, red.mid, red.shade, "M290 400H330V460H290Z", dark, FINE
        )
    shape = "M214 416C232 430 300 430 318 416L322 430L302 466L266 444L230 466L210 430Z"
    return shaded(shape, FUR, WHITE.shade, "M266 400H330V470H266Z", dark, FINE)


def _belongings(suit: str, tones: Tones) -> str:
    """What hangs from the belt."""
    dark = tones.dark
    if suit == "E":
        horn = "M318 588C352 590 372 610 366 640C350 628 336 622 316 620Z"
        return shaded(horn, "#E9D7B0", "#C9B184", "M340 590H380V650H340Z", dark, 6)
    if suit == "G":
        pot = "M322 584L356 590C358 612 352 634 344 650L328 634Z"
        return path("M338 590L352 556", "none", STEEL.fill, 9) + shaded(
            pot, WOOD.fill, WOOD.shade, "M342 580H370V660H338Z", dark, 6
        )
    if suit == "H":
        return path("M318 590L352 596L346 646L312 640Z", FUR, dark, 6) + path(
            "M322 606L342 610M320 622L338 626", "none", dark, 4
        )
    tail = "M322 584C350 600 366 640 350 690C336 676 318 640 314 590Z"
    tip = path("M352 650L330 664L350 700Z", FUR)
    return shaded(tail, "#C8702E", "#A4551D", "M340 580H380V640H346Z", dark, 6, tip)


def ober(suit: str) -> str:
    """The Ober of `suit` as SVG."""
    tones = TONES[suit]
    body = panel(suit) + peaks(suit)
    body += turned(group(_weapon(suit, tones), 140, 322), LEAN[suit], 140, 590)
    body += _cape(suit, tones) + _legs(suit, tones) + _coat(suit, tones)
    body += _belongings(suit, tones) + neck(266, 388, tones) + _collar(suit, tones)
    body += turned(group(ober_head(suit), 266, 326), TILT[suit], 266, 410)
    body += fist(141, 594, tones, -6)
    body += sign(suit, 424, 190, 178, edge=5) + fist(414, 314, tones, 8, flip=True)
    return face(body + index(suit + "O"))

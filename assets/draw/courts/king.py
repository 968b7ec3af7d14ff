"""The König: sits on a throne in a panelled room, crown and beard, the sign on his knee."""

from assets.draw.courts.figure import (
    DETAIL,
    FINE,
    FUR,
    GARMENT,
    buttons,
    fist,
    garment,
    suit_cloth,
    tapered,
)
from assets.draw.courts.heads import king_head
from assets.draw.courts.scenery import room
from assets.draw.frame import face, index, panel
from assets.draw.palette import GOLD, SECOND, TONES, WHITE, WOOD, Tones
from assets.draw.shapes import circle, group, path, shaded, turned
from assets.draw.signs import sign

TILT = {"E": -3, "G": 2, "H": 4, "S": -2}
"""How each king carries his head, in degrees."""


def _throne(tones: Tones) -> str:
    dark = tones.dark
    back = (
        "M150 884L150 360C150 330 168 318 190 300C222 274 250 262 280 262"
        "C310 262 338 274 370 300C392 318 410 330 410 360L410 884Z"
    )
    body = shaded(back, WOOD.fill, WOOD.shade, "M392 330H420V900H392Z", dark, GARMENT)
    panel_ = "M178 650L178 378C198 330 240 294 280 294C320 294 362 330 382 378L382 650Z"
    body += path(panel_, WOOD.shade, "#6F4A27", 5)
    for x in (150, 410):
        body += circle(x, 346, 22, WOOD.fill, dark, FINE)
        body += path(f"M{x - 11} 342C{x - 9} 336 {x - 4} 333 {x} 333", "none", "#D9B27C", 6)
    for x, side in ((112, 1), (448, -1)):
        leg = f"M{x} 640H{x + side * 58}V884H{x + side * 12}Z"
        arm = (
            f"M{x - side * 16} 622C{x - side * 16} 604 {x + side * 68} 604 {x + side * 68} 622"
            f"V652H{x - side * 16}Z"
        )
        body += path(leg, WOOD.fill if side > 0 else WOOD.shade, dark, GARMENT)
        body += path(arm, WOOD.fill, dark, GARMENT)
    return body


def _carpet(suit: str, tones: Tones) -> str:
    cloth = SECOND[suit]
    shape = "M96 880L436 880L442 930L74 930Z"
    body = shaded(shape, cloth.fill, cloth.shade, "M60 912H460V940H60Z", tones.dark, GARMENT)
    fringe = "".join(f"M{x} 934V946" for x in range(84, 440, 22))
    return body + path(fringe, "none", tones.dark, DETAIL)


def _lap(suit: str, tones: Tones) -> str:
    """Gown, robe over both knees, shoes."""
    dark, cloth = tones.dark, SECOND[suit]
    shoes = (
        "M212 878C184 876 172 900 186 912L262 912L262 878Z"
        "M348 878C376 876 388 900 374 912L298 912L298 878Z"
    )
    body = path(shoes, dark, dark, 6)
    robe = suit_cloth(suit)
    lap = (
        "M156 668C156 618 216 606 280 636C344 606 404 618 404 668L416 866"
        "C366 888 322 874 280 880C238 874 194 888 144 866Z"
    )
    hem = path(
        "M140 836C180 856 214 844 232 848M420 836C380 856 346 844 328 848", "none", tones.light, 11
    )
    folds = path(
        "M178 692C184 658 210 648 232 660M190 744C182 786 178 806 176 830M232 700"
        "C222 750 216 780 214 820"
        "M382 692C376 658 350 648 328 660M370 744C378 786 382 806 384 830M330 700"
        "C340 750 346 780 348 820",
        "none",
        dark,
        DETAIL,
    )
    shadow = "M376 600C396 700 400 800 394 900H440V600ZM214 660C230 720 222 800 216 900H330V640Z"
    body += shaded(lap, robe.fill, robe.shade, shadow, dark, GARMENT, hem + folds)
    gown = "M244 640C258 632 302 632 316 640L336 872C300 880 260 880 224 872Z"
    diamonds = "".join(f"M280 {y}l13 17l-13 17l-13 -17Z" for y in (676, 730, 784))
    trim = path(diamonds, GOLD.fill) + path(
        "M210 846C256 858 304 858 350 846", "none", GOLD.fill, 10
    )
    body += shaded(gown, cloth.fill, cloth.shade, "M296 620H350V900H310Z", dark, FINE, trim)
    return body


def _upper(suit: str, tones: Tones) -> str:
    """Robe with wide sleeves, ermine, belt and chain."""
    dark = tones.dark
    torso = (
        "M280 404C220 404 182 438 172 520L160 664C200 640 250 630 280 652"
        "C310 630 360 640 400 664L388 520C378 438 340 404 280 404Z"
    )
    sleeves = [
        tapered((246, 434, 26), (206, 466, 38), (162, 528, 37), (138, 586, 36)),
        tapered((314, 434, 26), (354, 466, 38), (400, 528, 36), (422, 588, 35)),
    ]
    shadow = (
        "M318 400C340 480 346 580 336 680H404L396 560L420 640H470V400Z"
        "M196 520C186 560 178 590 172 640H196Z"
    )
    creases = path(
        "M196 524C188 560 184 590 180 628M366 524C372 560 376 590 380 628", "none", dark, 6
    )
    body = garment([torso, *sleeves], suit_cloth(suit), dark, shadow, creases)
    belt = path(
        "M172 588C220 604 340 604 388 588L390 616C340 632 220 632 170 616Z",
        SECOND[suit].shade,
        dark,
        DETAIL,
    )
    body += belt + path("M262 592H298V626H262Z", GOLD.fill, dark, DETAIL)
    for cuff in (
        tapered((150, 554, 41), (134, 594, 42)),
        tapered((412, 556, 39), (425, 596, 40)),
    ):
        body += shaded(
            cuff, FUR, WHITE.shade, "M424 540H490V640H436ZM146 540H200V640H142Z", dark, FINE
        )
    collar = "M186 478C170 420 224 388 280 388C336 388 390 420 374 478C340 514 220 514 186 478Z"
    spots = "".join(
        f"M{x} {y}v15"
        for x, y in ((204, 446), (214, 478), (250, 488), (310, 488), (346, 478), (356, 446))
    )
    body += shaded(
        collar, FUR, WHITE.shade, "M330 380C352 430 350 470 336 520H400V380Z", dark, FINE,
        path(spots, "none", dark, 8),
    )  # fmt: skip
    body += path("M200 484C222 566 338 566 360 484", "none", dark, 17)
    body += path("M200 484C222 566 338 566 360 484", "none", GOLD.fill, 8)
    return body + buttons(((280, 550),), GOLD.fill, dark, 23) + circle(280, 550, 10, tones.mid)


def _sceptre(tones: Tones) -> str:
    dark = tones.dark
    body = path("M142 770L116 352", "none", dark, 23) + path(
        "M142 770L116 352", "none", GOLD.fill, 10
    )
    body += path("M115 318V286M101 302H129", "none", dark, 19)
    body += path("M115 318V286M101 302H129", "none", GOLD.fill, 7)
    body += circle(115, 340, 24, GOLD.fill, dark, FINE) + path("M94 344H137", "none", dark, DETAIL)
    return body + path("M103 332C106 326 110 324 114 324", "none", "#FFF0C2", 5)


def king(suit: str) -> str:
    """The König of `suit` as SVG."""
    tones = TONES[suit]
    figure = _throne(tones) + _carpet(suit, tones) + _lap(suit, tones) + _upper(suit, tones)
    figure += turned(group(king_head(suit), 280, 322), TILT[suit], 280, 410)
    figure += _sceptre(tones) + fist(131, 622, tones, -4)
    figure += sign(suit, 428, 516, 152, edge=6) + fist(427, 618, tones, 4, flip=True)
    body = panel(suit) + room(suit) + f'<g transform="translate(-14 47) scale(.95)">{figure}</g>'
    return face(body + index(suit + "K"))

"""The Unter: stands lower, beardless and smiling, halved clothes, the sign low at the left."""

from assets.draw.courts.figure import (
    DETAIL,
    FINE,
    FUR,
    buttons,
    fist,
    garment,
    neck,
    shoe,
    suit_cloth,
    tapered,
)
from assets.draw.courts.heads import unter_head
from assets.draw.courts.scenery import peaks
from assets.draw.frame import face, index, panel
from assets.draw.palette import GOLD, SECOND, STEEL, TONES, WHITE, WOOD, Tones
from assets.draw.shapes import circle, group, limb, path, shaded, turned
from assets.draw.signs import bell, sign

TILT = {"E": -7, "G": -5, "H": -8, "S": -9}
"""How each carries his head, towards the sign."""
LEAN = {"E": 4, "G": 5, "H": 4, "S": 7}
"""How far what the free hand holds leans outwards."""
STEP = {"E": 336, "G": 342, "H": 338, "S": 354}
"""Where the right foot stands."""


def _held(suit: str, tones: Tones) -> str:
    """What the free hand holds: stick, fork, pennant or fool's head, about x = 402."""
    dark = tones.dark
    if suit == "E":
        crook = "M402 868L402 476C402 430 456 430 456 478"
        return limb(crook, 11, WOOD.fill, dark, 6.5)
    if suit == "G":
        body = limb("M404 868L404 404", 10, WOOD.fill, dark, 6.5)
        prongs = "M370 322L370 376C370 408 438 408 438 376L438 322M404 404L404 318"
        return body + path(prongs, "none", dark, 18) + path(prongs, "none", STEEL.fill, 6)
    if suit == "H":
        green = TONES["G"]
        body = limb("M402 868L402 372", 10, WOOD.fill, dark, 6.5)
        flag = "M406 394C440 378 462 410 504 392L488 428L502 462C460 480 440 444 406 462Z"
        body += shaded(
            flag, green.mid, green.shade, "M450 380H510V480H456C446 440 446 420 450 380Z", dark, 6
        )
        return body + circle(402, 366, 17, GOLD.fill, dark, 6)
    body = limb("M402 806L402 452", 10, WOOD.fill, dark, 6.5)
    body += group(bell(TONES["S"], 13, False), 402, 408, 0.6)
    ribbon = "M402 458C424 470 428 500 446 516M402 458C384 476 386 500 372 514"
    return (
        body + path(ribbon, "none", TONES["H"].mid, 10) + path("M380 452L424 452", "none", dark, 14)
    )


def _legs(suit: str, tones: Tones) -> str:
    """Hose of one cloth each, with cuffs and shoes."""
    dark, first, second = tones.dark, suit_cloth(suit), SECOND[suit]
    foot = STEP[suit]
    body = ""
    for joints, cloth, left in (
        (((266, 640, 44), (250, 748, 31), (246, 800, 27), (240, 862, 18)), first, True),
        (((316, 640, 44), (foot - 6, 748, 32), (foot, 800, 27), (foot, 862, 18)), second, False),
    ):
        x = joints[-1][0]
        shadow = f"M{x + 6} 640H{x + 90}V900H{x + 6}Z"
        body += garment([tapered(*joints)], cloth, dark, shadow)
        body += shoe(x, 860, tones, left=left)
        cuff = tapered((x + (3 if left else 0), 812, 31), (x, 838, 28))
        body += path(cuff, tones.light, dark, DETAIL + 1)
    return body


def _tunic(suit: str, tones: Tones) -> str:
    """Halved tunic with its sleeves: second cloth on his right, first on his left."""
    dark, first, second = tones.dark, suit_cloth(suit), SECOND[suit]
    left = (
        "M292 438C248 438 226 452 220 490C228 530 240 556 236 588C216 620 208 650 202 676"
        "L228 706L256 680L292 708Z"
    )
    right = (
        "M290 438C334 438 356 452 362 490C354 530 342 556 346 588C366 620 374 650 380 676"
        "L354 706L326 680L290 708Z"
    )
    sleeve_left = tapered((270, 468, 26), (242, 490, 33), (194, 550, 30), (162, 616, 23))
    sleeve_right = tapered((312, 468, 26), (340, 490, 33), (382, 530, 30), (398, 576, 23))
    shadow_right = (
        "M336 430C350 500 330 560 346 600C362 640 362 680 356 720H400V640L352 560L366 520"
        "L398 590H430V430Z"
    )
    body = garment([right, sleeve_right], first, dark, shadow_right)
    shadow_left = (
        "M262 440C278 520 262 600 276 720H300V440ZM182 580C196 600 190 620 184 640H220L240 540Z"
    )
    body += garment([left, sleeve_left], second, dark, shadow_left)
    body += path(
        "M240 516C238 536 238 550 240 566M350 520C348 540 346 552 344 566", "none", dark, 6
    )
    body += path("M291 470V706", "none", dark, 6)
    body += path("M232 576C264 592 318 592 350 576L353 606C318 622 264 622 229 606Z", dark, dark, 4)
    body += buttons([(291, y) for y in (506, 540)], GOLD.fill, dark, 7.5)
    body += circle(291, 600, 17, GOLD.fill, dark, DETAIL) + circle(291, 600, 6, dark)
    for band in (
        tapered((171, 596, 28), (160, 622, 27)),
        tapered((393, 556, 28), (399, 580, 27)),
    ):
        body += path(band, tones.light, dark, DETAIL + 1)
    return body


def _extras(suit: str, tones: Tones) -> str:
    """Collar and belongings of each suit."""
    dark = tones.dark
    if suit == "E":
        hood = (
            "M234 456C256 470 326 470 348 456L352 468L334 486L314 478L302 500L290 482"
            "L276 500L266 478L248 486L230 468Z"
        )
        pouch = "M332 598L372 606C376 634 366 650 350 652C332 650 326 630 332 598Z"
        body = shaded(pouch, WOOD.fill, WOOD.shade, "M352 590H390V660H350Z", dark, 6)
        body += path("M334 616L370 622", "none", dark, DETAIL)
        return body + shaded(hood, tones.light, "#C39152", "M304 430H360V510H304Z", dark, FINE)
    if suit == "G":
        shirt = (
            "M240 450C250 470 276 480 291 502C306 480 332 470 342 450L348 468L318 490"
            "L291 524L264 490L234 468Z"
        )
        body = shaded(shirt, FUR, WHITE.shade, "M291 430H350V520H291Z", dark, FINE)
        pot = "M334 600L368 604C370 626 364 646 356 660L340 646Z"
        return (
            body
            + path("M350 606L364 572", "none", STEEL.fill, 9)
            + shaded(pot, WOOD.fill, WOOD.shade, "M354 600H380V670H350Z", dark, 6)
        )
    if suit == "H":
        ruff = (
            "M232 460C230 440 250 434 264 440C276 430 306 430 318 440C332 434 352 440 350 460"
            "C354 476 338 486 326 480C318 492 300 492 291 484C282 492 264 492 256 480"
            "C244 486 228 476 232 460Z"
        )
        pleats = path(
            "M264 446L258 474M280 442L278 484M304 442L306 484M320 446L326 474",
            "none",
            WHITE.shade,
            5,
        )
        return shaded(ruff, FUR, WHITE.shade, "M320 430H360V500H316Z", dark, FINE, pleats)
    collar = (
        "M226 462C246 438 336 438 356 462L344 500L318 478L304 510L291 482L276 510L264 478L238 500Z"
    )
    red = TONES["H"]
    body = shaded(collar, red.mid, red.shade, "M304 430H370V520H304Z", dark, FINE)
    tips = ((238, 502), (276, 512), (304, 512), (344, 502), (228, 710), (354, 710))
    return body + "".join(circle(x, y, 10, tones.light, dark, DETAIL) for x, y in tips)


def unter(suit: str) -> str:
    """The Unter of `suit` as SVG."""
    tones = TONES[suit]
    body = panel(suit) + peaks(suit, 50)
    body += turned(_held(suit, tones), LEAN[suit], 402, 596)
    body += _legs(suit, tones) + _tunic(suit, tones)
    body += neck(291, 424, tones) + _extras(suit, tones)
    body += turned(group(unter_head(suit), 291, 362), TILT[suit], 291, 446)
    body += fist(403, 596, tones, 6, flip=True)
    body += sign(suit, 138, 752, 178, edge=5) + fist(153, 644, tones, -6)
    return face(body + index(suit + "U"))

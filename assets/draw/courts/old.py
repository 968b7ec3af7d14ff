# ruff: noqa
from dataclasses import asdict
from assets.draw.shapes import path as p, circle as c, limb
from assets.draw.palette import *
from assets.draw.frame import panel, face as _svg, index as _index
from assets.draw.signs import sign as _sign, bell as _bell
from assets.draw.ornaments import edelweiss
from assets.draw.shapes import ellipse as el, group as g_

PAL = {s: asdict(TONES[s]) | {"tint2": TONES[s].ground, "s": s} for s in "EGHS"}
CLOTH = {s: SECOND[s].fill for s in "EGHS"}
HAIR = {"E": "#6B4423", "G": "#E9E2D2", "H": "#A5532A", "S": "#2B2A33"}
SKIN, SKIN_SH, GOLD, GOLD_SH = "#F3CFA9", "#E0AE84", "#E8B33A", "#B9801C"


def g(x, y, k, b, rot=0):
    return g_(b, x, y, k, rot)


def frame(q):
    return panel(q["s"])


def svg(b):
    return _svg(b)


def index(s, r):
    return _index(s + r)


def sign(s, x, y, w, o=7):
    return _sign(s, x, y, w, edge=o)


def bell(q, o, f):
    return _bell(TONES["S"], o, f)


def p(d, fill="none", stroke=None, sw=0, extra=""):
    from assets.draw.shapes import path

    return path(d, fill, stroke, sw, extra)


def peaks(q, hi=False):
    y = 470 if hi else 520
    return (
        p(
            f"M26 {y + 150}L120 {y + 20}L176 {y + 92}L262 {y - 60}L356 {y + 70}L430 {y - 10}L534 {y + 130}L534 950C534 966 526 974 510 974L50 974C34 974 26 966 26 950Z",
            q["tint2"],
        )
        + p(f"M262 {y - 60}L300 {y - 7}L276 {y + 14}L256 {y - 8}L236 {y - 14}Z", PAPER)
        + p(f"M120 {y + 20}L142 {y + 48}L122 {y + 56}L102 {y + 45}Z", PAPER)
        + p(f"M430 {y - 10}L452 {y + 19}L432 {y + 28}L411 {y + 10}Z", PAPER)
    )


def meadow(q):
    return p(
        "M26 856C160 820 380 880 534 838L534 950C534 966 526 974 510 974L50 974C34 974 26 966 26 950Z",
        q["light"],
        extra='opacity=".75"',
    )


def face(x, y, q, brows=True, smile=0, r=66, cheeks=True):
    d = q["dark"]
    s = el(x, y, r, r + 6, SKIN, d, 7)
    if cheeks:
        s += c(x - 36, y + 22, 13, "#EBA98B") + c(x + 36, y + 22, 13, "#EBA98B")
    s += el(x - 24, y - 2, 7.5, 9.5, d) + el(x + 24, y - 2, 7.5, 9.5, d)
    if brows:
        s += p(
            f"M{x - 38} {y - 20}Q{x - 25} {y - 29} {x - 12} {y - 20}M{x + 12} {y - 20}Q{x + 25} {y - 29} {x + 38} {y - 20}",
            "none",
            d,
            7,
        )
    s += p(f"M{x} {y}L{x - 7} {y + 20}L{x + 5} {y + 22}", "none", SKIN_SH, 7)
    if smile:
        s += p(f"M{x - 17} {y + 36}Q{x} {y + 36 + smile} {x + 17} {y + 36}", "none", d, 7)
    return s


def hand(x, y, q, r=25):
    return c(x, y, r, SKIN, q["dark"], 7)


def king(s):
    q = PAL[s]
    d, m, l, t2 = q["dark"], q["mid"], q["light"], q["tint2"]
    hair, cloth = HAIR[s], CLOTH[s]
    b = frame(q)
    # panelled wall and floor
    for x in range(90, 534, 63):
        b += p(f"M{x} 30L{x} 868", "none", t2, 5)
    b += p("M26 868L534 868L534 950C534 966 526 974 510 974L50 974C34 974 26 966 26 950Z", t2)
    b += '<g transform="translate(-14 47) scale(.95)">'
    # throne
    wood, wood_d = ("#B98A52", "#8A5F33")
    b += p(
        "M150 884L150 360C150 330 168 318 190 300C222 274 250 268 280 268C310 268 338 274 370 300C392 318 410 330 410 360L410 884Z",
        wood,
        d,
        8,
    )
    b += p("M176 640L176 374C196 330 240 298 280 298C320 298 364 330 384 374L384 640Z", wood_d)
    b += c(150, 346, 21, wood, d, 7) + c(410, 346, 21, wood, d, 7)
    b += p("M112 640L170 640L170 884L124 884Z", wood, d, 8) + p(
        "M448 640L390 640L390 884L436 884Z", wood, d, 8
    )
    b += p("M98 622C98 606 180 606 180 622L180 650L98 650Z", wood, d, 8) + p(
        "M462 622C462 606 380 606 380 622L380 650L462 650Z", wood, d, 8
    )
    # dais
    b += p("M92 880L440 880L440 930L76 930Z", cloth, d, 8)
    # robe: torso, lap, fall
    b += p(
        "M280 410C220 410 186 440 172 520L160 668L400 668L388 520C374 440 340 410 280 410Z", m, d, 8
    )
    b += p(
        "M158 668C160 622 216 612 280 640C344 612 400 622 402 668L412 868C360 884 320 872 280 878C240 872 200 884 148 868Z",
        m,
        d,
        8,
    )
    b += p("M246 640C258 634 302 634 314 640L332 872C300 878 260 878 228 872Z", cloth, d, 7)
    b += p("M176 690C184 656 206 648 226 656M384 690C376 656 354 648 334 656", "none", d, 6)
    b += p("M150 836C190 850 212 842 229 844M410 836C370 850 348 842 331 844", "none", l, 11)
    b += p("M198 884C180 884 176 908 196 910L262 910L262 880Z", d) + p(
        "M362 884C380 884 384 908 364 910L298 910L298 880Z", d
    )
    # belt and chain
    b += p("M196 470C220 560 340 560 364 470", "none", GOLD, 12) + c(280, 540, 22, GOLD, d, 6)
    # ermine
    fur = "#FFFBF0"
    b += p(
        "M186 470C176 420 226 392 280 392C334 392 384 420 374 470C340 500 220 500 186 470Z",
        fur,
        d,
        7,
    )
    for x, y in ((206, 462), (238, 478), (322, 478), (354, 462)):
        b += p(f"M{x} {y - 14}L{x} {y + 2}", "none", d, 8)
    # hair behind, face, beard
    hx, hy = 280, 322
    b += p(
        f"M{hx - 78} {hy - 30}C{hx - 96} {hy + 40} {hx - 92} {hy + 80} {hx - 70} {hy + 104}L{hx + 70} {hy + 104}C{hx + 92} {hy + 80} {hx + 96} {hy + 40} {hx + 78} {hy - 30}Z",
        hair,
        d,
        7,
    )
    b += face(hx, hy, q)
    beard = {
        "E": f"M{hx - 68} {hy + 14}C{hx - 72} {hy + 90} {hx - 60} {hy + 142} {hx} {hy + 146}C{hx + 60} {hy + 142} {hx + 72} {hy + 90} {hx + 68} {hy + 14}C{hx + 48} {hy + 40} {hx + 30} {hy + 34} {hx} {hy + 34}C{hx - 30} {hy + 34} {hx - 48} {hy + 40} {hx - 68} {hy + 14}Z",
        "G": f"M{hx - 68} {hy + 14}C{hx - 70} {hy + 80} {hx - 60} {hy + 150} {hx - 34} {hy + 196}L{hx} {hy + 140}L{hx + 34} {hy + 196}C{hx + 60} {hy + 150} {hx + 70} {hy + 80} {hx + 68} {hy + 14}C{hx + 48} {hy + 40} {hx + 30} {hy + 34} {hx} {hy + 34}C{hx - 30} {hy + 34} {hx - 48} {hy + 40} {hx - 68} {hy + 14}Z",
        "H": f"M{hx - 68} {hy + 14}C{hx - 66} {hy + 80} {hx - 40} {hy + 120} {hx} {hy + 176}C{hx + 40} {hy + 120} {hx + 66} {hy + 80} {hx + 68} {hy + 14}C{hx + 48} {hy + 40} {hx + 30} {hy + 34} {hx} {hy + 34}C{hx - 30} {hy + 34} {hx - 48} {hy + 40} {hx - 68} {hy + 14}Z",
        "S": f"M{hx - 68} {hy + 14}C{hx - 82} {hy + 34} {hx - 84} {hy + 62} {hx - 66} {hy + 72}C{hx - 70} {hy + 104} {hx - 40} {hy + 116} {hx - 32} {hy + 112}C{hx - 22} {hy + 134} {hx + 22} {hy + 134} {hx + 32} {hy + 112}C{hx + 40} {hy + 116} {hx + 70} {hy + 104} {hx + 66} {hy + 72}C{hx + 84} {hy + 62} {hx + 82} {hy + 34} {hx + 68} {hy + 14}C{hx + 48} {hy + 40} {hx + 30} {hy + 34} {hx} {hy + 34}C{hx - 30} {hy + 34} {hx - 48} {hy + 40} {hx - 68} {hy + 14}Z",
    }[s]
    b += p(beard, hair, d, 7)
    b += p(
        f"M{hx - 14} {hy + 58}Q{hx} {hy + 66} {hx + 14} {hy + 58}",
        "none",
        "#B4473F" if s != "G" else "#C46A5C",
        10,
    )
    b += p(
        f"M{hx} {hy + 34}C{hx - 16} {hy + 26} {hx - 40} {hy + 30} {hx - 50} {hy + 48}C{hx - 32} {hy + 54} {hx - 12} {hy + 50} {hx} {hy + 44}C{hx + 12} {hy + 50} {hx + 32} {hy + 54} {hx + 50} {hy + 48}C{hx + 40} {hy + 30} {hx + 16} {hy + 26} {hx} {hy + 34}Z",
        hair,
        d,
        6,
    )
    # crown
    cy = hy - 44
    top = {
        "E": f"L{hx - 92} {cy - 82}L{hx - 46} {cy - 40}L{hx} {cy - 104}L{hx + 46} {cy - 40}L{hx + 92} {cy - 82}",
        "G": f"L{hx - 90} {cy - 56}C{hx - 70} {cy - 90} {hx - 46} {cy - 70} {hx - 44} {cy - 44}C{hx - 44} {cy - 84} {hx - 20} {cy - 96} {hx} {cy - 112}C{hx + 20} {cy - 96} {hx + 44} {cy - 84} {hx + 44} {cy - 44}C{hx + 46} {cy - 70} {hx + 70} {cy - 90} {hx + 90} {cy - 56}",
        "H": f"L{hx - 90} {cy - 70}L{hx - 56} {cy - 34}L{hx - 32} {cy - 94}L{hx} {cy - 44}L{hx + 32} {cy - 94}L{hx + 56} {cy - 34}L{hx + 90} {cy - 70}",
        "S": f"L{hx - 84} {cy - 40}C{hx - 84} {cy - 96} {hx - 20} {cy - 110} {hx} {cy - 84}C{hx + 20} {cy - 110} {hx + 84} {cy - 96} {hx + 84} {cy - 40}",
    }[s]
    b += p(
        f"M{hx - 72} {cy + 10}{top}L{hx + 72} {cy + 10}C{hx + 40} {cy + 22} {hx - 40} {cy + 22} {hx - 72} {cy + 10}Z",
        GOLD,
        d,
        8,
    )
    if s == "S":
        b += p(
            f"M{hx - 60} {cy - 30}C{hx - 58} {cy - 74} {hx - 22} {cy - 84} {hx - 10} {cy - 62}L{hx - 10} {cy - 24}ZM{hx + 60} {cy - 30}C{hx + 58} {cy - 74} {hx + 22} {cy - 84} {hx + 10} {cy - 62}L{hx + 10} {cy - 24}Z",
            cloth,
            d,
            5,
        )
        b += c(hx, cy - 102, 14, GOLD, d, 7)
    balls = {
        "E": ((-92, -86), (0, -108), (92, -86)),
        "H": ((-90, -74), (-32, -98), (32, -98), (90, -74)),
        "G": (),
        "S": (),
    }[s]
    for x, y in balls:
        b += c(hx + x, cy + y, 12, l if s != "H" else "#FFFBF0", d, 6)
    b += p(f"M{hx - 74} {cy - 12}C{hx - 40} {cy} {hx + 40} {cy} {hx + 74} {cy - 12}", "none", d, 6)
    for x in (-40, 0, 40):
        b += c(hx + x, cy + 5 - abs(x) * 0.1, 6.5, m if s != "S" else cloth)
    # sceptre in the right hand, suit sign on the left knee
    b += p("M136 760L118 352", "none", d, 22) + p("M136 760L118 352", "none", GOLD, 9)
    b += c(117, 336, 22, GOLD, d, 7)
    b += limb("M196 470C160 500 146 540 136 596", 58, m, d, 8) + hand(129, 610, q)
    b += limb("M364 470C398 500 416 556 420 600", 58, m, d, 8)
    b += p("M168 560C148 556 128 558 112 566", "none", fur, 16) + p(
        "M392 566C412 558 432 556 448 562", "none", fur, 16
    )
    b += sign(s, 428, 508, 150, o=6) + hand(424, 600, q) + "</g>"
    return svg(b + index(s, "K"))


def weapon(s, q):
    """What the Ober holds, upright at x=0 from y=0 (top) down to 560."""
    d = q["dark"]
    steel = "#DDE3E6"
    shaft = p("M0 60L0 560", "none", d, 20) + p("M0 60L0 560", "none", "#B98A52", 8)
    if s == "E":  # axe
        return (
            shaft
            + p("M-8 30L8 30L8 120L-8 120Z", "#B98A52", d, 6)
            + p("M6 40C40 30 62 34 72 22C84 60 80 96 66 124C54 108 36 106 6 104Z", steel, d, 7)
        )
    if s == "G":  # rake of the mowers
        return (
            shaft
            + p("M-62 44L62 44L62 64L-62 64Z", "#B98A52", d, 6)
            + "".join(p(f"M{x} 40L{x} 10", "none", d, 12) for x in (-50, -25, 0, 25, 50))
        )
    if s == "H":  # banner lance
        return (
            shaft
            + p("M-14 58L0 0L14 58Z", steel, d, 6)
            + p(
                "M-6 74C-40 60 -50 92 -84 78L-78 160C-50 172 -40 146 -6 160Z", PAL["H"]["mid"], d, 7
            )
        )
    # Saltner's halberd
    return (
        shaft
        + p("M-12 80L0 -30L12 80Z", steel, d, 6)
        + p("M8 64C44 56 54 40 62 36C70 66 66 92 54 118C44 104 30 100 8 100Z", steel, d, 6)
        + p("M-8 70L-44 62L-40 96L-8 96Z", steel, d, 6)
    )


def ober(s):
    q = PAL[s]
    d, m, l = q["dark"], q["mid"], q["light"]
    hair, cloth = HAIR[s], CLOTH[s]
    if s == "G":
        hair = "#8A5A2C"
    b = frame(q) + peaks(q) + meadow(q)
    b += g(138, 318, 1.0, weapon(s, q))
    # cape
    b += p(
        "M206 430C160 520 158 640 172 736C232 764 310 764 372 736C380 640 372 520 330 430Z",
        cloth,
        d,
        8,
    )
    # legs
    for x0, x1, t in ((226, 210, -1), (306, 328, 1)):
        b += limb(f"M{x0} 660L{x1} 770", 62, d if s != "S" else d, d, 6)
        b += limb(f"M{x1} 764L{x1 + t * 2} 856", 44, "#FFFBF0", d, 7)
        b += p(f"M{x1 - 26} 776L{x1 + 26} 776", "none", m if s != "S" else m, 14)
        b += p(
            f"M{x1 - t * 22} 850L{x1 + t * 22} 850C{x1 + t * 50} 858 {x1 + t * 64} 872 {x1 + t * 62} 886L{x1 - t * 26} 886Z",
            d,
            d,
            6,
        )
    # tunic
    b += p(
        "M268 402C226 402 204 416 198 450C206 500 220 530 214 560C190 600 180 650 172 690C200 706 226 690 240 702C258 710 276 696 290 704C312 710 336 696 364 690C356 640 344 600 322 560C316 530 330 500 338 450C332 416 310 402 268 402Z",
        m,
        d,
        8,
    )
    b += p("M268 420L268 548", "none", d, 6)
    for y in (446, 482, 518):
        b += c(268, y, 8.5, GOLD, d, 5)
    b += p("M228 432L236 540M308 432L300 540", "none", l, 10)
    b += p(
        "M222 596C210 630 204 660 202 682M314 596C326 630 332 660 334 680M268 600L268 690",
        "none",
        d,
        6,
    )
    b += p("M208 546C240 560 296 560 328 546L330 580C296 594 240 594 206 580Z", d, d, 4) + p(
        "M252 552L284 552L284 588L252 588Z", GOLD, d, 5
    )
    # collar
    b += p("M214 424C232 458 304 458 322 424C316 404 220 404 214 424Z", "#FFFBF0", d, 7)
    # arm with the weapon
    b += limb("M214 446C176 476 152 520 144 566", 54, m, d, 8) + hand(139, 582, q)
    b += p("M122 546C138 552 156 556 170 556", "none", l, 14)
    # head
    hx, hy = 266, 322
    b += p(
        f"M{hx - 66} {hy - 24}C{hx - 88} {hy + 30} {hx - 80} {hy + 66} {hx - 58} {hy + 76}L{hx + 58} {hy + 76}C{hx + 80} {hy + 66} {hx + 88} {hy + 30} {hx + 66} {hy - 24}Z",
        hair,
        d,
        7,
    )
    b += face(hx, hy, q)
    mou = {
        "E": f"M{hx} {hy + 30}C{hx - 18} {hy + 24} {hx - 44} {hy + 28} {hx - 64} {hy + 10}C{hx - 66} {hy + 40} {hx - 34} {hy + 56} {hx} {hy + 44}C{hx + 34} {hy + 56} {hx + 66} {hy + 40} {hx + 64} {hy + 10}C{hx + 44} {hy + 28} {hx + 18} {hy + 24} {hx} {hy + 30}Z",
        "G": f"M{hx} {hy + 30}C{hx - 18} {hy + 24} {hx - 38} {hy + 30} {hx - 48} {hy + 62}C{hx - 30} {hy + 60} {hx - 12} {hy + 52} {hx} {hy + 44}C{hx + 12} {hy + 52} {hx + 30} {hy + 60} {hx + 48} {hy + 62}C{hx + 38} {hy + 30} {hx + 18} {hy + 24} {hx} {hy + 30}Z",
        "H": f"M{hx} {hy + 31}C{hx - 16} {hy + 25} {hx - 34} {hy + 38} {hx - 56} {hy + 26}C{hx - 46} {hy + 50} {hx - 20} {hy + 52} {hx} {hy + 42}C{hx + 20} {hy + 52} {hx + 46} {hy + 50} {hx + 56} {hy + 26}C{hx + 34} {hy + 38} {hx + 16} {hy + 25} {hx} {hy + 31}Z",
        "S": f"M{hx} {hy + 30}C{hx - 20} {hy + 24} {hx - 42} {hy + 34} {hx - 44} {hy + 46}C{hx - 28} {hy + 54} {hx - 12} {hy + 50} {hx} {hy + 44}C{hx + 12} {hy + 50} {hx + 28} {hy + 54} {hx + 44} {hy + 46}C{hx + 42} {hy + 34} {hx + 20} {hy + 24} {hx} {hy + 30}Z",
    }[s]
    b += p(mou, hair, d, 6)
    if s in "H":
        b += p(f"M{hx - 14} {hy + 56}L{hx + 14} {hy + 56}L{hx} {hy + 92}Z", hair, d, 6)
    # hat
    y = hy - 34
    if s == "E":  # felt hat with a Gamsbart
        b += p(
            f"M{hx + 44} {y - 48}C{hx + 40} {y - 110} {hx + 58} {y - 140} {hx + 84} {y - 150}C{hx + 92} {y - 120} {hx + 84} {y - 80} {hx + 58} {y - 44}Z",
            "#8A6A46",
            d,
            6,
        )
        b += p(
            f"M{hx - 62} {y + 2}C{hx - 60} {y - 74} {hx - 38} {y - 96} {hx - 4} {y - 84}C{hx + 30} {y - 98} {hx + 56} {y - 74} {hx + 60} {y + 2}Z",
            CLOTH["E"],
            d,
            8,
        )
        b += p(
            f"M{hx - 62} {y - 24}C{hx - 30} {y - 12} {hx + 30} {y - 12} {hx + 61} {y - 24}L{hx + 62} {y + 4}L{hx - 62} {y + 4}Z",
            m,
            d,
            6,
        )
        b += p(
            f"M{hx - 104} {y + 2}C{hx - 70} {y - 12} {hx + 70} {y - 12} {hx + 104} {y + 2}C{hx + 80} {y + 26} {hx - 80} {y + 26} {hx - 104} {y + 2}Z",
            CLOTH["E"],
            d,
            8,
        )
    elif s == "G":  # straw hat with a flower
        b += p(
            f"M{hx - 58} {y}C{hx - 56} {y - 66} {hx - 30} {y - 76} {hx} {y - 76}C{hx + 30} {y - 76} {hx + 56} {y - 66} {hx + 58} {y}Z",
            "#E8CB84",
            d,
            8,
        )
        b += p(
            f"M{hx - 60} {y - 26}C{hx - 30} {y - 14} {hx + 30} {y - 14} {hx + 60} {y - 26}L{hx + 60} {y + 2}L{hx - 60} {y + 2}Z",
            m,
            d,
            6,
        )
        b += p(
            f"M{hx - 124} {y + 4}C{hx - 80} {y - 18} {hx + 80} {y - 18} {hx + 124} {y + 4}C{hx + 84} {y + 30} {hx - 84} {y + 30} {hx - 124} {y + 4}Z",
            "#E8CB84",
            d,
            8,
        )
        b += g(hx - 50, y - 22, 0.55, edelweiss(edge=d))
    elif s == "H":  # beret with a plume
        b += p(
            f"M{hx - 40} {y - 60}C{hx - 80} {y - 120} {hx - 120} {y - 110} {hx - 118} {y - 60}C{hx - 90} {y - 80} {hx - 70} {y - 60} {hx - 44} {y - 36}Z",
            "#FFFBF0",
            d,
            7,
        )
        b += p(
            f"M{hx - 88} {y - 2}C{hx - 104} {y - 66} {hx - 40} {y - 84} {hx + 10} {y - 80}C{hx + 70} {y - 76} {hx + 98} {y - 40} {hx + 86} {y - 2}C{hx + 50} {y + 16} {hx - 50} {y + 16} {hx - 88} {y - 2}Z",
            m,
            d,
            8,
        )
        b += p(
            f"M{hx - 72} {y + 2}C{hx - 40} {y + 18} {hx + 40} {y + 18} {hx + 72} {y + 2}",
            "none",
            d,
            18,
        )
        b += c(hx - 52, y - 38, 13, GOLD, d, 6)
    else:  # the Saltner's hat of feathers
        for a, col in ((-48, m), (48, m), (-26, "#FFFBF0"), (26, "#FFFBF0"), (0, PAL["H"]["mid"])):
            b += (
                f'<g transform="rotate({a} {hx} {y})">'
                + p(
                    f"M{hx - 16} {y - 30}C{hx - 30} {y - 90} {hx - 16} {y - 116} {hx} {y - 124}C{hx + 16} {y - 116} {hx + 30} {y - 90} {hx + 16} {y - 30}Z",
                    col,
                    d,
                    6,
                )
                + "</g>"
            )
        b += p(
            f"M{hx - 66} {y + 4}C{hx - 66} {y - 40} {hx - 40} {y - 52} {hx} {y - 52}C{hx + 40} {y - 52} {hx + 66} {y - 40} {hx + 66} {y + 4}Z",
            cloth,
            d,
            8,
        )
        b += p(
            f"M{hx - 98} {y + 2}C{hx - 60} {y - 10} {hx + 60} {y - 10} {hx + 98} {y + 2}C{hx + 70} {y + 26} {hx - 70} {y + 26} {hx - 98} {y + 2}Z",
            cloth,
            d,
            8,
        )
    # raised arm and the sign, high
    b += limb("M322 448C366 440 398 408 410 340", 54, m, d, 8)
    b += p("M386 346C400 352 420 354 436 350", "none", l, 14)
    b += sign(s, 424, 190, 178, o=5) + hand(414, 306, q)
    return svg(b + index(s, "O"))


def unter(s):
    q = PAL[s]
    d, m, l = q["dark"], q["mid"], q["light"]
    hair, cloth = HAIR[s], CLOTH[s]
    if s == "G":
        hair = "#C98B3E"
    if s == "S":
        hair = "#7A4A28"
    b = frame(q) + peaks(q, True) + meadow(q)
    # what the free hand holds, at the right
    if s == "E":  # walking stick
        b += p("M402 880L402 480C402 436 452 436 452 480", "none", d, 24) + p(
            "M402 880L402 480C402 436 452 436 452 480", "none", "#B98A52", 10
        )
    elif s == "G":  # hay fork
        b += p("M404 880L404 400", "none", d, 22) + p("M404 880L404 400", "none", "#B98A52", 9)
        b += p("M368 320L368 380C368 410 440 410 440 380L440 320M404 404L404 320", "none", d, 14)
    elif s == "H":  # flute player's staff with ribbon
        b += p("M402 880L402 380", "none", d, 22) + p("M402 880L402 380", "none", "#B98A52", 9)
        b += p(
            "M402 396C434 386 454 410 490 396L478 430L492 460C454 474 434 446 402 458Z",
            PAL["G"]["mid"],
            d,
            6,
        ) + c(402, 370, 16, GOLD, d, 6)
    else:  # jester's marotte
        b += p("M402 800L402 440", "none", d, 22) + p("M402 800L402 440", "none", "#B98A52", 9)
    # legs, one of each cloth
    a, e = (m, cloth)
    b += limb("M262 650L244 846", 56, a, d, 7) + limb("M316 650L330 846", 56, e, d, 7)
    b += p("M218 842L272 842L272 886L170 886C170 868 196 856 218 842Z", d, d, 6) + p(
        "M304 842L358 842C378 856 402 868 402 886L304 886Z", d, d, 6
    )
    b += p("M214 806L274 812M302 811L360 807", "none", l, 14)
    # tunic: short, halved
    left = "M290 440C246 440 226 454 220 490C228 530 238 556 234 588C216 620 208 650 202 676L228 704L254 680L290 706Z"
    right = "M290 440C334 440 354 454 360 490C352 530 342 556 346 588C364 620 372 650 378 676L352 704L326 680L290 706Z"
    b += p(left, e, d, 8) + p(right, a, d, 8)
    b += p("M230 578C262 592 318 592 350 578L352 606C318 620 262 620 228 606Z", d, d, 4) + c(
        290, 600, 15, GOLD, d, 5
    )
    for y in (496, 532, 566):
        b += c(290, y, 7, GOLD, d, 4)
    b += p("M238 462C256 494 324 494 342 462C336 440 244 440 238 462Z", l, d, 7)
    # free arm, right
    b += limb("M344 484C376 500 394 530 398 572", 50, a, d, 8) + hand(402, 588, q, 24)
    b += p("M378 556C392 552 408 550 422 552", "none", l, 13)
    # arm with the sign, low
    b += limb("M236 486C196 520 170 570 160 622", 50, e, d, 8)
    b += p("M136 600C150 606 168 610 184 608", "none", l, 13)
    b += sign(s, 138, 752, 178, o=5) + hand(152, 644, q, 24)
    # head, beardless
    hx, hy = 290, 362
    b += p(
        f"M{hx - 64} {hy - 40}C{hx - 98} {hy + 10} {hx - 92} {hy + 66} {hx - 74} {hy + 82}C{hx - 60} {hy + 86} {hx - 50} {hy + 76} {hx - 44} {hy + 62}L{hx + 44} {hy + 62}C{hx + 50} {hy + 76} {hx + 60} {hy + 86} {hx + 74} {hy + 82}C{hx + 92} {hy + 66} {hx + 98} {hy + 10} {hx + 64} {hy - 40}Z",
        hair,
        d,
        7,
    )
    b += face(hx, hy, q, smile=16, r=64)
    b += p(
        f"M{hx - 62} {hy - 14}C{hx - 50} {hy - 44} {hx - 20} {hy - 40} {hx} {hy - 44}C{hx + 20} {hy - 40} {hx + 50} {hy - 44} {hx + 62} {hy - 14}C{hx + 60} {hy - 66} {hx - 60} {hy - 66} {hx - 62} {hy - 14}Z",
        hair,
        d,
        6,
    )
    y = hy - 42
    if s == "E":  # cap with a falling tip
        b += p(
            f"M{hx - 72} {y + 8}C{hx - 70} {y - 70} {hx - 10} {y - 120} {hx + 64} {y - 104}C{hx + 110} {y - 92} {hx + 128} {y - 40} {hx + 118} {y + 6}C{hx + 100} {y - 40} {hx + 84} {y - 44} {hx + 64} {y - 42}C{hx + 72} {y - 26} {hx + 74} {y - 6} {hx + 72} {y + 8}Z",
            cloth,
            d,
            8,
        )
        b += p(
            f"M{hx - 76} {y + 4}C{hx - 40} {y - 10} {hx + 40} {y - 10} {hx + 76} {y + 4}L{hx + 74} {y + 24}C{hx + 40} {y + 8} {hx - 40} {y + 8} {hx - 74} {y + 24}Z",
            l,
            d,
            7,
        )
        b += c(hx + 117, y + 18, 17, l, d, 7)
    elif s == "G":  # small felt cap with a feather
        b += p(
            f"M{hx - 30} {y - 30}C{hx - 70} {y - 100} {hx - 120} {y - 96} {hx - 136} {y - 76}C{hx - 100} {y - 76} {hx - 76} {y - 40} {hx - 44} {y - 12}Z",
            PAL["H"]["mid"],
            d,
            7,
        )
        b += p(
            f"M{hx - 74} {y + 12}C{hx - 76} {y - 48} {hx - 30} {y - 74} {hx + 10} {y - 70}C{hx + 50} {y - 66} {hx + 74} {y - 40} {hx + 74} {y + 12}Z",
            m,
            d,
            8,
        )
        b += p(
            f"M{hx - 80} {y + 8}C{hx - 40} {y - 8} {hx + 40} {y - 8} {hx + 80} {y + 8}L{hx + 76} {y + 28}C{hx + 40} {y + 12} {hx - 40} {y + 12} {hx - 76} {y + 28}Z",
            d,
            d,
            5,
        )
    elif s == "H":  # flat beret, aslant
        b += p(
            f"M{hx - 86} {y + 16}C{hx - 110} {y - 30} {hx - 50} {y - 74} {hx + 20} {y - 72}C{hx + 90} {y - 68} {hx + 120} {y - 34} {hx + 90} {y - 2}C{hx + 40} {y - 8} {hx - 30} {y - 4} {hx - 86} {y + 16}Z",
            m,
            d,
            8,
        )
        b += p(
            f"M{hx - 80} {y + 14}C{hx - 30} {y - 6} {hx + 40} {y - 8} {hx + 86} {y}", "none", d, 16
        )
        b += c(hx + 24, y - 74, 10, d)
    else:  # cap of the fool, with bells
        b += p(
            f"M{hx - 72} {y + 14}C{hx - 80} {y - 40} {hx - 120} {y - 60} {hx - 150} {y - 20}C{hx - 150} {y - 90} {hx - 60} {y - 120} {hx} {y - 60}L{hx} {y + 10}Z",
            m,
            d,
            8,
        )
        b += p(
            f"M{hx + 72} {y + 14}C{hx + 80} {y - 40} {hx + 120} {y - 60} {hx + 150} {y - 20}C{hx + 150} {y - 90} {hx + 60} {y - 120} {hx} {y - 60}L{hx} {y + 10}Z",
            cloth,
            d,
            8,
        )
        b += p(
            f"M{hx - 76} {y + 10}C{hx - 40} {y - 8} {hx + 40} {y - 8} {hx + 76} {y + 10}L{hx + 72} {y + 30}C{hx + 40} {y + 12} {hx - 40} {y + 12} {hx - 72} {y + 30}Z",
            d,
            d,
            5,
        )
        for x in (-150, 150):
            b += c(hx + x, y - 4, 19, l, d, 7) + p(
                f"M{hx + x - 8} {y - 2}L{hx + x + 8} {y - 2}", "none", d, 5
            )
        b += g(402, 416, 0.5, bell(q, 14, False))
        b += p("M382 452L422 452", "none", d, 14)
    return svg(b + index(s, "U"))

"""What is seen outside: the day's sky and peaks, the night behind the window."""

from assets.draw.palette import CREAM
from assets.draw.shapes import circle, faded, group, inside, path, rect

SKY = ("#8FC3E0", "#E9F3EE")
ROCK, ROCK_SHADE, SNOW, SNOW_SHADE = "#A9C0CB", "#93AEBC", "#FFFDF6", "#E3EBEE"
FAR, NEAR = "#86A57E", "#6F9368"

PEAKS = (
    (52, 62), (140, 28), (236, 58), (336, 66), (428, 44), (520, 72), (604, 50), (704, 26),
    (796, 64), (890, 40), (984, 58), (1080, 48),
)  # fmt: skip
"""Tops of the mountains on a panorama whose meadow begins at y = 112."""
VALLEYS = (
    (-30, 122), (92, 92), (196, 96), (288, 106), (388, 100), (478, 98), (562, 102), (650, 96),
    (752, 92), (846, 100), (938, 98), (1032, 96), (1140, 120),
)  # fmt: skip
FOOT = 170
"""Where the mountains end, behind the meadow."""
SPRUCES = ((31, 1.0), (43, 0.8), (312, 0.9), (323, 1.1), (336, 0.8), (468, 1.0), (560, 0.8),
    (572, 1.1), (760, 0.9), (772, 0.7), (930, 1.1), (943, 0.9))  # fmt: skip


def _mountain(
    top: tuple[float, float], left: tuple[float, float], right: tuple[float, float]
) -> str:
    """One mountain, its right flank in shade, with a cap of snow."""
    x, y = top
    down = (left[1] - y) / (x - left[0])
    fall = (right[1] - y) / (right[0] - x)
    west, east = x - (FOOT - y) / down, x + (FOOT - y) / fall
    ridge = f"L{x + 5} {y + 16}L{x - 4} {y + 30}L{x + 7} {y + 50}L{x + 1} {FOOT}"
    body = path(f"M{west:.1f} {FOOT}L{x} {y}L{east:.1f} {FOOT}Z", ROCK)
    body += path(f"M{x} {y}{ridge}H{east:.1f}Z", ROCK_SHADE)
    a, b = 13.0, 13.0
    cap = (
        f"M{x} {y}L{x - a} {y + a * down:.1f}L{x - 7} {y + a * down - 4:.1f}L{x - 3} {y + 19}"
        f"L{x + 2} {y + 13}L{x + 6} {y + 17}L{x + b} {y + b * fall:.1f}Z"
    )
    shade = (
        f"M{x} {y}L{x + 5} {y + 16}L{x + 2} {y + 13}L{x + 6} {y + 17}L{x + b} {y + b * fall:.1f}Z"
    )
    return body + path(cap, SNOW) + path(shade, SNOW_SHADE)


def peaks() -> str:
    """Mountains and meadows over x 0 to 1060, down to y = 150."""
    body = "".join(
        _mountain(top, VALLEYS[place], VALLEYS[place + 1])
        for place, top in reversed(list(enumerate(PEAKS)))
    )
    far = "M0 128C60 104 110 124 170 116C240 106 300 128 390 112C470 102 560 126 640 116"
    body += path(f"{far}C720 106 800 128 880 114C950 104 1020 122 1060 116V160H0Z", FAR)
    for x, size in SPRUCES:
        body += group(path("M0 -13L6 4H-6Z", "#5F8561"), x, 117, size)
    near = "M0 140C90 124 200 142 390 128C500 122 600 142 740 130C860 122 960 142 1060 130"
    return body + path(f"{near}V160H0Z", NEAR)


def day(width: float, height: float, sun: tuple[float, float] = (164, 52)) -> str:
    """The day's sky with sun, peaks and meadow over (0, 0, width, height)."""
    stops = "".join(f'<stop offset="{at}" stop-color="{SKY[at]}"/>' for at in (0, 1))
    body = f'<defs><linearGradient id="sky" x1="0" y1="0" x2="0" y2="1">{stops}</linearGradient>'
    body += "</defs>" + rect(0, 0, width, height, "url(#sky)")
    body += faded(circle(*sun, 25, "#FFF3C4"), 0.35) + circle(*sun, 17, "#FFF3C4")
    tall = height / 150
    wide = max(1.0, tall * 0.62, width / 1050)
    body += f'<g transform="scale({wide:.4f} {tall:.4f})">{peaks()}</g>'
    return inside(f"M0 0H{width}V{height}H0Z", body)


def railing(width: float, top: float, bottom: float) -> str:
    """The terrace's wooden railing, its upper bar at `top`, its foot at `bottom`."""
    body = ""
    for place in range(int(width / 46) + 2):
        x = place * 46 - 30
        body += rect(x, top, 9, bottom - top, "#B98350")
        body += rect(x + 6, top, 3, bottom - top, "#96683A")
    for y, high in ((bottom - 9, 9), (top - 2, 10)):
        body += rect(-4, y, width + 8, high, "#A9753F") + rect(-4, y, width + 8, 2.2, "#C9945A")
    return body + rect(-4, bottom, width + 8, 7, "#7A4A16", more='fill-opacity=".18"')


def window() -> str:
    """The window of the night: 160 x 106 units with mountains, moon and a lit hut."""
    glass = "M8 0H152A8 8 0 0 1 160 8V98A8 8 0 0 1 152 106H8A8 8 0 0 1 0 98V8A8 8 0 0 1 8 0Z"
    view = rect(0, 0, 160, 106, "#1B2A45") + rect(0, 48, 160, 58, "#26385A")
    view += path("M122 17A11.6 11.6 0 1 0 129.6 32A10.4 10.4 0 0 1 122 17Z", "#F6E7BE")
    for x, y, r in (
        (16, 15, 1.3), (28, 28, 1.0), (70, 12, 1.4), (88, 23, 1.1), (146, 15, 1.3), (99, 10, 1.2),
        (142, 42, 1.1), (13, 40, 1.2), (36, 36, 0.8), (46, 22, 0.8), (104, 34, 0.9),
    ):  # fmt: skip
        view += circle(x, y, r, "#F6E7BE")
    hills = path("M-6 112L26 72L44 88L74 40L118 88L160 62L206 108V140H-6Z", "#3E527A")
    hills += path(
        "M74 40L80 60L72 76L84 140H132L118 88ZM160 62L164 78L158 92L168 140H206V108Z", "#344769"
    )
    hills += path(
        "M74 40L92 60L83 65L76 59L68 64L61 60ZM26 72L35 80L27 83L18 82Z"
        "M160 62L171 73L162 76L149 71Z",
        "#D9E2F0",
    )
    hills += path("M-6 124C40 100 90 122 206 104V140H-6Z", "#1A2B33")
    hills += path("M52 113L52 102L62 94L72 102L72 113Z", "#3B2416")
    hills += path("M47 104L62 92L77 104", "none", "#5A3A22", 3)
    hills += rect(57, 103, 8, 6.5, "#FFCF6B")
    body = inside(glass, view + f'<g transform="scale(.8 .757)">{hills}</g>')
    body += rect(-5, -5, 170, 116, "none", 10, "#6A4326", 10)
    body += rect(0, 0, 160, 106, "none", 7, "#3B2416", 2)
    body += path("M80 0V106M0 44.5H160", "none", "#3B2416", 7.6).replace("round", "butt")
    body += path("M80 0V106M0 44.5H160", "none", "#6A4326", 5.6).replace("round", "butt")
    body += rect(-16, 110, 192, 11, "#8A5C34", 3) + rect(-16, 110, 192, 3, "#A0703F", 1.5)
    return body


def lamp(cord: float) -> str:
    """The red lamp about (0, 0), its cord `cord` units long upwards; light is not in it."""
    body = path(f"M0 -{cord}V-2", "none", "#120A05", 2.5)
    body += path("M-9 -4H9V8H-9Z", "#B9801C") + path("M3 -4H9V8H3Z", "#96650F")
    shade = (
        "M-11 6H11C18 22 34 34 46 42C48 46 46 48 42 48"
        "H-42C-46 48 -48 46 -46 42C-34 34 -18 22 -11 6Z"
    )
    body += path(shade, "#A52A2C") + inside(
        shade, path("M3 0H60V60H14C20 36 10 20 3 6Z", "#7E1D22")
    )
    body += path("M-15 18C-20 28 -28 34 -34 38", "none", "#C8524A", 3)
    return (
        body + f'<ellipse cx="0" cy="48" rx="34" ry="6" fill="#FFE3A1"/>{circle(0, 47, 5, CREAM)}'
    )

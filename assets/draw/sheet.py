"""The torn-off sheet on which the score is written, with its shadow."""

from assets.draw.shapes import blurred, document, inside, path

WIDTH, HEIGHT = 104, 72
MARGIN = 12
PAPER, LINE, EDGE = "#FBF4E2", "#D9DCD3", "#E6DBC2"


def _outline() -> str:
    """The sheet with its upper edge torn: small uneven teeth."""
    steps = (0.0, 0.9, 0.2, 1.1, 0.4, 0.8, 0.1, 1.0, 0.5, 0.2, 0.9, 0.3, 1.1)
    top = "".join(
        f"L{3 + place * 98 / 25:.2f} {0.2 + steps[place * 5 % 13]:.2f}" for place in range(26)
    )
    right = "L102.4 1.2C103.4 1.2 103.2 2 103.2 3L103.6 69C103.6 70.6 103 71.2 101.4 71.2"
    return f"M1.5 3.4L1.8 1.4{top}{right}L3 71.6C1.4 71.6 0.6 70.8 0.7 69.4Z"


def score_sheet() -> str:
    """104 x 72 units of ruled paper in the middle of 128 x 96, as SVG."""
    shape = _outline()
    shadow = f'<path d="{shape}" transform="translate(0 {{}})" fill="#000" fill-opacity=".3"/>'
    rules = "".join(
        path(f"M0 {y}C30 {y - 0.3} 70 {y + 0.3} 104 {y}", "none", LINE, 0.9)
        for y in (17, 30.5, 44, 57.5)
    )
    body = blurred(shadow.format(5), 5) + blurred(shadow.format(1), 0.8)
    body += path(shape, PAPER) + inside(shape, rules) + path(shape, "none", EDGE, 0.5)
    return document(body, WIDTH + 2 * MARGIN, HEIGHT + 2 * MARGIN, -MARGIN, -MARGIN)

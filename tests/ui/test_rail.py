"""The rail round the cloth."""

from watten_app.ui.geometry import Rect
from watten_app.ui.table.rail import frame


def test_no_piece_of_the_rail_has_an_edge_without_a_border_beside_one_with() -> None:
    # Flutter draws a hair along such an edge, right across felt and rail
    pieces = frame(Rect(10.3, 20.7, 350.4, 330.9), 7.0, "#7A4F2B", 24.0)
    rings = [one for piece in pieces if piece.content for one in piece.content.controls]
    assert len(rings) == 4
    for ring in rings:
        border = ring.border
        assert border.top == border.right == border.bottom == border.left


def test_the_sides_of_the_rail_reach_into_its_corners() -> None:
    rect, radius = Rect(10.0, 20.0, 350.0, 330.0), 24.0
    bars = [piece for piece in frame(rect, 7.0, "#7A4F2B", radius) if not piece.content]
    assert all(
        bar.width > rect.width - 2 * radius or bar.height > rect.height - 2 * radius for bar in bars
    )

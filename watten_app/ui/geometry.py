"""Rectangles, in logical pixels."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Rect:
    """A rectangle by its left upper corner and size."""

    left: float
    top: float
    width: float
    height: float

    @property
    def right(self) -> float:
        """The right edge."""
        return self.left + self.width

    @property
    def bottom(self) -> float:
        """The lower edge."""
        return self.top + self.height

    @property
    def middle(self) -> tuple[float, float]:
        """The middle point."""
        return self.left + self.width / 2, self.top + self.height / 2

    def overlaps(self, other: "Rect") -> bool:
        """Whether the two share more than an edge (half a pixel is forgiven)."""
        return (
            self.left < other.right - 0.5
            and other.left < self.right - 0.5
            and self.top < other.bottom - 0.5
            and other.top < self.bottom - 0.5
        )

    def holds(self, other: "Rect") -> bool:
        """Whether the other lies wholly inside (half a pixel is forgiven)."""
        return (
            self.left <= other.left + 0.5
            and self.top <= other.top + 0.5
            and self.right >= other.right - 0.5
            and self.bottom >= other.bottom - 0.5
        )

    def inset(self, by: float) -> "Rect":
        """The rectangle smaller by so much at each edge."""
        return Rect(self.left + by, self.top + by, self.width - 2 * by, self.height - 2 * by)

    def mirrored(self, width: float) -> "Rect":
        """The rectangle seen in a mirror `width` wide."""
        return Rect(width - self.right, self.top, self.width, self.height)


def around(x: float, y: float, width: float, height: float) -> Rect:
    """The rectangle of this size with its middle at (x, y)."""
    return Rect(x - width / 2, y - height / 2, width, height)


def row(room: Rect, shares: tuple[float, ...], gap: float) -> tuple[Rect, ...]:
    """`room` parted into columns by shares, with gaps between."""
    total = sum(shares)
    free = room.width - gap * (len(shares) - 1)
    rects, left = [], room.left
    for share in shares:
        width = free * share / total
        rects.append(Rect(left, room.top, width, room.height))
        left += width + gap
    return tuple(rects)

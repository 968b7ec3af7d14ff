"""The font files that are shipped: family, weight, file. One table for all who need it."""

from dataclasses import dataclass
from pathlib import Path

HERE = Path(__file__).parent

DISPLAY = "Vollkorn"
TEXT = "WattenText"


@dataclass(frozen=True, slots=True)
class Face:
    """One shipped font file: `family` and `weight` are what a style asks for."""

    family: str
    weight: int
    style: str
    file: str

    @property
    def path(self) -> Path:
        """The WOFF2 file in this directory."""
        return HERE / self.file


FACES = (
    Face(DISPLAY, 700, "Bold", "Vollkorn-700.woff2"),
    Face(DISPLAY, 900, "Black", "Vollkorn-900.woff2"),
    Face(TEXT, 400, "Regular", "WattenText-400.woff2"),
    Face(TEXT, 500, "Medium", "WattenText-500.woff2"),
    Face(TEXT, 700, "Bold", "WattenText-700.woff2"),
)

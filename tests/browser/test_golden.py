"""What the picture tests take for the same, what for different, and what for cut off."""

import io
from random import Random

import pytest
from PIL import Image, ImageDraw

from tests.browser.gallery.golden import TOLERANCE, difference, pressed
from tests.browser.gallery.letters import cut, lines_of
from tests.browser.gallery.measured import Drawn

SIZE = (390, 844)
FELT, PAPER, INK = "#2B4A3D", "#F7EEDB", "#2A1B10"


def shot(
    *,
    left: int = 40,
    ink: str = INK,
    paper: str = PAPER,
    noise: int = 0,
    words: str = "Du bist dran",
) -> bytes:
    """A screenshot of a tile with words on a felt."""
    picture = Image.new("RGB", SIZE, FELT)
    draw = ImageDraw.Draw(picture)
    draw.rounded_rectangle((left, 300, left + 200, 360), 14, fill=paper)
    draw.text((left + 20, 312), words, fill=ink, font_size=24)
    chance = Random(1)
    for _ in range(noise):
        x, y = chance.randrange(SIZE[0]), chance.randrange(SIZE[1])
        picture.putpixel((x, y), tuple(min(255, band + 24) for band in picture.getpixel((x, y))))
    kept = io.BytesIO()
    picture.save(kept, "PNG")
    return kept.getvalue()


def golden() -> Image.Image:
    """The tile as it hangs in the repository."""
    return pressed(shot())


@pytest.mark.parametrize("noise", [0, 4000])
def test_the_same_with_other_edges_is_the_same(noise: int) -> None:
    assert difference(golden(), pressed(shot(noise=noise))) <= TOLERANCE


@pytest.mark.parametrize(
    "changed",
    [{"left": 46}, {"ink": "#A52A2C"}, {"paper": "#F0B94F"}, {"words": "Du bist dann"}],
)
def test_what_has_moved_or_has_another_colour_or_word_is_different(changed: dict[str, str]) -> None:
    assert difference(golden(), pressed(shot(**changed))) > TOLERANCE


def test_another_size_is_different() -> None:
    assert difference(golden().crop((0, 0, 100, 100)), pressed(shot())) == 1.0


def words(what: str, width: float, height: float, lines: int = 0) -> Drawn:
    """A text as it was drawn."""
    return Drawn(what, width, height, "WattenText", 15.0, 400, 1.3, lines)


def test_a_text_with_room_is_whole() -> None:
    assert not cut(words("Du bist dran", 90, 19.5))
    assert not cut(words("Die offene Partie wird damit aufgegeben.", 150, 39))


@pytest.mark.parametrize(
    ("width", "height", "lines", "fault"),
    [(60, 19.5, 1, "room for 1"), (60, 19.5, 0, "need 39 px"), (24, 80, 0, "broken or cut")],
)
def test_a_text_without_room_is_told(width: int, height: float, lines: int, fault: str) -> None:
    assert fault in cut(words("Du bist dran", width, height, lines))


def test_lines_are_broken_between_words() -> None:
    assert lines_of(words("Du bist\ndran", 200, 39)) == 2
    assert lines_of(words("Du bist dran", 60, 39)) == 2

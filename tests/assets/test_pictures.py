"""Every picture that screens ask for is drawn, in its size, the same each time."""

from io import BytesIO
from math import hypot

import pytest
from fontTools.pens.boundsPen import BoundsPen
from fontTools.svgLib.path import parse_path
from PIL import Image, ImageChops

from assets.draw.__main__ import main
from assets.draw.catalogue import Picture, face, pictures
from assets.draw.frame import FREE_X, FREE_Y, HEIGHT, PACK, SIX, WELI, WIDTH, index, panel
from assets.draw.frame import face as paper
from assets.draw.large import SEEN_X, large_card
from assets.draw.letters import outline
from assets.draw.render import image
from assets.draw.rooms import ROOMS, SHAPES, Shape

NAMED = {picture.name: picture for picture in pictures()}
SUITS = "EGHS"
COURTS = [suit + rank for suit in SUITS for rank in "KOU"]
BELONGINGS = {
    *(f"boards{form}/{part}-{time}" for part in ("table", "home")
      for time in ("night", "day") for form in ("", "-wide", "-tablet")),
    "boards/night", "boards/day", "boards-wide/night", "boards-wide/day",
    "cards/back", "shadow/card", "shadow/lifted", "ring", "glow", "pencil/tense", "home/cards",
    "splash/lamp",
    *(f"suits/{suit}{kind}" for suit in SUITS for kind in ("", "-on-dark")),
    *(f"fan/{count}" for count in range(1, 7)),
    *(f"pencil/{figure}{kind}" for figure in range(10) for kind in ("", "-old")),
}  # fmt: skip
SIZES = {
    **dict.fromkeys(("cards", "large"), (306, 546)),
    **dict.fromkeys(("cards-fine", "large-fine"), (408, 728)),
    **dict.fromkeys(("mini", "mini-large"), (88, 136)),
}


def opened(picture: Picture) -> Image.Image:
    return Image.open(BytesIO(picture.data()))


def corner(svg: str, *, lower: bool = False) -> Image.Image:
    """The free corner of a face, a quarter of its units as pixels."""
    drawn = image(svg, WIDTH // 4, HEIGHT // 4, 1)
    if lower:
        drawn = drawn.rotate(180)
    return drawn.crop((0, 0, FREE_X // 4, FREE_Y // 4))


def test_the_pack_is_the_forty_cards_with_the_weli() -> None:
    assert len(PACK) == len(set(PACK)) == 40
    assert WELI in PACK


@pytest.mark.parametrize("folder", SIZES)
def test_every_card_has_its_face_in_every_set(folder: str) -> None:
    for card in (*PACK, SIX):
        picture = NAMED[f"{folder}/{card}.webp"]
        assert (picture.width, picture.height) == SIZES[folder]


def test_every_small_card_can_be_out_and_asked() -> None:
    assert {
        f"mini{state}.webp".replace("@", card)
        for card in (*PACK, SIX)
        for state in ("/@-out", "/@-asked", "-large/@-out")
    } <= set(NAMED)


def test_everything_else_the_screens_name_is_there() -> None:
    assert {f"{name}.webp" for name in BELONGINGS} <= set(NAMED)


@pytest.mark.parametrize(
    "name",
    ["cards/HK.webp", "cards/back.webp", "large/S6.webp", "mini/E10-out.webp", "fan/4.webp"],
)
def test_a_file_has_the_pixels_it_promises(name: str) -> None:
    picture = NAMED[name]
    drawn = opened(picture)
    assert drawn.format == "WEBP"
    assert drawn.size == (picture.width, picture.height)
    assert drawn.convert("RGBA").getpixel((0, 0))[3] < 128


@pytest.mark.parametrize("name", ["cards/SU.webp", "boards/felt-night.webp", "icon/icon-192.png"])
def test_drawing_twice_gives_the_same_bytes(name: str) -> None:
    assert NAMED[name].data() == NAMED[name].data()


@pytest.mark.parametrize("card", PACK)
def test_no_picture_reaches_into_the_index(card: str) -> None:
    suit = card[0]
    pictured = card == WELI or card[1:] in "AKOU"
    bare = paper((panel(suit) if pictured else "") + index(card))
    assert not ImageChops.difference(corner(face(card)), corner(bare)).getbbox()


@pytest.mark.parametrize("card", [card for card in PACK if card not in COURTS])
def test_nor_into_the_opposite_one(card: str) -> None:
    pictured = card == WELI or card[1:] == "A"
    bare = paper((panel(card[0]) if pictured else "") + index(card))
    drawn = corner(face(card), lower=True)
    assert not ImageChops.difference(drawn, corner(bare, lower=True)).getbbox()


@pytest.mark.parametrize("card", COURTS)
def test_only_the_ground_lies_under_a_courts_opposite_index(card: str) -> None:
    drawn = corner(face(card), lower=True).convert("L")
    bare = corner(paper(panel(card[0]) + index(card)), lower=True).convert("L")
    outlined = ImageChops.subtract(bare, drawn).point(lambda value: 255 if value > 90 else 0)
    assert not outlined.getbbox()


@pytest.mark.parametrize("rank", ["A", "K", "O", "U", "W", "10", "9", "8", "7", "6", "5"])
def test_the_index_letter_stays_in_its_free_corner(rank: str) -> None:
    pen = BoundsPen(None)
    parse_path(outline(rank, 84, 50, 114, 104, 6 if rank == "10" else 0), pen)
    left, top, right, bottom = pen.bounds
    assert left >= 26
    assert right <= FREE_X + 4
    assert top >= 30
    assert bottom <= 200


@pytest.mark.parametrize("card", ["E10", "GK", "HO", "S6"])
def test_large_letter_and_sign_are_left_of_what_a_fan_hides(card: str) -> None:
    drawn = image(large_card(card), WIDTH // 4, HEIGHT // 4, 1).convert("RGB")
    hidden = drawn.crop((SEEN_X // 4 + 1, 12, WIDTH // 4 - 3, 160))
    for y in range(hidden.height):
        assert len(hidden.crop((0, y, hidden.width, y + 1)).getcolors()) == 1


def luminance(colour: tuple[int, ...]) -> float:
    """Relative luminance of WCAG."""
    parts = (value / 255 for value in colour[:3])
    red, green, blue = (
        part / 12.92 if part <= 0.03928 else ((part + 0.055) / 1.055) ** 2.4 for part in parts
    )
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


@pytest.mark.parametrize("shape", SHAPES, ids=lambda shape: f"shape{shape.form}")
@pytest.mark.parametrize(("room", "middle"), [("night", 40), ("table-night", 24)])
def test_small_text_does_not_drown_in_lamplight(room: str, middle: float, shape: Shape) -> None:
    """Sixty pixels away from the light's middle, text on the wall has a contrast of 4.5."""
    drawn = image(ROOMS[room](shape), shape.width // 4, shape.height // 4, 1)
    text = luminance((0xF8, 0xEB, 0xD2)) + 0.05
    for x in range(drawn.width):
        for y in range(drawn.height // 2):
            if hypot(4 * x - shape.width / 2, 4 * y - middle) > 60:
                assert text / (luminance(drawn.getpixel((x, y))) + 0.05) > 4.5


def test_icons_for_home_screens_have_no_transparency() -> None:
    for name in ("apple-touch-icon", "icon-maskable-192"):
        assert opened(NAMED[f"icon/{name}.png"]).mode == "RGB"


def test_the_monochrome_icon_is_a_silhouette_within_the_safe_circle() -> None:
    drawn = opened(NAMED["icon/icon-monochrome-192.png"]).convert("RGBA")
    pixels = drawn.load()
    places = [(x, y) for x in range(192) for y in range(192) if pixels[x, y][3] > 8]
    assert places
    assert {pixels[place][:3] for place in places if pixels[place][3] > 250} == {(255, 255, 255)}
    assert max(hypot(x - 95.5, y - 95.5) for x, y in places) <= 0.4 * 192


def test_the_command_draws_what_it_is_asked_for(tmp_path, capsys) -> None:
    assert main([str(tmp_path), "--only", "pencil/1", "--jobs", "1"]) == 0
    assert sorted(path.name for path in tmp_path.rglob("*.webp")) == ["1-old.webp", "1.webp"]
    assert "2 pictures" in capsys.readouterr().out


def test_the_command_says_when_nothing_is_called_so(tmp_path, capsys) -> None:
    assert main([str(tmp_path), "--only", "tarock"]) == 2
    assert "tarock" in capsys.readouterr().err

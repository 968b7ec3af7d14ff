"""The list of all pictures: their names, sizes, and what draws each."""

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial

from assets.draw import fans, home, icons, light, pencil, rooms, sheet
from assets.draw.back import back, small_back
from assets.draw.courts.king import king
from assets.draw.courts.ober import ober
from assets.draw.courts.unter import unter
from assets.draw.frame import PACK, SIX, WELI
from assets.draw.large import large_card
from assets.draw.numbers import number_card
from assets.draw.palette import SUITS, TONES, plain
from assets.draw.render import FINER, Coding, Exactness, image, png, webp
from assets.draw.sau import sau, weli
from assets.draw.shapes import document
from assets.draw.signs import SIGNS
from assets.draw.small import (
    small_card,
    small_card_asked,
    small_card_large,
    small_card_large_out,
    small_card_out,
)

CARD, FINE = (306, 546), (408, 728)
"""Three and four times a card 102 wide: for phones of usual density, and for cards shown larger."""

SMALL = (88, 136)


@dataclass(frozen=True, slots=True)
class Picture:
    """One shipped file: `name` under the pictures' directory, pixels, what draws its SVG, and
    how its WebP is packed."""

    name: str
    width: int
    height: int
    draw: Callable[[], str]
    coding: Coding = Exactness.FLAT
    finer: int = FINER

    def data(self) -> bytes:
        """The file's bytes: WebP or PNG, by the name's ending."""
        drawn = image(self.draw(), self.width, self.height, self.finer)
        return png(drawn) if self.name.endswith(".png") else webp(drawn, self.coding)


def face(card: str) -> str:
    """The classic face of `card` as SVG."""
    suit, rank = card[0], card[1:]
    if card == WELI:
        return weli()
    if rank == "A":
        return sau(suit)
    if rank in "KOU":
        return {"K": king, "O": ober, "U": unter}[rank](suit)
    return number_card(card)


def cards() -> list[Picture]:
    """Faces of both decks and the backs."""
    pictures = [Picture("cards/back.webp", *CARD, back)]
    pictures.append(Picture("cards/back-small.webp", 72, 129, small_back))
    for card in (*PACK, SIX):
        for ending, size in (("", CARD), ("-fine", FINE)):
            classic, large = partial(face, card), partial(large_card, card)
            pictures.append(Picture(f"cards{ending}/{card}.webp", *size, classic))
            pictures.append(Picture(f"large{ending}/{card}.webp", *size, large))
    return pictures


def small_cards() -> list[Picture]:
    """The small cards of both decks: plain, out, asked."""
    pictures = []
    for card in (*PACK, SIX):
        for name, draw in (
            (f"mini/{card}.webp", small_card),
            (f"mini/{card}-out.webp", small_card_out),
            (f"mini/{card}-asked.webp", small_card_asked),
            (f"mini-large/{card}.webp", small_card_large),
            (f"mini-large/{card}-out.webp", small_card_large_out),
        ):
            pictures.append(Picture(name, *SMALL, partial(draw, card)))
    return pictures


def table_pieces() -> list[Picture]:
    """Fans, shadows, the ring, pencil figures, the score sheet."""
    pictures = [Picture(f"fan/{n}.webp", 198, 138, partial(fans.fan, n)) for n in range(1, 7)]
    pictures += [
        Picture("shadow/card.webp", 184, 328, light.card_shadow, Exactness.EXACT),
        Picture("shadow/lifted.webp", 184, 328, light.lifted_shadow, Exactness.EXACT),
        Picture("ring.webp", 343, 612, light.ring),
        Picture("glow.webp", 126, 126, light.glow, Exactness.EXACT),
        Picture("pencil/tense.webp", 192, 136, pencil.tense),
        Picture("pencil/rule.webp", 400, 12, pencil.rule),
        Picture("pencil/column.webp", 12, 240, pencil.column),
        Picture("sheet/score.webp", 384, 288, sheet.score_sheet, Exactness.EXACT),
    ]
    for number in range(10):
        plain = partial(pencil.figure, number)
        old = partial(pencil.figure, number, old=True)
        pictures.append(Picture(f"pencil/{number}.webp", 88, 120, plain))
        pictures.append(Picture(f"pencil/{number}-old.webp", 88, 120, old))
    return pictures


def suit_sign(suit: str, *, on_dark: bool = False) -> str:
    """A suit sign alone as SVG; `on_dark` with a pale halo, a little smaller."""
    if not on_dark:
        return document(SIGNS[suit](TONES[suit], 8, True), 120, 144, -60, -72)
    halo = SIGNS[suit](plain("#F8EBD2"), 20, False)
    return document(halo + SIGNS[suit](TONES[suit], 7, True), 132, 158, -66, -80)


def signs() -> list[Picture]:
    """The four suit signs, for pale and for dark grounds."""
    found = []
    for suit in SUITS:
        on_dark = partial(suit_sign, suit, on_dark=True)
        found.append(Picture(f"suits/{suit}.webp", 180, 216, partial(suit_sign, suit)))
        found.append(Picture(f"suits/{suit}-on-dark.webp", 198, 237, on_dark))
    return found


def walls() -> list[Picture]:
    """Boards in all shapes, and the felt."""
    found = []
    for shape in rooms.SHAPES:
        size = round(shape.width * shape.scale), round(shape.height * shape.scale)
        for room, draw in rooms.ROOMS.items():
            name = f"boards{shape.form}/{room}.webp"
            found.append(Picture(name, *size, partial(draw, shape), 91, 1))
    for time, cloth in rooms.FELTS.items():
        draw = partial(rooms.felt, cloth)
        found.append(Picture(f"boards/felt-{time}.webp", 732, 596, draw, 88, 1))
    return found


def decoration() -> list[Picture]:
    """Home's pictures and the icons."""
    fan = partial(home.three_cards, (face("SU"), face("GO"), face("HK")))
    found = [
        Picture("home/cards.webp", 450, 378, fan, 85),
        Picture("home/edelweiss.webp", 248, 248, home.flower),
        Picture("home/flame.webp", 132, 164, home.flame),
        Picture("splash/lamp.webp", 330, 480, home.hanging_lamp),
        Picture("icon/favicon.png", 64, 64, icons.framed),
        Picture("icon/apple-touch-icon.png", 180, 180, icons.touch),
    ]
    for size in (192, 512):
        found.append(Picture(f"icon/icon-{size}.png", size, size, icons.framed))
        found.append(Picture(f"icon/icon-maskable-{size}.png", size, size, icons.maskable))
        found.append(Picture(f"icon/icon-monochrome-{size}.png", size, size, icons.monochrome))
    return found


def pictures() -> list[Picture]:
    """All shipped pictures, in order of their names."""
    found = cards() + small_cards() + table_pieces() + signs() + walls() + decoration()
    return sorted(found, key=lambda picture: picture.name)

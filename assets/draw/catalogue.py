"""The list of all pictures: their names, sizes, and what draws each."""

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial

from assets.draw import fans, light, pencil, sheet
from assets.draw.back import back, small_back
from assets.draw.frame import PACK, WELI
from assets.draw.large import large_card
from assets.draw.numbers import number_card
from assets.draw.render import Coding, Exactness, image, png, webp
from assets.draw.sau import sau, weli
from assets.draw.small import (
    small_card,
    small_card_asked,
    small_card_out,
    small_large_card,
)

CARD = (306, 546)
SMALL = (66, 102)


@dataclass(frozen=True, slots=True)
class Picture:
    """One shipped file: `name` under the pictures' directory, pixels, what draws its SVG, and
    how its WebP is packed."""

    name: str
    width: int
    height: int
    draw: Callable[[], str]
    coding: Coding = Exactness.FLAT

    def data(self) -> bytes:
        """The file's bytes: WebP, PNG or the SVG itself, by the name's ending."""
        svg = self.draw()
        if self.name.endswith(".svg"):
            return svg.encode()
        drawn = image(svg, self.width, self.height)
        return png(drawn) if self.name.endswith(".png") else webp(drawn, self.coding)


def face(card: str) -> str:
    """The classic face of `card` as SVG."""
    suit, rank = card[0], card[1:]
    if card == WELI:
        return weli()
    if rank == "A":
        return sau(suit)
    if rank in "KOU":
        from assets.draw.courts import old

        return {"K": old.king, "O": old.ober, "U": old.unter}[rank](suit)
    return number_card(card)


def cards() -> list[Picture]:
    """Faces of both decks and the backs."""
    pictures = [Picture("cards/back.webp", *CARD, back)]
    pictures.append(Picture("cards/back-small.webp", 72, 129, small_back))
    for card in PACK:
        pictures.append(Picture(f"cards/{card}.webp", *CARD, partial(face, card)))
        pictures.append(Picture(f"large/{card}.webp", *CARD, partial(large_card, card)))
    return pictures


def small_cards() -> list[Picture]:
    """The small cards of both decks: plain, out, asked."""
    pictures = []
    for card in PACK:
        for name, draw in (
            (f"mini/{card}.webp", small_card),
            (f"mini/{card}-out.webp", small_card_out),
            (f"mini/{card}-asked.webp", small_card_asked),
            (f"mini-large/{card}.webp", small_large_card),
        ):
            pictures.append(Picture(name, *SMALL, partial(draw, card)))
    return pictures


def table_pieces() -> list[Picture]:
    """Fans, shadows, the ring, pencil figures, the score sheet."""
    pictures = [Picture(f"fan/{n}.webp", 198, 138, partial(fans.fan, n)) for n in range(1, 6)]
    pictures += [
        Picture("shadow/card.webp", 184, 328, light.card_shadow, Exactness.EXACT),
        Picture("shadow/lifted.webp", 184, 328, light.lifted_shadow, Exactness.EXACT),
        Picture("shadow/tile.webp", 400, 160, light.tile_shadow, Exactness.EXACT),
        Picture("ring.webp", 343, 612, light.ring),
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


def pictures() -> list[Picture]:
    """All shipped pictures, in order of their names."""
    found = cards() + small_cards() + table_pieces()
    return sorted(found, key=lambda picture: picture.name)

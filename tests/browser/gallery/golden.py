"""Golden pictures: small ones in the repository, compared with a tolerance."""

import io
from dataclasses import dataclass
from pathlib import Path

from PIL import Image, ImageChops, ImageFilter

from recipe.places import BUILD

FOLDER = Path(__file__).parent / "golden"
SEEN = BUILD / "pictures"
"""Where what was seen, and how it differs, is laid beside what was to be seen."""

SHRUNK = 2
"""So many logical pixels are one of a golden picture."""

QUALITY = 40
"""Of WebP: letters can still be read, and a phone's screen takes 7 kB."""

BLUR = 0.7
"""In pixels of a golden picture: the edges of letters differ from machine to machine."""

STEP = 40
"""Of 255: a smaller difference of any colour is no difference."""

TOLERANCE = 0.0004
"""The share of pixels that may differ more than that."""


@dataclass(frozen=True, slots=True)
class Golden:
    """What a state on a wall is to look like."""

    wall: str
    state: str

    @property
    def path(self) -> Path:
        """Where it hangs in the repository."""
        return FOLDER / self.wall / f"{self.state}.webp"

    def like(self, shot: bytes) -> bool:
        """Whether a screenshot looks like it."""
        return self.path.exists() and difference(_opened(self.path), pressed(shot)) <= TOLERANCE

    def renew(self, shot: bytes) -> None:
        """Hang this screenshot instead."""
        self.path.parent.mkdir(parents=True, exist_ok=True)
        self.path.write_bytes(_pressed(shot))

    def lay_beside(self, shot: bytes) -> Path:
        """Show what was to be seen, what was seen and where they differ; returns the picture."""
        got = pressed(shot)
        want = _opened(self.path) if self.path.exists() else Image.new("RGB", got.size)
        width, height = got.size
        sheet = Image.new("RGB", (3 * width, max(height, want.height)))
        for place, one in enumerate((want, got, differing(want, got))):
            sheet.paste(one, (place * width, 0))
        target = SEEN / self.wall / f"{self.state}.png"
        target.parent.mkdir(parents=True, exist_ok=True)
        sheet.save(target)
        return target


def shrunk(shot: bytes) -> Image.Image:
    """A screenshot as small as the golden pictures are."""
    return Image.open(io.BytesIO(shot)).convert("RGB").reduce(SHRUNK)


def pressed(shot: bytes) -> Image.Image:
    """A screenshot as it would hang in the repository: what pressing changes is no difference."""
    return Image.open(io.BytesIO(_pressed(shot))).convert("RGB")


def _pressed(shot: bytes) -> bytes:
    kept = io.BytesIO()
    shrunk(shot).save(kept, "WEBP", quality=QUALITY, method=6)
    return kept.getvalue()


def difference(want: Image.Image, got: Image.Image) -> float:
    """The share of pixels that differ clearly; all of them where the sizes do."""
    if want.size != got.size:
        return 1.0
    white = differing(want, got).histogram()[255]
    return white / (want.width * want.height)


def differing(want: Image.Image, got: Image.Image) -> Image.Image:
    """White where the two differ clearly, black elsewhere."""
    soft = [one.resize(got.size).filter(ImageFilter.GaussianBlur(BLUR)) for one in (want, got)]
    bands = ImageChops.difference(*soft).split()
    most = ImageChops.lighter(ImageChops.lighter(bands[0], bands[1]), bands[2])
    return most.point(lambda step: 255 if step > STEP else 0)


def _opened(path: Path) -> Image.Image:
    return Image.open(path).convert("RGB")


def left_over(hung: set[Path]) -> list[Path]:
    """Golden pictures of states or walls that there are no more."""
    return sorted(set(FOLDER.rglob("*.webp")) - hung)

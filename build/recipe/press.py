"""`make.py press`: the site, each file pressed beside the plain one.

For hosts that send such files as they lie (`brotli_static`, `gzip_static` and the like).
"""

import gzip
import hashlib
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import brotli

from recipe.places import CACHE, WEB
from recipe.site import MEGABYTE, build_site
from recipe.steps import say, tree

PRESSED = (".html", ".js", ".mjs", ".json", ".wasm", ".bin", ".txt", ".otf", ".whl", ".zip")
LEAST = 1_000  # bytes, below which nothing is won
WORTH = 0.95  # of its size at most, else a file is sent as it is
BEST, LARGEST_WINDOW = 11, 24


def by_brotli(data: bytes) -> bytes:
    """Return bytes pressed as small as brotli can."""
    return brotli.compress(data, quality=BEST, lgwin=LARGEST_WINDOW)


def by_gzip(data: bytes) -> bytes:
    """Return bytes pressed by gzip, the same each time."""
    return gzip.compress(data, 9, mtime=0)


WAYS = {".br": by_brotli, ".gz": by_gzip}


def pressed(data: bytes, suffix: str) -> bytes:
    """Return bytes pressed in one of the ways; what was pressed before is not pressed again."""
    known = CACHE / "pressed" / (hashlib.sha256(data).hexdigest() + suffix)
    if not known.is_file():
        known.parent.mkdir(parents=True, exist_ok=True)
        draft = known.with_suffix(".draft" + suffix)
        draft.write_bytes(WAYS[suffix](data))
        draft.rename(known)
    return known.read_bytes()


def travelling(data: bytes) -> int:
    """Return how many bytes travel by brotli: those of the pressed file, or of the plain one."""
    small = len(pressed(data, ".br"))
    return small if small < WORTH * len(data) else len(data)


def press_file(path: Path) -> tuple[int, int]:
    """Lay the pressed files beside one; return its bytes, and how many travel by brotli."""
    data = path.read_bytes()
    for suffix in WAYS:
        small = pressed(data, suffix)
        if len(small) < WORTH * len(data):
            path.with_name(path.name + suffix).write_bytes(small)
    return len(data), travelling(data)


def press_folder(folder: Path) -> tuple[int, int]:
    """Press everything in a folder that is worth it; return the bytes before and by brotli."""
    chosen = [path for path in tree(folder, suffixes=PRESSED) if path.stat().st_size >= LEAST]
    with ThreadPoolExecutor() as pool:
        sizes = list(pool.map(press_file, chosen))
    return sum(raw for raw, _ in sizes), sum(small for _, small in sizes)


def press() -> None:
    """Build the site and press it; the next build takes the pressed files away again."""
    build_site()
    raw, small = press_folder(WEB)
    say("pressed", f"{raw / MEGABYTE:.1f} MB to {small / MEGABYTE:.1f} by brotli")

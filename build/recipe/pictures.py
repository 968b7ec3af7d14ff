"""The drawn pictures (cards, boards, icons), made by the generator in `assets/`."""

import subprocess
import sys
from pathlib import Path

from recipe.places import ASSETS, ROOT
from recipe.steps import cached, digest, tree

NOT_SHIPPED = ("icon/",)


def draw(folder: Path) -> None:
    """Run the generator of the pictures into a folder."""
    subprocess.run([sys.executable, "-m", "assets.draw", str(folder)], cwd=ROOT, check=True)


def sources() -> list[Path]:
    """Return the files the pictures depend on."""
    kinds = (".py", ".woff2")
    return [*tree(ASSETS / "draw", suffixes=kinds), *tree(ASSETS / "fonts", suffixes=kinds)]


def pictures() -> Path:
    """Return the folder of all drawn pictures."""
    return cached("pictures", digest(*sources()), draw)


def shipped(folder: Path) -> dict[str, Path]:
    """Return the pictures the app shows, by the address it uses for them."""
    found = {path.relative_to(folder).as_posix(): path for path in tree(folder)}
    return {name: path for name, path in found.items() if not name.startswith(NOT_SHIPPED)}

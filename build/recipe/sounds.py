"""The sounds, made by the generator in `assets/`; the page fetches them once they are wanted."""

import subprocess
import sys
from pathlib import Path

from recipe.places import ASSETS, ROOT
from recipe.steps import cached, digest, tree
from watten_app.app.hearing import Sound

ADDRESS = "sounds/"
PLAYED = {"hut.mp3", *(f"{sound.value}.wav" for sound in Sound)}


def make(folder: Path) -> None:
    """Run the generator of the sounds into a folder."""
    subprocess.run([sys.executable, "-m", "assets.sounds", str(folder)], cwd=ROOT, check=True)


def sounds() -> Path:
    """Return the folder of all sounds."""
    return cached("sounds", digest(*tree(ASSETS / "sounds", suffixes=(".py",))), make)


def shipped(folder: Path) -> dict[str, Path]:
    """Return the sounds that the app plays, by their address in the site."""
    return {ADDRESS + path.name: path for path in tree(folder) if path.name in PLAYED}

"""The licence texts of everything that is shipped, in one file that About opens."""

from importlib.metadata import distribution
from pathlib import Path

from recipe.places import ASSETS, BUILD, CLIENT, ROOT
from recipe.wheels import LIBRARIES

FILE = "licences.txt"
OF_THE_CLIENT = CLIENT / "assets" / "NOTICES"
"""Flutter's collection: the client with all its packages, the renderer, Material's icons."""

RULE = "-" * 80
NAMES = ("LICENSE", "COPYING")


def library_texts(name: str) -> list[Path]:
    """Return the licence files that an installed library brings; some bring none."""
    found = distribution(name)
    return [Path(found.locate_file(one)) for one in found.files or () if one.stem in NAMES]


def texts() -> list[tuple[str, Path]]:
    """Return each part's name and the file with its text, ours first."""
    ours = [("Watten", ROOT / "LICENSE"), ("Python", BUILD / "notices" / "Python.txt")]
    fonts = [
        (path.stem.removeprefix("OFL-"), path)
        for path in sorted((ASSETS / "fonts").glob("OFL-*.txt"))
    ]
    libraries = [(name, path) for name in LIBRARIES for path in library_texts(name)]
    return [*ours, *fonts, *libraries]


def licences() -> bytes:
    """Return the whole file; a line of dashes parts one text from the next."""
    parts = [f"{name}\n\n{path.read_text().strip()}" for name, path in texts()]
    return f"\n{RULE}\n".join([*parts, OF_THE_CLIENT.read_text()]).encode()

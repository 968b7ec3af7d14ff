"""`make.py phone`: the folder that `flet build apk` and `flet build ipa` make an app of.

It holds the same `watten_app`, an entry, pictures and sounds, the fonts as TrueType (phones read
no WOFF2), and the icons by the names that Flet looks for.
"""

import io
from pathlib import Path

from fontTools.ttLib import TTFont

from recipe import pictures, sounds
from recipe.places import ASSETS, BUILD
from recipe.site import write_site
from recipe.steps import say
from recipe.wheels import app_files

PHONE = BUILD / "phone"
ENTRY = b'"""The entry of the app on a phone."""\n\nfrom watten_app.main import start\n\nstart()\n'
FONTS = {"WattenText": "WattenText-400.woff2", "Vollkorn": "Vollkorn-700.woff2"}
ICONS = {"icon.png": "icon-512.png", "icon_android.png": "icon-maskable-512.png"}


def truetype(path: Path) -> bytes:
    """Return a font as TrueType."""
    font = TTFont(path, recalcTimestamp=False)
    font.flavor = None
    made = io.BytesIO()
    font.save(made)
    return made.getvalue()


def phone_files() -> dict[str, bytes]:
    """Return every file of the folder by its path."""
    drawn = pictures.pictures()
    shown = pictures.shipped(drawn) | sounds.shipped(sounds.sounds())
    assets = {name: path.read_bytes() for name, path in shown.items()}
    assets |= {name: (drawn / "icon" / source).read_bytes() for name, source in ICONS.items()}
    assets |= {f"icons/{p.name}": p.read_bytes() for p in (drawn / "icon").glob("*.png")}
    for name, source in FONTS.items():
        assets[f"fonts/{name}.ttf"] = truetype(ASSETS / "fonts" / source)
    return {"main.py": ENTRY} | app_files() | {f"assets/{n}": data for n, data in assets.items()}


def phone() -> None:
    """Put the folder together."""
    files = phone_files()
    write_site(PHONE, files)
    say("phone", f"{len(files)} files in {PHONE.name}; now `flet build apk` or `flet build ipa`")

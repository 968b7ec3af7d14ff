"""The web app manifest and its pictures."""

import io
import json
from pathlib import Path

from PIL import Image

from recipe import page
from recipe.places import ASSETS

BROWN = "#2C1D13"
ICON_SIZES = (192, 512)
_PURPOSES = {
    "any": "icon",
    "maskable": "icon-maskable",
    "monochrome": "icon-monochrome",
}
SHORTCUTS = ("new", "continue")


def icon_files(pictures: Path) -> dict[str, bytes]:
    """Return the icons by their address in the site."""
    drawn = sorted((pictures / "icon").glob("*.png"))
    return {f"icons/{path.name}": path.read_bytes() for path in drawn}


def screenshot_files() -> dict[str, bytes]:
    """Return the screenshots by their address in the site."""
    shots = sorted((ASSETS / "screenshots").glob("*.png"))
    return {f"screenshots/{path.name}": path.read_bytes() for path in shots}


def screenshot_entry(name: str, data: bytes) -> dict[str, str]:
    """Return a screenshot's entry in the manifest; a form factor is told by the shape."""
    with Image.open(io.BytesIO(data)) as shot:
        width, height = shot.size
    form = "wide" if width > height else "narrow"
    return {"src": name, "sizes": f"{width}x{height}", "type": "image/png", "form_factor": form}


def icon_entries() -> list[dict[str, str]]:
    """Return the icons' entries in the manifest."""
    entries = []
    for purpose, stem in _PURPOSES.items():
        for size in ICON_SIZES:
            source = f"icons/{stem}-{size}.png"
            entry = {"src": source, "sizes": f"{size}x{size}", "type": "image/png"}
            entries.append({**entry, "purpose": purpose})
    return entries


def manifest(screenshots: dict[str, bytes]) -> bytes:
    """Return `manifest.json`; every address is relative, so that a sub-folder will do."""
    icon = {"src": "icons/icon-192.png", "sizes": "192x192", "type": "image/png"}
    said = page.sentences()["de"]
    content = {
        "id": "watten",
        "scope": "./",
        "start_url": "./",
        "name": "Watten",
        "short_name": "Watten",
        "description": said["description"],
        "lang": "de",
        "dir": "ltr",
        "display": "standalone",
        "orientation": "any",
        "theme_color": BROWN,
        "background_color": BROWN,
        "categories": ["games"],
        "prefer_related_applications": False,
        "icons": icon_entries(),
        "shortcuts": [
            {"name": said[wish], "url": f"./?go={wish}", "icons": [icon]} for wish in SHORTCUTS
        ],
        "screenshots": [screenshot_entry(name, data) for name, data in screenshots.items()],
    }
    return (json.dumps(content, ensure_ascii=False, indent=1) + "\n").encode()

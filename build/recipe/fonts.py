"""Fonts: our own families and the few Material icons in use, and the manifest that names them."""

import json
import re
from pathlib import Path

from fontTools import subset
from fontTools.ttLib import TTFont

from recipe.places import APP, ASSETS, CLIENT
from recipe.steps import cached, digest, tree

ICONS_FONT = CLIENT / "assets" / "fonts" / "MaterialIcons-Regular.otf"
ICON_NAME = re.compile(r"\bIcons\.([A-Z][A-Z0-9_]*)")
# drawn by Flet's own controls (back arrow, close, ticks, arrows of menus)
FLET_ICONS = ("ARROW_BACK", "CLOSE", "CHECK", "ARROW_DROP_DOWN", "CHEVRON_LEFT", "CHEVRON_RIGHT")
TEXT_FAMILY = "WattenText"
REGULAR = 400
NAME_FAMILY, NAME_TYPOGRAPHIC_FAMILY = 1, 16


def icons_in_use() -> list[str]:
    """Return the names of the Material icons that the app's sources mention."""
    found = set(FLET_ICONS)
    for path in tree(APP, suffixes=(".py",)):
        found.update(ICON_NAME.findall(path.read_text()))
    return sorted(found)


def icon_glyph(name: str, known: set[str]) -> str:
    """Return the glyph that draws an icon (`ARROW_BACK` is `arrow_back_baseline` in the font)."""
    plain = name.lower()
    plain = f"_{plain}" if plain[0].isdigit() else plain
    for glyph in (f"{plain}_baseline", plain):
        if glyph in known:
            return glyph
    raise ValueError(f"the icons font has no icon {name}")


def cut_icons(target: Path, names: list[str]) -> None:
    """Write the icons font with the named icons only."""
    font = TTFont(ICONS_FONT, recalcTimestamp=False)
    options = subset.Options()
    options.layout_features = []
    options.notdef_outline = True
    cutter = subset.Subsetter(options)
    known = set(font.getGlyphOrder())
    cutter.populate(glyphs=[icon_glyph(name, known) for name in names])
    cutter.subset(font)
    font.save(target)


def family_and_weight(path: Path) -> tuple[str, int]:
    """Return a font's family name and its weight (100 to 900)."""
    font = TTFont(path)
    names = font["name"]
    family = names.getDebugName(NAME_TYPOGRAPHIC_FAMILY) or names.getDebugName(NAME_FAMILY)
    return family, font["OS/2"].usWeightClass


def font_manifest(fonts: list[Path]) -> list[dict[str, object]]:
    """Return Flutter's list of font families; our text font stands in for Roboto, its default.

    Flutter loads all of them at the start, so of the stand-in there is the regular weight only.
    """
    families: dict[str, list[dict[str, object]]] = {}
    for path in fonts:
        family, weight = family_and_weight(path)
        families.setdefault(family, []).append({"asset": f"fonts/{path.name}", "weight": weight})
    families["Roboto"] = [one for one in families[TEXT_FAMILY] if one["weight"] == REGULAR]
    families["MaterialIcons"] = [{"asset": "fonts/MaterialIcons-Regular.otf"}]
    return [{"family": name, "fonts": entries} for name, entries in sorted(families.items())]


def make_fonts(folder: Path, fonts: list[Path], icons: list[str]) -> None:
    """Fill a folder with `FontManifest.json` and `fonts/`."""
    (folder / "fonts").mkdir()
    for path in fonts:
        (folder / "fonts" / path.name).write_bytes(path.read_bytes())
    cut_icons(folder / "fonts" / "MaterialIcons-Regular.otf", icons)
    (folder / "FontManifest.json").write_text(json.dumps(font_manifest(fonts)))


def fonts() -> Path:
    """Return the folder with the fonts and their manifest."""
    ours = tree(ASSETS / "fonts", suffixes=(".woff2",))
    icons = icons_in_use()
    key = digest(Path(__file__), ICONS_FONT, *ours, *icons)
    return cached("fonts", key, lambda folder: make_fonts(folder, ours, icons))

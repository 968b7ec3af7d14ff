"""Who may import whom (design.md, section 1), read from the sources."""

import ast
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.kit import TESTS

PACKAGE = TESTS.parent / "watten_app"
STANDARD = frozenset(sys.stdlib_module_names)

# What each room may import of the others, besides itself and the standard library.
MAY = {
    "engine": set(),
    "variants": {"engine"},
    "players": {"engine", "variants"},
    "learning": {"engine", "variants", "players"},
    "store": {"engine"},
    "i18n": set(),
    "app": {"engine", "variants", "players", "learning", "store", "i18n"},
    "cli": {"engine", "variants", "players", "learning", "store", "i18n"},
    "ui": {"app", "i18n", "engine", "flet"},
    "main": {"ui", "flet"},
    "__init__": set(),
}
# Of the engine the screens know values only: what is, not how it is played.
VALUES = {"actions", "cards", "deal", "events", "explain", "order", "refusal", "rules", "seats"}
ACTORS = {"apply", "check", "legal", "observe", "read_record", "to_act", "write_record", "loads"}
# The worker's own module, which the page provides.
OF_THE_PAGE = {"watten_js"}


def sources() -> list[Path]:
    return sorted(PACKAGE.rglob("*.py"))


def room_of(file: Path) -> str:
    parts = file.relative_to(PACKAGE).parts
    return parts[0] if len(parts) > 1 else file.stem


def imported(file: Path) -> Iterator[tuple[str, str]]:
    """Each module a file imports, with the name taken from it ("" for the module itself)."""
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from ((alias.name, "") for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{file}: imports are written in full"
            yield from ((node.module or "", alias.name) for alias in node.names)


def room_imported(module: str, name: str) -> str | None:
    """The room or foreign package that an import reaches into; None for the standard library."""
    top, *rest = module.split(".")
    if top == "watten_app":
        return rest[0] if rest else name
    return None if top in STANDARD else top


@pytest.mark.parametrize("file", sources(), ids=lambda file: str(file.relative_to(PACKAGE)))
def test_who_may_import_whom(file: Path) -> None:
    room = room_of(file)
    reached = {room_imported(module, name) for module, name in imported(file)} - {None, room}
    if file == PACKAGE / "ui" / "bridge.py":
        reached -= OF_THE_PAGE
    assert reached <= MAY[room], f"{room} may not import {', '.join(sorted(reached - MAY[room]))}"


def test_screens_take_the_engines_values_only() -> None:
    taken = [
        f"{file.name}: {module}.{name}"
        for file in sources()
        if room_of(file) == "ui"
        for module, name in imported(file)
        if module.startswith("watten_app.engine")
        and (module.split(".")[2:] not in ([], *([value] for value in VALUES)) or name in ACTORS)
    ]
    assert taken == []


def test_flet_stays_in_the_screens_and_the_entry() -> None:
    knowing = {
        room_of(file)
        for file in sources()
        if any(module.split(".")[0] == "flet" for module, _ in imported(file))
    }
    assert knowing <= {"ui", "main"}


def test_every_room_is_known() -> None:
    assert {room_of(file) for file in sources()} <= set(MAY)


def test_the_package_imports_no_test_and_no_recipe() -> None:
    foreign = {
        module.split(".")[0]
        for file in sources()
        for module, _ in imported(file)
        if module.split(".")[0] in ("tests", "build", "assets", "recipe")
    }
    assert foreign == set()

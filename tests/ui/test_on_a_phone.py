"""The app as `flet build` makes it: no page, a folder for what is saved, no permissions."""

import json
import os
import subprocess
import sys
import tomllib
from pathlib import Path

from recipe.phone import ENTRY, phone_files
from recipe.places import ROOT
from watten_app.ui.app import FONTS
from watten_app.ui.files import FOLDER, FilePort

START = """
import asyncio, json, sys
import flet as ft
from flet.controls.context import _context_page
from flet.messaging.session import Session
from tests.ui.stage import Recording

async def opened():
    from watten_app.ui import app, pairing
    pairing.mend()
    session = Session(Recording())
    _context_page.set(session.page)
    session.page.width, session.page.height = 390, 844
    app.main(session.page)
    for _ in range(30):
        await asyncio.sleep(0)
    from watten_app.ui.bridge import bridge
    before = sorted(bridge.saved())
    bridge.save("watten.probe", "\\u00dc")
    told = {"sent": len(session.connection.sent), "fonts": session.page.fonts, "before": before}
    web = ("js", "pyodide", "pyodide_js", "watten_js", "flet_js", "flet_web")
    print(json.dumps(told | {"web": [name for name in web if name in sys.modules]}))

asyncio.run(opened())
"""


def started(folder: Path) -> dict[str, object]:
    """Start the app in a process of its own and return what it tells."""
    environment = {**os.environ, FOLDER: str(folder), "PYTHONPATH": str(ROOT)}
    command = [sys.executable, "-c", START]
    done = subprocess.run(
        command, cwd=ROOT, env=environment, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    return json.loads(done.stdout.splitlines()[-1])


def test_starts_without_a_page_and_finds_again_what_was_saved(tmp_path: Path) -> None:
    first, second = started(tmp_path), started(tmp_path)
    assert first["web"] == []
    assert first["sent"]
    assert first["fonts"] == FONTS
    assert "watten.probe" not in first["before"]
    assert "watten.probe" in second["before"]


def test_a_save_that_fails_is_told_the_old_one_stays_and_it_is_kept_with_the_next(
    tmp_path: Path,
) -> None:
    port = FilePort(tmp_path / "kept")
    told: list[tuple[str, dict[str, object]]] = []
    port.connect(lambda kind, payload: told.append((kind, payload)))
    port.post("save", {"key": "watten.a", "value": "1", "instead_of": []})
    (tmp_path / "kept" / "watten.a.draft").mkdir()
    port.post("save", {"key": "watten.a", "value": "2", "instead_of": []})
    assert [kind for kind, _ in told] == ["save-failed"]
    assert port.boot()["saved"] == {"watten.a": "1"}
    port.post("save", {"key": "watten.b/../c", "value": "3", "instead_of": ["watten.z"]})
    assert port.boot()["saved"] == {"watten.a": "1", "watten.b/../c": "3"}
    port.post("show", {"screen": "home", "state": "ready"})
    assert [kind for kind, _ in told] == ["save-failed"]
    (tmp_path / "kept" / "watten.a.draft").rmdir()
    port.post("save", {"key": "watten.d", "value": "4", "instead_of": []})
    assert [kind for kind, _ in told] == ["save-failed", "all-saved"]
    assert port.boot()["saved"] == {"watten.a": "2", "watten.b/../c": "3", "watten.d": "4"}
    port.post("save", {"key": "watten.e", "value": "5", "instead_of": ["watten.a", "watten.d"]})
    assert port.boot()["saved"] == {"watten.b/../c": "3", "watten.e": "5"}
    assert len(told) == 2
    assert sorted(path.name for path in tmp_path.iterdir()) == ["kept"]


def test_flet_build_finds_all_it_reads_and_asks_for_no_permission() -> None:
    told = tomllib.loads((ROOT / "pyproject.toml").read_text())["tool"]["flet"]
    assert told["app"]["path"] == "build/phone"
    assert told["permissions"] == []
    assert not any(told["android"]["permission"].values())
    files = phone_files()
    assert files[f"{told['app']['module']}.py"] == ENTRY
    assert "watten_app/main.py" in files
    for name in ("icon.png", "icon_android.png", "cards/GK.webp", *FONTS.values()):
        assert f"assets/{name}" in files, name
    assert files["assets/fonts/WattenText.ttf"][:4] in (b"\0\1\0\0", b"OTTO")

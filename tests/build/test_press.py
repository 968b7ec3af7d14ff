"""Pressed files beside the plain ones."""

import gzip
from pathlib import Path
from random import Random

import brotli
import pytest

from recipe import press, site


@pytest.fixture(autouse=True)
def cache(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(press, "CACHE", tmp_path / "cache")


def test_pressed_files_lie_beside_the_plain_ones_and_a_build_takes_them_away(
    tmp_path: Path,
) -> None:
    folder = tmp_path / "web"
    files = {"index.html": b"<p>" * 2_000, "cards/O.webp": b"o" * 2_000, "few.js": b"1"}
    site.write_site(folder, files)
    raw, small = press.press_folder(folder)
    assert (raw, small < 100) == (6_000, True)
    found = {path.relative_to(folder).as_posix() for path in folder.rglob("*") if path.is_file()}
    assert found == {*files, "index.html.br", "index.html.gz"}
    assert brotli.decompress((folder / "index.html.br").read_bytes()) == files["index.html"]
    assert gzip.decompress((folder / "index.html.gz").read_bytes()) == files["index.html"]
    site.write_site(folder, files)
    assert not list(folder.rglob("*.br"))


def test_what_would_not_become_smaller_stays_alone(tmp_path: Path) -> None:
    folder = tmp_path / "web"
    site.write_site(folder, {"noise.bin": Random(1).randbytes(5_000)})
    press.press_folder(folder)
    assert [path.name for path in folder.iterdir()] == ["noise.bin"]

"""The recipe of the site: the same bytes each time, nothing needless, nothing from elsewhere."""

import ast
import json
import re
from importlib.metadata import version
from pathlib import Path

import pytest

from assets.draw import catalogue
from assets.sounds.catalogue import LEAD, SOUNDS
from assets.sounds.hut import SECONDS
from recipe import bom, client, fonts, manifest, pictures, runtime, site, snapshot, wheels
from recipe.places import APP, BUILD, CLIENT, ROOT
from recipe.policy import HEADERS, IN_PAGE, RULES
from recipe.steps import tree
from watten_app.app.hearing import Sound
from watten_app.ui.screens.about import ALL_TEXTS
from watten_app.ui.screens.notices import NOTICES

ADDRESS = re.compile(rb"https?://(?!localhost|127\.0\.0\.1|www\.w3\.org)[a-z0-9.-]+")


def contents(folder: Path) -> dict[str, bytes]:
    return {p.relative_to(folder).as_posix(): p.read_bytes() for p in tree(folder)}


@pytest.fixture(scope="module")
def packages() -> Path:
    return wheels.packages()


@pytest.fixture(scope="module")
def files(packages: Path) -> dict[str, bytes]:
    return site.deterministic_files(packages)


def sources() -> dict[str, dict[str, bytes]]:
    return {name: wheels.library_files(name) for name in wheels.LIBRARIES} | {
        "watten": wheels.app_files()
    }


def test_same_sources_give_the_same_wheels_and_lock_file(tmp_path: Path) -> None:
    made, read = [], sources()
    for name in ("first", "second"):
        (tmp_path / name).mkdir()
        wheels.make_packages(tmp_path / name, read)
        made.append(contents(tmp_path / name))
    assert made[0] == made[1]


def test_same_sources_give_the_same_snapshot(tmp_path: Path, packages: Path) -> None:
    for name in ("first", "second"):
        (tmp_path / name).mkdir()
        snapshot.make_snapshot(tmp_path / name, packages)
    first, second = contents(tmp_path / "first"), contents(tmp_path / "second")
    assert first.keys() == {"snapshot.bin"}
    assert first == second
    assert str(ROOT).encode() not in first["snapshot.bin"]


def test_the_same_runtime_is_cut_the_same_each_time(tmp_path: Path) -> None:
    runtime.make_runtime(tmp_path)
    assert contents(tmp_path) == contents(runtime.runtime())


def test_the_runtime_offers_what_its_script_asks_for_and_little_else() -> None:
    script = (runtime.runtime() / "pyodide.asm.mjs").read_text()
    asked = set(re.findall(r'wasmExports\["([^"]+)"\]', script))
    machine = (runtime.runtime() / "pyodide.asm.wasm").read_bytes()
    assert 100 < len(asked) < 400
    assert all(name.encode() in machine for name in asked)
    assert b"PyTuple_GetSlice" not in machine


def test_same_sources_give_the_same_client_and_fonts(tmp_path: Path) -> None:
    ours = tree(fonts.ASSETS / "fonts", suffixes=(".woff2",))
    made = []
    for name in ("first", "second"):
        (tmp_path / name).mkdir()
        client.make_client(tmp_path / name)
        (tmp_path / name / "assets" / "made").mkdir()
        fonts.make_fonts(tmp_path / name / "assets" / "made", ours, fonts.icons_in_use())
        made.append(contents(tmp_path / name))
    assert made[0] == made[1]


def test_every_picture_shipped_is_one_the_generator_draws(files: dict[str, bytes]) -> None:
    drawn = {picture.name: picture for picture in catalogue.pictures()}
    icons = {name: f"icons/{Path(name).name}" for name in drawn if name.startswith("icon/")}
    shown = {name: icons.get(name, name) for name in drawn}
    others = ("icons/", "screenshots/", "assets/", "canvaskit/", "pyodide/", "rive-stub/")
    pictures_in_site = {name for name in files if name.endswith((".webp", ".png", ".svg"))}
    assert pictures_in_site - set(shown.values()) == {
        name for name in pictures_in_site if name.startswith(others) and name not in icons.values()
    }
    for name in ("large-fine/GU.webp", "mini-large/S6-out.webp", "icon/icon-monochrome-192.png"):
        assert files[shown[name]] == drawn[name].data()


def test_an_icon_for_every_purpose(files: dict[str, bytes]) -> None:
    icons = json.loads(files["manifest.json"])["icons"]
    assert {icon["purpose"] for icon in icons} == {"any", "maskable", "monochrome"}
    assert all(icon["src"] in files for icon in icons)


def test_lock_file_is_cut_to_what_runs_in_the_browser(packages: Path) -> None:
    lock = json.loads((packages / "pyodide-lock.json").read_text())
    assert set(lock["packages"]) == {"flet", "msgpack", "repath", "six", "watten"}
    whole = json.loads((CLIENT / "pyodide" / "pyodide-lock.json").read_text())
    assert lock["info"] == whole["info"]


def test_packages_hold_compiled_code_of_the_browsers_python(packages: Path) -> None:
    for wheel in packages.glob("*.whl"):
        assert "-cp314-" in wheel.name
        names = wheels.zipfile.ZipFile(wheel).namelist()
        assert any(name.endswith(".pyc") for name in names)
        assert not any(name.endswith((".py", ".so")) for name in names)


def test_every_file_is_in_the_service_worker_with_its_integrity(files: dict[str, bytes]) -> None:
    worker = site.sealed(files)["sw.js"].decode()
    kept = json.loads(re.search(r"const FILES = (\{.*?\});", worker, re.DOTALL).group(1))
    needed = {name for name in files if not name.startswith(site.NOT_KEPT)}
    assert set(kept) == needed - {"index.html"} | {"./"}
    assert all(value.startswith("sha256-") for value in kept.values())


def test_another_file_makes_another_version(files: dict[str, bytes]) -> None:
    version = re.compile(rb'const VERSION = "(\w+)"')
    before = version.search(site.sealed(files)["sw.js"]).group(1)
    after = version.search(site.sealed({**files, "shell.js": b"other"})["sw.js"]).group(1)
    assert before != after
    assert b"@" not in before
    sealed = site.sealed(files)
    assert b'data-watten-version="%b"' % before in sealed["index.html"]
    assert site.sealed({name: sealed[name] for name in files}) == sealed


def test_page_and_bootstrap_name_no_other_host(files: dict[str, bytes]) -> None:
    for name in ("index.html", "shell.js", "boot.js", "python-worker.js", "manifest.json"):
        assert not ADDRESS.search(files[name]), name
    assert b"serviceWorkerSettings: {" not in files["flutter_bootstrap.js"]
    assert "flutter_service_worker.js" not in files
    for name in client.DART_FILES:
        assert b"cdn.jsdelivr.net" not in files[name], name


def test_the_page_has_no_script_of_its_own_and_says_that_none_may_run(
    files: dict[str, bytes],
) -> None:
    page = files["index.html"].decode()
    assert f'http-equiv="Content-Security-Policy" content="{IN_PAGE}"' in page
    scripts = re.findall(r"<script([^>]*)>(.*?)</script>", page, re.DOTALL)
    assert scripts
    assert all("src=" in told and not inside for told, inside in scripts)
    assert not re.search(r"\son\w+=", page)
    assert "unsafe-inline" not in RULES["script-src"]
    assert "'unsafe-eval'" not in RULES["script-src"]


def test_hosts_are_told_the_headers_that_are_tested() -> None:
    told = (ROOT / "docs" / "hosting.md").read_text()
    for name, value in HEADERS.items():
        assert f"\n{name}: {value}\n" in told


def test_cut_dart_files_keep_their_length(files: dict[str, bytes]) -> None:
    for name in client.DART_FILES:
        assert len(files[name]) == (CLIENT / name).stat().st_size


def test_every_address_of_page_and_manifest_is_relative_and_there(files: dict[str, bytes]) -> None:
    page = files["index.html"].decode()
    named = re.findall(r'(?:href|src)="([^"]+)"', page)
    named += re.findall(r'(?:url|networkFetch)\("([^"]+)"\)', page + files["shell.js"].decode())
    content = json.loads(files["manifest.json"])
    named += [icon["src"] for icon in content["icons"]]
    named += [shot["src"] for shot in content["screenshots"]]
    for name in named:
        assert name == "./" or name in files, name


def test_manifest_says_what_browsers_ask_for(files: dict[str, bytes]) -> None:
    content = json.loads(files["manifest.json"])
    assert content["id"] == "watten"
    assert content["start_url"] == content["scope"] == "./"
    assert {icon["purpose"] for icon in content["icons"]} == {"any", "maskable", "monochrome"}
    assert {icon["sizes"] for icon in content["icons"]} == {"192x192", "512x512"}
    assert [entry["url"] for entry in content["shortcuts"]] == ["./?go=new", "./?go=continue"]
    assert {shot["form_factor"] for shot in content["screenshots"]} == {"narrow", "wide"}


def test_fonts_are_ours_and_the_icons_in_use(files: dict[str, bytes]) -> None:
    listed = json.loads(files["assets/FontManifest.json"])
    assert {entry["family"] for entry in listed} == {
        "MaterialIcons",
        "Roboto",
        "Vollkorn",
        "WattenText",
    }
    for entry in listed:
        for font in entry["fonts"]:
            assert f"assets/{font['asset']}" in files
    assert len(files["assets/fonts/MaterialIcons-Regular.otf"]) < 60_000


def test_about_opens_a_file_with_every_licence_text(files: dict[str, bytes]) -> None:
    text = " ".join(files[ALL_TEXTS].decode().upper().split())
    for title in (
        "MIT LICENSE",
        "PYTHON SOFTWARE FOUNDATION LICENSE VERSION 2",
        "SIL OPEN FONT LICENSE VERSION 1.1",
        "APACHE LICENSE VERSION 2.0",
        "MOZILLA PUBLIC LICENSE VERSION 2.0",
        "COPYRIGHT 2014 THE FLUTTER AUTHORS",
        "BENJAMIN PETERSON",
        "THE VOLLKORN PROJECT AUTHORS",
    ):
        assert title in text


def test_the_bill_of_materials_lists_what_about_lists_and_is_the_same_each_time(
    files: dict[str, bytes],
) -> None:
    told = json.loads(files[bom.FILE])
    assert (told["bomFormat"], told["specVersion"]) == ("CycloneDX", "1.6")
    parts = {part["name"]: part for part in told["components"]}
    assert {name: parts[name]["licenses"][0]["license"]["id"] for name in parts} == {
        notice.name: bom.SPDX[notice.licence] for notice in NOTICES
    }
    for name in ("Flet", "msgpack", "repath", "six", "Pyodide", "Python", "Flutter, Skia, Dart"):
        assert parts[name]["version"], name
    shipped = {part["purl"] for part in parts.values() if "purl" in part}
    assert {f"pkg:pypi/{name}@{version(name)}" for name in wheels.LIBRARIES} <= shipped
    assert bom.bill() == files[bom.FILE]
    assert bom.FILE not in site.listing(files)  # it stays on the host


def test_an_unknown_icon_is_refused() -> None:
    with pytest.raises(ValueError, match="NO_SUCH"):
        fonts.icon_glyph("NO_SUCH", {"close_baseline"})


def test_pictures_of_the_icon_are_icons_not_pictures_of_the_app(files: dict[str, bytes]) -> None:
    assert "icons/apple-touch-icon.png" in files
    assert not any(name.startswith("icon/") for name in pictures.shipped(pictures.pictures()))
    assert manifest.icon_files(pictures.pictures())


def test_the_sounds_the_app_plays_are_there_as_they_were_made(files: dict[str, bytes]) -> None:
    shipped = {name for name in files if name.startswith("sounds/")}
    assert shipped == {f"sounds/{sound.value}.wav" for sound in Sound} | {"sounds/hut.mp3"}
    made = {f"sounds/{sound.name}": sound for sound in SOUNDS}
    for name in shipped - {"sounds/hut.mp3"}:
        assert files[name] == made[name].data()
    assert sum(len(files[name]) for name in shipped) < 400_000


def test_the_page_goes_round_where_the_hut_is_whole(files: dict[str, bytes]) -> None:
    constants = re.search(rb"const HUT = \{(.*?)\}", files["sounds.js"]).group(1).decode()
    found = dict(re.findall(r"(\w+): ([\d.]+)", constants))
    assert float(found["seconds"]) == SECONDS
    # the coder's own silence, at most a tenth of a second, may lie before the lead
    assert 100 <= float(found["begin"]) * 1000 <= LEAD


def test_the_command_line_and_the_recipe_are_not_shipped() -> None:
    names = set(wheels.app_files())
    assert "watten_app/main.py" in names
    assert "watten_app/cli.py" not in names
    assert not any("measuring" in name for name in names)
    assert (APP / "cli.py").exists()


def test_make_py_can_be_read_by_an_old_python() -> None:
    ast.parse((BUILD / "make.py").read_text(), feature_version=(3, 8))


def test_ci_calls_the_test_command() -> None:
    assert "python3 build/make.py test" in (ROOT / ".ci" / "run").read_text()

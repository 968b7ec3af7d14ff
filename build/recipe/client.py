"""The prebuilt Flutter client and the Python runtime, taken out of `flet-web` and cut to size."""

import re
from pathlib import Path

from recipe.places import CLIENT
from recipe.runtime import runtime
from recipe.steps import cached, digest, tree

RIVE_HOST = b"https://cdn.jsdelivr.net/npm/@rive-app/flutter-native-wasm@44.0.0/"
RIVE_STUB = "globalThis.RiveNative = () => new Promise(() => {});\n"
RIVE_FOLDER = b"rive-stub/"
DART_FILES = ("main.dart.js", "main.dart.mjs", "main.dart.wasm")
CANVASKIT_FILES = ("canvaskit.js", "canvaskit.wasm", "skwasm.js", "skwasm.wasm")
DRAWN_BY = {
    "skwasm": (
        "main.dart.mjs",
        "main.dart.wasm",
        "canvaskit/skwasm.js",
        "canvaskit/skwasm.wasm",
    ),
    "canvaskit": ("main.dart.js", "canvaskit/canvaskit.js", "canvaskit/canvaskit.wasm"),
}
"""What each renderer needs and the other does not."""

NO_STDLIB = "pyodide/nothing.zip"
"""An empty archive: the snapshot has of the standard library what the app needs."""

CONFIGURED = "flutterConfig.canvasKitBaseUrl = flet.canvasKitBaseUrl;"
ONE_VARIANT = CONFIGURED + '\n    flutterConfig.canvasKitVariant = "full";'
"""Chromium would have a smaller CanvasKit of its own; it draws with the other renderer here."""

PYODIDE_FILES = ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm", "python_stdlib.zip")
OWN_WORKER = re.compile(r"    serviceWorkerSettings: \{.*?\n    \},\n", re.DOTALL)
SOURCE_MAP = re.compile(r"//# sourceMappingURL=\S+\n?")


def client_files() -> dict[str, Path]:
    """Return the files of the client that the app needs, by their address in the site."""
    names = [
        *DART_FILES,
        "version.json",
        "assets/AssetManifest.bin",
        "assets/AssetManifest.bin.json",
    ]
    names += [f"canvaskit/{name}" for name in CANVASKIT_FILES]
    names += [path.relative_to(CLIENT).as_posix() for path in tree(CLIENT / "assets" / "shaders")]
    python = runtime()
    of_python = {f"pyodide/{name}": python / name for name in PYODIDE_FILES}
    return {name: CLIENT / name for name in names} | of_python


def without_rive(data: bytes) -> bytes:
    """Point Rive's address to our stub; the length stays, so offsets in wasm stay valid."""
    dots, odd = divmod(len(RIVE_HOST) - len(RIVE_FOLDER), 2)
    if odd:
        raise ValueError("Rive's address has a new length: give the stub's folder another one")
    return data.replace(RIVE_HOST, b"./" * dots + RIVE_FOLDER)


def bootstrap(text: str) -> str:
    """Return Flutter's bootstrap for one CanvasKit, without its service worker, which would remove
    ours."""
    cut, count = OWN_WORKER.subn("", text)
    if count != 1:
        raise ValueError("Flutter's bootstrap looks different: its service worker was not found")
    if cut.count(CONFIGURED) != 1:
        raise ValueError(
            "Flutter's bootstrap looks different: where it is configured was not found"
        )
    return SOURCE_MAP.sub("", cut).replace(CONFIGURED, ONE_VARIANT)


def make_client(folder: Path) -> None:
    """Fill a folder with the client's files."""
    for name, source in client_files().items():
        target = folder / name
        target.parent.mkdir(parents=True, exist_ok=True)
        data = source.read_bytes()
        target.write_bytes(without_rive(data) if name in DART_FILES else data)
    for variant in ("wasm", "wasm_compatibility"):
        stub = folder / RIVE_FOLDER.decode() / variant / "rive_native.js"
        stub.parent.mkdir(parents=True)
        stub.write_text(RIVE_STUB)
    (folder / NO_STDLIB).write_bytes(b"PK\x05\x06" + bytes(18))
    text = bootstrap((CLIENT / "flutter_bootstrap.js").read_text())
    (folder / "flutter_bootstrap.js").write_text(text)


def client() -> Path:
    """Return the folder of the client's files."""
    sources = [*client_files().values(), CLIENT / "flutter_bootstrap.js", Path(__file__)]
    return cached("client", digest(*sources), make_client)

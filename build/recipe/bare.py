"""What ours is measured against besides the stock site: the runtime alone, and Flutter alone.

Each has a page that marks the moment when it is there; Flutter's files are the same as ours.
"""

from pathlib import Path

from recipe.client import DRAWN_BY

MARK = "performance.mark('probe-usable')"
HEAD = '<!DOCTYPE html><html lang="de"><head><meta charset="UTF-8"><base href="./"></head><body>'
PYTHON_PAGE = f"""{HEAD}<script type="module">
import {{ loadPyodide }} from "./pyodide/pyodide.mjs";
await loadPyodide({{ indexURL: new URL("pyodide/", location.href).href }});
{MARK};
</script></body></html>"""
FLUTTER_PAGE = f"""{HEAD}<script>
const flet = {{ pyodide: true, multiView: false, noCdn: true, webSocketEndpoint: "/ws",
  entrypointBaseUrl: "./", assetBase: "./", routeUrlStrategy: "hash", webRenderer: "skwasm",
  canvasKitBaseUrl: "canvaskit/", fontFallbackBaseUrl: "no-such-font/" }};
flet.flutterAppLoaded = new Promise((resolve) => {{ flet.flutterAppResolve = resolve; }});
globalThis.flet = flet;
globalThis.jsConnect = () => new Promise(() => {{}});
globalThis.jsSend = async () => {{}};
globalThis.jsDisconnect = async () => {{}};
addEventListener("flutter-first-frame", () => requestAnimationFrame(() => {MARK}));
</script><script src="flutter_bootstrap.js"></script></body></html>"""
PYTHON_NEEDS = ("pyodide/",)
FLUTTER_NEEDS = ("flutter_bootstrap.js", "assets/", "version.json", "rive-stub/")
FLUTTER_NEEDS += DRAWN_BY["skwasm"]


def bare_site(folder: Path, source: Path, page: str, needs: tuple[str, ...]) -> Path:
    """Fill a folder with a page and links to the files that it needs; return the folder."""
    for path in source.rglob("*"):
        name = path.relative_to(source).as_posix()
        if path.is_file() and name.startswith(needs):
            target = folder / name
            target.parent.mkdir(parents=True, exist_ok=True)
            target.symlink_to(path)
    (folder / "index.html").write_text(page)
    return folder

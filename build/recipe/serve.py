"""A small static server with the right types, for playing at home and for the tests."""

import http.server
import socket
import socketserver
import threading
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import ClassVar

FIRST_PORT = 8000
LAST_PORT = 8099
ASK_AGAIN = "no-cache"
TYPES = {
    ".html": "text/html; charset=utf-8",
    ".js": "text/javascript; charset=utf-8",
    ".mjs": "text/javascript; charset=utf-8",
    ".json": "application/json",
    ".wasm": "application/wasm",
    ".webp": "image/webp",
    ".wav": "audio/wav",
    ".mp3": "audio/mpeg",
    ".woff2": "font/woff2",
    ".otf": "font/otf",
    ".zip": "application/zip",
    ".whl": "application/zip",
    ".bin": "application/octet-stream",
}


class Handler(http.server.SimpleHTTPRequestHandler):
    """Serves one folder; `sent` are headers that go with every file, `asked` notes what for."""

    sent: ClassVar[dict[str, str]] = {}
    asked: ClassVar[set[str] | None] = None
    protocol_version = "HTTP/1.1"
    extensions_map: ClassVar[dict[str, str]] = {
        **http.server.SimpleHTTPRequestHandler.extensions_map,
        **TYPES,
    }

    def translate_path(self, path: str) -> str:
        """Note what is asked for."""
        if self.asked is not None:
            self.asked.add(path.split("?")[0].lstrip("/"))
        return super().translate_path(path)

    def end_headers(self) -> None:
        """Add the headers that go with every file."""
        for name, value in self.sent.items():
            self.send_header(name, value)
        super().end_headers()

    def log_message(self, *_arguments: object) -> None:
        """Say nothing about each request."""


class Server(socketserver.ThreadingMixIn, http.server.HTTPServer):
    """A server with a thread for each request; a browser that hangs up is no trouble."""

    daemon_threads = True

    def handle_error(self, request: object, client_address: object) -> None:
        """A connection closed by the browser is not worth a word."""


def server(
    folder: Path,
    *,
    host: str = "",
    port: int = 0,
    caching: str = ASK_AGAIN,
    headers: dict[str, str] | None = None,
    asked: set[str] | None = None,
) -> Server:
    """Return a server of a folder, bound to a free port if none is given.

    `caching` tells browsers how long they may keep what they got: where they ask again, an update
    is never half old. `headers` are more that go with every file; into `asked` goes the
    address of everything that is asked for.
    """
    sent = {"Cache-Control": caching, **(headers or {})}
    chosen = type("ChosenHandler", (Handler,), {"sent": sent, "asked": asked})
    return Server((host, port), partial(chosen, directory=str(folder)))


def free_server(folder: Path) -> Server:
    """Return a server on all interfaces at the first free port from 8000 on."""
    for port in range(FIRST_PORT, LAST_PORT):
        try:
            return server(folder, port=port)
        except OSError:
            continue
    return server(folder)


def serve_in_background(
    folder: Path,
    port: int = 0,
    *,
    caching: str = ASK_AGAIN,
    headers: dict[str, str] | None = None,
    asked: set[str] | None = None,
) -> tuple[int, Callable[[], None]]:
    """Serve a folder on this machine; return the port and what stops it."""
    running = server(
        folder, host="127.0.0.1", port=port, caching=caching, headers=headers, asked=asked
    )
    threading.Thread(target=running.serve_forever, daemon=True).start()

    def stop() -> None:
        running.shutdown()
        running.server_close()

    return running.server_address[1], stop


def network_address() -> str | None:
    """Return this machine's address in its own network, nothing without a network."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))  # sends nothing: it only picks the way out
        except OSError:
            return None
        return probe.getsockname()[0]

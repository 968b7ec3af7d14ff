"""`make.py play`: builds, serves, and says how to get the game onto a phone and onto a host."""

import segno

from recipe.serve import free_server, network_address
from recipe.site import build_site

ADVICE = """
  On a phone: browsers install an app only from https (or from localhost). Over this address you
  can play in the phone's browser; to install, put the site on a host with https.

  On any static host: copy all of {folder} to it, into the root or any sub-folder; every address
  in it is relative. Copy sw.js last. Nothing has to be set up, there is no server part.

  Stop with Ctrl+C.
"""


def play() -> None:
    """Build and serve the site until Ctrl+C."""
    folder = build_site()
    running = free_server(folder)
    port = running.server_address[1]
    print(f"\n  Watten is served at   http://localhost:{port}/")
    host = network_address()
    if host:
        address = f"http://{host}:{port}/"
        print(f"  and in your network   {address}\n")
        segno.make_qr(address).terminal(compact=True)
    print(ADVICE.format(folder=folder), flush=True)
    try:
        running.serve_forever()
    except KeyboardInterrupt:
        print("\n  Served enough.")
    finally:
        running.server_close()

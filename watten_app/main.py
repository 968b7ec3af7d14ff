"""The entry: hands the app to Flet."""

import flet as ft

from watten_app.ui import pairing
from watten_app.ui.app import main


def start() -> None:
    """Start the app; in the browser the page's worker calls this."""
    pairing.mend()
    ft.run(main)


if __name__ == "__main__":
    start()

"""The entry: hands the app to Flet."""

import flet as ft

from watten_app.ui.bridge import bridge


@ft.component
def Placeholder() -> ft.Control:
    """One screen."""
    count, set_count = ft.use_state(0)
    ft.use_effect(lambda: bridge.show("home", "ready"), [])
    return ft.Column(
        [
            ft.Text(f"Watten {count} {bridge.saved().get('watten.count')}"),
            ft.Image(src="cards/HK.webp", width=100),
            ft.Button(
                "Play",
                icon=ft.Icons.ADD,
                on_click=lambda _: (
                    set_count(count + 1),
                    bridge.save("watten.count", str(count + 1)),
                ),
            ),
        ]
    )


def main(page: ft.Page) -> None:
    page.render(Placeholder)


def start() -> None:
    """Start the app; in the browser the page's worker calls this."""
    ft.run(main)


if __name__ == "__main__":
    start()

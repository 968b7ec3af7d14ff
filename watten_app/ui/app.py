"""The shell: sets the page up, keeps the one observable, and draws the screen on show."""

from dataclasses import dataclass, replace
from typing import Any

import flet as ft

from watten_app.app.house import House
from watten_app.app.house_state import HouseState
from watten_app.app.table_view import TableView
from watten_app.ui import theme
from watten_app.ui.bridge import bridge
from watten_app.ui.doors import AskedCard, Doors, Screen
from watten_app.ui.look import look_of
from watten_app.ui.screens import SCREENS
from watten_app.ui.screens.card_sheet import CardSheet
from watten_app.ui.screens.cover import CoverScreen
from watten_app.ui.speaker import Speaker
from watten_app.ui.table import TableScreen
from watten_app.ui.taps import finger
from watten_app.ui.theme import Look


@dataclass(frozen=True, slots=True)
class Moment:
    """All that is drawn just now: the screen, what was handed to it, the look, the app's state."""

    screen: Screen
    data: Any
    look: Look
    state: HouseState
    asked: AskedCard | None = None


@ft.observable
@dataclass
class Shown:
    """The one observable: holds the moment, replaced as a whole."""

    moment: Moment


class PageShell:
    """Turns changes of the house, the page and the player's way into one new moment each."""

    def __init__(self, page: ft.Page, house: House) -> None:
        self._page = page
        self._house = house
        self._here: Screen | None = None
        look = look_of(house.state.settings, *size_of(page))
        self.shown = Shown(Moment(Screen.HOME, None, look, house.state))

    def show(self, screen: Screen, data: Any) -> None:
        """Draw this screen."""
        if self._here not in (None, screen):
            finger.things_moved()
        self._here = screen
        self._publish(screen=screen, data=data)

    def explain(self, asked: AskedCard | None) -> None:
        """Explain a card over the screen; None puts that away."""
        self._publish(asked=asked)

    def write_route(self, screen: Screen) -> None:
        """Put the screen into the browser's address."""
        route = f"/{screen}"
        if self._page.route != route:
            self._page.route = route
            self._page.navigate(route)

    def refresh(self) -> None:
        """Draw anew: the house has changed, or what the page tells of its size and the system."""
        look = look_of(self._house.state.settings, *size_of(self._page))
        self._publish(look=look, state=self._house.state)
        dress(self._page, look)

    def _publish(self, **fields: Any) -> None:
        moment = replace(self.shown.moment, **fields)
        if moment != self.shown.moment:
            self.shown.moment = moment


def size_of(page: ft.Page) -> tuple[float, float]:
    """The page's size in logical pixels; a phone's until Flet knows it."""
    return page.width or 390, page.height or 844


def dress(page: ft.Page, look: Look) -> None:
    """Give what is Material underneath the colours of the look, and the page its language."""
    bridge.speak(look.language)
    mode = ft.ThemeMode.DARK if look.palette.dark else ft.ThemeMode.LIGHT
    if page.theme is None or (page.theme_mode, page.bgcolor) != (mode, look.palette.wall):
        bridge.paint(look.palette.wall)
        page.theme = page.dark_theme = theme.material_theme(look.palette)
        page.theme_mode = mode
        page.bgcolor = look.palette.wall
        page.update()


@ft.component
def Root(shown: Shown, doors: Doors) -> ft.Control:
    """The screen on show."""
    moment = shown.moment
    state = moment.state
    key = moment.screen.value
    look = moment.look.at_a_table(state.rules, state.company)
    if moment.screen is Screen.TABLE and state.table is not None:
        body = _table(look, doors, state.table, moment.data, unsaved=state.unsaved)
    else:
        body = SCREENS[moment.screen](look, doors, moment.data, state, key=key)
    layers = [body]
    if moment.asked is not None:
        layers.append(CardSheet(look, doors, moment.asked, key="card"))
    drawn = ft.Container(
        ft.Stack(layers, expand=True),
        left=0,
        top=0,
        width=look.width,
        height=look.height,
        scale=ft.Scale(look.zoom, alignment=ft.Alignment.TOP_LEFT),
    )
    return ft.Stack([drawn], expand=True)


def _table(look: Look, doors: Doors, table: TableView, data: Any, *, unsaved: bool) -> ft.Control:
    """The table, made anew for whoever looks at it, or what covers it between two people."""
    if table.cover is not None:
        return CoverScreen(look, doors, table.cover, key=f"cover-{table.cover.name}")
    return TableScreen(look, doors, table, data, unsaved, key=f"table-{table.eyes}")


def first_screen(house: House, route: str) -> Screen:
    """Where the app opens: what the address or a shortcut asks for, else where one left off."""
    if house.state.first_start:
        return Screen.FIRST
    if house.state.notice is not None:
        # Home is where it is read
        return Screen.HOME
    wish = bridge.query().get("go", "")
    if wish == "new":
        return Screen.NEW
    table = house.state.table
    left_off = route.strip("/") in (Screen.TABLE, Screen.RESULT)
    if table is not None and (wish == "continue" or left_off):
        return Screen.TABLE if table.deal_result is None else Screen.RESULT
    return Screen.HOME


def main(page: ft.Page) -> None:
    """Set the page up and draw the app on it; a fault in that leaves no empty page."""
    try:
        _open(page)
    except Exception:
        bridge.fail()
        raise


FONTS = {name: f"fonts/{name}.ttf" for name in ("WattenText", "Vollkorn")}
"""Of an app that was built for a phone; in the browser they are Flutter's own."""


def _open(page: ft.Page) -> None:
    page.title = "Watten"
    if not page.web:
        page.fonts = FONTS
    page.padding = 0
    page.spacing = 0
    house = House(bridge)
    Speaker(house, bridge)
    shell = PageShell(page, house)
    doors = Doors(shell, house)
    dress(page, shell.shown.moment.look)
    _listen(page, house, shell, doors)
    doors.go(first_screen(house, page.route))
    page.render(Root, shell.shown, doors)
    page.run_task(_disable_context_menu, page)


def _listen(page: ft.Page, house: House, shell: PageShell, doors: Doors) -> None:
    def told(kind: str, _payload: dict[str, Any]) -> None:
        if kind in ("insets", "scheme", "motion", "contrast", "density"):
            shell.refresh()
        elif kind == "hidden" and house.table is not None:
            # nobody is looking: the computers wait
            house.table.stop()
            if house.table.view.eyes is None:
                # a card may be explained as only one knows it
                doors.close_card()
        elif kind == "visible" and house.table is not None and doors.here is Screen.TABLE:
            house.table.start()

    house.subscribe(shell.refresh)
    bridge.listen(told)
    page.on_resize = lambda _: shell.refresh()
    page.on_route_change = lambda event: doors.came_to(event.route)

    async def press_key(event: ft.KeyboardEvent) -> None:
        await doors.press_key(event.key)

    page.on_keyboard_event = press_key


async def _disable_context_menu(page: ft.Page) -> None:
    # a long press explains a card; the browser's own menu must not come in between
    if page.web:
        await ft.BrowserContextMenu().disable()

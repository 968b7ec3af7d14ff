"""Which screen leads where, and the browser's own Back."""

import asyncio
from types import SimpleNamespace

from watten_app.ui.doors import Doors, Screen


class Shown:
    """A shell that notes what it was to show."""

    def __init__(self) -> None:
        self.screens: list[tuple[Screen, object]] = []
        self.routes: list[Screen] = []

    def show(self, screen: Screen, data: object) -> None:
        """Note it."""
        self.screens.append((screen, data))

    def write_route(self, screen: Screen) -> None:
        """Note it."""
        self.routes.append(screen)


def doors() -> Doors:
    return Doors(Shown(), SimpleNamespace(end_lesson=lambda: None))


def test_back_leads_to_the_screen_before_and_at_last_home():
    way = doors()
    way.go(Screen.HOME)
    way.go(Screen.SETTINGS)
    way.go(Screen.ABOUT)
    way.back()
    assert way.here is Screen.SETTINGS
    way.back()
    assert way.here is Screen.HOME
    way.back()
    assert way.here is Screen.HOME


def test_behind_the_table_lies_home():
    way = doors()
    way.go(Screen.HOME)
    way.go(Screen.NEW)
    way.go(Screen.TABLE)
    way.back()
    assert way.here is Screen.HOME


def test_the_browsers_back_goes_where_its_address_says():
    way = doors()
    way.go(Screen.HOME)
    way.go(Screen.RULES, "trumps")
    way.go(Screen.ABOUT)
    way.came_to("/rules")
    assert way.here is Screen.RULES
    assert way._shell.screens[-1] == (Screen.RULES, "trumps")
    way.came_to("/no-such-screen")
    assert way.here is Screen.HOME


def test_the_browsers_back_shows_again_what_was_left_by_the_apps_own():
    way = doors()
    way.go(Screen.MATCHES, "progress")
    way.go(Screen.REPLAY, ("a match", None))
    way.keep(("a match", "a moment"))
    way.back()
    way.came_to("/replay")
    assert way._shell.screens[-1] == (Screen.REPLAY, ("a match", "a moment"))
    way.go(Screen.TABLE)
    way.came_to("/replay")
    assert way._shell.screens[-1] == (Screen.REPLAY, ("a match", "a moment"))


def test_an_address_of_a_match_that_was_never_looked_at_leads_to_all_of_them():
    way = doors()
    way.go(Screen.HOME)
    way.came_to("/replay")
    assert way._shell.routes[-1] is Screen.MATCHES


def test_the_first_start_is_over_for_good():
    way = doors()
    way.house.state = SimpleNamespace(first_start=False)
    way.go(Screen.HOME)
    way.came_to("/first")
    assert way.here is Screen.HOME
    assert way._shell.routes[-1] is Screen.HOME


def test_the_address_of_the_screen_on_show_changes_nothing():
    way = doors()
    way.go(Screen.HOME)
    way.came_to("/home")
    assert len(way._shell.screens) == 1


def test_escape_goes_back_where_the_screen_has_no_use_for_it():
    way = doors()
    way.go(Screen.HOME)
    way.go(Screen.RULES)
    asyncio.run(way.press_key("Escape"))
    assert way.here is Screen.HOME


def test_the_browsers_back_puts_away_what_lies_over_the_screen():
    way = doors()
    way.go(Screen.HOME)
    way.go(Screen.TABLE)
    open_sheets = ["sheet"]
    way.on_back = lambda: bool(open_sheets) and bool(open_sheets.pop())
    way.came_to("/home")
    assert way.here is Screen.TABLE
    way.came_to("/home")
    assert way.here is Screen.HOME
    assert way.on_back is None


def test_the_browsers_back_brings_no_choices_again_that_a_match_was_played_after():
    way = doors()
    way.go(Screen.HOME)
    way.go(Screen.NEW)
    way.keep("chosen")
    way.go(Screen.RULES)
    way.came_to("/new")
    assert way._shell.screens[-1] == (Screen.NEW, "chosen")
    way.go(Screen.TABLE)
    way.came_to("/new")
    assert way._shell.screens[-1] == (Screen.NEW, None)

"""Where a screen can send the player, and what it may ask of the app."""

from collections.abc import Awaitable, Callable
from dataclasses import dataclass, replace
from enum import StrEnum
from typing import Any, Protocol

from watten_app.app.hearing import HOLD
from watten_app.app.house import House
from watten_app.engine import Card, Order, Rules
from watten_app.ui.bridge import bridge
from watten_app.ui.taps import finger

ENTER = ("Enter", "Numpad Enter")
_STEPS = {"Arrow Left": -1, "Arrow Right": 1}


class Screen(StrEnum):
    """The screens; the values are the names that tests and measurements hold on to."""

    FIRST = "first"
    HOME = "home"
    NEW = "new"
    TABLE = "table"
    SCORE = "score"
    RESULT = "result"
    LEARN = "learn"
    QUIZ = "quiz"
    LESSON = "lesson"
    MATCHES = "matches"
    REPLAY = "replay"
    RULES = "rules"
    SETTINGS = "settings"
    STORAGE = "storage"
    ABOUT = "about"
    PUZZLE = "puzzle"


_AFTER_A_LESSON = (Screen.HOME, Screen.LEARN, Screen.LESSON, Screen.NEW, Screen.MATCHES)
"""Where a lesson is over: what is open is the match that counts."""


_LASTING = (Screen.MATCHES, Screen.REPLAY)
"""What they showed is known for the browser's Back, wherever one was since."""


@dataclass(frozen=True, slots=True)
class AskedCard:
    """A card that was held somewhere off the table: under which rules, and in which order, if it
    was seen in a deal; and the `row` it lies in, if one wants to come to the others from there."""

    card: Card
    rules: Rules
    order: Order | None = None
    row: tuple[Card, ...] = ()

    def beside(self, step: int) -> "AskedCard":
        """The card so many places farther in the row, round and round."""
        if not self.row:
            return self
        place = (self.row.index(self.card) + step) % len(self.row)
        return replace(self, card=self.row[place])


class Shell(Protocol):
    """What turns a wish into a picture: the app's one observable (`app.py`)."""

    def show(self, screen: Screen, data: Any) -> None:
        """Draw this screen."""

    def explain(self, asked: AskedCard | None) -> None:
        """Explain a card over the screen; None puts that away."""

    def write_route(self, screen: Screen) -> None:
        """Put the screen into the browser's address."""


KeyPress = Callable[[str], Awaitable[None]]


class Doors:
    """Stays the same object for a whole session, so it may be handed to memoised components.

    Attributes:
        house: the app behind the screens: settings, the open match, the saves.
        on_key: what the screen on show does with a key of the keyboard ("1", "G", "Escape").
        keyboard: whether a keyboard has been used.
        on_back: puts away what lies over the screen on show, and says whether there was anything.
    """

    def __init__(self, shell: Shell, house: House) -> None:
        self.house = house
        self.on_key: KeyPress | None = None
        self.keyboard = False
        self.on_back: Callable[[], bool] | None = None
        self._shell = shell
        self._asked: AskedCard | None = None
        self._way: list[tuple[Screen, Any]] = []
        self._shown: dict[Screen, Any] = {}

    @property
    def here(self) -> Screen | None:
        """The screen on show."""
        return self._way[-1][0] if self._way else None

    def go(self, screen: Screen, data: Any = None) -> None:
        """Show a screen; `data` is handed to it. Home and the table begin the way anew."""
        if screen is Screen.HOME:
            self._way.clear()
        elif screen is Screen.TABLE:
            self._way[1:] = []
        if screen in (Screen.HOME, Screen.TABLE):
            # what was chosen before that is over; a match can still be looked back on
            self._shown = {one: self._shown[one] for one in _LASTING if one in self._shown}
        self._way = self._until(screen)
        self._way.append((screen, data))
        self._show()

    def keep(self, data: Any) -> None:
        """What the screen on show is to be handed when one comes back to it."""
        screen = self._way[-1][0]
        self._way[-1] = screen, data
        self._shown[screen] = data

    def back(self) -> None:
        """Show the screen before this one; Home if there is none. Never asks."""
        if len(self._way) > 1:
            self._way.pop()
            self._show()
        else:
            self.go(Screen.HOME)

    def came_to(self, route: str) -> None:
        """Follow the browser's own Back and Forward to the screen of an address, and to what it
        showed last; where that was a match and nothing is known of it, to the list of them."""
        try:
            screen = Screen(route.strip("/").split("?")[0] or "home")
        except ValueError:
            screen = Screen.HOME
        if screen is Screen.FIRST and not self.house.state.first_start:
            screen = Screen.HOME
            self._shell.write_route(screen)
        if screen is self.here:
            return
        if self.close_card() or (self.on_back is not None and self.on_back()):
            bridge.forward()
            return
        data = self._shown.get(screen)
        if screen is Screen.REPLAY and data is None:
            screen, data = Screen.MATCHES, self._shown.get(Screen.MATCHES)
        self.go(screen, data)

    def explain(self, asked: AskedCard) -> None:
        """Explain a card over the screen on show."""
        if self.house.state.settings.haptics:
            bridge.vibrate(*HOLD)
        finger.things_moved()
        self._asked = asked
        self._shell.explain(asked)

    def close_card(self) -> bool:
        """Put away what is explained over the screen; false if nothing is."""
        if self._asked is None:
            return False
        finger.things_moved()
        self._asked = None
        self._shell.explain(None)
        return True

    async def press_key(self, key: str) -> None:
        """Hand a key to the screen; Escape goes back where the screen has no use for it.

        Once Tab has led to a thing, Enter presses that, and is not for the screen.
        """
        self.keyboard = True
        if key == "Tab":
            finger.on_a_thing = True
        if finger.on_a_thing and key in ENTER:
            return
        if self._asked is not None:
            if key in ("Escape", *ENTER):
                self.close_card()
            elif key in _STEPS and self._asked.row:
                self.explain(self._asked.beside(_STEPS[key]))
        elif self.on_key is not None:
            await self.on_key(key)
        elif key == "Escape":
            self.back()

    def _until(self, screen: Screen) -> list[tuple[Screen, Any]]:
        for place, (known, _) in enumerate(self._way):
            if known is screen:
                return self._way[:place]
        return self._way

    def _show(self) -> None:
        self.close_card()
        screen, data = self._way[-1]
        self._shown[screen] = data
        if screen in _AFTER_A_LESSON:
            self.house.end_lesson()
        self.on_key = self.on_back = None
        self._shell.show(screen, data)
        self._shell.write_route(screen)

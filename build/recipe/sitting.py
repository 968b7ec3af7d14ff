"""Sits down at the table and plays by accessible names alone, as with a screen reader.

Used by the browser tests for whole matches, and by `make.py screenshots`.
"""

import re
from dataclasses import dataclass

from recipe.acting import Acting
from recipe.deciding import Moment, catalogue
from recipe.driver import Watten

FIRST_REGION = "bavarian"
"""Whose words are said when the first start is answered without choosing a region."""

HURRY = (
    "from watten_app.app import pacing; from watten_app.ui import taps;"
    " pacing.FACTOR = dict.fromkeys(pacing.FACTOR, 0.01); taps.DOUBLE_TAP = 0; None"
)


@dataclass
class Sitting(Acting[Watten]):
    """One who sits at the table in Chromium, where more can be waited for."""

    def __post_init__(self) -> None:
        """Learn the words of the language."""
        super().__post_init__()
        self._marks = tuple(self.words[f"a11y.{key}"] for key in ("playable", "not_playable"))

    def hurry(self) -> None:
        """Shorten the pauses of the table, so that a match takes seconds."""
        self.page.python(HURRY)

    def first_start(self) -> None:
        """Answer the first screen, if it is there."""
        if self.page.screen() == "first":
            self.page.tap(self.words["first.begin"])
            self.page.wait_for("home")
            self.words.update(catalogue(self.language, FIRST_REGION))

    def new_match(self, players: int | None = None, region: str | None = None) -> None:
        """Go from Home to the table of a new match, for so many players and in a region if it is
        said, by its name."""
        self.page.tap(self.words["home.new"])
        self.page.wait_for("new")
        if region is not None:
            self._choose_region(region)
        if players is not None:
            self.page.tap(f"{self.words['new.players']}: {players}")
        self.page.tap(re.compile(f"^{re.escape(self.words['new.play'])}"))
        self.page.until("document.documentElement.dataset.wattenScreen === 'table'")
        self.page.settle()

    def _choose_region(self, region: str) -> None:
        tile = re.compile(f"^{re.escape(region)}, ")
        before, after = self.words["count.more_regions.other"].split("{number}")
        more = re.compile(rf"^{re.escape(before)}\d+{re.escape(after)}$")
        if not any(tile.match(name) for name in self.page.buttons()):
            self.page.scroll_to(more)
            self.page.tap(more)
        self.page.scroll_to(tile)
        self.page.tap(tile)

    def hand(self) -> list[str]:
        """Return the names of the cards in hand, in reading order, once one may be played."""
        self.page.wait_for("table")
        may = re.compile(f", {re.escape(self.words['a11y.playable'])}$")
        self.page.button(may).first.wait_for(state="attached")
        return [name for name in self.page.buttons() if name.endswith(self._marks)]

    def may_play(self) -> list[str]:
        """Return the names of the cards in hand that may be played now."""
        return self.decider.playable(self.hand())

    def play_to(self, screen: str) -> None:
        """Act until this screen is there, and leave it as it is."""
        self.come_to(lambda moment: moment.screen == screen)
        self.page.settle()

    def to_turn(self) -> list[str]:
        """Act until I am to play a card, leave it to be played, and return the hand's names."""
        self.come_to(self._my_turn)
        return self.hand()

    def to_button(self, name: re.Pattern[str]) -> None:
        """Act until I may press a button of this name, and leave it to be pressed."""
        self.come_to(
            lambda moment: moment.state == "ready" and any(map(name.search, moment.buttons))
        )
        self.page.settle()

    def _my_turn(self, moment: Moment) -> bool:
        here = moment.screen == "table" and moment.state == "ready"
        return here and bool(self.decider.playable(moment.buttons))


def sit_down(
    page: Watten, seed: int, players: int | None = None, region: str | None = None
) -> Sitting:
    """Sit down at the first deal of the match of this seed, with so many, in a region, if said."""
    page.open(f"seed={seed}")
    sitting = Sitting(page, seed)
    sitting.first_start()
    sitting.hurry()
    sitting.new_match(players, region)
    return sitting

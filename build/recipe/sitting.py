"""Sits down at the table and plays by accessible names alone, as with a screen reader.

Used by the browser tests for whole matches, and by `make.py screenshots`.
"""

import json
import re
from collections import Counter
from dataclasses import dataclass, field
from random import Random
from time import monotonic

from playwright.sync_api import Error, TimeoutError

from recipe.driver import Watten
from recipe.places import APP

PATIENCE = 20_000  # ms until something can be done again
STUCK = 120  # s after which a table that offers nothing to do hangs
TAP_PATIENCE = 600  # ms; a button can go away between looking and tapping
GLANCE, GLANCES = 30, 100  # ms between two looks at the table, and how many at most
HURRY = (
    "from watten_app.app import pacing; pacing.FACTOR = dict.fromkeys(pacing.FACTOR, 0.01); None"
)
RAISES, HOLDS, ASKS, AGREES, KEEPS, STAYS = 0.5, 0.7, 0.5, 0.6, 0.7, 0.8
TAKES = 0.7
FULL_HAND, MOST_PICKED = 5, 2
QUESTIONS = {
    "agree": ("action.agree", "action.refuse", AGREES),
    "keep": ("action.keep", "action.give", KEEPS),
    "answer": ("sign.ja", "sign.nein", AGREES),
    "hold": ("action.hold", "action.fold", HOLDS),
    "stay": ("action.stay", "action.leave", STAYS),
}
MOMENT = """() => ({
  screen: document.documentElement.dataset.wattenScreen,
  state: document.documentElement.dataset.wattenState,
  buttons: [...document.querySelectorAll('flt-semantics[role=button]')]
    .map(node => (node.getAttribute('aria-label') || node.textContent).trim()),
})"""


def catalogue(language: str) -> dict[str, str]:
    """Return the sentences of a language by their key."""
    return json.loads((APP / "i18n" / f"{language}.json").read_text())


@dataclass
class Sitting:
    """A person at the table who reads names and taps; `done` counts what was done."""

    page: Watten
    rng: Random
    language: str = "de"
    done: Counter[str] = field(default_factory=Counter)
    lays: float = 0.0  # how often a raise is made with a card face down
    signs: float = 0.0  # how often a sign is made before a card

    def __post_init__(self) -> None:
        """Learn the words of the language."""
        self.words = catalogue(self.language)
        playable = re.escape(self.words["a11y.playable"])
        self.playable = re.compile(rf", {playable}$")
        self._unplayable = self.words["a11y.not_playable"]
        dots = re.escape(self.words["announce.dots"]).replace(r"\{number\}", r"(\d+)")
        nothing = (self.words[key] for key in ("sign.nothing", "signs.gesture.nothing"))
        self._nothing = ": ".join(nothing)
        self._tile = re.compile(rf"^[^,]+, {dots}$")

    def hurry(self) -> None:
        """Shorten the pauses of the table, so that a match takes seconds."""
        self.page.python(HURRY)

    def first_start(self) -> None:
        """Answer the first screen, if it is there."""
        if self.page.screen() == "first":
            self.page.tap(self.words["first.begin"])
            self.page.wait_for("home")

    def new_match(self, players: int | None = None, region: str | None = None) -> None:
        """Go from Home to the table of a new match, for so many players and in a region if it is
        said, by its name."""
        self.page.tap(self.words["home.new"])
        self.page.wait_for("new")
        if region is not None:
            self._choose_region(region)
        if players is not None:
            self.page.tap(f"{self.words['new.players']}: {players}")
        self.page.tap(self.words["new.play"])
        self.page.page.wait_for_function(
            "document.documentElement.dataset.wattenScreen === 'table'", timeout=PATIENCE
        )

    def _choose_region(self, region: str) -> None:
        tile = re.compile(f"^{re.escape(region)}, ")
        more = re.compile("^" + re.escape(self.words["new.more_regions"].split("{")[0]))
        if not any(tile.match(name) for name in self.page.buttons()):
            self.page.scroll_to(more)
            self.page.tap(more)
        self.page.scroll_to(tile)
        self.page.tap(tile)

    def hand(self) -> list[str]:
        """Return the names of the cards in hand, in reading order, once one may be played."""
        self.page.wait_for("table")
        self.page.button(self.playable).first.wait_for(state="attached")
        marks = tuple(self.words[f"a11y.{key}"] for key in ("playable", "not_playable"))
        return [name for name in self.page.buttons() if name.endswith(marks)]

    def act(self, leaving: str | None = None) -> str:
        """Wait until something can be done, do it, and return what it was.

        `leaving` names a screen to leave as it is: once it is there, its name is returned.
        Raises AssertionError if nothing can be done for long.
        """
        until = monotonic() + STUCK
        while True:
            moment = self._moment()
            if moment["screen"] == leaving:
                return leaving
            assert monotonic() < until, f"nothing can be done: {moment}"
            plan = self._plan(moment["screen"], moment["buttons"])
            if plan is None:
                self.page.page.wait_for_timeout(GLANCE)
                continue
            kind, taps = plan
            if self._tap_all(taps):
                self.done[kind] += 1
                self._wait_for_another(moment)
                return kind

    def _wait_for_another(self, moment: dict[str, object]) -> None:
        """Wait until the table looks different from what was acted upon."""
        for _ in range(GLANCES):
            if self._moment() != moment:
                return
            self.page.page.wait_for_timeout(GLANCE)

    def play_until(self, kind: str, limit: int = 600) -> None:
        """Act until something of this kind was done ("match" at the end of a match)."""
        for _ in range(limit):
            if self.act() == kind:
                return
        raise AssertionError(f"{limit} actions without {kind!r}: {dict(self.done)}")

    def play_to(self, screen: str, limit: int = 600) -> None:
        """Act until this screen is there, and leave it as it is."""
        for _ in range(limit):
            if self.act(leaving=screen) == screen:
                return
        raise AssertionError(f"{limit} actions, and no {screen!r}: {dict(self.done)}")

    def _moment(self) -> dict[str, object]:
        return self.page.page.evaluate(MOMENT)

    def _tap_all(self, taps: list[str]) -> bool:
        """Tap buttons one after the other; false if one was gone."""
        try:
            for name in taps:
                target = self.page.button(name).first
                box = target.bounding_box(timeout=TAP_PATIENCE)
                if box is None:
                    return False
                middle = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
                self.page.page.mouse.click(*middle)
        except (TimeoutError, Error):
            return False
        return True

    def _plan(self, screen: str, buttons: list[str]) -> tuple[str, list[str]] | None:
        if screen == "result":
            return self._after_deal(buttons)
        if screen != "table":
            return None
        return (
            self._closing(buttons)
            or self._cutting(buttons)
            or self._going_on(buttons)
            or self._announcing(buttons)
            or self._answering(buttons)
            or self._exchanging(buttons)
            or self._playing(buttons)
        )

    def _after_deal(self, buttons: list[str]) -> tuple[str, list[str]] | None:
        if self.words["result.next"] in buttons:
            return "deal", [self.words["result.next"]]
        if self.words["result.home"] in buttons:
            return "match", [self.words["result.home"]]
        return None

    def _closing(self, buttons: list[str]) -> tuple[str, list[str]] | None:
        """Put away the card of the pack that was shown."""
        name = self.words["table.close"]
        return ("seen", [name]) if name in buttons else None

    def _cutting(self, buttons: list[str]) -> tuple[str, list[str]] | None:
        """Cut, knock, and take what lies under the packet, or leave it."""
        ways = [self.words[f"action.{verb}"] for verb in ("cut", "fist")]
        ways = [name for name in ways if name in buttons]
        if ways:
            return "cut", [self.rng.choice(ways)]
        taken, left = self.words["action.take"], self.words["action.leave_it"]
        if taken not in buttons:
            return None
        takes = self.rng.random() < TAKES
        return ("take", [taken]) if takes else ("not take", [left])

    def _going_on(self, buttons: list[str]) -> tuple[str, list[str]] | None:
        name = self.words["table.go_on"]
        return ("go on", [name]) if name in buttons else None

    def _announcing(self, buttons: list[str]) -> tuple[str, list[str]] | None:
        tiles = [(int(found[1]), name) for name in buttons if (found := self._tile.match(name))]
        if not tiles:
            return None
        asks = [self.words[f"action.{verb}"] for verb in ("better", "swap")]
        asks = [name for name in asks if name in buttons]
        if asks and self.rng.random() < ASKS:
            return "ask", [self.rng.choice(asks)]
        tile = max(tiles)[1]
        value = tile.split(", ")[0]
        suits = [self.words[f"suit.{suit}"] for suit in "EGHS"]
        kind, part = ("trump", "suit") if value in suits else ("schlag", "rank")
        return kind, [tile, self.words[f"action.{kind}"].replace(f"{{{part}}}", value)]

    def _answering(self, buttons: list[str]) -> tuple[str, list[str]] | None:
        for kind, (yes, no, chance) in QUESTIONS.items():
            words = self.words[yes], self.words[no]
            found = [
                next(
                    (name for name in buttons if name == word or name.startswith(word + ",")), None
                )
                for word in words
            ]
            if None not in found:
                agreed = self.rng.random() < chance
                return (kind if agreed else f"not {kind}"), [found[0] if agreed else found[1]]
        return None

    def _exchanging(self, buttons: list[str]) -> tuple[str, list[str]] | None:
        cards = [name for name in buttons if name.endswith(self.words["a11y.for_exchange"])]
        before = sum(name.endswith(self.words["a11y.picked"]) for name in buttons)
        surplus = len(cards) + before - FULL_HAND
        if surplus < 0:
            return None  # the hand is not all there yet
        number = max(before, self.rng.randint(surplus, MOST_PICKED))
        picked = self.rng.sample(cards, number - before)
        return "exchange", [*picked, self._confirming(number, surplus)]

    def _confirming(self, number: int, surplus: int) -> str:
        """Return the name of the button once so many cards are picked."""
        cards = self.words[f"count.cards.{'one' if number == 1 else 'many'}"]
        counted = cards.replace("{number}", str(number))
        if not surplus:
            key = "exchange.some" if number else "exchange.none"
            return self.words[key].replace("{number:cards}", counted)
        label = self.words["exchange.away"].replace("{number:cards}", counted)
        drawn = self.words["exchange.away.price"].replace("{number}", str(number - surplus))
        return f"{label}, {drawn}" if number > surplus else label

    def _playing(self, buttons: list[str]) -> tuple[str, list[str]] | None:
        cards = [name for name in buttons if self.playable.search(name)]
        cards = [name for name in cards if not name.endswith(self._unplayable)]
        if not cards:
            return None
        laying, signing = self.words["action.lay"], self.words["action.sign"]
        if laying in buttons and self.rng.random() < self.lays:
            return "lay", [laying, self.rng.choice(cards)]
        if signing in buttons and self.rng.random() < self.signs:
            return "sign", [signing, self._nothing]
        raising = self.words["action.raise"]
        if raising in buttons and self.rng.random() < RAISES:
            return "raise", [raising]
        return "play", [self.rng.choice(cards)]


def sit_down(
    page: Watten, seed: int, players: int | None = None, region: str | None = None
) -> Sitting:
    """Sit down at the first deal of the match of this seed, with so many, in a region, if said."""
    page.open(f"seed={seed}")
    sitting = Sitting(page, Random(seed))
    sitting.first_start()
    sitting.hurry()
    sitting.new_match(players, region)
    return sitting

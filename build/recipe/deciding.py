"""What a person who reads the names of the buttons does next, in every phase of every variant."""

import re
from dataclasses import dataclass, field
from random import Random

from watten_app.i18n import CATALOGUES, tongue_of

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

Plan = tuple[str, list[str]]
"""What is done, and the names of the buttons that are tapped for it, one after the other."""


@dataclass(frozen=True, slots=True)
class Moment:
    """What a look at the page tells: the screen, whether a person can act, the buttons by name in
    reading order, and the middle of each (of the first, where two have one name)."""

    screen: str
    state: str
    buttons: list[str]
    middles: dict[str, tuple[float, float]] = field(compare=False)


def catalogue(language: str, region: str = "") -> dict[str, str]:
    """Return the sentences of a language by their key, with the words of a region if it is said."""
    return dict(CATALOGUES[tongue_of(language, region)])


class Decider:
    """Decides by chance from the names alone; the words are those of a language.

    Attributes:
        lays: how often a raise is made with a card face down.
        signs: how often a sign is made before a card.
    """

    def __init__(self, words: dict[str, str], lays: float, signs: float) -> None:
        self.words, self.lays, self.signs = words, lays, signs
        self.rng = Random()
        self._may = f", {words['a11y.playable']}"
        dots = re.escape(words["announce.dots"]).replace(r"\{number\}", r"(\d+)")
        self._tile = re.compile(rf"^[^,]+, {dots}$")
        self._nothing = ": ".join(words[key] for key in ("sign.nothing", "signs.gesture.nothing"))

    def plan(self, moment: Moment, rng: Random) -> Plan | None:
        """What to do at this moment; None if there is nothing yet.

        A trick that rests is not hurried: a tap that comes too late would fall on what has taken
        the button's place, as "Next deal" or the score.
        """
        self.rng = rng
        buttons = moment.buttons
        if moment.screen == "result":
            # "busy" as long as a tap would still be meant for the table
            return self._after_deal(buttons) if moment.state == "ready" else None
        if moment.screen != "table":
            return None
        plan = self._closing(buttons) or self._answering(buttons)
        if plan is None and moment.state == "ready":
            plan = (
                self._cutting(buttons)
                or self._announcing(buttons)
                or self._exchanging(buttons)
                or self._playing(buttons)
            )
        return plan

    def playable(self, buttons: list[str]) -> list[str]:
        """The names of the cards that may be played."""
        return [name for name in buttons if name.endswith(self._may)]

    def _after_deal(self, buttons: list[str]) -> Plan | None:
        if self.words["result.next"] in buttons:
            return "deal", [self.words["result.next"]]
        if self.words["result.home"] in buttons:
            return "match", [self.words["result.home"]]
        return None

    def _closing(self, buttons: list[str]) -> Plan | None:
        """Put away the card of the pack that was shown."""
        name = self.words["table.close"]
        return ("seen", [name]) if name in buttons else None

    def _cutting(self, buttons: list[str]) -> Plan | None:
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

    def _announcing(self, buttons: list[str]) -> Plan | None:
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

    def _answering(self, buttons: list[str]) -> Plan | None:
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

    def _exchanging(self, buttons: list[str]) -> Plan | None:
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
        if not surplus:
            return self._counted("exchange.some", number) if number else self.words["exchange.none"]
        label = self._counted("exchange.away", number)
        fresh = number - surplus
        return f"{label}, {self._counted('exchange.away.price', fresh)}" if fresh > 0 else label

    def _counted(self, key: str, number: int) -> str:
        """A sentence with a number, or with a number of something, in it."""

        def told(found: re.Match[str]) -> str:
            form = "one" if number == 1 else "other"
            counted = self.words[f"count.{found[1]}.{form}"] if found[1] else found[0]
            return counted.replace("{number}", str(number))

        return re.sub(r"\{number(?::(\w+))?\}", told, self.words[key])

    def _playing(self, buttons: list[str]) -> Plan | None:
        cards = self.playable(buttons)
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

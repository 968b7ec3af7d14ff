"""What the person wants: taps and holds become actions, sheets and sentences."""

import asyncio
from collections.abc import Callable
from dataclasses import dataclass, replace
from time import monotonic
from typing import Any

from watten_app.app.glossary import Word
from watten_app.app.hearing import HOLD, Sound
from watten_app.app.note_pad import in_the_dark
from watten_app.app.signing import may_sign
from watten_app.app.table_view import ME, TableView
from watten_app.app.wording import refusal_message
from watten_app.engine import Action, Card, Rank, Refusal, Sign, Suit, Verb
from watten_app.ui.bridge import bridge
from watten_app.ui.doors import Doors, Screen
from watten_app.ui.table.exchange import exchanging, least_exchanged, most_exchanged
from watten_app.ui.table.touch import Touch
from watten_app.ui.taps import finger, just
from watten_app.ui.theme import Look

type Argument = Rank | Suit | tuple[Card, ...] | None
"""What is said with a verb."""

_REFUSAL_STAYS = 3.5


@dataclass(frozen=True, slots=True)
class Refused:
    """A card that could not be played, and the sentence why."""

    card: Card
    sentence: str


@dataclass(frozen=True, slots=True)
class Breach:
    """Something against the rules that waits to be confirmed, and the sentence why it is (R19)."""

    action: Action
    sentence: str


@dataclass(frozen=True, slots=True)
class HeldWord:
    """A word that is explained, under this heading; `mine` where I could say it just now, with the
    `value` that I would name."""

    word: Word
    title: str
    mine: bool = False
    value: Rank | Suit | None = None


@dataclass(frozen=True, slots=True)
class Wishes:
    """What the person has called up on the table, besides the game itself.

    Attributes:
        sheet: the card that is explained.
        word: the word that is explained.
        lifted: the card a first tap has chosen, with `tap_twice`.
        chosen: the rank or suit chosen in the announcement.
        picked: the cards of my hand that are to be exchanged.
        menu: what lies over the table: "last" (the last trick), "seen" (cards of the pack that I
            was shown), "notes", "signs", "keys" (which
            key does what) or nothing.
        advice_read: the ply whose advice was put away.
        laying: whether the next card tapped is laid face down, to raise with it (R20).
        breach: what would be punished and waits to be confirmed.
        hurried: how often the person had no patience with what moves or rests.
    """

    sheet: Card | None = None
    word: HeldWord | None = None
    lifted: Card | None = None
    chosen: Rank | Suit | None = None
    picked: tuple[Card, ...] = ()
    refused: Refused | None = None
    menu: str = ""
    advice_read: int = -1
    laying: bool = False
    breach: Breach | None = None
    asking: bool = False
    hurried: int = 0


class Intents:
    """Stays the same object as long as the table is shown; `look` and `table` are kept fresh."""

    def __init__(self, doors: Doors, publish: Callable[[Wishes], object]) -> None:
        self.doors = doors
        self.wishes = Wishes()
        self.look: Look = Look()
        self.table: TableView | None = None
        self.touch = Touch()
        self._publish = publish
        self._refusals = 0
        self._laid = self._pressed = -1.0

    def see(self, look: Look, table: TableView) -> None:
        """Take note of what is drawn; what was called up for an older state is dropped."""
        if self.table is not None and table.ply != self.table.ply:
            none = {"lifted": None, "chosen": None, "picked": (), "refused": None}
            self.wishes = replace(self.wishes, **none, laying=False, breach=None)
        gone = {"notes": not in_the_dark(table.view), "signs": not may_sign(table.view)}
        if gone.get(self.wishes.menu):
            self.wishes = replace(self.wishes, menu="")
        self.look, self.table = look, table

    def wish(self, **changes: Any) -> None:
        """Change what is called up."""
        wishes = replace(self.wishes, **changes)
        if wishes != self.wishes:
            if _lies_elsewhere(self.wishes, wishes):
                finger.things_moved()
            self.wishes = wishes
            self._publish(wishes)

    # Cards

    def press(self, card: Card) -> None:
        """Have a card of my hand answer the finger that lies on it."""
        self.touch.press(card)
        if self.doors.house.table:
            self.doors.house.table.give_way()

    async def tap(self, card: Card, ply: int) -> None:
        """Play a card of my hand, or say why not; pick it while cards are exchanged."""
        table = self.table
        if table is None or ply != table.ply or self.explains:
            return
        if table.paused or just(self._laid):
            return
        if exchanging(table):
            await self._pick(card, table)
            return
        legal = any(action.argument == card for action in table.view.legal)
        if self.look.tap_twice and legal and self.wishes.lifted != card:
            self.wish(lifted=card, refused=None)
            return
        action = Action(ME, Verb.RAISE if self.wishes.laying else Verb.PLAY, card)
        if self._would_be_punished(action):
            return
        refusal = self.dispatch(action, ply)
        if refusal is None:
            self._laid = monotonic()
        else:
            await self._refuse(card, self.look.tell(refusal_message(refusal)))

    async def _pick(self, card: Card, table: TableView) -> None:
        """Lay a card to those that go away, or take it back."""
        picked, most = self.wishes.picked, most_exchanged(table)
        if card in picked:
            self.wish(picked=tuple(other for other in picked if other != card), refused=None)
        elif len(picked) < most:
            self.wish(picked=(*picked, card), refused=None)
        else:
            await self._refuse(card, self.look.say("exchange.most", number=most))

    def exchange(self, ply: int) -> None:
        """Exchange the picked cards, if there are enough of them."""
        table = self.table
        if table is not None and len(self.wishes.picked) >= least_exchanged(table):
            self.act(Verb.EXCHANGE, ply, tuple(sorted(self.wishes.picked, key=str)))

    def explain(self, card: Card) -> None:
        """Show the explaining sheet of any card."""
        if self.look.haptics:
            bridge.vibrate(*HOLD)
        self.wish(sheet=card, refused=None, asking=False)

    def explain_word(
        self, word: Word, title: str, *, mine: bool = False, value: Rank | Suit | None = None
    ) -> None:
        """Show what a word of the table means."""
        if self.look.haptics:
            bridge.vibrate(*HOLD)
        self.wish(word=HeldWord(word, title, mine, value), refused=None, asking=False)

    def explain_tricks(self) -> None:
        """Show what tricks are for."""
        if self.table:
            own = self.table.view.rules.bohemian
            word = Word.OWN_TRICKS if own else Word.TRICKS
            self.explain_word(word, self.look.say("table.own_tricks"))

    @property
    def explains(self) -> bool:
        """Whether a sheet lies over the table that explains something."""
        wishes = self.wishes
        return wishes.sheet is not None or wishes.word is not None or self.introducing

    def close_sheet(self) -> None:
        """Put the explaining sheet away."""
        self.wish(sheet=None)

    def close_word(self) -> None:
        """Put the sheet of a word away."""
        self.wish(word=None)

    async def _refuse(self, card: Card, sentence: str) -> None:
        self._refusals += 1
        number = self._refusals
        if self.look.haptics:
            bridge.vibrate(*HOLD)
        bridge.sound(Sound.REFUSED)
        self.wish(refused=Refused(card, sentence), lifted=None)
        if self.look.moving:
            await self.touch.shake(card)
        await asyncio.sleep(_REFUSAL_STAYS)
        if number == self._refusals:
            self.wish(refused=None)

    # Actions

    def dispatch(self, action: Action, ply: int) -> Refusal | None:
        """Do an action of mine that was offered at `ply`; gives a refusal or None."""
        controller = self.doors.house.table
        return controller.dispatch(action, ply) if controller else None

    def act(self, verb: Verb, ply: int, argument: Argument = None) -> None:
        """Say something that was offered at `ply`.

        Under a finger that taps twice the row may have changed: to go on must not raise.
        """
        action = Action(ME, verb, argument)
        if not just(self._pressed) and not self._would_be_punished(action):
            self._pressed = monotonic()
            self.dispatch(action, ply)

    def _would_be_punished(self, action: Action) -> bool:
        """Whether a breach of the rules has to be confirmed first (R19); asks for it."""
        controller = self.doors.house.table
        refusal = controller.breach(action) if controller else None
        if refusal is None:
            return False
        self.wish(breach=Breach(action, self.look.tell(refusal_message(refusal))), refused=None)
        return True

    def confirm_breach(self) -> None:
        """Do what will be punished."""
        if self.wishes.breach and self.table:
            self._laid = self._pressed = monotonic()
            self.dispatch(self.wishes.breach.action, self.table.ply)
            self.wish(breach=None)

    def cut_half(self) -> None:
        """Cut in the middle, for who does not lift the pack with a finger."""
        if self.table:
            cuts = [action for action in self.table.view.legal if action.verb is Verb.CUT]
            if cuts:
                self.act(Verb.CUT, self.table.ply, cuts[len(cuts) // 2].argument)

    def choose(self, value: Rank | Suit) -> None:
        """Choose a rank or a suit without announcing it yet."""
        self.wish(chosen=value)

    def take_back(self) -> None:
        """In a lesson, take back what I did last."""
        self.wish(lifted=None, refused=None)
        if self.doors.house.table:
            self.doors.house.table.take_back()

    def introduce(self, wanted: bool) -> None:
        """In a lesson, tell how it goes, or put that away."""
        finger.things_moved()
        if self.doors.house.table:
            self.doors.house.table.introduce(wanted)

    @property
    def introducing(self) -> bool:
        """Whether it is told just now how a lesson goes."""
        lesson = self.table.lesson if self.table else None
        return lesson is not None and not lesson.introduced

    def go_on(self) -> None:
        """Do not rest any longer, and let nothing that moves be waited for."""
        bridge.hush()
        self._pressed = monotonic()
        self.wish(hurried=self.wishes.hurried + 1)
        if self.doors.house.table:
            self.doors.house.table.go_on()

    def ask_advice(self) -> None:
        """Have the adviser speak, or put away what he has said."""
        table = self.doors.house.table
        if table and self.table and self.table.waiting:
            if self.table.advice and self.wishes.advice_read != self.table.ply:
                self.put_advice_away()
                return
            self.wish(advice_read=-1)
            table.ask_advice()

    def note(self, value: Rank | Suit) -> None:
        """Turn the note on a rank or a suit."""
        if self.doors.house.table:
            self.doors.house.table.note(value)

    def sign(self, sign: Sign) -> None:
        """Make a sign, or say something to the partner; it needs no turn (R26)."""
        if self.table:
            self.dispatch(Action(ME, Verb.SIGN, sign), self.table.ply)
            self.wish(menu="")

    def put_advice_away(self) -> None:
        """The advice has been read."""
        if self.table:
            self.wish(advice_read=self.table.ply)

    # What lies over the table

    def pause(self) -> None:
        """Let nothing happen until the person comes back."""
        if self.doors.house.table:
            self.wish(menu="")
            finger.things_moved()
            self.doors.house.table.pause()

    def resume(self) -> None:
        """Go on."""
        if self.doors.house.table:
            finger.things_moved()
            self.doors.house.table.resume()

    def open_menu(self, menu: str) -> None:
        """Lay something over the table, or put it away again."""
        self.wish(menu="" if self.wishes.menu == menu else menu, refused=None)

    def put_away(self) -> bool:
        """Put away the sheet or the menu over the table; false if there is neither."""
        if self.wishes.sheet:
            self.close_sheet()
        elif self.wishes.word:
            self.close_word()
        elif self.introducing:
            self.introduce(False)
        elif self.wishes.menu:
            self.wish(menu="")
        elif self.wishes.breach or self.wishes.laying:
            self.wish(breach=None, laying=False)
        else:
            return False
        return True

    def close(self) -> None:
        """Close what lies on top; nothing open pauses the match."""
        table = self.table
        if self.put_away():
            return
        if self.doors.house.state.unsaved:
            self.doors.house.dismiss_notice()
        elif table and table.paused:
            self.resume()
        else:
            self.pause()

    def show_score(self) -> None:
        """Go to the score sheet."""
        self.doors.go(Screen.SCORE)

    def show_result(self) -> None:
        """Go to the result of the deal that is over."""
        self.doors.go(Screen.RESULT)


def _lies_elsewhere(before: Wishes, after: Wishes) -> bool:
    """Whether something has come or gone under the finger."""
    return any(
        getattr(before, name) != getattr(after, name)
        for name in ("sheet", "word", "menu", "laying", "breach", "advice_read")
    )

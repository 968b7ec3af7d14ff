"""Tables to look at: views made from the engine directly, and a controller that plays nothing."""

from dataclasses import dataclass, field, replace
from datetime import date
from typing import Any

from watten_app.app.daily import Daily
from watten_app.app.house_state import HouseState
from watten_app.app.options import MatchOptions
from watten_app.app.table_view import ME, DealResult, TableView
from watten_app.app.verdicts import deal_head, deal_line, gains_of, we_won, worth_of
from watten_app.app.wording import sayings_of, why_points
from watten_app.engine import (
    Action,
    Card,
    Deal,
    Rank,
    Refusal,
    Rules,
    Suit,
    apply,
    bohemian,
    check,
    observe,
)
from watten_app.engine.bohemian_deal import BohemianDeal
from watten_app.engine.dealing import begin_with_hands, begin_with_pack
from watten_app.engine.play import AnyDeal
from watten_app.engine.rules import Penalties
from watten_app.store import Settings, totals_of
from watten_app.variants import VARIANTS

NAMES = ("", "Resi", "Hias", "Luis", "Vroni", "Sepp", "Moni", "Xaver")
HANDS = (
    "HK EO GK SA H9",
    "GO E8 SK G9 S9",
    "S7 HA E10 GU S8",
    "G8 G10 HU SU H7",
)
RULES = VARIANTS["bavarian"].rules


def cards(text: str) -> tuple[Card, ...]:
    """Cards written one after the other."""
    return tuple(map(Card.parse, text.split()))


def deal(
    *actions: str,
    dealer: int = 0,
    score: tuple[int, ...] = (9, 8),
    hands: tuple[str, ...] = HANDS,
    rules: Rules = RULES,
) -> Deal:
    """A deal after these actions; Resi has forehand unless another deals."""
    dealt = tuple(map(cards, hands))
    used = {card for hand in dealt for card in hand}
    stock = tuple(card for card in rules.cards if card not in used)
    state = begin_with_hands(rules, len(hands), dealer, score, dealt, stock)
    for action in actions:
        state, _ = apply(state, Action.parse(action))
    return state


BOHEMIAN = VARIANTS["bohemian"].rules


def bohemian_deal(
    *actions: str,
    dealer: int = 3,
    turned: str = "GA",
    score: tuple[int, ...] = (14, 9, 20, 17),
    hands: tuple[str, ...] = HANDS,
    rules: Rules = BOHEMIAN,
) -> BohemianDeal:
    """A deal of Böhmisch after these actions; I have forehand unless another deals."""
    dealt = [cards(hand) for hand in hands]
    dealt[dealer] = (*dealt[dealer][:3], Card.parse(turned), *dealt[dealer][3:])
    used = {card for hand in dealt for card in hand}
    stock = tuple(card for card in rules.cards if card not in used)
    score = score[: len(hands)]
    state = bohemian.begin_with_hands(rules, len(hands), dealer, score, tuple(dealt), stock)
    for action in actions:
        state, _ = apply(state, Action.parse(action))
    return state


CUT_AT = 16
"""Where the pack of `cut_deal` is cut to show its cards."""


def cut_deal(
    *actions: str,
    rules: Rules,
    dealer: int = 1,
    shown: str = "HK S7 GA",
    score: tuple[int, int] = (9, 8),
) -> Deal:
    """A deal that begins with its pack; cut at 16 it shows these cards, the first one first."""
    under = cards(shown)
    rest = [card for card in rules.cards if card not in under]
    at = CUT_AT - len(under)
    state = begin_with_pack(rules, 4, dealer, score, (*rest[:at], *under[::-1], *rest[at:]))
    for action in actions:
        state, _ = apply(state, Action.parse(action))
    return state


def seated(*actions: str, made: Any = None, **changes: Any) -> Any:
    """What puts a deal after these actions on the table of a house; `changes` are its and the
    view's."""
    own = ("dealer", "score", "hands", "rules", "turned", "shown")
    of_deal = {key: changes.pop(key) for key in own if key in changes}
    return lambda house: house.seat((made or deal)(*actions, **of_deal), **changes)


OPENED = ("1 schlag O", "0 trump G")


def table(state: AnyDeal, **changes: Any) -> TableView:
    """The view of seat 0 on a deal."""
    view = observe(state, ME)
    made = TableView(
        ply=len(state.actions),
        view=view,
        names=NAMES[: state.players],
        deal_number=3,
        score=state.score,
        history=_history(state),
        resting=None,
        sayings=sayings_of(state),
        waiting=ME in view.to_act,
        paused=False,
        deal_result=None,
        match_result=None,
        advice=None,
    )
    return replace(made, **changes)


def _history(state: AnyDeal) -> tuple[tuple[int, ...], ...]:
    """Two deals before this one."""
    if len(state.score) == 2 and not state.rules.bohemian:
        return (0, 0), (4, 6), state.score
    first = (20 if state.rules.bohemian else 0,) * len(state.score)
    between = tuple((a + b) // 2 for a, b in zip(first, state.score, strict=True))
    return first, between, state.score


def result(state: AnyDeal) -> DealResult:
    """The look back on a finished deal."""
    return DealResult(
        head=deal_head(state),
        line=deal_line(state, NAMES),
        won=we_won(state),
        points=worth_of(state),
        gains=gains_of(state),
        why=why_points(state, NAMES),
        hands=tuple(map(cards, HANDS)),
        seed=48271193,
    )


class FakeTable:
    """A controller that notes what was asked of it and follows the engine for seat 0."""

    def __init__(self, state: AnyDeal, house: "FakeHouse", **changes: Any) -> None:
        self.state = state
        self.house = house
        self.changes = changes
        self.calls: list[str] = []
        self.dispatched: list[tuple[Action, int]] = []

    @property
    def view(self) -> TableView:
        """The table as it is now."""
        return table(self.state, **self.changes)

    def dispatch(self, action: Action, ply: int) -> Refusal | None:
        """Note it, refuse it or do it."""
        self.dispatched.append((action, ply))
        if ply != self.view.ply or self.changes.get("paused"):
            return None
        refusal = check(self.state, action)
        if refusal is None:
            self.do(action)
        return refusal

    def breach(self, action: Action) -> Refusal | None:
        """Why it would be punished."""
        if self.state.rules.penalties is Penalties.PREVENT or check(self.state, action):
            return None
        prevented = replace(self.state.rules, penalties=Penalties.PREVENT)
        return check(replace(self.state, rules=prevented), action)

    def do(self, action: Action) -> None:
        """Do any seat's action."""
        self.state, _ = apply(self.state, action)
        self.house.publish(self.view)

    def show(self, **changes: Any) -> None:
        """Change the view beyond the deal."""
        self.changes |= changes
        self.house.publish(self.view)

    def note(self, value: Rank | Suit) -> None:
        """Turn a note."""
        self.show(notes=self.view.notes.turned(value))

    def __getattr__(self, name: str) -> Any:
        if name.startswith("_"):
            raise AttributeError(name)

        def call() -> None:
            self.calls.append(name)
            if name == "pause":
                self.show(paused=True, waiting=False)
            if name == "resume":
                self.show(paused=False)

        return call


@dataclass
class FakeHouse:
    """A house with a table in it and nothing to save."""

    settings: Settings = field(default_factory=Settings)
    table: FakeTable | None = None
    state: HouseState = field(init=False)
    subscribers: list[Any] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.state = HouseState(
            settings=self.settings,
            first_start=False,
            table=None,
            options=MatchOptions(),
            totals=totals_of(()),
            daily=Daily(date(2026, 11, 29)),
        )

    def end_lesson(self) -> None:
        """There is none."""

    def seat(self, state: AnyDeal, **changes: Any) -> FakeTable:
        """Put a deal on the table."""
        self.table = FakeTable(state, self, **changes)
        self.state = replace(self.state, table=self.table.view)
        return self.table

    def publish(self, view: TableView) -> None:
        """Tell the shell of a new view."""
        self.change(table=view)

    def dismiss_notice(self) -> None:
        """The player has read it."""
        self.change(notice=None)

    def change(self, **changes: Any) -> None:
        """Tell the shell of a new state."""
        self.state = replace(self.state, **changes)
        for subscriber in tuple(self.subscribers):
            subscriber()

    def subscribe(self, callback: Any) -> Any:
        """Call back after every new view."""
        self.subscribers.append(callback)
        return lambda: self.subscribers.remove(callback)

    def log(self) -> tuple[Any, ...]:
        """No deal before."""
        return ()

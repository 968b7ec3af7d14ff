"""What the table screen draws: one frozen value, published anew after every change."""

from dataclasses import dataclass

from watten_app.app.advising import Advice
from watten_app.app.note_pad import NOTHING_NOTED, NotePad
from watten_app.engine import Card, Message, Trick, View

ME = 0
"""The seat of the person who plays on this device, or who has it of those who share it."""


@dataclass(frozen=True, slots=True)
class Saying:
    """What a seat says just now; `message` is a key of the catalogues (`says.raise`, ...)."""

    seat: int
    message: Message


@dataclass(frozen=True, slots=True)
class Told:
    """One thing that happened at the table: what a seat said, the card it laid open, or the trick
    it took."""

    seat: int
    said: Message | None = None
    card: Card | None = None
    trick: Trick | None = None


@dataclass(frozen=True, slots=True)
class Gain:
    """What a deal brought one who plays for himself, where each counts his own tricks (R32).

    Attributes:
        tricks: how many the seat made; None if it sat the deal out.
        points: what was added to its score.
        score: what it has now.
    """

    seat: int
    tricks: int | None
    points: int
    score: int


@dataclass(frozen=True, slots=True)
class DealResult:
    """A finished deal, looked back on.

    Attributes:
        head, line: how it ended for me, and who got what, as one would call it out.
        won: whether my side won it; None where nobody wins a deal, or it has no result.
        points: what the winners got; 0 where nobody wins a deal.
        gains: by seat, where each counts his own tricks; else empty.
        why: sentences that say why these points, in order.
        hands: by seat, the cards as dealt (after an exchange the new ones), shown on request.
        seed: the number the cards were shuffled from, so that anyone can check them.
        counted: whether the match counts, which is told of a match that is over by itself.
    """

    head: Message
    line: Message
    won: bool | None
    points: int
    gains: tuple[Gain, ...]
    why: tuple[Message, ...]
    hands: tuple[tuple[Card, ...], ...]
    seed: int | None
    counted: bool = True


@dataclass(frozen=True, slots=True)
class MatchResult:
    """A finished match.

    Attributes:
        head: how it ended for me.
        lines: who won where that is not said by it, and who gets the Bummerl.
        won: whether I won it, alone or with others.
        score, bummerl: by side (ours, theirs) or by seat; two marks for Schneider.
    """

    head: Message
    lines: tuple[Message, ...]
    won: bool
    score: tuple[int, ...]
    bummerl: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class LessonView:
    """What a lesson shows besides.

    Attributes:
        hands: by seat, all cards held in this deal; `out` of them are laid.
        reason: why the computer that was last did so, until it is read.
        can_take_back: whether I have done anything in this deal.
        introduced: whether it has been told how a lesson goes.
    """

    hands: tuple[tuple[Card, ...], ...]
    out: frozenset[Card]
    reason: Saying | None
    can_take_back: bool
    introduced: bool = True


@dataclass(frozen=True, slots=True)
class Cover:
    """The phone is to go to another person before anything is shown or goes on.

    Attributes:
        name: whose it is now.
    """

    name: str


@dataclass(frozen=True, slots=True)
class TableView:
    """The table as the person at seat 0 sees it now: of those who share the phone, who has it.

    Attributes:
        ply: grows with every action; a tap made for an older ply is stale and dropped.
        view: the engine's view of seat 0, always the newest state.
        names: by seat; the own of who looks on is empty (the catalogues say "you").
        deal_number: of the deal on the table, from 1.
        score: by side (ours, theirs), or by seat where each plays for himself, with finished
            deals counted.
        history: the score after each finished deal, beginning with the score at the start.
        resting: a complete trick that still lies to be looked at; None once it is taken away.
        sayings: what seats say just now, one a seat at most.
        told: what has happened in this deal since the table was opened, in order.
        lesson: what a lesson shows besides; None in a match that counts.
        waiting: whether a person can act now (the engine's `to_act` has seat 0, nothing is paused).
        paused: whether the person has paused the match.
        deal_result: once the deal is over and its last trick has been looked at.
        match_result: once the match is over too.
        advice: what the adviser would do, why, and every other chance; until the next action.
        asked: whether the adviser has been asked and still thinks.
        notes: what the person has worked out of Schlag and trump, where they are not told.
        people: the seats of those who share the phone; the person alone where nobody does.
        eyes: whose they are, by the match's own seats; None while the phone is nobody's, where
            nothing is shown but what lies open for all.
        cover: who is to take the phone now; nothing goes on before.
    """

    ply: int
    view: View
    names: tuple[str, ...]
    deal_number: int
    score: tuple[int, ...]
    history: tuple[tuple[int, ...], ...]
    resting: Trick | None
    sayings: tuple[Saying, ...]
    waiting: bool
    paused: bool
    deal_result: DealResult | None
    match_result: MatchResult | None
    advice: Advice | None
    asked: bool = False
    notes: NotePad = NOTHING_NOTED
    told: tuple[Told, ...] = ()
    lesson: LessonView | None = None
    people: tuple[int, ...] = (ME,)
    eyes: int | None = ME
    cover: Cover | None = None

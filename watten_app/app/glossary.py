"""The words of the table that are explained when somebody holds them: buttons, slate, bubbles."""

from collections.abc import Mapping
from enum import StrEnum

from watten_app.engine import Message, Phase, View
from watten_app.engine.announcing import MACHINE_POINTS
from watten_app.engine.deal import GIVEN_POINTS
from watten_app.engine.rules import TENSE_FROM, Machine, tricks_to_win


class Word(StrEnum):
    """What is explained; the sentence is `word.<value>` of the catalogues."""

    RAISE = "raise"
    LAY = "lay"
    LAY_STOP = "lay_stop"
    RERAISE = "reraise"
    HOLD = "hold"
    FOLD = "fold"
    FARBE = "farbe"
    BETTER = "better"
    SWAP = "swap"
    AGREE = "agree"
    REFUSE = "refuse"
    KEEP = "keep"
    GIVE = "give"
    SCHLAG = "schlag"
    TRUMP = "trump"
    RECHTER = "rechter"
    WORTH = "worth"
    WORTH_TRICK = "worth_trick"
    SLATE = "slate"
    TRICKS = "tricks"
    OWN_TRICKS = "own_tricks"
    SCORE = "score"
    SCORE_DOWN = "score_down"
    ADVICE = "advice"
    TAKE_BACK = "take_back"
    SIGN = "sign"
    YES = "yes"
    NO = "no"
    GO_ON = "go_on"
    RESULT = "result"
    RESUME = "resume"
    PAUSE = "pause"
    LAST = "last"
    CUT = "cut"
    FIST = "fist"
    TAKE = "take"
    LEAVE_IT = "leave_it"
    MACHINE = "machine"
    PASS = "pass"
    STAY = "stay"
    LEAVE = "leave"
    EXCHANGE = "exchange"
    BREACH = "breach"
    BREACH_STOP = "breach_stop"
    CHANCE_DEAL = "chance.deal"
    CHANCE_MATCH = "chance.match"
    CHANCE_POINTS = "chance.points"
    CHANCE_OPEN = "chance.open"


_CHAPTERS = {
    "announce": (Word.SCHLAG, Word.TRUMP, Word.BETTER, Word.SWAP, Word.AGREE, Word.REFUSE),
    "raise": (Word.RAISE, Word.LAY, Word.RERAISE, Word.HOLD, Word.FOLD, Word.FARBE, Word.WORTH),
    "tense": (Word.KEEP, Word.GIVE),
    "order": (Word.RECHTER, Word.SLATE),
    "play": (Word.TRICKS, Word.BREACH),
    "score": (Word.SCORE, Word.SCORE_DOWN, Word.WORTH_TRICK, Word.OWN_TRICKS),
    "signs": (Word.SIGN, Word.YES, Word.NO),
    "deal": (Word.CUT, Word.FIST, Word.TAKE, Word.LEAVE_IT),
    "stay": (Word.STAY, Word.LEAVE, Word.EXCHANGE),
}

CHAPTER = {word: chapter for chapter, words in _CHAPTERS.items() for word in words}
"""The chapter of the rule book that tells more of a word."""

_PRICED = {
    Word.RAISE: Phase.PLAY,
    Word.RERAISE: Phase.RAISE,
    Word.HOLD: Phase.RAISE,
    Word.FOLD: Phase.RAISE,
    Word.KEEP: Phase.KEEP,
    Word.GIVE: Phase.KEEP,
    Word.MACHINE: Phase.MACHINE,
    Word.STAY: Phase.LEAVE,
}
"""What can be done in which phase with a price: what it costs and brings is `word.<value>.now`."""

_ANSWERS = (Word.AGREE, Word.REFUSE)

_SAID = {
    "says.reraise": Word.RERAISE,
    "says.raise": Word.RAISE,
    "says.pass": Word.PASS,
    "says.leave_it": Word.LEAVE_IT,
    "says.sign": Word.SIGN,
    "says.sign.seen": Word.SIGN,
}


def word_said(message: Message) -> Word | None:
    """The word of what somebody says at the table; None if it is no word of the glossary."""
    if message.key in _SAID:
        return _SAID[message.key]
    name = message.key.split(".")[1]
    return Word(name) if name in set(Word) else None


def meaning_of(
    word: Word, view: View, names: Mapping[str, str], *, mine: bool
) -> tuple[Message, ...]:
    """What a word means; where it is `mine` to say just now, what it costs and brings.

    Args:
        names: what the sentences speak of and is called otherwise elsewhere: `name` (of who has
            asked what is to be answered), `rechter`, and what is said at the table.
    """
    rules = view.rules
    machine = MACHINE_POINTS if rules.machine is Machine.CHOICE else view.value
    params: dict[str, object] = {
        "value": view.value,
        "then": view.value + 1,
        "more": view.value + 2,
        "given": GIVEN_POINTS,
        "machine": machine,
        "none": view.points_for_none if rules.bohemian else 0,
        "needed": tricks_to_win(view.players),
        "target": rules.target,
        "tense": rules.target - TENSE_FROM,
        **names,
    }
    if mine and word in _ANSWERS and view.phase in (Phase.BETTER, Phase.SWAP):
        return (Message(f"word.{word.value}.{view.phase.value}", params),)
    told = [Message(f"word.{word.value}", params)]
    if word is Word.WORTH or (mine and _PRICED.get(word) is view.phase):
        told.append(Message(f"word.{word.value}.now", params))
    return tuple(told)

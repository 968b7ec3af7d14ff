"""The states that hang in the gallery: each screen, and the table in each of its moments."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, replace
from typing import Any

from tests.app.fake_page import FakePage
from tests.browser.gallery.advice import (
    ADVICE_ON_CARDS,
    ADVICE_ON_RAISE,
    ADVICE_ON_SCHLAG,
    ADVICE_OPEN,
    REVIEWED,
)
from tests.browser.gallery.saved import (
    MATCH,
    ROUND,
    all_saved,
    learning_saved,
    match_saved,
    nothing_saved,
    puzzles_saved,
    results_saved,
)
from watten_app.app.glossary import Word
from watten_app.app.house_state import SAVE_FAILED
from watten_app.app.options import MatchOptions
from watten_app.app.people import People
from watten_app.app.replay import Moment
from watten_app.app.review import Review
from watten_app.app.table_view import LessonView, Saying
from watten_app.engine import Action, Card, Message, Rank, Suit
from watten_app.learning.quiz import STAGES, Stage, draw
from watten_app.ui.doors import Screen
from watten_app.ui.screens.matches import Tab
from watten_app.ui.table.intents import Breach, HeldWord, Refused

type Saved = Callable[[], FakePage]


@dataclass(frozen=True, slots=True, kw_only=True)
class State:
    """What is on the screen.

    Attributes:
        screen: the screen, which is handed `data`.
        saved: makes the device with what is saved on it.
        scene: the moment of a deal (`tests.ui.scenes`) that is on the table instead.
        table: fields of the view on that moment that are not as usual.
        house: fields of the house's state that are not as usual.
        reviewed: what the review of the last match has found.
        wishes: what is called up on the table (`Wishes`).
        typed: what is typed into the screen's field.
        taps: the accessible names of what is tapped then, one after the other, or their keys.
        covered: whether something lies over it, or it goes on below what stays in place.
        often: whether it is seen on every shape of screen; else on two phones.
        long: whether it goes on below the screen: a picture of its own shows the whole.
    """

    screen: Screen = Screen.TABLE
    saved: Saved = results_saved
    data: Any = None
    scene: str = ""
    table: Mapping[str, Any] = field(default_factory=dict)
    house: Mapping[str, Any] = field(default_factory=dict)
    reviewed: Review | None = None
    wishes: Mapping[str, Any] = field(default_factory=dict)
    typed: str = ""
    taps: tuple[str, ...] = ()
    covered: bool = False
    often: bool = False
    long: bool = False


def _over(scene: str, *, often: bool = True, **changes: Any) -> State:
    """A moment at the table with something lying over it."""
    return State(scene=scene, data="look", covered=True, often=often, **changes)


def _often(screen: Screen, **changes: Any) -> State:
    return State(screen=screen, often=True, **changes)


def _long(screen: Screen, **changes: Any) -> State:
    return State(screen=screen, often=True, long=True, **changes)


def _moment(scene: str, **changes: Any) -> State:
    """A moment at the table that is seen on every shape of screen."""
    return State(scene=scene, data="look", often=True, **changes)


def _rare(scene: str, **changes: Any) -> State:
    """A moment at the table that is seen on phones only."""
    return State(scene=scene, data="look", **changes)


def _open_match() -> FakePage:
    return match_saved(4, 10)


def _won() -> FakePage:
    return match_saved(6)


def _match_won() -> FakePage:
    return match_saved(99)


def _bohemian() -> FakePage:
    return match_saved(3, variant="bohemian")


def _solved() -> FakePage:
    return puzzles_saved(right=True)


def _missed() -> FakePage:
    return puzzles_saved(right=False)


def _shared() -> FakePage:
    return match_saved(2, 9, people=People((0, 1, 2)))


def _shared_won() -> FakePage:
    return match_saved(1, people=People((0, 1)))


def _three() -> FakePage:
    return match_saved(2, players=3)


def _at_question(stage: Stage, number: int, *answer: str, **changes: Any) -> State:
    """A question of the quiz; with an `answer`, the right one or else, explained."""
    taps = (f"{STAGES.index(stage) + 1}. ", *answer)
    return State(
        screen=Screen.LEARN, saved=lambda: learning_saved(stage, number), taps=taps, **changes
    )


def _learning() -> FakePage:
    return learning_saved(Stage.SCHLAG, 3)


_GROUPS = (
    *("Blatt und Rang", "Abheben und Geben", "Ansagen"),
    *("Ausspielen", "Gehen", "Am Schluss"),
)
_OPEN = tuple(
    tuple(map(Card.parse, hand.split()))
    for hand in ("GK H9 EA S9 H8", "GO E9 S8 H10 E8", "S7 EK G7 HA SU", "G8 HO EU S10 H7")
)
_LESSON = LessonView(_OPEN, frozenset({Card.parse("GO")}), None, can_take_back=True)
_WORTH = {"card": _OPEN[2][0], "number": 63, "other": _OPEN[2][1], "fewer": 41}
_REASON = Saying(2, Message("reason.card_wins", _WORTH))
RIGHT_WHO = f"{draw(Stage.SCHLAG, ROUND, 4).right + 1}. "
RIGHT_LAST = f"{draw(Stage.SCHLAG, ROUND, 7).right + 1}. "
WRONG_MAY = ("Nein", "Ja")[draw(Stage.CRITICAL, ROUND, 6).right]
_KING, _NINE = Card.parse("GK"), Card.parse("H9")
_SENTENCE = "Trumpf zugeben! Du hast noch den Gras-König."
_BREACH = Breach(Action.parse("0 play H9"), _SENTENCE)
_REFUSED = Refused(_NINE, _SENTENCE)

SCREENS = {
    "first": _long(Screen.FIRST, saved=nothing_saved),
    "home": _often(Screen.HOME, saved=all_saved),
    "home-new": State(screen=Screen.HOME, saved=nothing_saved),
    "home-ready": _often(Screen.HOME),
    "home-streak": State(screen=Screen.HOME, saved=puzzles_saved, long=True),
    "puzzle": _long(Screen.PUZZLE, saved=puzzles_saved),
    "puzzle-right": _long(Screen.PUZZLE, saved=_solved),
    "puzzle-wrong": State(
        screen=Screen.PUZZLE, saved=_missed, taps=("Zeigen: Deine Antwort", "Weiter"), long=True
    ),
    "home-told": State(
        screen=Screen.HOME,
        house={"notice": SAVE_FAILED, "update_ready": True, "installable": True},
        long=True,
    ),
    "home-install": State(screen=Screen.HOME, saved=all_saved, house={"installable": True}),
    "home-share": State(
        screen=Screen.HOME, house={"ios": True}, taps=("home.install.how",), long=True
    ),
    "new": _long(Screen.NEW, saved=_open_match),
    "new-regions": State(screen=Screen.NEW, taps=("Noch ",), long=True),
    "new-bohemian": State(screen=Screen.NEW, data=MatchOptions(variant="bohemian"), long=True),
    "new-people": State(
        screen=Screen.NEW,
        data=MatchOptions(people=People((0, 1, 2))),
        taps=("Wer spielt:",),
        long=True,
    ),
    "new-people-names": State(
        screen=Screen.NEW,
        data=MatchOptions(people=People((0, 1, 2))),
        taps=("Wer spielt:", "Namen und Plätze"),
        covered=True,
    ),
    "new-six": State(screen=Screen.NEW, data=MatchOptions(players=6), long=True),
    **{
        f"new-house-{number}": State(screen=Screen.NEW, taps=("Hausregeln", f"{group}:"), long=True)
        for number, group in enumerate(_GROUPS, start=1)
    },
    "new-picking": State(
        screen=Screen.NEW,
        taps=("Hausregeln", "Blatt und Rang:", "Kritische: Selbst"),
    ),
    "settings": _long(Screen.SETTINGS),
    "storage": _long(Screen.STORAGE),
    "storage-told": State(
        screen=Screen.STORAGE,
        house={"persisted": False},
        taps=("Text einspielen", "Alles löschen"),
        long=True,
    ),
    "about": _long(Screen.ABOUT),
    "about-licence": State(screen=Screen.ABOUT, taps=("Flet,",), long=True),
    "rules": _often(Screen.RULES),
    "rules-whose": State(screen=Screen.RULES, taps=("Wessen Regeln",), long=True),
    "rules-found": State(screen=Screen.RULES, typed="Rechtrr", taps=("Meinst du",)),
    "rules-nothing": State(screen=Screen.RULES, typed="Rechtrr"),
    "matches": _often(Screen.MATCHES),
    "matches-progress": _long(Screen.MATCHES, data=(Tab.PROGRESS, 20)),
    "matches-badges": State(screen=Screen.MATCHES, data=(Tab.BADGES, 20), long=True),
    "replay": _long(Screen.REPLAY, saved=_match_won, data=(MATCH, None)),
    "replay-table": _often(Screen.REPLAY, saved=_match_won, data=(MATCH, Moment(1, 9))),
    "replay-review": State(
        screen=Screen.REPLAY,
        saved=_match_won,
        data=(MATCH, None),
        reviewed=REVIEWED,
        taps=("Alle ",),
        long=True,
    ),
    "replay-end": State(screen=Screen.REPLAY, saved=_match_won, data=(MATCH, Moment(0, 99))),
    "matches-none": State(screen=Screen.MATCHES, saved=nothing_saved),
    "learn": _long(Screen.LEARN, saved=_learning),
    "quiz-intro": State(screen=Screen.LEARN, taps=("1. Trumpf sticht Farbe",), long=True),
    "quiz-who": _at_question(Stage.SCHLAG, 4, often=True, covered=True),
    "quiz-which": _at_question(Stage.SCHLAG, 3, covered=True),
    "quiz-may": _at_question(Stage.CRITICAL, 6, covered=True),
    "quiz-right": _at_question(Stage.SCHLAG, 4, RIGHT_WHO, often=True, covered=True),
    "quiz-wrong": _at_question(Stage.CRITICAL, 6, WRONG_MAY, covered=True),
    "quiz-more": _at_question(Stage.SCHLAG, 4, RIGHT_WHO, "Genauer", covered=True),
    "quiz-signs": _at_question(Stage.SIGNS, 3, covered=True),
    "quiz-raising": _at_question(Stage.RAISING, 5, covered=True),
    "quiz-blind": _at_question(Stage.BLIND, 4, covered=True),
    "quiz-over": _at_question(Stage.SCHLAG, 7, RIGHT_LAST, "learn.next", often=True),
    "score": _long(Screen.SCORE, saved=_open_match),
    "score-none": State(screen=Screen.SCORE),
    "score-bohemian": State(screen=Screen.SCORE, saved=_bohemian, long=True),
    "score-three": State(screen=Screen.SCORE, saved=_three, long=True),
    "result": _often(Screen.RESULT, saved=_won),
    "result-cards": State(screen=Screen.RESULT, saved=_won, taps=("Alle Karten",)),
    "result-match": _often(Screen.RESULT, saved=_match_won),
    "result-people": State(screen=Screen.RESULT, saved=_shared_won),
    "result-bohemian": State(screen=Screen.RESULT, saved=_bohemian),
    "result-three": State(screen=Screen.RESULT, saved=_three),
}

TABLE = {
    "cover": _often(Screen.TABLE, saved=_shared),
    "passed": _rare("rest", table={"names": ("", "Hias", "Anna", "Vroni"), "waiting": False}),
    "cut": _rare("cut"),
    "take": _rare("take"),
    "dealt": _moment("face-down"),
    "schlag": _moment("schlag"),
    "schlag-advised": _rare("schlag", table={"advice": ADVICE_ON_SCHLAG}),
    "schlag-blind": _rare("blind-schlag"),
    "schlag-ranks": _rare("nine-ranks"),
    "trump": _rare("trump"),
    "better": _moment("better"),
    "swap": _rare("swap"),
    "keep": _rare("keep"),
    "machine": _rare("machine"),
    "announced": _moment("announced"),
    "play": _moment("play"),
    "lesson": _moment("play", table={"lesson": _LESSON}),
    "lesson-reason": _rare(
        "play", table={"lesson": replace(_LESSON, reason=_REASON), "waiting": False}, covered=True
    ),
    "lesson-schlag": _rare("schlag", table={"lesson": _LESSON}),
    "lesson-told": _rare(
        "play",
        table={"lesson": replace(_LESSON, introduced=False), "waiting": False},
        covered=True,
    ),
    "lesson-advised": _rare("play", table={"lesson": _LESSON, "advice": ADVICE_OPEN}),
    "bound": _moment("bound"),
    "refused": _over("bound", wishes={"refused": _REFUSED}, often=False),
    "punish": _over("punish", wishes={"breach": _BREACH}, often=False),
    "lifted": _rare("play", wishes={"lifted": _KING}),
    "asked": _rare("asked"),
    "play-advised": _moment("play", table={"advice": ADVICE_ON_CARDS}),
    "advising": _rare("play", table={"asked": True}),
    "raise": _moment("raise"),
    "raise-advised": _rare("raise", table={"advice": ADVICE_ON_RAISE}),
    "tense": _rare("tense"),
    "trick": _moment("rest"),
    "late": _moment("late"),
    "last": _rare("farbe"),
    "over": _rare("over"),
    "explained": _over("play", wishes={"sheet": _KING}),
    "word": _over("play", wishes={"word": HeldWord(Word.RAISE, "Gehen!", mine=True)}),
    "explained-barred": _over("bound", wishes={"sheet": _NINE}, often=False),
    "last-trick": _over("late", wishes={"menu": "last"}),
    "signs": _over("play", wishes={"menu": "signs"}),
    "pause": _over("paused"),
    "unsaved": _over("play", house={"notice": SAVE_FAILED}, often=False),
    "seen": _over("peeked", wishes={"menu": "last"}, often=False),
    "taken": _rare("taken-by-others"),
    "laying": _rare("may-lay", wishes={"laying": True}),
    "laid": _rare("laid-by-another"),
    "dark": _moment("dark"),
    "dark-trick": _rare("dark-rest"),
    "note-pad": _over("dark", wishes={"menu": "notes"}, often=False),
    "knowing": _rare("knowing"),
    "all-high": _rare("all-high"),
    "two": _rare("two"),
    "two-trick": _rare("two-rest"),
    "three": _moment("three-play"),
    "six": _moment("six"),
    "six-trick": _rare("six-rest"),
    "six-raise": _rare("six-raise"),
    "eight": _moment("eight"),
    "bohemian-leave": _rare("b-leave"),
    "bohemian-exchange": _moment("b-exchange", wishes={"picked": (_NINE, _KING)}),
    "bohemian-lead": _rare("b-lead"),
    "bohemian-play": _rare("b-play"),
    "bohemian-six": _rare("b-six-exchange"),
    "schlag-chosen": _over("schlag", wishes={"chosen": Rank.KING}),
    "trump-chosen": _over("trump", wishes={"chosen": Suit.LEAVES}, often=False),
}

STATES = SCREENS | TABLE

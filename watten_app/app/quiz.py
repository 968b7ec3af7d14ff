"""The quiz as a person plays it: rounds of eight questions, kept answer by answer."""

from collections.abc import Callable
from dataclasses import dataclass, replace
from enum import StrEnum

from watten_app.engine import Message
from watten_app.learning.quiz import (
    NEEDED,
    QUESTIONS,
    STAGES,
    Answer,
    Ask,
    Named,
    Question,
    Stage,
    card_by_card,
    draw,
    example_of,
    is_open,
    rules_of_stage,
    why,
)
from watten_app.store import Learnt, OpenRound, Storage, keep_learnt, read_learnt

__all__ = [
    "NEEDED",
    "QUESTIONS",
    "STAGES",
    "Answer",
    "Ask",
    "Named",
    "Question",
    "Quiz",
    "QuizPhase",
    "QuizView",
    "Stage",
    "StageState",
    "card_by_card",
    "example_of",
    "given",
    "rules_of_stage",
    "stage_state",
    "stages_passed",
]


class QuizPhase(StrEnum):
    """Where a round stands."""

    INTRO = "intro"
    """The stage is introduced; no question has been shown."""
    ASKED = "asked"
    ANSWERED = "answered"
    """The answer is explained."""
    OVER = "over"
    """All questions are answered; the result is shown."""


class StageState(StrEnum):
    """What a stage is to the player."""

    LOCKED = "locked"
    OPEN = "open"
    PASSED = "passed"


@dataclass(frozen=True, slots=True)
class QuizView:
    """The round as the screen draws it.

    Attributes:
        results: whether each question answered so far was right.
        question: the one that is asked or explained; None before the first and after the last.
        number: its place, from 0.
        chosen: the place of the answer given, once there is one.
        right: the place of the right answer.
        why: why it is right, once it is answered.
        opened: the stage that this round has opened, once it is over.
    """

    stage: Stage
    phase: QuizPhase
    results: tuple[bool, ...] = ()
    question: Question | None = None
    number: int = 0
    chosen: int | None = None
    right: int = 0
    why: tuple[Message, ...] = ()
    opened: Stage | None = None

    @property
    def made(self) -> int:
        """How many answers were right so far."""
        return sum(self.results)

    @property
    def passed(self) -> bool:
        """Whether so many were right that the stage is passed."""
        return self.made >= NEEDED


def stages_passed(learnt: Learnt) -> frozenset[Stage]:
    """The stages of which some round had enough right answers."""
    return frozenset(stage for stage in STAGES if (learnt.best(stage) or 0) >= NEEDED)


def stage_state(learnt: Learnt, stage: Stage) -> StageState:
    """Whether the stage is passed, or may be played, or waits for the one before it."""
    passed = stages_passed(learnt)
    if stage in passed:
        return StageState.PASSED
    return StageState.OPEN if is_open(stage, passed) else StageState.LOCKED


def given(view: QuizView, place: int) -> QuizView:
    """The round once the answer at this place is given to the question that is asked."""
    assert view.question is not None
    return replace(
        view,
        phase=QuizPhase.ANSWERED,
        results=(*view.results, place == view.right),
        chosen=place,
        why=why(view.question, place),
    )


class Quiz:
    """The controller. Every method may be called at any time; what does not fit is dropped."""

    def __init__(
        self,
        storage: Storage,
        seed: Callable[[], int],
        publish: Callable[[QuizView | None, Learnt], object],
    ) -> None:
        self._storage = storage
        self._seed = seed
        self._publish = publish
        self._learnt = read_learnt(storage)
        self._round: OpenRound | None = None
        self._view: QuizView | None = None

    @property
    def learnt(self) -> Learnt:
        """What is learnt so far."""
        return self._learnt

    def read_again(self) -> None:
        """Take note that more has been learnt elsewhere."""
        self._learnt = read_learnt(self._storage)

    def begin(self, stage: Stage) -> None:
        """Begin a round of an open stage, or go on with the one that was left."""
        if stage_state(self._learnt, stage) is StageState.LOCKED:
            return
        left = self._learnt.open
        self._round = left if left and left.stage == stage else OpenRound(stage, self._seed())
        results = self._results()
        self._view = QuizView(stage, QuizPhase.INTRO, results, number=len(results))
        if results:
            self._ask()
        self._tell()

    def start(self) -> None:
        """Ask the first question, once the introduction is read."""
        if self._view is not None and self._view.phase is QuizPhase.INTRO:
            self._ask()
            self._tell()

    def answer(self, place: int) -> None:
        """Give the answer at this place to the question that is asked."""
        view, one = self._view, self._round
        if view is None or one is None or view.phase is not QuizPhase.ASKED:
            return
        assert view.question is not None
        if not 0 <= place < len(view.question.answers):
            return
        self._round = one = replace(one, answers=(*one.answers, place))
        self._view = given(view, place)
        if len(one.answers) < QUESTIONS:
            self._learnt = replace(self._learnt, open=one)
        else:
            self._finish()
        keep_learnt(self._storage, self._learnt)
        self._tell()

    def go_on(self) -> None:
        """The next question, or the result."""
        view = self._view
        if view is None or view.phase is not QuizPhase.ANSWERED:
            return
        if len(view.results) < QUESTIONS:
            self._ask()
        else:
            self._view = replace(view, phase=QuizPhase.OVER, question=None, chosen=None, why=())
        self._tell()

    def _ask(self) -> None:
        view, one = self._view, self._round
        assert view is not None
        assert one is not None
        number = len(one.answers)
        question = draw(view.stage, one.seed, number)
        self._view = QuizView(
            view.stage,
            QuizPhase.ASKED,
            view.results,
            question,
            number,
            right=question.right,
        )

    def _results(self) -> tuple[bool, ...]:
        one = self._round
        assert one is not None
        questions = (draw(Stage(one.stage), one.seed, n) for n in range(len(one.answers)))
        return tuple(q.right == said for q, said in zip(questions, one.answers, strict=True))

    def _finish(self) -> None:
        view = self._view
        assert view is not None
        before = stages_passed(self._learnt)
        self._learnt = self._learnt.finished(view.stage, view.made)
        following = STAGES[STAGES.index(view.stage) + 1 :][:1]
        fresh = view.passed and view.stage not in before
        self._view = replace(view, opened=following[0] if fresh and following else None)

    def _tell(self) -> None:
        self._publish(self._view, self._learnt)

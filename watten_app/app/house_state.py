"""What the house tells the screens: one frozen value, replaced as a whole after each change."""

from dataclasses import dataclass
from enum import StrEnum

from watten_app.app.company import company_at, company_of
from watten_app.app.daily import Daily
from watten_app.app.lesson import first_lesson, own_lesson
from watten_app.app.options import MatchOptions
from watten_app.app.quiz import QuizView, Stage, StageState, stage_state
from watten_app.app.table_view import TableView
from watten_app.engine import Message, Rules
from watten_app.i18n import Company
from watten_app.store import NOTHING_LEARNT, Learnt, Result, Settings, Totals

__all__ = [
    "CLEARED",
    "SAVE_FAILED",
    "STORAGE_FULL",
    "HouseState",
    "Install",
    "Result",
    "Totals",
]

SAVE_FAILED = Message("notice.save_failed", {})
"""What the player is told when the page could not keep a save."""

STORAGE_FULL = Message("notice.storage_full", {})
"""The same where there is no room left: what was kept stays, and something can be done."""

CLEARED = Message("notice.cleared", {})
"""The same where the browser had thrown everything away."""


class Install(StrEnum):
    """How this browser lets the player put the game on the home screen."""

    PROMPT = "prompt"
    SHARE = "share"


@dataclass(frozen=True, slots=True)
class HouseState:
    """All the screens show, besides what they were handed.

    Attributes:
        first_start: nobody has chosen a language here yet.
        table: the open match, or None.
        options: what the next match would be made from.
        daily: today, and the answers given to the daily puzzles.
        learnt: how far the quiz is.
        quiz: the round of the quiz that is played, or None.
        notice: a sentence the player has not read yet, or None.
        update_ready: a new version waits to be taken.
        installable: the browser would ask the player whether to install.
        standalone: the app runs from the home screen already.
        ios: only the Share menu installs here.
        persisted: whether the browser keeps what is saved for good; None if it has not said.
    """

    settings: Settings
    first_start: bool
    table: TableView | None
    options: MatchOptions
    totals: Totals
    daily: Daily
    learnt: Learnt = NOTHING_LEARNT
    quiz: QuizView | None = None
    notice: Message | None = None
    update_ready: bool = False
    installable: bool = False
    standalone: bool = False
    ios: bool = False
    persisted: bool | None = None

    @property
    def install(self) -> Install | None:
        """How installing is offered: from the first finished match on, unless declined."""
        if self.standalone or self.settings.install_declined or not self.totals.matches:
            return None
        if self.installable:
            return Install.PROMPT
        return Install.SHARE if self.ios else None

    @property
    def unsaved(self) -> bool:
        """Whether a save has failed and the player has not read of it yet."""
        return self.notice in (SAVE_FAILED, STORAGE_FULL)

    @property
    def knows_kritische(self) -> bool:
        """Whether the person knows the Kritische from the quiz, or needs no first lesson, having
        played a match to its end."""
        learnt = stage_state(self.learnt, Stage.CRITICAL) is StageState.PASSED
        return learnt or self.totals.matches > 0

    @property
    def lesson_options(self) -> MatchOptions:
        """What a lesson would be made from: one's own choices, or what is learnt first."""
        return own_lesson(self.options) if self.knows_kritische else first_lesson(self.options)

    @property
    def rules(self) -> Rules:
        """The rules of the open match, or else those of the next."""
        return self.options.rules if self.table is None else self.table.view.rules

    @property
    def players(self) -> int:
        """How many play the open match, or else the next."""
        return self.options.players if self.table is None else self.table.view.players

    @property
    def company(self) -> Company:
        """Who plays with whom in the open match as it stands, or else in the next."""
        if self.table is not None:
            return company_of(self.table.view)
        return company_at(self.options.rules, self.options.players)

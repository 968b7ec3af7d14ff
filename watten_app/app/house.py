"""The app behind the screens: settings, the open match, saves and results in one place."""

import os
from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from enum import StrEnum
from typing import Any, Protocol

from watten_app import store
from watten_app.app.badges import badges_earned
from watten_app.app.company import company_at, company_of
from watten_app.app.faults import hear_faults
from watten_app.app.match_log import DealLog, deal_logs
from watten_app.app.options import MatchOptions, keep_options, read_options
from watten_app.app.pacing import Clock
from watten_app.app.quiz import Quiz, QuizView
from watten_app.app.replay import Moment, Replay
from watten_app.app.review import Review
from watten_app.app.subscribers import Subscribers
from watten_app.app.table import Table, first_dealer
from watten_app.app.table_view import TableView
from watten_app.app.tallying import tally_of
from watten_app.engine import Match, Message, Rules
from watten_app.i18n import LANGUAGES, Company, language_of
from watten_app.store import (
    NOTHING_LEARNT,
    Learnt,
    PageStorage,
    Result,
    Save,
    Saves,
    Settings,
    Totals,
    Words,
    append_result,
    badges_of,
    find_played,
    keep_fault,
    keep_played,
    keep_settings,
    pack_results,
    played_keys,
    read_faults,
    read_results,
    read_settings,
    totals_of,
)
from watten_app.variants import VARIANTS, rules_of, spec_of

SAVE_FAILED = Message("notice.save_failed", {})
"""What the player is told when the page could not keep a save."""

STORAGE_FULL = Message("notice.storage_full", {})
"""The same where there is no room left: what was kept stays, and something can be done."""

LONGEST_SEED = 20
"""Digits of a seed in the address: as many as 64 bits have."""


class Page(store.Page, Protocol):
    """What the house needs of the page (the bridge gives it), besides that it keeps texts."""

    def listen(self, callback: Callable[[str, dict[str, Any]], None]) -> Callable[[], None]: ...

    def query(self) -> dict[str, str]: ...

    def language(self) -> str: ...

    def today(self) -> str: ...

    def standalone(self) -> bool: ...

    def ios(self) -> bool: ...


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
        learnt: how far the quiz is.
        quiz: the round of the quiz that is played, or None.
        notice: a sentence the player has not read yet, or None.
        update_ready: a new version waits to be taken.
        installable: the browser would ask the player whether to install.
        standalone: the app runs from the home screen already.
        ios: only the Share menu installs here.
    """

    settings: Settings
    first_start: bool
    table: TableView | None
    options: MatchOptions
    totals: Totals
    learnt: Learnt = NOTHING_LEARNT
    quiz: QuizView | None = None
    notice: Message | None = None
    update_ready: bool = False
    installable: bool = False
    standalone: bool = False
    ios: bool = False

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


class House:
    """Everything the screens may ask for. `state` is replaced as a whole after each change.

    `reviewed` holds by a match's identity what its review has found since the app was opened.
    """

    def __init__(
        self,
        page: Page,
        *,
        clock: Clock | None = None,
        random: Callable[[int], bytes] = os.urandom,
    ) -> None:
        self._page = page
        self._storage = PageStorage(page)
        hear_faults(lambda line: keep_fault(self._storage, line))
        self._clock = clock
        self._random = random
        self._saves = Saves(self._storage, rules_of, spec_of)
        self._subscribers = Subscribers()
        self._save_failed = False
        self._results = read_results(self._storage)
        self._replay: Replay | None = None
        self.reviewed: dict[str, Review] = {}
        self.table: Table | None = None
        self.quiz = Quiz(self._storage, self._seed, self._quiz_changed)
        language = language_of(page.language())
        settings = read_settings(self._storage, language)
        if settings is not None and settings.language not in LANGUAGES:
            settings = replace(settings, language=language)
        loaded = self._saves.load()
        self.state = HouseState(
            settings=settings or Settings(language=language),
            first_start=settings is None,
            table=None,
            options=read_options(self._storage),
            totals=totals_of(self._results),
            learnt=self.quiz.learnt,
            notice=Message(f"notice.{loaded.loss.value}", {}) if loaded.loss else None,
            standalone=page.standalone(),
            ios=page.ios(),
        )
        if loaded.save is not None:
            self._seat(loaded.save)
            self._count(loaded.save)
        page.listen(self._told)

    def faults(self) -> tuple[str, ...]:
        """What went wrong on this device, a line each, for who reports it."""
        return read_faults(self._storage)

    def subscribe(self, callback: Callable[[], object]) -> Callable[[], None]:
        """Call back after every change of `state`; gives what ends it."""
        return self._subscribers.add(callback)

    # Settings

    def choose_settings(self, **changes: Any) -> None:
        """Change settings by name, and keep them."""
        settings = replace(self.state.settings, **changes)
        keep_settings(self._storage, settings)
        self._publish(settings=settings, first_start=False)

    def try_language(self, language: str) -> None:
        """Show a language without keeping it: the first start has not been finished."""
        self._publish(settings=replace(self.state.settings, language=language))

    def begin_in(self, variant: str, language: str) -> None:
        """Finish the first start: the region says how is played and whose words are said."""
        self.choose_variant(variant)
        self.choose_settings(language=language, words=Words(VARIANTS[variant].words))

    def choose_variant(self, variant: str) -> None:
        """Remember the variant for the next match, as it is usually played."""
        options = self.state.options.with_variant(variant)
        keep_options(self._storage, options)
        self._publish(options=options)

    def dismiss_notice(self) -> None:
        """The player has read the notice."""
        self._publish(notice=None)

    # Matches

    def new_match(self, options: MatchOptions) -> Table:
        """Begin a match with these options, which are remembered; an open one is given up.

        `?seed=N` of the page's address makes it reproducible.
        """
        keep_options(self._storage, options)
        self._drop_match()
        seed = self._seed()
        match = Match.new(options.rules, options.players)
        save = Save(
            match,
            identity=self._random(8).hex(),
            seed=seed,
            names=options.names[: options.players - 1],
            levels=options.levels[: options.players - 1],
            dealer=first_dealer(seed, match.players),
        )
        table = self._seat(save, options=options)
        table.keep()
        return table

    def rematch(self) -> Table:
        """The same match once more, with new cards."""
        return self.new_match(self.state.options)

    def leave_match(self) -> None:
        """Give the open match up, or leave a finished one."""
        self._drop_match()
        self._publish(table=None)

    def _drop_match(self) -> None:
        if self.table is not None:
            self.table.stop()
            self.table = None
        self._saves.clear()

    def results(self) -> tuple[Result, ...]:
        """All finished matches, the oldest first."""
        return self._results

    def replayable(self) -> frozenset[str]:
        """The identities of the finished matches that are kept whole."""
        return frozenset(played_keys(self._storage))

    def replay(self, identity: str) -> Replay | None:
        """A finished match to be gone through again; None if it is not kept."""
        if self._replay is None or self._replay.save.identity != identity:
            save = find_played(self._storage, identity, rules_of)
            self._replay = Replay(save) if save is not None else None
        return self._replay

    def play_from(self, replay: Replay, moment: Moment) -> Table:
        """Play a finished match on from a moment; an open one is given up. It does not count."""
        self._drop_match()
        save = replay.played_on(moment, self._random(8).hex(), self._seed())
        table = self._seat(save)
        table.keep()
        return table

    def badges(self) -> Mapping[str, int]:
        """The badges earned, each with how often."""
        return badges_of(self._results)

    def log(self) -> tuple[DealLog, ...]:
        """The deals of the open match, the oldest first."""
        return () if self.table is None else deal_logs(self.table.save)

    def _seat(self, save: Save, **changes: Any) -> Table:
        """Open a match, and publish it with what else has changed."""
        table = Table(
            save,
            keep=self._keep,
            clock=self._clock,
            tempo=lambda: self.state.settings.tempo,
        )
        self.table = table
        table.subscribe(lambda: self._publish(table=table.view) if table is self.table else None)
        self._publish(table=table.view, **changes)
        return table

    def _keep(self, save: Save) -> None:
        self._saves.keep(save)
        self._count(save)

    def _count(self, save: Save) -> None:
        """Add a finished match to the results, once; the match itself is kept before.

        Where the app was ended between the two, the slot still holds it at the next start.
        """
        known = any(result.identity == save.identity for result in self._results)
        if known or not save.counted or not save.match.over:
            return
        match = save.match
        result = Result(
            identity=save.identity,
            number=1 + max((known.number for known in self._results), default=0),
            day=self._page.today(),
            variant=match.rules.variant,
            target=match.rules.target,
            levels=save.levels,
            won=0 in match.winners,
            score=match.score,
            bummerl=match.bummerl,
            deals=save.first_deal + len(match.deals),
            seed=save.seed,
            tally=tally_of(match),
            badges=badges_earned(match),
        )
        keep_played(self._storage, save, result.number, spec_of)
        append_result(self._storage, result)
        pack_results(self._storage)
        self._results = (*self._results, result)
        self._publish(totals=totals_of(self._results))

    def _quiz_changed(self, view: QuizView | None, learnt: Learnt) -> None:
        self._publish(quiz=view, learnt=learnt)

    def _seed(self) -> int:
        asked = self._page.query().get("seed", "")
        if asked.isdecimal() and asked.isascii() and len(asked) <= LONGEST_SEED:
            return int(asked)
        return int.from_bytes(self._random(8), "big")

    def _told(self, kind: str, payload: dict[str, Any]) -> None:
        if kind == "hidden" and self.table is not None:
            self.table.keep()
        elif kind == "save-failed" and not self._save_failed:
            # every action saves: once it is told, not again with each of them
            self._save_failed = True
            full = "quota" in str(payload.get("message", "")).lower()
            self._publish(notice=STORAGE_FULL if full else SAVE_FAILED)
        elif kind == "update-ready":
            self._publish(update_ready=True)
        elif kind == "installable":
            self._publish(installable=payload["ready"])

    def _publish(self, **changes: Any) -> None:
        state = replace(self.state, **changes)
        if state == self.state:
            return
        self.state = state
        self._subscribers.tell()

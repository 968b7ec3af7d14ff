"""The app behind the screens: settings, the open match, saves and results in one place."""

import os
from collections.abc import Callable
from dataclasses import replace
from typing import Any, Protocol

from watten_app import store
from watten_app.app.archive import Archive
from watten_app.app.faults import hear_faults
from watten_app.app.house_state import CLEARED, SAVE_FAILED, STORAGE_FULL, HouseState
from watten_app.app.lesson import Lesson
from watten_app.app.match_log import DealLog, deal_logs
from watten_app.app.options import MatchOptions, keep_options, read_options, variant_at_home
from watten_app.app.pacing import Clock
from watten_app.app.puzzles import Puzzles
from watten_app.app.quiz import Quiz, QuizView
from watten_app.app.replay import Moment, Replay
from watten_app.app.subscribers import Subscribers
from watten_app.app.table import Table, first_dealer
from watten_app.engine import Match, Message
from watten_app.i18n import LANGUAGES, language_of
from watten_app.store import (
    Learnt,
    PageStorage,
    Result,
    Save,
    Saves,
    Settings,
    keep_fault,
    keep_settings,
    read_faults,
    read_settings,
)
from watten_app.variants import rules_of, spec_of

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

    def persist(self) -> None: ...


class House:
    """Everything the screens may ask for. `state` is replaced as a whole after each change."""

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
        self._told_failed_in: tuple[tuple[str, int] | None, ...] = ()
        self.archive = Archive(self._storage, page.today)
        self.table: Table | None = None
        self._left_lesson: tuple[Save, MatchOptions] | None = None
        self.quiz = Quiz(self._storage, self._seed, self._quiz_changed)
        self.puzzles = Puzzles(self._storage, page, lambda daily: self._publish(daily=daily))
        language = language_of(page.language())
        settings = read_settings(self._storage, language)
        if settings is not None and settings.language not in LANGUAGES:
            settings = replace(settings, language=language)
        options = read_options(self._storage)
        if settings is None:
            options = options.with_variant(variant_at_home(page.language()))
        loaded = self._saves.load()
        self.state = HouseState(
            settings=settings or Settings(language=language),
            first_start=settings is None,
            table=None,
            options=options,
            totals=self.archive.totals,
            learnt=self.quiz.learnt,
            daily=self.puzzles.daily(),
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
        """Finish the first start: the region says how is played."""
        self.choose_variant(variant)
        self.choose_settings(language=language)

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
        table = self._seat(self._new_save(options), options=options)
        table.keep()
        return table

    def _new_save(self, options: MatchOptions) -> Save:
        seed = self._seed()
        match = Match.new(options.rules, options.players)
        return Save(
            match,
            identity=self._random(8).hex(),
            seed=seed,
            names=tuple(name for name, _ in options.seated),
            levels=tuple(level for _, level in options.seated),
            dealer=first_dealer(seed, match.players),
            name=options.name,
        )

    @property
    def has_left_lesson(self) -> bool:
        """Whether a lesson goes on where it was left."""
        left = self._left_lesson
        return left is not None and left[1] == self.state.lesson_options

    def begin_lesson(self) -> Table:
        """Begin a lesson with the last options, or go on with the one that was left; it is not kept
        when the app ends, and an open match waits."""
        if self.table is not None:
            self.table.stop()
        goes_on = self.has_left_lesson
        left, self._left_lesson = self._left_lesson, None
        if left is not None and goes_on:
            return self._seat(left[0], Lesson(introduced=True))
        return self._seat(self._new_save(self.state.lesson_options), Lesson())

    def end_lesson(self) -> None:
        """Leave the lesson, if there is one, for the match that was open before."""
        if self.table is None or self.table.view.lesson is None:
            return
        self.table.stop()
        left = self.table.save
        if self.table.view.lesson.introduced and not left.match.over:
            self._left_lesson = left, self.state.lesson_options
        self.table = None
        save = self._saves.load().save
        if save is None:
            self._publish(table=None)
        else:
            self._seat(save)

    def rematch(self) -> Table:
        """The same match once more, with new cards."""
        if self.table is not None and self.table.view.lesson is not None:
            table = self.begin_lesson()
            table.introduce(False)
            return table
        return self.new_match(self.state.options)

    def leave_match(self) -> None:
        """Give the open match up, or leave a finished one or a lesson."""
        if self.table is not None and self.table.view.lesson is not None:
            self.end_lesson()
            return
        self._drop_match()
        self._publish(table=None)

    def _drop_match(self) -> None:
        if self.table is not None:
            self.table.stop()
            self.table = None
        self._saves.clear()

    def results(self) -> tuple[Result, ...]:
        """All finished matches, the oldest first."""
        return self.archive.results

    def play_from(self, replay: Replay, moment: Moment) -> Table:
        """Play a finished match on from a moment; an open one is given up. It does not count."""
        self._drop_match()
        save = replay.played_on(moment, self._random(8).hex(), self._seed())
        table = self._seat(save)
        table.keep()
        return table

    def log(self) -> tuple[DealLog, ...]:
        """The deals of the open match, the oldest first."""
        table = self.table
        return () if table is None else deal_logs(table.told, table.view.names, table.see)

    def _seat(self, save: Save, lesson: Lesson | None = None, **changes: Any) -> Table:
        """Open a match, and publish it with what else has changed."""
        table = Table(
            save,
            keep=self._keep if lesson is None else lambda _: None,
            lesson=lesson,
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
        if self.archive.count(save):
            self._publish(totals=self.archive.totals)
            if not self.state.persisted:
                # now there is something to lose
                self._page.persist()

    def take_in(self, text: str) -> Message:
        """Merge what another device has packed up; gives the sentence that says how it went."""
        said = self.archive.take_in(text)
        self.quiz.read_again()
        self.puzzles.look_at_the_calendar()
        self._publish(totals=self.archive.totals, learnt=self.quiz.learnt)
        return said

    def forget_all(self) -> None:
        """Delete all that is kept here; the page has to start anew after it."""
        if self.table is not None:
            self.table.stop()
            self.table = None
        for key in self._storage.names():
            self._storage.remove(key)

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
            self.table.cover_up()
        elif kind == "save-failed":
            self._tell_failed_save(str(payload.get("message", "")))
        elif kind == "all-saved":
            self._told_failed_in = ()
            if self.state.unsaved:
                self._publish(notice=None)
        elif kind == "storage-cleared":
            for name in self._storage.names():
                self._storage.put(name, self._storage.get(name) or "")
            self._publish(notice=CLEARED)
        elif kind == "persisted":
            self._publish(persisted=payload["granted"])
        elif kind in ("day", "visible"):
            self.puzzles.look_at_the_calendar()
        elif kind == "update-ready":
            self._publish(update_ready=True)
        elif kind == "installable":
            self._publish(installable=payload["ready"])

    def _tell_failed_save(self, reason: str) -> None:
        """Tell it once a deal, for every action saves; and again if all was kept in between."""
        here = (self._deal_now(),)
        if self._told_failed_in != here:
            self._told_failed_in = here
            self._publish(notice=STORAGE_FULL if "quota" in reason.lower() else SAVE_FAILED)

    def _deal_now(self) -> tuple[str, int] | None:
        """The deal that is played, by its match and its number; None away from the table."""
        save = None if self.table is None else self.table.save
        return None if save is None else (save.identity, len(save.match.deals))

    def _publish(self, **changes: Any) -> None:
        state = replace(self.state, **changes)
        if state == self.state:
            return
        self.state = state
        self._subscribers.tell()

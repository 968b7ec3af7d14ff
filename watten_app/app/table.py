"""The controller of the table: one door for taps and computers, one save, one new view.

`dispatch` refuses or applies; what was applied is saved and published. The computers move one
at a time in a task of their own; between moves it rests (`pacing`), and input never waits for it.
"""

import logging
from collections.abc import Callable
from dataclasses import replace

from watten_app.app import pacing
from watten_app.app.breach import breach_of
from watten_app.app.computer import (
    Adviser,
    Thinker,
    Thinking,
    computer_action,
    computer_talk,
    computer_words,
)
from watten_app.app.going import Going, Next
from watten_app.app.lesson import REST, Lesson, lesson_view, taken_back, thought
from watten_app.app.note_pad import notes_with
from watten_app.app.phone import Phone, asked_person, told_from
from watten_app.app.subscribers import Subscribers
from watten_app.app.table_view import ME, Cover, Saying, TableView, Told
from watten_app.app.telling import told_by
from watten_app.app.view_of_table import view_of
from watten_app.engine import (
    Action,
    Rank,
    Refusal,
    Start,
    Suit,
    TrickTaken,
    Verb,
    View,
    check,
    derived_seed,
    to_act,
    turned_action,
)
from watten_app.engine.play import AnyDeal
from watten_app.learning.open_cards import advise_open
from watten_app.players import Choice, Level, advise, deliberate
from watten_app.store import Save, Tempo

logger = logging.getLogger(__name__)

DEALER, PACKS, COMPUTERS, ADVICE = range(4)
"""The first step of the path below a match's seed: what the derived seed is for."""

SEED_LIMIT = 10**8
"""The seed of a deal is shown to be checked, so it is short enough to be typed."""


def first_dealer(seed: int, players: int) -> int:
    """The lot that decides who deals first."""
    return derived_seed(seed, DEALER) % players


def _done(deal: AnyDeal) -> int:
    """How much was done in the deal, not counting what was signed or said meanwhile."""
    return sum(action.verb is not Verb.SIGN for action in deal.actions)


class Table:
    """One open match as the people play it who share the phone, mostly one alone at seat 0.

    The view is told from the side of who has the phone, who is seat 0 in it and in what he does.
    Every method may be called at any time.
    """

    def __init__(
        self,
        save: Save,
        *,
        keep: Callable[[Save], None],
        clock: pacing.Clock | None = None,
        tempo: Callable[[], Tempo] = lambda: Tempo.SLOW,
        think: Thinker = deliberate,
        advise: Adviser = advise,
        lesson: Lesson | None = None,
    ) -> None:
        self._save = save
        self._keep = keep
        self._think = think
        self._adviser = advise
        self._lesson = lesson
        self._subscribers = Subscribers()
        self._resting = False
        self._trick_taken = False
        self._paused = False
        self._advice: Choice | None = None
        self._advice_asked = False
        self._told: tuple[Told, ...] = ()
        self._going = Going(clock or pacing.RealClock(), tempo, self._next)
        people = save.people
        self._phone = Phone(people, people[0], is_open=len(people) < 2)
        self._told_match = save, 0, save
        if save.match.deals:
            self._result_shown = save.match.deal.over
        else:
            self._result_shown = False
            self._begin_deal()
        self.view = self._make_view()

    @property
    def save(self) -> Save:
        """The match as it is to be saved."""
        return self._save

    @property
    def told(self) -> Save:
        """The match as it is told from the side of who has the phone."""
        of, seat, told = self._told_match
        if of is not self._save or seat != self._phone.seat:
            told = told_from(self._save, self._phone.seat)
            self._told_match = self._save, self._phone.seat, told
        return told

    def see(self, deal: AnyDeal) -> View:
        """What may be shown of a deal of `told` just now."""
        return self._phone.view(deal)

    def subscribe(self, callback: Callable[[], object]) -> Callable[[], None]:
        """Call back after every new view; gives what ends it."""
        return self._subscribers.add(callback)

    # What the person does

    def dispatch(self, action: Action, ply: int) -> Refusal | None:
        """Do an action of who has the phone, seat 0; a refusal says why not.

        A stale tap (made for another ply, or while the match is paused or covered) is dropped
        silently.
        """
        if ply != self.view.ply or self._paused or not self._phone.sees:
            return None
        refusal = check(self.told.match.deal, action)
        if refusal is None:
            match = self._save.match
            self._apply(turned_action(action, match.players, -self._phone.seat))
        return refusal

    def uncover(self) -> None:
        """The person who is asked has the phone and looks at his cards."""
        deal = self._save.match.deal
        person = self._phone.awaited(deal)
        if person is not None:
            self._resting = self._phone.take_up(person, deal)
            self._see_anew()

    def cover_up(self) -> None:
        """Where several share the phone, cover what is not for all: nobody was looking."""
        if self._phone.shared and self._phone.is_open and not self._save.match.deal.over:
            self._phone.lay_down(self._save.match.deal)
            self._see_anew()

    def breach(self, action: Action) -> Refusal | None:
        """Why an action would be punished that can be done all the same (R19); None if not."""
        return breach_of(self.told.match.deal, action)

    def go_on(self) -> None:
        """End the present rest at once."""
        self._going.hurry()

    def give_way(self) -> None:
        """Let no computer think for a moment: something moves, or a finger has come."""
        self._going.give_way()

    def pause(self) -> None:
        """Let nothing happen until `resume`."""
        self._set_paused(True)

    def resume(self) -> None:
        """Go on after `pause`."""
        self._set_paused(False)

    def next_deal(self) -> None:
        """Deal again, once a deal is over and the match is not."""
        match = self._save.match
        if match.deal.over and not match.over:
            self._begin_deal()
            self._changed()

    def ask_advice(self) -> None:
        """Have the adviser think, if a person can act; a later view tells what came of it."""
        if self.view.waiting and self._advice is None:
            self._advice_asked = True
            self._publish()
            if not self._resting:
                self._going.hurry()

    def note(self, value: Rank | Suit) -> None:
        """Turn what is noted of a rank or a suit; kept with the match until the deal is over."""
        notes = notes_with(self._save.notes, self._phone.seat, value)
        self._save = replace(self._save, notes=notes)
        self.keep()
        self._publish()

    def introduce(self, wanted: bool) -> None:
        """In a lesson, tell how it goes before it goes on, or no longer."""
        if self._lesson:
            self._lesson.introduced = not wanted
            self._publish()
            self._going.changed()

    def take_back(self) -> None:
        """In a lesson, go back to before the last thing the person did in this deal."""
        match = taken_back(self._save.match) if self._lesson else None
        if match is None or self._lesson is None:
            return
        self._save = replace(self._save, match=match)
        self._advice = self._lesson.reason = None
        self._resting = self._result_shown = self._trick_taken = self._advice_asked = False
        self._told = ()
        self._changed()

    # The computers' task

    def start(self) -> None:
        """Let the computers play; needs a running event loop. Does nothing if they do."""
        self._going.start()

    def stop(self) -> None:
        """End the task; the match stays as it is."""
        self._going.stop()

    def _next(self) -> Next:
        deal = self._save.match.deal
        if self._paused or self.view.cover is not None:
            return 0, None
        if self._lesson and not self._lesson.introduced:
            return 0, None
        if self._lesson and self._lesson.reason:
            return REST, self._reason_read
        if self._resting:
            return pacing.TRICK_REST, self._take_trick_away
        if deal.over:
            rest = pacing.TRICK_TAKE if self._trick_taken else pacing.FOLD_REST
            return rest, None if self._result_shown else self._show_result
        if computer_words(self._save.levels, deal):
            return pacing.before_words(deal), self._computers_speak
        person = asked_person(deal, self._phone.people)
        if person is not None and self._phone.is_open and person != self._phone.seat:
            return pacing.before_handing_on(deal, after_trick=self._trick_taken), self._hand_on
        if person in to_act(deal):
            return 0, self._advise if self._advice_asked else None
        if self.view.waiting:
            # somebody is asked for a Maschine, which I do not see (R15): it looks like my turn
            return 0, self._computer_moves
        return pacing.before_move(deal, after_trick=self._trick_taken), self._computer_moves

    async def _computer_moves(self) -> None:
        deal = self._save.match.deal
        (seat, *_) = to_act(deal)
        seed = derived_seed(self._save.seed, COMPUTERS, self.view.deal_number, _done(deal), seat)
        level = self._save.levels[seat - 1]
        choice = await self._going.thought(computer_action(self._think, level, deal, seat, seed))
        if choice is not None:
            if self._lesson:
                self._lesson.reason = Saying(seat, thought(choice.reason))
            self._apply(computer_talk(level, deal, seat, choice))

    async def _computers_speak(self) -> None:
        for action in computer_words(self._save.levels, self._save.match.deal):
            self._apply(action)

    async def _advise(self) -> None:
        deal = self.told.match.deal
        seed = derived_seed(self._save.seed, ADVICE, _done(deal))

        def think(_: Level, view: View, seed: int) -> Thinking:
            if self._lesson:
                return advise_open(deal, ME, self.view.names, seed)
            return self._adviser(view, seed)

        choice = await self._going.thought(computer_action(think, Level.STRONG, deal, ME, seed))
        if choice is not None:
            self._advice_asked = False
            self._advice = choice
            self._publish()

    async def _hand_on(self) -> None:
        self._phone.lay_down(self._save.match.deal)
        self._see_anew()

    async def _take_trick_away(self) -> None:
        self._resting = self._phone.catching_up = False
        self.give_way()
        self._publish()

    async def _reason_read(self) -> None:
        assert self._lesson is not None
        self._lesson.reason = None
        self._resting = False
        self.give_way()
        self._publish()

    async def _show_result(self) -> None:
        self._result_shown = True
        self._publish()

    # The one place where the match changes

    def _apply(self, action: Action) -> None:
        if self._lesson and action.seat == ME:
            self._lesson.reason = None
        before = self.view.view
        match, events = self._save.match.apply(action)
        self._save = replace(self._save, match=match)
        deal = self.told.match.deal
        self._told += told_by(before, deal, self._phone.view(deal), me=self._phone.me)
        taken = any(isinstance(event, TrickTaken) for event in events)
        if taken or action.verb is not Verb.SIGN:
            self._resting = self._trick_taken = taken
            self._advice = None
            self._advice_asked = False
        self._changed()

    def _begin_deal(self) -> None:
        save = self._save
        number = save.first_deal + len(save.match.deals)
        dealer = save.match.next_dealer
        seed = derived_seed(save.seed, PACKS, number) % SEED_LIMIT
        start = Start(save.dealer if dealer is None else dealer, seed=seed)
        self._save = replace(save, match=save.match.with_deal(start), notes=())
        self._phone.begin_deal()
        self._result_shown = self._trick_taken = self._resting = False
        self._advice = None
        self._told = ()
        self._advice_asked = False

    def _see_anew(self) -> None:
        """Another looks on, or nobody: what was called up and told for one is not for him."""
        self._advice, self._advice_asked, self._told = None, False, ()
        self._publish()
        self._going.changed()

    def _set_paused(self, paused: bool) -> None:
        if paused is not self._paused:
            self._paused = paused
            self._publish()
            self._going.changed()

    def _changed(self) -> None:
        self.give_way()
        self.keep()
        self._publish()
        self._going.changed()

    def keep(self) -> None:
        """Save the match as it is now."""
        try:
            self._keep(self._save)
        except Exception:
            logger.exception("the match could not be saved")

    def _make_view(self) -> TableView:
        told = self.told
        awaited = self._phone.awaited(self._save.match.deal)
        view = view_of(
            told,
            view=self._phone.view(told.match.deal),
            phone=self._phone,
            cover=None if awaited is None else Cover(self._save.name_of(awaited)),
            resting=self._resting,
            paused=self._paused,
            result_shown=self._result_shown,
            advice=self._advice,
            asked=self._advice_asked,
            told=self._told,
        )
        if self._lesson is None:
            return view
        shown = lesson_view(self._save.match, self._lesson)
        acts = view.waiting and shown.reason is None and shown.introduced
        # where all lie open, mine do too before I may look at them in a match (R9)
        seen = replace(view.view, hand=self._save.match.deal.hands[ME])
        return replace(view, view=seen, lesson=shown, waiting=acts)

    def _publish(self) -> None:
        view = self._make_view()
        if view == self.view:
            return
        self.view = view
        self._subscribers.tell()

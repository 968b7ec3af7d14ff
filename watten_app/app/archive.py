"""The finished matches: their results, the whole ones, their reviews, and carrying it all over."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass

from watten_app.app.badges import badges_earned
from watten_app.app.phone import told_from
from watten_app.app.replay import Replay
from watten_app.app.review import Review
from watten_app.app.review_rows import review_of, rows_of
from watten_app.app.tallying import tally_of
from watten_app.engine import Message
from watten_app.store import (
    LONGEST,
    BundleError,
    Result,
    Save,
    Storage,
    Tally,
    Totals,
    alone,
    append_result,
    badges_of,
    find_played,
    find_review,
    keep_played,
    keep_review,
    pack_results,
    pack_up,
    played_keys,
    read_results,
    take_in,
    totals_of,
)
from watten_app.variants import rules_of, spec_of

LARGEST_FILE = LONGEST
"""Bytes of a file that is read to be taken in."""


@dataclass(frozen=True, slots=True)
class Kept:
    """How much is kept: matches, those that are whole, and about how many kilobytes in all."""

    matches: int
    whole: int
    kilobytes: int


class Archive:
    """All finished matches of this device.

    Attributes:
        results: of all of them, the oldest first.
    """

    def __init__(self, storage: Storage, today: Callable[[], str]) -> None:
        self._storage, self._today = storage, today
        self._replay: Replay | None = None
        self._replay_of = ("", 0)
        self.results = read_results(storage)
        self._reviewed: dict[tuple[str, int], Review] = {}

    @property
    def totals(self) -> Totals:
        """What all of them came to."""
        return totals_of(self.results)

    @property
    def own(self) -> tuple[Result, ...]:
        """Those that one person played alone: what tells how he gets on."""
        return alone(self.results)

    def badges(self) -> Mapping[str, int]:
        """The badges earned, each with how often."""
        return badges_of(self.results)

    def replayable(self) -> frozenset[str]:
        """The identities of the matches that are kept whole."""
        return frozenset(played_keys(self._storage))

    def replay(self, identity: str, seat: int = 0) -> Replay | None:
        """A match to be gone through again, from the side of a seat; None if it is not kept."""
        wanted = identity, seat
        if self._replay is None or self._replay_of != wanted:
            save = find_played(self._storage, identity, rules_of)
            self._replay = Replay(told_from(save, seat)) if save is not None else None
            self._replay_of = wanted
        return self._replay

    def review(self, identity: str, side: int = 0) -> Review | None:
        """What the review of a match has found so far for a seat; None if it was never begun."""
        if (identity, side) not in self._reviewed:
            kept = review_of(find_review(self._storage, identity, side))
            if kept is None:
                return None
            self._reviewed[identity, side] = kept
        return self._reviewed[identity, side]

    def keep_review(self, identity: str, review: Review, side: int = 0) -> None:
        """Keep what the review of a match has found so far for a seat."""
        self._reviewed[identity, side] = review
        keep_review(self._storage, identity, rows_of(review), side)

    def count(self, save: Save) -> bool:
        """Add a finished match, once, and say whether it was new; the match is kept before it.

        Where the app was ended between the two, the slot still holds it at the next start.
        """
        known = any(result.identity == save.identity for result in self.results)
        if known or not save.counted or not save.match.over:
            return False
        match = save.match
        shared = len(save.people) > 1
        result = Result(
            identity=save.identity,
            number=1 + max((known.number for known in self.results), default=0),
            day=self._today(),
            variant=match.rules.variant,
            target=match.rules.target,
            levels=tuple(level for level in save.levels if level),
            won=0 in match.winners,
            score=match.score,
            bummerl=match.bummerl,
            deals=save.first_deal + len(match.deals),
            seed=save.seed,
            tally=Tally() if shared else tally_of(match),
            badges=() if shared else badges_earned(match),
            people=tuple(map(save.name_of, save.people)) if shared else (),
        )
        keep_played(self._storage, save, result.number, spec_of)
        append_result(self._storage, result)
        pack_results(self._storage)
        self.results = (*self.results, result)
        return True

    def kept(self) -> Kept:
        """How much is kept on this device, of all there is."""
        names = self._storage.names()
        letters = sum(len(key) + len(self._storage.get(key) or "") for key in names)
        return Kept(len(self.results), len(self.replayable()), -(-letters // 1024))

    def pack_up(self) -> str:
        """All that was played and learnt as one text."""
        return pack_up(self._storage)

    def take_in(self, text: str) -> Message:
        """Merge such a text into what is here; gives the sentence that says how it went."""
        try:
            new = take_in(self._storage, text)
        except BundleError as error:
            return Message(f"storage.refused.{error.fault.value}", {})
        self.results = read_results(self._storage)
        self._reviewed.clear()
        return Message("storage.taken" if new else "storage.taken.nothing", {"number": new})

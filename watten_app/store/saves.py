"""The open match, saved after every action in two rotating slots (design.md, section 3).

A slot holds the record (record.md), from which the match is replayed, and what the app adds. A
damaged slot falls back to the other one, then to the score of the last finished deal.
"""

import logging
from collections.abc import Callable
from dataclasses import dataclass, replace
from enum import StrEnum
from typing import Any

from watten_app.engine import Match, Rules, read_record, write_record
from watten_app.store.document import LATER, find, is_later, keep, unseal
from watten_app.store.storage import Storage

logger = logging.getLogger(__name__)

SCHEMA = 1
SLOTS = ("match.a", "match.b")
SCORE = "match.score"


class Loss(StrEnum):
    """What was lost with a damaged save; the value is the end of the notice's key."""

    LAST_ACTION = "last_action"
    DEAL = "deal"
    MATCH = "match"
    LATER = "later"
    """Nothing is lost: a later version has written it, and opens it when it comes again."""


@dataclass(frozen=True, slots=True)
class Save:
    """An open match.

    Attributes:
        identity: a name for the match that no other has; its result is kept under it.
        seed: what packs, first dealer and computers follow from.
        names: of all who sit at the table, from seat 1 on.
        levels: of the computers, from seat 1 on; a person who shares the phone has none.
        first_deal: how many deals were played before the first one of `match`.
        dealer: who deals the first deal of `match`.
        notes: what people have noted in this deal: the seat, the rank or suit, the mark.
        counted: whether its result counts: not where the cards were known beforehand.
        name: of who sits at seat 0, where several share the phone.
    """

    match: Match
    identity: str
    seed: int
    names: tuple[str, ...]
    levels: tuple[str, ...]
    dealer: int
    first_deal: int = 0
    notes: tuple[tuple[int, str, str], ...] = ()
    counted: bool = True
    name: str = ""

    @property
    def people(self) -> tuple[int, ...]:
        """The seats of those who share the phone; seat 0 alone where one plays for himself."""
        return (0, *(seat for seat, level in enumerate(self.levels, 1) if not level))

    @property
    def all_names(self) -> tuple[str, ...]:
        """By seat; at seat 0 nobody by name where one plays alone."""
        return self.name, *self.names

    def name_of(self, seat: int) -> str:
        """Who sits there."""
        return self.all_names[seat]


@dataclass(frozen=True, slots=True)
class Loaded:
    """What was found: a match or None, and what was lost, if anything was."""

    save: Save | None
    loss: Loss | None = None


class Saves:
    """The two slots and the score beside them."""

    def __init__(
        self,
        storage: Storage,
        rules_of: Callable[[Any], Rules],
        spec_of: Callable[[Rules], Any],
    ) -> None:
        self._storage = storage
        self._rules_of = rules_of
        self._spec_of = spec_of
        self._serial = 0

    def keep(self, save: Save) -> None:
        """Write the match, which has a deal, into the older slot; between deals its score too."""
        self._serial += 1
        data = self._data(save, save.match)
        keep(self._storage, SLOTS[self._serial % 2], {"serial": self._serial} | data, SCHEMA)
        deal = save.match.deal
        if not save.match.over and (deal.over or not deal.actions):
            self._keep_score(save)

    def load(self) -> Loaded:
        """The match as it was saved last; of two sound slots only the later is replayed.

        Never raises.
        """
        self._take_back()
        texts = [text for slot in SLOTS if (text := self._storage.get(slot)) is not None]
        later = any(is_later(text, SCHEMA) for text in texts)
        slots = [slot for text in texts if (slot := _opened(text)) is not None]
        damaged = len(texts) > len(slots)
        for serial, data in sorted(slots, key=lambda slot: slot[0], reverse=True):
            save = self._read(data)
            if save is not None:
                self._serial = serial
                return Loaded(save, Loss.LAST_ACTION if damaged else None)
            damaged = True
        score = self._read(find(self._storage, SCORE, SCHEMA))
        if score is not None:
            return Loaded(score, Loss.DEAL)
        return Loaded(None, Loss.LATER if later else Loss.MATCH if damaged else None)

    def _take_back(self) -> None:
        """Lay a match of this version's that an older one has put aside where it was, if there is
        no other."""
        if any(self._storage.get(slot) is not None for slot in SLOTS):
            return
        for slot in (*SLOTS, SCORE):
            text = self._storage.get(LATER + slot)
            if text is not None and not is_later(text, SCHEMA):
                self._storage.put(slot, text, (LATER + slot,))

    def clear(self) -> None:
        """Forget the match, what was written last at the end: ended in between, it still opens."""
        for key in (SCORE, SLOTS[(self._serial + 1) % 2], SLOTS[self._serial % 2]):
            text = self._storage.get(key)
            if text is not None and is_later(text, SCHEMA):
                self._storage.put(LATER + key, text)
            self._storage.remove(key)

    def _keep_score(self, save: Save) -> None:
        match = save.match
        over = match.deal.over
        bare = Match(match.rules, match.players, match.score)
        keep(
            self._storage,
            SCORE,
            self._data(save, bare)
            | {
                "first_deal": save.first_deal + len(match.deals) - (not over),
                "dealer": match.next_dealer if over else match.deal.dealer,
            },
            SCHEMA,
        )

    def _data(self, save: Save, match: Match) -> dict[str, Any]:
        return data_of(replace(save, match=match), self._spec_of)

    def _read(self, data: Any) -> Save | None:
        """The match of a slot's data, None (with a line in the log) if it cannot be replayed."""
        try:
            return None if data is None else save_of(data, self._rules_of)
        except Exception as error:
            logger.warning("a save is damaged: %s", error)
            return None


def data_of(save: Save, spec_of: Callable[[Rules], Any]) -> dict[str, Any]:
    """A match as data: its record and what the app adds."""
    return {
        "identity": save.identity,
        "seed": save.seed,
        "names": save.names,
        "levels": save.levels,
        "dealer": save.dealer,
        "first_deal": save.first_deal,
        "notes": save.notes,
        "counted": save.counted,
        "name": save.name,
        "record": write_record(save.match, spec_of),
    }


def save_of(data: Any, rules_of: Callable[[Any], Rules]) -> Save:
    """The match of such data, replayed; notes, `counted` and `name` were not always written, and
    notes were of seat 0 once.

    Raises:
        Exception: of many kinds, where the data is anything else.
    """
    match = read_record(data["record"], rules_of)
    dealer, first_deal, seed = data["dealer"], data["first_deal"], data["seed"]
    names, levels = tuple(data["names"]), tuple(data["levels"])
    name = data.get("name", "")
    if not 0 <= dealer < match.players or first_deal < 0 or not isinstance(seed, int):
        raise ValueError(f"dealer {dealer!r}, deal {first_deal!r} or seed {seed!r} is wrong")
    if len(names) != match.players - 1 or len(levels) != match.players - 1:
        raise ValueError(f"there are {len(names)} names for {match.players} players")
    if not all(isinstance(text, str) for text in (*names, *levels, data["identity"], name)):
        raise ValueError("a name, a level or the identity is no text")
    notes = tuple(map(_note, data.get("notes", ())))
    counted = data.get("counted", True) is not False
    identity = data["identity"]
    return Save(match, identity, seed, names, levels, dealer, first_deal, notes, counted, name)


def _note(kept: Any) -> tuple[int, str, str]:
    *seat, what, mark = kept
    return int(seat[0]) if seat else 0, str(what), str(mark)


def _opened(text: str) -> tuple[int, Any] | None:
    """The serial number and the data of a slot's text, None if it is damaged."""
    try:
        data = unseal(text, SCHEMA)
        return int(data["serial"]), data
    except Exception as error:
        logger.warning("a save is damaged: %s", error)
        return None

"""All that was played and learnt as one text, to carry it to another device, and taking it in.

The text holds keys as they are kept here; taking in reads them as one's own, each with its
checksum, and merges: what is on both sides once, of two marks the better one. Nothing that is
here is lost by it, and nothing is taken over that cannot be read.
"""

import re
from collections.abc import Callable, Mapping
from enum import StrEnum

from watten_app.store import learnt, played, puzzles, results, reviews
from watten_app.store.document import checksum, inflated, packed, read_texts
from watten_app.store.learnt import Learnt, StageMark, keep_learnt, read_learnt
from watten_app.store.puzzles import merge_puzzles
from watten_app.store.results import Result, keep_pack, read_results
from watten_app.store.reviews import merge_reviews
from watten_app.store.storage import MemoryStorage, Storage

HEAD, VERSION = "watten", 1

LONGEST = 6_000_000
"""Letters of a text that is looked at; some fifty times a year of play."""

_LARGEST = 12_000_000
"""Bytes it unpacks to; browsers keep five million letters for a page."""

_MOST_KEYS, _LONGEST_KEY, _LONGEST_TEXT, _LONGEST_MATCH = 10_000, 80, 200_000, 20_000
_MOST_PACKS = 400
"""Of results: forty thousand matches."""

_MOST = 10**7
_NAME = re.compile("[0-9A-Za-z_-]{1,40}")
_DAY = re.compile("[0-9]{4}-[0-9]{2}-[0-9]{2}")


class Fault(StrEnum):
    """Why a text is not taken in; the value is the end of the sentence's key."""

    EMPTY = "empty"
    TOO_LARGE = "too_large"
    FOREIGN = "foreign"
    NEWER = "newer"
    DAMAGED = "damaged"


class BundleError(ValueError):
    """A text that is not taken in; nothing has been changed."""

    def __init__(self, fault: Fault) -> None:
        super().__init__(fault.value)
        self.fault = fault


def pack_up(storage: Storage) -> str:
    """All that can be carried over as one text."""
    kept = {
        key: text
        for key in storage.names()
        if key.startswith(tuple(PARTS)) and (text := storage.get(key)) is not None
    }
    body = packed(kept)
    return f"{HEAD}:{VERSION}:{checksum(body)}:{body}"


def take_in(storage: Storage, text: str) -> int:
    """Merge such a text into what is kept; gives how many matches are new.

    Raises:
        BundleError: with the reason, if it is none; then nothing has been changed.
    """
    theirs = MemoryStorage(_opened(text))
    before = len(read_results(storage))
    for merge in dict.fromkeys(PARTS.values()):
        merge(storage, theirs)
    return len(read_results(storage)) - before


def _opened(text: str) -> dict[str, str]:
    if len(text) > LONGEST:
        raise BundleError(Fault.TOO_LARGE)
    text = "".join(text.split())
    if not text:
        raise BundleError(Fault.EMPTY)
    head, _, rest = text.partition(":")
    version, _, rest = rest.partition(":")
    told, _, body = rest.partition(":")
    if head != HEAD or not (version.isascii() and version.isdecimal()):
        raise BundleError(Fault.FOREIGN)
    if version != str(VERSION):
        raise BundleError(Fault.NEWER)
    if told != checksum(body):
        raise BundleError(Fault.DAMAGED)
    try:
        texts = read_texts(inflated(body, _LARGEST), _MOST_KEYS)
    except ValueError:
        raise BundleError(Fault.DAMAGED) from None
    if sum(key.startswith(results.PACK) for key in texts) > _MOST_PACKS:
        raise BundleError(Fault.DAMAGED)
    return {
        key: text
        for key, text in texts.items()
        if len(key) <= _LONGEST_KEY and len(text) <= _LONGEST_TEXT
    }


def _merge_results(mine: Storage, theirs: Storage) -> None:
    """Matches by their own names; they are packed, so that many take few keys."""
    known = {result.identity for result in read_results(mine)}
    new = [one for one in read_results(theirs) if one.identity not in known and _sound(one)]
    for first in range(0, len(new), results.TOGETHER):
        keep_pack(mine, new[first : first + results.TOGETHER])


def _sound(result: Result) -> bool:
    """Whether nothing in it is out of all bounds."""
    numbers = (
        *(result.number, result.target, result.deals, *result.score, *result.bummerl),
        *(getattr(result.tally, name) for name in results.TALLIED),
    )
    words = (result.identity, result.variant, *result.levels, *result.badges)
    lists = (result.levels, result.badges, result.score, result.people, *result.people)
    return (
        all(abs(number) < _MOST for number in numbers)
        and min(result.number, result.deals, *result.bummerl) >= 0
        and abs(result.seed) < 2**64
        and all(_NAME.fullmatch(word) for word in words)
        and bool(_DAY.fullmatch(result.day))
        and max(map(len, lists)) < _LONGEST_KEY
    )


def _merge_played(mine: Storage, theirs: Storage) -> None:
    """Whole matches; of all there are the newest stay, as many as are kept."""
    known = played.played_keys(mine)
    for identity, key in tuple(played.played_keys(theirs).items())[-played.KEPT :]:
        text = theirs.get(key) or ""
        if identity in known or len(text) > _LONGEST_MATCH:
            continue
        if played.is_sound(key, text):
            mine.put(key, text)
    for key in played.too_many(mine):
        mine.remove(key)


def _merge_learnt(mine: Storage, theirs: Storage) -> None:
    """Of each stage the better round; the round that is open stays mine."""
    here, there = read_learnt(mine), read_learnt(theirs)
    marks = {mark.stage: mark for mark in here.marks}
    for mark in there.marks:
        if _NAME.fullmatch(mark.stage) and mark.best < _MOST and mark.rounds < _MOST:
            own = marks.get(mark.stage, mark)
            best, rounds = max(own.best, mark.best), max(own.rounds, mark.rounds)
            marks[mark.stage] = StageMark(mark.stage, best, rounds)
    merged = tuple(marks.values())
    if merged != here.marks:
        keep_learnt(mine, Learnt(merged, here.open))


PARTS: Mapping[str, Callable[[Storage, Storage], None]] = {
    results.PREFIX: _merge_results,
    results.PACK: _merge_results,
    played.PREFIX: _merge_played,
    learnt.KEY: _merge_learnt,
    puzzles.PREFIX: merge_puzzles,
    reviews.PREFIX: merge_reviews,
}
"""By how a key begins what merges theirs into mine, in this order: a review stays with its match.
What is not among them is not carried."""

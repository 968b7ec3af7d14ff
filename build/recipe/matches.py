"""How long My matches takes to open after a year of play; in process, without a browser.

The seconds are the processor's, so that other work on the machine does not count.
"""

import asyncio
from dataclasses import replace
from statistics import median
from time import process_time

from tests.app.fake_page import FakeClock, FakePage
from tests.ui.stage import stage
from watten_app.app.house import House
from watten_app.app.options import NAMES
from watten_app.engine import Match, Start, derived_seed, observe, to_act
from watten_app.players import Level, choose
from watten_app.store import (
    MemoryStorage,
    Result,
    Save,
    Saves,
    append_result,
    keep_played,
    pack_results,
)
from watten_app.store.storage import PREFIX
from watten_app.ui.doors import Screen
from watten_app.variants import rules_of, spec_of

DEALS, OPENINGS = 5_000, 7
SEEDS, VARIANTS_PLAYED = 12, ("bavarian", "tyrolean", "south_tyrolean", "blind")


def bench(deals: str = str(DEALS)) -> int:
    """Print how long opening the app and My matches takes with so many deals behind one."""
    texts, matches, played = year_of_play(int(deals))
    letters = sum(len(key) + len(text) for key, text in texts.items())
    print(f"  {played} deals in {matches} matches, {letters / 1024:.0f} KiB in {len(texts)} keys")
    starts, openings = zip(*(asyncio.run(_opened(texts)) for _ in range(OPENINGS)), strict=True)
    print(f"  {'opening the storage':<22} {1000 * median(starts):.0f} ms")
    print(f"  {'opening My matches':<22} {1000 * median(openings):.0f} ms")
    return 0


def year_of_play(deals: int) -> tuple[dict[str, str], int, int]:
    """The page's texts after at least so many deals, how many matches they were, and deals."""
    storage = MemoryStorage()
    models = [_match(name, seed) for seed in range(SEEDS) for name in VARIANTS_PLAYED]
    results = [_result_of(model) for model in models]
    matches = played = 0
    while played < deals:
        model, result = (kind[matches % len(models)] for kind in (models, results))
        matches += 1
        played += result.deals
        identity = f"{matches:016x}"
        keep_played(storage, replace(model, identity=identity), matches, spec_of)
        append_result(storage, replace(result, identity=identity, number=matches))
        pack_results(storage)
    return _in_page(storage), matches, played


def _match(variant: str, seed: int) -> Save:
    match = Match.new(rules_of(variant), 4)
    while not match.over:
        dealer = match.next_dealer
        place = len(match.deals)
        start = Start(seed % 4 if dealer is None else dealer, seed=derived_seed(seed, place))
        match = match.with_deal(start)
        while not match.deal.over:
            seat = to_act(match.deal)[0]
            ply = len(match.deal.actions)
            action = choose(
                Level.EASY, observe(match.deal, seat), derived_seed(seed, place, ply)
            ).action
            match, _ = match.apply(action)
    return Save(match, "m", seed, NAMES[:3], (Level.EASY,) * 3, seed % 4)


def _result_of(save: Save) -> Result:
    """The result that the app makes of a finished match it finds open."""
    storage = MemoryStorage()
    Saves(storage, rules_of, spec_of).keep(save)
    return House(FakePage(_in_page(storage)), clock=FakeClock()).results()[0]


def _in_page(storage: MemoryStorage) -> dict[str, str]:
    return {f"{PREFIX}{key}": text for key, text in storage.texts.items()}


async def _opened(texts: dict[str, str]) -> tuple[float, float]:
    """Seconds until the storage is read, and from Home until My matches is drawn."""
    began = process_time()
    house = House(FakePage(texts), clock=FakeClock())
    read = process_time() - began
    async with stage(house, Screen.HOME) as shown:
        began = process_time()
        shown.doors.go(Screen.MATCHES)
        await shown.settle()
        return read, process_time() - began

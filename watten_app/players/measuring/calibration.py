"""Whether the strongest computer's chances come true (players.md: every tenth within 3 points)."""

from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context

from watten_app.engine import Match, Phase, Rng, Rules, Start, apply, observe, to_act
from watten_app.engine.rng import derived_seed
from watten_app.players.betting import without_raises
from watten_app.players.choice import Level, choose
from watten_app.players.strong import chance_of
from watten_app.players.worlds import finished

PLAYERS = 4
_SERIES = 8


def chances(rules: Rules, deals: int, seed: int) -> list[tuple[float, bool]]:
    """From deals of four strong computers without raises: the chance seen, and what came of it.

    One pair for the leader to each trick that was begun.
    """
    with ProcessPoolExecutor(mp_context=get_context("spawn")) as pool:
        share = -(-deals // _SERIES)
        waiting = [
            pool.submit(_chances, rules, share, derived_seed(seed, place))
            for place in range(_SERIES)
        ]
        return [pair for one in waiting for pair in one.result()]


def _chances(rules: Rules, deals: int, seed: int) -> list[tuple[float, bool]]:
    match, told = Match.new(rules, PLAYERS), []
    for number in range(deals):
        deal = match.with_deal(Start(number % PLAYERS, seed=derived_seed(seed, number))).deal
        seen: list[tuple[int, float]] = []
        while not deal.over:
            seat = to_act(deal)[0]
            view = without_raises(observe(deal, seat))
            if deal.phase is Phase.PLAY and not deal.trick.cards:
                chance = finished(chance_of(view, Rng(seed + len(deal.actions))))
                seen.append((deal.party(seat), chance))
            deal, _ = apply(deal, choose(Level.STRONG, view, seed + len(deal.actions)).action)
        winners = deal.outcome.winners if deal.outcome else ()
        if winners:
            told += [(chance, deal.party(winners[0]) == party) for party, chance in seen]
    return told


def by_tenths(pairs: list[tuple[float, bool]]) -> list[tuple[int, float, float]]:
    """For each tenth of the chances seen: how many, their mean, and the share that came true."""
    found = []
    for tenth in range(10):
        here = [(chance, won) for chance, won in pairs if int(min(chance, 0.999) * 10) == tenth]
        if here:
            chance = sum(chance for chance, _ in here) / len(here)
            found.append((len(here), chance, sum(won for _, won in here) / len(here)))
    return found

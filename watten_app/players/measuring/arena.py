"""A fair match between two levels: every deal is played twice with the sides exchanged."""

import statistics
import time
from dataclasses import dataclass, field, replace
from functools import partial
from typing import Any

from watten_app.engine import Deal, Ending, Match, Rules, Start, Verb, apply, observe, to_act
from watten_app.engine.rng import derived_seed
from watten_app.players.choice import Level, choose
from watten_app.players.measuring.series import in_series
from watten_app.players.measuring.spread import mean_and_interval
from watten_app.players.speaking import heeded, said_first, unasked

MANY = 160
"""From so many deals on they are played as several series."""


@dataclass(slots=True)
class Room:
    """One of the two tables, which goes on from deal to deal.

    Level A sits on every other seat, from seat `side` on: on one side where there are two, and
    among those who play alone on as many seats in both rooms together as level B.

    Attributes:
        signing: who of "a" and "b" signs and talks.
    """

    side: int
    match: Match
    signing: str = ""

    @property
    def seats_of_a(self) -> range:
        """The seats of level A."""
        return range(self.side, self.match.players, 2)

    def gained(self, points: tuple[int, ...]) -> float:
        """What A's seats gained over B's with these points, on average."""
        by_seat = [points[self._place(seat)] for seat in range(self.match.players)]
        ours = statistics.fmean(by_seat[self.side :: 2])
        theirs = statistics.fmean(by_seat[1 - self.side :: 2])
        # In Böhmisch the score goes down to nought (R32).
        return theirs - ours if self.match.rules.bohemian else ours - theirs

    @property
    def won(self) -> float:
        """The share that A has in winning the match that is over."""
        winners = self.match.winners
        seats = [seat for seat in range(self.match.players) if self._place(seat) in winners]
        return sum(seat in self.seats_of_a for seat in seats) / len(seats)

    def _place(self, seat: int) -> int:
        """The seat's place in the score."""
        return seat % len(self.match.first_score)


@dataclass(slots=True)
class Tally:
    """What was counted: by pair of deals A's wins and points, and the time of each decision.

    Attributes:
        matches, won: whole matches, and those of them that A won.
    """

    matches: int = 0
    won: float = 0.0
    wins: list[float] = field(default_factory=list)
    points: list[float] = field(default_factory=list)
    ms: dict[str, list[float]] = field(default_factory=lambda: {"a": [], "b": []})


def arena(
    a: Level,
    b: Level,
    rules: Rules,
    deals: int,
    seed: int,
    players: int = 4,
    cards_only: bool = False,
    signing: str = "",
) -> dict[str, Any]:
    """Play `deals` pairs of deals in whole matches; the result as record.md shows it.

    Both rooms get the same cards; a room goes on to the next match when the target is reached.
    Many deals are played as several series, on all cores; how many depends on `deals` alone, so
    that the result is the same on every machine.

    Args:
        signing: who of "a" and "b" signs and talks: with an empty text nobody.
    """
    play = partial(_played, a, b, rules, signing, players=players, cards_only=cards_only)
    tally = _merged(in_series(play, deals, seed, MANY))
    rate, rate95 = mean_and_interval(tally.wins)
    points, points95 = mean_and_interval(tally.points)
    return {
        "deals": deals,
        "a_deal_rate": rate,
        "ci95": rate95,
        "a_points_per_deal": points,
        "ci95_points": points95,
        "matches": tally.matches,
        "a_match_rate": round(tally.won / tally.matches, 4) if tally.matches else None,
        "ms": {who: _times(ms) for who, ms in tally.ms.items()},
    }


def _played(
    a: Level,
    b: Level,
    rules: Rules,
    signing: str,
    deals: int,
    seed: int,
    players: int,
    cards_only: bool,
) -> list[Tally]:
    fresh = Match.new(rules, players)
    rooms = (Room(0, fresh, signing), Room(1, fresh, signing))
    return [_play_series(rooms, a, b, deals, seed, cards_only)]


def _merged(tallies: list[Tally]) -> Tally:
    merged = Tally()
    for tally in tallies:
        merged.wins += tally.wins
        merged.points += tally.points
        merged.matches += tally.matches
        merged.won += tally.won
        for who, ms in tally.ms.items():
            merged.ms[who] += ms
    return merged


def _play_series(
    rooms: tuple[Room, Room], a: Level, b: Level, deals: int, seed: int, cards_only: bool
) -> Tally:
    fresh, tally = rooms[0].match, Tally()
    for number in range(deals):
        gains = [play_deal(room, a, b, seed, number, cards_only, tally) for room in rooms]
        tally.wins.append(sum(won for won, _ in gains) / 2)
        tally.points.append(sum(points for _, points in gains) / 2)
        for room in rooms:
            if room.match.over:
                tally.matches += 1
                tally.won += room.won
                room.match = fresh
    return tally


def play_deal(
    room: Room, a: Level, b: Level, seed: int, number: int, cards_only: bool, tally: Tally
) -> tuple[float, float]:
    """A's win (1 or 0; half where nobody gained) and the points A gained over B in this deal."""
    dealer = room.match.next_dealer
    dealer = derived_seed(seed, 0) % room.match.players if dealer is None else dealer
    for again in range(1_000):
        start = Start(dealer, seed=derived_seed(seed, 1, number, again))
        begun = room.match.with_deal(start)
        deal = _play_out(room, begun.deal, a, b, derived_seed(seed, 2, number), cards_only, tally)
        played = replace(begun.deals[-1], state=deal)
        room.match = replace(begun, deals=(*begun.deals[:-1], played))
        if deal.outcome and deal.outcome.ending is not Ending.REDEAL:
            gained = room.gained(deal.outcome.points)
            return (gained > 0) + (gained == 0) / 2, gained
    raise AssertionError("a thousand exchanges in a row")


def _play_out(
    room: Room, deal: Deal, a: Level, b: Level, seed: int, cards_only: bool, tally: Tally
) -> Deal:
    names = tuple("ba"[seat in room.seats_of_a] for seat in range(deal.players))
    levels = tuple(a if name == "a" else b for name in names)
    speakers = tuple(seat for seat, name in enumerate(names) if name in room.signing)
    while not deal.over:
        deal = _told(deal, levels, speakers)
        seat = to_act(deal)[0]
        view = observe(deal, seat)
        if cards_only:
            view = replace(view, legal=tuple(x for x in view.legal if x.verb is not Verb.RAISE))
        done = sum(action.verb is not Verb.SIGN for action in deal.actions)
        begun = time.perf_counter()
        choice = choose(levels[seat], view, derived_seed(seed, done, seat))
        tally.ms[names[seat]].append((time.perf_counter() - begun) * 1000)
        action = choice.action
        if seat in speakers:
            asks = said_first(levels[seat], view, choice)
            action = asks or heeded(levels[seat], view, choice).action
        deal, _ = apply(deal, action)
    return deal


def _told(deal: Deal, levels: tuple[Level, ...], speakers: tuple[int, ...]) -> Deal:
    """The deal once nobody of the speakers has anything more to sign or to answer."""
    for seat in speakers:
        said = unasked(levels[seat], observe(deal, seat))
        while said:
            deal, _ = apply(deal, said)
            said = unasked(levels[seat], observe(deal, seat))
    return deal


def _times(ms: list[float]) -> dict[str, float]:
    if not ms:
        return {"p50": 0.0, "p95": 0.0}
    cuts = statistics.quantiles(ms, n=20, method="inclusive") if len(ms) > 1 else ms * 20
    return {"p50": round(statistics.median(ms), 3), "p95": round(cuts[18], 3)}

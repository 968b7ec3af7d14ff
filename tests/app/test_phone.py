"""Several people on one phone: who has it is shown his own cards, and nobody anything else."""

import asyncio
from collections.abc import Iterator
from dataclasses import fields, is_dataclass, replace
from typing import Any

import pytest

from tests.app.fake_page import FakeClock, FakePage, settle
from watten_app.app.house import House
from watten_app.app.options import MatchOptions
from watten_app.app.people import CALLED, People
from watten_app.app.table import Table
from watten_app.app.table_view import TableView
from watten_app.engine import Card, Match, Rank, Rng, Suit, observe, read_record, write_record
from watten_app.engine.view import knows_announcement
from watten_app.variants import VARIANTS, rules_of, spec_of

PEOPLE_AT = {2: (0, 1), 3: (0, 2), 4: (0, 1, 2)}


def options_of(variant: str, players: int, seats: tuple[int, ...]) -> MatchOptions:
    options = MatchOptions(target=11).with_variant(variant).with_players(players)
    return replace(options, target=11, people=People(seats))


def house_of(options: MatchOptions, seed: int = 7) -> House:
    house = House(FakePage(query={"seed": str(seed)}), clock=FakeClock())
    house.new_match(options)
    return house


def cards_in(value: Any, but: tuple[str, ...] = ("rules", "order")) -> Iterator[Card]:
    """All cards in a value, however deep, without those that rules and order speak of."""
    if isinstance(value, Card):
        yield value
    elif is_dataclass(value):
        for field in fields(value):
            if field.name not in but:
                yield from cards_in(getattr(value, field.name))
    elif isinstance(value, dict):
        yield from cards_in(tuple(value.values()))
    elif isinstance(value, (tuple, list, frozenset, set)):
        for one in value:
            yield from cards_in(one)


class Watch:
    """Looks at every view that is published, as whoever holds the phone could."""

    def __init__(self, house: House) -> None:
        self.eyes: int | None = None
        self.covered = True
        self.handed: list[int] = []
        self.wrong: list[AssertionError] = []
        self.see(house)
        house.subscribe(lambda: self.note(house))

    def note(self, house: House) -> None:
        """See, and keep what is wrong: who tells of a change goes on whatever comes of it."""
        try:
            self.see(house)
        except AssertionError as error:
            self.wrong.append(error)

    def see(self, house: House) -> None:
        table, shown = house.table, house.state.table
        if table is None or shown is None:
            return
        deal = table.save.match.deal
        if shown.eyes is None and not deal.over:
            self.look_at_covered(house, table, shown)
            return
        if shown.deal_result is not None:
            return
        if shown.eyes != self.eyes:
            # never from one hand to the next without a cover in between
            assert self.covered
            self.handed.append(shown.eyes)
        self.eyes, self.covered = shown.eyes, False
        assert shown.cover is None
        assert shown.view.hand == observe(deal, shown.eyes).hand
        others = {
            card for seat, hand in enumerate(deal.hands) if seat != shown.eyes for card in hand
        }
        own = observe(deal, shown.eyes)
        known = {*own.peeked, *(card for cards in own.taken for card in cards), own.turned}
        assert not (set(cards_in(shown)) & others) - known - set(own.put_away) or deal.over
        if shown.waiting:
            assert shown.eyes in own.to_act

    def look_at_covered(self, house: House, table: Table, shown: TableView) -> None:
        deal, view = table.save.match.deal, shown.view
        self.covered, self.eyes = True, None
        assert shown.advice is None
        assert not shown.waiting
        assert shown.notes.marks == ()
        assert view.hand == view.put_away == view.peeked == view.legal == ()
        open_cards = {*view.played, view.turned, *(card for cards in view.taken for card in cards)}
        hidden = {card for hand in deal.hands for card in hand} - open_cards
        logs = house.log()[-1]
        told = (shown, logs.tricks, logs.schlag, logs.trump)
        assert not set(cards_in(told)) & hidden
        if not knows_announcement(deal, -1):
            assert view.schlag is view.trump is view.order is None
            assert logs.schlag is logs.trump is None
            said = [*(one.message for one in shown.sayings), *(one.said for one in shown.told)]
            named = [value for one in said if one for value in one.params.values()]
            assert not any(isinstance(value, (Rank, Suit)) for value in named)


async def play(house: House, rng: Rng, *, ended_every: int = 0) -> House:
    """Play the match to its end with random actions, the phone going round; `ended_every` so many
    actions the app is ended and opened again."""
    done = 0
    watch = Watch(house)
    house.table.start()
    while True:
        table = house.table
        assert table is not None

        def due(table: Table = table) -> bool:
            view = table.view
            return view.waiting or view.cover is not None or view.deal_result is not None

        await settle(table, due, turns=6000)
        assert watch.wrong == []
        view = table.view
        if view.match_result is not None:
            break
        done += 1
        if ended_every and not done % ended_every:
            before = table.save
            table.stop()
            house = House(FakePage(house._page.texts), clock=FakeClock())
            assert house.table.save == before
            watch = Watch(house)
            house.table.start()
        elif view.deal_result is not None:
            table.next_deal()
        elif view.cover is not None:
            before = table.save
            assert table.dispatch(observe(before.match.deal, 0).legal[:1] or None, view.ply) is None
            assert table.save is before
            table.uncover()
            assert table.view.eyes is not None
        else:
            assert table.dispatch(rng.pick(view.view.legal), view.ply) is None
    house.table.stop()
    assert ended_every or len(set(watch.handed)) == len(table.save.people)
    return house


def counts_of(variant: str) -> list[int]:
    """How many can play it."""
    companies = MatchOptions().with_variant(variant).companies
    return [count for count, fault in companies.items() if fault is None]


def company(variant: str, number: int) -> tuple[int, tuple[int, ...]]:
    """How many play, and where people sit: another mix for each."""
    counts = [count for count in counts_of(variant) if count < 6]
    players = counts[number % len(counts)]
    return players, People().spread(2 + number % 3, players).seats


@pytest.mark.parametrize(("number", "variant"), list(enumerate(VARIANTS)))
def test_a_match_goes_round_and_everybody_sees_his_own_cards_only(
    number: int, variant: str
) -> None:
    players, seats = company(variant, number)
    house = asyncio.run(play(house_of(options_of(variant, players, seats)), Rng(number)))
    match = house.table.save.match
    assert replayed(match) == match
    (result,) = house.results()
    assert result.people == CALLED[: len(seats)]
    assert (result.badges, house.archive.own) == ((), ())
    assert house.state.totals.matches == 0
    assert len(result.levels) == players - len(seats)
    replay = house.archive.replay(result.identity, seats[-1])
    assert replay.save.name == CALLED[len(seats) - 1]


def replayed(match: Match) -> Match:
    return read_record(write_record(match, spec_of), rules_of)


@pytest.mark.parametrize("players", PEOPLE_AT)
@pytest.mark.parametrize("variant", ["bavarian", "blind", "bohemian"])
def test_ended_at_any_moment_the_phone_is_covered_and_nothing_is_lost(
    variant: str, players: int
) -> None:
    players = max(count for count in counts_of(variant) if count <= players)
    options = options_of(variant, players, PEOPLE_AT[players])
    house = asyncio.run(play(house_of(options), Rng(players), ended_every=3))
    assert len(house.results()) == 1

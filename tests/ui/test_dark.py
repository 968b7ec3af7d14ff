"""Blind deals: who does not know Schlag and trump is told by nothing on the table (R10 to R12)."""

import asyncio
import itertools

import pytest

from tests.ui.scenes import BLIND, GROEDEN, scene
from tests.ui.screen_sizes import LETTERS, SCREENS, logical
from tests.ui.stage import Stage, stage
from tests.ui.table_kit import NAMES, FakeHouse, FakeTable, deal, table
from watten_app.app.match_log import trick_logs
from watten_app.app.note_pad import Mark, in_the_dark
from watten_app.app.table_view import TableView
from watten_app.engine import Deal, Rank, observe
from watten_app.store import Settings
from watten_app.ui.geometry import Rect
from watten_app.ui.layout import table_layout
from watten_app.ui.table.note_pad import pad_layout
from watten_app.ui.theme import TARGET
from watten_app.variants import VARIANTS, rules_of

PLAYED = ("3 play G8", "0 play H9", "1 play S9", "2 play GU")


def blind_deal(schlag: str, trump: str, *more: str) -> Deal:
    """The same cards in the same order, whatever was named."""
    return deal(f"3 schlag {schlag}", f"2 trump {trump}", *more, dealer=2, rules=BLIND)


def shown(view: TableView) -> tuple[list[str], list[str], list[str]]:
    """All that a person sees and hears of a table."""
    house = FakeHouse(settings=Settings(language="en"))
    house.table = FakeTable(deal(dealer=2, rules=BLIND), house)
    house.publish(view)
    found: list[tuple[list[str], list[str], list[str]]] = []

    async def run() -> None:
        async with stage(house, data="look") as on_show:
            found.append((on_show.names(), on_show.texts(), on_show.pictures()))

    asyncio.run(run())
    return found[0]


@pytest.mark.parametrize("moves", range(4))
def test_r12_nothing_on_the_table_tells_what_was_named(moves: int) -> None:
    namings = [("8", "G"), ("7", "S"), ("U", "E"), ("10", "H")]
    seen = [table(blind_deal(*naming, *PLAYED[:moves])) for naming in namings]
    assert all(in_the_dark(view.view) for view in seen)
    first = seen[0]
    for other in seen[1:]:
        assert other == first
    assert shown(first)


def test_r12_a_complete_trick_tells_its_winner_and_not_why() -> None:
    state = blind_deal("8", "G", *PLAYED)
    view = observe(state, 0)
    (log,) = trick_logs(view, NAMES)
    assert (log.winner, log.reason[1]) == ("Luis", None)

    async def test(on_show: Stage, _: FakeTable) -> None:
        texts = on_show.texts()
        assert "Eight of leaves takes the trick" in texts
        assert not any("over" in text or "highest" in text for text in texts)
        assert "ring.webp" in on_show.pictures()

    play("dark-rest", test)


def play(name: str, test, **settings) -> None:
    async def run() -> None:
        house = FakeHouse(settings=Settings(**{"language": "en"} | settings))
        made = scene(house, name)
        async with stage(house, data="look") as on_show:
            await test(on_show, made)

    asyncio.run(run())


def test_in_the_dark_there_are_question_marks_and_no_roles_and_no_greying() -> None:
    async def test(on_show: Stage, _: FakeTable) -> None:
        assert on_show.texts().count("?") == 3
        hand = [name for name in on_show.buttons() if "playable" in name]
        assert len(hand) == 5
        assert not any(name.endswith("not playable") for name in hand)
        assert all(name.count(",") == 1 for name in hand)

    play("dark", test)


def test_the_sheet_of_a_card_says_only_that_it_is_not_known() -> None:
    async def test(on_show: Stage, _: FakeTable) -> None:
        await on_show.hold("King of leaves")
        assert any("known only to forehand and dealer" in text for text in on_show.texts())
        assert not any("higher" in text for text in on_show.texts())

    play("dark", test)


def test_the_note_pad_is_opened_turned_and_read_aloud() -> None:
    async def test(on_show: Stage, made: FakeTable) -> None:
        await on_show.tap("Note pad")
        await on_show.tap("Ober: possible")
        await on_show.tap("Ober: ruled out")
        await on_show.tap("Hearts: possible")
        assert made.view.notes.of(Rank.OBER) is Mark.SURE
        await on_show.tap("Close")
        assert "Note pad. sure: Ober. ruled out: Hearts" in on_show.buttons()

    play("dark", test)


def test_n_opens_the_note_pad_and_escape_closes_it() -> None:
    async def test(on_show: Stage, _: FakeTable) -> None:
        await on_show.key("N")
        assert "Ober: possible" in on_show.buttons()
        await on_show.key("Escape")
        assert "Ober: possible" not in on_show.buttons()

    play("dark", test)


def test_who_announced_sees_all() -> None:
    async def test(on_show: Stage, _: FakeTable) -> None:
        assert any(name.startswith("Schlag nine, Trump leaves") for name in on_show.names())
        assert "?" not in on_show.texts()
        assert not any(name.startswith("Note pad") for name in on_show.names())
        assert "King of hearts, Plain card, not playable" in on_show.buttons()

    play("knowing", test)


def test_r10_only_what_can_be_shown_can_be_named() -> None:
    async def test(on_show: Stage, _: FakeTable) -> None:
        ranks = [name for name in on_show.buttons() if name.endswith("in your hand")]
        assert [name.split(",")[0] for name in ranks] == ["Ace", "King", "Ober", "Nine"]
        assert any("Only Luis learns it" in text for text in on_show.texts())

    play("blind-schlag", test)


def test_r10_what_the_partner_named_is_not_heard() -> None:
    async def test(on_show: Stage, _: FakeTable) -> None:
        assert not any("eight" in text or "leaves" in text for text in on_show.texts())

    play("dark-raise", test)


def test_r10_after_the_first_trick_all_is_uncovered_where_that_is_played() -> None:
    rules = rules_of({"variant": "blind", "blind_reveal": "first_trick"})
    state = deal("3 schlag 8", "2 trump G", *PLAYED, dealer=2, rules=rules)
    assert not in_the_dark(observe(state, 0))
    assert in_the_dark(observe(blind_deal("8", "G", *PLAYED), 0))


def test_the_last_trick_can_be_looked_at_without_a_reason() -> None:
    async def test(on_show: Stage, made: FakeTable) -> None:
        made.show(resting=None)
        await on_show.settle()
        await on_show.tap("Last trick")
        assert "Eight of leaves takes the trick" in on_show.texts()

    play("dark-rest", test)


@pytest.mark.parametrize(
    ("screen", "text", "ranks"), list(itertools.product(SCREENS, LETTERS, (8, 9, 10)))
)
def test_the_opened_pad_has_room_and_its_places_can_be_hit(screen, text, ranks) -> None:
    layout = table_layout(*logical(screen, "none"), text)
    pad = pad_layout(layout, ranks)
    assert Rect(0, 0, layout.width, layout.height).holds(pad.sheet), pad.sheet
    assert not pad.sheet.overlaps(layout.pause)
    inside = Rect(0, 0, pad.sheet.width, pad.sheet.height)
    places = (*pad.tiles, pad.close)
    assert len(pad.tiles) == ranks + 4
    for place in places:
        assert inside.holds(place), (place, inside)
        assert place.width >= TARGET - 0.01
        assert place.height >= TARGET - 0.01
    for one, other in itertools.combinations((*places, pad.hint), 2):
        assert not one.overlaps(other), (one, other)


def test_groeden_has_the_super_guater_for_who_knows() -> None:
    view = table(deal("0 schlag 9", "3 trump G", "0 play H9", dealer=3, rules=GROEDEN)).view
    assert view.order is not None
    assert VARIANTS["groeden"].rules is view.rules
    assert next(iter(view.order.groups))[0].value == "super_guater"

"""Böhmisch and three at the table: staying, picking what is exchanged, who plays with whom."""

import asyncio

import pytest

from tests.ui.scenes import scene
from tests.ui.stage import Stage, stage
from tests.ui.table_kit import FakeHouse, FakeTable
from watten_app.engine import Action
from watten_app.i18n import Company
from watten_app.store import Settings
from watten_app.ui.doors import Screen


def play(name: str, test, screen: Screen = Screen.TABLE, **settings) -> None:
    """Show a scene and play the test's part on it."""

    async def run() -> None:
        house = FakeHouse(settings=Settings(**{"language": "en", "motion": False} | settings))
        table = scene(house, name)
        async with stage(house, screen, "look") as shown:
            await test(shown, table)

    asyncio.run(run())


def hand(shown: Stage) -> dict[str, str]:
    """By card, what is said of those that can go."""
    ends = "to swap", "to be put away"
    names = [name for name in shown.buttons() if name.endswith(ends)]
    return {name.split(",")[0]: name.rsplit(", ", 1)[1] for name in names}


def test_r30_i_stay_or_leave():
    async def test(shown: Stage, table: FakeTable) -> None:
        assert any("Are you in?" in name for name in shown.names())
        await shown.tap("Sit out")
        assert table.dispatched == [(Action.parse("0 leave"), 0)]
        assert not [name for name in shown.buttons() if name == "I'm in"]

    play("b-leave", test)


def test_r30_a_tap_picks_a_card_and_the_button_says_how_many():
    async def test(shown: Stage, table: FakeTable) -> None:
        assert set(hand(shown).values()) == {"to swap"}
        assert "Keep them all" in shown.buttons()
        await shown.tap("Nine of hearts")
        await shown.tap("King of leaves")
        assert table.dispatched == []
        assert hand(shown)["Nine of hearts"] == "to be put away"
        assert "Swap 2 cards" in shown.buttons()
        await shown.tap("King of leaves")
        await shown.tap("Swap 1 card")
        assert [str(action) for action, _ in table.dispatched] == ["0 exchange H9"]
        assert hand(shown) == {}

    play("b-exchange", test)


def test_r30_no_more_than_three_can_be_picked():
    async def test(shown: Stage, table: FakeTable) -> None:
        for card in ("Nine of hearts", "King of leaves", "Ace of bells", "Ober of acorns"):
            await shown.tap(card)
        assert "Swap 3 cards" in shown.buttons()
        assert any("more than 3" in name for name in shown.names())
        assert table.dispatched == []

    play("b-exchange", test)


def test_r30_the_dealer_puts_one_more_away_than_is_drawn():
    async def test(shown: Stage, table: FakeTable) -> None:
        assert len(hand(shown)) == 6
        assert not [name for name in shown.buttons() if "card away" in name]
        await shown.tap("Nine of hearts")
        assert "Put 1 card away" in shown.buttons()
        await shown.tap("King of leaves")
        await shown.tap("Put 2 cards away, 1 new")
        assert [str(action) for action, _ in table.dispatched] == ["0 exchange GK H9"]

    play("b-exchange-six", test)


def test_keys_pick_and_enter_confirms():
    async def test(shown: Stage, table: FakeTable) -> None:
        await shown.key("Enter")
        assert table.dispatched == []
        await shown.key("6")
        await shown.key("1")
        await shown.key("1")
        await shown.key("Enter")
        assert [str(action) for action, _ in table.dispatched] == ["0 exchange H9"]

    play("b-exchange-six", test)


def test_what_was_picked_for_an_older_state_is_dropped():
    async def test(shown: Stage, table: FakeTable) -> None:
        await shown.tap("Nine of hearts")
        late = shown.tappable("Swap 1 card")
        table.do(Action.parse("0 exchange"))
        await shown.tap_control(late)
        assert [str(action) for action, _ in table.dispatched] in ([], ["0 exchange"])
        assert table.state.put_away[0] == ()

    play("b-exchange", test)


def test_a_hold_explains_a_card_that_could_be_picked():
    async def test(shown: Stage, _: FakeTable) -> None:
        await shown.hold("Nine of hearts")
        assert "Close" in shown.buttons()
        assert set(hand(shown)) == set()
        await shown.tap("Close")
        assert set(hand(shown).values()) == {"to swap"}

    play("b-exchange", test)


def test_r28_the_card_turned_up_lies_open_until_it_is_taken():
    async def test(shown: Stage, table: FakeTable) -> None:
        assert "Ace of leaves, Rechter, turned up, Luis takes it" in shown.names()
        for action in ("0 exchange", "1 exchange", "2 exchange", "3 exchange HU"):
            table.do(Action.parse(action))
        await shown.settle()
        assert not [name for name in shown.names() if "turned up" in name]

    play("b-exchange", test)


def test_the_slate_says_what_a_trick_costs():
    async def test(shown: Stage, _: FakeTable) -> None:
        assert any("a trick takes off 2" in name for name in shown.names())
        assert "–2" in shown.texts()
        assert any("everything counts double" in name for name in shown.names())

    play("b-exchange-hearts", test)


def test_each_has_his_own_tricks_and_score():
    async def test(shown: Stage, table: FakeTable) -> None:
        assert "You 14, Resi 9, Hias 20, Luis 17" in shown.buttons()
        table.do(Action.parse("3 play GA"))
        await shown.settle()
        tricks = [name for name in shown.names() if name.endswith(("trick", "tricks"))]
        assert sum("1 trick" in name for name in shown.names()) == 1, tricks
        assert "Your tricks: 0" in shown.names()

    play("b-play", test)


def test_the_result_says_who_made_what():
    async def test(shown: Stage, table: FakeTable) -> None:
        gains = table.view.deal_result.gains
        for gain in gains:
            name = table.view.names[gain.seat] or "You"
            assert any(
                one.startswith(f"{name}: ") and one.endswith(f"now {gain.score}")
                for one in shown.names()
            )

    play("b-over", test, Screen.RESULT)


@pytest.mark.parametrize(
    ("name", "company", "said"),
    [
        ("three-solo", Company.SOLO, {"Resi, opponent", "Hias, opponent"}),
        ("three-pair", Company.PAIR, {"Resi, opponent, alone", "Hias, partner"}),
    ],
)
def test_r9_who_plays_with_whom_is_said(name: str, company: Company, said: set[str]):
    async def test(shown: Stage, _: FakeTable) -> None:
        names = shown.names()
        assert all(any(one.startswith(who) for one in names) for who in said), names
        assert shown.doors.house.state.company is company

    play(name, test)


def test_r23_who_decides_for_two_is_told_so():
    async def test(shown: Stage, _: FakeTable) -> None:
        assert any("You decide for both of you" in name for name in shown.names())

    play("three-keep", test)

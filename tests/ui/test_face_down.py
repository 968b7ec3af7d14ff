"""Raising with a card laid face down (R20), and breaches that are punished (R19), at the table."""

from dataclasses import replace

import pytest

from tests.ui.scenes import play
from tests.ui.stage import Stage
from tests.ui.table_kit import FakeTable, cards
from watten_app.app.known import laid_card, layer_of
from watten_app.engine import Action, Ending, Phase
from watten_app.ui.bridge import Insets
from watten_app.ui.layout import table_layout
from watten_app.ui.table.places import hand_places, sorted_hand


def done(table: FakeTable) -> list[str]:
    return [str(action) for action, _ in table.dispatched]


async def lay(shown: Stage, way: str = "Face down") -> None:
    if len(way) > 1:
        await shown.tap(way)
    else:
        await shown.key(way)
    assert "Which?" in shown.texts()
    await shown.tap("Nine of hearts")


@pytest.mark.parametrize("way", ["Face down", "v"])
def test_a_card_laid_face_down_raises_and_lies_there_as_a_back(way):
    async def test(shown: Stage, table: FakeTable) -> None:
        await lay(shown, way)
        assert done(table) == ["0 raise H9"]
        view = table.view.view
        assert view.phase is Phase.RAISE
        assert laid_card(view) == cards("H9")[0]
        assert cards("H9")[0] not in sorted_hand(view)
        assert "your face-down card" in shown.names()
        assert "cards/H9.webp" not in shown.pictures()

    play("may-lay", test)


def test_never_mind_goes_back_to_playing():
    async def test(shown: Stage, table: FakeTable) -> None:
        await shown.tap("Face down")
        await shown.tap("Never mind")
        await shown.tap("Nine of hearts")
        assert done(table) == ["0 play H9"]

    play("may-lay", test)


def test_the_last_card_laid_face_down_is_in_the_hand_no_more():
    async def test(_: Stage, table: FakeTable) -> None:
        view = replace(table.view.view, hand=cards("H9"), hand_sizes=(1, 0, 0, 0))
        last = replace(table.view, view=view)
        layout = table_layout(390, 844, Insets())
        assert not hand_places(layout, last, lifted=frozenset(), greyed=False, marks={})

    play("laid-by-me", test)


def test_a_hold_uncovers_it_and_a_fold_gives_it_back():
    async def held(_: Stage, table: FakeTable) -> None:
        table.do(Action.parse("1 hold"))
        assert table.view.view.tricks[0].cards[-1] == cards("H9")[0]
        assert layer_of(table.view.view) is None

    async def folded(_: Stage, table: FakeTable) -> None:
        table.do(Action.parse("1 fold"))
        assert cards("H9")[0] in sorted_hand(table.view.view)

    play("laid-by-me", held)
    play("laid-by-me", folded)


def test_what_another_laid_is_a_back_that_tells_nothing():
    async def test(shown: Stage, table: FakeTable) -> None:
        assert layer_of(table.view.view) == 3
        assert laid_card(table.view.view) is None
        assert "face-down card, by Luis" in shown.names()
        assert not any(
            picture.endswith("G8.webp") for picture in shown.pictures() if "mini" not in picture
        )
        said = shown.find("face-down card, by Luis")
        assert said.on_tap is None
        assert said.on_long_press is None

    play("laid-by-another", test)


def test_a_wrong_card_is_played_after_one_clear_confirm():
    async def test(shown: Stage, table: FakeTable) -> None:
        await shown.tap("Nine of hearts")
        assert not table.dispatched
        assert "That is against the rules" in shown.texts()
        assert any("You still hold" in text for text in shown.texts())
        await shown.tap("Better not")
        assert not table.dispatched
        await shown.tap("Nine of hearts")
        await shown.tap("Play it all the same, costs the deal")
        assert done(table) == ["0 play H9"]
        assert table.view.view.outcome.ending is Ending.PENALTY

    play("punish", test)


def test_an_allowed_card_needs_no_confirm():
    async def test(shown: Stage, table: FakeTable) -> None:
        await shown.tap("King of leaves")
        assert done(table) == ["0 play GK"]

    play("punish", test)


def test_escape_takes_a_breach_back():
    async def test(shown: Stage, table: FakeTable) -> None:
        await shown.tap("Nine of hearts")
        await shown.key("Escape")
        assert "That is against the rules" not in shown.texts()
        assert not table.dispatched

    play("punish", test)

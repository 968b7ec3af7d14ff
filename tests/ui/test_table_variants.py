"""What other variants and house rules put on the table."""

from tests.ui.scenes import play, sheet_is_open
from tests.ui.stage import Stage
from tests.ui.table_kit import FakeTable


def test_where_the_weli_can_be_schlag_it_can_be_named():
    async def test(shown: Stage, table: FakeTable) -> None:
        await shown.tap("Weli, 0 in your hand")
        await shown.tap("Name Schlag Weli")
        assert [str(action) for action, _ in table.dispatched] == ["0 schlag 6"]

    play("nine-ranks", test)


def test_the_weli_as_schlag_stands_on_the_slate_and_is_the_rechter():
    async def test(shown: Stage, _: FakeTable) -> None:
        assert any(name.startswith("Schlag Weli, Trump") for name in shown.names())
        assert any("Rechter: Weli." in name for name in shown.names())
        assert not any("Blinde:" in name for name in shown.names())

    play("weli-is-schlag", test)


def test_elsewhere_the_max_is_just_the_king_of_hearts():
    async def test(shown: Stage, _: FakeTable) -> None:
        assert not any("Max" in text for text in shown.texts())
        assert "King of hearts, Plain card, not playable" in shown.buttons()
        assert "King of leaves, Guater, playable" in shown.buttons()
        await shown.tap("Ober of acorns")
        assert any("Give a trump or beat" in name for name in shown.names()), shown.names()

    play("must-beat", test, motion=False)


def test_a_held_card_is_explained_in_the_words_of_its_region():
    async def test(shown: Stage, _: FakeTable) -> None:
        await shown.hold("King of leaves, Guater")
        assert sheet_is_open(shown)
        assert any("one rank above the Schlag" in text for text in shown.texts())

    play("must-beat", test)


def test_r23_four_behind_it_is_worth_four():
    async def test(shown: Stage, _: FakeTable) -> None:
        assert any(name.endswith("worth 4") for name in shown.buttons())

    play("four-behind", test)


def test_r22_a_bluff_can_be_called():
    async def test(shown: Stage, table: FakeTable) -> None:
        await shown.tap("Farbe!")
        assert [str(action) for action, _ in table.dispatched] == ["0 farbe"]

    play("farbe", test)


def test_with_two_there_is_one_opponent_and_no_partner():
    async def test(shown: Stage, _: FakeTable) -> None:
        assert "Resi, opponent, Schlag" in shown.names()
        assert not any(name.startswith(("Hias", "Luis")) for name in shown.names())
        assert "You 9, opponent 8" in shown.buttons()
        assert "Tricks: you 0, opponent 0" in shown.names()

    play("two", test)


def test_with_two_i_answer_the_only_other_player():
    async def test(shown: Stage, table: FakeTable) -> None:
        assert any("Resi asks" in name for name in shown.names())
        await shown.tap("Hold")
        assert [str(action) for action, _ in table.dispatched] == ["0 hold"]

    play("two-raise", test)


def test_r15_a_maschine_is_laid_down_or_played():
    async def test(shown: Stage, table: FakeTable) -> None:
        assert any(name.startswith("A Maschine!") for name in shown.names())
        assert "Rather play" in shown.buttons()
        await shown.tap("Lay it down")
        assert [str(action) for action, _ in table.dispatched] == ["0 machine"]

    play("machine", test)

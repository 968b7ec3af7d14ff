"""While I announce there is no button that cannot be pressed: its place says what to do."""

from tests.ui.scenes import play


def test_before_the_choice_the_buttons_place_says_what_to_do():
    async def test(shown, _):
        assert "Pick a Schlag" in shown.texts()
        assert not {"Pick a Schlag", "Which Schlag?"} & set(shown.buttons())
        await shown.tap("King, 2 in your hand")
        assert "Name Schlag king" in shown.buttons()
        assert "Pick a Schlag" not in shown.texts()

    play("schlag", test)

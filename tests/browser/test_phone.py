"""Two people on one phone in the browser: it goes round, and the cover shows no hand."""

import re

import pytest

from recipe.driver import Watten
from recipe.sitting import Sitting

ROUNDS = 12
"""Two may ask each other for better cards some times before a third has anything to do."""


@pytest.mark.phone(reduced_motion="reduce")
def test_the_phone_goes_round_and_is_covered_after_a_reload(watten: Watten) -> None:
    watten.open("seed=5")
    sitting = Sitting(watten, 5)
    sitting.first_start()
    sitting.hurry()
    words = sitting.words
    watten.tap(words["home.new"])
    watten.wait_for("new")
    who = re.compile(f"^{words['new.table']}:")
    watten.scroll_to(who)
    watten.tap(who)
    for name in (f"{words['people.title']}: 2", f"{words['people.title']}: 4"):
        watten.scroll_to(name)
        watten.tap(name)
    watten.tap(re.compile(f"^{words['new.play']}"))

    hands: dict[str, str] = {}
    for _ in range(ROUNDS):
        name = covered(watten)
        watten.tap(words["cover.open"])
        assert covered(watten) == name  # a tap alone opens nothing
        watten.long_press(words["cover.open"])
        watten.button(words["cover.open"]).wait_for(state="detached")
        seen = watten.texts()
        assert name not in hands or hands[name] != seen
        hands[name] = seen
        # he does what he has to do, until it is another's turn
        sitting.come_to(lambda moment: words["cover.open"] in moment.buttons)
        if len(hands) > 2:
            break
    else:
        raise AssertionError(f"only {list(hands)} had the phone in {ROUNDS} rounds")

    name = covered(watten)
    watten.page.reload()
    watten.wait_playable()
    if watten.screen() == "home":
        watten.tap(words["home.continue"])
    assert covered(watten) == name


def covered(watten: Watten) -> str:
    """Whose turn it is to have the phone; nothing of a hand can be read."""
    watten.until("document.getElementById('told').textContent.startsWith('Das Handy geht an ')")
    watten.wait_for("table")
    told = watten.page.locator("#told").inner_text()
    for text in (told, watten.texts()):
        assert "Herz" not in text
        assert "Schellen" not in text
        assert "spielbar" not in text
    return told.partition(".")[0].removeprefix("Das Handy geht an ")

"""Whole matches in the browser, played by accessible names alone."""

import re
from collections import Counter

import pytest

from recipe.driver import PHONE, Watten
from recipe.sitting import Sitting, sit_down
from watten_app.ui.bridge import Insets
from watten_app.ui.layout import table_layout

SEEDS, MORE_SEEDS = range(1, 21), range(21, 41)
BY_CANVASKIT = (7, 14)
"""Matches that are drawn as in a browser that has not what skwasm needs."""

done: Counter[str] = Counter()
"""What happened in all matches of this run."""

calm = pytest.mark.phone(reduced_motion="reduce")


@calm
@pytest.mark.parametrize("seed", SEEDS)
def test_a_whole_match_is_played_to_its_end(watten: Watten, seed: int) -> None:
    if seed in BY_CANVASKIT:
        watten.page.add_init_script("delete globalThis.ImageDecoder")
    sitting = sit_down(watten, seed)
    renderer = "canvaskit" if seed in BY_CANVASKIT else "skwasm"
    assert watten.page.evaluate("flet.webRenderer") == renderer
    sitting.play_until("match")
    done.update(sitting.done)
    watten.wait_for("home")


@calm
def test_the_matches_had_everything_in_them(watten: Watten, request: pytest.FixtureRequest) -> None:
    whole = test_a_whole_match_is_played_to_its_end
    asked = [item for item in request.session.items if getattr(item, "function", None) is whole]
    assert done["match"] == len(asked)
    if len(asked) < len(SEEDS):
        return  # a run of a few chosen matches need not have everything in it
    # a slow machine taps at other moments: what chance has left out comes in a few matches more
    for seed in MORE_SEEDS:
        if not missing():
            break
        sitting = sit_down(watten, seed)
        sitting.play_until("match")
        done.update(sitting.done)
    assert not missing(), dict(done)


def missing() -> list[str]:
    """What never happened; a tense side is asked whether it keeps or gives."""
    kinds = ("schlag", "trump", "ask", "raise", "hold", "not hold", "play")
    tense = [] if done["keep"] + done["not keep"] else ["keep"]
    return [kind for kind in kinds if not done[kind]] + tense


@calm
def test_a_reload_in_mid_deal_comes_back_to_the_same_decision(watten: Watten) -> None:
    sitting = sit_down(watten, 2)
    sitting.play_until("play")
    before = sitting.to_turn()
    watten.page.reload()
    watten.wait_playable()
    if watten.screen() == "home":
        watten.tap(sitting.words["home.continue"])
    assert sitting.hand() == before


@calm
def test_a_page_that_was_killed_comes_back_to_the_same_decision(watten: Watten) -> None:
    sitting = sit_down(watten, 5)
    sitting.play_until("play")
    before = sitting.to_turn()
    context = watten.page.context
    watten.page.close(run_before_unload=False)
    again = Watten(context.new_page(), watten.address, watten.witness)
    again.open("go=continue")
    assert Sitting(again, 5).hand() == before


@calm
def test_a_failed_save_is_told_at_the_table_until_a_tap(watten: Watten) -> None:
    sitting = sit_down(watten, 2)
    sitting.play_until("play")
    before = sitting.to_turn()
    watten.page.evaluate(
        "Storage.prototype.setItem = () => { throw new DOMException('', 'QuotaExceededError'); };"
        " null"
    )
    sitting.play_until("play")
    after = sitting.to_turn()
    slip = re.compile(f"^{re.escape(sitting.words['notice.save_failed'])}")
    watten.tap(slip)
    watten.button(slip).first.wait_for(state="detached")
    assert sitting.hand() == after != before
    assert watten.button(slip).count() == 0


@calm
def test_a_long_press_explains_a_card_and_does_not_play_it(watten: Watten) -> None:
    sitting = sit_down(watten, 2)
    sitting.play_until("play")
    before = sitting.to_turn()
    watten.long_press(before[0])
    close = watten.button(sitting.words["table.close"])
    close.first.wait_for(state="attached")
    explained = watten.texts()
    # "… jetzt spielen": what is before the brace changes with the card's gender
    tails = [sitting.words[f"explain.heading.{key}"].split("}")[-1] for key in ("may", "may_not")]
    assert any(tail in explained for tail in tails)
    watten.tap(sitting.words["table.close"])
    close.first.wait_for(state="detached")
    assert sitting.hand() == before


@calm
def test_the_mouses_other_button_explains_the_word_of_the_slate_under_it(watten: Watten) -> None:
    sitting = sit_down(watten, 2)
    sitting.play_until("play")
    sitting.to_turn()
    slate = table_layout(*PHONE.values(), Insets()).slate
    close = watten.button(sitting.words["table.close"])
    for x, key in ((slate.left + 40, "word.schlag"), (slate.right - 20, "word.worth")):
        watten.page.mouse.click(x, slate.middle[1], button="right")
        close.first.wait_for(state="attached")
        assert sitting.words[key].split("{")[0].strip() in watten.texts()
        watten.tap(sitting.words["table.close"])
        close.first.wait_for(state="detached")


@calm
def test_the_browsers_back_closes_the_long_press_first(watten: Watten) -> None:
    sitting = sit_down(watten, 2)
    sitting.play_until("play")
    before = sitting.to_turn()
    watten.page.wait_for_function("location.hash === '#/table'")
    watten.long_press(before[0])
    close = watten.button(sitting.words["table.close"])
    close.first.wait_for(state="attached")
    watten.page.go_back()
    close.first.wait_for(state="detached")
    assert sitting.hand() == before
    watten.page.wait_for_function("location.hash === '#/table'")
    watten.page.go_back()
    watten.wait_for("home")


@calm
def test_the_computers_wait_while_nobody_looks(watten: Watten) -> None:
    sitting = sit_down(watten, 2)
    sitting.play_until("play")
    sitting.to_turn()
    hide = (
        "value => { Object.defineProperty(document, 'hidden', { value, configurable: true });"
        " document.dispatchEvent(new Event('visibilitychange')); }"
    )
    watten.page.evaluate(hide, True)
    before = watten.saved()
    watten.tap(sitting.may_play()[-1])
    watten.wait_for("table", "busy")
    saved = watten.saved()
    assert saved != before
    watten.page.wait_for_timeout(1500)
    assert watten.saved() == saved
    assert watten.state() == "busy"
    watten.page.evaluate(hide, False)
    sitting.play_until("play")


@calm
def test_of_two_windows_one_plays(watten: Watten) -> None:
    first = sit_down(watten, 2)
    first.to_turn()
    other = Watten(watten.page.context.new_page(), watten.address, watten.witness)
    other.open("go=continue")
    second = Sitting(other, 2)
    second.hurry()
    second.play_until("play")
    left = second.to_turn()
    played = other.saved()
    watten.page.wait_for_selector("#splash-again", state="visible")
    assert "anderen Fenster" in watten.page.inner_text("#splash-text")
    assert watten.page.inner_text("#splash-again") == "Hier weiterspielen"
    watten.page.evaluate("dispatchEvent(new Event('pagehide'))")
    watten.page.click("#splash-again")
    watten.wait_playable()
    assert Sitting(watten, 2).hand() == left
    assert other.saved() == played


@calm
def test_the_browsers_back_leads_home_and_then_out(watten: Watten) -> None:
    steps = "history.length"
    watten.page.goto("about:blank")
    sitting = sit_down(watten, 2)
    sitting.play_until("match")
    watten.wait_for("home")
    watten.page.wait_for_function("location.hash === '#/home'")
    assert watten.page.evaluate(steps) <= 4
    for _ in range(4):
        if watten.page.url == "about:blank":
            return
        watten.page.go_back(wait_until="commit")
        watten.page.wait_for_timeout(1000)
    raise AssertionError(f"Back does not lead out: {watten.page.url}")

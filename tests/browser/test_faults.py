"""What goes wrong around a match: nothing that was written is lost, and a sentence tells.

Each visit tries several things, for a start takes the longest.
"""

import re

import pytest

from recipe.driver import WAIT_LIMIT, Watten
from recipe.sitting import Sitting, sit_down

pytestmark = pytest.mark.phone(reduced_motion="reduce")
QUIET = "version.json"
"""A page of the site without the app: what is laid into the storage there nobody writes over."""

LAY = """texts => {
  localStorage.clear();
  for (const [key, text] of Object.entries(texts)) localStorage.setItem(key, text);
}"""
SLOTS = ("watten.match.a", "watten.match.b")
SCORE = "watten.match.score"
HIDE = """value => {
  Object.defineProperty(document, "hidden", { value, configurable: true });
  document.dispatchEvent(new Event("visibilitychange"));
}"""
CLOCK = """moment => {
  const Real = Date;
  const ahead = new Real(moment) - Real.now();
  window.Date = class extends Real {
    constructor(...given) { given.length ? super(...given) : super(Real.now() + ahead); }
    static now() { return Real.now() + ahead; }
  };
}"""
SLOW = """() => {
  const keep = Storage.prototype.setItem;
  Storage.prototype.setItem = function (key, value) {
    const until = performance.now() + 400;
    while (performance.now() < until);
    keep.call(this, key, value);
  };
}"""


def serial(text: str) -> int:
    """The number of a slot's text: the later one is of the last action."""
    return int(re.search(r'"serial":(\d+)', text).group(1))


def flipped(text: str) -> str:
    """A text in which one bit is another."""
    middle = len(text) // 2
    return text[:middle] + chr(ord(text[middle]) ^ 1) + text[middle + 1 :]


def cut(text: str) -> str:
    """A text of which the end is missing."""
    return text[: len(text) // 2]


def emptied(_text: str) -> str:
    """A text that is there, and nothing in it."""
    return ""


def of_the_future(text: str) -> str:
    """A text as a later version would write it."""
    return "9" + text[1:]


def reopened(watten: Watten, texts: dict[str, str]) -> None:
    """Open the app on a device on which this is saved."""
    watten.page.goto(watten.address + QUIET)
    watten.page.evaluate(LAY, texts)
    watten.open()


def test_a_save_that_is_damaged_in_any_way_is_told_and_costs_no_more_than_it_must(
    watten: Watten,
) -> None:
    sitting = sit_down(watten, 2)
    sitting.play_until("deal")
    sitting.play_until("play")
    sitting.to_turn()
    whole = watten.saved()
    later, earlier = sorted(SLOTS, key=lambda slot: serial(whole[slot]), reverse=True)
    cases = [
        ({later: flipped}, "last_action", True),
        ({later: cut}, "last_action", True),
        ({later: emptied}, "last_action", True),
        ({later: flipped, earlier: cut}, "deal", True),
        ({later: flipped, earlier: flipped, SCORE: emptied}, "match", False),
        (dict.fromkeys((*SLOTS, SCORE), of_the_future), "later", False),
    ]
    go_on = re.compile(f"^{re.escape(sitting.words['home.continue'])}")
    for damages, notice, goes_on in cases:
        reopened(watten, whole | {key: damage(whole[key]) for key, damage in damages.items()})
        assert watten.screen() == "home"
        watten.wait_for_text(sitting.words[f"notice.{notice}"])
        assert watten.button(go_on).count() == goes_on, notice
    # what the later version has written is not written over by a match that is begun now
    fresh = Sitting(watten, 3)
    fresh.hurry()
    fresh.new_match()
    fresh.to_turn()
    kept = watten.saved()
    for key in SLOTS:
        assert kept[key.replace("watten.", "watten.later.")] == of_the_future(whole[key])
        assert serial(kept[key])


def test_a_match_outlives_a_slow_storage_a_long_sleep_a_wrong_clock_and_the_browsers_arrows(
    watten: Watten,
) -> None:
    sitting = sit_down(watten, 2)
    sitting.play_until("play")
    watten.page.evaluate(SLOW)
    sitting.play_until("play")
    before = sitting.to_turn()
    # the phone lay about for a day and a half, and its clock was set meanwhile
    watten.page.evaluate(HIDE, True)
    watten.page.evaluate(CLOCK, "2031-02-03T04:05:06")
    watten.page.evaluate(HIDE, False)
    watten.wait_for("table")
    assert sitting.hand() == before
    watten.python_until("from watten_app.ui.bridge import bridge; bridge.today() == '2031-02-03'")
    watten.page.evaluate(CLOCK, "1999-12-31T23:59:58")
    sitting.play_until("play")
    before = sitting.to_turn()
    saved = watten.saved()
    # forward to another page, and back
    watten.page.goto(watten.address + QUIET)
    watten.page.go_back(wait_until="commit")
    watten.wait_playable()
    assert sitting.hand() == before
    assert max(map(serial, map(watten.saved().get, SLOTS))) >= max(
        map(serial, map(saved.get, SLOTS))
    )


def test_what_the_browser_deletes_while_one_plays_is_written_anew_and_told(watten: Watten) -> None:
    sitting = sit_down(watten, 2)
    sitting.play_until("play")
    sitting.to_turn()
    before = watten.saved()
    watten.page.evaluate("localStorage.clear()")
    sitting.play_until("play")
    left = sitting.to_turn()
    watten.until("keys => keys.every(key => localStorage.getItem(key))", WAIT_LIMIT, list(before))
    watten.tap(sitting.words["table.pause"])
    watten.tap(sitting.words["table.home"])
    watten.wait_for("home")
    watten.wait_for_text(sitting.words["notice.cleared"])
    watten.open("go=continue")
    assert sitting.hand() == left


FILL = """() => {
  for (let size = 1 << 20, all = ""; size >= 1; size >>= 1)
    try {
      for (;;) localStorage.setItem("another", all + "x".repeat(size)), (all += "x".repeat(size));
    } catch { /* so much does not go in any more */ }
}"""


def test_a_full_disk_is_told_each_time_loses_nothing_and_with_room_all_is_kept_again(
    watten: Watten,
) -> None:
    sitting = sit_down(watten, 2)
    sitting.play_until("play")
    sitting.to_turn()
    before = watten.saved()
    watten.page.evaluate(FILL)
    watten.python("from watten_app.ui.bridge import bridge; bridge.save('watten.once', 'kept')")
    sitting.play_until("play")
    sitting.to_turn()
    slip = re.compile(f"^{re.escape(sitting.words['notice.save_failed'])}")
    watten.tap(slip)
    watten.button(slip).first.wait_for(state="detached")
    there = watten.saved()
    assert min(serial(there[slot]) for slot in SLOTS) >= min(serial(before[slot]) for slot in SLOTS)
    # all that had failed is kept once there is room; what fails after that is told again
    watten.page.evaluate("localStorage.removeItem('another')")
    sitting.play_until("play")
    sitting.to_turn()
    there = watten.saved()
    assert there["watten.once"] == "kept"
    assert abs(serial(there[SLOTS[0]]) - serial(there[SLOTS[1]])) == 1
    watten.page.evaluate(FILL)
    sitting.play_until("play")
    sitting.to_turn()
    watten.button(slip).first.wait_for(state="attached")
    watten.tap(sitting.words["table.pause"])
    watten.tap(sitting.words["table.home"])
    watten.wait_for("home")
    watten.wait_for_text(sitting.words["notice.storage_full"])
    watten.page.evaluate("localStorage.removeItem('another')")
    watten.tap(re.compile(f"^{re.escape(sitting.words['home.continue'])}"))
    watten.wait_for("table", "busy")
    watten.tap(sitting.words["table.resume"])
    sitting.play_until("play")
    left = sitting.to_turn()
    watten.open("go=continue")
    assert sitting.hand() == left

"""A match with house rules in the browser: cutting, peeking, raising face down, signs."""

import json
import re
from random import Random

import pytest

from recipe.driver import Watten
from recipe.sitting import Sitting
from watten_app.app.options import MatchOptions, keep_options
from watten_app.engine.rules import Peek
from watten_app.store import MemoryStorage

OPTIONS = (
    MatchOptions()
    .with_rule("schlecken", True)
    .with_rule("peek", Peek.CUTTER)
    .with_rule("face_down", True)
)
REMEMBER = "texts => { for (const key in texts) localStorage.setItem(key, texts[key]); }"

calm = pytest.mark.phone(reduced_motion="reduce")


def seated(watten: Watten, seed: int) -> Sitting:
    """Sit down at a match with the house rules, as somebody who has chosen them before."""
    storage = MemoryStorage()
    keep_options(storage, OPTIONS)
    remembered = {
        key if key.startswith("watten.") else f"watten.{key}": text
        for key, text in storage.texts.items()
    }
    watten.page.add_init_script(f"({REMEMBER})({json.dumps(remembered)})")
    watten.open(f"seed={seed}")
    sitting = Sitting(watten, Random(seed), lays=0.5, signs=0.2)
    sitting.first_start()
    sitting.hurry()
    sitting.new_match()
    return sitting


@calm
def test_a_match_with_cutting_peeking_face_down_raises_and_signs(watten: Watten) -> None:
    sitting = seated(watten, 3)
    pack = re.compile(f"^{re.escape(sitting.words['a11y.pack'])}")
    lifted = 0
    for _ in range(900):
        if watten.button(pack).count() and not lifted:
            watten.drag(pack, 12, -90)
            watten.button(pack).first.wait_for(state="detached")
            lifted += 1
        elif sitting.act() == "match":
            break
    assert sitting.done["match"] == 1
    assert lifted, "the pack was never lifted with a finger"
    for kind in ("lay", "sign", "seen", "play"):
        assert sitting.done[kind], f"{kind} never happened: {dict(sitting.done)}"
    watten.wait_for("home")

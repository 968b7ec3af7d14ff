"""What can be pressed has a name and a role for the screen reader, and the keyboard reaches it."""

import flet as ft
import pytest

from tests.ui.scenes import play
from tests.ui.screens.house_on_stage import on_stage
from tests.ui.screens.matches_on_stage import DEAL_OVER, MATCH_OVER, go
from tests.ui.stage import Stage
from watten_app.ui.doors import Screen

SCREENS = (
    *(Screen.HOME, Screen.NEW, Screen.RESULT, Screen.SCORE),
    *(Screen.MATCHES, Screen.RULES, Screen.SETTINGS, Screen.ABOUT, Screen.STORAGE),
)


def nameless(shown: Stage) -> list[ft.Control]:
    """What can be pressed and is no named button."""
    named = [
        inside
        for outer in shown.controls()
        if isinstance(outer, ft.Semantics) and outer.label and outer.button and outer.on_tap
        for inside in shown.inside(outer)
    ]
    known = {id(control) for control in named}
    pressed = [c for c in shown.controls() if getattr(c, "on_click", None) is not None]
    return [control for control in pressed if id(control) not in known]


def unreachable(shown: Stage) -> list[str]:
    """The named buttons to which Tab does not lead."""
    buttons = [c for c in shown.controls() if isinstance(c, ft.Semantics) and c.button and c.on_tap]
    return [
        str(button.label)
        for button in buttons
        if not any(getattr(c, "ink", False) and c.on_click for c in shown.inside(button))
    ]


@pytest.mark.parametrize(
    "scene",
    ["schlag", "better", "keep", "play", "late", "raise", "rest", "paused", "b-exchange", "dark"],
)
def test_everything_on_the_table_has_a_name_a_role_and_the_focus(scene: str) -> None:
    async def test(shown: Stage, _: object) -> None:
        assert not nameless(shown)
        assert not unreachable(shown)

    play(scene, test)


def test_everything_on_the_other_screens_has_a_name_a_role_and_the_focus() -> None:
    async def act(stage: Stage) -> None:
        for screen in SCREENS:
            await go(stage, screen)
            assert not nameless(stage), screen
            assert not unreachable(stage), screen

    on_stage(act, texts=DEAL_OVER)


def test_everything_on_a_match_gone_through_again_has_a_name_a_role_and_the_focus() -> None:
    async def act(stage: Stage) -> None:
        await go(stage, Screen.MATCHES)
        for tap in ("Meine Partien: Abzeichen", "Meine Partien: Verlauf", "Meine Partien: Partien"):
            await stage.tap(tap)
            assert not nameless(stage), tap
        for tap in ("verloren, ", "Spiel 2,", "Weiter", "Ein Spiel weiter"):
            await stage.tap(tap)
            assert not nameless(stage), tap
            assert not unreachable(stage), tap

    on_stage(act, texts=MATCH_OVER)

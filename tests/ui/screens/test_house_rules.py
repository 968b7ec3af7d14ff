"""House rules on the New match screen: under headings, refused with a sentence."""

import pytest

from tests.ui.screens.house_on_stage import PHONE, SMALL, on_stage
from tests.ui.screens.matches_on_stage import SETTLED, go
from tests.ui.stage import Stage
from watten_app.app.options import OFFERED
from watten_app.engine import Card
from watten_app.engine.rules import Peek
from watten_app.ui.doors import Screen

NO_SCHLECKEN = "Ohne Kritische gibt es nichts zu schlecken."


async def house_rules(stage: Stage, *headings: str) -> None:
    await go(stage, Screen.NEW)
    await stage.tap("Hausregeln")
    for heading in headings:
        await stage.tap(heading)


def test_one_heading_is_open_at_a_time() -> None:
    async def play(stage: Stage) -> None:
        await house_rules(stage)
        assert "Schlecken" not in stage.buttons()
        await stage.tap("Abheben und Geben")
        assert "Schlecken" in stage.buttons()
        await stage.tap("Gehen")
        assert "Schlecken" not in stage.buttons()
        assert "Verdeckt gehen" in stage.buttons()

    on_stage(play, texts=SETTLED)


def test_what_has_changed_is_counted_at_its_heading() -> None:
    async def play(stage: Stage) -> None:
        await house_rules(stage, "Abheben und Geben")
        await stage.tap("Schlecken")
        await stage.tap("Hineinschauen: Abheber")
        assert "Abheben und Geben: 2 geändert" in stage.buttons()
        assert "Ansagen: wie dort üblich" in stage.buttons()
        await stage.tap("Austeilen")

    rules = on_stage(play, texts=SETTLED).table.view.view.rules
    assert (rules.schlecken, rules.peek) == (True, Peek.CUTTER)


def test_what_does_not_fit_is_refused_at_the_rule_and_changes_nothing() -> None:
    async def play(stage: Stage) -> None:
        await go(stage, Screen.NEW)
        await stage.tap("Tirol")
        await stage.tap("Hausregeln")
        await stage.tap("Abheben und Geben")
        await stage.tap("Schlecken")
        assert NO_SCHLECKEN in stage.texts()
        assert "Abheben und Geben: wie dort üblich" in stage.buttons()
        await stage.tap("Klopfen")
        assert NO_SCHLECKEN not in stage.texts()
        await stage.tap("Austeilen")

    rules = on_stage(play, texts=SETTLED).table.view.view.rules
    assert (rules.schlecken, rules.fist) == (False, True)


def test_the_kritische_are_picked_in_order() -> None:
    async def play(stage: Stage) -> None:
        await house_rules(stage, "Blatt und Rang")
        await stage.tap("Kritische: Bugl, Max, Weli und Spitz")
        assert "Der Weli ist in diesem Blatt nicht dabei." in stage.texts()
        await stage.tap("Kritische: Selbst auswählen")
        await stage.tap("Herz-König, an 1. Stelle")
        await stage.tap("Schellen-Siebener, an 1. Stelle")
        await stage.tap("Schellen-Ober")
        await stage.tap("Übernehmen")
        assert any(
            name.startswith("Kritische: Spitz und Schellen-Ober") for name in stage.buttons()
        )
        await stage.tap("Austeilen")

    rules = on_stage(play, texts=SETTLED).table.view.view.rules
    assert rules.critical == (Card.parse("E7"), Card.parse("SO"))


@pytest.mark.parametrize("size", [PHONE, SMALL])
@pytest.mark.parametrize("variant", OFFERED)
def test_every_heading_of_every_variant_can_be_opened(variant: str, size: tuple[int, int]) -> None:
    async def play(stage: Stage) -> None:
        house = stage.doors.house
        house.choose_variant(variant)
        await house_rules(stage)
        for name in [one for one in stage.buttons() if one.endswith(": wie dort üblich")]:
            if not name.startswith("Hausregeln"):
                await stage.tap(name)

    on_stage(play, texts=SETTLED, size=size)

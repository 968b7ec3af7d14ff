"""The page is asked to sound and to shake as the settings say, and not a moment earlier."""

import asyncio
from dataclasses import replace

import pytest

from tests.app.fake_page import FakePage, house_with
from tests.ui.scenes import LED, scene
from tests.ui.stage import stage
from tests.ui.table_kit import FakeHouse, deal, table
from watten_app.app.hearing import LANDS, LOUDNESS, TRICK, TURN, Heard, Sound, heard
from watten_app.app.house import House
from watten_app.app.packets import packets
from watten_app.engine import Action
from watten_app.store import Settings, Tempo, Volume
from watten_app.ui.bridge import Bridge, InertPort
from watten_app.ui.doors import Screen
from watten_app.ui.screens import settings as settings_screen
from watten_app.ui.speaker import Speaker
from watten_app.ui.table import intents
from watten_app.ui.table.dealing import waits


def spoken(port: InertPort) -> list[tuple[str, object]]:
    """What the page was asked for, without what is no sound."""
    return [
        (kind, payload["pattern"] if kind == "vibrate" else payload.get("name"))
        for kind, payload in port.posted
        if kind in ("sound", "vibrate")
    ]


def listening(**settings: object) -> tuple[FakeHouse, InertPort]:
    """A house with my turn one card away, and the page it speaks to."""
    house = FakeHouse(settings=Settings(**settings))
    house.seat(deal(*LED[:-1]))
    port = InertPort()
    Speaker(house, Bridge(port))
    return house, port


def play(house: FakeHouse, text: str) -> None:
    house.table.do(Action.parse(text))


def test_the_first_start_is_silent() -> None:
    house, port = listening()
    play(house, LED[-1])
    assert spoken(port) == [("vibrate", list(TURN))]
    assert not any(wish["names"] or wish["hut"] for kind, wish in port.posted if kind == "sounds")


def test_what_is_switched_on_sounds_in_time_and_once() -> None:
    house, port = listening(sounds=True, haptics=False, tempo=Tempo.FAST)
    play(house, LED[-1])
    house.change()
    assert port.posted[-1] == ("sound", {"name": "card", "after": LANDS // 2})
    assert spoken(port) == [("sound", "card")]


def test_the_page_is_told_what_may_come_before_it_comes() -> None:
    house, port = listening(sounds=True, hut=True, volume=Volume.QUIET)
    wish = {"names": [*Sound], "hut": True, "volume": LOUDNESS[Volume.QUIET]}
    assert port.posted == [("sounds", wish)]
    assert house.subscribers


def test_a_match_that_was_restored_is_silent() -> None:
    house, port = listening(sounds=True)
    house.change()
    assert spoken(port) == []


def test_a_new_match_is_dealt_with_its_sounds() -> None:
    page = FakePage(query={"seed": "3"})
    house = House(page)
    house.choose_settings(sounds=True, haptics=False)
    port = InertPort()
    Speaker(house, Bridge(port))
    house.new_match(replace(house.state.options, variant="bavarian"))
    first = [name for _, name in spoken(port)].count(Sound.DEAL)
    assert first >= 4
    page.asked["seed"] = "5"
    house.rematch()
    assert [name for _, name in spoken(port)].count(Sound.DEAL) >= first + 4


def test_a_hand_is_heard_when_it_is_seen_to_be_fanned() -> None:
    dealt = table(deal())
    packets_round = packets(dealt.view, frozenset(range(4)))
    *until_fanned, _ = waits(packets_round, unseen=False)
    assert heard(None, dealt, 1.0)[-1] == Heard(Sound.FAN, sum(until_fanned))
    assert len(heard(None, dealt, 1.0)) == len(packets_round) + 1


def test_switching_on_lets_a_card_be_heard_at_once() -> None:
    house, port = listening()
    house.change(settings=replace(house.state.settings, sounds=True))
    assert port.posted[-2][0] == "sounds"
    assert port.posted[-1] == ("sound", {"name": "card", "patient": True})
    house.change(settings=replace(house.state.settings, volume=Volume.LOUD))
    assert spoken(port) == [("sound", "card")] * 2
    house.change(settings=replace(house.state.settings, sounds=False, volume=Volume.QUIET))
    assert port.posted[-1] == ("sounds", {"names": [], "hut": False, "volume": 0.3})


def test_the_hut_alone_makes_no_card_sound() -> None:
    house, port = listening()
    house.change(settings=replace(house.state.settings, hut=True))
    play(house, LED[-1])
    assert spoken(port) == [("vibrate", list(TURN))]
    assert [wish["hut"] for kind, wish in port.posted if kind == "sounds"] == [False, True]


def test_where_the_device_wants_less_motion_a_card_lands_at_once() -> None:
    house = FakeHouse(settings=Settings(sounds=True, haptics=False))
    house.seat(deal(*LED[:-1]))
    port = InertPort({"reduced": True})
    Speaker(house, Bridge(port))
    play(house, LED[-1])
    assert port.posted[-1] == ("sound", {"name": "card", "after": 0})


@pytest.mark.parametrize("haptics", [True, False])
def test_shaking_has_its_switch(haptics: bool) -> None:
    house, port = listening(haptics=haptics)
    play(house, LED[-1])
    assert spoken(port) == ([("vibrate", list(TURN))] if haptics else [])
    assert TRICK != TURN


@pytest.mark.parametrize("vibrates", [True, False])
def test_the_switch_for_shaking_is_there_where_something_can_shake(
    monkeypatch: pytest.MonkeyPatch, vibrates: bool
) -> None:
    monkeypatch.setattr(settings_screen, "bridge", Bridge(InertPort({"vibrates": vibrates})))

    async def look() -> list[str]:
        house = house_with(1)
        house.choose_settings(language="en")
        async with stage(house, Screen.SETTINGS) as shown:
            return shown.names()

    names = asyncio.run(look())
    assert ("Vibration" in names) is vibrates
    assert {"Sounds of the table", "A quiet hut in the background"} <= set(names)
    assert not any(name.startswith("Volume") for name in names)


def test_how_loud_is_asked_once_there_is_something_to_hear() -> None:
    async def look() -> list[str]:
        house = house_with(1)
        house.choose_settings(language="en", hut=True)
        async with stage(house, Screen.SETTINGS) as shown:
            return shown.names()

    found = [name for name in asyncio.run(look()) if name.startswith("Volume")]
    assert found == ["Volume: low", "Volume: medium", "Volume: high"]


def tapped(monkeypatch: pytest.MonkeyPatch, moment: str, name: str) -> InertPort:
    """The page after a tap at this moment, with sounds on."""
    port = InertPort()
    page = Bridge(port)
    page.wish_sounds(tuple(Sound), hut=False, volume=1.0)
    monkeypatch.setattr(intents, "bridge", page)

    async def tap() -> None:
        house = FakeHouse(settings=Settings(language="en", sounds=True))
        scene(house, moment)
        async with stage(house) as shown:
            await shown.tap(name)

    asyncio.run(tap())
    return port


def test_a_card_refused_is_heard(monkeypatch: pytest.MonkeyPatch) -> None:
    assert ("sound", "refused") in spoken(tapped(monkeypatch, "bound", "Ace of bells"))


def test_what_is_skipped_is_not_waited_for_by_the_ear(monkeypatch: pytest.MonkeyPatch) -> None:
    assert ("hush", {}) in tapped(monkeypatch, "rest", "Seven of bells").posted

"""When and how installing is offered."""

import asyncio

import pytest

from tests.app.fake_page import FakeClock, FakePage, house_with, play_match
from watten_app.app.house import House
from watten_app.app.house_state import Install
from watten_app.app.options import MatchOptions
from watten_app.engine import Rng


@pytest.fixture(scope="module")
def finished() -> dict[str, str]:
    """What is saved after the first finished match."""
    house = house_with(7)
    house.choose_settings(language="de")
    asyncio.run(play_match(house.new_match(MatchOptions()), Rng(1)))
    return house._page.texts


def opened(texts: dict[str, str], **page: bool) -> tuple[House, FakePage]:
    page = FakePage(texts, **page)
    return House(page, clock=FakeClock()), page


def test_not_before_a_match_is_finished() -> None:
    house, page = opened({}, ios=True)
    page.tell("installable", {"ready": True})
    house.new_match(MatchOptions())
    assert house.state.install is None


def test_by_a_button_where_the_browser_would_ask(finished: dict[str, str]) -> None:
    house, page = opened(finished)
    assert house.state.install is None
    page.tell("installable", {"ready": True})
    assert house.state.install is Install.PROMPT


def test_no_longer_when_the_browser_has_asked(finished: dict[str, str]) -> None:
    house, page = opened(finished)
    page.tell("installable", {"ready": True})
    page.tell("installable", {"ready": False})
    assert house.state.install is None


def test_in_words_on_ios(finished: dict[str, str]) -> None:
    house, _ = opened(finished, ios=True)
    assert house.state.install is Install.SHARE


def test_not_when_started_from_the_home_screen(finished: dict[str, str]) -> None:
    house, page = opened(finished, ios=True, standalone=True)
    page.tell("installable", {"ready": True})
    assert house.state.install is None


def test_not_again_after_not_now(finished: dict[str, str]) -> None:
    house, page = opened(finished, ios=True)
    house.choose_settings(install_declined=True)
    assert house.state.install is None
    again, _ = opened(page.texts, ios=True)
    assert again.state.install is None

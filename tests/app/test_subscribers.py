"""Subscribers hear of changes until they end it, whatever the others do."""

import pytest

from watten_app.app.subscribers import Subscribers


def test_everybody_hears_until_it_ends() -> None:
    subscribers, heard = Subscribers(), []
    end = subscribers.add(lambda: heard.append("one"))
    subscribers.add(lambda: heard.append("other"))
    subscribers.tell()
    end()
    end()
    subscribers.tell()
    assert heard == ["one", "other", "other"]


def test_one_that_fails_keeps_no_other_from_hearing(caplog: pytest.LogCaptureFixture) -> None:
    subscribers, heard = Subscribers(), []
    subscribers.add(lambda: 1 / 0)
    subscribers.add(lambda: heard.append("other"))
    subscribers.tell()
    assert heard == ["other"]
    assert "a subscriber failed" in caplog.text

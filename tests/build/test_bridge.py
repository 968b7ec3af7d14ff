"""The bridge's inert twin: what tests and `flet run` get in place of a page."""

from contextvars import ContextVar, copy_context

import pytest

from watten_app.ui.bridge import Bridge, InertPort, Insets


def bridge_with(**boot: object) -> tuple[Bridge, InertPort]:
    port = InertPort(boot)
    return Bridge(port), port


def test_reads_what_the_page_handed_over_at_the_start() -> None:
    bridge, _ = bridge_with(
        saved={"watten.match": "x"},
        insets={"top": 47, "right": 0, "bottom": 34, "left": 0},
        dark=True,
        reduced=True,
        language="de-AT",
        query={"go": "new"},
        today="2026-11-29",
        standalone=True,
        ios=True,
        vibrates=True,
    )
    assert bridge.saved() == {"watten.match": "x"}
    assert bridge.insets() == Insets(top=47, bottom=34)
    assert bridge.dark()
    assert bridge.reduced_motion()
    assert bridge.language() == "de-AT"
    assert bridge.query() == {"go": "new"}
    assert bridge.today() == "2026-11-29"
    assert bridge.standalone()
    assert bridge.ios()
    assert bridge.vibrates()


def test_has_sensible_answers_without_a_page() -> None:
    bridge, _ = bridge_with()
    assert bridge.saved() == {}
    assert bridge.insets() == Insets()
    assert not bridge.dark()
    assert not bridge.reduced_motion()
    assert bridge.language() == "de"
    assert bridge.query() == {}
    assert len(bridge.today()) == len("2026-11-29")
    assert not bridge.standalone()
    assert not bridge.ios()
    assert not bridge.vibrates()


def test_reads_nothing_of_the_page_before_it_is_asked() -> None:
    bridge, port = bridge_with()
    port.known["language"] = "en"  # the page comes after the snapshot
    assert bridge.language() == "en"


def test_what_is_saved_can_be_read_at_once_and_is_posted() -> None:
    bridge, port = bridge_with(saved={"watten.a": "1"})
    bridge.save("watten.b", "2")
    bridge.remove("watten.a")
    bridge.remove("watten.never")
    assert bridge.saved() == {"watten.b": "2"}
    assert port.posted[:2] == [
        ("save", {"key": "watten.b", "value": "2", "instead_of": []}),
        ("remove", {"key": "watten.a"}),
    ]


def test_saved_can_only_be_read() -> None:
    bridge, _ = bridge_with(saved={"watten.a": "1"})
    with pytest.raises(TypeError):
        bridge.saved()["watten.a"] = "2"
    assert bridge.saved() == {"watten.a": "1"}


def test_what_a_text_stands_for_is_forgotten_with_it() -> None:
    bridge, port = bridge_with(saved={"watten.a": "1", "watten.b": "2"})
    bridge.save("watten.c", "12", ("watten.a", "watten.b"))
    assert bridge.saved() == {"watten.c": "12"}
    assert [kind for kind, _ in port.posted] == ["save"]
    assert port.posted[0][1]["instead_of"] == ["watten.a", "watten.b"]


def test_tells_every_listener_until_it_ends() -> None:
    bridge, port = bridge_with()
    heard: list[tuple[str, dict[str, object]]] = []
    end = bridge.listen(lambda kind, payload: heard.append((kind, payload)))
    port.tell("update-ready", {})
    end()
    end()
    port.tell("hidden", {})
    assert heard == [("update-ready", {})]


def test_a_listener_that_fails_does_not_keep_the_others_from_hearing() -> None:
    bridge, port = bridge_with()
    heard: list[str] = []

    def fails(_kind: str, _payload: dict[str, object]) -> None:
        raise ValueError("no")

    bridge.listen(fails)
    bridge.listen(lambda kind, _payload: heard.append(kind))
    port.tell("save-failed", {"key": "watten.a", "message": "QuotaExceededError"})
    assert heard == ["save-failed"]


def test_a_listener_hears_in_the_context_it_listened_in() -> None:
    page: ContextVar[str] = ContextVar("page", default="none")
    bridge, port = bridge_with()
    heard: list[str] = []

    def listens() -> None:
        page.set("mine")
        bridge.listen(lambda _kind, _payload: heard.append(page.get()))

    copy_context().run(listens)
    port.tell("hidden", {})
    port.tell("hidden", {})
    assert heard == ["mine", "mine"]


def test_follows_the_page_when_insets_scheme_or_motion_change() -> None:
    bridge, port = bridge_with()
    bridge.saved()
    port.tell("insets", {"top": 1, "right": 2, "bottom": 3, "left": 4})
    port.tell("scheme", {"dark": True})
    port.tell("motion", {"reduced": True})
    assert bridge.insets() == Insets(1, 2, 3, 4)
    assert bridge.dark()
    assert bridge.reduced_motion()


def test_a_language_is_told_when_it_changes() -> None:
    bridge, port = bridge_with()
    for language in ("de", "de", "en"):
        bridge.speak(language)
    assert [payload["language"] for _, payload in port.posted] == ["de", "en"]


def test_what_may_sound_is_told_when_it_changes_and_nothing_else_is_posted() -> None:
    bridge, port = bridge_with()
    bridge.sound("card", 100)
    bridge.hush()
    bridge.wish_sounds((), hut=False, volume=1.0)
    assert port.posted == []
    for _ in range(2):
        bridge.wish_sounds(("card", "deal"), hut=True, volume=0.5)
    bridge.sound("card", 100)
    bridge.sound("zither")
    bridge.hush()
    assert port.posted == [
        ("sounds", {"names": ["card", "deal"], "hut": True, "volume": 0.5}),
        ("sound", {"name": "card", "after": 100}),
        ("hush", {}),
    ]


def test_posts_the_rest_as_it_is() -> None:
    bridge, port = bridge_with()
    bridge.show("table", "busy")
    bridge.vibrate(10, 40, 10)
    bridge.apply_update()
    bridge.install()
    bridge.forward()
    bridge.fail()
    kinds = ["show", "vibrate", "apply-update", "install", "forward", "fail"]
    assert [kind for kind, _ in port.posted] == kinds


def test_a_text_is_handed_to_the_page_to_be_shared() -> None:
    bridge, port = bridge_with()
    bridge.share("solved")
    assert port.posted[-1] == ("share", {"text": "solved"})


def test_the_day_is_the_one_that_the_page_told_last() -> None:
    bridge, port = bridge_with(today="2026-11-29")
    assert bridge.today() == "2026-11-29"
    port.tell("day", {"today": "2026-11-30"})
    assert bridge.today() == "2026-11-30"

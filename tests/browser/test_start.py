"""The start of the app in the browser."""

from recipe.driver import Watten


def test_first_visit_shows_a_usable_screen_from_the_snapshot(watten: Watten) -> None:
    watten.open()
    assert watten.state() == "ready"
    assert watten.buttons()
    assert watten.page.evaluate("document.documentElement.dataset.wattenStart") is None
    assert watten.page.evaluate("document.getElementById('splash').style.display") == "none"

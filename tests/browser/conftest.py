"""Fixtures of the browser tests: the built site, served; Chromium; a page of the app."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Playwright, sync_playwright

from recipe.driver import PHONE, Watten, launch, opened
from recipe.serve import serve_in_background
from recipe.site import build_site

OPTIONS = {
    "viewport": PHONE,
    "has_touch": True,
    "locale": "de-DE",
    "service_workers": "block",
    "device_scale_factor": 0.5,
    "bypass_csp": True,  # else Playwright cannot wait for a script; `test_policy.py` does without
}


def pytest_addoption(parser: pytest.Parser) -> None:
    """Add what `make.py pictures` passes on."""
    parser.addoption("--renew", action="store_true", help="hang the golden pictures anew")


@pytest.hookimpl(trylast=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Let the browser tests come last: the quick ones tell first, and Playwright's event loop runs
    to the end of the session, in which tests that start a loop of their own would fail."""
    items.sort(key=lambda item: item.path.is_relative_to(Path(__file__).parent))


@pytest.fixture(scope="session")
def site() -> Path:
    """Give the folder of the built site; what is built already is not built again."""
    return build_site()


@pytest.fixture(scope="session")
def address(site: Path) -> Iterator[str]:
    """Give the address at which the site is served during the tests."""
    port, stop = serve_in_background(site)
    yield f"http://127.0.0.1:{port}/"
    stop()


@pytest.fixture(scope="session")
def playwright() -> Iterator[Playwright]:
    """Give the driver of browsers."""
    with sync_playwright() as driver:
        yield driver


@pytest.fixture(scope="session")
def chromium(playwright: Playwright) -> Iterator[Browser]:
    """Give one Chromium for all tests; each test has a context of its own in it."""
    browser = launch(playwright)
    yield browser
    browser.close()


@pytest.fixture
def watten(chromium: Browser, address: str, request: pytest.FixtureRequest) -> Iterator[Watten]:
    """Give a page of a phone (390 x 844, German, or what `@pytest.mark.phone(...)` says), not yet
    opened; afterwards there was no error in the console and no request to another host.

    What costs much and tells nothing here is left out: the service worker would fetch the whole
    site again for each test (`test_install.py` and `test_start.py` have it), and without a
    graphics card a frame takes as long as it has pixels, so that two logical ones share one."""
    marker = request.node.get_closest_marker("phone")
    context = chromium.new_context(**{**OPTIONS, **(marker.kwargs if marker else {})})
    with opened(context, address) as page:
        yield page
    context.close()

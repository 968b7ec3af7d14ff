"""`make.py screenshots`: renews the pictures that the install dialogue shows, from the real app."""

import io
from dataclasses import dataclass
from pathlib import Path

from PIL import Image
from playwright.sync_api import sync_playwright

from recipe.driver import Watten, Witness, launch
from recipe.places import ASSETS
from recipe.serve import serve_in_background
from recipe.site import build_site
from recipe.sitting import Sitting
from recipe.steps import say

FOLDER = ASSETS / "screenshots"
SEED = 2
CARDS_PLAYED = 2
COLOURS = 256  # as many as a small PNG has
SETTLE = 2_500  # ms: what moves has come to rest


@dataclass(frozen=True, slots=True)
class Shape:
    """A form of screen: its size in logical pixels and how many real ones make one."""

    name: str
    width: int
    height: int
    density: int
    scheme: str


SHAPES = (
    Shape("narrow", 390, 844, 2, "light"),
    Shape("narrow-night", 390, 844, 2, "dark"),
    Shape("wide", 1280, 800, 1, "dark"),
)


def picture(page: Watten, folder: Path, name: str) -> None:
    """Wait until all is at rest and keep what is seen."""
    page.page.mouse.move(0, 0)  # nothing is lit up by a pointer
    page.page.wait_for_timeout(SETTLE)
    shot = Image.open(io.BytesIO(page.page.screenshot()))
    shot.convert("RGB").quantize(COLOURS).save(folder / f"{name}.png", optimize=True)
    say("screenshot", name)


def visit(page: Watten, shape: Shape, folder: Path) -> None:
    """Take the pictures of one form of screen: Home, and the table in mid-deal."""
    page.open(f"seed={SEED}")
    sitting = Sitting(page, SEED)
    sitting.first_start()
    picture(page, folder, f"{shape.name}-1-home")
    sitting.hurry()
    sitting.new_match()
    for _ in range(CARDS_PLAYED):
        sitting.play_until("play")
    sitting.to_turn()
    picture(page, folder, f"{shape.name}-2-table")


def take() -> None:
    """Renew all screenshots."""
    FOLDER.mkdir(exist_ok=True)
    port, stop = serve_in_background(build_site())
    with sync_playwright() as playwright:
        browser = launch(playwright)
        for shape in SHAPES:
            context = browser.new_context(
                viewport={"width": shape.width, "height": shape.height},
                device_scale_factor=shape.density,
                locale="de-DE",
                color_scheme=shape.scheme,
                reduced_motion="reduce",
            )
            page = Watten(context.new_page(), f"http://127.0.0.1:{port}/", Witness())
            visit(page, shape, FOLDER)
            context.close()
        browser.close()
    stop()

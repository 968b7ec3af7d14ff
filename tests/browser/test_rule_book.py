"""The rule book in the browser: the contents lead to the pages, and what is typed is found."""

import re

from recipe.driver import WAIT_LIMIT, Watten
from recipe.sitting import Sitting

HEAD = 120
"""What is gone to stands below the search field, so many pixels from the top at most."""


TYPING = "['INPUT', 'TEXTAREA'].includes(document.activeElement.tagName)"


def stands_at_the_top(watten: Watten, heading: str) -> None:
    """Wait until this heading has come to the top of the page."""
    watten.page.wait_for_function(
        "([heading, head]) => [...document.querySelectorAll('h1,h2,h3,h4,h5,h6,[role=heading]')]"
        ".filter(node => (node.getAttribute('aria-label') || node.innerText) === heading)"
        ".some(node => { const top = node.getBoundingClientRect().top;"
        " return 0 < top && top < head; })",
        arg=[heading, HEAD],
        timeout=WAIT_LIMIT,
    )


def test_the_contents_and_the_search_lead_to_the_right_page(watten: Watten) -> None:
    watten.open()
    Sitting(watten, 1).first_start()
    watten.open("go=new")
    watten.tap("Regeln: Bayern")
    watten.wait_for("rules")
    watten.button("So spielst du hier").first.wait_for(state="attached")
    stands_at_the_top(watten, "Regeln")
    watten.tap("Gehen")
    stands_at_the_top(watten, "Gehen")
    watten.tap("Zum Inhalt")
    stands_at_the_top(watten, "Regeln")
    field = watten.page.get_by_role("textbox", name="Im Regelbuch suchen")
    field.click()
    watten.page.wait_for_function(TYPING)
    watten.page.keyboard.type("warum erste blinde", delay=30)
    watten.tap(re.compile("^Oft gefragt: Warum hat der erste Blinde gewonnen"))
    stands_at_the_top(watten, "Warum hat der erste Blinde gewonnen?")
    watten.tap("Zurück")
    watten.wait_for("new")

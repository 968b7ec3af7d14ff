"""A backup leaves the browser as a file or as text and comes back; what is none is told so."""

import re
from pathlib import Path

from playwright.sync_api import expect

from recipe.driver import Watten
from recipe.memory import PYTHON_HEAP
from tests.browser.test_install import BEGIN
from tests.store.test_bundle import bundled, row, wrapped

ANOTHER = (
    "from watten_app.learning.quiz import Stage\n"
    "from watten_app.store import NOTHING_LEARNT, keep_learnt\n"
    "keep_learnt(storage, NOTHING_LEARNT.finished('schlag', 7))\n"
    "append_result(storage, Result(identity='b', number=1, day='2026-11-30', variant='tyrolean',"
    " target=18, levels=('normal',) * 3, won=False, score=(9, 18), bummerl=(1, 0),"
    " deals=11, seed=2))"
)
"""What was played on the other device: another match, and a round of the quiz."""

RESULTS = "Object.keys(localStorage).filter(key => key.startsWith('watten.result')).length"
FOREIGN = "Das ist keine Sicherung von Watten."
DAMAGED = "Die Sicherung ist beschädigt oder nicht ganz da."
NOTHING_NEW = "Alle Partien daraus sind schon da."
HOSTILE = {
    "__proto__": "x",
    "constructor": "x",
    "result.x": row(people=("\ud83c",)),
    "result.y": row(identity="../../y"),
    "learnt": "1:0:[[[[",
    "match.a": "1:0:{}",
}
LARGE = "Das ist zu groß für eine Sicherung von Watten."
UNREADABLE = "Der Browser kann diese Datei nicht lesen."
EMPTY = "Da steht nichts. Füg zuerst den Text ein."


TAKEN_UP, PATIENCE = 500, 20  # ms, and so many times


def open_storage(watten: Watten) -> None:
    """From Home through the settings."""
    reach(watten, "Einstellungen")
    watten.wait_for("settings")
    reach(watten, "Speicher und Sicherung")
    watten.wait_for("storage")


def reach(watten: Watten, name: str) -> None:
    """Tap a button that may have to be scrolled for."""
    watten.scroll_to(name)
    watten.tap(name)


def told(watten: Watten, sentence: str) -> None:
    """Wait until the storage screen says this."""
    expect(watten.page.locator("flt-semantics", has_text=sentence).first).to_be_attached()


def offer(watten: Watten, file: Path) -> None:
    """Choose a file to be taken in."""
    watten.scroll_to("Datei wählen")
    with watten.page.expect_file_chooser() as asked:
        watten.tap("Datei wählen")
    asked.value.set_files(file)


def paste(watten: Watten, text: str) -> None:
    """Put a text into the field and have it taken in."""
    watten.scroll_to("Text einspielen")
    field = watten.page.locator("flt-semantics textarea, flt-semantics input").first
    for _ in range(PATIENCE):
        field.click()
        watten.until("['INPUT', 'TEXTAREA'].includes(document.activeElement.tagName)")
        watten.page.keyboard.insert_text(text)
        # the field forgets what comes before Flutter has taken it up
        watten.page.wait_for_timeout(TAKEN_UP)
        if watten.page.evaluate("document.activeElement.value"):
            break
    else:
        raise AssertionError("the field takes no text")
    reach(watten, "Text einspielen")


def play_something(watten: Watten, code: str, kept: str) -> None:
    """Open the app as one on which something was played."""
    watten.python(code)
    watten.until(f"localStorage.getItem({kept!r}) !== null")
    watten.page.reload()
    watten.wait_playable()
    assert watten.screen() == "home"


def test_what_was_played_leaves_as_file_and_text_is_deleted_merged_and_never_taken_from_a_stranger(
    watten: Watten, tmp_path: Path
) -> None:
    watten.page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    watten.open()
    play_something(watten, BEGIN, "watten.result.a")
    open_storage(watten)
    watten.scroll_to("Als Datei sichern")
    with watten.page.expect_download() as begun:
        watten.tap("Als Datei sichern")
    file = tmp_path / begun.value.suggested_filename
    begun.value.save_as(file)
    assert re.fullmatch(r"watten-\d{4}-\d\d-\d\d\.txt", file.name)
    reach(watten, "Als Text kopieren")
    told(watten, "Der Text ist kopiert.")
    copied = watten.page.evaluate("navigator.clipboard.readText()")
    assert copied == file.read_text("utf-8")

    reach(watten, "Alles löschen")
    reach(watten, "Löschen")
    watten.until("localStorage.length === 0")
    watten.until("!document.documentElement.dataset.wattenScreen")
    watten.wait_playable()
    assert watten.screen() == "first"

    play_something(watten, BEGIN.partition("append_result(storage")[0] + ANOTHER, "watten.result.b")
    open_storage(watten)
    before = watten.saved()
    for number, (text, sentence) in enumerate(
        (
            (b"x" * 50_000_000, LARGE),
            (bytes(range(256)) * 999, FOREIGN),
            (b"watten:1:0000000000000000:eJwrSS0uUSguKcrMSwcAHrMFyg==", DAMAGED),
            (copied[: len(copied) // 2].encode(), DAMAGED),
            (wrapped("[" + "[]," * 3_000_000 + "[]]").encode(), DAMAGED),
            (wrapped('{"a":' * 2_000_000).encode(), DAMAGED),
            (wrapped('{"result.a":"' + " " * 50_000_000 + '"}').encode(), DAMAGED),
            (bundled(HOSTILE).encode(), NOTHING_NEW),
        )
    ):
        strange = tmp_path / f"strange-{number}.txt"
        strange.write_bytes(text)
        offer(watten, strange)
        told(watten, sentence)
    heap = watten.python(PYTHON_HEAP)
    assert heap < 120_000_000, heap
    # nothing of it is in the way of what is to be shown
    reach(watten, "Als Text kopieren")
    told(watten, "Der Text ist kopiert.")
    watten.page.evaluate("void (Blob.prototype.text = () => Promise.reject(new DOMException()))")
    offer(watten, file)
    told(watten, UNREADABLE)
    reach(watten, "Text einspielen")
    told(watten, EMPTY)
    paste(watten, "<script>alert(1)</script>")
    told(watten, FOREIGN)
    assert watten.saved() == before

    watten.page.reload()
    watten.wait_playable()
    open_storage(watten)
    offer(watten, file)
    told(watten, "Eine neue Partie ist dabei.")
    watten.page.reload()
    watten.wait_playable()
    open_storage(watten)
    paste(watten, copied)
    told(watten, NOTHING_NEW)
    assert watten.page.evaluate(RESULTS) == 2
    assert "watten.learnt" in watten.saved()

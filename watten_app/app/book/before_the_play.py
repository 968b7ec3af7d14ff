"""What comes before the first card: cutting, dealing, announcing; in Böhmisch staying."""

from collections.abc import Iterator

from watten_app.app.book.passage import Passage, passage
from watten_app.app.book.reading import Reading
from watten_app.engine.rules import Announce, Dealing, Machine, Peek


def dealing(reading: Reading) -> Iterator[Passage]:
    """Cutting and dealing (R5 to R8, R28)."""
    rules = reading.rules
    yield passage("book.deal.first")
    if reading.alone:
        yield passage("book.deal.direction.clockwise.two")
    else:
        yield passage(f"book.deal.direction.{rules.direction.value}", "direction")
    if rules.bohemian:
        yield passage("book.deal.packets.bohemian")
        trump = "" if rules.turned_schlag else ".trump"
        yield passage(f"book.deal.turned{trump}", "turned_schlag")
        if rules.critical:
            yield passage("book.deal.turned.critical", "critical")
    elif reading.eight:
        yield passage("book.deal.packets.eight")
    else:
        yield passage(_PACKETS[rules.deal], "deal")
        if rules.fist:
            yield passage("book.deal.fist", "fist")
    yield from _schlecken(reading)
    if rules.peek is not Peek.NONE:
        yield passage(f"book.deal.peek.{rules.peek.value}", "peek")


_PACKETS = {
    Dealing.THREE_TWO: "book.deal.packets.3+2",
    Dealing.TWO_THREE: "book.deal.packets.2+3",
    Dealing.SINGLE: "book.deal.packets.1",
}


def _schlecken(reading: Reading) -> Iterator[Passage]:
    rules = reading.rules
    if not rules.schlecken:
        return
    if not rules.schlecken_bluff:
        yield passage("book.deal.schlecken", "schlecken")
        yield passage("book.deal.schlecken.shown", "schlecken")
        return
    yield passage("book.deal.schlecken_bluff", "schlecken", "schlecken_bluff")
    if not rules.bohemian:
        yield passage("book.deal.schlecken_bluff.price", "schlecken_bluff")


def announcing(reading: Reading) -> Iterator[Passage]:
    """How Schlag and trump are found (R9 to R15)."""
    rules = reading.rules
    if rules.announce is Announce.OPEN:
        count = {2: ".two", 3: ".three"}.get(reading.players, "")
        yield passage(f"book.announce.open{count}", "announce")
        yield passage("book.announce.open.any", "announce")
    else:
        yield passage(f"book.announce.{rules.announce.value}", "announce")
    if rules.announce is Announce.BOTTOM and reading.weli:
        yield passage("book.announce.bottom.weli", "announce", "pack")
    if reading.hidden:
        yield from _hidden(reading)
    yield from _better(reading)
    if reading.swapping and rules.swap:
        yield passage("book.announce.swap", "swap")
    elif reading.swapping and reading.usual.swap:
        yield passage("book.announce.swap.off", "swap")
    if reading.machine is not Machine.OFF:
        yield passage(f"book.announce.machine.{reading.machine.value}", "machine")


def _hidden(reading: Reading) -> Iterator[Passage]:
    rules = reading.rules
    yield passage("book.announce.hidden", "announce")
    if rules.announce is Announce.BLIND:
        yield passage(f"book.announce.blind_reveal.{rules.blind_reveal.value}", "blind_reveal")
    else:
        yield passage("book.announce.blind_reveal.end", "announce")
    yield passage(f"book.announce.open_trick.{rules.open_trick.value}", "open_trick")


def _better(reading: Reading) -> Iterator[Passage]:
    if not reading.exchanges:
        return
    if reading.rules.better:
        yield passage("book.announce.better", "better")
        often = "once" if reading.exchanges == 1 else "twice"
        yield passage(f"book.announce.better.{often}", "better")
    elif reading.usual.better:
        yield passage("book.announce.better.off", "better")


def staying(reading: Reading) -> Iterator[Passage]:
    """Leaving, staying and exchanging in Böhmisch (R30)."""
    if reading.alone:
        yield passage("book.stay.two")
    else:
        yield passage("book.stay.leave")
        yield passage("book.stay.no_leave", "no_leave", suit=reading.rules.no_leave)
    yield passage("book.stay.exchange")
    yield passage("book.stay.lead")

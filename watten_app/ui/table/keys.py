"""The table by the keyboard."""

from watten_app.app.known import may_lay
from watten_app.app.note_pad import in_the_dark
from watten_app.app.signing import may_sign
from watten_app.app.table_view import TableView
from watten_app.engine import Phase, Verb
from watten_app.ui.table.exchange import exchanging
from watten_app.ui.table.intents import Intents
from watten_app.ui.table.places import sorted_hand

_SAID = {"K": Verb.FIST, "N": Verb.TAKE, "L": Verb.PASS, "G": Verb.RAISE}
"""Keys of what is said, where it may be said now; L and N mean something else otherwise."""


async def press_key(intents: Intents, key: str) -> None:
    """1-6 card (after E: explain it), G raise, V raise face down, D signs, R advice.

    Enter goes on, B is the score, Esc closes what lies on top.
    While the pack is cut: Enter cuts it in the middle, K knocks, N takes the card, L leaves it.
    """
    table = intents.table
    if table is None:
        return
    key = key.upper()
    match key:
        case "ESCAPE":
            intents.close()
        case "ENTER" | "NUMPAD ENTER":
            _enter(intents, table)
        case _ if intents.wishes.sheet or table.paused:
            return
        case _ if _may_say(table, key):
            intents.act(_SAID[key], table.ply)
        case "V" if may_lay(table.view):
            intents.wish(laying=not intents.wishes.laying, refused=None)
        case "D" if may_sign(table.view):
            intents.open_menu("signs")
        case "B":
            intents.show_score()
        case "R":
            intents.ask_advice()
        case "L":
            intents.open_menu("last")
        case "E":
            intents.wish(asking=True)
        case "N" if in_the_dark(table.view):
            intents.open_menu("notes")
        case "1" | "2" | "3" | "4" | "5" | "6":
            await _number(intents, int(key) - 1, table)


def _may_say(table: TableView, key: str) -> bool:
    verb = _SAID.get(key)
    if verb is Verb.PASS and table.view.phase is not Phase.TAKE:
        return False
    return any(action.verb is verb for action in table.view.legal)


async def _number(intents: Intents, number: int, table: TableView) -> None:
    hand = sorted_hand(table.view)
    if number >= len(hand):
        return
    if intents.wishes.asking:
        intents.explain(hand[number])
    elif table.view.phase is Phase.PLAY or exchanging(table):
        await intents.tap(hand[number], table.ply)


def _enter(intents: Intents, table: TableView) -> None:
    if intents.wishes.sheet or intents.wishes.menu:
        intents.close()
    elif table.paused:
        intents.resume()
    elif table.deal_result:
        intents.show_result()
    elif table.view.phase is Phase.CUT and table.waiting:
        intents.cut_half()
    elif intents.wishes.chosen is not None:
        verb = Verb.SCHLAG if table.view.phase is Phase.SCHLAG else Verb.TRUMP
        intents.act(verb, table.ply, intents.wishes.chosen)
    elif exchanging(table):
        intents.exchange(table.ply)
    else:
        intents.go_on()

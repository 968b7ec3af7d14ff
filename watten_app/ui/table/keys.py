"""The table by the keyboard."""

from watten_app.app.glossary import Word
from watten_app.app.known import may_lay
from watten_app.app.note_pad import in_the_dark
from watten_app.app.signing import asked_me, may_sign
from watten_app.app.table_view import TableView
from watten_app.engine import Phase, Sign, Verb
from watten_app.ui.table.choices import asks_of, choices_of
from watten_app.ui.table.exchange import exchanging
from watten_app.ui.table.intents import Intents
from watten_app.ui.table.places import sorted_hand

ENTER = ("ENTER", "NUMPAD ENTER")

_ANSWERS = {
    Phase.TAKE: (Verb.TAKE, Verb.PASS),
    Phase.BETTER: (Verb.AGREE, Verb.REFUSE),
    Phase.SWAP: (Verb.AGREE, Verb.REFUSE),
    Phase.KEEP: (Verb.KEEP, Verb.GIVE),
    Phase.LEAVE: (Verb.STAY, Verb.LEAVE),
    Phase.MACHINE: (Verb.MACHINE, Verb.PASS),
    Phase.RAISE: (Verb.HOLD, Verb.FOLD),
}
"""Yes and no to what is asked."""

_SAID = {
    "G": Verb.RAISE,
    "K": Verb.FIST,
    "F": Verb.FARBE,
    "S": Verb.BETTER,
    "T": Verb.SWAP,
}
"""Keys of what is said, where it may be said now; they mean something else otherwise."""

_YES, _NO = ("J", "Y", "S"), ("N",)


async def press_key(intents: Intents, key: str) -> None:
    """What a key does; the player reads it in `key_help.py`.

    A digit is a card from the left, or a rank or suit to be announced; after E the card is
    explained, and so is the button of any other key. J, Y or S (sì) and N answer what is asked;
    Enter says what is chosen, or goes on.
    """
    table = intents.table
    if table is None:
        return
    key = key.upper()
    match key:
        case "ESCAPE" if intents.wishes.asking:
            intents.wish(asking=False)
        case "ESCAPE":
            intents.close()
        case _ if intents.wishes.asking and not key.isdigit():
            _explain(intents, table, key)
        case _ if key in ENTER:
            _enter(intents, table)
        case _ if intents.explains or table.paused:
            return
        case _ if (key in _YES or key in _NO) and _answer(intents, table, yes=key in _YES):
            return
        case _ if _may_say(table, _SAID.get(key)):
            intents.act(_SAID[key], table.ply)
        case "V" if may_lay(table.view):
            intents.wish(laying=not intents.wishes.laying, refused=None)
        case "D" if may_sign(table.view):
            intents.open_menu("signs")
        case "B":
            intents.show_score()
        case "R":
            intents.ask_advice()
        case "U" if table.waiting and table.lesson and table.lesson.can_take_back:
            intents.take_back()
        case "L":
            intents.open_menu("last")
        case "E":
            intents.wish(asking=True)
        case "N" if in_the_dark(table.view):
            intents.open_menu("notes")
        case "H" | "?" | "F1":
            intents.open_menu("keys")
        case _ if key in "123456789":
            await _number(intents, int(key) - 1, table)


_WORDS: dict[Word, tuple[str, ...]] = {
    Word.RAISE: ("G",),
    Word.RERAISE: ("G",),
    Word.FIST: ("K",),
    Word.FARBE: ("F",),
    Word.BETTER: ("S",),
    Word.SWAP: ("T",),
    Word.LAY: ("V",),
    Word.SIGN: ("D",),
    Word.ADVICE: ("R",),
    Word.TAKE_BACK: ("U",),
    **dict.fromkeys((Word.REFUSE, Word.GIVE, Word.LEAVE, Word.PASS, Word.LEAVE_IT), _NO),
    **dict.fromkeys((Word.FOLD, Word.NO, Word.BREACH_STOP, Word.LAY_STOP), _NO),
    **dict.fromkeys((Word.AGREE, Word.KEEP, Word.STAY, Word.MACHINE, Word.TAKE), _YES),
    **dict.fromkeys((Word.HOLD, Word.YES, Word.BREACH), _YES),
}
"""The keys of the buttons; Enter is the key of all others."""


def _explain(intents: Intents, table: TableView, key: str) -> None:
    """Explain the button that a key would press, else what always lies on the table."""
    look = intents.look
    on_table = {
        "B": (Word.SCORE_DOWN if table.view.rules.bohemian else Word.SCORE, "table.score"),
        "L": (Word.LAST, "table.last_trick"),
        "W": (Word.SLATE, "a11y.slate"),
    }
    said = [one for one in choices_of(look, table, intents) if key in _WORDS.get(one.word, ENTER)]
    said += [one for one in asks_of(look, table, intents) if key in _WORDS[one.word]]
    if said:
        intents.explain_word(said[0].word, said[0].label, mine=True)
    elif key in on_table:
        word, title = on_table[key]
        intents.explain_word(word, look.say(title))
    else:
        intents.wish(asking=False)


def _may_say(table: TableView, verb: Verb | None) -> bool:
    return any(action.verb is verb for action in table.view.legal)


def _answer(intents: Intents, table: TableView, *, yes: bool) -> bool:
    """Answer what is asked; false if nothing is."""
    if intents.wishes.breach:
        if yes:
            intents.confirm_breach()
        else:
            intents.wish(breach=None)
    elif asked_me(table.view):
        intents.sign(Sign.YES if yes else Sign.NO)
    elif table.waiting and table.view.phase in _ANSWERS:
        verb = _ANSWERS[table.view.phase][0 if yes else 1]
        if not _may_say(table, verb):
            return False
        intents.act(verb, table.ply)
    else:
        return False
    return True


async def _number(intents: Intents, number: int, table: TableView) -> None:
    hand = sorted_hand(table.view)
    if intents.wishes.asking:
        if number < len(hand):
            intents.explain(hand[number])
    elif table.view.phase in (Phase.SCHLAG, Phase.TRUMP):
        verb = Verb(table.view.phase.value)
        values = [action.argument for action in table.view.legal if action.verb is verb]
        if number < len(values):
            intents.choose(values[number])
    elif number < len(hand) and (table.view.phase is Phase.PLAY or exchanging(table)):
        await intents.tap(hand[number], table.ply)


def _enter(intents: Intents, table: TableView) -> None:
    if intents.explains or intents.wishes.menu:
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
    elif table.resting or (table.lesson and table.lesson.reason):
        intents.go_on()

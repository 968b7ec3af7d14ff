"""What is counted, what is signed, and what things are called."""

from collections.abc import Iterator
from dataclasses import replace

from watten_app.app.book.passage import Passage, passage
from watten_app.app.book.reading import Reading
from watten_app.engine import Rank, RulesError
from watten_app.engine.rules import EIGHT, PACK_OF_EIGHT, TENSE_FROM, WITH_WELI, Guater, Signs
from watten_app.engine.signs import signs_of_kritische


def tense(reading: Reading) -> Iterator[Passage]:
    """Near the target (R23)."""
    rules = reading.rules
    yield passage("book.tense.what", "target", number=rules.target - TENSE_FROM)
    yield passage(f"book.tense.{rules.tense.value}", "tense")
    if reading.keeping:
        yield passage(f"book.tense.keep{'.two' if reading.alone else ''}", "tense")
    yield passage("book.tense.both")
    if reading.players == 3:
        yield passage("book.tense.three_players")


def score(reading: Reading) -> Iterator[Passage]:
    """Points, Schneider and Bummerl (R24, R25, R32)."""
    rules = reading.rules
    if rules.bohemian:
        yield passage("book.score.bohemian")
        yield passage(f"book.score.overshoot.{rules.overshoot.value}", "overshoot")
        yield passage(f"book.score.bohemian.bummerl.{rules.bummerl.value}", "bummerl")
        return
    yield passage("book.score.points", "target", target=rules.target)
    if reading.players == 3:
        yield passage("book.score.three_players")
    yield passage("book.score.sheet")
    yield passage(f"book.score.bummerl.{rules.bummerl.value}", "bummerl")


def signs(reading: Reading) -> Iterator[Passage]:
    """Signs and talk (R26, R27)."""
    rules = reading.rules
    if not reading.could_sign:
        return
    if rules.signs is Signs.OFF:
        if reading.usual.signs is not Signs.OFF:
            yield passage("book.signs.off", "signs")
        return
    yield passage(f"book.signs.{rules.signs.value}", "signs")
    yield passage("book.signs.rules", "signs")
    made = signs_of_kritische(rules)
    if made:
        yield passage("book.signs.kritische", "signs", "critical", signs=made)
    yield passage("book.signs.named", "signs")
    yield passage("book.signs.trumps", "signs")
    yield passage("book.signs.nothing", "signs")
    if Rank.SIX in rules.schlag_ranks:
        yield passage("book.signs.weli", "signs", "pack", "critical")
    yield passage("book.signs.talk", "signs")
    yield passage("book.signs.computers", "signs")


def seats(reading: Reading) -> Iterator[Passage]:
    """How it is played by more or fewer, as far as these rules allow it."""
    if reading.rules.bohemian:
        if reading.alone:
            yield passage("book.seats.bohemian.more")
        else:
            yield passage("book.seats.bohemian.2")
        return
    for players in (2, 3, 4, 6, EIGHT):
        if players != reading.players and _can_play(reading, players):
            yield passage(f"book.seats.{players}")


def _can_play(reading: Reading, players: int) -> bool:
    rules = reading.rules
    try:
        usual = WITH_WELI if rules.pack == PACK_OF_EIGHT else rules.pack
        pack = PACK_OF_EIGHT if players == EIGHT else usual
        replace(rules, pack=pack, schlecken=False).check_players(players)
    except RulesError:
        return False
    return True


_NICKNAMED = frozenset({"HK", "S7", "E7", "SU"})


def words(reading: Reading) -> Iterator[Passage]:
    """What people call things (section 10)."""
    rules = reading.rules
    if rules.bohemian:
        yield passage("book.words.hudln")
    if len(rules.critical) > 1:
        yield passage("book.words.kritische", "critical")
    for card in rules.critical:
        if str(card) in _NICKNAMED:
            yield passage(f"book.words.{card}", "critical", shown=(card,))
    if reading.has_schlag:
        yield passage("book.words.rechter")
        yield passage("book.words.blinde")
    yield passage("book.words.trumps")
    yield passage("book.words.dant")
    guater = reading.guater is not Guater.NONE
    if guater:
        yield passage("book.words.aufgelegt", "guater")
        yield passage("book.words.miller", "guater")
    for tongue in reading.tongues:
        yield passage(f"book.words.{tongue}")
        if guater:
            yield passage(f"book.words.{tongue}.guater", "guater")


def touching(reading: Reading) -> Iterator[Passage]:
    """How the table is worked."""
    yield passage("book.touch.tap")
    yield passage("book.touch.trick")
    if reading.hidden:
        yield passage("book.touch.notes", "announce")
    yield passage("book.touch.people")
    yield passage("book.touch.people.seen")

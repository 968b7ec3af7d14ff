"""The book: which chapters there are, in which order."""

from collections.abc import Callable, Iterator
from dataclasses import replace

from watten_app.app.book import (
    before_the_play,
    cards_and_order,
    during_the_play,
    questions,
    score_and_talk,
    tips,
)
from watten_app.app.book.passage import Book, Chapter, Passage
from watten_app.app.book.reading import Reading
from watten_app.engine import Rules

type Writer = Callable[[Reading], Iterator[Passage]]

_CHAPTERS: tuple[tuple[str, Writer], ...] = (
    ("about", cards_and_order.about),
    ("cards", cards_and_order.cards),
    ("order", cards_and_order.order),
    ("deal", before_the_play.dealing),
    ("announce", before_the_play.announcing),
    ("play", during_the_play.playing),
    ("raise", during_the_play.raising),
    ("tense", score_and_talk.tense),
    ("score", score_and_talk.score),
    ("signs", score_and_talk.signs),
    ("seats", score_and_talk.seats),
    ("tips", tips.tips),
    ("questions", questions.questions),
    ("words", score_and_talk.words),
    ("touch", score_and_talk.touching),
)

_BOHEMIAN: tuple[tuple[str, Writer], ...] = (
    ("about", cards_and_order.about),
    ("cards", cards_and_order.cards),
    ("order", cards_and_order.order),
    ("deal", before_the_play.dealing),
    ("stay", before_the_play.staying),
    ("play", during_the_play.playing),
    ("score", score_and_talk.score),
    ("seats", score_and_talk.seats),
    ("tips", tips.tips),
    ("questions", questions.questions),
    ("words", score_and_talk.words),
    ("touch", score_and_talk.touching),
)


def book_of(rules: Rules, players: int) -> Book:
    """The book for these rules and so many players; chapters with nothing to say are left out.

    A passage `differs` where one of its house rules is not as the variant usually has it.

    Raises:
        RulesError: if so many cannot play by these rules.
    """
    rules.check_players(players)
    reading = Reading(rules, players)
    changed = reading.changed
    chapters = []
    for name, write in _BOHEMIAN if rules.bohemian else _CHAPTERS:
        passages = tuple(replace(p, differs=bool(p.rules & changed)) for p in write(reading))
        if passages:
            chapters.append(Chapter(name, f"book.{name}", passages))
    return tuple(chapters)

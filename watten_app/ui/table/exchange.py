"""Exchanging cards in Böhmisch: how many may go, and how it is said (R30)."""

from watten_app.app.table_view import TableView
from watten_app.engine import Phase, Suit, Verb
from watten_app.ui.theme import Look


def exchanging(table: TableView) -> bool:
    """Whether I am to say which cards I exchange."""
    return table.waiting and table.view.phase is Phase.EXCHANGE


def _counts(table: TableView) -> list[int]:
    return [len(action.argument) for action in table.view.legal if action.verb is Verb.EXCHANGE]


def least_exchanged(table: TableView) -> int:
    """How many cards I must put away now: one with six in hand."""
    return min(_counts(table), default=0)


def most_exchanged(table: TableView) -> int:
    """How many cards I may put away now."""
    return max(_counts(table), default=0)


def exchange_line(look: Look, table: TableView) -> str:
    """What I may put away; with hearts first that everything counts double (R32)."""
    most, least = most_exchanged(table), least_exchanged(table)
    if least:
        kind = "dealer" if most > least else "dealer.one"
        line = look.say(f"question.exchange.line.{kind}", most=most)
    else:
        line = look.say("question.exchange.line" if most else "exchange.no_cards", most=most)
    if table.view.trump is Suit.HEARTS:
        line = f"{look.say('why.bohemian.hearts')} {line}"
    return line


def exchange_label(look: Look, number: int, least: int) -> tuple[str, str | None]:
    """What the button says once `number` cards are picked, and below it how many come for them."""
    if number < least:
        return look.say("exchange.away.first"), None
    if not least:
        return look.say("exchange.some" if number else "exchange.none", number=number), None
    drawn = number - least
    price = look.say("exchange.away.price", number=drawn) if drawn else None
    return look.say("exchange.away", number=number), price

"""What the screen reader says, and the short words on things."""

from watten_app.app.note_pad import in_the_dark
from watten_app.app.table_view import ME, TableView
from watten_app.engine import Card, Phase, Role, Trick, View
from watten_app.ui.table.exchange import exchanging
from watten_app.ui.table.places import best_of, seat_of
from watten_app.ui.theme import Look
from watten_app.ui.widgets.score import AND


def capital(word: str) -> str:
    """The word as it stands alone."""
    return word[:1].upper() + word[1:]


def name_of(look: Look, table: TableView, seat: int) -> str:
    """A seat's name; for who looks on the catalogue's "you"."""
    return table.names[seat] or look.say("table.you")


def heads_of(look: Look, table: TableView) -> tuple[str, ...]:
    """Who stands in each place of the score: we and they, or by name, where each plays alone and
    where it is told to several."""
    if len(table.score) == 2 and not table.names[ME]:
        return look.say("table.we"), look.say("table.they")
    return tuple(map(AND.join, _by_name(look, table)))


def _by_name(look: Look, table: TableView) -> list[tuple[str, ...]]:
    """The names of who stands in each place of the score."""
    places, seats = len(table.score), len(table.names)
    return [
        tuple(name_of(look, table, seat) for seat in range(place, seats, places))
        for place in range(places)
    ]


def tense_of(table: TableView) -> tuple[bool, ...]:
    """Who is tense, by place in the score: a side where its first seat is, else each seat."""
    return table.view.tense[: len(table.score)]


def score_words(look: Look, table: TableView) -> str:
    """The score as it is read aloud."""
    if len(table.score) == 2 and not table.names[ME]:
        ours, theirs = table.score
        return look.say("a11y.score", ours=ours, theirs=theirs)
    pairs = zip(_by_name(look, table), table.score, strict=True)
    return ", ".join(
        look.say("a11y.score.each", name=name, number=points) for name, points in pairs
    )


def slate_words(look: Look, table: TableView) -> str:
    """What stands on the slate, as it is read aloud."""
    view = table.view
    parts = []
    if in_the_dark(view):
        parts.append(look.say("a11y.dark"))
    if view.schlag:
        parts.append(f"{look.say('table.schlag')} {look.word(view.schlag)}")
    if view.trump:
        parts.append(f"{look.say('table.trump')} {look.word(view.trump)}")
    return ", ".join((*parts, worth_words(look, view)))


def worth_words(look: Look, view: View) -> str:
    """What the deal is worth, or what a trick costs."""
    if view.rules.bohemian:
        return look.say("a11y.trick_costs", value=view.value)
    return f"{look.say('table.worth')} {view.value}"


def won_words(look: Look, view: View) -> str:
    """The tricks made so far, as they are read aloud."""
    ours = sum(view.party(trick.winner) == view.party(ME) for trick in view.tricks)
    if view.rules.bohemian:
        return look.say("a11y.won.own", ours=ours)
    return look.say("a11y.won", ours=ours, theirs=len(view.tricks) - ours)


def role_word(look: Look, view: View, card: Card) -> str | None:
    """The word for a card's class, once Schlag and trump are known."""
    if view.order is None:
        return None
    return look.say(f"role.{view.order.role(card, view.order.led(view.trick.cards)).value}")


def hand_card_name(look: Look, table: TableView, card: Card, *, picked: bool = False) -> str:
    """ "Ober of leaves, Rechter, playable", or whether it is `picked` to be exchanged."""
    view = table.view
    parts = [look.card_name(card)]
    if role := role_word(look, view, card):
        parts.append(role)
    if table.waiting and view.phase is Phase.PLAY:
        legal = any(action.argument == card for action in view.legal)
        parts.append(look.say("a11y.playable" if legal else "a11y.not_playable"))
    if exchanging(table):
        parts.append(look.say("a11y.picked" if picked else "a11y.for_exchange"))
    return ", ".join(parts)


def trick_card_name(look: Look, table: TableView, trick: Trick, number: int) -> str:
    """ "Seven of bells, critical, played by Hias, takes so far": the card of this number."""
    card, seat = trick.cards[number], seat_of(table, trick, number)
    parts = [look.card_name(card)]
    if role := role_word(look, table.view, card):
        parts.append(role)
    parts.append(look.say("a11y.played_by", name=name_of(look, table, seat)))
    if number == best_of(table.view.order, trick):
        parts.append(look.say("a11y.best" if trick.winner is None else "a11y.best.full"))
    return ", ".join(parts)


def turned_card_name(look: Look, table: TableView, card: Card) -> str:
    """ "Ober of leaves, Rechter, turned up, Resi takes it"."""
    parts = [look.card_name(card)]
    if role := role_word(look, table.view, card):
        parts.append(role)
    name = name_of(look, table, table.view.dealer)
    return ", ".join((*parts, look.say("a11y.turned", name=name)))


def marks_of(look: Look, view: View) -> dict[Card, str]:
    """The short marks on my cards: what a Kritischer is called, else the class; none on plain."""
    if view.order is None or not look.show_marks:
        return {}
    marks = {}
    for card in view.hand:
        role = view.order.role(card)
        if role is Role.CRITICAL:
            marks[card] = look.nickname(card)
        elif role is not Role.PLAIN:
            marks[card] = look.say(f"role.{role.value}")
    return marks

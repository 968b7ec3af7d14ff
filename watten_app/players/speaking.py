"""What a computer says without being asked to act, and before it acts (R26, R27).

Signs are never among a view's legal actions: whoever seats the computers asks here, after each
action which of them has something to say, and before each card whether there is a question first.
"""

from watten_app.engine import Action, View
from watten_app.players import signing, talk
from watten_app.players.choice import YARDSTICKS, Choice, Level


def unasked(level: Level, view: View) -> Action | None:
    """The answer to the partner's question, or a sign; None if there is nothing to say.

    Any seat may be asked at any moment; it says each thing once.
    """
    if level in YARDSTICKS:
        return None
    if talk.is_asked(view):
        return talk.answer(view)
    return signing.sign_of(view, twice=level is not Level.EASY)


def said_first(level: Level, view: View, choice: Choice) -> Action | None:
    """What a seat that is to act asks its partner before it does what it has chosen."""
    return None if level in YARDSTICKS else talk.question(view, choice.action)


def heeded(level: Level, view: View, choice: Choice) -> Choice:
    """The choice of a seat that is to act, as its partner has asked for it."""
    return choice if level in YARDSTICKS else talk.heeded(view, choice)

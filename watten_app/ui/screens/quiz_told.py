"""What is said of a question's answers, in words."""

from collections.abc import Iterable

from watten_app.app.quiz import Ask, Named, QuizView, card_by_card
from watten_app.engine import Card, Message
from watten_app.ui.theme import Look

_HALF_SENTENCE = ("trick.reason.", "trick.loses", "learn.row.may")
"""What goes on with the sentence before it."""


def answer_words(look: Look, view: QuizView) -> list[str]:
    """The answers that are words and not cards."""
    question = view.question
    assert question is not None
    match question.ask:
        case Ask.MAY | Ask.RAISE:
            return [look.say("learn.yes"), look.say("learn.no")]
        case Ask.WORTH:
            return [str(one) for one in question.answers]
        case Ask.NAMED:
            return [
                look.say("learn.named", schlag=one.schlag, trump=one.trump)
                for one in question.answers
                if isinstance(one, Named)
            ]
    return []


def why_told(look: Look, view: QuizView, *, more: bool) -> str:
    """Why, in sentences; where there is `more`, without what is said beside the cards."""
    question = view.question
    assert question is not None
    said = view.why
    if more and question.ask is not Ask.MAY:
        said = tuple(one for one in said if one.key == "learn.why.named")
    return _sentences(look, said, _verdict(look, view))


def _sentences(look: Look, said: Iterable[Message], before: Iterable[str] = ()) -> str:
    """Messages as sentences, one after the other, and other sentences `before`."""
    sentences = list(before)
    for message in said:
        text = look.tell(message)
        if message.key.startswith(_HALF_SENTENCE) and sentences:
            sentences[-1] += f": {text}"
        else:
            sentences.append(text)
    return " ".join(map(_sentence, sentences))


def _verdict(look: Look, view: QuizView) -> list[str]:
    """The right answer in words, where it is not a card that carries a tick."""
    question = view.question
    assert question is not None
    right = question.answers[view.right]
    match question.ask:
        case Ask.MAY:
            return [look.say("learn.may" if right else "learn.may_not", card=question.card)]
        case Ask.RAISE | Ask.NAMED:
            return [answer_words(look, view)[view.right]]
    return []


def _sentence(text: str) -> str:
    """A line of a bubble as a sentence of its own."""
    whole = text[:1].upper() + text[1:]
    return whole if whole.endswith((".", "!", "?")) else f"{whole}."


def cards_told(look: Look, view: QuizView) -> list[tuple[Card, str]]:
    """Each card from the strongest down, and why it takes the trick or does not."""
    assert view.question is not None
    rows = card_by_card(view.question)
    return [(card, _sentences(look, said)) for card, said in rows]

"""The adviser in words: the move, and every chance for a screen reader."""

from watten_app.app.advising import Advice, Chance
from watten_app.app.table_view import TableView
from watten_app.engine import Phase, Verb
from watten_app.ui.theme import Look


def head_of(look: Look, table: TableView, advice: Advice | None) -> str:
    """The move, or that it is being thought of."""
    move = move_words(look, table, advice) if advice else look.say("advice.thinking")
    return f"{look.say('action.advice')}: {move}"


def spoken_advice(look: Look, table: TableView, advice: Advice | None) -> str:
    """All of it in words, for a screen reader."""
    said = [head_of(look, table, advice)]
    if advice:
        said.append(look.tell(advice.reason))
        for chances, what in (
            (advice.cards, f"cards.{advice.cards_in}"),
            (advice.answers, advice.answers_in),
        ):
            told = [_spoken(look, table, one) for one in chances]
            if told:
                said.append(f"{look.say(f'advice.{what}')}: {', '.join(told)}")
    return " ".join(part if part.endswith((".", "…", "!")) else f"{part}." for part in said)


def chance_words(look: Look, chance: Chance | None) -> str:
    """A chance as it is written; nothing where there is none."""
    return look.tell(chance.text) if chance else ""


def move_words(look: Look, table: TableView, advice: Advice) -> str:
    """The advised move in words."""
    action = advice.action
    match action.verb:
        case Verb.PLAY:
            return look.say("action.play", card=action.argument)
        case Verb.SCHLAG:
            return look.say("action.schlag", rank=action.argument)
        case Verb.TRUMP:
            return look.say("action.trump", suit=action.argument)
        case Verb.EXCHANGE if action.argument:
            return look.say("exchange.these", cards=action.argument)
        case Verb.EXCHANGE:
            return look.say("exchange.none")
        case Verb.RAISE if action.argument:
            return look.say("action.raise_with", card=action.argument)
        case Verb.RAISE if table.view.phase is Phase.RAISE:
            return look.say("action.reraise")
        case Verb.PASS if table.view.phase is Phase.TAKE:
            return look.say("action.leave_it")
    return look.say(f"action.{action.verb.value}")


def _spoken(look: Look, table: TableView, one: Chance) -> str:
    return look.say("a11y.chance", name=action_name(look, table, one), chance=look.tell(one.text))


def answer_text(look: Look, table: TableView, one: Chance) -> str:
    """An action with its chance."""
    return f"{action_name(look, table, one)} {look.tell(one.text)}"


def action_name(look: Look, table: TableView, one: Chance) -> str:
    """What an action is called beside its chance."""
    action = one.action
    match action.verb:
        case Verb.PLAY if action.argument is None:
            return look.say("advice.play_on")
        case Verb.PLAY:
            return look.nickname(action.card)
        case Verb.SCHLAG | Verb.TRUMP:
            return look.word(action.argument)
        case Verb.EXCHANGE:
            return look.say("advice.exchange", number=len(action.argument))
        case Verb.RAISE:
            again = table.view.phase is Phase.RAISE
            return look.say("action.reraise" if again else "advice.raise")
    return look.say(f"action.{action.verb.value}")

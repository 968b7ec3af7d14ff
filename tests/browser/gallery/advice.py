"""What the adviser says in the pictures: written down, so that they stay as he learns."""

from watten_app.app.advising import Advice, Chance
from watten_app.app.replay import Moment
from watten_app.app.review import Decision, Review
from watten_app.app.table_view import ME
from watten_app.engine import Action, Card, Message, Rank, Verb


def _chances(best: str, shares: dict[str, int]) -> tuple[Chance, ...]:
    """Chances in per cent by the action."""
    return tuple(
        Chance(_action(what), Message("advice.percent", {"number": share}), what == best)
        for what, share in shares.items()
    )


def _action(what: str) -> Action:
    # to play on without a raise is no action of a record
    return Action(ME, Verb.PLAY) if what == "play" else Action.parse(f"{ME} {what}")


_CARDS = {"play HK": 58, "play EO": 55, "play GK": 61, "play SA": 47, "play H9": 44}
_SCHLAG = {
    "schlag A": 48,
    "schlag K": 57,
    "schlag O": 51,
    "schlag U": 22,
    "schlag 10": 24,
    "schlag 9": 44,
    "schlag 8": 21,
    "schlag 7": 27,
    "better": 36,
    "swap": 33,
}

ADVICE_ON_CARDS = Advice(
    Action.parse("0 play GK"),
    Message("reason.take_high", {"card": Card.parse("GK")}),
    cards=_chances("play GK", _CARDS),
    answers=_chances("play", {"play": 61, "raise": 52}),
    cards_in="deal",
    answers_in="deal",
)
ADVICE_ON_RAISE = Advice(
    Action.parse("0 hold"),
    Message("reason.hold", {"tricks": 3, "needed": 3}),
    answers=_chances("hold", {"hold": 54, "fold": 46, "raise": 49}),
    answers_in="match",
)
ADVICE_OPEN = Advice(
    Action.parse("0 play GK"),
    Message(
        "lesson.why.take_beaten",
        {"card": Card.parse("GK"), "name": "Luis", "other": Card.parse("HO")},
    ),
    cards=tuple(
        Chance(_action(what), Message(f"advice.{end}", {"number": 2}), what == "play GK")
        for what, end in (("play GK", "gain"), ("play HK", "gain"), ("play H9", "loss"))
    ),
    cards_in="open",
)
ADVICE_ON_SCHLAG = Advice(
    Action.parse("0 schlag K"),
    Message("reason.schlag_wins", {"rank": Rank.KING, "number": 57}),
    answers=_chances("schlag K", _SCHLAG),
    answers_in="deal",
)


def _decision(
    deal: int, done: str, best: str, before: int, after: int, reason: Message, kind: str = "deal"
) -> Decision:
    return Decision(
        Moment(deal, 6),
        _action(done),
        _action(best),
        kind,
        Message("advice.percent", {"number": before}),
        Message("advice.percent", {"number": after}),
        (before - after) / 100,
        reason,
    )


_FOLD = Message("reason.fold_chance", {"number": 17})
_CARD = Message(
    "reason.card_wins",
    {"card": Card.parse("HU"), "number": 50, "other": Card.parse("HK"), "fewer": 30},
)
REVIEWED = Review(
    (
        _decision(0, "schlag O", "schlag O", 57, 57, _CARD),
        _decision(1, "raise", "fold", 22, 17, _FOLD, "match"),
        _decision(2, "play HK", "play HU", 50, 30, _CARD),
        _decision(3, "play S7", "play S7", 61, 61, _CARD),
        _decision(4, "play HK", "play HU", 48, 39, _CARD),
        _decision(5, "hold", "fold", 44, 38, _FOLD, "match"),
    ),
    6,
    6,
)
"""A match in which a few things could have been done better."""

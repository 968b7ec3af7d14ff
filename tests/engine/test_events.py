"""What happened, in order, when an action was applied."""

from typing import Any

from tests.kit_cases import RECORDS, load
from tests.kit_matches import match_of
from watten_app.engine import (
    Acted,
    Action,
    DealEnded,
    Ending,
    Event,
    HandsExchanged,
    TrickTaken,
    ValueChanged,
    Verb,
    to_act,
)


def last_events(name: str, *more: str) -> tuple[Event, ...]:
    """The events of the last action of a record, with `more` actions added to it."""
    case: dict[str, Any] = load(RECORDS / f"{name}.json")
    actions = [*case["record"]["deals"][0]["actions"], *more]
    case["record"]["deals"][0]["actions"] = actions[:-1]
    return match_of(case["record"]).apply(Action.parse(actions[-1]))[1]


def kinds(events: tuple[Event, ...]) -> list[type]:
    return [type(event) for event in events]


def test_a_card_in_mid_trick() -> None:
    assert last_events("R17-any-of-them") == (Acted(Action.parse("2 play S8")),)


def test_the_last_card_of_a_trick() -> None:
    events = last_events("R1-suit-led-by-rank")
    assert kinds(events) == [Acted, TrickTaken]
    assert (events[1].number, events[1].trick.winner) == (0, 3)


def test_the_third_trick_ends_the_deal() -> None:
    events = last_events("R16-three-tricks-win")
    assert kinds(events) == [Acted, TrickTaken, DealEnded]
    assert events[2].outcome.ending is Ending.TRICKS


def test_a_raise_held() -> None:
    events = last_events("R20-play-goes-on-where-it-was")
    assert events == (Acted(Action.parse("3 hold")), ValueChanged(3))


def test_a_reraise_changes_the_value() -> None:
    assert kinds(last_events("R20-a-reraise-holds-and-asks")) == [Acted, ValueChanged]


def test_what_ends_a_deal_before_its_tricks_is_its_cause() -> None:
    names = {
        "R20-fold-of-a-first-raise-gives-two": Ending.FOLD,
        "R23-three-give": Ending.GIVEN,
        "R15-choice-wins-three": Ending.MACHINE,
        "R22-bluff-called": Ending.FARBE,
        "R19-a-wrong-card-loses-the-deal": Ending.PENALTY,
        "R19-an-illegal-raise-costs-penalty-points": Ending.PENALTY,
        "R13-a-second-exchange-ends-without-a-result": Ending.REDEAL,
    }
    for name, ending in names.items():
        events = last_events(name)
        assert kinds(events) == [Acted, DealEnded]
        assert events[1].outcome.ending is ending
        assert events[1].outcome.bluff_points == ()


def test_boehmisch_tells_exchanges_tricks_and_the_end() -> None:
    first = last_events("R30-one-leaves-and-the-others-are-not-asked", "1 exchange")
    assert first == (Acted(Action.parse("1 exchange")), HandsExchanged((1,)))
    last = last_events("R30-the-first-who-stayed-leads")
    assert last[0].action.verb is Verb.EXCHANGE
    assert last[1] == HandsExchanged((last[0].action.seat,))


def test_boehmisch_ends_with_its_fifth_trick() -> None:
    events = last_events("R32-a-point-less-for-each-trick")
    deal = match_of(load(RECORDS / "R32-a-point-less-for-each-trick.json")["record"]).deal
    assert events == (
        Acted(deal.actions[-1]),
        TrickTaken(4, deal.tricks[-1]),
        DealEnded(deal.outcome),
    )


def test_nothing_is_open_once_a_raise_is_held() -> None:
    for name, more in (
        ("R20-face-down-a-hold-plays-the-card", ()),
        ("R22-bluff-farbe-is-an-answer", ("hold",)),
    ):
        match = match_of(load(RECORDS / f"{name}.json")["record"])
        for verb in more:
            match, _ = match.apply(Action(to_act(match.deal)[0], Verb(verb)))
        assert (match.deal.asker, match.deal.laid, match.deal.farbe_open) == (None, None, False)


def test_nothing_is_open_once_a_deal_has_ended() -> None:
    for name in (
        "R13-a-second-exchange-ends-without-a-result",
        "R20-fold-of-a-first-raise-gives-two",
        "R20-face-down-a-fold-does-not",
        "R22-bluff-called",
    ):
        deal = match_of(load(RECORDS / f"{name}.json")["record"]).deal
        assert deal.over
        assert (deal.asker, deal.resume, deal.laid, deal.farbe_open) == (None, None, None, False)


def test_an_exchange() -> None:
    events = last_events("R14-stands-after-an-exchange")
    assert events == (Acted(Action.parse("0 agree")), HandsExchanged((0, 3)))

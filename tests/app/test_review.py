"""The review: every decision of mine beside the adviser's, the dearest mistakes first."""

import asyncio
from collections.abc import Generator

import pytest

from tests.app.test_replay import finished, replay_of
from watten_app.app.replay import Moment, Replay
from watten_app.app.review import Review, decision_of, review
from watten_app.app.reviewer import Reviewer
from watten_app.app.table_view import ME
from watten_app.engine import Action, Message, Verb, View, observe
from watten_app.players import Choice
from watten_app.players.reason import Measure, Prospect

MATCH = replay_of(finished("bavarian"))
VIEW = observe(MATCH.states(0)[-2], ME)
HERE = Moment(0, 3)


def parsed(text: str) -> Action:
    """An action, or to play on without a raise."""
    return Action(ME, Verb.PLAY) if text == "0 play" else Action.parse(text)


def told(best: str, **worths: tuple[str, float]) -> Choice:
    prospects = tuple(
        Prospect(parsed(text.replace("_", " ")), Measure(measure), worth)
        for text, (measure, worth) in ((key[1:], told) for key, told in worths.items())
    )
    return Choice(Action.parse(best), Message("reason.only", {}), prospects)


def quick(view: View, _seed: int) -> Generator[None, None, Choice]:
    """An adviser that says the first thing there is, for as many chances as there are."""
    yield
    prospects = tuple(
        Prospect(action, Measure.DEAL, 1 / place) for place, action in enumerate(view.legal, 1)
    )
    return Choice(view.legal[0], Message("reason.only", {}), prospects)


def whole(replay: Replay) -> Review:
    *_, last = [known for known in review(replay, adviser=quick) if known is not None]
    return last


def test_every_choice_of_mine_is_looked_at_once_and_in_order() -> None:
    known = whole(MATCH)
    assert known.over
    moments = [one.moment for one in known.decisions]
    assert moments == sorted(set(moments))
    choices = sum(
        action.seat == ME and len(observe(MATCH.states(number)[place], ME).legal) > 1
        for number, played in enumerate(MATCH.save.match.deals)
        for place, action in enumerate(played.state.actions)
    )
    assert known.of == known.looked_at == choices
    assert 0 < len(moments) <= choices


def test_the_dearest_mistake_comes_first() -> None:
    costs = [one.cost for one in whole(MATCH).mistakes]
    assert costs == sorted(costs, reverse=True)
    assert costs


def test_what_was_best_costs_nothing() -> None:
    choice = told("0 play GO", _0_play_GO=("deal", 0.7), _0_play_H9=("deal", 0.4))
    right = decision_of(HERE, VIEW, Action.parse("0 play GO"), choice)
    wrong = decision_of(HERE, VIEW, Action.parse("0 play H9"), choice)
    assert right is not None
    assert wrong is not None
    assert (right.cost, right.mistake) == (0, False)
    assert wrong.mistake
    assert wrong.cost == pytest.approx(0.3)
    assert (wrong.before.params["number"], wrong.after.params["number"]) == (70, 40)


def test_a_card_instead_of_a_raise_is_worth_what_playing_on_is() -> None:
    worths = {
        "_0_play_GO": ("deal", 0.7),
        "_0_raise": ("match", 0.6),
        "_0_play": ("match", 0.5),
    }
    card = decision_of(HERE, VIEW, Action.parse("0 play GO"), told("0 raise", **worths))
    raised = decision_of(HERE, VIEW, Action.parse("0 raise"), told("0 play GO", **worths))
    assert card is not None
    assert raised is not None
    assert card.measure == "match"
    assert (card.before.params["number"], card.after.params["number"]) == (60, 50)
    assert card.cost > 0
    assert raised.cost == 0
    # why it is this card is no answer to why one ought not to have raised
    assert raised.reason.key == "review.too_dear"
    assert card.reason.key != "review.too_dear"


def test_what_was_not_weighed_is_no_decision() -> None:
    assert decision_of(HERE, VIEW, Action.parse("0 fist"), told("0 fist")) is None


def test_a_review_that_was_broken_off_goes_on_where_it_was() -> None:
    states = [known for known in review(MATCH, adviser=quick) if known is not None]
    half = states[len(states) // 2]
    rest = [known for known in review(MATCH, half, quick) if known is not None]
    assert rest[-1] == states[-1]
    assert len(rest) == len(states) - len(states) // 2


def test_it_goes_on_beside_everything_else_and_stops_at_once() -> None:
    heard: list[Review | None] = []

    async def run() -> None:
        reviewer = Reviewer(MATCH, heard.append, quick)
        reviewer.start()
        for _ in range(12):
            await asyncio.sleep(0)
        assert reviewer.running
        count = len(heard)
        assert count > 1
        reviewer.stop()
        await asyncio.sleep(0.01)
        assert len(heard) == count

    asyncio.run(run())


def test_an_adviser_that_fails_ends_the_review_and_nothing_else(
    caplog: pytest.LogCaptureFixture,
) -> None:
    heard: list[Review | None] = []

    def fails(_view: View, _seed: int) -> Generator[None, None, Choice]:
        raise RuntimeError("no idea")
        yield

    async def run() -> None:
        reviewer = Reviewer(MATCH, heard.append, fails)
        reviewer.start()
        while reviewer.running:
            await asyncio.sleep(0)

    asyncio.run(run())
    assert heard[-1] is None
    assert "no idea" in caplog.text

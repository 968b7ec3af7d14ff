"""What a view says besides what `watten view` prints: the app and the players go by it."""

from typing import Any

import pytest

from tests.kit_cases import RECORDS, load
from tests.kit_matches import match_of
from watten_app.engine import Action, Card, Ending, Outcome, Phase, Trick, View, observe

# Of these nothing is said when they do not matter.
PLAIN: dict[str, Any] = {
    "exchanged": False,
    "swapped": False,
    "asker": None,
    "raised_by": None,
    "laid": False,
    "bound": None,
    "outcome": None,
    "left": None,
    "turned": None,
    "signs": (),
}
# Record, how many of its actions are done, the seat, and what its view says.
SEEN: list[tuple[str, int, int, dict[str, Any]]] = [
    (
        "R14-stands-after-an-exchange",
        4,
        1,
        {"phase": Phase.SCHLAG, "exchanged": True, "swapped": True, "tense": (False,) * 4},
    ),
    (
        "R14-stands-after-an-exchange",
        3,
        0,
        {"phase": Phase.BETTER, "swapped": True, "asker": 3, "parties": (0, 1, 0, 1)},
    ),
    ("R14-refused-and-never-again", 2, 3, {"phase": Phase.SCHLAG}),
    (
        "R20-face-down-a-hold-plays-the-card",
        3,
        1,
        {
            "phase": Phase.RAISE,
            "asker": 0,
            "raised_by": 0,
            "laid": True,
            "actions": "0 schlag O,3 trump G,0 raise",
        },
    ),
    (
        "R23-three-players-kept-the-untense-defender-raises",
        5,
        2,
        {
            "parties": (0, 1, 1),
            "tense": (False, True, False),
            "score": (4, 13, 5),
            "value": 3,
            "actions": "0 schlag 10,0 trump H,1 keep,0 play E8,1 play HA",
        },
    ),
    ("R17-trump-a-trump-or-a-blinder", 3, 1, {"bound": "follow_trump", "phase": Phase.PLAY}),
    ("R17-trump-a-trump-or-a-blinder", 3, 2, {"phase": Phase.PLAY}),
    (
        "R20-fold-of-a-first-raise-gives-two",
        5,
        2,
        {"phase": Phase.OVER, "raised_by": 1, "outcome": Outcome(Ending.FOLD, (1, 3), (0, 2))},
    ),
    ("R18-blind-the-partner-is-free", 3, 1, {"actions": "0 schlag,3 trump,0 play H7"}),
    ("R18-blind-the-partner-is-free", 3, 3, {"actions": "0 schlag O,3 trump H,0 play H7"}),
    ("R7-the-cutter-is-asked-for-a-kritischer", 1, 3, {"phase": Phase.TAKE, "peeked": "HK"}),
    ("R7-the-cutter-is-asked-for-a-kritischer", 1, 0, {"phase": Phase.TAKE, "peeked": ()}),
    (
        "R30-one-leaves-and-the-others-are-not-asked",
        1,
        1,
        {
            "phase": Phase.EXCHANGE,
            "parties": (0, 1, 2),
            "tense": (False,) * 3,
            "left": 0,
            "turned": "SU",
            "score": (20, 20, 20),
            "value": 1,
        },
    ),
    (
        "R31-must-beat-within-the-suit",
        6,
        1,
        {
            "bound": "follow_suit",
            "turned": "SO",
            "actions": "0 stay,1 stay,0 exchange,1 exchange,2 exchange,0 play GU",
        },
    ),
    ("R31-must-beat-within-the-suit", 6, 2, {"turned": "SO"}),
    ("R31-must-beat-within-the-suit", 5, 0, {"turned": "SO", "phase": Phase.PLAY}),
    ("R31-must-beat-within-the-suit", 0, 0, {"turned": "SO", "trick": Trick(0)}),
    (
        "R32-who-left-keeps-the-score",
        13,
        0,
        {
            "phase": Phase.OVER,
            "left": 0,
            "turned": "SU",
            "outcome": Outcome(Ending.TRICKS, (), (0, -1, -4)),
        },
    ),
]


def test_r7_in_boehmisch_too_the_cutter_knows_what_was_taken_face_down() -> None:
    record = load(RECORDS / "R7-bluff-the-cutter-is-always-asked.json")["record"]
    record |= {"rules": {"variant": "bohemian", "schlecken": True, "schlecken_bluff": True}}
    record["deals"][0]["actions"] = ["3 cut 17", "3 take"]
    deal = match_of(record).deal
    taken = [observe(deal, seat).taken[3] for seat in range(4)]
    assert taken == [(None,), (None,), (None,), (Card.parse("HA"),)]


def view_of(name: str, done: int, seat: int) -> View:
    record = load(RECORDS / f"{name}.json")["record"]
    record["deals"][-1]["actions"] = record["deals"][-1]["actions"][:done]
    return observe(match_of(record).deal, seat)


def plain(value: Any) -> Any:
    """Cards, reasons and actions as their text."""
    if isinstance(value, tuple) and value and isinstance(value[0], Action | Card):
        return ",".join(map(str, value))
    return str(value) if isinstance(value, Card | str) else value


@pytest.mark.parametrize(("name", "done", "seat", "said"), SEEN)
def test_a_view_says(name: str, done: int, seat: int, said: dict[str, Any]) -> None:
    view = view_of(name, done, seat)
    wanted = PLAIN | said
    assert {field: plain(getattr(view, field)) for field in wanted} == wanted


def test_a_view_counts_and_knows_what_was_played() -> None:
    view = view_of("R32-who-left-keeps-the-score", 13, 2)
    assert (view.forehand, view.my_turn, view.seat, view.players, view.dealer) == (
        0,
        False,
        2,
        3,
        2,
    )
    assert [view.tricks_of(party) for party in range(3)] == [0, 1, 4]
    assert " ".join(map(str, view.played)) == "GA S8 S9 GU GK S10 SU GO HA G10"
    assert " ".join(map(str, view.put_away)) == "HO"
    assert " ".join(map(str, view.unseen)) == (
        "EA EK EO EU E10 E9 E8 E7 G9 G8 G7 HK HU H10 H9 H8 H7 SA SK SO S7"
    )


def test_a_view_is_told_whose_turn_it_is() -> None:
    views = [view_of("R20-face-down-a-hold-plays-the-card", 3, seat) for seat in range(4)]
    assert [view.my_turn for view in views] == [False, True, False, False]
    assert {view.to_act for view in views} == {(1,)}


def test_r30_who_has_left_is_passed_over_in_turn() -> None:
    view = view_of("R30-one-leaves-and-the-others-are-not-asked", 1, 1)
    assert [view.turn_from(leader) for leader in (1, 2)] == [(1, 2), (2, 1)]
    assert view_of("R17-trump-a-trump-or-a-blinder", 3, 1).turn_from(2) == (2, 3, 0, 1)


@pytest.mark.parametrize(
    ("name", "points"),
    [("R31-must-beat-within-the-suit", 5), ("R32-five-for-none-and-hearts-double", 10)],
)
def test_r32_a_view_tells_what_no_trick_costs(name: str, points: int) -> None:
    assert view_of(name, 0, 0).points_for_none == points

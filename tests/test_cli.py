"""The `watten` command of record.md, to the letter."""

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from tests.kit import TESTS, watten
from tests.kit_cases import GIVEN, load
from tests.kit_cli import ACTIONS, BOUND, EXAMPLE, HANDS, text
from watten_app.variants import VARIANTS


@pytest.fixture
def file(tmp_path: Path) -> Any:
    """Writes records to files, and gives their names."""

    def write(name: str, content: str) -> str:
        (tmp_path / name).write_text(content, encoding="utf-8")
        return str(tmp_path / name)

    return write


# replay


def test_replay_prints_the_example_of_the_record_format() -> None:
    assert watten("replay", "-", given=text(ACTIONS)) == (0, EXAMPLE, "")


def test_replay_prints_a_line_for_each_deal() -> None:
    deals = [
        {"dealer": 3, "hands": HANDS, "actions": [*ACTIONS[:2], "0 raise", "1 fold"]},
        {"hands": HANDS, "actions": []},
    ]
    run = watten("replay", "-", given=text([], deals=deals))
    assert [(line["deal"], line["dealer"], line["score"]) for line in run.lines] == [
        (0, 3, [2, 0]),
        (1, 0, [2, 0]),
    ]


def test_replay_before_the_announcement() -> None:
    (line,) = watten("replay", "-", given=text([])).lines
    assert (line["schlag"], line["trump"], line["tricks"]) == (None, None, [])
    assert line["trick"] == {"leader": 0, "cards": []}
    assert line["legal"] == sorted(line["legal"])


def test_replay_of_several_files_in_order(file: Any) -> None:
    run = watten("replay", file("a.json", text([])), file("b.json", text(ACTIONS)))
    assert (run.status, [line["schlag"] for line in run.lines]) == (0, [None, "O"])


def test_replay_goes_on_after_an_impossible_file(file: Any) -> None:
    bad, good = file("a.json", text(["0 schlag B"])), file("b.json", text(ACTIONS))
    run = watten("replay", bad, good)
    assert (run.status, run.out) == (2, EXAMPLE)


def test_replay_names_file_deal_action_and_rule(file: Any) -> None:
    name = file("x.json", text([*ACTIONS[:3], "1 play H9"]))
    rule = "trump or critical: the Hauptschlag was led and seat 1 holds G9"
    assert watten("replay", name) == (2, "", f'{name}: deal 0, action 3 "1 play H9": {rule}\n')


def test_replay_prints_the_deals_before_the_fault() -> None:
    deals = [
        {"dealer": 3, "hands": HANDS, "actions": [*ACTIONS[:2], "0 raise", "1 fold"]},
        {"hands": HANDS, "actions": ["0 schlag O"]},
    ]
    run = watten("replay", "-", given=text([], deals=deals))
    assert (run.status, [line["deal"] for line in run.lines]) == (2, [0])
    assert run.err.startswith('-: deal 1, action 0 "0 schlag O": ')


def test_replay_reports_a_fault_outside_the_actions_with_the_action_null() -> None:
    run = watten("replay", "-", given=text([], deals=[{"dealer": 3, "hands": HANDS[:3]}]))
    assert (run.status, run.out) == (2, "")
    assert run.err == "-: deal 0, action null: there are 3 hands for 4 players\n"


def test_replay_of_what_is_no_json() -> None:
    run = watten("replay", "-", given="{")
    assert (run.status, run.out, run.err.count("\n")) == (2, "", 1)


def test_replay_of_a_file_that_is_not_there(tmp_path: Path) -> None:
    run = watten("replay", str(tmp_path / "none.json"))
    assert (run.status, run.out, run.err.count("\n")) == (1, "", 1)


def test_replay_of_a_file_that_is_no_text(tmp_path: Path) -> None:
    (tmp_path / "x.json").write_bytes(b"\xff\xfe")
    assert watten("replay", str(tmp_path / "x.json")).status == 1


def test_replay_of_a_folder(tmp_path: Path) -> None:
    assert watten("replay", str(tmp_path)).status == 1


def test_trace_tells_what_was_legal_before_each_action() -> None:
    (line,) = watten("replay", "--trace", "-", given=text(ACTIONS)).lines
    assert [before["to_act"] for before in line["trace"]] == [[0], [3], [0], [1], [2], [3]]
    assert line["trace"][1]["legal"] == ["3 trump E", "3 trump G", "3 trump H", "3 trump S"]
    assert line["trace"][3] == {"to_act": [1], "legal": BOUND}
    assert set(line) - {"trace"} == set(json.loads(EXAMPLE))


def test_trace_has_a_line_for_a_sign() -> None:
    signed = [*ACTIONS[:2], "2 sign max", *ACTIONS[2:]]
    (line,) = watten("replay", "--trace", "-", given=text(signed)).lines
    assert len(line["trace"]) == len(signed)
    assert line["trace"][2] == line["trace"][3]


def test_batch_has_one_line_for_each_record(file: Any) -> None:
    lines = [text(ACTIONS), text([*ACTIONS[:3], "1 play H9"]), "{", text([], players=5)]
    run = watten("replay", "--batch", file("all.jsonl", "\n".join(lines) + "\n"))
    assert (run.status, run.err) == (0, "")
    assert run.lines[0] == {"record": 0, "deals": [json.loads(EXAMPLE)]}
    rule = "trump or critical: the Hauptschlag was led and seat 1 holds G9"
    assert run.lines[1] == {"record": 1, "error": {"deal": 0, "action": 3, "message": rule}}
    faults = [line["error"] for line in run.lines[2:]]
    assert [(fault["deal"], fault["action"]) for fault in faults] == [(None, None)] * 2


def test_batch_reports_a_fault_outside_the_actions_with_the_action_null() -> None:
    run = watten("replay", "--batch", "-", given=text([], score=[15, 0]))
    error = {"deal": 0, "action": None, "message": "the match is over at 15 : 0"}
    assert run.lines == [{"record": 0, "error": error}]


def test_batch_of_a_file_that_is_not_there(tmp_path: Path) -> None:
    assert watten("replay", "--batch", str(tmp_path / "none")).status == 1


# perft


def test_perft_with_its_split() -> None:
    run = watten("perft", "-", "1", given=text(ACTIONS))
    split = dict.fromkeys(json.loads(EXAMPLE)["legal"], 1)
    assert run.lines == [{"depth": 1, "count": 5, "split": split}]


@pytest.mark.parametrize("depth", ["-1", "x", "1.5"])
def test_perft_of_no_depth(depth: str) -> None:
    run = watten("perft", "-", depth, given=text(ACTIONS))
    assert (run.status, run.out, run.err.count("\n")) == (2, "", 1)


# all that take one record


@pytest.mark.parametrize(
    "command", [["explain", "-", "GO"], ["view", "-", "0"], ["perft", "-", "1"]]
)
def test_an_impossible_record_is_one_sentence(command: list[str]) -> None:
    run = watten(*command, given=text([*ACTIONS[:3], "1 play H9"]))
    assert (run.status, run.out) == (2, "")
    assert run.err.startswith('-: deal 0, action 3 "1 play H9": trump or critical')


@pytest.mark.parametrize(
    "command", [["explain", "-", "GO"], ["view", "-", "0"], ["perft", "-", "1"]]
)
def test_a_record_without_a_deal_is_one_sentence(command: list[str]) -> None:
    run = watten(*command, given=text([], deals=[]))
    assert (run.status, run.out, run.err.count("\n")) == (2, "", 1)


# variants, arena


def test_variants_tell_their_rules_one_a_line() -> None:
    run = watten("variants")
    bavarian = next(line for line in run.lines if line["variant"] == "bavarian")
    assert bavarian["rules"]["critical"] == ["HK", "S7", "E7"]
    assert (bavarian["rules"]["target"], bavarian["rules"]["tense"]) == (15, "three")


FIGHT = "arena --a greedy --b random --variant bavarian --deals 20 --seed 3"
ARENA = FIGHT.split()


def test_arena_tells_what_the_record_format_names() -> None:
    (told,) = watten(*ARENA).lines
    keys = "deals a_deal_rate ci95 a_points_per_deal ci95_points matches a_match_rate ms"
    assert list(told) == keys.split()
    assert told["deals"] == 20
    assert set(told["ms"]) == {"a", "b"}
    assert set(told["ms"]["a"]) == {"p50", "p95"}
    assert told["ci95"][0] <= told["a_deal_rate"] <= told["ci95"][1]


def test_arena_is_the_same_again_but_for_the_times() -> None:
    first, second = watten(*ARENA).lines[0], watten(*ARENA).lines[0]
    assert first | {"ms": None} == second | {"ms": None}


def test_arena_plays_whole_matches_with_the_sides_exchanged() -> None:
    (told,) = watten(*ARENA[:7], "--matches", "3", *ARENA[9:]).lines
    assert (told["pairs"], told["deals"] > 6) == (3, True)
    assert told["ci95"][0] <= told["a_match_rate"] <= told["ci95"][1]
    assert told["a_match_rate"] > 0.5


def test_arena_of_equals_is_even() -> None:
    (told,) = watten(*(*ARENA[:2], "random", *ARENA[3:], "--cards-only")).lines
    assert told["a_deal_rate"] == 0.5


@pytest.mark.parametrize("table", ["bavarian --players 3", "bohemian", "bohemian --players 3"])
@pytest.mark.parametrize("length", ["--deals 20", "--matches 3"])
def test_arena_has_room_for_those_who_play_alone(table: str, length: str) -> None:
    fight = f"arena --a greedy --b random {length} --seed 3 --variant {table}"
    (told,) = watten(*fight.split()).lines
    assert told["a_points_per_deal"] > 0
    (told,) = watten(*fight.replace("random", "greedy").split()).lines
    assert told["a_points_per_deal"] == pytest.approx(0)


@pytest.mark.parametrize(
    "arguments",
    [
        [],
        ["dance"],
        ["replay"],
        ["replay", "--fast", "-"],
        ["arena"],
        [*ARENA[:-1], "x"],
        [*ARENA[:2], "best", *ARENA[3:]],
        [*ARENA, "--players", "5"],
        ["arena", *ARENA[1:6], "schafkopf", *ARENA[7:]],
        [*ARENA[:8], "0", *ARENA[9:]],
        [*ARENA, "--matches", "3"],
        [*ARENA[:7], "--matches", "0", *ARENA[9:]],
        [*ARENA[:7], "--matches", "3", *ARENA[9:], "--cards-only"],
    ],
    ids=" ".join,
)
def test_impossible_arguments_are_one_sentence(arguments: list[str]) -> None:
    run = watten(*arguments)
    assert (run.status, run.out, run.err.count("\n")) == (2, "", 1)


def test_bench_tells_deals_and_decisions_a_second() -> None:
    (told,) = watten("bench", "--seconds", "0.01").lines
    assert set(told["engine"]) == set(VARIANTS)
    assert told["solver"] > 0
    for level in told["levels"].values():
        assert level["a_second"] > 0
        assert set(level["ms"]["play"]) == {"p50", "p95"}


@pytest.mark.parametrize("seconds", ["0", "-1", "x", "nan", "1000"])
def test_bench_of_no_time(seconds: str) -> None:
    run = watten("bench", "--seconds", seconds)
    assert (run.status, run.out, run.err.count("\n")) == (2, "", 1)


# as a process


def python(*arguments: str, given: bytes = b"") -> subprocess.CompletedProcess[bytes]:
    command = [sys.executable, "-S", "-E", "-m", "watten_app.cli", *arguments]
    return subprocess.run(
        command, cwd=TESTS.parent, input=given, capture_output=True, check=False, timeout=60
    )


def test_the_process_ends_with_the_status() -> None:
    case = json.dumps(load(GIVEN / "no-raise-twice-running.json")["record"]).encode()
    done = python("replay", "-", given=case)
    assert (done.returncode, done.stdout) == (2, b"")
    assert done.stderr.startswith(b'-: deal 0, action 4 "0 raise": ')


def test_a_terminal_without_umlauts_gets_them_escaped() -> None:
    command = [sys.executable, "-S", "-m", "watten_app.cli", "explain", "-", "GO"]
    done = subprocess.run(
        command,
        cwd=TESTS.parent,
        env={"PYTHONIOENCODING": "ascii"},
        input=text(ACTIONS[:2]).encode(),
        capture_output=True,
        check=True,
    )
    assert b"H\\u00f6her" in done.stdout


def test_a_reader_that_goes_away_is_no_fault() -> None:
    line = text(ACTIONS) + "\n"
    command = f"{sys.executable} -S -E -m watten_app.cli replay --batch - | head -n 1"
    done = subprocess.run(
        ["sh", "-c", command], cwd=TESTS.parent, input=(line * 500).encode(), capture_output=True
    )
    assert done.stderr == b""

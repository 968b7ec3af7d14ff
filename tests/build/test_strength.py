"""The report on the computers' strength: its sections, numbers and goals in words."""

from pathlib import Path

import pytest

from recipe import bouts, measures, strength

CARDS, MATCHES = strength.SECTIONS["cards"].title, strength.SECTIONS["matches"].title


@pytest.fixture
def report(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """An empty place for the report."""
    monkeypatch.setattr(strength, "TARGET", tmp_path / "STRENGTH.md")
    return strength.TARGET


def test_sections_stand_in_their_order_and_only_those_measured_change() -> None:
    text = strength.with_section("", MATCHES, ["| a |", "| b |"])
    text = strength.with_section(text, CARDS, ["old"])
    text = strength.with_section(text, CARDS, ["new"])
    assert text == f"{strength.HEAD}\n## {CARDS}\n\nnew\n\n## {MATCHES}\n\n| a |\n| b |\n"


def test_sections_that_there_are_no_more_are_left_out() -> None:
    text = strength.with_section("# Old\n\n## Gone\n\nline\n", CARDS, ["new"])
    assert text == f"{strength.HEAD}\n## {CARDS}\n\nnew\n"


@pytest.mark.parametrize("arguments", [("x",), ("0",), ("8", "cards", "dancing")])
def test_what_is_no_section_is_refused_before_anything_is_measured(
    report: Path, arguments: tuple[str, ...]
) -> None:
    with pytest.raises(SystemExit, match="cards, matches, blind"):
        strength.measure(*arguments)
    assert not report.exists()


def test_cards_and_endings_are_measured_with_few_pairs(report: Path) -> None:
    strength.measure("1", "cards", "endings")
    text = report.read_text(encoding="utf-8")
    assert "| strong against n80 | bavarian | 1 |" in text
    assert "| greedy | " in text.split(strength.SECTIONS["endings"].title)[1]


def test_goals_are_told_with_whether_they_are_reached() -> None:
    assert bouts.verdicts(0.595, (0.59, 0.6)) == "59%: yes, 60%: no"
    assert bouts.percent(0.595, [0.5801, 0.6099]) == "59.5% [58.0%, 61.0%]"


def goals(table: tuple[bouts.Bout, ...]) -> dict[tuple[str, str], tuple[float, ...]]:
    return {(bout.a, bout.b): bout.goals for bout in table if bout.goals}


def test_what_the_computers_are_to_reach_is_measured() -> None:
    assert goals(bouts.CARDS) == {
        ("strong", "greedy"): (0.59, 0.6),
        ("strong", "n80"): (0.51, 0.52),
    }
    assert goals(bouts.MATCHES) == {
        ("strong", "normal"): (0.66, 0.68),
        ("strong", "easy"): (0.79, 0.82),
    }
    assert goals(bouts.BLIND) == {("strong", "rank"): (0.6,)}


def test_times_are_measured_where_nothing_else_is_loaded(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PYTHONPATH", "/nowhere")
    monkeypatch.setattr(measures, "in_pyodide", lambda _asked: "[]")
    lines = measures.times(20)
    assert [line.split(" |")[0] for line in lines[-3:]] == [
        "| easy, CPython",
        "| normal, CPython",
        "| strong, CPython",
    ]

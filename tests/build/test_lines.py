"""Others' code is shipped without lines: it runs as before, and a traceback names its functions."""

import marshal
import traceback
import zipfile
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path

import pytest

from recipe.places import NODE_SCRIPTS

SOURCE = """
def outer(number):
    values = [number, number + 1]

    def inner():
        total = sum(values)
        for value in values:
            total -= value
        return 1 / total

    return inner() if number else values
"""
OUTER, INNER = 2, 5
"""The lines in which the two begin."""

_spec = spec_from_file_location("lines", NODE_SCRIPTS / "lines.py")
assert _spec is not None
assert _spec.loader is not None
lines = module_from_spec(_spec)
_spec.loader.exec_module(lines)


def test_code_without_lines_does_the_same_and_fails_where_it_begins() -> None:
    made: dict[str, object] = {}
    exec(lines.on_one_line(compile(SOURCE, "source.py", "exec")), made)
    outer = made["outer"]
    assert callable(outer)
    assert outer(0) == [0, 1]
    with pytest.raises(ZeroDivisionError) as caught:
        outer(1)
    frames = traceback.extract_tb(caught.value.__traceback__)[1:]
    assert [(one.name, one.lineno) for one in frames] == [("outer", OUTER), ("inner", INNER)]


def test_most_of_the_table_of_lines_is_gone() -> None:
    whole = compile(Path(__file__).read_text(), "source.py", "exec")
    assert len(lines.on_one_line(whole).co_linetable) < 0.5 * len(whole.co_linetable)


def test_an_archive_keeps_everything_else(tmp_path: Path) -> None:
    archive = tmp_path / "some.zip"
    head = bytes(range(lines.HEADER))
    code = compile(SOURCE, "source.py", "exec")
    with zipfile.ZipFile(archive, "w", zipfile.ZIP_DEFLATED) as made:
        made.writestr("some/code.pyc", head + marshal.dumps(code))
        made.writestr("some/words.txt", "as they are")
    lines.spare_lines(archive)
    with zipfile.ZipFile(archive) as read:
        assert read.namelist() == ["some/code.pyc", "some/words.txt"]
        assert read.read("some/words.txt") == b"as they are"
        data = read.read("some/code.pyc")
    assert data[: lines.HEADER] == head
    assert marshal.loads(data[lines.HEADER :]) == lines.on_one_line(code)

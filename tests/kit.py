"""What the tests share: the command in process, records by hand."""

import io
import json
from collections.abc import Iterable
from contextlib import redirect_stderr, redirect_stdout
from pathlib import Path
from typing import Any, NamedTuple
from unittest import mock

from watten_app.cli import main

TESTS = Path(__file__).parent


class Run(NamedTuple):
    """How a command ended and what it printed."""

    status: int
    out: str
    err: str

    @property
    def lines(self) -> list[Any]:
        """Its standard output as JSON lines."""
        return [json.loads(line) for line in self.out.splitlines()]


def watten(*arguments: str, given: str = "") -> Run:
    """Run the `watten` command in this process; `given` is its standard input."""
    out, err = io.StringIO(), io.StringIO()
    stdin = io.TextIOWrapper(io.BytesIO(given.encode()), encoding="utf-8")
    with redirect_stdout(out), redirect_stderr(err), mock.patch("sys.stdin", stdin):
        status = main(arguments)
    return Run(status, out.getvalue(), err.getvalue())


def replay(record: dict[str, Any]) -> list[dict[str, Any]]:
    """The deals that `watten replay` prints for a record that must be possible."""
    run = watten("replay", "-", given=json.dumps(record))
    assert (run.status, run.err) == (0, "")
    return run.lines


def batch(records: Iterable[Any], *options: str) -> list[dict[str, Any]]:
    """What `watten replay --batch` prints, one object for each record."""
    lines = "".join(json.dumps(record) + "\n" for record in records)
    run = watten("replay", "--batch", *options, "-", given=lines)
    assert (run.status, run.err) == (0, "")
    return run.lines

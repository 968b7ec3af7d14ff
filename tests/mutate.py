"""Mutation testing of the engine and the variants: which changes does no test notice?

`python -m tests.mutate [MODULE ...]` makes mutmut's mutants of `watten_app/engine` and
`watten_app/variants`, tries them all, and writes what has survived to `tests/MUTANTS.md`, where
each survivor keeps the judgement that stands beside it. With `--again` it tries just those that
have survived before.

A mutant is the code of one function put in the place of the right one in a fork of a process that
has collected all tests, so that it costs no more than the tests up to the first that fails. Tried
are those that reach the changed line at all: first what has killed its neighbours, then the
quickest, for some seconds.
"""

import argparse
import gc
import os
import resource
import sys
import time
from collections import Counter, defaultdict
from dataclasses import dataclass, field
from itertools import accumulate
from typing import Any

import pytest
from _pytest.runner import runtestprotocol

from tests.mutants import PACKAGE, Mutant, module_names, mutants_of, put_in_place
from tests.mutants_report import Fate, survivors_of, update

# Quicker than the whole suite and nearly as sharp: less of what is drawn by chance.
MATCHES = "40"
TESTS = ("tests/engine", "tests/variants")
SLOW = (
    "bare_checkout five_hundred every_verb perft_of_a_random another_announcement "
    "who_does_not_know every_message_has_a_sentence"
)
# What a mutant may take: so much of tests, and so much at all before it counts as hung.
TESTS_SECONDS, CPU_SECONDS, MEMORY = 4.0, 12, 3 << 30


@dataclass
class Tests:
    """The collected tests: how long each takes, which lines it reaches, how often it has killed."""

    items: list[pytest.Item]
    seconds: dict[int, float] = field(default_factory=dict)
    reaching: dict[tuple[str, int], set[int]] = field(default_factory=lambda: defaultdict(set))
    kills: dict[str, Counter[int]] = field(default_factory=lambda: defaultdict(Counter))

    def passes(self, number: int) -> bool:
        """Run a test; tell whether it passed."""
        reports = runtestprotocol(self.items[number], log=False, nextitem=None)
        return all(report.passed for report in reports)

    def run_all(self) -> None:
        """Run every test on the right code; note its time and the lines it reaches."""
        hit: set[tuple[str, int]] = set()
        inside = str(PACKAGE.resolve())

        def reached(code: Any, line: int) -> object:
            if code.co_filename.startswith(inside):
                hit.add((code.co_filename, line))
            return sys.monitoring.DISABLE

        tool, event = sys.monitoring.PROFILER_ID, sys.monitoring.events.LINE
        sys.monitoring.use_tool_id(tool, "mutate")
        sys.monitoring.register_callback(tool, event, reached)
        sys.monitoring.set_events(tool, event)
        for number in range(len(self.items)):
            hit.clear()
            sys.monitoring.restart_events()
            begun = time.process_time()
            assert self.passes(number), f"{self.items[number].nodeid} fails on the right code"
            self.seconds[number] = time.process_time() - begun
            for place in hit:
                self.reaching[place].add(number)
        sys.monitoring.set_events(tool, 0)
        sys.monitoring.free_tool_id(tool)

    def for_mutant(self, mutant: Mutant) -> list[int]:
        """The tests that reach the mutant: first what has killed beside it, then by their time."""
        kills, seconds = self.kills[mutant.name], self.seconds
        file = str((PACKAGE / mutant.module).with_suffix(".py").resolve())
        numbers = self.reaching.get((file, mutant.line)) or range(len(self.items))
        order = sorted(numbers, key=lambda n: (-kills[n], seconds[n]))
        until = accumulate(seconds[number] for number in order)
        return [number for number, sum_ in zip(order, until, strict=True) if sum_ < TESTS_SECONDS]


class Trial:
    """A pytest plugin that tries the mutants instead of reporting on the tests."""

    def __init__(self, modules: list[str], children: int, again: bool) -> None:
        self.modules, self.children, self.again = modules, children, again
        self.running: dict[int, tuple[Mutant, int]] = {}
        self.fates: dict[Mutant, Fate] = {}

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        tests = Tests(session.items)
        tests.run_all()
        gc.freeze()  # or each child would copy all that it looks through for garbage
        print(f"{len(tests.items)} tests take {sum(tests.seconds.values()):.0f} s", flush=True)
        for module in self.modules:
            begun = time.perf_counter()
            mutants = mutants_of(module)
            if not mutants:
                continue
            listed = survivors_of(module) if self.again else {mutant.key for mutant in mutants}
            for mutant in mutants:
                if mutant.key not in listed:
                    self.fates[mutant] = Fate.KILLED
                    continue
                while len(self.running) >= self.children:
                    self._bury(tests)
                self._try(mutant, tests)
            while self.running:
                self._bury(tests)
            fates = {mutant: self.fates[mutant] for mutant in mutants}
            update(module, fates)
            lived = sum(fate is Fate.SURVIVED for fate in fates.values())
            took = time.perf_counter() - begun
            print(f"{module}: {lived} of {len(mutants)} survived, {took:.0f} s", flush=True)
        return True

    def _try(self, mutant: Mutant, tests: Tests) -> None:
        numbers = tests.for_mutant(mutant)
        reading, writing = os.pipe()
        child = os.fork()
        if not child:
            os.close(reading)
            _try_in_child(mutant, tests, numbers, writing)
        os.close(writing)
        self.running[child] = mutant, reading

    def _bury(self, tests: Tests) -> None:
        child, status = os.wait()
        mutant, reading = self.running.pop(child)
        with os.fdopen(reading) as told:
            killer = told.read()
        if killer:
            tests.kills[mutant.name][int(killer)] += 1
        code = os.waitstatus_to_exitcode(status)
        self.fates[mutant] = Fate.SURVIVED if code == 0 else Fate.KILLED


def _try_in_child(mutant: Mutant, tests: Tests, numbers: list[int], writing: int) -> None:
    """Run the tests on the mutant up to the first that fails; end with 1 if one does."""
    nowhere = os.open(os.devnull, os.O_WRONLY)
    os.dup2(nowhere, 1)
    os.dup2(nowhere, 2)
    resource.setrlimit(resource.RLIMIT_CPU, (CPU_SECONDS, CPU_SECONDS))
    resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
    status = 1
    try:
        put_in_place(mutant)
        killer = next((number for number in numbers if not tests.passes(number)), None)
        if killer is None:
            status = 0
        else:
            os.write(writing, str(killer).encode())
    finally:
        os._exit(status)


def main() -> int:
    """Try the mutants of the modules that are named, or of all."""
    parser = argparse.ArgumentParser(prog="python -m tests.mutate", description=__doc__)
    parser.add_argument("modules", nargs="*", metavar="MODULE", help="engine/order, variants/…")
    parser.add_argument("--again", action="store_true", help="try the survivors once more")
    parser.add_argument("--children", type=int, default=2, help="how many at a time")
    told = parser.parse_args()
    os.environ.setdefault("WATTEN_MATCHES", MATCHES)
    trial = Trial(told.modules or module_names(), told.children, told.again)
    options = ["-p", "no:cacheprovider", "--hypothesis-profile=mutants", "--tb=no", "-s"]
    options.append("--assert=plain")  # nobody reads in what two long lists differ
    return pytest.main(
        [*options, "-k", " and ".join(f"not {name}" for name in SLOW.split()), *TESTS],
        plugins=[trial],
    )


if __name__ == "__main__":
    sys.exit(main())

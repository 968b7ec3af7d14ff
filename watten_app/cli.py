"""The `watten` command: replay, look into and measure records (record.md).

It needs nothing but the standard library: `python -m watten_app.cli` runs from a bare checkout.
"""

import argparse
import json
import sys
import time
from collections.abc import Sequence
from typing import Any

from watten_app import i18n
from watten_app.engine import Card, Match, RecordError, explain, loads, observe, read_record
from watten_app.engine.perft import split
from watten_app.engine.play import AnyDeal, to_act
from watten_app.engine.report import deal_report, explain_report, trace, view_report
from watten_app.engine.rules import Rules
from watten_app.engine.unplayable import RulesError
from watten_app.players import Level, choose
from watten_app.players.measuring.arena import arena
from watten_app.players.measuring.bench import deals_a_second, decisions, solver_positions_a_second
from watten_app.players.measuring.duel import duel
from watten_app.players.solving import solve
from watten_app.variants import VARIANTS, rules_of

DONE, UNREADABLE, IMPOSSIBLE = 0, 1, 2
MOST_SECONDS = 60


class _FaultError(Exception):
    """Ends the command with a status and one sentence."""

    def __init__(self, status: int, message: str) -> None:
        super().__init__(message)
        self.status = status


class _Parser(argparse.ArgumentParser):
    """Faults in the arguments are one sentence too."""

    def error(self, message: str) -> Any:
        raise _FaultError(IMPOSSIBLE, f"{message}; `{self.prog} --help` shows how")


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command and give its exit status: 0 done, 1 unreadable, 2 impossible."""
    try:
        options = _parser().parse_args(arguments)
        return options.run(options)
    except _FaultError as fault:
        print(fault, file=sys.stderr)
        return fault.status
    except BrokenPipeError:
        sys.stderr.close()
        return DONE


def _parser() -> argparse.ArgumentParser:
    parser = _Parser(prog="watten", description="Replay, explain and measure Watten records.")
    commands = parser.add_subparsers(required=True, parser_class=_Parser, metavar="COMMAND")

    replay = commands.add_parser("replay", help="play records through the rules engine")
    replay.add_argument("files", nargs="+", metavar="FILE")
    replay.add_argument("--batch", action="store_true", help="one record a line, one line for each")
    replay.add_argument(
        "--trace", action="store_true", help="add what was legal before each action"
    )
    replay.set_defaults(run=_replay)

    explained = commands.add_parser("explain", help="what a long press on a card says")
    explained.add_argument("file", metavar="FILE")
    explained.add_argument("card", metavar="CARD")
    explained.set_defaults(run=_explain)

    view = commands.add_parser("view", help="what one seat knows")
    view.add_argument("file", metavar="FILE")
    view.add_argument("seat", type=int, metavar="SEAT")
    view.set_defaults(run=_view)

    chosen = commands.add_parser("choose", help="what a computer does for the seat to act")
    chosen.add_argument("file", metavar="FILE")
    chosen.add_argument("--level", type=_level, required=True, metavar="LEVEL")
    chosen.add_argument("--seed", type=int, default=1, metavar="N")
    chosen.set_defaults(run=_choose)

    solved = commands.add_parser("solve", help="which cards still win, with all cards open")
    solved.add_argument("file", metavar="FILE")
    solved.set_defaults(run=_solve)

    counted = commands.add_parser("perft", help="count the legal sequences of actions")
    counted.add_argument("file", metavar="FILE")
    counted.add_argument("depth", type=int, metavar="DEPTH")
    counted.set_defaults(run=_perft)

    listed = commands.add_parser("variants", help="the variants with their rules")
    listed.set_defaults(run=_variants)

    measured = commands.add_parser("bench", help="how quick the engine and the players are")
    measured.add_argument("--seconds", type=float, default=1.0, metavar="S", help="for each")
    measured.set_defaults(run=_bench)

    fight = commands.add_parser("arena", help="a paired match between two levels")
    fight.add_argument("--a", type=_level, required=True, metavar="LEVEL")
    fight.add_argument("--b", type=_level, required=True, metavar="LEVEL")
    fight.add_argument("--variant", required=True, metavar="NAME")
    length = fight.add_mutually_exclusive_group(required=True)
    length.add_argument("--deals", type=int, metavar="N", help="pairs of deals")
    length.add_argument("--matches", type=int, metavar="N", help="pairs of whole matches instead")
    fight.add_argument("--seed", type=int, required=True, metavar="S")
    fight.add_argument("--players", type=int, default=4, metavar="P")
    fight.add_argument("--cards-only", action="store_true", help="nobody raises")
    who = ("a", "b", "ab")
    fight.add_argument("--signs", choices=who, default="", help="who signs and talks (nobody)")
    fight.set_defaults(run=_arena)
    return parser


def _level(text: str) -> Level:
    try:
        return Level(text)
    except ValueError:
        levels = ", ".join(Level)
        raise argparse.ArgumentTypeError(f"{text!r} is no level; there is {levels}") from None


def _print(data: Any) -> None:
    try:
        print(json.dumps(data, ensure_ascii=False))
    except UnicodeEncodeError:  # a terminal that knows no umlauts
        print(json.dumps(data))


def _text_of(file: str) -> str:
    try:
        if file == "-":
            return sys.stdin.buffer.read().decode("utf-8")
        with open(file, encoding="utf-8") as opened:
            return opened.read()
    except (OSError, ValueError) as error:
        raise _FaultError(UNREADABLE, f"{file}: cannot be read: {error}") from None


def _match_of(file: str) -> Match:
    try:
        return read_record(loads(_text_of(file)), rules_of)
    except RecordError as error:
        raise _FaultError(IMPOSSIBLE, _named(file, error)) from None


def _named(file: str, error: RecordError) -> str:
    return f"{file}: {error}"


def _deal_of(file: str) -> AnyDeal:
    match = _match_of(file)
    if not match.deals:
        raise _FaultError(IMPOSSIBLE, f"{file}: the record has no deal")
    return match.deal


def _replay(options: argparse.Namespace) -> int:
    status = DONE
    for file in options.files:
        text = _text_of(file)
        if options.batch:
            _replay_batch(text, options.trace)
        else:
            status = max(status, _replay_file(file, text, options.trace))
    return status


def _replay_file(file: str, text: str, with_trace: bool) -> int:
    try:
        match, fault = read_record(loads(text), rules_of), None
    except RecordError as error:
        match, fault = error.match, error
    for report in _reports(match, with_trace):
        _print(report)
    if fault is None:
        return DONE
    print(_named(file, fault), file=sys.stderr)
    return IMPOSSIBLE


def _replay_batch(text: str, with_trace: bool) -> None:
    lines = [line for line in text.split("\n") if line.strip()]
    for number, line in enumerate(lines):
        try:
            match = read_record(loads(line), rules_of)
            _print({"record": number, "deals": _reports(match, with_trace)})
        except RecordError as error:
            fault = {"deal": error.deal, "action": error.action, "message": error.message}
            _print({"record": number, "error": fault})


def _reports(match: Match | None, with_trace: bool) -> list[dict[str, Any]]:
    if match is None:
        return []
    return [
        deal_report(match, number) | ({"trace": trace(match, number)} if with_trace else {})
        for number in range(len(match.deals))
    ]


def _explain(options: argparse.Namespace) -> int:
    deal = _deal_of(options.file)
    try:
        card = Card.parse(options.card)
    except ValueError as error:
        raise _FaultError(IMPOSSIBLE, str(error)) from None
    if card not in deal.rules.cards:
        raise _FaultError(IMPOSSIBLE, f"{card} is not in a pack of {deal.rules.pack} cards")
    if deal.over:
        raise _FaultError(IMPOSSIBLE, f"{options.file}: the deal is over, so no seat is to act")
    explanation = explain(observe(deal, to_act(deal)[0]), card)
    texts = {
        language: " ".join(i18n.say(language, message) for message in explanation.messages)
        for language in i18n.LANGUAGES
    }
    _print(explain_report(explanation) | {"text": texts})
    return DONE


def _view(options: argparse.Namespace) -> int:
    deal = _deal_of(options.file)
    if not 0 <= options.seat < deal.players:
        raise _FaultError(
            IMPOSSIBLE, f"there is no seat {options.seat} among {deal.players} players"
        )
    _print(view_report(observe(deal, options.seat)))
    return DONE


def _choose(options: argparse.Namespace) -> int:
    deal = _deal_of(options.file)
    if deal.over:
        raise _FaultError(IMPOSSIBLE, f"{options.file}: the deal is over, so no seat is to act")
    view = observe(deal, to_act(deal)[0])
    begun = time.perf_counter()
    choice = choose(options.level, view, options.seed)
    ms = (time.perf_counter() - begun) * 1000
    own = i18n.own_names(view.rules.critical, view.rules.pack)
    why = {language: i18n.say(language, choice.reason, own) for language in i18n.LANGUAGES}
    _print({"seat": view.seat, "action": str(choice.action), "why": why, "ms": round(ms, 3)})
    return DONE


def _solve(options: argparse.Namespace) -> int:
    deal = _deal_of(options.file)
    if deal.over:
        raise _FaultError(IMPOSSIBLE, f"{options.file}: the deal is over, so no seat is to act")
    _print(solve(deal))
    return DONE


def _perft(options: argparse.Namespace) -> int:
    if options.depth < 0:
        raise _FaultError(IMPOSSIBLE, f"a depth is 0 or more, not {options.depth}")
    counts = split(_deal_of(options.file), options.depth)
    total = sum(counts.values()) if options.depth else 1
    _print({"depth": options.depth, "count": total, "split": counts})
    return DONE


def _variants(_: argparse.Namespace) -> int:
    for name, variant in VARIANTS.items():
        rules = variant.rules
        _print(
            {"variant": name, "names": dict(variant.names)}
            | {"place": variant.place, "source": variant.source}
            | {"rules": {rule: rules.value_as_record(rule) for rule in Rules.house_rules()}}
        )
    return DONE


def _bench(options: argparse.Namespace) -> int:
    if not 0 < options.seconds <= MOST_SECONDS:
        raise _FaultError(IMPOSSIBLE, f"seconds are more than 0 and at most {MOST_SECONDS}")
    engine = {
        name: deals_a_second(variant.rules, options.seconds) for name, variant in VARIANTS.items()
    }
    rules = VARIANTS["bavarian"].rules
    levels = {level: decisions(level, rules, options.seconds) for level in Level}
    solver = solver_positions_a_second(rules, options.seconds)
    _print({"engine": engine, "levels": levels, "solver": solver})
    return DONE


def _arena(options: argparse.Namespace) -> int:
    pairs = options.matches if options.deals is None else options.deals
    if pairs < 1:
        raise _FaultError(IMPOSSIBLE, f"an arena plays at least one deal, not {pairs}")
    if options.matches and options.cards_only:
        raise _FaultError(IMPOSSIBLE, "whole matches are played with raises")
    try:
        rules = rules_of(options.variant)
        rules.check_players(options.players)
    except RulesError as error:
        raise _FaultError(IMPOSSIBLE, str(error)) from None
    a, b, seed, players, signs = options.a, options.b, options.seed, options.players, options.signs
    if options.matches:
        _print(duel(a, b, rules, pairs, seed, players, signs))
    else:
        _print(arena(a, b, rules, pairs, seed, players, options.cards_only, signs))
    return DONE


if __name__ == "__main__":
    sys.exit(main())

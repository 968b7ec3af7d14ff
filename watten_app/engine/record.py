"""The text form of a match: reading with every fault named, and writing (record.md)."""

import json
from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Any

from watten_app.engine.actions import Action
from watten_app.engine.cards import Card
from watten_app.engine.match import Match, MatchError, PlayedDeal, Start
from watten_app.engine.refusal import IllegalActionError
from watten_app.engine.rules import Rules
from watten_app.engine.unplayable import RulesError

FORMAT, VERSION = "watten-record", 1

type RulesOf = Callable[[Any], Rules]
type SpecOf = Callable[[Rules], Any]

_RECORD_KEYS = {"format", "version", "rules", "players", "score", "deals"}
_DEAL_KEYS = {"dealer", "hands", "stock", "pack", "seed", "actions"}


class RecordError(ValueError):
    """A record that is impossible.

    Attributes:
        deal: the number of the deal at fault, or None if the fault lies outside the deals.
        action: the index of the action at fault, or None.
        text: that action as it stands in the record, or None.
        message: what is wrong, as a sentence.
        match: the match up to the deal at fault, or None.
    """

    def __init__(
        self,
        message: str,
        deal: int | None = None,
        action: int | None = None,
        text: str | None = None,
        match: Match | None = None,
    ) -> None:
        place = f"deal {_or_null(deal)}, action {_or_null(action)}"
        if action is not None:
            place += f" {json.dumps(text)}"
        super().__init__(f"{place}: {message}")
        self.message, self.deal, self.action, self.text = message, deal, action, text
        self.match = match


def _or_null(number: int | None) -> int | str:
    return "null" if number is None else number


def loads(text: str) -> Any:
    """Read a record's JSON; a key that stands twice is a fault.

    Raises:
        RecordError: if it is no JSON.
    """
    try:
        return json.loads(text, object_pairs_hook=_unique)
    except (ValueError, RecursionError) as error:
        raise RecordError(f"this is no JSON: {error}") from None


def _unique(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    keys = [key for key, _ in pairs]
    for key in keys:
        if keys.count(key) > 1:
            raise ValueError(f"the key {key!r} stands there twice")
    return dict(pairs)


def read_record(data: Any, rules_of: RulesOf) -> Match:
    """Replay a record's data into a match.

    Args:
        data: the record as it came from JSON.
        rules_of: makes Rules of the record's `rules` (see `variants.rules_of`).

    Raises:
        RecordError: if anything in it is impossible; it holds the deals before the fault.
    """
    _check_keys(data, _RECORD_KEYS, "a record")
    if data.get("format") != FORMAT:
        raise RecordError(f"format is {data.get('format')!r}, not {FORMAT!r}")
    version = data.get("version")
    if type(version) is not int or version != VERSION:
        raise RecordError(f"version {version!r} cannot be read, only {VERSION}")
    if "rules" not in data:
        raise RecordError("rules are missing: name a variant")
    players = data.get("players", 4)
    try:
        rules = rules_of(data["rules"])
        match = Match(rules, _whole(players, "players"), ()).checked()
    except (RulesError, MatchError) as error:
        raise RecordError(str(error)) from None
    match = _with_score(match.at_the_start(), data)
    deals = data.get("deals")
    if not isinstance(deals, list):
        raise RecordError("deals is missing or no list")
    for number, deal in enumerate(deals):
        match = _read_deal(match, number, deal)
    return match


def _with_score(match: Match, data: Mapping[str, Any]) -> Match:
    """The match with the record's score to begin with; in Böhmisch it may be below nothing."""
    if "score" not in data:
        return match
    score, size = data["score"], len(match.first_score)
    if not isinstance(score, list) or len(score) != size:
        raise RecordError(f"score is a list of {size} numbers for {match.players} players")
    for points in score:
        if _whole(points, "score") < 0 and not match.rules.bohemian:
            raise RecordError(f"a score of {points} is less than nothing")
    return replace(match, first_score=tuple(score))


def _read_deal(match: Match, number: int, data: Any) -> Match:
    try:
        _check_keys(data, _DEAL_KEYS, "a deal")
        actions = data.get("actions", [])
        if not isinstance(actions, list):
            raise RecordError("actions is no list")
        begun = match.with_deal(_start(match, data))
    except (RecordError, MatchError) as error:
        raise RecordError(getattr(error, "message", str(error)), number, match=match) from None
    for index, text in enumerate(actions):
        try:
            begun, _ = begun.apply(Action.parse(text))
        except (IllegalActionError, ValueError) as error:
            shown = text if isinstance(text, str) else json.dumps(text)
            raise RecordError(str(error), number, index, shown, match) from None
    return begun


def _start(match: Match, data: Mapping[str, Any]) -> Start:
    sources = [key for key in ("hands", "pack", "seed") if key in data]
    if len(sources) != 1:
        raise RecordError("a deal starts from just one of hands, pack and seed")
    if "stock" in data and "hands" not in data:
        raise RecordError("stock stands only beside hands")
    if "dealer" in data:
        dealer = _whole(data["dealer"], "dealer")
    elif match.next_dealer is not None:
        dealer = match.next_dealer
    else:
        raise RecordError("the first deal needs its dealer")
    if "seed" in data:
        return Start(dealer, seed=_whole(data["seed"], "seed"))
    if "pack" in data:
        return Start(dealer, pack=_cards(data["pack"], "pack"))
    hands = data["hands"]
    if not isinstance(hands, list):
        raise RecordError("hands is no list")
    stock = _cards(data["stock"], "stock") if "stock" in data else None
    return Start(dealer, hands=tuple(_cards(hand, "a hand") for hand in hands), stock=stock)


def _cards(data: Any, what: str) -> tuple[Card, ...]:
    if not isinstance(data, list):
        raise RecordError(f"{what} is no list of cards")
    try:
        return tuple(Card.parse(text) for text in data)
    except ValueError as error:
        raise RecordError(f"{what}: {error}") from None


def _whole(value: Any, what: str) -> int:
    if isinstance(value, bool) or not isinstance(value, int):
        raise RecordError(f"{what} is a whole number, not {value!r}")
    return value


def _check_keys(data: Any, known: set[str], what: str) -> None:
    if not isinstance(data, dict):
        raise RecordError(f"{what} is an object with {', '.join(sorted(known))}")
    for key in data:
        if key not in known:
            raise RecordError(f"{key!r} is no key of {what}; it knows {', '.join(sorted(known))}")


def write_record(match: Match, spec_of: SpecOf) -> dict[str, Any]:
    """The match as a record's data; `read_record` of it gives an equal match.

    Args:
        spec_of: makes the record's `rules` of Rules (see `variants.spec_of`).
    """
    record: dict[str, Any] = {
        "format": FORMAT,
        "version": VERSION,
        "rules": spec_of(match.rules),
        "players": match.players,
    }
    if match.first_score != match.at_the_start().first_score:
        record["score"] = list(match.first_score)
    record["deals"] = [_write_deal(played) for played in match.deals]
    return record


def _write_deal(played: PlayedDeal) -> dict[str, Any]:
    start = played.start
    data: dict[str, Any] = {"dealer": start.dealer}
    if start.seed is not None:
        data["seed"] = start.seed
    if start.pack is not None:
        data["pack"] = list(map(str, start.pack))
    if start.hands is not None:
        data["hands"] = [list(map(str, hand)) for hand in start.hands]
    if start.stock is not None:
        data["stock"] = list(map(str, start.stock))
    data["actions"] = list(map(str, played.state.actions))
    return data

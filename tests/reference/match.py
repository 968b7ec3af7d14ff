"""A match from its record, what `watten replay --batch --trace` should print, and perft."""

import copy

from tests.reference import bohemian
from tests.reference.deal import do
from tests.reference.may import fault, legal, may_sign
from tests.reference.presets import rules_of
from tests.reference.state import new_deal, to_act


def first_score(rules, players):
    """The score that a match begins with."""
    if rules["follow"] == "bohemian":
        return [20] * players
    return [0] * (3 if players == 3 else 2)


def match_over(rules, score):
    """Has somebody won the match?"""
    if rules["follow"] == "bohemian":
        return any(bohemian.won(rules, left) for left in score)
    return max(score) >= rules["target"]


def next_dealer(deal):
    """Who deals after a deal that is over: the same after one without a result (R5, R13)."""
    again = not deal["bohemian"] and not deal["winners"]
    return deal["dealer"] if again else deal["forehand"]


def line_of(index, deal):
    """What replay prints for a deal."""
    score = [a + b for a, b in zip(deal["score"], deal["points"], strict=True)]
    seat = to_act(deal)
    return {
        "deal": index,
        "dealer": deal["dealer"],
        "schlag": deal["schlag"],
        "trump": deal["trump"],
        "tricks": deal["tricks"],
        "trick": deal["trick"],
        "value": deal["value"],
        "over": deal["over"],
        "winners": deal["winners"],
        "points": deal["points"],
        "score": score,
        "match_over": match_over(deal["rules"], score),
        "to_act": [] if seat is None else [seat],
        "legal": legal(deal),
    }


def start(record, index, score, dealer):
    """The dict of a record's deal before its first action."""
    source = record["deals"][index]
    return new_deal(rules_of(record["rules"]), record.get("players", 4), score, dealer, source)


def possible(deal, action):
    """May the action stand in a record here?"""
    seat, verb, *rest = action.split(" ")
    if verb == "sign":
        return may_sign(deal, int(seat), rest[0])
    if verb == "exchange":
        action = " ".join([seat, verb, *sorted(rest)])
    return action in legal(deal) or fault(deal, action) is not None


def replay(record):
    """The answer's `deals` with traces, or {"deal", "action"} where the first impossible action is.

    Only actions are checked: dealers and cards are taken as they stand.
    """
    players = record.get("players", 4)
    score = record.get("score", first_score(rules_of(record["rules"]), players))
    lines = []
    dealer = None
    for index, source in enumerate(record["deals"]):
        dealer = source.get("dealer", dealer)
        deal = start(record, index, score, dealer)
        trace = []
        for number, action in enumerate(source["actions"]):
            before = {"to_act": [], "legal": legal(deal)}
            if to_act(deal) is not None:
                before["to_act"] = [to_act(deal)]
            if not possible(deal, action):
                return {"deal": index, "action": number}
            trace.append(before)
            do(deal, action)
        lines.append({**line_of(index, deal), "trace": trace})
        score = lines[-1]["score"]
        dealer = next_dealer(deal)
    return lines


def perft(deal, depth):
    """How many sequences of exactly so many legal actions there are from here."""
    if depth == 0:
        return 1
    total = 0
    for action in legal(deal):
        after = copy.deepcopy(deal)
        do(after, action)
        total += perft(after, depth - 1)
    return total

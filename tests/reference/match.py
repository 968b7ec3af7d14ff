"""A match from its record, what `watten replay --batch --trace` should print, and perft."""

import copy

from tests.reference.deal import BAVARIAN, do, legal, may_sign, new_deal, to_act


def rules_of(spec):
    """The full rules of a Bavarian record."""
    changes = {} if isinstance(spec, str) else dict(spec)
    changes.pop("variant", None)
    return {**BAVARIAN, **changes}


def deal_out(rules, players, dealer, pack):
    """Hands and stock from a whole pack, dealt from its top (R6)."""
    packets = {"3+2": (3, 2), "2+3": (2, 3), "1": (1, 1, 1, 1, 1)}[rules["deal"]]
    left = list(pack)
    hands = [[] for _ in range(players)]
    for packet in packets:
        for step in range(players):
            for _ in range(packet):
                hands[(dealer + 1 + step) % players].append(left.pop(0))
    return hands, left


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
        "match_over": max(score) >= deal["rules"]["target"],
        "to_act": [] if seat is None else [seat],
        "legal": legal(deal),
    }


def start(record, index, score, dealer):
    """The dict of a record's deal before its first action."""
    rules = rules_of(record["rules"])
    players = record.get("players", 4)
    source = record["deals"][index]
    if "pack" in source:
        hands, stock = deal_out(rules, players, dealer, source["pack"])
    else:
        hands, stock = source["hands"], source.get("stock")
    return new_deal(rules, players, score, dealer, hands, stock)


def replay(record):
    """The answer's `deals` with traces, or {"deal", "action"} where the first impossible action is.

    Only actions are checked: dealers and cards are taken as they stand.
    """
    players = record.get("players", 4)
    score = record.get("score", [0] * (3 if players == 3 else 2))
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
            seat, verb, *rest = action.split(" ")
            fine = action in before["legal"]
            if verb == "sign":
                fine = may_sign(deal, int(seat), rest[0])
            if not fine:
                return {"deal": index, "action": number}
            trace.append(before)
            do(deal, action)
        lines.append({**line_of(index, deal), "trace": trace})
        score = lines[-1]["score"]
        if deal["winners"]:
            dealer = (dealer + 1) % players
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

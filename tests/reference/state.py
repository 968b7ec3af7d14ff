"""One deal as a plain dict that is changed in place: how it begins, and whom it waits for."""

from tests.reference import bohemian, cutting
from tests.reference.ladder import holds_machine
from tests.reference.table import announcers, first_value, hidden, in_turn, keeper


def new_deal(rules, players, score, dealer, source):
    """A deal from its `pack`, or `hands` with or without `stock`."""
    seats = range(players)
    deal = {
        "rules": rules,
        "bohemian": rules["follow"] == "bohemian",
        "players": players,
        "score": list(score),
        "dealer": dealer,
        "forehand": (dealer + 1) % players,
        "pack": source.get("pack"),
        "dealt": False,
        "lifted": None,
        "below": None,
        "asked": None,
        "taken": [[] for _ in seats],
        "peeked": [[] for _ in seats],
        "put_away": [[] for _ in seats],
        "hands": [[] for _ in seats],
        "stock": None,
        "turned": None,
        "left": None,
        "stayed": [],
        "exchanged": [],
        "schlag": None,
        "trump": None,
        "asked_better": [],
        "exchanges": 0,
        "swap_offered": False,
        "swapped": False,
        "question": None,
        "kept": False,
        "machine_refused": False,
        "value": 1,
        "last_raiser": None,
        "tricks": [],
        "trick": {"leader": (dealer + 1) % players, "cards": []},
        "shown": [],
        "signs": [[] for _ in seats],
        "made": [],
        "over": False,
        "winners": [],
        "points": [0] * len(score),
    }
    if not deal["bohemian"]:
        deal["value"] = first_value(deal)
    if "hands" in source:
        cutting.lie(deal, source["hands"], source.get("stock"))
    elif not cutting.matters(rules):
        cutting.hand_out(deal, source["pack"], knocked=False)
    return deal


def stage(deal):
    """What the deal waits for."""
    if deal["over"]:
        return "over"
    if not deal["dealt"]:
        return "taking" if deal["asked"] is not None else "cutting"
    if deal["bohemian"]:
        if bohemian.may_ask_to_leave(deal) is not None:
            return "leaving"
        return "play" if bohemian.to_exchange(deal) is None else "exchanging"
    if deal["question"] is not None:
        return "question"
    if deal["trump"] is None:
        return "naming"
    if keeper(deal) is not None and not deal["kept"]:
        return "keeping"
    if machine_holder(deal) is not None:
        return "machine"
    return "play"


def machine_holder(deal):
    """R15: who has an unbeatable hand to lay down before the first lead, or None."""
    if deal["rules"]["machine"] == "off" or deal["machine_refused"]:
        return None
    if deal["tricks"] or deal["trick"]["cards"] or deal["last_raiser"] is not None:
        return None
    for seat in announcers(deal) if hidden(deal) else range(deal["players"]):
        hand = deal["hands"][seat]
        if holds_machine(deal["rules"], deal["schlag"], deal["trump"], hand):
            return seat
    return None


def namer(deal):
    """Who names next, while the announcement goes on (R9, R14)."""
    if deal["players"] == 3:
        return deal["forehand"]
    first, second = announcers(deal)
    if deal["swapped"]:
        first, second = second, first
    return first if deal["schlag"] is None else second


def to_act(deal):
    """The seat whose action is awaited, or None when the deal is over."""
    now = stage(deal)
    if now == "play":
        trick = deal["trick"]
        here = [seat for seat in in_turn(deal, trick["leader"] - 1) if seat != deal["left"]]
        return here[len(trick["cards"])]
    return {
        "over": lambda: None,
        "taking": lambda: deal["asked"],
        "cutting": lambda: cutting.cutter(deal),
        "leaving": lambda: bohemian.may_ask_to_leave(deal),
        "exchanging": lambda: bohemian.to_exchange(deal),
        "question": lambda: deal["question"]["to"],
        "naming": lambda: namer(deal),
        "keeping": lambda: keeper(deal),
        "machine": lambda: machine_holder(deal),
    }[now]()


def hand_size(deal):
    """Five cards, or three with eight players."""
    return 3 if deal["players"] == 8 else 5

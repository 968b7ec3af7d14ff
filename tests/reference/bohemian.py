"""Böhmisch (section 8): leaving, exchanging, following and what it costs."""

from itertools import combinations

from tests.reference.ladder import TRUMP_CLASSES, beats, class_of
from tests.reference.table import in_turn


def may_ask_to_leave(deal):
    """The seat that is asked whether it leaves, or None (R30)."""
    if deal["players"] == 2 or deal["trump"] == deal["rules"]["no_leave"]:
        return None
    if deal["left"] is not None:
        return None
    waiting = [
        seat
        for seat in in_turn(deal, deal["dealer"])
        if seat not in deal["stayed"] and seat != deal["dealer"]
    ]
    return waiting[0] if waiting else None


def playing(deal):
    """The seats that play, from forehand on."""
    return [seat for seat in in_turn(deal, deal["dealer"]) if seat != deal["left"]]


def to_exchange(deal):
    """Who exchanges next, or None."""
    waiting = [seat for seat in playing(deal) if seat not in deal["exchanged"]]
    return waiting[0] if waiting else None


def exchanges(deal, seat):
    """All ways to put cards away, as texts."""
    stock = len(deal["stock"] or [])
    low, high = (1, 4) if seat == deal["dealer"] else (0, 3)
    high = min(high, stock + low)
    hand = sorted(deal["hands"][seat])
    found = [cards for size in range(low, high + 1) for cards in combinations(hand, size)]
    return [" ".join(["exchange", *cards]) for cards in found]


def exchange(deal, seat, cards):
    """Put these away and draw from the stock, the dealer one fewer."""
    for card in cards:
        deal["hands"][seat].remove(card)
    deal["put_away"][seat] += cards
    for _ in range(len(cards) - (seat == deal["dealer"])):
        deal["hands"][seat].append(deal["stock"].pop(0))
    deal["exchanged"].append(seat)


def _suit(deal, card):
    kind = class_of(deal["rules"], deal["schlag"], deal["trump"], card)
    return "trumps" if kind in (*TRUMP_CLASSES, "critical", "blinder") else card[0]


def playable(deal, hand):
    """R31."""
    lie = deal["trick"]["cards"]
    if not lie:
        return list(hand)
    cards = [card for card in hand if _suit(deal, card) == _suit(deal, lie[0])]
    cards = cards or [card for card in hand if _suit(deal, card) == "trumps"]
    cards = cards or list(hand)
    better = [
        card for card in cards if beats(deal["rules"], deal["schlag"], deal["trump"], lie, card)
    ]
    return better or cards


def settle(deal):
    """R32: the points of each, and who has won the match."""
    deal["over"] = True
    times = deal["value"]
    for seat in playing(deal):
        made = sum(trick["winner"] == seat for trick in deal["tricks"])
        points = -made * times if made else 5 * times
        left = deal["score"][seat]
        if made * times > left and deal["rules"]["overshoot"] == "back":
            points = made * times - left
        deal["points"][seat] = points
    after = [a + b for a, b in zip(deal["score"], deal["points"], strict=True)]
    deal["winners"] = [seat for seat, left in enumerate(after) if won(deal["rules"], left)]


def won(rules, left):
    """Has a seat with so much left won the match?"""
    return left <= 0 if rules["overshoot"] == "allowed" else left == 0

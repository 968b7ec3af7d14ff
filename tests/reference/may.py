"""What may be done in a deal: the legal actions, signs, and faults that are only punished."""

from tests.reference import bohemian
from tests.reference.ladder import SUITS, TRUMP_CLASSES, beats, class_of, nameable_ranks
from tests.reference.state import hand_size, namer, stage, to_act
from tests.reference.table import (
    announcers,
    hidden,
    party,
    seat_tense,
    tense_parties,
)

SIGNS = ["max", "belli", "weli", "spitz", "rechter", "schlag", "low"]
SIGNS += ["unter", "ober", "king", "ace", "nothing"]


def may_better(deal, seat):
    """R13: may this announcer, whose naming it is, ask for Schönere?"""
    if not deal["rules"]["better"] or deal["players"] == 3 or seat in deal["asked_better"]:
        return False
    return deal["stock"] is not None and len(deal["stock"]) >= 2 * hand_size(deal)


def last_trick_rule(deal):
    """R22: the rule for raising now, `free` where there is none."""
    at_it = len(deal["tricks"]) == 4 and deal["trick"]["cards"] and deal["last_raiser"] is None
    return deal["rules"]["last_trick"] if at_it else "free"


def of_that_kind(deal, card):
    """R22: of the suit led, a trump or of Schlag rank?"""
    named = deal["rules"], deal["schlag"], deal["trump"]
    first = deal["trick"]["cards"][0]
    led = deal["trump"] if class_of(*named, first) in TRUMP_CLASSES else first[0]
    if card[0] == led or card[1:] == deal["schlag"]:
        return True
    return class_of(*named, card) in TRUMP_CLASSES


def may_raise(deal, seat, up_to):
    """R20 to R23: may this seat ask for so much?"""
    rules = deal["rules"]
    if deal["last_raiser"] is not None and deal["last_raiser"] in party(deal, seat):
        return False
    if seat_tense(deal, seat):
        return False
    tense = len(tense_parties(deal))
    if tense == 2 or (tense == 1 and rules["tense"] in ("gestrichen", "two_three")):
        return False
    bound = not hidden(deal) or seat in announcers(deal)
    if last_trick_rule(deal) == "tirol" and bound and not of_that_kind(deal, *deal["hands"][seat]):
        return False
    return rules["raise_cap"] == "none" or up_to <= rules["target"] - min(deal["score"])


def playable(deal, seat):
    """R17, R18: the cards this seat may play."""
    hand = deal["hands"][seat]
    rules = deal["rules"]
    announcers_only = rules["follow_scope"] == "announcers" or hidden(deal)
    if announcers_only and seat not in announcers(deal):
        return list(hand)
    if deal["bohemian"]:
        return bohemian.playable(deal, hand)
    if rules["follow"] == "free" or not deal["trick"]["cards"]:
        return list(hand)
    if rules["follow"] == "hauptschlag":
        return hauptschlag(deal, seat) or list(hand)
    return tyrolean(deal, hand) or list(hand)


def hauptschlag(deal, seat):
    """The cards one of which must be played, or none at all."""
    hand, trick, rules = deal["hands"][seat], deal["trick"], deal["rules"]

    def kind(card):
        return class_of(rules, deal["schlag"], deal["trump"], card)

    if deal["tricks"] or kind(trick["cards"][0]) != "rechter":
        return []
    trumps = [card for card in hand if kind(card) in TRUMP_CLASSES]
    criticals = [card for card in hand if kind(card) == "critical"]
    if any(kind(card) == "critical" for card in trick["cards"][1:]):
        return trumps if rules["franconian"] else []
    if rules["spare_partner"] and seat in party(deal, trick["leader"]):
        return trumps + criticals if trumps else []
    after_leader = seat == (trick["leader"] + 1) % deal["players"]
    if rules["pfeffer"] and after_leader and not trumps + criticals:
        return [card for card in hand if kind(card) == "blinder"]
    return trumps + criticals


def tyrolean(deal, hand):
    """`trump` and `trump_or_beat`: the cards one of which must be played, or none at all."""
    named = deal["rules"], deal["schlag"], deal["trump"]
    lie = deal["trick"]["cards"]
    kinds = {card: class_of(*named, card) for card in hand}
    if class_of(*named, lie[0]) not in TRUMP_CLASSES:
        return []
    if not {"trump", "beaster"} & set(kinds.values()):
        return []
    if deal["rules"]["follow"] == "trump":
        return [card for card in hand if kinds[card] in (*TRUMP_CLASSES, "blinder")]
    return [card for card in hand if kinds[card] in TRUMP_CLASSES or beats(*named, lie, card)]


def held_ranks(deal):
    """The ranks forehand may name: in a blind deal those it holds."""
    ranks = nameable_ranks(deal["rules"])
    if deal["rules"]["announce"] != "blind":
        return ranks
    held = [card[1:] for card in deal["hands"][namer(deal)]]
    return [rank for rank in ranks if rank in held]


def held_suits(deal):
    """The suits the dealer may name: in a blind deal those it holds."""
    if deal["rules"]["announce"] != "blind":
        return list(SUITS)
    held = [card[0] for card in deal["hands"][namer(deal)]]
    return [suit for suit in SUITS if suit in held]


def verbs(deal):
    """What the seat to act may do, without its seat."""
    seat, now, rules = to_act(deal), stage(deal), deal["rules"]
    if now == "over":
        return []
    if now == "cutting":
        return [f"cut {n}" for n in range(1, len(deal["pack"]))] + ["fist"] * rules["fist"]
    if now == "taking":
        return ["take", "pass"]
    if now == "leaving":
        return ["leave", "stay"]
    if now == "exchanging":
        return bohemian.exchanges(deal, seat)
    if now == "question":
        return answers(deal, seat)
    if now == "naming":
        more = ["better"] * may_better(deal, seat)
        if deal["schlag"] is not None:
            return more + ["trump " + suit for suit in held_suits(deal)]
        free = rules["swap"] and deal["players"] != 3 and not deal["swap_offered"]
        more += ["swap"] * (free and seat == deal["forehand"] and not hidden(deal))
        return more + ["schlag " + rank for rank in held_ranks(deal)]
    if now == "keeping":
        return ["keep", "give"]
    if now == "machine":
        return ["machine"] if rules["machine"] == "declare" else ["machine", "pass"]
    cards = playable(deal, seat)
    found = ["play " + card for card in cards]
    if not deal["bohemian"] and may_raise(deal, seat, deal["value"] + 1):
        found += ["raise"]
        found += ["raise " + card for card in cards if rules["face_down"]]
    return found


def answers(deal, seat):
    """The answers to the open question."""
    question = deal["question"]
    if question["kind"] != "raise":
        return ["agree", "refuse"]
    found = ["hold", "fold"] + ["farbe"] * question["bluff"]
    again = deal["rules"]["reraise"] and may_raise(deal, seat, deal["value"] + 2)
    return found + ["raise"] * again


def legal(deal):
    """The legal actions as texts, sorted; signs are left out."""
    return sorted(f"{to_act(deal)} {verb}" for verb in verbs(deal))


def may_sign(deal, seat, sign):
    """R26: may this seat make this sign now? Talk (R27) is not in here."""
    if stage(deal) in ("over", "cutting", "taking") or deal["trump"] is None:
        return False
    if deal["bohemian"] or deal["players"] != 4:
        return False
    if deal["rules"]["signs"] == "off" or deal["schlag"] == "6":
        return False
    return sign in SIGNS and len(deal["signs"][seat]) < 3


def fault(deal, action):
    """R19: "card" or "raise" where this is a fault that `punish` lets happen, else None."""
    seat, verb, *rest = action.split(" ")
    if deal["rules"]["penalties"] == "prevent" or deal["bohemian"]:
        return None
    if action in legal(deal) or int(seat) != to_act(deal):
        return None
    held = all(card in deal["hands"][int(seat)] for card in rest)
    if stage(deal) == "play" and held:
        if verb == "play":
            return "card"
        if verb == "raise" and (deal["rules"]["face_down"] or not rest):
            return "raise"
    asked = stage(deal) == "question" and deal["question"]["kind"] == "raise"
    return "raise" if asked and verb == "raise" and not rest else None

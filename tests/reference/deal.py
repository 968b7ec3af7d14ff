"""One deal as a plain dict that is changed in place; announcing, playing, raising, near the end."""

from tests.reference.ladder import SUITS, best, class_of, nameable_ranks

BAVARIAN = {
    "pack": 32,
    "critical": ["HK", "S7", "E7"],
    "target": 15,
    "tense": "three",
    "follow": "hauptschlag",
    "spare_partner": False,
    "franconian": False,
    "pfeffer": False,
    "better": True,
    "swap": True,
    "deal": "3+2",
    "raise_cap": "needed",
    "reraise": True,
    "signs": "partner",
}
SIGNS = ["max", "belli", "weli", "spitz", "rechter", "schlag", "low"]
SIGNS += ["unter", "ober", "king", "ace", "nothing"]


def new_deal(rules, players, score, dealer, hands, stock):
    """A dealt deal before the announcement; stock is None when it is not known."""
    deal = {
        "rules": rules,
        "players": players,
        "score": list(score),
        "dealer": dealer,
        "forehand": (dealer + 1) % players,
        "hands": [list(hand) for hand in hands],
        "stock": None if stock is None else list(stock),
        "schlag": None,
        "trump": None,
        "asked_better": [],
        "exchanges": 0,
        "swap_offered": False,
        "swapped": False,
        "question": None,
        "keep_due": False,
        "value": 2,
        "last_raiser": None,
        "tricks": [],
        "trick": {"leader": (dealer + 1) % players, "cards": []},
        "signs": [0] * players,
        "over": False,
        "winners": [],
        "points": [0] * len(score),
    }
    if one_tense_party(deal) is not None:
        mode = rules["tense"]
        if mode in ("three", "gestrichen"):
            deal["value"] = 3
        if mode == "four_behind" and four_behind(deal):
            deal["value"] = 4
    return deal


# --- who sits with whom -------------------------------------------------------------------


def party(deal, seat):
    """The seats that play together with this one in this deal, itself among them."""
    if deal["players"] == 3:
        if seat == deal["forehand"]:
            return [seat]
        return [other for other in range(3) if other != deal["forehand"]]
    return [other for other in range(deal["players"]) if other % 2 == seat % 2]


def other_party(deal, seat):
    """The seats on the other side."""
    return [other for other in range(deal["players"]) if other not in party(deal, seat)]


def points_of(deal, seat):
    """The score that counts for a seat before this deal."""
    return deal["score"][seat if deal["players"] == 3 else seat % 2]


def in_turn(deal, after):
    """All seats in turn, from the one after the given one on."""
    return [(after + step) % deal["players"] for step in range(1, deal["players"] + 1)]


# --- near the target (R23) ----------------------------------------------------------------


def seat_tense(deal, seat):
    """Is this seat's score within two of the target?"""
    return points_of(deal, seat) >= deal["rules"]["target"] - 2


def tense_parties(deal):
    """The parties with a tense seat."""
    forehand = deal["forehand"]
    parties = [party(deal, forehand), other_party(deal, forehand)]
    return [seats for seats in parties if any(seat_tense(deal, seat) for seat in seats)]


def one_tense_party(deal):
    """The tense party if there is just one, else None."""
    tense = tense_parties(deal)
    return tense[0] if len(tense) == 1 else None


def four_behind(deal):
    """Is the other party four or more behind the only tense one, by their highest scores?"""
    mine = one_tense_party(deal)
    others = other_party(deal, mine[0])
    highest = max(points_of(deal, seat) for seat in mine)
    return highest - max(points_of(deal, seat) for seat in others) >= 4


def keeper(deal):
    """Who says keep or give before the first lead, or None."""
    tense = one_tense_party(deal)
    mode = deal["rules"]["tense"]
    if tense is None or mode in ("ban", "two_three"):
        return None
    if mode == "four_behind" and not four_behind(deal):
        return None
    if deal["players"] == 3:
        for seat in in_turn(deal, deal["dealer"]):
            if seat in tense and seat_tense(deal, seat):
                return seat
    return deal["forehand"] if deal["forehand"] in tense else deal["dealer"]


# --- what may be done ---------------------------------------------------------------------


def namer(deal):
    """Who names next, while the announcement goes on (R9, R14)."""
    if deal["players"] == 3:
        return deal["forehand"]
    first, second = deal["forehand"], deal["dealer"]
    if deal["swapped"]:
        first, second = second, first
    return first if deal["schlag"] is None else second


def may_better(deal, seat):
    """R13: may this announcer, whose naming it is, ask for Schönere?"""
    if not deal["rules"]["better"] or deal["players"] == 3 or seat in deal["asked_better"]:
        return False
    return deal["stock"] is not None and len(deal["stock"]) >= 10


def may_raise(deal, seat, up_to):
    """R20, R21, R23: may this seat ask for so much?"""
    rules = deal["rules"]
    if deal["last_raiser"] is not None and deal["last_raiser"] in party(deal, seat):
        return False
    if seat_tense(deal, seat):
        return False
    tense = len(tense_parties(deal))
    if tense == 2 or (tense == 1 and rules["tense"] in ("gestrichen", "two_three")):
        return False
    return rules["raise_cap"] == "none" or up_to <= rules["target"] - min(deal["score"])


def to_act(deal):
    """The seat whose action is awaited, or None when the deal is over."""
    if deal["over"]:
        return None
    if deal["question"] is not None:
        return deal["question"]["to"]
    if deal["trump"] is None:
        return namer(deal)
    if deal["keep_due"]:
        return keeper(deal)
    trick = deal["trick"]
    return (trick["leader"] + len(trick["cards"])) % deal["players"]


def playable(deal, seat):
    """R17: the cards this seat may play."""
    hand = deal["hands"][seat]
    trick = deal["trick"]
    rules = deal["rules"]

    def kind(card):
        return class_of(rules, deal["schlag"], deal["trump"], card)

    if rules["follow"] != "hauptschlag" or deal["tricks"] or not trick["cards"]:
        return list(hand)
    if kind(trick["cards"][0]) != "rechter":
        return list(hand)
    trumps = [card for card in hand if kind(card) in TRUMP_CLASSES]
    criticals = [card for card in hand if kind(card) == "critical"]
    if any(kind(card) == "critical" for card in trick["cards"][1:]):
        return trumps if rules["franconian"] and trumps else list(hand)
    if rules["spare_partner"] and seat in party(deal, trick["leader"]):
        return trumps + criticals if trumps else list(hand)
    if trumps or criticals:
        return trumps + criticals
    if rules["pfeffer"] and seat == (trick["leader"] + 1) % deal["players"]:
        blinde = [card for card in hand if kind(card) == "blinder"]
        return blinde or list(hand)
    return list(hand)


TRUMP_CLASSES = ("trump", "rechter", "guater", "super_guater", "beaster")


def verbs(deal):
    """What the seat to act may do, without its seat."""
    seat = to_act(deal)
    if seat is None:
        return []
    rules = deal["rules"]
    question = deal["question"]
    if question is not None:
        if question["kind"] != "raise":
            return ["agree", "refuse"]
        again = rules["reraise"] and may_raise(deal, seat, deal["value"] + 2)
        return ["hold", "fold"] + ["raise"] * again
    if deal["trump"] is None:
        more = ["better"] * may_better(deal, seat)
        if deal["schlag"] is not None:
            return more + ["trump " + suit for suit in SUITS]
        free = rules["swap"] and deal["players"] != 3 and not deal["swap_offered"]
        more += ["swap"] * (free and seat == deal["forehand"])
        return more + ["schlag " + rank for rank in nameable_ranks(rules)]
    if deal["keep_due"]:
        return ["keep", "give"]
    more = ["raise"] * may_raise(deal, seat, deal["value"] + 1)
    return more + ["play " + card for card in playable(deal, seat)]


def legal(deal):
    """The legal actions as texts, sorted; signs are left out."""
    return sorted(f"{to_act(deal)} {verb}" for verb in verbs(deal))


def may_sign(deal, seat, sign):
    """R26: may this seat make this sign now? Talk (R27) is not in here."""
    if deal["over"] or deal["trump"] is None or deal["players"] != 4:
        return False
    if deal["rules"]["signs"] == "off" or deal["schlag"] == "6":
        return False
    return sign in SIGNS and deal["signs"][seat] < 3


# --- doing it -----------------------------------------------------------------------------


def end(deal, winners, points):
    """The deal is over and these seats get so many points."""
    deal["over"] = True
    deal["question"] = None
    deal["keep_due"] = False
    deal["winners"] = sorted(winners)
    indices = winners if deal["players"] == 3 else {seat % 2 for seat in winners}
    for index in indices:
        deal["points"][index] = points


def exchange(deal):
    """R13: new hands for both announcers, or no result when it is the second one."""
    if deal["exchanges"] == 1:
        end(deal, [], 0)
        return
    deal["exchanges"] = 1
    new = {deal["forehand"]: [], deal["dealer"]: []}
    for packet in (3, 2):
        for seat in (deal["forehand"], deal["dealer"]):
            for _ in range(packet):
                new[seat].append(deal["stock"].pop(0))
    for seat, cards in new.items():
        deal["hands"][seat] = cards
    deal["schlag"] = None


def won_with(deal, winners):
    """The points for winning the tricks."""
    if deal["rules"]["tense"] == "two_three" and one_tense_party(deal) is not None:
        return 2 if winners == one_tense_party(deal) else 3
    return deal["value"]


def play(deal, seat, card):
    """A card falls; the trick and the deal may end with it."""
    trick = deal["trick"]
    deal["hands"][seat].remove(card)
    trick["cards"].append(card)
    if len(trick["cards"]) < deal["players"]:
        return
    index, reason = best(deal["rules"], deal["schlag"], deal["trump"], trick["cards"])
    winner = (trick["leader"] + index) % deal["players"]
    deal["tricks"].append({**trick, "winner": winner, "reason": reason})
    deal["trick"] = {"leader": winner, "cards": []}
    for seats in (party(deal, winner), other_party(deal, winner)):
        if sum(done["winner"] in seats for done in deal["tricks"]) == 3:
            end(deal, seats, won_with(deal, seats))


def answer(deal, verb):
    """The answer to a question."""
    question = deal["question"]
    deal["question"] = None
    if question["kind"] == "better" and verb == "agree":
        exchange(deal)
    elif question["kind"] == "swap":
        deal["swapped"] = verb == "agree"
    elif verb == "fold":
        end(deal, party(deal, question["by"]), deal["value"])
    elif verb in ("hold", "raise"):
        deal["value"] += 1
        if verb == "raise":
            ask_raise(deal, question["to"])


def ask_raise(deal, seat):
    """A raise waits for the next seat of the other side in turn."""
    deal["last_raiser"] = seat
    to = next(other for other in in_turn(deal, seat) if other not in party(deal, seat))
    deal["question"] = {"kind": "raise", "by": seat, "to": to}


def do(deal, action):
    """Changes the deal by an action that is legal (or a sign that may be made)."""
    seat, verb, *rest = action.split(" ")
    seat = int(seat)
    announcers = {deal["forehand"]: deal["dealer"], deal["dealer"]: deal["forehand"]}
    if verb == "sign":
        deal["signs"][seat] += 1
    elif deal["question"] is not None:
        answer(deal, verb)
    elif verb in ("better", "swap"):
        if verb == "better":
            deal["asked_better"].append(seat)
        else:
            deal["swap_offered"] = True
        deal["question"] = {"kind": verb, "by": seat, "to": announcers[seat]}
    elif verb == "schlag":
        deal["schlag"] = rest[0]
    elif verb == "trump":
        deal["trump"] = rest[0]
        deal["keep_due"] = keeper(deal) is not None
    elif verb == "keep":
        deal["keep_due"] = False
    elif verb == "give":
        end(deal, other_party(deal, seat), 2)
    elif verb == "raise":
        ask_raise(deal, seat)
    elif verb == "play":
        play(deal, seat, rest[0])
    else:
        raise AssertionError(action)

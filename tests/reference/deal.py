"""Doing: what each action changes in a deal."""

from tests.reference import bohemian, cutting
from tests.reference.ladder import best
from tests.reference.may import fault, last_trick_rule, of_that_kind
from tests.reference.state import hand_size
from tests.reference.table import announcers, in_turn, one_tense_party, other_party, party


def end(deal, winners, points):
    """The deal is over and these seats get so many points; the bluff's two come after (R7)."""
    deal["over"] = True
    deal["question"] = None
    deal["winners"] = sorted(winners)
    give(deal, winners, points)
    cutter = cutting.cutter(deal)
    shown = {card for seat, card in deal["shown"] if seat == cutter}
    hidden = not shown & set(deal["rules"]["critical"])
    bluffed = deal["rules"]["schlecken_bluff"] and deal["taken"][cutter]
    if bluffed and hidden and in_fifth_trick(deal):
        give(deal, other_party(deal, cutter), 2)


def in_fifth_trick(deal):
    """Did the deal, over now, go to its fifth trick?"""
    made = [trick["winner"] for trick in deal["tricks"]]
    twice = [sum(winner in party(deal, seat) for winner in made[:4]) for seat in made]
    return len(made) >= 4 and set(twice) == {2}


def give(deal, seats, points):
    """Points for seats, each side once."""
    for index in seats if deal["players"] == 3 else {seat % 2 for seat in seats}:
        deal["points"][index] += points


def new_hands(deal):
    """R13: new hands for both announcers, or no result when it is the second one."""
    if deal["exchanges"] == 1:
        end(deal, [], 0)
        return
    deal["exchanges"] = 1
    for seat in announcers(deal):
        deal["put_away"][seat] += deal["hands"][seat]
        deal["hands"][seat] = []
    for packet in (3, hand_size(deal) - 3):
        for seat in announcers(deal):
            for _ in range(packet):
                deal["hands"][seat].append(deal["stock"].pop(0))
    deal["schlag"] = None


def won_with(deal, winners):
    """The points for winning the deal at its present value."""
    if deal["rules"]["tense"] == "two_three" and one_tense_party(deal) is not None:
        return 2 if winners == one_tense_party(deal) else 3
    return deal["value"]


def play(deal, seat, card):
    """A card falls; the trick and the deal may end with it."""
    trick = deal["trick"]
    deal["hands"][seat].remove(card)
    trick["cards"].append(card)
    deal["shown"].append((seat, card))
    here = [other for other in in_turn(deal, trick["leader"] - 1) if other != deal["left"]]
    if len(trick["cards"]) < len(here):
        return
    index, reason = best(deal["rules"], deal["schlag"], deal["trump"], trick["cards"])
    winner = here[index]
    deal["tricks"].append({**trick, "winner": winner, "reason": reason})
    deal["trick"] = {"leader": winner, "cards": []}
    if deal["bohemian"]:
        if len(deal["tricks"]) == 5:
            bohemian.settle(deal)
        return
    needed = 2 if deal["players"] == 8 else 3
    for seats in (party(deal, winner), other_party(deal, winner)):
        if sum(done["winner"] in seats for done in deal["tricks"]) == needed:
            end(deal, seats, won_with(deal, seats))


def answer(deal, verb):
    """The answer to a question."""
    question = deal["question"]
    deal["question"] = None
    if question["kind"] == "better":
        if verb == "agree":
            new_hands(deal)
    elif question["kind"] == "swap":
        deal["swapped"] = verb == "agree"
    elif verb == "fold":
        end(deal, party(deal, question["by"]), deal["value"])
    elif verb == "farbe":
        card = deal["hands"][question["by"]][0]
        deal["shown"].append((question["by"], card))
        winner = question["by"] if of_that_kind(deal, card) else question["to"]
        end(deal, party(deal, winner), deal["value"])
    else:
        deal["value"] += 1
        if verb == "raise":
            ask_raise(deal, question["to"], question["card"], bluff=False)
        elif question["card"] is not None:
            play(deal, *question["card"])


def ask_raise(deal, seat, card, bluff):
    """A raise waits for the next seat of the other side in turn."""
    deal["last_raiser"] = seat
    to = next(other for other in in_turn(deal, seat) if other not in party(deal, seat))
    deal["question"] = {"kind": "raise", "by": seat, "to": to, "card": card, "bluff": bluff}


def do(deal, action):
    """Changes the deal by an action that is legal, a sign that may be made, or a punished fault."""
    seat, verb, *rest = action.split(" ")
    seat = int(seat)
    wrong = None if verb == "sign" else fault(deal, action)
    if wrong == "card":
        winners = other_party(deal, seat)
        deal["shown"].append((seat, rest[0]))
        end(deal, winners, won_with(deal, winners))
    elif wrong == "raise":
        end(deal, other_party(deal, seat), deal["rules"]["penalty_points"])
    elif verb == "sign":
        deal["signs"][seat].append(rest[0])
        deal["made"].append((seat, rest[0]))
    elif verb == "exchange":
        bohemian.exchange(deal, seat, rest)
        if bohemian.to_exchange(deal) is None:
            deal["trick"]["leader"] = bohemian.playing(deal)[0]
    elif deal["question"] is not None:
        answer(deal, verb)
    elif verb in ("better", "swap"):
        if verb == "better":
            deal["asked_better"].append(seat)
        else:
            deal["swap_offered"] = True
        other = next(who for who in announcers(deal) if who != seat)
        deal["question"] = {"kind": verb, "by": seat, "to": other}
    elif verb == "raise":
        bluff = last_trick_rule(deal) == "bluff"
        ask_raise(deal, seat, (seat, rest[0]) if rest else None, bluff)
    elif verb == "play":
        play(deal, seat, rest[0])
    else:
        do_once(deal, seat, verb, rest)


def do_once(deal, seat, verb, rest):
    """What is said or done at most once or twice a deal."""
    match verb:
        case "cut":
            cutting.cut(deal, int(rest[0]))
        case "fist":
            cutting.hand_out(deal, deal["pack"], knocked=True)
        case "take":
            cutting.take(deal)
        case "pass" if deal["dealt"]:
            deal["machine_refused"] = True
        case "pass":
            deal["peeked"][seat].append(deal["lifted"][-1])
            deal["asked"] = None
            cutting.hand_out(deal, [*deal["below"], *deal["lifted"]], knocked=False)
        case "schlag" | "trump":
            deal[verb] = rest[0]
        case "keep":
            deal["kept"] = True
        case "give":
            end(deal, other_party(deal, seat), 2)
        case "machine":
            winners = party(deal, seat)
            declared = deal["rules"]["machine"] == "declare"
            end(deal, winners, won_with(deal, winners) if declared else 3)
        case "leave":
            deal["left"] = seat
        case "stay":
            deal["stayed"].append(seat)

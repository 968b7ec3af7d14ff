"""Cutting, Schlecken and dealing (R6 to R8)."""


def cutter(deal):
    """The seat before the dealer."""
    return (deal["dealer"] - 1) % deal["players"]


def matters(rules):
    """Does a house rule give cutting a meaning?"""
    return rules["schlecken"] or rules["peek"] == "cutter" or rules["fist"]


def packets(deal, knocked):
    """How many cards each seat gets at a time."""
    if deal["players"] == 8:
        return (3,)
    if deal["bohemian"]:
        return (3, 2)
    if knocked:
        return (5,)
    return {"3+2": (3, 2), "2+3": (2, 3), "1": (1,) * 5}[deal["rules"]["deal"]]


def cut(deal, number):
    """The cutter lifts so many cards."""
    deal["lifted"] = deal["pack"][:number]
    deal["below"] = deal["pack"][number:]
    if deal["rules"]["peek"] == "cutter":
        deal["peeked"][cutter(deal)].append(deal["lifted"][-1])
    ask(deal, cutter(deal))


def ask(deal, seat):
    """Ask this seat whether it takes the card now shown, or deal."""
    rules = deal["rules"]
    deal["asked"] = None
    if rules["schlecken"] and deal["lifted"] and len(deal["taken"][seat]) < 5:
        critical = deal["lifted"][-1] in rules["critical"]
        if critical or (rules["schlecken_bluff"] and seat == cutter(deal)):
            deal["asked"] = seat
            return
    hand_out(deal, [*deal["below"], *deal["lifted"]], knocked=False)


def take(deal):
    """The seat asked takes the card shown; the next one is the other's."""
    seat = deal["asked"]
    card = deal["lifted"].pop()
    deal["taken"][seat].append(card)
    if seat == cutter(deal):
        if card not in deal["rules"]["critical"]:
            deal["asked"] = None
            hand_out(deal, [*deal["below"], *deal["lifted"]], knocked=False)
            return
        ask(deal, deal["dealer"])
    else:
        ask(deal, cutter(deal))


def hand_out(deal, cards, knocked):
    """Packets from forehand on; a taken card is one fewer in the last packet of its owner."""
    left = list(cards)
    sizes = {seat: list(packets(deal, knocked)) for seat in range(deal["players"])}
    for seat, size in sizes.items():
        for _ in deal["taken"][seat]:
            last = max(index for index, count in enumerate(size) if count)
            size[last] -= 1
    dealt = [[] for _ in range(deal["players"])]
    for index in range(len(packets(deal, knocked))):
        for step in range(1, deal["players"] + 1):
            seat = (deal["dealer"] + step) % deal["players"]
            for _ in range(sizes[seat][index]):
                dealt[seat].append(left.pop(0))
        if deal["bohemian"] and index == 0:
            deal["turned"] = left.pop(0)
            dealt[deal["dealer"]].append(deal["turned"])
    hands = [[*cards, *deal["taken"][seat]] for seat, cards in enumerate(dealt)]
    lie(deal, hands, left)


def lie(deal, hands, stock):
    """The hands are dealt: the stock lies, and what follows from the cards alone is known."""
    rules = deal["rules"]
    deal["hands"] = [list(hand) for hand in hands]
    deal["stock"] = None if stock is None else list(stock)
    deal["dealt"] = True
    if rules["peek"] == "dealer" and stock:
        deal["peeked"][deal["dealer"]] += [stock[0]] if len(stock) == 1 else [stock[0], stock[-1]]
    if rules["announce"] == "bottom":
        deal["schlag"] = deal["hands"][deal["forehand"]][0][1:]
        deal["trump"] = deal["hands"][deal["dealer"]][0][0]
    if deal["bohemian"]:
        turned = deal["turned"] or deal["hands"][deal["dealer"]][3]
        deal["turned"] = turned
        deal["trump"] = "H" if turned in rules["critical"] else turned[0]
        deal["schlag"] = turned[1:] if rules["turned_schlag"] else None
        deal["value"] = 2 if deal["trump"] == "H" else 1

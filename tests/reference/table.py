"""Who sits with whom in a deal, who knows what was named, and who is near the target."""


def party(deal, seat):
    """The seats that play together with this one in this deal, itself among them."""
    if deal["bohemian"]:
        return [seat]
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


def announcers(deal):
    """Forehand and dealer."""
    return [deal["forehand"], deal["dealer"]]


def hidden(deal):
    """Is it a blind or bottom deal?"""
    return deal["rules"]["announce"] in ("blind", "bottom")


def seat_tense(deal, seat):
    """R23: is this seat's score within two of the target?"""
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


def first_value(deal):
    """What a deal is worth from the start (R20, R23)."""
    mode = deal["rules"]["tense"]
    if one_tense_party(deal) is not None:
        if mode in ("three", "gestrichen"):
            return 3
        if mode == "four_behind" and four_behind(deal):
            return 4
    return 2


def keeper(deal):
    """Who says keep or give before the first lead, or None."""
    if first_value(deal) == 2:
        return None
    tense = one_tense_party(deal)
    if deal["players"] == 3:
        for seat in in_turn(deal, deal["dealer"]):
            if seat in tense and seat_tense(deal, seat):
                return seat
    return deal["forehand"] if deal["forehand"] in tense else deal["dealer"]

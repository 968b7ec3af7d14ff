"""What a seat knows (R7 to R12, R15, R26), as `watten view` prints it."""

from tests.reference import cutting
from tests.reference.may import legal
from tests.reference.state import stage, to_act
from tests.reference.table import announcers, hidden, party


def knows(deal, seat):
    """Does the seat know what has been named?"""
    if not hidden(deal) or deal["over"]:
        return True
    if deal["rules"]["blind_reveal"] == "first_trick" and deal["tricks"]:
        return True
    return deal["trump"] is not None and seat in announcers(deal)


def view(deal, seat):
    """All of it, in the order of record.md."""
    if hidden(deal) and stage(deal) == "machine" and to_act(deal) != seat:
        deal = deal | {"machine_refused": True}
    known = knows(deal, seat)
    forehands_own = seat == deal["forehand"] and deal["trump"] is None
    tricks = [trick if known else trick | {"reason": None} for trick in deal["tricks"]]
    place = 0 if deal["rules"]["open_trick"] == "first" else -1
    acting = [] if to_act(deal) is None else [to_act(deal)]
    return {
        "seat": seat,
        "players": deal["players"],
        "dealer": deal["dealer"],
        "hand": deal["hands"][seat] if may_look(deal, seat) else [],
        "hand_sizes": [len(hand) for hand in deal["hands"]],
        "schlag": deal["schlag"] if known or forehands_own else None,
        "trump": deal["trump"] if known else None,
        "tricks": tricks,
        "trick": deal["trick"],
        "open_trick": tricks[place] if tricks else None,
        "value": deal["value"],
        "score": deal["score"],
        "peeked": peeked(deal, seat),
        "taken": [taken(deal, seat, owner) for owner in range(deal["players"])],
        "put_away": deal["put_away"][seat],
        "signs": [{"seat": who, "sign": seen(deal, seat, who, x)} for who, x in deal["made"]],
        "to_act": acting,
        "legal": legal(deal) if seat in acting else [],
    }


def may_look(deal, seat):
    """R9: who does not announce among four and more looks at the cards after the naming."""
    if deal["bohemian"] or deal["rules"]["announce"] != "open" or deal["players"] < 4:
        return True
    return seat in announcers(deal) or deal["trump"] is not None or deal["over"]


def peeked(deal, seat):
    """R8, and the card that the seat is or was asked to take."""
    shown = deal["lifted"][-1:] if deal["asked"] == seat else []
    return list(dict.fromkeys([*deal["peeked"][seat], *shown]))


def taken(deal, seat, owner):
    """R7: all see taken cards, but for those a bluffing cutter takes."""
    face_down = deal["rules"]["schlecken_bluff"] and owner == cutting.cutter(deal) != seat
    return [None if face_down else card for card in deal["taken"][owner]]


def seen(deal, seat, who, sign):
    """R26: the partner sees the sign, the others that one was made; or all see it."""
    open_to_all = deal["rules"]["signs"] == "all"
    return sign if open_to_all or who in party(deal, seat) else None

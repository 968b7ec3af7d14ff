"""The order of the cards as a ladder: a list of rungs from the top (rules.md, section 1)."""

import functools

UPWARDS = ["5", "6", "7", "8", "9", "10", "U", "O", "K", "A"]
SUITS = "EGHS"
TRUMP_CLASSES = ("trump", "rechter", "guater", "super_guater", "beaster")


def pack(size):
    """All cards of a pack of 32, 33 or 40."""
    cards = [suit + rank for suit in SUITS for rank in ring(size)]
    return [*cards, "S6"] if size == 33 else cards


def ring(size):
    """The ranks as they follow each other for Guater and Beaster."""
    return UPWARDS if size == 40 else UPWARDS[2:]


def nameable_ranks(rules):
    """The ranks that may be named as Schlag (R2, R3)."""
    ranks = list(ring(rules["pack"]))
    if rules["pack"] == 33:
        ranks.insert(0, "6")
    if "S6" in rules["critical"] and "6" in ranks:
        ranks.remove("6")
    return ranks


def ladder(rules, schlag, trump, led):
    """The rungs from the top: (class, [cards that are equal on it]); what is on none cannot win."""
    bohemian = rules["follow"] == "bohemian"
    guater = 0 if bohemian else rules["guater"]
    beaster = rules["beaster"] and not bohemian
    critical = tuple(rules["critical"])
    return _ladder(rules["pack"], critical, guater, beaster, rules["weli"], schlag, trump, led)


@functools.cache
def _ladder(size, critical, guater, beaster, weli, schlag, trump, led):
    cards = pack(size)
    rungs = []
    placed = set()

    def rung(name, *wanted):
        fresh = [card for card in wanted if card in cards and card not in placed]
        if fresh:
            rungs.append((name, fresh))
            placed.update(fresh)

    for card in critical:
        rung("critical", card)
    if schlag == "6" and size == 33:
        rung("rechter", "S6")
    elif schlag is not None:
        ranks = ring(size)
        at = ranks.index(schlag)
        if guater == 2:
            rung("super_guater", trump + ranks[(at + 2) % len(ranks)])
        if guater >= 1:
            rung("guater", trump + ranks[(at + 1) % len(ranks)])
        if beaster:
            rung("beaster", trump + ranks[(at - 1) % len(ranks)])
        rung("rechter", trump + schlag)
        rung("blinder", *[suit + schlag for suit in SUITS if suit != trump])
    weli_is_trump = size == 33 and weli == "trump"
    downwards = list(reversed(UPWARDS))
    for rank in downwards:
        if not (weli_is_trump and trump + rank == "S6"):
            rung("trump", trump + rank)
    if weli_is_trump:
        rung("trump", "S6")
    if led is not None:
        for rank in downwards:
            rung("suit", led + rank)
    return rungs


def class_of(rules, schlag, trump, card):
    """The class of a card, or None for a plain one."""
    for name, cards in ladder(rules, schlag, trump, None):
        if card in cards:
            return name
    return None


def best(rules, schlag, trump, cards):
    """Of a trick's cards in the order played: the index of the best one, and its class."""
    for name, equal in ladder(rules, schlag, trump, cards[0][0]):
        for index, card in enumerate(cards):
            if card in equal:
                return index, name
    raise AssertionError("the card led is always on the ladder")


def beats(rules, schlag, trump, cards, card):
    """Would this card, played now, be the best of the trick?"""
    return best(rules, schlag, trump, [*cards, card])[0] == len(cards)


def holds_machine(rules, schlag, trump, hand):
    """R15: are the three highest cards of the deal in this hand, Blinde being equally high?"""
    wanted = 3
    for _, cards in ladder(rules, schlag, trump, None):
        need = min(wanted, len(cards))
        if sum(card in hand for card in cards) < need:
            return False
        wanted -= need
        if not wanted:
            return True
    return False

"""The order of the cards as a ladder: a list of rungs from the top (rules.md, section 1)."""

UPWARDS = ["5", "6", "7", "8", "9", "10", "U", "O", "K", "A"]
SUITS = "EGHS"


def pack(size):
    """All cards of a pack of 32, 33 or 40."""
    ranks = UPWARDS if size == 40 else UPWARDS[2:]
    cards = [suit + rank for suit in SUITS for rank in ranks]
    return [*cards, "S6"] if size == 33 else cards


def ring(size):
    """The ranks as they follow each other for Guater and Beaster."""
    return UPWARDS if size == 40 else UPWARDS[2:]


def nameable_ranks(rules):
    """The ranks that may be named as Schlag (R2, R3)."""
    if rules["pack"] == 33 and "S6" not in rules["critical"]:
        return ["6", *UPWARDS[2:]]
    return list(ring(rules["pack"]))


def ladder(rules, schlag, trump, led):
    """The rungs from the top: (class, [cards that are equal on it]); what is on none cannot win."""
    cards = pack(rules["pack"])
    rungs = []
    placed = set()

    def rung(name, *wanted):
        fresh = [card for card in wanted if card in cards and card not in placed]
        if fresh:
            rungs.append((name, fresh))
            placed.update(fresh)

    for card in rules["critical"]:
        rung("critical", card)
    if schlag == "6" and rules["pack"] == 33:
        rung("rechter", "S6")
    else:
        ranks = ring(rules["pack"])
        at = ranks.index(schlag)
        if rules.get("guater", 0) == 2:
            rung("super_guater", trump + ranks[(at + 2) % len(ranks)])
        if rules.get("guater", 0) >= 1:
            rung("guater", trump + ranks[(at + 1) % len(ranks)])
        if rules.get("beaster", False):
            rung("beaster", trump + ranks[(at - 1) % len(ranks)])
        rung("rechter", trump + schlag)
        rung("blinder", *[suit + schlag for suit in SUITS if suit != trump])
    weli_is_trump = rules["pack"] == 33 and rules.get("weli", "bells") == "trump"
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

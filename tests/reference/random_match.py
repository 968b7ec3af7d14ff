"""Random records, made by the slow Watten alone: rules, cards, and possible actions."""

from tests.reference.deal import do
from tests.reference.ladder import pack
from tests.reference.match import first_score, match_over, next_dealer
from tests.reference.may import SIGNS, fault, legal, may_sign
from tests.reference.presets import PRESETS, VALUES, refused, rules_of
from tests.reference.state import new_deal

PLAYERS = [2, 3, 4, 4, 4, 4, 6, 8]


def random_spec(random, players, variant=None):
    """A variant, with some house rules half the time, that so many can play."""
    while True:
        variant_now = variant or random.choice(sorted(PRESETS))
        spec = variant_now if random.random() < 0.2 else {"variant": variant_now}
        if isinstance(spec, dict) and random.random() < 0.8:
            spec |= _house_rules(random, variant_now)
        if players == 8:
            spec = {"variant": variant_now, "pack": 40} | (spec if isinstance(spec, dict) else {})
        if not refused(spec, players):
            return spec


def _house_rules(random, variant):
    rules = {}
    for name in random.sample(sorted(VALUES), random.randint(1, 10)):
        rules[name] = random.choice(VALUES[name])
    if random.random() < 0.25:
        rules |= {"schlecken": True, "schlecken_bluff": random.random() < 0.5}
    if random.random() < 0.15:
        rules["machine"] = random.choice(VALUES["machine"])
    if random.random() < 0.25:
        rules["last_trick"] = random.choice(VALUES["last_trick"])
    if random.random() < 0.5:
        rules.pop("pack", None)
    if rules.get("announce", "open") not in ("open", "turned"):
        rules |= {"signs": "off"}
        rules.pop("follow_scope", None)
    if random.random() < 0.25:
        cards = pack(rules.get("pack", PRESETS[variant]["pack"]))
        rules["critical"] = random.sample(cards, random.randint(0, 5))
    return rules


def random_players(random):
    """Four most often."""
    return random.choice(PLAYERS)


def random_score(random, rules, players):
    """Often near the end, where most rules are."""
    begin = first_score(rules, players)
    if random.random() < 0.3:
        return begin
    if rules["follow"] == "bohemian":
        return [random.choice([20, random.randint(1, 6)]) for _ in begin]
    target = rules["target"]
    low = target - 4 if random.random() < 0.6 else 0
    return [random.choice([random.randint(low, target - 1), 0, target - 6]) for _ in begin]


def random_match(random, deals=3, players=None, variant=None):
    """A record whose actions are all possible; the last deal may stand in the middle."""
    bohemian = variant == "bohemian" or (variant is None and random.random() < 0.12)
    if bohemian:
        variant, players = "bohemian", players or random.randint(2, 6)
    players = players or random_players(random)
    if variant in ("blind", "ladinern", "groeden") and players == 3:
        players = 4
    spec = random_spec(random, players, variant)
    rules = rules_of(spec)
    score = random_score(random, rules, players)
    record = {"format": "watten-record", "version": 1, "rules": spec, "players": players}
    record |= {"score": score, "deals": []}
    dealer = random.randrange(players)
    for number in range(random.randint(1, deals)):
        source, deal = _random_deal(random, rules, players, score, dealer)
        if number == 0 or random.random() < 0.5:
            source["dealer"] = dealer
        record["deals"].append(source)
        stop = random.randint(0, 25) if random.random() < 0.25 else 1000
        play_on(random, deal, source["actions"], stop)
        score = [a + b for a, b in zip(score, deal["points"], strict=True)]
        if not deal["over"] or match_over(rules, score):
            break
        dealer = next_dealer(deal)
    return record


def _random_deal(random, rules, players, score, dealer):
    cards = pack(rules["pack"])
    random.shuffle(cards)
    if random.random() < 0.4:
        # Kritische together, to be taken from under the cut or to come into one hand.
        cards.sort(key=lambda card: card in rules["critical"])
        place = random.randrange(len(cards))
        if rules["machine"] != "off":
            place = len(cards) - len(rules["critical"]) - 3 * random.randrange(players)
        cards = cards[place:] + cards[:place]
    source = {"pack": cards}
    if random.random() < 0.4:
        deal = new_deal(rules | NO_CUTTING, players, score, dealer, source)
        source = {"hands": deal["hands"]}
        if random.random() < 0.7:
            source["stock"] = deal["stock"]
        source = {key: [list(c) if key == "hands" else c for c in v] for key, v in source.items()}
    source["actions"] = []
    deal = new_deal(rules, players, score, dealer, source)
    # In a calm deal nobody raises before the last trick, which has rules of its own.
    deal["calm"] = random.random() < (0.2 if rules["last_trick"] == "free" else 0.8)
    return source, deal


NO_CUTTING = {"schlecken": False, "peek": "none", "fist": False}


def play_on(random, deal, actions, stop):
    """Add random actions until the deal is over or has `stop` of them."""
    deal.setdefault("calm", False)
    while not deal["over"] and len(actions) < stop:
        action = _random_action(random, deal)
        do(deal, action)
        actions.append(action)


def _random_action(random, deal):
    if random.random() < 0.05 and deal["dealt"]:
        seat, sign = random.randrange(deal["players"]), random.choice(SIGNS)
        if may_sign(deal, seat, sign):
            return f"{seat} sign {sign}"
    options = legal(deal)
    seat = int(options[0][0])
    if random.random() < 0.02:
        wrong = [f"{seat} play {card}" for card in deal["hands"][seat]] + [f"{seat} raise"]
        wrong += [f"{seat} raise {card}" for card in deal["hands"][seat]]
        wrong = [action for action in wrong if fault(deal, action)]
        if wrong:
            return random.choice(wrong)
    if not deal["dealt"] and random.random() < 0.5:
        good = [action for action in options if _shows_a_kritischer(deal, action)]
        options = good or options
    # Questions are asked and folds are avoided often enough for long deals with everything in.
    weights = [_weight(action.split(" ")[1], deal) for action in options]
    return random.choices(options, weights)[0]


def _shows_a_kritischer(deal, action):
    verb, *rest = action.split(" ")[1:]
    if verb == "cut":
        return deal["pack"][int(rest[0]) - 1] in deal["rules"]["critical"]
    return verb == "take"


def _weight(verb, deal):
    weights = {"better": 3, "swap": 2, "agree": 3, "keep": 3, "hold": 4, "farbe": 4, "fist": 20}
    weights["raise"] = 0.01 if deal["calm"] else 0.3 if deal["rules"]["face_down"] else 0.5
    if deal["calm"] and len(deal["tricks"]) == 4 and deal["trick"]["cards"]:
        weights["raise"] = 2
    return weights.get(verb, 1)

"""Random records, made by the slow Watten alone: rules, cards, and legal actions up to an end."""

from tests.reference.deal import SIGNS, do, legal, may_sign, new_deal
from tests.reference.ladder import pack
from tests.reference.match import deal_out, rules_of

CHOICES = {
    "pack": [32, 32, 33],
    "target": [11, 13, 15, 18, 21],
    "tense": ["ban", "three", "gestrichen", "two_three", "four_behind"],
    "follow": ["hauptschlag", "hauptschlag", "free"],
    "spare_partner": [True, False],
    "franconian": [True, False],
    "pfeffer": [True, False],
    "better": [True, False],
    "swap": [True, False],
    "deal": ["3+2", "2+3", "1"],
    "raise_cap": ["needed", "none"],
    "reraise": [True, False],
    "signs": ["off", "partner", "all"],
    "bummerl": ["loser", "winner"],
}


def random_rules(random):
    """Bavarian with some house rules; half the time pure."""
    rules = {"variant": "bavarian"}
    if random.random() < 0.4:
        return "bavarian" if random.random() < 0.5 else rules
    for name in random.sample(sorted(CHOICES), random.randint(1, 8)):
        rules[name] = random.choice(CHOICES[name])
    if random.random() < 0.2:
        cards = pack(rules.get("pack", 32))
        rules["critical"] = random.sample(cards, random.randint(0, 5))
    return rules


def random_score(random, players, target):
    """Often near the target, where most rules are."""
    size = 3 if players == 3 else 2
    if random.random() < 0.3:
        return [0] * size
    low = target - 4 if random.random() < 0.6 else 0
    return [random.choice([random.randint(low, target - 1), 0, target - 6]) for _ in range(size)]


def random_match(random, deals=3, players=None):
    """A record whose actions are all legal; the last deal may stand in the middle."""
    players = players or random.choice([2, 3, 4, 4, 4, 6])
    spec = random_rules(random)
    rules = rules_of(spec)
    score = random_score(random, players, rules["target"])
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
        if not deal["over"] or max(score) >= rules["target"]:
            break
        if deal["winners"]:
            dealer = (dealer + 1) % players
    return record


def _random_deal(random, rules, players, score, dealer):
    cards = pack(rules["pack"])
    random.shuffle(cards)
    hands, stock = deal_out(rules, players, dealer, cards)
    kind = random.choice(["pack", "hands", "stock"])
    if kind == "pack":
        source = {"pack": cards}
    else:
        source = {"hands": [list(hand) for hand in hands]}
        if kind == "stock":
            source["stock"] = list(stock)
        else:
            stock = None
    source["actions"] = []
    return source, new_deal(rules, players, score, dealer, hands, stock)


def play_on(random, deal, actions, stop):
    """Add random actions until the deal is over or has `stop` of them."""
    while not deal["over"] and len(actions) < stop:
        action = _random_action(random, deal)
        do(deal, action)
        actions.append(action)


def _random_action(random, deal):
    if random.random() < 0.05:
        seat, sign = random.randrange(deal["players"]), random.choice(SIGNS)
        if may_sign(deal, seat, sign):
            return f"{seat} sign {sign}"
    options = legal(deal)
    # Questions are asked and folds are avoided often enough for long deals with everything in.
    weights = [_weight(action.split(" ")[1]) for action in options]
    return random.choices(options, weights)[0]


def _weight(verb):
    return {"better": 3, "swap": 2, "agree": 3, "keep": 3, "hold": 4, "raise": 0.5}.get(verb, 1)

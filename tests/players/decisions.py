"""What the levels do in given records: run by CPython and by Pyodide, and compared."""

import json
import time

from watten_app.engine import observe, read_record, to_act
from watten_app.players import Level, choose
from watten_app.variants import rules_of


def decisions(text: str) -> str:
    """For each record of a JSON list each level's action, reason and ms, as JSON."""
    told = []
    for number, record in enumerate(json.loads(text)):
        deal = read_record(record, rules_of).deal
        view = observe(deal, to_act(deal)[0])
        for level in Level:
            begun = time.perf_counter()
            choice = choose(level, view, number)
            ms = (time.perf_counter() - begun) * 1000
            params = sorted((name, str(value)) for name, value in choice.reason.params.items())
            told.append([level, str(choice.action), choice.reason.key, params, ms])
    return json.dumps(told)

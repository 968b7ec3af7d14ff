"""Faults of the pictures that are known and not mended yet, by wall.

A fault that is not here fails the test of the pictures, and so does one that is gone: it is to be
taken out.
"""

_EXCHANGE = "bohemian-exchange: 'Dabei' lies on 'Karten tauschen?'"

KNOWN = {
    "small-day": frozenset(
        {
            "taken: 'Du bist dran' lies on 'Trumpf Gras'",
            _EXCHANGE,
            "bohemian-lead: 'Du bist dran' lies on 'Fertig'",
        }
    ),
    "small-night-200": frozenset({_EXCHANGE}),
    "low-night": frozenset({_EXCHANGE}),
}

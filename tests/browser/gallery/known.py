"""Faults of the pictures that are known and not mended yet, by wall.

A fault that is not here fails the test of the pictures, and so does one that is gone: it is to be
taken out.
"""

_EXCHANGE = "bohemian-exchange: 'Dabei' lies on 'Karten tauschen?'"

KNOWN = {
    "phone-night": frozenset({"last: a target of 38 x 52"}),
    "small-day": frozenset(
        {
            "last: a target of 31 x 48",
            "taken: 'Du bist dran' lies on 'Trumpf Gras'",
            "laying: 'Welche?': a word is broken or cut: 36 px in 30",
            _EXCHANGE,
            "bohemian-lead: 'Du bist dran' lies on 'Fertig'",
        }
    ),
    "small-night-200": frozenset({_EXCHANGE}),
    "phone-day-150": frozenset(
        {
            "dealt: 'Deine Karten siehst du, sobald Schlag und Trumpf angesagt sind.': "
            "3 lines need 100 px and have 71"
        }
    ),
    "low-night": frozenset({_EXCHANGE}),
}

"""Hypothesis draws the same examples in every run."""

from hypothesis import HealthCheck, Phase, settings

settings.register_profile(
    "same",
    derandomize=True,
    deadline=None,
    database=None,
    max_examples=120,
    suppress_health_check=[HealthCheck.too_slow],
)
# Fewer, and none looked for that would be simpler: a mutant needs just one that kills it.
settings.register_profile(
    "mutants", settings.get_profile("same"), max_examples=25, phases=[Phase.generate]
)
settings.load_profile("same")

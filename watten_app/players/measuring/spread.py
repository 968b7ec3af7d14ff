"""A mean with its 95 % interval."""

import statistics
from collections.abc import Sequence
from math import sqrt

Z95 = 1.96


def mean_and_interval(values: Sequence[float]) -> tuple[float, list[float]]:
    """The mean of independent values, and the interval in which it lies at 95 %, to four places."""
    mean = statistics.fmean(values)
    half = Z95 * statistics.stdev(values) / sqrt(len(values)) if len(values) > 1 else 0.0
    return round(mean, 4), [round(mean - half, 4), round(mean + half, 4)]

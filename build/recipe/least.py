"""Fits by least squares and by likelihood, for a few numbers at a time."""

from collections.abc import Sequence
from math import exp, sqrt

type Row = Sequence[float]

_ROUNDS = 12
_STEEPEST = 30.0


def linear(rows: Sequence[Row], wanted: Sequence[float]) -> tuple[list[float], float]:
    """The weights that come nearest to what is wanted, and how far off they are on average."""
    width = range(len(rows[0]))
    normal = [[sum(row[i] * row[j] for row in rows) for j in width] for i in width]
    right = [sum(row[i] * y for row, y in zip(rows, wanted, strict=True)) for i in width]
    weights = _solved(normal, right)
    missed = [y - _sum(weights, row) for row, y in zip(rows, wanted, strict=True)]
    return weights, sqrt(sum(miss * miss for miss in missed) / len(missed))


def logistic(rows: Sequence[Row], came_true: Sequence[bool]) -> list[float]:
    """The weights of the logit under which what came true was likeliest."""
    width = range(len(rows[0]))
    weights = [0.0 for _ in width]
    for _ in range(_ROUNDS):
        slope = [-weight for weight in weights]
        bend = [[float(i == j) for j in width] for i in width]
        for row, true in zip(rows, came_true, strict=True):
            chance = likelihood(weights, row)
            sure = chance * (1 - chance)
            for i in width:
                slope[i] += (true - chance) * row[i]
                for j in width:
                    bend[i][j] += sure * row[i] * row[j]
        step = _solved(bend, slope)
        weights = [weight + more for weight, more in zip(weights, step, strict=True)]
    return weights


def likelihood(weights: Row, row: Row) -> float:
    """The chance that these weights give a row."""
    return 1 / (1 + exp(-max(-_STEEPEST, min(_STEEPEST, _sum(weights, row)))))


def _sum(weights: Row, row: Row) -> float:
    return sum(weight * value for weight, value in zip(weights, row, strict=True))


def _solved(matrix: list[list[float]], right: list[float]) -> list[float]:
    """The solution of linear equations."""
    rows = [[*row, value] for row, value in zip(matrix, right, strict=True)]
    size = len(rows)
    for place in range(size):
        best = max(range(place, size), key=lambda row: abs(rows[row][place]))
        rows[place], rows[best] = rows[best], rows[place]
        for other in range(size):
            if other != place:
                factor = rows[other][place] / rows[place][place]
                rows[other] = [
                    a - factor * b for a, b in zip(rows[other], rows[place], strict=True)
                ]
    return [row[size] / row[place] for place, row in enumerate(rows)]

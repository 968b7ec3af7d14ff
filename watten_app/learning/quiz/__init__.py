"""The quiz: questions drawn without end, whose answers are asked of the engine."""

from watten_app.learning.quiz.drawing import draw
from watten_app.learning.quiz.explaining import card_by_card, why
from watten_app.learning.quiz.question import Answer, Ask, Named, Question
from watten_app.learning.quiz.stages import (
    NEEDED,
    QUESTIONS,
    STAGES,
    Stage,
    example_of,
    is_open,
    rules_of_stage,
)

__all__ = [
    "NEEDED",
    "QUESTIONS",
    "STAGES",
    "Answer",
    "Ask",
    "Named",
    "Question",
    "Stage",
    "card_by_card",
    "draw",
    "example_of",
    "is_open",
    "rules_of_stage",
    "why",
]

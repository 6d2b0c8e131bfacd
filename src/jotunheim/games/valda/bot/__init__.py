"""The rule of thumb, and the evaluation for search."""

from jotunheim.games.valda.bot.evaluation import evaluate
from jotunheim.games.valda.bot.weights import weigh

__all__ = ["evaluate", "weigh"]

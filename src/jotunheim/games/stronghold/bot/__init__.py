"""The rule of thumb of both sides, and the evaluation for search."""

from jotunheim.games.stronghold.bot.evaluation import evaluate, is_quiet
from jotunheim.games.stronghold.bot.weights import weigh

__all__ = ["evaluate", "is_quiet", "weigh"]

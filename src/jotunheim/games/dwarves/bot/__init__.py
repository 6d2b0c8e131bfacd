"""The rule of thumb, and how well the team stands."""

from jotunheim.games.dwarves.bot.evaluation import evaluate
from jotunheim.games.dwarves.bot.weights import weigh

__all__ = ["evaluate", "weigh"]

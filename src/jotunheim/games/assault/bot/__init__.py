"""The rule of thumb: how good each option looks at a glance to the seat that is asked."""

from jotunheim.games.assault.bot.evaluation import evaluate, evaluate_all
from jotunheim.games.assault.bot.weights import weigh

__all__ = ["evaluate", "evaluate_all", "weigh"]

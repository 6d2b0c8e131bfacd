"""The rule of thumb, and the evaluation for search."""

# Four of these modules add what they know to the table of weights when they are imported.
from jotunheim.games.valda.bot import choices, fights, hand, menus
from jotunheim.games.valda.bot.evaluation import evaluate_all
from jotunheim.games.valda.bot.weights import weigh

__all__ = ["choices", "evaluate_all", "fights", "hand", "menus", "weigh"]

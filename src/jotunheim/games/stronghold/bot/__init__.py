"""The rule of thumb of both sides."""

from jotunheim.games.stronghold.bot.weights import weigh

__all__ = ["weigh"]

"""Information-set Monte-Carlo tree search for any game of the kernel. Pure except for the clock; compiled."""

from jotunheim.bots.search.guide import Guide, Habits, Lean
from jotunheim.bots.search.style import Style
from jotunheim.bots.search.thumb import best_of, priors
from jotunheim.bots.search.tree import Edge, Fork, Node
from jotunheim.bots.search.tree_search import Search

__all__ = [
    "Edge",
    "Fork",
    "Guide",
    "Habits",
    "Lean",
    "Node",
    "Search",
    "Style",
    "best_of",
    "priors",
]

"""What a bot would do, and why, in a few lines for people."""

from typing import Any, Final

from jotunheim.bots.interface import Insight
from jotunheim.bots.player import player
from jotunheim.bots.seat import Sight
from jotunheim.kernel import Game, State
from jotunheim.texts import _

LEVEL: Final = "knight"
SHOWN: Final = 4  # options


def hint(game: Game[Any], table: State[Any], seat: int, level: str = LEVEL) -> list[str]:
    """The best options of the asked seat, each with its share, its worth and the expected line."""
    sight = Sight(game, table, seat)
    insights = player(level, 0).explain(sight)
    return [line_of(game, sight, insight) for insight in insights[:SHOWN] if insight.share > 0]


def line_of(game: Game[Any], sight: Sight, insight: Insight) -> str:
    """One option: how much of its thought the bot gave it, what it expects, and how it goes on."""
    world = sight.world()
    assert world.asked is not None
    token = game.words.token(insight.token)
    parts = [f"{100 * insight.share:3.0f} %  {game.choice(world, world.asked, token).label}"]
    if insight.value is not None:
        parts.append(_("worth {value}").format(value=f"{insight.value:+.2f}"))
    if insight.line:
        steps = [f"{game.seat_name(world, seat)} {name}" for seat, name in insight.line[:3]]
        parts.append(_("then {steps}").format(steps=", ".join(steps)))
    return "; ".join(parts)

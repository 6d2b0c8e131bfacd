"""What a bot would do, and why, in a few lines for people."""

from typing import Any, Final

from jotunheim.bots.interface import Insight
from jotunheim.bots.player import player
from jotunheim.bots.seat import Sight
from jotunheim.kernel import Game, State
from jotunheim.texts import _, listed

LEVEL: Final = "knight"
SHOWN: Final = 4  # options
STEPS: Final = 3  # that are expected after an option


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
    world.play(token)
    steps = expected(game, world, insight.line[:STEPS])
    if steps:
        parts.append(_("then {steps}").format(steps=listed(steps)))
    return "; ".join(parts)


def expected(game: Game[Any], world: State[Any], line: tuple[tuple[int, str], ...]) -> list[str]:
    """What the bot expects, in words, as far as it comes about in one of the worlds that may be true."""
    words: list[str] = []
    for seat, name in line:
        token = game.words.token(name)
        if world.asked is None or world.asked.seat != seat or token not in world.options:
            break
        who, what = game.seat_name(world, seat), game.choice(world, world.asked, token).label
        words.append(_("{who}: {what}").format(who=who, what=what))
        world.play(token)
    return words

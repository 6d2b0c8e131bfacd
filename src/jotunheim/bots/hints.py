"""What a bot would do, and how it rates the chances, in a sentence each: in the words that the prompt offers."""

from dataclasses import dataclass
from itertools import takewhile
from typing import Any, Final

from jotunheim.bots.interface import Insight
from jotunheim.bots.ladder import JARL
from jotunheim.bots.player import player
from jotunheim.bots.seat import Sight
from jotunheim.kernel import Game, State
from jotunheim.scene import Choice, Route
from jotunheim.texts import _, listed

LEVEL: Final = JARL
SHOWN: Final = 4  # options

Line = tuple[tuple[int, str], ...]  # seats and tokens, in the order of play


@dataclass(frozen=True)
class Hint:
    """One option: the sentence, and the answer that takes it."""

    sentence: str
    tokens: tuple[str, ...]


@dataclass(frozen=True)
class Phrase:
    """The first plays of a line as one thing that a prompt offers."""

    label: str  # as people find it in the prompt
    reasons: tuple[str, ...]
    tokens: tuple[str, ...]  # of the plays that the words stand for


def hints(game: Game[Any], table: State[Any], seat: int, level: str = LEVEL) -> list[Hint]:
    """The best options of the asked seat."""
    sight = Sight(game, table, seat)
    insights = player(level, 0).explain(sight)
    return [hint_of(game, sight, insight) for insight in insights[:SHOWN] if insight.share > 0]


def hint_of(game: Game[Any], sight: Sight, insight: Insight) -> Hint:
    """An option in a sentence: what it is, how often the bot chose it, the chance to win, what the prompt says."""
    world = sight.world()
    phrase = phrase_of(game, world, ((sight.seat, insight.token), *insight.line))
    sentence = phrase.label
    rated = [] if insight.value is None else [tries(insight), chance(game, world, insight.value)]
    if rated:
        text = _("{option} ({ratings})")
        sentence = text.format(option=sentence, ratings="; ".join(rated))
    if phrase.reasons:
        sentence = _("{option}: {reasons}").format(
            option=sentence, reasons=listed(list(phrase.reasons))
        )
    return Hint(sentence, phrase.tokens)


def tries(insight: Insight) -> str:
    """How much of its search a bot gave to an option."""
    return _("{n} of 100 tries").format(n=round(100 * insight.share))


def chance(game: Game[Any], world: State[Any], value: float) -> str:
    """What it expects: the chance to win, or among several the chance to beat another player."""
    rate = round(50 * (1.0 + max(-1.0, min(1.0, value))))
    if world.seats == 2 or game.cooperative:
        return _("about {rate} % to win").format(rate=rate)
    return _("about {rate} % to finish before another player").format(rate=rate)


def phrase_of(game: Game[Any], world: State[Any], line: Line) -> Phrase:
    """What a line begins with: a whole answer if the prompt offers it, else a single option."""
    seat, name = line[0]
    assert world.asked is not None
    choice = game.choice(world, world.asked, game.words.token(name))
    prompt = game.prompt(world, seat)
    own = tuple([name for _seat, name in takewhile(lambda play: play[0] == seat, line)])
    begun = [route for route in prompt.routes if route.tokens[0] == name] if prompt else []
    whole = [route for route in begun if route.tokens == own[: len(route.tokens)]]
    if whole:
        return of_route(choice, max(whole, key=lambda route: len(route.tokens)))
    there = [route for route in begun if choice.target and route.target == choice.target]
    label = there[0].label if there else choice.label
    return Phrase(label, reasons(choice), (name,))


def of_route(choice: Choice, route: Route) -> Phrase:
    """A whole answer; where its first step is what people look for in the prompt, that comes first."""
    if route.figure or route.target == choice.target:
        return Phrase(route.label, reasons(route), route.tokens)
    why = (route.label, *reasons(route))
    return Phrase(choice.label, why, route.tokens)


def reasons(option: Choice | Route) -> tuple[str, ...]:
    """What the prompt says of an option."""
    return (option.note.rstrip("."),) if option.note else ()

"""What a bot would do, and why, in a few lines for people: in the words that the prompt offers them."""

from dataclasses import dataclass
from itertools import takewhile
from typing import Any, Final

from jotunheim.bots.interface import Insight
from jotunheim.bots.player import player
from jotunheim.bots.seat import Sight
from jotunheim.kernel import Game, State
from jotunheim.scene import Choice, Route
from jotunheim.texts import _, listed

LEVEL: Final = "knight"
SHOWN: Final = 4  # options
STEPS: Final = 3  # that are expected after an option

Line = tuple[tuple[int, str], ...]  # seats and tokens, in the order of play


@dataclass(frozen=True)
class Phrase:
    """The first plays of a line as one thing that a prompt offers."""

    label: str  # as people find it in the prompt
    reasons: tuple[str, ...]
    plays: int  # that the words stand for
    short: str  # where nobody looks for it in a prompt


def hint(game: Game[Any], table: State[Any], seat: int, level: str = LEVEL) -> list[str]:
    """The best options of the asked seat, each with its share, its reasons and the expected line."""
    sight = Sight(game, table, seat)
    insights = player(level, 0).explain(sight)
    return [line_of(game, sight, insight) for insight in insights[:SHOWN] if insight.share > 0]


def line_of(game: Game[Any], sight: Sight, insight: Insight) -> str:
    """One option: how much of its thought the bot gave it, what it does, its worth, and how it goes on."""
    world = sight.world()
    line: Line = ((sight.seat, insight.token), *insight.line)
    phrase = phrase_of(game, world, line)
    parts = [f"{100 * insight.share:3.0f} %  {phrase.label}", *phrase.reasons]
    if insight.value is not None:
        parts.append(_("worth {value}").format(value=f"{insight.value:+z.2f}"))
    play(game, world, line[: phrase.plays])
    steps = expected(game, world, line[phrase.plays :])
    if steps:
        parts.append(_("then {steps}").format(steps=listed(steps)))
    return "; ".join(parts)


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
    return Phrase(label, reasons(choice), 1, label)


def of_route(choice: Choice, route: Route) -> Phrase:
    """A whole answer; where its first step is what people look for in the prompt, that comes first."""
    if route.figure or route.target == choice.target:
        return Phrase(route.label, reasons(route), len(route.tokens), route.label)
    why = (route.label, *reasons(route))
    return Phrase(choice.label, why, len(route.tokens), route.label)


def reasons(option: Choice | Route) -> tuple[str, ...]:
    """What the prompt says of an option."""
    return (option.note.rstrip("."),) if option.note else ()


def play(game: Game[Any], world: State[Any], line: Line) -> None:
    """Play the answers of a line."""
    for _seat, name in line:
        world.play(game.words.token(name))


def expected(game: Game[Any], world: State[Any], line: Line) -> list[str]:
    """What the bot expects, in words, as far as it can happen in one of the possible worlds."""
    words: list[str] = []
    last = -1
    while line and len(words) < STEPS:
        seat, name = line[0]
        if world.asked is None or world.asked.seat != seat:
            break
        if game.words.token(name) not in world.options:
            break
        phrase = phrase_of(game, world, line)
        who = game.seat_name(world, seat)
        text = (
            phrase.short if seat == last else _("{who}: {what}").format(who=who, what=phrase.short)
        )
        words.append(text)
        last = seat
        play(game, world, line[: phrase.plays])
        line = line[phrase.plays :]
    return words

"""Proposals: what the asked seat of a cooperative game sees, for another seat, and an answer in words.

All of it is made from the one world that stands for those which the proposing seat cannot tell apart
(`Game.normal`), never from the table itself. So a proposal, legal or refused, tells nothing hidden.
"""

from typing import Any, Final

from msgspec.structs import replace

from jotunheim.kernel import Decision, Game, IllegalAction, State
from jotunheim.render.html import parts
from jotunheim.render.memo import Memo
from jotunheim.render.prompts import places_html
from jotunheim.scene import Scene
from jotunheim.server.engine.live import Live
from jotunheim.server.engine.messages import Seen
from jotunheim.server.engine.views import WRITING, frame
from jotunheim.texts import _, spoken

OWN: Final = ("top", "seats", "pools", "log")  # parts that stay those of the seat that proposes


def world_of(live: Live, seat: int) -> tuple[State[Any], Decision[Any]]:
    """The table as a seat knows it, and what is asked there; refused if it cannot propose."""
    game, g = live.game, live.session.g
    asked = g.asked
    if asked is None or not game.can_propose(g, seat):
        raise IllegalAction(_("nobody can propose an answer to this question"))
    world: State[Any] = game.normal(g, seat)
    return world, asked


def consulted(live: Live, seat: int) -> Seen:
    """What the asked seat sees, dressed for a seat that proposes; all its parts."""
    own = frame(live, seat, {})
    world, asked = world_of(live, seat)
    scene = proposing(live.game.view(world, asked.seat))

    def pictures(name: str) -> str:
        return live.game.picture(world, asked.seat, name)

    memo = live.drawn.setdefault(spoken(), Memo())
    drawn = parts(scene, pictures, tools=True, memo=memo)
    shown = {name: WRITING.of(part) for name, part in drawn.items() if name not in OWN}
    json = {name: part.json for name, part in shown.items()}
    hashes = {name: part.digest for name, part in shown.items()}
    for name in OWN:
        json[name], hashes[name] = own.parts[name], own.hashes[name]
    header = replace(own.header, consult=True, undo="", undo_why="", ahead=None)
    return Seen(header, json, hashes)


def proposing(scene: Scene) -> Scene:
    """The scene of the asked seat for one that proposes: nobody proposes to give up."""
    prompt = scene.prompt
    assert prompt is not None
    return replace(scene, prompt=replace(prompt, proposing=True, asides=()))


def consulted_places(live: Live, seat: int) -> list[str]:
    """The places in words that the prompt of the asked seat leaves out, and their sum."""
    world, asked = world_of(live, seat)
    return list(places_html(proposing(live.game.view(world, asked.seat))))


def proposal(live: Live, seat: int, names: list[str]) -> str:
    """An answer in words; refused if it is not legal for all that the proposing seat knows."""
    world, asked = world_of(live, seat)
    tokens = [live.game.words.token(name) for name in names]
    if len(tokens) > 1 and tokens in asked.routes(world):
        return live.game.route(world, asked, tokens).label
    return "; ".join(labels(live.game, world, tokens))


def labels(game: Game[Any], world: State[Any], tokens: list[int]) -> list[str]:
    """Each token of an answer in words, as it would be picked."""
    found: list[str] = []
    seat = world.asked.seat if world.asked is not None else -1
    for token in tokens:
        asked = world.asked
        if asked is None or asked.seat != seat or token not in world.options:
            raise IllegalAction(world.why_not(token) or _("that is not on offer now"))
        found.append(game.choice(world, asked, token).label)
        if len(found) < len(tokens):
            world.play(token)
    return found

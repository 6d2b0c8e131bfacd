"""Views: well made, worded for every seat, and clickable only for the one who decides."""

import re
from typing import Final

import msgspec

from jotunheim.kernel import to_data
from jotunheim.scene import Scene, encode
from jotunheim.testing.complaint import Complaint, blame, expect, expect_same
from jotunheim.testing.walk import Walk

# A field of a scene's bytes; within texts it cannot stand, for quotes are escaped there.
TOKEN: Final = re.compile(rb'"token":("(?:[^"\\]|\\.)*")')
KEYED: Final = ("zones", "tracks", "dice", "counters", "sheets", "boards")


def check_views(walk: Walk) -> None:
    """Every seat and a spectator can look at the table; the scene is well made; looking changes nothing."""
    before = to_data(walk.g)
    for seat in walk.seats():
        try:
            scene = walk.sight(seat).scene
        except Exception as error:
            raise blame(error, "view", f"{walk.where()}: seat {seat}") from error
        where = f"{walk.where()}: view of seat {seat}"
        check_prompt(walk, scene, seat, where)
        check_tokens(walk, scene, seat, where)
        check_keys(scene, where)
    expect_same(before, to_data(walk.g), "view", f"{walk.where()}: looking changed the table")


def check_log(walk: Walk) -> None:
    """The whole journal can be put into words for everybody."""
    for seat in walk.seats():
        try:
            walk.game.log(walk.g.me(), seat)
        except Exception as error:
            raise blame(error, "view", f"{walk.where()}: the log of seat {seat}") from error


def check_prompt(walk: Walk, scene: Scene, seat: int, where: str) -> None:
    """The one who decides has the options in words; the others a line about it."""
    g, prompt = walk.g, scene.prompt
    if g.asked is None:
        expect(prompt is None, "view", f"{where}: a prompt after the end")
        expect(scene.ending is not None, "view", f"{where}: it does not say how the game ended")
        return
    assert g.asked is not None
    if prompt is None:
        raise Complaint("view", f"{where}: no prompt")
    expect(prompt.question.strip() != "", "texts", f"{where}: an empty question")
    if g.asked.seat == seat:
        offered = [walk.game.words.names[token] for token in g.options]
        shown = [choice.token for choice in prompt.choices]
        expect_same(offered, shown, "view", f"{where}: the prompt shows other options")
        for choice in prompt.choices:
            expect(choice.label.strip() != "", "texts", f"{where}: {choice.token} has no label")
    else:
        expect(not prompt.mine, "view", f"{where}: somebody else's prompt")
        silent = not (prompt.choices or prompt.picks or prompt.routes or prompt.refusals)
        expect(silent, "view", f"{where}: shows what only the asked seat may see")


def check_tokens(walk: Walk, scene: Scene, seat: int, where: str) -> None:
    """All that can be clicked is on offer, and for the asked seat alone."""
    asked = walk.g.asked
    mine = asked is not None and asked.seat == seat
    tokens = [*walk.g.options, *walk.g.asides(seat)] if mine else []
    legal = {walk.game.words.names[token] for token in tokens}
    for token in tokens_in(scene):
        expect(token in legal, "view", f"{where}: {token} can be clicked, but is not on offer")


def tokens_in(scene: Scene) -> set[str]:
    """All that can be clicked in a scene, except its prompt."""
    parts = (*scene.boards, *scene.zones, *scene.tracks, *scene.dice, *scene.sheets)
    return {msgspec.json.decode(token, type=str) for token in TOKEN.findall(encode(parts))}


def check_keys(scene: Scene, where: str) -> None:
    """Keys are unique, pieces stand on spaces of their board, what lies face down has no face."""
    for kind in KEYED:
        unique([part.key for part in getattr(scene, kind)], f"{where}: {kind}")
    for board in scene.boards:
        spaces = {space.key for space in board.spaces}
        unique([space.key for space in board.spaces], f"{where}: spaces of {board.key}")
        unique([piece.key for piece in board.pieces], f"{where}: pieces of {board.key}")
        for piece in board.pieces:
            expect(piece.at in spaces, "view", f"{where}: {piece.key} stands on {piece.at!r}")
    for zone in scene.zones:
        unique([card.key for card in zone.cards], f"{where}: cards of {zone.key}")
        for card in zone.cards:
            faceless = card.face_up or not (card.name or card.text or card.badges)
            expect(faceless, "view", f"{where}: {card.key} lies face down, but shows {card.name!r}")


def unique(keys: list[str], what: str) -> None:
    """No key twice."""
    twice = (
        sorted({key for key in keys if keys.count(key) > 1}) if len(set(keys)) < len(keys) else []
    )
    expect(not twice, "view", f"{what}: keys are there twice: {', '.join(twice)}")

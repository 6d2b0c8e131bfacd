"""Pictures of teaching material: parts of a position, drawn by our own renderer, which cannot be clicked."""

import re
from typing import Any, Final

from jotunheim.kernel import ContentError, Game
from jotunheim.learn.material import Picture, Position
from jotunheim.learn.positions import opened
from jotunheim.render.cards import zone_html
from jotunheim.render.drawing import svg
from jotunheim.render.prompts import prompt_html
from jotunheim.render.sheets import sheet_html
from jotunheim.render.svg import draw
from jotunheim.render.tracks import track_html
from jotunheim.scene import Scene

BOARD: Final = "board"  # as a wide screen opens on it
WHOLE: Final = "whole"  # all of the board
PROMPT: Final = "prompt"
ROW: Final = 14  # steps of a track beside each other: on a phone each is as large as a letter
ID: Final = re.compile(r'\bid="([^"]+)"')
ALIVE: Final = re.compile(
    r' (?:tabindex|data-tokens?|data-do|data-part|data-slot)="[^"]*"| role="(?!img")[^"]*"'
)
TAG: Final = re.compile(r"<[a-z][^>]*>")
LABEL: Final = re.compile(r' aria-label="[^"]*"')
PRESSED: Final = re.compile(r"<(/?)(?:button|h1|h3|a)\b")


def picture_html(
    game: Game[Any], positions: dict[str, Position], picture: Picture, number: int
) -> str:
    """A picture as markup; its ids begin with its number, since a page has several."""
    position = positions[picture.position]
    g = opened(game, position)
    scene: Scene = game.view(g, position.seat)
    drawn = shown(game, g, scene, picture.show)
    return still(drawn, f"p{number}-")


def shown(game: Game[Any], g: Any, scene: Scene, show: str) -> str:  # noqa: ANN401 - the state of any game
    """The part of a scene with this key."""

    def pictures(name: str) -> str:
        return game.picture(g, scene.seat, name)

    if show in (BOARD, WHOLE):
        board = scene.boards[0]
        drawn = draw(scene, board, pictures)
        if drawn is None:
            return ""
        drawn.home = drawn.full if show == WHOLE else drawn.home
        return svg(board, drawn, drawn.ground, drawn.moving, scene.seat)
    if show == PROMPT:
        return prompt_html(scene)
    for sheet in scene.sheets:
        if sheet.key == show:
            return sheet_html(scene, sheet, pictures)
    for track in scene.tracks:
        if track.key == show:
            return track_html(scene, track, ROW)
    for zone in scene.zones:
        if zone.key == show:
            return zone_html(scene, zone, {})
    raise ContentError(f"{game.name}: a picture shows {show!r}, but the scene has no such thing")


def _without_role(tag: str) -> str:
    """A tag that does nothing; without a role it has no name for screen readers either, as ARIA asks."""
    quiet = ALIVE.sub("", tag)
    acted = ' role="' in tag or tag.startswith(("<button", "<a "))
    return LABEL.sub("", quiet) if acted and ' role="' not in quiet else quiet


def still(markup: str, prefix: str) -> str:
    """A drawing that cannot be clicked or reached by keys, with ids of its own."""
    quiet = PRESSED.sub(r"<\1span", TAG.sub(lambda found: _without_role(found[0]), markup))
    for name in set(ID.findall(quiet)):
        for before, after in (('id="', '"'), ('href="#', '"'), ("url(#", ")")):
            quiet = quiet.replace(f"{before}{name}{after}", f"{before}{prefix}{name}{after}")
    return quiet

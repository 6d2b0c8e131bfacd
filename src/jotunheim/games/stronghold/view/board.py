"""The stronghold from above: every place with what stands there, what it is worth, what can be picked."""

from typing import Final

from msgspec.structs import replace

from jotunheim.games.stronghold.book.tables import TALL, WIDE
from jotunheim.games.stronghold.state import Stronghold
from jotunheim.games.stronghold.tokens import (
    DEFENDER,
    FL,
    INVADER,
    NOWHERE,
    PATH,
    PATH_NAMES,
    PATHS,
    SECTION,
    SIDE,
    SIDES,
    SPACE,
    SPACE_NAMES,
    SPACES,
    TOWER,
    TOWERS,
)
from jotunheim.games.stronghold.view.forecast import BREACH, QUIET, Forecast
from jotunheim.games.stronghold.view.geometry import plan
from jotunheim.games.stronghold.view.legend import legend
from jotunheim.games.stronghold.view.pieces import things
from jotunheim.games.stronghold.view.secrets import order_pieces, ritual_pieces
from jotunheim.games.stronghold.view.sums import balance_note
from jotunheim.games.stronghold.view.targets import offered, path_taken, places_about, refused
from jotunheim.games.stronghold.view.units import unit_pieces
from jotunheim.games.stronghold.words.names import path_name
from jotunheim.scene import Badge, Board, Space, Trail
from jotunheim.texts import _, kept, ngettext

MOST_SPACES: Final = 2000
NEAR: Final = 330  # how far apart places may be that a small screen shows together
NO_BADGES: Final[tuple[Badge, ...]] = ()


def board(g: Stronghold, viewer: int, walls: list[Forecast]) -> Board:
    """The whole board, as this seat sees it."""
    return Board(
        key="stronghold",
        title=_("The stronghold"),
        kind="plan",
        legend=legend(),
        width=WIDE,
        height=TALL,
        spaces=spaces(g, viewer, walls),
        pieces=(
            *things(g, viewer),
            *order_pieces(g, viewer),
            *ritual_pieces(g, viewer),
            *unit_pieces(g, viewer),
        ),
        trails=trails(g),
        focus=focus(g, viewer, walls),
    )


# Spaces -----------------------------------------------------------------------------------------


def spaces(g: Stronghold, viewer: int, walls: list[Forecast]) -> tuple[Space, ...]:
    """The still spaces, and in their places those where something is to be told."""
    still = plan(g.book)
    found = still.spaces[:]
    why = refused(g, viewer)
    marked = {SPACE_NAMES[space] for space in places_about(g, viewer)}
    for space in range(SPACES):
        key = SPACE_NAMES[space]
        token = offered(g, viewer, SPACE.token(space)) or side_token(g, viewer, space)
        wall = walls[space - SECTION] if SECTION <= space < TOWER else None
        states = ("falls",) if space == g.breached else states_of(key, wall, marked)
        badges = wall_badges(g, wall) if wall is not None else place_badges(g, space)
        reason = why.get(SPACE.token(space), "")
        if token or reason or states or badges:
            number = still.at[key]
            found[number] = marked_space(still.spaces[number], token, reason, badges, states)
    now = path_taken(g)
    for path in range(PATHS):
        token = offered(g, viewer, PATH.token(path))
        reason = why.get(PATH.token(path), "")
        if token or reason or path == now:
            number = still.at[PATH_NAMES[path]]
            name = path_name(g, path)
            found[number] = marked_path(still.spaces[number], token, reason, name, path == now)
    return tuple(found)


@kept(MOST_SPACES)
def marked_space(
    space: Space, token: str, reason: str, badges: tuple[Badge, ...], states: tuple[str, ...]
) -> Space:
    """A space where something is to be told, kept."""
    return replace(space, token=token, why_not=reason, badges=badges, states=states)


@kept(MOST_SPACES)
def marked_path(space: Space, token: str, reason: str, name: str, taken: bool) -> Space:
    """A path that can be picked, cannot, or is taken now."""
    states = ("chosen",) if taken else ()
    return replace(space, token=token, why_not=reason, note=name, states=states)


def side_token(g: Stronghold, viewer: int, space: int) -> str:
    """A foreground also stands for its side (SH-CAT-01)."""
    return offered(g, viewer, SIDE.token(space - FL)) if space < FL + SIDES else ""


def states_of(key: str, wall: Forecast | None, marked: set[str]) -> tuple[str, ...]:
    """What is to be seen of a place at once: it falls, the question is about it."""
    if wall is not None and wall.kind == BREACH:
        return ("falls",)
    return ("chosen",) if key in marked else ()


def wall_badges(g: Stronghold, wall: Forecast) -> tuple[Badge, ...]:
    """The strength of both sides, where invaders stand."""
    if wall.kind == QUIET:
        return NO_BADGES
    return (balance(wall.ours, wall.theirs, balance_note(wall)),)


@kept(2000)
def balance(ours: int, theirs: int, note: str) -> Badge:
    """Two sums at a wall."""
    return Badge(text=f"{ours}:{theirs}", kind="balance", note=note)


def place_badges(g: Stronghold, space: int) -> tuple[Badge, ...]:
    """Hourglasses that lie in a building."""
    lying = 0
    for action in g.book.actions_of[space]:
        lying += g.hourglasses.placed[action]
    return hours(lying) if lying > 0 else NO_BADGES


@kept(100)
def hours(lying: int) -> tuple[Badge, ...]:
    """So many hourglasses."""
    return (
        Badge(
            text=str(lying),
            note=ngettext("hourglass", "hourglasses", lying),
            sign="stronghold/hourglass",
        ),
    )


# Where to look ----------------------------------------------------------------------------------


def focus(g: Stronghold, viewer: int, walls: list[Forecast]) -> tuple[str, ...]:
    """Where a small screen should look, if all of it lies close together: what the question is about
    and what it offers, the path of a group, the wall that falls."""
    if g.breached != NOWHERE:
        return (SPACE_NAMES[g.breached],)
    asked = g.asked
    if asked is None or asked.seat != viewer:
        return ()
    places = [*places_about(g, viewer), *[SPACE.of(t) for t in g.options if SPACE.has(t)]]
    paths = [PATH.of(token) for token in g.options if PATH.has(token)]
    path = path_taken(g)
    if path != NOWHERE:
        places += [g.book.path_from[path], g.book.path_to[path]]
    if not places and not paths:
        places = [wall.section for wall in walls if wall.kind == BREACH][:1]
    spots = [g.book.spots[place] for place in places] + [g.book.path_spots[way] for way in paths]
    keys = [SPACE_NAMES[place] for place in places] + [PATH_NAMES[way] for way in paths]
    return tuple(keys) if are_close(spots) else ()


def are_close(spots: list[tuple[int, int]]) -> bool:
    """Do these spots fit on a small screen together?"""
    xs = [spot[0] for spot in spots]
    ys = [spot[1] for spot in spots]
    return len(spots) > 0 and max(xs) - min(xs) <= NEAR and max(ys) - min(ys) <= NEAR


def trails(g: Stronghold) -> tuple[Trail, ...]:
    """A group on its way, and where cannons and machines fire in this assault."""
    found: list[Trail] = []
    path = path_taken(g)
    if path != NOWHERE:
        start, end = g.book.path_from[path], g.book.path_to[path]
        found.append(trail("group", start, end, "walk", INVADER))
    if not g.assault:
        return tuple(found)
    for number in range(TOWERS):
        if g.combat.aims[number] != NOWHERE:
            key = f"cannon{number}"
            found.append(trail(key, TOWER + number, g.combat.aims[number], "attack", DEFENDER))
    for number, machine in enumerate(g.siege.machines):
        if machine.target != NOWHERE:
            key = f"machine{number}"
            found.append(trail(key, machine.space, machine.target, "attack", INVADER))
    return tuple(found)


@kept(500)
def trail(key: str, start: int, end: int, kind: str, owner: int) -> Trail:
    """An arrow from space to space."""
    notes = {"walk": _("a group on its way"), "attack": _("fires")}
    ends = (SPACE_NAMES[start], SPACE_NAMES[end])
    return Trail(key=key, spaces=ends, kind=kind, owner=owner, note=notes[kind])

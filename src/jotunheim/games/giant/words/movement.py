"""Labels for moves: who, how, where to and how far, with costs and risks."""

from typing import Final

from jotunheim.games.giant.field import remember
from jotunheim.games.giant.grid import label
from jotunheim.games.giant.rules.movement import flight_manner, heat_of, ways_of
from jotunheim.games.giant.rules.question import Question
from jotunheim.games.giant.rules.shooting import speed, unsteady
from jotunheim.games.giant.state import Giant, War
from jotunheim.games.giant.tokens import FLEE, HEX, LIMP, MODE, MOVED, RUN, STAND, WALK, name_of
from jotunheim.games.giant.words.heat import save_note
from jotunheim.games.giant.words.names import giant_title, hexes_word, points_text, within
from jotunheim.scene import Choice, Route
from jotunheim.texts import N_, _, kept, ngettext, spoken

MOST_KEPT: Final = 4096  # end hexes in words; one view has hundreds
MOST_MOVES: Final = 16384  # whole moves in words, 0.3 kB each: a game meets up to 4,000
A_TOKEN: Final = 4096  # more than there are, for keys
MOVES: Final[dict[str, dict[int, Route]]] = {}  # whole moves in words, by language
# Whole moves by their manner: to a hex, where there is one way only, and the groups they stand in.
TO_A_HEX: Final[dict[int, str]] = {
    WALK: N_("walk to {hex}"),
    RUN: N_("run to {hex}"),
    LIMP: N_("limp to {hex}"),
}
ONLY_WAYS: Final[dict[int, str]] = {
    WALK: N_("walk, the only way"),
    RUN: N_("run, the only way"),
    LIMP: N_("limp, the only way"),
}
WAYS: Final[dict[int, str]] = {WALK: N_("Walk"), RUN: N_("Run"), LIMP: N_("Limp")}
LONGEST_WAYS: Final[dict[int, str]] = {
    WALK: N_("Walk the longest way"),
    RUN: N_("Run the longest way"),
    LIMP: N_("Limp the longest way"),
}


def mover_choice(g: War, asked: Question, token: int) -> Choice:
    """A giant that has yet to move."""
    giant = g.giant_of(token)
    chassis = giant.chassis
    text = _("heat {heat} of {threshold}, moves {walk}/{run}")
    note = text.format(
        heat=giant.heat, threshold=chassis.threshold, walk=chassis.walk, run=chassis.run
    )
    title = giant_title(g, giant)
    return Choice(token=name_of(token), label=title, note=note, target=giant.name())


# Manners -----------------------------------------------------------------------------------------


def manner_choice(g: War, asked: Question, token: int) -> Choice:
    """Stand, walk, run, limp or flee."""
    giant = g.giant(asked.number)
    manner = MODE.of(token)
    note = manner_note(g, giant, manner)
    words = {
        STAND: _("Stand still"),
        WALK: _("Walk, {points} points").format(points=giant.chassis.walk),
        RUN: _("Run, {points} points").format(points=giant.chassis.run),
        LIMP: _("Limp, one hex"),
        FLEE: _("Flee off the map"),
    }
    return Choice(token=name_of(token), label=words[manner], note=note)


def manner_note(g: War, giant: Giant, manner: int) -> str:
    """What a manner does to heat and aim, and what it risks."""
    if manner == STAND:
        shed = min(g.field.terrain(giant.where).cooling, giant.heat)
        cooled = _("cools {heat}; no penalty for your shots").format(heat=shed)
        return cooled if shed else _("no penalty for your shots")
    if manner == WALK:
        return _("cools where it ends; your guns and lasers then need 1 more")
    if manner == FLEE:
        heat = heat_of(flight_manner(g, giant))
        note = flight_note(giant.chassis.row.cost)
    else:
        heat = heat_of(manner)
        text = _("{heat} heat; your guns and lasers then need {more} more")
        note = text.format(heat=heat, more=unsteady(manner))
    risk = save_note(giant, heat)
    return f"{note}; {risk}" if risk else note


def flight_note(halves: int) -> str:
    """What a flight gives the enemy, in halves of a point: ½ point, 1 point, 1½ points (GI-SCO-02)."""
    text = ngettext(
        "gives the enemy {points} point", "gives the enemy {points} points", (halves + 1) // 2
    )
    return text.format(points=points_text(halves))


# End hexes ---------------------------------------------------------------------------------------


def end_choice(g: War, asked: Question, token: int) -> Choice:
    """An end hex."""
    return end_choices(g, asked, [token])[0]


def end_choices(g: War, asked: Question, options: list[int]) -> list[Choice]:
    """End hexes with their costs and the speeds they give."""
    ways = ways_of(g, g.giant(asked.number), asked.manner)
    return [
        end_words(cell, g.field.terrain(cell).name, ways.cheapest[cell], ways.longest[cell])
        for cell in [HEX.of(token) for token in options]
    ]


@kept(MOST_KEPT)
def end_words(where: int, terrain: str, points: int, hexes: int) -> Choice:
    """An end hex in words; nothing is measured of a limp, nor if moves count as the crow flies."""
    note = f"{within(terrain)}; {cost_note(points, hexes)}" if hexes else within(terrain)
    words = _("to {hex}").format(hex=label(where))
    return Choice(token=name_of(HEX.token(where)), label=words, note=note, target=label(where))


@kept(1024)
def cost_note(points: int, hexes: int) -> str:
    """What the way to a hex costs, how long it is at most, and what that does to those who shoot."""
    text = ngettext(
        "costs {points}, up to {n} hex{speed}", "costs {points}, up to {n} hexes{speed}", hexes
    )
    return text.format(points=points, n=hexes, speed=speed_note(hexes))


def speed_note(hexes: int) -> str:
    """What the hexes moved do to those who shoot (GI-MIS-05, GI-GUN-06)."""
    more = speed(hexes)
    return _(": enemies need {more} more to hit you").format(more=more) if more else ""


def moved_choice(g: War, asked: Question, token: int) -> Choice:
    """A number of hexes."""
    moved = MOVED.of(token) + 1
    note = _("enemies need {more} more to hit you (GI-MIS-05)").format(more=speed(moved))
    words = hexes_word(moved)
    return Choice(token=name_of(token), label=words, note=note, target=label(asked.where))


# Whole moves -------------------------------------------------------------------------------------


def move_routes(g: War, asked: Question, rows: list[list[int]]) -> list[Route]:
    """Whole moves. A view has hundreds: a plain dictionary costs a third of `kept` for each."""
    known = MOVES.setdefault(spoken(), {})
    found: list[Route] = []
    for row in rows:
        key = asked.manner + 1
        for token in row:
            key = key * A_TOKEN + token
        route = known.get(key)
        if route is None:
            route = remember(known, key, move_words(asked.manner, row), MOST_MOVES)
        found.append(route)
    return found


def move_words(chosen: int, tokens: list[int]) -> Route:
    """A whole move in words; the manner was chosen before, or is among the tokens."""
    hexes = [HEX.of(token) for token in tokens if HEX.has(token)]
    manners = [MODE.of(token) for token in tokens if MODE.has(token)]
    moved = [MOVED.of(token) + 1 for token in tokens if MOVED.has(token)]
    manner = manners[0] if manners else chosen
    where = label(hexes[0]) if hexes else ""
    return Route(
        tokens=tuple([name_of(token) for token in tokens]),
        label=_(TO_A_HEX[manner]).format(hex=where) if where else _(ONLY_WAYS[manner]),
        note=hexes_word(moved[0]) + speed_note(moved[0]) if moved else "",
        target=where,
        group=_(WAYS[manner] if manners else LONGEST_WAYS[manner]),
    )

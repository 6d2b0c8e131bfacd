"""What players do in their turns, for the log: trades, followers, buildings, dice."""

from typing import Final

from jotunheim.games.valda.state.table import Valda
from jotunheim.games.valda.words.names import (
    amount_of,
    amounts_of,
    area_of_deity,
    building_name,
    deity_name,
    face_name,
    resource_name,
    seat_name,
)
from jotunheim.kernel import EventKind, figure, first_seat
from jotunheim.texts import N_, _


def say_chooses(g: Valda, values: tuple[int, ...]) -> str:
    """An occupant that a player chooses."""
    line = _("{who} chooses {deity} for {area}")
    seat, deity = values
    return line.format(
        who=seat_name(g, seat), deity=deity_name(g, deity), area=area_of_deity(g, deity)
    )


def say_occupies(g: Valda, values: tuple[int, ...]) -> str:
    """An occupant found by chance."""
    line = _("{deity} occupies {area}")
    return line.format(deity=deity_name(g, values[0]), area=area_of_deity(g, values[0]))


def say_gains(g: Valda, values: tuple[int, ...]) -> str:
    """Resources from the supply: seat, resource, number."""
    line = _("{who} gains {what}")
    return line.format(who=seat_name(g, values[0]), what=amount_of(g, values[1], values[2]))


def say_pays(g: Valda, values: tuple[int, ...]) -> str:
    """Resources to the supply: seat, then numbers by resource."""
    line = _("{who} pays {what}")
    return line.format(who=seat_name(g, values[0]), what=amounts_of(g, values[1:]))


def say_trades(g: Valda, values: tuple[int, ...]) -> str:
    """Seat, resource given, number, resource got, number."""
    line = _("{who} trades {what} for {gain}")
    what = amount_of(g, values[1], values[2])
    return line.format(
        who=seat_name(g, values[0]), what=what, gain=amount_of(g, values[3], values[4])
    )


def say_rolls(g: Valda, values: tuple[int, ...]) -> str:
    """Seat, then colour and face of each die."""
    dice = [face_name(g, values[i], values[i + 1]) for i in range(1, len(values), 2)]
    line = _("{who} rolls: {dice}")
    return line.format(who=seat_name(g, values[0]), dice=", ".join(dice))


def say_rerolls(g: Valda, values: tuple[int, ...]) -> str:
    """Seat, colour, face."""
    line = _("{who} rolls a die again: {face}")
    return line.format(who=seat_name(g, values[0]), face=face_name(g, values[1], values[2]))


def say_turns(g: Valda, values: tuple[int, ...]) -> str:
    """Seat, colour, face."""
    line = _("{who} turns a die: {face}")
    return line.format(who=seat_name(g, values[0]), face=face_name(g, values[1], values[2]))


CHAPTER_ROUND: Final[EventKind[Valda]] = EventKind[Valda](
    "chapter", N_("Round {number}"), number=figure
)
BEGINS: Final[EventKind[Valda]] = EventKind[Valda](
    "begins",
    N_("{who} begins a turn with {actions} action points and {buildings} building points"),
    actor=first_seat,
    who=seat_name,
    actions=figure,
    buildings=figure,
)
CHOOSES: Final[EventKind[Valda]] = EventKind[Valda]("chooses", say=say_chooses, actor=first_seat)
OCCUPIES: Final[EventKind[Valda]] = EventKind[Valda]("occupies", say=say_occupies)
GAINS: Final[EventKind[Valda]] = EventKind[Valda]("gains", say=say_gains, actor=first_seat)
PAYS: Final[EventKind[Valda]] = EventKind[Valda]("pays", say=say_pays, actor=first_seat)
TRADES: Final[EventKind[Valda]] = EventKind[Valda]("trades", say=say_trades, actor=first_seat)
GAINS_FOLLOWERS: Final[EventKind[Valda]] = EventKind[Valda](
    "gains_followers",
    N_("{who} gains {n} follower and stands at {total}"),
    plural=N_("{who} gains {n} followers and stands at {total}"),
    count=1,
    actor=first_seat,
    who=seat_name,
    n=figure,
    total=figure,
)
LOSES_FOLLOWERS: Final[EventKind[Valda]] = EventKind[Valda](
    "loses_followers",
    N_("{who} loses {n} follower and stands at {total}"),
    plural=N_("{who} loses {n} followers and stands at {total}"),
    count=1,
    actor=first_seat,
    who=seat_name,
    n=figure,
    total=figure,
)
BUILDS: Final[EventKind[Valda]] = EventKind[Valda](
    "builds",
    N_("{who} builds: {building}"),
    actor=first_seat,
    who=seat_name,
    building=building_name,
)
BUILDS_TEMPLE: Final[EventKind[Valda]] = EventKind[Valda](
    "builds_temple",
    N_("{who} builds a temple of {deity}"),
    actor=first_seat,
    who=seat_name,
    deity=deity_name,
)
UNDOES_BUILDING: Final[EventKind[Valda]] = EventKind[Valda](
    "undoes_building",
    N_("The building of {who} is undone; its cost comes back"),
    actor=first_seat,
    who=seat_name,
)
TRIBUTE: Final[EventKind[Valda]] = EventKind[Valda](
    "tribute",
    N_("{who} pays a tribute to {whom}: {resource}"),
    actor=first_seat,
    who=seat_name,
    whom=seat_name,
    resource=resource_name,
)
FLIPS_TO_BUILD: Final[EventKind[Valda]] = EventKind[Valda](
    "flips_to_build",
    N_("{who} turns an action point into a building point"),
    actor=first_seat,
    who=seat_name,
)
FLIPS_TO_ACT: Final[EventKind[Valda]] = EventKind[Valda](
    "flips_to_act",
    N_("{who} turns a building point into an action point"),
    actor=first_seat,
    who=seat_name,
)
BORROWS: Final[EventKind[Valda]] = EventKind[Valda](
    "borrows",
    N_("{who} borrows power from {deity}"),
    actor=first_seat,
    who=seat_name,
    deity=deity_name,
)
ROLLS: Final[EventKind[Valda]] = EventKind[Valda]("rolls", say=say_rolls, actor=first_seat)
REROLLS: Final[EventKind[Valda]] = EventKind[Valda]("rerolls", say=say_rerolls, actor=first_seat)
TURNS_DIE: Final[EventKind[Valda]] = EventKind[Valda]("turns_die", say=say_turns, actor=first_seat)
HOMAGE: Final[EventKind[Valda]] = EventKind[Valda](
    "homage",
    N_("{who} receives homage from {deity}: {resource}"),
    actor=first_seat,
    who=seat_name,
    deity=deity_name,
    resource=resource_name,
)

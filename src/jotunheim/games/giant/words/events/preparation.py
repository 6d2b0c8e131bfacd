"""Before a battle, for the log: the map, the scenario, the record sheets."""

from typing import Final

from jotunheim.games.giant.settings import SINGLE
from jotunheim.games.giant.state import War, type_in
from jotunheim.games.giant.tokens import TYPE_NAMES, location_of
from jotunheim.games.giant.words import names
from jotunheim.games.giant.words.events.meanings import (
    Values,
    commander_of,
    feature,
    giant_name,
    hex_link,
    higher,
    location,
    map_name,
    map_side,
    owner,
    rolled,
)
from jotunheim.kernel.journal import EventKind, figure, first_seat
from jotunheim.texts import N_, _, listed, ngettext


def drawing_line(g: War, values: Values) -> str:
    """Who draws first."""
    text = N_("The roll is {first} to {second}: {commander} draws first")
    return rolled(text, names.commander(g, higher(values)), values)


def side_roll_line(g: War, values: Values) -> str:
    """Who chooses a side."""
    text = N_("The roll is {first} to {second}: {commander} chooses the map side")
    return rolled(text, names.commander(g, higher(values)), values)


def scenario_line(g: War, values: Values) -> str:
    """Unit points and classes, rolled or agreed."""
    rows = g.book.classes
    classes = listed([_(row.name) for kind, row in enumerate(rows) if values[2] & (1 << kind)])
    text = ngettext(
        "Scenario roll {roll}: {n} unit point a side; {classes}",
        "Scenario roll {roll}: {n} unit points a side; {classes}",
        values[1],
    )
    if not values[0]:
        text = ngettext(
            "{n} unit point a side; {classes}", "{n} unit points a side; {classes}", values[1]
        )
    return text.format(roll=values[0], n=values[1], classes=classes)


def fields_line(g: War, values: Values) -> str:
    """A giant at the reveal, with each weapon and where it is mounted (R-03)."""
    text = _("{weapon} ({place})")
    weapons = [
        text.format(
            weapon=g.book.weapons[values[at]].key, place=location(g, location_of(values[at + 1]))
        )
        for at in range(1, len(values), 2)
    ]
    return _("{side} fields {giant} (type {type}): {weapons}").format(
        side=names.side_name(g, owner(g, values)),
        giant=giant_name(g, values[0]),
        type=TYPE_NAMES[type_in(values[0])],
        weapons=listed(weapons) or _("no weapons"),
    )


def side_line(g: War, values: Values) -> str:
    """Who has which side of the map; in a single battle people are called by it from now on."""
    text = _("{commander} takes the {side}")
    if g.switches.series == SINGLE:
        text = _("{side} takes its side of the map")
    return text.format(commander=names.commander(g, values[0]), side=map_side(g, values[1]))


def pay_line(g: War, values: Values) -> str:
    """What a giant costs in a campaign."""
    text = ngettext(
        "{commander} pays {n} unit point", "{commander} pays {n} unit points", values[1]
    )
    return text.format(commander=names.commander(g, values[0]), n=values[1])


MAP: Final = EventKind[War]("map", N_("The battle is fought on map {map}"), map=map_name)
GENERATED: Final = EventKind[War](
    "generated", N_("The map is generated from seed {seed}"), seed=figure
)
DRAWING: Final = EventKind[War]("drawing", say=drawing_line)
SIDE_ROLL: Final = EventKind[War]("side_roll", say=side_roll_line)
TIE: Final = EventKind[War]("tie", N_("Both roll {roll} and roll again"), roll=figure)
TAKES_SIDE: Final = EventKind[War]("side", say=side_line, actor=first_seat)
SCENARIO: Final = EventKind[War]("scenario", say=scenario_line)
PAINT: Final = EventKind[War](
    "paint",
    N_("{commander} draws {feature} at {hex}"),
    actor=first_seat,
    commander=commander_of,
    feature=feature,
    stamp=figure,
    hex=hex_link,
)
NO_PAINT: Final = EventKind[War](
    "no_paint", N_("{commander} draws nothing"), actor=first_seat, commander=commander_of
)
REVEAL: Final = EventKind[War]("reveal", N_("Both record sheets are laid open"))
FIELDS: Final = EventKind[War]("fields", say=fields_line, actor=owner)
PAY: Final = EventKind[War]("pay", say=pay_line, actor=first_seat)

KINDS: Final[list[EventKind[War]]] = [
    MAP,
    GENERATED,
    DRAWING,
    SIDE_ROLL,
    TIE,
    TAKES_SIDE,
    SCENARIO,
    PAINT,
    NO_PAINT,
    REVEAL,
    FIELDS,
    PAY,
]

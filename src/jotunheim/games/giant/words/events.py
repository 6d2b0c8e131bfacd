"""Everything that is told: each kind of event with its sentence and the meaning of its numbers.

Giants are told by their key (`Giant.key`), so that the log can name giants of earlier battles too.
"""

from typing import Final

from jotunheim.games.giant.book.tables import MOST_GIANTS
from jotunheim.games.giant.grid import OFF, label
from jotunheim.games.giant.settings import SINGLE
from jotunheim.games.giant.state import War, number_in, type_in
from jotunheim.games.giant.tokens import LIMP, RUN, STAND, TYPE_NAMES, WALK, location_of
from jotunheim.games.giant.words import names
from jotunheim.kernel.journal import CHAPTER, EventKind, figure, first_seat
from jotunheim.scene import Roll
from jotunheim.texts import N_, _, listed, ngettext

Values = tuple[int, ...]

ENTRIES: Final[dict[int, str]] = {
    WALK: N_("{giant} walks onto the map to {end}, {hexes}"),
    RUN: N_("{giant} runs onto the map to {end}, {hexes}"),
    LIMP: N_("{giant} limps onto the map to {end}, {hexes}"),
}
MOVES: Final[dict[int, str]] = {
    WALK: N_("{giant} walks from {start} to {end}, {hexes}"),
    RUN: N_("{giant} runs from {start} to {end}, {hexes}"),
    LIMP: N_("{giant} limps from {start} to {end}, {hexes}"),
}
# Where a giant of a campaign goes after a battle, by the last number of its event.
READY_AGAIN: Final = 0
TO_REPAIR: Final = 1
TAKEN: Final = 2
HANGARS: Final[tuple[str, ...]] = (
    N_("A type {type} of {commander} is ready again"),
    N_("A type {type} of {commander} waits for repair"),
    N_("A type {type} of {commander} was captured and waits for repair"),
)


# What the numbers mean ---------------------------------------------------------------------------


def giant_name(g: War, key: int) -> str:
    """A giant of this or an earlier battle, linked to its piece."""
    piece = piece_of(key)
    return f"[{title_of(g, key) or piece}]({piece})"


def piece_of(key: int) -> str:
    """The key of its piece on the map."""
    return f"{TYPE_NAMES[type_in(key)]}{number_in(key)}"


def title_of(g: War, key: int) -> str:
    """Jackal 14; empty in a series, whose log names giants that are no longer on the table."""
    if g.switches.series != SINGLE:
        return ""
    found = [giant for giant in g.giants if giant.key() == key]
    return names.giant_title(g, found[0]) if found else ""


def link(key: str) -> str:
    """The key of a piece or hex as a link to it."""
    return f"[{key}]({key})"


def commander_of(g: War, seat: int) -> str:
    """A seat across the battles of a series."""
    return names.commander(seat)


def points(g: War, halves: int) -> str:
    """Victory points, counted in halves."""
    return names.points_text(halves)


def location(g: War, number: int) -> str:
    """A location of a giant, within a sentence."""
    return names.within(g.book.locations[number].name)


def feature(g: War, number: int) -> str:
    """What is drawn on a map."""
    return names.feature_name(number)


def map_name(g: War, number: int) -> str:
    """A premade map by number and name."""
    name = _(g.book.map_names[number])
    return _("{number}, {name}").format(number=number + 1, name=name)


def map_side(g: War, side: int) -> str:
    """West or East."""
    return _(names.SIDES[side])


def hex_link(g: War, number: int) -> str:
    """A hex, linked to its place on the map."""
    return link(label(number))


def owner(g: War, values: Values) -> int:
    """The actor of an event whose first number is a giant: the side it belongs to."""
    return (number_in(values[0]) - 1) // MOST_GIANTS


def victor(g: War, values: Values) -> int:
    """The actor of a result: its winner."""
    return values[2]


# Where one sentence is not enough ----------------------------------------------------------------


def chapter_line(g: War, values: Values) -> str:
    """A round, or a battle of a series."""
    if values[0]:
        return _("Round {number}").format(number=values[0])
    return _("Battle {number}").format(number=values[1])


def rolled(text: str, name: str, values: Values) -> str:
    """Two rolls, and what the higher one gives."""
    return _(text).format(first=values[0], second=values[1], commander=name, side=name)


def higher(values: Values) -> int:
    """The seat with the higher of two rolls."""
    return 0 if values[0] > values[1] else 1


def drawing_line(g: War, values: Values) -> str:
    """Who draws first."""
    text = N_("The roll is {first} to {second}: {commander} draws first")
    return rolled(text, names.commander(higher(values)), values)


def side_roll_line(g: War, values: Values) -> str:
    """Who chooses a side."""
    text = N_("The roll is {first} to {second}: {commander} chooses the map side")
    return rolled(text, names.commander(higher(values)), values)


def initiative_line(g: War, values: Values) -> str:
    """Who has initiative."""
    text = N_("Initiative {first} to {second}: {side} moves last and fights first")
    return rolled(text, names.side_name(g, higher(values)), values)


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


def pay_line(g: War, values: Values) -> str:
    """What a giant costs in a campaign."""
    text = ngettext(
        "{commander} pays {n} unit point", "{commander} pays {n} unit points", values[1]
    )
    return text.format(commander=names.commander(values[0]), n=values[1])


def quiet_line(g: War, values: Values) -> str:
    """The battle ends because nobody attacks."""
    text = ngettext(
        "{n} round without an attack ends the battle",
        "{n} rounds without an attack end the battle",
        values[0],
    )
    return text.format(n=values[0])


def limit_line(g: War, values: Values) -> str:
    """The battle ends by the limit of rounds."""
    text = ngettext(
        "The battle ends after {n} round", "The battle ends after {n} rounds", values[0]
    )
    return text.format(n=values[0])


def hangar_line(g: War, values: Values) -> str:
    """Where a giant goes after a battle of a campaign."""
    who = names.commander(values[0])
    return _(HANGARS[values[2]]).format(type=TYPE_NAMES[values[1]], commander=who)


def move_line(g: War, values: Values) -> str:
    """A move, a stand or an entry."""
    name = giant_name(g, values[0])
    manner = values[1]
    if manner == STAND:
        return _("{giant} stands still").format(giant=name)
    end = link(label(values[3]))
    hexes = names.hexes_word(values[4])
    if values[2] == OFF:
        return _(ENTRIES[manner]).format(giant=name, end=end, hexes=hexes)
    return _(MOVES[manner]).format(giant=name, start=label(values[2]), end=end, hexes=hexes)


def heat_line(g: War, values: Values) -> str:
    """More heat, or less."""
    text = _("{giant} heats up by {change}, to {heat} (of {threshold})")
    if values[1] <= 0:
        text = _("{giant} cools by {change}, to {heat} (of {threshold})")
    return text.format(
        giant=giant_name(g, values[0]),
        change=abs(values[1]),
        heat=values[2],
        threshold=g.book.types[type_in(values[0])].threshold,
    )


def save_line(g: War, values: Values) -> str:
    """A saving throw."""
    text = _("{giant} runs hot and needs {needed}: it rolls {roll}")
    if values[2] == 0:
        text = _("{giant} would need {needed} to save: it cannot")
    return text.format(giant=giant_name(g, values[0]), needed=values[1], roll=values[2])


def shot_line(g: War, values: Values) -> str:
    """A shot with its number and its roll; the weapon is called as on the button that fired it."""
    text = _("{giant} fires {weapon} {place} at {target}: needs {needed}, rolls {roll}: miss")
    if values[4] >= values[3]:
        text = _("{giant} fires {weapon} {place} at {target}: needs {needed}, rolls {roll}: hit")
    return text.format(
        giant=giant_name(g, values[0]),
        weapon=g.book.weapons[values[5]].key,
        place=names.mount_words(g.book.locations[location_of(values[1])].name, values[6]),
        target=giant_name(g, values[2]),
        needed=values[3],
        roll=values[4],
    )


def spill_line(g: War, values: Values) -> str:
    """Points that a limb cannot take (T-30)."""
    text = _("The {limb} is lost already: the torso takes {points}")
    if values[2]:
        text = _("The {limb} takes {room}, the torso takes the other {points}")
    return text.format(room=values[2], limb=location(g, values[1]), points=values[3])


def governor_line(g: War, values: Values) -> str:
    """What the governor's question was answered with."""
    text = _("{giant} runs hot") if values[1] else _("{giant} is held by its governor")
    return text.format(giant=giant_name(g, values[0]))


def result_line(g: War, values: Values) -> str:
    """How a battle ended."""
    winner = values[2]
    if winner < 0:
        first, second = names.points_text(values[0]), names.points_text(values[1])
        return _("The battle is drawn, {first} to {second}").format(first=first, second=second)
    text = _("{side} wins the battle, {own} to {other}")
    return text.format(
        side=lasting_name(g, winner),
        own=names.points_text(values[winner]),
        other=names.points_text(values[1 - winner]),
    )


def lasting_name(g: War, seat: int) -> str:
    """What a seat is called after a battle: its side, or in a series, where sides change, its number."""
    return names.side_name(g, seat) if g.switches.series == SINGLE else names.commander(seat)


def exchange_line(g: War, values: Values) -> str:
    """An exchange of an assault: who rolled what, and who wins it (GI-ASL-06..09)."""
    ours, theirs = values[1], values[3]
    text = N_("{first}, {second}: nobody wins the exchange")
    if ours > theirs and values[4]:
        text = N_("{first}, {second}: {giant} wins the exchange")
    elif theirs > ours and values[5]:
        text = N_("{first}, {second}: {other} wins the exchange")
    return _(text).format(
        first=total_words(g, values[0], values[4], ours),
        second=total_words(g, values[2], values[5], theirs),
        giant=giant_name(g, values[0]),
        other=giant_name(g, values[2]),
    )


def total_words(g: War, key: int, roll: int, total: int) -> str:
    """A roll with what is added to it; a giant that is held does not roll (GI-ASL-14)."""
    name = giant_name(g, key)
    if not roll:
        return _("{giant} is held and has {total}").format(giant=name, total=total)
    more = total - roll
    sign = "+" if more >= 0 else "−"
    text = _("{giant} rolls {roll} {sign} {more} = {total}")
    return text.format(giant=name, roll=roll, sign=sign, more=abs(more), total=total)


# Dice where they fall (T-26) --------------------------------------------------------------------


def two(roll: int, first: int) -> tuple[str, ...]:
    """Both dice of a roll, by the sum and the first of them; nothing was rolled for 0."""
    return (str(first), str(roll - first)) if roll else ()


def shot_roll(g: War, values: Values) -> Roll:
    """The dice of a shot, at its target."""
    text = _("needs {n}: a miss")
    if values[4] >= values[3]:
        text = _("needs {n}: a hit")
    return Roll(piece_of(values[2]), two(values[4], values[7]), text.format(n=values[3]))


def location_roll(g: War, values: Values) -> Roll:
    """Where a hit goes, and what it does there."""
    text = _("{place}: {n} damage").format(place=location(g, values[2]), n=values[3])
    return Roll(piece_of(values[0]), two(values[1], values[4]), text, face_of(values[0]))


def fate(g: War, values: Values) -> Roll:
    """Whose fate a result tells."""
    return Roll(piece_of(values[0]), face=face_of(values[0]))


def face_of(key: int) -> str:
    """The chassis of a giant."""
    return f"giant/chassis-{TYPE_NAMES[type_in(key)].lower()}"


def exchange_roll(g: War, values: Values) -> Roll:
    """The dice of both giants in an assault, and their totals."""
    dice = (*two(values[4], values[6]), "", *two(values[5], values[7]))
    return Roll(piece_of(values[2]), dice, f"{values[1]} : {values[3]}")


def assault_place(g: War, values: Values) -> Roll:
    """Where an assault is fought."""
    return Roll(piece_of(values[1]))


# The kinds ---------------------------------------------------------------------------------------

CHAPTERS: Final = EventKind[War](CHAPTER, say=chapter_line)
MAP: Final = EventKind[War]("map", N_("The battle is fought on map {map}"), map=map_name)
GENERATED: Final = EventKind[War](
    "generated", N_("The map is generated from seed {seed}"), seed=figure
)
DRAWING: Final = EventKind[War]("drawing", say=drawing_line)
SIDE_ROLL: Final = EventKind[War]("side_roll", say=side_roll_line)
INITIATIVE: Final = EventKind[War]("initiative", say=initiative_line)
TIE: Final = EventKind[War]("tie", N_("Both roll {roll} and roll again"), roll=figure)
TAKES_SIDE: Final = EventKind[War](
    "side",
    N_("{commander} takes the {side}"),
    actor=first_seat,
    commander=commander_of,
    side=map_side,
)
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
HANGAR: Final = EventKind[War]("hangar", say=hangar_line, actor=first_seat)
MOVE: Final = EventKind[War]("move", say=move_line, actor=owner)
EXIT: Final = EventKind[War]("exit", N_("{giant} leaves the map"), actor=owner, giant=giant_name)
HEAT: Final = EventKind[War]("heat", say=heat_line, actor=owner)
SAVE: Final = EventKind[War]("save", say=save_line, actor=owner)
EXPLODE: Final = EventKind[War](
    "explode",
    N_("The reactor of {giant} explodes!"),
    actor=owner,
    shows=fate,
    giant=giant_name,
)
NO_SHOT: Final = EventKind[War](
    "no_shot", N_("{side} has no shot"), actor=first_seat, side=names.side_name
)
SHOT: Final = EventKind[War]("shot", say=shot_line, actor=owner, shows=shot_roll)
LOCATION: Final = EventKind[War](
    "location",
    clause="GI-DMG-01",
    shows=location_roll,
    text=N_("{damage} damage to {giant}, location {roll}: {place}"),
    actor=owner,
    giant=giant_name,
    roll=figure,
    place=location,
    damage=figure,
)
SPILL: Final = EventKind[War]("spill", say=spill_line, actor=owner, clause="GI-DMG-08")
DAMAGE: Final = EventKind[War]("damage")  # the line of the location says it
LIMB_LOST: Final = EventKind[War](
    "limb_lost", N_("{giant} loses its {limb}!"), actor=owner, giant=giant_name, limb=location
)
DESTROY: Final = EventKind[War](
    "destroy", N_("{giant} is destroyed!"), actor=owner, shows=fate, giant=giant_name
)
CAPTURE: Final = EventKind[War](
    "capture", N_("{giant} is captured"), actor=owner, shows=fate, giant=giant_name
)
SCORE: Final = EventKind[War](
    "score", N_("{side} scores {points}"), actor=first_seat, side=names.side_name, points=points
)
LAUNCH: Final = EventKind[War](
    "assault",
    shows=assault_place,
    text=N_("{giant} (+{bonus}) assaults {other} (+{other_bonus})"),
    actor=owner,
    giant=giant_name,
    other=giant_name,
    bonus=figure,
    other_bonus=figure,
)
GOVERNOR: Final = EventKind[War]("governor", say=governor_line, actor=owner)
EXCHANGE: Final = EventKind[War](
    "exchange", say=exchange_line, clause="GI-ASL-07", shows=exchange_roll
)
UNDECIDED: Final = EventKind[War]("undecided", N_("Both are held: the assault ends undecided"))
QUIET: Final = EventKind[War]("quiet", say=quiet_line)
LIMIT: Final = EventKind[War]("limit", say=limit_line)
CONCEDE: Final = EventKind[War](
    "concede", N_("{side} concedes"), actor=first_seat, side=names.side_name
)
RESULT: Final = EventKind[War]("result", say=result_line, actor=victor)

EVENTS: Final[list[EventKind[War]]] = [
    *[CHAPTERS, MAP, GENERATED, DRAWING, SIDE_ROLL, INITIATIVE, TIE, TAKES_SIDE, SCENARIO],
    *[PAINT, NO_PAINT, REVEAL, FIELDS, PAY, HANGAR],
    *[MOVE, EXIT, HEAT, SAVE, EXPLODE],
    *[NO_SHOT, SHOT, LOCATION, SPILL, DAMAGE, LIMB_LOST, DESTROY, CAPTURE, SCORE],
    *[LAUNCH, GOVERNOR, EXCHANGE, UNDECIDED, QUIET, LIMIT, CONCEDE, RESULT],
]

# Fights: what opens one, what stands inside it, and how it came out.
OPENING: Final[list[EventKind[War]]] = [SHOT, LAUNCH]
FIGHTING: Final[list[EventKind[War]]] = [SPILL, LIMB_LOST, GOVERNOR, EXCHANGE, SCORE]
RESULTS: Final[list[EventKind[War]]] = [LOCATION, DESTROY, CAPTURE, EXPLODE, UNDECIDED]

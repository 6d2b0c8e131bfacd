"""Words for people: the lines of the log."""

from typing import Final

from jotunheim.games.giant.grid import OFF, label
from jotunheim.games.giant.state import War
from jotunheim.games.giant.tokens import LIMP, RUN, STAND, TYPE_NAMES, WALK, location_of
from jotunheim.games.giant.words.names import feature_name, mount_words, within
from jotunheim.games.giant.words.questions import (
    SIDES,
    commander,
    hexes_word,
    points_text,
    side_name,
)
from jotunheim.kernel import Event
from jotunheim.texts import N_, _, listed, ngettext

SEATED: Final[tuple[str, ...]] = (
    "side",
    "pay",
    "paint",
    "no_paint",
    "hangar",
    "no_shot",
    "score",
    "concede",
)
OF_GIANTS: Final[tuple[str, ...]] = (
    "fields",
    "move",
    "exit",
    "heat",
    "save",
    "explode",
    "shot",
    "location",
    "limb_lost",
    "destroy",
    "capture",
    "assault",
    "governor",
)
HANGARS: Final[tuple[str, ...]] = (
    N_("A type {type} of {commander} is ready again"),
    N_("A type {type} of {commander} waits for repair"),
    N_("A type {type} of {commander} was captured and waits for repair"),
)
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


def giant_name(id: int) -> str:
    """A giant of this or an earlier battle by what the journal says, linked to its piece."""
    return link(f"{TYPE_NAMES[id % 16]}{id // 16}")


def link(key: str) -> str:
    """The key of a piece or hex as a link to it."""
    return f"[{key}]({key})"


def actor_of(event: Event) -> int:
    """The seat an event is about, -1 if it is about both or none."""
    if event.what in SEATED:
        return event.values[0]
    if event.what == "result":
        return event.values[2]
    if event.what in OF_GIANTS:
        return (event.values[0] // 16 - 1) // 3
    return -1


def sentence(g: War, event: Event) -> str:
    """An event in words, without a full stop as in the logs of all games; empty: not worth a line."""
    what = event.what
    values = event.values
    if what in ("chapter", "map", "generated", "drawing", "tie", "side_roll", "side", "scenario"):
        return table_sentence(g, what, values)
    if what in ("reveal", "fields", "pay", "paint", "no_paint", "hangar"):
        return muster_sentence(g, what, values)
    if what in ("initiative", "move", "exit", "heat", "save", "explode"):
        return move_sentence(g, what, values)
    if what in ("shot", "location", "damage", "limb_lost", "destroy", "capture", "score"):
        return shot_sentence(g, what, values)
    return fight_sentence(g, what, values)


def table_sentence(g: War, what: str, values: tuple[int, ...]) -> str:
    """What happens before the giants are chosen."""
    if what == "chapter":
        if values[0]:
            return _("Round {number}").format(number=values[0])
        return _("Battle {number}").format(number=values[1])
    if what == "map":
        text = _("The battle is fought on map {number}, {name}")
        return text.format(number=values[0] + 1, name=_(g.book.map_names[values[0]]))
    if what == "generated":
        return _("The map is generated from seed {seed}").format(seed=values[0])
    if what == "tie":
        return _("Both roll {roll}: again").format(roll=values[0])
    if what in ("drawing", "side_roll"):
        text = _("The roll is {first} to {second}: {commander} draws first")
        if what == "side_roll":
            text = _("The roll is {first} to {second}: {commander} chooses the map side")
        winner = commander(0 if values[0] > values[1] else 1)
        return text.format(first=values[0], second=values[1], commander=winner)
    if what == "side":
        text = _("{commander} takes the {side}")
        return text.format(commander=commander(values[0]), side=_(SIDES[values[1]]))
    return scenario_sentence(g, values)


def scenario_sentence(g: War, values: tuple[int, ...]) -> str:
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


def muster_sentence(g: War, what: str, values: tuple[int, ...]) -> str:
    """Drawing, forces, and what a campaign costs."""
    if what == "reveal":
        return _("Both record sheets are laid open")
    if what == "fields":
        weapons = " ".join([g.book.weapons[weapon].id for weapon in values[2:]])
        name = f"{TYPE_NAMES[values[1]]}{values[0] // 16}"
        if not weapons:
            return _("{giant} is fielded with no weapons").format(giant=name)
        return _("{giant} is fielded with {weapons}").format(giant=name, weapons=weapons)
    who = commander(values[0])
    if what == "pay":
        text = ngettext(
            "{commander} pays {n} unit point", "{commander} pays {n} unit points", values[1]
        )
        return text.format(commander=who, n=values[1])
    if what == "no_paint":
        return _("{commander} draws nothing").format(commander=who)
    if what == "paint":
        text = _("{commander} draws {feature} at {hex}")
        where = link(label(values[3]))
        return text.format(commander=who, feature=feature_name(values[1]), hex=where)
    return _(HANGARS[values[2]]).format(type=TYPE_NAMES[values[1]], commander=who)


def move_sentence(g: War, what: str, values: tuple[int, ...]) -> str:
    """Initiative, moves and heat."""
    if what == "initiative":
        high = side_name(g, 0 if values[0] > values[1] else 1)
        text = _("Initiative {first} to {second}: {side} moves last and fights first")
        return text.format(first=values[0], second=values[1], side=high)
    name = giant_name(values[0])
    if what == "move":
        return moved_sentence(name, values)
    if what == "exit":
        return _("{giant} leaves the map").format(giant=name)
    if what == "heat":
        text = _("{giant} heats up by {change} to {heat}")
        if values[1] <= 0:
            text = _("{giant} cools by {change} to {heat}")
        return text.format(giant=name, change=abs(values[1]), heat=values[2])
    if what == "save":
        text = _("{giant} runs hot and needs {needed}: it rolls {roll}")
        if values[2] == 0:
            text = _("{giant} would need {needed} to save: it cannot")
        return text.format(giant=name, needed=values[1], roll=values[2])
    return _("The reactor of {giant} explodes!").format(giant=name)


def moved_sentence(name: str, values: tuple[int, ...]) -> str:
    """A move, a stand or an entry."""
    manner = values[1]
    if manner == STAND:
        return _("{giant} stands still").format(giant=name)
    end = link(label(values[3]))
    hexes = hexes_word(values[4])
    if values[2] == OFF:
        return _(ENTRIES[manner]).format(giant=name, end=end, hexes=hexes)
    return _(MOVES[manner]).format(giant=name, start=label(values[2]), end=end, hexes=hexes)


def shot_sentence(g: War, what: str, values: tuple[int, ...]) -> str:
    """Shots, hits and losses."""
    if what == "score":
        text = _("{side} scores {points}")
        return text.format(side=side_name(g, values[0]), points=points_text(values[1]))
    name = giant_name(values[0])
    if what == "shot":
        return fired_sentence(g, name, values)
    if what == "location":
        text = _("{damage} damage to {giant}, location {roll}: {place}")
        where = within(g.book.locations[values[2]].name)
        return text.format(damage=values[3], giant=name, roll=values[1], place=where)
    if what == "damage":
        return ""  # the line of the location says it
    if what == "limb_lost":
        limb = within(g.book.locations[values[1]].name)
        return _("{giant} loses its {limb}!").format(giant=name, limb=limb)
    text = _("{giant} is destroyed!") if what == "destroy" else _("{giant} is captured")
    return text.format(giant=name)


def fired_sentence(g: War, name: str, values: tuple[int, ...]) -> str:
    """A shot with its number and its roll; the weapon is called as on the button that fired it."""
    text = _("{giant} fires {weapon} {place} at {target}: needs {needed}, rolls {roll}: miss")
    if values[4] >= values[3]:
        text = _("{giant} fires {weapon} {place} at {target}: needs {needed}, rolls {roll}: hit")
    return text.format(
        giant=name,
        weapon=g.book.weapons[values[5]].id,
        place=mount_words(g.book.locations[location_of(values[1])].name, values[6]),
        target=giant_name(values[2]),
        needed=values[3],
        roll=values[4],
    )


def fight_sentence(g: War, what: str, values: tuple[int, ...]) -> str:
    """Assaults and endings."""
    if what in ("assault", "governor", "exchange", "undecided"):
        return assault_sentence(what, values)
    if what == "quiet":
        text = ngettext(
            "{n} round without an attack ends the battle",
            "{n} rounds without an attack end the battle",
            values[0],
        )
        return text.format(n=values[0])
    if what == "limit":
        text = ngettext(
            "The battle ends after {n} round", "The battle ends after {n} rounds", values[0]
        )
        return text.format(n=values[0])
    if what == "no_shot":
        return _("{side} has no shot").format(side=side_name(g, values[0]))
    if what == "concede":
        return _("{side} concedes").format(side=side_name(g, values[0]))
    first, second = points_text(values[0]), points_text(values[1])
    if values[2] < 0:
        return _("The battle is drawn, {first} to {second}").format(first=first, second=second)
    text = _("{commander} wins the battle, {first} to {second}")
    return text.format(commander=commander(values[2]), first=first, second=second)


def assault_sentence(what: str, values: tuple[int, ...]) -> str:
    """An assault from its launch on."""
    if what == "assault":
        text = _("{giant} (+{bonus}) assaults {other} (+{other_bonus})")
        return text.format(
            giant=giant_name(values[0]),
            bonus=values[2],
            other=giant_name(values[1]),
            other_bonus=values[3],
        )
    if what == "governor":
        text = _("{giant} runs hot") if values[1] else _("{giant} is held by its governor")
        return text.format(giant=giant_name(values[0]))
    if what == "exchange":
        text = _("{giant} totals {total}, {other} {other_total}")
        return text.format(
            giant=giant_name(values[0]),
            total=values[1],
            other=giant_name(values[2]),
            other_total=values[3],
        )
    return _("Both are held: the assault ends undecided")

"""Words for people: the lines of the log."""

from typing import Final

from jotunheim.games.giant.content import CLASSES
from jotunheim.games.giant.grid import OFF, label
from jotunheim.games.giant.state import War
from jotunheim.games.giant.tokens import LIMP, RUN, STAND, TYPE_NAMES, WALK, place_name
from jotunheim.games.giant.wording import SIDES, hexes_word, points_text, side_name
from jotunheim.kernel import Event

SEATED: Final[tuple[str, ...]] = ("side", "pay", "paint", "no_paint", "hangar", "score", "concede")
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
    "is ready again",
    "waits for repair",
    "was captured and waits for repair",
)


def giant_name(id: int) -> str:
    """A giant of this or an earlier battle by what the journal says, linked to its piece."""
    name = f"{TYPE_NAMES[id % 16]}{id // 16}"
    return f"[{name}]({name})"


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
    """An event in words; empty: it is not worth a line."""
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
        return f"Round {values[0]}" if values[0] else f"Battle {values[1]}"
    if what == "map":
        return f"The battle is fought on map {values[0] + 1}, {g.book.map_names[values[0]]}."
    if what == "generated":
        return f"The map is generated from seed {values[0]}."
    if what == "tie":
        return f"Both roll {values[0]}: again."
    if what in ("drawing", "side_roll"):
        first = "draws first" if what == "drawing" else "chooses the map side"
        winner = 1 if values[0] > values[1] else 2
        return f"The roll is {values[0]} to {values[1]}: Commander {winner} {first}."
    if what == "side":
        return f"Commander {values[0] + 1} takes the {SIDES[values[1]]}."
    classes = [CLASSES[kind].title() for kind in range(3) if values[2] & (1 << kind)]
    rolled = f"Scenario roll {values[0]}: " if values[0] else ""
    return f"{rolled}{values[1]} unit points a side; {', '.join(classes)}."


def muster_sentence(g: War, what: str, values: tuple[int, ...]) -> str:
    """Drawing, forces, and what a campaign costs."""
    if what == "reveal":
        return "Both record sheets are laid open."
    if what == "fields":
        weapons = " ".join([g.book.weapons[weapon].id for weapon in values[2:]]) or "no weapons"
        return f"{TYPE_NAMES[values[1]]}{values[0] // 16} is fielded with {weapons}."
    if what == "pay":
        return f"Commander {values[0] + 1} pays {values[1]} unit points."
    if what == "no_paint":
        return f"Commander {values[0] + 1} draws nothing."
    if what == "paint":
        return f"Commander {values[0] + 1} draws {g.book.features[values[1]].id} at [{label(values[3])}]({label(values[3])})."
    return f"A type {TYPE_NAMES[values[1]]} of Commander {values[0] + 1} {HANGARS[values[2]]}."


def move_sentence(g: War, what: str, values: tuple[int, ...]) -> str:
    """Initiative, moves and heat."""
    if what == "initiative":
        high = 0 if values[0] > values[1] else 1
        return f"Initiative {values[0]} to {values[1]}: {side_name(g, high)} moves last and fights first."
    name = giant_name(values[0])
    if what == "move":
        return moved_sentence(name, values)
    if what == "exit":
        return f"{name} leaves the map."
    if what == "heat":
        verb = "heats up" if values[1] > 0 else "cools"
        return f"{name} {verb} by {abs(values[1])} to {values[2]}."
    if what == "save":
        if values[2] == 0:
            return f"{name} would need {values[1]} to save: it cannot."
        return f"{name} runs hot and needs {values[1]}: it rolls {values[2]}."
    return f"The reactor of {name} explodes!"


def moved_sentence(name: str, values: tuple[int, ...]) -> str:
    """A move, a stand or an entry."""
    _, manner, origin, end, moved = values
    if manner == STAND:
        return f"{name} stands still."
    verb = {WALK: "walks", RUN: "runs", LIMP: "limps"}[manner]
    where = "onto the map" if origin == OFF else f"from {label(origin)}"
    return f"{name} {verb} {where} to [{label(end)}]({label(end)}), {hexes_word(moved)}."


def shot_sentence(g: War, what: str, values: tuple[int, ...]) -> str:
    """Shots, hits and losses."""
    if what == "score":
        return f"{side_name(g, values[0])} scores {points_text(values[1])}."
    name = giant_name(values[0])
    if what == "shot":
        result = "hit" if values[4] >= values[3] else "miss"
        place = place_name(values[1])
        return f"{name} fires {place} at {giant_name(values[2])}: needs {values[3]}, rolls {values[4]}: {result}."
    if what == "location":
        where = g.book.locations[values[2]].name.lower()
        return f"{values[3]} damage to {name}, location {values[1]}: {where}."
    if what == "damage":
        return ""  # the line of the location says it
    if what == "limb_lost":
        return f"{name} loses its {g.book.locations[values[1]].name.lower()}!"
    return f"{name} is destroyed!" if what == "destroy" else f"{name} is captured."


def fight_sentence(g: War, what: str, values: tuple[int, ...]) -> str:
    """Assaults and endings."""
    if what == "assault":
        first, second = giant_name(values[0]), giant_name(values[1])
        return f"{first} (+{values[2]}) assaults {second} (+{values[3]})."
    if what == "governor":
        return f"{giant_name(values[0])} {'runs hot' if values[1] else 'is held by its governor'}."
    if what == "exchange":
        return f"{giant_name(values[0])} totals {values[1]}, {giant_name(values[2])} {values[3]}."
    if what == "undecided":
        return "Both are held: the assault ends undecided."
    if what == "quiet":
        return f"{values[0]} rounds without an attack end the battle."
    if what == "limit":
        return f"The battle ends after {values[0]} rounds."
    if what == "concede":
        return f"{side_name(g, values[0])} concedes."
    score = f"{points_text(values[0])} to {points_text(values[1])}"
    if values[2] < 0:
        return f"The battle is drawn, {score}."
    return f"Commander {values[2] + 1} wins the battle, {score}."

"""A table for tests: set up in words, played by names, looked at through what lies on it."""

from typing import ClassVar, Self

from jotunheim import testing
from jotunheim.games.assault import GAME
from jotunheim.games.assault.state import CAST, SPELL_DISCARD, Assault, Side
from jotunheim.games.assault.tokens import (
    COMMAND_NAMES,
    COMMANDS,
    KIND_NAMES,
    KINDS,
    MARKER_NAMES,
    RACE_NAMES,
    REGIONS,
    RESOURCE_NAMES,
    RESOURCES,
    SLAYER_NAMES,
    SLOT_NAMES,
    SLOTS,
)
from jotunheim.games.assault.words.names import face_title
from jotunheim.testing import rule

__all__ = ["Table", "a_battle", "declare", "rule", "table"]


def face_numbers(rolls: str) -> list[int]:
    """`fire 3 hits, miss, 1 arcane` as draws: which face of which die; without a name a grey one."""
    found: list[int] = []
    for item in [part.strip() for part in rolls.split(",") if part.strip()]:
        words = item.split()
        die = RACE_NAMES.index(words[0]) if words[0] in RACE_NAMES else 6
        face = " ".join(words[1:] if words[0] in RACE_NAMES else words)
        titles = [face_title(value) for value in GAME.book.faces[die]]
        found.append(titles.index(face))
    return found


class Table(testing.Table[Assault]):
    """A game in a given situation, with dice to come."""

    declining: ClassVar[tuple[str, ...]] = ("pass", "done", "stop", "refuse")

    def __init__(self, text: str, seats: int, rolls: str, draws: list[int]) -> None:
        super().__init__(GAME, text, seats=seats, seed=7)
        self.g.journal = []
        self.script(rolls, draws)

    def draws(self, rolls: str) -> list[int]:
        return face_numbers(rolls)

    # Playing ------------------------------------------------------------------------------------

    def trip(self, origin: str, units: str, *steps: str) -> Self:
        """A whole trip: `trip("high_moor", "2 regular, leader", "delimbiyr_vale", "stop")`.

        What answers itself need not be asked for: forced units, a forced stop.
        """
        if self.question == "StartTrip":
            self.play(f"region:{origin}")
        while self.question == "FormTrip":
            left = expanded(units)
            for name in self.picked:
                left.remove(name)
            self.play(f"unit:{left[0]}" if left else "done")
        if self.question == "TripStep":
            assert sorted(expanded(self.on_the_way)) == sorted(expanded(units))
        for step in steps:
            if step != "stop" or "stop" in self.options:
                self.play(step)
        return self

    def pick(self, units: str) -> Self:
        """Pick these units of a set, in their order, then be done with it."""
        question = self.question
        while self.question == question:
            left = expanded(units)
            for name in self.picked:
                left.remove(name)
            self.play(f"unit:{left[0]}" if left else "done")
        return self

    @property
    def picked(self) -> list[str]:
        """What has been picked of a set, without the family."""
        return [GAME.words.names[token].split(":")[-1] for token in self.g.picks]

    # Asking -------------------------------------------------------------------------------------

    @property
    def who(self) -> str:
        """The race whose player is asked."""
        assert self.g.asked is not None
        return RACE_NAMES[self.g.race_of[self.g.asked.seat]]

    @property
    def bounds(self) -> tuple[int, int]:
        """How many must and how many may be picked."""
        assert self.g.asked is not None
        return self.g.asked.bounds(self.g)

    @property
    def can_undo(self) -> bool:
        """Could the last answer still be taken back?"""
        return self.g.barrier < self.g.ply

    # Looking ------------------------------------------------------------------------------------

    def seat_of(self, race: str) -> int:
        return self.g.seat_of[RACE_NAMES.index(race)]

    def region(self, name: str) -> int:
        return GAME.book.region_ids.index(name)

    def army(self, region: str) -> str:
        """`hill: 2 regular, leader_wounded`, or the empty text."""
        at = self.region(region)
        if self.g.owner[at] < 0:
            assert not any(self.g.units[at * SLOTS : at * SLOTS + SLOTS])
            return ""
        return f"{RACE_NAMES[self.g.owner[at]]}: {self.units(self.g.units[at * SLOTS :][:SLOTS])}"

    def units(self, counts: list[int]) -> str:
        found = [(n, SLOT_NAMES[slot]) for slot, n in enumerate(counts) if n]
        return ", ".join([name if n == 1 else f"{n} {name}" for n, name in found])

    @property
    def maneuvers(self) -> int:
        """Maneuvers left."""
        return self.g.maneuvers

    @property
    def budget(self) -> int:
        """Recruit points, uses of the special command or giantslayer actions left."""
        return self.g.budget

    @property
    def pools(self) -> list[int]:
        return self.g.pools

    @property
    def round(self) -> int:
        return self.g.round

    @property
    def is_battle(self) -> bool:
        """Is a battle under way?"""
        return self.g.battle is not None

    def is_activated(self, race: str) -> bool:
        """Was the Leader card of the row used to activate?"""
        return self.g.activated[self.seat_of(race)] == 1

    @property
    def on_the_way(self) -> str:
        return self.units(self.g.moving)

    def cards(self, race: str) -> str:
        seat = self.seat_of(race)
        return self.resources(self.g.resources[seat * RESOURCES : seat * RESOURCES + RESOURCES])

    def resources(self, counts: list[int]) -> str:
        found = [(n, RESOURCE_NAMES[kind]) for kind, n in enumerate(counts) if n]
        return ", ".join([name if n == 1 else f"{n} {name}" for n, name in found])

    def number_of_cards(self, race: str) -> int:
        seat = self.seat_of(race)
        return sum(self.g.resources[seat * RESOURCES : seat * RESOURCES + RESOURCES])

    @property
    def discard(self) -> str:
        return self.resources(self.g.discard)

    def points(self, race: str) -> int:
        return self.g.points[self.seat_of(race)]

    def supply(self, race: str, kind: str) -> int:
        return self.g.supply[RACE_NAMES.index(race) * KINDS + KIND_NAMES.index(kind)]

    def row(self, race: str) -> list[str]:
        seat = self.seat_of(race)
        laid = [(self.g.laid[seat * COMMANDS + c], c) for c in range(COMMANDS)]
        return [COMMAND_NAMES[c] for place, c in sorted(laid) if place]

    def spells(self, race: str) -> list[str]:
        return sorted([GAME.book.spells[s].id for s in self.g.hand(self.seat_of(race))])

    def spell_ids(self, spells: list[int]) -> list[str]:
        return [GAME.book.spells[s].id for s in spells]

    @property
    def spell_discard(self) -> list[str]:
        """From the bottom to the top."""
        return self.spell_ids(self.g.spells.zones[SPELL_DISCARD])

    @property
    def cast(self) -> list[str]:
        """Spells out of the game."""
        return self.spell_ids(self.g.spells.zones[CAST])

    def log_of(self, race: str) -> list[str]:
        """The log as a race reads it."""
        return self.log(self.seat_of(race))

    def markers(self, kind: str) -> list[str]:
        base = MARKER_NAMES.index(kind) * REGIONS
        found: list[str] = []
        for region in range(REGIONS):
            found += [GAME.book.region_ids[region]] * self.g.markers[base + region]
        return found

    @property
    def castle(self) -> str:
        return GAME.book.region_ids[self.g.castle]

    def slayer(self, name: str) -> str:
        """Where a giantslayer is, and whether wounded; empty: off the board."""
        slayer = SLAYER_NAMES.index(name)
        if self.g.slayers[slayer] < 0:
            return ""
        wounded = " wounded" if self.g.slayers_wounded[slayer] else ""
        return GAME.book.region_ids[self.g.slayers[slayer]] + wounded

    def side(self, number: int) -> Side:
        assert self.g.battle is not None
        return self.g.battle.sides[number]

    def dice(self, number: int) -> str:
        return ", ".join([face_title(face) for face in self.side(number).faces])

    def totals(self, race: str) -> tuple[int, int]:
        """Hits and blocks as last recorded on the Combat Table."""
        for event in reversed(self.g.journal or []):
            if event.what == "totals" and event.values[0] == race_or_slayers(race):
                return event.values[2], event.values[3]
        raise AssertionError(f"no totals of {race}")


def expanded(units: str) -> list[str]:
    """`2 regular, leader` as three names, in the order in which they are picked."""
    found: list[str] = []
    for item in units.split(", "):
        number, _, name = item.rpartition(" ")
        found += [name] * int(number or 1)
    return sorted(found, key=SLOT_NAMES.index)


def race_or_slayers(name: str) -> int:
    return 6 if name == "giantslayers" else RACE_NAMES.index(name)


def table(text: str, seats: int = 6, rolls: str = "", draws: list[int] | None = None) -> Table:
    """A table in this situation. Six players unless told: storm, cloud, fire, frost, stone, hill."""
    return Table(text, seats, rolls, draws or [])


def a_battle(
    attackers: str,
    defenders: str,
    rolls: str = "",
    rows: str = "",
    seats: int = 6,
    more: str = "",
) -> Table:
    """Attackers (`fire: 2 regular`) in the Silver Marches against defenders in the High Forest.

    The attack is declared with all of them; dice are rolled as scripted.
    """
    attacker, units = attackers.split(": ")
    defender, others = defenders.split(": ")
    text = f"""
        army {attacker} in silver_marches: {units}
        army {defender} in high_forest: {others}
        turn {attacker}
        ask command
        {rows}
        {more}
    """
    found = table(text, seats, rolls)
    declare(found)
    return found


def declare(t: Table, origin: str = "silver_marches", target: str = "high_forest") -> Table:
    """Attack with everybody."""
    t.play("command:attack", "battle")
    if t.question == "AttackFrom":
        t.play(f"region:{origin}")
    if t.question == "AttackTo":
        t.play(f"region:{target}")
    while t.question == "PickForce":
        t.play(t.options[0])
    return t

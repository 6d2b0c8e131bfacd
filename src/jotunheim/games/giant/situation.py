"""Situations: a table set up in a small language of its own, a line a fact.

    map 3                          # a premade map by number, or blank (the default)
    terrain forest 1111 1112       # change single hexes
    west 1                         # the seat on the West side (default 0)
    round 4                        # default 2
    phase shooting                 # setup, movement (the default), shooting or assault
    high 1                         # the seat that won initiative (default 0)
    turn second                    # the second side of the phase is at its turn (default first)
    quiet 5                        # complete rounds without an attack
    points 2 1                     # half-points of seats 0 and 1
    giant 1 type=4 at=1111 heat=3 damage=head:1,left_leg:4 weapons=H1:L2,RA1:G3
            shots=RA1:2 fired=H1 moved=run:5 circles=2 assaulted
    game 3, totals 7 5, pools 4 0, ready 0 A 2, damaged 1 4 1     # of a series
A giant without `at` waits off the map; in shooting and assault one without `moved` stood still.
"""

from typing import Final, final

from jotunheim.games.giant.book.reader import ARMED, mounting_flaw
from jotunheim.games.giant.book.tables import CLEAR, LOCATIONS, MOST_GIANTS, TERRAINS
from jotunheim.games.giant.field import Field, flaw
from jotunheim.games.giant.grid import OFF, hex_of_label, label
from jotunheim.games.giant.rules.assault import AssaultTurn
from jotunheim.games.giant.rules.ending import EndBattle, EndRound
from jotunheim.games.giant.rules.movement import MoveTurn
from jotunheim.games.giant.rules.shooting import ShootTurn
from jotunheim.games.giant.state import BATTLE, FIELDED, MOVEMENT, PHASES, UNMOVED, Giant, War
from jotunheim.games.giant.tokens import (
    LIMP,
    MANNER_NAMES,
    MOST_MOVED,
    NUMBERS,
    PLACE_CODES,
    PLACES,
    STAND,
    TYPE_NAMES,
    TYPES,
    WEAPON_NAMES,
    place_name,
)
from jotunheim.games.giant.turn import AfterBattle, NextBattle, Round
from jotunheim.kernel import SituationError, Step

PHASE_WORDS: Final[tuple[str, ...]] = ("setup", "movement", "shooting", "assault")
HOTTEST: Final = 8  # above the threshold; a greater heat cannot have been survived (GI-HOT-10)


@final
class Reader:
    """Reads the lines of one situation into a table."""

    def __init__(self, g: War) -> None:
        self.g = g
        self.kinds: list[int] = [CLEAR] * len(g.field.kinds)
        self.line = 0
        self.second = False
        g.round = 2
        g.phase = MOVEMENT
        g.high = 0
        g.west = 0
        g.campaign.game = 1

    def wrong(self, what: str) -> SituationError:
        """The error for the line being read."""
        return SituationError(f"line {self.line}: {what}")

    def number(self, word: str, low: int, high: int) -> int:
        """A whole number in a range."""
        if word.isdecimal() and low <= int(word) <= high:
            return int(word)
        raise self.wrong(f"expected a whole number from {low} to {high}, got {word!r}")

    def one_of(self, word: str, words: tuple[str, ...]) -> int:
        """The place of a word in a closed list."""
        if word not in words:
            raise self.wrong(f"expected one of {', '.join(words)}, got {word!r}")
        return words.index(word)

    def hex(self, word: str) -> int:
        """A hex by its label."""
        found = hex_of_label(word)
        if found == OFF:
            raise self.wrong(f"expected a hex from 0101 to 3831, got {word!r}")
        return found

    def read(self, text: str) -> None:
        """All lines, then what only the whole can show."""
        waiting: list[tuple[int, list[str]]] = []
        for number, line in enumerate(text.splitlines()):
            words = line.split("#")[0].split()
            self.line = number + 1
            if words and words[0] == "giant":
                waiting.append((self.line, words))
            elif words:
                self.fact(words)
        self.lay()
        for line_number, words in waiting:
            self.line = line_number
            self.giant(words)
        self.g.giants.sort(key=number_of)

    def fact(self, words: list[str]) -> None:
        """A line that is not about a giant."""
        name = words[0]
        rest = words[1:]
        least = {"terrain": 2, "points": 2, "totals": 2, "pools": 2, "ready": 3, "damaged": 3}
        if len(rest) < least.get(name, 1):
            raise self.wrong(f"{name} needs {least.get(name, 1)} words after it")
        if name == "map":
            self.map(rest[0])
        elif name == "terrain":
            kind = self.one_of(rest[0], TERRAINS)
            for word in rest[1:]:
                self.kinds[self.hex(word)] = kind
        elif name in ("points", "totals", "pools"):
            self.pair(name, rest)
        elif name in ("ready", "damaged"):
            self.hangar(name, rest)
        else:
            self.setting(name, rest[0])

    def map(self, word: str) -> None:
        """A premade map, or a blank one."""
        if word == "blank":
            self.kinds = [CLEAR] * len(self.kinds)
        else:
            self.g.map_number = self.number(word, 1, len(self.g.book.maps)) - 1
            self.kinds = self.g.book.maps[self.g.map_number][:]

    def setting(self, name: str, word: str) -> None:
        """A line with one number or word."""
        g = self.g
        if name == "west":
            g.west = self.number(word, 0, 1)
        elif name == "high":
            g.high = self.number(word, 0, 1)
        elif name == "round":
            g.round = self.number(word, 1, 999)
        elif name == "quiet":
            g.quiet = self.number(word, 0, 99)
        elif name == "game":
            g.campaign.game = self.number(word, 1, 999)
        elif name == "phase":
            g.phase = self.one_of(word, PHASE_WORDS)
        elif name == "turn":
            self.second = self.one_of(word, ("first", "second")) == 1
        else:
            raise self.wrong(f"unknown word {name!r}")

    def pair(self, name: str, rest: list[str]) -> None:
        """A line with a number for each seat."""
        found = [self.number(word, 0, 999) for word in rest[:2]]
        if name == "points":
            self.g.points = found
        elif name == "totals":
            self.g.campaign.totals = found
        else:
            self.g.campaign.pools = found

    def hangar(self, name: str, rest: list[str]) -> None:
        """Giants in a hangar: seat, type, how many."""
        seat = self.number(rest[0], 0, 1)
        at = seat * TYPES + self.one_of(rest[1], TYPE_NAMES)
        hangar = self.g.campaign.ready if name == "ready" else self.g.campaign.damaged
        hangar[at] = self.number(rest[2], 0, 99)

    def lay(self) -> None:
        """The map; it must be legal (GI-MAP-01)."""
        word = flaw(self.kinds, self.g.book.terrains)
        if word:
            raise SituationError(f"the map is not legal: {word}")
        switches = self.g.switches
        self.g.lay(
            Field(self.kinds, self.g.book.terrains, switches.each_hex, switches.strict_edges)
        )

    def giant(self, words: list[str]) -> None:
        """A line about a giant."""
        number = self.number(words[1] if len(words) > 1 else "", 1, NUMBERS)
        if number in [giant.number for giant in self.g.giants]:
            raise self.wrong(f"giant {number} is there twice (GI-SET-06)")
        facts = dict([self.halves(word, "=") for word in words[2:]])
        type = self.one_of(facts.pop("type", ""), TYPE_NAMES)
        giant = Giant(number, (number - 1) // MOST_GIANTS, type, self.g.book.types[type])
        self.place(giant, facts.pop("at", ""))
        self.arm(giant, facts.pop("weapons", ""))
        if self.g.phase > MOVEMENT and giant.fate == FIELDED:
            giant.manner = STAND
        for name, value in facts.items():
            self.state(giant, name, value)
        self.g.giants.append(giant)

    def halves(self, word: str, sign: str) -> tuple[str, str]:
        """The words before and after a sign."""
        first, _, second = word.partition(sign)
        return first, second

    def place(self, giant: Giant, word: str) -> None:
        """Where it stands: in a free, passable hex."""
        if not word:
            return
        hex = self.hex(word)
        other = self.g.standing_in(hex)
        if other is not None:
            raise self.wrong(f"{other.name()} stands in {label(hex)} already (GI-MOV-14)")
        if not self.g.field.is_open(hex):
            raise self.wrong(f"{label(hex)} is impassable (GI-MOV-07)")
        giant.hex = hex
        giant.origin = hex
        giant.fate = FIELDED

    def arm(self, giant: Giant, word: str) -> None:
        """Its weapons by place: H1:L2,RA1:G3; each location from place 1 on."""
        mounted: list[list[int]] = [[] for _ in range(ARMED)]
        for item in word.split(",") if word else []:
            place, weapon = self.halves(item, ":")
            location = self.one_of(place.rstrip("0123456789"), PLACE_CODES)
            mounted[location].append(self.one_of(weapon, WEAPON_NAMES))
            if place != f"{PLACE_CODES[location]}{len(mounted[location])}":
                raise self.wrong(f"{place}: places of a location are filled from 1 on (GI-MNT-06)")
        flawed = mounting_flaw(self.g.book, giant.type, mounted, self.g.switches.mounts_limited)
        if flawed:
            raise self.wrong(flawed)
        for location, weapons in enumerate(mounted):
            for place_number, weapon_number in enumerate(weapons):
                giant.weapons.append(weapon_number)
                giant.places.append(location * PLACES + place_number)
                giant.shots.append(self.g.book.weapons[weapon_number].ammunition)

    def state(self, giant: Giant, name: str, value: str) -> None:
        """One fact of a record sheet."""
        if name == "heat":
            giant.heat = self.number(value, 0, giant.chassis.threshold + HOTTEST)
        elif name == "damage":
            for item in value.split(","):
                self.damage(giant, item)
        elif name == "shots":
            for item in value.split(","):
                place, left = self.halves(item, ":")
                at = self.weapon_at(giant, place)
                giant.shots[at] = self.number(left, 0, giant.shots[at])
        elif name == "fired":
            for place in value.split(","):
                giant.fired |= 1 << self.weapon_at(giant, place)
        elif name == "moved":
            manner, moved = self.halves(value, ":")
            giant.manner = self.one_of(manner, MANNER_NAMES[: LIMP + 1])
            giant.moved = self.number(moved or "0", 0, MOST_MOVED)
        elif name == "circles":
            giant.circles = self.number(value, 0, 99)
        elif name == "assaulted":
            giant.assaulted = True
        else:
            raise self.wrong(f"unknown word {name!r} about a giant")

    def damage(self, giant: Giant, item: str) -> None:
        """Points on a location; a full head or torso would have destroyed it."""
        word, points = self.halves(item, ":")
        location = self.one_of(word, LOCATIONS)
        full = giant.chassis.capacity[location]
        limb = self.g.book.locations[location].limb
        giant.damage[location] = self.number(points, 0, full if limb else full - 1)

    def weapon_at(self, giant: Giant, place: str) -> int:
        """The weapon in a place."""
        names = tuple([place_name(number) for number in giant.places])
        return self.one_of(place, names)


def number_of(giant: Giant) -> int:
    """The order of giants on the table."""
    return giant.number


def steps_of(g: War, second: bool) -> list[Step[War]]:
    """What is still to come from the phase and turn on."""
    if PHASES[g.phase] == PHASES[0]:
        g.campaign.game -= 1
        return [NextBattle()]
    low = 1 - g.high
    steps: list[Step[War]] = [
        MoveTurn(low),
        MoveTurn(g.high),
        ShootTurn(g.high),
        ShootTurn(low),
        AssaultTurn(g.high),
        AssaultTurn(low),
        EndRound(),
        Round(),
        EndBattle(BATTLE),
        AfterBattle(),
    ]
    return steps[(g.phase - MOVEMENT) * 2 + int(second) :]


def open_table(g: War, text: str) -> None:
    """Set up a table as a situation says."""
    reader = Reader(g)
    reader.read(text)
    for giant in g.giants:
        if giant.fate != FIELDED and (g.round > 1 or g.phase != MOVEMENT):
            raise SituationError(
                f"giant {giant.number} waits off the map, which is so only in the movement of round 1 (GI-MOV-02)"
            )
        if giant.fate != FIELDED and giant.manner != UNMOVED:
            raise SituationError(f"giant {giant.number} has moved but is not on the map")
    if g.phase >= MOVEMENT and not (g.in_play(0) and g.in_play(1)):
        raise SituationError("each side needs a giant in play (GI-END-01)")
    g.agenda += reversed(steps_of(g, reader.second))

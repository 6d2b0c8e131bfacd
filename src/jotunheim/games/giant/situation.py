# not compiled: read once
"""Situations: a table set up in words, one fact a line.

    map 3                          # a premade map by number, or blank (the default)
    terrain forest 1111 1112       # change single hexes
    west 1                         # the seat on the West side (default 0)
    round 4                        # default 2
    phase shooting                 # setup, movement (the default), shooting or assault
    high 1                         # the seat that won initiative (default 0)
    turn second                    # the second side of the phase is at its turn (default first)
    quiet 5                        # complete rounds without an attack
    attacked                       # somebody attacked in this round
    points 2 1                     # half-points of seats 0 and 1
    giant 1 type=4 at=1111 heat=3 damage=head:1,left_leg:4 weapons=H1:L2,RA1:G3
            shots=RA1:2 fired=H1 moved=run:5 from=1106 circles=2 assaulted
    game 3, totals 7 5, pools 4 0, ready 0 A 2, damaged 1 4 1     # of a series, a line each
    dice 7 12 d5                   # the next rolls of two dice, or of a single die

A giant without `at` waits off the map; in shooting and assault one without `moved` stood still.
"""

from collections.abc import Callable
from typing import Final, final

from jotunheim.games.giant import tokens
from jotunheim.games.giant.book.reader import mounting_flaw
from jotunheim.games.giant.book.tables import ARMED, CLEAR, LOCATIONS, MOST_GIANTS, TERRAINS
from jotunheim.games.giant.field import Field, flaw
from jotunheim.games.giant.grid import OFF, hex_of_label, label
from jotunheim.games.giant.rules.ending import EndBattle
from jotunheim.games.giant.rules.muster import arm
from jotunheim.games.giant.state import BATTLE, FIELDED, MOVEMENT, SETTING_UP, UNMOVED, Giant, War
from jotunheim.games.giant.turn import AfterBattle, NextBattle, turns_of
from jotunheim.kernel import Line, Lines, SituationError, Step

PHASE_WORDS: Final[tuple[str, ...]] = ("setup", "movement", "shooting", "assault")
HOTTEST: Final = 8  # above the threshold; a greater heat cannot have been survived (GI-HOT-10)
FACTS: Final[tuple[str, ...]] = (
    *("type", "at", "weapons", "heat", "damage", "shots", "fired"),
    *("moved", "from", "circles", "assaulted"),
)


def draws_of(line: Line) -> list[int]:
    """`dice 7 12 d5` as draws, which are counted from 0: totals of two dice, or a single die."""
    found: list[int] = []
    for word in " ".join(line.items).split():
        if word.startswith("d"):
            found.append(line.number(word[1:], 1, 6) - 1)
        else:
            both = line.number(word, 2, 12)
            first = min(6, both - 1)
            found += [first - 1, both - first - 1]
    return found


@final
class Reader:
    """Reads the lines of a situation onto a table."""

    def __init__(self, g: War, text: str) -> None:
        self.g = g
        self.lines = Lines(text, read_dice=draws_of)
        self.kinds: list[int] = [CLEAR] * len(g.field.kinds)
        self.second = False
        g.chance = self.lines.scripted(g.chance)
        g.round = 2
        g.phase = MOVEMENT
        g.high = 0
        g.west = 0
        g.campaign.game = 1

    def read(self) -> None:
        """All lines; giants come last, since they stand on the map."""
        readers: dict[str, Callable[[Line], None]] = {
            "map": self.read_map,
            "terrain": self.read_terrain,
            "phase": self.read_phase,
            "turn": self.read_turn,
            "attacked": self.read_attacked,
            "ready": self.read_hangar,
            "damaged": self.read_hangar,
        }
        for key in ("west", "high", "round", "quiet", "game", "points", "totals", "pools"):
            readers[key] = self.read_numbers
        self.lines.read(readers, ["giant"])
        self.lay()
        for line in self.lines.of("giant"):
            self.read_giant(line)
        self.g.giants.sort(key=number_of)

    def read_map(self, line: Line) -> None:
        """A premade map, or a blank one."""
        word = line.word(0, "a number or blank")
        if word != "blank":
            self.g.map_number = line.number(word, 1, len(self.g.book.maps)) - 1
            self.kinds = self.g.book.maps[self.g.map_number][:]

    def read_terrain(self, line: Line) -> None:
        """Single hexes."""
        kind = line.one_of(line.word(0, "a terrain"), TERRAINS)
        line.word(1, "a hex")
        for word in line.words[1:]:
            self.kinds[hex_at(line, word)] = kind

    def read_phase(self, line: Line) -> None:
        """What is going on."""
        self.g.phase = line.one_of(line.word(0, "a phase"), PHASE_WORDS)

    def read_turn(self, line: Line) -> None:
        """Which side of the phase is at its turn."""
        self.second = line.one_of(line.word(0, "first or second"), ("first", "second")) == 1

    def read_attacked(self, line: Line) -> None:
        """This round is not quiet."""
        self.g.attacked = True

    def read_numbers(self, line: Line) -> None:
        """A line with one number, or with a number for each seat."""
        g = self.g
        if line.key in ("west", "high"):
            seat = line.numbers(1, 0, 1)[0]
            g.west = seat if line.key == "west" else g.west
            g.high = seat if line.key == "high" else g.high
        elif line.key == "round":
            g.round = line.numbers(1, 1, 999)[0]
        elif line.key == "quiet":
            g.quiet = line.numbers(1, 0, 99)[0]
        elif line.key == "game":
            g.campaign.game = line.numbers(1, 1, 999)[0]
        elif line.key == "points":
            g.points = line.numbers(2, 0, 999)
        elif line.key == "totals":
            g.campaign.totals = line.numbers(2, 0, 999)
        else:
            g.campaign.pools = line.numbers(2, 0, 999)

    def read_hangar(self, line: Line) -> None:
        """Giants in a hangar: seat, type, how many."""
        seat = line.number(line.word(0, "a seat"), 0, 1)
        at = seat * tokens.TYPES + line.one_of(line.word(1, "a type"), tokens.TYPE_NAMES)
        hangar = self.g.campaign.ready if line.key == "ready" else self.g.campaign.damaged
        hangar[at] = line.number(line.word(2, "a number"), 0, 99)

    def lay(self) -> None:
        """The map; it must be legal (GI-MAP-01)."""
        g = self.g
        word = flaw(self.kinds, g.book.terrains)
        if word:
            raise SituationError(f"the map is not legal: {word}")
        g.lay(Field(self.kinds, g.book.terrains, g.switches.each_hex, g.switches.strict_edges))

    # Giants -------------------------------------------------------------------------------------

    def read_giant(self, line: Line) -> None:
        """A giant with its record sheet."""
        g = self.g
        number = line.number(line.word(0, "a number"), 1, tokens.NUMBERS)
        if number in [giant.number for giant in g.giants]:
            raise line.wrong(f"giant {number} is there twice (GI-SET-06)")
        facts = line.facts(1, FACTS)
        giant_type = line.one_of(facts.get("type", ""), tokens.TYPE_NAMES)
        giant = Giant(number, (number - 1) // MOST_GIANTS, giant_type, g.book.types[giant_type])
        if "at" in facts:
            self.place(line, giant, facts["at"])
        self.arm(line, giant, facts.get("weapons", ""))
        if g.phase > MOVEMENT and giant.fate == FIELDED:
            giant.manner = tokens.STAND
        self.read_state(line, giant, facts)
        g.giants.append(giant)

    def place(self, line: Line, giant: Giant, word: str) -> None:
        """Where it stands: in a free, passable hex."""
        where = hex_at(line, word)
        other = self.g.standing_in(where)
        if other is not None:
            raise line.wrong(f"{other.name()} stands in {label(where)} already (GI-MOV-14)")
        if not self.g.field.is_open(where):
            raise line.wrong(f"{label(where)} is impassable (GI-MOV-07)")
        giant.where = where
        giant.origin = where
        giant.fate = FIELDED

    def arm(self, line: Line, giant: Giant, word: str) -> None:
        """Its weapons by place: H1:L2,RA1:G3; each location from place 1 on."""
        mounted: list[list[int]] = [[] for _ in range(ARMED)]
        for place, weapon in line.pairs(word):
            location = line.one_of(place.rstrip("0123456789"), tokens.PLACE_CODES)
            mounted[location].append(line.one_of(weapon, tokens.WEAPON_NAMES))
            if place != f"{tokens.PLACE_CODES[location]}{len(mounted[location])}":
                raise line.wrong(f"{place}: places of a location are filled from 1 on (GI-MNT-06)")
        flawed = mounting_flaw(
            self.g.book, giant.giant_type, mounted, self.g.switches.mounts_limited
        )
        if flawed:
            raise line.wrong(flawed)
        arm(self.g, giant, mounted)

    def read_state(self, line: Line, giant: Giant, facts: dict[str, str]) -> None:
        """What was marked on its sheet."""
        places = tuple([tokens.place_name(place) for place in giant.places])
        giant.heat = line.number(facts.get("heat", "0"), 0, giant.chassis.threshold + HOTTEST)
        for word, points in line.pairs(facts.get("damage", "")):
            location = line.one_of(word, LOCATIONS)
            full = giant.chassis.capacity[location]
            # A full head or torso would have destroyed it.
            most = full if self.g.book.locations[location].limb else full - 1
            giant.take(location, line.number(points, 0, most) - giant.damage[location])
        for place, left in line.pairs(facts.get("shots", "")):
            at = line.one_of(place, places)
            giant.spend(at, giant.shots[at] - line.number(left, 0, giant.shots[at]))
        for place, _ in line.pairs(facts.get("fired", "")):
            giant.fired |= 1 << line.one_of(place, places)
        for manner, moved in line.pairs(facts.get("moved", "")):
            giant.manner = line.one_of(manner, tokens.MANNER_NAMES[: tokens.LIMP + 1])
            giant.moved = line.number(moved or "0", 0, tokens.MOST_MOVED)
        if "from" in facts:
            giant.origin = hex_at(line, facts["from"])
        giant.circles = line.number(facts.get("circles", "0"), 0, 99)
        giant.assaulted = "assaulted" in facts


def hex_at(line: Line, word: str) -> int:
    """A hex by its label."""
    found = hex_of_label(word)
    if found == OFF:
        raise line.wrong(f"expected a hex from 0101 to 3831, got {word!r}")
    return found


def number_of(giant: Giant) -> int:
    """The order of giants on the table."""
    return giant.number


def steps_of(g: War, second: bool) -> list[Step[War]]:
    """What is still to come from the phase and turn on."""
    if g.phase == SETTING_UP:
        g.campaign.game -= 1
        return [NextBattle()]
    steps = [*turns_of(g), EndBattle(BATTLE), AfterBattle()]
    return steps[(g.phase - MOVEMENT) * 2 + int(second) :]


def open_table(g: War, text: str) -> None:
    """Set up a table as a situation says."""
    reader = Reader(g, text)
    reader.read()
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

# not compiled: read once
"""Lines of a situation about units, heroes and open pieces."""

from typing import Final

from jotunheim.games.stronghold.book.tables import PIECE_NAMES
from jotunheim.games.stronghold.rules.board import (
    has_room,
    room_for_defenders,
    room_for_invaders,
)
from jotunheim.games.stronghold.state import Machine, Stronghold
from jotunheim.games.stronghold.tokens import (
    ACTION_NAMES,
    BALLISTA,
    BANNER,
    BAR,
    BUILDING_NAMES,
    CARD_NAMES,
    CATAPULT,
    CRT,
    EXCHANGEABLE,
    FOREGROUND_NAMES,
    FOREGROUNDS,
    HOS,
    KINDS,
    MARKSMAN,
    PATH_NAMES,
    RACES,
    RAMPART,
    RAMPART_NAMES,
    SECTION,
    SECTION_NAMES,
    SIDE_NAMES,
    SIEGE_TOWER,
    SPACE_NAMES,
    TOWER,
    TOWER_NAMES,
    TREBUCHET,
    UNIT_NAMES,
    WORKPLACES,
    is_section,
    is_tower,
)
from jotunheim.kernel import Line

TILES: Final = ("cannon", "pole", "bay_window")
EQUIPMENT: Final = ("banner", "ladder", "poison", "sap")


class Pieces:
    """Reads lines about what both players see on the board."""

    def __init__(self, g: Stronghold) -> None:
        self.g = g

    # Units and heroes ---------------------------------------------------------------------------

    def put_units(self, line: Line) -> None:
        """`in W3: 2 orc, marksman`."""
        space = line.one_of(line.word(0, "a space"), SPACE_NAMES, "a space")
        for item in line.items:
            number, name = line.counted(item)
            kind = line.one_of(name, UNIT_NAMES, "a unit")
            if kind >= KINDS:
                self.g.heroes[kind - KINDS] = space
            else:
                for _one in range(number):
                    self.put_unit(line, space, kind)

    def put_unit(self, line: Line, space: int, kind: int) -> None:
        """One unit, out of bag, supply or stock."""
        g = self.g
        if not fits(g, space, kind):
            raise line.wrong(f"{SPACE_NAMES[space]} has no room for {UNIT_NAMES[kind]}")
        if kind < RACES:
            left = g.bag.counts[kind]
            g.bag.counts[kind] -= 1
        elif kind == SIEGE_TOWER:
            left = g.siege_towers
            g.siege_towers -= 1
        else:
            left = g.reserve[kind - MARKSMAN]
            g.reserve[kind - MARKSMAN] -= 1
        if left == 0:
            raise line.wrong(f"no {UNIT_NAMES[kind]} is left")
        g.put(space, kind)

    def beside(self, line: Line, place: list[int]) -> None:
        """`supply: 3 goblin, orc`: invader units beside the board."""
        for item in line.items:
            number, name = line.counted(item)
            kind = line.one_of(name, UNIT_NAMES[:RACES], "an invader unit")
            if number > self.g.bag.counts[kind]:
                raise line.wrong(f"the bag has {self.g.bag.counts[kind]} {name}, not {number}")
            self.g.bag.counts[kind] -= number
            place[kind] += number

    def supply(self, line: Line) -> None:
        """`supply: 3 goblin, orc`."""
        self.beside(line, self.g.supply)

    def discard(self, line: Line) -> None:
        """`discard: 2 orc`."""
        self.beside(line, self.g.bag.discards)

    def paid(self, line: Line) -> None:
        """`paid: orc`: units on the cards."""
        self.beside(line, self.g.paid)

    def bag(self, line: Line) -> None:
        """`bag: 2 troll`: all others are out of the game."""
        g = self.g
        kept = [0] * RACES
        self.beside(line, kept)
        for kind in range(RACES):
            g.bag.discards[kind] += g.bag.counts[kind]
            g.bag.counts[kind] = kept[kind]

    def reserve(self, line: Line) -> None:
        """`reserve: soldier`: all other defender units that are not on the board left the game."""
        g = self.g
        kept = [0, 0, 0]
        for item in line.items:
            number, name = line.counted(item)
            kind = line.one_of(name, UNIT_NAMES[MARKSMAN:KINDS], "a defender unit")
            kept[kind] = number
        g.lost += g.reserve[0] - kept[0]
        g.reserve = kept

    # Pieces -------------------------------------------------------------------------------------

    def take(self, line: Line, piece: str, number: int = 1) -> None:
        """Pieces leave their stock."""
        at = PIECE_NAMES.index(piece)
        if self.g.stock[at] < number:
            raise line.wrong(f"no {piece} is left")
        self.g.stock[at] -= number

    def space(self, line: Line, names: tuple[str, ...], first: int, what: str) -> int:
        """The space that the line is about."""
        return first + line.one_of(line.word(0, what), names, what)

    def section(self, line: Line) -> int:
        """The wall section that the line is about."""
        return self.space(line, SECTION_NAMES, SECTION, "a wall section")

    def rampart(self, line: Line) -> int:
        """The rampart that the line is about."""
        return self.space(line, RAMPART_NAMES, RAMPART, "a rampart")

    def path(self, line: Line) -> int:
        """The path that the line is about."""
        return line.one_of(line.word(0, "a path"), PATH_NAMES, "a path")

    def item(self, line: Line) -> str:
        """The first item after the colon."""
        if not line.items:
            raise line.wrong(f"expected something after the colon of {line.key!r}")
        return line.items[0]

    def walls(self, line: Line) -> None:
        """`walls W3: 2`."""
        number = line.number(self.item(line), 0, 23)
        self.take(line, "wall", number)
        self.g.castle.walls[self.section(line) - SECTION] += number

    def tile(self, line: Line) -> None:
        """`tile T1: cannon`."""
        tower = self.space(line, TOWER_NAMES, TOWER, "a tower")
        name = self.item(line)
        line.one_of(name, TILES, "a tile")
        self.take(line, name)
        self.g.castle.tiles[tower - TOWER] = ACTION_NAMES.index(name)

    def cauldron(self, line: Line) -> None:
        """`cauldron W3: orc`."""
        kind = line.one_of(self.item(line), UNIT_NAMES[:RACES], "a cauldron")
        self.take(line, f"{UNIT_NAMES[kind]}_cauldron")
        self.g.castle.cauldrons[self.section(line) - SECTION] = kind

    def raised(self, line: Line) -> None:
        """`raised W3`: a ladder of the defender."""
        self.take(line, "defender_ladder")
        self.g.castle.raised |= 1 << self.section(line)

    def equip(self, line: Line) -> None:
        """`equip W3: banner, sap`."""
        bit = 1 << self.section(line)
        for name in line.items:
            card = BANNER + line.one_of(name, CARD_NAMES[BANNER : BANNER + 5], "equipment")
            line.one_of(name, EQUIPMENT, "equipment of a section")
            self.take(line, name)
            g = self.g
            g.siege.banners |= bit if CARD_NAMES[card] == "banner" else 0
            g.siege.ladders |= bit if CARD_NAMES[card] == "ladder" else 0
            g.siege.poisons |= bit if CARD_NAMES[card] == "poison" else 0
            g.siege.saps |= bit if CARD_NAMES[card] == "sap" else 0

    def bridge(self, line: Line) -> None:
        """`bridge P08`."""
        self.take(line, "bridge")
        self.g.siege.bridges |= 1 << self.path(line)

    def mantelet(self, line: Line) -> None:
        """`mantelet RL1`."""
        self.take(line, "mantelet")
        self.g.siege.mantelets |= 1 << self.rampart(line)

    def quartermaster(self, line: Line) -> None:
        """`quartermaster RL1`."""
        self.take(line, "quartermaster")
        self.g.siege.quartermasters |= 1 << self.rampart(line)

    def trench_master(self, line: Line) -> None:
        """`trench_master RL1`."""
        self.take(line, "trench_master")
        self.g.siege.trench_masters |= 1 << self.rampart(line)

    def saboteur(self, line: Line) -> None:
        """`saboteur FOR`."""
        building = self.space(line, BUILDING_NAMES, BAR, "a building")
        self.take(line, "saboteur")
        self.g.siege.saboteurs |= 1 << building

    def machine(self, line: Line) -> None:
        """`machine RL1: ballista, 3`: with so many misses."""
        space = line.one_of(line.word(0, "a space"), FOREGROUND_NAMES + RAMPART_NAMES, "a space")
        name = self.item(line)
        kinds = ("trebuchet",) if space < FOREGROUNDS else ("ballista", "catapult")
        line.one_of(name, kinds, "a machine")
        card = (BALLISTA, CATAPULT, TREBUCHET)[("ballista", "catapult", "trebuchet").index(name)]
        numbers = self.g.book.numbers
        misses = numbers.misses
        if len(line.items) > 1:
            misses = line.number(line.items[1], 0, numbers.misses)
        self.take(line, name)
        self.g.siege.hit_cards -= numbers.hits
        self.g.siege.miss_cards -= misses
        self.g.siege.machines.append(Machine(card, space, numbers.hits, misses))

    def malfunction(self, line: Line) -> None:
        """`malfunction RL1`."""
        names = FOREGROUND_NAMES + RAMPART_NAMES
        self.take(line, "malfunction")
        self.g.siege.malfunction = line.one_of(line.word(0, "a space"), names, "a space")

    def blessed(self, line: Line) -> None:
        """`blessed left`."""
        self.take(line, "blessing")
        self.g.castle.blessed = line.one_of(line.word(0, "a side"), SIDE_NAMES, "a side")

    def glare(self, line: Line) -> None:
        """`glare W3`."""
        self.take(line, "glare")
        self.g.castle.glare = self.section(line)

    def spy(self, line: Line) -> None:
        """`spy ballista`."""
        card = line.one_of(line.word(0, "a card"), CARD_NAMES[:EXCHANGEABLE], "a card")
        self.take(line, "spy")
        self.g.spies |= 1 << card


def fits(g: Stronghold, space: int, kind: int) -> bool:
    """May a unit of this type stand on the space at all?"""
    if kind == SIEGE_TOWER:
        return space < TOWER
    if kind < RACES:
        return space < TOWER and room_for_invaders(g, space) > 0
    if is_section(space):
        return room_for_defenders(g, space) > 0
    if is_tower(space):
        return kind == MARKSMAN and room_for_defenders(g, space) > 0
    return space in (CRT, HOS, *WORKPLACES) or has_room(g, space, kind)

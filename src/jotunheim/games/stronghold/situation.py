# not compiled: read once
"""Any position in a few lines of text.

    round 3
    in W3: 2 orc, goblin, marksman, soldier    # on an empty board; `standard` begins with the set-up
    walls W3: 2
    trap P08: TR-G                             # facedown; `trap P08: TR-G, up` was stepped on
    ritual gale: W1 target, W2                 # facedown tokens; `up` after a target that was shown
    order W3: O-FURY                           # facedown; `order W3: O-FURY, open`
    machine RL1: ballista, 3                   # with three misses in its deck
    hourglasses 4
    defender                                   # a defender phase begins; or `card 3`, `assault`, `end`

Units come out of bag and supply, pieces out of their stocks; what is not there is refused.
"""

from collections.abc import Callable
from typing import Final, final

from jotunheim.games.stronghold.book.tables import PIECE_NAMES, WOOD, Book
from jotunheim.games.stronghold.rules.board import (
    has_room,
    room_for_defenders,
    room_for_invaders,
)
from jotunheim.games.stronghold.rules.defense import DefenderPhase
from jotunheim.games.stronghold.rules.ending import EndOfTurn
from jotunheim.games.stronghold.rules.hourglasses import give
from jotunheim.games.stronghold.rules.reveal import tokens_of
from jotunheim.games.stronghold.rules.supplies import phase_of
from jotunheim.games.stronghold.setup import place_defender, place_invader
from jotunheim.games.stronghold.state import DECK, HAND, IN_HAND, USED, Machine, Stronghold
from jotunheim.games.stronghold.tokens import (
    ACTION_NAMES,
    BALLISTA,
    BANNER,
    BAR,
    BLOODSTONES,
    BRIEFING,
    BUILDING_NAMES,
    CARD_NAMES,
    CATAPULT,
    CRT,
    DEFENDER,
    EXCHANGEABLE,
    FOREGROUND_NAMES,
    FOREGROUNDS,
    HEROIC_NAMES,
    HOS,
    INVADER,
    KINDS,
    LINE,
    MANEUVER,
    MARKSMAN,
    OBJECTIVE_NAMES,
    ORDER_NAMES,
    PATH_NAMES,
    PLAN_NAMES,
    POSSESSION,
    RACES,
    RAMPART,
    RAMPART_NAMES,
    RESOURCES,
    SECTION,
    SECTION_NAMES,
    SIDE_NAMES,
    SIEGE_TOWER,
    SPACE_NAMES,
    TOWER,
    TOWER_NAMES,
    TRAP_NAMES,
    TREBUCHET,
    UNIT_NAMES,
    WORKPLACES,
    is_section,
    is_tower,
)
from jotunheim.games.stronghold.turn import AfterAssault, Assault, NextCard, Round
from jotunheim.kernel import ALL, Chance, Line, Lines, Step

STANDARD: Final = "standard"
BEGINNINGS: Final = ("card", "defender", "assault", "end")
TILES: Final = ("cannon", "pole", "bay_window")
EQUIPMENT: Final = ("banner", "ladder", "poison", "sap")
USUAL_LINE: Final = ("ballista", "catapult", "mantelet", "banner", "ladder", "sap")
LATER: Final = (STANDARD, "line", "cards")


@final
class Reader:
    """Reads the lines of one situation onto a table."""

    def __init__(self, g: Stronghold) -> None:
        self.g = g
        self.steps: list[Step[Stronghold]] = []

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
            raise line.wrong(f"{SPACE_NAMES[space]} has no room for a {UNIT_NAMES[kind]}")
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
        self.g.walls[self.section(line) - SECTION] += number

    def tile(self, line: Line) -> None:
        """`tile T1: cannon`."""
        tower = self.space(line, TOWER_NAMES, TOWER, "a tower")
        name = self.item(line)
        line.one_of(name, TILES, "a tile")
        self.take(line, name)
        self.g.tiles[tower - TOWER] = ACTION_NAMES.index(name)

    def cauldron(self, line: Line) -> None:
        """`cauldron W3: orc`."""
        kind = line.one_of(self.item(line), UNIT_NAMES[:RACES], "a cauldron")
        self.take(line, f"{UNIT_NAMES[kind]}_cauldron")
        self.g.cauldrons[self.section(line) - SECTION] = kind

    def raised(self, line: Line) -> None:
        """`raised W3`: a ladder of the defender."""
        self.take(line, "defender_ladder")
        self.g.raised |= 1 << self.section(line)

    def equip(self, line: Line) -> None:
        """`equip W3: banner, sap`."""
        bit = 1 << self.section(line)
        for name in line.items:
            card = BANNER + line.one_of(name, CARD_NAMES[BANNER : BANNER + 5], "equipment")
            line.one_of(name, EQUIPMENT, "equipment of a section")
            self.take(line, name)
            g = self.g
            g.banners |= bit if CARD_NAMES[card] == "banner" else 0
            g.ladders |= bit if CARD_NAMES[card] == "ladder" else 0
            g.poisons |= bit if CARD_NAMES[card] == "poison" else 0
            g.saps |= bit if CARD_NAMES[card] == "sap" else 0

    def bridge(self, line: Line) -> None:
        """`bridge P08`."""
        self.take(line, "bridge")
        self.g.bridges |= 1 << self.path(line)

    def mantelet(self, line: Line) -> None:
        """`mantelet RL1`."""
        self.take(line, "mantelet")
        self.g.mantelets |= 1 << self.rampart(line)

    def quartermaster(self, line: Line) -> None:
        """`quartermaster RL1`."""
        self.take(line, "quartermaster")
        self.g.quartermasters |= 1 << self.rampart(line)

    def trench_master(self, line: Line) -> None:
        """`trench_master RL1`."""
        self.take(line, "trench_master")
        self.g.trench_masters |= 1 << self.rampart(line)

    def saboteur(self, line: Line) -> None:
        """`saboteur FOR`."""
        building = self.space(line, BUILDING_NAMES, BAR, "a building")
        self.take(line, "saboteur")
        self.g.saboteurs |= 1 << building

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
        self.g.hit_cards -= numbers.hits
        self.g.miss_cards -= misses
        self.g.machines.append(Machine(card, space, numbers.hits, misses))

    def malfunction(self, line: Line) -> None:
        """`malfunction RL1`."""
        names = FOREGROUND_NAMES + RAMPART_NAMES
        self.take(line, "malfunction")
        self.g.malfunction = line.one_of(line.word(0, "a space"), names, "a space")

    def blessed(self, line: Line) -> None:
        """`blessed left`."""
        self.take(line, "blessing")
        self.g.blessed = line.one_of(line.word(0, "a side"), SIDE_NAMES, "a side")

    def glare(self, line: Line) -> None:
        """`glare W3`."""
        self.take(line, "glare")
        self.g.glare = self.section(line)

    def spy(self, line: Line) -> None:
        """`spy ballista`."""
        card = line.one_of(line.word(0, "a card"), CARD_NAMES[:EXCHANGEABLE], "a card")
        self.take(line, "spy")
        self.g.spies |= 1 << card

    # Hidden things ------------------------------------------------------------------------------

    def trap(self, line: Line) -> None:
        """`trap P08: TR-G`, facedown; `trap P08: TR-G, up`."""
        g = self.g
        path = self.path(line)
        kind = line.one_of(self.item(line), TRAP_NAMES, "a trap")
        fitting = [piece for piece in g.trap_stock if g.book.trap_prints[piece] == kind]
        if not fitting:
            raise line.wrong(f"no {TRAP_NAMES[kind]} is left")
        g.veil_traps.mix(g.trap_stock, 1 << INVADER)
        g.trap_stock.remove(fitting[0])
        g.trap_at[path] = fitting[0]
        if "up" in line.items[1:]:
            g.veil_traps.show(fitting[0], ALL)
            g.sprung |= 1 << path

    def ritual(self, line: Line) -> None:
        """`ritual gale: W1 target, W2`; `W1 target up` lies faceup."""
        g = self.g
        names = CARD_NAMES[BLOODSTONES:EXCHANGEABLE]
        card = BLOODSTONES + line.one_of(line.word(0, "a ritual"), names, "a ritual")
        target, *bluffs = tokens_of(card)
        g.veil_rituals.mix(tokens_of(card), 1 << DEFENDER)
        for item in line.items:
            place, *marks = item.split()
            for mark in marks:
                line.one_of(mark, ("target", "up"))
            if "target" not in marks and not bluffs:
                raise line.wrong("a ritual has two bluffs")
            token = target if "target" in marks else bluffs.pop(0)
            places = HEROIC_NAMES if card == POSSESSION else SPACE_NAMES
            g.ritual_at[token] = line.one_of(place, places, "a place")
            if "up" in marks:
                g.veil_rituals.show(token, ALL)
                g.ritual_up |= 1 << token
                g.revealed += 1

    def order(self, line: Line) -> None:
        """`order W3: O-FURY`, facedown; `order W3: O-FURY, open`."""
        g = self.g
        section = self.section(line)
        kind = line.one_of(self.item(line), ORDER_NAMES, "an order")
        hand = [t for t, place in enumerate(g.order_at) if place == IN_HAND]
        fitting = [token for token in hand if g.book.order_prints[token] == kind]
        if not fitting:
            raise line.wrong(f"no {ORDER_NAMES[kind]} is left")
        g.order_at[fitting[0]] = section
        if "open" in line.items[1:]:
            g.order_up |= 1 << fitting[0]
        else:
            g.veil_orders.mix(hand, 1 << DEFENDER)

    def plans(self, line: Line) -> None:
        """`plans: DP04, DP07`: those the defender holds."""
        for name in line.items:
            plan = line.one_of(name, PLAN_NAMES, "a plan")
            self.g.plans.move(self.g, plan, HAND)

    def used(self, line: Line) -> None:
        """`used: DP04`: plans that act already."""
        for name in line.items:
            self.g.plans.move(self.g, line.one_of(name, PLAN_NAMES, "a plan"), USED)

    # Cards, objectives, hourglasses -------------------------------------------------------------

    def objectives(self, line: Line) -> None:
        """`objectives: OB01, OB06`."""
        names = [line.one_of(name, OBJECTIVE_NAMES, "an objective") for name in line.items]
        self.g.objectives = names

    def fulfilled(self, line: Line) -> None:
        """`fulfilled: OB01`."""
        for name in line.items:
            self.g.fulfilled |= 1 << line.one_of(name, OBJECTIVE_NAMES, "an objective")

    def placed(self, line: Line) -> None:
        """`placed cannon: 5`: hourglasses on an action."""
        action = line.one_of(line.word(0, "an action"), ACTION_NAMES, "an action")
        number = line.number(self.item(line), 0, 20)
        self.g.placed[action] += number
        self.g.given += number

    def numbers(self, line: Line) -> None:
        """`round 3`, `wood 4`, `pile 2`, `hourglasses 5`, `rituals 2`, `dead 3`."""
        g = self.g
        number = line.numbers(1)[0]
        if line.key == "round":
            g.round = number
        elif line.key == "wood":
            self.take(line, "wood", number)
            g.wood += number
        elif line.key == "pile":
            if number > g.stock[WOOD]:
                raise line.wrong(f"the pile has {g.stock[WOOD]} wood, not {number}")
            g.paid_wood += g.stock[WOOD] - number
            g.stock[WOOD] = number
        elif line.key == "hourglasses":
            give(g, number)
        elif line.key == "rituals":
            g.rituals = number
        else:
            g.dead = number

    def begin(self, line: Line) -> None:
        """`card 3`, `defender`, `assault`, `end`: where the game goes on."""
        g = self.g
        if line.key == "card":
            g.at = line.number(line.word(0, "a place in the line"), 1, LINE) - 2
            self.steps = [NextCard()]
        elif line.key == "defender":
            g.at = LINE - 1
            self.steps = [DefenderPhase(), NextCard()]
        elif line.key == "assault":
            g.at = LINE
            self.steps = [Assault(), AfterAssault()]
        else:
            g.at = LINE
            self.steps = [EndOfTurn(), Round()]


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


def lay_line(g: Stronghold, lines: Lines) -> None:
    """`line: ballista, …`: the six cards between Phase 1 and 6; `cards: …`: the supply."""
    chosen = {"line": [CARD_NAMES.index(name) for name in USUAL_LINE]}
    for key in ("line", "cards"):
        for line in lines.of(key):
            names = CARD_NAMES[:EXCHANGEABLE]
            chosen[key] = [line.one_of(name, names, "a card") for name in line.items]
            if len(set(chosen[key])) != LINE - 3:
                raise line.wrong(f"{key} needs {LINE - 3} different cards")
    inside = sorted(chosen["line"], key=lambda card: phase_of(g, card))
    rest = [card for card in range(EXCHANGEABLE) if card not in inside]
    g.cards = chosen.get("cards", rest[: LINE - 3])
    if set(g.cards) & set(inside):
        raise lines.of("cards")[0].wrong("a card of the line is not in the supply")
    g.removed = [card for card in rest if card not in g.cards]
    g.line = [BRIEFING, RESOURCES, *inside, MANEUVER]


def read_situation(book: Book, text: str, chance: Chance) -> Stronghold:
    """A table as the text says; everything not named is in the box."""
    lines = Lines(text)
    g = Stronghold(lines.scripted(chance), book)
    g.empty_table()
    g.heroes = [CRT, CRT]
    if lines.of(STANDARD):
        place_invader(g)
        place_defender(g)
    lay_line(g, lines)
    g.plans.shuffle(g, DECK)
    g.round = 1
    reader = Reader(g)
    lines.read(readers_of(reader), LATER)
    g.agenda += reversed(reader.steps or [Round()])
    if not reader.steps:
        g.round -= 1
    return g


def readers_of(reader: Reader) -> dict[str, Callable[[Line], None]]:
    """The readers, by the first word of a line."""
    found: dict[str, Callable[[Line], None]] = {
        "in": reader.put_units,
        "supply": reader.supply,
        "discard": reader.discard,
        "paid": reader.paid,
        "bag": reader.bag,
        "reserve": reader.reserve,
        "walls": reader.walls,
        "tile": reader.tile,
        "cauldron": reader.cauldron,
        "raised": reader.raised,
        "equip": reader.equip,
        "bridge": reader.bridge,
        "mantelet": reader.mantelet,
        "quartermaster": reader.quartermaster,
        "trench_master": reader.trench_master,
        "saboteur": reader.saboteur,
        "machine": reader.machine,
        "malfunction": reader.malfunction,
        "blessed": reader.blessed,
        "glare": reader.glare,
        "spy": reader.spy,
        "trap": reader.trap,
        "ritual": reader.ritual,
        "order": reader.order,
        "plans": reader.plans,
        "used": reader.used,
        "objectives": reader.objectives,
        "fulfilled": reader.fulfilled,
        "placed": reader.placed,
    }
    for key in ("round", "wood", "pile", "hourglasses", "rituals", "dead"):
        found[key] = reader.numbers
    for key in BEGINNINGS:
        found[key] = reader.begin
    return found

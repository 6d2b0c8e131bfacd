# not compiled: read once
"""Reads a situation: hidden things, cards, hourglasses, and where the game goes on."""

from collections.abc import Callable
from typing import Final, final

from jotunheim.games.stronghold.book.tables import WOOD, Book
from jotunheim.games.stronghold.rules.defense import DefenderPhase
from jotunheim.games.stronghold.rules.ending import EndOfTurn
from jotunheim.games.stronghold.rules.hourglasses import give
from jotunheim.games.stronghold.rules.reveal import tokens_of
from jotunheim.games.stronghold.rules.supplies import phase_of
from jotunheim.games.stronghold.setup import place_defender, place_invader
from jotunheim.games.stronghold.situation.pieces import Pieces
from jotunheim.games.stronghold.state import (
    DECK,
    HAND,
    IN_HAND,
    ORDER_TOKENS,
    RITUAL_TOKENS,
    TRAP_TOKENS,
    USED,
    Stronghold,
)
from jotunheim.games.stronghold.tokens import (
    ACTION_NAMES,
    BLOODSTONES,
    BRIEFING,
    CARD_NAMES,
    CRT,
    DEFENDER,
    EXCHANGEABLE,
    HEROIC_NAMES,
    INVADER,
    KINDS,
    LINE,
    MANEUVER,
    OBJECTIVE_NAMES,
    ORDER_NAMES,
    PLAN_NAMES,
    POSSESSION,
    RESOURCES,
    SPACE_NAMES,
    TRAP_NAMES,
    UNIT_NAMES,
)
from jotunheim.games.stronghold.turn import AfterAssault, Assault, NextCard, Round
from jotunheim.kernel import ALL, Chance, Line, Lines, Step

STANDARD: Final = "standard"
BEGINNINGS: Final = ("card", "defender", "assault", "end")
USUAL_LINE: Final = ("ballista", "catapult", "mantelet", "banner", "ladder", "sap")
MOST: Final = 99  # of anything that is counted
LATER: Final = (STANDARD, "line", "cards")
LAST: Final = ("in", "bag", "reserve")


@final
class Reader(Pieces):
    """Reads the lines of one situation onto a table."""

    def __init__(self, g: Stronghold) -> None:
        super().__init__(g)
        self.steps: list[Step[Stronghold]] = []

    # Hidden things ------------------------------------------------------------------------------

    def trap(self, line: Line) -> None:
        """`trap P08: TR-G`, facedown; `trap P08: TR-G, up`."""
        g = self.g
        path = self.path(line)
        kind = line.one_of(self.item(line), TRAP_NAMES, "a trap")
        fitting = [piece for piece in g.hidden.trap_stock if g.book.trap_prints[piece] == kind]
        if not fitting:
            raise line.wrong(f"no {TRAP_NAMES[kind]} is left")
        g.hidden.mix(TRAP_TOKENS, g.hidden.trap_stock, 1 << INVADER)
        g.hidden.trap_stock.remove(fitting[0])
        g.hidden.trap_at[path] = fitting[0]
        if "up" in line.items[1:]:
            g.hidden.show(TRAP_TOKENS, fitting[0], ALL)
            g.hidden.sprung |= 1 << path

    def ritual(self, line: Line) -> None:
        """`ritual gale: W1 target, W2`; `W1 target up` lies faceup."""
        g = self.g
        names = CARD_NAMES[BLOODSTONES:EXCHANGEABLE]
        card = BLOODSTONES + line.one_of(line.word(0, "a ritual"), names, "a ritual")
        target, *bluffs = tokens_of(card)
        g.hidden.mix(RITUAL_TOKENS, tokens_of(card), 1 << DEFENDER)
        for item in line.items:
            place, *marks = item.split()
            for mark in marks:
                line.one_of(mark, ("target", "up"))
            if "target" not in marks and not bluffs:
                raise line.wrong("a ritual has two bluffs")
            token = target if "target" in marks else bluffs.pop(0)
            places = HEROIC_NAMES if card == POSSESSION else SPACE_NAMES
            g.hidden.ritual_at[token] = line.one_of(place, places, "a place")
            if "up" in marks:
                g.hidden.show(RITUAL_TOKENS, token, ALL)
                g.hidden.ritual_up |= 1 << token
                g.goals.revealed += 1

    def order(self, line: Line) -> None:
        """`order W3: O-FURY`, facedown; `order W3: O-FURY, open`."""
        g = self.g
        section = self.section(line)
        kind = line.one_of(self.item(line), ORDER_NAMES, "an order")
        hand = [t for t, place in enumerate(g.hidden.order_at) if place == IN_HAND]
        fitting = [token for token in hand if g.book.order_prints[token] == kind]
        if not fitting:
            raise line.wrong(f"no {ORDER_NAMES[kind]} is left")
        g.hidden.order_at[fitting[0]] = section
        if "open" in line.items[1:]:
            g.hidden.order_up |= 1 << fitting[0]
        else:
            g.hidden.mix(ORDER_TOKENS, hand, 1 << DEFENDER)

    def plans(self, line: Line) -> None:
        """`plans: DP04, DP07`: those the defender holds."""
        for name in line.items:
            plan = line.one_of(name, PLAN_NAMES, "a plan")
            self.g.plans.move(self.g, plan, HAND)

    def used(self, line: Line) -> None:
        """`used: DP04`: plans that act already."""
        for name in line.items:
            self.g.plans.move(self.g, line.one_of(name, PLAN_NAMES, "a plan"), USED)

    def gave(self, line: Line) -> None:
        """`gave warrior: HO3`: a heroic order of this turn."""
        hero = line.one_of(line.word(0, "a hero"), UNIT_NAMES[KINDS:], "a hero")
        order = line.one_of(self.item(line), HEROIC_NAMES, "a heroic order")
        self.g.hero_used |= 1 << hero
        self.g.heroic_used |= 1 << order

    # Cards, objectives, hourglasses -------------------------------------------------------------

    def objectives(self, line: Line) -> None:
        """`objectives: OB01, OB06`."""
        names = [line.one_of(name, OBJECTIVE_NAMES, "an objective") for name in line.items]
        self.g.goals.objectives = names

    def fulfilled(self, line: Line) -> None:
        """`fulfilled: OB01`."""
        for name in line.items:
            self.g.goals.fulfilled |= 1 << line.one_of(name, OBJECTIVE_NAMES, "an objective")

    def placed(self, line: Line) -> None:
        """`placed cannon: 5`: hourglasses on an action."""
        action = line.one_of(line.word(0, "an action"), ACTION_NAMES, "an action")
        number = line.number(self.item(line), 0, 20)
        self.g.hourglasses.placed[action] += number
        self.g.hourglasses.given += number

    def numbers(self, line: Line) -> None:
        """`round 3`, `wood 4`, `pile 2`, `hourglasses 5`, `rituals 2`, `dead 3`."""
        g = self.g
        number = line.number(line.word(0, "a number"), 0, MOST)
        if line.key == "round":
            g.round = line.number(str(number), 1, g.book.numbers.rounds)
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
            g.goals.rituals = number
        else:
            g.combat.dead = number

    def performed(self, line: Line) -> None:
        """`performed: briefing, ballista`: cards of the line, this round."""
        g = self.g
        for name in line.items:
            card = line.one_of(name, CARD_NAMES, "a card")
            if card not in g.line:
                raise line.wrong(f"{name} is not in the line")
            g.played |= 1 << g.line.index(card)

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
    readers = readers_of(reader)
    lines.read({key: readers[key] for key in readers if key not in LAST}, (*LATER, *LAST))
    for key in LAST:  # ladders make room for units, and the bag is what they leave
        for line in lines.of(key):
            readers[key](line)
    g.agenda += reversed(reader.steps or [Round()])
    if not reader.steps:
        g.round -= 1
    return g


def readers_of(reader: Reader) -> dict[str, Callable[[Line], None]]:
    """The readers, by the first word of a line."""
    found: dict[str, Callable[[Line], None]] = {
        "in": reader.put_units,
        "performed": reader.performed,
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
        "gave": reader.gave,
        "objectives": reader.objectives,
        "fulfilled": reader.fulfilled,
        "placed": reader.placed,
    }
    for key in ("round", "wood", "pile", "hourglasses", "rituals", "dead"):
        found[key] = reader.numbers
    for key in BEGINNINGS:
        found[key] = reader.begin
    return found

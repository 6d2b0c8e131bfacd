# not compiled: read once
"""Reads a situation: Heroes, troops, tiles, cards."""

from typing import Final

from jotunheim.games.dwarves.book.tables import DRAGON_NAMES
from jotunheim.games.dwarves.rules.land import lay_tile
from jotunheim.games.dwarves.state import (
    A_DECK,
    A_DISCARD,
    A_GONE,
    A_KEPT,
    A_UP,
    E_BOX,
    E_DECK,
    E_DISCARD,
    E_HELD,
    Q_KEPT,
    Q_UP,
    S_BOOK,
    S_HAND,
    Dwarves,
)
from jotunheim.games.dwarves.state.pieces import (
    BESIDE,
    NO_RARE,
    SCENARIO_SPACE,
    SPACES,
    Rare,
    turned_up,
)
from jotunheim.games.dwarves.tokens import (
    CARD_NAMES,
    HERO_NAMES,
    HEX_NAMES,
    KIND_NAMES,
    KINDS,
    NOBODY,
    SPELL_BOOK,
    is_aid,
    is_equipment,
    is_quest,
    is_scenario,
    is_threat,
)
from jotunheim.kernel import NO_CARD, Cards, Line
from jotunheim.kernel.situations import split_at_colon

FACTS: Final = ("markers", "hero", "time", "at", "space", "stage", "won", "grade", "done")


class Pieces:
    """Reads lines about pieces onto a table."""

    def __init__(self, g: Dwarves) -> None:
        self.g = g

    # Words --------------------------------------------------------------------------------------

    def seat(self, line: Line, name: str) -> int:
        """The seat of a Hero by name."""
        seat = self.g.seat_of(line.one_of(name, HERO_NAMES, "a Hero"))
        if seat == NOBODY:
            raise line.wrong(f"nobody plays {name!r}")
        return seat

    def hex(self, line: Line, name: str) -> int:
        """A hex by name."""
        return line.one_of(name, HEX_NAMES, "a hex")

    def counted_troops(self, line: Line) -> list[int]:
        """`3 orc, troll` as numbers by kind."""
        found = [0] * KINDS
        for item in line.items:
            count, name = line.counted(item)
            found[line.one_of(name, KIND_NAMES, "a kind of troops")] += count
        return found

    def item(self, line: Line) -> str:
        """The one item after the colon."""
        if len(line.items) != 1:
            raise line.wrong(f"{line.key} needs one item after its colon")
        return line.items[0]

    # Heroes -------------------------------------------------------------------------------------

    def hero_at(self, line: Line) -> None:
        """`at tungdil: G5`."""
        seat = self.seat(line, line.word(0, "a Hero"))
        self.g.at[seat] = self.hex(line, self.item(line))

    def health(self, line: Line) -> None:
        """`health tungdil 3`."""
        seat = self.seat(line, line.word(0, "a Hero"))
        self.g.health[seat] = line.number(line.word(1, "a number"), 1, 9)

    def carries(self, line: Line) -> None:
        """`carries tungdil: CM-A6`, `journey tungdil: AD03`."""
        seat = self.seat(line, line.word(0, "a Hero"))
        card = line.one_of(self.item(line), CARD_NAMES, "a card")
        if line.key == "journey":
            self.g.journey[seat] = card
        else:
            self.g.carries[seat] = card

    # The map ------------------------------------------------------------------------------------

    def troops(self, line: Line) -> None:
        """`troops G6: 3 orc, troll`."""
        place = self.hex(line, line.word(0, "a hex"))
        for kind, number in enumerate(self.take(line)):
            self.g.troops[place * KINDS + kind] += number

    def take(self, line: Line) -> list[int]:
        """Troops of this line, taken from the supply."""
        found = self.counted_troops(line)
        for kind, number in enumerate(found):
            if number > self.g.supply[kind]:
                raise line.wrong(f"the supply has {self.g.supply[kind]} {KIND_NAMES[kind]}")
            self.g.supply[kind] -= number
        return found

    def supply(self, line: Line) -> None:
        """`supply: 2 orc`: what is left of the kinds named."""
        for item in line.items:
            count, name = line.counted(item)
            self.g.supply[line.one_of(name, KIND_NAMES, "a kind of troops")] = count

    def perished(self, line: Line) -> None:
        """`perished G5: R01`."""
        tile = line.one_of(self.item(line), self.g.book.tile_names, "a tile")
        if not (self.g.pile >> tile) & 1:
            raise line.wrong("that tile lies elsewhere")
        lay_tile(self.g, self.hex(line, line.word(0, "a hex")), tile)

    def pile(self, line: Line) -> None:
        """`pile 3`: only the first so many tiles are left."""
        tiles = [tile for tile in range(len(self.g.tile_at)) if (self.g.pile >> tile) & 1]
        kept = tiles[: line.numbers(1)[0]]
        self.g.pile = sum([1 << tile for tile in kept])

    def tile(self, line: Line) -> None:
        """`tunnel C2`, `elf H2`, `hammer G1`, `cart C2`."""
        place = self.hex(line, line.word(0, "a hex"))
        if line.key == "tunnel":
            self.g.tunnel = place
        elif line.key == "elf":
            self.rare().elf = place
        elif line.key == "hammer":
            self.rare().hammer = place
        else:
            self.rare().cart = place

    def rare(self) -> Rare:
        """The rare pieces; a table without any gets them now."""
        if self.g.rare is NO_RARE:
            self.g.rare = Rare()
        return self.g.rare

    def leader(self, line: Line) -> None:
        """`leader orc: G4`."""
        kind = line.one_of(line.word(0, "a kind"), KIND_NAMES, "a kind of troops")
        self.rare().leaders[kind] = self.hex(line, self.item(line))

    def dragon(self, line: Line) -> None:
        """`dragon kordrion: G4`."""
        dragon = line.one_of(line.word(0, "a dragon"), DRAGON_NAMES, "a dragon")
        self.rare().dragons[dragon] = self.hex(line, self.item(line))

    def buildings(self, line: Line) -> None:
        """`ramparts: G5, G6`, `catapults: G5`."""
        places = sum([1 << self.hex(line, name) for name in line.items])
        if line.key == "ramparts":
            self.rare().ramparts = places
        else:
            self.rare().catapults = places

    def crowned(self, line: Line) -> None:
        """`crowned`: the High King is."""
        self.rare().crowned = True

    # Cards --------------------------------------------------------------------------------------

    def card(self, line: Line) -> None:
        """`card AD13 markers=2 hero=tungdil time=3 at=A2,L1: 3 orc`: it lies faceup."""
        name = line.word(0, "a card")
        card = line.one_of(name, CARD_NAMES, "a card")
        facts = line.facts(1, FACTS)
        shown = turned_up(card, self.space(card))
        if not is_aid(card):
            cards = self.g.quests if is_quest(card) else self.g.adventures
            self.move(line, cards, card, Q_UP if is_quest(card) else A_UP)
        if split_at_colon(line.text)[1]:
            shown.troops = self.take(line)
        shown.markers = line.number(facts.get("markers", "0"))
        shown.time = line.number(facts.get("time", "0"))
        shown.stage = line.number(facts.get("stage", "0"))
        shown.grade = line.number(facts.get("grade", "0"), -9)
        shown.space = line.number(facts.get("space", str(shown.space)))
        shown.at = [self.hex(line, place) for place, _rest in line.pairs(facts.get("at", ""))]
        for number, _rest in line.pairs(facts.get("done", "")):  # sites of a quest, from 1 on
            shown.marked |= 1 << (line.number(number, 1) - 1)
        counters = self.g.book.cards[card].quest
        shown.won = [0] * len(counters)
        for i, (number, _rest) in enumerate(line.pairs(facts.get("won", ""))):
            shown.won[i] = line.number(number)
        if "hero" in facts:
            shown.hero = self.seat(line, facts["hero"])
        self.g.lay(shown)

    def discarded(self, line: Line) -> None:
        """`discarded: AD04, TH10, EQ01`: these lie on their discard piles."""
        for name in line.items:
            card = line.one_of(name, CARD_NAMES, "a card")
            if is_equipment(card):
                self.move(line, self.g.equipment, card, E_DISCARD)
            else:
                self.move(line, self.g.adventures, card, A_DISCARD)

    def empty(self, line: Line) -> None:
        """`empty adventures`: all cards of the deck are out of the game; or `equipment`."""
        word = line.word(0, "a deck")
        if line.one_of(word, ("adventures", "equipment"), "a deck") == 0:
            cards, deck, target = self.g.adventures, A_DECK, A_GONE
        else:
            cards, deck, target = self.g.equipment, E_DECK, E_BOX
        for piece in cards.zones[deck][:]:
            cards.move(self.g, piece, target)

    def space(self, card: int) -> int:
        """Where a card lies that comes now: the leftmost empty space of the display (DW-SET-19)."""
        if is_scenario(card):
            return SCENARIO_SPACE
        if is_aid(card) or (is_threat(card) and self.g.variant.is_saga()):
            return BESIDE
        taken = [shown.space for shown in self.g.faceup]
        free = [space for space in range(SPACES) if space not in taken]
        return free[0] if free else BESIDE

    def move(self, line: Line, cards: Cards, card: int, target: int) -> None:
        """A card goes from where it lies to a zone."""
        for piece, value in enumerate(cards.veil.prints):
            if value == card and cards.where(piece) != target:
                cards.move(self.g, piece, target)
                return
        raise line.wrong(f"there is no card {CARD_NAMES[card]!r} in this game")

    def equipment(self, line: Line) -> None:
        """`equipment tungdil: EQ05, EQ07`."""
        seat = self.seat(line, line.word(0, "a Hero"))
        for name in line.items:
            card = line.one_of(name, CARD_NAMES, "a card")
            piece = next((p for p in self.free_equipment() if self.print_of(p) == card), NO_CARD)
            if piece == NO_CARD:
                raise line.wrong(f"no {name!r} is left")
            self.g.equipment.move(self.g, piece, E_HELD + seat)

    def free_equipment(self) -> list[int]:
        """Equipment that no Hero has."""
        return [piece for zone in self.g.equipment.zones[: E_BOX + 1] for piece in zone]

    def print_of(self, piece: int) -> int:
        """What is printed on a piece of Equipment."""
        return self.g.equipment.veil.prints[piece]

    def spells(self, line: Line) -> None:
        """`spells: SP2, SP4`: in Andôkai's hand."""
        for name in line.items:
            self.move(line, self.g.spells, line.one_of(name, CARD_NAMES, "a card"), S_HAND)

    def spellbook(self, line: Line) -> None:
        """`spellbook`: the Spell Book lies in front of Andôkai."""
        self.move(line, self.g.spells, SPELL_BOOK, S_BOOK)

    def kept(self, line: Line) -> None:
        """`kept tungdil: S1-B1`."""
        seat = self.seat(line, line.word(0, "a Hero"))
        for name in line.items:
            card = line.one_of(name, CARD_NAMES, "a card")
            cards = self.g.quests if is_quest(card) else self.g.adventures
            self.move(line, cards, card, Q_KEPT if is_quest(card) else A_KEPT)
            self.g.kept.append((card, seat))

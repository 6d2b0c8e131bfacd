# not compiled: read once
"""Reads a situation: players, hands, temples, decks, and where the game goes on.

occupants: kari, tyr                      # the others are Gods; `none` with the area: unsettled odin
player 1 followers=5 blood=2 rune=1 mines=3 drills=1
temples 1: freya, freya frozen=2, odin permafrost
hand 1: 2 raid, weapon_loki
discard: wooden_shield, seduction_1
removed: weapon_freya
deck a: chest_2, drakkar                  # the top card first; also b and the areas
known 1: 2                                # seat 1 has seen the hand of seat 2
round 3
first 2
active 2
valda actions=3 buildings=2 built=0       # or attack, followers, resource; without: a new round
"""

from collections.abc import Callable
from typing import Final, final

from jotunheim.games.valda.book.tables import Book
from jotunheim.games.valda.rules.attack import AttackPhase
from jotunheim.games.valda.rules.cards import pile_of
from jotunheim.games.valda.rules.divine import lay_out
from jotunheim.games.valda.rules.followers import FollowersPhase
from jotunheim.games.valda.rules.resource_phase import ResourcePhase
from jotunheim.games.valda.rules.steals import look
from jotunheim.games.valda.rules.valda import ValdaPhase
from jotunheim.games.valda.setup import empty_table, lay_main_decks
from jotunheim.games.valda.state.pending import Turn
from jotunheim.games.valda.state.table import (
    BOX,
    DECKS,
    DIVINE,
    FOREVER,
    HANDS,
    REMOVED,
    Valda,
)
from jotunheim.games.valda.tokens import (
    AREA_NAMES,
    AREAS,
    DECK_NAMES,
    DEITY_NAMES,
    KIND_NAMES,
    NOBODY,
    RESOURCE_NAMES,
    RESOURCES,
    SITES,
)
from jotunheim.games.valda.turn import END_OF_ROUND, ROUND, TakeTurn
from jotunheim.kernel import NO_CARD, Chance, Line, Lines, Settings, Step

PHASES: Final = ("valda", "attack", "followers", "resource")
TURN_FACTS: Final = ("actions", "buildings", "built", "set_dice")
PLAYER_FACTS: Final = ("followers", *RESOURCE_NAMES, "mines", "drills")
EARLY: Final = ("occupants", "unsettled")
LATE: Final = ("removed", "known", *PHASES)


@final
class Reader:
    """Reads the lines of one situation onto a table."""

    def __init__(self, g: Valda) -> None:
        self.g = g
        self.steps: list[Step[Valda]] = []

    def seat(self, line: Line) -> int:
        """The player that a line is about."""
        return line.number(line.word(0, "a player"), 1, self.g.seats) - 1

    def occupants(self, line: Line) -> None:
        """`occupants: kari, tyr`: the areas that are not named keep their Gods."""
        for name in line.items:
            deity = line.one_of(name, DEITY_NAMES, "a God or Giant")
            self.g.occupants[deity % AREAS] = deity

    def unsettled(self, line: Line) -> None:
        """`unsettled: odin, tyr`: areas without occupant."""
        for name in line.items:
            self.g.occupants[line.one_of(name, AREA_NAMES, "an area")] = NOBODY

    def player(self, line: Line) -> None:
        """`player 1 followers=5 blood=2 mines=3`."""
        g = self.g
        seat = self.seat(line)
        facts = line.facts(1, PLAYER_FACTS)
        for name in facts:
            value = line.number(facts[name], 0, 99)
            if name == "followers":
                g.followers[seat] = value
            elif name in ("mines", "drills"):
                g.buildings[seat * 2 + ("mines", "drills").index(name)] = value
            else:
                g.goods[seat * RESOURCES + RESOURCE_NAMES.index(name)] = value

    def temples(self, line: Line) -> None:
        """`temples 1: freya, tyr frozen=2, odin permafrost`."""
        g = self.g
        seat = self.seat(line)
        for item in line.items:
            name, *marks = item.split()
            area = line.one_of(name, AREA_NAMES, "an area")
            free = [s for s in range(area * SITES, (area + 1) * SITES) if g.sites[s] == NOBODY]
            if not free:
                raise line.wrong(f"all sites of {name} are taken (VA-BLD-16)")
            g.sites[free[0]] = seat
            for mark in marks:
                word, _, by = mark.partition("=")
                line.one_of(word, ("frozen", "permafrost"))
                ice = 1 << line.number(by, 1, g.seats) - 1 if word == "frozen" else FOREVER
                g.frost[free[0]] |= ice

    def find(self, line: Line, name: str) -> int:
        """A card of this name that is still in a deck."""
        kind = line.one_of(name, KIND_NAMES, "a card")
        decks = [DECKS, DECKS + 1, *range(DIVINE, DIVINE + AREAS)]
        for zone in [*decks, BOX]:
            card = self.g.cards.find(zone, kind)
            if card != NO_CARD:
                return card
        raise line.wrong(f"there are not so many cards {name!r}")

    def hand(self, line: Line) -> None:
        """`hand 1: 2 raid, weapon_loki`."""
        seat = self.seat(line)
        for item in line.items:
            count, name = line.counted(item)
            for _card in range(count):
                self.g.cards.move(self.g, self.find(line, name), HANDS + seat)

    def discard(self, line: Line) -> None:
        """`discard: wooden_shield`: each card on its own pile."""
        for item in line.items:
            count, name = line.counted(item)
            for _card in range(count):
                card = self.find(line, name)
                self.g.cards.move(self.g, card, pile_of(self.g, self.g.book.prints[card]))

    def removed(self, line: Line) -> None:
        """`removed: weapon_freya`: out of the game; `removed: deck a` empties a deck."""
        for item in line.items:
            count, name = line.counted(item)
            if name.startswith("deck "):
                zone = zone_of(line, name.removeprefix("deck "))
                for card in self.g.cards.zones[zone][:]:
                    self.g.cards.move(self.g, card, REMOVED)
            else:
                for _card in range(count):
                    self.g.cards.move(self.g, self.find(line, name), REMOVED)

    def known(self, line: Line) -> None:
        """`known 1: 2`: player 1 has seen the hand of player 2."""
        for item in line.items:
            look(self.g, self.seat(line), line.number(item, 1, self.g.seats) - 1)

    def numbers(self, line: Line) -> None:
        """`round 3`, `first 2`, `active 2`."""
        g = self.g
        if line.key == "round":
            g.round = line.numbers(1, 1, g.book.numbers.rounds)[0]
        elif line.key == "first":
            g.first = line.numbers(1, 1, g.seats)[0] - 1
        else:
            g.active = line.numbers(1, 1, g.seats)[0] - 1

    def phase(self, line: Line) -> None:
        """`valda actions=3 buildings=2`, `attack`, `followers`, `resource`: where the turn goes on."""
        g = self.g
        facts = line.facts(0, TURN_FACTS)
        numbers = {name: line.number(facts[name], 0, 20) for name in facts}
        g.turn = Turn(g.seats)
        first = PHASES.index(line.key)
        usual = g.book.numbers if first == 0 else None
        g.turn.action_points = numbers.get("actions", usual.action_points if usual else 0)
        g.turn.building_points = numbers.get("buildings", usual.building_points if usual else 0)
        g.turn.built = numbers.get("built", 0)
        g.turn.set_dice = numbers.get("set_dice", 0)
        turn = [ValdaPhase(g.active), AttackPhase(), FollowersPhase(g.active), ResourcePhase()]
        self.steps = [*turn[first:], *later_turns(g), END_OF_ROUND]


def later_turns(g: Valda) -> list[Step[Valda]]:
    """The turns of this round after the active player's."""
    order = g.clockwise(g.first)
    return [TakeTurn(seat) for seat in order[order.index(g.active) + 1 :]]


def zone_of(line: Line, name: str) -> int:
    """The zone of a deck: a, b, or an area."""
    if name in DECK_NAMES:
        return DECKS + DECK_NAMES.index(name)
    return DIVINE + line.one_of(name, AREA_NAMES, "a deck")


def stack_decks(g: Valda, lines: Lines) -> None:
    """`deck a: chest_2, drakkar`: the next cards of a deck, the top card first."""
    names = [KIND_NAMES[kind] for kind in g.book.prints]
    for name, line in lines.decks.items():
        zone = zone_of(line, name)
        lines.stack(name, g.cards.zones[zone], names)


def readers_of(reader: Reader) -> dict[str, Callable[[Line], None]]:
    """The readers, by the first word of a line."""
    found: dict[str, Callable[[Line], None]] = {
        "occupants": reader.occupants,
        "unsettled": reader.unsettled,
        "player": reader.player,
        "temples": reader.temples,
        "hand": reader.hand,
        "discard": reader.discard,
        "removed": reader.removed,
        "known": reader.known,
    }
    for key in ("round", "first", "active"):
        found[key] = reader.numbers
    for key in PHASES:
        found[key] = reader.phase
    return found


def read_situation(book: Book, text: str, settings: Settings, seats: int, chance: Chance) -> Valda:
    """A table as the text says: Gods everywhere, empty hands and boards but for a mine, decks shuffled."""
    lines = Lines(text, (*DECK_NAMES, *AREA_NAMES))
    g = empty_table(book, settings, seats, chance)
    g.occupants = list(range(AREAS))
    g.buildings = [1, 0] * seats
    g.round = 1
    reader = Reader(g)
    readers = readers_of(reader)
    lines.read({key: readers[key] for key in EARLY}, [key for key in readers if key not in EARLY])
    lay_main_decks(g)
    for deck in range(2):
        g.cards.shuffle(g, DECKS + deck)
    for area in range(AREAS):
        if g.occupants[area] != NOBODY:
            lay_out(g, area)
    later = [key for key in readers if key in (*EARLY, *LATE)]
    lines.read({key: readers[key] for key in readers if key not in later}, later)
    stack_decks(g, lines)
    for key in LATE:
        for line in lines.of(key):
            readers[key](line)
    g.chance = lines.scripted(chance)
    g.agenda += reversed(reader.steps or [ROUND])
    if not reader.steps:
        g.round -= 1
    return g

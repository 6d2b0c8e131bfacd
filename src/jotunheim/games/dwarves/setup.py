"""Set-up: the table is laid, Heroes are chosen, decks are stacked (DW-SET, DW-SAGA-04, DW-B5-03).

Chance: Heroes that are dealt, who starts, the order of all decks, which level A cards are taken out. Nobody
knows any of these orders, nor what went to the box (DW-HID-03).
"""

from typing import ClassVar, Final, final

from jotunheim.games.dwarves.book.tables import (
    BOOK1,
    BOOK2,
    BOOK5,
    ELFAR,
    EVERY_BOOK,
    LEVEL_A,
    LEVEL_B,
    LEVEL_C,
    MIGHT,
    SAGAS,
    Book,
)
from jotunheim.games.dwarves.rules.tasks import SET_UP_CARDS, Task
from jotunheim.games.dwarves.rules.tracks import doom_start
from jotunheim.games.dwarves.settings import ANYBODY, CHOOSE, RANDOM, Variant, excluded_by
from jotunheim.games.dwarves.state import (
    A_DECK,
    A_THREATS,
    D_AT,
    E_DECK,
    E_SPECIAL,
    Q_BOX,
    Q_DECK,
    S_DECK,
    Dwarves,
)
from jotunheim.games.dwarves.state.pieces import Rare
from jotunheim.games.dwarves.tokens import (
    AID,
    ANDOKAI,
    EQUIPMENT,
    HERO,
    HEROES,
    HEXES,
    KINDS,
    NOBODY,
    NOWHERE,
    SPECIAL,
    SPELL,
    TILES,
    W_RANDOM,
    is_adventure,
    is_threat,
)
from jotunheim.games.dwarves.turn import Turn
from jotunheim.games.dwarves.words.events.map import PLAYS
from jotunheim.games.dwarves.words.names import hero_name
from jotunheim.kernel import ALL, FACEDOWN, OPEN, Cards, Chance, Decision, Step, hand_of
from jotunheim.texts import N_, _

ONE_OF_THREE: Final = 1  # level B and C cards that are drawn where chance decides
DECK_OF_LEVELS: Final = (0, 2, 2, 2, 3)  # by Book: the row of numbers of cards taken out
DECK_OF_MIGHT: Final = 1


def set_table(book: Book, variant: Variant, seats: int, chance: Chance) -> Dwarves:
    """Both boards, markers and supplies, without Heroes and cards (DW-SET-01 to 04, 09, 10)."""
    g = Dwarves(seats, chance, book, variant)
    g.heroes = [NOBODY] * seats
    g.at = [NOWHERE] * seats
    g.health = [0] * seats
    g.carries = [NOWHERE] * seats
    g.journey = [NOWHERE] * seats
    g.troops = [0] * (HEXES * KINDS)
    g.supply = book.troop_count[:]
    g.tile_at = [NOWHERE] * HEXES
    g.pile = (1 << TILES) - 1
    g.skulls = [0] * KINDS
    if variant.has_portal():
        g.tunnel = book.portal_start  # the Portal takes the place of the Tunnel tile (DW-ELF-03)
    g.doom = doom_start(g)
    if variant.book != 1:
        g.rare = Rare()
    return g


def start(book: Book, variant: Variant, seats: int, chance: Chance) -> Dwarves:
    """A new game for 2 to 6 Heroes: first they are chosen (DW-GEN-01, DW-SET-05, DEC-01)."""
    g = set_table(book, variant, seats, chance)
    lay_cards(g)
    for seat in range(seats):
        hero = variant.heroes[seat]
        if hero == CHOOSE:
            g.then(ChooseHero(seat))
        else:
            g.then(TakeHero(seat, hero))
    g.then(LaySpells(), Task(SET_UP_CARDS), FirstTurn())
    return g


# Heroes -----------------------------------------------------------------------------------------


def free_heroes(g: Dwarves) -> list[int]:
    """Heroes that nobody has or is to have; the two Tungdils exclude each other (DW-SET-05)."""
    taken = taken_heroes(g)
    barred = [excluded_by(hero) for hero in taken]
    return [hero for hero in range(HEROES) if hero not in taken and hero not in barred]


def taken_heroes(g: Dwarves) -> list[int]:
    """Heroes that somebody has or is to have."""
    named = g.heroes + g.variant.heroes[: g.seats]
    return [hero for hero in named if hero >= 0]


def take_hero(g: Dwarves, seat: int, hero: int) -> None:
    """Figure on its start location, Health at the top heart (DW-SET-06, DW-SET-07)."""
    board = g.book.heroes[hero]
    g.heroes = [*g.heroes[:seat], hero, *g.heroes[seat + 1 :]]
    g.at[seat] = board.start
    g.health[seat] = board.health
    g.tell(PLAYS, (seat,))


def deal_hero(g: Dwarves, seat: int) -> None:
    """A Hero by chance, out of all that are free (DW-SET-05)."""
    free = free_heroes(g)
    take_hero(g, seat, free[g.chance.below(len(free))])


@final
class ChooseHero(Decision[Dwarves]):
    """Each seat in order: one of the free Heroes, or chance decides (DW-SET-05, DEC-01)."""

    clauses: ClassVar[tuple[str, ...]] = ("DW-SET-05",)
    asks: ClassVar[str] = N_("Which Hero do you play?")
    meanwhile: ClassVar[str] = N_("{seat} is choosing a Hero")

    def options(self, g: Dwarves) -> list[int]:
        return [*HERO.tokens(free_heroes(g)), W_RANDOM]

    def choose(self, g: Dwarves, token: int) -> None:
        if token == W_RANDOM:
            deal_hero(g, self.seat)
        else:
            take_hero(g, self.seat, HERO.of(token))

    def expected(self, g: Dwarves) -> list[int]:
        return HERO.all()

    def why_not(self, g: Dwarves, token: int) -> str:
        if not HERO.has(token):
            return ""
        other = excluded_by(HERO.of(token))
        if other in taken_heroes(g):
            line = _("{hero} is played already, and both are the same person (DW-SET-05)")
            return line.format(hero=hero_name(g, other))
        return _("somebody else plays this Hero (DW-SET-05)")


@final
class TakeHero(Step[Dwarves]):
    """A Hero that the settings name, or that is dealt (DEC-02)."""

    def __init__(self, seat: int, hero: int) -> None:
        self.seat = seat
        self.hero = hero

    def run(self, g: Dwarves) -> None:
        if self.hero == RANDOM:
            deal_hero(g, self.seat)
        else:
            take_hero(g, self.seat, self.hero)


# Cards ------------------------------------------------------------------------------------------


def lay_cards(g: Dwarves) -> None:
    """All decks but the spells, as the Book and the expansions say (DW-SET-11, 14, 15, 17)."""
    stack_quests(g)
    lay_adventures(g)
    lay_equipment(g)
    if g.variant.book == 3:
        lay_diamonds(g)


def sets_in_play(g: Dwarves) -> list[int]:
    """Whose Scenario, Adventure and Threat cards are used; expansions belong to Book 1.

    DW-SET-20, DW-ELF-01, DW-CM-01.
    """
    variant = g.variant
    if variant.is_saga():
        return [BOOK2 + variant.book - 2]
    if variant.book == 5:
        return [BOOK5]
    found = [BOOK1]
    if variant.elfar:
        found.append(ELFAR)
    if variant.might:
        found.append(MIGHT)
    return found


def quest_cards(g: Dwarves, level: int) -> list[int]:
    """Scenario or Saga cards of a level; the Élfar's own level C card replaces the others (DW-ELF-02)."""
    sets = sets_in_play(g)
    if level == LEVEL_C and ELFAR in sets:
        sets = [ELFAR]
    cards = g.book.cards
    return [card for card in range(AID) if cards[card].set in sets and cards[card].level == level]


def kept_of_level(g: Dwarves, level: int, number: int) -> int:
    """How many of the cards of a level stay in the deck (DW-SET-12, DW-CM-02, 03, DW-SAGA-04, DW-B5-03)."""
    variant = g.variant
    if level == LEVEL_A:
        row = DECK_OF_LEVELS[variant.book - 1]
        if variant.book == 1 and variant.might:
            row = DECK_OF_MIGHT
        return number - g.book.removed[row][variant.level]
    if level == LEVEL_B:
        return number if variant.is_saga() else ONE_OF_THREE
    return number if variant.book == 1 else ONE_OF_THREE


def stack_quests(g: Dwarves) -> None:
    """Level C at the bottom, B on it, A on top, each shuffled; the rest goes unseen to the box (DW-SET-11)."""
    levels = [quest_cards(g, level) for level in (LEVEL_C, LEVEL_B, LEVEL_A)]
    eyes = [FACEDOWN] * 5 + [OPEN] * 3
    g.quests = Cards("quests", [card for cards in levels for card in cards], eyes)
    g.quests.zones[Q_DECK] = []
    first = 0
    for level, cards in zip((LEVEL_C, LEVEL_B, LEVEL_A), levels, strict=True):
        pieces = list(range(first, first + len(cards)))
        first += len(cards)
        g.chance.shuffle(pieces)
        kept = kept_of_level(g, level, len(pieces))
        g.quests.zones[Q_DECK] += pieces[:kept]
        g.quests.zones[Q_BOX] += pieces[kept:]
        g.quests.veil.mix(pieces, ALL)


def lay_adventures(g: Dwarves) -> None:
    """Adventures and Threats, each deck shuffled for itself (DW-SET-14, 15, DW-SAGA-01, 06, DW-CM-05)."""
    sets = [SAGAS] if g.variant.is_saga() else sets_in_play(g)
    if g.variant.book == 5:
        sets = [BOOK1]  # DW-B5-01
    cards = [card for card in range(AID, EQUIPMENT) if g.book.cards[card].set in sets]
    adventures = [card for card in cards if is_adventure(card)]
    threats = [card for card in cards if is_threat(card)]
    eyes = [FACEDOWN, FACEDOWN, OPEN, OPEN, OPEN, OPEN]
    g.adventures = Cards("adventures", adventures + threats, eyes)
    first = len(adventures)
    g.adventures.zones[A_DECK] = list(range(first))
    g.adventures.zones[A_THREATS] = list(range(first, first + len(threats)))
    g.adventures.shuffle(g, A_DECK)
    g.adventures.shuffle(g, A_THREATS)


def lay_equipment(g: Dwarves) -> None:
    """The Equipment deck, with that of the expansions; Book 5 has special Equipment faceup.

    DW-SET-17, DW-SET-20, DW-ELF-08, DW-B5-02.
    """
    variant = g.variant
    sets = [EVERY_BOOK]
    if variant.elfar:
        sets.append(ELFAR)
    if variant.might:
        sets.append(MIGHT)
    prints: list[int] = []
    for card in range(EQUIPMENT, SPECIAL):
        if g.book.cards[card].set in sets:
            prints += [card] * g.book.cards[card].copies
    usual = len(prints)
    if variant.book == 5:
        prints += list(range(SPECIAL, SPELL))
    g.equipment = Cards("equipment", prints, [FACEDOWN, OPEN, OPEN, OPEN, OPEN] + [OPEN] * g.seats)
    g.equipment.zones[E_DECK] = list(range(usual))
    g.equipment.zones[E_SPECIAL] = list(range(usual, len(prints)))
    g.equipment.shuffle(g, E_DECK)


@final
class LaySpells(Step[Dwarves]):
    """Once the Heroes are known."""

    def run(self, g: Dwarves) -> None:
        lay_spells(g)


def lay_spells(g: Dwarves) -> None:
    """Andôkai's nine spells facedown; her hand is empty, and open unless the table says no (DW-SET-08)."""
    if g.seat_of(ANDOKAI) == NOBODY:
        return
    hand = hand_of(g.seat_of(ANDOKAI)) if g.variant.hidden_hand else OPEN
    prints = list(range(SPELL, len(g.book.cards)))
    g.spells = Cards("spells", prints, [FACEDOWN, hand, OPEN])
    g.spells.shuffle(g, S_DECK)


def lay_diamonds(g: Dwarves) -> None:
    """Book 3: eleven Diamonds facedown, one on each hex with the icon (DW-B3-01)."""
    values = g.book.diamonds
    hexes = len(g.book.diamond_hexes)
    g.diamonds = Cards("diamonds", values[:], [FACEDOWN] * hexes + [OPEN, OPEN, FACEDOWN])
    pieces = list(range(len(values)))
    g.chance.shuffle(pieces)
    for number, piece in enumerate(pieces):
        g.diamonds.zones[D_AT + number] = [piece]
    g.diamonds.veil.mix(pieces, ALL)


@final
class FirstTurn(Step[Dwarves]):
    """The seat of the settings begins; then play goes clockwise (DW-SET-18)."""

    def run(self, g: Dwarves) -> None:
        first = g.variant.start
        g.active = g.chance.below(g.seats) if first == ANYBODY else first
        g.then(Turn())

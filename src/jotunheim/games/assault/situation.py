# not compiled: read once
"""The language of situations: a table set up line by line, to be played, tested, replayed.

    start                          the armies of a new game (otherwise the board is empty)
    army fire in silver_marches: 2 regular, elite wounded, leader, champion
    row fire: leader activated, move, magic      Command Cards, from left to right
    cards fire: 2 food, rune_blood               Resource Cards
    spells fire: fireball, shield                held spells
    points fire: 12
    claimed fire: steal_maegera                  events
    turn fire                      whose turn begins now (otherwise the top of the ordning)
    ask command                    the claim and the cards before the command are over
    ask trip                       in the middle of Move, with `maneuvers 4` left
    ask recruit                    in the middle of Recruit, with `budget 5` points left
    ask special                    in the middle of the special command, with `budget 2` uses left
    ask giantslayers               in the middle of Rest, with `budget 3` actions left
    stage final                    main, final, or endgame
    pools 40, 20
    round 3
    events ten_towns, waterdeep    face up; the others lie in the deck
    discard: 2 ore, food           and `spell_discard: shield` (the last on top), `cast: haste`
    markers ravage: high_moor, high_forest
    castle high_moor
    slayer hook in high_moor wounded
    fed 4                          and `turned 3`: Food fed, Artifacts turned in
    deck spells: fireball, haste   the next spells of the deck, the top card first
    last_round 7                   the round after which the game ends
    dice fire 3 hits, miss         what the next dice show; a grey die without a race

Lines may end with a comment after #. What cannot lie on a table is refused.
"""

from collections.abc import Callable
from typing import Final, final

from jotunheim.games.assault import tokens
from jotunheim.games.assault.book.tables import Book
from jotunheim.games.assault.effects import ONGOING, PLACE_UNIT
from jotunheim.games.assault.rules.board import army_size
from jotunheim.games.assault.rules.cards_on_turn import UseTurnCards
from jotunheim.games.assault.rules.giantslayers import slayer_actions
from jotunheim.games.assault.rules.move import StartTrip
from jotunheim.games.assault.rules.recruit import RecruitUnit
from jotunheim.games.assault.rules.special import UseSpecial, markers_left
from jotunheim.games.assault.rules.stacking import put_on
from jotunheim.games.assault.setup import place_armies, set_table
from jotunheim.games.assault.state import CAST, HANDS, SPELL_DECK, SPELL_DISCARD, Assault
from jotunheim.games.assault.turn import PlayCommand, Round, Turn
from jotunheim.games.assault.words.names import face_name
from jotunheim.kernel import ALL, Chance, Line, Lines, SituationError, Step

STAGES: Final = ("main", "final", "endgame")
MOMENTS: Final[dict[str, Callable[[int], Step[Assault]]]] = {
    "command": PlayCommand,
    "trip": StartTrip,
    "recruit": RecruitUnit,
    "special": UseSpecial,
}
ASKS: Final = (*MOMENTS, "giantslayers")
# Lines that are a number, and where it goes.
NUMBERS: Final = {
    "maneuvers": "maneuvers",
    "budget": "budget",
    "round": "round",
    "fed": "food_fed",
    "turned": "artifacts_turned",
}


@final
class Reader:
    """Reads the lines of a situation onto a table."""

    def __init__(self, book: Book, text: str, seats: int, chance: Chance) -> None:
        self.book = book
        self.lines = Lines(text, ("spells",), book.last_round, self.read_dice)
        self.g = set_table(book, seats, chance, 0)
        self.g.spells.mix([SPELL_DECK], ALL)
        self.spell_names = [card.id for card in book.spells]
        self.turn = self.g.first
        self.ask = ""
        self.face_up: list[int] = []

    def read(self) -> Assault:
        """All lines, then what follows from them."""
        self.lines.read(
            {
                "start": self.read_start,
                "army": self.read_army,
                "row": self.read_row,
                "cards": self.read_cards,
                "spells": self.read_spells,
                "points": self.read_points,
                "claimed": self.read_claimed,
                "turn": self.read_turn,
                "ask": self.read_ask,
                "stage": self.read_stage,
                "pools": self.read_pools,
                "events": self.read_events,
                "discard": self.read_discard,
                "spell_discard": self.read_open_spells,
                "cast": self.read_open_spells,
                "markers": self.read_markers,
                "castle": self.read_castle,
                "slayer": self.read_slayer,
                **dict.fromkeys(NUMBERS, self.read_number),
            }
        )
        self.complete()
        return self.g

    # Whom and what a line names -----------------------------------------------------------------

    def read_dice(self, line: Line) -> list[int]:
        """`fire 3 hits, miss` as draws: which face of which die."""
        found: list[int] = []
        for item in line.items:
            first, _, rest = item.partition(" ")
            die = tokens.RACE_NAMES.index(first) if first in tokens.RACE_NAMES else tokens.RACES
            faces = [face_name(face) for face in self.book.faces[die]]
            found.append(
                line.one_of(rest if die < tokens.RACES else item, faces, "a face of this die")
            )
        return found

    def seat(self, line: Line) -> int:
        """The seat that leads the race whose name comes first."""
        name = line.word(0, "a race")
        seat = self.g.seat_of[line.one_of(name, tokens.RACE_NAMES, "a race")]
        if seat == tokens.NOBODY:
            raise line.wrong(f"with {self.g.seats} players the {name} giants are NPC (AG-SET-02)")
        return seat

    def region(self, line: Line, name: str) -> int:
        """A region by its name."""
        return line.one_of(name, self.book.region_ids, "a region")

    def resources(self, line: Line) -> list[tuple[int, int]]:
        """Resource Cards: how many of which kind."""
        found = [line.counted(item) for item in line.items]
        return [
            (n, line.one_of(name, tokens.RESOURCE_NAMES, "a Resource Card")) for n, name in found
        ]

    def spells(self, line: Line) -> list[int]:
        """Spells that were not named before: all are different."""
        found: list[int] = []
        for item in line.items:
            spell = line.one_of(item, self.spell_names, "a spell")
            if spell in found or self.g.spells.where(spell) != SPELL_DECK:
                raise line.wrong(f"there is only one {item} (AG-COM-19)")
            found.append(spell)
        return found

    # One method a line --------------------------------------------------------------------------

    def read_start(self, line: Line) -> None:
        """`start`."""
        place_armies(self.g)

    def read_army(self, line: Line) -> None:
        """`army fire in silver_marches: 2 regular, elite wounded`."""
        g = self.g
        name, place = line.name_in_place("army RACE in REGION: units")
        race = line.one_of(name, tokens.RACE_NAMES, "a race")
        region = self.region(line, place)
        if g.owner[region] not in (tokens.NOBODY, race):
            raise line.wrong("a region never holds two races (AG-GEN-06)")
        for item in line.items:
            number, unit = line.counted(item)
            self.read_unit(line, race, region, number, unit)
        if army_size(g, region) > self.book.limit[race]:
            raise line.wrong(f"at most {self.book.limit[race]} units a region (AG-STK-01)")

    def read_unit(self, line: Line, race: int, region: int, number: int, unit: str) -> None:
        """So many equal units of an army, out of the supply."""
        g = self.g
        wounded = unit.endswith(" wounded")
        kind = line.one_of(unit.removesuffix(" wounded"), tokens.KIND_NAMES, "a kind of unit")
        slot = tokens.SLOT_OF_KIND[kind]
        if wounded and slot in (tokens.CHAMPION, tokens.SECOND_CHAMPION):
            raise line.wrong("champions are never wounded (AG-COM-12)")
        at = race * tokens.KINDS + kind
        if g.supply[at] < number:
            name = tokens.RACE_NAMES[race]
            raise line.wrong(f"the {name} giants have {self.book.count[at]} of these")
        g.supply[at] -= number
        put_on(g, race, region, slot + 1 if wounded else slot, number)

    def read_row(self, line: Line) -> None:
        """Command Cards from left to right; `leader activated` as AG-LDR-10 has it."""
        g = self.g
        seat = self.seat(line)
        for item in line.items:
            name, _, state = item.partition(" ")
            command = line.one_of(name, tokens.COMMAND_NAMES, "a command")
            if command == tokens.REST:
                raise line.wrong("Rest never stays in a row (AG-CMD-06)")
            if g.laid[seat * tokens.COMMANDS + command]:
                raise line.wrong(f"{name} is there twice")
            g.row[seat] += 1
            g.laid[seat * tokens.COMMANDS + command] = g.row[seat]
            if command == tokens.LEAD and state == "activated":
                g.activated[seat] = 1

    def read_cards(self, line: Line) -> None:
        """`cards fire: 2 food`."""
        seat = self.seat(line)
        for number, kind in self.resources(line):
            self.g.resources[seat * tokens.RESOURCES + kind] += number

    def read_spells(self, line: Line) -> None:
        """`spells fire: fireball`."""
        self.lay(self.spells(line), HANDS + self.seat(line))

    def read_points(self, line: Line) -> None:
        """`points fire: 12`."""
        self.g.points[self.seat(line)] = line.numbers(1)[0]

    def read_claimed(self, line: Line) -> None:
        """Claimed events; their ongoing rewards hold."""
        g = self.g
        seat = self.seat(line)
        race = g.race_of[seat]
        for item in line.items:
            event = line.one_of(item, [card.id for card in self.book.events], "an event")
            card = self.book.events[event]
            if card.race not in (tokens.NOBODY, race):
                raise line.wrong(f"{item} belongs to another race (AG-EVT-04)")
            g.claimed[event] = seat
            if card.race == race and not card.repeat:
                behind = self.book.stacks[race].index(event) + 1
                g.next_special[race] = max(g.next_special[race], behind)
            for reward in card.rewards:
                if reward.op == ONGOING:
                    g.ongoing[seat * self.book.ongoings + reward.kind] += reward.number
                elif reward.op == PLACE_UNIT and reward.kind in tokens.FREED_KINDS:
                    g.freed[race] = 1

    def read_turn(self, line: Line) -> None:
        """`turn fire`."""
        self.turn = self.seat(line)

    def read_ask(self, line: Line) -> None:
        """`ask command`."""
        self.ask = ASKS[line.one_of(line.word(0, "a moment"), ASKS, "a moment")]

    def read_number(self, line: Line) -> None:
        """Lines that are a number: `round 3`."""
        setattr(self.g, NUMBERS[line.key], line.numbers(1)[0])

    def read_stage(self, line: Line) -> None:
        """`stage final`: so many pools are empty."""
        for pool in range(line.one_of(line.word(0, "a stage"), STAGES, "a stage")):
            self.g.pools[pool] = 0

    def read_pools(self, line: Line) -> None:
        """`pools 40, 20`."""
        self.g.pools = line.numbers(2)

    def read_events(self, line: Line) -> None:
        """`events ten_towns`: universal ones that lie face up."""
        ids = [self.book.events[event].id for event in self.book.universal]
        found = [line.one_of(item, ids, "a universal event") for item in line.items]
        self.face_up = [self.book.universal[at] for at in found]

    def read_discard(self, line: Line) -> None:
        """`discard: 2 ore, food`."""
        for number, kind in self.resources(line):
            self.g.discard[kind] += number

    def read_open_spells(self, line: Line) -> None:
        """`spell_discard: shield` and `cast: haste`."""
        self.lay(self.spells(line), CAST if line.key == "cast" else SPELL_DISCARD)

    def lay(self, spells: list[int], zone: int) -> None:
        """Spells that do not lie in the deck."""
        for spell in spells:
            self.g.spells.move(self.g, spell, zone)

    def read_markers(self, line: Line) -> None:
        """`markers ravage: high_moor`."""
        kind = line.one_of(line.word(0, "a Story Marker"), tokens.MARKER_NAMES, "a Story Marker")
        pile = self.book.marker_pile[kind]
        for item in line.items:
            region = self.region(line, item)
            self.g.markers[kind * tokens.REGIONS + region] += 1
            if pile == tokens.NOBODY and self.g.markers[kind * tokens.REGIONS + region] > 1:
                raise line.wrong("one marker of a kind a region (AG-SPC-19)")
            if region != pile and (pile != tokens.NOBODY or not self.book.is_small_folk(region)):
                raise line.wrong(f"no such marker lies in {item} (AG-SPC-22)")
        if markers_left(self.g, kind) < 0:
            raise line.wrong(f"there are {self.book.marker_count[kind]} of them (AG-COM-21)")

    def read_castle(self, line: Line) -> None:
        """`castle high_moor`."""
        if self.g.seat_of[tokens.CLOUD] == tokens.NOBODY:
            raise line.wrong("no castle is used when the cloud giants are NPC (AG-SET-11)")
        self.g.castle = self.region(line, line.word(0, "a region"))

    def read_slayer(self, line: Line) -> None:
        """`slayer hook in high_moor wounded`."""
        name, place = line.name_in_place("slayer NAME in REGION")
        slayer = line.one_of(name, tokens.SLAYER_NAMES, "a giantslayer")
        self.g.slayers[slayer] = self.region(line, place)
        self.g.slayers_wounded[slayer] = 1 if line.words[3:] == ["wounded"] else 0

    # What follows from the lines ----------------------------------------------------------------

    def complete(self) -> None:
        """What is not named lies in decks; the agenda goes on from here."""
        g = self.g
        if g.castle == tokens.NOBODY and g.seat_of[tokens.CLOUD] != tokens.NOBODY:
            g.castle = self.book.home[tokens.CLOUD]
        for race in range(tokens.RACES):
            for kind in tokens.FREED_KINDS:
                at = race * tokens.KINDS + kind
                if g.supply[at] < self.book.count[at]:
                    g.freed[race] = 1
        for kind in range(tokens.RESOURCES):
            g.deck[kind] -= sum(g.resources[kind :: tokens.RESOURCES]) + g.discard[kind]
            if g.deck[kind] < 0:
                all_cards = f"{self.book.resource_count[kind]} {tokens.RESOURCE_NAMES[kind]}"
                raise SituationError(f"there are {all_cards} in the game")
        if self.lines.last_round > 0:
            g.last_round = self.lines.last_round
        elif g.pools[0] == 0 and g.pools[1] == 0:
            g.last_round = max(g.round, 1) + 1
        g.spells.shuffle(g, SPELL_DECK)
        self.lines.stack("spells", g.spells.zones[SPELL_DECK], self.spell_names)
        self.lay_events()
        self.go_on()
        g.chance = self.lines.scripted(g.chance)

    def lay_events(self) -> None:
        """Face-up events as named, the others that nobody claimed in the deck."""
        g = self.g
        g.face_up = self.face_up
        for event in self.book.universal:
            if event not in g.face_up and g.claimed[event] == tokens.NOBODY:
                g.event_deck.append(event)

    def go_on(self) -> None:
        """The rest of this turn, the rest of this round, then the next."""
        g = self.g
        g.round = max(g.round, 1)
        steps: list[Step[Assault]] = []
        place = (self.turn - g.first) % g.seats
        if self.ask:
            g.turn = self.turn
            g.held = g.resources[:]
            steps += [*self.moment(), UseTurnCards(self.turn)]
        else:
            steps.append(Turn(self.turn))
        for later in range(place + 1, g.seats):
            steps.append(Turn((g.first + later) % g.seats))
        steps.append(Round())
        steps.reverse()
        g.agenda = steps

    def moment(self) -> list[Step[Assault]]:
        """Where the turn stands."""
        if self.ask == "giantslayers":
            return slayer_actions(self.turn, self.g.budget)
        return [MOMENTS[self.ask](self.turn)]


def read_situation(book: Book, text: str, seats: int, chance: Chance) -> Assault:
    """A table from its description."""
    return Reader(book, text, seats, chance).read()

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
    stage final                    main, final, or endgame
    pools 40, 20
    round 3
    events ten_towns, waterdeep    face up; the others lie in the deck
    discard: 2 ore, food           and `spell_discard: shield` (the last on top), `cast: haste`
    markers ravage: high_moor, high_forest
    castle high_moor
    slayer hook in high_moor wounded
    fed 4                          and `turned 3`: Food fed, Artifacts turned in

Lines may end with a comment after #. What cannot lie on a table is refused.
"""

from typing import Final, final

from jotunheim.games.assault.book.tables import Book
from jotunheim.games.assault.effects import ONGOING, PLACE_UNIT
from jotunheim.games.assault.rules.board import army_size
from jotunheim.games.assault.rules.cards_on_turn import UseTurnCards
from jotunheim.games.assault.rules.stacking import put_on
from jotunheim.games.assault.setup import place_armies, set_table
from jotunheim.games.assault.state import Assault
from jotunheim.games.assault.tokens import (
    CHAMPION,
    COMMAND_NAMES,
    COMMANDS,
    K_SECOND_CHAMPION,
    K_SECOND_LEADER,
    KIND_NAMES,
    KINDS,
    LEAD,
    MARKER_NAMES,
    NOBODY,
    RACE_NAMES,
    RACES,
    REGIONS,
    RESOURCE_NAMES,
    RESOURCES,
    REST,
    SECOND_CHAMPION,
    SLAYER_NAMES,
    SLOT_OF_KIND,
    SPELLS,
)
from jotunheim.games.assault.turn import PlayCommand, Round, Turn
from jotunheim.kernel import ALL, Chance, SituationError, Step

STAGES: Final = ["main", "final", "endgame"]


@final
class Reader:
    """Reads the lines of a situation onto a table."""

    def __init__(self, book: Book, seats: int, chance: Chance) -> None:
        self.book = book
        self.g = set_table(book, seats, chance, 0)
        self.turn = self.g.first
        self.ask = ""
        self.line = ""
        self.face_up: list[int] = []
        self.spells_seen: list[int] = []

    def wrong(self, what: str) -> SituationError:
        """The complaint about the present line."""
        return SituationError(f"situation: {self.line!r}: {what}")

    def find(self, name: str, names: list[str], what: str) -> int:
        """The place of a name in a list."""
        if name not in names:
            raise self.wrong(f"{name!r} is no {what}; there are {', '.join(names)}")
        return names.index(name)

    def number(self, text: str) -> int:
        """A whole number."""
        if not text.isdecimal():
            raise self.wrong(f"expected a number, got {text!r}")
        return int(text)

    def seat(self, name: str) -> int:
        """The seat that leads a race."""
        seat = self.g.seat_of[self.find(name, RACE_NAMES, "race")]
        if seat == NOBODY:
            raise self.wrong(f"with {self.g.seats} players the {name} giants are NPC (AG-SET-02)")
        return seat

    def counted(self, item: str) -> tuple[int, list[str]]:
        """`2 regular wounded` is two and its words; without a number it is one."""
        words = item.split()
        if not words:
            raise self.wrong("an item is missing between commas")
        if words[0].isdecimal():
            return int(words[0]), words[1:]
        return 1, words

    def read(self, text: str) -> Assault:
        """All lines, then what follows from them."""
        for raw in text.splitlines():
            line = raw.partition("#")[0].strip()
            if line:
                self.line = line
                self.read_line(line)
        self.line = "the whole"
        self.complete()
        return self.g

    def read_line(self, line: str) -> None:
        """One line: a keyword, what it is about, and items after a colon."""
        about, colon, rest = line.partition(":")
        words = about.split()
        items = [item.strip() for item in rest.split(",")] if rest.strip() else []
        if not colon and len(words) > 1 and words[0] in ("events", "pools"):
            items = [item.strip() for item in " ".join(words[1:]).split(",")]
            words = words[:1]
        key = words[0]
        if key in ("army", "row", "cards", "spells", "points", "claimed"):
            self.read_race(key, words, items)
        elif key in ("discard", "spell_discard", "cast", "markers", "events", "pools"):
            self.read_items(key, words, items)
        else:
            self.read_words(key, words)

    def read_race(self, key: str, words: list[str], items: list[str]) -> None:
        """Lines that speak of one race."""
        if len(words) < 2:
            raise self.wrong("expected a race")
        if key == "army":
            self.read_army(words, items)
            return
        seat = self.seat(words[1])
        if key == "row":
            self.read_row(seat, items)
        elif key == "cards":
            for item in items:
                number, names = self.counted(item)
                kind = self.find(" ".join(names), RESOURCE_NAMES, "Resource Card")
                self.g.resources[seat * RESOURCES + kind] += number
        elif key == "spells":
            for item in items:
                spell = self.spell(item)
                self.g.spells[seat].append(spell)
        elif key == "points":
            self.g.points[seat] = self.number(items[0] if items else "")
        else:
            for item in items:
                self.claim(seat, item)

    def read_army(self, words: list[str], items: list[str]) -> None:
        """`army fire in silver_marches: 2 regular, elite wounded`."""
        if len(words) != 4 or words[2] != "in":
            raise self.wrong("expected: army RACE in REGION: units")
        g = self.g
        race = self.find(words[1], RACE_NAMES, "race")
        region = self.find(words[3], self.book.region_ids, "region")
        if g.owner[region] not in (NOBODY, race):
            raise self.wrong("a region never holds two races (AG-GEN-06)")
        for item in items:
            number, names = self.counted(item)
            wounded = names[-1:] == ["wounded"]
            kind = self.find(" ".join(names[:-1] if wounded else names), KIND_NAMES, "kind of unit")
            slot = SLOT_OF_KIND[kind]
            if wounded and slot in (CHAMPION, SECOND_CHAMPION):
                raise self.wrong("champions are never wounded (AG-COM-12)")
            at = race * KINDS + kind
            if g.supply[at] < number:
                raise self.wrong(f"the {words[1]} giants have {self.book.count[at]} of these")
            g.supply[at] -= number
            put_on(g, race, region, slot + 1 if wounded else slot, number)
        if army_size(g, region) > self.book.limit[race]:
            raise self.wrong(f"at most {self.book.limit[race]} units a region (AG-STK-01)")

    def read_row(self, seat: int, items: list[str]) -> None:
        """Command Cards from left to right; `leader activated` as AG-LDR-10 has it."""
        for item in items:
            words = item.split()
            command = self.find(words[0], COMMAND_NAMES, "command")
            if command == REST:
                raise self.wrong("Rest never stays in a row (AG-CMD-06)")
            if self.g.laid[seat * COMMANDS + command]:
                raise self.wrong(f"{words[0]} is there twice")
            self.g.row[seat] += 1
            self.g.laid[seat * COMMANDS + command] = self.g.row[seat]
            if command == LEAD and words[1:] == ["activated"]:
                self.g.activated[seat] = 1

    def spell(self, name: str) -> int:
        """A spell that was not named before: all are different."""
        spell = self.find(name, [card.id for card in self.book.spells], "spell")
        if spell in self.spells_seen:
            raise self.wrong(f"there is only one {name} (AG-COM-19)")
        self.spells_seen.append(spell)
        return spell

    def claim(self, seat: int, name: str) -> None:
        """A claimed event; its ongoing rewards hold."""
        g = self.g
        event = self.find(name, [card.id for card in self.book.events], "event")
        card = self.book.events[event]
        race = g.race_of[seat]
        if card.race not in (NOBODY, race):
            raise self.wrong(f"{name} belongs to another race (AG-EVT-04)")
        g.claimed[event] = seat
        if card.race == race and not card.repeat:
            g.next_special[race] = max(
                g.next_special[race], self.book.stacks[race].index(event) + 1
            )
        for reward in card.rewards:
            if reward.op == ONGOING:
                g.ongoing[seat * self.book.ongoings + reward.a] += reward.b
            elif reward.op == PLACE_UNIT and reward.a in (K_SECOND_CHAMPION, K_SECOND_LEADER):
                g.freed[race] = 1

    def read_items(self, key: str, words: list[str], items: list[str]) -> None:
        """Lines with a list that belongs to nobody."""
        g = self.g
        if key == "discard":
            for item in items:
                number, names = self.counted(item)
                g.discard[self.find(" ".join(names), RESOURCE_NAMES, "Resource Card")] += number
        elif key == "spell_discard":
            g.spell_discard += [self.spell(item) for item in items]
        elif key == "cast":
            g.cast += [self.spell(item) for item in items]
        elif key == "events":
            ids = [self.book.events[event].id for event in self.book.universal]
            self.face_up = [self.book.universal[self.find(i, ids, "event")] for i in items]
        elif key == "pools":
            if len(items) != 2:
                raise self.wrong("expected two numbers")
            g.pools = [self.number(item) for item in items]
        else:
            self.read_markers(words, items)

    def read_markers(self, words: list[str], items: list[str]) -> None:
        """`markers ravage: high_moor`."""
        kind = self.find(words[1] if len(words) > 1 else "", MARKER_NAMES, "Story Marker")
        for item in items:
            region = self.find(item, self.book.region_ids, "region")
            self.g.markers[kind * REGIONS + region] += 1
            pile = self.book.marker_pile[kind]
            if pile == NOBODY and self.g.markers[kind * REGIONS + region] > 1:
                raise self.wrong("one marker of a kind a region (AG-SPC-19)")
            if region != pile and (pile != NOBODY or not self.book.is_small_folk(region)):
                raise self.wrong(f"no such marker lies in {item} (AG-SPC-22)")
        if (
            sum(self.g.markers[kind * REGIONS : kind * REGIONS + REGIONS])
            > self.book.marker_count[kind]
        ):
            raise self.wrong(f"there are {self.book.marker_count[kind]} of them (AG-COM-21)")

    def read_words(self, key: str, words: list[str]) -> None:
        """Short lines."""
        g = self.g
        value = words[1] if len(words) > 1 else ""
        if key == "start":
            place_armies(g)
        elif key == "turn":
            self.turn = self.seat(value)
        elif key == "ask":
            self.find(value, ["command"], "moment")
            self.ask = value
        elif key == "stage":
            stage = self.find(value, STAGES, "stage")
            for pool in range(stage):
                g.pools[pool] = 0
        elif key == "round":
            g.round = self.number(value)
        elif key == "fed":
            g.food_fed = self.number(value)
        elif key == "turned":
            g.artifacts_turned = self.number(value)
        elif key == "castle":
            if g.seat_of[RACE_NAMES.index("cloud")] == NOBODY:
                raise self.wrong("no castle is used when the cloud giants are NPC (AG-SET-11)")
            g.castle = self.find(value, self.book.region_ids, "region")
        elif key == "slayer":
            self.read_slayer(words)
        else:
            raise self.wrong(f"{key!r} begins no line of a situation")

    def read_slayer(self, words: list[str]) -> None:
        """`slayer hook in high_moor wounded`."""
        if len(words) < 4 or words[2] != "in":
            raise self.wrong("expected: slayer NAME in REGION, or the same and wounded")
        slayer = self.find(words[1], SLAYER_NAMES, "giantslayer")
        self.g.slayers[slayer] = self.find(words[3], self.book.region_ids, "region")
        self.g.slayers_wounded[slayer] = 1 if words[4:] == ["wounded"] else 0

    def complete(self) -> None:
        """What is not named lies in decks; the agenda goes on from here."""
        g = self.g
        if g.castle == NOBODY and g.seat_of[RACE_NAMES.index("cloud")] != NOBODY:
            g.castle = self.book.home[RACE_NAMES.index("cloud")]
        for race in range(RACES):
            for kind in (K_SECOND_CHAMPION, K_SECOND_LEADER):
                at = race * KINDS + kind
                if g.supply[at] < self.book.count[at]:
                    g.freed[race] = 1
        for kind in range(RESOURCES):
            held = sum([g.resources[seat * RESOURCES + kind] for seat in range(g.seats)])
            g.deck[kind] -= held + g.discard[kind]
            if g.deck[kind] < 0:
                raise self.wrong(
                    f"there are {self.book.resource_count[kind]} {RESOURCE_NAMES[kind]}"
                )
        if g.pools[0] == 0 and g.pools[1] == 0:
            g.last_round = max(g.round, 1) + 1
        self.deal_spells()
        self.lay_events()
        self.go_on()

    def deal_spells(self) -> None:
        """All spells were mixed once; who holds one knows it, what lies open all know."""
        g = self.g
        g.spell_deck = [spell for spell in range(SPELLS) if spell not in self.spells_seen]
        g.chance.shuffle(g.spell_deck)
        g.veil.mix(list(range(SPELLS)), ALL)
        for seat, hand in enumerate(g.spells):
            for spell in hand:
                g.veil.show(spell, 1 << seat)
        for spell in g.spell_discard + g.cast:
            g.veil.show(spell, ALL)

    def lay_events(self) -> None:
        """Face-up events as named, the others that nobody claimed in the deck."""
        g = self.g
        g.face_up = self.face_up
        for event in self.book.universal:
            if event not in g.face_up and g.claimed[event] == NOBODY:
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
            steps += [PlayCommand(self.turn), UseTurnCards(self.turn)]
        else:
            steps.append(Turn(self.turn))
        for later in range(place + 1, g.seats):
            steps.append(Turn((g.first + later) % g.seats))
        steps.append(Round())
        steps.reverse()
        g.agenda = steps


def read_situation(book: Book, text: str, seats: int, chance: Chance) -> Assault:
    """A table from its description."""
    return Reader(book, seats, chance).read(text)

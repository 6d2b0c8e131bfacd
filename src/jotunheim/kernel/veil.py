"""Who can tell which piece is which: one helper for hidden cards, facedown tokens and tiles.

Where pieces lie is public; only *which* piece lies there is hidden. A piece carries its history:
the mixes in which seats lost track of it, and when it was shown to whom. Moving it changes nothing.
A new deal replays the mixes, oldest first, with other luck; at each mix a piece takes what it went
through before with it, and what came later belongs to the place.

Copies: a seat that sees a Raid does not know *which* Raid. If it lost track of two copies at
different times, the print is *pinned* to the place instead, and deals repeat until all pins fit.
"""

from typing import Final, final

from jotunheim.kernel.chance import Chance
from jotunheim.kernel.errors import RulesError
from jotunheim.kernel.words import ALL

SEATS: Final = 8
SPECTATOR: Final = 1 << (SEATS - 1)  # the bit of whoever sits at no seat
SHOWN: Final = 1 << SEATS  # marks a showing; otherwise it is a mix
TIME: Final = SEATS + 1  # an event is (number of the mix << TIME) | SHOWN or 0 | mask of seats
TRIES: Final = 20_000


@final
class Veil:
    """Knowledge about one family of hidden pieces, numbered 0, 1, …"""

    def __init__(self, prints: list[int]) -> None:
        self.prints = prints  # what is printed on each piece; never changes, shared by copies
        self.on = True  # play-outs need no knowledge: off, and mix and show cost nothing
        self.count = 0
        self.history: list[tuple[int, ...]] = [()] * len(prints)  # empty: everybody knows it
        self.pins: list[tuple[int, int, int]] = []  # piece, (mix << TIME) | seats, print seen

    def mix(self, pieces: list[int], seats: int) -> None:
        """These seats, and spectators, lose track of these pieces among each other."""
        if self.on:
            self.lose(pieces, seats | SPECTATOR)

    def lose(self, pieces: list[int], seats: int) -> None:
        """These bits alone lose track of these pieces among each other."""
        self.count += 1
        event = (self.count << TIME) | seats
        for piece in pieces:
            self.history[piece] = (*self.history[piece], event)

    def show(self, piece: int, seats: int) -> None:
        """These seats see it now; spectators only if ALL do."""
        if not self.on or not self.history[piece]:
            return
        pinned = self.ambiguous(piece, seats)
        if pinned:
            self.pins.append((piece, (self.count << TIME) | pinned, self.prints[piece]))
        if seats == ALL and not pinned:
            self.history[piece] = ()
        elif seats & ~pinned:
            event = (self.count << TIME) | SHOWN | (seats & ~pinned)
            self.history[piece] = (*self.history[piece], event)

    def lost(self, piece: int, bit: int) -> list[int]:
        """The mixes since the seat last knew this piece for sure, oldest first."""
        return lost_in(self.history[piece], bit)

    def knows(self, piece: int, seat: int) -> bool:
        """Can the seat tell what is printed there? Spectators (-1) know what everybody knows."""
        return self.knows_bit(piece, bit_of(seat))

    def knows_bit(self, piece: int, bit: int) -> bool:
        """The same, for the bit of a seat."""
        mixes = self.lost(piece, bit)
        if not mixes:
            return True
        seen = [pin[1] >> TIME for pin in self.pins if pin[0] == piece and pin[1] & bit]
        return len(seen) > 0 and max(seen) >= mixes[-1]

    def ambiguous(self, piece: int, seats: int) -> int:
        """The seats that lost track of a copy at another time, so cannot tell which one they see."""
        found = 0
        for other, value in enumerate(self.prints):
            if value == self.prints[piece] and other != piece:
                for seat in range(SEATS):
                    bit = 1 << seat
                    if seats & bit and not found & bit:
                        mine = self.lost(piece, bit)
                        theirs = self.lost(other, bit)
                        if mine and theirs and mine[0] != theirs[0]:
                            found |= bit
        return found

    def may_be_taken_for(self, piece: int, other: int, bit: int) -> bool:
        """May a seat that sees the other one think that it was this piece?"""
        return self.prints[piece] == self.prints[other] or not self.knows_bit(piece, bit)

    def alike(self, pieces: list[int], bit: int) -> bool:
        """Did the same happen to all these pieces, so that the seat cannot tell them apart anyway?"""
        if len(pieces) < 2:
            return True
        first = self.history[pieces[0]]
        if self.pins or not lost_in(first, bit):
            return False
        return all(self.history[piece] == first for piece in pieces)

    def redeal(self, seat: int, chance: Chance) -> list[int]:
        """A deal that fits all the seat has seen: for each old piece the one now in its place."""
        deal = Deal(self, bit_of(seat), list(range(len(self.prints))))
        return deal.adopt(deal.with_other_luck(chance))

    def normalize(self, seat: int, order: list[int]) -> list[int]:
        """The one deal that stands for all the worlds this seat cannot tell apart.

        `order` names all pieces in the public order of their places. Mixes are first undone, newest
        first, to an order that holds nothing hidden, then dealt again with a luck that is always
        the same.
        """
        deal = Deal(self, bit_of(seat), order)
        deal.undo_mixes()
        return deal.adopt(deal.with_other_luck(Chance(seat)))

    def copy(self) -> "Veil":
        """An independent twin."""
        new = Veil(self.prints)
        new.on = self.on
        new.count = self.count
        new.history = self.history[:]
        new.pins = self.pins[:]
        return new


def bit_of(seat: int) -> int:
    """The seat's bit; spectators (-1) have the last one, which only public showings carry."""
    return 1 << seat if seat >= 0 else SPECTATOR


def lost_in(history: tuple[int, ...], bit: int) -> list[int]:
    """The mixes of a history in which a seat lost track, after it was last shown the piece."""
    found: list[int] = []
    for event in history:
        if event & bit:
            if event & SHOWN:
                found = []
            else:
                found.append(event >> TIME)
    return found


@final
class Deal:
    """A deal in the making. A place is named by the piece that lay there when we began."""

    def __init__(self, veil: Veil, bit: int, order: list[int]) -> None:
        self.veil = veil
        self.bit = bit
        self.order = order
        self.at = list(range(len(veil.prints)))
        self.history = veil.history[:]
        self.pins = veil.pins[:]

    def groups(self) -> dict[int, list[int]]:
        """For each mix in which the seat lost track, the places it concerns."""
        found: dict[int, list[int]] = {}
        for slot in self.order:
            for mix in lost_in(self.history[slot], self.bit):
                found.setdefault(mix, []).append(slot)
        return found

    def with_other_luck(self, chance: Chance) -> "Deal":
        """All mixes again, until every print is where it was seen."""
        groups = self.groups()
        mixes = sorted(groups)
        for _ in range(TRIES):
            new = Deal(self.veil, self.bit, self.order)
            new.at = self.at[:]
            new.history = self.history[:]
            new.pins = self.pins[:]
            if new.mix_again(mixes, groups, chance):
                return new
        raise RulesError("no deal fits what the seat has seen")

    def mix_again(self, mixes: list[int], groups: dict[int, list[int]], chance: Chance) -> bool:
        """All mixes, oldest first; False as soon as a print is not where it was seen."""
        last = 0
        for mix in mixes:
            if self.pins and not self.pins_fit(last, mix):
                return False
            last = mix
            slots = groups[mix]
            source = slots[:]
            chance.shuffle(source)
            self.move(slots, source, mix)
        return not self.pins or self.pins_fit(last, self.veil.count + 1)

    def pins_fit(self, last: int, before: int) -> bool:
        """Is every print that the seat saw between two mixes where it was seen?"""
        for slot, stage, value in self.pins:
            due = stage & self.bit and last <= stage >> TIME < before
            if due and self.veil.prints[self.at[slot]] != value:
                return False
        return True

    def move(self, slots: list[int], source: list[int], mix: int) -> None:
        """The piece of each source goes to the slot beside it, with its history before the mix."""
        at = self.at
        pieces = [at[slot] for slot in source]
        for i, slot in enumerate(slots):
            at[slot] = pieces[i]
        if not self.veil.on:
            return  # nobody will ask who knows what
        limit = mix << TIME
        before = [self.history[slot] for slot in source]
        for i, slot in enumerate(slots):
            old = [event for event in before[i] if event < limit]
            self.history[slot] = tuple(old + [x for x in self.history[slot] if x >= limit])
        if self.pins:
            target = {slot: slots[i] for i, slot in enumerate(source)}
            self.pins = [
                (target.get(slot, slot) if stage < limit else slot, stage, value)
                for slot, stage, value in self.pins
            ]

    def undo_mixes(self) -> None:
        """Newest first: what a mix made equal is put in an order that anybody could name."""
        mixes = sorted(self.groups())
        mixes.reverse()
        for mix in mixes:
            limit = mix << TIME
            slots = self.groups()[mix]
            ranked = [(self.past(slot, limit), self.at[slot], slot) for slot in slots]
            self.move(slots, [row[2] for row in sorted(ranked)], mix)

    def past(self, slot: int, limit: int) -> list[int]:
        """What the seat can say of the piece there just before a mix, as numbers to sort by.

        If it knew the piece then: which one it is and all that happened to it. Else what happened
        since the last mix before; what was earlier is hidden, and sorted out by that mix.
        """
        found = [event for event in self.history[slot] if event < limit]
        lost = lost_in(tuple(found), self.bit)
        start = lost[-1] << TIME if lost else 0
        found = [0 if lost else 1 + self.at[slot]] + [event for event in found if event >= start]
        seen = [(stage, value) for place, stage, value in self.pins if place == slot]
        for stage, value in sorted(seen):  # in whatever order they were pinned
            if start <= stage < limit:
                found += [-1 - stage, value]
        return found

    def adopt(self, done: "Deal") -> list[int]:
        """Make the finished deal the veil's own; its map of places to pieces."""
        veil = self.veil
        if veil.on:
            for slot, piece in enumerate(done.at):
                veil.history[piece] = done.history[slot]
            pins = [(stage, done.at[slot], value) for slot, stage, value in done.pins]
            veil.pins = [(piece, stage, value) for stage, piece, value in sorted(pins)]
        return done.at

"""Who can tell which piece is which: one helper for hidden cards, facedown tokens and tiles.

Where pieces lie is public; only *which* piece lies there is hidden. A piece carries labels
(number of a mix, seats that lost track in it). Mixing adds one, being seen takes a seat's bits out,
moving changes nothing. A new deal replays the mixes, oldest first, with other luck.

Copies: a seat that sees a Raid does not know *which* Raid. If it lost track of two copies at
different times, the print is *pinned* to the place instead, and deals repeat until all pins fit.
"""

from typing import Final, final

from jotunheim.kernel.chance import Chance
from jotunheim.kernel.errors import RulesError
from jotunheim.kernel.words import ALL

SEATS: Final = 8  # a label is (mix << SEATS) | mask of seats
TRIES: Final = 2000


@final
class Veil:
    """Knowledge about one family of hidden pieces, numbered 0, 1, …"""

    def __init__(self, prints: list[int]) -> None:
        self.prints = prints  # what is printed on each piece; never changes, shared by copies
        self.on = True  # play-outs need no knowledge: off, and mix and show cost nothing
        self.count = 0
        self.labels: list[tuple[int, ...]] = [()] * len(prints)
        self.pins: list[tuple[int, int, int]] = []  # piece, (mix << SEATS) | seats, print seen

    def mix(self, pieces: list[int], seats: int) -> None:
        """These seats lose track of these pieces among each other."""
        if not self.on:
            return
        self.count += 1
        label = (self.count << SEATS) | seats
        for piece in pieces:
            self.labels[piece] = (*self.labels[piece], label)

    def show(self, piece: int, seats: int) -> None:
        """These seats see it now."""
        old = self.labels[piece]
        if not old or not self.on:
            return
        pinned = self.ambiguous(piece, seats)
        if pinned:
            self.pins.append((piece, (self.count << SEATS) | pinned, self.prints[piece]))
        keep = ~(seats & ~pinned)
        self.labels[piece] = tuple([x & keep for x in old if x & keep & ALL])

    def knows(self, piece: int, seat: int) -> bool:
        """Can the seat tell what is printed there?"""
        if seat < 0:
            return not self.labels[piece] and piece not in [pin[0] for pin in self.pins]
        bit = 1 << seat
        for slot, stage, _ in self.pins:
            if slot == piece and stage & bit:
                return True
        return self.since(piece, bit) == 0

    def since(self, piece: int, bit: int) -> int:
        """The mix in which the seat lost track of this piece; 0 if it knows it."""
        for label in self.labels[piece]:
            if label & bit:
                return label >> SEATS
        return 0

    def ambiguous(self, piece: int, seats: int) -> int:
        """The seats that lost track of a copy at another time, so cannot tell which one they see."""
        found = 0
        for other, value in enumerate(self.prints):
            if value == self.prints[piece] and other != piece:
                for seat in range(SEATS):
                    bit = 1 << seat
                    if seats & bit and not found & bit:
                        mine = self.since(piece, bit)
                        theirs = self.since(other, bit)
                        if mine and theirs and mine != theirs:
                            found |= bit
        return found

    def redeal(self, seat: int, chance: Chance) -> list[int]:
        """A deal that fits all the seat has seen: for each old piece the one now in its place."""
        deal = Deal(self, 1 << seat, list(range(len(self.labels))))
        return deal.adopt(deal.with_other_luck(chance))

    def normalize(self, seat: int, order: list[int]) -> list[int]:
        """The one deal that stands for all the worlds this seat cannot tell apart.

        `order` names all pieces in the public order of their places. Mixes are first undone, newest
        first, to an order that holds nothing hidden, then dealt again with a luck that is always
        the same.
        """
        deal = Deal(self, 1 << seat, order)
        deal.undo_mixes()
        return deal.adopt(deal.with_other_luck(Chance(seat)))

    def copy(self) -> "Veil":
        """An independent twin."""
        new = Veil(self.prints)
        new.on = self.on
        new.count = self.count
        new.labels = self.labels[:]
        new.pins = self.pins[:]
        return new


@final
class Deal:
    """A deal in the making. A place is named by the piece that lay there when we began.

    At a mix, a piece changes its place and takes what it went through before with it (older labels
    and pins); what came later belongs to the place.
    """

    def __init__(self, veil: Veil, bit: int, order: list[int]) -> None:
        self.veil = veil
        self.bit = bit
        self.order = order
        self.at = list(range(len(veil.labels)))
        self.labels = veil.labels[:]
        self.pins = veil.pins[:]

    def groups(self) -> dict[int, list[int]]:
        """For each mix in which the seat lost track, the places it concerns."""
        found: dict[int, list[int]] = {}
        bit = self.bit
        for slot in self.order:
            for label in self.labels[slot]:
                if label & bit:
                    found.setdefault(label >> SEATS, []).append(slot)
        return found

    def with_other_luck(self, chance: Chance) -> "Deal":
        """All mixes again, until every print is where it was seen."""
        groups = self.groups()
        mixes = sorted(groups)
        for _ in range(TRIES):
            new = Deal(self.veil, self.bit, self.order)
            new.at = self.at[:]
            new.labels = self.labels[:]
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
            due = stage & self.bit and last <= stage >> SEATS < before
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
        limit = mix << SEATS
        labels = [self.labels[slot] for slot in source]
        for i, slot in enumerate(slots):
            old = [label for label in labels[i] if label < limit]
            self.labels[slot] = tuple(old + [x for x in self.labels[slot] if x >= limit])
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
            limit = mix << SEATS
            slots = self.groups()[mix]
            ranked = [(self.history(slot, limit), self.at[slot], slot) for slot in slots]
            self.move(slots, [row[2] for row in sorted(ranked)], mix)

    def history(self, slot: int, limit: int) -> list[int]:
        """What the piece there went through before a mix, as numbers to sort by."""
        found = [label for label in self.labels[slot] if label < limit]
        for place, stage, value in self.pins:
            if place == slot and stage < limit:
                found.append(-1 - stage * 4096 - value)
        return found

    def adopt(self, done: "Deal") -> list[int]:
        """Make the finished deal the veil's own; its map of places to pieces."""
        veil = self.veil
        if veil.on:
            for slot, piece in enumerate(done.at):
                veil.labels[piece] = done.labels[slot]
            veil.pins = [(done.at[slot], stage, value) for slot, stage, value in done.pins]
        return done.at

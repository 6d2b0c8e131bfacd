"""Who can tell which piece is which: one helper for hidden cards, facedown tokens and tiles.

Where pieces lie is public; only *which* piece lies there is hidden. A piece carries its history:
the mixes in which seats lost track of it, and when it was shown to whom. Moving it changes nothing.

A seat that sees a piece can mostly say which one it is, and where it was since it lost track of it:
then that past is settled. Not so with copies (it sees a Raid, but not *which* Raid), nor where the
piece may have come by different ways (out of a hand with old and new cards). Then the print is *pinned*
to the place, and every new deal has to lead to it (see `deals`).
"""

from typing import Final, final

from jotunheim.kernel.chance import Chance
from jotunheim.kernel.deals import SEATS, SHOWN, TIME, Deal, History, Pin, lost_in
from jotunheim.kernel.words import ALL

SPECTATOR: Final = 1 << (SEATS - 1)  # the bit of those who sit at no seat
MOST_PINS: Final = 12
NO_PRINTS: Final[list[int]] = []  # never changed


@final
class Veil:
    """Knowledge about one family of hidden pieces, numbered 0, 1, …"""

    def __init__(self, prints: list[int]) -> None:
        self.prints = prints  # what is printed on each piece; never changes, shared by copies
        self.on = True  # play-outs need no knowledge: off, and mix and show cost nothing
        self.count = 0
        self.history: list[History] = [()] * len(prints)  # empty: everybody knows it
        self.pins: list[Pin] = []  # piece, (mix << TIME) | seats, print seen

    def mix(self, pieces: list[int], seats: int) -> None:
        """These seats, and spectators, lose track of these pieces among each other."""
        if self.on:
            self.lose(pieces, seats | SPECTATOR)

    def lose(self, pieces: list[int], seats: int) -> None:
        """These bits alone lose track of these pieces among each other."""
        settled = self.settled(pieces, seats)
        if settled:
            self.forget(pieces, settled)
        self.count += 1
        event = (self.count << TIME) | seats
        for piece in pieces:
            self.history[piece] = (*self.history[piece], event)

    def settled(self, pieces: list[int], seats: int) -> int:
        """Those of these seats that lost track of these pieces among nothing but each other.

        They know which pieces these are, so once all are mixed, what was before tells nothing more.
        """
        found = 0
        for seat in range(SEATS):
            bit = 1 << seat
            if seats & bit:
                mixes = {mix for piece in pieces for mix in self.lost(piece, bit)}
                if mixes and not self.has_others(pieces, bit, mixes):
                    found |= bit
        return found

    def has_others(self, pieces: list[int], bit: int, mixes: set[int]) -> bool:
        """Did the seat lose track of other pieces in one of these mixes?"""
        inside = set(pieces)
        for piece in range(len(self.prints)):
            if piece not in inside and not mixes.isdisjoint(self.lost(piece, bit)):
                return True
        return False

    def forget(self, pieces: list[int], seats: int) -> None:
        """What these seats saw of these pieces matters no more."""
        for piece in pieces:
            kept = [event & ~seats for event in self.history[piece]]
            self.history[piece] = tuple([event for event in kept if event & ALL])
        if self.pins:
            inside = set(pieces)
            pins = [
                (piece, when & ~seats if piece in inside else when, value)
                for piece, when, value in self.pins
            ]
            self.pins = [pin for pin in pins if pin[1] & ALL]

    def show(self, piece: int, seats: int) -> None:
        """These seats see it now; spectators only if ALL do."""
        if not self.on or not self.history[piece]:
            return
        pinned = 0
        for seat in range(SEATS):
            bit = 1 << seat
            if seats & bit and self.is_unclear(piece, bit):
                pinned |= bit
        unsure = self.unsure(piece, pinned)
        if unsure:
            self.pins.append((piece, (self.count << TIME) | unsure, self.prints[piece]))
            if len(self.pins) > MOST_PINS:
                self.settle_oldest()
        if seats == ALL and not pinned:
            self.history[piece] = ()
        elif seats & ~pinned:
            event = (self.count << TIME) | SHOWN | (seats & ~pinned)
            self.history[piece] = (*self.history[piece], event)

    def lay_open(self, piece: int) -> None:
        """Everybody knows this piece, and nobody asks any more where it was before.

        Exact where no two prints are equal and the piece comes out of a shuffled deck: the places from
        which its cards were gathered tell nothing about the cards that are left.
        """
        if self.on:
            self.history[piece] = ()
            self.pins = [pin for pin in self.pins if pin[0] != piece]

    def settle_oldest(self) -> None:
        """Its seats are told which copy they saw and where it came from: nobody remembers for ever."""
        piece, when, _value = self.pins.pop(0)
        seats = when & ALL
        kept: list[int] = []
        for event in self.history[piece]:
            if event >> TIME <= when >> TIME and not event & SHOWN:
                event &= ~seats
            if event & ALL:
                kept.append(event)
        self.history[piece] = tuple(kept)
        self.pins = [
            (pinned, time & ~seats if pinned == piece and time < when else time, value)
            for pinned, time, value in self.pins
        ]

    def unsure(self, piece: int, seats: int) -> int:
        """Those of these seats that do not know its print yet."""
        found = 0
        for seat in range(SEATS):
            bit = 1 << seat
            if seats & bit and not self.knows_bit(piece, bit):
                found |= bit
        return found

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
        for pinned, when, _value in self.pins:
            if pinned == piece and when & bit and when >> TIME >= mixes[-1]:
                return True
        return False

    def is_unclear(self, piece: int, bit: int) -> bool:
        """Would the seat see the print, but not say which copy it is, or which way it came?"""
        mine = self.lost(piece, bit)
        if not mine:
            return False
        others = [
            other
            for other, value in enumerate(self.prints)
            if value == self.prints[piece]
            and other != piece
            and self.lost_elsewhere(other, bit, mine)
        ]
        if not others and len(mine) == 1:
            return False
        groups = self.groups(bit)
        for other in others:
            if piece in reach(groups, other, self.lost(other, bit)[0], self.count):
                return True
        return self.came_by_other_ways(piece, bit, mine, groups)

    def lost_elsewhere(self, piece: int, bit: int, mixes: list[int]) -> bool:
        """Did the seat first lose track of this piece in another mix?"""
        theirs = self.lost(piece, bit)
        return len(theirs) > 0 and theirs[0] != mixes[0]

    def came_by_other_ways(
        self, piece: int, bit: int, mixes: list[int], groups: dict[int, list[int]]
    ) -> bool:
        """Before one of these mixes, may it have been a piece with another past?"""
        for number in range(1, len(mixes)):
            mix = mixes[number]
            within = reach(groups, piece, mixes[0], mix - 1)
            for other in groups[mix]:
                if other in within:
                    past = [one for one in self.lost(other, bit) if one < mix]
                    if past != mixes[:number] or self.is_pinned(other, bit, mix):
                        return True
        return False

    def is_pinned(self, piece: int, bit: int, mix: int) -> bool:
        """Did the seat see this print before a mix without knowing which copy it was?"""
        return any(
            pinned == piece and when & bit and when >> TIME < mix
            for pinned, when, _value in self.pins
        )

    def groups(self, bit: int) -> dict[int, list[int]]:
        """For each mix in which the seat lost track, the pieces it concerns."""
        found: dict[int, list[int]] = {}
        for piece in range(len(self.prints)):
            for mix in self.lost(piece, bit):
                found.setdefault(mix, []).append(piece)
        return found

    def may_be_taken_for(self, piece: int, other: int, bit: int) -> bool:
        """May a seat that sees the other one think that it was this piece?"""
        return self.prints[piece] == self.prints[other] or not self.knows_bit(piece, bit)

    def alike(self, pieces: list[int], bit: int) -> bool:
        """Did the same happen to all these pieces, so that the seat cannot tell them apart anyway?"""
        if len(pieces) < 2:
            return True
        first = self.history[pieces[0]]
        if not lost_in(first, bit):
            return False
        for piece in pieces:
            if self.history[piece] != first or any(pin[0] == piece for pin in self.pins):
                return False
        return True

    def redeal(self, seat: int, chance: Chance) -> list[int]:
        """A deal that fits all the seat has seen: for each old piece the one now in its place."""
        deal = self.deal(seat, list(range(len(self.prints))))
        deal.mix_again(chance)
        return self.adopt(deal)

    def normalize(self, seat: int, order: list[int]) -> list[int]:
        """The one deal that stands for all the worlds this seat cannot tell apart.

        `order` names all pieces in the public order of their places. Mixes are first undone, newest
        first, to an order that holds nothing hidden, then dealt again by a chance that is always
        the same.
        """
        deal = self.deal(seat, order)
        deal.undo_mixes()
        deal.mix_again(Chance(seat))
        return self.adopt(deal)

    def deal(self, seat: int, order: list[int]) -> Deal:
        """A deal in the making for a seat."""
        deal = Deal(self.prints, bit_of(seat), order, self.history, self.pins)
        deal.tracks = self.on
        return deal

    def adopt(self, deal: Deal) -> list[int]:
        """Make a finished deal our own; its map of places to pieces."""
        if self.on:
            for place, piece in enumerate(deal.at):
                self.history[piece] = deal.history[place]
            pins = [(when, deal.at[place], value) for place, when, value in deal.pins]
            self.pins = [(piece, when, value) for when, piece, value in sorted(pins)]
        return deal.at

    def copy(self) -> "Veil":
        """An independent twin."""
        new = Veil(NO_PRINTS)  # a history of the right length would be thrown away at once
        new.prints = self.prints
        new.on = self.on
        new.count = self.count
        new.history = self.history[:]
        new.pins = self.pins[:]
        return new


def bit_of(seat: int) -> int:
    """The seat's bit; spectators (-1) have the last one, which only public showings carry."""
    return 1 << seat if seat >= 0 else SPECTATOR


def reach(groups: dict[int, list[int]], piece: int, first: int, last: int) -> set[int]:
    """Where a piece may be after these mixes, from the one in which its seat lost track of it."""
    found = {piece}
    for mix in sorted(groups):
        if first <= mix <= last and not found.isdisjoint(groups[mix]):
            found.update(groups[mix])
    return found

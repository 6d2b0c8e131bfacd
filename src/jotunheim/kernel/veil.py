"""Who can tell which piece is which: one helper for hidden cards, facedown tokens and tiles.

Where pieces lie is public; only *which* piece lies there is hidden. A piece carries its history:
the mixes in which seats lost track of it, and when it was shown to whom. Moving it changes nothing.

A seat that sees a piece can mostly say which one it is, and where it was since it lost track of it:
then that past is settled. Not so with copies (it sees a Raid, but not *which* Raid), nor where the
piece may have come by different ways (out of a hand with old and new cards). Then the print is *pinned*
to the place, and every new deal has to lead to it (see `deals`).
"""

from typing import ClassVar, Final, final

from jotunheim.kernel.chance import Chance
from jotunheim.kernel.deals import SEATS, SHOWN, TIME, Deal, History, Pin, lost_in
from jotunheim.kernel.mixes import Mixes, as_set, mixes_in
from jotunheim.kernel.words import ALL

SPECTATOR: Final = 1 << (SEATS - 1)  # the bit of those who sit at no seat
MOST_PINS: Final = 12
NO_PRINTS: Final[list[int]] = []  # never changed


@final
class Veil:
    """Knowledge about one family of hidden pieces, numbered 0, 1, …

    All that matters is in `history` and `pins`; what follows from them, or from the prints, is kept
    besides, because every card that is shown asks for it.
    """

    shared: ClassVar[tuple[str, ...]] = ("twins", "classes", "mixes")  # not part of to_data()

    def __init__(self, prints: list[int]) -> None:
        self.prints = prints  # what is printed on each piece; never changes, shared by copies
        self.on = True  # play-outs need no knowledge: off, and mix and show cost nothing
        self.count = 0
        self.history: list[History] = [()] * len(prints)  # empty: everybody knows it
        self.pins: list[Pin] = []  # piece, (mix << TIME) | seats, print seen
        self.twins = twins_of(prints)  # by piece, the set of those with the same print
        # Bits of seats that took part in all the same mixes and showings: one answer holds for each
        # class. A new list whenever a class is divided, so that copies can share it.
        self.classes = [ALL]
        self.mixes: list[Mixes] = []  # by class; empty: to be looked up in the histories

    def follow(self, on: bool) -> None:
        """From now on follow who knows what, or do not.

        Nothing is known of a family without pieces, and one such family may lie on all tables at once:
        it stays as it is, or what a bot tries would change the digests of other tables.
        """
        if self.prints:
            self.on = on

    def mix(self, pieces: list[int], seats: int) -> None:
        """These seats, and spectators, lose track of these pieces among each other."""
        if self.on:
            self.lose(pieces, seats | SPECTATOR)

    def lose(self, pieces: list[int], seats: int) -> None:
        """These bits alone lose track of these pieces among each other."""
        self.divide(seats)
        mixes = self.all_mixes()
        inside = as_set(pieces)
        settled = self.settled(inside, seats)
        if settled:
            self.forget(pieces, settled)
        self.count += 1
        event = (self.count << TIME) | seats
        for piece in pieces:
            self.history[piece] = (*self.history[piece], event)
        if pieces:
            for i, bits in enumerate(self.classes):
                if bits & seats:
                    mixes[i].add(self.count, inside)

    def settled(self, inside: int, seats: int) -> int:
        """Those of these seats that lost track of these pieces among nothing but each other.

        They know which pieces these are, so once all are mixed, what was before tells nothing more.
        """
        found = 0
        for i, bits in enumerate(self.classes):
            if bits & seats and self.mixes[i].settle(inside):
                found |= bits
        return found

    def forget(self, pieces: list[int], seats: int) -> None:
        """What these seats saw of these pieces matters no more."""
        for piece in pieces:
            kept = [event & ~seats for event in self.history[piece]]
            self.history[piece] = tuple([event for event in kept if event & ALL])
        self.drop(as_set(pieces), seats)
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
        self.divide(seats)
        mixes = self.all_mixes()
        pinned = 0
        for i, bits in enumerate(self.classes):
            if bits & seats and self.is_unclear(piece, bits, mixes[i]):
                pinned |= bits
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
        self.drop(1 << piece, seats & ~pinned)

    def lay_open(self, piece: int) -> None:
        """Everybody knows this piece, and nobody asks any more where it was before.

        Exact where no two prints are equal and the piece comes out of a shuffled deck: the places from
        which its cards were gathered tell nothing about the cards that are left.
        """
        if self.on:
            self.history[piece] = ()
            self.drop(1 << piece, ALL)
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
        for i, mixes in enumerate(self.mixes):
            if self.classes[i] & seats:
                mixes.drop_until(1 << piece, when >> TIME)
        self.pins = [
            (pinned, time & ~seats if pinned == piece and time < when else time, value)
            for pinned, time, value in self.pins
        ]

    def unsure(self, piece: int, seats: int) -> int:
        """Those of these seats that do not know its print yet."""
        found = 0
        for bits in self.classes:
            if bits & seats and not self.knows_bit(piece, lowest(bits)):
                found |= bits
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

    def is_unclear(self, piece: int, bits: int, mixes: Mixes) -> bool:
        """Would a class of seats see the print, but not say which copy it is, or which way it came?"""
        mask = 1 << piece
        mine = mixes.of(mask)
        if not mine:
            return False
        others = mixes.lost_elsewhere(self.twins[piece] & ~mask, mine[0])
        if others and mixes.lead_to(mask, others):
            return True
        return len(mine) > 1 and self.came_by_other_ways(mask, bits, mine, mixes)

    def came_by_other_ways(self, mask: int, bits: int, mine: list[int], mixes: Mixes) -> bool:
        """Before one of its mixes but the first, may it have been a piece with another past?"""
        for number in range(1, len(mine)):
            at = mine[number]
            within = mixes.pieces[at] & mixes.reach(mask, mine[0], at)
            if not mixes.are_all_from(within, mine[:number], at):
                return True
            if self.pinned(bits, mixes.times[at]) & within:
                return True
        return False

    def pinned(self, bits: int, mix: int) -> int:
        """The pieces whose print these seats saw before a mix without knowing which copy it was."""
        found = 0
        for piece, when, _value in self.pins:
            if when & bits and when >> TIME < mix:
                found |= 1 << piece
        return found

    def divide(self, seats: int) -> None:
        """Something happens to these seats and not to the others: no class has some of both."""
        for bits in self.classes:
            if bits & seats and bits & ~seats & ALL:
                break
        else:
            return
        whole = self.classes
        self.classes = [bits & seats for bits in whole if bits & seats]
        self.classes += [bits & ~seats for bits in whole if bits & ~seats & ALL]
        self.mixes = []

    def all_mixes(self) -> list[Mixes]:
        """By class of seats, what they lost track of."""
        if not self.mixes:
            self.mixes = [mixes_in(self.history, lowest(bits)) for bits in self.classes]
        return self.mixes

    def drop(self, known: int, seats: int) -> None:
        """These seats know these pieces for sure now."""
        for i, mixes in enumerate(self.mixes):
            if self.classes[i] & seats:
                mixes.drop(known)

    def unlike(self, pieces: list[int], seats: int) -> int:
        """Those of these seats to which something else happened to one of these pieces than to the rest.

        To the others all of them are alike, so they cannot tell them apart anyway.
        """
        if len(pieces) < 2:
            return 0
        first = self.history[pieces[0]]
        for piece in pieces:
            if self.history[piece] != first or any(pin[0] == piece for pin in self.pins):
                return seats
        found = 0
        for seat in range(SEATS):
            bit = 1 << seat
            if seats & bit and not lost_in(first, bit):
                found |= bit
        return found

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
            self.mixes = []
        return deal.at

    def copy(self) -> "Veil":
        """An independent twin."""
        new = Veil(NO_PRINTS)  # a history of the right length would be thrown away at once
        new.prints = self.prints
        new.on = self.on
        new.count = self.count
        new.history = self.history[:]
        new.pins = self.pins[:]
        new.twins = self.twins
        new.classes = self.classes
        return new


def bit_of(seat: int) -> int:
    """The seat's bit; spectators (-1) have the last one, which only public showings carry."""
    return 1 << seat if seat >= 0 else SPECTATOR


def lowest(bits: int) -> int:
    """One bit of a class, which stands for all of them."""
    return bits & -bits


def twins_of(prints: list[int]) -> list[int]:
    """By piece, the set of pieces with the same print, itself included."""
    found: dict[int, int] = {}
    for piece, value in enumerate(prints):
        found[value] = found.get(value, 0) | 1 << piece
    return [found[value] for value in prints]

"""New deals: what a seat cannot tell is dealt again, with the exact chances of all it has seen.

A place is named by the piece that lies there now. A deal replays the mixes, oldest first; at each mix
a piece takes along what happened to it before, and what came later belongs to the place.

A *pin* says that a seat saw a print at a place, but not which copy it was or by which way it came. The
ways of pinned pieces are drawn first (see `walks`); the rest of each mix is shuffled.
"""

from typing import Final, final

from jotunheim.kernel.chance import Chance
from jotunheim.kernel.walks import Goal, Walks

SEATS: Final = 8
SHOWN: Final = 1 << SEATS  # marks a showing; otherwise it is a mix
TIME: Final = SEATS + 1  # an event is (number of the mix << TIME) | SHOWN or 0 | mask of seats

History = tuple[int, ...]
Pin = tuple[int, int, int]  # piece or place, (mix << TIME) | seats, print seen


def lost_in(history: History, bit: int) -> list[int]:
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
    """A deal in the making, for one seat. A place is named by the piece that lay there when we began."""

    def __init__(
        self, prints: list[int], bit: int, order: list[int], history: list[History], pins: list[Pin]
    ) -> None:
        self.prints = prints
        self.bit = bit
        self.order = order  # all pieces in the public order of their places
        self.at = list(range(len(prints)))  # by place, the piece that lies there
        self.history = history[:]
        self.pins = pins[:]
        self.tracks = True  # histories are kept: somebody will ask who knows what

    def groups(self) -> dict[int, list[int]]:
        """For each mix in which the seat lost track, the places it concerns."""
        found: dict[int, list[int]] = {}
        for place in self.order:
            history = self.history[place]
            if history:
                for mix in lost_in(history, self.bit):
                    found.setdefault(mix, []).append(place)
        return found

    def mix_again(self, chance: Chance) -> None:
        """All mixes again, oldest first, so that every print is where it was seen."""
        groups = self.groups()
        mixes = sorted(groups)
        links = self.bound(groups, mixes, chance)
        for stage, mix in enumerate(mixes):
            places = groups[mix]
            sources = places[:]
            if links and links[stage]:
                sources = self.forced(places, links[stage], chance)
            else:
                chance.shuffle(sources)
            self.move(places, sources, mix)

    def bound(
        self, groups: dict[int, list[int]], mixes: list[int], chance: Chance
    ) -> list[list[tuple[int, int]]]:
        """By mix, from where to where the pinned pieces go; nothing if there are none."""
        goals = self.goals(groups, mixes) if self.pins else []
        if not goals:
            return []
        places_of = [groups[mix] for mix in mixes]
        for goal in goals:
            goal.look_back(places_of, len(self.prints))
        starts: dict[int, list[int]] = {goal.value: [] for goal in goals}
        for place in self.order:
            value = self.prints[self.at[place]]
            if value in starts:
                starts[value].append(place)
        return Walks(places_of, goals, starts).found(chance)

    def goals(self, groups: dict[int, list[int]], mixes: list[int]) -> list[Goal]:
        """The pins of this seat in order of time, then of places; each once."""
        rank = {place: number for number, place in enumerate(self.order)}
        rows: set[tuple[int, int, int, int]] = set()
        for place, when, value in self.pins:
            if when & self.bit:
                stage = len([mix for mix in mixes if mix <= when >> TIME])
                last = len([mix for mix in mixes[:stage] if place in groups[mix]])
                if last:  # else it was known before all mixes
                    rows.add((stage, rank[place], place, value))
        return [Goal(place, stage, value) for stage, _rank, place, value in sorted(rows)]

    def forced(self, places: list[int], links: list[tuple[int, int]], chance: Chance) -> list[int]:
        """For each place of a mix the one its piece comes from: as linked, the rest by chance."""
        source_of = {after: before for before, after in links}
        bound = {before for before, _after in links}
        free = [place for place in places if place not in bound]
        chance.shuffle(free)
        return [source_of[place] if place in source_of else free.pop() for place in places]

    def move(self, places: list[int], sources: list[int], mix: int) -> None:
        """The piece of each source goes to the place with the same index, with its history before the mix."""
        at = self.at
        pieces = [at[place] for place in sources]
        for i, place in enumerate(places):
            at[place] = pieces[i]
        if not self.tracks:
            return
        limit = mix << TIME
        before = [self.history[place] for place in sources]
        for i, place in enumerate(places):
            old = [event for event in before[i] if event < limit]
            self.history[place] = tuple(old + [x for x in self.history[place] if x >= limit])
        if self.pins:
            target = {place: places[i] for i, place in enumerate(sources)}
            self.pins = [
                (target.get(place, place) if when < limit else place, when, value)
                for place, when, value in self.pins
            ]

    def undo_mixes(self) -> None:
        """Newest first: what a mix made equal is put in an order that anybody could name."""
        mixes = sorted(self.groups())
        mixes.reverse()
        for mix in mixes:
            limit = mix << TIME
            places = self.groups()[mix]
            ranked = [(self.past(place, limit), self.at[place], place) for place in places]
            self.move(places, [row[2] for row in sorted(ranked)], mix)

    def past(self, place: int, limit: int) -> list[int]:
        """What the seat can say of the piece there just before a mix, as numbers to sort by.

        If it knew the piece then: which one it is and all that happened to it. Else what happened
        since the last mix before; what was earlier is hidden, and sorted out by that mix.
        """
        found = [event for event in self.history[place] if event < limit]
        lost = lost_in(tuple(found), self.bit)
        start = lost[-1] << TIME if lost else 0
        found = [0 if lost else 1 + self.at[place]] + [event for event in found if event >= start]
        seen = [(when, value) for other, when, value in self.pins if other == place]
        for when, value in sorted(seen):  # in whatever order they were pinned
            if start <= when < limit:
                found += [-1 - when, value]
        return found

"""The ways of pinned pieces through the mixes of a new deal, drawn with their exact chances.

Each piece goes from mix to mix on a way that ends at its pin. Which copy goes to which pin is drawn first,
by the chance that a piece alone gets from one to the next. Then all take their steps together, mix by
mix, each to a free place and the likelier the better it gets on from there. How far such a draw is from
what an honest mix would do is its weight: it is kept as often as its weight says.
"""

from typing import Final, final

from jotunheim.kernel.chance import Chance
from jotunheim.kernel.errors import RulesError

EXACT: Final = 30  # so many draws until one is taken by weight
TRIES: Final = 20_000
FINE: Final = 1 << 30  # how finely shares are drawn


def pick(weights: list[float], total: float, chance: Chance) -> int:
    """An index, with chances in proportion to the weights."""
    left = chance.below(FINE) / FINE * total
    last = 0
    for index, weight in enumerate(weights):
        if weight > 0.0:
            last = index
            left -= weight
            if left < 0.0:
                return index
    return last


@final
class Goal:
    """A pin on the way of a piece, and how likely a piece at each place gets there."""

    def __init__(self, place: int, stage: int, value: int) -> None:
        self.place = place
        self.stage = stage  # so many mixes are done when it is due
        self.value = value
        self.shares: list[list[float]] = []  # by stage, by place

    def look_back(self, mixes: list[list[int]], size: int) -> None:
        """Work the shares out, from the goal back to the start."""
        shares = [0.0] * size
        shares[self.place] = 1.0
        found = [shares]
        for stage in range(self.stage - 1, -1, -1):
            places = mixes[stage]
            mean = sum([shares[place] for place in places]) / len(places)
            if mean > 0.0:
                shares = shares[:]
                for place in places:
                    shares[place] = mean
            found.append(shares)
        found.reverse()
        self.shares = found


@final
class Copies:
    """All goals of one print, and which copy goes to which of them: each copy goes from goal to goal."""

    def __init__(self, goals: list[Goal], starts: list[int]) -> None:
        self.goals = goals  # in order of time
        self.starts = starts  # the places of the copies before the first mix
        rows = [[goal.shares[0][place] for goal in goals] for place in starts]
        self.kinds = [rows.index(row) for row in rows]  # by start, the first one that is like it
        self.known: dict[tuple[int, ...], float] = {}

    def share(self, head: int, goal: Goal) -> float:
        """How likely a copy gets to a goal: from an earlier goal (0, 1, …) or a start (-1, -2, …)."""
        if head < 0:
            return goal.shares[0][self.starts[-1 - head]]
        other = self.goals[head]
        return goal.shares[other.stage][other.place]

    def worth(self, number: int, heads: tuple[int, ...]) -> float:
        """The chance of all goals from this one on, with copies that stand at these heads."""
        if number == len(self.goals):
            return 1.0
        key = (number, *heads)
        found = self.known.get(key, -1.0)
        if found < 0.0:
            found = sum(self.shares(number, heads))
            self.known[key] = found
        return found

    def shares(self, number: int, heads: tuple[int, ...]) -> list[float]:
        """For each head, the chance that its copy gets to this goal, and all later goals are met."""
        found: list[float] = []
        for at, head in enumerate(heads):
            share = self.share(head, self.goals[number])
            if share > 0.0:
                share *= self.worth(number + 1, after(heads, at, number))
            found.append(share)
        return found

    def drawn(self, chance: Chance) -> list[tuple[int, int]]:
        """For each goal, the stage and place its copy comes from."""
        heads = tuple(sorted([-1 - kind for kind in self.kinds]))
        free = list(range(len(self.starts)))
        found: list[tuple[int, int]] = []
        for number in range(len(self.goals)):
            shares = self.shares(number, heads)
            total = sum(shares)
            if total <= 0.0:
                raise RulesError("no deal fits what the seat has seen")
            at = pick(shares, total, chance)
            head = heads[at]
            if head < 0:
                like = [one for one in free if self.kinds[one] == -1 - head]
                one = like[chance.below(len(like))]
                free.remove(one)
                found.append((0, self.starts[one]))
            else:
                found.append((self.goals[head].stage, self.goals[head].place))
            heads = after(heads, at, number)
        return found


def after(heads: tuple[int, ...], at: int, number: int) -> tuple[int, ...]:
    """The heads when the copy at one of them has got to a goal."""
    return tuple(sorted([*heads[:at], *heads[at + 1 :], number]))


@final
class Walk:
    """A piece on its way to a goal."""

    def __init__(self, goal: Goal, stage: int, place: int) -> None:
        self.goal = goal
        self.stage = stage  # from here on it is bound to get there
        self.place = place


@final
class Walks:
    """The ways of all pinned pieces through the mixes."""

    def __init__(
        self, mixes: list[list[int]], goals: list[Goal], starts: dict[int, list[int]]
    ) -> None:
        self.mixes = mixes
        self.copies: list[Copies] = []
        for value, places in starts.items():
            self.copies.append(Copies([goal for goal in goals if goal.value == value], places))
        self.most = [self.most_through(stage, goals) for stage in range(len(mixes))]
        self.links: list[list[tuple[int, int]]] = []  # by mix: from place, to place
        self.weight = 0.0  # of the last draw
        self.share = 0.0  # how often the last draw is kept

    def most_through(self, stage: int, goals: list[Goal]) -> int:
        """How many ways can lead through a mix."""
        places = self.mixes[stage]
        found = 0
        for goal in goals:
            if (
                goal.stage > stage
                and sum([goal.shares[stage + 1][place] for place in places]) > 0.0
            ):
                found += 1
        return min(found, len(places))

    def drawn(self, chance: Chance) -> bool:
        """Draw a way to every goal, with its weight; False: somebody found no free place."""
        walks: list[Walk] = []
        for copies in self.copies:
            for number, (stage, place) in enumerate(copies.drawn(chance)):
                walks.append(Walk(copies.goals[number], stage, place))
        self.links = []
        self.weight = 1.0
        self.share = 1.0
        return all(self.step(stage, walks, chance) for stage in range(len(self.mixes)))

    def step(self, stage: int, walks: list[Walk], chance: Chance) -> bool:
        """One mix: each bound piece to a free place, the likelier the more likely it gets on."""
        places = self.mixes[stage]
        size = len(places)
        free = places[:]
        links: list[tuple[int, int]] = []
        for walk in walks:
            if walk.stage <= stage < walk.goal.stage and walk.place in places:
                shares = walk.goal.shares[stage + 1]
                weights = [shares[place] for place in free]
                total = sum(weights)
                if total <= 0.0:
                    return False
                at = pick(weights, total, chance)
                mean = walk.goal.shares[stage][walk.place]
                self.weight *= total / (mean * len(free))
                self.share *= total / (mean * size)
                links.append((walk.place, free[at]))
                walk.place = free.pop(at)
        for number in range(len(links), self.most[stage]):
            self.share *= (size - number) / size
        self.links.append(links)
        return True

    def found(self, chance: Chance) -> list[list[tuple[int, int]]]:
        """By mix, from where to where the pinned pieces go, with the right chances.

        A draw is kept as often as its weight says. If that takes too long, one of those drawn is
        taken, by their weights: with so many this is as good as exact.
        """
        kept: list[list[tuple[int, int]]] = []
        total = 0.0
        for number in range(TRIES):
            if number >= EXACT and total > 0.0:
                return kept
            if self.drawn(chance):
                if self.share >= 1.0 or chance.below(FINE) < self.share * FINE:
                    return self.links
                total += self.weight
                if chance.below(FINE) * total < self.weight * FINE:
                    kept = self.links
        raise RulesError("no deal was found that fits what the seat has seen")

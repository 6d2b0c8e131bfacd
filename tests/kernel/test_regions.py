"""Graphs of regions against plain reckoning."""

import random
from itertools import pairwise

import pytest

from jotunheim.kernel import ContentError
from jotunheim.kernel.regions import FAR, Regions


def some_graph(seed: int, size: int = 9) -> list[list[int]]:
    rng = random.Random(seed)
    borders: list[list[int]] = [[] for _ in range(size)]
    for a in range(size):
        for b in range(a):
            if rng.random() < 0.25:
                borders[a].append(b)
                borders[b].append(a)
    return borders


def reckoned(borders: list[list[int]], start: int, barred: int) -> list[int]:
    """Distances by going over all borders until nothing changes."""
    far = [FAR] * len(borders)
    far[start] = 0
    for _ in borders:
        for a, row in enumerate(borders):
            for b in row:
                if far[a] < FAR and not barred >> b & 1:
                    far[b] = min(far[b], far[a] + 1)
    return far


@pytest.mark.parametrize("seed", range(20))
def test_distances_paths_and_reach(seed: int) -> None:
    borders = some_graph(seed)
    regions = Regions(borders)
    barred = random.Random(seed).randrange(512) & ~1
    far = regions.distances(0, barred)
    assert far == reckoned(borders, 0, barred)
    assert regions.within(0, 2, barred) == [b for b in range(1, 9) if far[b] <= 2]
    for goal in range(9):
        path = regions.path(0, goal, barred)
        if far[goal] == FAR:
            assert path == []
        else:
            assert len(path) == far[goal] + 1 and path[0] == 0 and path[-1] == goal
            assert all(regions.touch(a, b) for a, b in pairwise(path))
            assert not any(barred >> b & 1 for b in path)


@pytest.mark.parametrize("seed", range(20))
def test_components(seed: int) -> None:
    borders = some_graph(seed)
    members = random.Random(seed).randrange(512)
    parts = Regions(borders).components(members)
    assert sum(parts) == members
    for part in parts:
        inside = [a for a in range(9) if part >> a & 1]
        far = reckoned(borders, inside[0], ~members)
        assert inside == [b for b in range(9) if far[b] < FAR]


def test_of_equal_ways_the_lowest_numbers() -> None:
    square = Regions([[1, 2], [0, 3], [0, 3], [1, 2]])
    assert square.path(0, 3) == [0, 1, 3] and square.path(0, 3, barred=0b10) == [0, 2, 3]
    assert square.path(0, 3, barred=0b1000) == []


@pytest.mark.parametrize("borders", [[[1], []], [[0]], [[5], [0]]])
def test_a_border_goes_both_ways(borders: list[list[int]]) -> None:
    with pytest.raises(ContentError, match="does not go both ways"):
        Regions(borders)

# not compiled: runs once per map
"""Cells of a power diagram: the outlines of regions from points and weights, for boards of areas.

A game may compute the corners of its regions with it once and keep them in its content; a board whose
spaces have no corners is divided by it when it is drawn.
"""

from collections.abc import Mapping

Corner = tuple[float, float, str]  # x, y, and who lies beyond the edge that starts here


def power_cells(
    sites: Mapping[str, tuple[float, float, float]], width: float, height: float
) -> dict[str, list[Corner]]:
    """The cell of each site (x, y, weight) within a frame; "" lies beyond the frame."""
    cells: dict[str, list[Corner]] = {}
    for name, site in sites.items():
        cell: list[Corner] = [(0, 0, ""), (width, 0, ""), (width, height, ""), (0, height, "")]
        for other, rival in sites.items():
            if other != name and cell:
                cell = _cut(cell, site, rival, other)
        cells[name] = cell
    return cells


def _cut(
    cell: list[Corner],
    site: tuple[float, float, float],
    rival: tuple[float, float, float],
    other: str,
) -> list[Corner]:
    """What is left of a cell on its own side of the line between two sites."""
    (x, y, w), (u, v, z) = site, rival
    a, b, c = 2 * (u - x), 2 * (v - y), u * u + v * v - z - x * x - y * y + w
    sides = [a * px + b * py - c for px, py, _ in cell]
    left: list[Corner] = []
    for i, (px, py, beyond) in enumerate(cell):
        j = (i + 1) % len(cell)
        if sides[i] <= 0:
            left.append((px, py, beyond))
        if (sides[i] <= 0) != (sides[j] <= 0):
            t = sides[i] / (sides[i] - sides[j])
            qx, qy, _ = cell[j]
            cut = other if sides[i] <= 0 else beyond
            left.append((px + t * (qx - px), py + t * (qy - py), cut))
    return left

# not compiled: runs once per map and language
"""The legend of a map: each kind of ground with a drawn sample, folded over the map or open beside it."""

from functools import lru_cache

from jotunheim.render.hexgrid import HexGrid
from jotunheim.render.pictograms import sign_svg
from jotunheim.render.strokes import e, n
from jotunheim.render.terrain import sample as ground_sample
from jotunheim.scene import Sample, Space
from jotunheim.texts import _

SIZE = 17.391  # of the hexes in a sample


@lru_cache(maxsize=64)
def legend_html(samples: tuple[Sample, ...], language: str) -> str:
    """The inside of a legend: all samples."""
    return f"<summary>{e(_('Legend'))}</summary>{_samples(samples)}"


@lru_cache(maxsize=64)
def legend_page(samples: tuple[Sample, ...], language: str) -> str:
    """The same beside the map, unfolded: while nothing else stands there."""
    title = f"<h2>{e(_('Legend'))}</h2>"
    return f'<section class="panel legend-page" data-key="legend-page">{title}{_samples(samples)}</section>'


def _samples(samples: tuple[Sample, ...]) -> str:
    rows = "".join([f"<li>{sample_svg(s)}{words(s)}</li>" for s in samples])
    return f'<ul class="samples">{rows}</ul>'


def words(sample: Sample) -> str:
    """The name of a kind of ground, and what it does."""
    note = f" {e(sample.note)}" if sample.note else ""
    return f"{e(sample.name)}.{note}"


def sample_svg(sample: Sample) -> str:
    """One hex of this ground, or the sign."""
    if sample.sign:
        return sign_svg(sample.sign, "si")
    hexes = [Space("a", "", "hex", SIZE, SIZE, SIZE, terrain=sample.terrain, level=sample.level)]
    grid = HexGrid([(s.key, s.x, s.y) for s in hexes], SIZE, True)
    x, y = grid.centre("a")
    half = grid.half * 2.6
    box = f"{n(x - half)} {n(y - half)} {n(2 * half)} {n(2 * half)}"
    return f'<svg viewBox="{box}" aria-hidden="true">{ground_sample(hexes, grid)}</svg>'

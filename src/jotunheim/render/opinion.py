"""A bot's opinion about a finished game: the chances over the game as curves, and the decisions that cost most."""

from typing import Final

from jotunheim.bots.slips import Slip, rate
from jotunheim.render.emblems import SHAPES, emblem
from jotunheim.render.signs import colour_of, name_of
from jotunheim.render.strokes import e, n
from jotunheim.scene import Scene
from jotunheim.texts import _

WIDE: Final = 320.0  # the chart, in units of its own
TALL: Final = 140.0
LEFT: Final = 34.0  # where the first play stands
RIGHT: Final = 12.0
EDGE: Final = 12.0  # above and below
TEAM: Final = "none"  # the colour of a curve that belongs to all

Curves = dict[int, list[tuple[int, float]]]  # by seat: moments and values


def opinion_html(scene: Scene, curves: Curves, slips: list[Slip], together: bool) -> str:
    """All of it; the page puts it into a dialog, and a click leads to a moment."""
    return chart(scene, curves, slips, together) + told(scene, slips)


def chart(scene: Scene, curves: Curves, slips: list[Slip], together: bool) -> str:
    """A curve for each seat; the worst decisions are numbered."""
    last = max([points[-1][0] for points in curves.values()] or [1]) or 1
    drawn = "".join([curve(scene, seat, points, last, together) for seat, points in curves.items()])
    marks = "".join([mark(curves, one, at, last, together) for at, one in enumerate(slips, 1)])
    moments = sorted({moment for points in curves.values() for moment, _value in points})
    title = title_of(scene, together)
    words = ", ".join([course_words(scene, seat, curves[seat], together) for seat in curves])
    rows = "".join(
        [f'<text class="axis-n" x="2" y="{y(v)}">{rate(v)} %</text>' for v in (1.0, 0.0, -1.0)]
    )
    grid = "".join([f"M{n(LEFT)} {y(v)}H{n(WIDE - RIGHT)}" for v in (1.0, 0.0, -1.0)])
    return (
        f'<figure class="course chances"><figcaption>{e(title)}</figcaption>'
        f'<svg viewBox="0 0 {n(WIDE)} {n(TALL)}" role="img" aria-label="{e(title)}: {e(words)}"'
        f' data-moments="{" ".join([str(moment) for moment in moments])}" data-left="{n(LEFT)}" data-right="{n(WIDE - RIGHT)}">'
        f'<path class="axis" d="{grid}"/>{rows}{drawn}{marks}</svg></figure>'
    )


def title_of(scene: Scene, together: bool) -> str:
    """What the curves show."""
    if together or len(scene.seats) == 2:
        return _("The chance to win, over the game")
    return _("The chance to finish before another player, over the game")


def course_words(scene: Scene, seat: int, points: list[tuple[int, float]], together: bool) -> str:
    """A curve for those who cannot see it: from where to where."""
    name = _("All together") if together else name_of(scene, seat)
    first, end = rate(points[0][1]), rate(points[-1][1])
    return _("{name} from {first} % to {end} %").format(name=name, first=first, end=end)


def x(moment: int, last: int) -> str:
    """From left to right: the plays."""
    return n(LEFT + (WIDE - LEFT - RIGHT) * moment / last)


def y(value: float) -> str:
    """From top to bottom: the chance."""
    return n(TALL / 2 - (TALL / 2 - EDGE) * value)


def curve(
    scene: Scene, seat: int, points: list[tuple[int, float]], last: int, together: bool
) -> str:
    """A line through the points of a seat."""
    colour = TEAM if together else colour_of(scene, seat)
    line = "L".join([f"{x(moment, last)} {y(value)}" for moment, value in points])
    moment, value = points[-1]
    end = f"translate({x(moment, last)} {y(value)}) scale(.3)"
    return (
        f'<g class="seat-{colour}"><path class="curve" d="M{line}"/>'
        f'<path class="em-f" transform="{end}" d="{SHAPES[colour]}"/></g>'
    )


def mark(curves: Curves, one: Slip, at: int, last: int, together: bool) -> str:
    """The number of a decision on its curve."""
    points = dict(curves[0 if together else one.seat])
    place = f"translate({x(one.moment, last)} {y(points.get(one.moment, 0.0))})"
    return f'<g class="mistake" transform="{place}"><circle r="7"/><text y="3.5">{at}</text></g>'


def told(scene: Scene, slips: list[Slip]) -> str:
    """The worst decisions in words; each leads to its moment."""
    if not slips:
        return f"<p>{e(_('The bot found no decision that was clearly a mistake.'))}</p>"
    rows = "".join([row(scene, one) for one in slips])
    title = e(_("The decisions that cost most"))
    return f'<h3>{title}</h3><ol class="costly">{rows}</ol>'


def row(scene: Scene, one: Slip) -> str:
    """One of them."""
    name = name_of(scene, one.seat)
    sign = emblem(colour_of(scene, one.seat), name, False, True)
    played = e(_("Played: {what}").format(what=one.played))
    better = e(_("Better: {what}").format(what=one.better))
    show = e(_("Show this moment"))
    return (
        f'<li><p class="whose">{sign} {e(name)}</p><p><b>{e(one.question)}</b></p>'
        f"<p>{played}</p><p>{better}</p>"
        f'<p class="small muted">{e(one.chances)}</p>'
        f'<button type="button" class="btn" data-do="moment" data-told="{one.moment}" data-close>{show}</button></li>'
    )

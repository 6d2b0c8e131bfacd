"""The end as an event: who won and why, the ranks, where the points came from, how they grew, what decided it."""

import re
from itertools import accumulate
from typing import Final

from jotunheim.render import links
from jotunheim.render.emblems import SHAPES, emblem
from jotunheim.render.pictograms import sign_svg
from jotunheim.render.signs import colour_of, name_of
from jotunheim.render.strokes import e, n
from jotunheim.scene import CLAUSE_ID, Curve, Ending, Scene
from jotunheim.texts import _, capital

WIDE: Final = 320.0  # the chart, in units of its own
TALL: Final = 120.0
MARGIN: Final = 14.0
_CITED: Final = re.compile(rf" *\(({CLAUSE_ID}(?:, {CLAUSE_ID})*)\)$")
FACES: Final = 2  # where more have won, the headline says it


def score_of(ending: Ending, seat: int) -> str:
    """The score of a seat as people write it."""
    if seat < len(ending.figures):
        return ending.figures[seat]
    return str(ending.scores[seat]) if seat < len(ending.scores) else ""


def ending_html(scene: Scene, ending: Ending) -> str:
    """All of it; the page lays it over the board and adds what can be done now."""
    parts = [_head(scene, ending), _ranks(scene, ending)]
    if ending.gains:
        parts.append(_sources(scene, ending))
    if ending.gains or ending.curves:
        parts.append(_course(scene, ending))
    parts.append(_moments(scene, ending))
    return f'<section class="panel ending" data-part="prompt">{"".join([p for p in parts if p])}</section>'


def _head(scene: Scene, ending: Ending) -> str:
    """The headline, with the faces of those who won."""
    winners = ending.winners if len(ending.winners) <= FACES else ()
    faces = "".join([_face(scene, ending, seat) for seat in winners])
    title = ending.headline or _("The end")
    words = _("The end")
    if scene.seat >= 0 and 0 < len(ending.winners) < len(ending.ranks):
        words += " · " + (_("you win") if scene.seat in ending.winners else _("you lose"))
    return (
        f'<header class="crown">{faces}<div><div class="yours">{e(words)}</div><h1>{e(title)}</h1>'
        f'<p class="why">{_why(ending)}</p></div></header>'
    )


def reason_words(ending: Ending) -> tuple[str, list[str]]:
    """How it was decided, as a sentence, and the clauses that it cites."""
    found = _CITED.search(ending.reason)
    if found is None:
        return capital(ending.reason), []
    return capital(ending.reason[: found.start()]), found[1].split(", ")


def _why(ending: Ending) -> str:
    words, clauses = reason_words(ending)
    names = e(" ".join(clauses))
    mark = (
        f' <a class="clause" data-clause="{names}" href="#{e(clauses[0])}" title="{names}" aria-label="{e(_("Rule"))} {names}">§</a>'
        if clauses
        else ""
    )
    return e(words) + mark


def _face(scene: Scene, ending: Ending, seat: int) -> str:
    """A portrait if the game has one, else the sign of the seat."""
    colour = colour_of(scene, seat)
    own = [other.face for other in scene.seats if other.seat == seat]
    sign = ending.portraits[seat] if seat < len(ending.portraits) else "".join(own)
    drawn = sign_svg(sign, "portrait", name_of(scene, seat)) if sign else ""
    return (
        f'<span class="face seat-{colour}">{drawn or emblem(colour, name_of(scene, seat))}</span>'
    )


def _ranks(scene: Scene, ending: Ending) -> str:
    rows = "".join(
        f"<li{' data-own' if seat == scene.seat else ''}>{emblem(colour_of(scene, seat), name_of(scene, seat))}"
        f"<b>{rank_words(ending, seat)}{e(name_of(scene, seat))}</b>{_points(score_of(ending, seat))}</li>"
        for seat in sorted(range(len(ending.ranks)), key=lambda s: ending.ranks[s])
    )
    return f'<ol class="ranks">{rows}</ol>'


def _points(score: str) -> str:
    """Points are large; words are smaller, since they are longer."""
    return (
        f"<span>{e(score)}</span>"
        if len(score) <= 4 and any(sign.isnumeric() for sign in score)
        else f'<span class="in-words">{e(score)}</span>'
    )


def rank_words(ending: Ending, seat: int) -> str:
    """The place of a seat; none where all have won or lost together."""
    return f"{ending.ranks[seat]}. " if len(set(ending.ranks)) > 1 else ""


def _sources(scene: Scene, ending: Ending) -> str:
    """A table: what points were given for, and how many each seat got for it."""
    seats = sorted(range(len(ending.scores)), key=lambda s: ending.ranks[s])
    heads = "".join(
        [
            f'<th scope="col">{emblem(colour_of(scene, seat), name_of(scene, seat), False, True)}</th>'
            for seat in seats
        ]
    )
    rows = "".join(
        f'<tr><th scope="row">{e(source)}</th>{_cells(ending, seats, source)}</tr>'
        for source in sources(ending)
    )
    title = e(ending.gains_title or _("Where the points came from"))
    return f'<table class="sources"><caption>{title}</caption><thead><tr><td></td>{heads}</tr></thead><tbody>{rows}</tbody></table>'


def _cells(ending: Ending, seats: list[int], source: str) -> str:
    sums = [gained(ending, seat, source) for seat in seats]
    return "".join([f"<td>{e(points_words(ending, points))}</td>" for points in sums])


def gained(ending: Ending, seat: int, source: str) -> int:
    """What a seat got for one kind of thing."""
    return sum([g.points for g in ending.gains if g.seat == seat and g.source == source])


def sources(ending: Ending) -> list[str]:
    """What points were given for, in the order of the game."""
    return list(dict.fromkeys([gain.source for gain in ending.gains]))


def points_words(ending: Ending, points: int) -> str:
    """Points as people write them; a stroke for none."""
    if not points:
        return "–"
    return n(points / ending.unit)


def _course(scene: Scene, ending: Ending) -> str:
    """How it went: a line of steps for each seat or thing, with its sign at the end."""
    curves = ending.curves or tuple([_score(scene, ending, n) for n in range(len(ending.scores))])
    last = max([*[curve.points[-1][0] for curve in curves], *[x.ply for x in scene.log[-1:]], 1])
    most = max([*[value for curve in curves for _ply, value in curve.points], 1])
    lines = "".join([_line(scene, curve, last, most) for curve in curves])
    unit = 1 if ending.curves else ending.unit
    words = ", ".join([f"{curve.name} {n(curve.points[-1][1] / unit)}" for curve in curves])
    title = ending.course_title or _("The score over the game")
    names = _names([curve for curve in ending.curves if curve.seat < 0])
    return (
        f'<figure class="course"><figcaption>{e(title)}{names}</figcaption><svg viewBox="0 0 {n(WIDE)} {n(TALL)}" role="img" aria-label="{e(title)}: {e(words)}">'
        f'<path class="axis" d="M{n(MARGIN)} {n(MARGIN)}V{n(TALL - MARGIN)}H{n(WIDE - MARGIN)}"/>'
        f'<text class="axis-n" x="{n(MARGIN - 2)}" y="{n(MARGIN - 3)}">{n(most / unit)}</text>{lines}</svg></figure>'
    )


def _score(scene: Scene, ending: Ending, seat: int) -> Curve:
    """The score of a seat over the game."""
    own = [gain for gain in ending.gains if gain.seat == seat]
    sums = list(accumulate([gain.points for gain in own]))
    total = [(gain.ply, points) for gain, points in zip(own, sums, strict=True)]
    return Curve(name_of(scene, seat), ((0, 0), *total), seat)


def _names(curves: list[Curve]) -> str:
    """What the lines are; the signs of seats need no words."""
    rows = [f"<span>{emblem(c.colour, '', False, True)} {e(c.name)}</span>" for c in curves]
    return f'<small class="curves">{"".join(rows)}</small>' if rows else ""


def _line(scene: Scene, curve: Curve, last: int, most: int) -> str:
    def x(ply: int) -> str:
        return n(MARGIN + (WIDE - 2.6 * MARGIN) * ply / last)

    def y(value: int) -> str:
        return n(TALL - MARGIN - (TALL - 2 * MARGIN) * value / most)

    first, start = curve.points[0]
    steps = "".join([f"H{x(ply)}V{y(value)}" for ply, value in curve.points[1:]])
    end = f"translate({n(WIDE - 1.1 * MARGIN)} {y(curve.points[-1][1])})"
    colour = curve.colour or colour_of(scene, curve.seat)
    return (
        f'<g class="seat-{colour}"><path class="curve" d="M{x(first)} {y(start)}{steps}H{x(last)}"/>'
        f'<path class="em-f" transform="{end} scale(.3)" d="{SHAPES[colour]}"/></g>'
    )


def _moments(scene: Scene, ending: Ending) -> str:
    """What decided it: each leads to its moment."""
    rows = "".join(
        f'<li><button type="button" class="moment" data-do="moment" data-told="{moment.ply}">'
        f"{emblem(colour_of(scene, moment.seat), name_of(scene, moment.seat), False, True) if moment.seat >= 0 else ''}"
        f"<span>{e(links.plain(moment.text))}</span></button></li>"
        for moment in ending.moments
    )
    title = e(_("What decided it"))
    return (
        f'<div class="decisive"><h2>{title}</h2><ol class="moments">{rows}</ol></div>'
        if rows
        else ""
    )

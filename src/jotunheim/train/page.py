"""The progress page of a training: ratings over generations, losses and calibration, in one file."""

import math
from html import escape
from pathlib import Path
from typing import Final

from jotunheim.arena.page_head import page_head
from jotunheim.arena.statistics_page import CSS
from jotunheim.texts import _
from jotunheim.train.habit_games import HabitPlan
from jotunheim.train.plan import PAGE, Fit, Plan, TrainFolder, Verdict, name_of

WIDE: Final = 640
HIGH: Final = 220
EDGE: Final = 48  # room for numbers
ALMOST: Final = 0.98  # a share of all games is taken to be this one, so that it has a rating
TONES: Final = ("", "7 4", "2 3")  # lines are told apart by their dashes
Point = tuple[float, float]
Curve = list[Point]


def write_page(plan: Plan, folder: TrainFolder) -> Path:
    """Make the page again; its path."""
    page = folder.path / PAGE
    page.write_text(html(plan, folder.verdicts(), folder.fits()), encoding="utf-8")
    return page


def ratings(verdicts: list[Verdict]) -> list[float]:
    """The rating of each generation, in points like those of chess; the usual search has 0."""
    known = {0: 0.0}
    for one in verdicts:
        known[one.generation] = known[one.rival] + points(one.share, one.fair)
    return [known[one.generation] for one in verdicts]


def points(share: float, fair: float) -> float:
    """What a share of wins says about the difference of two ratings."""
    return 400 * (odds(share) - odds(fair))


def odds(share: float) -> float:
    """The decimal logarithm of the odds."""
    inside = min(max(share, 1 - ALMOST), ALMOST)
    return math.log10(inside / (1 - inside))


def html(plan: Plan, verdicts: list[Verdict], fits: list[Fit]) -> str:
    """The whole page."""
    title = _("Training of {game}").format(game=plan.game)
    parts = [
        *page_head(title, CSS),
        f"<p>{escape(about(plan))}</p>",
        table(verdicts, fits),
        drawing(
            _("Rating over generations"),
            _("points; the usual search has 0"),
            [list(enumerate([0.0, *ratings(verdicts)]))],
        ),
    ]
    if fits:
        parts += last_fit(fits[-1])
    return "\n".join([*parts, "</body></html>"]) + "\n"


def habits_page(plan: HabitPlan, step: int, shares: Curve) -> str:
    """The page of a learning of habits: how often they win against the rule of thumb, over the steps."""
    title = _("Habits of {game}").format(game=plan.game)
    line = _(
        "{step} steps of {games} games of the rule of thumb with itself, {seats} seats, seed {seed}."
    )
    told = line.format(step=step, games=plan.games, seats=plan.seats, seed=plan.seed)
    parts = [
        *page_head(title, CSS),
        f"<p>{escape(told)}</p>",
        drawing(_("Games won against the rule of thumb"), _("percent, over steps"), [shares]),
    ]
    return "\n".join([*parts, "</body></html>"]) + "\n"


def about(plan: Plan) -> str:
    """The plan in a few sentences."""
    line = _(
        "{games} games of self-play for each generation with {budget} iterations for a decision, "
        "{gate} games at the gate, {seats} seats, seed {seed}. Brackets hold 95 % intervals."
    )
    return line.format(
        games=plan.games, budget=plan.budget, gate=plan.gate, seats=plan.seats, seed=plan.seed
    )


def last_fit(fit: Fit) -> list[str]:
    """How the last generation learned."""
    return [
        drawing(
            _("Loss of the last generation, on games held back"),
            _("by epoch; solid: policy, dashed: value"),
            [list(enumerate(fit.policy_loss)), list(enumerate(fit.value_loss))],
        ),
        drawing(
            _("Calibration of the last generation"),
            _("what the value expects, and what came; dashed: as it should be"),
            [[(seen, came) for seen, came, _n in fit.calibration], [(-1, -1), (1, 1)]],
        ),
    ]


def table(verdicts: list[Verdict], fits: list[Fit]) -> str:
    """A row for each generation."""
    heads = [
        *(_("generation"), _("decisions"), _("policy"), _("rule of thumb"), _("value explains")),
        *(_("share of wins"), _("against"), _("fair"), _("milliseconds"), _("accepted")),
    ]
    rows = ["".join([f'<th scope="col">{escape(head)}</th>' for head in heads])]
    for one, fit in zip(verdicts, fits, strict=True):
        cells = [
            name_of(one.generation),
            f"{fit.decisions:,}",
            f"{min(fit.policy_loss):.3f}",
            f"{fit.thumb_loss:.3f}",
            f"{100 * fit.explained:.0f} %",
            f"{100 * one.share:.1f} % [{100 * one.low:.1f}, {100 * one.high:.1f}]",
            name_of(one.rival) if one.rival else _("the usual search"),
            f"{100 * one.fair:.0f} %",
            f"{one.milliseconds:.1f} / {one.rival_milliseconds:.1f}",
            _("yes") if one.accepted else _("no"),
        ]
        rows.append("".join([f"<td>{escape(cell)}</td>" for cell in cells]))
    body = "\n".join([f"<tr>{row}</tr>" for row in rows])
    return f"<figure><table>{body}</table></figure>"


def drawing(title: str, words: str, curves: list[Curve]) -> str:
    """Curves with their words."""
    return (
        f'<figure><h2>{escape(title)}</h2><svg viewBox="0 0 {WIDE} {HIGH}" role="img" '
        f'aria-label="{escape(title)}">{lines(curves)}</svg>'
        f"<figcaption>{escape(words)}</figcaption></figure>"
    )


def lines(curves: list[Curve]) -> str:
    """Curves in one frame, with the numbers at its edges."""
    across = [x for curve in curves for x, _y in curve] or [0.0]
    along = [y for curve in curves for _x, y in curve] or [0.0]
    left, right, low, high = min(across), max(across), min(along), max(along)
    parts = [
        f'<line class="axis" x1="{EDGE}" y1="{HIGH - EDGE}" x2="{WIDE}" y2="{HIGH - EDGE}"/>',
        f'<text x="0" y="14">{high:.3g}</text><text x="0" y="{HIGH - EDGE}">{low:.3g}</text>',
        f'<text x="{EDGE}" y="{HIGH - 20}">{left:.3g}</text>',
        f'<text x="{WIDE}" y="{HIGH - 20}" text-anchor="end">{right:.3g}</text>',
    ]
    for at, curve in enumerate(curves):
        places = [
            f"{EDGE + (x - left) / ((right - left) or 1) * (WIDE - EDGE - 8):.1f},"
            f"{HIGH - EDGE - (y - low) / ((high - low) or 1) * (HIGH - EDGE - 8):.1f}"
            for x, y in curve
        ]
        dashes = TONES[at % len(TONES)]
        parts.append(
            f'<polyline class="curve" stroke-dasharray="{dashes}" points="{" ".join(places)}"/>'
        )
    return "".join(parts)

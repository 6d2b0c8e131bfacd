"""Plots of a tournament, each a figure of its own with a sentence that says what is in it."""

import io
import statistics
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

import matplotlib
from matplotlib.axes import Axes
from matplotlib.figure import Figure as Drawing
from matplotlib.typing import RcKeyType

from jotunheim.arena.result import Result
from jotunheim.arena.standings import Figure, Summary, of_player, share_of
from jotunheim.texts import _, listed, ngettext

INK: Final = "#211c16"
PAPER: Final = "#f7f3ea"
LINE: Final = "#cfc4ae"
COLOURS: Final = ("#c9461a", "#2c3f94", "#a9820a", "#2f86a6", "#56524b", "#7b5a93")
SHAPES: Final = ("o", "s", "^", "D", "v", "P")  # colour is never the only sign
STYLE: Final[dict[RcKeyType, object]] = {
    "font.family": "sans-serif",
    "font.size": 10,
    "text.color": INK,
    "axes.edgecolor": INK,
    "axes.labelcolor": INK,
    "xtick.color": INK,
    "ytick.color": INK,
    "axes.facecolor": PAPER,
    "figure.facecolor": PAPER,
    "axes.spines.top": False,
    "axes.spines.right": False,
    "axes.grid": True,
    "grid.color": LINE,
    "axes.axisbelow": True,
    "svg.hashsalt": "jotunheim",
}
DOTS: Final = 160  # per inch, in PNG files


@dataclass(frozen=True)
class Plot:
    """A drawing with its name, its title and what it shows in words."""

    name: str
    title: str
    words: str
    svg: bytes
    png: bytes


def all_plots(figures: Summary, results: list[Result]) -> list[Plot]:
    """Every plot of a tournament."""
    players = [standing.player for standing in figures.standings]
    rows = max(2.2, 1.2 + 0.5 * len(players))
    found: list[Plot] = []
    if not figures.shared:
        title, words = _("Ratings"), rating_words(figures)
        found.append(drawn("ratings", title, words, rows, lambda a: ratings(a, figures)))
    found += [
        drawn("wins", _("Win share"), win_words(figures), rows, lambda a: wins(a, figures)),
        drawn(
            "scores",
            _("Scores"),
            _(
                "The spread of each player's scores: "
                "the box holds the middle half, the line the median."
            ),
            rows,
            lambda a: boxes(a, players, scores_of(players, results), _("score")),
        ),
    ]
    return [
        *found,
        shares_plot("seats", _("Win share by seat"), by_seat(results)),
        shares_plot("sides", _("Win share by side or race"), by_name(results)),
        *course_plots(players, figures, results),
    ]


def shares_plot(name: str, title: str, groups: dict[str, Figure]) -> Plot:
    """Win shares of seats or sides."""
    words = "; ".join([f"{key} {100 * f.mean:.0f} %" for key, f in groups.items()]) + "."
    return drawn(name, title, words, max(2.2, 1.2 + 0.4 * len(groups)), lambda a: bars(a, groups))


def course_plots(players: list[str], figures: Summary, results: list[Result]) -> list[Plot]:
    """How long games are, how much there is to choose from, and how long that takes."""
    length = round(figures.length.mean)
    line = ngettext("{n} decision on average.", "{n} decisions on average.", length)
    return [
        drawn(
            "length",
            _("Length of a game"),
            line.format(n=length),
            3.0,
            lambda a: lengths(a, results),
        ),
        drawn(
            "branching",
            _("Options along the game"),
            _(
                "How many options a decision offers, from the first part of a game to its last; "
                "the band holds the middle half of the games."
            ),
            3.0,
            lambda a: branching(a, results),
        ),
        drawn(
            "time",
            _("Time for a decision"),
            "; ".join([f"{s.player} {in_ms(s.decision_ms)}" for s in figures.standings]) + ".",
            max(2.2, 1.2 + 0.5 * len(players)),
            lambda a: times(a, players, results),
        ),
    ]


def drawn(name: str, title: str, words: str, height: float, draw: Callable[[Axes], None]) -> Plot:
    """Draw one plot in both formats."""
    with matplotlib.rc_context(STYLE):
        drawing = Drawing(figsize=(7.0, height), layout="constrained")
        draw(drawing.add_subplot())
        files = []
        for kind in ("svg", "png"):
            file = io.BytesIO()
            date = {"Date": None} if kind == "svg" else None  # the same results, the same bytes
            drawing.savefig(file, format=kind, dpi=DOTS, metadata=date)
            files.append(file.getvalue())
    return Plot(name, title, words, files[0], files[1])


def ratings(axes: Axes, figures: Summary) -> None:
    """A dot and its interval for each player, the best on top."""
    intervals(axes, {s.player: s.rating for s in figures.standings})
    axes.set_xlabel(_("OpenSkill rating, 95 % interval"))


def wins(axes: Axes, figures: Summary) -> None:
    """Win shares, with the share of a player like all others as a line."""
    intervals(axes, {s.player: scaled(s.win_share, 100) for s in figures.standings})
    if figures.standings:
        axes.axvline(100 * figures.standings[0].fair_share, color=INK, linestyle="--", linewidth=1)
    axes.set_xlim(0, 100)
    axes.set_xlabel(_("games won, %, 95 % interval; dashed: fair share"))


def intervals(axes: Axes, values: dict[str, Figure]) -> None:
    """Dots with error bars in rows."""
    for row, figure in enumerate(values.values()):
        axes.errorbar(
            [figure.mean],
            [row],
            xerr=[[figure.mean - figure.low], [figure.high - figure.mean]],
            fmt=SHAPES[row % len(SHAPES)],
            color=COLOURS[row % len(COLOURS)],
            capsize=4,
            markersize=7,
        )
    rows_of(axes, list(values))


def rows_of(axes: Axes, names: list[str]) -> None:
    """Names at the left, the first on top."""
    axes.set_yticks(range(len(names)), names)
    axes.set_ylim(len(names) - 0.5, -0.5)


def boxes(axes: Axes, names: list[str], values: list[list[float]], label: str) -> None:
    """A box for each row."""
    axes.boxplot(
        values,
        orientation="horizontal",
        positions=range(len(names)),
        widths=0.5,
        medianprops={"color": COLOURS[0], "linewidth": 2},
    )
    rows_of(axes, names)
    axes.set_xlabel(label)


def bars(axes: Axes, groups: dict[str, Figure]) -> None:
    """Shares in rows, with intervals, and the mean of all as a line."""
    names = list(groups)
    shares = [100 * figure.mean for figure in groups.values()]
    low = [100 * (figure.mean - figure.low) for figure in groups.values()]
    high = [100 * (figure.high - figure.mean) for figure in groups.values()]
    axes.barh(range(len(names)), shares, xerr=[low, high], color=COLOURS[1], height=0.5, capsize=4)
    axes.axvline(statistics.fmean(shares), color=INK, linestyle="--", linewidth=1)
    rows_of(axes, names)
    axes.set_xlim(0, 100)
    axes.set_xlabel(_("games won, %, 95 % interval; dashed: mean"))


def lengths(axes: Axes, results: list[Result]) -> None:
    """How many games have which length."""
    axes.hist(
        [r.length for r in results], bins=min(30, max(5, len(results) // 3)), color=COLOURS[1]
    )
    axes.set_xlabel(_("decisions"))
    axes.set_ylabel(_("games"))


def branching(axes: Axes, results: list[Result]) -> None:
    """The mean number of options along the game, with the middle half of the games."""
    courses = [r.branching for r in results if r.branching]
    parts = [list(part) for part in zip(*courses, strict=True)]
    at = [100 * (i + 0.5) / len(parts) for i in range(len(parts))]
    cuts = [quartiles(part) for part in parts]
    axes.fill_between(at, [c[0] for c in cuts], [c[1] for c in cuts], color=LINE)
    axes.plot(at, [statistics.fmean(part) for part in parts], color=COLOURS[0], marker="o")
    axes.set_xlim(0, 100)
    axes.set_ylim(bottom=0)
    axes.set_xlabel(_("course of the game, %"))
    axes.set_ylabel(_("options"))


def times(axes: Axes, players: list[str], results: list[Result]) -> None:
    """Milliseconds for a decision, by game."""
    values: list[list[float]] = []
    for name in players:
        games = [r for r in results if name in r.players]
        pairs = [
            (sum(of_player(r, name, r.seconds)), sum(of_player(r, name, r.decisions)))
            for r in games
        ]
        values.append([1000 * seconds / n for seconds, n in pairs if n and seconds])
    boxes(axes, players, values, _("milliseconds for a decision, by game"))
    axes.set_xscale("log")
    axes.xaxis.set_major_formatter("{x:g}")
    axes.xaxis.set_minor_formatter("{x:g}")


def in_ms(value: float) -> str:
    """A time in milliseconds, to two digits, without powers of ten: 950 ms, 0.21 ms."""
    if value < 10:
        return f"{value:.2g} ms"
    return f"{round(value, 2 - len(str(int(value)))):.0f} ms"


def scores_of(players: list[str], results: list[Result]) -> list[list[float]]:
    """All scores of each player."""
    return [[v for r in results for v in of_player(r, name, r.scores)] for name in players]


def by_seat(results: list[Result]) -> dict[str, Figure]:
    """The win share of each seat, over all players."""
    seats = range(len(results[0].players))
    name = _("seat {n}")
    return {name.format(n=s + 1): share_of([r.shares[s] for r in results]) for s in seats}


def by_name(results: list[Result]) -> dict[str, Figure]:
    """The win share of each side or race, over all players."""
    found: dict[str, list[float]] = {}
    for result in results:
        for seat, name in enumerate(result.names):
            found.setdefault(name, []).append(result.shares[seat])
    return {_(name): share_of(values) for name, values in sorted(found.items())}


def quartiles(values: list[float]) -> tuple[float, float]:
    """The bounds of the middle half."""
    if len(values) < 2:
        return values[0], values[0]
    cuts = statistics.quantiles(values, n=4)
    return cuts[0], cuts[2]


def scaled(figure: Figure, factor: float) -> Figure:
    """The same figure in another unit."""
    return Figure(factor * figure.mean, factor * figure.low, factor * figure.high)


def rating_words(figures: Summary) -> str:
    """The ratings in a sentence."""
    parts = [f"{s.player} {s.rating.mean:.1f}" for s in figures.standings]
    return _("From the strongest: {players}.").format(players=listed(parts))


def win_words(figures: Summary) -> str:
    """The win shares in a sentence."""
    parts = [f"{s.player} {100 * s.win_share.mean:.0f} %" for s in figures.standings]
    return f"{listed(parts)}."

"""The report of a tournament: one page that needs no other file, and the plots as files."""

import base64
from html import escape
from pathlib import Path
from typing import Final

from jotunheim.arena.folder import Folder
from jotunheim.arena.page_head import page_head
from jotunheim.arena.plan import ArenaError, Tournament
from jotunheim.arena.plots import Plot, all_plots
from jotunheim.arena.standings import Figure, Summary, summary
from jotunheim.texts import N_, _, listed, ngettext

PAGE: Final = "report.html"
PLOTS: Final = "plots"
HEADS: Final = (
    N_("player"),
    N_("games"),
    N_("win share"),
    N_("fair"),
    N_("mean rank"),
    N_("rating"),
    N_("score"),
    N_("decision"),
)
# Of a game that all win or lose together.
TEAM_HEADS: Final = (N_("player"), N_("games"), N_("games won"), N_("score"), N_("decision"))
CSS: Final = """
:root { color-scheme: light dark; --paper: light-dark(#f7f3ea, #1b2127); --ink: light-dark(#211c16, #f0e9db);
  --line: light-dark(#cfc4ae, #38424a); --soft: light-dark(#51483c, #c3baa9); }
body { margin: 0 auto; max-width: 58rem; padding: 1.5rem; background: var(--paper); color: var(--ink);
  font: 15px/1.5 -apple-system, "Segoe UI", Roboto, "Noto Sans", "Liberation Sans", Arial, sans-serif; }
h1, h2 { font-family: "Iowan Old Style", "Palatino Linotype", Palatino, P052, Georgia, serif; }
table { border-collapse: collapse; width: 100%; font-variant-numeric: tabular-nums lining-nums; }
th, td { padding: .35rem .6rem; border-bottom: 1px solid var(--line); text-align: right; }
th:first-child, td:first-child { text-align: left; }
.scroll { overflow-x: auto; }
small, figcaption { color: var(--soft); }
figure { margin: 1rem 0 2rem; }
figure img { max-width: 100%; height: auto; border-radius: 8px; }
"""


def write_report(folder: Folder) -> Path:
    """Make page and plots from the finished games; the path of the page."""
    plan = folder.read_plan()
    results = folder.results()
    if not results:
        raise ArenaError(_("{path}: no game is finished yet").format(path=folder.path))
    figures = summary(results, plan.games)
    plots = all_plots(figures, results)
    files = folder.path / PLOTS
    files.mkdir(exist_ok=True)
    for plot in plots:
        (files / f"{plot.name}.png").write_bytes(plot.png)
    page = folder.path / PAGE
    page.write_text(html(plan, figures, plots), encoding="utf-8")
    return page


def html(plan: Tournament, figures: Summary, plots: list[Plot]) -> str:
    """The whole page."""
    title = f"{plan.game}: {', '.join(dict.fromkeys(plan.players))}"  # names, as they are typed
    parts = [
        *page_head(title, CSS),
        f"<p>{escape(about(plan, figures))}</p>",
        table(figures),
        *[figure(plot) for plot in plots],
        "</body></html>",
    ]
    return "\n".join(parts) + "\n"


def about(plan: Tournament, figures: Summary) -> str:
    """The tournament in a few sentences."""
    options = listed([f"{key} {value}" for key, value in plan.options.items()])
    seats = _(
        "The players change seats from game to game, and each group of games uses the same seed."
    )
    chosen = _("Options: {options}.").format(options=options) if options else ""
    return " ".join([counted(plan, figures), seats, chosen, _("Brackets hold 95 % intervals.")])


def counted(plan: Tournament, figures: Summary) -> str:
    """How many games were played, and how many are left."""
    left = figures.planned - figures.games
    line = ngettext(
        "{n} game at {seats} seats, seed {seed}.",
        "{n} games at {seats} seats, seed {seed}.",
        figures.games,
    )
    if left > 0:
        line = ngettext(
            "{n} game at {seats} seats, seed {seed}, {left} still to be played.",
            "{n} games at {seats} seats, seed {seed}, {left} still to be played.",
            figures.games,
        )
    return line.format(n=figures.games, seats=plan.seats, seed=plan.seed, left=left)


def table(figures: Summary) -> str:
    """The figures of all players."""
    heads = TEAM_HEADS if figures.shared else HEADS
    rows = ["".join([f'<th scope="col">{escape(_(head))}</th>' for head in heads])]
    for s in figures.standings:
        fair = f"{100 * s.fair_share:.0f} %"
        among = [] if figures.shared else [fair, bracket(s.rank, 1, 2), bracket(s.rating, 1, 1)]
        wins = bracket(s.win_share, 100, 1, " %")
        cells = [escape(s.player), str(s.games), wins, *among]
        cells += [f"{s.score:.1f}", f"{s.decision_ms:.2f} ms"]
        rows.append("".join([f"<td>{cell}</td>" for cell in cells]))
    body = "\n".join([f"<tr>{row}</tr>" for row in rows])
    return f'<div class="scroll"><table>{body}</table></div>'


def bracket(figure: Figure, factor: float, digits: int, unit: str = "") -> str:
    """A mean with its interval; the interval alone is small."""
    mean, interval = figure.words(factor, digits, unit)
    return f"{mean} <small>{interval}</small>"


def figure(plot: Plot) -> str:
    """A plot with its title and its words."""
    data = base64.b64encode(plot.svg).decode()
    return (
        f'<figure><h2>{escape(plot.title)}</h2><img alt="{escape(plot.title)}: {escape(plot.words)}" '
        f'src="data:image/svg+xml;base64,{data}"><figcaption>{escape(plot.words)}</figcaption></figure>'
    )

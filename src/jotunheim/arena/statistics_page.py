"""The statistics of a game as one page that needs no other file, with drawings of our own."""

from collections.abc import Sequence
from html import escape
from typing import Final

from jotunheim.arena.page_head import page_head
from jotunheim.arena.skill import Skill
from jotunheim.arena.standings import Figure
from jotunheim.arena.statistics import Statistics
from jotunheim.texts import _, ngettext

WIDE: Final = 640
HIGH: Final = 200
LEFT: Final = 48  # room for numbers
BELOW: Final = 24
BARS: Final = 16  # of a histogram, at most
SHOWN: Final = 20  # kinds of decisions
ROW: Final = 22
CSS: Final = """
:root { color-scheme: light dark; --paper: light-dark(#f7f3ea, #1b2127); --ink: light-dark(#211c16, #f0e9db);
  --line: light-dark(#cfc4ae, #38424a); --soft: light-dark(#51483c, #c3baa9); --bar: light-dark(#2c3f94, #8fa3e8); }
body { margin: 0 auto; max-width: 58rem; padding: 1.5rem; background: var(--paper); color: var(--ink);
  font: 15px/1.5 -apple-system, "Segoe UI", Roboto, "Noto Sans", "Liberation Sans", Arial, sans-serif; }
h1, h2 { font-family: "Iowan Old Style", "Palatino Linotype", Palatino, P052, Georgia, serif; }
table { border-collapse: collapse; font-variant-numeric: tabular-nums lining-nums; }
th, td { padding: .3rem .8rem .3rem 0; border-bottom: 1px solid var(--line); text-align: left; }
td { text-align: right; }
small, figcaption { color: var(--soft); }
figure { margin: 1rem 0 2rem; overflow-x: auto; }
svg { max-width: 100%; height: auto; }
svg text { fill: var(--ink); font-size: 12px; }
.bar { fill: var(--bar); }
.curve { fill: none; stroke: var(--bar); stroke-width: 2; }
.axis { stroke: var(--line); }
"""


def page(title: str, found: Statistics) -> str:
    """The whole page."""
    parts = [
        *page_head(title, CSS),
        f"<p>{escape(about(found))}</p>",
        table(found),
        drawing(
            _("Length of a game"),
            _("decisions; the height is the number of games"),
            histogram(found.lengths),
        ),
        drawing(
            _("Options along the game"),
            _("options of a decision, from the first part of a game to its last"),
            curve(found.course),
        ),
        drawing(
            _("Decisions by kind"),
            _("share of all decisions; in brackets the options on average"),
            kinds(found),
        ),
        "</body></html>",
    ]
    return "\n".join(parts) + "\n"


def about(found: Statistics) -> str:
    """What was played."""
    line = ngettext(
        "{n} game of {player} against itself at {seats} seats, seed {seed}. Brackets hold 95 % intervals.",
        "{n} games of {player} against itself at {seats} seats, seed {seed}. Brackets hold 95 % intervals.",
        found.games,
    )
    return line.format(n=found.games, player=found.player, seats=found.seats, seed=found.seed)


def rows(found: Statistics) -> list[tuple[str, str]]:
    """The figures in words: what, and how much."""
    shares = ", ".join([f"{100 * share.mean:.0f} %" for share in found.seat_shares])
    counted = [
        (
            _("length, in decisions"),
            f"{told(found.length, 1, 0)}, {found.shortest}–{found.longest}",
        ),
        (_("options of a decision"), told(found.options, 1, 1)),
        (_("half of all decisions have at most"), f"{found.middle_options:g}"),
        (_("most options of one decision"), str(found.most_options)),
        (_("size of the tree of games, in decimal digits"), told(found.tree, 1, 0)),
        (_("questions with one option that stop all the same"), f"{100 * found.forced:.1f} %"),
        (_("draws of chance a game"), told(found.draws, 1, 0)),
        (_("hidden pieces that the asked seat does not know"), told(found.hidden, 100, 0, " %")),
        (_("changes of the lead a game"), told(found.lead_changes, 1, 1)),
        (_("the winner leads to the end from"), told(found.decided, 100, 0, " %")),
        (_("shared wins"), f"{100 * found.ties:.0f} %"),
        (_("win share by seat"), shares),
    ]
    return counted if found.skill is None else [*counted, skill_row(found.skill)]


def skill_row(skill: Skill) -> tuple[str, str]:
    """Luck against skill, with the share of a player like all others."""
    line = ngettext(
        "win share of {twice} iterations of search against {budget}, in {n} game",
        "win share of {twice} iterations of search against {budget}, in {n} games",
        skill.games,
    )
    what = line.format(twice=2 * skill.budget, budget=skill.budget, n=skill.games)
    fair = _("fair: {share}").format(share=f"{100 * skill.fair:.0f} %")
    return what, f"{told(skill.share, 100, 0, ' %')}, {fair}"


def told(figure: Figure, factor: float, digits: int, unit: str = "") -> str:
    """A mean with its interval."""
    return " ".join(figure.words(factor, digits, unit)).strip()


def table(found: Statistics) -> str:
    """The figures."""
    body = [
        f'<tr><th scope="row">{escape(what)}</th><td>{escape(much)}</td></tr>'
        for what, much in rows(found)
    ]
    return f"<table>{''.join(body)}</table>"


def drawing(title: str, words: str, svg: str) -> str:
    """A drawing with its title and its words."""
    return (
        f'<figure role="img" aria-label="{escape(title)}: {escape(words)}"><h2>{escape(title)}</h2>{svg}'
        f"<figcaption>{escape(words)}</figcaption></figure>"
    )


def frame(inside: list[str], high: int = HIGH + BELOW) -> str:
    """An SVG of the page's width."""
    return (
        f'<svg viewBox="0 0 {WIDE} {high}" width="{WIDE}" height="{high}">{"".join(inside)}</svg>'
    )


def label(x: float, y: float, text: str, anchor: str = "middle") -> str:
    """Some words in a drawing."""
    return f'<text x="{x:.1f}" y="{y:.1f}" text-anchor="{anchor}">{escape(text)}</text>'


def histogram(values: Sequence[int]) -> str:
    """How many values lie where."""
    low, high = min(values), max(values)
    bars = min(BARS, high - low + 1)
    counts = [0] * bars
    for value in values:
        counts[(value - low) * bars // (high - low + 1)] += 1
    width = (WIDE - LEFT) / bars
    inside = [
        f'<rect class="bar" x="{LEFT + i * width + 1:.1f}" y="{HIGH - HIGH * n / max(counts):.1f}" '
        f'width="{width - 2:.1f}" height="{HIGH * n / max(counts):.1f}"/>'
        for i, n in enumerate(counts)
    ]
    inside += [label(LEFT, HIGH + 16, str(low), "start"), label(WIDE, HIGH + 16, str(high), "end")]
    inside.append(label(LEFT - 6, 12, str(max(counts)), "end"))
    return frame(inside)


def curve(values: Sequence[float]) -> str:
    """Values from left to right; the lowest line is 0."""
    if not values:
        return frame([])
    top = max(values) or 1.0
    step = (WIDE - LEFT) / max(1, len(values) - 1)
    points = " ".join(
        [f"{LEFT + i * step:.1f},{HIGH - HIGH * v / top:.1f}" for i, v in enumerate(values)]
    )
    inside = [
        f'<line class="axis" x1="{LEFT}" x2="{WIDE}" y1="{HIGH}" y2="{HIGH}"/>',
        f'<polyline class="curve" points="{points}"/>',
        label(LEFT - 6, 12, f"{top:.1f}", "end"),
        label(LEFT - 6, HIGH, "0", "end"),
    ]
    return frame(inside)


def kinds(found: Statistics) -> str:
    """A bar for each kind of decision."""
    shown = found.kinds[:SHOWN]
    top = max([kind.share for kind in shown], default=1.0)
    inside: list[str] = []
    for at, kind in enumerate(shown):
        y = at * ROW
        wide = (WIDE / 2 - 90) * kind.share / top
        inside.append(label(WIDE / 2 - 8, y + 15, kind.name, "end"))
        inside.append(
            f'<rect class="bar" x="{WIDE / 2}" y="{y + 4}" width="{wide:.1f}" height="{ROW - 8}"/>'
        )
        words = f"{100 * kind.share:.1f} % ({kind.options:.1f})"
        inside.append(label(WIDE / 2 + wide + 6, y + 15, words, "start"))
    return frame(inside, max(ROW, ROW * len(shown)))

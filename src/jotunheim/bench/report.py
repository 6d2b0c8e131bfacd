"""Figures as tables for people and as one object for programs."""

from typing import Final

from rich.console import Console
from rich.table import Table

from jotunheim.bench.measures import MEASURES, meaning
from jotunheim.bench.rounds import Figures, speedup
from jotunheim.texts import ENGLISH, _, speaking

SHARED: Final = ("playouts", "decisions", "steps", "clone")  # what peers do as well
EXACT_BELOW: Final = 100


def figure(value: float) -> str:
    """A number with about three significant digits."""
    if value >= EXACT_BELOW:
        return f"{value:,.0f}"
    return f"{value:.1f}" if value >= 10 else f"{value:.2f}"


def times(value: float) -> str:
    """A ratio."""
    return f"× {value:.1f}"


def game_table(forms: dict[str, Figures]) -> Table:
    """Every game in every form, and how many times as fast the compiled one is."""
    table = Table(title=_("Games"), title_justify="left")
    for head in (_("game"), _("form")):
        table.add_column(head)
    for name in MEASURES:
        table.add_column(head_of(name), justify="right")
    for game in next(iter(forms.values())):
        for form, figures in forms.items():
            table.add_row(game, _(form), *[figure(figures[game][name]) for name in MEASURES])
        if len(forms) == 2:
            gains = ratios(forms["compiled"][game], forms["interpreted"][game])
            table.add_row("", _("ratio"), *[times(gains[name]) for name in MEASURES], style="bold")
        table.add_section()
    return table


def head_of(name: str) -> str:
    """A measure, by the name that it also has for programs, with its unit."""
    return f"{name} {MEASURES[name][0]}"


def peer_table(ours: Figures, peers: Figures) -> Table:
    """The peers, and how many times as fast each of our games is."""
    table = Table(title=_("Peers, and our games as a ratio to them"), title_justify="left")
    for head in ("", *[head_of(name) for name in SHARED]):
        table.add_column(head, justify="right" if head else "left")
    for peer, theirs in peers.items():
        table.add_row(peer, *[figure(theirs[name]) for name in SHARED], style="bold")
        for game, figures in ours.items():
            gains = ratios({name: figures[name] for name in SHARED}, theirs)
            table.add_row(f"  {game}", *[times(gains[name]) for name in SHARED])
        table.add_section()
    return table


def ratios(ours: dict[str, float], theirs: dict[str, float]) -> dict[str, float]:
    """How many times as fast ours is, measure by measure."""
    return {name: speedup(name, value, theirs[name]) for name, value in ours.items()}


def as_object(forms: dict[str, Figures], peers: Figures, seconds: float) -> dict[str, object]:
    """Everything for programs."""
    with speaking(ENGLISH):
        measures = {name: f"{unit}: {meaning(name)}" for name, (unit, _text) in MEASURES.items()}
    found: dict[str, object] = {"seconds": seconds, "measures": measures, **forms}
    if len(forms) == 2:
        fast, slow = forms["compiled"], forms["interpreted"]
        found["compiled_to_interpreted"] = {game: ratios(fast[game], slow[game]) for game in fast}
    if peers:
        found["peers"] = peers
        best = next(iter(forms.values()))
        found["to_peers"] = {
            peer: {
                game: ratios({name: figures[name] for name in SHARED}, theirs)
                for game, figures in best.items()
            }
            for peer, theirs in peers.items()
        }
    return found


def show(forms: dict[str, Figures], peers: Figures, words: list[str]) -> None:
    """Print tables and what they mean."""
    console = Console(width=None if Console().is_terminal else 120)
    console.print(game_table(forms))
    if peers:
        console.print(peer_table(next(iter(forms.values())), peers))
    for name in MEASURES:
        console.print(f"  {name:<12} {meaning(name)}", highlight=False)
    for line in words:
        console.print(line, highlight=False)

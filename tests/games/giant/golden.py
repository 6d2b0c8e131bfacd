"""Ten golden records: whole games of the rule of thumb against chance, and how they were made.

`python -m tests.games.giant.golden` writes them again, which only a change of the rules calls for.
"""

from pathlib import Path

from jotunheim.games.giant import GAME
from jotunheim.games.giant.state import War
from jotunheim.kernel import Chance
from jotunheim.records import Session, new_header

FOLDER = Path(__file__).parent / "golden"
GAMES: dict[str, dict[str, str]] = {
    "01-duel": {"map": "1", "unit_points": "1"},
    "02-ridges": {"map": "2", "unit_points": "3", "classes": "giant"},
    "03-craters": {"map": "3", "unit_points": "2", "classes": "titan"},
    "04-city": {"map": "4", "unit_points": "3", "classes": "dreadnaught"},
    "05-scenario": {},
    "06-needles-strict": {"map": "6", "unit_points": "3", "edge_los": "strict", "overflow": "lost"},
    "07-drawn": {"map": "drawn", "unit_points": "2"},
    "08-generated": {"map": "generated", "map_seed": "8", "unit_points": "3"},
    "09-match": {"series": "match", "match_points": "3"},
    "10-campaign": {"series": "campaign", "pool": "4"},
}


def record(number: int, options: dict[str, str]) -> str:
    """One whole game; seat 0 thinks, seat 1 rolls dice but never flees."""
    session = Session(GAME, new_header(GAME, 2, options, f"{number + 1:064x}"))
    chance = Chance(number)
    flee = GAME.words.token("mode:flee")
    while not session.g.over:
        g = session.g
        assert isinstance(g, War)
        assert g.asked is not None
        options_now = g.options
        if g.asked.seat == 0:
            values = GAME.weigh(GAME.normal(g, 0), options_now)
            token = options_now[values.index(max(values))]
        else:
            bold = [token for token in options_now if token != flee]
            token = bold[chance.below(len(bold))]
        session.play_tokens([token])
    return session.text()


def main() -> None:
    """Write all records."""
    FOLDER.mkdir(exist_ok=True)
    for number, (name, options) in enumerate(GAMES.items()):
        (FOLDER / f"{name}.jotun").write_text(record(number, options), encoding="utf-8")


if __name__ == "__main__":
    main()

"""Ten golden records: whole games of three to six seats by the rule of thumb, by lot, or by both.

`python -m tests.games.assault.golden` writes them anew, which a change of rules or content calls for.
"""

from pathlib import Path

from jotunheim.games.assault import GAME
from jotunheim.games.assault.state import Assault
from jotunheim.kernel import Chance
from jotunheim.records import Session, new_header

FOLDER = Path(__file__).parent / "golden"
OPEN = {"open_points": "yes"}
# A letter a seat: t thinks, r answers by lot; then the settings.
GAMES: dict[str, tuple[str, dict[str, str]]] = {
    "01-three-thumbs": ("ttt", {}),
    "02-three-by-lot": ("rrr", {}),
    "03-three-mixed": ("trt", OPEN),
    "04-four-thumbs": ("tttt", {}),
    "05-four-by-lot": ("rrrr", {}),
    "06-one-thumb-of-four": ("rrtr", {}),
    "07-five-thumbs": ("ttttt", {}),
    "08-five-by-lot": ("rrrrr", {}),
    "09-six-thumbs": ("tttttt", OPEN),
    "10-six-mixed": ("trtrtr", {}),
}


def record(number: int, players: str, options: dict[str, str]) -> str:
    """One whole game."""
    session = Session(GAME, new_header(GAME, len(players), options, f"{number + 1:064x}"))
    chance = Chance(number)
    while not session.g.over:
        g = session.g
        assert isinstance(g, Assault)
        assert g.asked is not None
        seat = g.asked.seat
        at = thought(g, seat) if players[seat] == "t" else chance.below(len(g.options))
        session.play_tokens([g.options[at]])
    return session.text()


def thought(g: Assault, seat: int) -> int:
    """The place of the option that looks best to the seat."""
    weights = GAME.weigh(GAME.normal(g, seat), g.options)
    return weights.index(max(weights))


def main() -> None:
    """Write all records."""
    FOLDER.mkdir(exist_ok=True)
    for number, (name, (players, options)) in enumerate(GAMES.items()):
        (FOLDER / f"{name}.jotun").write_text(record(number, players, options), encoding="utf-8")


if __name__ == "__main__":
    main()

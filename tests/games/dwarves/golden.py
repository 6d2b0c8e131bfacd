"""Ten golden records: whole games over all Books, both expansions, levels and 2 to 6 Heroes.

The players think by rule of thumb most of the time and answer by lot otherwise: together they show more cards
than either alone. `python -m tests.games.dwarves.golden` writes them again, which a change of rules or content
calls for.
"""

from pathlib import Path

from jotunheim.games.dwarves import GAME
from jotunheim.games.dwarves.state import Dwarves
from jotunheim.kernel import Chance
from jotunheim.records import Session, new_header

FOLDER = Path(__file__).parent / "golden"
BY_LOT = 7  # one answer of so many
ELFAR = {"elfar": "yes"}
MIGHT = {"combined_might": "yes"}
HIDDEN = {"hero_2": "andokai", "hidden_hand": "yes"}
# Settings, how many Heroes, the seed.
GAMES: dict[str, tuple[dict[str, str], int, int]] = {
    "01-book-1-easy": ({}, 2, 3),
    "02-book-1-normal": ({"level": "normal", "start": "random"}, 3, 4),
    "03-elfar": ({"level": "challenging", **ELFAR, **HIDDEN}, 4, 5),
    "04-combined-might": ({"level": "brave", **MIGHT}, 5, 4),
    "05-both-expansions": ({**ELFAR, **MIGHT}, 6, 5),
    "06-book-2": ({"book": "2", "hero_1": "boendal"}, 3, 2),
    "07-book-3": ({"book": "3", "hero_4": "true_tungdil"}, 4, 25),
    "08-book-4": ({"book": "4"}, 5, 11),
    "09-book-5": ({"book": "5"}, 2, 8),
    "10-book-5-heroic-expert": ({"book": "5", "level": "heroic", "expert": "yes", **ELFAR}, 6, 11),
}


def played(settings: dict[str, str], seats: int, seed: int) -> Session:
    """One whole game."""
    given = {f"hero_{seat + 1}": "random" for seat in range(seats) if seat % 2 == 0}
    session = Session(GAME, new_header(GAME, seats, {**given, **settings}, f"{seed:064x}"))
    chance = Chance(seed)
    while not session.g.over:
        g = session.g
        assert isinstance(g, Dwarves)
        at = thought(g) if chance.below(BY_LOT) else chance.below(len(g.options))
        session.play_tokens([g.options[at]])
    return session


def thought(g: Dwarves) -> int:
    """The place of the option that looks best to the asked seat."""
    assert g.asked is not None
    weights = GAME.weigh(GAME.normal(g, g.asked.seat), g.options)
    return weights.index(max(weights))


def main() -> None:
    """Write all records."""
    FOLDER.mkdir(exist_ok=True)
    for name, (settings, seats, seed) in GAMES.items():
        text = played(settings, seats, seed).text()
        (FOLDER / f"{name}.jotun").write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()

"""Ten golden records: whole games by the rule of thumb, by lot, or by both; together they show every card.

`python -m tests.games.stronghold.golden` writes them again, which a change of rules or content calls for.
"""

from pathlib import Path

from jotunheim.games.stronghold import GAME
from jotunheim.games.stronghold.state import Stronghold
from jotunheim.kernel import Chance
from jotunheim.records import Session, new_header

FOLDER = Path(__file__).parent / "golden"
# A letter for the invader and one for the defender: t thinks, r answers by lot; then the seed.
GAMES: dict[str, tuple[str, int]] = {
    "01-two-thumbs": ("tt", 1),
    "02-two-thumbs": ("tt", 7),
    "03-thumb-storms": ("tr", 5),
    "04-thumb-holds": ("rt", 16),
    "05-thumb-holds": ("rt", 22),
    "06-by-lot": ("rr", 30),
    "07-by-lot": ("rr", 72),
    "08-by-lot": ("rr", 97),
    "09-by-lot": ("rr", 144),
    "10-by-lot": ("rr", 187),
}


def played(players: str, seed: int) -> Session:
    """One whole game."""
    session = Session(GAME, new_header(GAME, 2, {}, f"{seed:064x}"))
    chance = Chance(seed)
    while not session.g.over:
        g = session.g
        assert isinstance(g, Stronghold)
        assert g.asked is not None
        seat = g.asked.seat
        at = thought(g, seat) if players[seat] == "t" else chance.below(len(g.options))
        session.play_tokens([g.options[at]])
    return session


def thought(g: Stronghold, seat: int) -> int:
    """The place of the option that looks best to the seat."""
    weights = GAME.weigh(GAME.normal(g, seat), g.options)
    return weights.index(max(weights))


def main() -> None:
    """Write all records."""
    FOLDER.mkdir(exist_ok=True)
    for name, (players, seed) in GAMES.items():
        text = played(players, seed).text()
        (FOLDER / f"{name}.jotun").write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()

"""Ten golden records: whole games by lot, some by players who are keen on temples and weapons.

`python -m tests.games.valda.golden` writes them again, which a change of rules or content calls for.
"""

from pathlib import Path

from jotunheim.games.valda import GAME
from jotunheim.games.valda.tokens import BUILD, OPTION, TEMPLE_BUILDING
from jotunheim.kernel import Chance
from jotunheim.records import Session, new_header

FOLDER = Path(__file__).parent / "golden"
# Seats, how the occupants are found, keen players or not, the seed.
GAMES: dict[str, tuple[int, str, bool, int]] = {
    "01-two-by-lot": (2, "draft", False, 220),
    "02-two-keen": (2, "in_play", True, 248),
    "03-three-keen": (3, "in_play", True, 77),
    "04-three-keen": (3, "in_play", True, 149),
    "05-three-keen": (3, "random", True, 129),
    "06-four-by-lot": (4, "draft", False, 70),
    "07-four-keen": (4, "draft", True, 118),
    "08-four-keen": (4, "in_play", True, 158),
    "09-five-by-lot": (5, "draft", False, 355),
    "10-five-keen": (5, "draft", True, 91),
}


def played(seats: int, occupants: str, keen: bool, seed: int) -> Session:
    """One whole game."""
    session = Session(GAME, new_header(GAME, seats, {"occupants": occupants}, f"{seed:064x}"))
    chance = Chance(seed)
    while not session.g.over:
        options = session.g.options
        liked = [token for token in options if is_liked(token)] if keen else []
        among = liked or options
        session.play_tokens([among[chance.below(len(among))]])
    return session


def is_liked(token: int) -> bool:
    """A temple brings divine cards, a weapon opens windows: games by lot see few of both."""
    return token == BUILD.token(TEMPLE_BUILDING) or OPTION.has(token)


def main() -> None:
    """Write all records."""
    FOLDER.mkdir(exist_ok=True)
    for name, (seats, occupants, keen, seed) in GAMES.items():
        text = played(seats, occupants, keen, seed).text()
        (FOLDER / f"{name}.jotun").write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()

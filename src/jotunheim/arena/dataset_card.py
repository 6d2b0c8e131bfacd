"""What a dataset says about itself, to programs and to people.

A card goes with its data to people anywhere. Like the docs it is in English, whatever language its maker reads.
"""

from typing import Final

import msgspec

from jotunheim import __version__

VERSION: Final = 2  # of the files
# Name, kind and meaning of each array of a file. D: decisions of the game, N: seats.
SCHEMA: Final = (
    ("offsets", "int64 (D + 1)", "where the observation of each decision begins in places, numbers"),
    ("places", "int32", "places of the numbers of an observation that are not 0"),
    ("numbers", "float32", "these numbers"),
    ("option_offsets", "int64 (D + 1)", "where the options of each decision begin in options, shares, weights"),
    ("options", "int32", "the tokens on offer: the mask"),
    ("shares", "float32", "the share of its visits that search gave to each; without a search 1 for the answer"),
    ("weights", "float32", "what the rule of thumb thinks of each; only their order and distances count"),
    ("token", "int32 (D)", "the answer"),
    ("seat", "int8 (D)", "who answered"),
    ("value", "float32 (D)", "what search expected for the seat, from -1 to 1; NaN without a search"),
    ("outcome", "float32 (D)", "the utility of the seat at the end of the game, from -1 to 1"),
    ("outcomes", "float32 (N)", "the utilities of all seats"),
)  # fmt: skip


class About(msgspec.Struct, frozen=True):
    """What a dataset says about itself."""

    game: str
    seats: int
    players: tuple[str, ...]
    seed: int
    options: dict[str, str]
    rules: int
    content: str
    size: int  # numbers of an observation
    actions: int  # tokens of the vocabulary
    tokens: tuple[str, ...]
    fields: tuple[tuple[str, tuple[int, ...], str], ...]  # name, shape, meaning
    jotunheim: str = __version__
    version: int = VERSION


def card(about: About) -> str:
    """The card of a dataset, for people."""
    players = ", ".join(dict.fromkeys(about.players))
    options = ", ".join([f"{key} {value}" for key, value in about.options.items()]) or "none"
    lines = [
        f"# Games of {about.game}",
        "",
        f"Decisions of {players} at {about.seats} seats, played by Jotunheim {about.jotunheim} "
        f"(rules {about.rules}, content {about.content or 'none'}, seed {about.seed}, options: {options}).",
        "One file for each game, `NNNNN.npz`. Every row is what one seat saw when it was asked, and nothing else.",
        "Players, seed and number of a game make it again: `./jotun arena` with the same words.",
        "",
        "| array | type | meaning |",
        "|---|---|---|",
        *[f"| `{name}` | {kind} | {meaning} |" for name, kind, meaning in SCHEMA],
        "",
        f"An observation has {about.size} numbers, a mask {about.actions}:",
        "",
        "| field | shape | meaning |",
        "|---|---|---|",
        *[
            f"| `{name}` | {' × '.join([str(n) for n in shape])} | {meaning} |"
            for name, shape, meaning in about.fields
        ],
        "",
        "Names of the tokens are in `dataset.json`. To read it: `jotunheim.arena.dataset.Dataset(folder)`.",
        "The players are programs: what they do is not what people do, and a share of visits is not a probability.",
    ]
    return "\n".join(lines) + "\n"

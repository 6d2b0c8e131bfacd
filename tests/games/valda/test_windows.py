"""Inside every window: no seat sees what it cannot know, and nobody notices who is asked (VA-HID-06, section 24a).

The checks of the kit stop in random games wherever they happen to; here they stop inside each of the nine windows.
"""

import pytest

from jotunheim.games.valda import GAME
from jotunheim.kernel import React
from jotunheim.scene import encode
from jotunheim.testing.checks.courses import check_courses
from jotunheim.testing.checks.knowledge import check_covert, check_told, check_worlds
from jotunheim.testing.walk import Course, Walk

from .table import ValdaTable, rule, table

SEATS = 3
RICH = "player 1 followers=8 blood=9 diamond=9 gold=9\nplayer 2 followers=8\nplayer 3 followers=8\n"
SHIELDS = "hand 1: 2 shield_wall, wooden_shield\n"
# By window: the class of its reactions, the position, the plays that open it.
WINDOWS = {
    "ACT": ("Answers", "hand 1: chest_2\nhand 2: weapon_heimdall, raid\nhand 3: kill, raid\nvalda", "chest_2"),
    "BUILD": ("Backstabs", "hand 2: weapon_loki, raid\nhand 3: kill, raid\nvalda buildings=1", "build:temple area:tyr"),
    "DRAW": ("Drawn", "occupants: mork\nhand 1: drakkar\nhand 2: weapon_mork\nhand 3: raid\nvalda", "drakkar area:tyr"),
    "TEMPLE": ("Threatened", "occupants: thrym\nhand 1: weapon_thor\nhand 2: weapon_thrym, raid\ntemples 2: tyr\nvalda", "mjolnir"),
    "PRE": ("Before", "hand 1: weapon_freya, raid\nhand 2: kill, raid\nhand 3: raid\nattack", "kill"),
    "POST": ("Additions", f"occupants: mork\n{SHIELDS}hand 2: kill, weapon_mork\nhand 3: raid\nattack", "kill pass shield_wall"),
    "DEFD": ("Claims", f"{SHIELDS}hand 2: kill, weapon_surtur\nhand 3: raid\nattack", "kill shield_wall"),
    "STEAL": ("Steals", "occupants: hel\nhand 1: raid\nhand 2: kidnap, weapon_hel\nhand 3: raid\nattack", "kidnap"),
    "LOSS": ("Losses", "occupants: hel\nhand 1: raid\nhand 2: kill\nhand 3: weapon_hel, raid\nattack", "kill"),
}  # fmt: skip


def inside(name: str, seed: int) -> Walk:
    """A game that stops inside a window."""
    reactions, text, plays = WINDOWS[name]
    walk = Walk(Course(GAME, SEATS, seed, situation=f"{RICH}{text}"))
    for play in plays.split():
        options = {GAME.words.names[token]: token for token in walk.g.options}
        walk.play(next(options[n] for n in options if n == play or n.endswith(f":{play}")))
    asked = walk.g.asked
    assert isinstance(asked, React)
    assert type(asked.window.reactions).__name__ == reactions
    return walk


@rule("VA-HID-06")
@pytest.mark.parametrize("seed", [1, 2])
@pytest.mark.parametrize("name", WINDOWS)
def test_worlds_that_a_seat_cannot_tell_apart_look_the_same_inside_a_window(
    name: str, seed: int
) -> None:
    walk = inside(name, seed)

    check_worlds(walk)
    check_told(walk)
    check_covert(walk)
    for _ in range(4):
        check_courses(walk)


# The same window for player 2 or 3: they have changed their hands. --------------------------------

SHARED = {
    "ACT": ("hand 1: chest_2\nhand {one}: weapon_heimdall\nhand {other}: raid\nvalda", "chest_2"),
    "BUILD": (
        "hand {one}: weapon_loki\nhand {other}: raid\nvalda buildings=1",
        "build:temple area:tyr",
    ),
    "DRAW": (
        "occupants: mork\nhand 1: drakkar\nhand {one}: weapon_mork\nhand {other}: raid\nvalda",
        "drakkar area:tyr",
    ),
    "LOSS": (
        "occupants: hel\nhand 1: fertility_white\nhand {one}: weapon_hel\nhand {other}: raid\n"
        "dice 1\nvalda",
        "fertility_white",
    ),
}
AFTER = 8  # public plays: into the next turn


def sights(t: ValdaTable) -> list[bytes]:
    """What player 1 and an onlooker see, logs included."""
    return [encode(GAME.view(t.g, seat)) for seat in (0, -1)]


def public(t: ValdaTable) -> tuple[int, int]:
    """What decides when the next frame is sent: plays that all notice, and pauses that cover the rest."""
    return t.g.ply - t.g.covert_passes, t.g.covered


def pass_covertly(t: ValdaTable) -> None:
    """Players 2 and 3 let every window pass that others do not notice."""
    while t.g.asked is not None and t.g.asked.covert and t.g.asked.seat != 0:
        t.play("pass")


@rule("VA-HID-06")
@pytest.mark.parametrize("name", SHARED)
def test_nobody_notices_which_of_two_players_is_asked(name: str) -> None:
    text, plays = SHARED[name]
    pair = [
        table(RICH + text.format(one=one, other=5 - one), seats=SEATS, seed=4) for one in (2, 3)
    ]
    for t in pair:
        t.play(plays)
    asked = [t.who for t in pair]

    assert asked == [2, 3]
    assert sights(pair[0]) == sights(pair[1])
    for _ in range(AFTER):
        for t in pair:
            pass_covertly(t)
        both = [n for n in pair[0].options if n in pair[1].options]
        for t in pair:
            t.play(next((n for n in both if n in ("pass", "done", "end_phase")), both[0]))
            pass_covertly(t)
        assert sights(pair[0]) == sights(pair[1])
        assert public(pair[0]) == public(pair[1])

"""What a seat sees as numbers: all that lies open, and nothing hidden."""

import numpy as np
import pytest

from jotunheim.envs.encoders import Encoder, Numbers
from jotunheim.games.valda.state.table import Valda
from jotunheim.games.valda.tokens import KIND_NAMES
from jotunheim.kernel import Chance
from tests.envs.test_encoders import questions_of

from .table import GAME, table

TURN = "round 2\nfirst 1\nactive 1\nvalda actions=2 buildings=1"


def fields(g: Valda, seat: int) -> dict[str, Numbers]:
    """All fields by name, in their shapes."""
    encoder = Encoder(GAME, g.seats)
    return encoder.split(encoder.encode(g, seat))


def played(seats: int, seed: int, **settings: str) -> list[Valda]:
    """Tables on the way of a random game."""
    g = GAME.start(settings, seats, Chance(seed))
    chance = Chance(seed + 1)
    found: list[Valda] = []
    while g.asked is not None:
        found.append(g.clone())
        g.play(g.options[chance.below(len(g.options))])
    return found


@pytest.mark.parametrize("seats", [2, 3, 5])
def test_all_numbers_lie_between_minus_one_and_one(seats: int) -> None:
    for g in played(seats, seats, occupants="in_play" if seats == 3 else "random")[::9]:
        for seat in range(seats):
            numbers = Encoder(GAME, seats).encode(g, seat)
            assert np.abs(numbers).max() <= 1.0


def test_every_question_of_the_game_has_its_number() -> None:
    first = Encoder(GAME, 2).fields[0]
    questions = first.meaning.partition(": ")[2].split(", ")
    assert questions_of(GAME.package) - {"PickHandCards"} == set(questions) - {"React"}


def test_each_question_is_told_to_the_asked_seat_alone() -> None:
    for g in played(3, 8)[::7]:
        assert g.asked is not None
        for seat in range(3):
            assert fields(g, seat)["question"].sum() == (seat == g.asked.seat)


def test_a_board_is_seen_from_its_own_seat() -> None:
    text = "player 1 followers=8 blood=3 mines=2\nplayer 2 followers=4 rune=2 mines=3\n"
    g = table(text + "temples 2: odin, odin permafrost\n" + TURN).g

    mine, theirs = fields(g, 0), fields(g, 1)

    assert mine["players"][0][0] == pytest.approx(8 / 40)
    assert mine["players"][1][6] == pytest.approx(2 / 10)
    assert theirs["players"][0].tolist() == mine["players"][1].tolist()
    assert mine["temples"][4][1].tolist() == [1.0, 0.5, 0.5, 0.5, 1.0]
    assert theirs["active"].tolist() == [0.0, 1.0]


def test_an_attack_shows_card_totals_and_target() -> None:
    text = "player 1 followers=5 mines=2\nhand 1: fortress\nhand 2: kidnap\nround 2\nfirst 1\n"
    g = table(text + "active 1\nattack").play("card:kidnap").g

    seen = fields(g, 1)

    assert seen["fight"][KIND_NAMES.index("kidnap")] == 1.0
    assert seen["parts"][1][:4].tolist() == pytest.approx([0.0, 1.0, 1.0, 3 / 12])
    assert seen["parts"][0][0] == 1.0
    assert fields(g, 0)["window"].tolist().index(1.0) == 8  # the target is asked to defend …
    assert not seen["window"].any() and not seen["asked"].any()  # … and nobody else knows


def test_a_hand_is_known_to_who_has_seen_it() -> None:
    g = table("hand 2: kidnap\nhand 1: raid\nknown 1: 2\n" + TURN).g
    kidnap = KIND_NAMES.index("kidnap")
    assert fields(g, 0)["hands"][1][kidnap] == 0.25
    assert not fields(g, 1)["hands"][1].any()


PAIRS = [
    ("hand 2: kidnap, weapon_loki", "hand 2: fortress, illusion"),
    ("deck a: sacrifice, drakkar", "deck a: drakkar, sacrifice"),
    ("deck odin: weapon_odin", "deck odin: odin_leader"),
    ("hand 2: weapon_heimdall", "hand 2: yggdrasil_4"),
]


@pytest.mark.parametrize(("one", "other"), PAIRS)
def test_hidden_cards_are_in_no_field_of_another_seat(one: str, other: str) -> None:
    """A pair of worlds that the seat cannot tell apart (VA-HID-02 to 06)."""
    text = "player 1 blood=3 diamond=2 gold=2 mines=2\nhand 1: raid, backup_2\n{hidden}\n" + TURN
    worlds = [fields(table(text.format(hidden=hidden)).g, 0) for hidden in (one, other)]
    for name, numbers in worlds[0].items():
        assert (numbers == worlds[1][name]).all(), name


def test_who_is_asked_in_a_window_is_in_no_field_of_another_seat() -> None:
    """Seat 3 is asked whether it cancels the card, or seat 2 is: seat 1 notices neither (VA-HID-06)."""
    text = "player 1 mines=2\nhand 1: seduction_1\nhand 2: {}\nhand 3: {}\n" + TURN
    hands = (("weapon_heimdall", "raid"), ("raid", "weapon_heimdall"))
    tables = [table(text.format(*pair), seats=3).play("card:seduction_1") for pair in hands]

    assert [t.who for t in tables] == [2, 3]
    worlds = [fields(t.g, 0) for t in tables]
    for name, numbers in worlds[0].items():
        assert (numbers == worlds[1][name]).all(), name

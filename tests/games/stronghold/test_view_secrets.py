"""What a seat does not see (SH-HID), looked for in every byte of its scene."""

import pytest

from jotunheim.games.stronghold import GAME
from jotunheim.games.stronghold.tokens import DEFENDER, INVADER
from jotunheim.kernel import Chance
from jotunheim.scene import encode

from .scenes import Seen
from .table import rule, table

SPECTATOR = -1


@rule("SH-HID-03")
def test_the_invader_sees_how_many_plans_there_are_but_not_which() -> None:
    g = table("plans: DP04, DP07\nused: DP01\nhourglasses 2\ndefender").g

    for seat in (INVADER, SPECTATOR):
        seen = Seen(g, seat)
        assert [card.face_up for card in seen.zone("plans").cards] == [False, False]
        assert seen.card("plan:DP01").name == "Last Reserves"
        assert b"Night Masons" not in encode(seen.scene)
        assert b"DP04" not in encode(seen.scene)
    own = Seen(g, DEFENDER)
    assert [card.name for card in own.zone("plans").cards] == ["Night Masons", "Beat the Drums"]


@rule("SH-HID-04")
def test_a_trap_is_half_lifted_for_the_defender_and_a_back_for_others() -> None:
    g = table("trap P08: TR-G\ntrap P09: TR-T, up\nhourglasses 2\ndefender").g

    own = Seen(g, DEFENDER).piece("trap@P08")
    assert (own.name, own.face_up, own.states) == ("Goblin trap", False, ("mine",))
    for seat in (INVADER, SPECTATOR):
        seen = Seen(g, seat)
        trap = seen.piece("trap@P08")
        assert (trap.name, trap.face_up, trap.states, trap.note) == ("Trap", False, (), "")
        assert (seen.piece("trap@P09").name, seen.piece("trap@P09").face_up) == ("Troll trap", True)
        assert seen.zone("traps").cards == ()
        assert b"Goblin trap" not in encode(seen.scene)


@rule("SH-HID-05")
def test_the_defender_sees_which_ritual_it_is_but_not_which_token_counts() -> None:
    g = table(
        "ritual gale: W1 target, W2\nritual possession: HO1 target\nhourglasses 2\ndefender"
    ).g

    seen = Seen(g, DEFENDER)
    assert {seen.piece(f"gale@{wall}").name for wall in ("W1", "W2")} == {"Gale: target or bluff"}
    assert seen.line("To the Walls").cells[1] == "Possession: target or bluff"
    own = Seen(g, INVADER)
    assert (own.piece("gale@W1").name, own.piece("gale@W2").name) == (
        "Gale: the target",
        "Gale: a bluff",
    )
    assert own.line("To the Walls").cells[1] == "Possession: the target"


@rule("SH-HID-06")
def test_a_facedown_order_and_the_orders_in_hand_are_hidden_from_the_defender() -> None:
    g = table("in W1: orc\norder W1: O-FURY\nhourglasses 2\ndefender").g

    seen = Seen(g, DEFENDER)
    assert (seen.piece("order@W1").name, seen.piece("order@W1").kind) == ("An order", "tile")
    assert (seen.zone("orders").cards, seen.zone("orders").count) == ((), 4)
    assert b"Fury" not in encode(seen.scene)
    own = Seen(g, INVADER)
    assert own.piece("order@W1").states == ("mine",)
    assert [card.name for card in own.zone("orders").cards] == [
        "Orc Detonation",
        "Call of the Trolls",
        "Bluff",
    ]


@rule("SH-HID-06")
def test_an_open_order_is_seen_by_all_and_so_is_the_hand() -> None:
    g = table("in W1: orc\norder W1: O-FURY, open\nhourglasses 2\ndefender").g

    seen = Seen(g, DEFENDER)
    assert (seen.piece("order@W1").name, seen.piece("order@W1").face_up) == ("Goblin Fury", True)
    assert len(seen.zone("orders").cards) == 3


@rule("SH-HID-07")
def test_a_covert_question_shows_on_no_seat_card_of_others() -> None:
    t = table("plans: DP04\nhourglasses 1\ndefender").play("cannon")

    assert t.asked.covert
    assert [seat.states for seat in Seen(t.g, INVADER).scene.seats] == [(), ()]
    assert [seat.states for seat in Seen(t.g, DEFENDER).scene.seats] == [(), ("deciding",)]


@rule("SH-HID-08")
@pytest.mark.parametrize("seat", [INVADER, DEFENDER])
def test_worlds_that_a_seat_cannot_tell_apart_look_the_same(seat: int) -> None:
    text = (
        "in W1: 2 goblin, orc, soldier\nin W3: 3 goblin\norder W1: O-DET\norder W3: O-FURY\n"
        "trap P08: TR-G\ntrap P12: TR-S\nritual specter: W1, W3 target\nritual demon: FOR, SCO target\n"
        "plans: DP02, DP05\ncard 9"
    )
    g = table(text).g
    looks = {encode(GAME.view(GAME.determinize(g, seat, Chance(seed)), seat)) for seed in range(40)}

    assert looks == {encode(GAME.view(g, seat))}

"""The end of the turn and the course of a round (SH-EOT, SH-GEN-05)."""

from jotunheim.games.stronghold.book.tables import WOOD

from .table import rule, table


@rule("SH-GEN-05", "SH-EOT-05")
def test_a_round_goes_through_nine_cards_assault_and_end() -> None:
    t = table("card 1")
    while t.g.round == 1:
        t.play("skip" if "skip" in t.options else t.options[-1])

    assert t.told("assault") == [()]
    assert t.g.round == 2
    assert t.g.hourglasses.on_hand == 2
    assert t.question == "OpenExchange"


@rule("SH-EOT-01", "SH-EOT-01r")
def test_recovery_comes_before_the_printed_steps() -> None:
    t = table("in HOS: soldier, veteran, marksman\npaid: orc\nend")
    assert t.question == "Recover"

    assert t.paid == "orc"


@rule("SH-EOT-04", "SH-DEF-03")
def test_completed_actions_are_cleared() -> None:
    t = table("placed wall: 2\nhourglasses 2\ndefender").play("wall W1")
    assert t.placed("wall") == 3

    t.play("cannon").until("OpenExchange")

    assert t.placed("wall") == 0
    assert t.g.hourglasses.performed == 0


@rule("SH-EOT-07")
def test_what_was_built_stays() -> None:
    text = "walls W1: 2\ncauldron W1: orc\ntile T1: pole\nraised W2\ntrap P08: TR-G\nspy ballista\nmachine RL1: ballista\n"
    t = table(text + "end").until("OpenExchange")

    assert t.walls("W1") == 2
    assert (t.cauldron("W1"), t.tile("T1")) == ("orc", "pole")
    assert t.has(t.g.castle.raised, "W2")
    assert t.traps == {"P08": 0}
    assert t.g.spies
    assert len(t.g.siege.machines) == 1


@rule("SH-EOT-02")
def test_blessing_and_glare_leave() -> None:
    t = table("blessed left\nglare W1\nend").until("OpenExchange")

    assert (t.g.castle.blessed, t.g.castle.glare) == (-1, -1)
    assert t.stock("blessing") == t.stock("glare") == 1


@rule("SH-EOT-03", "SH-ACT-04")
def test_wood_on_cards_goes_back_to_the_pile() -> None:
    t = table("pile 4\nend")
    there = t.g.stock[WOOD] + t.g.wood

    assert t.g.paid_wood == 0
    assert there == t.g.book.piece_count[WOOD]

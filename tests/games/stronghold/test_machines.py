"""Phase 2: siege machines (SH-P2)."""

from .starts import MACHINES, RICH
from .table import rule, table


@rule("SH-P2-01", "SH-P2-01r")
def test_each_rampart_has_one_place_for_a_barrage_weapon_and_one_for_a_mantelet() -> None:
    t = table(RICH + "machine RL1: catapult\nmantelet RL2\ncard 3").play("way:1")
    assert "space:RL1" not in t.options
    assert t.refuses("RL1") == "its place is taken (SH-P2-01)"
    assert t.refuses("FL") == "machines of this kind stand elsewhere (SH-P2-01)"

    t.play("RL2")

    assert [machine.space for machine in t.g.siege.machines] == [2, 3]


@rule("SH-P2-01")
def test_a_mantelet_needs_a_rampart_without_one() -> None:
    t = table(RICH + "mantelet RL2\nmachine RL1: ballista\ncard 5").play("way:1")

    assert "space:RL2" not in t.options
    assert "space:RL1" in t.options


@rule("SH-P2-02", "SH-ARI-04")
def test_a_barrage_weapon_gets_a_deck_of_two_hits_and_four_misses() -> None:
    t = table(RICH + "card 3").play("way:1 RL1")
    machine = t.g.siege.machines[0]

    assert (machine.hits, machine.misses) == (2, 4)
    assert (t.g.siege.hit_cards, t.g.siege.miss_cards) == (8, 22)


@rule("SH-P2-03")
def test_there_are_at_most_four_barrage_weapons() -> None:
    four = "machine RL1: ballista\nmachine RL2: ballista\nmachine RR1: catapult\nmachine FL: trebuchet\n"
    t = table(RICH + four + "card 3")

    assert t.prompt.question.startswith("Mantelet")


@rule("SH-P2-01", "SH-P2-11")
def test_a_trebuchet_takes_the_one_place_of_a_foreground() -> None:
    t = table(RICH + MACHINES + "machine FL: trebuchet\ncard 7").play("way:1")

    assert [machine.space for machine in t.g.siege.machines] == [0, 1]  # FR answered itself


@rule("SH-GEN-10", "SH-GEN-10r")
def test_without_a_tile_left_the_machine_cannot_be_built() -> None:
    three = "mantelet RL1\nmantelet RL2\nmantelet RL3\n"
    t = table(RICH + three + "card 5")

    assert t.prompt.question.startswith("Banner")

"""What the actions of the buildings can be aimed at (SH-DEF-05, SH-SCO-03, SH-FOR-02, SH-WRK-02)."""

from .starts import full
from .table import rule, table


@rule("SH-BAR-02", "SH-BAR-02r")
def test_a_trained_unit_needs_a_free_space_of_its_new_type() -> None:
    t = table(full("train_soldier", 1, "in BAR: marksman, soldier"))
    assert "free space" in t.refuses("train_soldier")
    t = table(full("train_veteran", 2, "in BAR: soldier\nreserve: 3 marksman"))

    assert "action:train_veteran" not in t.options
    t = table(full("train_veteran", 2, "in BAR: soldier\nreserve: 3 soldier"))
    assert "action:train_veteran" not in t.options


@rule("SH-FOR-02", "SH-FOR-02r", "SH-FOR-03", "SH-FOR-03r")
def test_a_section_has_one_cauldron_of_three_kinds() -> None:
    t = table(full("orc_cauldron", 3, "cauldron W1: goblin")).play("orc_cauldron")
    assert "space:W1" not in t.options

    t.play("W2")

    assert t.cauldron("W2") == "orc"
    assert t.stock("orc_cauldron") == 2


@rule("SH-GRD-01", "SH-HG-09r")
def test_tracking_needs_a_saboteur() -> None:
    t = table(full("track", 1, "in GRD: marksman"))

    assert "saboteur" in t.refuses("track")


@rule("SH-SCO-03", "SH-SCO-03r")
def test_a_trap_needs_a_path_without_one() -> None:
    t = table(full("trap", 4, "trap P01: TR-G, up\nbridge P02")).play("trap")

    assert len(t.options) == 19
    assert "path:P01" not in t.options


@rule("SH-WRK-02", "SH-WRK-02r")
def test_a_section_has_one_ladder_of_the_defender() -> None:
    t = table(full("ladder", 2, "raised W1")).play("ladder")
    assert "space:W1" not in t.options

    t.play("W2")

    assert t.stock("defender_ladder") == 1
    assert t.has(t.g.castle.raised, "W1")
    assert t.has(t.g.castle.raised, "W2")


@rule("SH-DEF-05")
def test_a_tower_holds_one_tile() -> None:
    t = table("tile T1: pole\nplaced cannon: 5\nhourglasses 1\ndefender").play("cannon")

    assert "space:T1" not in t.options
    assert t.refuses("T1") == "a tower without a tile is needed (SH-DEF-05)"


@rule("SH-P3-03", "SH-SCO-03")
def test_no_trap_is_placed_on_a_bridge() -> None:
    t = table("bridge P08\nplaced trap: 4\nhourglasses 1\nin FL: goblin\ndefender").play("trap")

    assert "path:P08" not in t.options
    assert "path:P09" in t.options

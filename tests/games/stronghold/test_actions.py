"""Hourglasses on actions, and what happens when the last space is filled (SH-DEF, SH-HG-07, SH-HG-09)."""

from .starts import full
from .table import rule, table


@rule("SH-HG-07", "SH-DEF-03", "SH-EOT-04")
def test_unfinished_actions_keep_their_hourglasses() -> None:
    t = table("placed cannon: 3\nplaced wall: 2\nhourglasses 1\ndefender").play("wall W1")

    t.until("OpenExchange")

    assert (t.placed("cannon"), t.placed("wall")) == (3, 0)


@rule("SH-HG-09", "SH-HG-09r")
def test_the_last_space_is_filled_only_if_the_action_can_be_resolved() -> None:
    t = table("placed mix_up: 2\nplaced malfunction: 3\nplaced wall: 2\nhourglasses 1\ndefender")

    assert "action:mix_up" not in t.options
    assert "action:malfunction" not in t.options
    assert "action:wall" in t.options
    assert t.refuses("mix_up") == "it has no target now (SH-HG-09)"


@rule("SH-HG-11r")
def test_a_cost_that_rises_undoes_nothing() -> None:
    t = table("plans: DP04\nplaced wall: 2\nhourglasses 2\ndefender").play("DP04 W1 done")

    assert t.placed("wall") == 2
    t.play("wall")
    assert t.question == "SpendHourglass"


@rule("SH-DEF-01")
def test_the_last_hourglass_activates_an_action_at_once() -> None:
    t = table("placed cannon: 5\nhourglasses 2\ndefender").play("cannon")
    assert (t.question, t.asked.seat) == ("AimAction", 1)

    t.play("T1")

    assert t.tile("T1") == "cannon"


@rule("SH-DEF-02")
def test_an_action_is_performed_once_a_turn() -> None:
    t = table("placed wall: 2\nhourglasses 2\ndefender").play("wall W1")

    assert t.refuses("wall") == "it was performed this turn (SH-DEF-02)"


@rule("SH-DEF-02r", "SH-BAR-03")
def test_training_is_repeated() -> None:
    t = table(
        "in BAR: 3 marksman\nin CRT: veteran\nplaced train_soldier: 1\nhourglasses 4\ndefender"
    )
    t.play("train_soldier")
    assert t.placed("train_soldier") == 0
    t.move("BAR", "soldier", "W1").play("train_soldier train_soldier")

    assert t.units("BAR") == "marksman, soldier"


@rule("SH-P4-04r", "SH-HG-11r", "SH-DEF-08r")
def test_full_actions_are_activated_when_saboteurs_leave() -> None:
    text = "saboteur WRK\nsaboteur FOR\nplaced wall: 3\nplaced cannon: 6\nin GRD: marksman\n"
    t = table(text + "placed track: 1\nhourglasses 1\ndefender").play("track")
    assert (t.question, t.offers) == ("NextCompleted", ["cannon", "wall"])

    t.play("wall W1")

    assert t.walls("W1") == 1
    assert t.question == "AimAction"  # the cannon follows


@rule("SH-P4-04r")
def test_a_full_action_without_a_target_loses_its_last_hourglass() -> None:
    text = (
        "saboteur CAT\nplaced mix_up: 3\nin GRD: marksman\nplaced track: 1\nhourglasses 1\ndefender"
    )
    t = table(text).play("track")

    assert t.placed("mix_up") == 2


@rule("SH-BAR-03")
def test_veterans_are_trained_from_soldiers() -> None:
    t = table(full("train_veteran", 2, "in BAR: soldier")).play("train_veteran")

    assert t.units("BAR") == "veteran"

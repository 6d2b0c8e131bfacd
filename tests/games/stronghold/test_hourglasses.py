"""What an action costs, and how many hourglasses there are (SH-HG-06, 08, 11)."""

from .table import rule, table


@rule("SH-HG-06", "SH-DEF-06")
def test_hourglasses_go_to_actions_moves_and_swaps_in_any_order() -> None:
    t = table("in W1: soldier\nin W2: marksman\nhourglasses 4\ndefender").play("cannon")
    t.swap("W1", "soldier", "W2", "marksman").move("W2", "soldier", "CRT")

    t.play("cannon")

    assert t.placed("cannon") == 2
    assert (t.g.hourglasses.given, t.g.hourglasses.spent) == (4, 2)


@rule("SH-HG-08", "SH-HG-08r")
def test_twenty_hourglasses_are_no_limit() -> None:
    t = table("placed cannon: 5\nplaced glare: 7\nplaced pole: 4\nhourglasses 12\ndefender")

    assert t.g.hourglasses.on_hand + sum(t.g.hourglasses.placed) == 28


@rule("SH-HG-11", "SH-HG-11r", "SH-PLN-05", "SH-PLN-05r")
def test_a_cost_is_printed_plus_saboteur_plus_drawback() -> None:
    t = table("saboteur WRK\nused: DP04\nplaced wall: 4\nhourglasses 1\ndefender")

    t.play("wall")

    assert t.question == "AimAction"
    assert t.placed("wall") == 5

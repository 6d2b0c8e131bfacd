"""The defender phase and its hourglasses (SH-DEF, SH-HG)."""

from .table import rule, table


@rule("SH-HG-04", "SH-DEF-09", "SH-DEF-09r")
def test_all_hourglasses_must_be_spent() -> None:
    t = table("in W1: soldier\nhourglasses 1\ndefender")
    assert t.question == "SpendHourglass"
    assert "pass" not in t.options
    assert "end" not in t.options

    t.move("W1", "soldier", "CRT")

    assert t.question != "SpendHourglass"


@rule("SH-HG-05")
def test_without_hourglasses_there_is_no_phase() -> None:
    line = "line: demon, possession, specter, ballista, banner, sap\n"
    t = table(line + "supply: goblin\nfulfilled: OB01, OB03\ncard 6").play("way:1 BAR done")

    assert t.g.played == 1 << 5 | 1 << 8
    assert t.question == "ChooseManeuver"


@rule("SH-HG-06", "SH-DEF-06")
def test_hourglasses_go_to_actions_moves_and_swaps_in_any_order() -> None:
    t = table("in W1: soldier\nin W2: marksman\nhourglasses 4\ndefender").play("cannon")
    t.swap("W1", "soldier", "W2", "marksman").move("W2", "soldier", "CRT")

    t.play("cannon")

    assert t.placed("cannon") == 2
    assert (t.g.hourglasses.given, t.g.hourglasses.spent) == (4, 2)


@rule("SH-HG-07", "SH-DEF-03", "SH-EOT-04")
def test_unfinished_actions_keep_their_hourglasses() -> None:
    t = table("placed cannon: 3\nplaced wall: 2\nhourglasses 1\ndefender").play("wall W1")

    t.until("OpenExchange")

    assert (t.placed("cannon"), t.placed("wall")) == (3, 0)


@rule("SH-HG-08", "SH-HG-08r")
def test_twenty_hourglasses_are_no_limit() -> None:
    t = table("placed cannon: 5\nplaced glare: 7\nplaced pole: 4\nhourglasses 12\ndefender")

    assert t.g.hourglasses.on_hand + sum(t.g.hourglasses.placed) == 28


@rule("SH-HG-09", "SH-HG-09r")
def test_the_last_space_is_filled_only_if_the_action_can_be_resolved() -> None:
    t = table("placed mix_up: 2\nplaced malfunction: 3\nplaced wall: 2\nhourglasses 1\ndefender")

    assert "action:mix_up" not in t.options
    assert "action:malfunction" not in t.options
    assert "action:wall" in t.options
    assert t.refuses("mix_up") == "it has no target now (SH-HG-09)"


@rule("SH-HG-11", "SH-HG-11r", "SH-PLN-05", "SH-PLN-05r")
def test_a_cost_is_printed_plus_saboteur_plus_drawback() -> None:
    t = table("saboteur WRK\nused: DP04\nplaced wall: 4\nhourglasses 1\ndefender")

    t.play("wall")

    assert t.question == "AimAction"
    assert t.placed("wall") == 5


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


@rule("SH-DEF-05")
def test_a_tower_holds_one_tile() -> None:
    t = table("tile T1: pole\nplaced cannon: 5\nhourglasses 1\ndefender").play("cannon")

    assert "space:T1" not in t.options
    assert t.refuses("T1") == "a tower without a tile is needed (SH-DEF-05)"


@rule("SH-DEF-06r", "SH-DEF-09r", "SH-HER-02")
def test_heroic_orders_may_follow_the_last_hourglass() -> None:
    t = table("in W1: soldier, warrior\nhourglasses 1\ndefender").play("cannon")
    assert (t.question, t.options[-1]) == ("React", "pass")

    t.heroic("warrior", "HO3", "W1", "soldier", "CRT")

    assert t.units("CRT") == "soldier"


@rule("SH-DEF-07")
def test_the_assault_starts_when_the_last_hourglass_is_used() -> None:
    t = table("hourglasses 1\nround 7\ndefender")
    assert t.told("assault") == []

    t.play("cannon").pass_on()

    assert t.told("assault") == [()]


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

"""Moves and swaps (SH-MOV)."""

import pytest

from .table import rule, table


@rule("SH-MOV-01", "SH-MOV-12", "SH-HG-06")
def test_each_move_costs_an_hourglass_also_of_the_same_unit() -> None:
    t = table("in W1: soldier\nhourglasses 3\ndefender")

    t.move("W1", "soldier", "W2").move("W2", "soldier", "W3")

    assert t.units("W3") == "soldier"
    assert (t.g.hourglasses.on_hand, t.g.hourglasses.spent) == (1, 2)


@rule("SH-MOV-02", "SH-MOV-02r", "SH-MOV-03", "SH-MOV-14", "SH-MOV-14r")
def test_from_the_walls_units_walk_along_them_or_down() -> None:
    t = table("in W4: marksman, soldier\nhourglasses 1\ndefender").play("move W4 marksman")
    assert t.offers == ["BAR", "CRT", "GRD", "T3", "W3"]
    t = table("in T3: marksman\nhourglasses 1\ndefender").play("move")
    t.chain({"MoveFrom": "T3"})

    assert t.offers == ["BAR", "CRT", "GRD", "W3", "W4"]


@rule("SH-MOV-04", "SH-MOV-04r")
def test_from_inside_units_go_anywhere() -> None:
    t = table("in CRT: marksman\nhourglasses 1\ndefender").play("move")
    t.chain({"MoveFrom": "CRT", "MoveWho": "marksman"})

    assert len(t.options) == 9 + 7 + 2
    assert {"space:W1", "space:W9", "space:T7", "space:GRD"} <= set(t.options)


@rule("SH-MOV-04r")
def test_workers_may_leave_their_building() -> None:
    t = table("in FOR: soldier\nhourglasses 1\ndefender").move("FOR", "soldier", "W5")

    assert t.units("W5") == "soldier"


@rule("SH-MOV-05")
def test_only_two_marksmen_fit_a_tower() -> None:
    t = table("in T1: 2 marksman\nin W1: soldier, marksman\nhourglasses 2\ndefender")
    t.play("move W1 marksman")
    assert "space:T1" not in t.options
    t.play("CRT move W1")

    assert t.refuses("T1") == "only marksmen enter towers (SH-MOV-05)"


@rule("SH-MOV-06", "SH-HOS-03", "SH-HOS-03r")
def test_nobody_moves_to_workplaces_or_leaves_the_hospital() -> None:
    t = table("in CRT: soldier\nin HOS: veteran\nin W1: veteran\nhourglasses 1\ndefender").play(
        "move"
    )
    assert "space:HOS" not in t.options
    assert "Hospital" in t.refuses("HOS")
    t.chain({"MoveFrom": "CRT", "MoveWho": "soldier"})

    for place in ("FOR", "WRK", "SCO", "HOS", "CAT"):
        assert t.refuses(place) == "nobody is moved there; a heroic order can (SH-MOV-06)"


@rule("SH-MOV-07", "SH-MOV-07r")
def test_heroes_walk_from_section_to_section_and_to_the_courtyard() -> None:
    t = table("in W2: warrior\nin W3: officer\nhourglasses 1\ndefender").play("move W2")

    assert t.offers == ["CRT", "W1"]


@rule("SH-MOV-07r", "SH-MOV-08")
def test_a_hero_takes_no_space_but_one_hero_fits_a_section() -> None:
    t = table("in W1: 2 soldier\nin CRT: warrior, officer\nhourglasses 2\ndefender")
    t.move("CRT", "warrior", "W1")
    assert t.hero("warrior") == "W1"

    t.play("move CRT")

    assert "space:W1" not in t.options


@rule("SH-MOV-08", "SH-MOV-08r")
def test_a_target_needs_a_free_space_of_its_type() -> None:
    barracks = "in BAR: 3 marksman, soldier\nin GRD: 2 marksman\n"
    t = table(barracks + "in W1: marksman, soldier\nin W2: 3 soldier\nhourglasses 1\ndefender")
    t.play("move W1 marksman")

    assert t.offers == ["CRT", "T1"]
    assert t.refuses("BAR") == "there is no free space for this unit (SH-MOV-08)"


@rule("SH-MOV-08", "SH-WRK-02")
def test_a_ladder_gives_one_more_space() -> None:
    t = table("raised W1\nin W1: 2 soldier\nin W2: soldier\nhourglasses 1\ndefender")

    t.move("W2", "soldier", "W1")

    assert t.units("W1") == "3 soldier"


@rule("SH-MOV-09")
def test_two_units_in_adjacent_places_swap() -> None:
    t = table("in W1: 2 soldier\nin W2: 3 marksman\nhourglasses 2\ndefender")

    t.swap("W1", "soldier", "W2", "marksman")

    assert (t.units("W1"), t.units("W2")) == ("marksman, soldier", "2 marksman, soldier")
    assert t.g.hourglasses.on_hand == 1


@rule("SH-MOV-09r", "SH-MOV-11", "SH-GEN-08")
def test_units_of_one_type_and_units_across_the_gate_do_not_swap() -> None:
    t = table(
        "in W1: soldier\nin W2: soldier\nin W4: veteran\nin W5: marksman\nhourglasses 1\ndefender"
    )

    assert "swap" not in t.options


@rule("SH-MOV-10", "SH-MOV-09r")
def test_halls_are_adjacent_to_every_place() -> None:
    t = table("in W9: soldier\nin W1: marksman\nin CRT: veteran\nhourglasses 1\ndefender").play(
        "swap"
    )
    assert t.offers == ["W1", "W9"]
    t.play("W9")

    assert t.units("W9") == "veteran"


@rule("SH-MOV-09r")
def test_in_the_barracks_the_newcomer_needs_his_own_space() -> None:
    text = "in W1: soldier\nin BAR: marksman, soldier\nhourglasses 1\ndefender"
    assert "swap" not in table(text).options

    t = table("in W1: soldier\nin BAR: marksman\nhourglasses 1\ndefender").play("swap")

    assert (t.units("W1"), t.units("BAR")) == ("marksman", "soldier")


@rule("SH-MOV-09", "SH-MOV-09r")
def test_heroes_swap_with_each_other_only() -> None:
    t = table("in W2: warrior\nin W3: officer, soldier\nhourglasses 2\ndefender").play("swap")
    assert (t.hero("warrior"), t.hero("officer")) == ("W3", "W2")
    t = table("in W1: warrior\nin W3: officer\nhourglasses 1\ndefender")

    assert "swap" not in t.options


@rule("SH-MOV-09r")
def test_workers_are_not_swapped() -> None:
    t = table("in FOR: soldier\nin CRT: marksman\nhourglasses 1\ndefender")

    assert "swap" not in t.options


@rule("SH-MOV-13", "SH-MOV-13r")
def test_invaders_do_not_hold_units() -> None:
    t = table("in W1: soldier, 3 orc\nhourglasses 1\ndefender")
    t.play("move")
    t.chain({"MoveFrom": "W1"})

    assert "space:W2" in t.options


@rule("SH-MOV-01")
def test_a_move_is_picked_by_who_goes_and_then_by_where_to() -> None:
    t = table("in W1: soldier\nin W3: marksman, warrior\nhourglasses 2\ndefender")
    assert ("move", "space:W1") in t.routes  # the soldier answers itself

    t.play_together("move W3 marksman")
    assert t.question == "MoveTo"
    t.play("T2")

    assert t.units("T2") == "marksman"


@rule("SH-MOV-01")
def test_a_whole_move_can_be_sent_at_once() -> None:
    t = table("in W1: soldier\nin W3: marksman, warrior\nhourglasses 2\ndefender")

    t.play_together("move W3 marksman T2")

    assert t.units("T2") == "marksman"


@rule("SH-MOV-09")
def test_a_swap_is_picked_by_who_goes() -> None:
    t = table("in W1: soldier\nin W2: marksman, soldier\nin W3: veteran\nhourglasses 2\ndefender")

    t.play("swap")

    assert t.routes == [("space:W1",), ("space:W2", "unit:marksman"), ("space:W2", "unit:soldier")]


@rule("SH-MOV-05")
@pytest.mark.parametrize("start", ["W1", "CRT"])
def test_a_soldier_does_not_go_to_a_tower(start: str) -> None:
    t = table(f"in {start}: soldier\nhourglasses 2\ndefender")

    t.play("move").chain({"MoveFrom": start, "MoveWho": "unit:soldier"})

    assert t.question == "MoveTo"
    assert not [name for name in t.options if name.startswith("space:T")]


@rule("SH-MOV-12", "SH-HG-06")
def test_a_swap_costs_one_hourglass() -> None:
    t = table("in W1: soldier\nin W2: marksman\nhourglasses 2\ndefender")

    t.swap("W1", "soldier", "W2", "marksman")

    assert t.g.hourglasses.on_hand == 1

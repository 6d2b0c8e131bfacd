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


@rule("SH-MOV-05")
@pytest.mark.parametrize("start", ["W1", "CRT"])
def test_a_soldier_does_not_go_to_a_tower(start: str) -> None:
    t = table(f"in {start}: soldier\nhourglasses 2\ndefender")

    t.play("move").chain({"MoveFrom": start, "MoveWho": "unit:soldier"})

    assert t.question == "MoveTo"
    assert not [name for name in t.options if name.startswith("space:T")]

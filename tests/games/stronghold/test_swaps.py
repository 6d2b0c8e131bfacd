"""Swaps: two units or two heroes in adjacent places change places (SH-MOV-09 to 12)."""

from .table import rule, table


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


@rule("SH-MOV-09")
def test_a_swap_is_picked_by_who_goes() -> None:
    t = table("in W1: soldier\nin W2: marksman, soldier\nin W3: veteran\nhourglasses 2\ndefender")

    t.play("swap")

    assert t.routes == [("space:W1",), ("space:W2", "unit:marksman"), ("space:W2", "unit:soldier")]


@rule("SH-MOV-12", "SH-HG-06")
def test_a_swap_costs_one_hourglass() -> None:
    t = table("in W1: soldier\nin W2: marksman\nhourglasses 2\ndefender")

    t.swap("W1", "soldier", "W2", "marksman")

    assert t.g.hourglasses.on_hand == 1


@rule("SH-P5-07r")
def test_a_gale_asks_its_price_of_a_swap_too() -> None:
    t = table("ritual gale: W2 target\nin W1: soldier\nin W2: marksman\nhourglasses 2\ndefender")

    t.swap("W1", "soldier", "W2", "marksman")

    assert t.units("W1") == "marksman"
    assert t.g.hourglasses.on_hand == 0

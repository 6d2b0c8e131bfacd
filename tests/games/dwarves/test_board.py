"""The map: where arrows lead, which passages are open (DW-TUN, DW-PL-02, DW-PL-12, DW-PL-15)."""

from tests.games.dwarves.starts import B01, R01, Y01, moving, settled
from tests.games.dwarves.table import rule

# Tiles by their place in a full pile: R01 to R12, Y01 to Y12, B01 to B12.


@rule("DW-TUN-03", "DW-PL-12")
def test_perished_land_closes_either_end() -> None:
    t = moving("at tungdil: H2\nperished J3: R01", "2 1 1").play("tunnel")
    assert t.offers == ["B5", "E8"]
    assert t.refuses("J3") == "Perished Land closes the passage (DW-TUN-03)"

    assert "tunnel" not in moving("at tungdil: H2\nperished H2: R01", "2 1 1").options


@rule("DW-PL-12")
def test_a_gate_in_perished_land_can_still_be_visited() -> None:
    t = moving("at tungdil: L2\nperished L1: R01", "1 1 1").play("L1", "doom")

    assert (t.where("tungdil"), t.question) == ("L1", "Menu")


@rule("DW-TUN-04")
def test_the_tunnel_tile_is_one_more_entrance_unless_it_lies_in_perished_land() -> None:
    t = moving("tunnel C2\nat tungdil: H2", "2 1 1").play("tunnel")
    assert t.offers == ["B5", "C2", "E8", "J3"]

    t = moving("tunnel C2\nperished C2: R01\nat tungdil: H2", "2 1 1").play("tunnel")
    assert t.offers == ["B5", "E8", "J3"]


@rule("DW-GLO-11")
def test_the_mine_cart_joins_its_hex_with_open_entrances_even_in_perished_land() -> None:
    text = "card B3-X2\ncart C2\nperished C2: R01\nat tungdil: H2"
    t = moving(text, "2 1 1", book="3").play("tunnel")
    assert t.offers == ["B5", "C2", "E8", "J3"]

    t.play("C2", "doom", "tunnel")

    assert t.offers == ["B5", "E8", "H2", "J3"]


@rule("DW-PL-02", "DW-PL-07")
def test_a_tile_points_like_the_printed_arrow_of_its_colour() -> None:
    """G4: red leads to H4, yellow to G5, blue to F4."""
    for tile, goal in ((R01, "H4"), (Y01, "G5"), (B01, "F4")):
        t = settled("troops G4: 5 elf", tile)  # 01 tiles have no square for Élfar

        assert t.turned[:2] == ["G4", goal]  # all five go there, so that it turns as well


@rule("DW-PL-15", "DW-EXP-01")
def test_for_experts_four_troops_turn_a_hex() -> None:
    assert settled("troops G4: 4 orc", Y01, expert="yes").perished == ["G4"]
    assert settled("troops G4: 3 orc", expert="yes").perished == []

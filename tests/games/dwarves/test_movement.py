"""Move on the map (DW-MOV): dice, troops that stop, the price of Perished Land."""

from tests.games.dwarves.starts import PAIR, moving
from tests.games.dwarves.table import rule, table


@rule("DW-MOV-03")
def test_troops_in_a_hex_end_the_move_and_a_later_action_goes_on() -> None:
    t = moving("at tungdil: G3\ntroops G4: orc", "5 5 5 3 1 1").play("G4")
    assert (t.question, t.g.left) == ("Menu", 1)

    t.play("move", "G5")

    assert (t.where("tungdil"), t.question) == ("G5", "Walk")


@rule("DW-MOV-04")
def test_leaving_a_hex_with_troops_is_free() -> None:
    t = moving("at tungdil: G3\ntroops G3: 4 troll", "2 1 1").play("G2")

    assert (t.where("tungdil"), t.health("tungdil")) == ("G2", 5)


@rule("DW-MOV-05")
def test_troops_on_cards_do_not_stop_a_move() -> None:
    """AD13 puts Orcs on Roodacre (L3)."""
    t = moving("card AD13: 3 orc\nat tungdil: L2", "3 1 1").play("L3")

    assert (t.question, t.where("tungdil")) == ("Walk", "L3")


@rule("DW-MOV-06", "DW-MOV-09")
def test_the_worked_example_three_hexes_two_of_them_perished_and_troops_at_the_end() -> None:
    t = moving(
        "doom 30\nat tungdil: G1\nperished G2: R01\nperished G4: R02\ntroops G4: orc", "4 4 4"
    )

    t.play("G2")
    assert (t.question, t.options) == ("PayForLand", ["pay:health", "pay:doom"])
    t.play("health", "G3")
    assert t.question == "Walk"  # G3 costs nothing
    t.play("G4", "doom")

    assert (t.health("tungdil"), t.g.doom, t.question) == (4, 29, "Menu")


@rule("DW-MOV-08")
def test_starting_on_and_leaving_perished_land_costs_nothing() -> None:
    t = moving("at tungdil: G2\nperished G2: R01", "1 1 1").play("G3")

    assert (t.question, t.health("tungdil"), t.g.doom) == ("Menu", 5, 41)


@rule("DW-MOV-07", "DW-SAGA-02")
def test_an_effect_that_moves_another_hero_asks_that_heros_seat() -> None:
    """The Council tile: the moved Hero's seat walks and pays."""
    t = table(
        f"{PAIR}doom 30\ncouncil R2\nat balyndis: G1\nperished G2: R01\nbegin completed",
        book="2",
    )
    assert (t.who, t.options) == ("tungdil", ["hero:tungdil", "hero:balyndis", "pass"])
    t.play("balyndis")
    assert (t.who, t.question) == ("balyndis", "Walk")
    assert t.asked.question(t.g) == "Balyndis may go 3 hexes. Where to?"

    t.play("G2", "doom")

    assert (t.g.doom, t.question, t.who) == (29, "Walk", "balyndis")


@rule("DW-MOV-10")
def test_a_hero_may_stop_early_or_stay() -> None:
    t = moving("at tungdil: G3", "6 1 1").play("done")

    assert (t.where("tungdil"), t.question) == ("G3", "Menu")


@rule("DW-MOV-11")
def test_a_step_goes_to_a_neighbour_and_says_why_not_elsewhere() -> None:
    t = moving("at tungdil: G1", "2 1 1")

    assert t.options == ["hex:H1", "hex:G2", "hex:F1", "done"]
    assert t.refuses("G3") == "only neighbours can be entered (DW-MOV-11)"
    assert t.refuses("tunnel") == "no passage is open here (DW-TUN-01, DW-TUN-03)"


@rule("DW-HERO-06")
def test_bavragor_enters_perished_land_without_penalty() -> None:
    t = moving("at bavragor: G1\nperished G2: R01", "1 1", "heroes: bavragor, balyndis")

    t.play("G2")

    assert (t.question, t.health("bavragor"), t.g.doom) == ("Menu", 5, 41)


@rule("DW-HERO-11")
def test_troops_do_not_end_a_move_of_narmora() -> None:
    t = moving("at narmora: G1\ntroops G2: orc", "2 1 1 1", "heroes: narmora, balyndis")

    assert t.play("G2").question == "Walk"


@rule("DW-TUN-01")
def test_a_passage_costs_one_point_and_the_move_goes_on_from_there() -> None:
    """T4 is H2, T3 is J3: one point to the entrance, one through the tunnels, one more to K3."""
    t = moving("at tungdil: H1", "3 1 1").play("H2", "tunnel")
    assert (t.question, t.offers) == ("TakePassage", ["B5", "E8", "J3"])

    t.play("J3", "K3")

    assert (t.where("tungdil"), t.question) == ("K3", "Menu")


@rule("DW-TUN-02")
def test_a_hero_on_an_entrance_uses_the_passage_with_the_first_point() -> None:
    t = moving("at tungdil: H2", "1 1 1").play("tunnel", "B5")

    assert (t.where("tungdil"), t.question) == ("B5", "Menu")


@rule("DW-TUN-05")
def test_troops_at_the_exit_end_the_move() -> None:
    t = moving("at tungdil: H2\ntroops J3: orc", "4 1 1").play("tunnel", "J3")

    assert (t.where("tungdil"), t.question) == ("J3", "Menu")

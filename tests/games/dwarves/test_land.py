"""Perished Land and Blacksaddle (DW-PL, DW-BS): hexes turn, troops spread and run on."""

from jotunheim.games.dwarves.book import read_book
from jotunheim.games.dwarves.tokens import HEX_NAMES
from tests.games.dwarves.starts import R01, R03, Y01, Y03, settled
from tests.games.dwarves.table import DwarfTable, Girdlegard, rule, table

# Tiles by their place in a full pile: R01 to R12, Y01 to Y12, B01 to B12.


@rule("DW-PL-01")
def test_five_troops_turn_a_hex_and_four_do_not() -> None:
    assert settled("troops G4: 5 orc", Y01).perished == ["G4"]
    assert settled("troops G4: 2 orc, 2 troll").perished == []


@rule("DW-PL-02")
def test_a_tile_is_drawn_by_chance_and_leaves_the_pile() -> None:
    t = settled("troops G4: 5 orc", R03)

    assert (t.tile("G4"), t.g.pile.bit_count()) == ("R03", 35)


@rule("DW-PL-03")
def test_without_tiles_no_hex_turns() -> None:
    t = settled("troops G4: 8 orc\npile 0")

    assert (t.perished, t.troops("G4")) == ([], "8 orc")


@rule("DW-PL-04")
def test_squares_send_troops_to_the_neighbours_beside_the_arrow() -> None:
    """Y01 in G4 points south: two Orcs left (SE, H4), two Trolls right (SW, F4), the rest ahead."""
    t = settled("troops G4: 3 orc, 2 troll", Y01)

    assert (t.troops("H4"), t.troops("F4"), t.troops("G5")) == ("2 orc", "2 troll", "orc")
    assert t.troops("G4") == ""


@rule("DW-PL-05")
def test_troops_for_a_closed_side_leave_with_the_others() -> None:
    """G1 on the edge, red arrow SE to H1: its left neighbour is off the map."""
    t = settled("troops G1: 4 orc, 2 troll", R01)

    assert (t.troops("H1"), t.troops("G2")) == ("4 orc", "2 troll")


@rule("DW-PL-05")
def test_a_side_that_is_perished_land_claims_nothing() -> None:
    t = settled("troops G4: 3 orc, 2 troll\nperished H4: R01", 11)  # R01 is gone: 11 is Y01

    assert t.tile("G4") == "Y01"
    assert (t.troops("G5"), t.troops("F4")) == ("3 orc", "2 troll")


@rule("DW-PL-06")
def test_two_sides_compete_for_one_orc_and_the_active_seat_chooses() -> None:
    """Y03 wants an Orc on both sides."""
    t = settled("active balyndis\ntroops G4: orc, 5 elf", Y03)
    assert (t.question, t.who, t.options) == ("SendTroop", "balyndis", ["side:left", "side:right"])

    t.play("right")

    assert (t.troops("H4"), t.troops("F4"), t.troops("G5")) == ("", "orc, elf", "4 elf")


@rule("DW-PL-06")
def test_a_blocked_side_claims_nothing_so_the_orc_goes_to_the_other() -> None:
    t = settled("troops G4: orc, 4 elf\nperished H4: R01", 13)  # Y03

    assert (t.tile("G4"), t.question) == ("Y03", "Menu")
    assert t.troops("F4") == "orc, elf"


@rule("DW-PL-06")
def test_contested_troops_are_asked_for_in_the_order_orc_troll_elf() -> None:
    """R05 has an Orc and a Troll on both sides."""
    t = settled("troops G4: orc, troll, 3 elf", 4)
    assert t.asked.question(t.g) == "G4 turns: to which side of the arrow does one Orc go?"

    t.play("left")

    assert t.asked.question(t.g) == "G4 turns: to which side of the arrow does one Troll go?"
    assert t.play("right").troops("G5") == "troll"


@rule("DW-PL-09")
def test_a_hex_that_fills_through_the_others_turns_as_well() -> None:
    """G4 sends its Élfar to G5, which then holds five and turns: they go on to Blacksaddle."""
    t = settled("troops G4: 3 orc, 2 elf\ntroops G5: 2 troll, 2 elf", Y01, 12)

    assert t.perished == ["G4", "G5"]
    assert t.troops("G5") == ""


@rule("DW-PL-09")
def test_of_several_full_hexes_the_active_seat_picks_the_next() -> None:
    t = settled("active balyndis\ntroops G3: 5 elf\ntroops K3: 5 elf")
    assert (t.question, t.who, t.offers) == ("ChooseHex", "balyndis", ["G3", "K3"])
    assert t.refuses("G6") == "Blacksaddle never turns (DW-PL-14)"
    assert t.refuses("A1") == "there are not 5 troops (DW-PL-01)"

    t.play("K3")

    assert t.turned[0] == "K3"


@rule("DW-PL-11")
def test_a_hero_in_a_hex_that_turns_suffers_nothing() -> None:
    t = settled("at tungdil: G4\ntroops G4: 5 orc", Y01)

    assert (t.perished, t.where("tungdil"), t.health("tungdil")) == (["G4"], "G4", 5)
    assert t.question == "Menu"


@rule("DW-PL-14", "DW-BS-02")
def test_blacksaddle_never_turns_but_empties_and_doom_advances_one_step() -> None:
    t = settled("doom 30\ntroops G5: 5 orc\ntroops G6: 2 elf", Y01)  # G5 leads to G6

    assert (t.perished, t.troops("G6")) == (["G5"], "")
    assert (t.g.doom, t.supply) == (29, "28 orc, 25 troll, 20 elf")  # two Orcs went sideways


@rule("DW-BS-02")
def test_one_step_however_many_troops_are_there() -> None:
    t = settled("doom 30\ntroops G5: 9 elf\ntroops G6: 4 troll", Y01)

    assert (t.g.doom, t.troops("G6")) == (29, "")


@rule("DW-BS-02")
def test_blacksaddle_is_checked_only_if_somebody_came() -> None:
    t = settled("doom 30\ntroops G6: 6 orc")

    assert (t.g.doom, t.troops("G6")) == (30, "6 orc")


@rule("DW-BS-03")
def test_fewer_than_five_stay_at_blacksaddle_and_can_be_fought() -> None:
    t = settled("doom 30\nat tungdil: G6\ntroops G5: 5 elf\nperished G4: R01", 11)

    assert t.tile("G5") == "Y01"
    assert (t.g.doom, t.troops("G6")) == (29, "")
    t = settled("doom 30\nat tungdil: G6\ntroops G5: 3 orc, 2 troll", Y01)
    assert (t.g.doom, t.troops("G6"), "fight" in t.options) == (30, "orc", True)


@rule("DW-BS-04", "DW-EXP-02")
def test_the_threshold_of_blacksaddle_is_five_for_experts_too() -> None:
    text = "doom 30\ntroops G5: 4 elf"

    assert settled(text, Y01, expert="yes").g.doom == 30
    assert settled(text, Y01, expert="yes").troops("G6") == "4 elf"


@rule("DW-EXP-03")
def test_without_tiles_experts_have_full_hexes_too() -> None:
    assert settled("troops G4: 6 orc\npile 0", expert="yes").perished == []


@rule("DW-PL-19")
def test_blacksaddle_takes_troops_that_go_sideways() -> None:
    """On our map no arrow passes Blacksaddle, so the test turns the printed arrow of F5 to the south."""
    book = read_book()
    f5 = HEX_NAMES.index("F5")
    book.arrow[f5] = [3, 3, 3]  # south to F6: the hex to its left is G6
    t = DwarfTable(Girdlegard(book), "troops F5: 2 orc, 3 troll\nbegin settle", settled=False)
    t.script(draws=(R01,)).g.settle()

    assert (t.troops("G6"), t.troops("E5"), t.troops("F6")) == ("2 orc", "2 troll", "troll")


@rule("DW-PL-17")
def test_all_hexes_turn_before_blacksaddle_is_checked() -> None:
    """Troops of two hexes meet in Blacksaddle: one check, one step."""
    t = settled("doom 30\ntroops G5: 5 elf\ntroops G7: 5 elf", R01, 0).until("Menu")

    assert (t.perished, t.g.doom, t.troops("G6")) == (["G5", "G7"], 29, "")


@rule("DW-PL-13")
def test_a_card_turns_noted_hexes_one_by_one_without_any_other_check() -> None:
    """H2 sends its troops to H3, which is noted too: they stay there and leave with it."""
    t = table(
        "active balyndis\ntroops H2: elf\ntroops H3: 4 elf\nbegin blight: H2, H3", draws=(12, 12)
    )
    assert (t.question, t.who, t.offers) == ("ChooseNoted", "balyndis", ["H2", "H3"])

    t.play("H2").until("Menu")

    assert t.turned[:2] == ["H2", "H3"]
    assert t.troops("H3") == ""


@rule("DW-PL-13", "DW-PL-14")
def test_perished_land_and_blacksaddle_are_never_noted() -> None:
    t = table("perished G4: R01\ntroops G6: orc\nbegin blight: G4, G6")

    assert (t.question, t.perished, t.troops("G6")) == ("Menu", ["G4"], "orc")


@rule("DW-PL-13", "DW-GLO-06")
def test_a_low_threshold_of_a_card_is_not_repeated() -> None:
    """The troops of H2 go to H3: one Orc there does not turn it."""
    t = table("troops H2: elf\nbegin blight: H2", draws=(12,))

    assert (t.perished, t.troops("H3")) == (["H2"], "elf")


@rule("DW-PL-13")
def test_if_tiles_run_out_noted_hexes_stay_as_they_are() -> None:
    t = table("pile 1\ntroops H2: orc\ntroops K3: orc\nbegin blight: H2, K3").play("K3")

    assert (t.perished, t.troops("H2")) == (["K3"], "orc")


@rule("DW-PL-16")
def test_a_tile_that_is_taken_off_is_mixed_back_into_the_pile() -> None:
    t = table("perished H2: R01\nbegin restore: H2")

    assert (t.perished, t.tile("H2"), t.g.pile.bit_count()) == ([], "", 36)


@rule("DW-PL-18")
def test_a_tile_that_comes_back_lets_a_full_hex_turn_at_once() -> None:
    t = table("perished H2: R01\npile 0\ntroops K3: 6 orc\nbegin restore: H2")

    assert (t.perished, t.tile("K3")) == (["K3"], "R01")

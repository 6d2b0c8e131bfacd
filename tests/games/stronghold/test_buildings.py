"""The actions of the buildings (SH-BAR, SH-CAT, SH-CRT, SH-FOR, SH-GRD, SH-HOS, SH-SCO, SH-WRK)."""

from jotunheim.games.stronghold.state import MIXED_UP, ORDER_TOKENS, TRAP_TOKENS

from .starts import full
from .table import rule, table


@rule("SH-BAR-01")
def test_training_replaces_a_unit_of_the_barracks() -> None:
    t = table(full("train_soldier", 1, "in BAR: 2 marksman")).play("train_soldier")

    assert t.units("BAR") == "marksman, soldier"
    assert t.reserve == "16 marksman, 19 soldier, 4 veteran"


@rule("SH-CAT-01")
def test_a_blessing_is_for_one_side() -> None:
    t = table(full("blessing", 2, "in T1: marksman")).play("blessing left")

    assert t.g.castle.blessed == 0
    assert t.stock("blessing") == 0


@rule("SH-CAT-01", "SH-CAT-01r")
def test_blessed_marksmen_fire_together_even_without_a_path() -> None:
    text = "blessed left\nin T1: 2 marksman\nin W1: marksman\nin W4: marksman, orc\nwalls W4: 9\nin W2: 2 marksman\nglare W2\n"
    t = table(text + "in RL3: 2 orc\nround 7\nassault")
    assert (t.question, t.offers) == ("BlessedVolley", ["RL1", "RL2", "RL3"])

    t.play("RL3")

    assert t.told("volley") == [(4, 3)]  # not the engaged one, not those under Glare
    assert t.units("RL3") == "orc"


@rule("SH-CAT-01r", "SH-RNG-11")
def test_a_mantelet_stops_a_blessed_volley() -> None:
    t = table(
        "blessed left\nin T1: 2 marksman\nmantelet RL1\nin RL1: 2 orc\nround 7\nassault"
    ).play("RL1")

    assert t.units("RL1") == "2 orc"


@rule("SH-CAT-02", "SH-CAT-02r", "SH-HID-02", "SH-HID-02r")
def test_a_mix_up_returns_an_order_unseen() -> None:
    t = table(full("mix_up", 2, "in W1: orc\norder W1: O-DET")).play("mix_up")

    assert t.g.hidden.order_at[1] == MIXED_UP
    assert not t.g.hidden.knows(ORDER_TOKENS, 1, 1)
    assert t.told("order_shown") == []


@rule("SH-CAT-03", "SH-CAT-03r", "SH-P2-07")
def test_sharpshooters_kill_anybody_anywhere() -> None:
    board = "in FL: orc\nin RL1: troll, goblin\nmantelet RL1\nin W1: goblin\nin MAR: goblin, orc\nsupply: troll"
    t = table(full("sharpshooters", 3, board)).play("sharpshooters")
    assert t.offers == ["FL", "MAR", "RL1", "W1"]

    t.play("RL1 troll")

    assert t.units("RL1") == "goblin"


@rule("SH-CAT-03r", "SH-MAN-11r")
def test_a_shot_marauder_is_replaced_when_they_next_march() -> None:
    t = table(full("sharpshooters", 3, "in MAR: goblin, orc")).play("sharpshooters orc")

    assert t.units("MAR") == "goblin"


@rule("SH-CAT-04")
def test_glare_may_lie_on_any_section() -> None:
    t = table("placed glare: 7\nhourglasses 2\ndefender").play("glare")

    assert len(t.options) == 9
    assert t.play("W9").g.castle.glare == 18


@rule("SH-CAT-04", "SH-CAT-04r", "SH-EOT-02")
def test_under_glare_nothing_is_resolved() -> None:
    text = "glare W1\nin W1: 3 orc, marksman\nequip W1: poison\ncauldron W1: orc\nmachine RL1: ballista, 0\n"
    t = table(text + "tile T1: pole\nassault")
    assert (t.question, t.offers) == ("AimMachine", ["W2", "hold"])
    assert t.refuses("W1") == "no assault under Unearthly Glare (SH-CAT-04)"
    t.play("hold").until("OpenExchange")

    assert t.units("W1") == "3 orc, marksman"
    assert t.g.castle.glare == -1
    assert t.stock("glare") == 1


@rule("SH-FOR-01", "SH-FOR-04")
def test_each_cannon_aims_at_what_it_reaches() -> None:
    t = table("tile T2: cannon\nround 7\nassault")

    assert t.offers == ["FL", "RL1", "RL2", "RL3", "hold"]
    assert t.refuses("RR1") == "it is out of this cannon's reach (SH-FOR-01)"


@rule("SH-GRD-01")
def test_tracking_costs_a_marksman_of_the_guards() -> None:
    t = table(full("track", 1, "saboteur FOR\nsaboteur CAT\nin GRD: 2 marksman")).play("track")

    assert t.units("GRD") == "marksman"
    assert t.g.lost == 1
    assert t.g.siege.saboteurs == 0


@rule("SH-HOS-01", "SH-HOS-02", "SH-HOS-03", "SH-EOT-01")
def test_two_of_the_dead_recover_the_rest_go_to_the_supply() -> None:
    t = table("in HOS: 2 marksman, soldier, veteran\nend")
    assert (t.question, t.offers) == ("Recover", ["marksman", "soldier", "veteran"])

    t.play("veteran soldier")

    assert t.units("CRT") == "soldier, veteran"
    assert t.units("HOS") == ""
    assert t.reserve == "17 marksman, 19 soldier, 3 veteran"


@rule("SH-SCO-02", "SH-SCO-02r")
def test_a_spy_watches_a_card_of_the_line() -> None:
    t = table(full("spy", 2, "spy catapult")).play("spy")
    assert t.offers == ["ballista", "banner", "ladder", "mantelet", "sap"]

    t.play("sap")

    assert t.stock("spy") == 1


@rule("SH-SCO-05", "SH-SCO-05r", "SH-HID-04", "SH-HID-07")
def test_the_kind_of_a_trap_is_chosen_in_secret() -> None:
    t = table(full("trap", 4)).play("trap P08")
    assert t.asked.secret
    assert t.offers == ["TR-G", "TR-S", "TR-T"]

    t.play("TR-T")

    piece = t.g.hidden.trap_at[7]
    assert not t.g.hidden.knows(TRAP_TOKENS, piece, 0)
    assert t.g.hidden.knows(TRAP_TOKENS, piece, 1)
    assert t.told("trap_set") == [(7,)]


@rule("SH-WRK-01", "SH-MEL-06")
def test_a_bay_window_counts_with_a_marksman_in_the_tower() -> None:
    t = table(
        "tile T1: bay_window\ntile T2: bay_window\nin T1: marksman\nin W2: soldier\ndefender\n"
    )

    assert t.strengths("W1")[1] == 1
    assert t.strengths("W2")[1] == 3
    assert t.strengths("W3")[1] == 0


@rule("SH-WRK-04")
def test_a_section_may_have_any_number_of_walls() -> None:
    t = table(full("wall", 2, "walls W1: 9")).play("wall W1")

    assert t.walls("W1") == 10
    assert t.stock("wall") == 13

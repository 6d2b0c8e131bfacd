"""Phase 1: Briefing and Resources (SH-P1)."""

from .table import rule, table


@rule("SH-P1-01", "SH-P1-02")
def test_the_briefing_brings_fourteen_units_and_five_wood() -> None:
    t = table("card 1")

    assert sum(t.g.supply) == 14
    assert (t.g.wood, t.stock("wood")) == (5, 15)


@rule("SH-P1-01r", "SH-P1-02r")
def test_bag_and_pile_may_run_out() -> None:
    t = table("bag: 3 orc, 2 troll\nwood 17\ncard 1")

    assert t.supply == "3 orc, 2 troll"
    assert (t.g.wood, t.stock("wood")) == (20, 0)


@rule("SH-P1-03", "SH-P1-13", "SH-P1-13r", "SH-P1-10")
def test_the_exchange_costs_one_hourglass_whatever_is_done() -> None:
    t = table("card 1").play("exchange done")
    while t.question == "OrderPhase":
        t.play(t.options[0])

    assert t.question == "SpendHourglass"
    assert t.g.hourglasses.on_hand == 1


@rule("SH-P1-05", "SH-P1-10", "SH-HG-05")
def test_without_an_exchange_the_briefing_gives_nothing() -> None:
    t = table("card 1").play("skip")

    assert t.question == "TakeResources"
    assert t.g.hourglasses.on_hand == 0


@rule("SH-P1-04", "SH-P1-06", "SH-P1-07", "SH-P1-07r")
def test_cards_are_exchanged_one_for_one_in_order_of_phases() -> None:
    t = table("card 1").play("exchange")
    assert "card:briefing" not in t.options
    assert t.card_supply == [
        "siege_tower",
        "trebuchet",
        "bridge",
        "poison",
        "artilleryman",
        "quartermaster",
    ]

    t.play("artilleryman ballista quartermaster ladder")

    assert t.line == [
        "briefing",
        "resources",
        "catapult",
        "mantelet",
        "banner",
        "sap",
        "artilleryman",
        "quartermaster",
        "maneuver",
    ]
    assert "ballista" in t.card_supply


@rule("SH-P1-13r")
def test_a_moved_card_stays_where_it_is() -> None:
    t = table("card 1").play("exchange siege_tower ballista")

    assert "card:ballista" not in t.options
    assert t.refuses("card:ballista") == "a card that was moved stays where it is (SH-P1-13)"
    t.play("trebuchet")
    assert t.question == "CardOut"
    assert "card:siege_tower" not in t.options


@rule("SH-P1-05")
def test_equal_cards_are_reordered_for_the_same_payment() -> None:
    t = table("card 1").play("exchange done mantelet catapult")

    assert t.line[2:5] == ["mantelet", "catapult", "ballista"]
    assert t.g.due == 1


@rule("SH-P1-11", "SH-SCO-02")
def test_a_spy_on_an_exchanged_card_returns() -> None:
    t = table("spy ballista\ncard 1").play("exchange siege_tower ballista")

    assert t.g.spies == 0
    assert t.stock("spy") == 3


@rule("SH-P1-08", "SH-P1-08r", "SH-P1-12")
def test_a_unit_for_wood_gives_one_hourglass_in_all() -> None:
    t = table("supply: goblin, orc, troll\nwood 1\ncard 2").play("troll")

    assert t.g.wood == 4
    assert (t.g.hourglasses.on_hand, t.question) == (1, "SpendHourglass")
    assert (t.supply, t.paid) == ("goblin, orc", "troll")


@rule("SH-P1-08")
def test_goblins_and_orcs_are_worth_less_wood() -> None:
    for unit, wood in (("goblin", 1), ("orc", 2)):
        t = table("supply: goblin, orc, troll\ncard 2").play(unit)

        assert t.g.wood == wood


@rule("SH-P1-09", "SH-ARI-02")
def test_at_most_eight_wood_come_in_a_round() -> None:
    t = table("supply: troll\nwood 5\ncard 1").play("skip").play("troll")

    assert t.g.wood == 13


@rule("SH-P1-12", "SH-P1-12r", "SH-ACT-04", "SH-EOT-03")
def test_the_unit_given_for_wood_leaves_the_game_at_the_end() -> None:
    t = table("supply: troll\ncard 2").play("troll")

    t.until("OpenExchange")

    assert (t.paid, t.discard) == ("", "troll")


def test_without_a_pile_no_unit_is_offered() -> None:
    t = table("supply: troll\npile 0\nin W1: orc\nin T1: marksman\ncard 2")

    assert t.question != "TakeResources"

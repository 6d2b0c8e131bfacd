"""Action cards in general (SH-ACT, SH-HG)."""

from .table import rule, table


@rule("SH-ACT-01", "SH-HG-05r")
def test_cards_are_played_from_left_to_right_and_may_be_skipped() -> None:
    t = table("supply: 9 orc, 9 goblin\nwood 9\ncard 3")
    asked = []
    while t.question == "PlayCard":
        asked.append(t.prompt.question)
        t.play("skip")

    names = ("Ballista", "Catapult", "Mantelet", "Banner", "Ladder", "Sap")
    assert asked == [f"{name}: perform it, or skip it?" for name in names]
    assert t.question == "ChooseManeuver"
    assert t.g.played == 1 << 8


@rule("SH-ACT-01r", "SH-MAN-01")
def test_briefing_and_maneuver_cannot_be_skipped() -> None:
    assert table("card 1").question == "OpenExchange"
    t = table("card 9")

    assert t.offers == ["major", "minor"]
    assert t.refuses("done") == "one maneuver is compulsory (SH-MAN-01)"


@rule("SH-ACT-02", "SH-ACT-05", "SH-ACT-10", "SH-ACT-10r", "SH-ACT-09")
def test_only_ways_that_can_be_paid_in_full_are_offered() -> None:
    t = table("supply: orc, troll\nin FL: 5 orc\nwood 4\ncard 3")

    assert t.options == ["way:1", "skip"]
    assert t.refuses("way:2") == "these units are not in the supply (SH-ACT-05)"


@rule("SH-ACT-05")
def test_wood_must_be_there_as_well() -> None:
    t = table("supply: troll, orc\nwood 3\ncard 3")
    assert t.prompt.question.startswith("Mantelet")  # Ballista and Catapult skipped themselves

    t = table("supply: troll, orc\nwood 4\ncard 3")

    assert t.prompt.question.startswith("Ballista")


@rule("SH-ACT-03", "SH-HG-01", "SH-HG-02")
def test_payment_lies_on_the_card_and_gives_hourglasses() -> None:
    text = "line: artilleryman, ballista, banner, gale, ladder, sap\n"
    t = table(text + "supply: orc\nmachine RL1: ballista\ncard 6")
    assert t.prompt.question.startswith("Artilleryman")

    t.play("way:1")

    assert t.paid == "orc"
    assert t.g.hourglasses.on_hand == 2  # one for the orc, one printed


@rule("SH-ACT-04", "SH-EOT-03")
def test_paid_units_leave_the_game_and_wood_goes_back() -> None:
    t = table("supply: 2 orc\nwood 4\ncard 3").play("way:2 RL1")
    assert (t.paid, t.g.paid_wood, t.g.wood) == ("2 orc", 4, 0)

    t.until("OpenExchange")

    assert (t.discard, t.g.paid_wood) == ("2 orc", 0)


@rule("SH-ACT-06", "SH-ACT-06r", "SH-ACT-09r", "SH-SCO-02")
def test_a_spy_costs_one_more_unit_of_any_type() -> None:
    t = table("spy ballista\nsupply: goblin, orc, troll\nwood 4\ncard 3").play("way:1")
    assert t.question == "PaySpy"
    assert t.offers == ["goblin", "orc"]

    t.play("goblin RL1")

    assert t.paid == "goblin, troll"
    assert t.g.hourglasses.on_hand == 2


@rule("SH-ACT-06", "SH-ACT-05")
def test_without_a_unit_for_the_spy_the_card_cannot_be_paid() -> None:
    t = table("spy ballista\nsupply: troll\nwood 4\ncard 3")

    assert t.question == "ChooseManeuver"


@rule("SH-ACT-07", "SH-HG-04", "SH-HG-10", "SH-HG-10r")
def test_a_defender_phase_follows_when_the_whole_card_is_resolved() -> None:
    t = table("supply: 2 orc\nwood 4\ncard 3").play("way:2")
    assert (t.seat, t.g.hourglasses.on_hand) == (0, 0)

    t.play("RL1")

    assert (t.seat, t.question, t.g.hourglasses.on_hand) == (1, "SpendHourglass", 2)


@rule("SH-ACT-08", "SH-ACT-08r", "SH-GEN-12", "SH-GEN-12r")
def test_a_card_without_a_target_cannot_be_performed() -> None:
    text = "line: artilleryman, trainer, bloodstones, gale, ladder, sap\n"
    t = table(text + "supply: 4 orc, 4 goblin\nwood 9\ncard 3")
    asked = []
    while t.question == "PlayCard":
        asked.append(t.prompt.question.split(":")[0])
        t.play("skip")

    assert asked == ["Ladder", "Sap", "Trainer", "Gale"]


@rule("SH-ACT-09")
def test_a_card_goes_on_with_its_target_before_hourglasses() -> None:
    t = table("supply: orc\nwood 1\nline: banner, bridge, ladder, poison, sap, gale\ncard 3")

    t.play("way:1")

    assert t.question == "AimCard"
    assert t.g.hourglasses.on_hand == 0


@rule("SH-HG-05", "SH-HG-05r")
def test_no_defender_phase_follows_a_skipped_card() -> None:
    t = table("supply: 9 orc\nwood 9\nhourglasses 2\ncard 3").play("skip")

    assert t.question == "PlayCard"
    assert t.g.hourglasses.on_hand == 2

"""What each defense plan gives, and its drawback (SH-PLN-02, SH-PLN-03)."""

from .table import rule, table


@rule("SH-PLN-02", "SH-PLN-03")
def test_last_reserves_come_and_the_hospital_slows_down() -> None:
    t = table("plans: DP01\nin HOS: 2 soldier, veteran\nhourglasses 1\ndefender").play(
        "DP01 cannon"
    )
    assert t.units("CRT") == "2 marksman, soldier"
    t.until("Recover").play("veteran").until("OpenExchange")

    assert t.units("CRT") == "2 marksman, soldier, veteran"
    assert t.units("HOS") == ""


@rule("SH-PLN-03", "SH-RNG-08")
def test_an_arrow_storm_helps_towers_and_silences_walls() -> None:
    text = "plans: DP03\nin T1: marksman\nin W1: marksman\nin RL1: 2 orc\nround 7\nassault"
    t = table(text).play("DP03 amount:1")

    assert t.told("volley") == [(2, 2)]
    assert t.units("RL1") == "orc"


@rule("SH-PLN-02", "SH-P5-07r")
def test_beat_the_drums_moves_five_times() -> None:
    t = table("plans: DP07\nin CRT: 3 soldier\nhourglasses 1\ndefender").play("DP07")
    for section in ("W1", "W2", "W3"):
        t.chain({"Drums": "move"})
        t.chain({"MoveFrom": "CRT", "MoveWho": "soldier", "MoveTo": section})
    assert t.g.free_moves == 2

    t.play("done")

    assert t.g.hourglasses.on_hand == 1
    assert t.units("W2") == "soldier"


@rule("SH-PLN-03")
def test_after_the_drums_a_round_brings_one_hourglass() -> None:
    t = table("used: DP07\nend").until("OpenExchange")

    assert t.g.hourglasses.on_hand == 1


@rule("SH-PLN-02", "SH-PLN-05r")
def test_a_veteran_cadre_promotes_two_soldiers() -> None:
    t = table(
        "plans: DP08\nin W1: soldier\nin BAR: soldier, veteran\nin CRT: soldier\nhourglasses 1\ndefender"
    )
    t.play("DP08")
    assert t.offers == ["CRT", "W1"]

    t.play("W1 CRT")

    assert (t.units("W1"), t.units("CRT")) == ("veteran", "veteran")
    assert t.reserve == "17 marksman, 19 soldier, veteran"


@rule("SH-PLN-02", "SH-HER-03")
def test_the_captains_oath_strengthens_heroes_and_halves_orders() -> None:
    text = "plans: DP09\nin W1: warrior, soldier\nin W2: officer, soldier\nhourglasses 1\ndefender"
    t = table(text).play("DP09")
    assert (t.strengths("W1")[1], t.strengths("W2")[1]) == (5, 6)

    t.heroic("warrior", "HO3", "W1", "soldier", "CRT")

    assert "unit:officer" not in t.options
    assert "one order a turn" in t.why_not("unit:officer")


@rule("SH-PLN-02", "SH-SCO-03", "SH-SCO-05")
def test_wolf_pits_lay_two_traps() -> None:
    t = table("plans: DP10\nbridge P02\nhourglasses 1\ndefender").play("DP10")
    assert "path:P02" not in t.options

    t.play("P01 TR-T P08 TR-S")

    assert t.traps == {"P01": 1, "P08": 2}
    assert t.question == "SpendHourglass"


@rule("SH-PLN-02", "SH-HG-11")
def test_drawbacks_raise_the_cost_of_their_building() -> None:
    raised = (("DP05", "mix_up", 4), ("DP06", "cannon", 7), ("DP08", "train_soldier", 3))
    rest = "in BAR: marksman\nin W1: orc\norder W1: O-BLUFF\nhourglasses 3\ndefender"
    for plan, action, cost in raised:
        t = table(f"used: {plan}\nplaced {action}: {cost - 2}\n{rest}").play(action)
        assert t.told("activated") == []

        t.play(action)

        assert len(t.told("activated")) == 1


@rule("SH-PLN-02")
def test_an_arrow_storm_adds_nothing_to_a_tower_that_is_silent() -> None:
    t = table("used: DP03\nin T1: marksman\nin RL1: 2 goblin\nround 7\nassault")

    t.play("amount:0")

    assert t.told("volley") == []
    assert t.units("RL1") == "2 goblin"


@rule("SH-PLN-02", "SH-EOT-05")
def test_the_drums_cost_an_hourglass_of_every_later_round() -> None:
    t = table("used: DP07\nend").until("OpenExchange")

    assert t.g.hourglasses.on_hand == t.g.book.numbers.hourglasses - 1

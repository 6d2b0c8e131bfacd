"""The assault: melee and breach (SH-MEL, SH-BRE)."""

from .table import rule, table


@rule("SH-MEL-01", "SH-MEL-01r")
def test_sections_are_resolved_from_left_to_right() -> None:
    t = table("in W9: orc, soldier\nin W1: orc, soldier\nin W5: orc, soldier\nround 7\nassault")

    assert [values[0] for values in t.told("strength")] == [10, 14, 18]


@rule("SH-MEL-02", "SH-FOR-02")
def test_cauldrons_kill_all_goblins_or_one_orc_or_troll() -> None:
    text = "".join([f"in W{n}: goblin, orc, troll\nwalls W{n}: 6\n" for n in (1, 2, 3)])
    t = table(text + "cauldron W1: goblin\ncauldron W2: orc\ncauldron W3: troll\nround 7\nassault")

    assert t.told("invader_dies")[:3] == [(0, 10), (1, 11), (2, 12)]


@rule("SH-MEL-02", "SH-P2-09", "SH-MEL-11")
def test_where_a_siege_tower_stands_walls_and_cauldrons_do_not_count() -> None:
    t = table("in W1: orc, siege_tower, soldier\nwalls W1: 4\ncauldron W1: orc\nround 7\nassault")

    assert t.told("strength") == [(10, 2, 2)]
    assert t.units("W1") == "orc, siege_tower, soldier"


@rule("SH-MEL-03", "SH-WRK-03")
def test_a_pole_strikes_one_neighbouring_section_and_turns_a_card() -> None:
    text = (
        "tile T1: pole\nin W1: orc\nin W2: goblin, orc\nwalls W1: 2\nwalls W2: 3\nround 7\nassault"
    )
    t = table(text, draws=(1,))
    assert (t.question, t.offers) == ("AimPole", ["W1", "W2", "hold"])

    t.play("W2")

    assert t.told("invader_dies")[0] == (0, 11)
    assert t.g.combat.hits == [1] * 6


@rule("SH-MEL-04", "SH-MEL-04r")
def test_the_weakest_of_the_types_shown_dies() -> None:
    text = "tile T1: pole\nin W1: orc, troll\nwalls W1: 5\nround 7\nassault"
    t = table(text, draws=(3,)).play("W1")  # DH4 shows goblin and orc
    assert t.told("invader_dies")[0] == (1, 10)
    t = table("tile T1: pole\nin W1: troll\nwalls W1: 3\nround 7\nassault", draws=(3,)).play("W1")

    assert t.units("W1") == "troll"


@rule("SH-MEL-04r")
def test_a_goblin_is_the_weakest_even_under_fury() -> None:
    text = (
        "tile T1: pole\nin W1: goblin, orc\nwalls W1: 5\norder W1: O-FURY, open\nround 7\nassault"
    )
    t = table(text, draws=(1,)).play("W1")

    assert t.told("invader_dies")[0] == (0, 10)


@rule("SH-MEL-06")
def test_strength_is_summed_as_the_rulebook_says() -> None:
    walls = "walls W2: 2\ntile T1: bay_window\nin T1: marksman\nequip W2: banner\n"
    t = table(walls + "in W2: goblin, orc, troll, marksman, soldier, warrior\ndefender\n")

    assert t.strengths("W2") == (7, 8)


@rule("SH-MEL-07")
def test_equal_strength_changes_nothing() -> None:
    t = table("in W1: orc, soldier\nround 7\nassault")

    assert t.units("W1") == "orc, soldier"


@rule("SH-MEL-09", "SH-P2-10")
def test_without_invader_units_there_is_no_combat() -> None:
    t = table("in W1: siege_tower\nround 7\nassault")

    assert t.told("strength") == []
    assert t.outcome().winners() == [1]


@rule("SH-MEL-13")
def test_raging_goblins_die_no_matter_who_won() -> None:
    t = table("in W1: goblin, soldier\nwalls W1: 1\norder W1: O-FURY, open\nround 7\nassault")

    assert t.told("strength") == [(10, 3, 3)]
    assert t.units("W1") == "soldier"


@rule("SH-BRE-01", "SH-GEN-01", "SH-GEN-03")
def test_an_advantage_above_the_units_breaches_in_spite_of_walls_and_heroes() -> None:
    t = table("in W1: 3 troll, soldier, warrior\nwalls W1: 2\nin W2: 3 orc, soldier\nassault")

    assert t.over
    assert t.told("strength") == [(10, 9, 6)]
    assert t.g.breached == 10
    assert t.outcome().winners() == [0]


@rule("SH-BRE-02", "SH-BRE-04")
def test_an_advantage_equal_to_the_units_does_not_breach() -> None:
    t = table("in W1: 3 orc, soldier\nwalls W1: 2\nround 7\nassault")

    assert t.told("strength") == [(10, 6, 4)]
    assert t.told("breach") == []
    assert t.units("HOS") == "soldier"


@rule("SH-BRE-02")
def test_on_an_empty_section_one_point_is_enough() -> None:
    t = table("in W1: goblin\nassault")

    assert t.g.breached == 10


@rule("SH-BRE-03")
def test_only_units_on_the_section_count_and_only_after_poison() -> None:
    t = table("in W1: orc, marksman\nequip W1: poison\nin T1: 2 marksman\nwalls W1: 1\nassault")

    assert t.told("strength") == [(10, 2, 1)]
    assert t.g.breached == 10


@rule("SH-GEN-02", "SH-EOT-06", "SH-EOT-06r")
def test_after_seven_rounds_the_defender_wins() -> None:
    t = table("in W1: orc, soldier\nin HOS: soldier, veteran\nround 7\nassault")

    assert t.over
    assert t.outcome().winners() == [1]
    assert t.units("HOS") == "soldier, veteran"  # no recovery is asked


@rule("SH-MEL-02")
def test_a_goblin_cauldron_kills_every_goblin_there() -> None:
    text = "in W1: 2 goblin, troll, veteran\nwalls W1: 2\ncauldron W1: goblin\nround 7\nassault"
    t = table(text)

    assert t.told("strength") == [(10, 3, 5)]  # only the troll is left


@rule("SH-MEL-13", "SH-ORD-08")
def test_all_raging_goblins_die_after_they_won() -> None:
    t = table("in W3: 2 goblin, soldier, veteran\norder W3: O-FURY, open\nround 7\nassault")

    assert t.told("strength") == [(12, 6, 5)]
    assert t.units("W3") == "soldier, veteran"
    assert t.discard == "2 goblin"


@rule("SH-MEL-08", "SH-BRE-01")
def test_an_advantage_of_just_the_units_there_is_no_breach() -> None:
    t = table("in W3: 2 orc, soldier\nround 7\nassault")

    assert t.told("strength") == [(12, 4, 2)]
    assert t.told("breach") == []
    assert t.units("W3") == "2 orc"

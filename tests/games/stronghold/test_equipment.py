"""Phase 3: equipment (SH-P3)."""

from .starts import RICH
from .table import rule, table

GEAR = "line: banner, bridge, ladder, poison, sap, gale\n"


@rule("SH-P3-01")
def test_a_section_holds_two_tokens_that_differ() -> None:
    t = table(RICH + GEAR + "equip W1: ladder, poison\nequip W2: banner\ncard 3").play("way:1")

    assert "space:W1" not in t.options
    assert "space:W2" not in t.options
    assert t.refuses("W1") == "a section holds two equipment tokens (SH-P3-01)"
    assert t.refuses("W2") == "the tokens of a section must differ (SH-P3-01)"


@rule("SH-P3-01")
def test_each_kind_of_token_is_told_apart() -> None:
    gear = "equip W1: banner\nequip W2: ladder\nequip W3: poison\nequip W4: sap\n"
    for card, place, section in (
        ("Banner", 3, "W1"),
        ("Ladder", 5, "W2"),
        ("Poison", 6, "W3"),
        ("Sap", 7, "W4"),
    ):
        t = table(RICH + GEAR + gear + f"card {place}")
        assert t.prompt.question.startswith(card)

        t.play("way:1")

        assert f"space:{section}" not in t.options
        assert len(t.options) == 8
        t.play("W9")
        assert t.stock(card.lower()) == 1


@rule("SH-P3-02", "SH-P3-02r")
def test_a_banner_adds_one_where_an_invader_stands() -> None:
    t = table("equip W1: banner\nequip W2: banner\nin W1: orc\ndefender")

    assert t.strengths("W1")[0] == 3
    assert t.strengths("W2")[0] == 0


@rule("SH-P3-03", "SH-P3-03r")
def test_a_bridge_needs_a_path_without_trap_and_bridge() -> None:
    t = table(RICH + GEAR + "trap P08: TR-G\nbridge P09\ncard 4").play("way:1")
    assert t.refuses("P08") == "a trap lies on this path (SH-P3-03)"
    assert t.refuses("P09") == "a path holds one bridge (SH-P3-03)"

    t.play("P10")

    assert t.g.siege.bridges.bit_count() == 2
    assert t.stock("bridge") == 1


@rule("SH-P3-05", "SH-P3-05r")
def test_poison_kills_a_marksman_before_the_cauldrons() -> None:
    text = "equip W1: poison\nin W1: goblin, 2 marksman\ncauldron W1: goblin\nassault"
    t = table(text)

    assert t.told("defender_dies") == [(4, 10)]
    assert t.units("W1") == "marksman"


@rule("SH-P3-05", "SH-P3-05r")
def test_poison_needs_an_invader_there_and_does_not_reach_towers() -> None:
    t = table(
        "equip W1: poison\nequip W2: poison\nin W1: marksman\nin W2: orc\nin T1: marksman\nwalls W2: 4\nassault"
    )

    assert t.told("defender_dies") == []


@rule("SH-P3-06", "SH-P3-06r")
def test_a_sap_lets_one_goblin_or_orc_through_a_round() -> None:
    t = table("equip W1: sap\nsupply: 3 goblin, orc, troll\ncard 9").play("minor")
    assert (t.question, t.offers) == ("UseSap", ["goblin", "none", "orc"])

    t.play("goblin")

    assert t.units("W1") == "goblin"
    t.until("ChooseManeuver").play("major")
    assert t.question != "UseSap"


@rule("SH-P3-06r")
def test_a_sap_that_was_not_used_is_offered_in_the_second_maneuver() -> None:
    t = table("equip W1: sap\nsupply: goblin\ncard 9").play("minor none").until("ChooseManeuver")

    t.play("major")

    assert t.question == "UseSap"


@rule("SH-P3-06r", "SH-MAN-03")
def test_a_sap_needs_a_free_space() -> None:
    t = table("equip W1: sap\nin W1: 3 orc\nsupply: goblin\ncard 9").play("minor")

    assert t.question != "UseSap"


@rule("SH-P3-07", "SH-P3-07r", "SH-EOT-07")
def test_equipment_stays() -> None:
    t = table(
        "equip W1: banner, sap\nbridge P08\nmantelet RL1\nquartermaster RL2\nsaboteur FOR\nend"
    )

    t.until("OpenExchange")

    assert t.has(t.g.siege.banners, "W1")
    assert t.has(t.g.siege.saps, "W1")
    assert t.g.siege.bridges
    assert t.has(t.g.siege.mantelets, "RL1")
    assert t.has(t.g.siege.quartermasters, "RL2")
    assert t.has(t.g.siege.saboteurs, "FOR")

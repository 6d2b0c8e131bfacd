"""Which heroic order a hero can give, and whom it can send where (SH-HER-04 to 06, 09, 10)."""

from .table import rule, table


@rule("SH-HER-04", "SH-HER-04r", "SH-HER-10", "SH-HER-10r")
def test_to_the_walls_goes_to_either_heros_section() -> None:
    t = table("in W1: officer\nin CRT: warrior, soldier\nhourglasses 1\ndefender")

    t.heroic("warrior", "HO1", "CRT", "soldier", "W1")

    assert t.units("W1") == "soldier"


@rule("SH-HER-04r", "SH-HER-09", "SH-HER-09r")
def test_to_the_walls_needs_a_free_space() -> None:
    t = table("in W1: officer, 2 soldier\nin CRT: soldier\nhourglasses 1\ndefender").play(
        "unit:officer"
    )

    assert "heroic:HO1" not in t.options


@rule("SH-HER-05r")
def test_a_building_that_takes_no_hourglass_is_no_choice() -> None:
    full = "placed malfunction: 3\nplaced spy: 2\nplaced trap: 4\nspy ballista\nspy catapult\nspy mantelet\n"
    traps = "".join(
        [f"trap P{n:02}: {kind}\n" for n, kind in enumerate(["TR-G", "TR-T", "TR-S"] * 3, 1)]
    )
    t = table(full + traps + "in CRT: soldier\nhourglasses 1\ndefender")
    t.play("unit:warrior").chain(
        {"GiveOrder": "HO2", "OrderFrom": "CRT", "OrderWho": "unit:soldier"}
    )

    assert t.offers == ["CAT", "FOR", "WRK"]


@rule("SH-HER-06", "SH-HER-06r")
def test_fall_back_works_on_the_heros_side_only() -> None:
    t = table(
        "in W1: warrior\nin W2: soldier\nin W3: soldier\nin W5: soldier\nhourglasses 1\ndefender"
    )
    t.play("unit:warrior HO3")

    assert t.offers == ["W2", "W3"]
    assert t.refuses("W5") == "the unit must stand on a section of the hero's side (SH-HER-06)"


@rule("SH-HER-06r")
def test_a_hero_in_the_courtyard_cannot_call_back() -> None:
    t = table("in W2: soldier\nin CRT: marksman\nhourglasses 1\ndefender")
    t.play("unit:warrior")

    assert t.question == "OrderFrom"  # only To Work was left

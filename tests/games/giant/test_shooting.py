"""To Hit numbers, missiles, guns and lasers, the shooting turn (GI-SHT, GI-MIS, GI-GUN)."""

import pytest

from jotunheim.games.giant.book.tables import GUN, MISSILE
from jotunheim.games.giant.bot.evaluation import Forecast
from jotunheim.games.giant.bot.weights import fire
from jotunheim.games.giant.rules.shooting import (
    MOST,
    can_hit,
    shot_number,
    shot_terms,
    speed,
    total,
)
from jotunheim.games.giant.words.shots import breakdown
from jotunheim.kernel import IllegalAction
from jotunheim.kernel.dice import TWO_DICE

from .table import laid, rule, situation

SHOOT = "phase shooting\n"
DUEL = SHOOT + "giant 1 type=5 at=1501 weapons=RA1:G3,LA1:L4 {}\ngiant 4 type=5 at={} {}\n"


def needed(kind: int, target_at: str, mine: str = "", theirs: str = "", more: str = "") -> int:
    table = laid(DUEL.format(mine, target_at, theirs) + more)
    return shot_number(table.g, table.giant(1), table.giant(4), kind)


@rule("GI-SHT-01", "GI-INI-03")
def test_the_high_side_shoots_first_then_the_low_side() -> None:
    table = situation(
        "phase shooting\nhigh 1\n"
        "giant 1 type=5 at=1501 weapons=RA1:G3\ngiant 4 type=5 at=1505 weapons=RA1:G3\n"
    )

    assert (table.question, table.seat) == ("PickShooter", 1)
    table.play("end")
    assert (table.question, table.seat) == ("PickShooter", 0)


@rule("GI-SHT-02", "GI-SHT-08", "GI-DMG-02")
def test_a_shot_hits_on_its_number_and_deals_the_weapons_damage_at_one_location() -> None:
    table = situation(DUEL.format("", "1506", ""), "4 6")

    table.play("giant:1", "place:RA1")

    assert table.giant(4).damage == [0, 0, 0, 0, 3, 0]


@rule("GI-SHT-02")
def test_a_roll_below_the_number_misses() -> None:
    table = situation(DUEL.format("", "1506", ""), "3")

    table.play("giant:1", "place:RA1")

    assert sum(table.giant(4).damage) == 0
    assert table.giant(1).shots[0] == 5


@rule("GI-SHT-03")
def test_the_number_is_four_without_any_modifier() -> None:
    assert needed(GUN, "1506") == 4
    assert needed(MISSILE, "1511") == 4


@rule("GI-SHT-04", "GI-SHT-11")
def test_a_number_above_twelve_is_no_shot() -> None:
    near = situation(DUEL.format("", "1519", ""))
    far = situation(DUEL.format("", "1520", ""))

    assert near.options == ["giant:1", "end"]
    assert far.question != "PickShooter"  # nothing to choose, so nobody was asked
    assert not far.g.attacked


@rule("GI-SHT-05", "GI-SHT-07", "GI-SHT-09")
def test_each_weapon_is_rolled_for_and_fires_once_a_round() -> None:
    table = situation(DUEL.format("", "1506", ""), "2 2")

    table.play("giant:1", "place:RA1")
    assert table.options == ["giant:1", "end"]
    table.play("giant:1")

    assert len(table.told("shot")) == 2
    assert table.question != "PickShooter"


@rule("GI-SHT-07")
def test_a_fired_weapon_says_why_it_is_not_offered() -> None:
    table = situation(
        SHOOT
        + "giant 1 type=5 at=1501 weapons=H1:L2,RA1:G3,LA1:L2 fired=RA1\ngiant 4 type=5 at=1506\n"
    )
    table.play("giant:1")

    assert table.options == ["place:H1", "place:LA1"]
    assert "GI-SHT-07" in table.why_not("place:RA1")


@rule("GI-SHT-06")
def test_weapons_of_one_giant_may_have_different_targets() -> None:
    table = situation(
        DUEL.format("", "1506", "") + "giant 5 type=5 at=1601\n",
        "12 7 12 7",
    )

    table.play("giant:1", "place:RA1", "giant:4", "giant:1", "giant:5")

    assert table.giant(4).damage[1] == 3
    assert table.giant(5).fate == 2  # four points are all its torso takes


@rule("GI-SHT-10", "GI-END-05")
def test_only_opposing_giants_on_the_map_are_targets() -> None:
    table = situation(
        SHOOT
        + "giant 1 type=5 at=1501 weapons=RA1:G3,LA1:G3\ngiant 2 type=5 at=1502\n"
        + "giant 4 type=5 at=1506\ngiant 5 type=5 at=1507\n"
    )
    table.play("giant:1", "place:RA1")

    assert table.options == ["giant:4", "giant:5"]
    assert "GI-SHT-10" in table.why_not("giant:2")
    with pytest.raises(IllegalAction, match="own side"):
        table.play("giant:2")


@rule("GI-SHT-10")
def test_giants_in_between_do_not_matter() -> None:
    assert needed(GUN, "1506", more="giant 3 type=5 at=1503\ngiant 5 type=5 at=1504\n") == 4


@rule("GI-SHT-12")
def test_elevation_scrud_and_water_give_no_modifier() -> None:
    for terrain in ("hill_1", "scrud", "shallow_water"):
        assert needed(GUN, "1506", more=f"terrain {terrain} 1506\n") == 4
        assert needed(MISSILE, "1511", more=f"terrain {terrain} 1511\n") == 4


@rule("GI-SHT-13")
def test_no_roll_hits_or_misses_by_itself() -> None:
    twelve = situation(DUEL.format("", "1519", ""), "12 7")  # needs 12
    twelve.play("giant:1", "place:RA1")
    assert twelve.giant(4).damage[1] == 3

    eleven = situation(DUEL.format("", "1519", ""), "11")
    eleven.play("giant:1", "place:RA1")
    assert sum(eleven.giant(4).damage) == 0


@rule("GI-MIS-01", "GI-MIS-04")
def test_a_missile_needs_no_sight_but_pays_two_once() -> None:
    assert needed(MISSILE, "1511", more="terrain spire 1505\n") == 6
    assert needed(MISSILE, "1511", more="terrain spire 1505 1507 1508\n") == 6


@rule("GI-MIS-02")
def test_a_missile_needs_ten_hexes() -> None:
    table = situation(
        SHOOT + "giant 1 type=5 at=1501 weapons=T1:M2,RA1:G3,LA1:G1\ngiant 4 type=5 at=1510\n"
    )
    table.play("giant:1")
    assert table.options == ["place:RA1", "place:LA1"]
    assert "GI-MIS-02" in table.why_not("place:T1")
    assert needed(MISSILE, "1510") > 12
    assert needed(MISSILE, "1511") == 4


@rule("GI-MIS-02")
def test_the_sum_behind_a_missile_knows_the_ten_hexes_too() -> None:
    """The number looks at the distance first; words and help ask for the sum alone."""
    hits = []
    for target_at in ("1510", "1511"):
        table = laid(DUEL.format("", target_at, ""))
        sum_of = total(shot_terms(table.g, table.giant(1), table.giant(4), MISSILE))
        hits.append(sum_of <= MOST)

    assert hits == [False, True]


@rule("GI-MIS-03", "GI-WPN-04", "GI-WPN-07")
def test_each_launch_uses_ammunition_of_that_missile_alone() -> None:
    table = situation(
        SHOOT + "giant 1 type=9 at=1501 weapons=T1:M2,T2:M3 shots=T1:1\ngiant 4 type=5 at=1511\n",
        "2",
    )
    table.play("giant:1", "place:T1")
    assert table.giant(1).shots == [0, 2]

    empty = situation(
        SHOOT
        + "giant 1 type=9 at=1501 weapons=T1:M2,T2:M2,RA1:G1 shots=T1:0\ngiant 4 type=5 at=1511\n"
    )
    empty.play("giant:1")
    assert empty.options == ["place:T2", "place:RA1"]
    assert "GI-MIS-03" in empty.why_not("place:T1")


@rule("GI-MIS-05", "GI-GUN-06")
def test_target_speed() -> None:
    assert [speed(n) for n in range(13)] == [0, 0, 0, 1, 1, 2, 2, 3, 3, 3, 4, 4, 4]
    assert needed(MISSILE, "1511", theirs="moved=run:7") == 7
    assert needed(GUN, "1511", theirs="moved=walk:4") == 5


@rule("GI-MIS-06", "GI-MIS-07")
def test_a_missile_at_forest_and_ruins() -> None:
    assert needed(MISSILE, "1511", more="terrain forest 1511\n") == 6
    assert needed(MISSILE, "1511", more="terrain ruins 1511\n") == 7


@rule("GI-MIS-08")
def test_nothing_else_counts_for_missiles() -> None:
    assert needed(MISSILE, "1531", mine="moved=run:9", more="terrain forest 1503 1504\n") == 4


@rule("GI-MIS-09")
def test_the_worst_missile_cannot_hit() -> None:
    more = "terrain ruins 1511\nterrain spire 1505\n"

    assert needed(MISSILE, "1511", theirs="moved=run:10", more=more) == 13


@rule("GI-GUN-01")
def test_guns_and_lasers_need_sight_and_say_what_blocks() -> None:
    table = situation(
        SHOOT
        + "terrain spire 1503\n"
        + "giant 1 type=5 at=1501 weapons=RA1:G3\ngiant 2 type=5 at=1601 weapons=RA1:G3\n"
        + "giant 4 type=5 at=1506\n"
    )

    assert table.options == ["giant:2", "end"]
    assert "hidden by the spires at 1503" in table.why_not("giant:1")
    assert "GI-GUN-01" in table.why_not("giant:1")


@rule("GI-LOS-13", "GI-GUN-01")
def test_from_crater_to_crater_the_crater_is_what_hides() -> None:
    """R-20: the ground between two craters would block as well."""
    table = situation(
        SHOOT
        + "terrain crater_1 1501 1502 1506 1507\n"
        + "giant 1 type=5 at=1501 weapons=RA1:G3\ngiant 2 type=5 at=1801 weapons=RA1:G3\n"
        + "giant 4 type=5 at=1506\ngiant 5 type=5 at=1806\n"
    )

    assert table.options == ["giant:2", "end"]
    assert "54 is hidden by the crater at 1501" in table.why_not("giant:1")


@rule("GI-GUN-02", "GI-WPN-05")
def test_a_gun_uses_ammunition_and_falls_silent_without() -> None:
    table = situation(DUEL.format("shots=RA1:1", "1506", ""), "2")
    table.play("giant:1", "place:RA1")
    assert table.giant(1).shots[0] == 0

    empty = situation(
        SHOOT
        + "giant 1 type=5 at=1501 weapons=H1:L2,RA1:G3,LA1:L2 shots=RA1:0\ngiant 4 type=5 at=1506\n"
    )
    empty.play("giant:1")
    assert empty.options == ["place:H1", "place:LA1"]
    assert "out of ammunition (GI-GUN-02)" in empty.refusals["place:RA1"]


@rule("GI-GUN-03", "GI-WPN-06", "GI-HEA-02")
def test_a_laser_heats_hit_or_miss() -> None:
    for roll in ("2", "12 7"):
        table = situation(DUEL.format("shots=RA1:0", "1506", ""), roll)
        table.play("giant:1")
        assert table.giant(1).heat == 2


@rule("GI-GUN-04")
def test_range_beyond_ten() -> None:
    assert [needed(GUN, f"15{row}") for row in (11, 12, 15)] == [4, 5, 8]


@rule("GI-GUN-05", "GI-MOV-19")
def test_the_shooters_own_movement() -> None:
    got = [needed(GUN, "1506", mine=f"moved={m}") for m in ("stand", "walk:3", "limp:1", "run:3")]

    assert got == [4, 5, 5, 6]


@rule("GI-GUN-07")
def test_forest_between_and_at_the_target() -> None:
    assert needed(GUN, "1507", more="terrain forest 1503 1504\n") == 6
    assert needed(GUN, "1507", more="terrain forest 1503 1504 1505 1506\n") == 8
    assert needed(GUN, "1507", more="terrain forest 1507\n") == 5


@rule("GI-GUN-08")
def test_ruins_between_and_at_the_target() -> None:
    assert needed(GUN, "1507", more="terrain ruins 1503 1504\n") == 8
    assert needed(GUN, "1507", more="terrain ruins 1507\n") == 7


@rule("GI-GUN-09")
def test_the_shooters_own_hex_has_no_effect() -> None:
    assert needed(GUN, "1507", more="terrain ruins 1501\n") == 4


@rule("GI-GUN-10")
def test_guns_fire_at_adjacent_giants() -> None:
    assert needed(GUN, "1502") == 4


@rule("GI-GUN-11", "GI-HOT-12")
def test_a_laser_above_the_threshold_is_offered_with_its_save() -> None:
    table = situation(DUEL.format("heat=9", "1506", ""), "2 6")
    table.play("giant:1")
    assert "save on 5+" in table.choices["place:LA1"].note

    table.play("place:LA1")

    assert table.giant(1).heat == 11
    assert table.told("save") == [(table.giant(1).key(), 5, 6)]


@rule("GI-SHT-03", "GI-GUN-04", "GI-MIS-04")
@pytest.mark.parametrize(("kind", "weapon"), [(GUN, "G3"), (MISSILE, "M2")])
def test_shots_words_bot_and_evaluation_count_with_the_same_number(kind: int, weapon: str) -> None:
    """A-08."""
    duel = f"giant 1 type=5 at=1501 moved=walk:4 weapons=RA1:{weapon}\n"
    duel += "giant 4 type=5 at=1513 moved=run:4\n"
    table = laid("phase shooting\n" + duel + "terrain forest 1505 1513\nterrain ruins 1507\n")
    one, other = table.giant(1), table.giant(4)
    number = shot_number(table.g, one, other, kind)
    damage = table.g.book.weapons[one.weapons[0]].damage

    words = breakdown(table.g, one, other, kind)
    assert sum(int(line.split("\t")[1]) for line in words[:-1]) == number
    assert words[-1].endswith(f"\t{number}+")
    salvo = fire(table.g, one, one.where, other.where, one.manner, other.moved)
    assert salvo == damage * TWO_DICE.at_least(number) > 0
    assert Forecast(table.g).chance_to_hit(one, other, kind) == TWO_DICE.at_least(number)


@rule("GI-SHT-04", "GI-MIS-09")
def test_what_is_offered_agrees_with_the_numbers() -> None:
    for terrain in ("clear", "forest", "ruins"):
        for moved in (0, 3, 5, 7, 10):
            for wall in ("", "terrain spire 1505\n"):
                text = DUEL.format("", "1513", f"moved=run:{moved}") + wall
                table = laid(text + f"terrain {terrain} 1513\n")
                one, other = table.giant(1), table.giant(4)
                for kind in (MISSILE, GUN):
                    offered = can_hit(table.g, one, other, kind)
                    assert offered == (shot_number(table.g, one, other, kind) <= 12)


@rule("GI-RND-05")
def test_a_giant_destroyed_by_the_high_side_does_not_shoot_back() -> None:
    table = situation(
        SHOOT + "high 0\ngiant 1 type=5 at=1501 weapons=RA1:G5\n"
        "giant 4 type=1 at=1506 weapons=RA1:G3\ngiant 5 type=1 at=3801 weapons=RA1:G3\n",
        "12 7",
    )
    table.play("giant:1")

    assert table.giant(4).fate == 2
    assert not [values for values in table.told("shot") if values[0] // 16 == 4]


@rule("GI-MNT-08")
def test_weapons_have_no_arc() -> None:
    for at in ("1404", "1504", "1604", "1405", "1605", "1506"):
        table = situation(
            f"phase shooting\ngiant 1 type=5 at=1505 weapons=RA1:G3\ngiant 4 type=5 at={at}\n"
        )
        assert table.options == ["giant:1", "end"]

"""Assault: launches, exchanges, helpers, explosions (GI-ASL, GI-MUL, GI-EXP)."""

from jotunheim.games.giant.rules.assault import helpers
from jotunheim.games.giant.state import DESTROYED, FIELDED

from .table import Table, rule, situation

A = "phase assault\n"
DUEL = A + "giant 1 type={} at=1505 {}\ngiant 4 type={} at=1506 {}\n"


def duel(
    rolls: str, one: str = "7", other: str = "7", mine: str = "", theirs: str = "", **settings: str
) -> Table:
    return situation(DUEL.format(one, mine, other, theirs), rolls, **settings)


@rule("GI-ASL-01", "GI-MUL-01")
def test_the_high_side_assaults_first() -> None:
    table = situation(A + "high 1\n" + DUEL.format("7", "", "7", "")[len(A) :])

    assert (table.question, table.seat) == ("PickAttacker", 1)
    table.play("end")
    assert (table.question, table.seat) == ("PickAttacker", 0)


@rule("GI-ASL-02")
def test_only_adjacent_giants_are_assaulted() -> None:
    table = situation(
        A
        + "giant 1 type=7 at=1505\ngiant 2 type=7 at=1509\ngiant 4 type=7 at=1506\ngiant 5 type=7 at=2020\n"
    )

    assert table.options == ["giant:1", "end"]
    assert "GI-ASL-02" in table.why_not("giant:2")


@rule("GI-ASL-03")
def test_the_attacker_stands_no_lower() -> None:
    text = DUEL.format("7", "", "7", "") + "giant 2 type=7 at=2020\ngiant 5 type=7 at=2021\n"
    below = situation(text + "terrain hill_1 1506\n")

    assert below.options == ["giant:2", "end"]
    assert "GI-ASL-03" in below.why_not("giant:1")
    above = situation(text + "terrain hill_1 1505\n")
    assert above.options == ["giant:1", "giant:2", "end"]


@rule("GI-ASL-04", "GI-ASL-05")
def test_one_launch_a_round_and_nobody_must() -> None:
    table = duel("", mine="assaulted")
    assert table.seat == 1  # seat 0 had nothing to launch

    table = duel("2 2")
    assert "end" in table.options
    table.play("end", "end")
    assert table.told("assault") == []


@rule("GI-ASL-06", "GI-ASL-07", "GI-ASL-11", "GI-ASL-12", "GI-DMG-11")
def test_an_exchange_adds_bonus_and_lost_limbs_and_the_winner_deals_its_bonus() -> None:
    # 8 + 3 against 8 + 3 - 3: the attacker wins, torso; then 12 + 3 ends it on the head.
    table = duel("8 8 7 12 2 12", theirs="damage=left_arm:6").play("giant:1")

    first = table.told("exchange")[0]
    assert first[:6] == (table.giant(1).key(), 11, table.giant(4).key(), 8, 8, 8)
    assert table.told("damage")[0] == (table.giant(4).key(), 1, 3, 3)
    assert table.giant(4).fate == DESTROYED
    assert table.giant(1).heat == 2


@rule("GI-ASL-07")
def test_the_defender_may_win() -> None:
    table = duel("2 12 12").play("giant:1")

    assert table.giant(1).fate == DESTROYED
    assert table.points == [0, 2]


@rule("GI-ASL-08")
def test_equal_totals_harm_nobody_but_heat() -> None:
    table = duel("7 7 12 2 12").play("giant:1")

    assert len(table.told("exchange")) == 2
    assert len(table.told("location")) == 1
    assert table.giant(1).heat == 2


@rule("GI-ASL-09")
def test_lost_limbs_lower_the_roll_not_the_damage() -> None:
    table = duel("12 2 7", mine="damage=left_arm:6,right_arm:6").play("giant:1")

    assert table.told("location")[0][3] == 3


@rule("GI-ASL-10")
def test_exchanges_go_on_until_one_is_destroyed() -> None:
    table = duel("12 2 7 12 2 7").play("giant:1")

    assert table.giant(4).fate == DESTROYED
    assert len(table.told("exchange")) == 2


@rule("GI-ASL-13")
def test_at_the_threshold_the_defender_is_asked_first_then_the_attacker() -> None:
    # Exchange 1 lifts both from 9 to 10.
    table = duel("7 7", mine="heat=9", theirs="heat=9").play("giant:1")

    assert (table.question, table.seat) == ("RunHot", 1)
    assert table.options == ["hot", "held"]
    table.play("held")
    assert (table.question, table.seat) == ("RunHot", 0)


@rule("GI-ASL-14")
def test_a_held_giant_rolls_nothing_heats_not_and_deals_no_damage() -> None:
    # The defender is held: its total is 5, more than 2 + 3 - 3, yet it deals nothing.
    table = duel("2 5 2 5", "7", "D", "heat=0 damage=left_arm:6", "heat=20").play("giant:1", "held")

    first = table.told("exchange")[0]
    assert (first[1], first[3], first[5]) == (2, 5, 0)
    assert table.giant(4).heat == 20
    assert table.told("location") == []


@rule("GI-ASL-14")
def test_a_held_giant_stays_open_to_attack() -> None:
    table = duel("12 12", mine="heat=0", theirs="heat=10").play("giant:1", "held")

    assert table.giant(4).fate == DESTROYED


@rule("GI-ASL-15")
def test_both_held_ends_undecided() -> None:
    table = duel("7 7 2 2", mine="heat=9", theirs="heat=9").play("giant:1", "held", "held")

    assert len(table.told("undecided")) == 1
    assert [table.giant(n).fate for n in (1, 4)] == [FIELDED, FIELDED]
    assert table.at(1) == "1505"


@rule("GI-ASL-16")
def test_a_hot_launch_promises_the_first_roll() -> None:
    table = duel("7 7 12", mine="heat=10").play("giant:1")

    assert len(table.told("exchange")) == 1  # nobody was asked before it
    assert table.giant(1).heat == 11
    assert (table.question, table.seat) == ("RunHot", 0)


@rule("GI-ASL-16", "GI-ASL-13")
def test_after_a_hot_launch_a_hot_defender_is_asked_but_not_the_attacker() -> None:
    table = duel("7 12", mine="heat=10", theirs="heat=10").play("giant:1")
    assert (table.question, table.seat) == ("RunHot", 1)

    table.play("held")

    assert len(table.told("exchange")) == 1
    assert table.told("undecided") == []


@rule("GI-ASL-17")
def test_running_shooting_and_lost_legs_do_not_matter() -> None:
    table = duel("", mine="moved=run:5 damage=left_leg:6,right_leg:6 weapons=RA1:G3 fired=RA1")

    assert table.options == ["giant:1", "end"]


@rule("GI-ASL-18")
def test_the_survivor_stays_in_its_hex() -> None:
    text = DUEL.format("7", "", "7", "") + "giant 5 type=7 at=2020\n"
    table = situation(text, "12 2 12").play("giant:1")

    assert table.at(1) == "1505"


@rule("GI-ASL-19")
def test_totals_may_fall_below_zero() -> None:
    table = duel("2 12 12", mine="damage=left_arm:6,right_arm:6,left_leg:6,right_leg:6").play(
        "giant:1"
    )

    assert table.told("exchange")[0][1] == 2 + 3 - 12


@rule("GI-ASL-20")
def test_an_assault_ends_however_the_dice_fall() -> None:
    table = duel("7 7 " * 10 + "12 12 " * 30, one="9", other="9", assault_governor="forced_hot")
    table.play("giant:1")

    assert len(table.told("exchange")) <= 2 * (10 + 9)
    assert len([n for n in (1, 4) if table.giant(n).fate == DESTROYED]) >= 1


@rule("GI-ASL-21")
def test_the_winner_of_the_last_exchange_still_heats_and_saves() -> None:
    text = DUEL.format("7", "heat=10", "7", "") + "giant 2 type=7 at=2020\ngiant 5 type=7 at=2021\n"
    table = situation(text, "12 2 12 4").play("giant:1")

    assert table.giant(4).fate == DESTROYED
    assert table.giant(1).fate == DESTROYED  # needed 5, rolled 4
    assert table.told("location")[-1][0] == table.giant(4).key()  # nobody left to be hit by it


@rule("GI-ASL-13")
def test_forced_hot_never_asks() -> None:
    table = duel(
        "7 7 12 12 12 2 12 12 12", mine="heat=9", theirs="heat=9", assault_governor="forced_hot"
    )
    table.play("giant:1")

    assert table.told("governor") == []
    assert table.giant(4).fate == DESTROYED


# Allies


def three(*where: str) -> str:
    names = ["giant 1 type=7", "giant 2 type=7", "giant 4 type=7", "giant 5 type=7"]
    return A + "".join(f"{name} at={at}\n" for name, at in zip(names, where, strict=False) if at)


@rule("GI-MUL-02", "GI-MUL-05")
def test_an_ally_at_the_defender_raises_bonus_roll_and_damage() -> None:
    table = situation(three("1505", "1507", "1506", "2020"), "7 2 7").play("giant:1")

    assert table.told("assault")[0][2:] == (4, 3)
    assert table.told("exchange")[0][1] == 11
    assert table.told("location")[0][3] == 4


@rule("GI-MUL-02")
def test_an_ally_in_contact_with_another_enemy_does_not_help() -> None:
    table = situation(three("1505", "1507", "1506", "1508"), "12 2 12").play("giant:1")

    assert table.told("assault")[0][2:] == (3, 3)


@rule("GI-MUL-03")
def test_allies_of_the_defender_must_touch_the_defender_not_only_the_attacker() -> None:
    at_defender = situation(three("1505", "2020", "1506", "1507"), "12 2 12").play("giant:1")
    at_attacker = situation(three("1505", "2020", "1506", "1504"), "12 2 12").play(
        "giant:1", "giant:4"
    )

    assert at_defender.told("assault")[0][2:] == (3, 4)
    assert at_attacker.told("assault")[0][2:] == (3, 3)


@rule("GI-MUL-04")
def test_an_ally_stands_no_lower_than_the_defender() -> None:
    low = three("1505", "1507", "1506", "2020") + "terrain hill_1 1505 1506\n"
    table = situation(low, "12 2 12").play("giant:1")

    assert table.told("assault")[0][2:] == (3, 3)


@rule("GI-MUL-06", "GI-MUL-07")
def test_a_giant_helps_after_its_own_assault_and_pays_nothing() -> None:
    text = three("1505", "1507", "1506", "2020").replace("at=1507", "at=1507 assaulted")
    table = situation(text, "12 2 12").play("giant:1")

    assert table.told("assault")[0][2] == 4
    assert table.giant(2).heat == 0


@rule("GI-MUL-08")
def test_bonuses_hold_for_the_assault_and_are_counted_afresh_for_the_next() -> None:
    text = A + "giant 1 type=7 at=1505\ngiant 2 type=7 at=1507\n"
    text += "giant 4 type=7 at=1506\ngiant 5 type=7 at=1508\n"
    table = situation(text, "12 2 12 12 2 12")
    one, other = table.giant(1), table.giant(4)
    assert helpers(table.g, one, other, other) == []  # 2 touches 5 as well

    table.play("giant:2", "giant:5", "giant:1")

    assert [values[2:] for values in table.told("assault")] == [(3, 3), (4, 3)]


# Explosions


@rule("GI-EXP-01", "GI-EXP-02")
def test_the_opponent_of_an_exploding_giant_takes_half_its_threshold() -> None:
    # The defender D fails its save; the attacker F takes 10 on the torso.
    text = DUEL.format("F", "", "D", "heat=20") + "giant 5 type=7 at=2020\n"
    table = situation(text, "7 7 6 4 6").play("giant:1", "hot")

    assert table.giant(4).fate == DESTROYED
    assert table.told("explode")[0] == (table.giant(4).key(), 10)
    assert table.told("location")[-1][3] == 10


@rule("GI-EXP-03")
def test_helpers_take_nothing_unless_the_table_says_so() -> None:
    text = three("1505", "1507", "1506", "2020").replace("type=7 at=1506", "type=7 heat=10 at=1506")
    rolls = "7 8 2 7 6 7 6 7 6 12 2 12"
    plain = situation(text, rolls).play("giant:1", "hot")
    assert sum(plain.giant(2).damage) == 0

    # 7 + 4 against 8 + 3 is a tie; then the defender fails its save: 5 to each, leg and torso.
    wide = situation(text, "7 8 2 6 7", explosion_radius="helpers").play("giant:1", "hot")
    assert wide.giant(4).fate == DESTROYED
    assert wide.giant(1).damage[4] == 5
    assert wide.giant(2).damage[1] == 5


@rule("GI-EXP-04")
def test_both_may_fail_in_the_same_exchange() -> None:
    table = duel("7 7 2 2", mine="heat=10", theirs="heat=10").play("giant:1", "hot")

    assert [table.giant(n).fate for n in (1, 4)] == [DESTROYED, DESTROYED]
    assert table.points == [2, 2]
    assert table.told("location") == []


@rule("GI-EXP-04")
def test_the_blast_may_take_the_other_with_it() -> None:
    table = duel("7 7 2 12 7", one="1", other="7", mine="heat=10", theirs="heat=10")
    table.play("giant:1", "hot")

    assert [table.giant(n).fate for n in (1, 4)] == [DESTROYED, DESTROYED]
    assert len(table.told("explode")) == 1


@rule("GI-ASL-04")
def test_a_giant_that_wins_its_assault_launches_no_other() -> None:
    text = DUEL.format("7", "", "7", "") + "giant 5 type=7 at=1504\n"
    table = situation(text, "12 2 12").play("giant:1", "giant:4")

    assert table.giant(4).fate == DESTROYED
    assert (table.question, table.seat) == ("PickAttacker", 1)  # giant 5 touches giant 1


@rule("GI-ASL-06")
def test_both_totals_are_roll_and_bonus() -> None:
    table = duel("9 4 7").play("giant:1")

    assert [values[1] for values in table.told("exchange")][:1] == [9 + 3]
    assert [values[3] for values in table.told("exchange")][:1] == [4 + 3]


@rule("GI-DMG-11")
def test_each_lost_limb_takes_three_from_the_roll_of_its_giant_alone() -> None:
    hurt = "damage=left_arm:6,left_leg:6"
    mine = duel("9 4 7", mine=hurt).play("giant:1").told("exchange")[0]
    theirs = duel("9 4 7", theirs=hurt).play("giant:1").told("exchange")[0]

    assert (mine[1], mine[3]) == (9 + 3 - 6, 4 + 3)
    assert (theirs[1], theirs[3]) == (9 + 3, 4 + 3 - 6)


@rule("GI-ASL-11", "GI-ASL-14")
def test_only_a_giant_that_rolls_heats_up() -> None:
    table = duel("7 7 7 7", "5", "5", mine="heat=9").play("giant:1")
    assert (table.question, table.seat) == ("RunHot", 0)
    assert (table.giant(1).heat, table.giant(4).heat) == (10, 1)

    table.play("held")

    assert (table.giant(1).heat, table.giant(4).heat) == (10, 2)


@rule("GI-ASL-12")
def test_damage_comes_before_heat_so_a_destroyed_giant_does_not_heat_up() -> None:
    table = duel("12 2 12", theirs="heat=10").play("giant:1", "hot")

    assert table.giant(4).fate == DESTROYED
    assert [values[0] for values in table.told("heat")] == [table.giant(1).key()]
    assert table.told("save") == []

"""Damage and casualties (AG-DMG)."""

from .table import Table, a_battle, rule


def suffers(defenders: str, damage: int, race: str = "hill") -> Table:
    """Fire giants inflict exactly so much damage on the defenders, who roll nothing."""
    rolls = {
        1: "fire miss, 1 hit",
        2: "fire 2 hits, miss",
        3: "fire 3 hits, miss",
        4: "fire 2 hits, 2 hits",
        5: "fire 3 hits, 2 hits",
    }
    hits = rolls.get(damage, "fire 3 hits, 2 hits, 2 hits, miss")
    attackers = "fire: regular" if damage < 6 else "fire: regular, elite"
    text = (
        hits
        + f", {race} "
        + ("miss, miss, miss, miss, miss, miss, miss" if race == "hill" else "1 arcane")
    )
    return a_battle(attackers, f"{race}: {defenders}", text)


@rule("AG-BAT-23", "AG-BAT-31")
def test_ignored_blocks_take_nothing_off_the_hits() -> None:
    rolls = "fire 3 hits, 1 hit, 1 hit, miss, miss, hill 1 block, 1 block, 1 block"
    row = "row fire: leader activated"  # in its region the Vonindod ignores two blocks
    t = a_battle("fire: second_leader", "hill: 3 regular", rows=row, rolls=rolls)

    t.pass_on("PlayCommand")

    assert t.told("damage")[0] == (5, 4)  # 5 hits less 1 of 3 blocks


@rule("AG-DMG-01", "AG-DEC-20")
def test_the_owner_picks_one_unit_that_absorbs_all_it_can() -> None:
    t = suffers("regular, elite", 3)

    assert (t.who, t.offers) == ("hill", ["elite", "regular"])
    t.play("elite")
    assert t.army("high_forest") == "hill: regular"


@rule("AG-DMG-02")
def test_less_damage_than_fortitude_wounds() -> None:
    assert suffers("elite", 2).army("high_forest") == "hill: elite_wounded"


@rule("AG-DMG-03")
def test_damage_equal_to_fortitude_defeats() -> None:
    t = suffers("regular, elite", 2).play("regular")

    assert t.army("high_forest") == "hill: elite"


@rule("AG-DMG-04", "AG-DMG-06")
def test_more_damage_goes_on_to_the_next_until_it_or_the_units_run_out() -> None:
    t = suffers("2 regular, elite", 5).play("regular", "regular")
    assert t.army("high_forest") == "hill: elite_wounded"
    assert suffers("regular", 5).army("high_forest") == "fire: regular"


@rule("AG-DMG-05")
def test_a_wounded_unit_falls_to_any_damage_and_absorbs_its_fortitude() -> None:
    t = suffers("regular, elite wounded", 1).play("elite_wounded")
    assert t.army("high_forest") == "hill: regular"
    on = suffers("regular, elite wounded", 3).play("elite_wounded")  # absorbs 2, one is left
    assert on.army("high_forest") == "hill: regular_wounded"


@rule("AG-DMG-07", "AG-COM-13", "AG-DMG-08")
def test_a_champion_is_picked_first_and_shrugs_off_less_than_its_fortitude() -> None:
    t = suffers("regular, champion", 3)

    assert t.army("high_forest") == "hill: regular, champion"
    assert t.question == "PlayCommand"  # nobody was asked


@rule("AG-DMG-09")
def test_a_champion_falls_to_its_fortitude_and_the_rest_goes_on() -> None:
    assert suffers("regular, champion", 4).army("high_forest") == "hill: regular"
    t = suffers("2 elite, champion", 5)
    assert t.army("high_forest") == "hill: elite, elite_wounded"


@rule("AG-DMG-10")
def test_the_rulebooks_seven_damage_on_hill_giants() -> None:
    t = suffers("regular, 2 elite", 7)
    t.play("regular")

    assert t.army("high_forest") == "hill: elite_wounded"
    assert t.points("fire") == 3


@rule("AG-DMG-11")
def test_defeated_units_return_to_the_supply() -> None:
    t = suffers("regular", 3)

    assert t.supply("hill", "regular") == 12


@rule("AG-DMG-12")
def test_a_wounded_leader_in_battle_is_turned_with_his_card() -> None:
    assert suffers("leader", 3).army("high_forest") == "hill: leader_wounded"


@rule("AG-DMG-13")
def test_a_unit_that_survives_ends_the_assignment() -> None:
    t = suffers("regular, elite", 1).play("elite")

    assert t.army("high_forest") == "hill: regular, elite_wounded"
    assert t.question == "PlayCommand"


@rule("AG-DMG-07")
def test_other_units_are_refused_while_a_champion_stands() -> None:
    t = suffers("regular, elite", 3)

    assert "AG-BAT-02" in t.refuses("unit:leader")


@rule("AG-TIP-06", "AG-COM-06")
def test_stone_giants_are_tough_and_worth_little() -> None:
    from jotunheim.games.assault import GAME

    book = GAME.book
    assert book.value[4 * 6] == 1
    assert book.fortitude[4 * 10] == book.fortitude[4 * 10 + 1] == 3
    assert book.value[0] == max([book.value[race * 6] for race in range(6)])
    assert book.maneuvers[5][0] == max([book.maneuvers[race][0] for race in range(6)])

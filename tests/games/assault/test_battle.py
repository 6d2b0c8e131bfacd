"""Attack Command and battles (AG-ATK, AG-BAT)."""

from .table import a_battle, rule, table


@rule("AG-BAT-20", "AG-INF-06", "AG-ACT-04")
def test_the_defender_rolls_knowing_the_attackers_totals() -> None:
    t = a_battle(
        "fire: regular",
        "hill: leader",
        "fire 2 hits, 1 hit, hill 1 arcane, 1 arcane",
        more="row hill: leader, magic, move",
    )

    assert t.who == "hill"
    assert t.totals("fire") == (3, 0)
    assert t.offers == ["done", "use_leader", "use_magic"]


@rule("AG-BAT-23", "AG-BAT-24")
def test_damage_is_hits_less_blocks_and_the_fallen_still_count_with_their_dice() -> None:
    t = a_battle("fire: regular", "hill: 2 regular", "fire 3 hits, 2 hits, hill 2 hits, 1 block")
    t.pass_on("PlayCommand")

    assert t.told("damage") == [(5, 4), (2, 2)]
    assert t.army("high_forest") == "fire: regular_wounded"
    assert t.points("fire") == 2


@rule("AG-BAT-25", "AG-TIP-02")
def test_both_sides_score_for_the_fallen_not_for_the_wounded() -> None:
    t = a_battle(
        "fire: regular, regular",
        "hill: regular, elite",
        "fire 3 hits, 2 hits, miss, miss, hill 2 hits, 2 hits, miss",
    )
    t.pass_on("PlayCommand")

    assert t.points("fire") == 1 + 2
    assert t.points("hill") == 2  # wiped out, and paid all the same


@rule("AG-BAT-26", "AG-BAT-27", "AG-BAT-34", "AG-DEC-21")
def test_at_least_half_of_the_survivors_move_in() -> None:
    for number, half in ((2, 1), (3, 2), (4, 2), (5, 3), (6, 3), (7, 4)):
        rolls = "hill 2 hits, 2 hits" + ", miss" * (number - 2) + ", stone 1 block"
        t = a_battle(f"hill: {number} regular", "stone: regular wounded", rolls)
        assert t.question == "Advance"
        assert t.bounds == (half, number)
        t.pick(f"{half} regular")
        assert t.army("high_forest") in (f"hill: {half} regular", "hill: regular")
    alone = a_battle("hill: regular", "stone: regular wounded", "hill 2 hits, stone 1 block")
    assert alone.army("high_forest") == "hill: regular"


@rule("AG-BAT-26")
def test_units_left_out_do_not_count_and_cannot_advance() -> None:
    t = table(
        "army hill in silver_marches: 3 regular, elite, leader\narmy stone in high_forest: regular wounded\nturn hill\nask command",
        rolls="hill 2 hits, 2 hits, 2 hits, stone 1 block",
    )
    t.play("attack", "battle").pick("3 regular")
    assert t.question == "Advance"
    t.pick("2 regular")

    assert t.army("high_forest") == "hill: 2 regular"
    assert t.army("silver_marches") == "hill: regular, elite, leader"


@rule("AG-BAT-28")
def test_there_is_one_round_only() -> None:
    t = a_battle("fire: regular", "hill: champion", "fire 2 hits, 1 hit, hill miss, miss, miss")
    t.pass_on("PlayCommand")

    assert t.army("high_forest") == "hill: champion"
    assert t.army("silver_marches") == "fire: regular"
    assert not t.is_battle


@rule("AG-BAT-29")
def test_if_both_are_wiped_out_the_region_stays_empty() -> None:
    t = a_battle("hill: regular", "stone: regular wounded", "hill 1 hit, stone 2 hits")
    t.pass_on("PlayCommand")

    assert t.army("high_forest") == ""
    assert t.army("silver_marches") == ""


@rule("AG-ATK-01", "AG-BAT-01")
def test_odds_are_shown_before_an_attack_is_declared() -> None:
    from jotunheim.games.assault import GAME

    weak = table(
        "army hill in silver_marches: regular\narmy stone in high_forest: 6 elite\narmy storm in anauroch: regular wounded\nturn hill\nask command"
    )
    weak.play("attack", "battle")
    prompt = GAME.view(weak.g, weak.seat_of("hill")).prompt
    assert prompt is not None
    figures = {choice.token: choice.figure for choice in prompt.choices}
    assert figures["region:high_forest"].startswith("0")
    assert figures["region:anauroch"] != ""
    assert GAME.view(weak.g, weak.seat_of("hill")).prompt == prompt  # always the same


@rule("AG-INF-06", "AG-ACT-04")
def test_the_attackers_totals_stand_before_the_defender_rolls() -> None:
    t = a_battle("fire: regular", "hill: regular", "fire 2 hits, miss, hill miss")
    t.pass_on("PlayCommand")

    order = [event.what for event in t.g.journal or [] if event.what in ("roll", "totals")]
    assert order == ["roll", "totals", "roll", "totals"]


@rule("AG-ACT-04")
def test_the_defender_sustains_damage_first() -> None:
    t = a_battle("fire: regular", "hill: 2 regular", "fire 2 hits, miss, hill 2 hits, miss")
    t.pass_on("PlayCommand")

    assert [values[0] for values in t.told("damage")] == [5, 2]


@rule("AG-BAT-23")
def test_blocks_are_taken_off_the_hits() -> None:
    t = a_battle("fire: regular", "hill: elite", "fire 3 hits, miss, hill 1 block, miss")
    t.pass_on("PlayCommand")

    assert t.told("damage")[0] == (5, 2)

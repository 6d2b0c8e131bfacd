"""Rest and giantslayers (AG-RST, AG-GSL)."""

from jotunheim.games.assault import GAME

from .table import Table, rule, table

FULL = "move, plunder, trade, recruit, leader, magic, attack, special"


def resting(
    text: str, row: str = FULL, race: str = "fire", rolls: str = "", seats: int = 6
) -> Table:
    rows = f"row {race}: {row}\n" if row else ""
    t = table(f"{text}\n{rows}turn {race}\nask command", seats, rolls)
    return t if row == FULL else t.play("rest")  # with all others laid Rest answers itself


def attacking(text: str, rolls: str, row: str = FULL, seats: int = 6) -> Table:
    """Giantslayers stand as the text says; recruiting and moving are over."""
    t = resting(text, row, rolls=rolls, seats=seats)
    while t.question in ("RecruitSlayer", "MoveSlayer"):
        t.play("done")
    return t


@rule("AG-GSL-02", "AG-GSL-26", "AG-DEC-23")
def test_recruiting_then_moving_then_attacking_no_phase_comes_back() -> None:
    t = resting("army hill in high_moor: regular\nslayer hook in delimbiyr_vale")
    assert t.question == "RecruitSlayer"
    t.play("line", "high_moor", "done")
    assert t.question == "MoveSlayer"
    t.play("hook", "high_moor", "done")
    assert t.question == "SlayerAttack"
    t.play("done")

    assert t.question == "PlayCommand"
    assert t.budget == 0


@rule("AG-GSL-03", "AG-FIN-09")
def test_recruiting_costs_two_actions_into_any_small_folk_region() -> None:
    for stage in ("main", "final"):
        t = resting(f"stage {stage}\narmy hill in high_moor: regular", "move, plunder").play("hook")
        assert len(t.offers) == 10
        assert "high_moor" in t.offers
        assert "AG-GSL-03" in t.refuses("region:evermoors")
        t.play("high_moor")
        assert t.slayer("hook") == "high_moor"
        assert t.budget == 0
    assert resting("", "move").who == "frost"  # one action is not enough


@rule("AG-GSL-04", "AG-COM-29")
def test_several_may_be_recruited_and_enter_healthy() -> None:
    t = resting("").play("hook", "high_moor", "line", "high_moor", "sinker", "sword_coast")

    assert [t.slayer(name) for name in ("hook", "line", "sinker")] == [
        "high_moor",
        "high_moor",
        "sword_coast",
    ]
    assert t.budget == 2
    assert t.g.slayers_wounded == [0, 0, 0]


@rule("AG-GSL-05")
def test_each_step_costs_an_action_and_may_be_repeated() -> None:
    t = resting("slayer hook in high_moor", "move, plunder")
    t.play("done", "hook", "delimbiyr_vale", "hook", "sword_coast")

    assert t.slayer("hook") == "sword_coast"
    assert t.budget == 0


@rule("AG-GSL-06")
def test_starting_regions_are_passed_but_no_move_ends_there() -> None:
    t = resting(
        "slayer hook in delimbiyr_vale\narmy stone in graypeak_mountains: regular", "move, plunder"
    )
    t.play("done", "hook", "graypeak_mountains")
    assert t.question == "StepSlayer"
    assert t.offers == ["anauroch", "delimbiyr_vale", "high_forest", "high_moor"]
    t.play("anauroch")
    assert t.slayer("hook") == "anauroch"

    last = resting("slayer hook in delimbiyr_vale", "move").play("hook")
    assert "AG-GSL-06" in last.refuses("region:graypeak_mountains")


@rule("AG-FIN-09", "AG-GSL-06")
def test_in_the_final_ordning_moves_may_end_in_starting_regions() -> None:
    t = resting("stage final\nslayer hook in delimbiyr_vale", "move")

    t.play("hook", "graypeak_mountains")

    assert t.slayer("hook") == "graypeak_mountains"


@rule("AG-GSL-07", "AG-GSL-08")
def test_they_attack_giants_of_their_own_region_never_the_controllers() -> None:
    t = attacking(
        """
        army fire in high_forest: regular
        army hill in high_moor: regular
        army hill in delimbiyr_vale: regular
        slayer hook in high_moor
        slayer line in high_forest
        """,
        "",
    )
    assert t.offers == ["done", "high_moor"]
    assert "AG-GSL-08" in t.refuses("region:high_forest")
    assert "AG-GSL-07" in t.refuses("region:delimbiyr_vale")
    t.play("high_moor")
    assert t.budget == 7


@rule("AG-GSL-09", "AG-GSL-10", "AG-DEC-23")
def test_together_in_one_attack_each_paid_once_a_rest() -> None:
    t = attacking(
        "army hill in high_moor: 7 elite\nslayer hook in high_moor\nslayer line in high_moor",
        "miss, miss, miss, miss, hill miss, miss, miss, miss, miss, miss, miss",
    )
    t.play("high_moor")
    assert t.question == "PickSlayers"
    assert t.offers == ["hook", "line"]
    t.play("hook", "line")
    assert t.told("slayer_attack")[0][3] == 2
    t.pass_on("PlayCommand")

    assert t.row("fire") == []  # nobody could attack again


@rule("AG-GSL-10")
def test_one_attack_a_region_and_rest() -> None:
    t = attacking(
        "army hill in high_moor: 7 elite\nslayer hook in high_moor\nslayer line in high_moor",
        "miss, miss, hill miss, miss, miss, miss, miss, miss, miss",
    )
    t.play("high_moor", "line")
    t.pass_on("PlayCommand")

    assert len(t.told("slayer_attack")) == 1


@rule("AG-GSL-11")
def test_they_roll_grey_dice_six_at_most() -> None:
    t = attacking(
        "army hill in high_moor: regular\nslayer hook in high_moor\nslayer line in high_moor\nslayer sinker in high_moor",
        "",
    )
    t.play("high_moor", "hook", "line", "sinker")
    assert t.told("roll")[0][:2] == (6, 0)
    assert len(t.told("roll")[0]) == 2 + 6
    assert t.side(0).special == 0


@rule("AG-GSL-12", "AG-DEC-24")
def test_sinker_rerolls_and_line_converts_each_once() -> None:
    t = attacking(
        "army hill in high_moor: 7 elite\nslayer line in high_moor\nslayer sinker in high_moor",
        "1 arcane, 1 arcane, miss, miss, 2 hits, 1 hit, hill miss, miss, miss, miss, miss, miss, miss",
    )
    t.play("high_moor", "line", "sinker")
    assert t.question == "ModifyDice"
    assert t.offers == ["done", "line", "sinker"]
    t.play("line", "die:3")  # die 2 of the two equal ones goes in any case
    t.play("sinker", "die:5")
    assert t.totals("giantslayers") == (4 + 3, 0)


@rule("AG-GSL-12", "AG-ACT-05")
def test_hook_makes_the_defender_roll_everything_again_before_any_change() -> None:
    t = attacking(
        "army hill in high_moor: 2 regular\nslayer hook in high_moor\nrow hill: magic, move",
        "miss, miss, hill 2 hits, 2 hits, hill miss, 1 arcane",
    )
    t.play("high_moor")
    assert (t.who, t.question, t.offers) == ("fire", "HookPower", ["hook", "pass"])
    t.play("hook")
    assert t.dice(1) == "miss, 1 arcane"
    assert t.who == "hill"  # the new faces are modified as usual
    t.play("use_magic")
    assert t.totals("hill") == (0, 1)


@rule("AG-GSL-13")
def test_a_wounded_giantslayer_keeps_its_values_but_not_its_power() -> None:
    t = attacking(
        "army hill in high_moor: 2 regular\nslayer hook in high_moor wounded\nslayer sinker in high_moor wounded",
        "miss, miss, miss, miss, hill miss, miss",
    )
    t.play("high_moor", "hook", "sinker")

    assert t.question == "PlayCommand"  # neither power was offered
    assert len(t.told("roll")[0]) == 2 + 4


@rule("AG-GSL-14", "AG-GSL-24", "AG-DEC-20")
def test_the_controller_assigns_damage_to_them() -> None:
    text = "army hill in high_moor: 3 elite\nslayer hook in high_moor wounded\nslayer line in high_moor"
    t = attacking(text, "miss, miss, miss, miss, hill 2 hits, 1 hit, miss, miss, miss, miss")
    t.play("high_moor", "hook", "line")
    assert (t.who, t.question) == ("fire", "PickCasualty")
    t.play("hook")  # F 3, exactly the damage

    assert t.slayer("hook") == ""
    assert t.slayer("line") == "high_moor"

    light = attacking(text, "miss, miss, miss, miss, hill 1 hit, miss, miss, miss, miss, miss")
    light.play("high_moor", "hook", "line", "line")
    assert light.slayer("line") == "high_moor wounded"


@rule("AG-GSL-15", "AG-GSL-23", "AG-MAG-11")
def test_a_defender_may_cast_against_giantslayers() -> None:
    t = attacking(
        "army hill in high_moor: regular\nslayer hook in high_moor\nspells hill: enlarge\nspells fire: confusion",
        "miss, miss, hill miss, miss",
    )
    t.play("high_moor")

    assert (t.who, t.question) == ("hill", "React")
    t.play("enlarge")
    assert len(t.told("roll")[1]) == 2 + 2


@rule("AG-GSL-17")
def test_the_defender_uses_everything_as_in_any_defence() -> None:
    t = attacking(
        "army hill in high_moor: leader\nslayer line in high_moor\nrow hill: leader, magic, move\ncards hill: weaponry",
        "miss, miss, hill 1 arcane, miss",
    )
    t.play("high_moor")

    assert t.offers == ["done", "use_leader", "use_magic"]
    t.play("done")
    assert t.offers == ["done", "weaponry"]


@rule("AG-GSL-18", "AG-GSL-25")
def test_each_defeated_giant_gives_half_its_value_rounded_up_and_nobody_moves_in() -> None:
    t = attacking(
        "army hill in high_moor: 2 regular wounded\nslayer line in high_moor",
        "2 hits, 2 hits, hill miss, miss",
    )
    t.play("high_moor")

    assert t.points("fire") == 1 + 1
    assert t.army("high_moor") == ""
    assert t.slayer("line") == "high_moor"


@rule("AG-GSL-19")
def test_a_defeated_giantslayer_brings_the_defender_a_card() -> None:
    t = attacking(
        "army hill in high_moor: 3 elite\nslayer line in high_moor",
        "miss, miss, hill 2 hits, 2 hits, miss, miss, miss, miss",
    )
    t.play("high_moor")

    assert t.slayer("line") == ""
    assert t.points("hill") == 0
    assert t.number_of_cards("hill") == 1


@rule("AG-GSL-07", "AG-GSL-10")
def test_each_attacking_giantslayer_costs_an_action() -> None:
    """R-14: with one action left only one of two may attack."""
    t = table(
        "army hill in high_moor: 7 elite\nslayer hook in high_moor\nslayer line in high_moor\n"
        "turn fire\nask giantslayers\nbudget 1"
    )
    t.play("done", "high_moor")

    assert t.question == "PickSlayers"
    assert t.bounds == (1, 1)


@rule("AG-GSL-18")
def test_half_the_value_of_a_dear_giant_is_not_all_of_it() -> None:
    t = attacking(
        "army storm in high_moor: regular wounded\nslayer line in high_moor",
        "2 hits, 2 hits, storm 1 arcane",
    )
    t.play("high_moor")
    value = GAME.book.value[0]

    assert value > 1
    assert t.points("fire") == (value + 1) // 2


@rule("AG-GSL-10")
def test_giantslayers_left_out_of_an_attack_do_not_attack_the_region_later() -> None:
    t = table(
        "army hill in high_moor: 7 elite\nslayer hook in high_moor\nslayer line in high_moor\n"
        "turn fire\nask giantslayers\nbudget 4",
        rolls="miss, miss, hill miss, miss, miss, miss, miss, miss, miss",
    )
    while t.question in ("RecruitSlayer", "MoveSlayer"):
        t.play("done")
    t.play("high_moor", "line")
    while t.is_battle:
        t.play(t.options[-1])

    assert t.question != "SlayerAttack" or "high_moor" not in t.offers
    assert t.budget == 0 or t.question == "PlayCommand"

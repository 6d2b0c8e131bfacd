"""Combat dice: rolling, re-rolling, converting (AG-BAT-06 to 16)."""

from .table import a_battle, rule


@rule("AG-ATK-03", "AG-ATK-04", "AG-BAT-11", "AG-BAT-21")
def test_attack_converts_for_each_card_to_the_left_and_only_for_the_attacker() -> None:
    t = a_battle(
        "fire: regular",
        "hill: 2 elite",
        "fire 1 arcane, 1 arcane, hill 1 arcane, 1 arcane, 1 arcane, 1 arcane",
        rows="row fire: move\nrow hill: move, plunder, attack, magic",
    )
    t.play("use_attack")
    assert t.bounds == (1, 1)
    t.play("die:1")

    assert t.totals("fire") == (2, 0)
    t.pass_on("PlayCommand")
    assert t.totals("hill") == (0, 0)  # the Attack card in the defender's row does nothing


@rule("AG-BAT-06", "AG-BAT-07")
def test_at_most_seven_dice_never_less_than_one() -> None:
    many = a_battle("hill: 7 elite", "stone: regular", rows="row stone: magic, move")
    assert many.side(0).dice == 7
    few = a_battle("hill: regular", "stone: 2 regular", more="spells stone: control_weather")
    few.play("control_weather")
    assert few.g.journal is not None
    assert len(few.told("roll")[0]) == 2 + 1


@rule("AG-BAT-07", "AG-BAT-08")
def test_the_rulebooks_four_dice_are_the_fire_die_and_three_grey_ones() -> None:
    t = a_battle(
        "fire: regular, elite",
        "hill: regular",
        "fire 3 hits, 2 hits, 1 block, 1 arcane",
        rows="row fire: move",
    )

    assert t.dice(0) == "3 hits, 2 hits, 1 block, 1 arcane"
    assert t.side(0).special == 1


@rule("AG-BAT-10", "AG-BAT-15")
def test_two_symbols_of_a_face_are_converted_separately_and_once() -> None:
    t = a_battle(
        "frost: regular",
        "hill: regular",
        "frost 2 arcane, miss",
        rows="row frost: magic",
    )
    t.play("use_attack")  # one symbol: a card to the left
    assert t.side(0).made == [32, 0]
    assert t.offers == ["done", "use_magic"]
    t.play("use_magic")  # the other one
    assert t.totals("frost") == (2, 1)


@rule("AG-BAT-12", "AG-DEC-18")
def test_each_command_is_used_once_a_battle() -> None:
    t = a_battle(
        "fire: leader",
        "hill: regular",
        "fire miss, miss, miss, 1 hit",
        rows="row fire: leader, move, trade",
    )
    t.play("use_leader", "die:2", "done")

    assert len(t.told("dice")) == 1
    assert "use_leader" not in t.offers


@rule("AG-BAT-13", "AG-BAT-16")
def test_commands_come_in_any_order_but_converted_dice_are_fixed() -> None:
    t = a_battle(
        "fire: leader",
        "hill: regular",
        "fire 1 arcane, miss, 1 block, fire 2 hits",
        rows="row fire: leader, move",
    )
    assert t.offers == ["done", "use_attack", "use_leader"]
    t.play("use_attack")
    assert t.side(0).made[0] == 32
    t.play("use_leader")
    assert t.offers == ["2", "3"]  # not the converted die 1


@rule("AG-BAT-33")
def test_only_the_rolling_side_acts_between_its_roll_and_its_totals() -> None:
    t = a_battle(
        "fire: regular",
        "hill: regular",
        "fire 1 arcane, 1 arcane, hill 1 arcane",
        rows="row fire: magic, move\nrow hill: magic, move",
    )
    asked = []
    while t.is_battle:
        asked.append(t.who)
        t.play("done")

    assert asked == sorted(asked)  # all of fire's questions, then all of hill's


@rule("AG-COM-05", "AG-BAT-06")
def test_strength_is_the_number_of_dice() -> None:
    t = a_battle("fire: 2 regular, elite wounded", "hill: regular", rows="row fire: leader, move")

    assert t.side(0).dice == 2 + 2 + 1


@rule("AG-BAT-21")
def test_the_defender_does_not_convert_with_the_attack_card() -> None:
    t = a_battle(
        "fire: regular",
        "hill: regular",
        "fire miss, miss, hill 1 arcane",
        more="row hill: move, attack, magic",
    )

    assert t.question != "ModifyDice" or "use_attack" not in t.offers
    assert not t.told("dice")

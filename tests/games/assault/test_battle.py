"""Attack Command and battles (AG-ATK, AG-BAT)."""

from .table import Table, a_battle, declare, rule, table

FRONT = """
    army fire in silver_marches: regular, elite
    army hill in high_forest: 2 regular
    turn fire
    ask command
"""


def rolled(t: Table) -> list[int]:
    """How many dice each side has rolled."""
    return [len(values) - 2 for values in t.told("roll")]


@rule("AG-ATK-01", "AG-BAT-01", "AG-DEC-16", "AG-GLO-03")
def test_giants_attack_one_adjacent_enemy_region_from_next_to_it() -> None:
    t = table(FRONT + "army hill in high_moor: regular\narmy stone in anauroch: regular")
    t.play("attack")
    assert t.options == ["battle", "pass", "shift"]
    t.play("battle")
    assert t.question == "AttackTo"
    assert t.options == ["anauroch", "high_forest"]
    assert "AG-ATK-01" in t.refuses("region:high_moor")

    far = table(
        "army fire in ice_spires: regular\narmy hill in high_moor: regular\nturn fire\nask command"
    )
    assert "AG-ATK-01" in far.play("attack").refuses("battle")


@rule("AG-ATK-02", "AG-ATK-06")
def test_instead_units_shift_into_one_empty_neighbour() -> None:
    t = table(FRONT + "army fire in anauroch: regular").play("attack", "shift")
    t.play("silver_marches")
    assert t.options == ["ice_spires", "spine_of_the_world"]  # own home; not the friendly desert
    assert "AG-ATK-02" in t.refuses("region:anauroch")
    assert "AG-ATK-05" in t.refuses("region:evermoors")
    t.play("spine_of_the_world").pick("regular")

    assert t.army("spine_of_the_world") == "fire: regular"
    assert t.army("silver_marches") == "fire: elite"
    assert t.question == "PlayCommand"  # no battle besides


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
    t.pass_on()
    assert t.totals("hill") == (0, 0)  # the Attack card in the defender's row does nothing


@rule("AG-ATK-05", "AG-FIN-02", "AG-NPC-04")
def test_starting_regions_are_safe_until_the_final_ordning() -> None:
    text = "army fire in silver_marches: regular\narmy cloud in evermoors: regular\nturn fire\nask command"
    assert "AG-ATK-05" in table(text).play("attack").refuses("battle")
    open_now = table(text + "\nstage final").play("attack")
    assert "battle" in open_now.options


@rule("AG-ATK-06")
def test_both_may_be_declined() -> None:
    t = table(FRONT).play("attack", "pass")

    assert t.army("silver_marches") == "fire: regular, elite"
    assert t.who == "frost"


@rule("AG-ATK-07", "AG-BAT-30")
def test_castle_and_giantslayers_neither_hinder_nor_join() -> None:
    t = table(FRONT + "slayer hook in spine_of_the_world\ncastle spine_of_the_world")
    t.play("attack", "shift", "spine_of_the_world").pick("regular")

    assert t.army("spine_of_the_world") == "fire: regular"
    assert t.slayer("hook") == "spine_of_the_world"
    assert t.castle == "spine_of_the_world"


@rule("AG-BAT-02", "AG-BAT-03", "AG-BAT-04")
def test_attackers_are_named_defenders_all_take_part_and_nobody_moves() -> None:
    t = table(FRONT, rolls="fire miss, miss, hill 2 hits, 2 hits")
    t.play("attack", "battle").pick("regular")

    assert t.army("silver_marches") == "fire: elite"  # the regular fell, the elite was left out
    assert t.army("high_forest") == "hill: 2 regular"
    assert t.points("hill") == 2


@rule("AG-BAT-02")
def test_everybody_is_one_answer_as_long_as_nobody_was_left_out() -> None:
    front = FRONT.replace("regular, elite", "regular, 2 elite")
    t = table(front).play("attack", "battle")
    assert t.question == "PickForce"
    regular, elite = t.all_options[0], t.all_options[1]

    def routes() -> list[list[str]]:
        assert t.g.asked is not None
        return [[t.g.book.words.names[token] for token in r] for r in t.g.asked.routes(t.g)]

    assert routes() == [[regular, elite, elite]]
    t.play(regular)
    assert routes() == [[elite, elite]]
    t = table(front).play("attack", "battle", elite)
    assert (t.question, routes()) == ("PickForce", [])  # the regular stays out of it


@rule("AG-BAT-05", "AG-DEC-17", "AG-ACT-09")
def test_start_spells_are_cast_in_turns_until_both_pass() -> None:
    t = a_battle(
        "fire: regular",
        "hill: regular",
        more="spells fire: enlarge, confusion\nspells hill: control_weather, shield",
    )
    assert (t.who, t.options) == ("fire", ["confusion", "enlarge", "pass"])
    t.play("pass")
    assert (t.who, t.options) == ("hill", ["control_weather", "pass"])
    t.play("control_weather")
    assert t.who == "fire"  # who passed may cast again after the other has cast
    t.play("enlarge")
    assert (t.who, t.options) == ("hill", ["pass"])  # Shield does not fit, and nobody can tell
    t.play("pass")
    assert (t.who, t.options) == ("fire", ["confusion", "pass"])
    t.play("pass", "done")  # Confusion does not change totals either
    assert rolled(t) == [1, 1]  # 2 dice, 2 fewer, 1 more; 1 die is the least


@rule("AG-BAT-05", "AG-DEC-27")
def test_dispel_magic_answers_only_the_spell_just_cast() -> None:
    t = a_battle(
        "fire: regular",
        "hill: regular",
        more="spells fire: enlarge, fireball\nspells hill: dispel_magic",
    )
    t.play("enlarge")
    assert t.options == ["dispel_magic", "pass"]
    t.play("dispel_magic")
    t.play("pass")  # Fireball comes later

    assert t.side(0).dice == 2
    assert sorted(t.cast) == ["dispel_magic", "enlarge"]  # spent all the same

    unanswered = a_battle("fire: regular", "hill: regular", more="spells hill: dispel_magic")
    assert (unanswered.question, unanswered.options) == ("React", ["pass"])


@rule("AG-BAT-05", "AG-DEC-27")
def test_basic_dispel_cancels_basic_spells_only_and_the_advanced_one_silences() -> None:
    more = "spells fire: enlarge, confusion\nspells hill: dispel_magic\ncards fire: artifact\ncards hill: artifact"
    t = a_battle("fire: regular", "hill: regular", more=more)
    t.play("advanced:enlarge")
    assert t.all_options == ["advanced:dispel_magic", "pass"]
    t.play("advanced:dispel_magic")

    assert t.question != "React"  # fire still holds Confusion, but casts no more
    assert rolled(t)[0] == 2


@rule("AG-BAT-05", "AG-MAG-05")
def test_hold_giant_takes_a_units_dice_away() -> None:
    t = a_battle(
        "fire: 2 regular",
        "hill: elite, champion",
        more="spells fire: hold_giant\ncards fire: artifact",
    )
    t.play("spell:hold_giant").pass_on()
    assert rolled(t) == [4, 3]  # the only Unit Token, of Strength 2, answered itself
    advanced = a_battle(
        "fire: 2 regular",
        "hill: elite, champion",
        more="spells fire: hold_giant\ncards fire: artifact",
    )
    advanced.play("advanced:hold_giant")
    assert advanced.options == ["champion", "elite"]


@rule("AG-BAT-05")
def test_confusion_forbids_rerolls_and_in_its_advanced_form_conversions() -> None:
    rows = "row hill: leader, magic, move"
    for form, left in (("spell", True), ("advanced", False)):
        t = a_battle(
            "fire: regular",
            "hill: leader",
            "fire miss, miss, hill 1 arcane, 1 arcane",
            rows,
            more="spells fire: confusion\ncards fire: artifact",
        )
        t.play(f"{form}:confusion")
        assert "use_leader" not in t.options
        assert ("use_magic" in t.options) == left


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


@rule("AG-BAT-09")
def test_an_arcane_result_not_converted_counts_as_a_miss() -> None:
    t = a_battle("fire: regular", "hill: elite", "fire 1 arcane, 2 hits, hill 1 block, miss")
    t.pass_on()

    assert t.totals("fire") == (2, 0)
    assert t.told("damage")[0] == (5, 1)  # one of two hits was blocked


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
    assert t.options == ["done", "use_magic"]
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
    assert "use_leader" not in t.options


@rule("AG-BAT-13", "AG-BAT-16")
def test_commands_come_in_any_order_but_converted_dice_are_fixed() -> None:
    t = a_battle(
        "fire: leader",
        "hill: regular",
        "fire 1 arcane, miss, 1 block, fire 2 hits",
        rows="row fire: leader, move",
    )
    assert t.options == ["done", "use_attack", "use_leader"]
    t.play("use_attack")
    assert t.side(0).made[0] == 32
    t.play("use_leader")
    assert t.options == ["2", "3"]  # not the converted die 1


@rule("AG-BAT-17")
def test_a_card_closes_the_window_of_the_commands() -> None:
    t = a_battle(
        "fire: leader",
        "hill: 3 elite",
        "fire 1 arcane, miss, miss",
        rows="row fire: leader, move",
        more="cards fire: ore, weaponry\nspells fire: fireball, shield",
    )
    t.play("pass")  # neither spell is for the start
    assert t.question == "ModifyDice"
    t.play("done")
    assert t.options == ["done", "fireball", "ore", "shield", "weaponry"]
    t.play("fireball", "ore")
    assert "use_leader" not in t.options
    t.play("done")

    assert t.totals("fire") == (3, 0)


@rule("AG-BAT-19")
def test_the_rulebooks_roll_of_seven_hits_and_one_block() -> None:
    t = a_battle(
        "fire: regular, leader wounded",
        "hill: regular",
        "fire 3 hits, miss, 1 block, 1 arcane, 1 arcane",
        rows="row fire: leader, move",
    )
    assert t.dice(0) == "3 hits, miss, 1 block, 1 arcane"
    t.play("use_leader", "die:2", "done")
    assert t.dice(0) == "3 hits, 1 arcane, 1 block, 1 arcane"
    t.play("use_attack", "die:4")  # of the two equal dice the first goes in any case

    assert t.totals("fire") == (7, 1)


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
    assert t.options == ["done", "use_leader", "use_magic"]


@rule("AG-BAT-23", "AG-BAT-24")
def test_damage_is_hits_less_blocks_and_the_fallen_still_count_with_their_dice() -> None:
    t = a_battle("fire: regular", "hill: 2 regular", "fire 3 hits, 2 hits, hill 2 hits, 1 block")
    t.pass_on()

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
    t.pass_on()

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
    t.pass_on()

    assert t.army("high_forest") == "hill: champion"
    assert t.army("silver_marches") == "fire: regular"
    assert not t.is_battle


@rule("AG-BAT-29")
def test_if_both_are_wiped_out_the_region_stays_empty() -> None:
    t = a_battle("hill: regular", "stone: regular wounded", "hill 1 hit, stone 2 hits")
    t.pass_on()

    assert t.army("high_forest") == ""
    assert t.army("silver_marches") == ""


@rule("AG-BAT-31")
def test_additions_and_ongoing_events_come_with_the_sum() -> None:
    markers = "markers ravage: high_forest, high_moor, sword_coast, anauroch, icewind_dale"
    t = a_battle(
        "fire: regular",
        "stone: regular",
        "fire 2 hits, 1 hit, stone 1 block",
        more=f"claimed stone: pox_on_the_land\n{markers}",
    )
    t.pass_on()

    assert t.totals("stone") == (0, 2)


@rule("AG-BAT-32")
def test_a_set_die_counts_as_set_and_is_not_set_again() -> None:
    t = a_battle(
        "fire: regular",
        "hill: 3 elite",
        "fire 1 arcane, miss, hill miss, miss, miss, miss, miss, miss",
        more="cards fire: 3 weaponry",
    )
    t.play("weaponry", "die:1", "weaponry")
    t.pass_on()

    assert t.totals("fire") == (4, 0)
    assert t.cards("fire") == "weaponry"  # no third die to set


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


def totals_with(spell: str, form: str, rolls: str) -> Table:
    t = a_battle(
        "frost: regular",
        "hill: 3 elite",
        rolls + ", hill 1 block, 1 block, 1 block, miss, miss, miss",
        more=f"spells frost: {spell}\ncards frost: artifact",
    )
    t.play("pass")  # at the start of the battle
    t.play(f"{form}:{spell}")
    return t


@rule("AG-DEC-19", "AG-BAT-17")
def test_every_totals_spell_in_both_forms() -> None:
    miss = "frost miss, miss"
    assert totals_with("fireball", "spell", miss).pass_on().totals("frost") == (2, 0)
    assert totals_with("fireball", "advanced", miss).pass_on().totals("frost") == (4, 0)
    assert totals_with("shield", "spell", miss).pass_on().totals("frost") == (0, 2)
    assert totals_with("shield", "advanced", miss).pass_on().totals("frost") == (0, 4)
    arcane = "frost 2 arcane, 1 arcane"
    bolt = totals_with("lightning_bolt", "spell", arcane).play("die:1").pass_on()
    assert bolt.totals("frost") == (3, 0)
    bolts = (
        totals_with("lightning_bolt", "advanced", arcane).play("die:1", "die:1", "die:2").pass_on()
    )
    assert bolts.totals("frost") == (9, 0)
    skin = totals_with("stoneskin", "spell", arcane).play("die:1", "die:2").pass_on()
    assert skin.totals("frost") == (0, 4)
    skins = totals_with("stoneskin", "advanced", arcane).play("die:1", "die:1", "die:2").pass_on()
    assert skins.totals("frost") == (0, 7)
    wave = totals_with("thunderwave", "spell", "frost 3 hits, 2 hits").pass_on()
    assert wave.told("damage")[0] == (5, 4)
    waves = totals_with("thunderwave", "advanced", "frost 3 hits, 2 hits").pass_on()
    assert waves.told("damage")[0] == (5, 5)


@rule("AG-BAT-05", "AG-BAT-07")
def test_enlarge_and_control_weather_change_the_number_of_dice() -> None:
    for spell, form, attackers, defenders in (
        ("enlarge", "spell", 3, 4),
        ("enlarge", "advanced", 5, 4),
        ("control_weather", "spell", 1, 2),
        ("control_weather", "advanced", 2, 2),
    ):
        t = a_battle(
            "fire: regular", "hill: 2 elite", more=f"spells fire: {spell}\ncards fire: artifact"
        )
        t.play(f"{form}:{spell}").pass_on()
        assert rolled(t) == [attackers, defenders]


def test_a_battle_can_be_declared_from_several_regions() -> None:
    t = table(FRONT + "army fire in dessarin_valley: regular")

    declare(t, "dessarin_valley")

    assert t.told("attack")[0][2] == t.region("dessarin_valley")


@rule("AG-ATK-01", "AG-BAT-01")
def test_odds_are_shown_before_an_attack_is_declared() -> None:
    from jotunheim.games.assault import GAME

    weak = table(
        "army hill in silver_marches: regular\narmy stone in high_forest: 6 elite\narmy storm in anauroch: regular wounded\nturn hill\nask command"
    )
    weak.play("attack", "battle")
    prompt = GAME.view(weak.g, weak.seat("hill")).prompt
    assert prompt is not None
    figures = {choice.token: choice.figure for choice in prompt.choices}
    assert figures["region:high_forest"].startswith("0")
    assert figures["region:anauroch"] != ""
    assert GAME.view(weak.g, weak.seat("hill")).prompt == prompt  # always the same

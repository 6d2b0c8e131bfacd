"""The Attack Command (AG-ATK)."""

from .table import declare, rule, table

FRONT = """
    army fire in silver_marches: regular, elite
    army hill in high_forest: 2 regular
    turn fire
    ask command
"""


@rule("AG-ATK-01", "AG-BAT-01", "AG-DEC-16", "AG-GLO-03")
def test_giants_attack_one_adjacent_enemy_region_from_next_to_it() -> None:
    t = table(FRONT + "army hill in high_moor: regular\narmy stone in anauroch: regular")
    t.play("attack")
    assert t.offers == ["battle", "pass", "shift"]
    t.play("battle")
    assert t.question == "AttackTo"
    assert t.offers == ["anauroch", "high_forest"]
    assert "AG-ATK-01" in t.refuses("region:high_moor")

    far = table(
        "army fire in ice_spires: regular\narmy hill in high_moor: regular\nturn fire\nask command"
    )
    assert "AG-ATK-01" in far.play("attack").refuses("battle")


@rule("AG-ATK-02", "AG-ATK-06")
def test_instead_units_shift_into_one_empty_neighbour() -> None:
    t = table(FRONT + "army fire in anauroch: regular").play("attack", "shift")
    t.play("silver_marches")
    assert t.offers == ["ice_spires", "spine_of_the_world"]  # own home; not the friendly desert
    assert "AG-ATK-02" in t.refuses("region:anauroch")
    assert "AG-ATK-05" in t.refuses("region:evermoors")
    t.play("spine_of_the_world").pick("regular")

    assert t.army("spine_of_the_world") == "fire: regular"
    assert t.army("silver_marches") == "fire: elite"
    assert t.question == "PlayCommand"  # no battle besides


@rule("AG-ATK-05", "AG-FIN-02", "AG-NPC-04")
def test_starting_regions_are_safe_until_the_final_ordning() -> None:
    text = "army fire in silver_marches: regular\narmy cloud in evermoors: regular\nturn fire\nask command"
    assert "AG-ATK-05" in table(text).play("attack").refuses("battle")
    open_now = table(text + "\nstage final").play("attack")
    assert "battle" in open_now.offers


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
    regular, elite = t.options[0], t.options[1]

    def routes() -> list[list[str]]:
        assert t.g.asked is not None
        return [[t.g.book.words.names[token] for token in r] for r in t.g.asked.routes(t.g)]

    assert routes() == [[regular, elite, elite]]
    t.play(regular)
    assert routes() == [[elite, elite]]
    t = table(front).play("attack", "battle", elite)
    assert (t.question, routes()) == ("PickForce", [])  # the regular stays out of it


def test_a_battle_can_be_declared_from_several_regions() -> None:
    t = table(FRONT + "army fire in dessarin_valley: regular")

    declare(t, "dessarin_valley")

    assert t.told("attack")[0][2] == t.region("dessarin_valley")


@rule("AG-ATK-07")
def test_at_least_one_unit_takes_part() -> None:
    t = table(
        "army fire in silver_marches: regular, elite\narmy hill in high_forest: regular\n"
        "turn fire\nask command"
    ).play("attack", "battle")

    assert t.question == "PickForce"
    assert "done" not in t.offers

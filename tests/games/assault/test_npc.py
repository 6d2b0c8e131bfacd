"""NPC giants (AG-NPC)."""

from .table import Table, a_battle, rule, table

# With four players fire and frost are NPC; the order is storm, cloud, stone, hill.


def against_npc(
    attackers: str, defenders: str, rolls: str, rows: str = "", more: str = ""
) -> Table:
    return a_battle(attackers, defenders, rolls, rows, seats=4, more=more)


@rule("AG-NPC-02", "AG-NPC-12")
def test_a_card_paid_to_npc_giants_is_discarded() -> None:
    t = table(
        "army hill in high_moor: regular\narmy fire in delimbiyr_vale: regular\ncards hill: food\nturn hill\nask command",
        seats=4,
    )
    t.play("move").trip("high_moor", "regular", "delimbiyr_vale", "food", "sword_coast", "stop")

    assert t.discard == "food"
    assert t.cards("hill") == ""


@rule("AG-NPC-03")
def test_nobody_scores_for_a_unit_that_falls_passing_npc_giants() -> None:
    t = table(
        "army hill in high_moor: elite wounded\narmy fire in delimbiyr_vale: regular\nturn hill\nask command",
        seats=4,
    )
    t.play("move").play("high_moor", "delimbiyr_vale")

    assert t.army("high_moor") == ""
    assert t.g.points == [0, 0, 0, 0]


@rule("AG-NPC-04")
def test_npc_starting_regions_are_passed_but_not_ended_in() -> None:
    text = "army hill in silver_marches: regular\nturn hill\nask command"
    t = table(text, seats=4).play("move").trip("silver_marches", "regular", "ice_spires")
    assert "AG-MOV-14" in t.refuses("stop")
    final = table(text + "\nstage final", seats=4).play("move")
    final.trip("silver_marches", "regular", "ice_spires", "stop")
    assert final.army("ice_spires") == "hill: regular"


@rule("AG-NPC-05")
def test_npc_giants_in_small_folk_regions_may_always_be_attacked() -> None:
    t = against_npc(
        "hill: 3 regular", "fire: regular", "hill 2 hits, 2 hits, miss, fire miss, miss"
    ).pass_on("PlayCommand")

    assert t.points("hill") == 2


@rule("AG-NPC-06", "AG-NPC-08", "AG-DEC-25", "AG-ACT-06", "AG-ACT-11")
def test_the_right_neighbour_decides_for_npc_giants() -> None:
    t = against_npc(
        "hill: 3 regular",
        "fire: 2 regular",
        "hill miss, miss, miss, fire 1 arcane, 1 arcane, 1 arcane, miss",
    )

    assert t.who == "stone"  # the player before hill
    assert t.offers == ["blocks", "done", "reroll"]
    t.play("blocks")
    assert t.bounds == (1, 2)
    t.play("die:1", "die:2")
    t.play("reroll", "die:4")
    t.pass_on("PlayCommand")
    assert t.totals("fire")[1] >= 2


@rule("AG-NPC-06", "AG-DEC-20")
def test_the_neighbour_picks_npc_casualties() -> None:
    t = against_npc(
        "hill: 3 regular",
        "fire: regular, elite",
        "hill 2 hits, miss, 1 hit, fire miss, miss, miss, miss",
    )
    while t.question == "ModifyDice":
        t.play("done")

    assert (t.who, t.question) == ("stone", "PickCasualty")


@rule("AG-NPC-07")
def test_npc_giants_roll_their_special_die_and_seven_dice_at_most() -> None:
    t = against_npc("hill: regular", "fire: 5 elite", "")

    assert t.side(1).dice == 7
    assert t.side(1).special == 1


@rule("AG-NPC-09")
def test_npc_giants_use_neither_cards_nor_abilities() -> None:
    t = against_npc(
        "hill: 3 regular",
        "fire: leader",
        "hill miss, miss, miss, fire 2 hits, 2 hits, 2 hits",
        more="spells stone: enlarge, fireball\ncards stone: weaponry",
    )

    assert t.question in ("ModifyDice", "PickCasualty")
    assert not any(name.startswith(("spell", "resource")) for name in t.options)


@rule("AG-NPC-10", "AG-NPC-13")
def test_a_fallen_npc_giant_gives_its_value_and_leaves_the_game_fallen_attackers_give_nothing() -> (
    None
):
    t = against_npc(
        "hill: 3 regular", "fire: regular wounded", "hill 2 hits, miss, miss, fire 2 hits"
    )
    t.pass_on("PlayCommand")

    assert t.points("hill") == 2
    assert t.g.points.count(0) == 3
    assert t.g.gone[2 * 6] == 1
    assert t.supply("fire", "regular") == 7 - 1


@rule("AG-NPC-11")
def test_giantslayers_earn_half_of_npc_giants_who_earn_no_cards() -> None:
    text = """
        army fire in high_moor: elite wounded
        slayer line in high_moor
        row hill: move, plunder, trade
        turn hill
        ask command
    """
    t = table(text, seats=4, rolls="2 hits, 2 hits, fire 3 hits").play(
        "rest", "done", "done", "high_moor"
    )
    while t.question == "ModifyDice":
        t.play("done")

    assert t.points("hill") == 2
    assert t.slayer("line") == ""
    assert [t.number_of_cards(race) for race in ("storm", "cloud", "stone", "hill")] == [0, 0, 0, 0]


@rule("AG-NPC-01")
def test_npc_giants_stand_still_for_a_whole_game() -> None:
    from jotunheim.games.assault import GAME
    from jotunheim.kernel import Chance

    g = GAME.start({}, 5, Chance(8))
    chance = Chance(9)
    before = 11
    while not g.over:
        here = [r for r in range(16) if g.owner[r] == 5]
        assert set(here) <= {
            GAME.book.region_ids.index(n) for n in ("sumber_hills", "dessarin_valley")
        }
        now = sum([sum(g.units[r * 10 : r * 10 + 10]) for r in here])
        assert now <= before
        before = now
        g.play(g.options[chance.below(len(g.options))])

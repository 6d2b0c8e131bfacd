"""Spells: the Magic Command, casting, and every turn spell (AG-MAG)."""

from jotunheim.games.assault import GAME

from .table import Table, a_battle, rule, table


def casting(spell: str, text: str, race: str = "hill", cards: str = "") -> Table:
    """The race is on turn and holds this spell."""
    owned = f"cards {race}: {cards}\n" if cards else ""
    return table(f"{text}\nspells {race}: {spell}\n{owned}turn {race}")


@rule("AG-MAG-01", "AG-DEC-15", "AG-INF-09")
def test_magic_looks_at_two_keeps_one_and_discards_the_other_openly() -> None:
    t = table("turn hill\nask command").play("magic", "draw")
    assert t.question == "KeepSpell"
    kept, other = t.options
    t.play(f"spell:{kept}")

    assert t.spells("hill") == [kept]
    assert t.spell_discard == [other]
    assert len(t.g.spell_deck) == 16
    seen = [line.text for line in GAME.log(t.g, t.seat("storm"))]
    title = GAME.book.spells[t.g.spells[t.seat("hill")][0]].title
    assert not any(title in text for text in seen)


@rule("AG-MAG-02", "AG-INF-08")
def test_the_top_of_the_discards_may_be_taken_and_is_known_to_all() -> None:
    t = table("spell_discard: haste, shield\nturn hill\nask command").play("magic", "top_discard")

    assert t.spells("hill") == ["shield"]
    assert all(t.g.veil.knows(t.g.spells[t.seat("hill")][0], seat) for seat in range(6))
    scene = GAME.view(t.g, t.seat("fire"))
    hand = {zone.key: zone for zone in scene.zones}[f"spells{t.seat('hill')}"]
    assert [card.name for card in hand.cards] == ["Shield"]


@rule("AG-MAG-03")
def test_the_top_part_may_be_skipped() -> None:
    t = table("turn hill\nask command").play("magic", "pass")

    assert t.spells("hill") == []
    assert t.row("hill") == ["magic"]


@rule("AG-MAG-04")
def test_magic_turns_arcane_results_into_blocks_in_attack_and_defence() -> None:
    attack = a_battle(
        "fire: regular", "hill: regular", "fire 1 arcane, 1 arcane", rows="row fire: magic, move"
    )
    attack.play("use_magic", "die:1", "die:2")
    assert attack.totals("fire") == (0, 2)

    defence = a_battle(
        "fire: regular",
        "hill: regular",
        "fire miss, miss, hill 1 arcane",
        more="row hill: magic, move",
    )
    assert defence.who == "hill"
    defence.play("use_magic")
    assert defence.totals("hill") == (0, 1)


@rule("AG-MAG-05", "AG-MAG-06", "AG-MAG-13")
def test_a_spell_is_cast_in_one_of_two_forms_the_advanced_one_for_an_artifact() -> None:
    wounded = "army hill in high_moor: 3 regular wounded"
    assert casting("mass_cure", wounded).options == ["done", "mass_cure"]
    assert "AG-MAG-06" in casting("mass_cure", wounded).refuses("advanced:mass_cure")

    t = casting("mass_cure", wounded, cards="artifact")
    assert t.all_options == ["spell:mass_cure", "advanced:mass_cure", "done"]
    t.play("advanced:mass_cure")
    assert t.army("high_moor") == "hill: 3 regular"
    assert t.discard == "artifact"


@rule("AG-MAG-07")
def test_a_spell_is_cast_only_at_its_moment() -> None:
    t = casting("fireball, enlarge, haste", "army hill in high_moor: regular")

    assert t.options == ["done", "haste"]
    assert "AG-MAG-07" in t.refuses("spell:fireball")


@rule("AG-MAG-08")
def test_a_cast_spell_leaves_the_game() -> None:
    t = casting("haste", "army hill in high_moor: regular").play("haste", "done")

    assert t.cast == ["haste"]
    assert t.spell_discard == []
    assert t.spells("hill") == []


@rule("AG-MAG-09", "AG-INF-02")
def test_held_spells_are_secret_their_number_is_not() -> None:
    t = table("spells hill: haste, shield")

    own = {z.key: z for z in GAME.view(t.g, t.seat("hill")).zones}["hoard"]
    other = {z.key: z for z in GAME.view(t.g, t.seat("fire")).zones}[f"spells{t.seat('hill')}"]

    assert sorted([card.name for card in own.cards]) == ["Haste", "Shield"]
    assert [card.face_up for card in other.cards] == [False, False]


@rule("AG-MAG-10", "AG-INF-12")
def test_an_empty_spell_deck_is_refilled_from_the_discards() -> None:
    ids = [card.id for card in GAME.book.spells]
    t = table(
        f"cast: {', '.join(ids[:16])}\nspell_discard: {ids[16]}, {ids[17]}\nturn hill\nask command"
    )
    t.play("magic", "draw")
    assert sorted(t.options) == sorted(ids[16:])

    one = table(f"cast: {', '.join(ids[:17])}\nspell_discard: {ids[17]}\nturn hill\nask command")
    one.play("magic", "draw")
    assert one.spells("hill") == [ids[17]]
    none = table(f"cast: {', '.join(ids)}\nturn hill\nask command").play("magic")
    assert none.row("hill") == ["magic"]
    assert none.who == "storm"


@rule("AG-MAG-11", "AG-GSL-15")
def test_hold_giant_is_no_use_against_giantslayers() -> None:
    text = """
        army hill in high_moor: regular
        slayer hook in high_moor
        spells hill: hold_giant, enlarge
        row fire: move
        turn fire
        ask command
    """
    t = table(text).play("rest", "done", "high_moor")

    assert (t.who, t.question) == ("hill", "React")
    assert t.options == ["enlarge", "pass"]
    assert "AG-MAG-11" in t.refuses("spell:hold_giant")


@rule("AG-MAG-12")
def test_spells_neither_wound_in_nor_lead_into_protected_regions() -> None:
    quake = "army hill in dessarin_valley: regular\narmy cloud in evermoors: 2 regular"
    assert casting("earthquake", quake).options == ["done"]
    assert casting("earthquake", quake + "\nstage final").options == ["done", "earthquake"]

    port = casting("teleport", "army hill in high_moor: regular", cards="artifact")
    port.play("advanced:teleport")
    assert "evermoors" not in port.options
    assert "anauroch" in port.options


@rule("AG-MAG-13")
def test_the_hoard_frees_the_cloud_giants_of_paying() -> None:
    t = casting(
        "mass_cure",
        "army cloud in high_moor: 2 regular wounded\nclaimed cloud: hoard_of_the_dragons",
        "cloud",
    )

    t.play("advanced:mass_cure")

    assert t.army("high_moor") == "cloud: 2 regular"
    assert t.discard == ""


@rule("AG-DEC-31")
def test_haste_grants_maneuvers() -> None:
    t = casting("haste", "army hill in high_moor: 2 regular", cards="artifact")
    assert t.play("spell:haste").maneuvers == 2
    advanced = casting("haste", "army hill in high_moor: 2 regular", cards="artifact")
    assert advanced.play("advanced:haste").maneuvers == 5


@rule("AG-DEC-31")
def test_mass_cure_heals_two_units_one_by_one() -> None:
    t = casting("mass_cure", "army hill in high_moor: 2 regular wounded, elite wounded")

    t.play("mass_cure", "high_moor", "elite_wounded", "high_moor")

    assert t.army("high_moor") == "hill: regular, regular_wounded, elite"


@rule("AG-DEC-31", "AG-MOV-12")
def test_fog_cloud_frees_of_penalties_for_the_turn() -> None:
    text = """
        army hill in high_moor: champion
        army frost in delimbiyr_vale: regular
        army stone in graypeak_mountains: regular
    """
    t = casting("fog_cloud", text).play("fog_cloud", "move")
    t.trip("high_moor", "champion", "delimbiyr_vale", "sword_coast", "stop")
    assert t.army("sword_coast") == "hill: champion"

    advanced = casting("fog_cloud", text, cards="artifact").play("advanced:fog_cloud")
    assert advanced.maneuvers == 3
    assert advanced.options == ["done", "high_moor"]


@rule("AG-DEC-31", "AG-STK-07")
def test_teleport_carries_units_to_friendly_regions() -> None:
    t = casting(
        "teleport", "army storm in sword_coast: leader\narmy storm in high_forest: 3 elite", "storm"
    )

    t.play("teleport", "sword_coast")

    assert t.army("high_forest") == "storm: 2 elite, leader"
    assert t.army("sword_coast") == ""


@rule("AG-DEC-28", "AG-ACT-08")
def test_suggestion_makes_an_opponent_give_a_card() -> None:
    text = "cards fire: food, ore\ncards stone: artifact"
    basic = casting("suggestion", text).play("suggestion", "fire")
    assert basic.who == "fire"
    basic.play("ore")
    assert basic.cards("hill") == "ore"

    advanced = casting("suggestion", text, cards="artifact").play("advanced:suggestion", "fire")
    assert advanced.who == "hill"
    advanced.play("food")
    assert advanced.cards("hill") == "food"


@rule("AG-DEC-31")
def test_legend_lore_takes_cards_from_the_discard_pile() -> None:
    basic = casting("legend_lore", "discard: rune_blood, food, ore").play("legend_lore")
    assert basic.options == ["food", "ore"]
    basic.play("ore")
    assert basic.cards("hill") == "ore"

    advanced = casting("legend_lore", "discard: rune_blood, food", cards="artifact")
    advanced.play("advanced:legend_lore")
    assert advanced.options == ["food", "rune_blood"]  # not the Artifact just paid
    advanced.play("rune_blood")
    assert advanced.cards("hill") == "food, rune_blood"


@rule("AG-DEC-30", "AG-DEC-31")
def test_summon_kin_places_a_unit_where_you_are() -> None:
    t = casting("summon_kin", "army hill in high_moor: regular\narmy hill in sword_coast: regular")
    t.play("summon_kin", "high_moor")
    assert t.army("high_moor") == "hill: 2 regular"

    elite = casting("summon_kin", "army hill in high_moor: regular", cards="artifact")
    assert elite.play("advanced:summon_kin").army("high_moor") == "hill: regular, elite"


@rule("AG-DEC-31", "AG-COM-12", "AG-GLO-06")
def test_earthquake_wounds_neighbours_and_fells_the_wounded() -> None:
    text = "army hill in high_moor: regular\narmy frost in delimbiyr_vale: elite, regular wounded, champion, leader"
    basic = casting("earthquake", text).play("earthquake")
    assert basic.options == ["elite", "regular_wounded"]
    basic.play("regular_wounded")
    assert basic.points("hill") == 2

    advanced = casting("earthquake", text, cards="artifact").play("advanced:earthquake")
    assert "champion" not in advanced.options
    advanced.play("elite", "leader")
    assert (
        advanced.army("delimbiyr_vale")
        == "frost: regular_wounded, elite_wounded, champion, leader_wounded"
    )
    assert advanced.points("hill") == 0


@rule("AG-MAG-09")
def test_nobody_takes_a_look_at_spells_back() -> None:
    """R-13: undo would let a player decide with what was seen."""
    t = table("turn hill\nask command").play("magic")
    assert t.can_undo

    t.play("draw")

    assert not t.can_undo

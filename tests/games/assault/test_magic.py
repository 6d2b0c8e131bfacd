"""Spells: the Magic Command, casting, and every turn spell (AG-MAG)."""

from jotunheim.games.assault import GAME
from jotunheim.games.assault.state import SPELL_DECK

from .table import Table, a_battle, rule, table


def casting(spell: str, text: str, race: str = "hill", cards: str = "") -> Table:
    """It is the turn of the race, and it holds this spell."""
    owned = f"cards {race}: {cards}\n" if cards else ""
    return table(f"{text}\nspells {race}: {spell}\n{owned}turn {race}")


@rule("AG-MAG-01", "AG-DEC-15", "AG-INF-09")
def test_magic_looks_at_two_keeps_one_and_discards_the_other_openly() -> None:
    t = table("turn hill\nask command").play("magic", "draw")
    assert t.question == "KeepSpell"
    kept, other = t.offers
    t.play(f"spell:{kept}")

    assert t.spells("hill") == [kept]
    assert t.spell_discard == [other]
    assert len(t.g.spells.zones[SPELL_DECK]) == 16
    seen = [line.text for line in GAME.log(t.g, t.seat_of("storm"))]
    title = GAME.book.spells[t.g.hand(t.seat_of("hill"))[0]].title
    assert not any(title in text for text in seen)


@rule("AG-MAG-02", "AG-INF-08")
def test_the_top_of_the_discards_may_be_taken_and_is_known_to_all() -> None:
    t = table("spell_discard: haste, shield\nturn hill\nask command").play("magic", "top_discard")

    assert t.spells("hill") == ["shield"]
    assert all(t.g.spells.knows(t.g.hand(t.seat_of("hill"))[0], seat) for seat in range(6))
    scene = GAME.view(t.g, t.seat_of("fire"))
    hand = {zone.key: zone for zone in scene.zones}[f"spells{t.seat_of('hill')}"]
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
    assert casting("mass_cure", wounded).offers == ["done", "mass_cure"]
    assert "AG-MAG-06" in casting("mass_cure", wounded).refuses("advanced:mass_cure")

    t = casting("mass_cure", wounded, cards="artifact")
    assert t.options == ["spell:mass_cure", "advanced:mass_cure", "done"]
    t.play("advanced:mass_cure")
    assert t.army("high_moor") == "hill: 3 regular"
    assert t.discard == "artifact"


@rule("AG-MAG-07")
def test_a_spell_is_cast_only_at_its_moment() -> None:
    t = casting("fireball, enlarge, haste", "army hill in high_moor: regular")

    assert t.offers == ["done", "haste"]
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

    own = {z.key: z for z in GAME.view(t.g, t.seat_of("hill")).zones}["hoard"]
    other = {z.key: z for z in GAME.view(t.g, t.seat_of("fire")).zones}[
        f"spells{t.seat_of('hill')}"
    ]

    assert sorted([card.name for card in own.cards]) == ["Haste", "Shield"]
    assert [card.face_up for card in other.cards] == [False, False]


@rule("AG-MAG-10", "AG-INF-12")
def test_an_empty_spell_deck_is_refilled_from_the_discards() -> None:
    ids = [card.id for card in GAME.book.spells]
    t = table(
        f"cast: {', '.join(ids[:16])}\nspell_discard: {ids[16]}, {ids[17]}\nturn hill\nask command"
    )
    t.play("magic", "draw")
    assert sorted(t.offers) == sorted(ids[16:])

    one = table(f"cast: {', '.join(ids[:17])}\nspell_discard: {ids[17]}\nturn hill\nask command")
    one.play("magic", "draw")
    assert one.spells("hill") == [ids[17]]
    none = table(f"cast: {', '.join(ids)}\nturn hill\nask command").play("magic")
    assert none.row("hill") == ["magic"]
    assert none.who == "storm"


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


@rule("AG-MAG-09")
def test_nobody_takes_a_look_at_spells_back() -> None:
    """R-13: undo would let a player decide with what was seen."""
    t = table("turn hill\nask command").play("magic")
    assert t.can_undo

    t.play("draw")

    assert not t.can_undo

"""Units that enter free (AG-EVT-11)."""

from .table import Table, rule, table


def casting(spell: str, text: str, race: str = "hill", cards: str = "") -> Table:
    """It is the turn of the race, and it holds this spell."""
    owned = f"cards {race}: {cards}\n" if cards else ""
    return table(f"{text}\nspells {race}: {spell}\n{owned}turn {race}")


def claiming(race: str, text: str) -> Table:
    return table(f"{text}\nturn {race}")


@rule("AG-DEC-30", "AG-DEC-31")
def test_summon_kin_places_a_unit_where_you_are() -> None:
    t = casting("summon_kin", "army hill in high_moor: regular\narmy hill in sword_coast: regular")
    t.play("summon_kin", "high_moor")
    assert t.army("high_moor") == "hill: 2 regular"

    elite = casting("summon_kin", "army hill in high_moor: regular", cards="artifact")
    assert elite.play("advanced:summon_kin").army("high_moor") == "hill: regular, elite"


@rule("AG-EVT-11", "AG-HEK-01", "AG-DEC-03")
def test_hekaton_enters_free_in_the_sea_of_swords_or_is_declined() -> None:
    text = "markers alliance: high_moor, sword_coast, anauroch\ncards storm: rune_blood"
    t = claiming("storm", text).play("rescue_hekaton")
    assert t.offers == ["pass", "place"]
    t.play("place")
    assert t.army("sea_of_swords") == "storm: second_champion"

    declined = claiming("storm", text).play("rescue_hekaton", "pass")
    assert declined.army("sea_of_swords") == ""
    assert declined.g.freed[0] == 1  # can be recruited at full cost
    full = claiming("storm", text + "\narmy storm in sea_of_swords: champion, 2 elite")
    full.play("rescue_hekaton", "place")
    assert full.army("sea_of_swords") == "storm: 2 elite, second_champion"


@rule("AG-VON-01", "AG-EVT-11")
def test_the_vonindod_enters_free_in_the_ice_spires() -> None:
    text = "claimed fire: steal_maegera\nmarkers forge: ice_spires, ice_spires, ice_spires\ncards fire: rune_blood"
    t = claiming("fire", text).play("forge_vonindod", "place")

    assert t.army("ice_spires") == "fire: second_leader"
    held = claiming(
        "fire",
        text + "\nstage final\narmy hill in ice_spires: regular\narmy fire in high_moor: regular",
    )
    held.play("forge_vonindod", "place")
    assert held.army("high_moor") == "fire: regular, second_leader"


@rule("AG-EVT-14")
def test_an_impossible_reward_is_skipped() -> None:
    t = claiming(
        "hill", "army hill in delimbiyr_vale: regular\nevents loudwater\ncards hill: rune_blood"
    )
    t.play("loudwater")

    assert t.points("hill") == 3
    assert t.question == "PlayCommand"  # no opponent owns a card


@rule("AG-REC-08", "AG-HEK-04")
def test_hekaton_can_be_recruited_after_he_was_declined() -> None:
    text = "markers alliance: high_moor, sword_coast, anauroch\ncards storm: rune_blood"
    t = claiming("storm", f"{text}\nrow storm: move, plunder, trade, magic")
    t.play("rescue_hekaton", "pass")

    t.play("recruit", "second_champion")

    assert t.army("sea_of_swords") == "storm: second_champion"

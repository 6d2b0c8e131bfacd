"""Trophies: cards that collect troops and leaders that fell in Fights (DW-CARD-14, DW-CARD-19, DW-CARD-20)."""

from tests.games.dwarves.cardplay import bring, faceup
from tests.games.dwarves.starts import PAIR, place
from tests.games.dwarves.table import rule, table


@rule("DW-CARD-14", "DW-FIG-04")
def test_a_defeated_troop_is_put_on_the_card_that_collects_it() -> None:
    t = table(f"{PAIR}troops L1: 2 elf\ncard TH07", rolls="6 1 1").play("fight", "elf")

    assert (faceup(t, "TH07").trophies, t.g.supply[2]) == ([0, 0, 1], 18)


@rule("DW-CARD-19")
def test_the_active_seat_chooses_among_several_collectors() -> None:
    t = table(f"{PAIR}troops L1: 2 elf\ncard TH07\ncard EL-TH5", rolls="6 1 1", elfar="yes")
    t.play("fight", "elf")
    assert (t.question, t.offers) == ("Collect", ["EL-TH5", "TH07"])

    t.play("EL-TH5")

    assert faceup(t, "EL-TH5").trophies == [0, 0, 1]


@rule("DW-CARD-20", "DW-FIG-11")
def test_trophies_return_to_the_supply_with_their_card() -> None:
    t = table(f"{PAIR}troops L1: 3 elf\ncard TH07", rolls="6 6 6").play("fight")
    t.play("elf", "elf", "elf")

    assert (t.shown("TH07"), t.g.supply[2]) == (False, 20)


@rule("DW-CARD-14")
def test_the_baggage_train_counts_troops_on_the_map_in_one_turn() -> None:
    t = table(
        "heroes: boendal, balyndis\ncard AD28\ncard AD13: orc\nat boendal: L3", rolls="4 4 4 4"
    )
    bring(t, place("L3"), [3, 0, 0])
    t.play("fight").until("AssignDie")
    t.play("kind:orc", "hex:L3", "kind:orc", "card:AD13").until("AssignDie")

    assert (t.shown("AD13"), faceup(t, "AD28").won) == (False, [1])

"""Book 5: Time, special Equipment, penalties for unfulfilled cards (DW-B5)."""

from jotunheim.games.dwarves.rules.tasks import REVEAL, Task
from jotunheim.games.dwarves.state import E_SPECIAL, Q_DECK
from jotunheim.games.dwarves.tokens import CARD_NAMES
from tests.games.dwarves.cardplay import fulfil, now, turned_up
from tests.games.dwarves.starts import FULL, triumph
from tests.games.dwarves.table import rule, table


@rule("DW-B5-04", "DW-B5-01", "DW-B5-02")
def test_a_triumph_begins_with_a_level_a_card_and_all_special_equipment_faceup() -> None:
    t = table(seats=2, book="5", seed=3)
    t.play("tungdil", "balyndis")

    assert CARD_NAMES[t.told("turned")[0][0]].startswith("B5-A")
    assert len(t.g.equipment.zones[E_SPECIAL]) == 8
    assert len(t.g.quests.zones[Q_DECK]) == 7  # 8 A less 2, B, C, less the card that was turned


@rule("DW-B5-09", "DW-B5-06", "DW-B5-12", "DW-B5-13")
def test_a_card_fulfilled_in_time_gives_its_special_equipment() -> None:
    t = turned_up(triumph("active balyndis"), "B5-A4")
    assert CARD_NAMES.index("SE4") in t.g.equipment.prints_in(E_SPECIAL)

    fulfil(t, "B5-A4").play("tungdil")

    assert (t.equipment("tungdil"), t.g.rare.failed, t.g.doom) == (["SE4"], 0, 41)


@rule("DW-B5-11")
def test_a_new_scenario_card_is_turned_only_in_the_next_heros_turn() -> None:
    t = triumph(
        f"{FULL}at tungdil: K6\ncard B5-A4 time=3\ndeck quests: B5-A6", heroes="balyndis, tungdil"
    )
    fulfil(t, "B5-A4").play("tungdil")
    assert [up.card for up in t.g.faceup if up.space == 3] == []

    t.play("end_turn").until("Menu")

    assert t.shown("B5-A6")


@rule("DW-B5-14")
def test_threats_work_after_a_failed_card_too() -> None:
    t = triumph(
        "card AD02\ncard AD11\ncard TH08\ncard B5-A4 time=1\ndeck quests: B5-A6\nbegin turn"
    )

    t.play("end_turn").until("Menu")

    assert (t.council, t.shown("TH08")) in (("L2", False), ("L3", False))


@rule("DW-B5-16", "DW-REV-02")
def test_a_card_that_is_fulfilled_when_turned_pays_at_once_and_the_next_is_turned() -> None:
    t = triumph(f"at tungdil: A2\nat balyndis: A2\n{FULL}deck quests: B5-A8, B5-A6\nbegin reveal")
    t.until("TakeCard").play("tungdil").until("Menu")

    assert (t.equipment("tungdil"), t.shown("B5-A6")) == (["SE8"], True)


def test_a_reveal_without_a_deck_turns_nothing() -> None:
    t = triumph(FULL)
    t.g.quests.zones[1] += t.g.quests.zones[Q_DECK]
    t.g.quests.zones[Q_DECK] = []

    now(t, lambda g: g.then(Task(REVEAL)))

    assert [up.card for up in t.g.faceup if up.space == 3] == []

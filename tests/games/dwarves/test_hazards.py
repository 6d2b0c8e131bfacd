"""What happens at both ends of a turn: poison, arrows, the Élf, dragons, Time (DW-TURN-02, DW-TURN-05)."""

import pytest

from jotunheim.games.dwarves.rules.tasks import END_EFFECTS, Task
from jotunheim.games.dwarves.tokens import HEX_NAMES
from tests.games.dwarves.cardplay import faceup, now
from tests.games.dwarves.starts import FULL, PAIR, THREE, elfar, place, triumph
from tests.games.dwarves.table import rule, table


@rule("DW-TURN-02")
def test_arrows_strike_a_hero_who_begins_a_turn_near_an_elf() -> None:
    hit = table(f"{PAIR}troops L2: elf\ncard T2-08\n{THREE.format(b='B2')}begin turn", book="2")
    safe = table(f"{PAIR}troops L3: elf\ncard T2-08\n{THREE.format(b='B2')}begin turn", book="2")

    assert (hit.health("tungdil"), safe.health("tungdil")) == (4, 5)


@rule("DW-B2-03", "DW-TURN-05")
@pytest.mark.parametrize(("die", "goal"), [("1", "B5"), ("4", "H2"), ("5", "E8"), ("6", "E8")])
def test_the_elf_goes_to_the_entrance_of_the_die_or_stays(die: str, goal: str) -> None:
    t = table(f"{PAIR}elf E8\ncard B2-B1 markers=3", book="2", rolls=die)

    now(t, lambda g: g.then(Task(END_EFFECTS)))

    assert HEX_NAMES[t.g.rare.elf] == goal


@rule("DW-B4-07", "DW-B4-08", "DW-B4-12")
def test_a_dragon_flies_three_hexes_and_stops_at_the_edge() -> None:
    far = table(f"{PAIR}dragon lohasbrand: G6\ncard B4-A4", book="4", rolls="1")
    edge = table(f"{PAIR}dragon lohasbrand: G2\ncard B4-A4", book="4", rolls="1")
    for t in (far, edge):
        now(t, lambda g: g.then(Task(END_EFFECTS)))

    assert [HEX_NAMES[t.g.rare.dragons[0]] for t in (far, edge)] == ["G3", "G1"]
    assert "fight" not in far.options


@rule("DW-B4-09", "DW-B4-14")
def test_heroes_on_or_next_to_the_dragon_lose_equipment_or_health_clockwise() -> None:
    t = table(
        f"{PAIR}active balyndis\nat tungdil: G3\nat balyndis: G4\nequipment tungdil: EQ01\n"
        "dragon lohasbrand: G6\ncard B4-A4",
        book="4",
        rolls="1",
    )
    now(t, lambda g: g.then(Task(END_EFFECTS)))
    assert (t.who, t.offers) == ("tungdil", ["pass", "take"])  # Balyndis has no Equipment
    t.play("pass")

    t.play("pay:equipment")

    assert (t.health("balyndis"), t.health("tungdil"), t.equipment("tungdil")) == (4, 5, [])


@rule("DW-B4-10")
def test_another_hero_may_take_the_dragons_damage() -> None:
    t = table(f"{PAIR}at tungdil: G3\ndragon lohasbrand: G6\ncard B4-A4", book="4", rolls="1")
    now(t, lambda g: g.then(Task(END_EFFECTS))).play("take")

    assert (t.health("tungdil"), t.health("balyndis")) == (5, 4)


@rule("DW-B4-11")
def test_lohasbrand_flies_first() -> None:
    t = table(
        f"{PAIR}dragon lohasbrand: G6\ndragon kordrion: G8\ncard B4-A4", book="4", rolls="1 4"
    )
    now(t, lambda g: g.then(Task(END_EFFECTS)))

    assert t.told("dragon_comes") == [(0, place("G3")), (1, place("G10"))]


@rule("DW-TURN-02")
def test_deadly_poison_strikes_its_hero_at_the_start_of_each_own_turn() -> None:
    t = elfar("card EL-TH1 hero=tungdil\ncard AD02\ncard AD11\ncard S1-A4\nbegin turn")
    assert t.health("tungdil") == 4

    t.play("end_turn").until("Menu")

    assert (t.active, t.health("balyndis"), t.health("tungdil")) == ("balyndis", 5, 4)


@rule("DW-B5-07", "DW-B5-15")
def test_time_lies_on_the_card_and_goes_at_the_start_of_each_turn() -> None:
    t = triumph(f"{FULL}deck quests: B5-A4\nbegin reveal")
    assert faceup(t, "B5-A4").time == 7

    t.play("end_turn").until("Menu")

    assert faceup(t, "B5-A4").time == 6


@rule("DW-B5-08", "DW-TURN-05")
def test_a_card_that_is_not_fulfilled_in_the_last_turn_costs_three_doom_spaces() -> None:
    t = triumph(f"{FULL}card B5-A4 time=1\nbegin turn")
    assert (faceup(t, "B5-A4").time, t.g.doom) == (0, 41)  # this turn is the last one

    t.play("end_turn").until("Menu")

    assert (t.shown("B5-A4"), t.g.rare.failed, t.g.doom) == (False, 1, 38)


@rule("DW-TURN-05")
def test_dragons_move_at_the_end_of_the_turn() -> None:
    """Lohasbrand in G3 rolls a 4 and flies three hexes to the south."""
    text = f"{PAIR}marker 1\ndragon lohasbrand: G3\ncard B4-A4 markers=3\ncard B4-A5\ncard B4-A6"
    t = table(text, rolls="4", book="4")
    assert t.g.rare.dragons[0] == HEX_NAMES.index("G3")

    t.play("end_turn")

    assert t.g.rare.dragons[0] == HEX_NAMES.index("G6")

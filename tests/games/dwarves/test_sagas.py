"""Books 2 to 4: the Saga display, Threats that stay, and what each Book brings (DW-SAGA, DW-B2, B3, B4)."""

import pytest

from jotunheim.games.dwarves.rules.diamonds import mighty_diamond
from jotunheim.games.dwarves.rules.tasks import END_EFFECTS, REVEAL, THREAT_ICON, Task
from jotunheim.games.dwarves.state import (
    A_GONE,
    A_THREATS,
    D_AT,
    D_BOX,
    D_EVIL,
    D_HEROES,
    Q_DECK,
    Q_DOWN,
)
from jotunheim.games.dwarves.state.pieces import BESIDE, EVIL, GOOD
from jotunheim.games.dwarves.tokens import CARD_NAMES, HEX_NAMES, NOWHERE
from tests.games.dwarves.cardplay import bring, faceup, fulfil, now, put, turned_up
from tests.games.dwarves.table import DwarfTable, rule, table

PAIR = "heroes: tungdil, balyndis\n"
THREE = "card {b}-A1 space=0\ncard {b}-A2 space=1\ncard {b}-A3 space=2\n"


def place(name: str) -> int:
    return HEX_NAMES.index(name)


def display(t: DwarfTable) -> list[str]:
    """By space: a card, `?` for a facedown one, nothing for an empty space."""
    found: list[str] = []
    for space in range(3):
        up = [CARD_NAMES[up.card] for up in t.g.faceup if up.space == space]
        down = ["?"] if t.g.quests.zones[Q_DOWN + space] else []
        found += up or down or [""]
    return found


def revealed(text: str, book: str = "2") -> DwarfTable:
    return table(f"{PAIR}{text}\nbegin reveal", book=book)


def icon(text: str, *threats: str, book: str = "2") -> DwarfTable:
    """The Hero marker meets a threat icon; these Threats lie on top of their deck."""
    t = table(f"{PAIR}{text}\ndeck threats: {', '.join(threats)}", book=book)
    return now(t, lambda g: g.then(Task(THREAT_ICON)))


# The display ------------------------------------------------------------------------------------


@rule("DW-SAGA-05", "DW-SAGA-06", "DW-SAGA-01")
@pytest.mark.parametrize("book", ["2", "3", "4"])
def test_a_saga_begins_with_three_level_a_cards_and_no_threats(book: str) -> None:
    t = table(seats=2, book=book, seed=5)
    t.play("tungdil", "balyndis")
    turned = [CARD_NAMES[card] for (card,) in t.told("turned")]

    assert [name[:4] for name in turned[:3]] == [f"B{book}-A"] * 3
    assert t.told("threats_in") == []


@rule("DW-SAGA-08", "DW-SAGA-20")
def test_one_card_is_drawn_for_each_empty_space() -> None:
    t = revealed("card B2-A5 space=1\ndeck quests: B2-A6, B2-B1")

    assert display(t) == ["B2-A6", "B2-A5", "?"]


@rule("DW-SAGA-09", "DW-SAGA-20")
def test_facedown_cards_are_turned_when_no_faceup_card_is_left() -> None:
    t = revealed("deck quests: B2-B1, B2-B2, B2-C1")

    assert display(t) == ["B2-B1", "B2-B2", "?"]


@rule("DW-SAGA-09r")
def test_the_level_c_card_waits_for_both_level_b_cards() -> None:
    t = revealed("deck quests: B2-B1, B2-B2, B2-C1")
    t.g.faceup = t.g.faceup[1:]

    now(t, lambda g: g.then(Task(REVEAL)))
    assert display(t)[2] == "?"
    t.g.faceup = []
    t.g.quests.zones[Q_DECK] = []
    now(t, lambda g: g.then(Task(REVEAL)))

    assert display(t) == ["", "", "B2-C1"]


@rule("DW-SAGA-07", "DW-SAGA-16")
def test_a_completed_saga_card_pays_and_leaves_a_gap() -> None:
    t = turned_up(table(f"{PAIR}at tungdil: F7\nhealth balyndis 1", book="2"), "B2-A6")

    fulfil(t, "B2-A6")
    t.play("balyndis", "balyndis")

    assert (t.health("balyndis"), display(t)) == (3, ["", "", ""])


@rule("DW-SAGA-10")
def test_the_level_c_card_of_a_saga_wins() -> None:
    t = turned_up(table("heroes: boendal, balyndis", book="2"), "B2-C1")

    assert fulfil(t, "B2-C1").ended == "won"


@rule("DW-SAGA-19")
def test_a_saga_card_that_is_fulfilled_when_turned_is_replaced_at_once() -> None:
    t = revealed(
        "at tungdil: B5\nat balyndis: E8\ncard B2-A1 space=1\ncard B2-A2 space=2\ndeck quests: B2-A5, B2-A4"
    )
    t.until("PlaceTile").play("G3").until("Menu")

    assert display(t) == ["B2-A4", "B2-A1", "B2-A2"]
    assert t.g.tunnel == place("G3")


@rule("DW-SAGA-03")
def test_aids_come_into_play_through_their_cards() -> None:
    t = turned_up(table(f"{PAIR}at tungdil: G1", book="4"), "B4-A7")

    fulfil(t, "B4-A7")

    assert faceup(t, "B4-X").space == BESIDE


# Threats ----------------------------------------------------------------------------------------


@rule("DW-SAGA-12", "DW-HID-02", "DW-SAGA-11")
def test_the_team_keeps_one_of_two_threats_and_the_other_stays_known_under_the_deck() -> None:
    t = icon(THREE.format(b="B2"), "T2-04", "T2-10")
    assert (t.question, t.offers) == ("KeepThreat", ["T2-04", "T2-10"])

    t.play("T2-04")

    bottom = t.g.adventures.zones[A_THREATS][0]
    assert (t.shown("T2-04"), t.shown("T2-10"), faceup(t, "T2-04").space) == (True, False, BESIDE)
    assert t.g.adventures.knows(bottom, 0)
    assert t.g.adventures.veil.prints[bottom] == CARD_NAMES.index("T2-10")


@rule("DW-SAGA-13")
def test_a_kept_immediate_threat_happens_and_leaves_the_game() -> None:
    t = icon("", "T2-13", "T2-10").play("T2-13")

    assert (t.g.doom, t.council, t.shown("T2-13")) == (40, "L1", False)
    assert CARD_NAMES.index("T2-13") in t.g.adventures.prints_in(A_GONE)


@rule("DW-SAGA-14")
def test_a_threat_whose_quest_is_done_leaves_the_game() -> None:
    t = turned_up(table(f"{PAIR}at tungdil: F7", book="2"), "T2-07")

    fulfil(t, "T2-07")

    assert CARD_NAMES.index("T2-07") in t.g.adventures.prints_in(A_GONE)


@rule("DW-SAGA-15")
def test_turning_saga_cards_sets_off_no_threats() -> None:
    t = revealed("card T2-04\ndeck quests: B2-A6")

    assert (t.told("takes_effect"), t.shown("T2-04")) == ([], True)


@rule("DW-SAGA-17")
def test_a_single_threat_must_be_kept_and_without_any_nothing_happens() -> None:
    t = table(PAIR, book="2")
    for piece in t.g.adventures.zones[A_THREATS][:-1]:
        t.g.adventures.move(t.g, piece, A_GONE)
    now(t, lambda g: g.then(Task(THREAT_ICON)))
    kept = len(t.told("turned"))

    now(t.until("Menu"), lambda g: g.then(Task(THREAT_ICON)))

    assert (kept, len(t.told("turned"))) == (1, 1)


@rule("DW-SAGA-21", "DW-REV-11r")
def test_a_threat_stays_with_the_troops_that_are_there_and_leaves_without_any() -> None:
    some = icon("supply: 2 orc", "T2-05", "T2-10").play("T2-05")
    none = icon("supply: 0 orc", "T2-05", "T2-10").play("T2-05")

    assert faceup(some, "T2-05").troops == [2, 0, 0]
    assert not none.shown("T2-05")


@rule("DW-COUN-08")
def test_the_council_speaks_once_for_the_threat_that_is_kept() -> None:
    t = icon("council R1\nhealth balyndis 1", "T2-04", "T2-10").play("T2-04")
    assert t.question == "NameHero"

    t.play("balyndis")

    assert (t.question, t.health("balyndis")) == ("Menu", 2)


@rule("DW-TURN-02")
def test_arrows_strike_a_hero_who_begins_a_turn_near_an_elf() -> None:
    hit = table(f"{PAIR}troops L2: elf\ncard T2-08\n{THREE.format(b='B2')}begin turn", book="2")
    safe = table(f"{PAIR}troops L3: elf\ncard T2-08\n{THREE.format(b='B2')}begin turn", book="2")

    assert (hit.health("tungdil"), safe.health("tungdil")) == (4, 5)


# Book 2 -----------------------------------------------------------------------------------------


@rule("DW-B2-01", "DW-B2-02")
def test_the_elf_bearing_keenfire_is_no_troop_and_is_fought_as_its_card_says() -> None:
    t = turned_up(table("heroes: boendal, balyndis", book="2"), "B2-B1")
    before = t.g.supply[:]
    put(t, 0, t.g.rare.elf)
    t.script("5 5 5 1").play("fight").until("Keep").play("boendal")

    assert (t.g.supply, t.g.rare.elf) == (before, NOWHERE)
    assert t.g.kept == [(CARD_NAMES.index("B2-B1"), 0)]


@rule("DW-B2-03", "DW-TURN-05")
@pytest.mark.parametrize(("die", "goal"), [("1", "B5"), ("4", "H2"), ("5", "E8"), ("6", "E8")])
def test_the_elf_goes_to_the_entrance_of_the_die_or_stays(die: str, goal: str) -> None:
    t = table(f"{PAIR}elf E8\ncard B2-B1 markers=3", book="2", rolls=die)

    now(t, lambda g: g.then(Task(END_EFFECTS)))

    assert HEX_NAMES[t.g.rare.elf] == goal


@rule("DW-B2-02")
def test_keenfire_hits_the_eoil_with_fives() -> None:
    t = table(
        "heroes: boendal, balyndis\nat boendal: L3\nkept boendal: B2-B1\ncard B2-C2 markers=5",
        book="2",
    )
    t.script("5 5 5 5 5 5").play("fight")
    t.until("Menu", "")

    assert t.ended == "won"


# Book 3 -----------------------------------------------------------------------------------------


def diamonds(t: DwarfTable, *values: int) -> DwarfTable:
    """The Diamonds at B6, C2, … have these values; the others stay."""
    for number, value in enumerate(values):
        piece = next(
            p
            for zone in t.g.diamonds.zones[D_AT + number : D_AT + 11]
            for p in zone
            if t.g.diamonds.veil.prints[p] == value
        )
        other = t.g.diamonds.zones[D_AT + number][0]
        where = t.g.diamonds.where(piece)
        t.g.diamonds.zones[where] = [other]
        t.g.diamonds.zones[D_AT + number] = [piece]
    return t


@rule("DW-B3-02", "DW-B3-03")
def test_a_diamond_where_troops_rest_goes_to_bislipur() -> None:
    t = table(f"{PAIR}troops B6: orc\nbegin settle", book="3", rolls="6 6")

    assert len(t.g.diamonds.zones[D_EVIL]) == 1
    assert t.told("diamond_roll")[0][0] == 12
    assert t.g.rare.finder == -1


@rule("DW-B3-02")
def test_a_diamond_whose_hex_turns_goes_to_bislipur() -> None:
    t = table(f"{PAIR}troops B6: 5 orc\nbegin settle", book="3", draws=(0, 5, 5, 5, 5))

    assert len(t.g.diamonds.zones[D_EVIL]) >= 1


@rule("DW-B3-03", "DW-B3-05", "DW-B3-09", "DW-B3-11")
def test_a_sum_that_is_not_greater_finds_the_mighty_diamond_and_the_rest_leaves() -> None:
    t = table(f"{PAIR}troops B6: orc\ntroops C2: orc\nbegin settle", book="3", rolls="1 1", seed=9)
    first = t.told("diamond_roll")[0]

    if first[1] >= 2:
        assert t.g.rare.finder == EVIL
        assert len(t.g.diamonds.zones[D_BOX]) == 10
    else:
        assert len(t.told("diamond_roll")) == 2


@rule("DW-B3-05", "DW-B3-09")
def test_after_a_find_no_diamond_is_left_to_be_taken() -> None:
    t = diamonds(table(f"{PAIR}at tungdil: B6", book="3", seed=2), 3)
    t.script("4 1 1 1 2").play("check").until("Menu")

    assert (t.g.rare.finder, len(t.g.diamonds.zones[D_BOX])) == (GOOD, 10)
    assert "check" not in t.options


@rule("DW-B3-04", "DW-B3-07", "DW-B3-08")
def test_a_hero_searches_with_a_craft_check_and_two_plain_dice() -> None:
    t = table(f"{PAIR}at balyndis: B6\nactive balyndis\ncouncil R3", book="3", rolls="1 1 1 1")
    t.play("check")
    assert {"power", "council"} <= set(t.options)  # a check, though of no card

    t.script("4 1 1 1 6 6").play("power", "pass")

    assert (t.question, len(t.g.diamonds.zones[D_HEROES])) == ("Menu", 1)
    assert t.told("diamond_roll")[0][0] == 12


@rule("DW-B3-06")
def test_without_a_finder_cards_are_as_printed() -> None:
    t = turned_up(table(PAIR, book="3"), "B3-C1")

    assert faceup(t, "B3-C1").markers == 6


@rule("DW-B3-05")
@pytest.mark.parametrize(
    ("card", "finder", "troops", "markers", "sites"),
    [
        ("B3-B1", EVIL, 7, 0, 0),
        ("B3-B1", GOOD, 4, 0, 0),
        ("B3-C1", EVIL, 0, 8, 0),
        ("B3-C1", GOOD, 0, 4, 0),
        ("B3-C2", EVIL, 0, 0, 4),
        ("B3-C2", GOOD, 0, 0, 2),
    ],
)
@pytest.mark.parametrize("late", [False, True])
def test_the_finder_makes_cards_harder_or_easier_before_and_after_they_are_turned(
    card: str, finder: int, troops: int, markers: int, sites: int, late: bool
) -> None:
    t = table(PAIR, book="3")
    if late:
        turned_up(t, card)
    now(t, lambda g: mighty_diamond(g, finder))
    if not late:
        turned_up(t, card)

    up = faceup(t, card)
    assert (sum(up.troops), up.markers, len(up.at)) == (troops, markers, sites)


@rule("DW-B3-05")
@pytest.mark.parametrize(("finder", "rolls", "done"), [(EVIL, "5 5 5", 0), (GOOD, "4 1 1", 1)])
def test_the_finder_changes_the_number_on_the_die(finder: int, rolls: str, done: int) -> None:
    t = turned_up(table(f"{PAIR}at tungdil: A2", book="3"), "B3-C3")
    now(t, lambda g: mighty_diamond(g, finder))
    t.script(rolls).play("check").until("Menu")

    assert faceup(t, "B3-C3").marked.bit_count() == done


@rule("DW-B3-10")
def test_diamonds_that_were_looked_at_stay_known_and_may_be_swapped() -> None:
    t = turned_up(table("heroes: boendal, balyndis", book="3"), "B3-A6")
    fulfil(t, "B3-A6")
    before = [t.g.diamonds.zones[D_AT][0], t.g.diamonds.zones[D_AT + 1][0]]
    t.play("B6", "C2", "swap")

    assert [t.g.diamonds.zones[D_AT][0], t.g.diamonds.zones[D_AT + 1][0]] == before[::-1]
    assert all(t.g.diamonds.knows(piece, seat) for piece in before for seat in (0, 1))


# Book 4 -----------------------------------------------------------------------------------------


@rule("DW-B4-01", "DW-B4-02")
def test_a_leader_counts_two_and_moves_on_with_the_arrow_only() -> None:
    t = table(f"{PAIR}leader orc: G4\ntroops G4: 3 orc\nbegin settle", book="4", draws=(12,))

    assert t.turned == ["G4"]
    assert HEX_NAMES[t.g.rare.leaders[0]] == "G5"


@rule("DW-B4-03")
def test_a_leader_is_no_troop_for_moves_and_effects() -> None:
    t = table(f"{PAIR}at tungdil: G2\nleader orc: G3\ncard B4-A1", book="4", rolls="3 1 1")
    t.play("move", "G3")

    assert t.question == "Walk"  # it does not end a move
    assert "fight" in t.play("done").options


@rule("DW-B4-06")
def test_at_blacksaddle_leaders_stay_and_the_doom_marker_goes_two() -> None:
    t = table(
        f"{PAIR}leader orc: G6\ntroops G6: 3 orc\nperished G5: Y01\ntroops G4: 5 orc\nbegin settle",
        book="4",
        draws=(12,),
    )

    assert (t.troops("G6"), HEX_NAMES[t.g.rare.leaders[0]]) == ("", "G6")
    assert t.g.doom == 39


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


@rule("DW-B4-15", "DW-B4-12")
def test_a_dragon_is_fought_where_it_is() -> None:
    t = table(
        f"{PAIR}at tungdil: G3\ndragon lohasbrand: G3\ncard B4-A4 markers=2",
        book="4",
        rolls="5 5 1",
    )
    t.play("fight").until("Heal", "Menu")

    assert (t.shown("B4-A4"), t.g.rare.dragons[0]) == (False, NOWHERE)


@rule("DW-B4-13")
def test_a_rampart_raises_the_threshold_and_goes_back_when_its_hex_turns() -> None:
    holds = table(f"{PAIR}ramparts: G4\ntroops G4: 6 orc\nbegin settle", book="4")
    turns = table(f"{PAIR}ramparts: G4\ntroops G4: 7 orc\nbegin settle", book="4", draws=(12,))

    assert (holds.turned, turns.turned[:1]) == ([], ["G4"])
    assert turns.g.rare.ramparts == 0


@rule("DW-B4-13")
def test_ramparts_can_still_be_raised_after_their_card_was_completed() -> None:
    t = turned_up(table("heroes: balyndis, tungdil", book="4"), "B4-A5")
    fulfil(t, "B4-A5").until("TakeCard").play("tungdil")
    put(t, 0, place("C1"))
    t.g.left = 1

    t.script("4 1 1 1")
    now(t, lambda g: None).play("check").until("Menu")

    assert t.g.rare.ramparts.bit_count() == 4


@rule("DW-B4-13")
def test_a_catapult_hits_anybody_two_or_three_hexes_away_with_fives() -> None:
    t = table(
        f"{PAIR}at tungdil: G3\ncatapults: G3\ntroops G5: elf\ntroops G7: orc\ntroops G4: orc",
        book="4",
        rolls="5 4 1",
    )
    t.play("fight", "elf")

    assert (t.troops("G5"), t.health("tungdil")) == ("", 5)


@rule("DW-B4-13")
def test_a_catapult_says_why_it_does_not_shoot_at_a_neighbour() -> None:
    troops = "troops G3: orc\ntroops G4: orc\ntroops G5: elf"
    t = table(f"{PAIR}at tungdil: G3\ncatapults: G3\n{troops}", book="4").play("fight")

    assert (t.question, t.options) == ("Aim", ["troops", "hex:G5"])
    assert t.refuses("hex:G4").endswith("2 or 3 hexes away (DW-B4-13)")


@rule("DW-GLO-13")
def test_the_high_king_marks_each_condition_once_and_is_crowned_with_all_three() -> None:
    t = table(f"{PAIR}at tungdil: A2\nat balyndis: L1\nhealth tungdil 3\ncard B4-X", book="4")
    t.g.council = 6
    t.play("dispatches").until("Menu")
    assert faceup(t, "B4-X").marked == 6
    put(t, 0, place("G3"))
    t.g.council = 0
    faceup(t, "B4-X").trophies = [11, 0, 0]
    t.g.supply[0] -= 11
    bring(t, place("G3"), [1, 0, 0])

    t.g.left = 1
    t.script("4 1 1")
    now(t, lambda g: None).play("fight", "kind:orc")

    assert (t.g.rare.crowned, t.g.supply[0], t.health("tungdil")) == (True, 30, 4)
    assert faceup(t, "B4-X").trophies == [0, 0, 0]


@rule("DW-GLO-13")
def test_the_crown_lowers_the_numbers_of_a_faceup_level_c_card() -> None:
    t = table(f"{PAIR}at tungdil: A2\nat balyndis: L1\ncard B4-X\ncard B4-C2 markers=5", book="4")
    faceup(t, "B4-X").marked = 1
    t.g.council = 6

    t.play("dispatches").until("Menu")

    assert (t.g.rare.crowned, faceup(t, "B4-C2").markers) == (True, 4)

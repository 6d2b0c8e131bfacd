"""Step 2 of Books 1 and 5: Scenario cards, Threats, the display (DW-REV, DW-SET-13 to 19)."""

from jotunheim.games.dwarves.rules.tasks import REVEAL, Task
from jotunheim.games.dwarves.state import A_DECK, A_DISCARD, A_UP, Q_BOX, Q_DECK
from jotunheim.games.dwarves.tokens import CARD_NAMES, is_threat
from tests.games.dwarves.cardplay import faceup, now
from tests.games.dwarves.table import DwarfTable, rule, table

PAIR = "heroes: tungdil, balyndis\n"
FULL = "card AD02\ncard AD11\ncard AD12\n"  # three Adventures that need no troops


def display(t: DwarfTable) -> list[str]:
    """The cards of the display from left to right."""
    shown = [up for up in t.g.faceup if up.space < 3]
    return [CARD_NAMES[up.card] for up in sorted(shown, key=lambda up: up.space)]


def scenario(t: DwarfTable) -> str:
    found = [CARD_NAMES[up.card] for up in t.g.faceup if up.space == 3]
    return found[0] if found else ""


@rule("DW-SET-13", "DW-SET-14", "DW-REV-09")
def test_a_game_begins_with_a_scenario_card_and_three_adventures() -> None:
    for seed in range(12):
        t = table(seats=2, seed=seed)
        t.play("tungdil", "balyndis")
        opening = [CARD_NAMES[card] for (card,) in t.told("turned")][:4]

        assert opening[0].startswith("S1-A")
        assert not any(is_threat(CARD_NAMES.index(name)) for name in opening)
        assert len(t.told("threats_in")) >= 1


@rule("DW-REV-01", "DW-CARD-13", "DW-B5-11")
def test_a_new_scenario_card_is_turned_only_if_none_is_faceup() -> None:
    turned = table(f"{PAIR}{FULL}deck quests: S1-A4\nbegin reveal")
    stays = table(f"{PAIR}{FULL}card S1-A5\ndeck quests: S1-A4\nbegin reveal")

    assert (scenario(turned), scenario(stays)) == ("S1-A4", "S1-A5")


@rule("DW-REV-02", "DW-REV-08")
def test_a_quest_that_is_fulfilled_when_it_is_turned_makes_way_for_the_next() -> None:
    t = table(
        f"{PAIR}at tungdil: A1\nat balyndis: A1\n{FULL}deck quests: S1-A5, S1-A4\nbegin reveal"
    )

    assert scenario(t) == "S1-A4"
    assert len(t.told("completed")) == 1


@rule("DW-REV-02r")
def test_set_up_comes_before_the_test_whether_a_quest_is_fulfilled() -> None:
    """Gate II is empty and a Hero is there, but the card brings troops first."""
    t = table(f"{PAIR}at tungdil: G10\n{FULL}deck quests: S1-A3\nbegin reveal")

    assert (scenario(t), t.troops("G10")) == ("S1-A3", "2 orc, 2 troll")


@rule("DW-REV-03", "DW-SAGA-21")
def test_a_scenario_card_takes_missing_troops_from_the_map() -> None:
    t = table(
        f"{PAIR}troops G4: 2 orc\ntroops H4: orc\nsupply: 2 orc\n{FULL}deck quests: S1-A2\nbegin reveal"
    )
    assert (t.question, t.offers) == ("TakeFromMap", ["G4", "H4"])

    t.play("H4").until("Menu")

    assert faceup(t, "S1-A2").troops == [4, 0, 0]
    assert t.troops("G4") == "orc"


@rule("DW-REV-04", "DW-REV-14", "DW-CM-04")
def test_a_level_c_card_whose_condition_fails_is_discarded() -> None:
    t = table(f"{PAIR}{FULL}deck quests: S1-C2, S1-C1\nbegin reveal")

    assert scenario(t) == "S1-C1"
    assert len(t.told("not_met")) == 1


@rule("DW-REV-04r")
def test_the_last_level_c_card_is_played_without_its_condition() -> None:
    t = table(f"{PAIR}{FULL}deck quests: S1-C2")
    for piece in t.g.quests.zones[Q_DECK][:-1]:
        t.g.quests.move(t.g, piece, Q_BOX)

    now(t, lambda g: g.then(Task(REVEAL)))

    assert scenario(t) == "S1-C2"


@rule("DW-REV-05", "DW-REV-07", "DW-B5-14")
def test_a_new_scenario_card_sets_off_all_threats_and_clears_the_display() -> None:
    t = table(f"{PAIR}card TH08\ncard TH01\ncard AD02\ndeck quests: S1-A4\nbegin reveal")
    assert (t.question, t.offers) == ("ChooseThreat", ["TH01", "TH08"])

    t.play("TH08").until("ShareHurt").play("balyndis", "balyndis").until("Menu")

    assert (t.council, t.health("balyndis")) == ("L2", 3)
    assert not set(display(t)) & {"TH08", "TH01", "AD02"}
    assert len(display(t)) == 3


@rule("DW-REV-05r")
def test_the_scenario_card_of_set_up_triggers_nothing() -> None:
    t = table(seats=2, seed=3)
    t.play("tungdil", "balyndis")

    assert t.told("takes_effect") == []


@rule("DW-REV-06", "DW-GLO-06")
def test_hexes_that_a_threat_turns_move_their_troops_at_once() -> None:
    t = table(
        f"{PAIR}troops C6: orc\ntroops F2: orc\ncard TH05\ncard AD02\ncard AD11\n"
        "deck quests: S1-A4\nbegin reveal"
    )
    t.until("Menu")

    assert "C6" in t.perished
    assert (t.troops("C6"), t.troops("F2")) == ("", "orc")


@rule("DW-REV-07r", "DW-CARD-20")
def test_troops_that_a_threat_puts_on_the_map_are_not_returned() -> None:
    t = table(
        f"{PAIR}card TH13: 3 troll\ncard AD13: 3 orc\ncard AD02\ndeck quests: S1-A4\nbegin reveal"
    )
    t.until("Menu")

    assert t.troops("L1") == "3 troll"
    assert t.g.supply[:2] == [30, 22]


@rule("DW-SET-19", "DW-REV-12")
def test_a_new_card_goes_to_the_leftmost_empty_space() -> None:
    t = table(
        f"{PAIR}card S1-A4\ncard AD02 space=0\ncard AD11 space=2\ndeck adventures: AD06\nbegin reveal"
    )

    assert display(t) == ["AD02", "AD06", "AD11"]


@rule("DW-REV-10")
def test_an_immediate_threat_is_carried_out_discarded_and_replaced() -> None:
    t = table(f"{PAIR}card S1-A4\ncard AD02\ncard AD11\ndeck adventures: TH10, AD06\nbegin reveal")

    assert t.g.doom == 40
    assert display(t) == ["AD02", "AD11", "AD06"]
    assert "TH10" in [CARD_NAMES[card] for card in t.g.adventures.prints_in(A_DISCARD)]


@rule("DW-REV-11")
def test_a_threat_without_enough_troops_takes_effect_at_once_and_is_replaced() -> None:
    t = table(
        f"{PAIR}supply: 2 troll\ncard S1-A4\ncard AD02\ncard AD11\ndeck adventures: TH13, AD06\nbegin reveal"
    )
    t.until("Menu")

    assert t.troops("L1") == "2 troll"
    assert display(t) == ["AD02", "AD11", "AD06"]


@rule("DW-REV-11r", "DW-CARD-09")
def test_an_adventure_takes_what_is_there_and_is_replaced_if_nothing_is() -> None:
    some = table(
        f"{PAIR}supply: 1 orc\ncard S1-A4\ncard AD02\ncard AD11\ndeck adventures: AD13\nbegin reveal"
    )
    none = table(
        f"{PAIR}supply: 0 orc\ncard S1-A4\ncard AD02\ncard AD11\ndeck adventures: AD13, AD06\nbegin reveal"
    )

    assert faceup(some, "AD13").troops == [1, 0, 0]
    assert display(none) == ["AD02", "AD11", "AD06"]


@rule("DW-REV-15")
def test_council_and_set_up_of_one_card_come_before_the_next() -> None:
    t = table(f"{PAIR}council L1\ncard S1-A4\ncard AD02\ndeck adventures: TH03, TH08\nbegin reveal")
    assert (t.question, display(t)) == ("NameHero", ["AD02", "TH03"])

    t.play("balyndis")

    assert (t.question, display(t)) == ("NameHero", ["AD02", "TH03", "TH08"])
    assert faceup(t, "TH03").troops == [0, 0, 2]


@rule("DW-REV-16")
def test_a_card_that_means_the_active_hero_means_the_one_whose_step_it_is() -> None:
    t = table(
        f"{PAIR}active balyndis\ncard S1-A4\ncard AD02\ncard AD11\ndeck adventures: TH03\nbegin reveal"
    )

    assert faceup(t, "TH03").hero == t.seat_of("balyndis")


@rule("DW-SET-16")
def test_an_empty_deck_is_made_of_the_discards_threats_included() -> None:
    t = table(f"{PAIR}card S1-A4\ncard AD02\ncard AD11\nbegin reveal")
    for piece in t.g.adventures.zones[A_DECK][:]:
        t.g.adventures.move(t.g, piece, A_DISCARD)
    threat = t.g.adventures.veil.prints.index(CARD_NAMES.index("TH08"))
    t.g.adventures.move(t.g, threat, A_DISCARD)
    number = len(t.g.adventures.zones[A_DISCARD])

    t.g.adventures.refill(t.g, A_DECK, A_DISCARD)

    assert len(t.g.adventures.zones[A_DECK]) == number
    assert CARD_NAMES.index("TH08") in t.g.adventures.prints_in(A_DECK)
    assert len(t.g.adventures.zones[A_UP]) == 3

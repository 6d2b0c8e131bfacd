"""Step 2 of Books 1 and 5: Scenario cards, Threats, the display (DW-REV, DW-SET-13 to 19)."""

from jotunheim.games.dwarves.rules.tasks import REVEAL, Task
from jotunheim.games.dwarves.state import Q_BOX, Q_DECK
from jotunheim.games.dwarves.tokens import CARD_NAMES, is_threat
from tests.games.dwarves.cardplay import faceup, now
from tests.games.dwarves.starts import FULL, PAIR, display
from tests.games.dwarves.table import DwarfTable, rule, table


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

    assert (scenario(t), t.troops("G10")) == ("S1-A3", "orc")


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


@rule("DW-REV-05r")
def test_the_scenario_card_of_set_up_triggers_nothing() -> None:
    t = table(seats=2, seed=3)
    t.play("tungdil", "balyndis")

    assert t.told("takes_effect") == []


@rule("DW-SET-19", "DW-REV-12")
def test_a_new_card_goes_to_the_leftmost_empty_space() -> None:
    t = table(
        f"{PAIR}card S1-A4\ncard AD02 space=0\ncard AD11 space=2\ndeck adventures: AD06\nbegin reveal"
    )

    assert display(t) == ["AD02", "AD06", "AD11"]


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

"""What holds while a card is faceup, held or kept: each lasting rule against the same table without it."""

from collections.abc import Callable

import pytest

from jotunheim.games.dwarves.effects import lasting as rule_words
from jotunheim.games.dwarves.effects.lasting import Rule
from jotunheim.games.dwarves.rules import standing
from jotunheim.games.dwarves.rules.board import passages
from jotunheim.games.dwarves.rules.faceup import lay_faceup
from jotunheim.games.dwarves.rules.losses import heal
from jotunheim.games.dwarves.rules.rolls import may_use_r3
from jotunheim.games.dwarves.state import E_BOX, E_DECK, E_HELD, Dwarves
from jotunheim.games.dwarves.state.pieces import (
    BESIDE,
    ROLL_CHECK,
    ROLL_DISPATCHES,
    ROLL_FIGHT,
    ROLL_MOVE,
    ROLL_VIGOR,
)
from jotunheim.games.dwarves.tokens import (
    BATTLE,
    CARD_NAMES,
    CRAFT,
    EQUIPMENT,
    HEX_NAMES,
    R3,
    SPEED,
    SPELL,
    TROLL,
)
from tests.games.dwarves.cardplay import a_table, now, printed, put
from tests.games.dwarves.table import DwarfTable, rule, table, table_with

BOENDAL_SEAT, BALYNDIS_SEAT, NARMORA_SEAT = 0, 1, 2
ENTRANCE = HEX_NAMES.index("B5")
ELSEWHERE = HEX_NAMES.index("M4")

Probe = Callable[[Dwarves], int]


def apart(t: DwarfTable) -> None:
    """The three Heroes stand in three hexes, far from each other."""
    for seat, name in enumerate(("G3", "C1", "M4")):
        put(t, seat, HEX_NAMES.index(name))


def dice(why: int, which: int) -> Probe:
    """How many dice Balyndis rolls."""
    return lambda g: standing.dice_for(g, BALYNDIS_SEAT, why, which)


def near_portal(g: Dwarves) -> int:
    g.at[BALYNDIS_SEAT] = g.book.near[g.tunnel][0]
    return standing.dice_for(g, BALYNDIS_SEAT, ROLL_MOVE, SPEED)


def carrier(g: Dwarves) -> int:
    g.carries[BALYNDIS_SEAT] = CARD_NAMES.index("B3-C2")
    return standing.dice_for(g, BALYNDIS_SEAT, ROLL_MOVE, SPEED)


def with_company(g: Dwarves) -> int:
    g.at[BALYNDIS_SEAT] = g.at[BOENDAL_SEAT]
    return standing.dice_for(g, BALYNDIS_SEAT, ROLL_DISPATCHES, CRAFT)


def healing(g: Dwarves) -> int:
    g.health[BALYNDIS_SEAT] = 2
    heal(g, BALYNDIS_SEAT, 1)
    return g.health[BALYNDIS_SEAT]


def from_entrance(g: Dwarves) -> int:
    return len(passages(g, ENTRANCE))


def tile_passage(g: Dwarves) -> int:
    g.tunnel = ELSEWHERE
    return len(passages(g, ENTRANCE))


def r3(g: Dwarves) -> int:
    g.council = R3
    return int(may_use_r3(g))


def working_boots(g: Dwarves) -> int:
    piece = g.equipment.find(E_DECK, CARD_NAMES.index("EQ01"))
    g.equipment.move(g, piece, E_HELD + BALYNDIS_SEAT)
    return standing.attribute(g, BALYNDIS_SEAT, SPEED)


def held(g: Dwarves) -> int:
    for up in g.faceup:
        up.hero = BALYNDIS_SEAT
    return int(standing.is_held(g, BALYNDIS_SEAT))


def by_leader(g: Dwarves) -> int:
    """Two companions in the leader's hex."""
    g.rare.leaders[2] = g.at[BALYNDIS_SEAT]
    g.at = [g.at[BALYNDIS_SEAT]] * 3
    return standing.dice_for(g, BALYNDIS_SEAT, ROLL_FIGHT, BATTLE)


def crowned(g: Dwarves) -> int:
    g.rare.crowned = True
    return standing.dice_for(g, BALYNDIS_SEAT, ROLL_FIGHT, BATTLE)


def need(g: Dwarves) -> int:
    return standing.council_need(g, g.council)


# By rule: a number of the table, and how much the rule changes it.
PROBES: dict[int, tuple[Probe, Callable[[Rule], int]]] = {
    rule_words.BAN_PASSAGE: (from_entrance, lambda _rule: -3),
    rule_words.BAN_TILE_PASSAGE: (tile_passage, lambda _rule: -1),
    rule_words.BAN_HEALING: (healing, lambda _rule: -1),
    rule_words.BAN_R3: (r3, lambda _rule: -1),
    rule_words.BAN_EQUIPMENT: (working_boots, lambda _rule: -1),
    rule_words.COUNCIL_NUMBERS: (need, lambda rule: rule.number),
    rule_words.COUNCIL_ICON: (standing.icon_steps, lambda rule: rule.number - 1),
    rule_words.MOVE_DICE: (dice(ROLL_MOVE, SPEED), lambda rule: rule.number),
    rule_words.MOVE_DICE_NEAR_PORTAL: (near_portal, lambda rule: rule.number),
    rule_words.COMPANY_DICE: (with_company, lambda rule: rule.number),
    rule_words.CRAFT_DICE: (dice(ROLL_CHECK, CRAFT), lambda rule: rule.number),
    rule_words.ALONE_DICE: (dice(ROLL_FIGHT, BATTLE), lambda rule: rule.number),
    rule_words.CARRIER_DICE: (carrier, lambda rule: rule.number),
    rule_words.MORE_ORCS: (standing.more_orcs, lambda rule: rule.number),
    rule_words.TROLLS_AT: (lambda g: standing.defeats_at(g, TROLL), lambda rule: rule.number - 5),
    rule_words.FIGHT_LOSS: (lambda g: standing.fight_loss(g, 1), lambda rule: rule.number - 1),
    rule_words.HEALTH_FOR_PERISHED: (lambda g: int(standing.pays_health_only(g)), lambda _rule: 1),
    rule_words.HOLDS: (held, lambda _rule: 1),
    rule_words.LEADER_COMPANY: (by_leader, lambda rule: 2 * rule.number),
    rule_words.CROWNED_DICE: (crowned, lambda rule: rule.number),
}
OTHERWISE_TESTED = {
    rule_words.POISON,
    rule_words.ARROWS,
    rule_words.KEENFIRE_HITS,
    rule_words.TWO_STEPS,
    rule_words.SHORTCUT,
    rule_words.SMITHY,
}
FACEUP = [
    (name, index)
    for name in CARD_NAMES[:EQUIPMENT]
    for index, lasting in enumerate(printed(name).lasting)
    if lasting.op not in OTHERWISE_TESTED
]


@pytest.mark.parametrize(("name", "index"), FACEUP)
@rule("DW-EQ-16", "DW-B5-05", "DW-SAGA-14")
def test_a_rule_of_a_faceup_card_changes_one_number(name: str, index: int) -> None:
    lasting = printed(name).lasting[index]
    probe, change = PROBES[lasting.op]
    t = a_table(name)
    apart(t)
    without = probe(t.g.clone())

    now(t, lambda g: lay_faceup(g, CARD_NAMES.index(name), BESIDE) and None)

    assert probe(t.g.clone()) - without == change(lasting)


@rule("DW-EQ-10")
def test_a_suppressed_threat_has_no_effect() -> None:
    t = table("heroes: tungdil, balyndis\ncard T2-04", book="2")
    before = standing.dice_for(t.g, 0, ROLL_MOVE, SPEED)

    t.g.silenced |= 1 << CARD_NAMES.index("T2-04")

    assert standing.dice_for(t.g, 0, ROLL_MOVE, SPEED) == before + 1


@rule("DW-COUN-02")
def test_spies_raise_numbers_of_the_council_to_six_at_most() -> None:
    t = table("heroes: tungdil, balyndis\ncard T2-07", book="2")

    assert [standing.council_need(t.g, box) for box in range(8)] == [4, 4, 5, 5, 6, 6, 6, 6]


# Equipment --------------------------------------------------------------------------------------


def attributes(g: Dwarves) -> int:
    return sum([standing.attribute(g, BALYNDIS_SEAT, which) for which in range(3)])


def near_fight(g: Dwarves) -> int:
    """A Fight of Boëndal next to the owner."""
    g.at[BOENDAL_SEAT] = g.book.near[g.at[BALYNDIS_SEAT]][0]
    return standing.dice_for(g, BOENDAL_SEAT, ROLL_FIGHT, BATTLE)


def under_banner(g: Dwarves) -> int:
    """A check of Boëndal in the owner's hex."""
    g.at[BOENDAL_SEAT] = g.at[BALYNDIS_SEAT]
    return standing.dice_for(g, BOENDAL_SEAT, ROLL_CHECK, CRAFT)


HELD: dict[int, Probe] = {
    rule_words.ATTRIBUTE_BONUS: attributes,
    rule_words.HEART: lambda g: standing.most_health(g, BALYNDIS_SEAT),
    rule_words.FARTHER: lambda g: standing.farther(g, BALYNDIS_SEAT),
    rule_words.NEAR_FIGHT_DICE: near_fight,
    rule_words.OWN_FIGHT_LOSS: lambda g: standing.fight_loss(g, BALYNDIS_SEAT) * 2 - 2,
    rule_words.DISPATCH_PIPS: lambda g: standing.dispatch_pips(g, BALYNDIS_SEAT),
    rule_words.SURE_FOOT: lambda g: int(standing.pays_nothing(g, BALYNDIS_SEAT)),
    rule_words.BANNER_DICE: under_banner,
}
USED = {
    rule_words.SHIELD,
    rule_words.DISGUISE,
    rule_words.AMULET,
    rule_words.SPARE,
    rule_words.SET_DIE,
}  # test_equipment.py
LASTING = [
    (name, index)
    for name in CARD_NAMES[EQUIPMENT:SPELL]
    for index, lasting in enumerate(printed(name).lasting)
    if lasting.op not in USED
]


def owned(name: str) -> DwarfTable:
    settings = {"book": "5", "elfar": "yes", "combined_might": "yes"}
    lines = ["heroes: boendal, balyndis, narmora", "at boendal: G3", "at balyndis: C1"]
    return table_with(settings, "\n".join([*lines, f"equipment balyndis: {name}"]))


@pytest.mark.parametrize(("name", "index"), LASTING)
@rule("DW-EQ-05", "DW-B5-13", "DW-WHO-03")
def test_permanent_equipment_changes_one_number(name: str, index: int) -> None:
    lasting = printed(name).lasting[index]
    probe = HELD[lasting.op]
    t = owned(name)
    with_it = probe(t.g.clone())
    piece = t.g.equipment.zones[E_HELD + BALYNDIS_SEAT][0]
    t.g.equipment.move(t.g, piece, E_BOX)

    assert with_it - probe(t.g.clone()) == max(lasting.number, 1)


@rule("DW-EQ-16", "DW-GEN-07", "DW-GEN-08")
def test_there_are_one_to_seven_dice_after_all_modifiers() -> None:
    few = table("heroes: boendal, balyndis\nat balyndis: G2\nat boendal: G2\ncard T2-09", book="2")
    many = table(
        "heroes: boendal, balyndis, narmora\nat boendal: G3\nat balyndis: G3\nat narmora: G3\n"
        "equipment boendal: EQ02, EQ14, SE2\nequipment balyndis: EQ14, SE8\nkept boendal: AD19",
        book="5",
        combined_might="yes",
    )
    few.g.health[0] = 1

    assert standing.dice_for(few.g, 0, ROLL_VIGOR, BATTLE) == 1
    assert standing.attribute(many.g, 0, BATTLE) == 8
    assert standing.dice_for(many.g, 0, ROLL_FIGHT, BATTLE) == 7


@rule("DW-GLO-20", "DW-EQ-07", "DW-EQ-17")
def test_when_keenfire_is_lost_no_equipment_works_and_hearts_are_gone() -> None:
    t = table(
        "heroes: boendal, balyndis\nequipment boendal: EQ04, EQ02\nhealth boendal 6", book="2"
    )

    now(t, lambda g: lay_faceup(g, CARD_NAMES.index("T2-01"), BESIDE) and None)

    assert (t.health("boendal"), standing.attribute(t.g, 0, BATTLE)) == (5, 4)
    t.g.faceup = []
    assert (t.health("boendal"), standing.most_health(t.g, 0)) == (5, 6)


@rule("DW-GLO-20r", "DW-EQ-15")
def test_a_kept_card_is_no_equipment_and_works_without_keenfire() -> None:
    t = table("heroes: boendal, balyndis\nkept boendal: B2-B1\ncard T2-01", book="2")

    assert standing.attribute(t.g, 0, BATTLE) == 6


@rule("DW-EQ-06")
def test_an_increased_health_tile_brings_its_point_when_it_is_placed() -> None:
    t = table("heroes: boendal, balyndis\nhealth boendal 5\ncouncil R4\ndeck equipment: EQ04")

    t.script("6 6").play("council_check").until("TakeCard").play("boendal")

    assert t.health("boendal") == 6


def test_all_lasting_rules_are_tested_somewhere() -> None:
    spells = {
        rule_words.MORE_SPELLS,
        rule_words.REROLL_ANY,
        rule_words.SIX,
        rule_words.PREVENT,
        rule_words.BLANK,
    }

    assert set(PROBES) | set(HELD) | OTHERWISE_TESTED | USED | spells == set(
        range(rule_words.RULES)
    )

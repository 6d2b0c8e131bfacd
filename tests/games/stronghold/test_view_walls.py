"""The sums of both sides at a wall, and what would happen (SH-MEL, SH-BRE)."""

import pytest

from jotunheim.games.stronghold.tokens import DEFENDER, INVADER

from .scenes import Seen
from .table import rule, table

OLD_WALL = "in W7: 2 troll, 2 orc, soldier\nwalls W7: 2\nequip W7: banner\n"
PHASE = "hourglasses 5\ndefender"


def test_a_quiet_wall_shows_no_sums() -> None:
    seen = Seen(table(f"in W7: soldier\n{PHASE}").g, DEFENDER)

    assert seen.space("W7").badges == ()
    assert [sheet.key for sheet in seen.scene.sheets] == ["buildings", "heroic"]


@rule("SH-MEL-06", "SH-BRE-01")
def test_both_sums_stand_at_the_wall_and_a_breach_is_told() -> None:
    """A lead of 4 is more than the soldier there is worth."""
    seen = Seen(table(f"{OLD_WALL}in W7: officer\n{PHASE}").g, DEFENDER)

    wall = seen.space("W7")
    assert (wall.badges[0].kind, wall.badges[0].text) == ("balance", "11:7")
    assert wall.states == ("falls",)
    assert seen.verdict("W7") == "11 : 7 breach"
    assert seen.board.focus == ("W7",)
    note = seen.sheet("walls").note
    assert "invader 11 = 2 Orcs (4) + 2 Trolls (6) + Banner (1)" in note
    assert "defender 7 = 1 Soldier (2) + 1 Officer (3) + walls (2)" in note


@rule("SH-BRE-01")
@pytest.mark.parametrize(
    ("invaders", "verdict"),
    [
        ("goblin", "1 : 5 invaders lose 4, breach needs 8 more"),
        ("2 orc, goblin", "5 : 5 even, breach needs 4 more"),
        ("3 orc", "6 : 5 defenders lose 1, breach needs 3 more"),
        ("3 troll", "9 : 5 breach"),
    ],
)
def test_the_verdict_says_how_far_a_breach_is(invaders: str, verdict: str) -> None:
    text = f"in W3: {invaders}, marksman, soldier\nwalls W3: 2\n{PHASE}"

    assert Seen(table(text).g, INVADER).verdict("W3") == verdict


@rule("SH-MEL-02", "SH-P3-05")
def test_poison_and_cauldrons_that_come_first_are_counted() -> None:
    text = (
        "in W3: 2 goblin, 2 orc, 2 marksman\ncauldron W3: goblin\nequip W3: poison\n"
        f"walls W3: 2\n{PHASE}"
    )
    seen = Seen(table(text).g, DEFENDER)

    assert seen.verdict("W3") == "6 : 4 → 4 : 3, defenders lose 1, breach needs 1 more"
    assert seen.sheet("walls").note.endswith(
        "Poison kills a marksman first. The cauldron kills 2 Goblins first."
    )


@rule("SH-P2-09")
def test_a_siege_tower_makes_walls_and_cauldrons_worthless_in_the_forecast() -> None:
    text = f"in W3: 2 goblin, siege_tower, soldier\nwalls W3: 2\ncauldron W3: goblin\n{PHASE}"
    seen = Seen(table(text).g, DEFENDER)

    assert seen.verdict("W3") == "2 : 2 even, breach needs 3 more"
    assert seen.piece("wall0@W3").states == ("void",)


@rule("SH-CAT-04")
def test_under_the_glare_nothing_is_resolved() -> None:
    seen = Seen(table(f"in W3: 3 troll\nglare W3\n{PHASE}").g, DEFENDER)

    assert seen.verdict("W3") == "9 : 0 no assault here"
    assert seen.space("W3").states == ()


@rule("SH-HID-06", "SH-ORD-08")
def test_only_who_knows_the_fury_counts_it() -> None:
    text = f"in W3: 3 goblin, soldier\nwalls W3: 2\norder W3: O-FURY\n{PHASE}"
    g = table(text).g

    ours, theirs = Seen(g, INVADER), Seen(g, DEFENDER)

    assert ours.verdict("W3") == "3 : 4 → 9 : 4, breach"
    assert theirs.verdict("W3") == "3 : 4 invaders lose 1, breach needs 4 more"
    assert theirs.sheet("walls").note.endswith("A facedown order may change it.")
    assert Seen(g, -1).verdict("W3") == theirs.verdict("W3")


@rule("SH-MEL-01")
def test_in_the_assault_what_has_happened_is_not_counted_twice() -> None:
    text = "in W1: 2 orc, marksman\nin W3: 2 goblin, 2 orc, 2 soldier\ncauldron W3: goblin\nassault"
    t = table(text).until("LoseDefender", "LoseInvader")

    seen = Seen(t.g, DEFENDER)

    assert seen.space("W1").badges == ()  # its strength was compared already
    assert seen.verdict("W3") == "4 : 4 even, breach needs 5 more"

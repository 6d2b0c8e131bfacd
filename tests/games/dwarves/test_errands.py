"""What the menu offers for cards: ready quests, and actions that a card adds (DW-GEN-03, DW-CARD-16)."""

from tests.games.dwarves.starts import PAIR, SMITHS
from tests.games.dwarves.table import rule, table

# Balyndis has Craft 4, Battle 2, Speed 3; her power re-rolls Craft checks. Bavragor has Craft 4, no power.


@rule("DW-CHK-14")
def test_vigor_is_no_check_but_the_council_touches_its_dice() -> None:
    """AD01: as many dice as Health; Rodario's power does not help, R3 does."""
    text = "heroes: rodario, bavragor\nhealth rodario 2\ncouncil R3\ncard S1-A2\ncard AD01"
    t = table(text, rolls="1 1").play("action")

    assert (t.dice, t.options) == ([1, 1], ["council", "pass"])


@rule("DW-GEN-03")
def test_cards_add_actions_to_the_standard_ones() -> None:
    """S1-A6: a Hero at a Gate may take its marker with an action."""
    t = table(f"{SMITHS}\ncard S1-A6 at=A2,G10,L1")

    assert {"move", "dispatches", "action"} <= set(t.options)


@rule("DW-CARD-16r", "DW-REV-12")
def test_a_state_waits_in_the_menu_until_it_is_taken() -> None:
    t = table(f"{PAIR}at tungdil: A1\nat balyndis: A1\ncard S1-A5")
    assert t.shown("S1-A5")

    t.play("complete")

    assert not t.shown("S1-A5")

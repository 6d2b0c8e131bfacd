"""Cards that get harder or easier: the Diamond's finder (DW-B3-05, DW-B3-06)."""

import pytest

from jotunheim.games.dwarves.rules.diamonds import mighty_diamond
from jotunheim.games.dwarves.state.pieces import EVIL, GOOD
from tests.games.dwarves.cardplay import faceup, now, turned_up
from tests.games.dwarves.starts import PAIR
from tests.games.dwarves.table import rule, table


@rule("DW-B3-06")
def test_without_a_finder_cards_are_as_printed() -> None:
    t = turned_up(table(PAIR, book="3"), "B3-C1")

    assert faceup(t, "B3-C1").markers == 5


@rule("DW-B3-05")
@pytest.mark.parametrize(
    ("card", "finder", "troops", "markers", "sites"),
    [
        ("B3-B1", EVIL, 7, 0, 0),
        ("B3-B1", GOOD, 4, 0, 0),
        ("B3-C1", EVIL, 0, 7, 0),
        ("B3-C1", GOOD, 0, 3, 0),
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

"""Situations in words."""

import pytest

from jotunheim.games.giant.state import FIELDED
from jotunheim.kernel import SituationError

from .table import TWO, laid, rule, situation


def test_a_situation_says_all_of_a_sheet() -> None:
    table = laid(
        "map 2\nround 7\nphase shooting\nhigh 1\nquiet 2\npoints 3 1\n"
        "giant 1 type=F at=0505 heat=22 damage=head:1,left_arm:10 weapons=H1:L4,RA1:G5,RA2:L6 "
        "shots=RA1:2 fired=H1 moved=run:5 circles=2 assaulted\ngiant 5 type=1 at=2020\n"
    )
    one = table.giant(1)

    assert (one.fate, one.heat, one.damage) == (FIELDED, 22, [1, 0, 0, 10, 0, 0])
    assert (one.shots, one.fired, one.manner, one.moved) == ([0, 2, 0], 1, 2, 5)
    assert (table.round, table.initiative, table.quiet, table.points) == (7, 1, 2, [3, 1])
    assert table.map_number == 1


def test_the_second_side_of_a_phase_may_be_at_its_turn() -> None:
    text = "phase assault\nhigh 0\nturn second\ngiant 1 type=7 at=1505\ngiant 4 type=7 at=1506\n"

    assert situation(text).seat == 1


@pytest.mark.parametrize(
    ("text", "word"),
    [
        ("map 9\n", "line 1: expected a whole number from 1 to 8"),
        ("moon 3\n", "line 1: 'moon' begins no line; there are"),
        ("terrain lava 0101\n", "line 1: expected one of clear"),
        ("terrain forest 9999\n", "line 1: expected a hex"),
        ("terrain forest\n", "line 1: expected a hex after 'terrain forest'"),
        ("terrain hill_2 0505\n", "the map is not legal: hexes"),
        ("giant 9 type=1\n", "line 1: expected a whole number from 1 to 6"),
        ("giant 1 type=Z\n", "line 1: expected one of 1, 2"),
        ("giant 1 type=1 at=0101\ngiant 1 type=1 at=0102\n", "line 2: giant 1 is there twice"),
        ("giant 1 type=1 at=0101\ngiant 2 type=1 at=0101\n", "line 2: 11 stands in 0101"),
        ("terrain spire 0303\ngiant 1 type=1 at=0303\n", "line 2: 0303 is impassable"),
        ("giant 1 type=1 at=0101 heat=19\n", "from 0 to 18"),
        ("giant 1 type=1 at=0101 damage=head:1\n", "from 0 to 0"),
        ("giant 1 type=1 at=0101 weapons=H1:L6\n", "cannot carry L6 on the head"),
        ("giant 1 type=1 at=0101 weapons=RA2:L6\n", "filled from 1 on"),
        ("giant 1 type=1 at=0101 weapons=RA1:L6,LA1:L6\n", "cost 6 points"),
        ("giant 1 type=1 at=0101 fired=H1\n", "line 1: expected one of"),
        ("giant 1 type=1 at=0101 colour=red\n", "line 1: expected one of type, at, weapons, heat"),
        ("giant 1 type=1\ngiant 4 type=1 at=0101\n", "giant 1 waits off the map"),
        ("giant 1 type=1 at=0101\n", "each side needs a giant"),
        ("phase tea\n", "line 1: expected one of setup"),
    ],
)
def test_mistakes_are_one_clear_line(text: str, word: str) -> None:
    with pytest.raises(SituationError) as error:
        laid(text)
    assert word in str(error.value)
    assert "\n" not in str(error.value)


@rule("GI-OVR-06")
def test_comments_and_blank_lines_are_skipped() -> None:
    assert len(laid("# a duel\n\n" + TWO).g.giants) == 2

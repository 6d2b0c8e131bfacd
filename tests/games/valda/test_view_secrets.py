"""Nothing in a scene tells what its seat does not know (VA-HID)."""

import pytest

from jotunheim.testing import check_game
from jotunheim.testing.driver import Depth

from .scenes import SEEN
from .table import rule


@rule("VA-HID-01", "VA-HID-02", "VA-HID-06")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_scenes_of_random_games_hold_all_invariants(seats: int) -> None:
    check_game(SEEN, games=1, seats=seats)


@pytest.mark.parametrize("occupants", ["draft", "in_play"])
def test_so_do_those_of_the_other_ways_of_choosing(occupants: str) -> None:
    check_game(SEEN, games=1, seats=3, given={"occupants": occupants}, depth=Depth(most=4))

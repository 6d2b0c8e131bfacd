"""The opinion of a bot as a drawing (issue 21)."""

import re

from jotunheim_examples.connect_four import GAME

from jotunheim.bots.slips import Slip
from jotunheim.kernel import Chance
from jotunheim.render.opinion import opinion_html

CURVES = {0: [(0, 0.0), (4, 0.5), (8, 1.0)], 1: [(1, 0.0), (5, -0.4), (8, -1.0)]}
SLIP = Slip(
    6, 5, 1, "Which column <b>?", "Column 7", "Column 4", "about 50 % to win instead of 0 %"
)
SCENE = GAME.view(GAME.start({}, 2, Chance(1)), -1)


def test_each_seat_has_a_curve_and_the_worst_decisions_their_numbers() -> None:
    html = opinion_html(SCENE, CURVES, [SLIP], together=False)

    assert html.count('class="curve"') == 2
    assert html.count('class="mistake"') == 1
    assert 'data-moments="0 1 4 5 8"' in html
    assert "Yellow from 50 % to 100 %" in html or "Red from 50 % to 100 %" in html
    assert 'data-told="5"' in html
    assert re.search(r'class="whose">.*</svg> (Red|Yellow)</p>', html)  # whose decision it was
    assert "Which column &lt;b&gt;?" in html and "<b>?" not in html


def test_a_better_chance_stands_higher() -> None:
    html = opinion_html(SCENE, {0: [(0, -1.0), (2, 1.0)]}, [], together=True)
    found = re.search(r'class="curve" d="M[\d.]+ ([\d.]+)L[\d.]+ ([\d.]+)"', html)

    assert found is not None
    assert float(found[1]) > float(found[2])


def test_a_team_has_one_curve_and_a_clean_game_says_so() -> None:
    html = opinion_html(SCENE, {0: [(0, 0.0), (2, 1.0)]}, [], together=True)

    assert "All together from 50 % to 100 %" in html
    assert "no decision that was clearly a mistake" in html

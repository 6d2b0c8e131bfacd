"""The look at values: its figures are right, and the script prints what it says."""

import pytest
import values
from values import Option, chosen, figures, look_at

from jotunheim import registry
from jotunheim.kernel import Chance


def an_option(weight: float, truth: float, look: float, noise: float = 0.0) -> Option:
    """A made-up option; noise moves the halves of its playouts apart."""
    return Option(weight, (truth - noise, truth + noise), [look, truth, -truth])


def test_correlations_are_within_a_decision_and_between_positions() -> None:
    positions = [
        [an_option(3, 0.5, 0.1), an_option(1, 0.3, 0.1)],
        [an_option(1, -0.2, -0.1), an_option(3, -0.4, -0.1)],
    ]

    found = figures(positions)

    assert found.positions == 2
    assert found.between == pytest.approx(1.0)  # the evaluation knows who is ahead …
    assert found.looks[0] == 0.0  # … but not which option is better
    assert found.looks[1:] == [pytest.approx(1.0), pytest.approx(-1.0)]
    assert found.weights == pytest.approx(0.0)  # right once, wrong once
    assert found.spread == pytest.approx(0.1)
    assert found.error == pytest.approx((0.3 + 0.2) / 2)


def test_noise_of_the_playouts_is_taken_into_account() -> None:
    """Halves that disagree: part of the spread is noise, which no judge can know of."""
    sure = [[an_option(2, 0.2, 0.2), an_option(1, -0.2, -0.2), an_option(1, 0.0, 0.0)]]
    noisy = [[an_option(2, 0.2, 0.2, 0.1), an_option(1, -0.2, -0.2), an_option(1, 0.0, 0.0, -0.1)]]

    assert figures(sure).looks[0] == pytest.approx(1.0)
    assert figures(noisy).looks[0] > 1.0
    assert figures(noisy).spread < figures(sure).spread


def test_the_two_best_by_the_rule_of_thumb_are_always_tried() -> None:
    game = registry.game("connect-four")
    g = game.start({}, 2, Chance(1))
    weights = dict(zip(g.options, game.weigh(g, g.options), strict=True))

    found = chosen(game, g, Chance(5))

    assert len(found) == len({token for token, _weight in found}) == 5
    assert [weight for _token, weight in found[:2]] == sorted(weights.values())[-2:][::-1]
    assert all(weights[token] == weight for token, weight in found)


def test_a_position_has_values_for_each_option() -> None:
    options = look_at("connect-four", 4, 9, 3)

    assert 2 <= len(options) <= 5
    assert all(-1 <= option.truth <= 1 and len(option.looks) == 3 for option in options)
    assert options == look_at("connect-four", 4, 9, 3)


def test_the_script_prints_a_line_for_each_game(capsys: pytest.CaptureFixture[str]) -> None:
    values.main(["connect-four", "--positions", "3", "--playouts", "4"])

    shown = capsys.readouterr().out
    assert "| game | positions | correlation | error | spread | weights | e0 | e8 | e30 |" in shown
    assert "| connect-four | " in shown

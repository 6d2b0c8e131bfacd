"""What must hold in every game, at every moment."""

import pytest

from jotunheim.games.giant import GAME
from jotunheim.games.giant.book.tables import HEAD, TORSO
from jotunheim.games.giant.rules.damage import lost_legs
from jotunheim.games.giant.rules.heat import MOST
from jotunheim.games.giant.state import DESTROYED, FIELDED, War
from jotunheim.kernel import Chance, to_data

from .table import rule

WILD = {
    "mount_limit": "none",
    "overflow": "lost",
    "hexes_moved": "distance",
    "edge_los": "strict",
    "elevation_cost": "hex",
    "assault_governor": "forced_hot",
    "explosion_radius": "helpers",
    "flee_edges": "own",
    "round_limit": "9",
}


def check(g: War) -> None:
    """Heat, damage, ammunition and places are within their bounds."""
    stood: list[int] = []
    for giant in g.giants:
        full = giant.chassis.capacity
        assert giant.heat >= 0
        if giant.fate == FIELDED:
            assert giant.heat <= giant.chassis.threshold + MOST - 4  # GI-HOT-10
            assert giant.damage[HEAD] < full[HEAD]
            assert giant.damage[TORSO] < full[TORSO]
            assert g.field.is_open(giant.where)
            stood.append(giant.where)
        assert all(0 <= giant.damage[at] <= full[at] for at in range(6))
        for at, weapon in enumerate(giant.weapons):
            assert 0 <= giant.shots[at] <= g.book.weapons[weapon].ammunition
        assert 0 <= giant.moved <= giant.chassis.run
    assert len(stood) == len(set(stood))
    if g.switches.series == 0:
        assert sum(g.points) <= 2 * sum([giant.chassis.row.cost for giant in g.giants])


@rule("GI-HOT-10", "GI-DMG-09", "GI-WPN-07", "GI-MOV-14")
@pytest.mark.parametrize("seed", range(25))
def test_bounds_hold_in_random_games(seed: int) -> None:
    g = GAME.start(WILD if seed % 5 == 0 else {"unit_points": "3"}, 2, Chance(seed))
    chance = Chance(seed + 1000)
    while not g.over:
        check(g)
        options = g.options
        assert len(options) == len(set(options)) > 1
        g.play(options[chance.below(len(options))])
    check(g)


def fighters(seed: int) -> War:
    """Random play that never flees and never stops fighting: more hits, heat and assaults."""
    g = GAME.start({"unit_points": "3", "map": str(seed % 8 + 1)}, 2, Chance(seed))
    chance = Chance(seed + 7)
    shy = {GAME.words.token("mode:flee"), GAME.words.token("end"), GAME.words.token("none")}
    while not g.over:
        check(g)
        bold = [token for token in g.options if token not in shy] or g.options
        g.play(bold[chance.below(len(bold))])
    return g


@rule("GI-CAP-05", "GI-END-02", "GI-HOT-10")
@pytest.mark.parametrize("seed", range(15))
def test_bounds_hold_in_fierce_games(seed: int) -> None:
    g = fighters(seed)

    lost = [giant for giant in g.giants if giant.fate == DESTROYED]
    assert lost or g.quiet
    assert all(lost_legs(giant) <= 2 for giant in g.giants)


@pytest.mark.parametrize("seed", range(6))
def test_a_clone_is_equal_and_goes_its_own_way(seed: int) -> None:
    options = {"series": "campaign", "pool": "4"} if seed % 2 else {"map": "generated"}
    g = GAME.start(options, 2, Chance(seed))
    chance = Chance(seed)
    while not g.over:
        if chance.below(5) == 0:
            twin = g.clone()
            before = to_data(g)
            assert to_data(twin) == before
            twin.play(twin.options[0])
            assert to_data(g) == before
        g.play(g.options[chance.below(len(g.options))])


@pytest.mark.parametrize("seed", range(4))
def test_determinize_keeps_what_the_seat_sees(seed: int) -> None:
    g = GAME.start({"map": "1", "unit_points": "3"}, 2, Chance(seed))
    chance = Chance(seed)
    while g.round < 2 and not g.over:
        for seat in (0, 1):
            world = GAME.determinize(g, seat, Chance(9))
            assert GAME.view(world, seat) == GAME.view(g, seat)
            if g.asked is not None and g.asked.seat == seat:
                assert world.options == g.options
        g.play(g.options[chance.below(len(g.options))])

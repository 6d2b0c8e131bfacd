"""Questions about the board (AG-GEN, AG-COM)."""

from jotunheim.games.assault import GAME
from jotunheim.kernel import Chance

from .table import a_battle, rule, table

BOOK = GAME.book


@rule("AG-GEN-05", "AG-END-14", "AG-END-02")
def test_three_stages_follow_from_the_pools() -> None:
    titles = []
    for pools in ("120, 30", "0, 30", "0, 0"):
        t = table(f"pools {pools}")
        titles.append(GAME.view(t.g, 0).phase)

    assert titles == ["Main part", "Final Ordning", "Endgame"]


@rule("AG-GEN-06")
def test_no_region_ever_holds_two_races() -> None:
    chance = Chance(5)
    g = GAME.start({}, 5, Chance(6))
    for _ in range(600):
        if g.over:
            break
        g.play(g.options[chance.below(len(g.options))])
        for region in range(16):
            units = g.units[region * 10 : region * 10 + 10]
            assert (g.owner[region] >= 0) == (sum(units) > 0)
            assert sum(units) <= 7


@rule("AG-COM-01", "AG-COM-02")
def test_sixteen_regions_six_homes_ten_of_the_small_folk() -> None:
    assert len(BOOK.region_ids) == 16
    assert len([r for r in range(16) if BOOK.home_of[r] >= 0]) == 6
    assert len(BOOK.small_folk) == 10
    assert sum([len(n) for n in BOOK.neighbours]) == 64
    for region in range(16):
        for other in BOOK.neighbours[region]:
            assert region in BOOK.neighbours[other]


@rule("AG-COM-04", "AG-COM-06", "AG-DMG-02")
def test_a_damaged_token_shows_its_wounded_side() -> None:
    t = a_battle("fire: champion", "hill: elite", "fire 2 hits, miss, miss, miss, hill miss, miss")
    t.pass_on("PlayCommand")

    assert t.army("high_forest") == "hill: elite_wounded"


@rule("AG-COM-27")
def test_the_castle_is_not_a_unit() -> None:
    t = table("castle high_moor\nturn hill\narmy hill in delimbiyr_vale: regular\nask command")

    t.play("move", "delimbiyr_vale", "high_moor", "stop")

    assert t.army("high_moor") == "hill: regular"
    assert t.castle == "high_moor"

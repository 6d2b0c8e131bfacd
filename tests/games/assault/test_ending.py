"""Final Ordning, Endgame, scoring, winning (AG-FIN, AG-END, AG-TIP)."""

from jotunheim.games.assault import GAME
from jotunheim.kernel import Chance

from .table import Table, rule, table


def feeding(pools: str, race: str = "hill", more: str = "") -> Table:
    """Hill giants feed one Food, two points."""
    return table(
        f"pools {pools}\nrow hill: move\ncards hill: food\nturn {race}\nask command\n{more}"
    )


@rule("AG-FIN-01", "AG-END-01")
def test_the_final_ordning_begins_when_pool_one_is_empty() -> None:
    t = feeding("2, 30").play("special", "feed")

    assert t.pools == [0, 30]
    assert t.told("final_ordning") == [()]
    assert not feeding("3, 30").play("special", "feed").told("final_ordning")


@rule("AG-FIN-01", "AG-FIN-02")
def test_it_begins_at_once_in_the_middle_of_a_turn() -> None:
    t = table(
        """
        pools 3, 30
        army fire in neverwinter_wood: regular
        army fire in spine_of_the_world: 3 regular
        army cloud in evermoors: regular
        turn fire
        """
    )
    t.play("steal_maegera", "attack", "battle")

    assert t.question == "PickForce"  # the only target, the Evermoors, has answered itself


@rule("AG-END-01", "AG-END-03", "AG-END-02")
def test_a_gain_is_paid_in_full_and_may_set_off_both_stages() -> None:
    t = feeding("1, 0").play("special", "feed")

    assert t.points("hill") == 2
    assert t.pools == [0, 0]
    assert t.told("final_ordning") == [()]
    assert t.told("endgame") == [()]
    assert (
        feeding("0, 1").play("special", "feed").points("hill") == 2
    )  # the rest comes from the box


def turns_left(t: Table) -> list[str]:
    found = []
    while not t.over:
        if t.question == "PlayCommand":
            found.append(t.who)
            t.play("plunder" if "plunder" in t.offers else "rest")
        else:
            t.pass_on("PlayCommand")
    return found


@rule("AG-END-04", "AG-END-06", "AG-END-07")
def test_the_round_is_played_out_then_everybody_has_one_more_turn() -> None:
    t = table(
        "pools 0, 1\nrow stone: move\narmy stone in high_moor: regular\nturn stone\nask command"
    )
    t.play("special", "high_moor")

    everybody = ["storm", "cloud", "fire", "frost", "stone", "hill"]
    assert turns_left(t) == ["hill", *everybody]


@rule("AG-END-05")
def test_if_it_begins_in_the_turn_of_the_lowest_race_only_the_final_round_follows() -> None:
    t = feeding("0, 1").play("special", "feed")

    assert turns_left(t) == ["storm", "cloud", "fire", "frost", "stone", "hill"]


TIE = "points fire: 9\npoints hill: 9\npoints storm: 3\n"


@rule("AG-END-08", "AG-GEN-02")
def test_most_points_decide_before_cards_and_regions() -> None:
    t = table("points fire: 9\npoints hill: 8\ncards hill: 2 food")
    outcome = GAME.outcome(t.g)

    assert outcome.winners() == [t.seat_of("fire")]
    assert outcome.reason == "most Ordning Points (AG-END-08)"


@rule("AG-END-08")
def test_ties_go_to_cards() -> None:
    t = table(TIE + "cards hill: food\narmy fire in high_moor: regular")
    outcome = GAME.outcome(t.g)

    assert outcome.winners() == [t.seat_of("hill")]
    assert outcome.reason == "a tie, decided by Resource Cards (AG-END-08)"


@rule("AG-END-08")
def test_ties_in_cards_go_to_regions() -> None:
    t = table(TIE + "army fire in high_moor: regular")
    outcome = GAME.outcome(t.g)

    assert outcome.winners() == [t.seat_of("fire")]
    assert outcome.reason == "a tie, decided by occupied regions (AG-END-08)"


@rule("AG-END-08", "AG-END-13")
def test_equals_in_points_cards_and_regions_share_the_victory() -> None:
    """R-05: the reason once said that regions had decided."""
    t = table(TIE)
    outcome = GAME.outcome(t.g)

    assert outcome.winners() == [t.seat_of("fire"), t.seat_of("hill")]
    assert outcome.ranks[t.seat_of("storm")] == 3
    assert outcome.ranks.count(4) == 3
    assert outcome.reason == "shared: equal in points, cards and regions (AG-END-08)"


@rule("AG-END-09", "AG-FIN-08")
def test_a_player_without_units_plays_on_and_can_win() -> None:
    t = table("points hill: 9\narmy fire in high_moor: regular\nturn hill\nask command")

    assert "plunder" in t.offers
    assert GAME.outcome(t.g).winners() == [t.seat_of("hill")]


@rule("AG-END-10")
def test_spells_runes_and_markers_count_nothing() -> None:
    t = table("points hill: 1\nspells fire: haste\nmarkers forge: ice_spires")

    assert GAME.outcome(t.g).scores[t.seat_of("fire")] == 0
    assert GAME.outcome(t.g).winners() == [t.seat_of("hill")]


@rule("AG-END-11")
def test_a_game_that_does_not_end_is_ended_after_fifty_rounds() -> None:
    t = table("round 50\nturn hill\nask command").play("plunder")
    assert t.round == 51
    assert t.told("endgame") == [()]

    assert len(turns_left(t)) == 6
    assert t.over


@rule("AG-END-12")
def test_points_of_others_set_off_the_stages_too() -> None:
    t = table(
        "pools 1, 30\narmy hill in sumber_hills: elite wounded\narmy frost in delimbiyr_vale: regular\nturn hill\nask command"
    )
    t.play("move", "sumber_hills", "delimbiyr_vale")

    assert t.points("frost") == 2
    assert t.told("final_ordning") == [()]


@rule("AG-END-14")
def test_stages_never_go_back() -> None:
    g = GAME.start({}, 3, Chance(4))
    chance = Chance(2)
    stage = 0
    while not g.over:
        now = (g.pools[0] == 0) + (g.pools[0] == 0 and g.pools[1] == 0)
        assert now >= stage
        stage = now
        g.play(g.options[chance.below(len(g.options))])


@rule("AG-TIP-01")
def test_an_abandoned_home_is_safe_before_the_final_ordning() -> None:
    t = table(
        "army hill in sword_coast: regular\narmy frost in delimbiyr_vale: 3 regular\nturn frost\nask command"
    )
    t.play("move").trip("delimbiyr_vale", "regular", "sumber_hills")

    assert "AG-MOV-14" in t.refuses("stop")


@rule("AG-END-01")
def test_what_the_first_pool_lacks_comes_from_the_second() -> None:
    t = feeding("1, 30").play("special", "feed")

    assert t.pools == [0, 29]
    assert t.points("hill") == 2

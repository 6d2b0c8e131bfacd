"""Building: costs, limits, the BUILD window, what is destroyed (VA-BLD, VA-UPD)."""

import pytest

from .table import rule, table

RICH = "player 1 blood=9 diamond=9 gold=9\nplayer 2 blood=9 diamond=9 gold=9"


@rule("VA-BLD-01", "VA-BLD-02", "VA-BLD-03")
def test_mines_and_drills_cost_their_price_and_have_a_maximum() -> None:
    t = table("player 1 diamond=9 gold=9 mines=3 drills=2\nvalda").play("build:mine build:drill")

    assert (t.buildings(1), t.goods(1)) == ([4, 3], [0, 6, 5, 0])
    t = table("player 1 diamond=9 gold=9 mines=4 drills=3\nvalda")
    assert "VA-BLD-03" in t.refuses("build:mine")
    assert "VA-BLD-03" in t.refuses("build:drill")


@rule("VA-BLD-03", "VA-RSC-01")
def test_a_new_drill_works_in_the_resource_phase_of_this_turn() -> None:
    t = table("player 1 diamond=2 gold=2\ndice 1 6\nvalda").play("build:drill").end()

    assert t.question == "DrawAtEnd"
    assert t.goods(1) == [3, 0, 1, 0]


@rule("VA-BLD-04")
@pytest.mark.parametrize(
    ("area", "paid"),
    [
        ("freya", [0, 3, 3]),
        ("tyr", [2, 0, 2]),
        ("surtur", [2, 2, 0]),
        ("loki", [4, 1, 1]),
        ("odin", [1, 3, 3]),
        ("thor", [2, 2, 2]),
        ("heimdall", [1, 2, 2]),
    ],
)
def test_a_temple_costs_what_its_occupant_asks(area: str, paid: list[int]) -> None:
    t = table(f"{RICH}\nvalda").play(f"build:temple area:{area}")

    assert t.goods(1)[:3] == [9 - cost for cost in paid]
    assert t.temples(1) == [area]


@rule("VA-BLD-05", "VA-FRZ-04")
def test_a_player_has_at_most_two_temples_in_an_area_frozen_or_not() -> None:
    t = table(f"temples 1: tyr, tyr frozen=2\n{RICH}\nvalda").play("build:temple")

    assert "area:tyr" not in t.options
    assert "VA-BLD-05" in t.refuses("area:tyr")


@rule("VA-BLD-07", "VA-BLD-08", "VA-BLD-09", "VA-HID-03")
def test_a_temple_brings_a_follower_and_the_top_divine_card_unseen() -> None:
    t = table(f"deck tyr: iron_hand\n{RICH}\nvalda").play("build:temple area:tyr")

    assert t.followers[0] == 1
    assert (t.hand(1), t.knows(2, 1)) == (["iron_hand"], [])
    assert "Red draws a card from the deck of Tyr" in t.log(1)


@rule("VA-BLD-09")
def test_the_window_comes_after_the_payment_and_before_the_temple() -> None:
    text = f"hand 2: weapon_loki\n{RICH}\nvalda buildings=1"
    t = table(text).play("build:temple area:tyr")

    assert (t.window, t.goods(1), t.temples(1)) == ("Backstabs", [7, 9, 7, 0], [])
    t.play("pass")
    assert t.temples(1) == ["tyr"]


@rule("VA-BLD-11", "VA-UPD-02", "VA-UPD-05")
def test_a_glimpse_builds_for_nothing_but_counts_as_a_building() -> None:
    text = "hand 1: glimpse\nhand 2: weapon_loki\nplayer 1 mines=4\nvalda buildings=0"
    t = table(text).play("glimpse")

    assert t.question == "ValdaMenu"  # four mines: a drill was the only choice, and nobody is asked
    assert (t.buildings(1), t.points, t.g.turn.built) == ([4, 1], (2, 0), 1)


@rule("VA-BLD-11", "VA-CARD-09")
def test_a_glimpse_with_all_buildings_is_wasted() -> None:
    t = table("hand 1: glimpse\nplayer 1 mines=4 drills=3\nvalda").play("glimpse")

    assert (t.buildings(1), t.pile("a")) == ([4, 3], ["glimpse"])


@rule("VA-BLD-12", "VA-UPD-01")
@pytest.mark.parametrize(("card", "points"), [("yggdrasil_3", 3), ("yggdrasil_4", 4)])
def test_yggdrasil_raises_the_base_without_an_action(card: str, points: int) -> None:
    t = table(f"hand 1: {card}\nvalda").play(card)

    assert t.points == (3, points)


@rule("VA-BLD-14")
def test_a_destroyed_temple_may_be_built_again_and_costs_no_follower() -> None:
    text = f"temples 1: tyr\nplayer 1 followers=5\nhand 2: desecration\n{RICH}\nattack"
    t = table(text).play("desecration")

    assert (t.temples(1), t.followers[0]) == ([], 5)
    text = f"player 1 followers=5\nhand 1: yggdrasil_3\n{RICH}\nvalda"
    t = table(text).play("build:temple area:tyr")
    assert t.followers[0] == 6


@rule("VA-BLD-15")
def test_a_player_keeps_at_least_one_mine() -> None:
    last = table("hand 2: sabotage, scorched_earth\nattack")
    assert last.question == "DrawAtEnd"  # neither card can be launched

    t = table("player 1 mines=2 drills=1\nhand 2: sabotage\nattack").play("sabotage")
    assert t.options == ["building:mine", "building:drill"]
    t.play("building:mine")
    assert t.buildings(1) == [1, 1]


@rule("VA-BLD-16", "VA-SET-15")
def test_an_area_holds_five_temples_of_all_players() -> None:
    full = "temples 2: tyr, tyr\ntemples 3: tyr, tyr\ntemples 1: tyr"
    t = table(f"{full}\n{RICH}\nvalda", seats=3).play("build:temple")

    assert "VA-BLD-16" in t.refuses("area:tyr")


@rule("VA-BLD-17")
def test_a_temple_takes_the_free_site_of_lowest_number() -> None:
    t = table(f"temples 2: tyr\n{RICH}\nvalda").play("build:temple area:tyr")

    assert t.g.sites[5:10] == [1, 0, -1, -1, -1]


@rule("VA-BLD-18", "VA-UPD-06")
def test_moving_is_not_building() -> None:
    text = f"temples 1: tyr\nhand 1: mud_path\nhand 2: weapon_loki\n{RICH}\nvalda buildings=0"
    t = table(text).play("mud_path area:odin")

    assert t.question == "ValdaMenu"
    assert (t.temples(1), t.followers[0], t.hand(1), t.g.turn.built) == (["odin"], 0, [], 0)


@rule("VA-UPD-03")
def test_a_backstab_gives_back_the_cost_but_not_the_point() -> None:
    text = f"hand 2: weapon_loki\n{RICH}\nvalda buildings=1"
    t = table(text).play("build:temple area:tyr backstab")

    assert (t.goods(1), t.points, t.temples(1)) == ([9, 9, 9, 0], (3, 0), [])
    assert (t.followers[0], len(t.deck("tyr")), t.removed) == (0, 10, ["weapon_loki"])


@rule("VA-UPD-03", "VA-AREA-06")
def test_a_backstab_gives_back_the_tribute_too() -> None:
    text = f"temples 2: tyr, tyr\nhand 3: weapon_loki\n{RICH}\nvalda buildings=1"
    t = table(text, seats=3).play("build:temple area:tyr resource:diamond")
    assert (t.goods(1), t.goods(2)) == ([7, 8, 7, 0], [9, 10, 9, 0])

    t.play("backstab")

    assert (t.goods(1), t.goods(2)) == ([9, 9, 9, 0], [9, 9, 9, 0])


@rule("VA-UPD-04")
def test_only_the_last_point_can_be_backstabbed_even_if_more_may_come() -> None:
    text = f"occupants: ymir\ntemples 1: heimdall\nhand 2: weapon_loki\n{RICH}\nvalda"
    t = table(text).play("build:mine")
    assert t.question == "ValdaMenu"

    t.play("build:mine")
    assert t.window == "Backstabs"  # although a flip could bring another point


@rule("VA-UPD-05")
def test_a_rune_bought_with_the_last_point_cannot_be_backstabbed() -> None:
    t = table("hand 2: weapon_loki\nvalda buildings=1").play("buy_rune")

    assert t.question == "ValdaMenu"


@rule("VA-UPD-06", "VA-WPN-21")
def test_a_backstabbed_building_does_not_count_for_the_ice_cave() -> None:
    text = f"hand 1: weapon_ymir\nhand 2: weapon_loki\n{RICH}\nvalda buildings=1 built=2"
    undone = table(text).play("build:mine backstab")
    built = table(text).play("build:mine pass")

    assert "option:ice_cave" not in undone.options
    assert "option:ice_cave" in built.options
    built.play("ice_cave")
    assert built.followers[0] == 2

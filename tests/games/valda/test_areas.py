"""Levels, powers and control of areas (VA-POW, VA-AREA)."""

import pytest

from jotunheim.games.valda.tokens import AREA_NAMES

from .table import rule, table

RICH = "player 1 blood=9 diamond=9 gold=9"


@rule("VA-POW-01", "VA-POW-04", "VA-FRZ-07")
@pytest.mark.parametrize(
    ("temples", "level"),
    [
        ("odin", 0),
        ("tyr", 1),
        ("tyr, tyr", 2),
        ("tyr frozen=2", 0),
        ("tyr, tyr frozen=2", 1),
        ("tyr permafrost, tyr frozen=2", 0),
    ],
)
def test_the_level_is_the_number_of_unfrozen_temples(temples: str, level: int) -> None:
    assert table(f"temples 1: {temples}\nvalda").level(1, "tyr") == level


@rule("VA-POW-02")
def test_level_two_replaces_level_one_or_adds_to_it() -> None:
    trade = "player 1 blood=9 rune=9\nfollowers"
    adds = table(f"temples 1: odin, odin\n{trade}")
    replaces = table("temples 1: tyr, tyr\nhand 1: wooden_shield\nhand 2: kill\nattack")

    assert "trade:odin_one" in adds.options
    assert "trade:odin_two" in adds.options
    replaces.play("kill")
    assert replaces.totals == (4, 0)
    replaces.play("wooden_shield")
    assert replaces.told("defends") == [(0, 60, 4, 4)]  # 2 and 2, not 2 and 1 and 2


@rule("VA-POW-03", "VA-POW-05")
def test_a_power_is_optional_and_works_in_its_phase_only() -> None:
    t = table("temples 1: odin\nplayer 1 blood=4\nvalda")

    assert not [name for name in t.options if name.startswith("trade:")]
    t.end()
    assert t.options == ["trade:odin_one", "end_phase"]
    assert t.end().question == "DrawAtEnd"


@rule("VA-POW-06")
def test_uses_stay_counted_when_the_level_changes() -> None:
    text = "occupants: mork\ntemples 1: odin, loki, loki\nplayer 1 blood=9\nfollowers"
    t = table(text).play("trade:odin_one trade:odin_one")
    t.play("move_temple temple:loki area:odin")

    assert t.level(1, "odin") == 2
    t.play("trade:odin_one")
    assert "VA-FOL-02" in t.refuses("trade:odin_one")
    assert "trade:odin_two" in t.options


@rule("VA-POW-01", "VA-AREA-08")
def test_borrowed_power_counts_as_a_level_but_not_for_control() -> None:
    text = "temples 1: odin\ntemples 2: odin, tyr frozen=1\nplayer 1 blood=9\n"
    t = table(f"{text}hand 1: 2 borrowed_power\nvalda").play("borrowed_power")

    assert t.level(1, "odin") == 2  # the only area with an unfrozen temple of an opponent
    assert t.level(2, "odin") == 1
    assert t.controller("odin") == 0
    t.play("borrowed_power")
    assert t.level(1, "odin") == 2


@rule("VA-POW-01")
def test_borrowed_power_ends_with_the_turn() -> None:
    text = "temples 2: odin\nhand 1: borrowed_power\nplayer 1 blood=2\nvalda"
    t = table(text).play("borrowed_power").end().play("trade:odin_one")
    assert t.followers[0] == 1

    t.until("DrawAtEnd").play("deck:a")
    assert t.level(1, "odin") == 0


@rule("VA-AREA-01", "VA-AREA-04", "VA-AREA-08", "VA-AREA-02", "VA-FRZ-03")
@pytest.mark.parametrize(
    ("mine", "yours", "who"),
    [
        ("tyr", "", 0),
        ("tyr, tyr", "", 1),
        ("tyr, tyr", "tyr", 1),
        ("tyr, tyr", "tyr, tyr", 0),
        ("tyr, tyr frozen=2", "tyr", 1),
        ("tyr permafrost, tyr permafrost", "", 1),
    ],
)
def test_two_temples_control_an_area_unless_another_has_two(
    mine: str, yours: str, who: int
) -> None:
    text = f"temples 1: {mine}\n" + (f"temples 2: {yours}\n" if yours else "")

    assert table(f"{text}valda").controller("tyr") == who


@rule("VA-AREA-03", "VA-CRD-09")
def test_switched_temples_may_change_control() -> None:
    text = "temples 1: tyr, tyr\ntemples 2: tyr, odin\nhand 2: mork_card\nattack"
    t = table(text).play("mork_card")

    assert t.controller("tyr") == 2
    assert (t.temples(1), t.temples(2)) == (["tyr", "odin"], ["tyr", "tyr"])


@rule("VA-AREA-05", "VA-RSC-03")
@pytest.mark.parametrize(
    ("area", "kind"), list(zip(AREA_NAMES, [2, 1, 0, 1, 0, 2, 1], strict=True))
)
def test_homage_is_one_home_resource_of_each_controlled_area(area: str, kind: int) -> None:
    t = table(f"player 1 mines=0\ntemples 1: {area}, {area}\nresource")

    goods = [0, 0, 0, 0]
    goods[kind] = 1
    assert t.goods(1) == goods
    assert t.question == "DrawAtEnd"


@rule("VA-AREA-05", "VA-AREA-08")
def test_there_is_no_homage_where_two_players_have_two_temples() -> None:
    t = table("player 1 mines=0\ntemples 1: tyr, tyr\ntemples 2: tyr, tyr\nresource")

    assert (t.goods(1), t.controller("tyr")) == ([0, 0, 0, 0], 0)


@rule("VA-AREA-06", "VA-AREA-09")
def test_who_builds_in_a_controlled_area_pays_a_tribute() -> None:
    text = "temples 2: tyr, tyr\nplayer 1 blood=3 gold=2 rune=1\nvalda"
    t = table(text).play("build:temple")

    assert t.options == ["resource:blood", "resource:rune"]  # what is left after the cost
    t.play("resource:rune")
    assert (t.goods(1), t.goods(2)) == ([1, 0, 0, 0], [0, 0, 0, 1])
    assert t.temples(1) == ["tyr"]


@rule("VA-AREA-09")
def test_without_anything_left_for_the_tribute_nobody_may_build_there() -> None:
    text = "temples 2: tyr, tyr\nplayer 1 blood=2 diamond=2 gold=2\nvalda"
    t = table(text).play("build:temple")
    poor = table("temples 2: tyr, tyr\nplayer 1 blood=2 gold=2\nvalda")

    assert "area:tyr" in t.options  # 2 diamonds are left
    assert "build:temple" not in poor.options
    own = table("temples 1: tyr\ntemples 2: odin\nplayer 1 blood=2 gold=2\nvalda")
    assert "build:temple" in own.options


@rule("VA-AREA-09", "VA-WPN-11")
def test_a_tribute_is_no_steal() -> None:
    text = "temples 2: tyr, tyr\nhand 2: weapon_hel\nplayer 1 blood=4 gold=4\nvalda"
    t = table(text).play("build:temple blood")

    assert t.question == "ValdaMenu"


@rule("VA-AREA-07")
def test_control_gives_no_followers_at_the_end() -> None:
    text = "temples 1: tyr, tyr\nplayer 2 followers=1\nround 6\nfirst 2\nactive 1\nresource"
    t = table(text).play("deck:a")

    assert t.outcome().scores == [0, 1]

"""Options as scenes show them: prices in signs, what they would leave, and few words."""

import pytest

from jotunheim.scene import Choice, Route

from .scenes import scene_of
from .table import ValdaTable, rule, table

RICH = "player 1 blood=3 diamond=4 gold=5 rune=1\nhand 1: chest_2, yggdrasil_3, weapon_odin\nvalda"


def option(t: ValdaTable, token: str) -> Choice:
    """An option of the question, by token."""
    return next(c for c in t.prompt.choices if c.token == token)


def price(offer: Choice | Route) -> list[str]:
    """The signs of a price."""
    return [badge.sign.removeprefix("valda/") for badge in offer.cost]


@rule("VA-BLD-02")
def test_a_mine_shows_its_price_and_says_what_would_be_left() -> None:
    mine = option(table(RICH), "build:mine")

    assert (mine.label, mine.note, mine.figure) == ("Mine", "", "")
    assert price(mine) == ["diamond", "gold", "gold"]
    assert [(e.key, e.value) for e in mine.effects] == [("stock-diamond", "3"), ("stock-gold", "3")]


@rule("VA-VAL-02", "VA-VAL-10")
def test_points_stand_at_the_groups_and_a_free_card_says_so() -> None:
    t = table(RICH)
    points = {track.title: track.filled for track in t.prompt.tracks}

    assert points == {"Build": 2, "Act": 3}
    assert (option(t, "card:chest_2").note, option(t, "card:chest_2").group) == ("2 gold", "Act")
    assert option(t, "card:yggdrasil_3").figure == "free"


@rule("VA-BLD-04")
def test_a_temple_in_one_click_shows_its_price() -> None:
    routes = {route.tokens: route for route in table(RICH).prompt.routes}
    freya = routes["build:temple", "area:freya"]

    assert price(freya) == [*["diamond"] * 3, *["gold"] * 3]
    assert [e.value for e in freya.effects] == ["1", "2"]


@rule("VA-BLD-04", "VA-AREA-06")
def test_a_temple_says_its_price_once_and_tells_of_a_tribute() -> None:
    text = "temples 2: tyr, tyr\nplayer 1 blood=3 diamond=4 gold=5\nvalda"
    t = table(text).play("build:temple")
    tyr, grim = option(t, "area:tyr"), option(t, "area:thor")

    assert price(tyr) == ["blood", "blood", "gold", "gold"]
    assert tyr.note.startswith("plus a resource as a tribute; power: ")
    assert price(grim) and grim.note.startswith("power: ")


@rule("VA-DEF-01")
def test_a_figure_in_words_becomes_a_note() -> None:
    t = table("hand 1: wooden_shield, shield_wall\nhand 2: kidnap\nattack").play("kidnap")
    shield = option(t, "card:wooden_shield")

    assert shield.figure == ""
    assert shield.note.endswith("2 against 3, too little")


def test_no_option_has_a_figure_too_long_for_the_page() -> None:
    t = table("temples 1: odin, thor\n" + RICH.replace("valda", "followers"))

    assert all(len(c.figure) <= 6 for c in t.prompt.choices)


@rule("VA-GEN-03", "VA-GOD-06", "VA-GIA-05")
@pytest.mark.parametrize(
    ("seats", "power"),
    [(3, "two attacks per Attack phase"), (4, "+1 attack value on each attack")],
)
def test_a_power_is_told_for_the_players_at_this_table(seats: int, power: str) -> None:
    """The text for two or three players stood at a table of four as well."""
    scene = scene_of(table("occupants: surtur\nround 2\nactive 1\nvalda", seats=seats), 1)
    lines = [line.cells for sheet in scene.sheets for line in sheet.lines]

    assert ("Surtur", power) in lines

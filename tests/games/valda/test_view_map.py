"""The map as scenes show it: prices, sites, Vikings, what can be clicked and what is missing."""

from jotunheim.render.text import render

from .scenes import pieces_at, scene_of, space
from .table import rule, table

FJORD = """
occupants: agir, mork, thrym, ymir
player 1 followers=9 blood=1 diamond=4 gold=5 rune=2 mines=3 drills=1
player 2 followers=47 blood=3
temples 1: odin, heimdall
temples 2: thor, thor, surtur frozen=1, loki permafrost
round 4
active 1
valda actions=2 buildings=2
"""


@rule("VA-BLD-04", "VA-SET-15")
def test_an_area_shows_its_occupant_its_price_and_five_sites() -> None:
    thrym = space(scene_of(table(FJORD), 1), "odin")

    assert (thrym.label, thrym.sign, thrym.slots) == ("Thrym", "valda/thrym", 5)
    cost = [badge.sign for badge in thrym.badges]
    assert cost == ["valda/blood", *["valda/diamond"] * 3, *["valda/gold"] * 3]


@rule("VA-BLD-10")
def test_the_price_is_the_one_that_is_paid_now() -> None:
    alone = space(scene_of(table(FJORD.replace("occupants: ", "occupants: hel, ")), 1), "odin")

    blood = [badge for badge in alone.badges if badge.sign == "valda/blood"]
    assert len(blood) == 2


def test_a_click_on_an_area_builds_a_temple_there() -> None:
    t = table(FJORD)
    route = space(scene_of(t, 1), "odin").route

    assert route == ("build:temple", "area:odin")
    t.play(*route)
    assert t.temples(1) == ["odin", "odin", "heimdall"]


@rule("VA-BLD-04", "VA-AREA-06")
def test_an_area_that_one_cannot_pay_says_what_is_missing() -> None:
    agir = space(scene_of(table(FJORD), 1), "tyr")
    thor = space(scene_of(table(FJORD), 1), "thor")

    assert (agir.token, agir.route) == ("", ())
    assert agir.badges[-1].text == "1 blood short"
    assert "1 divine blood" in agir.why_not
    assert "tribute" in thor.why_not


def test_only_the_builder_is_told_what_is_missing() -> None:
    agir = space(scene_of(table(FJORD), 2), "tyr")

    assert [badge.kind for badge in agir.badges] == ["cost"] * 4
    assert agir.why_not == ""


@rule("VA-AREA-02")
def test_who_controls_an_area_owns_it_on_the_map() -> None:
    scene = scene_of(table(FJORD), 1)

    assert (space(scene, "thor").owner, space(scene, "odin").owner) == (1, -1)


@rule("VA-FRZ-01", "VA-FRZ-02")
def test_a_frozen_temple_says_how_long() -> None:
    scene = scene_of(table(FJORD), 1)
    for_now, for_ever = pieces_at(scene, "surtur")[0], pieces_at(scene, "loki")[0]

    assert for_now.states == for_ever.states == ("frozen",)
    assert for_now.note == "frozen until the next turn of Red"
    assert for_ever.note == "frozen for the rest of the game"


def test_a_viking_stands_on_the_last_space_if_there_are_more_followers() -> None:
    scene = scene_of(table(FJORD), 1)

    assert [p.name for p in pieces_at(scene, "y9")] == ["Red: 9 followers"]
    assert [p.name for p in pieces_at(scene, "y40")] == ["Blue: 47 followers"]


@rule("VA-OCC-06")
def test_an_area_without_occupant_names_both_with_their_prices() -> None:
    scene = scene_of(table(FJORD + "\nunsettled: freya\n", occupants="in_play"), 1)
    area = space(scene, "freya")

    assert (area.label, area.sign) == ("Freya/Kari", "")
    assert "Freya: 3 diamonds, 3 gold" in area.note
    assert "Kari: " in area.note


@rule("VA-BLD-17")
def test_a_temple_that_can_be_named_can_be_clicked() -> None:
    hand = "hand 2: temple_freeze\nplayer 2 followers=4\ntemples 1: odin, heimdall\n"
    t = table(hand + "round 2\nactive 1\nattack")
    t.play("card:temple_freeze")
    scene = scene_of(t, 2)

    assert [p.token for p in pieces_at(scene, "odin")] == ["temple:odin"]
    assert [p.token for p in pieces_at(scene_of(t, 1), "odin")] == [""]


def test_the_map_is_readable_in_a_terminal() -> None:
    text = render(scene_of(table(FJORD), 1), 100)

    assert max(map(len, text.splitlines())) <= 100
    assert "[1 blood short]" in text
    assert "round 4" in text


@rule("VA-OCC-02", "VA-OCC-05")
def test_in_a_draft_everybody_sees_who_chooses_and_between_whom() -> None:
    t = table("", seats=3, occupants="draft")
    scene = scene_of(t, t.who)
    mine = [s for s in scene.boards[0].spaces if s.token]

    assert mine
    name = scene.seats[t.who - 1].name
    assert {s.badges[-1].text for s in mine} == {f"{name} chooses"}
    sheet = next(s for s in scene.sheets if s.key == f"choice:{mine[0].key}")
    assert sheet.subtitle == f"{name} chooses"
    assert [line.cells[0] for line in sheet.lines] == mine[0].label.split("/")


@rule("VA-RSC-01", "VA-GIA-12")
def test_dice_show_what_they_give_and_can_be_clicked_to_roll_again() -> None:
    t = table(
        "occupants: kari\ntemples 1: freya\nplayer 1 mines=2 drills=1\nround 2\nactive 1\nresource"
    )
    dice = scene_of(t, 1).dice

    assert [die.kind for die in dice] == ["hill", "hill", "storm"]
    assert {die.face.split()[1] for die in dice} <= {"blood", "diamond", "gold"}
    assert dice[0].token == "reroll:1"
    assert [die.token for die in scene_of(t, 2).dice] == ["", "", ""]

"""Who occupies an area: by chance, by choice before the game, during play (VA-OCC)."""

import pytest

from jotunheim.games.valda.tokens import AREA_NAMES

from .table import rule, table

RICH = "player 1 blood=9 diamond=9 gold=9\nplayer 2 blood=9 diamond=9 gold=9"


@rule("VA-OCC-01", "VA-OCC-13")
def test_chance_settles_all_areas_before_the_first_turn() -> None:
    sides = [table(seed=seed).occupant("freya") for seed in range(40)]

    assert 8 < sides.count("kari") < 32
    assert set(sides) == {"freya", "kari"}


@rule("VA-OCC-02", "VA-OCC-04")
@pytest.mark.parametrize(
    ("seats", "dealt"), [(2, [4, 3]), (3, [3, 2, 2]), (4, [2, 2, 2, 1]), (5, [2, 2, 1, 1, 1])]
)
def test_choice_cards_are_dealt_from_the_last_player_on(seats: int, dealt: list[int]) -> None:
    t = table(seats=seats, occupants="draft", first="2")

    order = [(1 - 1 - place) % seats for place in range(seats)]
    assert [t.g.chooser.count(seat) for seat in order] == dealt


@rule("VA-OCC-03")
def test_the_last_player_chooses_first_then_counter_clockwise() -> None:
    t = table(seats=3, occupants="draft")
    seats = []
    while t.question != "ValdaMenu":
        if t.question == "ChooseOccupant":
            seats.append(t.seat)
        t.play(t.options[0])

    assert seats == [2, 1, 0, 2, 1, 0, 2]
    assert all(t.occupant(area) for area in AREA_NAMES)


@rule("VA-OCC-03")
def test_a_player_chooses_which_card_to_settle_and_for_whom() -> None:
    t = table(seats=2, occupants="draft")
    mine = [area for n, area in enumerate(AREA_NAMES) if t.g.chooser[n] == 1]

    assert (t.seat, t.offers) == (1, sorted(mine))
    t.play(mine[1]).play(t.options[1])
    assert t.occupant(mine[1]) not in ("", *AREA_NAMES)


@rule("VA-OCC-05", "VA-OCC-06", "VA-OCC-12", "VA-HID-13")
def test_the_first_temple_of_an_area_decides_who_occupies_it() -> None:
    t = table(f"unsettled: tyr, odin\n{RICH}\nvalda", occupants="in_play")
    assert t.deck("tyr") == []

    t.play("build:temple area:tyr deity:agir")

    assert (t.occupant("tyr"), t.occupant("odin")) == ("agir", "")
    assert t.goods(1) == [7, 9, 7, 0]
    assert len(t.deck("tyr")) == 9  # one card was drawn
    assert t.temples(1) == ["tyr"]


@rule("VA-OCC-06")
def test_only_an_occupant_that_can_be_paid_may_be_chosen() -> None:
    t = table("unsettled: odin\nplayer 1 blood=1 diamond=3 gold=3\nvalda", occupants="in_play")

    t.play("build:temple area:odin")  # Thrym would cost 2 blood here: 1 with Tyr and 1 with Surtur

    assert t.question == "NameDeity"
    t = table(
        "occupants: agir, hel\nunsettled: odin\nplayer 1 blood=1 diamond=3 gold=3\nvalda",
        occupants="in_play",
    )
    t.play("build:temple area:odin")
    assert t.occupant("odin") == "odin"


@rule("VA-OCC-07")
def test_an_area_without_occupant_has_no_deck_to_draw_from() -> None:
    t = table("unsettled: tyr\nhand 1: drakkar\nvalda", occupants="in_play").play("drakkar")

    assert t.question == "DrawDivine"
    assert "area:tyr" not in t.options
    assert len(t.options) == 6


@rule("VA-OCC-08", "VA-BLD-18")
def test_a_temple_moved_into_an_unsettled_area_settles_it_without_a_card() -> None:
    text = "unsettled: tyr\ntemples 1: odin\nhand 1: mud_path\nvalda"
    t = table(text, occupants="in_play").play("mud_path", "area:tyr")

    assert t.question == "ChooseOccupant"
    t.play("agir")
    assert t.occupant("tyr") == "agir"
    assert (len(t.deck("tyr")), t.hand(1), t.followers[0]) == (10, [], 0)


@rule("VA-OCC-09", "VA-UPD-03")
def test_a_backstabbed_first_temple_settles_nothing() -> None:
    text = f"unsettled: tyr\n{RICH}\nhand 2: weapon_loki\nvalda buildings=1"
    t = table(text, occupants="in_play").play("build:temple area:tyr deity:agir backstab")

    assert t.occupant("tyr") == ""
    assert t.deck("tyr") == []
    assert t.goods(1) == [9, 9, 9, 0]


@rule("VA-OCC-10", "VA-BLD-10")
@pytest.mark.parametrize(
    ("others", "blood"),
    [("tyr, surtur", 0), ("agir, surtur", 1), ("tyr, hel", 1), ("agir, hel", 2)],
)
def test_thrym_is_cheaper_while_tyr_or_surtur_occupy_their_areas(others: str, blood: int) -> None:
    t = table(f"occupants: thrym, {others}\n{RICH}\nvalda").play("build:temple area:odin")

    assert t.goods(1) == [9 - blood, 6, 6, 0]


@rule("VA-OCC-10")
def test_a_friend_that_is_not_settled_yet_gives_no_discount() -> None:
    text = f"occupants: thrym\nunsettled: tyr, surtur\n{RICH}\nvalda"
    t = table(text, occupants="in_play").play("build:temple area:odin")

    assert t.goods(1)[0] == 7


@rule("VA-OCC-11")
def test_a_settled_occupant_stays_when_its_last_temple_falls() -> None:
    text = f"unsettled: tyr\n{RICH}\nhand 2: desecration\nvalda"
    t = table(text, occupants="in_play").play("build:temple area:tyr deity:agir").end()

    t.play("desecration").until("FollowersMenu")

    assert t.temples(1) == []
    assert t.occupant("tyr") == "agir"

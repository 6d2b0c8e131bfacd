"""Caravan, clause by clause. docs/heavy-game.md is built on this game."""

from pathlib import Path

import pytest
from caravan import GAME

from jotunheim.kernel import Chance, ContentError, SituationError
from jotunheim.scene import encode
from jotunheim.testing import check_game, check_words, rule
from tests.examples.caravan_table import Table, raid


@rule("CV-SET-01")
def test_there_are_24_cards_of_four_kinds() -> None:
    assert sum(GAME.book.copies) == 24
    assert GAME.book.card_names == ["Thug", "Archer", "Giant", "Smoke"]


@rule("CV-SET-01")
def test_a_pack_with_another_number_of_cards_is_refused(tmp_path: Path) -> None:
    (tmp_path / "cards.toml").write_text("[card.thug]\ncopies = 11\n", encoding="utf-8")

    with pytest.raises(ContentError, match=r"cards\.toml: expected 24 copies, got 25"):
        GAME.with_content(str(tmp_path))


@rule("CV-SET-02")
def test_everybody_holds_four_cards_and_sees_only_those() -> None:
    table = Table(seats=3)

    assert len(table.hand(1)) == 4 and "?" not in table.hand(1)
    assert table.hand(1, viewer=0) == table.hand(1, viewer=-1) == ["?"] * 4


@rule("CV-SET-02")
def test_worlds_that_a_seat_cannot_tell_apart_look_the_same() -> None:
    table = Table(seats=3)
    worlds = [GAME.determinize(table.g, 0, Chance(seed), track=True) for seed in range(20)]

    assert len({encode(GAME.view(world, 0)) for world in worlds}) == 1
    assert len({encode(GAME.view(world, 1)) for world in worlds}) > 1


@rule("CV-SET-03")
def test_as_many_caravans_come_as_were_agreed_on() -> None:
    table = Table(caravans="2").pass_on()

    assert table.over and len(table.told("comes")) == 2


@rule("CV-RND-01")
def test_a_caravan_is_turned_up_for_all_to_see() -> None:
    table = Table("caravan silk")

    (road,) = [zone for zone in table.view().zones if zone.key == "road"]
    assert [badge.text for badge in road.cards[0].badges] == ["6", "7"]


@rule("CV-RND-02")
def test_choices_are_secret_until_all_have_chosen() -> None:
    table = Table(seats=3)
    views = []
    for choice in ("raid", "rest"):
        twin = Table(seats=3).play(choice)
        views.append(encode(twin.view(2)))

    assert views[0] == views[1]
    assert table.play("raid raid").log(-1) == ["Round 1", table.log(-1)[1]]
    assert "Hill band raids" not in table.play("rest").log(-1)
    assert "Frost band raids" in table.log(-1) and "Storm band rests" in table.log(-1)


@rule("CV-RND-03")
def test_a_player_without_cards_rests() -> None:
    table = Table("hand 1: \nhand 2: thug")

    assert table.seat == 1  # the first band has no choice
    table.play("raid")
    assert "Frost band rests" in table.log()


@rule("CV-RND-04")
def test_those_who_rest_draw_two_cards_that_nobody_else_sees() -> None:
    table = Table("hand 1: thug\nhand 2: thug\ndeck cards: giant, archer").play("rest raid")

    assert table.hand(0) == ["Thug", "Archer", "Giant"]
    assert table.hand(0, viewer=1) == ["?"] * 3
    assert "You draw: Giant" in table.log(0) and "You draw: Giant" not in table.log(1)


@rule("CV-RND-04")
def test_an_empty_deck_is_refilled_from_the_discard_pile() -> None:
    table = Table(seats=4, caravans="8", seed=3)
    for _round in range(8):
        table.play("rest rest rest rest")
        if table.g.cards.zones[0] == []:
            break

    assert table.g.cards.zones[0] == []
    assert sum(len(table.g.hand(seat)) for seat in range(4)) == 24


@rule("CV-RND-05")
def test_the_first_player_changes_from_round_to_round() -> None:
    table = Table(seats=3)

    assert table.seat == 0
    assert table.play("rest rest rest").seat == 1


@rule("CV-RAI-01")
def test_raiders_play_up_to_three_robbers_in_turn() -> None:
    table = raid("4 thug, giant", "archer")

    assert table.seat == 0 and table.options == ["card:thug", "card:giant", "done"]
    table.play("thug thug thug")  # three are the most
    assert table.seat == 1
    table.play("done")
    assert len(table.told("plays")) == 3


@rule("CV-RAI-01")
def test_a_raider_without_robbers_is_asked_like_one_who_has_some() -> None:
    without, having = [raid("archer, giant", hand).play("done") for hand in ("smoke", "thug")]

    assert (without.question, without.seat, without.options) == ("PlayRobbers", 1, ["done"])
    assert without.view(0).prompt == having.view(0).prompt
    assert without.undo_floor == having.undo_floor


@rule("CV-RAI-01")
def test_the_strongest_robbers_are_one_click_away() -> None:
    table = raid("2 thug, archer, giant", "archer")

    assert table.routes == [("card:thug", "card:archer", "card:giant")]
    (route,) = table.prompt.routes
    assert (route.label, route.note) == ("The strongest: Thug, Archer, Giant", "strength 7")


@rule("CV-RAI-02")
def test_smoke_is_no_robber() -> None:
    table = raid("thug, smoke", "thug")

    assert table.refusals == {
        "card:smoke": "Smoke is played when all have played their robbers (CV-RAI-03)"
    }


@rule("CV-RAI-03")
def test_everybody_who_holds_a_card_is_asked_for_smoke() -> None:
    table = raid("thug, archer", "thug, smoke").play("thug done", "thug")

    assert (table.seat, table.options) == (0, ["pass"])  # it holds no Smoke, and is asked
    table.play("pass")
    assert (table.seat, table.options) == (1, ["card:smoke", "pass"])


@rule("CV-RAI-03")
def test_a_band_without_cards_is_not_asked() -> None:
    table = raid("2 thug", "thug").play("thug thug", "thug")

    assert table.question == "RaidOrRest"  # of the next round


@rule("CV-RAI-04", "CV-RAI-06")
def test_smoke_ends_the_raid_and_nobody_gets_the_gold() -> None:
    table = raid("2 thug", "thug, smoke").play("thug thug", "thug", "smoke")

    assert table.gold == [0, 0]
    assert table.discarded == 4
    assert table.question == "RaidOrRest"


@rule("CV-RAI-05")
def test_the_strongest_raider_takes_the_gold() -> None:
    table = raid("thug", "archer", caravan="wool").play("thug", "archer")

    assert table.gold == [0, 3]


@rule("CV-RAI-05")
def test_of_equals_the_first_takes_the_gold() -> None:
    table = raid("archer", "archer", caravan="wool", more="first 2").play("archer", "archer")

    assert table.gold == [0, 3]


@rule("CV-RAI-05")
def test_together_they_must_be_a_match_for_the_guard() -> None:
    table = raid("thug", "thug", caravan="wool").play("thug", "thug")

    assert table.gold == [0, 0]
    assert "The guard holds: 2 against 3" in table.log()


@rule("CV-RAI-06")
def test_what_was_played_is_discarded() -> None:
    table = raid("thug", "thug").play("thug", "thug")

    assert table.discarded == 2


@rule("CV-END-01")
@pytest.mark.parametrize(("gold", "hands", "winner"), [("5 4", (1, 1), 0), ("4 4", (1, 2), 1)])
def test_most_gold_wins_then_most_cards(gold: str, hands: tuple[int, int], winner: int) -> None:
    lines = [f"hand {seat + 1}: {count} thug" for seat, count in enumerate(hands)]
    table = Table("\n".join([*lines, f"gold {gold}", "round 5"])).play("rest rest")

    assert table.outcome().winners() == [winner]


def test_a_situation_that_cannot_be_is_refused() -> None:
    for text, line in (
        ("hand 1: 11 thug", "line 1: there are not so many cards 'thug' (CV-SET-01)"),
        ("caravan gold", "line 1: expected a caravan, one of salt, "),
        ("hands 3", "line 1: 'hands' begins no line"),
    ):
        with pytest.raises(SituationError) as caught:
            Table(text)
        assert line in str(caught.value)


@pytest.mark.slow
def test_the_kit_finds_nothing_wrong() -> None:
    check_game(GAME, games=20)


@pytest.mark.slow
def test_all_words_go_through_the_catalogue() -> None:
    check_words(GAME)

"""Dice: rerolls with Kari, turned dice, what counts double (VA-GIA-12 to 17, VA-RSC-02)."""

import pytest

from .table import rule, table

KARI = "occupants: kari"
ONE = f"{KARI}\ntemples 1: freya"
TWO = f"{KARI}\ntemples 1: freya, freya"


@rule("VA-RSC-01")
def test_yellow_dice_give_gold_or_diamonds_and_blue_dice_blood() -> None:
    t = table("player 1 mines=4 drills=3\ndice 1 2 4 6 1 4 6\nresource")

    assert t.goods(1) == [1 + 2 + 3, 1 + 3, 1 + 2, 0]


@rule("VA-RSC-02", "VA-GIA-12", "VA-GIA-13")
def test_kari_rolls_one_die_again_before_the_results_are_taken() -> None:
    t = table(f"player 1 mines=2\n{ONE}\ndice 1 4 6\nresource")

    assert t.options == ["reroll:1", "reroll:2", "done"]
    t.play("reroll:1")
    assert t.question == "DrawAtEnd"  # one reroll a turn
    assert t.goods(1) == [0, 1 + 3, 0, 0]


@rule("VA-GIA-13")
def test_with_one_temple_only_a_rerolled_one_counts_double() -> None:
    t = table(f"player 1 mines=2\n{ONE}\ndice 1 5 4\nresource").play("reroll:2")

    assert t.goods(1) == [0, 2, 1, 0]


@rule("VA-GIA-14")
def test_with_two_temples_every_one_counts_double_and_a_die_may_be_rerolled_twice() -> None:
    t = table(f"player 1 mines=2\n{TWO}\ndice 1 5 6 4\nresource").play("reroll:2 reroll:2")

    assert t.goods(1) == [0, 2, 2 + 1, 0]  # and the homage of two temples
    assert t.question == "DrawAtEnd"


@rule("VA-GIA-13", "VA-GIA-14", "VA-GIA-15")
@pytest.mark.parametrize(
    ("temples", "after"), [("odin", 4), ("freya", 5), ("freya, freya", 6), ("freya frozen=2", 4)]
)
def test_kari_softens_a_skull(temples: str, after: int) -> None:
    text = f"{KARI}\ntemples 1: {temples}\nplayer 1 followers=5 blood=1 diamond=1 gold=1"
    t = table(f"{text}\ndice 1\nfollowers").play("trade:sermon").until("DrawAtEnd", "UseTools")
    if t.question == "UseTools":
        t.play("done")

    assert t.followers[0] == after


@rule("VA-GIA-12", "VA-POW-06")
def test_rerolls_count_for_the_whole_turn() -> None:
    text = f"{ONE}\nhand 1: fertility_white\nplayer 1 mines=2\ndice 1 6 1 1\nvalda"
    t = table(text).play("fertility_white reroll:1")

    assert t.followers[0] == 3
    t.until("DrawAtEnd")
    assert t.goods(1) == [0, 0, 2, 0]


@rule("VA-GIA-16")
@pytest.mark.parametrize("card", ["fertility_yellow", "fertility_blue"])
def test_a_one_for_followers_is_not_doubled_but_may_be_rerolled(card: str) -> None:
    t = table(f"{TWO}\nhand 1: {card}\ndice 1 1\nvalda").play(card, "reroll:1", "done")

    assert t.followers[0] == 1
    assert t.goods(1) == [0, 0, 0, 0]


@rule("VA-GIA-17")
def test_a_turned_die_is_not_rerolled_and_counts_as_no_reroll() -> None:
    text = f"player 1 mines=1\n{ONE}\ndice 3\nresource set_dice=1"
    t = table(text).play("turn:1 face:1")

    assert t.question == "DrawAtEnd"  # nothing is left to change: the die may not be rolled again
    assert t.goods(1) == [0, 0, 1, 0]
    two = table(f"player 1 mines=1\n{TWO}\ndice 3\nresource set_dice=1").play("turn:1 face:1")
    assert two.goods(1) == [0, 0, 2 + 1, 0]  # and the homage


@rule("VA-GIA-17")
def test_why_a_die_cannot_be_rerolled() -> None:
    t = table(f"player 1 mines=2\n{ONE}\ndice 3 2\nresource set_dice=1").play("turn:1 face:1")

    assert "VA-GIA-17" in t.refuses("reroll:1")
    t = table("player 1 mines=2\ndice 3 2\nresource set_dice=1")
    assert "VA-GIA-13" in t.refuses("reroll:1")


@rule("VA-RSC-02", "VA-CARD-17")
def test_dice_that_look_alike_are_one_option() -> None:
    t = table(f"player 1 mines=3\n{ONE}\ndice 1 1 4\nresource")

    assert t.options == ["reroll:1", "reroll:3", "done"]


@rule("VA-HID-09")
def test_every_die_is_open() -> None:
    t = table("player 1 mines=2\ndice 1 6\nresource")

    assert "Red rolls: 1 gold, 3 diamonds" in t.log(1)


@rule("VA-GIA-17")
def test_a_die_rolled_again_and_then_turned_to_a_one_counts_once() -> None:
    text = f"player 1 mines=1\n{ONE}\ndice 3 2\nresource set_dice=1"
    t = table(text).play("reroll:1 turn:1 face:1")

    assert t.goods(1) == [0, 0, 1, 0]


@rule("VA-GIA-17")
def test_faces_that_show_the_same_are_offered_once() -> None:
    mine = table(f"player 1 mines=1\n{ONE}\ndice 3\nresource set_dice=1").play("turn:1")
    drill = table(f"player 1 mines=0 drills=1\n{ONE}\ndice 3\nresource set_dice=1").play("turn:1")

    assert len(mine.options) == 6  # gold or diamonds, 1 to 3
    assert drill.options == ["face:1", "face:4", "face:6"]
    assert drill.choices["face:1"].label == "1 divine blood"

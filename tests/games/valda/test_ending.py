"""The end of the game and its ties (VA-END)."""

import pytest

from .table import rule, table

LAST = "round 6\nactive 2\nresource"


def ranks(text: str, seats: int = 2) -> list[int]:
    t = table(f"{text}\nplayer 1 mines=0\nplayer 2 mines=0\n{LAST}", seats=seats)
    return t.until("").outcome().ranks


@rule("VA-END-01", "VA-END-05", "VA-GEN-02")
def test_the_most_followers_win_after_round_six() -> None:
    t = table(f"player 1 followers=3\nplayer 2 followers=4\n{LAST}")
    assert not t.over

    t.play("deck:a")

    assert t.over
    assert (t.outcome().scores, t.outcome().winners()) == ([3, 4], [1])


@rule("VA-END-02", "VA-END-03")
@pytest.mark.parametrize(
    ("text", "places", "reason"),
    [
        ("player 1 followers=3\nplayer 2 followers=4", [2, 1], "the most followers"),
        ("temples 1: tyr\nplayer 2 rune=5", [1, 2], "the most temples"),
        ("player 1 rune=1\nplayer 2 gold=9", [1, 2], "the most runes"),
        ("player 1 gold=1\nplayer 2 blood=2", [2, 1], "the most resources"),
        ("", [1, 1], "shared"),
    ],
)
def test_ties_are_broken_by_temples_runes_and_resources(
    text: str, places: list[int], reason: str
) -> None:
    t = table(f"{text}\nplayer 1 mines=0\nplayer 2 mines=0\n{LAST}").play("deck:a")

    assert t.outcome().ranks == places
    assert reason in t.outcome().reason


@rule("VA-END-04", "VA-END-03")
def test_all_places_follow_the_same_comparison_and_equals_share() -> None:
    text = (
        "player 1 followers=2 mines=0\nplayer 2 followers=5 mines=0\nplayer 3 followers=2 mines=0"
    )
    t = table(f"{text}\nplayer 4 followers=1\nround 6\nactive 4\nresource", seats=4)

    assert t.play("deck:a").outcome().ranks == [2, 1, 2, 4]


@rule("VA-END-05")
def test_the_last_draw_is_still_made() -> None:
    t = table(f"deck a: chest_2, spoils_2\n{LAST}").play("deck:a")

    assert t.hand(2) == ["chest_2", "spoils_2"]

"""Situations: any position in a few lines, and one clear line for what is wrong."""

import pytest

from jotunheim.kernel import Chance, SituationError

from .table import GAME, table


def refusal(text: str, seats: int = 2) -> str:
    with pytest.raises(SituationError) as caught:
        GAME.open_situation(text, {}, seats, Chance(1))
    return str(caught.value)


def test_an_almost_empty_text_begins_a_round_on_an_empty_board() -> None:
    t = table("round 2", seats=3)

    assert (t.g.round, t.question, t.points) == (2, "ValdaMenu", (3, 2))
    assert (t.hand(1), t.goods(1), t.buildings(1)) == ([], [0, 0, 0, 0], [1, 0])


def test_cards_come_out_of_the_decks() -> None:
    before = table("valda").g.census()
    t = table("hand 1: 2 raid, weapon_loki\ndiscard: kill\nremoved: weapon_tyr\nvalda")

    assert t.g.census() == before
    assert t.hand(1) == ["raid", "raid", "weapon_loki"]
    assert (t.pile("b"), t.removed) == (["kill"], ["weapon_tyr"])
    assert (len(t.deck("b")), len(t.deck("loki"))) == (46, 9)


def test_decks_are_stacked_from_the_top() -> None:
    t = table("deck a: chest_2, drakkar\ndeck odin: wild_hunt\nvalda")

    assert t.deck("a")[-2:] == ["drakkar", "chest_2"]
    assert t.deck("odin")[-1] == "wild_hunt"


def test_the_turns_of_the_round_go_on_after_the_given_one() -> None:
    t = table("first 3\nactive 1\nround 6\nresource", seats=3).until("")

    assert [values[0] + 1 for values in t.told("begins")] == [2]


def test_hands_of_a_situation_are_hidden_unless_known() -> None:
    t = table("hand 2: raid\nhand 1: kill\nknown 1: 2\nvalda")

    assert (t.knows(1, 2), t.knows(2, 1)) == (["raid"], [])


@pytest.mark.parametrize(
    ("text", "parts"),
    [
        ("hand 3: raid", ["line 1", "from 1 to 2", "'3'"]),
        ("hand 1: 4 raid", ["line 1", "not so many", "raid"]),
        ("hand 1: mead", ["line 1", "a card", "mead"]),
        ("temples 1: asgard", ["line 1", "an area", "asgard"]),
        ("temples 1: " + ", ".join(["tyr"] * 6), ["line 1", "tyr", "VA-BLD-16"]),
        ("temples 1: tyr hot", ["line 1", "frozen, permafrost", "hot"]),
        ("temples 1: tyr frozen=7", ["line 1", "from 1 to 2", "'7'"]),
        ("occupants: zeus", ["line 1", "a God or Giant", "zeus"]),
        ("unsettled: kari", ["line 1", "an area", "kari"]),
        ("player 1 mead=3", ["line 1", "followers", "mead"]),
        ("round 7", ["line 1", "from 1 to 6", "7"]),
        ("deck mead: raid", ["line 1", "a deck", "mead"]),
        ("valda mead=1", ["line 1", "actions", "mead"]),
        ("feast 3", ["line 1", "feast", "begins no line"]),
    ],
)
def test_a_mistake_is_reported_with_its_line_and_what_would_be_right(
    text: str, parts: list[str]
) -> None:
    line = refusal(text)

    for part in parts:
        assert part in line

"""Resources and runes (VA-RES)."""

from jotunheim.games.valda.tokens import RESOURCE_NAMES

from .table import rule, table


@rule("VA-RES-01")
def test_there_are_four_resources() -> None:
    assert RESOURCE_NAMES == ("blood", "diamond", "gold", "rune")


@rule("VA-RES-02", "VA-RES-03")
def test_any_resource_never_means_a_rune() -> None:
    t = table("player 1 gold=4 rune=9\nvalda")

    assert [name for name in t.options if name.startswith("gain")] == [
        "gain:blood",
        "gain:diamond",
        "gain:gold",
    ]
    t.play("trade_four")
    assert t.options == ["resource:blood", "resource:diamond"]


@rule("VA-RES-02")
def test_no_die_shows_a_rune() -> None:
    book = table().g.book

    assert all(kind < 3 for kinds in book.face_kinds for kind in kinds)


@rule("VA-RES-04", "VA-VAL-07")
def test_a_rune_is_traded_for_one_of_each_without_a_token() -> None:
    t = table("player 1 rune=2\nvalda").play("trade_rune trade_rune")

    assert t.goods(1) == [2, 2, 2, 0]
    assert t.points == (3, 2)
    assert "VA-VAL-07" in t.refuses("trade_rune")


@rule("VA-RES-05", "VA-GOD-04")
def test_no_trade_takes_or_gives_a_rune_for_resources() -> None:
    t = table("player 1 gold=1 rune=9\ntemples 1: heimdall, heimdall\nvalda").play("one_for_one")

    assert t.question == "GetKind"  # gold is the only thing to give
    assert t.options == ["resource:blood", "resource:diamond"]


@rule("VA-RES-06")
def test_the_supply_of_resources_has_no_end() -> None:
    t = table("player 1 gold=60\nplayer 2 gold=60\nvalda").play("gain:gold")

    assert t.goods(1)[2] == 61


@rule("VA-RES-07")
def test_runes_are_limited_only_if_the_table_says_so() -> None:
    text = "player 1 rune=5\nplayer 2 rune=6\nhand 1: victory_2\nvalda"
    free = table(text).play("victory_2")
    limited = table(text, rune_limit="12").play("victory_2")

    assert free.runes(1) == 7
    assert limited.runes(1) == 6
    assert "VA-VAL-08" in limited.refuses("buy_rune")


@rule("VA-RES-08", "VA-HID-01")
def test_boards_are_open_and_hands_are_not() -> None:
    t = table("player 1 gold=4\nhand 1: raid, chest_2\nvalda")

    assert t.knows(1, 1) == ["chest_2", "raid"]
    assert t.knows(2, 1) == []
    assert len(t.g.hand(0)) == 2


@rule("VA-GEN-11")
def test_a_cost_is_paid_in_full_or_not_at_all() -> None:
    t = table("player 1 diamond=1 gold=1\nvalda")

    assert "VA-GEN-11" in t.refuses("build:mine")
    t.play("gain:gold build:mine")
    assert t.goods(1) == [0, 0, 0, 0]

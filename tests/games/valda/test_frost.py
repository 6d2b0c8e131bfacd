"""Frozen temples (VA-FRZ, VA-CRD-11, 12)."""

from .table import rule, table


@rule("VA-CRD-11", "VA-FRZ-01", "VA-TURN-01")
def test_a_temple_freeze_lasts_until_the_next_turn_of_who_laid_it() -> None:
    text = "temples 1: tyr, odin\nhand 3: temple_freeze\nattack"
    t = table(text, seats=3).play("temple_freeze temple:odin")
    assert t.temples(1) == ["tyr", "odin*"]

    t.until("DrawAtEnd").play("deck:a").until("DrawAtEnd").play("deck:a")

    assert (t.g.active, t.temples(1)) == (2, ["tyr", "odin"])


@rule("VA-CRD-12", "VA-FRZ-02", "VA-FRZ-08")
def test_permafrost_lasts_to_the_end_of_the_game() -> None:
    t = table("temples 1: tyr\nhand 2: permafrost\nround 5\nattack").play("permafrost")

    t.until("")

    assert t.temples(1) == ["tyr*"]


@rule("VA-FRZ-08")
def test_a_freeze_of_the_last_round_lasts_to_the_end() -> None:
    text = "temples 2: tyr\nhand 1: temple_freeze\nround 6\nactive 2\nattack"
    t = table(text).play("temple_freeze").until("")

    assert t.temples(2) == ["tyr*"]


@rule("VA-FRZ-03", "VA-FRZ-04", "VA-END-02")
def test_a_frozen_temple_counts_for_the_tie_break() -> None:
    text = "temples 1: tyr permafrost\nround 6\nactive 2\nresource"
    t = table(text).play("deck:a")

    assert t.outcome().ranks == [1, 2]


@rule("VA-FRZ-05")
def test_a_freeze_travels_with_its_temple_and_vanishes_with_it() -> None:
    text = "temples 1: tyr permafrost\ntemples 2: odin\nhand 2: mork_card, desecration\n"
    moved = table(f"{text}attack").play("mork_card")
    assert (moved.temples(1), moved.temples(2)) == (["odin*"], ["tyr"])

    gone = table(f"{text}attack").play("desecration")
    assert (gone.temples(1), set(gone.g.frost)) == ([], {0})


@rule("VA-FRZ-06")
def test_a_temple_is_frozen_while_one_freeze_lasts() -> None:
    text = "temples 2: tyr frozen=1 frozen=3\nactive 3\nfirst 1\nround 1\nresource"
    t = table(text, seats=3).play("deck:a")
    assert (t.g.active, t.temples(2)) == (0, ["tyr*"])  # that of player 3 is left

    t.until("DrawAtEnd").play("deck:a").until("DrawAtEnd").play("deck:a")
    assert (t.g.active, t.temples(2)) == (2, ["tyr"])


@rule("VA-FRZ-06", "VA-ATK-17")
def test_a_frozen_temple_may_be_frozen_again() -> None:
    t = table("temples 1: tyr frozen=2\nhand 2: permafrost\nattack").play("permafrost")

    assert t.g.frost[5] == (1 << 1 | 1 << 7)


@rule("VA-FRZ-07", "VA-POW-04")
def test_a_frozen_temple_gives_no_level() -> None:
    t = table("temples 1: odin, odin\nhand 2: temple_freeze\nattack").play("temple_freeze")

    assert t.level(1, "odin") == 1

"""Markers that Heroes carry: picked up, handed over, put down (DW-CARD-17, DW-GLO-07)."""

from jotunheim.games.dwarves.tokens import CARD_NAMES, NOWHERE
from tests.games.dwarves.cardplay import put
from tests.games.dwarves.starts import PAIR, place
from tests.games.dwarves.table import DwarfTable, rule, table


def loaded(text: str = "", **settings: str) -> DwarfTable:
    """Tungdil carries the marker of The Missing Envoy next to Balyndis."""
    return table(
        f"{PAIR}at tungdil: G3\nat balyndis: G3\ncard B5-A1 time=3\ncarries tungdil: B5-A1\n{text}",
        book="5",
    )


@rule("DW-CARD-17")
def test_a_marker_changes_hands_once_a_turn() -> None:
    t = loaded()
    t.play("hand_over")

    assert t.g.carries == [NOWHERE, CARD_NAMES.index("B5-A1")]
    assert "once a turn" in t.refuses("hand_over")


@rule("DW-CARD-17")
def test_a_marker_is_put_down_at_its_destination_only() -> None:
    t = loaded()
    assert "destination" in t.refuses("put_down")
    put(t, 0, place("F7"))

    t.play("put_down").until("TakeCard")

    assert not t.shown("B5-A1")


@rule("DW-CARD-17", "DW-MOV-07")
def test_a_carrier_who_is_set_elsewhere_takes_the_marker_along() -> None:
    t = loaded("card AD29")
    put(t, 0, place("A4"))
    t.play("complete", "tungdil", "A2").until("Menu")

    assert (t.where("tungdil"), t.g.carries[0]) == ("A2", CARD_NAMES.index("B5-A1"))


@rule("DW-GLO-07")
def test_a_hero_carries_one_marker_at_a_time_and_any_of_them() -> None:
    t = table(f"{PAIR}at tungdil: L1\ncard CM-C1 at=L1,L1,A2,G1", combined_might="yes")
    t.play("pick_up")
    assert "one marker at a time" in t.refuses("pick_up")
    put(t, 0, place("G6"))

    t.play("put_down")
    put(t, 0, place("A2"))

    assert "pick_up" in t.options


@rule("DW-GLO-07")
def test_a_trap_is_laid_only_while_blacksaddle_has_no_troops() -> None:
    t = table(
        f"{PAIR}at tungdil: G6\ntroops G6: orc\ncard CM-C1 at=A2\ncarries tungdil: CM-C1",
        combined_might="yes",
    )

    assert "put_down" not in t.options

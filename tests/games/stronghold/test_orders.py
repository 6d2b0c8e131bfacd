"""Orders (SH-ORD)."""

from jotunheim.games.stronghold.state import IN_HAND, ORDER_TOKENS, REMOVED

from .table import rule, table


@rule("SH-ORD-01", "SH-ORD-04", "SH-ORD-04r", "SH-ORD-19", "SH-ORD-19r")
def test_orders_need_units_on_the_walls() -> None:
    t = table("in FL: orc\ncard 9").play("minor").until("SpendHourglass", "GiveOrders")
    assert t.question == "SpendHourglass"
    t = table("in W1: orc\nin W3: goblin\ncard 9").play("minor").until("GiveOrders")

    t.play("open")

    assert t.offers == ["W1", "W3"]
    assert t.refuses("W2") == "an order needs units at its section (SH-ORD-04)"


@rule("SH-ORD-02", "SH-ORD-17")
def test_an_open_order_lies_faceup_and_is_free() -> None:
    t = table("in W1: orc\ncard 9").play("minor").until("GiveOrders").play("open O-FURY")

    assert t.orders == {"W1": "O-FURY"}
    assert t.g.hourglasses.on_hand == 3


@rule("SH-ORD-03", "SH-ORD-18", "SH-ORD-18r", "SH-HID-06")
def test_classified_orders_lie_facedown_for_one_hourglass() -> None:
    t = table("in W1: orc\nin W3: goblin\ncard 9").play("minor").until("GiveOrders")

    t.play("classified W1 O-DET W3 O-BLUFF").until("SpendHourglass")

    assert t.orders == {"W1": "O-DET*", "W3": "O-BLUFF*"}
    assert t.g.hourglasses.on_hand == 4
    assert not any(t.g.hidden.knows(ORDER_TOKENS, token, 1) for token in range(5))
    assert all(t.g.hidden.knows(ORDER_TOKENS, token, 0) for token in range(5))


@rule("SH-ORD-19r")
def test_the_classified_way_needs_at_least_one_token() -> None:
    t = (
        table("in W1: orc\nin W3: goblin\ncard 9")
        .play("minor")
        .until("GiveOrders")
        .play("classified")
    )

    assert t.offers == ["W1", "W3"]


@rule("SH-ORD-06", "SH-ORD-06r")
def test_an_order_whose_units_died_leaves_the_game() -> None:
    text = "in W1: goblin\norder W1: O-CALL\nplaced sharpshooters: 3\nhourglasses 1\ndefender"
    t = table(text).play("sharpshooters")

    assert t.g.hidden.order_at[2] == REMOVED
    assert t.g.hidden.knows(ORDER_TOKENS, 2, 1)
    t.until("OpenExchange")
    assert t.g.hidden.order_at[2] == REMOVED


@rule("SH-ORD-16", "SH-ORD-16r", "SH-EOT-02")
def test_orders_return_when_the_turn_ends() -> None:
    t = table("in W1: orc\nwalls W1: 2\norder W1: O-BLUFF, open\nassault").until("OpenExchange")

    assert t.g.hidden.order_at == [IN_HAND] * 5
    assert t.g.hidden.order_up == t.g.hidden.order_done == 0


@rule("SH-ORD-16")
def test_an_order_that_left_the_game_does_not_return() -> None:
    text = "in W1: goblin\norder W1: O-FURY\nplaced sharpshooters: 3\nhourglasses 1\ndefender"
    t = table(text).play("sharpshooters").until("OpenExchange")

    assert -3 in t.g.hidden.order_at

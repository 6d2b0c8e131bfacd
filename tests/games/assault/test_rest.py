"""The Rest Command (AG-RST)."""

from .table import Table, rule, table

FULL = "move, plunder, trade, recruit, leader, magic, attack, special"


def resting(
    text: str, row: str = FULL, race: str = "fire", rolls: str = "", seats: int = 6
) -> Table:
    rows = f"row {race}: {row}\n" if row else ""
    t = table(f"{text}\n{rows}turn {race}\nask command", seats, rolls)
    return t if row == FULL else t.play("rest")  # with all others laid Rest answers itself


def attacking(text: str, rolls: str, row: str = FULL, seats: int = 6) -> Table:
    """Giantslayers stand as the text says; recruiting and moving are over."""
    t = resting(text, row, rolls=rolls, seats=seats)
    while t.question in ("RecruitSlayer", "MoveSlayer"):
        t.play("done")
    return t


@rule("AG-RST-01", "AG-RST-02", "AG-DEC-22", "AG-CMD-02")
def test_rest_heals_then_acts_then_takes_all_back() -> None:
    t = resting("army fire in high_moor: regular wounded, leader wounded", "move, plunder")
    assert t.question == "HealIn"
    t.play("high_moor", "leader_wounded")
    assert t.army("high_moor") == "fire: regular_wounded, leader"
    assert t.question == "RecruitSlayer"
    t.play("done")

    assert t.row("fire") == []


@rule("AG-RST-03", "AG-GSL-01")
def test_one_action_for_each_card_to_the_left() -> None:
    assert resting("", "move, plunder, trade").budget == 3


@rule("AG-RST-04")
def test_all_cards_return_and_bonuses_end() -> None:
    t = resting("army fire in high_moor: leader", "leader activated, magic").play("done")

    assert t.row("fire") == []
    assert not t.is_activated("fire")
    assert len(t.row("fire")) == 0


@rule("AG-RST-05")
def test_rest_may_be_the_first_card_without_actions() -> None:
    t = resting("army fire in high_moor: regular wounded", "").play("high_moor")

    assert t.army("high_moor") == "fire: regular"
    assert t.who == "frost"
    assert t.row("fire") == []


@rule("AG-RST-07", "AG-GSL-16")
def test_the_rester_can_neither_use_the_row_nor_cards_for_giantslayers() -> None:
    t = attacking(
        "army hill in high_moor: regular\nslayer hook in high_moor\ncards fire: ore, weaponry\nspells fire: fireball, enlarge",
        "1 arcane, 1 arcane, hill miss",
        "leader activated, magic, move",
    )
    t.play("high_moor")

    assert t.question != "UseBattleCards"
    assert t.totals("giantslayers") == (0, 0)


@rule("AG-EVT-05", "AG-RST-02")
def test_the_grandfather_tree_lets_rest_heal_two() -> None:
    t = resting("army fire in high_moor: 3 regular wounded\nclaimed fire: grandfather_tree", "")
    t.play("high_moor", "high_moor")

    assert t.army("high_moor") == "fire: 2 regular, regular_wounded"

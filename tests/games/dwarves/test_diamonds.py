"""Book 3: eleven Diamonds, one of them the Mighty Diamond (DW-B3)."""

from jotunheim.games.dwarves.state import D_AT, D_BOX, D_EVIL, D_HEROES
from jotunheim.games.dwarves.state.pieces import EVIL, GOOD
from tests.games.dwarves.cardplay import fulfil, turned_up
from tests.games.dwarves.starts import PAIR
from tests.games.dwarves.table import DwarfTable, rule, table


def diamonds(t: DwarfTable, *values: int) -> DwarfTable:
    """The Diamonds at B6, C2, … have these values; the others stay."""
    for number, value in enumerate(values):
        piece = next(
            p
            for zone in t.g.diamonds.zones[D_AT + number : D_AT + 11]
            for p in zone
            if t.g.diamonds.veil.prints[p] == value
        )
        other = t.g.diamonds.zones[D_AT + number][0]
        where = t.g.diamonds.where(piece)
        t.g.diamonds.zones[where] = [other]
        t.g.diamonds.zones[D_AT + number] = [piece]
    return t


@rule("DW-B3-02", "DW-B3-03")
def test_a_diamond_where_troops_rest_goes_to_bislipur() -> None:
    t = table(f"{PAIR}troops B6: orc\nbegin settle", book="3", rolls="6 6")

    assert len(t.g.diamonds.zones[D_EVIL]) == 1
    assert t.told("diamond_roll")[0][0] == 12
    assert t.g.rare.finder == -1


@rule("DW-B3-02")
def test_a_diamond_whose_hex_turns_goes_to_bislipur() -> None:
    t = table(f"{PAIR}troops B6: 5 orc\nbegin settle", book="3", draws=(0, 5, 5, 5, 5))

    assert len(t.g.diamonds.zones[D_EVIL]) >= 1


@rule("DW-B3-03", "DW-B3-05", "DW-B3-09", "DW-B3-11")
def test_a_sum_that_is_not_greater_finds_the_mighty_diamond_and_the_rest_leaves() -> None:
    t = table(f"{PAIR}troops B6: orc\ntroops C2: orc\nbegin settle", book="3", rolls="1 1", seed=9)
    first = t.told("diamond_roll")[0]

    if first[1] >= 2:
        assert t.g.rare.finder == EVIL
        assert len(t.g.diamonds.zones[D_BOX]) == 10
    else:
        assert len(t.told("diamond_roll")) == 2


@rule("DW-B3-05", "DW-B3-09")
def test_after_a_find_no_diamond_is_left_to_be_taken() -> None:
    t = diamonds(table(f"{PAIR}at tungdil: B6", book="3", seed=2), 3)
    t.script("4 1 1 1 2").play("check").until("Menu")

    assert (t.g.rare.finder, len(t.g.diamonds.zones[D_BOX])) == (GOOD, 10)
    assert "check" not in t.options


@rule("DW-B3-04", "DW-B3-07", "DW-B3-08")
def test_a_hero_searches_with_a_craft_check_and_two_plain_dice() -> None:
    t = table(f"{PAIR}at balyndis: B6\nactive balyndis\ncouncil R3", book="3", rolls="1 1 1 1")
    t.play("check")
    assert {"power", "council"} <= set(t.options)  # a check, though of no card

    t.script("4 1 1 1 6 6").play("power", "pass")

    assert (t.question, len(t.g.diamonds.zones[D_HEROES])) == ("Menu", 1)
    assert t.told("diamond_roll")[0][0] == 12


@rule("DW-B3-10")
def test_diamonds_that_were_looked_at_stay_known_and_may_be_swapped() -> None:
    t = turned_up(table("heroes: boendal, balyndis", book="3"), "B3-A6")
    fulfil(t, "B3-A6")
    before = [t.g.diamonds.zones[D_AT][0], t.g.diamonds.zones[D_AT + 1][0]]
    t.play("B6", "C2", "swap")

    assert [t.g.diamonds.zones[D_AT][0], t.g.diamonds.zones[D_AT + 1][0]] == before[::-1]
    assert all(t.g.diamonds.knows(piece, seat) for piece in before for seat in (0, 1))

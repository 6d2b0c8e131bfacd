"""The Plunder or Negotiate Command (AG-PLU)."""

from .table import Table, rule, table


def plunder(text: str, race: str = "hill") -> Table:
    return table(f"{text}\nturn {race}\nask command").play("plunder")


@rule("AG-PLU-01", "AG-INF-07")
def test_plunder_draws_two_cards_face_up() -> None:
    t = table("turn hill\nask command", draws=[0, 9 + 0]).play("plunder")

    assert t.cards("hill") == "food, ore"  # the tenth of 47 left is the first Ore
    assert len(t.told("draw")) == 2


@rule("AG-PLU-02", "AG-PLU-03")
def test_extra_cards_are_the_smaller_of_left_cards_and_small_folk_regions() -> None:
    two = "army hill in high_moor: regular\narmy hill in sword_coast: regular\n"

    assert plunder(two + "row hill: move, trade").number_of_cards("hill") == 4
    assert plunder(two + "row hill: move, trade, magic").number_of_cards("hill") == 4
    assert plunder(two + "row hill: move").number_of_cards("hill") == 3
    home = "army hill in sumber_hills: regular\n"
    assert plunder(home + "row hill: move, trade").number_of_cards("hill") == 2


@rule("AG-PLU-04")
def test_storm_negotiates() -> None:
    from jotunheim.games.assault import GAME

    assert GAME.book.command_titles[1] == "Negotiate"
    t = plunder("row storm: move\narmy storm in sword_coast: regular", "storm")
    assert t.number_of_cards("storm") == 3


@rule("AG-PLU-05", "AG-FIN-08")
def test_plunder_needs_no_presence() -> None:
    assert plunder("row hill: move, trade").number_of_cards("hill") == 2


@rule("AG-PLU-06")
def test_an_empty_deck_is_refilled_from_the_discard_pile() -> None:
    others = "10 food, 8 ore, 8 weaponry, 7 artifact, 5 rune_enemy, 5 rune_journey"
    t = plunder(f"cards storm: {others}\ncards fire: 3 rune_blood\ndiscard: 2 rune_blood")

    assert t.cards("hill") == "2 rune_blood"
    assert t.discard == ""
    nothing = plunder(f"cards storm: {others}\ncards fire: 5 rune_blood")
    assert nothing.cards("hill") == ""

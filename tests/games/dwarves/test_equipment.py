"""Equipment: drawn, taken, used and lost (DW-EQ, DW-WHO-03)."""

from jotunheim.games.dwarves.rules.equipment import TeamLoses, draw_equipment
from jotunheim.games.dwarves.state import E_DECK, E_DISCARD
from jotunheim.games.dwarves.tokens import CARD_NAMES
from tests.games.dwarves.cardplay import now
from tests.games.dwarves.starts import PAIR
from tests.games.dwarves.table import DwarfTable, rule, table


def drawn(text: str, *cards: str, number: int = 1, seats: int = 0) -> DwarfTable:
    """These cards lie on top of the deck, and some are drawn."""
    t = table(f"{text}deck equipment: {', '.join(cards)}", seats=seats)
    return now(t, lambda g: draw_equipment(g, number))


@rule("DW-EQ-01", "DW-EQ-04")
def test_the_team_decides_who_takes_a_card_among_those_without_it() -> None:
    t = drawn(f"{PAIR}equipment tungdil: EQ02\n", "EQ02", "EQ01", number=2)
    assert t.question == "TakeCard"  # the Axe went to Balyndis by itself

    t.play("tungdil")

    assert (t.equipment("tungdil"), t.equipment("balyndis")) == (["EQ01", "EQ02"], ["EQ02"])


@rule("DW-EQ-02")
def test_nothing_hands_equipment_to_another_hero() -> None:
    t = table(f"{PAIR}at tungdil: G3\nat balyndis: G3\nequipment tungdil: EQ01")

    assert not {"hand_over", "give"} & set(t.options)


@rule("DW-EQ-03", "DW-HID-02")
def test_a_card_that_all_have_goes_under_the_deck_known_and_another_is_drawn() -> None:
    t = table(
        f"{PAIR}equipment tungdil: EQ02\nequipment balyndis: EQ01, EQ02\ndeck equipment: EQ01"
    )
    g = t.g
    piece = g.equipment.zones[E_DECK][-1]
    g.equipment.veil.prints[piece] = CARD_NAMES.index("EQ02")  # a third Axe

    now(t, lambda g: draw_equipment(g, 1))

    assert t.question == "TakeCard"
    assert g.equipment.zones[E_DECK][0] == piece
    assert g.equipment.knows(piece, 0)


@rule("DW-SET-17")
def test_an_empty_deck_is_made_of_the_discards_and_nothing_comes_of_nothing() -> None:
    t = table(PAIR)
    for piece in t.g.equipment.zones[E_DECK][:]:
        t.g.equipment.move(t.g, piece, E_DISCARD)

    now(t, lambda g: draw_equipment(g, 1))

    assert t.question == "TakeCard"
    assert len(t.g.equipment.zones[E_DISCARD]) == 0


@rule("DW-EQ-15")
def test_the_team_discards_hero_by_hero_and_kept_cards_are_safe() -> None:
    t = table(f"{PAIR}equipment tungdil: EQ01, EQ02\nequipment balyndis: EQ03\nkept balyndis: AD21")
    g = t.g
    now(t, lambda g: g.then(TeamLoses(0), TeamLoses(0)))

    t.play("balyndis", "EQ02")

    assert (t.equipment("tungdil"), t.equipment("balyndis")) == (["EQ01"], [])
    assert g.kept == [(CARD_NAMES.index("AD21"), 1)]

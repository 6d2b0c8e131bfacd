"""Set-up (DW-SET): Heroes, decks by Book, level and expansion."""

from collections import Counter

import pytest

from jotunheim.games.dwarves.state import (
    A_DECK,
    A_THREATS,
    A_UP,
    D_AT,
    E_DECK,
    E_SPECIAL,
    Q_BOX,
    Q_DECK,
    Q_UP,
    S_DECK,
    S_HAND,
)
from jotunheim.games.dwarves.tokens import CARD_NAMES, HERO_NAMES, is_adventure
from jotunheim.kernel import Cards, SettingError, SituationError
from tests.games.dwarves.table import GAME, DwarfTable, rule, table


def begun(seats: int = 2, seed: int = 1, **settings: str) -> DwarfTable:
    """A game with the first Heroes, up to its first menu."""
    heroes = {f"hero_{seat + 1}": HERO_NAMES[seat] for seat in range(seats)}
    t = DwarfTable(GAME, seats=seats, settings={**heroes, **settings}, seed=seed)
    return t.until("Menu")


def names(cards: Cards, *zones: int) -> list[str]:
    """Cards of some zones, sorted."""
    return sorted([CARD_NAMES[card] for zone in zones for card in cards.prints_in(zone)])


def laid(seed: int = 1, **settings: str) -> DwarfTable:
    """A table with all decks, before any card is turned up."""
    return DwarfTable(GAME, "turn 1", settings=settings, seed=seed)


@rule("DW-SET-01", "DW-SET-02", "DW-SET-04")
def test_markers_start_at_both_ends_and_at_the_axe() -> None:
    t = laid()

    assert (t.g.hero_marker, t.g.doom, t.council) == (0, 41, "axe")


@rule("DW-SET-03")
def test_supplies_are_limited() -> None:
    assert laid().supply == "30 orc, 25 troll, 20 elf"


@rule("DW-SET-05")
def test_each_seat_in_order_chooses_a_free_hero_or_takes_a_random_one() -> None:
    t = DwarfTable(GAME, seats=3)
    assert (t.question, t.seat, len(t.options)) == ("ChooseHero", 0, 13)

    t.play("boindil")
    assert (t.seat, len(t.options)) == (1, 12)
    assert t.refuses("boindil") == "somebody else plays this Hero (DW-SET-05)"
    t.play("random")

    assert t.seat == 2
    assert len(set(t.g.heroes[:2])) == 2


@rule("DW-SET-05")
def test_the_two_tungdils_exclude_each_other() -> None:
    t = DwarfTable(GAME, seats=2).play("true_tungdil")

    line = "True Tungdil is played already, and both are the same person (DW-SET-05)"
    assert t.refuses("tungdil") == line
    for seed in range(30):
        t = DwarfTable(
            GAME, seats=6, settings={f"hero_{n}": "random" for n in range(1, 7)}, seed=seed
        )
        assert not {0, 11} <= set(t.g.heroes)
        assert len(set(t.g.heroes)) == 6


@rule("DW-SET-05")
def test_settings_name_heroes_and_others_cannot_take_them() -> None:
    t = DwarfTable(GAME, seats=2, settings={"hero_2": "furgas"})
    assert "hero:furgas" not in t.options

    with pytest.raises(SettingError, match="hero_2: gandogar is taken"):
        DwarfTable(GAME, seats=2, settings={"hero_1": "gandogar", "hero_2": "gandogar"})
    with pytest.raises(SettingError, match="hero_2: true_tungdil is taken"):
        DwarfTable(GAME, seats=2, settings={"hero_1": "tungdil", "hero_2": "true_tungdil"})


@rule("DW-SET-06", "DW-SET-07")
def test_heroes_start_on_their_top_heart_at_their_start_location() -> None:
    t = table("heroes: gandogar, andokai, furgas, rodario, xamtys, boindil")

    assert t.g.health == [6, 4, 4, 5, 6, 5]
    places = ["L1", "F7", "C4", "C4", "A1", "G10"]
    assert [t.where(hero) for hero in ("gandogar", "andokai", "furgas", "rodario")] == places[:4]
    assert [t.where(hero) for hero in ("xamtys", "boindil")] == places[4:]


@rule("DW-SET-08")
def test_andokai_has_nine_spells_facedown_and_none_in_hand() -> None:
    t = table("heroes: andokai, tungdil")

    assert [len(t.g.spells.zones[zone]) for zone in (S_DECK, S_HAND)] == [9, 0]
    assert not any(t.g.spells.knows(card, 0) for card in t.g.spells.zones[S_DECK])
    assert table("heroes: furgas, tungdil").g.spells.zones == []


@rule("DW-SET-09")
def test_the_tunnel_tile_is_off_the_map() -> None:
    assert laid().g.tunnel == -1


@rule("DW-SET-10")
def test_all_36_tiles_lie_in_the_pile() -> None:
    assert laid().g.pile.bit_count() == 36


@rule("DW-SET-11")
def test_level_c_lies_at_the_bottom_then_b_then_a() -> None:
    deck = laid(level="heroic").g.quests.prints_in(Q_DECK)

    letters = [CARD_NAMES[card][3] for card in deck]  # from the bottom up
    assert letters == ["C"] * 3 + ["B"] + ["A"] * 8


@rule("DW-SET-12")
def test_the_level_says_how_many_level_a_cards_are_taken_out_unseen() -> None:
    for level, left in (
        ("easy", 4),
        ("normal", 5),
        ("challenging", 6),
        ("brave", 7),
        ("heroic", 8),
    ):
        quests = laid(level=level).g.quests

        assert len([name for name in names(quests, Q_DECK) if "-A" in name]) == left
        assert len(quests.zones[Q_BOX]) == 8 - left
        assert not any(quests.knows(card, 0) for card in quests.zones[Q_BOX])


@rule("DW-SET-13")
def test_the_top_scenario_is_turned_up_and_set_up() -> None:
    t = begun(level="heroic", seed=3)

    assert len(t.g.quests.zones[Q_UP]) == 1
    assert len([card for card in t.g.faceup if card.space == 3]) == 1


@rule("DW-SET-14", "DW-SET-15")
def test_the_opening_display_never_holds_a_threat_and_three_are_shuffled_in_afterwards() -> None:
    for seed in range(10):
        t = DwarfTable(GAME, settings={"hero_1": "tungdil", "hero_2": "furgas"}, seed=seed)
        shown = t.g.adventures.prints_in(A_UP)[:3]
        deck = t.g.adventures.prints_in(A_DECK)

        assert len(shown) == 3 and all(is_adventure(card) for card in shown)
        assert len([card for card in deck if not is_adventure(card)]) == 3
        assert len(t.g.adventures.zones[A_THREATS]) == 12
        assert not any(t.g.adventures.knows(card, 0) for card in t.g.adventures.zones[A_THREATS])


@rule("DW-SET-17", "DW-SET-20")
def test_the_equipment_deck_has_two_of_each_and_those_of_the_expansions() -> None:
    deck = Counter(names(laid().g.equipment, E_DECK))
    assert len(deck) == 11 and set(deck.values()) == {2}

    for book in ("1", "2", "5"):
        deck = Counter(
            names(laid(book=book, elfar="yes", combined_might="yes").g.equipment, E_DECK)
        )
        assert (sum(deck.values()), deck["EQ12"], deck["EQ13"], deck["EQ14"]) == (26, 1, 1, 2)


@rule("DW-SET-20", "DW-B5-01")
def test_in_book_five_the_expansions_bring_equipment_only() -> None:
    t = laid(book="5", elfar="yes", combined_might="yes")

    assert len(t.g.adventures.zones[A_DECK]) == 30
    assert len(t.g.adventures.zones[A_THREATS]) == 15
    assert t.g.tunnel == -1
    assert all(name.startswith("B5") for name in names(t.g.quests, Q_DECK))


@rule("DW-SET-18")
def test_the_settings_say_who_starts_and_play_goes_clockwise() -> None:
    t = begun(3, start="2")
    assert t.active == "balyndis"

    order = [t.end_turn().active for _turn in range(3)]

    assert order == ["bavragor", "tungdil", "balyndis"]
    assert {begun(3, start="random", seed=seed).active for seed in range(16)} == set(HERO_NAMES[:3])


@rule("DW-SET-18")
def test_a_start_seat_that_does_not_exist_is_refused() -> None:
    with pytest.raises(SettingError, match="there are 2 seats"):
        begun(2, start="5")


@rule("DW-ELF-01", "DW-ELF-02", "DW-ELF-06")
def test_the_elfar_bring_their_cards_and_their_own_level_c_card() -> None:
    t = laid(elfar="yes", level="heroic")

    assert [name for name in names(t.g.quests, Q_DECK, Q_BOX) if "-C" in name] == ["EL-C1"]
    assert len([name for name in names(t.g.quests, Q_DECK) if "-A" in name]) == 8
    assert "EL-AD1" in names(t.g.adventures, A_DECK)
    assert len(t.g.adventures.zones[A_THREATS]) == 20


@rule("DW-ELF-03")
def test_the_portal_starts_three_hexes_south_of_gate_one() -> None:
    assert laid(elfar="yes").g.tunnel == GAME.book.portal_start
    assert GAME.book.distance[GAME.book.portal_start][GAME.book.gate_hex[0]] == 3


@rule("DW-CM-01", "DW-CM-02", "DW-CM-03", "DW-CM-05")
def test_combined_might_stacks_nine_level_c_one_of_three_b_and_some_of_fourteen_a() -> None:
    for level, left in (
        ("easy", 4),
        ("normal", 5),
        ("challenging", 6),
        ("brave", 7),
        ("heroic", 8),
    ):
        t = laid(combined_might="yes", level=level)
        letters = Counter([name[3] for name in names(t.g.quests, Q_DECK)])

        assert letters == {"A": left, "B": 1, "C": 9}
        assert len(t.g.adventures.zones[A_THREATS]) == 20
    both = laid(combined_might="yes", elfar="yes")
    assert len(both.g.adventures.zones[A_THREATS]) == 25
    bs = {
        next(
            name
            for name in names(laid(seed, combined_might="yes").g.quests, Q_DECK)
            if "-B" in name
        )
        for seed in range(20)
    }
    assert bs == {"S1-B1", "CM-B1", "CM-B2"}


@rule("DW-SAGA-01", "DW-SAGA-04", "DW-SAGA-06")
def test_a_saga_deck_has_one_c_both_b_and_the_level_a_cards() -> None:
    for book in ("2", "3", "4"):
        t = laid(book=book, level="heroic")
        deck = [CARD_NAMES[card] for card in t.g.quests.prints_in(Q_DECK)]

        assert [name[3] for name in deck] == ["C", "B", "B", *["A"] * 7]
        assert all(name.startswith(f"B{book}") for name in deck)
        assert (len(t.g.adventures.zones[A_DECK]), len(t.g.adventures.zones[A_THREATS])) == (0, 15)
        assert len(laid(book=book).g.quests.zones[Q_DECK]) == 6  # easy: 3 level A cards


@rule("DW-B3-01")
def test_book_three_lays_a_diamond_on_each_icon() -> None:
    t = laid(book="3")

    values = [t.g.diamonds.prints_in(D_AT + number)[0] for number in range(11)]
    assert sorted(values) == [0, 1, 1, 1, 1, 1, 2, 2, 2, 2, 3]
    assert not any(t.g.diamonds.knows(piece, 0) for piece in range(11))
    assert laid(book="2").g.diamonds.zones == []


@rule("DW-B5-02", "DW-B5-03")
def test_book_five_has_one_c_one_b_and_eight_a_less_up_to_two() -> None:
    for level, left in (("heroic", 8), ("challenging", 7), ("easy", 6)):
        t = laid(book="5", level=level)
        deck = [CARD_NAMES[card] for card in t.g.quests.prints_in(Q_DECK)]

        assert [name[3] for name in deck] == ["C", "B", *["A"] * left]
    assert names(t.g.equipment, E_SPECIAL) == [f"SE{number}" for number in range(1, 9)]


@rule("DW-GEN-01")
def test_two_to_six_heroes_play() -> None:
    assert GAME.seat_counts() == [2, 3, 4, 5, 6]
    for seats in GAME.seat_counts():
        assert len(begun(seats).g.heroes) == seats


@rule("DW-GEN-05")
def test_all_five_books_begin() -> None:
    for book in ("1", "2", "3", "4", "5"):
        assert begun(3, book=book).question == "Menu"


def test_a_situation_with_more_heroes_than_seats_is_refused() -> None:
    with pytest.raises(SituationError, match="there are 2 seats, not 3"):
        table("heroes: tungdil, furgas, boindil", seats=2)


@rule("DW-SET-16")
def test_an_empty_adventure_deck_is_made_of_the_discards_threats_included() -> None:
    text = "card S1-A4\ncard AD01\ncard AD02\nempty adventures\ndiscarded: TH08\nbegin reveal"
    t = table(text)

    assert t.shown("TH08")
    t = table("card S1-A4\ncard AD01\ncard AD02\nempty adventures\nbegin reveal")
    assert (t.question, len(t.g.faceup)) == ("Menu", 3)  # nothing is left to reveal


@rule("DW-SET-19")
def test_a_new_card_goes_to_the_leftmost_empty_space() -> None:
    text = "card S1-A4\ncard AD01 space=0\ncard AD02 space=2\ndeck adventures: AD03\nbegin reveal"
    t = table(text)

    assert [(card.card, card.space) for card in t.g.faceup[1:]] == [(80, 0), (81, 2), (82, 1)]

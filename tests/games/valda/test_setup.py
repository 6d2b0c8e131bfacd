"""Set-up: options, seats, decks, hands (VA-SET, VA-GEN)."""

import pytest

from jotunheim.games.valda.tokens import AREA_NAMES, DEITY_NAMES, KIND_NAMES
from jotunheim.kernel import SeatsError, SettingError

from .table import GAME, rule, table


@rule("VA-SET-01", "VA-SET-08", "VA-SET-10", "VA-GEN-06", "VA-SET-14")
def test_every_player_starts_with_the_same_board() -> None:
    t = table(seats=3)

    for player in (1, 2, 3):
        assert t.goods(player) == [2, 3, 3, 0]
        assert t.buildings(player) == [2, 0]
        assert t.temples(player) == []
    assert t.followers == [0, 0, 0]
    assert t.g.round == 1


@rule("VA-SET-09", "VA-SET-16", "VA-SET-03", "VA-SET-13")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_three_cards_of_each_main_deck_are_dealt(seats: int) -> None:
    t = table(seats=seats)

    for player in range(1, seats + 1):
        types = [t.g.book.types[KIND_NAMES.index(name)] for name in t.hand(player)]
        assert (types.count(0), len(types)) == (3, 6)
    assert len(t.deck("a")) == 46 - 3 * seats
    assert len(t.deck("b")) == 49 - 3 * seats
    assert t.pile("a") == t.pile("b") == []


@rule("VA-SET-16", "VA-SET-04", "VA-SET-06", "VA-SET-07", "VA-HID-08")
def test_only_the_decks_of_the_occupants_are_laid_out() -> None:
    t = table(seed=5)

    for area in AREA_NAMES:
        own = f"weapon_{t.occupant(area)}"
        assert len(t.deck(area)) == (9 if t.occupant(area) in ("mork", "thrym") else 10)
        assert t.deck(area).count(own) == 2
    boxed = {name for name in t.named(5) if name.startswith("weapon_")}
    assert boxed == {f"weapon_{name}" for name in DEITY_NAMES} - {
        f"weapon_{t.occupant(area)}" for area in AREA_NAMES
    }


@rule("VA-SET-05")
def test_each_area_has_its_god_or_its_giant() -> None:
    pairs = {area: {table(seed=n).occupant(area) for n in range(12)} for area in AREA_NAMES}

    assert pairs == {area: {area, DEITY_NAMES[7 + n]} for n, area in enumerate(AREA_NAMES)}


@rule("VA-SET-11", "VA-GEN-10")
def test_the_starting_seat_is_given_or_drawn() -> None:
    given = [table(seats=4, first=str(seat)).seat for seat in (1, 2, 3, 4)]
    drawn = {table(seats=4, first="0", seed=seed).seat for seed in range(20)}

    assert given == [0, 1, 2, 3]
    assert drawn == {0, 1, 2, 3}
    with pytest.raises(SettingError, match="2 seats"):
        table(seats=2, first="3")


@rule("VA-GEN-03")
def test_two_to_five_play() -> None:
    for seats in (1, 6):
        with pytest.raises(SeatsError):
            GAME.check_seats(seats)
    assert GAME.seat_counts() == [2, 3, 4, 5]


@rule("VA-GEN-10")
def test_occupants_are_found_at_random_unless_the_table_says_otherwise() -> None:
    assert table().g.switches.method == 0
    assert [table(occupants=way).question for way in ("random", "draft", "in_play")] == [
        "ValdaMenu",
        "ChooseArea",
        "ValdaMenu",
    ]


@rule("VA-GEN-14", "VA-SET-17", "VA-GEN-01")
def test_the_base_game_alone_has_gods_base_cards_and_no_runes() -> None:
    t = table(seats=3, edition="base", occupants="draft")

    assert [t.occupant(area) for area in AREA_NAMES] == list(AREA_NAMES)
    assert (len(t.deck("a")), len(t.deck("b"))) == (31, 31)
    assert "buy_rune" not in t.options
    assert "buy_rune" in table(seats=3).options


@rule("VA-SET-12")
def test_each_player_has_nine_temples() -> None:
    areas = "freya, freya, tyr, tyr, surtur, surtur, loki, loki"
    rich = "player 1 blood=9 diamond=9 gold=9"
    eight = table(f"temples 1: {areas}\n{rich}\nvalda")
    nine = table(f"temples 1: {areas}, odin\n{rich}\nvalda")

    assert "build:temple" in eight.options
    assert "VA-BLD-06" in nine.refuses("build:temple")
    assert [route[0] for route in eight.routes].count("build:temple") > 1
    assert "build:temple" not in [route[0] for route in nine.routes]


@rule("VA-SET-15", "VA-BLD-06")
def test_every_area_has_five_empty_sites_at_the_start() -> None:
    t = table()

    assert t.g.sites == [-1] * 35


@rule("VA-HID-07")
def test_equal_seeds_give_equal_tables_and_others_differ() -> None:
    assert table(seed=3).data() == table(seed=3).data()
    assert len({tuple(table(seed=n).deck("a")) for n in range(5)}) == 5


@rule("VA-SET-13", "VA-SET-04")
def test_with_a_draft_hands_are_dealt_after_the_choice() -> None:
    t = table(occupants="draft")

    assert t.hand(1) == t.hand(2) == []
    assert t.deck("freya") == []
    t.until("ValdaMenu")
    assert len(t.hand(1)) == len(t.hand(2)) == 6
    assert len(t.deck("freya")) == 10

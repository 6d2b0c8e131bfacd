"""Set-up (AG-SET)."""

import pytest

from jotunheim.games.assault import GAME
from jotunheim.games.assault.state import SPELL_DECK, Assault
from jotunheim.games.assault.tokens import KINDS, NOBODY, RACE_NAMES, SLOTS
from jotunheim.kernel import Chance, SeatsError

from .table import Table, rule

BOOK = GAME.book


def start(seats: int, seed: int = 1) -> Assault:
    return GAME.start({}, seats, Chance(seed))


def army_of(g: Assault, region: str) -> tuple[str, list[int]]:
    at = BOOK.region_ids.index(region)
    owner = "" if g.owner[at] < 0 else RACE_NAMES[g.owner[at]]
    return owner, g.units[at * SLOTS : at * SLOTS + SLOTS]


def units(**kinds: int) -> list[int]:
    slots = {"regular": 0, "elite": 2, "champion": 4, "leader": 6}
    found = [0] * SLOTS
    for kind, number in kinds.items():
        found[slots[kind]] = number
    return found


@rule("AG-SET-02", "AG-EVT-12", "AG-NPC-01", "AG-ACT-01")
def test_races_nobody_leads_are_npc_and_have_no_turns() -> None:
    expected = {3: {"storm", "cloud", "stone"}, 4: {"fire", "frost"}, 5: {"hill"}, 6: set()}
    for seats, npc in expected.items():
        g = start(seats)
        assert {RACE_NAMES[r] for r in range(6) if g.seat_of[r] == NOBODY} == npc
        assert len(g.race_of) == seats
        assert len(set(g.race_of)) == seats


@rule("AG-SET-02")
def test_other_numbers_of_players_are_refused() -> None:
    with pytest.raises(SeatsError, match="3 to 6"):
        start(2)


@rule("AG-SET-03", "AG-INF-05")
def test_a_random_player_takes_the_highest_race_and_the_others_follow_clockwise() -> None:
    firsts = set()
    for seed in range(20):
        g = start(4, seed)
        order = [RACE_NAMES[g.race_of[(g.first + place) % 4]] for place in range(4)]
        assert order == ["storm", "cloud", "stone", "hill"]
        firsts.add(g.first)

    assert firsts == {0, 1, 2, 3}


@rule("AG-SET-05", "AG-SET-07", "AG-SET-08", "AG-COM-14")
def test_players_start_with_leader_champion_and_two_regulars() -> None:
    g = start(6)

    for race in range(1, 6):
        home = BOOK.region_ids[BOOK.home[race]]
        assert army_of(g, home) == (RACE_NAMES[race], units(leader=1, champion=1, regular=2))
    assert g.supply[2 * KINDS + 5] == 1  # the Vonindod waits
    assert g.freed == [0] * 6


@rule("AG-SET-06")
def test_all_pieces_start_healthy_with_nine_cards_in_hand() -> None:
    g = start(5)

    for region in range(16):
        for slot in (1, 3, 7, 9):
            assert g.units[region * SLOTS + slot] == 0
    assert g.row == [0] * 5
    assert g.next_special == [0] * 6


@rule("AG-SET-09", "AG-SET-11")
def test_the_castle_floats_over_the_evermoors_unless_the_cloud_giants_are_npc() -> None:
    assert BOOK.region_ids[start(4).castle] == "evermoors"
    assert start(3).castle == NOBODY


@rule("AG-SET-10")
def test_storm_starts_with_one_elite_because_of_its_limit() -> None:
    g = start(6)

    assert army_of(g, "sea_of_swords") == ("storm", units(leader=1, champion=1, elite=1))
    assert g.supply[3] == 1  # Hekaton waits


@rule("AG-SET-11")
def test_npc_races_stand_as_on_the_chart() -> None:
    chart = {
        3: {
            "sea_of_swords": ("storm", units(leader=1, regular=1)),
            "neverwinter_wood": ("storm", units(elite=1)),
            "evermoors": ("cloud", units(leader=1, regular=1)),
            "spine_of_the_world": ("cloud", units(elite=1)),
            "graypeak_mountains": ("stone", units(leader=1, elite=2)),
            "high_forest": ("stone", units(regular=3)),
        },
        4: {
            "ice_spires": ("fire", units(leader=1, regular=2)),
            "silver_marches": ("fire", units(regular=2)),
            "sea_of_moving_ice": ("frost", units(leader=1, regular=2)),
            "icewind_dale": ("frost", units(regular=2)),
        },
        5: {
            "sumber_hills": ("hill", units(leader=1, elite=2, regular=3)),
            "dessarin_valley": ("hill", units(elite=2, regular=3)),
        },
    }
    for seats, armies in chart.items():
        g = start(seats)
        for region, expected in armies.items():
            assert army_of(g, region) == expected


@rule("AG-SET-12")
def test_giantslayers_start_off_the_board() -> None:
    assert start(6).slayers == [NOBODY] * 3


@rule("AG-SET-14", "AG-SET-15", "AG-DEC-01", "AG-ACT-03")
def test_two_rounds_of_drafting_from_the_top_then_from_the_bottom() -> None:
    g = start(4, 9)
    asked: list[int] = []
    while g.asked is not None and g.asked.name() == "TakeResource":
        asked.append((g.asked.seat - g.first) % 4)
        g.play(g.options[0])

    assert asked == [place for place in asked if 0 <= place < 4]
    first, second = asked[: asked.index(max(asked)) + 1], asked[asked.index(max(asked)) :]
    assert first == sorted(first)
    assert second == sorted(second, reverse=True)
    assert [sum(g.resources[s * 7 : s * 7 + 7]) for s in range(4)] == [2, 2, 2, 2]
    assert sum(g.deck) == 48 - 8
    assert sum(g.offered) == 0


@rule("AG-SET-16", "AG-INF-03")
def test_the_spell_deck_is_shuffled_and_nobody_knows_it() -> None:
    g = start(3)

    assert sorted(g.spells.zones[SPELL_DECK]) == list(range(18))
    assert g.spells.zones[SPELL_DECK] != list(range(18))
    assert not any(
        g.spells.knows(spell, seat) for spell in g.spells.zones[SPELL_DECK] for seat in range(3)
    )
    decks = {tuple(start(3, seed).spells.zones[SPELL_DECK]) for seed in range(5)}
    assert len(decks) == 5


def test_the_start_is_playable_by_name() -> None:
    t = Table("start", 6, "", [])

    assert t.question == "PlayCommand"
    assert t.who == "storm"

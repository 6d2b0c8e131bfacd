"""Object, components and their counts (AG-GEN, AG-COM)."""

from jotunheim.games.assault import GAME
from jotunheim.games.assault.tokens import KINDS, RACE_NAMES
from jotunheim.kernel import Chance

from .table import a_battle, rule, table

BOOK = GAME.book


@rule("AG-GEN-01", "AG-GEN-04", "AG-COM-28", "AG-SET-04")
def test_six_races_stand_in_the_order_of_the_old_ordning() -> None:
    g = GAME.start({}, 6, Chance(3))

    assert GAME.seat_counts() == [3, 4, 5, 6]
    assert RACE_NAMES == ["storm", "cloud", "fire", "frost", "stone", "hill"]
    assert BOOK.numbers == sorted(BOOK.numbers, reverse=True)
    order = [g.race_of[(g.first + place) % 6] for place in range(6)]
    assert order == [0, 1, 2, 3, 4, 5]


@rule("AG-GEN-02", "AG-END-08")
def test_most_points_win() -> None:
    t = table("points hill: 9\npoints storm: 8\ncards storm: 3 food")

    outcome = GAME.outcome(t.g)

    assert outcome.winners() == [t.seat_of("hill")]
    assert outcome.ranks[t.seat_of("storm")] == 2


@rule("AG-GEN-03", "AG-COM-07")
def test_points_come_from_battles_events_and_special_commands() -> None:
    battle = a_battle(
        "fire: champion, regular",
        "hill: regular",
        "fire 3 hits, miss, miss, miss, miss, miss, hill miss",
    )
    battle.pass_on("PlayCommand")
    assert battle.points("fire") == 1

    event = table(
        "army hill in high_moor: regular\ncards hill: rune_enemy\nevents bones_of_ostoria\nturn hill"
    )
    event.play("bones_of_ostoria", "pass")
    assert event.points("hill") == 4

    feast = table("row hill: move\ncards hill: food\nturn hill\nask command")
    feast.play("special", "feed")
    assert feast.points("hill") == 2


@rule("AG-GEN-07", "AG-EVT-02")
def test_the_card_is_more_specific_than_the_rules() -> None:
    t = table("army fire in neverwinter_wood: regular\nturn fire")

    t.play("steal_maegera")  # events cost a Rune; this card frees a unit in Gauntlgrym of it

    assert t.points("fire") == 4


@rule("AG-COM-03", "AG-COM-08", "AG-COM-10")
def test_units_leaders_and_champions_are_counted() -> None:
    tokens = [BOOK.count[r * KINDS] + BOOK.count[r * KINDS + 1] for r in range(6)]
    assert sum(tokens) == 80
    for race in range(6):
        assert BOOK.value[race * KINDS] < BOOK.value[race * KINDS + 1]
    assert [BOOK.count[r * KINDS + 4] for r in range(6)] == [1] * 6
    assert [BOOK.count[r * KINDS + 5] for r in range(6)] == [0, 0, 1, 0, 0, 0]
    assert [BOOK.count[r * KINDS + 2] for r in range(6)] == [1, 2, 2, 2, 2, 2]
    assert [BOOK.count[r * KINDS + 3] for r in range(6)] == [1, 0, 0, 0, 0, 0]


@rule("AG-COM-15")
def test_three_giantslayers_have_their_powers() -> None:
    assert BOOK.slayer_titles == ["Hook", "Line", "Sinker"]
    assert len(BOOK.slayer_power) == 3
    assert sum(BOOK.slayer_strength) == 6


@rule("AG-COM-16")
def test_nine_command_cards_a_race() -> None:
    assert len(BOOK.command_titles) == 54
    assert all(BOOK.command_titles)
    assert len({BOOK.command_titles[race * 9 + 8] for race in range(6)}) == 6


@rule("AG-COM-17")
def test_nineteen_events() -> None:
    assert len(BOOK.events) == 19
    assert len(BOOK.universal) == 9
    assert [len(stack) for stack in BOOK.stacks] == [2, 1, 3, 2, 1, 1]


@rule("AG-COM-18", "AG-COM-19")
def test_resource_cards_and_spells_are_counted() -> None:
    assert sum(BOOK.resource_count) == 48
    assert len(BOOK.spells) == 18
    assert len({card.id for card in BOOK.spells}) == 18
    for card in BOOK.spells:
        assert card.basic and card.advanced


@rule("AG-COM-20", "AG-BAT-07")
def test_a_face_shows_one_symbol_up_to_four_times() -> None:
    most = {1: 4, 2: 2, 3: 2}
    for faces in BOOK.faces:
        assert len(faces) == 6
        for face in faces:
            assert face == 0 or 1 <= face & 7 <= most[face >> 3]


@rule("AG-COM-21")
def test_thirty_story_markers() -> None:
    assert sum(BOOK.marker_count) == 30


@rule("AG-COM-22", "AG-SET-13")
def test_event_tokens_mark_the_regions_of_face_up_events() -> None:
    g = GAME.start({}, 4, Chance(2))

    marked = [piece.at for piece in GAME.view(g, 0).boards[0].pieces if piece.kind == "event"]

    assert len(g.face_up) == 3
    assert len(g.event_deck) == 6
    named = [BOOK.region_ids[BOOK.events[event].place] for event in g.face_up]
    assert sorted(marked) == sorted(named)


@rule("AG-COM-23", "AG-SET-17")
def test_pools_by_number_of_players() -> None:
    found = [GAME.start({}, seats, Chance(1)).pools for seats in (3, 4, 5, 6)]

    assert found == [[60, 15], [80, 20], [100, 25], [120, 30]]
    assert BOOK.rules["points"] == 18 * (4 + 3 + 2 + 1)


@rule("AG-COM-24", "AG-INF-04", "AG-INF-10")
def test_totals_of_others_are_hidden_unless_the_table_says_so() -> None:
    t = table("points fire: 5\npoints hill: 7")

    assert [s.score for s in GAME.view(t.g, t.seat_of("fire")).seats] == [
        "?",
        "?",
        "5",
        "?",
        "?",
        "?",
    ]
    assert {s.score for s in GAME.view(t.g, -1).seats} == {"?"}
    open_table = GAME.start({"open_points": "yes"}, 4, Chance(1))
    assert {s.score for s in GAME.view(open_table, 0).seats} == {"0"}


@rule("AG-COM-25", "AG-BAT-18", "AG-INF-06", "AG-GLO-09")
def test_totals_are_recorded_for_all_to_see() -> None:
    rolls = "fire 3 hits, 1 block, hill 1 arcane, 1 hit, 1 hit, miss, miss, miss"
    t = a_battle("fire: regular", "hill: 3 elite", rolls, rows="row hill: magic, move")

    recorded = [event for event in t.g.journal or [] if event.what == "totals"]

    assert t.totals("fire") == (3, 1)
    assert (t.side(0).hits, t.side(0).blocks) == (3, 1)
    assert all(event.is_for(seat) for event in recorded for seat in range(-1, 6))

"""The map as it is seen: what is drawn touches what it should, and shows what stands there."""

import math
from itertools import combinations

from jotunheim.games.assault import GAME
from jotunheim.games.assault.tokens import RACE_NAMES
from jotunheim.games.assault.view.drawing import REGION_OUTLINES
from jotunheim.kernel import Chance
from jotunheim.render.strokes import inside
from jotunheim.scene import Board, Piece, Space

from .table import Table, a_battle, rule, table

BOOK = GAME.book
Corner = tuple[float, float]


def map_of(t: Table, race: str) -> Board:
    return GAME.view(t.g, t.seat_of(race)).boards[0]


def space(board: Board, key: str) -> Space:
    return next(s for s in board.spaces if s.key == key)


def pieces(board: Board, at: str) -> list[Piece]:
    return [piece for piece in board.pieces if piece.at == at]


def corners(key: str) -> list[Corner]:
    points = REGION_OUTLINES[key].points
    return list(zip(points[::2], points[1::2], strict=True))


def edges(key: str) -> set[frozenset[Corner]]:
    """Sides of an outline that are long enough to be seen as a border."""
    ring = corners(key)
    sides = zip(ring, ring[1:] + ring[:1], strict=True)
    return {frozenset((a, b)) for a, b in sides if math.dist(a, b) > 12}


@rule("AG-COM-01")
def test_regions_are_drawn_side_by_side_exactly_where_they_have_a_border() -> None:
    drawn = {(a, b) for a, b in combinations(BOOK.region_ids, 2) if edges(a) & edges(b)}

    told = {
        (a, b)
        for (i, a), (j, b) in combinations(enumerate(BOOK.region_ids), 2)
        if j in BOOK.neighbours[i]
    }
    assert drawn == told


def test_every_name_stands_inside_its_region_and_apart_from_others() -> None:
    spots = {key: (drawn.x, drawn.y) for key, drawn in REGION_OUTLINES.items()}

    assert all(inside(spots[key], corners(key)) for key in spots)
    for a, b in combinations(spots.values(), 2):
        assert abs(a[0] - b[0]) > 120 or abs(a[1] - b[1]) > 90


def test_the_map_fills_its_canvas() -> None:
    board = GAME.view(GAME.start({}, 4, Chance(1)), 0).boards[0]

    xs = [x for s in board.spaces for x in s.points[::2]]
    ys = [y for s in board.spaces for y in s.points[1::2]]

    assert (min(xs), max(xs), min(ys), max(ys)) == (0, board.width, 0, board.height)


def test_armies_stand_as_stacks_with_figures_and_wounds() -> None:
    t = table("army hill in high_moor: 2 regular, regular wounded, leader, champion")

    found = {(p.kind, p.states): p for p in pieces(map_of(t, "hill"), "high_moor")}

    assert set(found) == {
        ("regular", ()), ("regular", ("wounded",)), ("leader", ()), ("champion", ())
    }  # fmt: skip
    pair = found["regular", ()]
    assert [b.text for b in pair.badges if b.kind == "count"] == ["×2"]
    assert pair.owner == t.seat_of("hill") and pair.name == "Hill Giant"


@rule("AG-NPC-01")
def test_giants_that_nobody_plays_have_the_colour_of_their_race_and_no_seat() -> None:
    g = GAME.start({}, 3, Chance(4))
    board = GAME.view(g, 0).boards[0]
    idle = {race for race in range(6) if g.seat_of[race] < 0}

    homes = {space(board, BOOK.region_ids[BOOK.home[race]]).colour for race in idle}

    assert homes == {RACE_NAMES[race] for race in idle}
    assert all(p.owner == -1 for p in board.pieces if p.colour in homes)


@rule("AG-COM-22")
def test_a_banner_bears_the_number_of_its_card() -> None:
    g = GAME.start({}, 4, Chance(2))
    scene = GAME.view(g, 0)
    banners = {p.glyph: p.at for p in scene.boards[0].pieces if p.kind == "event"}

    cards = next(z for z in scene.zones if z.key == "events").cards

    numbered = {c.number: c for c in cards if c.number.isdecimal()}
    assert set(numbered) == set(banners) and len(banners) == 3
    for number, at in banners.items():
        assert numbered[number].text.startswith(BOOK.region_titles[BOOK.region_ids.index(at)])


def test_units_on_their_way_are_seen_where_they_have_come_to() -> None:
    t = table("turn hill\narmy hill in delimbiyr_vale: 2 regular\nask command")
    t.play("move").trip("delimbiyr_vale", "2 regular", "high_moor")
    assert t.question == "TripStep"

    board = map_of(t, "fire")

    (moving,) = pieces(board, "high_moor")
    assert "moving" in moving.states and moving.owner == t.seat_of("hill")
    (trail,) = board.trails
    assert (trail.spaces, trail.kind) == (("delimbiyr_vale", "high_moor"), "walk")


def test_an_attack_is_an_arrow_from_before_it_is_declared_until_its_end() -> None:
    t = table(
        "army hill in silver_marches: 2 regular, elite\narmy stone in high_forest: regular\nturn hill\nask command",
        rolls="hill 1 hit, miss, miss, miss, stone 2 hits",  # both sides stay: a casualty is picked
    )
    assert map_of(t, "hill").trails == ()
    t.play("command:attack", "battle")
    assert t.question == "PickForce"

    before = map_of(t, "stone").trails
    while t.question == "PickForce":
        t.play(t.options[0])

    during = map_of(t, "stone").trails
    assert [trail.spaces for trail in before] == [("silver_marches", "high_forest")]
    assert [trail.spaces for trail in during] == [trail.spaces for trail in before]
    assert {trail.kind for trail in before + during} == {"attack"}


def test_only_what_people_expect_is_refused_on_the_map() -> None:
    t = table(
        "army hill in dessarin_valley: 3 elite\narmy stone in high_forest: regular\n"
        "army fire in neverwinter_wood: regular\narmy cloud in evermoors: regular\nturn hill\nask command"
    )
    t.play("command:attack", "battle")

    board = map_of(t, "hill")

    legal = {s.key for s in board.spaces if s.token}
    assert legal == {"high_forest", "neverwinter_wood"}
    assert {s.key for s in board.spaces if s.why_not} == {"evermoors"}
    assert "AG-ATK-05" in space(board, "evermoors").why_not
    assert all(not s.why_not and not s.token for s in map_of(t, "stone").spaces)


def test_markers_castle_and_giantslayers_have_their_own_figures() -> None:
    t = table("markers ravage: high_moor\ncastle high_moor\nslayer hook in high_moor wounded")

    kinds = {p.kind: p for p in pieces(map_of(t, "hill"), "high_moor")}

    assert set(kinds) == {"ravage", "castle", "slayer"}
    assert kinds["ravage"].owner == t.seat_of("stone") and kinds["castle"].owner == t.seat_of(
        "cloud"
    )
    assert kinds["slayer"].states == ("wounded",)


def test_whom_one_may_pick_in_a_battle_can_be_clicked_on_map_and_table() -> None:
    rolls = "fire 3 hits, 1 hit, hill miss, miss"
    t = a_battle("fire: regular", "hill: regular, elite", rolls)
    assert t.question == "PickCasualty" and t.who == "hill"

    scene = GAME.view(t.g, t.seat_of("hill"))

    on_map = {p.token for p in scene.boards[0].pieces if p.token}
    on_table = {p.token for s in scene.sheets for p in s.pieces if p.token}
    assert scene.prompt is not None
    assert on_map == on_table == {choice.token for choice in scene.prompt.choices}


def test_declaring_needs_no_arrow_for_a_shift() -> None:
    t = table("army hill in silver_marches: 2 regular\nturn hill\nask command")
    t.play("command:attack", "shift")
    while t.question in ("AttackFrom", "AttackTo"):
        t.play(t.options[0])

    assert map_of(t, "hill").trails == ()


@rule("AG-COM-28", "AG-SET-11")
def test_races_that_nobody_plays_are_shown_with_what_they_hold() -> None:
    g = GAME.start({}, 4, Chance(5))

    seen = [GAME.view(g, seat).others for seat in (0, 3, -1)]

    assert seen[0] == seen[1] == seen[2]
    assert [(npc.name, npc.colour, npc.seat) for npc in seen[0]] == [
        ("Fire Giants", "fire", -1),
        ("Frost Giants", "frost", -1),
    ]
    assert [[c.value for c in npc.counters][:1] for npc in seen[0]] == [["2"], ["2"]]
    assert GAME.view(GAME.start({}, 6, Chance(5)), 0).others == ()


def test_landmarks_are_named_where_they_are_drawn() -> None:
    board = GAME.view(GAME.start({}, 6, Chance(5)), 0).boards[0]

    assert (space(board, "sword_coast").landmark, space(board, "sword_coast").sign) == (
        "Waterdeep",
        "city",
    )
    assert (space(board, "evermoors").landmark, space(board, "evermoors").sign) == ("", "")

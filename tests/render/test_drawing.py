"""The parts of drawings: outlines, rough lines, cells, dice, tracks; small and exact."""

import re
import tomllib
from itertools import pairwise
from pathlib import Path

import msgspec
import pytest

from jotunheim.render.cells import power_cells
from jotunheim.render.choices import entries
from jotunheim.render.dice import bell, die_svg
from jotunheim.render.emblems import GLYPHS, HATCHES, SHAPES, emblem
from jotunheim.render.hexes import HexView, minimap
from jotunheim.render.hexgrid import MOST_PATHS, grid_of
from jotunheim.render.outlines import meetings, outlines_of
from jotunheim.render.panels import log_html
from jotunheim.render.prompts import option_html
from jotunheim.render.replay import SLOTS, course, replay_strip, turns
from jotunheim.render.sheets import body_plan
from jotunheim.render.signs import SEAT_SIGNS
from jotunheim.render.strokes import e, n, path, rough
from jotunheim.render.svg import board_svg
from jotunheim.render.text_prompt import sum_line
from jotunheim.render.tracks import heat_track
from jotunheim.scene import (
    Board,
    Choice,
    Die,
    LogLine,
    Marker,
    Prompt,
    Scene,
    Space,
    Track,
)
from tests.render.markup import read
from tests.render.scenes_assault import HEIGHT, REGIONS, SITES, WIDTH, assault
from tests.render.scenes_giant import giant

ROOT = Path(__file__).parents[2]


def test_numbers_in_paths_are_short() -> None:
    assert [n(1.0), n(-0.04), n(2.25), n(-3.96)] == ["1", "0", "2.2", "-4"]
    assert path([(0, 0), (10, 0.5)]) == "M0 0L10 0.5Z"


def test_one_function_escapes_for_text_and_attributes() -> None:
    assert e('<a href="x">\'&\x00\u202e') == "&lt;a href=&quot;x&quot;&gt;&#x27;&amp;"


def test_a_rough_border_is_the_same_from_both_sides() -> None:
    there = [*rough((0, 0), (100, 40)), (100, 40)]
    back = [*rough((100, 40), (0, 0)), (0, 0)]

    assert there == back[::-1]
    assert len(there) > 4


def _hexes(*places: tuple[int, int], flat: bool = True) -> Board:
    spaces = []
    for column, row in places:
        if flat:
            x, y = 1.5 * column, 1.7320508 * (row + (0.5 if column % 2 else 0))
        else:
            x, y = 1.7320508 * (column + (0.5 if row % 2 else 0)), 1.5 * row
        spaces.append(Space(key=f"{column},{row}", x=x, y=y, row=row, column=column))
    return Board(key="b", kind="hexes", spaces=tuple(spaces))


@pytest.mark.parametrize("flat", [True, False])
def test_the_outline_of_hexes_leaves_out_shared_edges(flat: bool) -> None:
    block = [(c, r) for c in range(3) for r in range(3)]
    grid = grid_of(_hexes(*block, flat=flat))

    alone = grid.outlines(["0,0"])
    pair = grid.outlines(["0,0", "0,1"])
    apart = grid.outlines(["0,0", "2,2"])

    assert [len(loop) for loop in alone] == [6]
    assert [len(loop) for loop in pair] == [10]
    assert [len(loop) for loop in apart] == [6, 6]


def test_a_ring_of_hexes_has_an_outer_and_an_inner_outline() -> None:
    block = [(c, r) for c in range(3) for r in range(3)]
    grid = grid_of(_hexes(*block))
    ring = ["1,0", "1,2", "0,1", "0,2", "2,1", "2,2"]  # all neighbours of 1,1

    loops = sorted(grid.outlines(ring), key=len)

    assert [len(loop) for loop in loops] == [6, 18]


@pytest.mark.parametrize("flat", [True, False])
def test_an_outline_as_a_path_is_that_of_its_points(flat: bool) -> None:
    grid = grid_of(_hexes(*[(c, r) for c in range(4) for r in range(4)], flat=flat))
    keys = ["0,0", "1,0", "3,3", "2,1"]

    assert grid.outline_path(keys) == "".join(path(loop) for loop in grid.outlines(keys))
    assert grid.ring_path("2,1") == path(grid.ring("2,1"))


def test_an_outline_that_is_asked_for_again_is_the_same_and_another_set_has_its_own() -> None:
    grid = grid_of(_hexes(*[(c, r) for c in range(9) for r in range(9)]))
    sets = [[f"{c},{r}"] for c in range(9) for r in range(9)]  # more than are kept

    first = [grid.outline_path(keys) for keys in sets]

    assert [grid.outline_path(keys) for keys in sets] == first
    assert len(set(first)) == len(sets)
    assert len(grid.paths) <= MOST_PATHS < len(sets)


def test_boards_share_a_grid_if_their_spaces_lie_in_the_same_places() -> None:
    block = [(c, r) for c in range(3) for r in range(3)]
    board, other = _hexes(*block), _hexes(*block)
    wooded = msgspec.structs.replace(
        other, spaces=tuple(msgspec.structs.replace(s, terrain="wood") for s in other.spaces)
    )

    assert grid_of(board) is grid_of(wooded)
    assert grid_of(board) is not grid_of(_hexes(*block[1:]))
    assert grid_of(board) is not grid_of(_hexes(*block, flat=False))


def test_every_edge_of_the_grid_is_drawn_once() -> None:
    board = _hexes((0, 0), (0, 1), (1, 0))  # three hexes around one corner

    lines = [line.split("L") for line in grid_of(board).net_path().split("M")[1:]]
    edges = [frozenset(edge) for line in lines for edge in pairwise(line)]

    assert len(edges) == len(set(edges)) == 3 * 6 - 3


@pytest.mark.parametrize("flat", [True, False])
def test_a_grid_is_as_large_as_its_outermost_corners(flat: bool) -> None:
    grid = grid_of(_hexes((0, 0), (1, 2), (3, 1), flat=flat))

    corners = [corner for key in grid.nodes for corner in grid.ring(key)]

    assert grid.width == pytest.approx(max(x for x, _ in corners))
    assert grid.height == pytest.approx(max(y for _, y in corners))


def test_cells_share_their_edges_and_fill_the_frame() -> None:
    sites = {"a": (20.0, 50.0, 0.0), "b": (80.0, 50.0, 0.0)}

    cells = power_cells(sites, 100, 100)

    assert [(x, y) for x, y, _ in cells["a"]] == [(0, 0), (50, 0), (50, 100), (0, 100)]
    assert "b" in [beyond for _, _, beyond in cells["a"]]
    assert "a" in [beyond for _, _, beyond in cells["b"]]


def test_a_heavier_site_gets_more_ground() -> None:
    cells = power_cells({"a": (20.0, 50.0, 2400.0), "b": (80.0, 50.0, 0.0)}, 100, 100)

    assert max(x for x, _, _ in cells["a"]) == 70


def test_the_map_of_the_north_has_exactly_the_borders_of_the_board() -> None:
    content = tomllib.loads((ROOT / "src/jotunheim/games/assault/content/board.toml").read_text())
    wanted = {frozenset(border["between"]) for border in content["border"]}

    cells = power_cells(SITES, WIDTH, HEIGHT)
    drawn = {
        frozenset((key, beyond))
        for key, cell in cells.items()
        for i, (x, y, beyond) in enumerate(cell)
        if beyond and REGIONS[key][0] and REGIONS[beyond][0]
        and abs(x - cell[(i + 1) % len(cell)][0]) + abs(y - cell[(i + 1) % len(cell)][1]) > 9
    }  # fmt: skip

    assert drawn == wanted


def test_maps_that_differ_in_what_lies_in_them_share_their_outlines() -> None:
    board = assault().boards[0]
    other = msgspec.structs.replace(
        board, spaces=tuple([msgspec.structs.replace(s, terrain="moor") for s in board.spaces])
    )
    smaller = msgspec.structs.replace(board, spaces=board.spaces[1:])

    assert outlines_of(other) is outlines_of(board)
    assert outlines_of(smaller) is not outlines_of(board)


def test_borders_are_found_from_corners_alone() -> None:
    outlines = outlines_of(assault().boards[0])

    pairs = {frozenset((b.area, b.beyond)) for b in outlines.borders if b.beyond}

    assert frozenset(("dessarin_valley", "neverwinter_wood")) in pairs
    assert frozenset(("ice_spires", "high_moor")) not in pairs


def test_a_lake_lies_where_four_regions_meet() -> None:
    assert len(meetings(assault().boards[0])) == 1


def test_who_only_walks_leaves_no_arrow_of_war() -> None:
    scene = assault()
    board = scene.boards[0]
    [march] = board.trails
    walk = msgspec.structs.replace(march, kind="walk")
    peaceful = msgspec.structs.replace(board, trails=(walk,))

    assert 'class="peace' not in board_svg(scene, board)
    assert re.search(
        '<g class="peace seat-[a-z]+"><g data-key="trail:march"', board_svg(scene, peaceful)
    )


def test_seats_have_shape_pattern_glyph_and_letter_of_their_own() -> None:
    assert set(SHAPES) - {"none"} == set(GLYPHS) - {"none"} == set(HATCHES) == set(SEAT_SIGNS)
    for table in (SHAPES, GLYPHS, HATCHES):
        assert len(set(table.values())) == len(table)
    for column in zip(*SEAT_SIGNS.values(), strict=True):
        assert len(set(column)) == len(SEAT_SIGNS)


def test_an_emblem_says_its_name_and_letter() -> None:
    drawing = read(emblem("storm", "East"))[0]

    assert drawing.attributes["class"] == "em seat-storm"
    assert drawing.attributes["aria-label"] == "East (S)"


def test_dice_show_words_pips_and_what_was_done_to_them() -> None:
    scene = giant()

    two = die_svg(scene, Die("d", "hit hit", "combat", 0, ("chosen",)))
    pips = die_svg(scene, Die("d", "5"))
    unrolled = die_svg(scene, Die("d", "?", states=("unrolled",)))

    assert two.count('class="dy-i"') == 2 and 'aria-label="hit hit, chosen"' in two
    assert pips.count("<circle") == 5
    assert 'class="die plain wait"' in unrolled and "dy-sh" not in unrolled


@pytest.mark.parametrize(
    ("face", "swords"), [("hit", 1), ("2 hits", 2), ("1 hit, 1 block", 1), ("miss", 0)]
)
def test_a_face_in_words_is_drawn_with_its_signs(face: str, swords: int) -> None:
    drawing = die_svg(giant(), Die("d", face, "combat"))

    assert drawing.count('class="dy-i"') == swords
    assert "dy-t" not in drawing


def test_more_signs_than_a_die_has_room_for_are_counted() -> None:
    drawing = die_svg(giant(), Die("d", "6 hits", "combat"))

    assert drawing.count('class="dy-i"') == 1
    assert ">6</text>" in drawing


@pytest.mark.parametrize(
    ("kind", "coat"), [("storm", "seat-storm"), ("grey", "plain"), ("", "seat-fire")]
)
def test_a_die_wears_the_colour_of_its_kind_or_owner(kind: str, coat: str) -> None:
    assert f'class="die {coat} "' in die_svg(giant(), Die("d", "3", kind, 0))


@pytest.mark.parametrize(
    ("detail", "parts"),
    [
        ("Range 10 hexes\t0", ("Range 10 hexes", "0")),
        ("target moved 4 +1", ("target moved 4", "+1")),
        ("= 7, 58 %", ("= 7, 58 %", "")),
    ],
)
def test_a_line_of_a_sum_is_words_and_a_number(detail: str, parts: tuple[str, str]) -> None:
    assert sum_line(detail) == parts


def test_a_small_map_is_shown_only_beside_a_part_of_the_board() -> None:
    scene = giant()
    board = scene.boards[0]
    corners = msgspec.structs.replace(board, focus=("0101", "3831"))

    assert "mini-map" in minimap(HexView(scene, board))
    assert minimap(HexView(scene, corners)) == ""


def test_pieces_grow_when_the_whole_board_is_seen() -> None:
    scene = giant()
    corners = msgspec.structs.replace(scene.boards[0], focus=("0101", "3831"))

    near, far = (
        re.search(r'data-key="g61" transform="[^"]*"', board_svg(scene, b))
        for b in (scene.boards[0], corners)
    )

    assert near and far
    assert "scale(" not in near[0] and "scale(1." in far[0]


def test_the_view_opens_on_all_of_the_focus() -> None:
    scene = giant()
    board = scene.boards[0]
    grid = grid_of(board)
    left, top, wide, tall = HexView(scene, board).window

    for key in board.focus:
        x, y = grid.centre(key)
        assert left < x < left + wide and top < y < top + tall


@pytest.mark.parametrize(("need", "share"), [(2, 100), (7, 58), (9, 28), (12, 3)])
def test_the_bell_fills_what_succeeds(need: int, share: int) -> None:
    drawing = bell(need)

    assert f'aria-label="Two dice: {need} or more, {share} %"' in drawing
    assert drawing.count('class="bar win"') == 13 - need


def test_heat_shows_what_is_what_would_be_and_what_is_too_much() -> None:
    steps = tuple(map(str, range(14)))
    track = Track(
        "h", "Heat", steps, (Marker("a", 5, "now"), Marker("b", 8, "then")), kind="heat", limit=10
    )

    drawing = heat_track(track)

    assert drawing.count('class="heat on"') == 5
    assert drawing.count('class="heat pre"') == 3
    assert drawing.count('class="heat off over"') == 3
    assert 'aria-label="Heat 5 of 10, then 8"' in drawing


def test_a_body_plan_has_a_ring_for_each_point_and_crosses_what_is_lost() -> None:
    places = [
        Track("t", "T1", length=2, filled=1, kind="body"),
        Track("l", "LA1", length=2, filled=0, kind="body"),
        Track("h", "H1", length=2, filled=2, kind="body"),
    ]

    drawing = body_plan("Lancer", places, small=False)

    assert drawing.count('class="dot hit"') == 3 and drawing.count('class="dot"') == 3
    assert drawing.count('class="cross"') == 1
    assert 'aria-label="Damage of Lancer: T1 1 of 2, LA1 2 of 2"' in drawing


def test_an_option_is_a_button_with_its_number_and_answer() -> None:
    prompt = Prompt("?", choices=(Choice("L6", "Fire the L6", "heat to 8", "28 %", target="2514"),))

    assert option_html(entries(prompt)[0], False, Scene("g", "G", 0)) == (
        '<button type="button" class="opt" data-key="option:1" data-token="L6" data-target="2514">'
        "<kbd>1</kbd><span><b>Fire the L6</b></span><small>heat to 8</small>"
        '<span class="fx">28 %</span></button>'
    )


def test_the_log_links_places_and_strikes_what_was_undone() -> None:
    log = (
        LogLine(1, "[Lancer](g61) walks to [1513](1513).", 0),
        LogLine(2, "Lancer runs.", 0, undone=True),
    )

    text = log_html(Scene("g", "G", 0, log=log))

    assert '<a href="#g61" data-target="g61">Lancer</a> walks to' in text
    assert "<del>Lancer runs.</del> <small>undone</small>" in text


def test_the_replay_strip_of_a_long_game_has_as_many_bars_as_can_be_told_apart() -> None:
    log = tuple(LogLine(ply, "so", seat=ply // 3 % 2) for ply in range(3000))
    runs = turns(course(Scene("g", "G", 0, log=log))[0])

    assert sum(count for _, count in runs) == SLOTS and {seat for seat, _ in runs} == {0, 1}
    assert runs[0][0] == 0  # as it began


def test_the_replay_strip_has_a_bar_for_each_turn() -> None:
    scene = giant()

    assert turns(course(scene)[0]) == [(1, 1), (0, 2), (1, 1), (0, 2), (1, 2), (0, 3)]
    live, past = replay_strip(scene, 76, 76), replay_strip(scene, 38, 76)
    assert live.count(" 7h") == 6 and ">live</b>" in live
    assert 'cx="108"' in past and ">live</b>" not in past  # the bar of the past leads back


def test_the_replay_has_buttons_and_knows_where_turns_begin() -> None:
    """T-31."""
    log = tuple(LogLine(ply, "so", seat=ply // 3 % 2) for ply in range(9))
    strip = replay_strip(Scene("g", "G", 0, log=log), 8, 8)

    assert 'data-turns="0 3 6"' in strip
    for name in ("start", "turn-back", "back", "play", "on", "turn-on", "end"):
        assert f'data-step="{name}"' in strip

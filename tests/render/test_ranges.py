"""One click on the board is a whole answer: ranges, blocked sights, verdicts, folded lists."""

import math
import re

from msgspec.structs import replace

from jotunheim.render.hexgrid import grid_of
from jotunheim.render.prompts import places_html, prompt_html
from jotunheim.render.svg import board_svg
from jotunheim.render.text import board_text, prompt_text
from jotunheim.scene import (
    Badge,
    Board,
    Choice,
    Piece,
    Prompt,
    Route,
    Scene,
    Seat,
    Space,
    Trail,
)


def spaces() -> tuple[Space, ...]:
    found = []
    for column in range(10):
        for row in range(8):
            key = f"{column + 1:02}{row + 1:02}"
            found.append(
                Space(
                    key=key,
                    label=key,
                    x=1 + 1.5 * column,
                    y=1 + 1.732 * (row + (0.5 if column % 2 else 0)),
                    size=1,
                    row=row,
                    column=column,
                    route=("walk", key) if row == 2 else (),
                    badges=(Badge("12", "cost"), Badge("walk", "band")) if row == 2 else (),
                )
            )
    return tuple(found)


def scene(*pieces: Piece, trails: tuple[Trail, ...] = ()) -> Scene:
    board = Board(key="m", kind="hexes", spaces=spaces(), pieces=pieces, trails=trails)
    routes = [
        Route(("walk", s.key), f"walk to {s.key}", target=s.key) for s in board.spaces if s.route
    ]
    prompt = Prompt(
        "How?",
        0,
        True,
        choices=(Choice("stand", "Stand"), Choice("walk", "Walk")),
        routes=tuple(routes),
        asides=(Choice("concede", "Give up", "all is lost"),),
    )
    seats = (Seat(0, "West", "fire"), Seat(1, "East", "storm"))
    return Scene("giant", "G", 0, seats=seats, boards=(board,), prompt=prompt)


def test_all_costs_are_one_element_and_a_band_is_one_outline() -> None:
    drawn = board_svg(scene(), scene().boards[0])

    costs = re.findall(r'<text class="costs"[^>]* x="([^"]*)"[^>]*>(\d+)</text>', drawn)
    assert [len(xs.split()) for xs, _ in costs] == [20]
    assert costs[0][1] == "12" * 10
    assert drawn.count('class="band-l') == 1
    assert ">walk</text>" in drawn


def slip(drawn: str) -> tuple[float, float, float]:
    """The middle of the slip with the name of a band, and half of its width, on the board."""
    [found] = re.findall(
        r'class="chip band-n" transform="translate\(([^ ]*) ([^)]*)\) scale\(([^)]*)\)"><rect x="-([^"]*)"',
        drawn,
    )
    x, y, growth, half = map(float, found)
    return x, y, half * growth


def test_the_name_of_a_band_covers_no_piece() -> None:
    """A giant stood on "3-4 hexes, 1 harder to hit"."""
    bare = scene()
    x, y, _half = slip(board_svg(bare, bare.boards[0]))
    grid = grid_of(bare.boards[0])
    below = min(grid.centres, key=lambda key: math.dist(grid.centres[key], (x, y)))
    taken = scene(Piece("11", below, "Jackal 11", "giant", 0))

    x, y, half = slip(board_svg(taken, taken.boards[0]))

    at = grid.centres[below]
    assert abs(x - at[0]) > half + 10 or abs(y - at[1]) > 9 + 10


def test_a_click_on_a_hex_gives_a_whole_answer() -> None:
    drawn = board_svg(scene(), scene().boards[0])

    assert 'data-tokens="[&quot;walk&quot;,&quot;0103&quot;]"' in drawn
    assert "data-token=" not in drawn


def test_a_field_of_very_many_hexes_is_escaped_where_it_must_be() -> None:
    field = scene().boards[0]
    every = [replace(s, route=("walk", s.key)) for s in field.spaces]
    strange = replace(every[7], token='a"<b>', note="<i>&\u202e")
    slashed = replace(every[7], route=("a\\b", "c"))
    plain = _field(replace(field, spaces=tuple(every)))
    odd = _field(replace(field, spaces=(*every[:7], strange, *every[8:])))
    back = _field(replace(field, spaces=(*every[:7], slashed, *every[8:])))

    assert len(plain) == 80 and 'data-tokens="[&quot;walk&quot;,&quot;0101&quot;]"' in plain[0]
    assert [i for i in range(80) if odd[i] != plain[i]] == [7]
    assert 'data-token="a&quot;&lt;b&gt;" aria-label="&lt;i&gt;&amp;"' in odd[7]
    assert "[&quot;a\\\\b&quot;,&quot;c&quot;]" in back[7]


def _field(board: Board) -> list[str]:
    return re.findall(r'<path class="legal-in".*?/>', board_svg(scene(), board))


def test_routes_on_the_board_are_folded_away_and_asides_stand_apart() -> None:
    page = prompt_html(scene())

    assert page.count('class="opt"') == 2
    assert re.search(r"<details[^>]*><summary>Choose on the map, or from the list<", page)
    assert 'data-confirm="Give up? all is lost"' in page
    text = prompt_text(scene(), 80)
    assert "numbers 3 to 12 on the map, or in words: walk to 0103" in text
    assert text.endswith("Also: Give up (type concede)")


def test_only_numbers_that_stand_on_the_map_are_looked_for_there() -> None:
    first = scene()
    assert first.prompt is not None
    walks = first.prompt.routes
    runs = [
        Route(("run", walk.target), f"run to {walk.target}", target=walk.target, group="Run")
        for walk in walks
    ]
    both = replace(first.prompt, routes=(*walks, *runs))
    far = [replace(s, route=("run", s.key)) if s.key == "1003" else s for s in spaces()]
    board = replace(first.boards[0], spaces=tuple(far))

    hidden = prompt_text(replace(first, prompt=both), 80)
    some = prompt_text(replace(first, prompt=both, boards=(board,)), 80)

    assert "Shortcuts: numbers 3 to 12 on the map, or in words: walk to 0103\n" in hidden
    assert "Run: in words: run to 0103\n" in hidden
    assert "Run: in words: run to 0103; or those of numbers 13 to 22 on the map\n" in some


def test_a_page_with_tools_leaves_folded_places_to_those_who_unfold_them() -> None:
    shut, (told, known) = prompt_html(scene(), tools=True), places_html(scene())

    assert f'<details class="places" data-most="12" data-sum="{known}"><summary>' in shut
    assert 'data-target="0103"' not in shut
    assert told.count('data-key="option:') == 10 and told in prompt_html(scene())


def test_other_places_in_words_have_another_sum() -> None:
    now = scene()
    assert now.prompt is not None
    routes = [replace(route, note=f"{route.note}!") for route in now.prompt.routes]
    later = replace(now, prompt=replace(now.prompt, routes=tuple(routes)))

    assert places_html(later)[1] != places_html(now)[1]
    assert prompt_html(later, tools=True) != prompt_html(now, tools=True)


def test_the_text_map_shows_the_numbers_of_routes() -> None:
    text = board_text(scene(), scene().boards[0], 80)

    assert "[3]" in text and "[12]" in text and "[13]" not in text


def test_a_blocked_sight_ends_with_a_cross() -> None:
    trail = Trail("s", ("0105", "0505", "0905"), "blind", 0, "blocked at 0505")
    with_trail = scene(trails=(trail,))
    drawn = board_svg(with_trail, with_trail.boards[0])

    assert drawn.count('class="los-x"') == 1
    assert 'role="img" aria-label="blocked at 0505"' in drawn  # else it is not read out
    assert "no sight: 0105 → 0905 (blocked at 0505)" in board_text(
        with_trail, with_trail.boards[0], 80
    )


def test_verdicts_keep_off_each_other() -> None:
    pair = [
        Piece(key, at, key, "machine", 1, key, badges=(Badge("needs 9+", "odds", "28 %"),))
        for key, at in (("45", "0305"), ("46", "0304"))
    ]
    found = scene(*pair)
    drawn = board_svg(found, found.boards[0])
    at = re.findall(r'class="verdict odds" transform="translate\(([\d.-]+) ([\d.-]+)\)', drawn)

    assert len(at) == 2
    (ax, ay), (bx, by) = [(float(x), float(y)) for x, y in at]
    assert abs(ax - bx) > 70 or abs(ay - by) >= 36


def test_routes_with_a_figure_come_first_and_their_first_steps_are_folded() -> None:
    prompt = Prompt(
        "Who fires?",
        0,
        True,
        choices=(Choice("g1", "Lancer"), Choice("end", "Stop")),
        routes=(
            Route(("g1", "a"), "L6 at 45", figure="28 %", detail=("Base\t4", "To hit\t9+"), need=9),
            Route(("g1", "b"), "L6 at 34", figure="58 %", detail=("Base\t4", "To hit\t7+"), need=7),
        ),
    )
    found = Scene("giant", "G", 0, prompt=prompt)
    page = prompt_html(found)
    text = prompt_text(found, 80).split("\n")

    assert re.findall(r"<kbd>(\d)</kbd><span><b>([^<]*)", page) == [
        ("1", "L6 at 45"),
        ("2", "L6 at 34"),
        ("4", "Stop"),
    ]
    assert "Step by step" in page
    assert '<div class="small muted">L6 at 34</div>' in page  # the likeliest one's sum
    assert "  1: Base 4 · To hit 9+" in text and "  2: Base 4 · To hit 7+" in text

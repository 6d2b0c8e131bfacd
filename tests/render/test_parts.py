"""The parts that a server sends: what stays and what changes apart, each with a place in the page."""

import re
from collections.abc import Callable

import pytest
from msgspec.structs import replace

from jotunheim.render.grounds import Maps
from jotunheim.render.hexgrid import grid_of
from jotunheim.render.html import page, parts, text_board
from jotunheim.render.svg import board_svg
from jotunheim.scene import Badge, Board, Counter, LogLine, Prompt, Scene, Seat, Space
from jotunheim.server.engine.views import WRITING, version_of
from tests.render.markup import read
from tests.render.scenes import connect_four, leduc
from tests.render.scenes_assault import assault
from tests.render.scenes_giant import giant

ALL = [connect_four, leduc, giant, assault]
Make = Callable[[], Scene]


def bare(scene: Scene) -> Scene:
    """The same table seen by another seat before anything happened: no pieces, nothing legal."""
    boards = [
        replace(
            board,
            pieces=(),
            trails=(),
            focus=(),
            spaces=tuple(
                replace(s, token="", route=(), badges=(), why_not="", owner=-1, colour="", note="")
                for s in board.spaces
            ),
        )
        for board in scene.boards
    ]
    return replace(scene, seat=-1, boards=tuple(boards), prompt=None, log=())


@pytest.mark.parametrize("make", [giant, assault])
def test_the_ground_depends_on_the_map_alone(make: Make) -> None:
    [name] = [name for name in parts(make()) if name.startswith("ground:")]

    assert parts(make())[name] == parts(bare(make()))[name]
    assert len(parts(bare(make()))[name.replace("ground", "board")]) < len(parts(make())[name]) / 4


@pytest.mark.parametrize("make", ALL)
def test_every_part_has_its_place_in_the_page(make: Make) -> None:
    scene = make()
    places = [x.attributes["data-part"] for x in read(page(scene)) if "data-part" in x.attributes]

    assert len(places) == len(set(places))
    assert set(parts(scene)) - set(places) == set()


@pytest.mark.parametrize("make", [connect_four, giant, assault])
def test_frames_have_empty_layers_that_the_page_fills(make: Make) -> None:
    scene = make()
    found = parts(scene)
    slots = re.findall(r'<g data-part="([^"]*)" data-slot=""></g>', found["boards"])

    assert slots == [f"{layer}:{b.key}" for b in scene.boards for layer in ("ground", "board")]
    whole = page(scene)
    for name in slots:
        assert f'<g data-part="{name}" data-slot="">{found[name]}</g>' in whole
    for board in scene.boards:
        assert board_svg(scene, board) in whole


def frame_of(scene: Scene) -> dict[str, str]:
    return next(x.attributes for x in read(parts(scene)["boards"]) if x.tag == "svg")


def box(text: str) -> list[float]:
    return [float(word) for word in text.split()]


def test_a_narrow_screen_opens_on_a_part_in_which_figures_can_be_read() -> None:
    frame = frame_of(giant())

    assert frame["viewbox"] == frame["data-home"] != frame["data-full"]
    assert box(frame["data-near"])[2] < 0.75 * box(frame["data-home"])[2]
    assert "at-x" in frame["class"]


@pytest.mark.parametrize(("focus", "both"), [(("0505", "0905"), True), (("0505", "3525"), False)])
def test_a_narrow_screen_sees_the_first_of_the_focus_and_the_second_if_it_fits(
    focus: tuple[str, str], both: bool
) -> None:
    scene = giant()
    scene = replace(scene, boards=(replace(scene.boards[0], focus=focus),))
    grid = grid_of(scene.boards[0])
    left, top, wide, tall = box(frame_of(scene)["data-near"])

    seen = [
        left < grid.centre(key)[0] < left + wide and top < grid.centre(key)[1] < top + tall
        for key in focus
    ]

    assert seen == [True, both]


def test_without_a_focus_a_narrow_screen_sees_the_middle_of_what_is_legal() -> None:
    scene = giant()
    board = scene.boards[0]
    spaces = tuple(
        replace(s, token=f"hex {s.key}") if s.column < 3 else replace(s, token="", route=())
        for s in board.spaces
    )
    alone = replace(board, spaces=spaces, focus=(), pieces=())

    left, top, wide, tall = box(frame_of(replace(scene, boards=(alone,)))["data-near"])

    assert left == 0 and wide < 500
    assert top < grid_of(board).height / 2 < top + tall


@pytest.mark.parametrize(
    ("legal", "owner", "near"),
    [("", -1, "0 0 1000 1000"), ("a", -1, "0 0 550 550"), ("", 0, "450 450 550 550")],
)
def test_a_narrow_screen_looks_at_what_is_legal_else_at_ones_own(
    legal: str, owner: int, near: str
) -> None:
    spaces = (
        Space("a", "A", x=50, y=50, points=(0, 0, 100, 0, 100, 100, 0, 100), token=legal),
        Space("b", "B", x=950, y=950, points=(900, 900, 1000, 900, 1000, 1000), owner=owner),
    )
    board = Board("m", kind="areas", width=1000, height=1000, spaces=spaces)

    [found] = [x for x in read(board_svg(Scene("g", "G", 0), board)) if x.tag == "svg"]

    assert found.attributes["data-near"] == near
    assert found.attributes["viewbox"] == "0 0 1000 1000"


@pytest.mark.parametrize("make", ALL)
def test_a_version_tells_scenes_apart_and_nothing_else(make: Make) -> None:
    scene = make()
    told = replace(scene, log=(*scene.log, LogLine(99, "Something happened")))
    asked = replace(scene, prompt=Prompt("Something else?", seat=0))

    hashes = [WRITING.hashes(parts(x)) for x in (scene, make(), told, asked)]
    seen = [version_of(x) for x in hashes]

    assert seen[0] == seen[1] and len(set(seen)) == 3
    assert all(re.fullmatch("[0-9a-f]{16}", x) for x in seen)
    assert all(re.fullmatch("[0-9a-f]{12}", x) for of_scene in hashes for x in of_scene.values())


def a_map(*terrains: str, key: str = "m") -> Board:
    spaces = tuple(Space(f"s{i}", x=i, terrain=t) for i, t in enumerate(terrains))
    return Board(key, kind="hexes", spaces=spaces)


def test_a_map_is_made_once_and_only_where_its_ground_is_the_same() -> None:
    made: list[str] = []

    def make(board: Board) -> str:
        made.append(" ".join(s.terrain for s in board.spaces))
        return made[-1]

    maps = Maps(make)
    first = a_map("wood", "clear", "wood")
    marked = replace(first.spaces[1], token="go", note="3 points", badges=(Badge("3"),))
    moved = replace(first, spaces=(first.spaces[0], marked, first.spaces[2]))
    other = replace(
        first, spaces=(first.spaces[0], replace(marked, terrain="sand"), first.spaces[2])
    )

    assert maps.of(first) is maps.of(moved) is maps.of(a_map("wood", "clear", "wood"))
    assert maps.of(other).made == "wood sand wood"
    assert maps.of(first).made == "wood clear wood"
    assert maps.of(a_map("wood", "clear", "wood", key="n")) is not maps.of(first)
    assert made == ["wood clear wood", "wood sand wood", "wood clear wood"]


def test_as_many_maps_are_kept_as_its_kind_asks_for() -> None:
    """Valda has 128 maps of one key and size, and a server has tables of all of them."""
    lands = ("wood", "sand", "snow", "lava")
    made: list[str] = []

    def make(board: Board) -> str:
        made.append(board.spaces[1].terrain)
        return made[-1]

    maps, few = Maps(make, most=4), Maps(make, most=3)
    for _round in range(2):
        for land in lands:
            assert maps.of(a_map("sea", land)).made == land
    assert made == list(lands)

    for land in (*lands, "wood"):
        few.of(a_map("sea", land))
    assert made == [*lands, *lands, "wood"]


def test_marks_of_the_first_sight_of_a_map_are_not_taken_for_its_ground() -> None:
    maps = Maps(lambda board: board.key)
    plain = a_map("wood", "clear")
    marked = replace(plain.spaces[1], token="go")
    first = replace(plain, spaces=(plain.spaces[0], marked))

    assert maps.of(first).marked(first) == [marked]
    assert maps.of(first).marked(first) == [marked]  # the very same objects again
    assert maps.of(plain).marked(plain) == []
    assert maps.of(plain).marked(first) == [marked]


def test_a_landmark_stands_on_the_ground_and_its_name_over_all_bands() -> None:
    ring = (0.0, 0.0, 600.0, 0.0, 600.0, 600.0, 0.0, 600.0)
    place = Space("a", "Coast", x=300, y=300, points=ring, landmark="Deep<Water>", sign="city")
    board = Board("m", kind="areas", width=600, height=600, spaces=(place,))
    scene = Scene("g", "G", 0, boards=(board,))

    drawn = parts(scene)
    over = drawn["board:m"]  # where the band of whoever holds the region cannot hide it

    assert '<use href="#city"' in drawn["ground:m"] and ">Deep&lt;Water&gt;</text>" in over
    (x, y) = re.findall(r'<text class="lm" x="([\d.]+)" y="([\d.]+)"', over)[0]
    assert 30 < float(x) < 570 and 30 < float(y) < 590
    assert abs(float(x) - 300) > 75 or not 240 < float(y) < 380  # clear of the name and the army


def test_a_landmark_without_room_is_left_out() -> None:
    ring = (0.0, 0.0, 90.0, 0.0, 90.0, 90.0, 0.0, 90.0)
    place = Space("a", "Isle", x=45, y=30, points=ring, landmark="Somewhere", sign="town")
    board = Board("m", kind="areas", width=600, height=600, spaces=(place,))

    assert "#town" not in parts(Scene("g", "G", 0, boards=(board,)))["ground:m"]


def test_parties_that_nobody_plays_have_narrow_cards_and_lines() -> None:
    other = Seat(-1, "Fire Giants", "fire", (Counter("r", "regions", "2"),), states=("NPC",))
    scene = replace(assault(), others=(other,))
    found = parts(scene)

    assert 'class="seatcard npc seat-fire" data-key="other:Fire Giants"' in found["seats"]
    assert "▲ Fire Giants  regions 2  (NPC)" in text_board(scene)
    assert "npc" not in parts(assault())["seats"]

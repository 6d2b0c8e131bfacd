"""What was drawn lately is not drawn again, and nothing old is ever shown."""

import re

import pytest

from jotunheim import registry
from jotunheim.kernel import Chance
from jotunheim.records import Session, new_header
from jotunheim.render.html import frame_html, legends_beside, parts, strip_html, things_html
from jotunheim.render.memo import _STILL, LARGE, MOST_STILL, Memo, is_still
from jotunheim.render.svg import draw, no_pictures
from jotunheim.scene import Board, Choice, Prompt, Scene, Seat, Sheet, Space

SEED = "5e" * 32
PLAYS = 40  # at random …
STEP = 4  # … of which every so many is drawn


@pytest.mark.slow
@pytest.mark.parametrize(
    ("name", "seats", "plays"),
    [
        ("connect-four", 2, 30),
        ("giant", 2, 60),
        ("assault", 4, 160),
        ("stronghold", 2, 160),
        ("dwarves", 4, 160),
        ("valda", 4, 160),
    ],
)
def test_a_table_with_a_memory_looks_as_one_without(name: str, seats: int, plays: int) -> None:
    game = registry.game(name)
    table = Session(game, new_header(game, seats, {}, SEED))
    luck = Chance(3)
    memo = Memo()
    for _ in range(plays):
        if table.g.over:
            break
        table.play_tokens([table.g.options[luck.below(len(table.g.options))]])
        for seat in range(-1, seats):
            scene = table.scene(seat)
            assert parts(scene, tools=True, memo=memo) == parts(scene, tools=True)
    assert all(len(kept) <= 4 for kept in memo.parts.kept.values())


@pytest.mark.parametrize(
    ("name", "seats"),
    [("giant", 2), ("assault", 3), ("stronghold", 2), ("dwarves", 3), ("valda", 3)],
)
def test_what_is_cut_away_does_not_change_a_drawing(name: str, seats: int) -> None:
    """The question is cut away where nothing can be picked, so numbers and effects must not be missed there."""
    game = registry.game(name)
    table = Session(game, new_header(game, seats, {}, SEED))
    chance = Chance(5)
    for play in range(PLAYS):
        table.play_tokens([table.g.options[chance.below(len(table.g.options))]])
        if table.g.over:
            break
        if play % STEP:
            continue
        for seat in range(seats):
            scene = table.scene(seat)
            found = parts(scene)
            for board in scene.boards:
                drawn = draw(scene, board)
                assert drawn is not None and found[f"board:{board.key}"] == drawn.moving
            assert found["mine"] == strip_html(scene)
            if not any(sheet.picture for sheet in scene.sheets):
                things = things_html(scene, no_pictures) + legends_beside(scene)
                assert found["things"] == things


def test_a_question_about_something_else_does_not_draw_the_board_again() -> None:
    board = Board("b", "B", spaces=(Space("a", x=1, y=1),))
    memo = Memo()
    drawn = [
        parts(Scene("g", "G", 0, boards=(board,), prompt=prompt), memo=memo)["board:b"]
        for prompt in (
            None,
            Prompt("Which card?", seat=0, mine=True, choices=(Choice("x", "X"), Choice("y", "Y"))),
            Prompt("And now?", seat=0, mine=True, choices=(Choice("z", "Z"),)),
        )
    ]

    assert drawn[0] is drawn[1] is drawn[2]


def test_a_large_board_without_anything_to_pick_is_known_again() -> None:
    boards = [tuple(Space(f"{n},{i}") for i in range(LARGE)) for n in range(2 * MOST_STILL)]

    assert all(is_still(spaces) for spaces in boards)
    assert [id(known) for known in _STILL] == [id(s) for s in boards[: -MOST_STILL - 1 : -1]]
    assert is_still(boards[-1]) and len(_STILL) == MOST_STILL
    assert not is_still((*boards[-1][1:], Space("a", token="go")))
    assert not is_still((*boards[-1][1:], Space("a", route=("go", "there"))))
    assert is_still(boards[0][:9]) and len(_STILL[0]) == LARGE  # a small one is not worth it


def test_those_who_are_not_asked_share_what_is_drawn() -> None:
    game = registry.game("giant")
    table = Session(game, new_header(game, 2, {"map": "3"}, SEED))
    memo = Memo()
    asked = table.g.asked
    assert asked is not None
    one, other = [parts(table.scene(seat), tools=True, memo=memo) for seat in (-1, 1 - asked.seat)]

    [name] = [name for name in one if name.startswith("board:")]
    assert one[name] is other[name] and one["log"] is other["log"]
    assert one["seats"] != other["seats"]  # one of them sits there


def test_what_a_game_draws_itself_is_drawn_each_time() -> None:
    sheet = Sheet("s", "Sheet", picture="mine")
    scene = Scene("g", "G", 0, boards=(Board("b", "B", backdrop="art"),), sheets=(sheet,))
    memo = Memo()
    drawn: list[str] = []

    def pictures(name: str) -> str:
        drawn.append(name)
        return ""

    for _ in range(2):
        parts(scene, pictures, memo=memo)

    assert drawn.count("mine") == 2


def test_each_seat_opens_a_board_of_areas_on_its_own_places() -> None:
    west = Space("w", "West", "polygon", 200, 300, points=(0, 0, 400, 0, 400, 600, 0, 600), owner=0)
    east = Space(
        "e", "East", "polygon", 1800, 300, points=(1600, 0, 2000, 0, 2000, 600, 1600, 600), owner=1
    )
    board = Board("b", "B", kind="areas", width=2000, height=600, spaces=(west, east))
    people = (Seat(0, "West"), Seat(1, "East"))
    memo = Memo()
    scenes = [Scene("g", "G", seat, seats=people, boards=(board,)) for seat in (0, 1, -1)]

    kept = [parts(scene, memo=memo) for scene in scenes]

    assert kept[0]["board:b"] is kept[1]["board:b"] is kept[2]["board:b"]
    nears = [re.findall('data-near="([^"]+)"', found["boards"]) for found in kept]
    assert nears == [["0 0 1100 600"], ["900 0 1100 600"], ["0 0 2000 600"]]
    assert kept == [parts(scene, memo=Memo()) for scene in scenes]
    for scene, found in zip(scenes, kept, strict=True):
        drawn = draw(scene, board)
        assert drawn is not None
        assert frame_html(board, drawn, False, scene.seat) == found["boards"]

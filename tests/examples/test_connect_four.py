"""Connect Four, clause by clause."""

import pytest
from jotunheim_examples.connect_four import GAME
from jotunheim_examples.connect_four.grid import Grid

from jotunheim.kernel import Chance, IllegalAction, SettingError, SituationError
from jotunheim.testing import check_game, rule
from tests.examples.connect_four_table import Table


@rule("C4-GRD-01")
def test_the_grid_has_seven_columns_and_six_rows() -> None:
    table = Table()

    assert table.open_columns == "1 2 3 4 5 6 7"
    assert len(table.drawing.splitlines()) == 6 + 1  # and whose turn it is


@rule("C4-GRD-01")
def test_another_size_can_be_agreed_on() -> None:
    table = Table(columns="9", rows="4").play("9 9 9 9")

    assert table.open_columns == "1 2 3 4 5 6 7 8"
    assert table.rows == ["........Y", "........R", "........Y", "........R"]


@rule("C4-GRD-01")
@pytest.mark.parametrize("options", [{"columns": "3"}, {"rows": "7"}, {"line": "6"}])
def test_sizes_out_of_range_are_refused(options: dict[str, str]) -> None:
    with pytest.raises(SettingError, match=f"option {next(iter(options))}: .* a whole number from"):
        Table(**options)


@rule("C4-END-01")
@pytest.mark.parametrize(("columns", "rows", "line"), [(9, 6, 4), (9, 6, 5), (7, 6, 4), (4, 4, 3)])
def test_each_line_is_found_and_shown_up_to_the_edge(columns: int, rows: int, line: int) -> None:
    grid = Grid(columns, rows, line)

    for cells in grid.every_line():
        assert grid.has_line(cells)
        assert grid.cells_in_lines(cells) == cells


@rule("C4-GRD-02")
def test_the_grid_is_empty_at_the_start() -> None:
    assert Table().rows == []


@rule("C4-GRD-03", "C4-TRN-02")
def test_red_begins_and_yellow_follows() -> None:
    table = Table()

    assert table.turn == "Red"
    assert table.play("1").turn == "Yellow"
    assert [seat.name for seat in table.view(0).seats] == ["Red", "Yellow"]


@rule("C4-TRN-01")
def test_players_take_turns_and_nobody_may_pass() -> None:
    table = Table().play("1 2 3")

    assert table.turn == "Yellow"
    assert table.rows == ["RYR...."]
    with pytest.raises(IllegalAction):
        table.g.play(GAME.words.token("pass"))


@rule("C4-TRN-03")
def test_a_disc_falls_on_what_lies_in_its_column() -> None:
    table = Table("""
        . . Y . . . .
        . . R . . . .
    """)

    table.play("3 4")

    assert table.rows == ["..R....", "..Y....", "..RY..."]


@rule("C4-TRN-04")
def test_a_full_column_takes_no_more_discs() -> None:
    table = Table().play("2 2 2 2 2 2")

    assert table.open_columns == "1 3 4 5 6 7"
    assert table.refuses("2") == "column 2 is full (C4-TRN-04)"


@rule("C4-TRN-04")
def test_the_last_open_column_fills_without_a_question() -> None:
    table = Table("""
        . . Y Y
        R R Y R
        Y Y R R
        R Y R Y
        yellow to move
    """, columns="4", rows="4")  # fmt: skip

    table.play("1")

    assert table.over
    assert table.rows[0] == "YRYY"


@rule("C4-END-01")
@pytest.mark.parametrize(
    ("drawing", "column"),
    [
        (". . . . . . .\n. . . R . . .\n. . . R . . .\n. . . R . . .\nred to move", 4),
        (". . . R R . R\nred to move", 6),
        (". . . R . . .\n. . R Y . . .\n. R Y Y . . .\n. Y Y R . . .\nred to move", 1),
        (". . . R . . .\n. . . Y R . .\n. . . Y Y R .\n. . . R Y Y .\nred to move", 7),
        ("R R . R . . .\nred to move", 3),
        (". . . . . . R\n. . . . . . R\n. . . . . . R\n. . . . . . Y\nred to move", 7),
    ],
    ids=["upright", "gap at the right", "rising", "falling", "gap at the left", "last column"],
)
def test_four_in_a_row_win_at_once(drawing: str, column: int) -> None:
    table = Table(drawing)

    table.play(str(column))

    assert table.winners == ["Red"]
    assert table.outcome().utilities == [1.0, -1.0]
    assert table.log(1)[-1] == "Red has four in a row and wins"


@rule("C4-END-01")
def test_three_are_not_enough() -> None:
    assert not Table(". R R . . . .\nred to move").play("4").over


@rule("C4-END-01")
def test_a_row_of_the_other_colour_helps_nobody() -> None:
    assert not Table("R R R Y . . .\nyellow to move").play("5 6").over


@rule("C4-END-01")
def test_a_longer_row_wins_too() -> None:
    assert Table("R R R . R R R\nred to move").play("4").winners == ["Red"]


@rule("C4-END-01")
@pytest.mark.parametrize("line", [3, 5])
def test_three_or_five_can_be_agreed_on(line: int) -> None:
    almost = "R " * (line - 1) + ". " * (9 - line + 1)

    table = Table(f"{almost}\nred to move", columns="9", line=str(line))

    assert not Table(f"{almost}\nred to move", columns="9", line=str(line)).play("9").over
    assert table.play(str(line)).winners == ["Red"]


@rule("C4-END-02")
@pytest.mark.parametrize(
    "drawing",
    [
        "R......\nR......\nY......\nY......\nRR.....\nYR.....",
        "...R...\n..RY...\n..YY...\n..YR...\n..RY..R\n..YY.RY",
        "..R....\n..YR...\n..RY...\n..YY...\n.RYR...\n.YRY...",
        "RR...RR",
    ],
    ids=["upright, top to foot", "rising, top to foot", "falling, foot to top", "left to right"],
)
def test_a_row_does_not_go_on_at_the_other_edge(drawing: str) -> None:
    table = Table(drawing)

    assert not table.over
    assert table.g.winner == -1


@rule("C4-END-03")
def test_a_full_grid_without_a_row_is_a_draw() -> None:
    table = Table("""
        . Y R Y
        Y R Y R
        Y R Y R
        R Y R Y
        red to move
    """, columns="4", rows="4")  # fmt: skip

    outcome = table.outcome()

    assert table.over
    assert outcome.ranks == [1, 1]
    assert outcome.utilities == [0.0, 0.0]
    assert table.log(0) == ["Red drops a disc into column 1", "The grid is full: a draw"]


@rule("C4-END-03")
def test_the_log_tells_of_the_draw() -> None:
    table = Table(columns="4", rows="4").play("1 2 3 4 2 1 1 4 4 1 3 3 3 2 2")

    assert table.log(0)[-2:] == [
        "Yellow drops a disc into column 4",
        "The grid is full: a draw",
    ]


# Situations, scenes, bots ----------------------------------------------------------------------------


def test_a_drawing_says_whose_turn_it_is() -> None:
    assert Table("R Y . . . . .").turn == "Red"
    assert Table("R Y R . . . .").turn == "Yellow"
    assert Table("R Y R . . . .\nred to move").turn == "Red"


def test_a_position_can_be_drawn_and_read_again() -> None:
    table = Table().play("4 4 3 5 7 7")

    assert Table(table.drawing).drawing == table.drawing
    assert Table(table.drawing).turn == table.turn


@pytest.mark.parametrize(
    ("drawing", "complaint"),
    [
        ("R Y . . . .", "line 1: the grid has 7 columns, not 6"),
        ("R X . . . . .", "line 1: expected a cell, one of ., R, Y, got 'X'"),
        (
            "R . . . . . .\n. . . . . . .",
            "line 1: the disc in column 1 hangs in the air (C4-TRN-03)",
        ),
        (". . . . . . .\n" * 7, "line 7: the grid has only 6 rows"),
        ("R R R R . . .\nY Y Y Y . . .", "both sides have enough in a row"),
    ],
)
def test_impossible_drawings_are_refused(drawing: str, complaint: str) -> None:
    with pytest.raises(SituationError) as caught:
        Table(drawing)

    assert complaint in str(caught.value)


def test_a_finished_position_can_be_opened_too() -> None:
    assert Table("Y Y Y . . . .\nR R R R . . .").winners == ["Red"]


def test_only_the_cells_where_a_disc_would_land_can_be_clicked() -> None:
    table = Table("R Y . . . . .")

    mine = {s.key: s.token for s in table.view(0).boards[0].spaces if s.token}
    theirs = [s.token for s in table.view(1).boards[0].spaces if s.token]

    assert mine == {f"{c},{2 if c < 3 else 1}": f"column:{c}" for c in range(1, 8)}
    assert theirs == []


def test_the_row_that_won_is_marked() -> None:
    table = Table("R Y . . . . .\nR R R . . . .\nred to move").play("4")

    marked = [p.at for p in table.view(-1).boards[0].pieces if p.states]

    assert marked == ["1,1", "2,1", "3,1", "4,1"]


def test_a_column_that_is_not_there_is_explained() -> None:
    assert Table(columns="4").why_not("5") == "the grid has columns 1 to 4 (C4-GRD-01)"


@pytest.mark.parametrize(
    ("drawing", "best"),
    [
        ("R R R . Y Y Y", 4),  # win rather than block
        (". . . . Y Y Y\nred to move", 4),
        (". . . . . . .", 4),
    ],
)
def test_the_rule_of_thumb_wins_blocks_and_likes_the_middle(drawing: str, best: int) -> None:
    g = Table(drawing).g

    weights = GAME.weigh(g, g.options)

    assert weights.index(max(weights)) == best - 1


def test_the_rule_of_thumb_does_not_lift_the_other_side() -> None:
    g = Table("""
        Y Y Y . . . .
        R R Y . . . .
        red to move
    """).g

    weights = GAME.weigh(g, g.options)

    assert weights.index(min(weights)) == 3  # a disc there, and Yellow has four on top of it


def test_the_rule_of_thumb_beats_chance() -> None:
    won = sum(thumb_against_chance(seed) for seed in range(40))

    assert won >= 32


def thumb_against_chance(seed: int) -> bool:
    """Whether the rule of thumb, in the seat of the seed's parity, wins against random play."""
    rng = Chance(seed)
    g = GAME.start({}, 2, rng)
    while g.asked is not None:
        weights = GAME.weigh(g, g.options)
        best = g.options[weights.index(max(weights))]
        g.play(best if g.asked.seat == seed % 2 else g.options[rng.below(len(g.options))])
    return g.winner == seed % 2


def test_who_stands_better_is_worth_more() -> None:
    g = Table(". . R R . . .\n. . Y Y . . Y\nred to move").g

    assert GAME.evaluate(g, 0) == -GAME.evaluate(g, 1)
    assert GAME.evaluate(Table(". . R R R . .\n. . Y Y R . Y").g, 0) > 0
    assert GAME.evaluate(Table("R R R R . . .").g, 1) == -1.0


def test_the_kit_finds_nothing() -> None:
    check_game(GAME, games=6)

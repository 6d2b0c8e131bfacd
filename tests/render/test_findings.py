"""What people met at the table and what was wrong in the drawing, by the ids of the findings."""

import re
from pathlib import Path

import pytest

from jotunheim.render.html import parts
from jotunheim.render.svg import board_svg
from jotunheim.render.tracks import heat_track
from jotunheim.scene import (
    Badge,
    Board,
    Choice,
    Marker,
    Piece,
    Prompt,
    Route,
    Scene,
    Seat,
    Space,
    Tally,
    Track,
)
from tests.render.markup import Element, read

CSS = (Path(__file__).parents[2] / "src/jotunheim/web/static/look.css").read_text()
HERE, OTHER = Seat(0, "Storm Giants"), Seat(1, "Stone Giants", states=("active",))


def ask(**more: object) -> Prompt:
    return Prompt("Which card?", 0, True, **{"choices": (Choice("a", "This"),), **more})  # type: ignore[arg-type]


def test_a_question_in_the_turn_of_another_says_so() -> None:
    """T-12."""
    html = parts(Scene("g", "G", 0, seats=(HERE, OTHER), prompt=ask()))["prompt"]

    assert "In the turn of Stone Giants: you are asked" in html and "Your turn" not in html


def test_only_the_question_is_read_out_when_it_changes() -> None:
    """T-61."""
    elements = read(parts(Scene("g", "G", 0, prompt=ask()))["prompt"])

    live = [x for x in elements if "aria-live" in x.attributes]
    assert [x.words() for x in live] == ["Which card?"]


def test_the_rules_behind_a_question_are_one_link() -> None:
    """T-05: three or four numbers of clauses were the second thing one read."""
    html = parts(Scene("g", "G", 0, prompt=ask(clauses=("GI-A-01", "GI-B-02"))))["prompt"]

    [link] = [x for x in read(html) if "data-clause" in x.attributes]
    assert link.words() == "Rules for this"
    assert link.attributes["data-clause"] == link.attributes["title"] == "GI-A-01 GI-B-02"


def hexes(*pieces: Piece, badges: tuple[Badge, ...] = ()) -> Scene:
    root = 3**0.5
    spaces = [
        Space(f"{c}-{r}", "", x=1.5 * c, y=root * (r + c % 2 / 2), size=1, column=c, row=r, badges=badges if c == 9 else ())
        for c in range(10)
        for r in range(6)
    ]  # fmt: skip
    return Scene("g", "G", 0, boards=(Board("b", "B", "hexes", 10, 6, tuple(spaces), pieces),))


def test_two_giants_of_one_hex_stand_side_by_side() -> None:
    """T-14."""
    scene = hexes(*[Piece(f"p{i}", "4-2", "Giant", "giant", i) for i in range(2)])

    elements = read(board_svg(scene, scene.boards[0]))

    moved = [x.attributes["transform"] for x in elements if x.attributes.get("data-key") in ("p0", "p1")]  # fmt: skip
    left, right = [float(m.partition("(")[2].split()[0]) for m in moved]
    assert right - left >= 20


@pytest.mark.parametrize(("count", "stones"), [(2, 4), (3, 2)])
def test_of_a_large_army_equal_units_are_one_stone_with_their_number(
    count: int, stones: int
) -> None:
    """T-14: up to five stand side by side, more are told by a number each."""
    land = Space("l", "Land", "polygon", 500, 300, points=(0, 0, 1000, 0, 1000, 600, 0, 600))
    army = tuple([Piece(k, "l", "Giant", k, 0, badges=(Badge(f"×{count}", "count"), Badge("1"), Badge("3"))) for k in ("regular", "elite")])  # fmt: skip
    board = Board("b", "B", "areas", 1000, 600, (land,), army)

    text = board_svg(Scene("g", "G", 0, boards=(board,)), board)

    drawn = len(re.findall(r'<use href="#rs-', text)) + len(re.findall('<use href="#p-', text))
    assert drawn == stones
    assert text.count('class="count"') == (0 if stones == 4 else 2)


def test_the_number_of_places_is_not_told_where_it_means_nothing() -> None:
    """T-21."""
    scene = hexes()
    spaces = tuple([Space(s.key, s.key, x=s.x, y=s.y, size=1, column=s.column, row=s.row, token=s.key) for s in scene.boards[0].spaces])  # fmt: skip
    choices = tuple([Choice(s.key, f"to {s.key}") for s in spaces])
    board = Board("b", "B", "hexes", 10, 6, spaces)
    prompt = Prompt("Where to?", 0, True, choices=choices)

    html = parts(Scene("g", "G", 0, boards=(board,), prompt=prompt))["prompt"]

    assert "<summary>Choose on the map, or from the list</summary>" in html


def test_two_digits_of_a_box_of_heat_are_smaller() -> None:
    """T-22."""
    track = Track("h", "Heat", tuple(map(str, range(14))), (Marker("now", 3, "now"),), kind="heat", limit=10)  # fmt: skip

    found = dict(re.findall(r'class="ht ([^"]*)"[^>]*>(\d+)<', heat_track(track))[::-1])

    numbers = re.findall(r'class="ht [^"]*two"[^>]*>(\d+)<', heat_track(track))
    assert numbers == ["10", "11", "12", "13"] and found
    assert ".ht.two" in CSS


def test_the_name_of_a_range_lies_within_the_map() -> None:
    """T-23."""
    scene = hexes(badges=(Badge("walk", "band"),))
    text = board_svg(scene, scene.boards[0])
    [full] = re.findall('data-full="0 0 ([^ ]*) ', text)

    found = re.findall(r'class="chip band-n" transform="translate\(([^ ]*) [^)]*\) scale\(([^)]*)\)"><rect x="-([^"]*)"', text)  # fmt: skip

    [(x, growth, half)] = [tuple(map(float, values)) for values in found]
    assert x + half * growth <= float(full)


def test_slips_of_cards_wrap() -> None:
    """T-41."""
    [rule] = re.findall(r"^\.slips \{([^}]*)\}", CSS, re.MULTILINE)

    assert "flex-wrap: wrap" in rule


def test_a_single_piece_does_not_say_that_it_is_one() -> None:
    """T-74."""
    square = Space("a", row=0, column=0)
    one = Piece("p", "a", "Stone", badges=(Badge("×1", "count"), Badge("4", "strength")))
    board = Board("b", "B", "grid", spaces=(square,), pieces=(one,))

    text = board_svg(Scene("g", "G", 0, boards=(board,)), board)

    assert 'aria-label="Stone, strength 4"' in text


def test_whole_answers_stand_in_the_group_of_their_single_steps() -> None:
    """Two groups of a question were called Trade."""
    choices = (Choice("four", "4 for 1", group="Trade", sign="sword"), Choice("end", "End"))
    routes = (Route(("four", "gold"), "4 gold for 1 blood", group="Trade"),)
    html = parts(Scene("g", "G", 0, prompt=ask(choices=choices, routes=routes)))["prompt"]

    assert [x.words() for x in read(html) if "micro group" in x.attributes.get("class", "")] == [
        "Trade"
    ]
    assert html.index("4 gold") < html.index("End")


def test_a_tile_of_equal_things_says_how_many_are_picked() -> None:
    """T-13: it read "picked", and a second click added the second giant."""
    choices = (Choice("stone", "Stone Giant"), Choice("done", "These go"))
    asked = ask(choices=choices, form="some", picks=("stone",))

    html = parts(Scene("g", "G", 0, prompt=asked))["prompt"]

    [times] = [x.words() for x in read(html) if x.attributes.get("class") == "times"]
    assert times == "1 picked; this adds one more"


def tallied(picks: tuple[str, ...], *choices: Choice) -> list[Element]:
    """A pick of two Stone Giants and a Champion that has begun."""
    tallies = (Tally("stone", "Stone Giant", picks.count("stone"), 2),)
    asked = ask(choices=choices, form="set", picks=picks, tallies=tallies, low=1, high=3)
    return read(parts(Scene("g", "G", 0, prompt=asked), tools=True)["prompt"])


def test_equal_picks_are_said_once() -> None:
    """T-74: "Picked: stone, stone"."""
    tags = tallied(("stone", "stone", "old_oak"), Choice("done", "These go"))

    [said] = [x.words() for x in tags if x.attributes.get("class") == "next"]
    assert "Picked: Stone Giant ×2, old oak." in said


def test_equal_things_have_a_counter_with_one_less_and_one_more() -> None:
    """T-13: a second click on the tile took the second giant, and nothing said so."""
    stone, done = Choice("stone", "Stone Giant"), Choice("done", "These go")
    tags = tallied(("stone",), stone, done)

    [count] = [x.words() for x in tags if x.tag == "output"]
    less = next(x for x in tags if x.attributes.get("data-do") == "unpick")
    more = next(x for x in tags if x.attributes.get("aria-label") == "One more: Stone Giant")
    assert count == "1 of 2"
    assert "disabled" not in less.attributes and more.attributes["data-token"] == "stone"
    assert more.attributes["data-key"] == "option:1"  # its key works as before
    assert not [x for x in tags if "opt" in x.attributes.get("class", "").split()]


@pytest.mark.parametrize(("picked", "more"), [(1, "pick-earlier"), (2, None)])
def test_a_counter_before_the_last_pick_goes_both_ways(picked: int, more: str | None) -> None:
    """T-13: only the last pick could be taken back; no third of two is added."""
    tags = tallied(("stone",) * picked + ("champion",), Choice("done", "These go"))

    less = next(x for x in tags if x.attributes.get("data-do") == "unpick")
    add = next(x for x in tags if x.attributes.get("aria-label") == "One more: Stone Giant")
    assert "disabled" not in less.attributes and less.attributes["data-pick"] == "stone"
    assert add.attributes.get("data-do") == more
    assert ("disabled" in add.attributes) == (more is None)


def test_the_end_of_a_pick_is_one_button() -> None:
    """T-13: "These go" and "Confirm" were two buttons for the same thing."""
    tags = tallied(("stone",), Choice("stone", "Stone Giant"), Choice("done", "These go"))

    ends = [x for x in tags if x.attributes.get("data-token") == "done" or x.attributes.get("data-do") == "confirm"]  # fmt: skip
    assert len(ends) == 1 and ends[0].words().startswith("These go")

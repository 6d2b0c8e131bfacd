"""The end as an event (T-24)."""

import pytest
from msgspec.structs import replace

from jotunheim.render.html import parts
from jotunheim.render.text import render
from jotunheim.scene import Ending, Gain, Moment, Scene, Seat
from tests.render.markup import read

SEATS = (Seat(0, "West", "fire"), Seat(1, "East", "storm"))
GAINS = (Gain(3, 1, 4, "Battles"), Gain(7, 0, 6, "Battles"), Gain(9, 0, 2, "Events"))
END = Ending((8, 4), (1, 2), "most points", ("4", "2"), "West wins, 4 to 2", (0,), GAINS, 2)


def ended(seat: int, ending: Ending = END) -> str:
    return parts(Scene("g", "G", seat, seats=SEATS, ending=ending))["prompt"]


def test_the_headline_says_who_won_and_why() -> None:
    html = ended(0)

    assert "<h1>West wins, 4 to 2</h1>" in html and "Most points" in html
    assert "you win" in html and "you lose" in ended(1)
    assert "you win" not in ended(-1) and "you lose" not in ended(-1)


def test_in_a_draw_nobody_is_told_to_have_won() -> None:
    draw = Ending((0, 0), (1, 1), "quiet", headline="A draw", winners=(0, 1))

    assert "you win" not in ended(0, draw) and "A draw" in ended(0, draw)


def test_points_are_told_by_what_they_were_given_for() -> None:
    rows = [x.words() for x in read(ended(0)) if x.tag == "tr"]

    assert rows[1:] == ["Battles32", "Events1–"]


def test_the_score_over_the_game_is_a_line_for_each_seat_in_its_colour() -> None:
    html = ended(0)

    curves = [x for x in read(html) if x.attributes.get("class") == "curve"]
    assert len(curves) == 2
    assert "The score over the game: West 4, East 2" in html


def test_what_decided_it_leads_to_its_moment() -> None:
    moment = Moment(7, "Giant 51 is destroyed!", 0)
    html = ended(0, Ending((1, 0), (1, 2), headline="West wins", winners=(0,), moments=(moment,)))

    assert 'data-do="moment" data-told="7"' in html and "Giant 51 is destroyed!" in html


def test_the_terminal_tells_the_same() -> None:
    text = render(Scene("g", "G", 0, seats=SEATS, ending=END), 76)

    assert "West wins, 4 to 2" in text and "Battles: West 3, East 2" in text


@pytest.mark.parametrize(("reason", "sentence", "clauses"), [
    ("most points", "Most points", ""),
    ("West conceded (GI-END-04)", "West conceded", "GI-END-04"),
    ("the battle (the second) went quiet (GI-DRW-01, GI-DRW-02)", "The battle (the second) went quiet", "GI-DRW-01 GI-DRW-02"),
])  # fmt: skip
def test_clauses_of_the_reason_are_a_mark_after_the_sentence(reason: str, sentence: str, clauses: str) -> None:  # fmt: skip
    """A draw of GIANT read "Victory points (GI-SCO-04)", as if that were a name."""
    html = ended(0, replace(END, reason=reason))
    text = render(Scene("g", "G", 0, seats=SEATS, ending=replace(END, reason=reason)), 76)

    [why] = [x for x in read(html) if x.attributes.get("class") == "why"]
    marks = [x.attributes["data-clause"] for x in read(html) if "data-clause" in x.attributes]
    assert why.words().removesuffix("§").strip() == sentence and f"{sentence}\n" in text
    assert marks == ([clauses] if clauses else [])
    assert ("Rules: " + ", ".join(clauses.split()) in text) == bool(clauses)

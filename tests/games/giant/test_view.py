import pytest

from jotunheim.games.giant import GAME
from jotunheim.games.giant.grid import hex_of_label
from jotunheim.kernel import Chance, Scripted
from jotunheim.scene import encode
from tests.games.giant.builders import Table, rule, situation

SHOOT = (
    "phase shooting\nterrain forest 1505\n"
    "giant 1 type=5 at=1501 weapons=H1:L2,T1:M2,RA1:G3 moved=walk:3 heat=4\n"
    "giant 4 type=5 at=1512 moved=run:7\ngiant 5 type=A at=1703\n"
)


@rule("GI-OVR-06", "GI-MRK-02")
def test_the_scene_shows_map_and_record_sheets() -> None:
    scene = GAME.view(situation(SHOOT).g, 0)
    board = scene.boards[0]

    assert len(board.spaces) == 1178
    assert {piece.glyph: piece.at for piece in board.pieces} == {
        "51": "1501",
        "54": "1512",
        "A5": "1703",
    }
    sheet = scene.sheets[0]
    assert sheet.title == "51 Giant"
    assert sheet.lines[0].cells == ("Head", "0/2")
    assert sheet.lines[7].cells == ("T1", "M2", "2 damage", "2 of 2 shots")
    assert (sheet.tracks[0].filled, sheet.tracks[0].length) == (4, 10)


@rule("GI-SHT-03")
def test_a_target_shows_its_sum_line_by_line() -> None:
    table = situation(SHOOT).play("giant:1", "place:RA1")
    choice = table.choices()["giant:4"]

    assert choice.detail == (
        "base 4",
        "range 11 +1",
        "own movement +1",
        "target moved 7 +3",
        "forest between +1",
        "= 10, 17 %",
    )
    assert (choice.note, choice.figure) == ("needs 10+", "17 %")


def test_the_line_of_sight_names_the_hex_that_blocks_it() -> None:
    text = SHOOT + "terrain spire 1502\ngiant 6 type=5 at=1602\n"
    table = situation(text).play("giant:1", "place:RA1")
    notes = {trail.key: trail.note for trail in GAME.view(table.g, 0).boards[0].trails}

    assert notes["sight 54"] == "blocked at 1502"
    assert notes["sight 56"] == "in sight"


@rule("GI-MOV-24")
def test_end_hexes_show_cost_and_speed() -> None:
    table = situation("high 1\ngiant 1 type=5 at=1515\ngiant 4 type=5 at=2020\n").play("mode:walk")

    assert table.choices()["hex:1513"].note == "clear; 6 points, 6 hexes, +2 to hit it"
    spaces = {space.key: space.token for space in GAME.view(table.g, 0).boards[0].spaces}
    assert spaces["1513"] == "hex:1513"
    assert spaces["1501"] == ""


def test_others_see_no_options() -> None:
    scene = GAME.view(situation(SHOOT).g, 1)

    assert scene.prompt is not None
    assert scene.prompt.choices == ()
    assert all(space.token == "" for space in scene.boards[0].spaces)


def told(table: Table) -> str:
    return " ".join(line.text for line in GAME.log(table.g, -1))


def test_the_log_speaks_plain_words() -> None:
    table = situation(SHOOT, "10 7").play("giant:1", "place:RA1", "giant:4")

    assert "51 fires RA1 at 54: needs 10, rolls 10: hit." in told(table)
    assert "3 damage to 54, location 7: torso." in told(table)


@pytest.mark.parametrize("seed", range(4))
def test_every_event_has_words_and_every_view_can_be_made(seed: int) -> None:
    options = [{}, {"series": "campaign", "pool": "3"}, {"map": "drawn"}, {"series": "match"}][seed]
    g = GAME.start(options, 2, Scripted([], Chance(seed)))
    g.journal = []
    chance = Chance(seed)
    while not g.over:
        if chance.below(8) == 0:
            assert all(encode(GAME.view(g, seat)) for seat in (0, 1, -1))
        g.play(g.options[chance.below(len(g.options))])
    scene = GAME.view(g, 0)

    assert scene.ending is not None
    silent = {event.what for event in g.journal if not GAME.sentence(g, event, 0)}
    assert silent <= {"damage"}
    assert all("None" not in line.text for line in scene.log)


def test_routes_and_prompts_have_words() -> None:
    table = situation("high 1\ngiant 1 type=5 at=1515\ngiant 4 type=5 at=2020\n")
    prompt = GAME.prompt(table.g, 0)

    assert prompt is not None
    assert prompt.question == "How does 51 move?"
    labels = {route.target: route.label for route in prompt.routes}
    assert labels["1506"] == "run to 1506"
    assert hex_of_label("1506") > 0
    assert [aside.token for aside in prompt.asides] == ["concede"]
    assert "GI-MOV-19" in {r.token: r.reason for r in prompt.refusals}["mode:limp"]

"""What a seat sees of the table."""

from pathlib import Path

import pytest

from jotunheim.games.giant import GAME
from jotunheim.games.giant.grid import hex_of_label
from jotunheim.kernel import Chance, Scripted
from jotunheim.render.links import plain
from jotunheim.scene import encode
from jotunheim.testing.pseudo import LANGUAGE
from jotunheim.texts import FURTHER, speaking
from tests.kit.catalogues import made_up

from .table import Table, rule, situation

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
    assert sheet.title == "Giant 51"
    assert [line.cells for line in sheet.lines] == [
        ("head", "L2", "2", "heat +1"),
        ("torso", "M2", "2", "▮▮"),
        ("right arm", "G3", "3", "▮▮▮▮▮▮"),
    ]


@rule("GI-SHT-03")
def test_a_target_shows_its_sum_line_by_line() -> None:
    table = situation(SHOOT).play("giant:1", "place:RA1")
    choice = table.choices["giant:4"]

    assert choice.detail == (
        "Base\t4",
        "Range 11 hexes\t+1",
        "You walked\t+1",
        "Target moved 7 hexes\t+3",
        "1 forest between\t+1",
        "To hit, two dice\t10+",
    )
    assert (choice.need, choice.figure) == (10, "17 %")
    assert choice.note == "needs 10+, 3 damage, 5 shots left after it"


def test_the_line_of_sight_names_the_hex_that_blocks_it() -> None:
    text = SHOOT + "terrain spire 1502\ngiant 6 type=5 at=1602\n"
    table = situation(text).play("giant:1", "place:RA1")
    board = GAME.view(table.g, 0).boards[0]
    sights = {trail.key: trail for trail in board.trails}

    assert (sights["sight 54"].kind, sights["sight 54"].note) == ("blind", "blocked at 1502")
    assert sights["sight 54"].spaces == ("1501", "1502", "1512")
    assert (sights["sight 56"].kind, sights["sight 56"].note) == ("sight", "in sight")
    target = {piece.key: piece for piece in board.pieces}["54"]
    assert "GI-LOS-16" in target.why_not
    assert [badge.text for badge in target.badges if badge.kind == "no-odds"] == ["no shot"]


@rule("GI-MOV-24")
def test_end_hexes_show_cost_and_speed() -> None:
    table = situation("high 1\ngiant 1 type=5 at=1515\ngiant 4 type=5 at=2020\n").play("mode:walk")

    note = "clear; costs 2, up to 6 hexes: enemies need 2 more to hit you"
    assert table.choices["hex:1513"].note == note
    spaces = {space.key: space for space in GAME.view(table.g, 0).boards[0].spaces}
    assert spaces["1513"].route[0] == "hex:1513"
    assert [badge.text for badge in spaces["1513"].badges] == ["2", "5-6 hexes, 2 harder to hit"]
    assert spaces["1501"].token == "" and spaces["1501"].route == ()
    assert spaces["1501"].badges == ()


def test_conceding_keeps_its_words_among_end_hexes() -> None:
    table = situation("high 1\ngiant 1 type=5 at=1515\ngiant 4 type=5 at=2020\n").play("mode:walk")
    prompt = GAME.prompt(table.g, 0)

    assert prompt is not None
    assert [aside.label for aside in prompt.asides] == ["Concede the battle"]


def test_what_was_on_offer_leaves_no_mark_on_the_map() -> None:
    table = situation("high 1\ngiant 1 type=5 at=1515\ngiant 4 type=5 at=2020\n").play("mode:walk")
    before = GAME.view(table.g, 1)

    assert any(space.route for space in GAME.view(table.g, 0).boards[0].spaces)
    assert encode(GAME.view(table.g, 1)) == encode(before)
    assert not any(space.token or space.route or space.badges for space in before.boards[0].spaces)


def walking(terrain: str) -> Table:
    text = f"high 1\nterrain {terrain} 1514\ngiant 1 type=5 at=1515\ngiant 4 type=5 at=2020\n"
    return situation(text).play("mode:walk")


@rule("GI-MOV-06")
def test_what_is_kept_of_one_map_is_not_said_of_another() -> None:
    costs = [walking(terrain).choices["hex:1514"].note for terrain in ("forest", "scrud")]

    assert [note.split(",")[0] for note in costs] == ["forest; costs 2", "scrud; costs 3"]


@rule("GI-MOV-14")
def test_what_is_kept_of_a_move_knows_no_giants() -> None:
    text = "high 1\ngiant 1 type=5 at=1515\ngiant 4 type=5 at={}\n"
    free, taken = (situation(text.format(at)).play("mode:walk") for at in ("2020", "1513"))
    seen = [GAME.view(table.g, 0).boards[0].spaces for table in (free, taken, free)]

    tokens = [{space.route[0] for space in spaces if space.route} for spaces in seen]
    assert tokens[0] == tokens[2] == tokens[1] | {"hex:1513"}


def test_what_is_kept_in_one_language_is_not_said_in_another(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(FURTHER, str(made_up(tmp_path)))
    ask = situation("high 1\ngiant 1 type=5 at=1515\ngiant 4 type=5 at=2020\n")
    tables = [ask, walking("forest")]
    before = [encode(GAME.view(table.g, 0)) for table in tables]

    with speaking(LANGUAGE):
        other = [encode(GAME.view(table.g, 0)) for table in tables]

    assert b"costs 2" in before[1] and b"costs 2" not in other[1]
    assert b"walk to 1514" in before[0] and b"walk to 1514" not in other[0]
    assert [encode(GAME.view(table.g, 0)) for table in tables] == before


def test_others_see_no_options() -> None:
    scene = GAME.view(situation(SHOOT).g, 1)

    assert scene.prompt is not None
    assert scene.prompt.choices == ()
    assert all(space.token == "" for space in scene.boards[0].spaces)


def told(table: Table) -> str:
    return " ".join(plain(line.text) for line in GAME.log(table.g, -1))


def test_the_log_speaks_plain_words() -> None:
    table = situation(SHOOT, "10 7").play("giant:1", "place:RA1", "giant:4")

    assert "Giant 51 fires G3 right arm at Giant 54: needs 10, rolls 10: hit" in told(table)
    assert "3 damage to Giant 54, location 7: torso" in told(table)


@pytest.mark.parametrize(("place", "words"), [("H1", "L2 head"), ("RA2", "G3 right arm 2")])
def test_the_log_and_the_questions_call_a_weapon_as_its_button_does(place: str, words: str) -> None:
    text = SHOOT.replace("T1:M2,RA1:G3", "RA1:G1,RA2:G3")
    table = situation(text, "2").play("giant:1")
    assert table.choices[f"place:{place}"].label == words

    table.play(f"place:{place}")
    weapon, _, where = words.partition(" ")
    assert f"fire its {weapon} ({where})?" in table.asked.question(table.g)

    table.play("giant:4")
    assert f"Giant 51 fires {words} at Giant 54: needs" in told(table)


@rule("GI-SHT-09")
def test_the_log_says_who_has_no_shot() -> None:
    far = "high 0\ngiant 1 type=5 at=0101\ngiant 4 type=5 at=3830 weapons={}\n"
    unarmed, armed = (
        situation(far.format(weapons)).play("mode:stand", "mode:stand") for weapons in ("", "T1:M2")
    )

    assert "West has no shot East has no shot" in told(unarmed)
    assert "West has no shot" in told(armed)
    assert "East has no shot" not in told(armed)


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
    assert prompt.question == "How does Giant 51 move?"
    labels = {route.target: route.label for route in prompt.routes}
    assert labels["1506"] == "run to 1506"
    assert hex_of_label("1506") > 0
    assert [aside.token for aside in prompt.asides] == ["concede"]
    assert prompt.refusals == ()  # nobody expects to limp on two good legs


def test_a_lost_leg_says_why_there_is_no_walk() -> None:
    text = "high 1\ngiant 1 type=5 at=1515 damage=left_leg:4\ngiant 4 type=5 at=2020\n"
    refused = situation(text).refusals

    assert list(refused) == ["mode:walk"]
    assert "GI-MOV-19" in refused["mode:walk"]


def test_a_click_on_a_hex_goes_the_longest_way_after_the_manner_too() -> None:
    """T-15: no question is asked whose answer the ruling of GI-MOV-24 gives."""
    table = situation("high 1\ngiant 1 type=5 at=1501\ngiant 4 type=5 at=2520\n")
    table.play("mode:walk")
    spaces = {space.key: space for space in table.view(table.seat).boards[0].spaces}
    near = spaces["1503"]

    assert near.token == "" and near.route[0] == "hex:1503" and len(near.route) == 2
    table.play(*near.route)
    assert table.question != "PickMoved"


def test_the_map_opens_on_the_place_that_is_asked_about() -> None:
    """T-16: a giant that enters in the East does not open the map on the enemy in the West."""
    enters = situation("round 1\nhigh 1\nwest 1\ngiant 1 type=5\ngiant 4 type=5 at=0101\n")

    assert "0101" not in enters.view(enters.seat).boards[0].focus
    moves = situation("high 1\ngiant 1 type=5 at=1501\ngiant 4 type=5 at=2520\n")
    moves.play("mode:walk", "hex:1503")
    assert moves.question == "PickMoved"
    assert moves.view(moves.seat).boards[0].focus[:2] == ("1501", "1503")


def test_a_side_keeps_its_colour() -> None:
    """T-71: East was red in one game, West in the next."""
    tables = [situation(f"west {seat}\ngiant 1 type=5 at=1501\ngiant 4 type=5 at=2520\n") for seat in (0, 1)]  # fmt: skip
    colours = [{seat.name: seat.colour for seat in table.view(0).seats} for table in tables]

    assert colours[0] == colours[1] == {"West": "fire", "East": "storm"}

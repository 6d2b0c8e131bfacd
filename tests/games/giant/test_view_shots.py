"""What a seat sees before a shot: one pick, the odds at the target, the line and what it costs."""

from jotunheim.games.giant import GAME
from jotunheim.games.giant.book.tables import BUILT, WALL, WOODED
from jotunheim.games.giant.grid import hex_of_label, label
from jotunheim.games.giant.rules.sight import crossings, forests_in, is_visible, ruins_in, sight
from jotunheim.kernel import Chance
from jotunheim.scene import Scene, Sheet

from .table import rule, situation

SHOOT = (
    "phase shooting\nterrain forest 1505\n"
    "giant 1 type=5 at=1501 weapons=H1:L2,T1:M2,RA1:G3 moved=walk:3 heat=4\n"
    "giant 2 type=5 at=0520\n"
    "giant 4 type=5 at=1512 moved=run:7\ngiant 5 type=A at=1703\n"
)


def sheet_of(scene: Scene, name: str) -> Sheet:
    return next(sheet for sheet in scene.sheets if sheet.key == f"sheet {name}")


def test_a_whole_shot_is_one_pick_from_the_first_question_on() -> None:
    table = situation(SHOOT)
    prompt = GAME.prompt(table.g, 0)
    assert prompt is not None
    routes = {route.label: route for route in prompt.routes}

    shot = routes["51: G3 right arm at Giant 54"]
    assert shot.tokens == ("giant:1", "place:RA1", "giant:4")
    assert (shot.figure, shot.need, shot.target) == ("17 %", 10, "54")
    assert shot.detail[-1] == "To hit, two dice\t10+"
    needs = [route.need for route in prompt.routes]
    assert needs == sorted(needs)
    table.g.journal = []
    table.play(*shot.tokens)
    assert [values[1:3] for values in table.told("shot")] == [(26, table.giant(4).key())]


def test_targets_carry_their_odds_and_the_line_what_each_hex_costs() -> None:
    table = situation(SHOOT).play("giant:1", "place:RA1")
    board = GAME.view(table.g, 0).boards[0]
    odds = {
        piece.key: (badge.text, badge.note)
        for piece in board.pieces
        for badge in piece.badges
        if badge.kind == "odds"
    }

    assert odds["54"] == ("needs 10+", "17 % · G3 hits for 3")
    assert set(odds) == {"54", "A5"}
    near = {trail.key: trail.spaces for trail in board.trails}["sight 54"]
    assert near == tuple(f"15{row:02}" for row in range(1, 13))


def test_the_hexes_of_the_likeliest_shot_say_what_they_add() -> None:
    text = SHOOT.replace("giant 5 type=A at=1703\n", "terrain ruins 1508\n")
    board = GAME.view(situation(text).g, 0).boards[0]
    chips = {space.key: space.badges[0].text for space in board.spaces if space.badges}
    missile_first = {piece.key: piece.badges[-1].note for piece in board.pieces}["54"]

    assert missile_first.startswith("58 % · M2")
    assert chips == {}  # a missile does not mind what lies between
    table = situation(text).play("giant:1")
    table.play("place:RA1")
    assert table.question == "PickShooter"  # one target: the shot is fired at once


def test_forest_and_ruins_on_the_line_carry_their_price() -> None:
    text = SHOOT.replace(",T1:M2", "").replace("giant 5 type=A at=1703\n", "terrain ruins 1508\n")
    board = GAME.view(situation(text).g, 0).boards[0]
    chips = {space.key: space.badges[0].text for space in board.spaces if space.badges}

    assert chips == {"1505": "+1 forest", "1508": "+2 ruins"}


@rule("GI-LOS-03", "GI-LOS-05")
def test_what_a_drawn_line_meets_is_what_the_rules_count() -> None:
    g = situation("map 4\n" + SHOOT.replace("terrain forest 1505\n", "")).g
    chance = Chance(5)
    seen = 0
    for _ in range(400):
        a = chance.below(1178)
        b = (a + 1 + chance.below(1177)) % 1178  # another one
        code = sight(g.field, g.book.lines, a, b)
        met = [rank for _cell, rank in crossings(g.field, g.book.lines, a, b)]
        if is_visible(code):
            seen += 1
            assert met.count(WOODED) == forests_in(code)
            assert met.count(BUILT) == ruins_in(code)
            assert WALL not in met
    assert seen > 50


def test_heat_shows_what_the_shot_would_add() -> None:
    text = SHOOT.replace("H1:L2,T1:M2,RA1:G3", "H1:L2")
    scene = GAME.view(situation(text).play().g, 0)
    track = sheet_of(scene, "51").tracks[-1]

    assert [marker.at for marker in track.markers] == [4, 5]
    assert (track.limit, len(track.steps)) == (10, 14)
    assert sheet_of(scene, "51").lines[0].states == ("aimed",)
    others = GAME.view(situation(text).g, 1)
    assert len(sheet_of(others, "51").tracks[-1].markers) == 1


def test_a_giant_without_a_shot_says_why_in_few_words() -> None:
    refused = situation(SHOOT.replace("at=0520", "at=0520 weapons=T1:M2,RA1:G3")).refusals

    assert refused == {}
    text = SHOOT.replace("at=0520", "at=1504 weapons=T1:M2")
    reason = situation(text).refusals["giant:2"]
    assert reason == (
        "missiles: 54 is closer than 10 hexes (GI-MIS-02), A5 is closer than 10 hexes (GI-MIS-02)"
    )


def test_a_small_screen_looks_at_a_shooter_and_its_nearest_target() -> None:
    table = situation(
        "phase shooting\ngiant 1 type=5 at=1530\ngiant 2 type=5 at=1501 weapons=H1:L2,RA1:G3\n"
        "giant 4 type=5 at=1511\ngiant 5 type=5 at=1505 moved=run:7\n"
    )

    for play, question in (
        ("giant:2", "PickShooter"),
        ("place:RA1", "PickWeapon"),
        ("", "PickTarget"),
    ):
        assert table.question == question
        board = GAME.view(table.g, 0).boards[0]
        assert board.focus == ("1501", "1505", "1511")  # though the likeliest is 1511
        table.play(*[play] if play else [])


def test_a_question_of_a_battle_does_not_say_that_it_is_one() -> None:
    prompt = GAME.prompt(situation(SHOOT).g, 0)

    assert prompt is not None
    assert prompt.trail == ()


def test_a_weapon_that_cannot_fire_says_why() -> None:
    empty = situation(SHOOT.replace("heat=4", "heat=4 shots=T1:0")).play("giant:1")
    fired = situation(SHOOT.replace("heat=4", "heat=4 fired=H1")).play("giant:1")

    assert empty.refusals == {"place:T1": "out of ammunition (GI-MIS-03)"}
    assert fired.refusals == {"place:H1": "has fired this round (GI-SHT-07)"}


def test_the_ground_under_the_target_is_explained() -> None:
    scene = GAME.view(situation(SHOOT + "terrain ruins 1512\nterrain forest 1703\n").g, 0)
    card = next(sheet for sheet in scene.sheets if sheet.key == "ground")

    assert card.title in ("Forest", "Ruins")
    assert "GI-LOS-0" in card.note
    assert hex_of_label(card.subtitle[4:]) >= 0
    assert label(hex_of_label("1512")) == "1512"


HOT = (
    "phase shooting\ngiant 1 type=6 at=1111 heat={} weapons=RA1:L6,LA1:L2\ngiant 4 type=5 at=1115\n"
)


@rule("GI-HOT-12")
def test_a_weapon_with_several_targets_says_that_it_runs_hot() -> None:
    """R-04: 9 of 10, and L6 adds 3."""
    table = situation(HOT.format(9) + "giant 5 type=5 at=1116\n")
    assert "some run hot" in table.choices["giant:1"].note

    table.play("giant:1")
    assert "save on 6+" in table.choices["place:RA1"].note
    assert "running hot" not in table.choices["place:LA1"].note


@rule("GI-HOT-12")
def test_a_cool_shooter_says_nothing_of_heat() -> None:
    table = situation(HOT.format(3) + "giant 5 type=5 at=1116\n")

    assert "run hot" not in table.choices["giant:1"].note


@rule("GI-SHT-03", "GI-OVR-06")
def test_everybody_sees_what_a_shot_needs_but_only_the_shooter_can_pick_it() -> None:
    """R-06."""
    table = situation(HOT.format(3))

    for seat in (-1, 0, 1):
        pieces = {piece.key: piece for piece in GAME.view(table.g, seat).boards[0].pieces}
        assert [badge.text for badge in pieces["54"].badges if badge.kind == "odds"] == ["needs 4+"]
        assert (pieces["61"].token != "") == (seat == 0)

"""What a seat sees: map, tracks, cards with what is missing, boards, and nothing hidden."""

from random import Random

import pytest

from jotunheim.games.dwarves.game import GAME
from jotunheim.games.dwarves.tokens import HEX_NAMES
from jotunheim.kernel import Chance, cooperative
from jotunheim.render.html import parts
from jotunheim.render.text import render
from jotunheim.testing import check_game

from .scenes import card, scene, space
from .table import rule, table

FOUR = """heroes: boindil, tungdil, balyndis, andokai
at boindil: L1
troops L1: 3 orc, troll
troops F3: 2 orc
perished G1: R01
marker 17
doom 39
council L1
"""
DEALT = {"hero_1": "random", "hero_2": "random", "hero_3": "random"}
LEVELS = ("easy", "normal", "challenging", "brave", "heroic")


@pytest.mark.parametrize("book", range(1, 6))
def test_the_scene_of_each_book_holds_all_invariants_and_no_secret(book: int) -> None:
    seats = 1 + book
    given = {"book": str(book), "level": LEVELS[book - 1]}
    dealt = {f"hero_{seat + 1}": "random" for seat in range(seats)}

    check_game(GAME, games=1, seats=seats, seed=book, given={**given, **dealt})


def test_a_seat_without_a_hero_has_a_name_to_stand_alone() -> None:
    g = GAME.start({}, 3, Chance(1))

    assert GAME.view(g, 0).seats[1].name == "Seat 2"


@rule("DW-HID-01", "DW-HID-03", "DW-HID-04")
def test_with_both_expansions_and_a_hidden_hand_the_scene_leaks_nothing() -> None:
    given = {"elfar": "yes", "combined_might": "yes", "hidden_hand": "yes", "hero_2": "andokai"}

    check_game(GAME, games=1, seats=3, seed=7, given=given)


@rule("DW-HID-01")
def test_a_hidden_hand_shows_its_spells_to_andokai_alone() -> None:
    text = "heroes: tungdil, andokai\nspells: SP2"

    own = scene(text, 1, hidden_hand="yes")
    other = scene(text, 0, hidden_hand="yes")

    assert card(own, "SP2").name == "Healing Breeze"
    backs = [one for zone in other.zones if zone.key == "spells" for one in zone.cards]
    assert [(one.name, one.face_up) for one in backs] == [("", False)]


def test_the_map_has_98_hexes_in_seven_kingdoms_with_gates_and_lakes() -> None:
    board = scene(FOUR).boards[0]

    assert len(board.spaces) == 98 and len(board.groups) == 7
    assert {one.group for one in board.spaces} == {one.key for one in board.groups}
    plates = sorted([badge.text for one in board.spaces for badge in one.badges[:1]])
    assert plates == ["I", "II", "IV", "V"]
    assert len([one for one in board.spaces if one.terrain == "water"]) == 6
    assert board.focus == ("L1",)


@rule("DW-PL-01")
def test_a_hex_says_when_one_more_troop_turns_it() -> None:
    assert [badge.text for badge in space(scene(FOUR), "L1").badges] == ["IV", "4 of 5"]
    assert space(scene(FOUR), "F3").badges == ()
    expert = scene("heroes: boindil, tungdil\ntroops F3: 2 orc, elf", expert="yes")
    assert [badge.text for badge in space(expert, "F3").badges] == ["3 of 4"]


@rule("DW-PL-02")
def test_perished_land_has_the_arrow_of_its_tile() -> None:
    shown = scene(FOUR)
    tile = next(one for one in shown.boards[0].pieces if one.key == "tile-G1")

    assert space(shown, "G1").states == ("perished",)
    assert (tile.kind, tile.colour) == ("arrow", "red") and 0 <= tile.facing < 6
    assert tile.note.startswith("troops go on to ")


def test_troops_are_counted_and_heroes_have_figures_of_their_own() -> None:
    pieces = {one.key: one for one in scene(FOUR).boards[0].pieces}

    assert pieces["L1-orc"].badges[0].text == "×3" and pieces["L1-troll"].badges[0].text == "×1"
    assert pieces["hero-boindil"].states == ("chosen",)
    assert pieces["hero-tungdil"].sign == "dwarves/tungdil"


@rule("DW-DOOM-01")
def test_the_doom_track_says_the_gap_and_the_next_icon() -> None:
    doom, council = scene(FOUR).tracks[:2]

    assert [marker.at for marker in doom.markers] == [17, 39]
    assert doom.note == "next space: troops at Gate I · 22 spaces apart"
    assert council.between[3] == "4+" and council.note.startswith("After a new Threat card")


def test_a_quest_says_what_is_missing_and_how_far_each_hero_is() -> None:
    shown = scene(FOUR + "card AD03\ncard AD02\ncard TH06: 2 orc, troll\n")

    assert "Balyndis is there" in card(shown, "AD03").foot
    assert card(shown, "AD02").foot == "0 of 3 successes"
    threat = card(shown, "TH06")
    assert threat.foot.startswith("2 Orcs, 1 Troll left; hexes to go: ")
    assert [piece.badges[0].text for piece in threat.pieces] == ["×2", "×1"]
    assert (threat.kind, threat.where) == ("threat", "Gate II")


def test_a_click_on_the_only_card_with_a_check_makes_it() -> None:
    assert card(scene(FOUR + "card AD02\n"), "AD02").token == "check"
    both = scene(FOUR + "card AD02\ncard AD07\n")
    assert [card(both, key).token for key in ("AD02", "AD07")] == ["", ""]


@rule("DW-REV-14")
def test_the_bar_of_perished_land_says_what_it_decides() -> None:
    bar = scene(FOUR).tracks[-1]

    assert (bar.filled, bar.length, bar.limit) == (1, 36, 15)
    assert bar.note.startswith("Fewer than 15 tiles: ") and "From 15 tiles on: " in bar.note


@rule("DW-END-01")
def test_the_last_card_says_that_it_wins() -> None:
    shown = scene(FOUR + "card S1-C1\n")

    assert card(shown, "S1-C1").reward == "everybody wins"
    assert card(scene(FOUR + "card S1-A3\n"), "S1-A3").reward == "the next card is turned"


def test_a_hero_board_has_attributes_with_bonuses_and_equipment() -> None:
    shown = scene(FOUR + "equipment boindil: EQ01\n")
    board = shown.sheets[0]

    assert [(badge.text, badge.note) for badge in board.badges] == [
        ("4", "Battle"),
        ("2", "Craft"),
        ("4", "Speed +1"),
    ]
    assert board.lines[0].cells == ("Comfortable Boots", "Speed +1.")


def test_the_team_sees_what_comes_and_which_gate_is_in_danger() -> None:
    fears = next(sheet for sheet in scene(FOUR).sheets if sheet.key == "fears")
    lines = [line.cells for line in fears.lines]

    assert lines[0] == ("troops at Gate I", "next turn")
    assert ("Gate IV (L1) perishes with one more troop", "4 of 5") in lines
    assert ("the troops at Gate IV turn a hex, in 3 turns", "96 %") in lines


def test_seats_say_where_their_heroes_are_how_they_are_and_who_decides() -> None:
    seats = scene("heroes: boindil, bavragor\nhealth boindil 3").seats

    assert [(seat.name, seat.counters[0].value) for seat in seats] == [
        ("Boïndil", "Gate II (G10)"),
        ("Bavragor", "Gate II (G10)"),
    ]
    assert [(seat.tracks[0].filled, seat.tracks[0].length) for seat in seats] == [(3, 5), (5, 5)]
    assert [seat.states for seat in seats] == [("deciding", "active"), ()]


def test_only_the_asked_seat_may_click() -> None:
    assert space(scene(FOUR), "L1").token == "fight"
    for seat in (1, -1):
        assert {one.token for one in scene(FOUR, seat).boards[0].spaces} == {""}


@rule("DW-MOV-01", "DW-MOV-03", "DW-MOV-06")
def test_a_click_on_a_far_hex_goes_there_unless_something_stops_on_the_way() -> None:
    text = "heroes: tungdil, balyndis\nat tungdil: G4\ntroops G5: orc\nperished F4: R01"
    t = table(text, rolls="3 1 1").play("move")
    hexes = {one.key: one for one in GAME.view(t.g, 0).boards[0].spaces}

    assert (hexes["G5"].token, hexes["G5"].route) == ("hex:G5", ())
    assert len(hexes["G2"].route) == 2 and len(hexes["G1"].route) == 3
    assert hexes["I4"].route[-1] == "hex:I4"
    assert "hex:G5" not in hexes["G7"].route and hexes["G10"].route == ()
    for one in hexes.values():
        assert "hex:F4" not in one.route[:-1] and "hex:G5" not in one.route[:-1]


@pytest.mark.parametrize("book", [1, 4])
def test_every_way_on_the_map_can_be_sent_at_once(book: int) -> None:
    rng = Random(book)
    g = GAME.start({"book": str(book), **DEALT}, 3, Chance(book))
    seen = 0
    while g.asked is not None and g.turn < 12:
        if g.asked.name() == "Walk":
            for one in GAME.view(g, g.asked.seat).boards[0].spaces:
                if one.route:
                    tokens = [GAME.words.token(name) for name in one.route]
                    new = g.play_all(g.asked.seat, tokens)
                    assert HEX_NAMES[new.at[g.asked.seat]] == one.key
                    seen += 1
        g.play(rng.choice(g.options))

    assert seen > 50


@pytest.mark.parametrize("text", ["", FOUR])
def test_page_and_terminal_draw_it(text: str) -> None:
    shown = scene(text) if text else GAME.view(GAME.start({}, 3, Chance(1)), 0)

    assert "board:girdlegard" in parts(shown)
    assert max([len(line) for line in render(shown, 100).splitlines()]) <= 100


def test_only_ones_own_hero_has_a_portrait_and_stands_first() -> None:
    for seat in (0, 2, -1):
        sheets = scene(FOUR, seat=seat).sheets
        own = f"board-{max(seat, 0)}"

        assert [sheet.key for sheet in sheets][:2] == [own, "fears"]
        assert [sheet.key for sheet in sheets if sheet.sign] == [own]
        assert len(sheets) == 5


def test_hexes_out_of_reach_of_a_move_say_why() -> None:
    """DW-MOV-01, DW-MOV-03: too far, or behind troops."""
    text = "heroes: tungdil, balyndis\nat tungdil: G5\ntroops G4: orc"
    shown = GAME.view(table(text, rolls="2 1 1").play("move").g, 0)

    assert space(shown, "G4").token and not space(shown, "G4").why_not
    assert "DW-MOV-03" in space(shown, "G3").why_not
    assert (
        "3 hexes away, and 2 hexes are left of the move (DW-MOV-01)" in space(shown, "G2").why_not
    )
    assert not space(shown, "A1").why_not  # nobody expects to get there
    assert not any(one.why_not for one in scene(text).boards[0].spaces)


def test_a_fight_says_on_the_map_whom_it_cannot_reach_and_the_menu_greys_nothing() -> None:
    """DW-FIG-07: Gandogar reaches L2 and K1, the Trolls of G4 are too far."""
    text = "heroes: gandogar, balyndis\ntroops L2: troll\ntroops K1: troll\ntroops G4: troll"
    t = table(text, rolls="5 5 1")
    assert not any(one.why_not for one in GAME.view(t.g, 0).boards[0].spaces)

    shown = GAME.view(t.play("fight", "troll").g, 0)

    assert space(shown, "K1").token and not space(shown, "K1").why_not
    assert "DW-FIG-07" in space(shown, "G4").why_not


@rule("DW-TUN-01", "DW-TUN-03")
def test_the_menu_knows_why_nothing_is_done_in_another_hex() -> None:
    first, second = [HEX_NAMES[place] for place in GAME.book.tunnel_hex[:2]]
    text = f"heroes: tungdil, balyndis\nat tungdil: {first}\ntroops G4: orc"
    t = table(text)

    assert t.why_not("hex:G4").endswith("(DW-FIG-01)")
    assert t.why_not(f"hex:{second}").endswith("(DW-TUN-01)")
    assert table(f"{text}\nperished {second}: R01").why_not(f"hex:{second}").endswith("(DW-TUN-03)")
    assert not t.why_not("hex:A1")


def test_two_heroes_never_have_the_same_letters_on_the_map() -> None:
    heroes = "heroes: boindil, boendal, balyndis, bavragor, tungdil, rodario"
    plates = [p.glyph for p in scene(heroes).boards[0].pieces if p.kind == "figure"]

    assert plates == ["Bï", "Bë", "Bl", "Bv", "Tu", "Ro"]


def test_what_lies_on_a_card_is_said_in_words() -> None:
    """A lone 7 told nobody that it was Time."""
    shown = scene("heroes: tungdil, balyndis\ncard B5-A1 time=7", book="5")

    assert "Time left: 7" in [badge.text for badge in card(shown, "B5-A1").badges]


def test_the_end_is_one_for_all_and_says_how_the_heroes_are() -> None:
    """DW-END-05: the number of completed cards is a statistic."""
    text = "heroes: tungdil, balyndis\nhealth tungdil 3\nmarker 29\ndoom 30\nbegin marker"
    ending = scene(text).ending

    assert ending is not None and ending.winners == ()
    assert ending.headline == "Girdlegard is lost, and all with it: 0 cards completed"
    assert ending.figures[0] == "Health 3 of 5"
    assert ending.portraits == ("dwarves/tungdil-bust", "dwarves/balyndis-bust")
    won = GAME.headline(table("heroes: tungdil, balyndis").g, cooperative(2, True, 1))
    assert won == "Girdlegard is saved, all have won: 1 card completed"


def test_a_card_says_what_it_does_as_long_as_it_lies_there() -> None:
    """That nobody gains Health was printed on the card and stood nowhere at the table."""
    shown = scene(FOUR + "card TH14\ncard AD02\n")

    assert "nobody gains Health" in card(shown, "TH14").text

"""The board as a seat sees it: who stands where, and what a click answers."""

from jotunheim.games.stronghold.tokens import DEFENDER, INVADER, PATH_NAMES, SPACE_NAMES

from .scenes import Seen
from .table import table


def test_every_space_and_path_has_a_place_on_the_board() -> None:
    seen = Seen(table().g, INVADER)

    keys = [space.key for space in seen.board.spaces]
    assert len(keys) == len(set(keys))
    assert set(SPACE_NAMES) | set(PATH_NAMES) <= set(keys)
    for space in seen.board.spaces:
        xs, ys = (
            (space.points[::2], space.points[1::2]) if space.points else ((space.x,), (space.y,))
        )
        assert min(xs) >= 0 and max(xs) <= seen.board.width, space.key
        assert min(ys) >= 0 and max(ys) <= seen.board.height, space.key


def test_every_piece_stands_on_a_space_that_is_there() -> None:
    text = (
        "in W3: 4 orc, siege_tower, marksman, soldier, veteran, warrior\nequip W3: ladder, sap\n"
        "in RL1: 3 troll, siege_tower\nmachine RL1: ballista, 3\nmantelet RL1\nquartermaster RL2\n"
        "machine FL: trebuchet, 2\nin FL: goblin, siege_tower\nsaboteur FOR\ntile T3: cannon\nraised W3\n"
        "in T3: 2 marksman\nin HOS: soldier\nin CRT: 2 veteran\nin BAR: marksman, veteran\nbridge P08\n"
        "blessed left\nglare W2\nmalfunction RL1\nsupply: 3 goblin\nwood 2\nhourglasses 2\ndefender"
    )
    seen = Seen(table(text).g, DEFENDER)

    keys = {space.key for space in seen.board.spaces}
    pieces = [piece.key for piece in seen.board.pieces]
    assert {piece.at for piece in seen.board.pieces} <= keys
    assert len(pieces) == len(set(pieces))
    assert seen.at("W3") == [
        *("Ladder", "Ladder", "Marksman", "Orc", "Orc", "Orc", "Orc"),
        *("Sap", "Siege Tower", "Soldier", "Veteran", "Warrior"),
    ]
    assert seen.piece("veteran0@BAR").slot == 4  # its own marked space (SH-BAR-02)


def test_a_machine_shows_its_chance_and_its_deck() -> None:
    seen = Seen(table("machine RL1: ballista, 4\nhourglasses 2\ndefender").g, DEFENDER)

    assert seen.piece("machine@RL1").badges[0].text == "33 %"
    deck = seen.zone("deck@RL1")
    assert [card.name for card in deck.cards] == ["Hit"] * 2 + ["Miss"] * 4
    assert deck.note == "Left Rampart 1, reaches W1, W2"


def test_places_paths_and_units_on_offer_can_be_clicked() -> None:
    t = table("in RL1: orc, goblin\nin W1: soldier\ncard 9").play("minor").until("ChoosePath")
    seen = Seen(t.g, INVADER)
    assert seen.space("P08").token == "path:P08"
    assert Seen(t.g, DEFENDER).space("P08").token == ""

    t = table("in W1: marksman, soldier\nhourglasses 1\ndefender").play("move").until("MoveWho")
    seen = Seen(t.g, DEFENDER)
    assert seen.piece("soldier0@W1").token == "unit:soldier"
    assert (seen.space("W1").states, seen.board.focus) == (("chosen",), ("W1",))

    t.play("unit:soldier")
    assert Seen(t.g, DEFENDER).space("W2").token == "space:W2"


def test_actions_heroes_plans_and_cards_on_offer_can_be_clicked() -> None:
    text = "standard\nplans: DP04\nhourglasses 3\nplaced spy: 2\ndefender"
    t = table(text)
    seen = Seen(t.g, DEFENDER)
    assert seen.line("Cannon").token == "action:cannon"
    assert seen.card("plan:DP04").token == "plan:DP04"

    t.play("spy")
    assert Seen(t.g, DEFENDER).card("card:ballista").token == "card:ballista"


def test_units_of_the_supply_are_picked_in_the_camp() -> None:
    t = table("supply: 2 goblin, orc\nin W1: goblin\ncard 2")
    seen = Seen(t.g, INVADER)

    assert seen.piece("orc0@camp").token == "unit:orc"
    assert seen.piece("goblin0@camp").badges[0].text == "×2"
    assert seen.piece("goblin0@W1").token == ""


def test_hourglass_spaces_show_what_lies_there_and_what_a_saboteur_adds() -> None:
    seen = Seen(table("placed cannon: 2\nsaboteur FOR\nhourglasses 1\ndefender").g, DEFENDER)

    track = seen.line("Cannon").track
    assert track is not None
    assert (track.length, track.filled, track.extra) == (7, 2, 1)
    assert [badge.text for badge in seen.space("FOR").badges] == ["2"]


def test_a_group_on_its_way_is_an_arrow() -> None:
    t = table("in RL1: 2 orc, 2 goblin\ncard 9").play("minor").until("ChoosePath").play("path:P08")
    seen = Seen(t.g, INVADER)

    assert [trail.spaces for trail in seen.board.trails] == [("RL1", "W1")]
    assert seen.space("P08").states == ("chosen",)


def test_a_click_on_a_unit_begins_its_move() -> None:
    t = table("in W1: marksman, soldier\nin CRT: veteran\nhourglasses 2\ndefender")
    seen = Seen(t.g, DEFENDER)
    assert seen.piece("soldier0@W1").route == ("move", "space:W1", "unit:soldier")
    assert seen.piece("veteran0@CRT").route[:2] == ("move", "space:CRT")
    assert Seen(t.g, INVADER).piece("soldier0@W1").route == ()

    t.play(" ".join(seen.piece("soldier0@W1").route))

    assert t.question == "MoveTo"
    assert "W2" in t.offers


def test_the_board_opens_on_places_only_if_all_of_them_are_close() -> None:
    t = table("in W1: marksman, soldier\nhourglasses 2\ndefender").play("move").until("MoveWho")
    assert Seen(t.g, DEFENDER).board.focus == ("W1",)

    t.play("unit:soldier")  # to the next wall, or into the castle

    assert Seen(t.g, DEFENDER).board.focus == ()
    assert Seen(t.g, INVADER).board.focus == ()

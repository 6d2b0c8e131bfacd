"""Choosing and arming giants, in secret (GI-SET-04..10, GI-SCN, GI-WPN-07, GI-WPN-08)."""

from jotunheim.games.giant import GAME
from jotunheim.games.giant.book.reader import mounting_flaw
from jotunheim.games.giant.rules.muster import draft_from
from jotunheim.games.giant.state import WAITING
from jotunheim.kernel import Chance
from jotunheim.scene import encode

from .table import Table, rule


def muster(points: str = "3", classes: str = "any", **more: str) -> Table:
    """A table at the first secret choice, seat 0 on the West."""
    settings = {"unit_points": points, "classes": classes, "map": "1", **more}
    return Table(GAME, rolls="8 7", settings=settings).play("side:west")


def arm_nothing(table: Table) -> Table:
    """Leave every location empty until the other seat is asked or the battle begins."""
    seat = table.seat
    while table.question == "Muster" and table.seat == seat:
        table.play("none" if "none" in table.options else "done")
    return table


@rule("GI-OVR-02", "GI-SCN-02")
def test_one_to_three_giants_within_the_unit_points() -> None:
    table = muster("9")
    assert "done" not in table.options

    table.play("type:1", "type:1", "type:1")

    assert table.options[-1] == "none"  # three are enough: now they are armed


@rule("GI-SET-04", "GI-SET-10")
def test_the_choice_is_secret_until_both_are_ready() -> None:
    table = muster("2").play("type:1")
    other = GAME.view(table.g, 1)
    onlooker = GAME.view(table.g, -1)
    table.play("done", "weapon:L2")

    for seat, before in ((1, other), (-1, onlooker)):
        assert encode(GAME.view(table.g, seat)) == encode(before)
    assert [sheet.key for sheet in GAME.view(table.g, 0).sheets] == ["draft"]
    assert onlooker.sheets == ()
    assert [line.cells for line in other.sheets[0].lines] == []  # its own force, not yet begun


@rule("GI-SET-04", "GI-SET-06", "GI-SET-07", "GI-SET-08", "GI-OVR-06", "GI-MNT-07")
def test_the_reveal_opens_both_sheets() -> None:
    table = muster("2").play("type:4", "type:4", "weapon:L2", "none", "weapon:G3")
    arm_nothing(table)
    table.play("type:7", "done")
    arm_nothing(table)

    assert table.giants == ["41", "42", "74"]
    one = table.giant(1)
    assert [GAME.book.weapons[weapon].key for weapon in one.weapons] == ["L2", "G3"]
    for giant in table.g.giants:
        assert (giant.fate, giant.heat, sum(giant.damage)) == (WAITING, 0, 0)
    keys = [sheet.key for sheet in GAME.view(table.g, -1).sheets]
    assert keys == ["sheet 41", "sheet 42", "sheet 74"]


@rule("GI-SCN-02", "GI-SCN-04")
def test_points_are_a_ceiling_and_less_is_allowed() -> None:
    table = muster("2", "giant+titan")
    assert "type:9" in table.options
    assert "type:A" in table.options
    assert "type:D" not in table.options
    assert "GI-SCN-01" in table.why_not("type:D")

    table.play("type:1")
    assert "done" in table.options
    assert "type:A" not in table.options
    assert "GI-SCN-02" in table.why_not("type:A")


@rule("GI-SCN-04")
def test_a_titan_fills_two_points() -> None:
    table = muster("2", "giant+titan").play("type:A")

    assert table.options[-1] == "none"


@rule("GI-GNT-08", "GI-SET-10")
def test_the_same_type_twice_in_one_order_only() -> None:
    table = muster("3", "giant").play("type:4")

    assert "type:4" in table.options
    assert "type:3" not in table.options


@rule("GI-WPN-07")
def test_two_equal_weapons_have_ammunition_of_their_own() -> None:
    table = muster("1").play("type:1", "none", "none", "weapon:G3", "weapon:G3")
    arm_nothing(table)
    table.play("type:1")
    arm_nothing(table)

    assert table.giant(1).shots == [6, 6]


@rule("GI-WPN-08")
def test_a_giant_may_go_unarmed() -> None:
    table = arm_nothing(muster("1").play("type:1"))
    table = arm_nothing(table.play("type:1"))

    assert table.giant(1).weapons == []


@rule("GI-MNT-06")
def test_every_type_can_spend_all_its_points() -> None:
    for loadout in GAME.book.loadouts:
        cost = sum(GAME.book.weapons[w].cost for held in loadout.weapons for w in held)
        assert cost == GAME.book.types[loadout.giant_type].weapon_points
    assert sorted({loadout.giant_type for loadout in GAME.book.loadouts}) == list(range(15))


@rule("GI-SET-10", "GI-SET-04")
def test_every_draft_is_legal_whatever_is_picked() -> None:
    for seed in range(30):
        g = GAME.start({"map": "1", "unit_points": "3"}, 2, Chance(seed))
        chance = Chance(seed + 99)
        while g.round == 0:
            g.play(g.options[chance.below(len(g.options))])
        for giant in g.giants:
            rows = [
                [w for w, p in zip(giant.weapons, giant.places, strict=True) if p // 13 == at]
                for at in range(4)
            ]
            assert mounting_flaw(g.book, giant.giant_type, rows, True) == ""
            assert all(row == sorted(row) for row in rows)
        for seat in (0, 1):
            assert 1 <= sum(giant.chassis.row.cost for giant in g.in_play(seat)) <= 3


@rule("GI-SET-04")
def test_ready_made_forces_and_loadouts_are_one_click() -> None:
    table = muster("3")
    routes = table.asked.routes(table.g)
    assert len(routes) == 11
    prompt = GAME.prompt(table.g, 0)
    assert prompt is not None
    assert prompt.routes[0].label == "Lance"  # the largest first

    ready = table.g.play_all(0, routes[7])

    assert ready.asked is not None
    assert ready.asked.seat == 1
    armed = table.play("type:6", "done")
    assert armed.g.asked is not None
    rows = armed.g.asked.routes(armed.g)
    assert draft_from(armed.g, 0, armed.g.draft(0) + rows[0]).weapons == [[[6], [], [8], [8]]]


@rule("GI-SET-04", "GI-OVR-06")
def test_the_log_of_the_reveal_tells_where_weapons_are_mounted() -> None:
    """R-03."""
    table = muster("1", "giant")
    table.g.journal = []
    while table.question == "Muster":
        arms = [name for name in ("weapon:G3", "type:5") if name in table.options]
        table.play(arms[0] if arms else "none")

    lines = [line.text for line in GAME.log(table.g, -1)]
    held = "G3 (right arm), G3 (right arm), G3 (left arm)"
    assert f"West fields [Giant 51](51) (type 5): {held}" in lines


@rule("GI-SCN-01")
def test_a_class_that_the_scenario_does_not_allow_cannot_be_mustered() -> None:
    table = muster("3", "giant")

    assert {name for name in table.options if name.startswith("type:")} == {
        f"type:{number}" for number in range(1, 10)
    }
    assert "GI-SCN-01" in table.refuses("type:A")


@rule("GI-SCN-03")
def test_both_sides_have_the_same_unit_points_and_classes() -> None:
    table = muster("2", "titan")
    first = (table.prompt.question, table.options)
    table.play("type:A")
    arm_nothing(table)

    assert (table.seat, table.prompt.question, table.options) == (1, *first)


@rule("GI-SET-06")
def test_giants_are_numbered_from_one_and_from_four() -> None:
    table = muster("3", "giant").play("type:2", "type:2", "type:5")
    arm_nothing(table)
    table.play("type:2", "done")
    arm_nothing(table)

    assert table.giants == ["21", "22", "53", "24"]


@rule("GI-WPN-08")
def test_a_weapon_that_costs_more_than_the_points_left_cannot_be_mounted() -> None:
    table = muster("1", "giant").play("type:1", "none", "none", "weapon:G5")

    assert "GI-WPN-08" in table.refuses("weapon:L6")


@rule("GI-MNT-06")
def test_an_arm_takes_no_more_weapons_than_it_has_hexes() -> None:
    table = muster("1", "giant").play("type:6", "none", "none", "weapon:G1", "weapon:G1")

    assert table.prompt.question.startswith("What goes into the left arm")


@rule("GI-MNT-07")
def test_what_is_mounted_is_carried_for_the_whole_battle() -> None:
    table = muster("1", "giant").play("type:5", "none", "none", "weapon:G3", "none", "none")
    table.play("type:5")
    arm_nothing(table)
    before = (table.giant(1).weapons, table.giant(1).places)
    table.pass_on("PickMover", "PickManner")

    assert (table.giant(1).weapons, table.giant(1).places) == before
    assert [GAME.book.weapons[weapon].key for weapon in before[0]] == ["G3"]

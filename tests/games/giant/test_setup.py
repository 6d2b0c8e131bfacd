import pytest

from jotunheim.games.giant import GAME
from jotunheim.games.giant.book.reader import mounting_flaw
from jotunheim.games.giant.rules.muster import Draft, may_arm
from jotunheim.games.giant.state import WAITING
from jotunheim.games.giant.tokens import TYPE_NAMES, WEAPON_NAMES
from jotunheim.kernel import Chance, Scripted, SeatsError, SettingError
from jotunheim.scene import encode

from .table import Table, dice, new_game, random_play, rule, situation


def muster(points: str = "3", classes: str = "any", **more: str) -> Table:
    """A table at the first secret choice, seat 0 on the West."""
    settings = {"unit_points": points, "classes": classes, "map": "1", **more}
    g = GAME.start(settings, 2, Scripted(dice("8 7"), Chance(1)))
    return Table(g).play("side:west")


def arm_nothing(table: Table) -> Table:
    """Leave every location empty until the other seat is asked or the battle begins."""
    seat = table.seat()
    while table.asked() == "Muster" and table.seat() == seat:
        table.play("none" if "none" in table.options() else "done")
    return table


@rule("GI-OVR-02", "GI-SCN-02")
def test_one_to_three_giants_within_the_unit_points() -> None:
    table = muster("9")
    assert "done" not in table.options()

    table.play("type:1", "type:1", "type:1")

    assert table.options()[-1] == "none"  # three are enough: now they are armed


@rule("GI-OVR-04")
def test_every_roll_is_two_dice() -> None:
    g = GAME.start({}, 2, Chance(3))
    for _ in range(50):
        before = g.chance.draws
        assert 2 <= g.roll() <= 12
        assert g.chance.draws == before + 2


@rule("GI-OVR-08")
def test_exactly_two_seats() -> None:
    assert GAME.seat_counts() == [2]
    with pytest.raises(SeatsError, match="2 seats"):
        GAME.start({}, 3, Chance(1))


@rule("GI-SET-01", "GI-SET-03")
def test_map_then_sides_then_giants_with_ties_rolled_again() -> None:
    table = new_game("d1 d2 5 5 9 4 5")  # map 2, a tie, then seat 0 rolls higher

    assert (table.asked(), table.seat()) == ("PickSide", 0)
    assert table.g.map_number == 1
    table.play("side:east")
    assert table.g.side_of(0) == 1
    assert table.g.side_of(1) == 0
    assert table.asked() == "Muster"


@rule("GI-SET-03")
def test_the_higher_roll_of_seat_one_chooses() -> None:
    table = new_game("4 9", map="1")

    assert (table.asked(), table.seat()) == ("PickSide", 1)


@rule("GI-SET-02", "GI-MAP-21")
def test_the_ways_to_a_map() -> None:
    named = new_game("8 7", map="5")
    random_map = new_game("d6 d5 d1 d6 d4 d3 8 7")  # 5 and 6 on the second die are rolled again
    generated = new_game(map="generated", map_seed="7")
    drawn = new_game(map="drawn")

    assert named.g.map_number == 4
    assert random_map.g.map_number == 6
    assert generated.g.ground.count(".") < 1178
    assert drawn.asked() == "PickTerrain"


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

    assert [giant.name() for giant in table.g.giants] == ["41", "42", "74"]
    one = table.giant(1)
    assert [GAME.book.weapons[weapon].id for weapon in one.weapons] == ["L2", "G3"]
    for giant in table.g.giants:
        assert (giant.fate, giant.heat, sum(giant.damage)) == (WAITING, 0, 0)
    keys = [sheet.key for sheet in GAME.view(table.g, -1).sheets]
    assert keys == ["sheet 41", "sheet 42", "sheet 74"]


@rule("GI-SET-05", "GI-SCN-01", "GI-SCN-03", "GI-EXA-08")
@pytest.mark.parametrize(
    ("roll", "points", "classes"),
    [
        (2, 3, 7),
        (3, 3, 3),
        (4, 3, 1),
        (5, 1, 1),
        (6, 2, 1),
        (7, 2, 3),
        (8, 2, 2),
        (9, 1, 1),
        (10, 3, 1),
        (11, 3, 4),
        (12, 3, 7),
    ],
)
def test_the_scenario_roll(roll: int, points: int, classes: int) -> None:
    table = new_game(f"8 7 {roll}", map="1").play("side:west")

    assert (table.g.unit_points, table.g.classes) == (points, classes)
    assert table.asked() == "Muster"


@rule("GI-SET-05")
def test_a_fixed_limit_needs_no_roll() -> None:
    table = muster("2", "titan")

    assert (table.g.scenario, table.g.unit_points) == (0, 2)
    assert table.options() == ["type:A", "type:B", "type:C"]


def test_a_limit_that_pays_for_nothing_is_refused() -> None:
    with pytest.raises(SettingError, match="classes: 1 unit points pay for none"):
        new_game(unit_points="1", classes="titan")


@rule("GI-SCN-02", "GI-SCN-04")
def test_points_are_a_ceiling_and_less_is_allowed() -> None:
    table = muster("2", "giant+titan")
    assert "type:9" in table.options()
    assert "type:A" in table.options()
    assert "type:D" not in table.options()
    assert "GI-SCN-01" in table.why_not("type:D")

    table.play("type:1")
    assert "done" in table.options()
    assert "type:A" not in table.options()
    assert "GI-SCN-02" in table.why_not("type:A")


@rule("GI-SCN-04")
def test_a_titan_fills_two_points() -> None:
    table = muster("2", "giant+titan").play("type:A")

    assert table.options()[-1] == "none"


@rule("GI-GNT-08", "GI-SET-10")
def test_the_same_type_twice_in_one_order_only() -> None:
    table = muster("3", "giant").play("type:4")

    assert "type:4" in table.options()
    assert "type:3" not in table.options()


@rule("GI-GNT-01", "GI-GNT-02")
def test_classes_and_their_costs() -> None:
    rows = [(row.name, row.chassis, row.cost) for row in GAME.book.classes]

    assert rows == [
        ("Giant", "standard", 1),
        ("Titan", "heavy", 2),
        ("Dreadnaught", "super-heavy", 3),
    ]


@rule("GI-GNT-03", "GI-GNT-04", "GI-GNT-05", "GI-GNT-06", "GI-GNT-07")
def test_the_fifteen_types() -> None:
    rows = {
        row.id: (
            row.row.cost,
            row.armor,
            row.walk,
            row.run,
            row.assault,
            row.weapon_points,
            row.threshold,
        )
        for row in GAME.book.types
    }
    expected = {}
    for trio, (armor, walk, run) in enumerate([(1, 8, 12), (2, 6, 9), (3, 4, 6)]):
        for place, (bonus, points) in enumerate([(3, 5), (2, 6), (1, 7)]):
            expected[str(3 * trio + place + 1)] = (1, armor, walk, run, bonus, points, 10)
    for name, bonus, points in (("A", 4, 8), ("B", 3, 9), ("C", 2, 10)):
        expected[name] = (2, 4, 6, 9, bonus, points, 15)
    for name, bonus, points in (("D", 5, 11), ("E", 4, 12), ("F", 3, 13)):
        expected[name] = (3, 5, 4, 6, bonus, points, 20)

    assert rows == expected
    assert all(row.run * 2 == row.walk * 3 for row in GAME.book.types)


@rule("GI-GNT-09", "GI-GNT-10", "GI-GNT-11")
def test_locations_and_what_they_hold() -> None:
    rows = [(row.id, row.hexes, row.limb) for row in GAME.book.locations]

    assert rows == [
        ("head", 1, False),
        ("torso", 2, False),
        ("right_arm", 2, True),
        ("left_arm", 2, True),
        ("right_leg", 2, True),
        ("left_leg", 2, True),
    ]
    assert GAME.book.types[8].capacity == [3, 6, 6, 6, 6, 6]


@rule("GI-WPN-01", "GI-WPN-02", "GI-WPN-03", "GI-WPN-04", "GI-WPN-05", "GI-WPN-06")
def test_the_nine_weapons() -> None:
    rows = {w.id: (w.damage, w.cost, w.ammunition, w.heat) for w in GAME.book.weapons}

    assert rows == {
        "M1": (1, 1, 2, 0),
        "M2": (2, 2, 2, 0),
        "M3": (3, 3, 2, 0),
        "G1": (1, 1, 8, 0),
        "G3": (3, 2, 6, 0),
        "G5": (5, 3, 4, 0),
        "L2": (2, 1, 0, 1),
        "L4": (4, 2, 0, 2),
        "L6": (6, 3, 0, 3),
    }


@rule("GI-WPN-07")
def test_two_equal_weapons_have_ammunition_of_their_own() -> None:
    table = muster("1").play("type:1", "none", "none", "weapon:G3", "weapon:G3")
    arm_nothing(table)
    table.play("type:1")
    arm_nothing(table)

    assert table.giant(1).shots == [6, 6]


def flaw(type: str, *weapons: str, limited: bool = True) -> str:
    """What is wrong with weapons given by location: head, torso, right arm, left arm."""
    mounted = [[WEAPON_NAMES.index(w) for w in row.split()] for row in weapons]
    return mounting_flaw(GAME.book, TYPE_NAMES.index(type), mounted, limited)


@rule("GI-WPN-08")
def test_weapons_cost_no_more_than_the_chassis_has() -> None:
    assert flaw("1", "L2", "", "G3", "G3") == ""
    assert "GI-WPN-08" in flaw("1", "L2", "M1", "G3", "G3")
    table = muster("1").play("type:1", "none", "none", "weapon:L6")
    assert "weapon:L6" not in table.options()
    assert "GI-WPN-08" in table.why_not("weapon:L6")


@rule("GI-WPN-08")
def test_a_giant_may_go_unarmed() -> None:
    table = arm_nothing(muster("1").play("type:1"))
    table = arm_nothing(table.play("type:1"))

    assert table.giant(1).weapons == []


@rule("GI-MNT-01")
def test_the_torso_carries_missiles_only() -> None:
    assert flaw("1", "", "M2", "", "") == ""
    assert "GI-MNT-01" in flaw("1", "", "L2", "", "")
    table = muster("1").play("type:1", "none")
    assert table.options() == ["weapon:M1", "weapon:M2", "weapon:M3", "none"]
    assert "GI-MNT-01" in table.why_not("weapon:G1")


@rule("GI-MNT-02")
def test_the_head_of_a_giant_carries_small_weapons_only() -> None:
    assert flaw("9", "L2", "", "", "") == ""
    assert "GI-MNT-02" in flaw("9", "L4", "", "", "")
    table = muster("1").play("type:1")
    assert table.options() == ["weapon:M1", "weapon:G1", "weapon:L2", "none"]
    assert "too large" in table.why_not("weapon:L6")


@rule("GI-MNT-03")
def test_larger_heads_carry_medium_but_never_large_weapons() -> None:
    for type in "AF":
        assert flaw(type, "L4", "", "", "") == ""
        assert "GI-MNT-03" in flaw(type, "L6", "", "", "")


@rule("GI-MNT-04")
def test_arms_take_any_weapon() -> None:
    for weapon in WEAPON_NAMES:
        assert flaw("1", "", "", weapon, "") == ""
        assert flaw("1", "", "", "", weapon) == ""


@rule("GI-MNT-05")
def test_legs_carry_nothing() -> None:
    for leg in (4, 5):
        assert GAME.book.locations[leg].places == 0
        assert may_arm(muster().g, 14, leg, [], 13) == []


@rule("GI-MNT-06")
def test_one_weapon_for_each_sheet_hex_unless_the_table_says_otherwise() -> None:
    assert "GI-MNT-06" in flaw("F", "L2 L2", "", "", "")
    assert "GI-MNT-06" in flaw("F", "", "", "L2 L2 L2", "")
    assert flaw("F", "", "", "L2 L2 L2 L2", "", limited=False) == ""
    free = muster("3", mount_limit="none").play("type:F", *["weapon:L2"] * 12)
    assert "weapon:L2" in free.options()


@rule("GI-MNT-06")
def test_every_type_can_spend_all_its_points() -> None:
    for loadout in GAME.book.loadouts:
        cost = sum(GAME.book.weapons[w].cost for held in loadout.weapons for w in held)
        assert cost == GAME.book.types[loadout.type].weapon_points
    assert sorted({loadout.type for loadout in GAME.book.loadouts}) == list(range(15))


@rule("GI-MNT-08")
def test_weapons_have_no_arc() -> None:
    for at in ("1404", "1504", "1604", "1405", "1605", "1506"):
        table = situation(
            f"phase shooting\ngiant 1 type=5 at=1505 weapons=RA1:G3\ngiant 4 type=5 at={at}\n"
        )
        assert table.options() == ["giant:1", "end"]


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
            assert mounting_flaw(g.book, giant.type, rows, True) == ""
            assert all(row == sorted(row) for row in rows)
        for seat in (0, 1):
            assert 1 <= sum(giant.chassis.row.cost for giant in g.in_play(seat)) <= 3


@rule("GI-SET-04")
def test_ready_made_forces_and_loadouts_are_one_click() -> None:
    table = muster("3")
    assert table.g.asked is not None
    routes = table.g.asked.routes(table.g)
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
    assert Draft(armed.g, 0, armed.g.draft(0) + rows[0]).weapons == [[[6], [], [8], [8]]]


@rule("GI-SCN-01")
def test_forces_fit_the_scenarios_that_the_content_names() -> None:
    for force in GAME.book.forces:
        assert 1 <= force.cost <= 3


def test_a_whole_game_is_played_by_chance() -> None:
    for seed in range(5):
        g = GAME.start({}, 2, Chance(seed))
        random_play(g, seed)
        assert g.over
        assert GAME.outcome(g).reason

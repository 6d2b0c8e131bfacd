"""Any hex explains itself, and any two can be measured by the rules' own sums (T-35, T-43)."""

from jotunheim.games.giant import GAME
from jotunheim.games.giant.book.tables import GUN, MISSILE
from jotunheim.games.giant.grid import hex_of_label
from jotunheim.games.giant.rules.shooting import to_hit
from jotunheim.games.giant.tokens import STAND

from .table import situation

FAR = "high 1\nterrain forest 1503 1504\nterrain chasm 1404\ngiant 1 type=5 at=1501\ngiant 4 type=5 at=2520\n"


def test_a_hex_that_is_not_on_offer_tells_its_ground_and_why_not() -> None:
    """T-35: it had neither tooltip nor terrain nor reason."""
    table = situation(FAR)

    chasm = GAME.explain(table.g, 0, "1404")
    assert "1404: chasm. Impassable." in chasm and "Not now: 1404 is impassable" in chasm
    assert "costs more than the" in GAME.explain(table.g, 0, "3030")
    near = GAME.explain(table.g, 0, "1503")
    assert "1503: forest. Costs 2 to enter." in near and "Not now" not in near
    table.play("mode:walk")
    assert "points of this walk" in GAME.explain(table.g, 0, "3030")


def test_the_reason_is_for_the_one_who_moves() -> None:
    table = situation(FAR)

    assert "Not now" not in GAME.explain(table.g, 1, "3030")
    assert "stands there" in GAME.explain(table.g, 1, "1501")
    assert GAME.explain(table.g, 0, "nowhere") == ""


def test_the_ruler_gives_range_sight_and_what_shots_need() -> None:
    """T-43: the rules' own function computes it."""
    g = situation(FAR).g
    said = GAME.measure(g, 0, "1501", "1512")

    assert said.startswith("1501 to 1512: 11 hexes. In sight, 2 forests between.")
    a, b = hex_of_label("1501"), hex_of_label("1512")
    for kind, words in ((GUN, "Guns and lasers, if neither giant moves"), (MISSILE, "Missiles")):
        assert f"{words}: {to_hit(g, a, b, kind, STAND, 0)}+ on two dice" in said
    assert "Too close for missiles" in GAME.measure(g, 0, "1501", "1502")


def test_the_ruler_says_what_hides_a_hex() -> None:
    g = situation(FAR.replace("terrain forest 1503 1504", "terrain spire 1505")).g
    said = GAME.measure(g, 0, "1501", "1512")

    assert "Out of sight: 1512 is hidden by the spires at 1505" in said
    assert "Guns and lasers" not in said
    assert GAME.measure(g, 0, "1501", "1501") == ""


def test_the_map_has_a_legend_of_every_terrain() -> None:
    board = GAME.view(situation(FAR).g, 0).boards[0]

    assert [sample.terrain for sample in board.legend] == [row.key for row in GAME.book.terrains]
    assert all(sample.note for sample in board.legend) and board.ruler


def test_a_weapon_that_cannot_fire_says_why_on_its_sheet() -> None:
    """T-35: L4 and G3 were simply absent from the question."""
    text = (
        "phase shooting\ngiant 1 type=5 at=1501 weapons=H1:L2,T1:M2,RA1:G3 fired=H1\n"
        "giant 4 type=5 at=1505\n"
    )
    table = situation(text)
    sheet = GAME.view(table.g, 0).sheets[0]
    notes = {line.cells[1]: line.note for line in sheet.lines}

    assert notes["G3"] == "G3 gun: 3 damage, 6 shots"
    assert "Cannot fire: has fired this round" in notes["L2"]
    assert "Cannot fire: missiles: 54 is closer than" in notes["M2"]

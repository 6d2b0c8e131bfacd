"""The muster as a record sheet: any order, changed at will, one confirmation (T-45, T-47)."""

from jotunheim.games.giant import GAME
from jotunheim.games.giant.view.workshop import written

from .table import Table, new_game, rule, situation


def mustering(points: str = "3") -> Table:
    table = new_game(map="1", unit_points=points)
    while table.question != "Muster":
        table.play(table.options[0])
    return table


def names(table: Table, text: str) -> list[str]:
    tokens, _said = GAME.composed(table.g, table.seat, text)
    return [GAME.words.names[token] for token in tokens]


@rule("GI-MNT-07", "GI-SET-04")
def test_weapons_and_giants_are_chosen_in_any_order() -> None:
    """T-47: the engine asked for the order of the table, the book does not."""
    table = mustering()
    forth, back = "4//M2+M1/G3/;1///G1/", "1///G1/;4//M1+M2/G3/"

    assert names(table, forth) == names(table, back) != []
    table.play(*names(table, forth))
    assert table.question != "Muster" or table.seat == 1


def test_every_ready_made_force_and_loadout_fills_the_sheet_legally() -> None:
    table = mustering("9")
    shop = GAME.view(table.g, table.seat).prompt
    assert shop is not None and shop.workshop is not None
    lines = [row.terrain for row in (*shop.workshop.forces, *shop.workshop.ready)]

    assert len(lines) > 10
    for line in lines:
        assert names(table, line), (line, GAME.composed(table.g, table.seat, line))


def test_a_sheet_with_too_much_on_it_says_so() -> None:
    """T-45."""
    table = mustering("1")
    said = [
        GAME.composed(table.g, table.seat, text) for text in ("", "1///;1///", "1/L2/M3+M3/G5/L6")
    ]

    assert [tokens for tokens, _words in said] == [[], [], []]
    assert said[0][1] == "Choose at least one giant"
    assert "cost 2 unit points; you have 1" in said[1][1]
    assert "The weapons of type 1 cost" in said[2][1]


def test_the_preview_says_what_is_left_unused() -> None:
    """T-45: a force of one point against three was final at a click."""
    table = mustering("3")
    line = written(GAME.book.loadouts[0])

    assert "leaves 2 of your 3 unit points unused" in GAME.composed(table.g, table.seat, line)[1]


def test_only_the_seat_that_musters_is_answered() -> None:
    table = mustering()

    assert GAME.composed(table.g, 1 - table.seat, "1///") == ([], "")
    begun = mustering().play("type:1")
    prompt = begun.view(begun.seat).prompt
    assert prompt is not None and prompt.workshop is None


def in_a_campaign(more: str) -> Table:
    """A campaign at the muster of seat 0, with 3 unit points of any class."""
    text = "phase setup\n" + more
    return situation(text, "8 7 12", series="campaign", map="1").play("side:west")


@rule("GI-CMP-02", "GI-CMP-03", "GI-CMP-04")
def test_the_sheet_of_a_campaign_knows_the_hangar_and_the_pool() -> None:
    """Issue 16: a campaign was mustered step by step."""
    table = in_a_campaign("pools 2 5\nready 0 7 1\ndamaged 0 D 1\n")
    prompt = table.view(0).prompt
    assert prompt is not None and prompt.workshop is not None
    models = {model.key: model for model in prompt.workshop.models}

    assert "0 from your pool" in models["ready:7"].note
    assert "2 from your pool" in models["damaged:D"].note
    assert names(table, "ready:7///G3/;5///G3/")[:2] == ["type:5", "ready:7"]
    assert names(table, "ready:7///;ready:7///") == []
    said = GAME.composed(in_a_campaign("pools 1 5\n").g, 0, "1///;1///")[1]
    assert said == "These giants take 2 from your pool, which holds 1 (GI-CMP-02)"
    table.play(*names(table, "ready:7///G3/"))
    assert table.seat == 1

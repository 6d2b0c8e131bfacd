"""Odds of an assault: fought out by the rules, shown with the question (T-39)."""

from jotunheim.games.giant import GAME
from jotunheim.games.giant.bot.odds import KNOWN, odds_of
from jotunheim.scene import Choice

from .table import Table, situation

NEXT = "phase assault\ngiant 1 type=5 at=1501 {ours}\ngiant 4 type=5 at=1502 {theirs}\n"


def beside(ours: str = "", theirs: str = "") -> Table:
    """Two equal giants side by side, the first of them may attack."""
    return situation(NEXT.format(ours=ours, theirs=theirs))


def attack(table: Table) -> Choice:
    prompt = GAME.view(table.g, 0).prompt
    assert prompt is not None
    return next(choice for choice in prompt.choices if choice.token == "giant:1")


def test_an_assault_tells_the_chance_to_win_it() -> None:
    option = attack(beside())

    assert option.figure.startswith("you win ") and option.figure.endswith(" %")
    assert "Fight until one falls (GI-ASL-10)" in option.note
    assert "the winner deals" in option.note


def test_equal_giants_have_about_equal_odds_and_a_hurt_one_has_worse() -> None:
    table = beside()
    won, lost = odds_of(table.g, table.giant(1), table.giant(4))
    hurt = beside(theirs="damage=torso:3")
    better, _worse = odds_of(hurt.g, hurt.giant(1), hurt.giant(4))

    assert abs(won - lost) < 0.2 and 0.2 < won < 0.8
    assert better > won


def test_the_same_table_gives_the_same_odds_and_is_left_as_it_was() -> None:
    table = beside()
    before = table.g.digest()
    first = odds_of(table.g, table.giant(1), table.giant(4))
    KNOWN.clear()

    assert odds_of(table.g, table.giant(1), table.giant(4)) == first
    assert table.g.digest() == before

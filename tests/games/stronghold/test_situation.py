"""Situations: any position in a few lines, and one clear line for what is wrong."""

import pytest

from jotunheim.games.stronghold.state import TRAP_TOKENS
from jotunheim.games.stronghold.tokens import CARD_NAMES, INVADER
from jotunheim.kernel import Chance, SituationError

from .table import GAME, table


def refusal(text: str) -> str:
    with pytest.raises(SituationError) as caught:
        GAME.open_situation(text, {}, 2, Chance(1))
    return str(caught.value)


def test_an_empty_text_begins_round_one_on_an_empty_board() -> None:
    t = table("round 1")

    assert (t.g.round, t.question) == (1, "OpenExchange")
    assert t.units("W1") == ""
    assert t.g.hourglasses.on_hand == 2


def test_standard_begins_with_the_set_up() -> None:
    t = table("standard\ncard 9")

    assert t.units("W3") == "marksman, 2 soldier"
    assert t.hero("officer") == "W7"
    assert t.g.wood == 5


def test_pieces_come_out_of_their_stocks() -> None:
    before = table("standard\ncard 9").g.census()
    text = (
        "in W1: 2 orc\nwalls W1: 1\ntile T1: cannon\ntrap P08: TR-G\nmachine RL1: ballista\ncard 9"
    )

    assert table(f"standard\n{text}").g.census() == before


def test_the_order_of_lines_does_not_matter() -> None:
    t = table("bag: troll\nin W1: 4 orc, 3 soldier\nraised W1\nequip W1: ladder\ncard 9")

    assert t.units("W1") == "4 orc, 3 soldier"
    assert t.bag == 1


def test_hidden_things_are_hidden() -> None:
    t = table("trap P08: TR-G\nplans: DP01\ncard 9")

    assert not t.g.hidden.knows(TRAP_TOKENS, t.g.hidden.trap_at[7], INVADER)
    assert not t.g.plans.knows(0, INVADER)


@pytest.mark.parametrize(
    ("text", "parts"),
    [
        ("in W1: 4 orc", ["line 1", "W1 has no room for orc"]),
        ("round 2\nin W10: orc", ["line 2", "a space", "W10"]),
        ("in W1: elf", ["a unit", "elf"]),
        ("in T1: soldier", ["T1 has no room", "soldier"]),
        ("in CRT: 5 veteran", ["no veteran is left"]),
        ("walls W1: 24", ["0 to 23", "24"]),
        ("tile T1: ballista", ["a tile", "cannon, pole, bay_window"]),
        ("machine FL: ballista", ["a machine", "trebuchet"]),
        ("glare W1\nglare W2", ["line 2", "no glare is left"]),
        ("trap P08: TR-X", ["a trap", "TR-G, TR-T, TR-S"]),
        ("ritual gale: W1, W2, W3", ["two bluffs"]),
        ("order W1: O-FURY\norder W2: O-FURY", ["line 2", "no O-FURY is left"]),
        ("line: ballista, banner", ["line needs 6 different cards"]),
        ("supply: 61 goblin", ["the bag has 60 goblin, not 61"]),
        ("wood 21", ["no wood is left"]),
        ("round 8", ["1 to 7", "8"]),
        ("round 0", ["1 to 7", "0"]),
        ("hourglasses 100", ["0 to 99", "100"]),
        ("card 10", ["1 to 9", "10"]),
        ("dragon W1", ["'dragon' begins no line"]),
        ("walls W1", ["a whole number", "W1"]),
        ("walls W1:", ["expected something", "walls"]),
    ],
)
def test_a_wrong_line_is_named(text: str, parts: list[str]) -> None:
    line = refusal(text)

    assert "\n" not in line
    for part in parts:
        assert part in line


def test_cards_of_the_round_may_have_been_performed() -> None:
    t = table("performed: briefing, banner\nhourglasses 1\ndefender")

    assert t.g.played == 1 << t.g.line.index(CARD_NAMES.index("banner")) | 1
    assert "demon is not in the line" in refusal("performed: demon")

"""Verify: every draw is derived again, and a difference is named."""

import re

import pytest

from jotunheim import registry
from jotunheim.records import Session, Verdict, new_header, parse, verify
from tests.records.hoard import GAME
from tests.records.test_session import a_table, random_table

TEXT = random_table(2).text()


def verdict(text: str) -> Verdict:
    return verify(parse(text.encode()), GAME)


@pytest.mark.native
def test_an_honest_record_holds() -> None:
    found = verdict(TEXT)

    assert found.ok
    assert found.finished
    assert found.seed == "fair"
    assert found.draws == len(re.findall(r" \d+:\d+\b", TEXT))
    assert found.checks == len(re.findall(r"^(check|end) ", TEXT, re.M))
    assert found.draws > 1 and found.checks > 1


def test_a_record_whose_situation_says_the_dice_to_come_holds() -> None:
    """The dice of a situation (R-21) come again when it is replayed; those after them follow from the seed."""
    game = registry.game("giant")
    text = "giant 1 type=5 at=1501\ngiant 4 type=5 at=1511\nround 3\nphase assault\ndice 12 3"
    table = Session(game, new_header(game, 2, seed="ab" * 32, situation=text))
    while len(table.plays) < 10:
        table.play_tokens([table.g.options[0]])

    found = verify(parse(table.text().encode()), game)

    assert found.ok and found.checks > 0
    assert not verify(parse(table.text().replace("dice 12 3", "dice 3 12").encode()), game).ok


def test_a_loaded_die_is_named_by_play_and_draw() -> None:
    match = re.search(r"^(\d+) \d Turn roll 6:(\d)$", TEXT, re.M)
    assert match
    face = int(match[2])
    other = face % 6 + 1

    found = verdict(TEXT.replace(match[0], match[0][:-1] + str(other)))

    [problem] = found.problems
    assert (problem.kind, problem.play, problem.draw) == ("draw", int(match[1]), 1)
    assert (problem.expected, problem.found) == (f"6:{face}", f"6:{other}")


def test_a_stacked_deck_in_the_set_up_is_named() -> None:
    match = re.search(r"^0 2:(\d)$", TEXT, re.M)
    assert match

    found = verdict(TEXT.replace(match[0], f"0 2:{3 - int(match[1])}"))

    assert found.problems[0].text.startswith("the set-up, draw 1: the seed gives")


def test_another_seed_than_promised_is_noticed() -> None:
    other = "cd" * 32

    found = verdict(re.sub(r"^seed .*", f"seed {other}", TEXT, flags=re.M))

    assert found.problems[0].kind == "seed"
    assert "was promised" in found.problems[0].text
    assert "draw" in {problem.kind for problem in found.problems}


@pytest.mark.parametrize("key", ["seed", "commitment"])
def test_without_seed_or_commitment_nothing_is_proven(key: str) -> None:
    found = verdict(re.sub(rf"^{key} .*\n", "", TEXT, flags=re.M))

    assert [problem.kind for problem in found.problems] == ["seed"]


def test_a_changed_play_is_noticed() -> None:
    found = verdict(re.sub(r"^(\d+ \d Offer) bid:0", r"\1 bid:1", TEXT, count=1, flags=re.M))

    assert {"check", "end"} & {problem.kind for problem in found.problems}


def test_an_undone_draw_is_noticed() -> None:
    match = re.search(r"^(\d+) \d Turn roll 6:\d\n", TEXT, re.M)
    assert match
    number = int(match[1])

    found = verdict(TEXT[: match.end()] + f"undo {number - 1}\n")

    assert [problem.kind for problem in found.problems] == ["undo"]
    assert "although dice were rolled or a card was drawn" in found.problems[0].text


def test_a_draw_is_still_the_reason_some_plays_later() -> None:
    table = a_table()
    for name in ("roll", "dig", "dig"):
        table.play(name)

    [problem] = verdict(table.text() + "undo 0\n").problems

    assert problem.text == "undo to play 0, although dice were rolled or a card was drawn"


def test_a_torn_line_is_not_passed_over() -> None:
    assert [problem.kind for problem in verdict(TEXT[:-3]).problems] == ["torn"]

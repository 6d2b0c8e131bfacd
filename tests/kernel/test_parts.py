"""Settings, outcomes, vocabulary, the plain form and its digest."""

import pytest

from jotunheim.kernel import (
    Chance,
    IllegalAction,
    Outcome,
    RulesError,
    SettingError,
    Settings,
    Vocabulary,
    choice,
    competitive,
    cooperative,
    digest,
    flag,
    number,
    rank_utilities,
    to_data,
)
from jotunheim.kernel import Veil as Family
from tests.kernel.small import Ask, Pick, table

DECLARED = [
    number("turns", 12, 1, 40, "how many"),
    choice("map", ("plain", "hills"), "which"),
    flag("fog", False, "whether"),
    number("shift", 0, -3, 3, "how far"),
]


def test_settings_have_defaults_and_one_spelling() -> None:
    plain = Settings(DECLARED, {})
    assert plain.number("turns") == 12 and plain.word("map") == "plain" and not plain.is_on("fog")
    given = Settings(DECLARED, {"turns": " 007 ", "map": "HILLS", "fog": "Yes", "shift": "-3"})
    assert given.values == {"turns": "7", "map": "hills", "fog": "yes", "shift": "-3"}


@pytest.mark.parametrize(
    ("name", "value", "words"),
    [
        ("turns", "41", "option turns: '41' is not a whole number from 1 to 40"),
        ("turns", "many", "is not a whole number from 1 to 40"),
        ("turns", "", "is not a whole number"),
        ("turns", "1.5", "is not a whole number"),
        ("turns", "²", "is not a whole number"),
        ("shift", "--1", "is not a whole number from -3 to 3"),
        ("map", "moon", "option map: 'moon' is not plain, hills"),
        ("fog", "maybe", "is not yes, no"),
        ("speed", "1", "option speed: unknown; this game has: turns, map, fog, shift"),
    ],
)
def test_wrong_settings_say_what_would_be_right(name: str, value: str, words: str) -> None:
    with pytest.raises(SettingError) as caught:
        Settings(DECLARED, {name: value})
    assert words in str(caught.value)


def test_ranks_by_score_then_by_each_tie_break() -> None:
    outcome = competitive([5, 7, 5, 5], [[1, 0, 2, 1], [0, 0, 0, 3]])
    assert outcome.ranks == [4, 1, 2, 3]
    assert outcome.utilities == [-1.0, 1.0, 1 / 3, -1 / 3]
    assert outcome.winners() == [1]


def test_equal_ranks_share_and_all_sums_to_nothing() -> None:
    assert rank_utilities([1, 1, 3]) == [0.5, 0.5, -1.0]
    assert rank_utilities([1]) == [0.0]
    assert competitive([2, 2], []).ranks == [1, 1]


def test_a_lost_common_game_has_no_winner() -> None:
    lost = cooperative(3, False, 4)
    assert lost.ranks == [1, 1, 1] and lost.utilities == [-1.0] * 3 and lost.winners() == []
    assert cooperative(2, True, 4).winners() == [0, 1]


def test_an_outcome_has_one_of_each_per_seat() -> None:
    with pytest.raises(RulesError, match="per seat"):
        Outcome([1, 2], [1], [0.0, 0.0])


def test_the_vocabulary_grows_at_its_end() -> None:
    words = Vocabulary()
    assert words.names == ["pass", "done"]
    cards, before = words.family("card", ["axe", "bow"]), words.digest()
    assert cards.first == 2 and words.numbers("amount", 2).all() == [4, 5] and len(words) == 6
    assert words.names[2:] == ["card:axe", "card:bow", "amount:0", "amount:1"]
    assert words.token("card:bow") == 3 and words.digest() != before
    with pytest.raises(IllegalAction, match="no choice named 'card:club'"):
        words.token("card:club")
    with pytest.raises(RulesError, match="token card:axe is there twice"):
        words.family("card", ["axe"])
    with pytest.raises(RulesError, match="has no blanks"):
        words.family("card", ["long bow"])
    with pytest.raises(RulesError, match="is not empty"):
        words.family("", [""])


def test_the_plain_form_shows_every_attribute() -> None:
    g = table(Ask(0, 10, 11), Pick(1, 0, 1, [10]))
    g.settle()
    data = to_data(g)
    assert isinstance(data, dict)
    kernel = {
        "agenda",
        "asked",
        "picks",
        "drafts",
        "ply",
        "covert_passes",
        "barrier",
        "dirty",
        "over",
        "chance",
    }
    assert kernel | {"ran", "cards", "checks", "forgets"} <= set(data)
    assert not {"journal", "options", "mark"} & set(data)
    assert data["asked"] == {"": "Ask", "offered": [10, 11], "seat": 0}
    assert data["chance"] == to_data(g.chance)


def test_the_plain_form_of_all_kinds() -> None:
    mixed = [None, True, 2, 1.5, "x", b"\x01", (1, 2), {3, 1}, {"b": 1, "a": [2]}]
    want = [None, True, 2, 1.5, "x", "01", [1, 2], ["1", "3"], [['"a"', [2]], ['"b"', 1]]]
    assert to_data(mixed) == want
    assert to_data(Family([4]))["prints"] == [4]  # type: ignore[index]


def test_a_digest_is_equal_for_equal_tables_only() -> None:
    g = table(Ask(0, 10, 11), Ask(0, 10, 11))
    g.settle()
    twin = g.clone()
    assert g.digest() == twin.digest() == digest(g) and len(g.digest()) == 16
    twin.play(10)
    assert g.digest() != twin.digest()
    assert digest(Chance(1)) != digest(Chance(2))

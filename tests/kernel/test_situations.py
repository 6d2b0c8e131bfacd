"""One reader for the situations of all games, with one form of error (R-21)."""

import pytest

from jotunheim.kernel import Chance, Line, Lines, Scripted, SituationError

pytestmark = pytest.mark.native

RACES = ("fire", "frost")


def line(text: str) -> Line:
    """The only line of a text."""
    return Lines(text).lines[0]


# Reading --------------------------------------------------------------------------------------------


def test_comments_and_empty_lines_count_but_say_nothing() -> None:
    lines = Lines("# a battle\n\n  round   3  # of nine\nturn fire").lines

    assert [(found.place, found.text) for found in lines] == [(3, "round 3"), (4, "turn fire")]


def test_items_stand_after_the_colon() -> None:
    army = line("army fire in high_moor: 2 regular, elite wounded")

    assert (army.key, army.words) == ("army", ["fire", "in", "high_moor"])
    assert army.items == ["2 regular", "elite wounded"]
    assert army.name_in_place("army RACE in REGION: units") == ("fire", "high_moor")
    assert [army.counted(item) for item in army.items] == [(2, "regular"), (1, "elite wounded")]


@pytest.mark.parametrize("text", ["discard: ore, food", "discard ore, food", "discard:ore,food"])
def test_a_list_of_nobody_needs_no_colon(text: str) -> None:
    assert line(text).key == "discard"
    assert line(text).items == ["ore", "food"]


def test_a_colon_inside_a_fact_separates_nothing() -> None:
    giant = line("giant 1 type=4 damage=head:1,torso:2 assaulted")

    facts = giant.facts(1, ("type", "damage", "assaulted"))

    assert facts == {"type": "4", "damage": "head:1,torso:2", "assaulted": ""}
    assert giant.pairs(facts["damage"]) == [("head", "1"), ("torso", "2")]
    assert giant.pairs("") == []


def test_numbers_are_separated_by_blanks_or_commas() -> None:
    assert line("points 2 1").numbers(2) == line("points 2, 1").numbers(2) == [2, 1]


def test_every_line_goes_to_the_reader_of_its_key() -> None:
    read: list[str] = []
    lines = Lines("giant 1\nmap 3\nround 2\ngiant 4")

    lines.read({"map": lambda found: read.append("map"), "round": lambda found: None}, ["giant"])
    read += [found.words[0] for found in lines.of("giant")]

    assert read == ["map", "1", "4"]


# Lines that every game has --------------------------------------------------------------------------


def test_dice_to_come_are_rolled_before_chance_takes_over() -> None:
    lines = Lines("dice 3 4\ndice 6")

    chance = lines.scripted(Chance(1))

    assert [chance.die() for _ in range(3)] == [3, 4, 6]
    assert chance.die() == Chance(1).die()
    assert isinstance(chance, Scripted)
    assert not isinstance(Lines("round 1").scripted(Chance(1)), Scripted)


def test_a_game_may_read_dice_in_its_own_words() -> None:
    faces = ["miss", "hit"]

    lines = Lines("dice hit, miss", read_dice=lambda found: [faces.index(i) for i in found.items])

    assert lines.dice == [1, 0]


def test_named_cards_lie_on_top_of_their_deck_in_their_order() -> None:
    names = ["shield", "haste", "shield", "fireball"]
    deck = [0, 1, 2, 3]

    Lines("deck spells: haste, shield, shield", decks=["spells"]).stack("spells", deck, names)

    assert deck.pop() == 1
    assert [names[card] for card in (deck.pop(), deck.pop(), deck.pop())] == [
        "shield",
        "shield",
        "fireball",
    ]


def test_a_deck_that_is_not_named_stays_as_it_is() -> None:
    deck = [2, 0, 1]

    Lines("round 1", decks=["spells"]).stack("spells", deck, ["a", "b", "c"])

    assert deck == [2, 0, 1]


def test_the_last_round_can_be_said() -> None:
    assert Lines("last_round 7", rounds=30).last_round == 7
    assert Lines("round 7", rounds=30).last_round == 0


# Mistakes -------------------------------------------------------------------------------------------


def read_lines(text: str) -> None:
    """Read a text as a small game would."""
    lines = Lines(text, decks=["spells"], rounds=9)
    lines.stack("spells", [0, 1], ["haste", "shield"])

    def army(found: Line) -> None:
        race, _ = found.name_in_place("army RACE in REGION: units")
        found.one_of(race, RACES, "a race")
        for item in found.items:
            found.counted(item)

    def giant(found: Line) -> None:
        found.number(found.word(0, "a number"), 1, 6)
        found.pairs(found.facts(1, ("heat", "damage")).get("damage", ""))

    def points(found: Line) -> None:
        found.numbers(2)

    lines.read({"army": army, "giant": giant, "points": points})


@pytest.mark.parametrize(
    ("text", "message"),
    [
        (
            "amry fire in x",
            "'amry' begins no line; there are army, deck, dice, giant, last_round, points",
        ),
        ("army ice in x: elite", "expected a race, one of fire, frost, got 'ice'"),
        ("army fire x", "expected 'army RACE in REGION: units', got 'army fire x'"),
        ("army fire in x: elite,, leader", "an item is missing between two commas"),
        ("army fire in x: 3, elite", "expected a name after the number '3'"),
        ("giant", "expected a number after 'giant'"),
        ("giant 7", "expected a whole number from 1 to 6, got '7'"),
        ("giant -1", "expected a whole number from 1 to 6, got '-1'"),
        ("giant 1 hate=3", "expected one of heat, damage, got 'hate'"),
        ("giant 1 heat=3 heat=4", "'heat' is there twice"),
        ("giant 1 damage=head:", "expected NAME:VALUE, got 'head:'"),
        ("points 3", "points needs 2 numbers, got 1"),
        ("dice 0", "expected a whole number from 1 on, got '0'"),
        ("deck spels: haste", "expected a deck, one of spells, got 'spels'"),
        ("deck", "expected the name of a deck after 'deck'"),
        ("deck spells: hast", "expected a card, one of haste, shield, got 'hast'"),
        ("deck spells: haste, haste", "no 'haste' is left in the deck 'spells'"),
        ("deck spells: haste\n deck spells: haste", "the deck 'spells' is there twice"),
        ("last_round 10", "expected a whole number from 1 to 9, got '10'"),
    ],
)
def test_a_mistake_is_told_with_its_line_and_what_would_be_right(text: str, message: str) -> None:
    with pytest.raises(SituationError) as caught:
        read_lines(f"# a comment\n{text}")

    line_number = 1 + len(text.splitlines())
    assert str(caught.value) == f"line {line_number}: {message}"


def test_a_game_without_decks_and_last_round_says_so() -> None:
    with pytest.raises(SituationError, match="line 1: this game has no deck"):
        Lines("deck spells: haste")
    with pytest.raises(SituationError, match="line 1: this game has no last round"):
        Lines("last_round 3")

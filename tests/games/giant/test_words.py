"""Names that people read are marked for the catalogues; those of the content are gathered from its files."""

from jotunheim.games.giant import GAME
from jotunheim.games.giant.rules.assault import EndAssault
from jotunheim.games.giant.rules.ending import EndBattle
from jotunheim.games.giant.rules.question import NO_QUESTION
from jotunheim.games.giant.state import War
from jotunheim.games.giant.tokens import CONCEDE, FEATURE_NAMES, STAMP_NAMES
from jotunheim.games.giant.words import labels
from jotunheim.games.giant.words.drawing import GROUNDS, STAMPS
from jotunheim.games.giant.words.events.ending import RESULT
from jotunheim.games.giant.words.events.fights import EXCHANGE, LOCATION, SHOT
from jotunheim.games.giant.words.events.preparation import SIDE_ROLL, TAKES_SIDE, TIE
from jotunheim.games.giant.words.events.rounds import HEAT
from jotunheim.games.giant.words.names import MAPS, WITHIN
from jotunheim.kernel.journal import EventKind
from jotunheim.scene import Roll

from .table import TWO, Table, new_game, situation


def test_names_within_a_sentence_are_those_of_the_content() -> None:
    rows = [row.name for row in GAME.book.locations] + [row.name for row in GAME.book.terrains]

    assert list(WITHIN) == [name.lower() for name in rows]


def test_the_premade_maps_are_marked_by_name() -> None:
    assert list(MAPS) == GAME.book.map_names


def test_every_token_that_is_worded_has_its_words() -> None:
    assert [name.lower() for name, _ in GROUNDS] == list(FEATURE_NAMES)
    assert tuple(STAMPS) == STAMP_NAMES


def test_only_an_assault_is_named_in_the_trail() -> None:
    assert EndAssault.title == "assault"
    assert EndBattle.title == ""  # all of the game is a battle


# Sentences that a new player understands (findings/table.md) -------------------------------------


def sentence(table: Table, kind: EventKind[War], *values: int) -> str:
    return kind.sentence(table.g, values)


def test_an_exchange_says_who_rolled_what_and_who_won() -> None:
    """T-29."""
    table = situation(TWO)
    one, other = table.giant(1).key(), table.giant(4).key()

    said = sentence(table, EXCHANGE, one, 10, other, 8, 7, 5)
    assert said == (
        "[Giant 51](51) rolls 7 + 3 = 10, [Giant 54](54) rolls 5 + 3 = 8: "
        "[Giant 51](51) wins the exchange"
    )
    assert "nobody wins" in sentence(table, EXCHANGE, one, 8, other, 8, 5, 5)
    assert "is held and has 3" in sentence(table, EXCHANGE, one, 10, other, 3, 7, 0)


def test_a_battle_is_won_by_a_side_with_its_own_points_first() -> None:
    """T-66: the panel says West and East, and so does the log; in a series the sides change."""
    table = situation(TWO)

    assert sentence(table, RESULT, 0, 2, 1) == "East wins the battle, 1 to 0"
    series = situation(TWO, series="match")
    assert sentence(series, RESULT, 0, 2, 1) == "Commander 2 wins the battle, 1 to 0"


def test_a_seat_has_one_name_in_the_log_and_on_its_card() -> None:
    """T-66: in the log of a battle the roll for the sides still spoke of Commander 2, whose card said East."""
    table = situation(TWO)
    card = GAME.seat_name(table.g, 1)

    assert sentence(table, SIDE_ROLL, 5, 8) == f"The roll is 5 to 8: {card} chooses the map side"
    assert sentence(table, TAKES_SIDE, 1, 1) == "East takes its side of the map"
    series = situation(TWO, series="match")
    assert sentence(series, TAKES_SIDE, 1, 1) == "Commander 2 takes the East"


def test_heat_is_told_with_the_threshold() -> None:
    """T-74."""
    table = situation(TWO)

    assert sentence(table, HEAT, table.giant(4).key(), 2, 4) == (
        "[Giant 54](54) heats up by 2, to 4 (of 10)"
    )
    assert sentence(table, TIE, 7) == "Both roll 7 and roll again"


def test_modifiers_say_whom_they_help() -> None:
    """T-72: "+2 to hit" reads like a bonus."""
    table = situation(TWO)
    scene = GAME.view(table.g, table.seat)
    assert scene.prompt is not None
    notes = {choice.token: choice.note for choice in scene.prompt.choices}

    assert "your guns and lasers then need 2 more" in notes["mode:run"]
    assert "no penalty for your shots" in notes["mode:stand"]
    words = [space.note for space in scene.boards[0].spaces]
    words += [badge.text for space in scene.boards[0].spaces for badge in space.badges]
    assert any("enemies need 2 more to hit you" in note for note in words)
    assert not [note for note in words if "to hit it" in note or "+2 to hit" in note]


def test_the_muster_says_how_many_points_there_are() -> None:
    """T-74."""
    table = new_game(map="1", unit_points="3", classes="giant+titan")
    while table.question != "Muster":
        table.play(table.options[0])
    prompt = GAME.view(table.g, table.seat).prompt
    assert prompt is not None

    assert prompt.question == "Choose your giants. You have 3 unit points"
    assert [refusal.reason for refusal in prompt.refusals] == [
        "this scenario allows no Dreadnaught (GI-SCN-01)"
    ]


def test_conceding_asks_in_a_clean_sentence() -> None:
    """T-75."""
    note = labels.choice(situation(TWO).g, NO_QUESTION, CONCEDE).note

    assert note == "All your giants are captured and the battle is lost (GI-END-04)."


def test_both_dice_of_a_shot_and_of_a_location_are_shown_at_the_target() -> None:
    """T-26: the sum alone was told."""
    table = situation(TWO)
    one, other = table.giant(1), table.giant(4)

    shot = SHOT.rolled(table.g, (one.key(), 0, other.key(), 9, 9, 0, 0, 3))
    place = LOCATION.rolled(table.g, (other.key(), 8, 1, 6, 2))

    assert shot == Roll(other.name(), ("3", "6"), "needs 9: a hit")
    assert place is not None and place.dice == ("2", "6") and place.text.endswith("6 damage")

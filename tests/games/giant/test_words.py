"""Names that people read are marked for the catalogues; those of the content are gathered from its files."""

from jotunheim.games.giant import GAME
from jotunheim.games.giant.rules.assault import EndAssault
from jotunheim.games.giant.rules.ending import EndBattle
from jotunheim.games.giant.tokens import FEATURE_NAMES, STAMP_NAMES
from jotunheim.games.giant.words.drawing import GROUNDS, STAMPS
from jotunheim.games.giant.words.names import MAPS, WITHIN


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

"""Every word of every game can be translated: played and read in a made-up language."""

import re
from pathlib import Path

import pytest

from jotunheim import registry, texts
from jotunheim.kernel import Chance
from jotunheim.testing import Complaint, check_words
from jotunheim.testing.pseudo import LANGUAGE, MARKED, PLAIN, pseudo, read_of
from tests.kit import tongues
from tests.kit.catalogues import made_up
from tests.kit.tongues import TalkGame

BUGS = [
    ("the summary", "'talk' in 'talk'"),
    ("the question", "'Well' in 'Well?'"),
    ("a label", "'Yes' in"),
    ("a value in the log", "log of the page"),
    ("a reason", "why not"),
    ("the end", "'times' in"),
    ("words in the state", "the table is another: kept is"),
    ("a kept view", "'Talk' in 'Talk'"),
    ("a text that nobody gathered", "'text' in"),
]

TWICE = re.compile(r"\b([a-z]+) \1\b")
ONE_TAKE = re.compile(r"^1 [A-Z][a-z]+ (are|come|die|fall|gather|go|leave|move|stay|take)\b")


@pytest.fixture(scope="module")
def voice(tmp_path_factory: pytest.TempPathFactory) -> texts.Voice:
    """The made-up language, as far as texts were gathered for translators; our small game's, too."""
    folder = made_up(tmp_path_factory.mktemp("locale"), Path(tongues.__file__))
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv(texts.FURTHER, str(folder))
        found = texts.voice(LANGUAGE)
    assert found is not None
    return found


@pytest.mark.parametrize("name", sorted(registry.games()))
def test_every_word_of_a_game_is_in_the_catalogues(name: str, voice: texts.Voice) -> None:
    game = registry.game(name)

    for seats in {game.fewest, game.most}:
        assert check_words(game, seats=seats, given={}, voice=voice, most=1500) > 100


@pytest.mark.slow
@pytest.mark.parametrize("name", sorted(registry.games()))
def test_whatever_is_agreed_on(name: str, voice: texts.Voice) -> None:
    assert check_words(registry.game(name), games=2, voice=voice, most=1500) > 100


@pytest.mark.parametrize("name", sorted(registry.games()))
def test_lines_of_the_log_end_alike_in_all_games(name: str) -> None:
    game = registry.game(name)
    g = game.start({}, game.fewest, Chance(1), journal=True)
    chance = Chance(2)
    while not g.over and g.ply < 600:
        g.play(g.options[chance.below(len(g.options))])

    lines = [line.text for line in game.log(g, 0)]
    assert len(lines) > 5
    assert [line for line in lines if line.endswith(".")] == []


def test_a_game_without_a_bug_passes(voice: texts.Voice) -> None:
    assert check_words(TalkGame()) > 50  # whatever was gathered
    assert check_words(TalkGame(), voice=voice) > 50


@pytest.mark.parametrize(("bug", "line"), BUGS, ids=[bug for bug, _line in BUGS])
def test_a_seeded_bug_is_caught(bug: str, line: str, voice: texts.Voice) -> None:
    with pytest.raises(Complaint) as caught:
        check_words(TalkGame(bug), voice=voice)

    assert caught.value.check == "words" and line in caught.value.what


def test_the_made_up_language_keeps_values() -> None:
    assert pseudo("{n} hits, %(num)s") == "{n} ḣïṫṡ, %(num)s"
    assert len(PLAIN) == len(MARKED) == len(set(MARKED)) == 52


def test_a_page_is_read_with_its_attributes() -> None:
    html = '<p title="one" data-key="no">two &amp;<svg aria-label="three"/><style>no</style></p>'

    assert read_of(html) == ["one", "two &", "three"]


@pytest.mark.parametrize("name", sorted(registry.games()))
def test_no_word_stands_twice_in_a_row_and_one_thing_takes_a_singular(name: str) -> None:
    game = registry.game(name)
    g = game.start({}, game.most, Chance(3), journal=True)
    chance = Chance(4)
    read = []
    while not g.over and g.ply < 600:
        for seat in range(g.seats):
            prompt = game.prompt(g, seat)
            read.append(prompt.question if prompt else "")
        g.play(g.options[chance.below(len(g.options))])

    read += [line.text for line in game.log(g, 0)]
    assert [text for text in read if TWICE.search(text) or ONE_TAKE.search(text)] == []

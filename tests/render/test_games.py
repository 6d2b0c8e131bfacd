"""The scenes of the games themselves, drawn and written as they are played at random."""

import importlib
import random
import re
from collections import Counter
from collections.abc import Iterator

import pytest

from jotunheim.games.assault import GAME
from jotunheim.games.assault.book.tables import BLOCK, HIT
from jotunheim.games.assault.view.cards import spell_card
from jotunheim.games.assault.view.events import event_card_kept
from jotunheim.games.assault.words.names import face_name
from jotunheim.kernel import Chance
from jotunheim.kernel.dice import face
from jotunheim.render.dice import face_key, faces_html
from jotunheim.render.figures import figure
from jotunheim.render.html import page, text_board
from jotunheim.render.pen import visible
from jotunheim.render.prompts import places_html
from jotunheim.render.text import render
from jotunheim.scene import Scene
from tests.render.markup import read

GAMES = {
    "jotunheim.games.giant": 2,
    "jotunheim.games.assault": 6,
    "jotunheim.games.stronghold": 2,
    "jotunheim.games.dwarves": 4,
    "jotunheim.games.valda": 4,
    "jotunheim_examples.connect_four": 2,
    "jotunheim_examples.leduc": 2,
}
MOST_DRAWN = 1500  # elements in drawings, which a phone can still move; words cost little


def scenes(module: str, seats: int, every: int = 9, plays: int = 260) -> Iterator[Scene]:
    """What the seats and a spectator see now and then during a random game."""
    game = importlib.import_module(module).GAME
    source = random.Random(module)
    g = game.start({}, seats, Chance(7))
    for ply in range(plays):
        if ply % every == 0:
            yield game.view(g, source.randrange(-1, seats))
        if g.over:
            break
        g.play(source.choice(g.options))
    yield game.view(g, 0)


@pytest.mark.parametrize("module", GAMES)
def test_a_game_can_be_written_at_any_moment(module: str) -> None:
    for scene in scenes(module, GAMES[module]):
        for width in (80, 160):
            text = render(scene, width, True)
            assert max(map(visible, text.split("\n"))) <= width
        assert render(scene, 80, False, ascii_only=True).isascii()


@pytest.mark.parametrize("module", GAMES)
def test_a_game_can_be_drawn_at_any_moment(module: str) -> None:
    for scene in scenes(module, GAMES[module]):
        elements = read(page(scene, tools=True) + text_board(scene) + places_html(scene)[0])

        assert sum(x.drawn for x in elements) <= MOST_DRAWN
        keys = Counter(x.attributes["data-key"] for x in elements if "data-key" in x.attributes)
        assert [key for key, count in keys.items() if count > 1] == []
        ids = {x.attributes["id"] for x in elements if "id" in x.attributes}
        used = {x.attributes["href"][1:] for x in elements if x.tag == "use"}
        for x in elements:
            used |= set(re.findall(r"url\(#([^)]+)\)", " ".join(x.attributes.values())))
        assert used <= ids


@pytest.mark.parametrize("module", GAMES)
def test_every_answer_of_a_game_can_be_clicked(module: str) -> None:
    for scene in scenes(module, GAMES[module], every=17):
        if scene.prompt is None or not scene.prompt.mine or scene.prompt.steppers:
            continue  # steppers give their numbers all at once
        shown = {x.attributes.get("data-token") for x in read(page(scene))}
        assert {choice.token for choice in scene.prompt.choices} <= shown


@pytest.mark.parametrize("module", GAMES)
def test_lines_of_the_log_read_the_same_for_the_rest_of_the_game(module: str) -> None:
    """They are worded once: so no sentence may speak of what changes later."""
    game = importlib.import_module(module).GAME
    source = random.Random(module)
    g = game.start({}, GAMES[module], Chance(8), journal=True)
    while not g.over and g.ply < 400:
        g.play(source.choice(g.options))
        if g.ply % 20 == 0 or g.over:
            for seat in range(-1, GAMES[module]):
                anew = [game.line(g, event, seat) for event in g.journal]
                assert game.log(g, seat) == [line for line in anew if line is not None]


def test_every_spell_and_event_of_assault_has_its_face() -> None:
    """Pictograms on cards: a name without a drawing would show nothing."""
    book = GAME.book
    cards = [spell_card(book, at, "") for at in range(len(book.spells))]
    cards += [event_card_kept(book, at, (), "") for at in range(len(book.events))]

    assert len(cards) == 37
    assert [card.name for card in cards if figure(card.face) is None] == []


def test_every_face_of_assault_is_drawn_where_dice_fall() -> None:
    """Three and four hits were words there, and so was what spells make of arcane results."""
    drawn = set(re.findall(r'data-face="([^"]*)"', faces_html()))
    printed = {one for faces in GAME.book.faces for one in faces}
    made = [face(HIT, 6), face(BLOCK, 4)]

    assert {face_key(face_name(one)) for one in [*printed, *made]} <= drawn

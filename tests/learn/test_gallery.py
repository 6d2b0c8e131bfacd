"""Pictures of pieces, cards and tracks, and the ways from a clause to the table (issue 18)."""

import pytest

from jotunheim import registry
from jotunheim.learn.gallery import Shelf, gallery, shown
from jotunheim.learn.links import examples, questions
from jotunheim.ledger import ledger_of

GAMES = ("giant", "assault", "stronghold", "dwarves", "valda")


def shelf(shelves: list[Shelf], key: str) -> list[str]:
    return [thing.name for each in shelves if each.key == key for thing in each.things]


@pytest.mark.parametrize(
    ("name", "piece"),
    [("giant", "Lancer 61"), ("assault", "Duke Zalto"), ("stronghold", "Goblin"), ("dwarves", "Orcs")],
)  # fmt: skip
def test_the_gallery_shows_the_pieces_of_a_game(name: str, piece: str) -> None:
    found = shelf(gallery(registry.game(name)), "pieces")

    assert piece in found and len(found) >= 10


@pytest.mark.parametrize(
    ("name", "card"), [("assault", "Plunder"), ("valda", "Treasure Chest (2)")]
)
def test_the_gallery_shows_each_card_once(name: str, card: str) -> None:
    found = shelf(gallery(registry.game(name)), "cards")

    assert found.count(card) == 1 and len(found) >= 25


def test_nothing_in_the_gallery_can_be_clicked() -> None:
    drawn = "".join([t.drawing for s in shown(registry.game("stronghold")) for t in s.things])

    assert "data-token" not in drawn and "tabindex" not in drawn and "<button" not in drawn


@pytest.mark.parametrize("name", GAMES)
def test_a_clause_leads_back_to_the_questions_that_rest_on_it(name: str) -> None:
    game = registry.game(name)
    known, found = ledger_of(game).by_id, questions(game)

    assert len(found) >= 30 and {*found} <= {*known}
    assert not [words for each in found.values() for words in each if "{" in words]


@pytest.mark.parametrize("name", GAMES)
def test_a_clause_leads_to_positions_that_can_be_played_through(name: str) -> None:
    game = registry.game(name)
    known, found = ledger_of(game).by_id, examples(game)

    assert len(found) >= 10 and {*found} <= {*known}


def test_a_question_of_the_table_is_found_at_its_clause() -> None:
    assert "Which giant launches an assault?" in questions(registry.game("giant"))["GI-ASL-02"]

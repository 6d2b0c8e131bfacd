"""Pictures of pieces, cards and tracks, and the ways from a clause to the table (issue 18)."""

import re

import pytest

from jotunheim import registry
from jotunheim.learn.gallery import Shelf, gallery, shown
from jotunheim.learn.links import decisions, examples, questions
from jotunheim.ledger import ledger_of
from tests.learn.test_sheets import content

EXAMPLE = re.compile(r"[Ee]xample: |(?:, |\[)example\]")
GAMES = ("giant", "assault", "stronghold", "dwarves", "valda")


def shelf(shelves: list[Shelf], key: str) -> list[str]:
    return [thing.name for each in shelves if each.key == key for thing in each.things]


@pytest.mark.parametrize(
    ("name", "pieces", "cards"),
    [("giant", 15, 0), ("assault", 37, 65), ("stronghold", 47, 58), ("dwarves", 33, 190), ("valda", 31, 88)],
)  # fmt: skip
def test_the_gallery_shows_all_that_is_in_the_box(name: str, pieces: int, cards: int) -> None:
    """Not only what appears in lessons, puzzles and the first plays of a game."""
    found = gallery(registry.game(name))

    assert len(shelf(found, "pieces")) >= pieces
    assert len(shelf(found, "cards")) == cards


@pytest.mark.parametrize(
    ("name", "file", "entry", "kind"),
    [
        ("giant", "giants", "type", "pieces"), ("stronghold", "cards", "card", "cards"),
        ("stronghold", "plans", "plan", "cards"), ("stronghold", "objectives", "objective", "cards"),
        ("dwarves", "heroes", "hero", "pieces"), ("valda", "cards", "card", "cards"), ("valda", "deities", "deity", "pieces"),
    ],
)  # fmt: skip
def test_every_entry_of_a_content_file_is_in_the_gallery(
    name: str, file: str, entry: str, kind: str
) -> None:
    """By its printed name; giants have none, and are called after their type."""
    rows = content(name, file)[entry]
    found = shelf(gallery(registry.game(name)), kind)

    names = [row.get("short") or row.get("name") or f"Type {key}" for key, row in rows.items()]
    assert names
    assert [each for each in names if not any(one.startswith(each) for one in found)] == []


def test_a_hero_has_one_picture_and_a_card_says_what_it_does() -> None:
    dwarves, valda = registry.game("dwarves"), registry.game("valda")
    [raid] = [t for s in gallery(valda) for t in s.things if t.name == "Raid"]

    assert shelf(gallery(dwarves), "pieces").count("Tungdil") == 1
    assert "Raid" in raid.drawing and raid.note


@pytest.mark.parametrize(
    ("name", "faces"), [("giant", 6), ("assault", 35), ("dwarves", 6), ("valda", 13)]
)
def test_the_gallery_shows_every_face_of_the_dice(name: str, faces: int) -> None:
    assert len(shelf(gallery(registry.game(name)), "dice")) == faces


def test_every_terrain_of_giant_is_in_the_gallery_with_what_it_does() -> None:
    rows = content("giant", "terrain")["terrain"].values()
    [grounds] = [each for each in gallery(registry.game("giant")) if each.key == "grounds"]
    notes = {thing.name: thing.note for thing in grounds.things}

    assert [*notes] == [row["name"] for row in rows]
    for row in rows:
        price = f"Costs {row['price']} to enter." if row["price"] else "Impassable."
        assert price in notes[row["name"]]
        assert ("standing there cools" in notes[row["name"]]) == (row["price"] > 0)
        assert (f"guns and lasers need {row['gun']} more" in notes[row["name"]]) == (row["gun"] > 0)
    assert all("<svg" in thing.drawing for thing in grounds.things)


@pytest.mark.parametrize("name", GAMES)
def test_the_gallery_explains_the_map_of_every_game(name: str) -> None:
    assert len(shelf(gallery(registry.game(name)), "grounds")) >= 3


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
def test_every_question_leads_to_its_clauses_and_back(name: str) -> None:
    """Questions whose words depend on the table, such as the menu of a Hero, were not at their clauses."""
    game = registry.game(name)
    found = questions(game)
    asked = [kind for kind in decisions(game.package) if not kind.__subclasses__()]

    assert [kind.__name__ for kind in asked if not kind.clauses or not kind.asks] == []
    assert {clause for kind in asked for clause in kind.clauses} <= {*found}


@pytest.mark.parametrize("name", GAMES)
def test_a_clause_leads_to_positions_that_can_be_played_through(name: str) -> None:
    game = registry.game(name)
    known, found = ledger_of(game).by_id, examples(game)

    assert len(found) >= 10 and {*found} <= {*known}


@pytest.mark.parametrize(
    ("name", "clause"),
    [("giant", "GI-EXA-06"), ("stronghold", "SH-MAN-09"), ("valda", "VA-WPN-23")],
)
def test_a_worked_example_stands_at_its_clause(name: str, clause: str) -> None:
    found = examples(registry.game(name))[clause]

    assert [example.address for example in found if example.kind == "worked"]


@pytest.mark.parametrize(("name", "number"), [("assault", 8), ("dwarves", 3)])
def test_every_clause_that_is_an_example_of_the_rulebook_can_be_played(
    name: str, number: int
) -> None:
    game = registry.game(name)
    told = [clause.id for clause in ledger_of(game).clauses if EXAMPLE.search(clause.text)]
    found = examples(game)

    assert len(told) == number
    assert not [
        clause
        for clause in told
        if not any(each.kind == "worked" for each in found.get(clause, []))
    ]


def test_a_question_of_the_table_is_found_at_its_clause() -> None:
    assert "Which giant launches an assault?" in questions(registry.game("giant"))["GI-ASL-02"]

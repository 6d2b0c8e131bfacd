"""Teaching material of our games: it fits the rules, and goes through the catalogues (issue 18)."""

import re
import sys
import tomllib
from pathlib import Path

import pytest

from jotunheim import registry
from jotunheim.kernel import ContentError
from jotunheim.learn.course import LEFT, course_at, course_of
from jotunheim.learn.markup import clause_html, plain, rich
from jotunheim.learn.material import Glossary, Picture, Position, Word, loaded, material_of
from jotunheim.learn.pictures import picture_html, still
from jotunheim.learn.rulebook import origin, rulebook
from jotunheim.testing.checks.material import lesson_problems, material_problems, seat_names
from tests.house.houses import ROOT
from tests.learn.shelves import shelf

GAMES = ("giant", "assault", "stronghold", "dwarves", "valda")


@pytest.mark.parametrize("name", GAMES)
def test_the_material_of_a_game_fits_it(name: str) -> None:
    assert material_problems(registry.game(name)) == []


@pytest.mark.parametrize("name", GAMES)
def test_every_big_game_has_all_pages(name: str) -> None:
    material = material_of(registry.game(name))

    assert len(material.words) >= 50
    assert len(material.howto.section) >= 5 and material.howto.idea and material.howto.goal
    assert material.howto.section[0].title == "The goal"
    assert any(block.picture for part in material.howto.section for block in part.block)
    assert all(sheet.advice for sheet in material.sheets.sheet) and material.sheets.sheet


@pytest.mark.parametrize("name", GAMES)
def test_every_big_game_has_a_lesson_of_several_steps(name: str) -> None:
    lesson = material_of(registry.game(name)).lesson

    assert len(lesson.step) >= 7 and lesson.coach and lesson.last and lesson.text


@pytest.mark.parametrize("name", GAMES)
def test_every_big_game_has_worked_examples(name: str) -> None:
    examples = material_of(registry.game(name)).examples

    assert len(examples) >= 5
    assert all(each.clauses and each.last and len(each.step) >= 2 for each in examples)


@pytest.mark.plain  # a compiled game cannot be copied
def test_a_lesson_that_no_longer_fits_its_game_is_found(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    text = (
        'seats = 2\ncoach = "C"\nsituation = "phase movement\\nhigh 0\\nturn second\\n'
        'giant 1 type=6 at=1212\\ngiant 4 type=4 at=3016 moved=stand\\n"\n'
        '[[step]]\ntitle = "One"\ntext = "…"\nat = ["61", "62"]\nplays = ["mode:stand", "hex:1513"]\n'
    )
    game = shelf(tmp_path, monkeypatch, "giant", lesson=text)

    assert list(lesson_problems(game, 1)) == ["step 'One': no 62", "play 2, hex:1513, is not legal"]


def test_a_course_is_left_by_another_play() -> None:
    game = registry.game("giant")
    course = course_of(game)
    assert course is not None
    walk, run = game.words.token("mode:walk"), game.words.token("mode:run")
    before = list(course.tokens[:2])

    assert course.reached(before) == 2 and course.next(before) == walk
    assert course.reached([*before, run]) == LEFT and course.next([*before, run]) == -1
    assert course.reached(list(course.tokens)) == len(course.tokens)


def test_only_the_table_of_a_lesson_is_a_lesson() -> None:
    game = registry.game("giant")
    course = course_of(game)
    assert course is not None

    assert course_at(game, course.lesson.situation) is course
    assert course_at(game, None) is None and course_at(game, "map 1\n") is None
    assert course_of(registry.game("leduc")) is None


def test_a_game_without_material_has_none() -> None:
    material = material_of(registry.game("leduc"))

    assert not material.words and not material.howto.section and not material.lesson.seats


@pytest.mark.parametrize(("name", "races"), [("assault", 6), ("stronghold", 2), ("dwarves", 12)])
def test_sheets_of_seats_bear_the_names_of_seats(name: str, races: int) -> None:
    game = registry.game(name)
    material = material_of(game)
    seen = {seat for at in material.howto.position.values() for seat in seat_names(game, at)}

    owners = {sheet.seat for sheet in material.sheets.sheet if sheet.seat}
    assert len(owners) == races
    assert seen <= owners


def test_story_goals_of_all_races_are_on_their_sheets() -> None:
    """T-03: the Story Goal Cards were missing."""
    sheets = material_of(registry.game("assault")).sheets.sheet

    assert {sheet.key for sheet in sheets if sheet.goal} == {
        *("storm", "cloud", "fire", "frost", "stone", "hill")
    }


def test_short_forms_are_names_of_a_word() -> None:
    assert Word("Victory points (VP)", "…").names() == ["Victory points", "VP"]
    assert Word("High side, low side", "…").names() == ["High side", "low side"]


def giant_weapons() -> list[str]:
    """The codes of all weapons, as content has them (T-02: nothing said what L4 means)."""
    return [
        token.removeprefix("weapon:")
        for token in registry.game("giant").words.names
        if token.startswith("weapon:")
    ]


@pytest.mark.parametrize(
    ("name", "words"),
    [("giant", {"UP", "Heat", *giant_weapons()}), ("assault", {"Ordning", "OP"}), ("valda", {"AP"}),
     ("dwarves", {"Perished Land"}), ("stronghold", {"Hourglass"})],
)  # fmt: skip
def test_terms_of_art_have_an_entry(name: str, words: set[str]) -> None:
    known = {each for word in material_of(registry.game(name)).words for each in word.names()}

    assert words <= known


def test_a_picture_cannot_be_clicked_and_has_ids_of_its_own() -> None:
    drawn = '<button tabindex="0" data-token="a" id="x">1</button><use href="#x" fill="url(#x)"/>'

    assert still(drawn, "p1-") == '<span id="p1-x">1</span><use href="#p1-x" fill="url(#p1-x)"/>'


def test_what_lost_its_role_in_a_picture_has_no_label_either() -> None:
    drawn = '<path role="button" aria-label="0609" d=""/><svg role="img" aria-label="Map"></svg>'

    assert still(drawn, "p1-") == '<path d=""/><svg role="img" aria-label="Map"></svg>'


def test_a_picture_of_something_that_is_not_there_is_refused() -> None:
    table = {"a": Position(seats=2)}

    with pytest.raises(ContentError, match="shows 'nothing'"):
        picture_html(registry.game("stronghold"), table, Picture("a", "…", "nothing"), 1)


def test_problems_are_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    game = shelf(tmp_path, monkeypatch, glossary='[[word]]\nname = "A"\ntext = "a"\nclauses = ["C4-NO-01"]\n'
                 '[[word]]\nname = "A"\ntext = "b"\n')  # fmt: skip

    assert material_problems(game) == [
        "word A: there is no clause C4-NO-01",
        "the word A is there twice",
    ]


def test_a_field_that_nobody_knows_is_a_mistake(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = shelf(tmp_path, monkeypatch, glossary='[[word]]\nname = "A"\ntxt = "a"\n')

    with pytest.raises(ContentError, match=r"learn/glossary\.toml: .*txt"):
        loaded(game, "glossary", Glossary)


def test_bold_words_are_the_only_sign() -> None:
    assert rich("**A** < b") == "<b>A</b> &lt; b"
    assert plain("**A** < b") == "A < b"


@pytest.mark.parametrize(
    ("bracket", "found"),
    [("Terrain", ("book", "Terrain")), ("silent; see the ruling", ("house", "")), ("H", ("house", "")),
     ("P", ("public", "")), ("R, Gameplay", ("book", "Gameplay")), ("", ("", ""))],
)  # fmt: skip
def test_a_bracket_says_where_a_clause_comes_from(bracket: str, found: tuple[str, str]) -> None:
    assert origin(bracket) == found


@pytest.mark.parametrize("name", GAMES)
def test_players_read_no_notes_for_engineers_in_clauses(name: str) -> None:
    """T-04: the rules drawer was the engineers' ledger."""
    rules = [rule for chapter in rulebook(registry.game(name)) for rule in chapter.rules]
    text = "\n".join([line for rule in rules for line in rule.lines])

    for word in ("Engines", "engine ", "extraction", "silent;", "[", "`", "content/", ".toml"):
        assert word not in text, word


def test_the_words_of_material_are_gathered_for_the_catalogues(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.syspath_prepend(str(ROOT / "scripts"))
    monkeypatch.delitem(sys.modules, "texts", raising=False)
    import texts

    files = {path.parent.parent.name for path in texts.lessons()}
    sheet = 'text = "A"\n[[sheet]]\nkey = "k"\nname = "N"\nfact = [{ name = "F", text = "T" }]\n'

    assert files >= {*GAMES}
    assert list(texts.words_in(tomllib.loads(sheet), texts.TAUGHT)) == ["A", "N", "F", "T"]


def test_a_clause_sets_off_words_and_leads_to_other_clauses() -> None:
    """Stars of the ledger stood in the rules, and ids in sentences could not be followed."""
    link = '<a class="clause" data-clause="AG-DEC-06" href="#AG-DEC-06">AG-DEC-06</a>'

    assert clause_html("*Army*: all units (AG-DEC-06).") == f"<em>Army</em>: all units ({link})."
    assert clause_html("d = m * (e + e') * 2 < 3") == "d = m * (e + e') * 2 &lt; 3"


def test_a_clause_that_only_names_its_ruling_is_a_heading() -> None:
    """One read "Coordinates.", and what is meant was folded away."""
    rules = {r.id: r for chapter in rulebook(registry.game("giant")) for r in chapter.rules}

    assert rules["GI-HEX-02"].is_heading
    assert not rules["GI-SET-03"].is_heading and not rules["GI-OVR-01"].is_heading


@pytest.mark.parametrize("name", GAMES)
def test_puzzles_call_places_and_cards_by_their_names(name: str) -> None:
    """T-66: "W7", "AD04" and "DRAW(2)" stood in puzzles; the board says Old Wall, the card Caravan to the South."""
    puzzles = material_of(registry.game(name)).puzzles
    said = "\n".join(f"{one.text} {one.question} {one.answer}" for one in puzzles)

    assert (
        re.findall(r"\b(?:W[1-9]|R[LR]\d|AD\d\d|TH\d\d|D[HP]\d+|S1-\w+|[A-Z]+\(\d\))", said) == []
    )
    assert [one.title for one in puzzles if one.answer[0].islower() or "`" in one.text] == []

"""What is printed: counts of all components, relations of the board, and packs that are wrong."""

from pathlib import Path

import pytest

from jotunheim.games.stronghold.book import Book, read_book
from jotunheim.games.stronghold.book.reader import FOLDER
from jotunheim.games.stronghold.book.tables import PIECE_NAMES
from jotunheim.games.stronghold.tokens import (
    ACTION_NAMES,
    CARD_NAMES,
    DEFENDER_UNITS,
    INVADER_UNITS,
    PATHS,
    SECTION,
    SECTIONS,
    SPACE_NAMES,
    TOWER,
    TOWERS,
    UNIT_NAMES,
)
from jotunheim.kernel import ContentError
from jotunheim.ledger import read_ledger
from jotunheim.testing import rule
from jotunheim.testing.coverage import coverage

BOOK = read_book()


def space(name: str) -> int:
    return SPACE_NAMES.index(name)


def names(spaces: list[int]) -> str:
    return " ".join([SPACE_NAMES[number] for number in spaces])


def refusal(folder: Path, file: str, text: str) -> str:
    (folder / file).write_text(text)
    with pytest.raises(ContentError) as caught:
        read_book(str(folder))
    return str(caught.value)


@rule("SH-GEN-04")
def test_strengths_are_those_of_the_rulebook() -> None:
    strengths = dict(zip(UNIT_NAMES, BOOK.strength, strict=True))

    assert [strengths[name] for name in ("goblin", "orc", "troll")] == [1, 2, 3]
    assert [strengths[name] for name in ("marksman", "soldier", "veteran")] == [1, 2, 3]
    assert strengths["warrior"] == 2
    assert strengths["officer"] == 3
    assert strengths["siege_tower"] == 0


@rule("SH-GEN-10")
def test_the_box_holds_so_many_units_and_tokens() -> None:
    units = [BOOK.unit_count[kind] for kind in (*INVADER_UNITS, *DEFENDER_UNITS)]
    pieces = dict(zip(PIECE_NAMES, BOOK.piece_count, strict=True))

    assert units == [60, 100, 40, 17, 20, 4]
    assert pieces["wood"] == 20
    assert pieces["wall"] == 23
    assert [pieces[name] for name in ("ballista", "catapult", "trebuchet")] == [3, 3, 2]
    assert [pieces[name] for name in ("malfunction", "blessing", "glare")] == [1, 1, 1]
    assert sum(BOOK.piece_count) == 125
    assert len(BOOK.ritual_prints) == 15
    assert BOOK.order_prints == [0, 1, 2, 3, 3]
    assert BOOK.trap_prints == [0, 0, 0, 1, 1, 1, 2, 2, 2]
    assert len(BOOK.cannon_hits) == 6


@rule("SH-GEN-08")
def test_sections_are_neighbours_past_a_tower_and_never_past_the_gate() -> None:
    assert names(BOOK.walks[space("W3")]) == "W2 W4 T2 T3"
    assert names(BOOK.walks[space("W4")]) == "W3 T3"
    assert names(BOOK.walks[space("W5")]) == "W6 T4"
    assert names(BOOK.walks[space("T4")]) == "W5 W6"


@rule("SH-GEN-09", "SH-GEN-09r")
def test_no_path_joins_the_two_sides() -> None:
    for path in range(PATHS):
        assert BOOK.side[BOOK.path_from[path]] == BOOK.side[BOOK.path_to[path]]
    assert names(BOOK.sections_on(0)) == "W1 W2 W3 W4"
    assert names(BOOK.sections_on(1)) == "W5 W6 W7 W8 W9"


@rule("SH-GEN-13", "SH-GEN-13r")
def test_relations_follow_from_single_paths() -> None:
    assert names(BOOK.barrage[space("RR3")]) == "W7 W8"
    assert names(BOOK.barrage[space("FL")]) == "W1 W2 W3 W4"
    assert names(BOOK.ramparts_of[space("W8")]) == "RR3 RR4"
    assert names(BOOK.volley[space("T5")]) == "RR2"
    assert names(BOOK.cannon[space("T6")]) == "FR RR2 RR3 RR4"
    assert names([BOOK.opposite[space("T1")]]) == "RL1"
    for tower in range(TOWER, TOWER + TOWERS):
        assert len(BOOK.sections_of[tower]) == 2


def test_a_called_troll_takes_a_shortest_way() -> None:
    steps = {
        SPACE_NAMES[section]: [SPACE_NAMES[BOOK.path_to[path]] for path in BOOK.call[section]]
        for section in range(SECTION, SECTION + SECTIONS)
    }

    assert steps["W2"] == ["RL1", "RL2"]
    assert steps["W8"] == ["RR3"]
    assert steps["W9"] == ["RR3", "RR4"]


def test_cards_are_paid_in_the_ways_that_are_printed() -> None:
    ballista = BOOK.cards[CARD_NAMES.index("ballista")]
    tower = BOOK.cards[CARD_NAMES.index("siege_tower")]

    assert (ballista.wood, ballista.ways) == (4, [[0, 0, 1], [0, 2, 0]])
    assert (tower.wood, tower.ways) == (6, [[0, 1, 1], [0, 3, 0]])
    assert BOOK.cards[CARD_NAMES.index("specter")].hourglasses == 1


def test_actions_stand_in_their_buildings() -> None:
    cathedral = [ACTION_NAMES[action] for action in BOOK.actions_of[space("CAT")]]

    assert cathedral == ["blessing", "mix_up", "sharpshooters", "glare"]
    assert [action.hourglasses for action in BOOK.actions] == [
        *(2, 3),
        *(3, 3, 4, 8),
        *(6, 4, 4, 5),
        2,
        *(4, 3, 5),
        *(4, 3, 5, 3),
    ]
    assert [action.repeat for action in BOOK.actions].count(True) == 2


def test_tokens_are_157_words() -> None:
    words = BOOK.words

    assert len(words) == 157
    for name in ("space:WRK", "path:P21", "unit:officer", "card:specter", "way:2", "amount:7"):
        assert words.token(name) > 1
    for name in ("action:wall", "heroic:HO3", "plan:DP10", "objective:OB10", "order:O-BLUFF"):
        assert words.token(name) > 1
    for name in ("trap:TR-S", "side:right", "skip", "hold", "end", "classified"):
        assert words.token(name) > 1


def test_every_entry_names_its_source() -> None:
    sources = {source for _, _, source in BOOK.sources}
    entries = sum([text.count("source =") for text in texts().values()])

    assert sources == {"R", "P", "H"}
    assert len(BOOK.sources) == entries - headers()


def texts() -> dict[str, str]:
    return {path.name: path.read_text() for path in FOLDER.glob("*.toml")}


def headers() -> int:
    """Lines of comments that explain the mark."""
    lines = [line for text in texts().values() for line in text.splitlines()]
    return len([line for line in lines if line.startswith("#") and "source =" in line])


def test_a_pack_is_laid_over_ours(tmp_path: Path) -> None:
    (tmp_path / "actions.toml").write_text('[action.glare]\nhourglasses = 9\nsource = "H"\n')

    book = read_book(str(tmp_path))

    assert book.actions[5].hourglasses == 9
    assert BOOK.actions[5].hourglasses == 8
    assert book.version != BOOK.version


@pytest.mark.parametrize(
    ("file", "text", "parts"),
    [
        ("board.toml", "[path.P22]\n", ["board.toml", "path.P22", "unknown entry"]),
        ("board.toml", '[path.P04]\nto = "RL1"\n', ["path.P04.to", "same side"]),
        ("board.toml", '[path.P14]\nto = "W6"\n', ["path.P15.to", "no other path"]),
        ("board.toml", '[tower.T1]\ncannon = ["FL"]\n', ["tower.T1.cannon", "FL, RL1, RL2"]),
        ("board.toml", '[tower.T3]\nbetween = ["W4", "W5"]\n', ["tower.T3", "one side"]),
        ("board.toml", "[rampart.RL1]\nbeside = []\n", ["rampart.RL2.beside", "RL1"]),
        ("board.toml", '[section.W1]\ncall = ["P04"]\n', ["section.W1.call", "P04"]),
        ("board.toml", '[section.W1]\nstart = ["orc"]\n', ["section.W1.start", "marksman"]),
        ("board.toml", "[section.W1]\ndefenders = 1\n", ["section.W1.start", "at most 1"]),
        ("units.toml", "[unit.soldier]\ncount = 3\n", ["unit.soldier.count", "needs 12"]),
        ("units.toml", '[hero.warrior]\nstart = "W7"\n', ["hero", "different start"]),
        ("units.toml", "[unit.orc]\nstrength = 3\n", ["unit", "weaker"]),
        ("pieces.toml", "[piece.wall]\ncount = 17\n", ["start.walls", "needs 18", "are 17"]),
        ("pieces.toml", "[ritual.gale]\nbluffs = 3\n", ["ritual.gale.bluffs", "2 to 2"]),
        ("tokens.toml", "[order.O-BLUFF]\ncount = 1\n", ["order tokens", "expected 5, got 4"]),
        ("tokens.toml", "[trap.TR-G]\ncount = 2\n", ["traps", "expected 9, got 8"]),
        ("cards.toml", "[card.banner]\nphase = 2\n", ["cards of Phase 2", "expected 5, got 6"]),
        ("cards.toml", "[card.banner]\nways = []\n", ["card.banner.ways", "one or two"]),
        (
            "cards.toml",
            "[card.banner]\nways = [{ orc = 1 }, { orc = 1 }]\n",
            ["card.banner.ways", "different"],
        ),
        ("cards.toml", "[card.banner]\nways = [{ elf = 1 }]\n", ["elf", "goblin, orc, troll"]),
        ("actions.toml", '[action.wall]\nbuilding = "HOS"\n', ["action.wall.building", "red"]),
        ("actions.toml", "[action.wall]\nhourglass = 2\n", ["action.wall.hourglass", "unknown"]),
        ("objectives.toml", "[objective.OB04]\nstays = true\n", ["that stay", "3, got 4"]),
        ("plans.toml", "[plan.DP01]\nwindows = []\n", ["plan.DP01.windows", "D, A0, A1"]),
        ("setup.toml", "[machine]\nhit_cards = 7\n", ["machine.hit_cards", "enough"]),
        ("setup.toml", "[supply]\nplans_drawn = 4\n", ["plans_drawn", "one more"]),
        ("drawing.toml", "[direction.W1]\nturn = 400\n", ["direction.W1.turn", "0 to 359"]),
        ("cannon.toml", "", ["cannon.toml", "expected one of", "board.toml"]),
    ],
)
def test_a_wrong_pack_is_refused_with_the_culprit(
    tmp_path: Path, file: str, text: str, parts: list[str]
) -> None:
    line = refusal(tmp_path, file, text)

    assert "\n" not in line
    for part in parts:
        assert part in line


def test_the_ledger_has_every_clause_and_every_ruling() -> None:
    ledger = read_ledger((FOLDER.parent / "ledger.md").read_text(), "stronghold")

    assert len(ledger.clauses) == 264
    assert sum([len(clause.ruling_ids) for clause in ledger.clauses]) == 129
    assert ledger.prefixes() == ["SH"]


def test_every_clause_is_cited_by_code_and_named_by_a_test() -> None:
    ledger = read_ledger((FOLDER.parent / "ledger.md").read_text(), "stronghold")
    found = coverage(ledger, FOLDER.parent, Path(__file__).parent)

    assert found.unknown == []
    assert {clause.id: found.lacks(clause) for clause in found.uncovered()} == {}


def test_the_book_is_read_alike_each_time() -> None:
    again: Book = read_book()

    assert again.version == BOOK.version
    assert again.walks == BOOK.walks

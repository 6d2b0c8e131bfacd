"""What is printed: counts of all components, relations of the map, and packs that are wrong."""

from pathlib import Path

import pytest

from jotunheim.games.dwarves.book import Book, read_book
from jotunheim.games.dwarves.book.reader import FOLDER
from jotunheim.games.dwarves.book.tables import (
    BOOK5,
    COUNCIL_ICON,
    LEVEL_A,
    THREAT_ICON,
    TROOP_ICON,
)
from jotunheim.games.dwarves.effects.goals import GOAL_WORDS, GOALS
from jotunheim.games.dwarves.effects.lasting import RULE_WORDS, RULES
from jotunheim.games.dwarves.effects.places import PLACE_NAMES, PLACES, PORTAL
from jotunheim.games.dwarves.effects.verbs import EFFECT_WORDS, EFFECTS
from jotunheim.games.dwarves.tokens import (
    ADVENTURE,
    CARD_NAMES,
    EQUIPMENT,
    GATE_NAMES,
    HERO_NAMES,
    HEX_NAMES,
    HEXES,
    KIND_NAMES,
    THREAT,
)
from jotunheim.kernel import ContentError
from jotunheim.ledger import read_ledger
from jotunheim.testing import rule
from jotunheim.testing.coverage import coverage

BOOK = read_book()


def hexagon(name: str) -> int:
    return HEX_NAMES.index(name)


def names(hexes: list[int]) -> str:
    return " ".join([HEX_NAMES[number] for number in hexes])


def place(name: str) -> str:
    return names(BOOK.places[PLACE_NAMES.index(name)])


def card(name: str) -> int:
    return CARD_NAMES.index(name)


def refusal(folder: Path, file: str, text: str) -> str:
    (folder / file).write_text(text)
    with pytest.raises(ContentError) as caught:
        read_book(str(folder))
    return str(caught.value)


@rule("DW-SET-03", "DW-FIG-02")
def test_troops_are_30_orcs_25_trolls_and_20_elfar_that_fall_to_4_5_and_6() -> None:
    assert BOOK.troop_count == [30, 25, 20]
    assert BOOK.defeated_at == [4, 5, 6]


@rule("DW-GEN-05")
def test_the_box_holds_202_cards() -> None:
    assert sum([printed.copies for printed in BOOK.cards]) == 202
    assert len(set(CARD_NAMES)) == 190


@rule("DW-CARD-10")
def test_fifteen_markers_are_enough_for_every_quest() -> None:
    markers = BOOK.piece_count[0]

    assert markers == 15
    for printed in BOOK.cards:
        goals = [goal for goal in printed.quest if goal.kind < 0]
        assert sum([max(goal.times, len(goal.places)) for goal in goals]) <= markers


@rule("DW-B3-01")
def test_eleven_diamonds_fit_eleven_hexes() -> None:
    assert BOOK.diamonds == [0, 1, 1, 1, 1, 1, 2, 2, 2, 2, 3]
    assert names(BOOK.diamond_hexes) == "B6 C2 D7 E6 F3 H4 I3 I6 J7 K3 M3"


@rule("DW-GLO-12")
def test_lakes_are_six_hexes_of_the_map() -> None:
    assert names(BOOK.lakes) == "A4 B4 C5 D5 E3 J5"


@rule("DW-CARD-06")
def test_a_kingdom_is_all_of_its_hexes() -> None:
    sizes = {name: len(BOOK.places[PLACE_NAMES.index(name)]) for name in PLACE_NAMES[19:26]}

    assert list(sizes.values()) == [23, 13, 14, 12, 10, 15, 11]
    assert sum(sizes.values()) == HEXES


def test_places_are_lists_of_hexes() -> None:
    assert place("gates") == "A2 G10 L1 G1"
    assert place("near_gates") == "A1 A3 B2 B3 F1 F9 G2 G9 H1 H9 K1 K2 L2 M1"
    assert place("tunnels") == "B5 E8 J3 H2"
    assert place("havens") == "B5 B6 C1 C2 C5 C6 C7 D1 D2 D3 D6 D7 E2 E3"
    assert "G6" not in place("gauragar_fields").split()
    assert place("portal") == ""


@rule("DW-ELF-03")
def test_the_portal_starts_three_hexes_south_of_gate_one() -> None:
    gate = BOOK.gate_hex[GATE_NAMES.index("I")]
    south = 3
    found = BOOK.beside[BOOK.beside[BOOK.beside[gate][south]][south]][south]

    assert (HEX_NAMES[gate], HEX_NAMES[BOOK.portal_start]) == ("A2", "A5")
    assert found == BOOK.portal_start


@rule("DW-BS-01")
def test_every_chain_of_arrows_ends_in_blacksaddle() -> None:
    assert HEX_NAMES[BOOK.blacksaddle] == "G6"
    steps = {BOOK.blacksaddle: 0}
    while len(steps) < HEXES:
        settled = [number for number in range(HEXES) if number not in steps and ends(number, steps)]
        assert settled, "a circle of arrows"
        for number in settled:
            steps[number] = 1 + max(steps[target] for target in targets(number))
    assert max(steps.values()) == 10


def targets(number: int) -> list[int]:
    return [BOOK.beside[number][direction] for direction in BOOK.arrow[number]]


def ends(number: int, steps: dict[int, int]) -> bool:
    return all(target in steps for target in targets(number))


@rule("DW-PL-02")
def test_there_are_twelve_tiles_of_each_colour_with_four_squares() -> None:
    assert [BOOK.tile_colour.count(colour) for colour in range(3)] == [12, 12, 12]
    for left, right in zip(BOOK.tile_left, BOOK.tile_right, strict=True):
        assert (sum(left), sum(right)) == (2, 2)


@rule("DW-DOOM-03", "DW-END-06")
def test_the_doom_track_has_forty_icons_and_brings_all_fifteen_threats() -> None:
    icons = BOOK.doom_icon

    assert len(icons) == 42
    assert (icons[0], icons[41]) == (0, 0)
    assert (icons.count(TROOP_ICON), icons.count(COUNCIL_ICON)) == (26, 8)
    assert BOOK.numbers.setup_threats + icons.count(THREAT_ICON) * BOOK.doom_threats == 15


@rule("DW-COUN-01", "DW-COUN-02")
def test_numbers_of_the_council_rise_to_the_right() -> None:
    assert BOOK.council_number == [3, 3, 4, 4, 5, 5, 6, 6, 0]
    assert len(BOOK.council_text) == 9


@rule("DW-SET-07")
def test_heroes_start_where_their_boards_say() -> None:
    starts = {
        name: HEX_NAMES[hero.start] for name, hero in zip(HERO_NAMES, BOOK.heroes, strict=True)
    }

    assert starts["tungdil"] == "L1"
    assert starts["furgas"] == "C4"
    assert starts["andokai"] == "F7"
    assert starts["true_tungdil"] == "G1"


def test_every_word_of_the_vocabulary_has_a_number_and_is_used_by_a_card() -> None:
    goals = {goal.op for printed in BOOK.cards for goal in printed.quest}
    rules = {lasting.op for printed in BOOK.cards for lasting in printed.lasting}
    effects = {
        effect.op
        for printed in BOOK.cards
        for effects in (
            printed.setup,
            printed.rewards,
            printed.threat,
            printed.immediate,
            *[goal.success for goal in printed.quest],
            *[goal.failure for goal in printed.quest],
        )
        for effect in effects
    }

    assert len(PLACE_NAMES) == PLACES
    assert sorted([op for op, _ in GOAL_WORDS.values()]) == sorted(goals) == list(range(GOALS))
    assert sorted([op for op, _ in EFFECT_WORDS.values()]) == sorted(effects)
    assert sorted(effects) == list(range(EFFECTS))
    assert sorted([op for op, _ in RULE_WORDS.values()]) == sorted(rules) == list(range(RULES))


def test_places_that_never_change_have_hexes_and_the_others_have_none() -> None:
    for number in range(PLACES):
        assert bool(BOOK.places[number]) == (number < PORTAL)


@rule("DW-B5-06", "DW-B5-07")
def test_level_a_cards_of_book_5_have_time_and_an_equipment_of_their_own() -> None:
    cards = [printed for printed in BOOK.cards if printed.set == BOOK5]
    rewards = [printed.rewards[0].card for printed in cards if printed.level == LEVEL_A]

    assert sorted(rewards) == [card(f"SE{number}") for number in range(1, 9)]
    assert [printed.time > 0 for printed in cards[:13]] == [True] * 8 + [False] * 5


def test_adventures_have_rewards_and_threats_a_consequence() -> None:
    for number in range(ADVENTURE, THREAT):
        assert BOOK.cards[number].reward_text
    for number in range(THREAT, EQUIPMENT):
        printed = BOOK.cards[number]
        assert printed.threat or printed.immediate or printed.lasting
        assert printed.threat_text or printed.setup_text


def test_a_quest_is_read_as_typed_words() -> None:
    keenfire = BOOK.cards[card("S1-B1")].quest[0]
    ambush = BOOK.cards[card("TH03")].quest[0]

    assert (keenfire.attribute, keenfire.number, keenfire.times) == (1, 5, 2)
    assert [PLACE_NAMES[number] for number in keenfire.places] == ["dragonsfire"]
    assert [condition.number for condition in keenfire.when] == [2]
    assert dict(zip(KIND_NAMES, ambush.troops, strict=True)) == {"orc": 0, "troll": 0, "elf": 2}


@rule("DW-SET-12", "DW-CM-03", "DW-SAGA-04", "DW-B5-03", "DW-ELF-06")
def test_levels_remove_level_a_cards() -> None:
    assert BOOK.removed == [
        [4, 3, 2, 1, 0],
        [10, 9, 8, 7, 6],
        [4, 3, 2, 1, 0],
        [2, 2, 1, 1, 0],
    ]
    assert BOOK.nearer == [0, 3, 3, 6, 7]


def test_every_entry_names_its_source() -> None:
    texts = [path.read_text() for path in FOLDER.glob("*.toml")]
    lines = [line for text in texts for line in text.splitlines()]

    assert {source for _, _, source in BOOK.sources} == {"R", "P", "H"}
    assert len(BOOK.sources) == len([line for line in lines if line.startswith("source =")])


def test_a_pack_is_laid_over_ours(tmp_path: Path) -> None:
    (tmp_path / "pieces.toml").write_text("[troop.orc]\nrecruits = [0, 0, 0, 1, 1, 1]\n")

    book = read_book(str(tmp_path))

    assert book.recruit_faces[0] == [0, 0, 0, 1, 1, 1]
    assert BOOK.recruit_faces[0] == [0, 1, 1, 1, 2, 2]
    assert book.version != BOOK.version


@pytest.mark.parametrize(
    ("file", "text", "parts"),
    [
        ("map.toml", "[hex.Z1]\nat = [0, 0]\n", ["map.toml", "hex.Z1", "unknown entry"]),
        ("map.toml", "[hex.A1]\nat = [-6, 2]\n", ["coordinates of their own", "98, got 97"]),
        ("map.toml", '[hex.A1]\narrows = ["N", "SE", "S"]\n', ["hex.A1.arrows", "Blacksaddle"]),
        ("map.toml", '[hex.A1]\narrows = ["SE", "S"]\n', ["hex.A1.arrows", "three directions"]),
        ("map.toml", "[hex.A1]\nlake = true\n", ["lakes", "expected 6, got 7"]),
        ("map.toml", "[hex.B6]\ndiamond = false\n", ["diamonds", "expected 11, got 10"]),
        ("tiles.toml", '[tile.R01]\ncolour = "blue"\n', ["red tiles", "expected 12, got 11"]),
        ("tiles.toml", '[tile.R01]\nleft = ["orc"]\n', ["tile.R01.left", "two squares"]),
        ("tracks.toml", '[doom]\nicons = ["V"]\n', ["doom.icons", "expected 40, got 1"]),
        ("tracks.toml", "[doom]\nthreats = 3\n", ["Threats of all icons", "12, got 18"]),
        ("pieces.toml", "[troop.orc]\nrecruits = [1]\n", ["troop.orc.recruits", "6, got 1"]),
        ("pieces.toml", "[diamonds]\nvalues = [1]\n", ["diamonds.values", "11, got 1"]),
        ("heroes.toml", '[hero.furgas]\npower = "spells"\n', ["different powers", "12, got 11"]),
        ("heroes.toml", '[hero.furgas]\nstart = "III"\n', ["hero.furgas.start", "IV"]),
        ("scenarios.toml", "[card.S1-A2]\nquest = []\n", ["card.S1-A2.quest"]),
        (
            "scenarios.toml",
            '[card.S1-A2]\nquest = [{ verb = "slay", at = ["toboribor"], number = 4 }]\n',
            ["card.S1-A2.quest 1.number", "takes [troops] at"],
        ),
        (
            "scenarios.toml",
            '[card.S1-A2]\nquest = [{ verb = "slay" }]\n',
            ["card.S1-A2.quest 1.at", "missing"],
        ),
        (
            "scenarios.toml",
            '[card.S1-A2]\nquest = [{ verb = "vigor", stage = 1 }]\n',
            ["card.S1-A2.quest", "stages"],
        ),
        (
            "scenarios.toml",
            '[card.S1-A1]\nquest = [{ verb = "check", attribute = "craft", number = 4, '
            'at = ["portal"], mode = "sites" }]\n',
            ["card.S1-A1.quest 1.at", "never change"],
        ),
        ("adventures.toml", "[card.AD02]\nrewards = []\n", ["card.AD02.rewards"]),
        (
            "threats.toml",
            '[card.TH10]\nquest = [{ verb = "vigor" }]\n',
            ["card.TH10.immediate", "without anything else"],
        ),
        ("equipment.toml", "[card.EQ12]\ncopies = 2\n", ["cards of elfar", "9, got 10"]),
        ("equipment.toml", "[card.EQ01]\nlasting = []\n", ["card.EQ01.lasting"]),
        ("spells.toml", '[card.SP2]\nname = "Tempest"\n', ["same name"]),
        ("decks.toml", "[level.might]\nremoved = [1, 2, 3, 4, 5]\n", ["level.might.removed"]),
        ("decks.toml", "[level.book5]\nnearer = [3, 2, 1, 0, 0]\n", ["level.book5.nearer"]),
        ("gates.toml", "", ["gates.toml", "expected one of", "map.toml"]),
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
    ledger = read_ledger((FOLDER.parent / "ledger.md").read_text(), "dwarves")

    assert len(ledger.clauses) == 316
    assert sum([len(clause.ruling_ids) for clause in ledger.clauses]) == 93
    assert ledger.prefixes() == ["DW"]


def test_every_clause_is_cited_by_code_and_named_by_a_test() -> None:
    ledger = read_ledger((FOLDER.parent / "ledger.md").read_text(), "dwarves")
    found = coverage(ledger, FOLDER.parent, Path(__file__).parent)

    assert found.unknown == []
    assert {clause.id: found.lacks(clause) for clause in found.uncovered()} == {}


def test_the_book_is_read_alike_each_time() -> None:
    again: Book = read_book()

    assert again.version == BOOK.version
    assert again.near == BOOK.near

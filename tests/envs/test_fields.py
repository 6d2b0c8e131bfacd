"""The numbers say what lies on the table: positions set up by hand, read back from the fields."""

from typing import Any

import numpy as np
import pytest

from jotunheim import registry
from jotunheim.envs.encoders import Encoder, Numbers
from jotunheim.games.assault.tokens import RACE_NAMES, SLOT_NAMES
from jotunheim.games.giant.book.tables import TERRAINS
from jotunheim.kernel import Chance, State

pytestmark = pytest.mark.native

DUEL = """
terrain forest 1405
phase movement
giant 1 type=4 at=1111 heat=4 damage=head:1 weapons=H1:M1,RA1:G3 shots=RA1:3 circles=3
giant 4 type=4 at=1213 weapons=H1:M1
"""
CLOSE = """
phase assault
giant 1 type=4 at=1111 heat=8 weapons=H1:M1
giant 4 type=4 at=1112 heat=8 weapons=H1:M1
"""
WAR = """
start
army fire in high_moor: 2 regular, elite wounded
row fire: leader activated, move, magic
cards fire: 2 food, rune_blood
spells fire: fireball, shield
points fire: 12
turn fire
ask command
markers ravage: high_forest
castle high_moor
slayer hook in high_forest wounded
"""


def fields(name: str, g: State[Any], seat: int) -> dict[str, Numbers]:
    """What a seat sees, by name."""
    encoder = Encoder(registry.game(name), g.seats)
    return encoder.split(encoder.encode(g, seat))


def opened(name: str, text: str, seats: int, **given: str) -> State[Any]:
    found: State[Any] = registry.game(name).open_situation(text, given, seats, Chance(1))
    return found


def asked(g: State[Any]) -> int:
    assert g.asked is not None
    return int(g.asked.seat)


def test_leduc_shows_the_own_card_and_what_lies_open() -> None:
    g = registry.game("leduc").start({"hands": "2"}, 2, Chance(1))
    before = fields("leduc", g, 0)
    g.play(registry.game("leduc").words.token("raise"))
    g.play(registry.game("leduc").words.token("call"))
    after = fields("leduc", g, 0)

    assert before["card"].sum() == 1
    assert before["their_card"].sum() == before["public"].sum() == 0
    assert after["public"].sum() == after["second"][0] == 1
    assert after["paid"].tolist() == pytest.approx([3 / 13, 3 / 13])
    assert after["hand"].tolist() == pytest.approx([1 / 20, 2 / 20])


def test_connect_four_shows_discs_where_they_lie() -> None:
    g = opened("connect-four", ". . . R . . .\n. Y Y R . . .\nyellow to move\n", 2)

    mine, theirs = fields("connect-four", g, 1), fields("connect-four", g, 0)

    assert np.argwhere(mine["mine"]).tolist() == [[1, 0], [2, 0]]
    assert np.argwhere(mine["theirs"]).tolist() == [[3, 0], [3, 1]]
    assert np.array_equal(mine["mine"], theirs["theirs"])
    assert mine["outside"].sum() == 2 * 6
    assert (mine["asked"][0], theirs["asked"][0]) == (1, 0)


def test_giants_stand_where_they_stand() -> None:
    g = opened("giant", DUEL, 2)

    mine, theirs = fields("giant", g, 0), fields("giant", g, 1)

    assert mine["standing"][10, 10] == pytest.approx(1 / 3)
    assert mine["standing"][11, 12] == pytest.approx(-1 / 3)
    assert np.array_equal(mine["standing"], -theirs["standing"])
    assert np.rint(12 * mine["terrain"][13, 4]) == TERRAINS.index("forest")
    assert mine["terrain"].sum() == pytest.approx(TERRAINS.index("forest") / 12)


def test_sheets_are_read_by_both_sides() -> None:
    g = opened("giant", DUEL, 2)

    mine, theirs = fields("giant", g, 0), fields("giant", g, 1)

    assert mine["sheets"][:, 0].tolist() == [1, 0, 0, 1, 0, 0]
    assert np.array_equal(mine["sheets"][0], theirs["sheets"][3])
    sheet = mine["sheets"][0]
    assert np.flatnonzero(sheet[1:16]).tolist() == [3]  # type 4
    assert np.flatnonzero(sheet[21:26]).tolist() == [1]  # fielded
    assert sheet[26:28].tolist() == pytest.approx([10 / 37, 10 / 30])
    assert sheet[28] == pytest.approx(4 / 40)
    assert np.flatnonzero(sheet[29:35]).tolist() == [0]  # head
    assert sheet[41] == 1  # unmoved
    assert sheet[48] == pytest.approx(3 / 6)  # circles
    places = 13  # of each location
    assert mine["weapons"][0, [0, 2 * places]].tolist() == pytest.approx([1 / 9, 5 / 9])
    assert mine["shots"][0, 2 * places] == pytest.approx(3 / 8)


def test_the_question_and_its_giant_are_the_asked_sides() -> None:
    game = registry.game("giant")
    g = opened("giant", CLOSE, 2)
    mine, theirs = fields("giant", g, asked(g)), fields("giant", g, 1 - asked(g))

    assert mine["question"].sum() == 1
    assert theirs["question"].sum() == theirs["subject"].sum() == 0
    assert (mine["asked"].tolist(), theirs["asked"].tolist()) == ([1, 0], [0, 1])
    g.play(game.words.token("giant:1"))
    assert g.asked is not None and g.asked.name() == "RunHot"
    hot, cold = fields("giant", g, asked(g)), fields("giant", g, 1 - asked(g))
    assert hot["subject"].tolist() == [1, 0, 0, 0, 0, 0]
    assert not cold["subject"].any()
    attacker, defender = (0, 9) if asked(g) == 0 else (3, 6)
    assert np.flatnonzero(hot["duel"][:18]).tolist() == [attacker, defender]


def test_a_draft_is_its_own_sides_alone() -> None:
    game = registry.game("giant")
    g = game.start({"unit_points": "3"}, 2, Chance(4))
    while asked(g) is not None and g.asked is not None and g.asked.name() != "Muster":
        g.play(g.options[0])
    seat = asked(g)
    for _ in range(4):
        g.play(g.options[0])

    assert asked(g) == seat
    assert fields("giant", g, seat)["sheets"][:, 0].any()
    assert not fields("giant", g, 1 - seat)["sheets"].any()
    assert not fields("giant", g, 1 - seat)["weapons"].any()


def war(**given: str) -> tuple[Any, int, int]:
    """A table at war, the seat of the Fire Giants and another one."""
    g: Any = opened("assault", WAR, 6, **given)
    fire = g.seat_of[RACE_NAMES.index("fire")]
    return g, fire, (fire + 1) % 6


def test_armies_stand_in_their_regions() -> None:
    g, fire, other = war()
    at = g.book.region_ids.index("high_moor")

    mine, theirs = fields("assault", g, fire), fields("assault", g, other)

    row = mine["regions"][at]
    assert row[0] == 1 and theirs["regions"][at, 0] == 0
    assert np.flatnonzero(row[1:7]).tolist() == [RACE_NAMES.index("fire")]
    units = row[7:17]
    assert units[SLOT_NAMES.index("regular")] == pytest.approx(2 / 6)
    assert units[SLOT_NAMES.index("elite_wounded")] == pytest.approx(1 / 6)
    assert row[26] == 1  # Lyn Armaal
    forest = mine["regions"][g.book.region_ids.index("high_forest")]
    assert forest[17] == pytest.approx(1 / 3)  # ravage
    assert forest[23] == 1  # Hook
    assert mine["slayers"][0].tolist() == [1, 0, 0]


def test_spells_and_points_are_their_owners_alone() -> None:
    g, fire, other = war()
    spells = [card.id for card in g.book.spells]

    mine, theirs = fields("assault", g, fire), fields("assault", g, other)

    known = slice(33, 51)
    held = {spells[i] for i in np.flatnonzero(mine["seats"][0, known])}
    assert held == {"fireball", "shield"}
    place = (fire - other) % 6
    assert theirs["seats"][place, 32] == pytest.approx(2 / 6)
    assert not theirs["seats"][place, known].any()
    assert mine["seats"][0, 55:].tolist() == pytest.approx([1, 12 / 120])
    assert theirs["seats"][place, 55:].tolist() == [0, 0]
    shown, _, _ = war(open_points="yes")
    open_to_all = fields("assault", shown, other)
    assert open_to_all["seats"][place, 55:].tolist() == pytest.approx([1, 12 / 120])


def test_rows_and_cards_are_open() -> None:
    g, fire, other = war()

    row = fields("assault", g, other)["seats"][(fire - other) % 6]

    assert np.flatnonzero(row[:6]).tolist() == [RACE_NAMES.index("fire")]
    assert row[6] == 1  # has the turn
    assert row[8:17].tolist() == pytest.approx([2 / 9, 0, 0, 0, 1 / 9, 3 / 9, 0, 0, 0])
    assert row[17] == 1  # its Leader was activated
    assert row[18:25].tolist() == pytest.approx([2 / 10, 0, 0, 0, 0, 0, 1 / 10])


def test_dice_lie_as_they_were_rolled() -> None:
    seen = 0
    for seed in range(4):
        g: Any = registry.game("assault").start({}, 3, Chance(seed))
        rng = Chance(seed)
        while not g.over and seen < 20:
            battle = g.battle
            if battle is not None and battle.sides[0].faces:
                dice = fields("assault", g, 0)["dice"]
                faces = battle.sides[0].faces
                assert dice[0, :, 0].sum() == len(faces)
                hits = sum(face & 7 for face in faces if face >> 3 == 1)
                assert dice[0, :, 1].sum() == pytest.approx(hits / 3)
                seen += 1
            g.play(g.options[rng.below(len(g.options))])

    assert seen == 20


SIEGE = """
in W1: goblin, orc, soldier
in RL1: 2 troll
in CRT: 2 marksman
walls W1: 2
hourglasses 3
"""


def test_a_siege_shows_who_stands_where() -> None:
    g: Any = opened("stronghold", SIEGE + "defender", 2)

    rows = fields("stronghold", g, 0)["spaces"]

    assert rows[10][0] == pytest.approx(1 / 7) and rows[10][5] == pytest.approx(1 / 7)
    assert rows[2][2] == pytest.approx(2 / 7)
    assert fields("stronghold", g, 0)["side"][0] == 1 and fields("stronghold", g, 1)["side"][0] == 0


@pytest.mark.parametrize(
    ("hidden", "field", "owner"),
    [
        (("trap P08: TR-G", "trap P08: TR-T"), "paths", 1),
        (("plans: DP01", "plans: DP04"), "plans", 1),
        (("order W1: O-FURY", "order W1: O-BLUFF"), "sections", 0),
        (("ritual gale: W1 target, W2", "ritual gale: W1, W2 target"), "sections", 0),
    ],
)
def test_hidden_pieces_of_a_siege_are_seen_by_their_owner_alone(
    hidden: tuple[str, str], field: str, owner: int
) -> None:
    """A pair of worlds that only one of the two seats can tell apart (SH-HID-03 to 06)."""
    one, two = [opened("stronghold", f"{SIEGE}{line}\ndefender", 2) for line in hidden]

    own = [fields("stronghold", g, owner)[field].tolist() for g in (one, two)]
    others = [fields("stronghold", g, 1 - owner) for g in (one, two)]

    assert own[0] != own[1]
    assert all((others[0][name] == others[1][name]).all() for name in others[0])

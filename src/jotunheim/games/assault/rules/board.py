"""Questions about the board that all chapters ask; they change nothing.

Friendly, enemy, empty and protected regions, armies, rows of Command Cards (AG-GEN, AG-COM, AG-CMD).
"""

from typing import Final

from jotunheim.games.assault import tokens
from jotunheim.games.assault.effects import LEADER_GROWTH
from jotunheim.games.assault.state import Assault, Battle
from jotunheim.kernel import RulesError

ATTACKER: Final = 0  # the sides of a battle
DEFENDER: Final = 1


def is_champion(slot: int) -> bool:
    """Champions are never wounded and come first as casualties, Hekaton too (AG-COM-12, 13, AG-HEK-02)."""
    return slot in (tokens.CHAMPION, tokens.SECOND_CHAMPION)


def is_wounded(slot: int) -> bool:
    """Does the wounded side show? (AG-COM-04)"""
    return slot in (
        tokens.REGULAR_WOUNDED,
        tokens.ELITE_WOUNDED,
        tokens.LEADER_WOUNDED,
        tokens.SECOND_LEADER_WOUNDED,
    )


def is_leader(slot: int) -> bool:
    """Leader Tokens, healthy or wounded, the Vonindod included (AG-COM-08, AG-VON-02)."""
    return slot >= tokens.LEADER


def added(numbers: list[int], begin: int, n: int) -> int:
    """The sum of n numbers from there on; `sum` of a slice would make a list, and an object of each number."""
    found = 0
    for i in range(begin, begin + n):
        found += numbers[i]
    return found


def army_size(g: Assault, region: int) -> int:
    """How many units stand in the region; Leaders and Champions count (AG-STK-01)."""
    return added(g.units, region * tokens.SLOTS, tokens.SLOTS)


def army(g: Assault, region: int) -> list[int]:
    """The units of the region by slot."""
    return g.units[region * tokens.SLOTS : region * tokens.SLOTS + tokens.SLOTS]


def is_enemy(g: Assault, race: int, region: int) -> bool:
    """Holds units of another race, player or NPC (AG-GLO-03, AG-NPC-12)."""
    return g.owner[region] != tokens.NOBODY and g.owner[region] != race


def is_empty(g: Assault, region: int) -> bool:
    """Holds no unit of any race; neither giantslayers nor Lyn Armaal are units.

    (AG-GLO-04, AG-GSL-21, AG-COM-27)
    """
    return g.owner[region] == tokens.NOBODY


def is_friendly(g: Assault, race: int, region: int) -> bool:
    """Holds units of this race (AG-GLO-05)."""
    return g.owner[region] == race


def is_final_ordning(g: Assault) -> bool:
    """The stage is a property of the pools alone (AG-FIN-01, AG-END-14)."""
    return g.pools[0] == 0


def is_endgame(g: Assault) -> bool:
    """Both pools are empty (AG-END-02)."""
    return g.pools[0] == 0 and g.pools[1] == 0


def is_protected(g: Assault, race: int, region: int) -> bool:
    """Another race's Starting Region before the Final Ordning (AG-MOV-14, AG-ATK-05, AG-NPC-04).

    The cloud giants' is the Evermoors, wherever their castle is (AG-LYN-08).
    """
    home = g.book.home_of[region]
    return home != tokens.NOBODY and home != race and g.pools[0] > 0


def may_stop(g: Assault, race: int, region: int) -> bool:
    """Units stop only in empty or friendly regions that are not protected (AG-MOV-05, 06, 14, 16).

    An abandoned Starting Region is safe before the Final Ordning (AG-TIP-01) and open after it
    (AG-FIN-03). Giantslayers and an undefended castle hinder nobody (AG-MOV-20, AG-LYN-07).
    """
    owner = g.owner[region]
    return (owner in (tokens.NOBODY, race)) and not is_protected(g, race, region)


def friendly_regions(g: Assault, race: int) -> list[int]:
    """All regions the race occupies."""
    return [region for region in range(tokens.REGIONS) if g.owner[region] == race]


def occupied_small_folk(g: Assault, race: int) -> list[int]:
    """The Small Folk Regions the race occupies (AG-PLU-02)."""
    return [region for region in g.book.small_folk if g.owner[region] == race]


def has_adjacent_armies(g: Assault, race: int, other: int) -> bool:
    """Does an army of the one stand next to an army of the other? (AG-TRD-03, AG-GLO-07)"""
    for region in range(tokens.REGIONS):
        if g.owner[region] == race:
            for next_to in g.book.neighbours[region]:
                if g.owner[next_to] == other:
                    return True
    return False


def place_of(g: Assault, race: int, slot: int) -> int:
    """The region where a unit of this slot stands, or NOBODY; for Leaders and such."""
    for region in range(tokens.REGIONS):
        if g.owner[region] == race and g.units[region * tokens.SLOTS + slot] > 0:
            return region
    return tokens.NOBODY


def is_leader_on_board(g: Assault, race: int) -> bool:
    """Healthy or wounded, the race's first Leader."""
    return (
        place_of(g, race, tokens.LEADER) != tokens.NOBODY
        or place_of(g, race, tokens.LEADER_WOUNDED) != tokens.NOBODY
    )


def growth(g: Assault, race: int, slot: int) -> int:
    """What an ongoing event adds to Strength and Fortitude of the first Leader (AG-EVT-05)."""
    if slot in (tokens.LEADER, tokens.LEADER_WOUNDED):
        seat = g.seat_of[race]
        if seat != tokens.NOBODY:
            return g.ongoing[seat * g.book.ongoings + LEADER_GROWTH]
    return 0


def strength(g: Assault, race: int, slot: int) -> int:
    """How many dice the unit adds, on the side now showing (AG-COM-05)."""
    return g.book.strength[race * tokens.SLOTS + slot] + growth(g, race, slot)


def army_strength(g: Assault, race: int, units: list[int]) -> int:
    """The summed Strength of units of a race, by slot."""
    found = 0
    for slot in range(tokens.SLOTS):
        if units[slot] > 0:
            found += units[slot] * strength(g, race, slot)
    return found


def army_fortitude(g: Assault, race: int, units: list[int]) -> int:
    """How much damage units of a race take together, by slot."""
    found = 0
    for slot in range(tokens.SLOTS):
        if units[slot] > 0:
            found += units[slot] * fortitude(g, race, slot)
    return found


def army_value(g: Assault, race: int, units: list[int]) -> int:
    """The summed Ordning Value of units of a race, by slot."""
    found = 0
    for slot in range(tokens.SLOTS):
        if units[slot] > 0:
            found += units[slot] * value(g, race, slot)
    return found


def fortitude(g: Assault, race: int, slot: int) -> int:
    """How much damage it takes, on the side now showing (AG-COM-06)."""
    return g.book.fortitude[race * tokens.SLOTS + slot] + growth(g, race, slot)


def value(g: Assault, race: int, slot: int) -> int:
    """Ordning Value: the price of the unit, and the points for defeating it (AG-COM-07)."""
    return g.book.value[race * tokens.KINDS + tokens.KIND_OF_SLOT[slot]]


def next_special(g: Assault, race: int) -> int:
    """The top of the race's own stack of events, or NOBODY (AG-EVT-04)."""
    stack = g.book.stacks[race]
    at = g.next_special[race]
    return stack[at] if at < len(stack) else tokens.NOBODY


def cards_left_of(g: Assault, seat: int, command: int) -> int:
    """L: cards to the left of a card in the row (AG-CMD-01, 03)."""
    return max(g.laid[seat * tokens.COMMANDS + command] - 1, 0)


def cards_right_of(g: Assault, seat: int, command: int) -> int:
    """R: cards to the right of a card that lies in the row, else none (AG-CMD-04)."""
    place = g.laid[seat * tokens.COMMANDS + command]
    return g.row[seat] - place if place > 0 else 0


def cards_of(g: Assault, seat: int) -> list[int]:
    """The seat's Resource Cards by kind."""
    return g.resources[seat * tokens.RESOURCES : seat * tokens.RESOURCES + tokens.RESOURCES]


def cards_owned(g: Assault, seat: int) -> int:
    """How many Resource Cards the seat owns; there is no limit (AG-RES-03)."""
    return added(g.resources, seat * tokens.RESOURCES, tokens.RESOURCES)


def decides_for(g: Assault, race: int) -> int:
    """Who decides for a race: its player, or for NPC giants the right neighbour of the current
    player, that is the one before in turn order (AG-NPC-06, AG-ACT-06, AG-ACT-11)."""
    seat = g.seat_of[race]
    return seat if seat != tokens.NOBODY else (g.turn - 1) % g.seats


def participants(g: Assault, side: int) -> list[int]:
    """The units that fight on a side: the chosen attackers, all defenders (AG-BAT-02, 03)."""
    battle = fight(g)
    if side == ATTACKER:
        return battle.force[:]
    return army(g, battle.region)


def fight(g: Assault) -> Battle:
    """The battle under way."""
    battle = g.battle
    if battle is None:
        raise RulesError("there is no battle")
    return battle

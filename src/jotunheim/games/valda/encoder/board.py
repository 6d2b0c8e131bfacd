"""Map, player boards, dice and what is under way as numbers, for research; all of it lies open (VA-HID-01)."""

from typing import Final

from jotunheim.games.valda.rules.areas import controller, level
from jotunheim.games.valda.rules.defence import attack_total, defence_total
from jotunheim.games.valda.state.pending import NO_ATTACK, NO_BUILDING, USES
from jotunheim.games.valda.state.table import FOREVER, Valda
from jotunheim.games.valda.tokens import (
    AREAS,
    DEITIES,
    FACES,
    KINDS,
    MOST_DICE,
    NONE,
    RESOURCES,
    SITES,
)
from jotunheim.kernel.encoders import NOBODY, one_of, seat_of, share, shares

AREA_MEANING: Final = "an area a row: which of the fourteen deities occupies it"
SITE_MEANING: Final = (
    "an area a row, a seat a column, this seat first: temples / 2, of them frozen / 2, frozen for ever / 2, "
    "level / 2, controls"
)
SITE_ROW: Final[int] = 5
PLAYER_ROW: Final[int] = 12
PLAYER_MEANING: Final = (
    "a seat a row, this seat first: followers / 40, above the haven / 6, temples / 9; blood, diamonds, "
    "gold, runes / 10; mines / 4, drills / 3; cards in hand / 12; ignores havens; temples protected"
)
TURN_ROW: Final[int] = 4 + 5 + USES + AREAS
TURN_MEANING: Final = (
    "the phase; action points, building points / 5, buildings of this turn / 4, dice to be turned / 2, "
    "Yggdrasil; uses / 3 of trades, flips, exchanges, rerolls, moves; levels borrowed / 2 by area"
)
ROLL_ROW: Final[int] = 3 + FACES + 2
ROLL_MEANING: Final = "a die a row: yellow, blue, white; its face; rolled again; turned"
FIGHT_MEANING: Final = (
    "the attack under way: its card, then the second card; the attacked site; unblockable; Brute"
)
FIGHT_ROW: Final[int] = 2 * KINDS + AREAS * SITES + 2
PARTS_MEANING: Final = (
    "a seat a row, this seat first: attacks; is a target; is the target now; attack and defence / 12; "
    "undecided, defended, undefended, cancelled; oath / 4"
)
PART_ROW: Final[int] = 10


def seat_order(g: Valda, seat: int) -> list[int]:
    """All seats, this one first."""
    return [(seat + i) % g.seats for i in range(g.seats)]


def rounds(g: Valda, seat: int) -> list[float]:
    """The round."""
    return [share(g.round, g.book.numbers.rounds)]


def first(g: Valda, seat: int) -> list[float]:
    """Who starts."""
    return seat_of(g.first, seat, g.seats)


def active(g: Valda, seat: int) -> list[float]:
    """Whose turn it is."""
    return seat_of(g.active, seat, g.seats)


def areas(g: Valda, seat: int) -> list[float]:
    """The occupants."""
    found: list[float] = []
    for deity in g.occupants:
        found += one_of(deity, DEITIES)
    return found


def temples(g: Valda, seat: int) -> list[float]:
    """Temples by area and seat."""
    found: list[float] = []
    for area in range(AREAS):
        rules = controller(g, area)
        for other in seat_order(g, seat):
            found += temples_of(g, area, other)
            found.append(float(rules == other))
    return found


def temples_of(g: Valda, area: int, owner: int) -> list[float]:
    """Temples of one seat in one area."""
    frost = [
        g.frost[site] for site in range(area * SITES, (area + 1) * SITES) if g.sites[site] == owner
    ]
    frozen = len([mask for mask in frost if mask != 0])
    forever = len([mask for mask in frost if mask & FOREVER])
    return [len(frost) / 2, frozen / 2, forever / 2, level(g, owner, area) / 2]


def players(g: Valda, seat: int) -> list[float]:
    """Player boards; of hands the number of cards."""
    found: list[float] = []
    for other in seat_order(g, seat):
        followers = g.followers[other]
        found += [share(followers, 40), share(followers - g.book.floor(followers), 6)]
        found.append(share(g.all_temples(other), 9))
        found += shares(g.goods[other * RESOURCES : (other + 1) * RESOURCES], 10)
        found += [share(g.buildings[other * 2], 4), share(g.buildings[other * 2 + 1], 3)]
        found.append(share(len(g.hand(other)), 12))
        found += [float(g.havenless >> other & 1), float(g.turn.immune >> other & 1)]
    return found


def turn(g: Valda, seat: int) -> list[float]:
    """Tokens and uses of the turn."""
    now = g.turn
    points = [share(now.action_points, 5), share(now.building_points, 5), share(now.built, 4)]
    rest = [share(now.set_dice, 2), float(now.yggdrasil)]
    phase = one_of(now.phase, 4)
    return [*phase, *points, *rest, *shares(now.uses, 3), *shares(now.borrowed, 2)]


def roll(g: Valda, seat: int) -> list[float]:
    """Dice that lie on the table."""
    found: list[float] = []
    rolled = g.roll
    for die in range(MOST_DICE):
        if die < len(rolled.faces):
            found += one_of(rolled.colours[die], 3) + one_of(rolled.faces[die], FACES)
            found += [float(rolled.rerolled >> die & 1), float(rolled.turned >> die & 1)]
        else:
            found += [0.0] * ROLL_ROW
    return found


def building(g: Valda, seat: int) -> list[float]:
    """The building that is paid and not yet placed: mine, drill or temple, and its area."""
    if g.building is NO_BUILDING:
        return [0.0] * (3 + AREAS)
    return one_of(g.building.kind, 3) + one_of(g.building.area, AREAS)


def fight(g: Valda, seat: int) -> list[float]:
    """The cards and the object of the attack."""
    attack = g.attack
    if attack is NO_ATTACK:
        return [0.0] * FIGHT_ROW
    found = one_of(attack.card, KINDS) + one_of(attack.second, KINDS)
    found += one_of(attack.site, AREAS * SITES)
    return [*found, float(attack.unblockable), float(attack.brute)]


def parts(g: Valda, seat: int) -> list[float]:
    """Who attacks whom, and how it stands."""
    found: list[float] = []
    for other in seat_order(g, seat):
        found += part_of(g, other)
        found.append(share(g.turn.oaths[other], 4))
    return found


def part_of(g: Valda, seat: int) -> list[float]:
    """A seat in the attack under way."""
    attack = g.attack
    found = [float(attack.attacker == seat)]
    for at, part in enumerate(attack.parts):
        if part.target == seat and attack.card != NONE:
            totals = [share(attack_total(g, part), 12), share(defence_total(g, part), 12)]
            return [*found, 1.0, float(attack.at == at), *totals, *one_of(part.outcome, 4)]
    return [*found, *[0.0] * 8]


def events(g: Valda, seat: int) -> list[float]:
    """Who has just drawn, who steals, who has lost."""
    found = seat_of(g.drawer, seat, g.seats) + seat_of(g.thief, seat, g.seats)
    return found + seat_of(g.loser, seat, g.seats)


def lost(g: Valda, seat: int) -> list[float]:
    """Followers just lost to the supply."""
    return [share(g.lost, 6)]


def choosers(g: Valda, seat: int) -> list[float]:
    """Who holds the Gods vs. Giants card of each area."""
    found: list[float] = []
    for owner in g.chooser:
        found += seat_of(NOBODY if owner < 0 else owner, seat, g.seats)
    return found


def switches(g: Valda, seat: int) -> list[float]:
    """The base game alone; twelve runes only; the way of choosing."""
    chosen = g.switches
    return [float(chosen.base), float(chosen.rune_limit > 0), *one_of(chosen.method, 3)]

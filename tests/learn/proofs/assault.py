"""Puzzles of Assault of the Giants: points of this turn, what is certain in the next, and one battle to its end.

What is asked for is certain, or the chance of one battle. Commands that bring it only with dice, or not at all, settle
a question at once.
"""

from collections.abc import Callable, Collection
from typing import Final

from jotunheim.games.assault import GAME, tokens
from jotunheim.games.assault.state import Assault
from tests.learn.proofs.proof import Proof

BOOK: Final = GAME.book
RUNES: Final = {name: number for number, name in enumerate(tokens.RESOURCE_NAMES)}
EVENTS: Final = {card.id: number for number, card in enumerate(BOOK.events)}


def question(g: Assault) -> str:
    """What is asked."""
    return type(g.asked).__name__


def points(seat: int) -> Callable[[Assault], float]:
    """What a seat has scored."""
    return lambda g: float(g.points[seat])


def turn_over(seat: int) -> Callable[[Assault], bool]:
    """Somebody else's turn has begun."""
    return lambda g: g.turn != seat


def all_but(*commands: str) -> Callable[[Assault, int], bool]:
    """Other commands settle the question."""
    kept = {GAME.words.token(f"command:{name}") for name in commands}
    return lambda g, token: tokens.COMMAND.has(token) and token not in kept


def count(g: Assault, region: str, slots: Collection[int]) -> int:
    """Units of these slots in a region."""
    at = BOOK.region_ids.index(region) * tokens.SLOTS
    return sum([g.units[at + slot] for slot in slots])


def battle_over(g: Assault) -> bool:
    """The battle is resolved."""
    return g.battle is None


def has(g: Assault, seat: int, resource: str) -> bool:
    """Does a seat hold such a card?"""
    return g.resources[seat * tokens.RESOURCES + RUNES[resource]] > 0


def is_claimed(g: Assault, event: str) -> bool:
    """Has somebody claimed it?"""
    return g.claimed[EVENTS[event]] != tokens.NOBODY


def printed(event: str) -> float:
    """The points on an Event Card."""
    return float(BOOK.events[EVENTS[event]].points)


def raids(g: Assault) -> int:
    """Raid Markers on the map."""
    kind = tokens.MARKER_NAMES.index("raid")
    return sum(g.markers[kind * tokens.REGIONS : (kind + 1) * tokens.REGIONS])


CHAMPIONS: Final = (tokens.CHAMPION, tokens.SECOND_CHAMPION)


def losses(g: Assault) -> float:
    """What hill scores, then the strength that fire has left, then the points that its wounded units are worth."""
    at, fire = BOOK.region_ids.index("high_forest") * tokens.SLOTS, tokens.FIRE
    strong = [
        g.units[at + slot] * BOOK.strength[fire * tokens.SLOTS + slot]
        for slot in range(tokens.SLOTS)
    ]
    risk = [
        g.units[at + slot] * BOOK.value[fire * tokens.KINDS + tokens.KIND_OF_SLOT[slot]]
        for slot in tokens.WOUNDED_SLOTS
    ]
    return -10.0 * g.points[2] + sum(strong) - 0.01 * sum(risk)


def falls(region: str, race: int) -> Callable[[Assault], float]:
    """The champion of a race who stands there is defeated; the winner may have moved in."""
    at = BOOK.region_ids.index(region)
    return lambda g: float(g.owner[at] != race or count(g, region, CHAMPIONS) == 0)


def king_is_there(g: Assault) -> bool:
    """The King stands in Anauroch, and the Rune is still there."""
    return count(g, "anauroch", CHAMPIONS) == 1 and has(g, 0, "rune_enemy")


def shortest(g: Assault) -> float:
    """That, with as many maneuvers left as possible."""
    return (1.0 + 0.01 * g.maneuvers) * king_is_there(g)


def uncertain(g: Assault, token: int) -> bool:
    """Only a forced trade is certain: the deck is drawn from, and a friendly partner may say no."""
    return all_but("trade")(g, token) or GAME.words.names[token] in ("deck", "friendly")


def two_events(g: Assault) -> float:
    """Points, and those of Find the Ring next turn, for which three markers stand in for the Rune."""
    later = not is_claimed(g, "find_the_ring") and (raids(g) >= 3 or has(g, 1, "rune_journey"))
    return g.points[1] + printed("find_the_ring") * later


def crowns(g: Assault) -> float:
    """Points, the price of champions on the board, and claim and King that are still to come."""
    kings = sum([count(g, region, CHAMPIONS) for region in BOOK.region_ids])
    still = printed("rescue_hekaton") + 7.0
    return g.points[0] + 7.0 * kings + still * (not is_claimed(g, "rescue_hekaton"))


def hoard(g: Assault) -> float:
    """Points, and Hoard of the Dragons next turn, which needs no Rune with five Artifacts turned in."""
    return g.points[1] + printed("hoard_of_the_dragons") * (g.artifacts_turned >= 5)


def gate(g: Assault) -> float:
    """A battle is on offer, and only the Ice Spires are near; then points."""
    offered = question(g) == "AttackMenu" and GAME.words.token("battle") in g.options
    return 100.0 * offered + g.points[1]


def from_the_pile(g: Assault, token: int) -> bool:
    """Nothing else is certain, and the Food is needed."""
    name = GAME.words.names[token]
    kept = all_but("trade", "special")(g, token)
    return kept or name in ("forced", "friendly", "resource:food")


def fed_again(g: Assault) -> float:
    """Points, and those of the next turn that nobody can take away: Goldenfields with the Rune, food for each card."""
    food = g.resources[2 * tokens.RESOURCES + RUNES["food"]]
    stuffs = g.laid[2 * tokens.COMMANDS + tokens.SPECIAL] == 0
    claims = has(g, 2, "rune_blood") and not is_claimed(g, "goldenfields")
    return g.points[2] + printed("goldenfields") * claims + 2.0 * min(food, g.row[2]) * stuffs


def has_struck(g: Assault) -> bool:
    """The attack of the giantslayers is over."""
    return question(g) == "SlayerAttack" and g.attacked != 0


def cheaply(g: Assault) -> float:
    """The Dreadnought is defeated; of two ways that are as good, the one that leaves more actions."""
    return (1.0 + 0.001 * g.budget) * (count(g, "high_forest", range(tokens.SLOTS)) == 0)


def not_the_dreadnought(g: Assault, token: int) -> bool:
    """Other commands, and attacks in other regions."""
    elsewhere = tokens.REGION.has(token) and GAME.words.names[token] != "region:high_forest"
    return all_but("rest")(g, token) or (question(g) == "SlayerAttack" and elsewhere)


PROOFS: Final = (
    Proof("Count before you play", points(2), turn_over(2), all_but("special")),
    Proof("Who takes the damage?", losses, battle_over),
    Proof(
        "Which die again?", falls("silver_marches", tokens.FROST), battle_over, given=6, slow=True
    ),
    Proof("Stars in order", falls("sword_coast", tokens.STORM), battle_over, given=3, slow=True),
    Proof("The King's road", shortest, lambda g: g.turn != 0 or king_is_there(g), all_but("move")),
    Proof("A certain Rune", lambda g: float(has(g, 2, "rune_blood")), turn_over(2), uncertain),
    Proof("One Rune, two events", two_events, turn_over(1), all_but("special")),
    Proof("Two crowns, one hall", crowns, lambda g: question(g) == "PlayCommand"),
    Proof("The castle and the hoard", hoard, turn_over(1), all_but("special")),
    Proof(
        "Open the gate",
        gate,
        lambda g: question(g) == "AttackMenu" or g.turn != 1,
        all_but("attack"),
    ),
    Proof(
        "Three actions",
        cheaply,
        lambda g: g.turn != 2 or has_struck(g),
        not_the_dreadnought,
        long=True,
    ),
    # An army next to Guh may wound him, so Biggest of All is not certain in the next turn.
    Proof("The Rune that comes back", fed_again, turn_over(2), from_the_pile),
)

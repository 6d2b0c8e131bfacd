"""Words for people: names, figures, questions."""

from typing import Final

from jotunheim.games.giant.grid import label
from jotunheim.games.giant.rules.assault import PickAttacker, PickDefender, RunHot
from jotunheim.games.giant.rules.heat import to_save
from jotunheim.games.giant.rules.mapmaking import PickAnchor, PickStamp, PickTerrain, PickTurn
from jotunheim.games.giant.rules.movement import PickEnd, PickManner, PickMoved, PickMover
from jotunheim.games.giant.rules.muster import Draft, Muster, type_of
from jotunheim.games.giant.rules.shooting import PickShooter, PickTarget, PickWeapon
from jotunheim.games.giant.state import WAITING, Giant, War
from jotunheim.games.giant.thumb import ODDS
from jotunheim.games.giant.tokens import MANNER_NAMES, PLACES, place_name
from jotunheim.games.giant.turn import PickSide
from jotunheim.kernel import Decision

SIDES: Final[tuple[str, ...]] = ("West", "East")


def side_name(g: War, seat: int) -> str:
    """What a seat is called: its map side, once it is known."""
    if g.west < 0:
        return f"Commander {seat + 1}"
    return SIDES[g.side_of(seat)]


def per_cent(number: int) -> str:
    """The chance to reach a number on 2d6."""
    return f"{round(100 * ODDS[min(max(number, 0), 13)] / 36)} %"


def points_text(halves: int) -> str:
    """Victory points, stored in halves."""
    whole, half = divmod(halves, 2)
    if not half:
        return str(whole)
    return f"{whole}½" if whole else "½"


def hexes_word(number: int) -> str:
    """A number of hexes in words."""
    return "1 hex" if number == 1 else f"{number} hexes"


def loadout_name(g: War, giant: Giant) -> str:
    """The name of the ready-made loadout a giant carries, else that of its class."""
    mounted: list[list[int]] = [[], [], [], []]
    for at, weapon in enumerate(giant.weapons):
        mounted[giant.places[at] // PLACES].append(weapon)
    for loadout in g.book.loadouts:
        if loadout.type == giant.type and loadout.weapons == mounted:
            return loadout.name
    return giant.chassis.row.name


def giant_title(g: War, giant: Giant) -> str:
    """A giant by name and ID: Lancer 61."""
    return f"{loadout_name(g, giant)} {giant.name()}"


def place_words(g: War, giant: Giant, at: int) -> str:
    """Where a weapon is mounted: right arm, or torso 2 where several are."""
    place = giant.places[at]
    name = g.book.locations[place // PLACES].name.lower()
    several = len([other for other in giant.places if other // PLACES == place // PLACES]) > 1
    return f"{name} {place % PLACES + 1}" if several else name


def save_note(giant: Giant, heat: int) -> str:
    """What running hot would ask for (GI-HOT-12)."""
    needed = to_save(giant, heat)
    if not needed:
        return ""
    if needed > 12:
        return f"{giant.name()} would explode for certain (GI-HOT-09)"
    return f"running hot: save on {needed}+, {per_cent(needed)} (GI-HOT-03)"


# Questions ---------------------------------------------------------------------------------------


def question(g: War, asked: Decision[War]) -> str:
    """The decision as one line for the one who decides."""
    if isinstance(asked, PickSide):
        return "You rolled higher: which side of the map is yours?"
    if isinstance(asked, Muster):
        return muster_question(g, asked)
    if isinstance(asked, PickTerrain):
        return "Which feature do you draw on the map?"
    if isinstance(asked, PickStamp):
        return f"What shape has the {g.book.features[asked.feature].id}?"
    if isinstance(asked, PickAnchor):
        return f"Where does the {g.book.features[asked.feature].id} lie?"
    if isinstance(asked, PickTurn):
        return "Turned which way? The map shows each by its number"
    return battle_question(g, asked)


def muster_question(g: War, asked: Muster) -> str:
    """Which giant, or which weapon where."""
    draft = Draft(g, asked.seat, g.draft(asked.seat))
    if draft.arming < 0:
        spent = sum([g.book.types[type_of(token)].row.cost for token in draft.giants])
        return f"Choose your giants: {g.unit_points - spent} of {g.unit_points} unit points left"
    chassis = g.book.types[type_of(draft.giants[draft.arming])]
    used = sum([g.book.weapons[w].cost for held in draft.weapons[draft.arming] for w in held])
    where = g.book.locations[draft.location].name.lower()
    left = chassis.weapon_points - used
    name = f"type {chassis.id} {chassis.row.name}"
    if len(draft.giants) > 1:
        name += f" ({draft.arming + 1} of {len(draft.giants)})"
    points = f"{left} of {chassis.weapon_points} weapon points left"
    return f"What goes into the {where} of your {name}? {points}"


def battle_question(g: War, asked: Decision[War]) -> str:
    """The questions of a round."""
    if isinstance(asked, PickMover):
        return "Which giant moves next?"
    if isinstance(asked, (PickManner, PickEnd, PickMoved)):
        return move_question(g, asked)
    if isinstance(asked, PickShooter):
        return "Who fires, and at whom?"
    if isinstance(asked, PickWeapon):
        return f"What does {giant_title(g, g.giant(asked.number))} fire, and at whom?"
    if isinstance(asked, PickTarget):
        giant = g.giant(asked.number)
        weapon = g.book.weapons[giant.weapons[giant.places.index(asked.place)]]
        return f"At whom does {giant_title(g, giant)} fire its {weapon.id} ({place_name(asked.place)})?"
    if isinstance(asked, PickAttacker):
        return "Which giant launches an assault?"
    if isinstance(asked, PickDefender):
        return f"Whom does {giant_title(g, g.giant(asked.number))} assault?"
    if isinstance(asked, RunHot):
        name = giant_title(g, g.giant(asked.number))
        return f"{name} is at its heat threshold: run hot and strike, or be held?"
    return asked.question()


def move_question(g: War, asked: PickManner | PickEnd | PickMoved) -> str:
    """How, where and how far a giant moves."""
    giant = g.giant(asked.number)
    name = giant_title(g, giant)
    if isinstance(asked, PickManner):
        verb = "enter the map" if giant.fate == WAITING else "move"
        return f"How does {name} {verb}?"
    if isinstance(asked, PickEnd):
        return f"Where does {name} {MANNER_NAMES[asked.manner]} to?"
    return f"How many hexes does {name} take on its way to {label(asked.hex)}?"


def waiting(g: War, asked: Decision[War]) -> str:
    """The question for the one who waits."""
    name = side_name(g, asked.seat)
    if isinstance(asked, Muster):
        return f"{name} is choosing giants and weapons in secret"
    if isinstance(asked, (PickTerrain, PickStamp, PickAnchor, PickTurn)):
        return f"{name} is drawing on the map"
    if isinstance(asked, (PickMover, PickManner, PickEnd, PickMoved)):
        return f"{name} is moving"
    if isinstance(asked, (PickShooter, PickWeapon, PickTarget)):
        return f"{name} is choosing a shot"
    if isinstance(asked, (PickAttacker, PickDefender)):
        return f"{name} may launch an assault"
    return f"{name} is deciding"

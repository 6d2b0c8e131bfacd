"""Words for people: names, figures, questions."""

from typing import Final

from jotunheim.games.giant.book.tables import Chassis
from jotunheim.games.giant.grid import label
from jotunheim.games.giant.rules.assault import PickAttacker, PickDefender, RunHot
from jotunheim.games.giant.rules.heat import to_save
from jotunheim.games.giant.rules.mapmaking import PickAnchor, PickStamp, PickTerrain, PickTurn
from jotunheim.games.giant.rules.movement import PickEnd, PickManner, PickMoved, PickMover
from jotunheim.games.giant.rules.muster import Draft, Muster, points_left, type_of
from jotunheim.games.giant.rules.series import CONCEDED, GAMES_PLAYED, POINTS_REACHED, SPENT
from jotunheim.games.giant.rules.shooting import PickShooter, PickTarget, PickWeapon, speed
from jotunheim.games.giant.state import WAITING, Giant, War
from jotunheim.games.giant.tokens import LIMP, MOST_MOVED, PLACES, RUN, WALK, location_of
from jotunheim.games.giant.turn import PickSide
from jotunheim.games.giant.words.names import feature_name, mount_words, within
from jotunheim.games.giant.words.sayings import Sayings
from jotunheim.kernel import Decision
from jotunheim.kernel.dice import TWO_DICE
from jotunheim.texts import N_, _, listed, ngettext, spoken

SIDES: Final[tuple[str, ...]] = (N_("West"), N_("East"))
SIZES: Final = MOST_MOVED + 1  # numbers of points or hexes of a move
WHERE_TO: Final[dict[int, str]] = {
    WALK: N_("Where does {giant} walk to?"),
    RUN: N_("Where does {giant} run to?"),
    LIMP: N_("Where does {giant} limp to?"),
}


def commander(seat: int) -> str:
    """What a seat is called before the sides are known, and across the battles of a series."""
    return _("Commander {number}").format(number=seat + 1)


def side_name(g: War, seat: int) -> str:
    """What a seat is called: its map side, once it is known."""
    if g.west < 0:
        return commander(seat)
    return _(SIDES[g.side_of(seat)])


def per_cent(number: int) -> str:
    """The chance to reach a number on 2d6."""
    return _("{number} %").format(number=round(100 * TWO_DICE.at_least(number)))


def points_text(halves: int) -> str:
    """Victory points, stored in halves."""
    whole, half = divmod(halves, 2)
    if not half:
        return str(whole)
    return f"{whole}½" if whole else "½"


def hexes_word(number: int) -> str:
    """A number of hexes in words."""
    return ngettext("{n} hex", "{n} hexes", number).format(n=number)


# Said of hundreds of hexes in one view, so made once for all numbers there are.


def sayings(g: War) -> Sayings:
    """What was worded before, in the language that is spoken."""
    language = spoken()
    found = g.book.sayings.get(language)
    if found is None:
        found = Sayings()
        g.book.sayings[language] = found
    return found


def cost_note(g: War, points: int, hexes: int) -> str:
    """What the way to a hex costs, how long it is at most, and what that does to those who shoot."""
    said = sayings(g)
    if not said.costs:
        said.costs = [costs(points, hexes) for points in range(SIZES) for hexes in range(SIZES)]
    return said.costs[points * SIZES + hexes]


def costs(points: int, hexes: int) -> str:
    """The same, worded."""
    text = ngettext(
        "costs {points}, up to {hexes} hex, +{speed} to hit it",
        "costs {points}, up to {hexes} hexes, +{speed} to hit it",
        hexes,
    )
    return text.format(points=points, hexes=hexes, speed=speed(hexes))


def length_note(g: War, hexes: int) -> str:
    """How long a move is, and what that does to those who shoot."""
    said = sayings(g)
    if not said.lengths:
        text = _("{hexes}, +{speed} to hit it")
        said.lengths = [
            text.format(hexes=hexes_word(number), speed=speed(number)) for number in range(SIZES)
        ]
    return said.lengths[hexes]


def figures(chassis: Chassis) -> str:
    """A chassis by its figures."""
    text = _("armour {armor}, moves {walk}/{run}, assault +{assault}")
    return text.format(
        armor=chassis.armor, walk=chassis.walk, run=chassis.run, assault=chassis.assault
    )


def loadout_name(g: War, giant: Giant) -> str:
    """The name of the ready-made loadout a giant carries, else that of its class."""
    mounted: list[list[int]] = [[], [], [], []]
    for at, weapon in enumerate(giant.weapons):
        mounted[giant.places[at] // PLACES].append(weapon)
    for loadout in g.book.loadouts:
        if loadout.type == giant.type and loadout.weapons == mounted:
            return _(loadout.name)
    return _(giant.chassis.row.name)


def giant_title(g: War, giant: Giant) -> str:
    """A giant by name and ID: Lancer 61."""
    return _("{name} {id}").format(name=loadout_name(g, giant), id=giant.name())


def place_words(g: War, giant: Giant, at: int) -> str:
    """Where a weapon is mounted: right arm, or torso 2 where several are."""
    location = g.book.locations[location_of(giant.places[at])]
    return mount_words(location.name, giant.mount(at))


def carried(g: War, weapons: list[list[int]]) -> str:
    """Weapons by location: head L2, right arm G3; empty if there are none."""
    return listed(
        [
            _("{place} {weapons}").format(
                place=within(g.book.locations[at].name),
                weapons=" ".join([g.book.weapons[weapon].id for weapon in held]),
            )
            for at, held in enumerate(weapons)
            if held
        ]
    )


def save_note(giant: Giant, heat: int) -> str:
    """What running hot would ask for (GI-HOT-12)."""
    needed = to_save(giant, heat)
    if not needed:
        return ""
    if needed > 12:
        return _("{giant} would explode for certain (GI-HOT-09)").format(giant=giant.name())
    text = _("running hot: save on {needed}+, {chance} (GI-HOT-03)")
    return text.format(needed=needed, chance=per_cent(needed))


def reason(g: War) -> str:
    """How the whole was decided; the table keeps it in English, and in the words of the winner."""
    if g.reason == CONCEDED:
        return _("{side} conceded (GI-END-04)").format(side=side_name(g, 1 - g.winner))
    if g.reason == SPENT:
        return _("{side} cannot field a giant (GI-CMP-09)").format(side=side_name(g, 1 - g.winner))
    for text, number in (
        (POINTS_REACHED, g.switches.match_points),
        (GAMES_PLAYED, g.switches.match_games),
    ):
        if g.reason == text.format(n=number):
            return _(text).format(n=number)
    return _(g.reason)


# Questions ---------------------------------------------------------------------------------------


def question(g: War, asked: Decision[War]) -> str:
    """The decision as one line for the one who decides."""
    if isinstance(asked, PickSide):
        return _("You rolled higher: which side of the map is yours?")
    if isinstance(asked, Muster):
        return muster_question(g, asked)
    if isinstance(asked, PickTerrain):
        return _("Which feature do you draw on the map?")
    if isinstance(asked, PickStamp):
        return _("What shape has the {feature}?").format(feature=feature_name(asked.feature))
    if isinstance(asked, PickAnchor):
        return _("Where does the {feature} lie?").format(feature=feature_name(asked.feature))
    if isinstance(asked, PickTurn):
        return _("Turned which way? The map shows each by its number")
    return battle_question(g, asked)


def muster_question(g: War, asked: Muster) -> str:
    """Which giant, or which weapon where."""
    draft = Draft(g, asked.seat, g.draft(asked.seat))
    if draft.arming < 0:
        spent = sum([g.book.types[type_of(token)].row.cost for token in draft.giants])
        text = _("Choose your giants: {left} of {whole} unit points left")
        return text.format(left=g.unit_points - spent, whole=g.unit_points)
    chassis = g.book.types[type_of(draft.giants[draft.arming])]
    text = _("What goes into the {place} of your {giant}? {left} of {whole} weapon points left")
    return text.format(
        place=within(g.book.locations[draft.location].name),
        giant=armed_name(draft, chassis),
        left=points_left(g, draft),
        whole=chassis.weapon_points,
    )


def armed_name(draft: Draft, chassis: Chassis) -> str:
    """The giant being armed: type 5 Giant, and which it is where there are several."""
    name = type_name(chassis)
    count = len(draft.giants)
    if count == 1:
        return name
    return _("{name} ({number} of {count})").format(name=name, number=draft.arming + 1, count=count)


def type_name(chassis: Chassis) -> str:
    """A chassis by type and class, within a sentence."""
    return _("type {type} {name}").format(type=chassis.id, name=_(chassis.row.name))


def battle_question(g: War, asked: Decision[War]) -> str:
    """The questions of a round."""
    if isinstance(asked, PickMover):
        return _("Which giant moves next?")
    if isinstance(asked, (PickManner, PickEnd, PickMoved)):
        return move_question(g, asked)
    if isinstance(asked, PickShooter):
        return _("Who fires, and at whom?")
    if isinstance(asked, PickWeapon):
        name = giant_title(g, g.giant(asked.number))
        return _("What does {giant} fire, and at whom?").format(giant=name)
    if isinstance(asked, PickTarget):
        giant = g.giant(asked.number)
        at = giant.places.index(asked.place)
        weapon = g.book.weapons[giant.weapons[at]]
        text = _("At whom does {giant} fire its {weapon} ({place})?")
        name = giant_title(g, giant)
        return text.format(giant=name, weapon=weapon.id, place=place_words(g, giant, at))
    if isinstance(asked, PickAttacker):
        return _("Which giant launches an assault?")
    if isinstance(asked, PickDefender):
        return _("Whom does {giant} assault?").format(giant=giant_title(g, g.giant(asked.number)))
    if isinstance(asked, RunHot):
        text = _("{giant} is at its heat threshold: run hot and strike, or be held?")
        return text.format(giant=giant_title(g, g.giant(asked.number)))
    return asked.name()


def move_question(g: War, asked: PickManner | PickEnd | PickMoved) -> str:
    """How, where and how far a giant moves."""
    giant = g.giant(asked.number)
    name = giant_title(g, giant)
    if isinstance(asked, PickManner):
        if giant.fate == WAITING:
            return _("How does {giant} enter the map?").format(giant=name)
        return _("How does {giant} move?").format(giant=name)
    if isinstance(asked, PickEnd):
        return _(WHERE_TO[asked.manner]).format(giant=name)
    text = _("How many hexes does {giant} take on its way to {hex}?")
    return text.format(giant=name, hex=label(asked.hex))


def waiting(g: War, asked: Decision[War]) -> str:
    """The question for the one who waits."""
    text = _("{side} is deciding")
    if isinstance(asked, Muster):
        text = _("{side} is choosing giants and weapons in secret")
    elif isinstance(asked, (PickTerrain, PickStamp, PickAnchor, PickTurn)):
        text = _("{side} is drawing on the map")
    elif isinstance(asked, (PickMover, PickManner, PickEnd, PickMoved)):
        text = _("{side} is moving")
    elif isinstance(asked, (PickShooter, PickWeapon, PickTarget)):
        text = _("{side} is choosing a shot")
    elif isinstance(asked, (PickAttacker, PickDefender)):
        text = _("{side} may launch an assault")
    return text.format(side=side_name(g, asked.seat))

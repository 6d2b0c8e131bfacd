"""Names of sides, giants, weapons and places, in the language of the reader.

Tokens and ids stay as they are; what is marked here are the words for them. A test keeps the marked
names in step with the content, whose own names are gathered from its files.
"""

from typing import Final

from jotunheim.games.giant.book.tables import Chassis
from jotunheim.games.giant.settings import SINGLE
from jotunheim.games.giant.state import Giant, War
from jotunheim.games.giant.tokens import FEATURE_NAMES, MANNER_NAMES, PLACES, location_of
from jotunheim.kernel.dice import TWO_DICE
from jotunheim.texts import N_, _, listed, ngettext

SIDES: Final[tuple[str, ...]] = (N_("West"), N_("East"))

# Names of locations and terrain as they stand within a sentence.
WITHIN: Final[tuple[str, ...]] = (
    N_("head"),
    N_("torso"),
    N_("right arm"),
    N_("left arm"),
    N_("right leg"),
    N_("left leg"),
    N_("clear"),
    N_("forest"),
    N_("ruins"),
    N_("scrud"),
    N_("shallow water"),
    N_("deep water"),
    N_("spires"),
    N_("chasm"),
    N_("hill, level 1"),
    N_("hill, level 2"),
    N_("hill, level 3"),
    N_("crater, depth 1"),
    N_("crater, depth 2"),
)
# Maps have their names from their files.
MAPS: Final[tuple[str, ...]] = (
    N_("Broken Plain"),
    N_("Twin Ridges"),
    N_("Crater Field"),
    N_("Drowned City"),
    N_("The Rift"),
    N_("Needles"),
    N_("Delta"),
    N_("Foundry"),
)


def within(name: str) -> str:
    """A name of the content as it stands within a sentence, where English writes it small."""
    return _(name.lower())


def mount_words(location: str, number: int) -> str:
    """Where a weapon is mounted: right arm, or torso 2 where several are (`Giant.mount`)."""
    name = within(location)
    return _("{place} {number}").format(place=name, number=number) if number else name


def feature_name(feature: int) -> str:
    """What is drawn, within a sentence."""
    return _(FEATURE_NAMES[feature])


def manner_name(manner: int) -> str:
    """A manner of moving as a thing: a walk, a run, a limp."""
    return _(MANNER_NAMES[manner])


# Sides and giants --------------------------------------------------------------------------------


def commander(g: War, seat: int) -> str:
    """What the log calls a seat: as the table does; in a series, where sides change, by its number."""
    return side_name(g, seat) if g.switches.series == SINGLE else numbered(seat)


def side_name(g: War, seat: int) -> str:
    """What a seat is called: its map side, once it is known."""
    if g.west < 0:
        return numbered(seat)
    return _(SIDES[g.side_of(seat)])


def numbered(seat: int) -> str:
    """What a seat is called that has no side, or not for long."""
    return _("Commander {number}").format(number=seat + 1)


def loadout_name(g: War, giant: Giant) -> str:
    """The name of the ready-made loadout a giant carries, else that of its class."""
    mounted: list[list[int]] = [[], [], [], []]
    for at, weapon in enumerate(giant.weapons):
        mounted[giant.places[at] // PLACES].append(weapon)
    for loadout in g.book.loadouts:
        if loadout.giant_type == giant.giant_type and loadout.weapons == mounted:
            return _(loadout.name)
    return _(giant.chassis.row.name)


def giant_title(g: War, giant: Giant) -> str:
    """A giant by name and ID: Lancer 61."""
    return _("{name} {id}").format(name=loadout_name(g, giant), id=giant.name())


def type_name(chassis: Chassis) -> str:
    """A chassis by type and class, within a sentence."""
    return _("type {type} {name}").format(type=chassis.key, name=_(chassis.row.name))


def portrait(chassis: str) -> str:
    """The figure of a chassis, by its key."""
    return f"giant/chassis-{chassis.lower()}"


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
                weapons=" ".join([g.book.weapons[weapon].key for weapon in held]),
            )
            for at, held in enumerate(weapons)
            if held
        ]
    )


def figures(chassis: Chassis) -> str:
    """A chassis by its figures."""
    text = _("armour {armor}, moves {walk}/{run}, assault +{assault}")
    return text.format(
        armor=chassis.armor, walk=chassis.walk, run=chassis.run, assault=chassis.assault
    )


# Numbers -----------------------------------------------------------------------------------------


def some_of(number: int, whole: int) -> str:
    """A part and the whole: 2 of 6."""
    return _("{number} of {whole}").format(number=number, whole=whole)


def share_text(share: float) -> str:
    """A share in per cent."""
    return _("{number} %").format(number=round(100 * share))


def per_cent(number: int) -> str:
    """The chance to reach a number on 2d6."""
    return share_text(TWO_DICE.at_least(number))


def points_text(halves: int) -> str:
    """Victory points, stored in halves."""
    whole, half = divmod(halves, 2)
    if not half:
        return str(whole)
    return f"{whole}½" if whole else "½"


def hexes_word(number: int) -> str:
    """A number of hexes in words."""
    return ngettext("{n} hex", "{n} hexes", number).format(n=number)

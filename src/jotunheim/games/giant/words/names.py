"""Words for people: names that the rules and the content use, in the language that is spoken.

Tokens and ids stay as they are; what is marked here are the words for them. A test keeps the marked
names in step with the content, whose own names are gathered from its files.
"""

from typing import Final

from jotunheim.texts import N_, _

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
TRAIL: Final[tuple[str, ...]] = (N_("assault"),)  # titles of sub-games (kernel.End)
FEATURES: Final[tuple[str, ...]] = (  # what is drawn on a map, in the order of its tokens
    N_("forest"),
    N_("ruins"),
    N_("hill"),
    N_("crater"),
    N_("scrud"),
    N_("water"),
    N_("spires"),
    N_("chasm"),
)
MANNERS: Final[tuple[str, ...]] = (
    N_("stand"),
    N_("walk"),
    N_("run"),
    N_("limp"),
    N_("flee"),
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
    return _(FEATURES[feature])


def manner_name(manner: int) -> str:
    """A manner of moving as a thing: a walk, a run, a limp."""
    return _(MANNERS[manner])

"""What holds while a card is faceup or held: bans, changed numbers, bonuses (DW-EQ-05, DW-EQ-16, DW-GLO-20).

Nothing here changes anything: these are questions that all chapters ask.
"""

from typing import Final

from jotunheim.games.dwarves.effects.lasting import (
    ALONE_DICE,
    ATTRIBUTE_BONUS,
    BAN_EQUIPMENT,
    BANNER_DICE,
    CARRIER_DICE,
    COMPANY_DICE,
    COUNCIL_ICON,
    COUNCIL_NUMBERS,
    CRAFT_DICE,
    CROWNED_DICE,
    DISPATCH_PIPS,
    FARTHER,
    FIGHT_LOSS,
    HEALTH_FOR_PERISHED,
    HEART,
    HOLDS,
    LEADER_COMPANY,
    MORE_ORCS,
    MOVE_DICE,
    MOVE_DICE_NEAR_PORTAL,
    NEAR_FIGHT_DICE,
    OWN_FIGHT_LOSS,
    SURE_FOOT,
    TROLLS_AT,
)
from jotunheim.games.dwarves.effects.places import NONE
from jotunheim.games.dwarves.effects.verbs import KEEP
from jotunheim.games.dwarves.state import E_HELD, S_BOOK, Dwarves
from jotunheim.games.dwarves.state.pieces import (
    ROLL_CHECK,
    ROLL_FIGHT,
    ROLL_MOVE,
    ROLL_VIGOR,
    Faceup,
)
from jotunheim.games.dwarves.tokens import (
    BAVRAGOR,
    CRAFT,
    NOWHERE,
    SPELL_BOOK,
    TROLL,
)

LOWEST: Final = 1  # die of a roll (DW-GEN-08)
HIGHEST_NUMBER: Final = 6  # of the Council
NIGHTMARES: Final = 2  # hexes from the Portal


# Faceup cards -----------------------------------------------------------------------------------


def works(g: Dwarves, up: Faceup) -> bool:
    """Does what the card says hold? Not while a Disguise suppresses it (DW-EQ-10)."""
    return (g.silenced >> up.card) & 1 == 0


def bans(g: Dwarves, op: int) -> bool:
    """Does a faceup card forbid this?"""
    return (g.rules >> op) & 1 == 1 and any(
        has_rule(g, up.card, op) and works(g, up) for up in g.faceup
    )


def changed_by(g: Dwarves, op: int) -> int:
    """How much faceup cards change a number; 0 if none does. Several add up (DW-B5-05)."""
    if not (g.rules >> op) & 1:
        return 0
    total = 0
    for up in g.faceup:
        if has_rule(g, up.card, op) and works(g, up):
            total += sum([rule.number for rule in g.book.cards[up.card].lasting if rule.op == op])
    return total


def is_held(g: Dwarves, seat: int) -> bool:
    """Is the Hero under HOLD? Then it cannot leave its hex by any means (DW-MOV-12)."""
    return (g.rules >> HOLDS) & 1 == 1 and any(
        up.hero == seat and has_rule(g, up.card, HOLDS) and works(g, up) for up in g.faceup
    )


def has_rule(g: Dwarves, card: int, op: int) -> bool:
    """Has the card such a lasting rule?"""
    return (g.book.cards[card].rules >> op) & 1 == 1


def council_need(g: Dwarves, position: int) -> int:
    """The number right of a position of the Council marker; cards raise it to 6+ (DW-COUN-02)."""
    number = g.book.council_number[position] + changed_by(g, COUNCIL_NUMBERS)
    return min(number, HIGHEST_NUMBER)


def icon_steps(g: Dwarves) -> int:
    """How far a Council icon moves the marker (DW-DOOM-02)."""
    return max(1, changed_by(g, COUNCIL_ICON))


def pays_health_only(g: Dwarves) -> bool:
    """Is Health the only price of Perished Land?"""
    return bans(g, HEALTH_FOR_PERISHED)


def defeats_at(g: Dwarves, kind: int) -> int:
    """The die that defeats a troop (DW-FIG-02); with Skins of Stone Trolls need a 6."""
    number = g.book.defeated_at[kind]
    return max(number, changed_by(g, TROLLS_AT)) if kind == TROLL else number


def more_orcs(g: Dwarves) -> int:
    """Orcs that come with each recruiting."""
    return changed_by(g, MORE_ORCS)


# Equipment and kept cards -----------------------------------------------------------------------


def equipment_works(g: Dwarves) -> bool:
    """Not while Keenfire is lost (DW-GLO-20)."""
    return not bans(g, BAN_EQUIPMENT)


def holds(g: Dwarves, seat: int, card: int) -> bool:
    """Does the seat have this Equipment, and does it work?"""
    if card == SPELL_BOOK:
        return bool(g.spells.zones[S_BOOK]) and equipment_works(g)
    return card in g.equipment.prints_in(E_HELD + seat) and equipment_works(g)


def held_rule(g: Dwarves, seat: int, op: int) -> int:
    """The numbers of a rule on a seat's working Equipment, added up."""
    held = g.equipment.zones[E_HELD + seat]
    if not held:
        return 0
    total = 0
    prints = g.equipment.veil.prints
    for piece in held:
        if has_rule(g, prints[piece], op):
            for rule in g.book.cards[prints[piece]].lasting:
                if rule.op == op:
                    total += max(rule.number, 1)
    return total if total and equipment_works(g) else 0


def attribute(g: Dwarves, seat: int, which: int) -> int:
    """Battle, Craft or Speed with all permanent bonuses (DW-EQ-05)."""
    total = g.book.heroes[g.heroes[seat]].attributes[which]
    prints = g.equipment.veil.prints
    for piece in g.equipment.zones[E_HELD + seat]:
        for rule in g.book.cards[prints[piece]].lasting:
            if rule.op == ATTRIBUTE_BONUS and rule.attribute == which and equipment_works(g):
                total += rule.number
    return total + kept_bonus(g, seat, which)


def kept_bonus(g: Dwarves, seat: int, which: int) -> int:
    """The bonus of cards that the Hero keeps; they are no Equipment (DW-EQ-15, DW-GLO-02)."""
    total = 0
    for card, owner in g.kept:
        if owner == seat:
            for effect in g.book.cards[card].rewards:
                if effect.op == KEEP and effect.attribute == which:
                    total += effect.number
    return total


def most_health(g: Dwarves, seat: int) -> int:
    """The maximum of a Hero's Health, with Increased Health tiles (DW-EQ-06)."""
    return g.book.heroes[g.heroes[seat]].health + held_rule(g, seat, HEART)


def pays_nothing(g: Dwarves, seat: int) -> bool:
    """Does the Hero enter Perished Land without penalty? (DW-HERO-06)"""
    return g.heroes[seat] == BAVRAGOR or held_rule(g, seat, SURE_FOOT) > 0


def farther(g: Dwarves, seat: int) -> int:
    """Hexes added to a Move action."""
    return held_rule(g, seat, FARTHER)


def dispatch_pips(g: Dwarves, seat: int) -> int:
    """What each die of Dispatches counts more."""
    return held_rule(g, seat, DISPATCH_PIPS)


def fight_loss(g: Dwarves, seat: int) -> int:
    """Health lost in a Fight that defeats nobody (DW-FIG-05); the dice still lie there."""
    if leader_company(g, seat) != NONE and HIGHEST_NUMBER in g.roll.dice:
        return 0
    return max(1, changed_by(g, FIGHT_LOSS), held_rule(g, seat, OWN_FIGHT_LOSS))


# Dice -------------------------------------------------------------------------------------------


def dice_for(g: Dwarves, seat: int, why: int, which: int) -> int:
    """How many Number dice a Hero rolls: attribute, all modifiers, then 1 to 7 (DW-EQ-16).

    DW-GEN-07, DW-GEN-08: never more than there are, never less than one.
    """
    number = g.health[seat] if why == ROLL_VIGOR else attribute(g, seat, which)
    if has_company(g, seat):
        number += changed_by(g, COMPANY_DICE)
    if why == ROLL_MOVE:
        number += move_dice(g, seat)
    elif why == ROLL_FIGHT:
        number += fight_dice(g, seat)
    elif why == ROLL_CHECK:
        number += banner_dice(g, seat)
        if which == CRAFT:
            number += changed_by(g, CRAFT_DICE)
    return min(max(number, LOWEST), g.book.numbers.dice)


def has_company(g: Dwarves, seat: int) -> bool:
    """Does the Hero share the hex with another one? (DW-CARD-11)"""
    return g.at.count(g.at[seat]) > 1


def move_dice(g: Dwarves, seat: int) -> int:
    """Dice of a Move that cards add or take away."""
    total = changed_by(g, MOVE_DICE)
    portal = g.tunnel
    if portal != NOWHERE and g.book.distance[g.at[seat]][portal] <= NIGHTMARES:
        total += changed_by(g, MOVE_DICE_NEAR_PORTAL)
    if g.carries[seat] != NOWHERE and has_rule(g, g.carries[seat], CARRIER_DICE):
        total += changed_by(g, CARRIER_DICE)
    return total


def fight_dice(g: Dwarves, seat: int) -> int:
    """Dice of a Fight that cards add or take away; Crossbows add up (DW-WHO-03)."""
    total = banner_dice(g, seat)
    if not has_company(g, seat):
        total += changed_by(g, ALONE_DICE)
    near = g.book.distance[g.at[seat]]
    for other in range(g.seats):
        if near[g.at[other]] <= 1:
            total += held_rule(g, other, NEAR_FIGHT_DICE)
    if g.rare.crowned:
        total += changed_by(g, CROWNED_DICE)
    company = leader_company(g, seat)
    return total if company == NONE else total + company


def leader_company(g: Dwarves, seat: int) -> int:
    """Dice for companions in the hex of the leader whose card says so; NONE elsewhere (B4-A3)."""
    if not (g.rules >> LEADER_COMPANY) & 1:
        return NONE
    for up in g.faceup:
        for rule in g.book.cards[up.card].lasting:
            if rule.op == LEADER_COMPANY and g.rare.leaders[rule.kind] == g.at[seat]:
                return rule.number * (g.at.count(g.at[seat]) - 1)
    return NONE


def banner_dice(g: Dwarves, seat: int) -> int:
    """Dice from Banners of other Heroes in the same hex (DW-WHO-03)."""
    total = 0
    for other in range(g.seats):
        if other != seat and g.at[other] == g.at[seat]:
            total += held_rule(g, other, BANNER_DICE)
    return total

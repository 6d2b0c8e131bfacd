"""Launching an attack: weapons first, the card, the second card, what it is aimed at (VA-ATK-01 to 09, 17)."""

from typing import ClassVar, Final, final

from jotunheim.games.valda.book.tables import ATTACK, ATTACKS_FEW, IN_ATTACK
from jotunheim.games.valda.effects import (
    DESTROY_BUILDING,
    DESTROY_TEMPLE,
    FREEZE_TEMPLE,
    IGNORE_HAVENS,
    SWAP_TEMPLES,
    TWO_ATTACK_CARDS,
)
from jotunheim.games.valda.rules.areas import (
    all_areas,
    are_few,
    power,
    site_of,
    temple_tokens,
)
from jotunheim.games.valda.rules.building import may_lose_building
from jotunheim.games.valda.rules.cards import lay_from_hand
from jotunheim.games.valda.rules.temples import is_immune
from jotunheim.games.valda.rules.weapons import first_op, held_options, wield
from jotunheim.games.valda.state.pending import Attack, Part
from jotunheim.games.valda.state.table import ATTACKING, HANDS, Valda
from jotunheim.games.valda.tokens import BUILDING, CARD, NONE, SITES
from jotunheim.games.valda.words.events.fights import ADDS_CARD
from jotunheim.games.valda.words.names import seat_name
from jotunheim.kernel import Decision
from jotunheim.texts import N_, _

TEMPLE_OPS: Final = (FREEZE_TEMPLE, DESTROY_TEMPLE, SWAP_TEMPLES)


def attacks_allowed(g: Valda, seat: int) -> int:
    """One attack in each Attack phase, two with Surtur or Hel and few players (VA-ATK-01, 03, 18)."""
    return max(1, power(g, seat, ATTACKS_FEW)) if are_few(g) else 1


# What it is aimed at ------------------------------------------------------------------------------


def aim_of(g: Valda, kind: int) -> int:
    """The operation of an attack card that may need an object."""
    return g.book.kinds[kind].effects[0].op


def may_aim(g: Valda, seat: int, kind: int, target: int) -> list[int]:
    """Temples or buildings of the target that the card can name (VA-ATK-17); protected temples are none of them (VA-WPN-17)."""
    aim = aim_of(g, kind)
    if aim == DESTROY_BUILDING:
        return BUILDING.tokens(may_lose_building(g, target))
    if is_immune(g, target):
        return []
    areas = all_areas()
    if aim == SWAP_TEMPLES:
        areas = [area for area in areas if may_swap_with(g, seat, target, area)]
    return temple_tokens(g, target, areas)


def may_swap_with(g: Valda, seat: int, target: int, area: int) -> list[int]:
    """Own temples that may change places with one of the target in this area: nobody has 3 in an area then (VA-CRD-09)."""
    most = g.book.numbers.most_temples
    if g.temples(seat, area) >= most:
        return []
    areas = [own for own in all_areas() if own != area and g.temples(target, own) < most]
    return temple_tokens(g, seat, areas)


def needs_object(g: Valda, kind: int) -> bool:
    """Must something be named at launch? (VA-ATK-05)"""
    aim = aim_of(g, kind)
    return aim in TEMPLE_OPS or aim == DESTROY_BUILDING


def can_launch(g: Valda, seat: int, kind: int, target: int) -> bool:
    """An attack without effect is allowed, one without its object is not (VA-ATK-07, 08, 17)."""
    aim = aim_of(g, kind)
    if aim in (FREEZE_TEMPLE, DESTROY_TEMPLE):  # any temple will do
        return g.all_temples(target) > 0 and not is_immune(g, target)
    return not needs_object(g, kind) or len(may_aim(g, seat, kind, target)) > 0


def may_launch(g: Valda, seat: int) -> list[int]:
    """Attack cards of the hand that can be launched at the active player."""
    return [kind for kind in g.kinds_of(seat, ATTACK) if can_launch(g, seat, kind, g.active)]


def attack_cards(g: Valda, seat: int) -> int:
    """How many attack cards a hand holds."""
    held = g.cards.prints_in(HANDS + seat)
    return len([kind for kind in held if g.book.types[kind] == ATTACK])


def may_arm(g: Valda, seat: int) -> list[int]:
    """Weapons for the launch: Brute needs two attack cards, one of them launchable (VA-ATK-05)."""
    held = held_options(g, seat, IN_ATTACK)
    if not held or not may_launch(g, seat):
        return []
    attack = g.attack
    found: list[int] = []
    for option in held:
        op = first_op(g, option)
        if op == IGNORE_HAVENS:
            useful = not g.havenless >> seat & 1
        elif op == TWO_ATTACK_CARDS:
            useful = not attack.brute and attack_cards(g, seat) > 1
        else:
            useful = not attack.unblockable
        if useful:
            found.append(option)
    return found


def arm(g: Valda, seat: int, option: int) -> None:
    """A weapon of the launch: it holds for the whole attack; after Brute or Gungnir the attack must come (VA-ATK-05)."""
    op = wield(g, seat, option).op
    if op == IGNORE_HAVENS:
        g.havenless |= 1 << seat
        return
    if g.attack.attacker != seat:
        g.attack = Attack(seat)
    if op == TWO_ATTACK_CARDS:
        g.attack.brute = True
    else:
        g.attack.unblockable = True


# Launching ----------------------------------------------------------------------------------------


def why_not_launch(g: Valda, seat: int, kind: int) -> str:
    """Why a card cannot be launched."""
    if g.book.types[kind] != ATTACK:
        return _("only attack cards can be launched (VA-ATK-04)")
    if not g.holds(seat, kind):
        return _("you do not hold this card")
    aim = aim_of(g, kind)
    if aim == SWAP_TEMPLES and g.all_temples(seat) == 0:
        return _("you have no temple (VA-ATK-08)")
    if aim == DESTROY_BUILDING:
        return _("the target has no building to lose (VA-ATK-17)")
    return _("the target has no temple for this card (VA-ATK-17)")


def begin_launch(g: Valda, seat: int, kind: int) -> None:
    """The card whose effect counts lies on the table; its targets are known (VA-ATK-05, 09, 19)."""
    if g.attack.attacker != seat:
        g.attack = Attack(seat)
    attack = g.attack
    attack.card = kind
    lay_from_hand(g, seat, kind, ATTACKING)
    if g.book.kinds[kind].all:
        attack.parts = [Part(other) for other in g.clockwise(seat)[1:]]
    else:
        attack.parts = [Part(g.active)]
    g.turn.attacks += 1
    if attack.brute:
        g.then(SecondCard(seat))
    aim_now(g)


def aim_now(g: Valda) -> None:
    """The attacker names what the card needs."""
    attack = g.attack
    if needs_object(g, attack.card):
        g.then(NameObject(attack.attacker))


@final
class SecondCard(Decision[Valda]):
    """With Brute a second card lends its value, and nothing else (VA-WPN-06, 08, 31)."""

    asks: ClassVar[str] = N_("Which second attack card do you add?")
    meanwhile: ClassVar[str] = N_("{seat} is launching an attack")
    clauses: ClassVar[tuple[str, ...]] = ("VA-WPN-06", "VA-WPN-08")

    def options(self, g: Valda) -> list[int]:
        return CARD.tokens(g.kinds_of(self.seat, ATTACK))

    def choose(self, g: Valda, token: int) -> None:
        kind = CARD.of(token)
        lay_from_hand(g, self.seat, kind, ATTACKING)
        g.attack.second = kind
        g.tell(ADDS_CARD, (self.seat, kind))

    def always_stops(self, g: Valda) -> bool:
        return True


@final
class NameObject(Decision[Valda]):
    """Which temple or building of the target? (VA-ATK-05)"""

    asks: ClassVar[str] = N_("What of {whom} do you attack?")
    clauses: ClassVar[tuple[str, ...]] = ("VA-ATK-05", "VA-ATK-17", "VA-CRD-09")

    def values(self, g: Valda) -> dict[str, str]:
        return {"whom": seat_name(g, g.attack.part().target)}

    def options(self, g: Valda) -> list[int]:
        return may_aim(g, self.seat, g.attack.card, g.attack.part().target)

    def choose(self, g: Valda, token: int) -> None:
        if BUILDING.has(token):
            g.attack.building = BUILDING.of(token)
            return
        g.attack.site = site_of(g, g.attack.part().target, token)
        if aim_of(g, g.attack.card) == SWAP_TEMPLES:
            g.then(NameOwn(self.seat))


@final
class NameOwn(Decision[Valda]):
    """Which of your own temples takes its place? (card Mork, VA-CRD-09)"""

    asks: ClassVar[str] = N_("Which of your temples do you switch?")
    clauses: ClassVar[tuple[str, ...]] = ("VA-CRD-09",)

    def options(self, g: Valda) -> list[int]:
        attack = g.attack
        return may_swap_with(g, self.seat, attack.part().target, attack.site // SITES)

    def choose(self, g: Valda, token: int) -> None:
        g.attack.own_site = site_of(g, self.seat, token)


def aims_at_temple(g: Valda) -> bool:
    """Does the attack name a temple of the target? (VA-WPN-29)"""
    return aim_of(g, g.attack.card) in TEMPLE_OPS


def forget_objects(g: Valda) -> None:
    """A new target: its objects are still to be named (VA-WPN-25)."""
    g.attack.site = NONE
    g.attack.own_site = NONE
    g.attack.building = NONE

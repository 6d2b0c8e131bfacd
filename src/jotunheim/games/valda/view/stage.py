"""What lies in the middle of the table: an attack with the cards of both sides, or an action card (VA-ATK, VA-CARD-14).

Who may answer covertly is not told: only who is attacked and has not yet been decided on.
"""

from jotunheim.games.valda.book.tables import ADD_DEFENCE
from jotunheim.games.valda.rules.areas import attack_bonus, power
from jotunheim.games.valda.rules.defence import attack_total, defence_total
from jotunheim.games.valda.state.pending import (
    CANCELLED,
    DEFENDED,
    NO_ATTACK,
    UNDECIDED,
    UNDEFENDED,
    Part,
)
from jotunheim.games.valda.state.table import ATTACKING, PLAYED, Valda
from jotunheim.games.valda.tokens import NONE, SITES
from jotunheim.games.valda.view.cards import card_key
from jotunheim.games.valda.view.faces import face
from jotunheim.games.valda.words.names import area_name, building_name, card_name, seat_name
from jotunheim.scene import Badge, Card, Line, Sheet, Zone
from jotunheim.texts import _


def stage_zones(g: Valda) -> list[Zone]:
    """The cards of an attack, over the map; else an action card that is being played."""
    if g.attack is not NO_ATTACK:
        return [attack_zone(g), *[defence_zone(g, part) for part in g.attack.parts]]
    played = g.cards.prints_in(PLAYED)
    if not played:
        return []
    title = _("{who} plays {card}").format(who=seat_name(g, g.active), card=card_name(g, played[0]))
    cards = tuple(
        [face(g.book, card_key("played", kind, 0), kind, "", "", False) for kind in played]
    )
    return [Zone(key="played", title=title, kind="row", owner=g.active, cards=cards, place="above")]


def attack_zone(g: Valda) -> Zone:
    """The attacker's cards and their total (VA-ATK-06)."""
    attack = g.attack
    kinds = g.cards.prints_in(ATTACKING)
    title = _("{who} attacks").format(who=seat_name(g, attack.attacker))
    totals = [attack_total(g, part) for part in attack.parts] if attack.card != NONE else []
    badges = (Badge(text=str(max(totals)), kind="bad", note=_("attack")),) if totals else ()
    return Zone(
        key="attacking",
        title=title,
        kind="row",
        owner=attack.attacker,
        cards=laid(g, "attacking", kinds),
        note=aim_words(g),
        place="above",
        badges=badges,
    )


def laid(g: Valda, place: str, kinds: list[int]) -> tuple[Card, ...]:
    """Cards in the order in which they were played."""
    return tuple(
        [
            face(g.book, card_key(place, kind, kinds[:at].count(kind)), kind, "", "", False)
            for at, kind in enumerate(kinds)
        ]
    )


def defence_zone(g: Valda, part: Part) -> Zone:
    """The cards of a target and their total (VA-DEF-02)."""
    total = defence_total(g, part)
    return Zone(
        key=f"defending{part.target}",
        title=_("{who} defends").format(who=seat_name(g, part.target)),
        kind="row",
        owner=part.target,
        cards=laid(g, f"defending{part.target}", part.defence),
        note=standing(g, part),
        place="above",
        badges=(Badge(text=str(total), kind="good", note=_("defence")),),
    )


def aim_words(g: Valda) -> str:
    """What the attack is aimed at, and what makes it special (VA-ATK-05, 17)."""
    attack = g.attack
    found: list[str] = []
    if attack.unblockable:
        found.append(_("cannot be defended"))
    if attack.brute:
        found.append(_("two cards"))
    if attack.site != NONE:
        found.append(_("at the temple of {area}").format(area=area_name(g, attack.site // SITES)))
    if attack.building != NONE:
        found.append(_("at a {building}").format(building=building_name(g, attack.building)))
    return ", ".join(found)


def standing(g: Valda, part: Part) -> str:
    """How this part of the attack stands."""
    if part.outcome == DEFENDED:
        return _("holds")
    if part.outcome == UNDEFENDED:
        return _("does not hold")
    if part.outcome == CANCELLED:
        return _("the attack has ended")
    if g.attack.unblockable:
        return _("cannot defend")
    return _("may still answer")


# The sum ----------------------------------------------------------------------------------------


def stage_sheets(g: Valda) -> list[Sheet]:
    """What the totals are made of."""
    attack = g.attack
    if attack is NO_ATTACK or attack.card == NONE or not attack.parts:
        return []
    return [part_sheet(g, part) for part in attack.parts]


def part_sheet(g: Valda, part: Part) -> Sheet:
    """One target: attack and defence, added up (VA-ATK-06, VA-DEF-02, 03)."""
    ours, theirs = attack_total(g, part), defence_total(g, part)
    title = _("{who} attacks {whom}")
    return Sheet(
        key=f"attack{part.target}",
        title=title.format(who=seat_name(g, g.attack.attacker), whom=seat_name(g, part.target)),
        subtitle=standing(g, part),
        owner=g.attack.attacker,
        lines=(*attack_lines(g, part), *defence_lines(g, part)),
        badges=(
            Badge(text=str(ours), note=_("attack")),
            Badge(text=str(theirs), note=_("defence")),
        ),
        note=verdict(g, part, ours, theirs),
    )


def attack_lines(g: Valda, part: Part) -> list[Line]:
    """The sum of the attack."""
    attack = g.attack
    cards = [kind for kind in (attack.card, attack.second) if kind != NONE]
    found = [sum_line(card_name(g, kind), g.book.values[kind]) for kind in cards]
    bonus = attack_bonus(g, attack.attacker)
    if bonus:
        found.append(sum_line(_("power of {who}").format(who=seat_name(g, attack.attacker)), bonus))
    if part.added:
        found.append(sum_line(_("Puddle of Mud"), part.added))
    return found


def defence_lines(g: Valda, part: Part) -> list[Line]:
    """The sum of the defence."""
    if not part.defence:
        return []
    found = [sum_line(card_name(g, kind), -g.book.values[kind]) for kind in part.defence]
    bonus = power(g, part.target, ADD_DEFENCE)
    if bonus:
        found.append(sum_line(_("power of {who}").format(who=seat_name(g, part.target)), -bonus))
    oath = g.turn.oaths[part.target]
    if oath:
        found.append(sum_line(_("Oath of War"), -oath))
    return found


def sum_line(words: str, number: int) -> Line:
    """A line of a sum; what the defence adds counts against it."""
    return Line(cells=(words, f"+{number}" if number > 0 else f"−{-number}"))


def verdict(g: Valda, part: Part, ours: int, theirs: int) -> str:
    """What is still to come, from what everybody can see."""
    if part.outcome != UNDECIDED:
        return ""
    if g.attack.unblockable:
        return _("Nothing stops this attack.")
    whom = seat_name(g, part.target)
    if part.defence and theirs >= ours:
        return _("The defence stands; others may still add to the attack.")
    needs = max(ours - theirs, 0)
    line = _("{whom} needs {n} more, and holds {cards} cards.")
    return line.format(whom=whom, n=needs, cards=len(g.hand(part.target)))

"""What lies in the middle of the table: an attack with the cards of both sides, or an action card (VA-ATK, VA-CARD-14).

Who may answer covertly is not told: only who is attacked and has not yet been decided on.
"""

from msgspec.structs import replace

from jotunheim.games.valda.book.tables import ADD_DEFENCE, Book
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
from jotunheim.texts import _, kept, ngettext


def stage_zones(g: Valda) -> list[Zone]:
    """The cards of an attack, before all sheets, so that the map keeps still; else an action card that is being played."""
    if g.attack is not NO_ATTACK:
        return [attack_zone(g)]
    played = g.cards.prints_in(PLAYED)
    if not played:
        return []
    title = _("{who} plays {card}").format(who=seat_name(g, g.active), card=card_name(g, played[0]))
    return [
        Zone(
            key="played",
            title=title,
            kind="row",
            owner=g.active,
            cards=laid(g, "played", g.active, played),
            place="first",
        )
    ]


def attack_zone(g: Valda) -> Zone:
    """The attacker's cards, then those of every target, with their totals (VA-ATK-06, VA-DEF-02)."""
    attack = g.attack
    cards = list(laid(g, "attacking", attack.attacker, g.cards.prints_in(ATTACKING)))
    for part in attack.parts:
        cards += laid(g, f"defending{part.target}", part.target, part.defence)
    return Zone(
        key="attack",
        title=attack_title(g),
        kind="row",
        owner=attack.attacker,
        cards=tuple(cards),
        note=attack_note(g),
        place="first",
    )


def attack_title(g: Valda) -> str:
    """Who attacks whom, and how the totals stand."""
    attack = g.attack
    who = seat_name(g, attack.attacker)
    if attack.card == NONE or not attack.parts:
        return _("{who} attacks").format(who=who)
    ours = max([attack_total(g, part) for part in attack.parts])
    if len(attack.parts) > 1:
        return _("{who} attacks all others: {n}").format(who=who, n=ours)
    part = attack.part()
    line = _("{who} attacks {whom}: {n} against {m}")
    return line.format(who=who, whom=seat_name(g, part.target), n=ours, m=defence_total(g, part))


def attack_note(g: Valda) -> str:
    """What it is aimed at, and who may still answer as everybody can see."""
    attack = g.attack
    found = aim_words(g)
    if attack.card == NONE:
        return ", ".join(found)
    if len(attack.parts) == 1:
        who = seat_name(g, attack.part().target)
        line = _("{who}: {standing}")
        return ", ".join([*found, line.format(who=who, standing=standing(g, attack.part()))])
    line = _("{who} {n} ({standing})")
    for part in attack.parts:
        who = seat_name(g, part.target)
        found.append(line.format(who=who, n=defence_total(g, part), standing=standing(g, part)))
    return ", ".join(found)


def laid(g: Valda, place: str, seat: int, kinds: list[int]) -> tuple[Card, ...]:
    """Cards of a player in the order in which they were played."""
    return tuple(
        [
            owned_face(g.book, card_key(place, kind, kinds[:at].count(kind)), kind, seat)
            for at, kind in enumerate(kinds)
        ]
    )


@kept(1000)
def owned_face(book: Book, key: str, kind: int, seat: int) -> Card:
    """A card on the table, with whose it is."""
    return replace(face(book, key, kind, "", "", ""), owner=seat)


def aim_words(g: Valda) -> list[str]:
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
    return found


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
    held = len(g.hand(part.target))
    line = ngettext(
        "{whom} needs {n} more, and holds {cards} card.",
        "{whom} needs {n} more, and holds {cards} cards.",
        held,
    )
    return line.format(whom=whom, n=needs, cards=held)

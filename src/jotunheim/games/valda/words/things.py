"""Options by what they name: cards, weapons, resources, decks, areas, deities, players, temples, buildings."""

from typing import Final

from jotunheim.games.valda.book.tables import ATTACK, DEFENCE, WEAPON
from jotunheim.games.valda.rules.areas import are_few, level
from jotunheim.games.valda.rules.building import owes_tribute, temple_cost
from jotunheim.games.valda.rules.occupants import candidates
from jotunheim.games.valda.state.table import DECKS, DIVINE, HANDS, Valda
from jotunheim.games.valda.tokens import (
    AREAS,
    DECK_A,
    FIRST_WEAPON,
    LOOT_CARD,
    LOOT_FOLLOWER,
    LOOT_RESOURCE,
    NOBODY,
    RESOURCES,
    WHITE,
)
from jotunheim.games.valda.words.names import (
    amount_of,
    amounts_of,
    area_name,
    area_title,
    building_name,
    card_name,
    colour_name,
    deck_name,
    deity_name,
    face_name,
    option_name,
    resource_name,
    seat_name,
)
from jotunheim.texts import _, capital, listed, plural

Words = tuple[str, str, str]  # label, note, figure

SECOND: Final = 2  # the level of two temples


# Cards --------------------------------------------------------------------------------------------


def card_words(g: Valda, kind: int) -> Words:
    """A card: its text, and the value of an attack or a defence."""
    printed = g.book.kinds[kind]
    note = weapon_note(g, kind) if printed.type == WEAPON else _(printed.text)
    return card_name(g, kind), note, value_figure(g, kind)


def weapon_note(g: Valda, kind: int) -> str:
    """The two options of a weapon."""
    first = (kind - FIRST_WEAPON) * 2
    line = _("{one} or {other}")
    return line.format(one=option_name(g, first), other=option_name(g, first + 1))


def value_figure(g: Valda, kind: int) -> str:
    """The printed value of an attack or defence card."""
    printed = g.book.kinds[kind]
    if printed.type == ATTACK:
        return _("attack {n}").format(n=printed.value)
    return _("defence {n}").format(n=printed.value) if printed.type == DEFENCE else ""


def held_words(g: Valda, seat: int, kind: int) -> Words:
    """A card of the own hand that is given up: what it does, and how many of it are held."""
    label, note, _figure = card_words(g, kind)
    held = g.cards.prints_in(HANDS + seat).count(kind)
    return label, note, _("you hold {n}").format(n=held)


def option_words(g: Valda, option: int) -> Words:
    """An option of a divine weapon; the weapon leaves the game (VA-CARD-04)."""
    return option_name(g, option), _(g.book.options[option].text), ""


# Decks --------------------------------------------------------------------------------------------


def cards_drawn(number: int) -> str:
    """So many cards."""
    return plural("{n} card", "{n} cards", number)


def deck_words(g: Valda, deck: int, number: int) -> Words:
    """A draw from a main deck (VA-SET-02)."""
    label = _("Draw {cards} from {deck}").format(cards=cards_drawn(number), deck=deck_name(g, deck))
    note = _("action cards") if deck == DECK_A else _("attack and defence cards")
    return label, note, _("{n} left").format(n=len(g.cards.zones[DECKS + deck]))


def divine_words(g: Valda, seat: int, area: int) -> Words:
    """A divine deck, and its top card if the player knows it (VA-HID-02)."""
    zone = g.cards.zones[DIVINE + area]
    label = _("Cards of {deity}").format(deity=area_name(g, area))
    note = ""
    if zone and g.cards.knows(zone[-1], seat):
        note = _("on top: {card}").format(card=card_name(g, g.book.prints[zone[-1]]))
    return label, note, _("{n} left").format(n=len(zone))


# Resources ----------------------------------------------------------------------------------------


def stock_figure(g: Valda, seat: int, resource: int) -> str:
    """How many the player has."""
    return _("you have {n}").format(n=g.has(seat, resource))


def resource_words(g: Valda, seat: int, resource: int) -> Words:
    """A resource, and how many the player has."""
    return capital(resource_name(g, resource)), "", stock_figure(g, seat, resource)


def pay_words(g: Valda, seat: int, resource: int, number: int) -> Words:
    """A resource that is paid."""
    label = _("Pay {goods}").format(goods=amount_of(g, resource, number))
    return label, "", stock_figure(g, seat, resource)


def loot_words(g: Valda, loot: int) -> Words:
    """A kind of which one more is stolen (VA-WPN-11)."""
    if loot == LOOT_FOLLOWER:
        return _("1 more follower"), "", ""
    if loot == LOOT_RESOURCE:
        return _("1 more resource"), _("no runes"), ""
    return (_("1 more card") if loot == LOOT_CARD else _("1 more rune")), "", ""


# Areas and deities --------------------------------------------------------------------------------


def price_of(g: Valda, deity: int) -> str:
    """What a temple of this deity costs (VA-BLD-04)."""
    return amounts_of(g, tuple(temple_cost(g, deity)))


def power_text(g: Valda, deity: int, reached: int) -> str:
    """The power of a deity at a level with so many players, in words (VA-GEN-03)."""
    printed = g.book.deities[deity]
    powers = printed.powers if are_few(g) else printed.powers_many
    return _(powers[1] if reached >= SECOND else powers[0])


def area_words(g: Valda, seat: int, area: int, more: int) -> Words:
    """An area, and the power the player has there with so many temples more."""
    reached = min(level(g, seat, area) + more, SECOND)
    deity = g.occupants[area]
    if deity == NOBODY:
        return area_title(g, area), _("nobody occupies it yet"), ""
    note = power_text(g, deity, reached) if reached else ""
    return deity_name(g, deity), note, _("level {n}").format(n=reached)


def site_words(g: Valda, seat: int, area: int) -> Words:
    """An area where a temple is built: the tribute and the power it gives (VA-BLD-04, VA-AREA-06).

    The price is not among the words: scenes show it in signs.
    """
    label, power, figure = area_words(g, seat, area, 1)
    deity = g.occupants[area]
    if deity == NOBODY:
        return label, listed([deity_price(g, one) for one in candidates(area)]), ""
    note = _("power: {power}").format(power=power)
    if owes_tribute(g, seat, area):
        note = _("plus a resource as a tribute; {power}").format(power=note)
    return label, note, figure


def deity_price(g: Valda, deity: int) -> str:
    """A deity with the price of its temple."""
    return _("{deity} for {goods}").format(deity=deity_name(g, deity), goods=price_of(g, deity))


def both_words(g: Valda, area: int) -> Words:
    """An area whose occupant is still to be chosen: its God and its Giant."""
    god, giant = [g.book.deities[deity] for deity in candidates(area)]
    note = _("{god}, {is_god}, or {giant}, {is_giant}").format(
        god=_(god.name),
        is_god=_(god.epithet),
        giant=_(giant.name),
        is_giant=_(giant.epithet),
    )
    return area_title(g, area), note, ""


def deity_words(g: Valda, deity: int) -> Words:
    """A God or Giant: both powers, and the price of a temple."""
    line = _("temple for {goods}; 1 temple: {first}; 2 temples: {second}")
    first, second = power_text(g, deity, 1), power_text(g, deity, SECOND)
    note = line.format(goods=price_of(g, deity), first=first, second=second)
    return deity_name(g, deity), note, _("God") if deity < AREAS else _("Giant")


# Temples, buildings, players ----------------------------------------------------------------------


def temple_words(g: Valda, number: int) -> Words:
    """A temple: its area, and whether it is frozen (VA-BLD-17)."""
    area, frozen = number // 2, number % 2 == 1
    line = _("Frozen temple of {deity}") if frozen else _("Temple of {deity}")
    return line.format(deity=area_name(g, area)), "", ""


def building_words(g: Valda, seat: int, building: int) -> Words:
    """A mine or a drill, and how many the player has."""
    number = g.buildings[seat * 2 + building]
    return building_name(g, building), die_note(g, building), _("{n} built").format(n=number)


def die_note(g: Valda, building: int) -> str:
    """What a mine or drill brings (VA-RSC-01)."""
    colour = colour_name(g, g.book.building_die[building])
    return _("a {colour} die in each Resource phase").format(colour=colour)


def player_words(g: Valda, seat: int) -> Words:
    """Another player, and what lies on the board for all to see."""
    goods = amounts_of(g, tuple(g.goods[seat * RESOURCES : (seat + 1) * RESOURCES]))
    note = _("{goods}; hand: {cards}").format(goods=goods, cards=cards_drawn(len(g.hand(seat))))
    return seat_name(g, seat), note, followers(g.followers[seat])


def followers(number: int) -> str:
    """So many followers."""
    return plural("{n} follower", "{n} followers", number)


# Dice ---------------------------------------------------------------------------------------------


def die_name(g: Valda, die: int) -> str:
    """A die of the roll: "die 2 (yellow, 1 gold)"."""
    colour = g.roll.colours[die]
    return _("die {n} ({colour}, {face})").format(
        n=die + 1, colour=colour_name(g, colour), face=face_name(g, colour, g.roll.faces[die])
    )


def face_words(g: Valda, colour: int, face: int) -> Words:
    """A face of a die."""
    shown = face_name(g, colour, face)
    if g.roll.for_followers:
        number = g.book.faces[colour][face]
        shown = followers(number)
        if number == 0 and colour == WHITE:
            shown = _("Skull")
    return capital(shown), "", ""

"""What things are called, for prompts, logs and views."""

from jotunheim.games.assault import effects as fx
from jotunheim.games.assault import tokens
from jotunheim.games.assault.book.tables import ARCANE, BLOCK, HIT, Book
from jotunheim.games.assault.state import Assault
from jotunheim.kernel.dice import count_of, symbol_of
from jotunheim.texts import N_, _, listed, ngettext, plural


def joined(parts: list[str]) -> str:
    """Several clauses in a row: `draw a spell; heal a unit`."""
    return _("; ").join(parts)


def sentences(parts: list[str]) -> str:
    """Several sentences, each with its full stop."""
    return " ".join([_("{sentence}.").format(sentence=part) for part in parts])


def race_title(book: Book, race: int) -> str:
    """A race, or the giantslayers."""
    return _(book.race_titles[race]) if race < tokens.RACES else _("the giantslayers")


def seat_title(g: Assault, seat: int) -> str:
    """The race that a seat leads."""
    return _("nobody") if seat == tokens.NOBODY else _(g.book.race_titles[g.race_of[seat]])


def region_title(book: Book, region: int) -> str:
    """A region."""
    return _(book.region_titles[region])


def resource_title(book: Book, kind: int) -> str:
    """A kind of Resource Card."""
    return _(book.resource_titles[kind])


def marker_title(book: Book, kind: int) -> str:
    """A kind of Story Marker, without the word Marker."""
    return _(book.marker_titles[kind])


def spell_title(book: Book, spell: int) -> str:
    """A Spell Card."""
    return _(book.spells[spell].title)


def event_title(book: Book, event: int) -> str:
    """An Event Card."""
    return _(book.events[event].title)


def slayer_title(book: Book, slayer: int) -> str:
    """A giantslayer."""
    return _(book.slayer_titles[slayer])


def unit_title(book: Book, race: int, slot: int) -> str:
    """A unit by race and slot, with its wound."""
    name = _(book.unit_titles[race * tokens.KINDS + tokens.KIND_OF_SLOT[slot]])
    return _("wounded {unit}").format(unit=name) if slot in tokens.WOUNDED_SLOTS else name


def kind_title(book: Book, race: int, kind: int) -> str:
    """A kind of unit of a race."""
    return _(book.unit_titles[race * tokens.KINDS + kind])


def within(title: str) -> str:
    """A name inside a sentence: `the Vonindod`."""
    return title[:1].lower() + title[1:] if title.startswith("The ") else title


def command_title(g: Assault, seat: int, command: int) -> str:
    """A Command Card of the seat's race."""
    return _(g.book.command_titles[g.race_of[seat] * tokens.COMMANDS + command])


def hits(number: int) -> str:
    """`1 hit`, `2 hits`."""
    return plural("{n} hit", "{n} hits", number)


def blocks(number: int) -> str:
    """`1 block`, `2 blocks`."""
    return plural("{n} block", "{n} blocks", number)


def arcane(number: int) -> str:
    """`1 arcane`, `2 arcane`."""
    return plural("{n} arcane", "{n} arcane", number)


def face_name(face: int) -> str:
    """A face of a die as scenes name it: by the words from which renderers draw it."""
    number = count_of(face)
    symbol = symbol_of(face)
    if symbol == HIT:
        return "1 hit" if number == 1 else f"{number} hits"
    if symbol == BLOCK:
        return "1 block" if number == 1 else f"{number} blocks"
    return f"{number} arcane" if symbol == ARCANE else "miss"


def face_title(face: int) -> str:
    """A face of a die."""
    number = count_of(face)
    symbol = symbol_of(face)
    if symbol == HIT:
        return hits(number)
    if symbol == BLOCK:
        return blocks(number)
    return arcane(number) if symbol == ARCANE else _("miss")


def counted(number: int, name: str) -> str:
    """`3 × Hill Giant`, or the name alone."""
    return name if number == 1 else f"{number} × {name}"


def cards_title(book: Book, cards: list[int]) -> str:
    """A handful of Resource Cards by kind."""
    found = [counted(n, resource_title(book, kind)) for kind, n in enumerate(cards) if n > 0]
    return listed(found) if found else _("nothing")


def army_title(book: Book, race: int, units: list[int]) -> str:
    """An army in words."""
    found = [counted(n, unit_title(book, race, slot)) for slot, n in enumerate(units) if n > 0]
    return listed(found) if found else _("nobody")


def garrison(book: Book, owner: int, units: list[int], own: int = tokens.NOBODY) -> str:
    """Who is in a region; one's own army without the name of the race."""
    if owner == tokens.NOBODY:
        return _("empty")
    army = army_title(book, owner, units)
    if owner == own:
        return army
    return _("{race}: {army}").format(race=race_title(book, owner), army=army)


def side_title(g: Assault, race: int) -> str:
    """A side of a battle."""
    if race == tokens.GIANTSLAYERS:
        return _("The giantslayers")
    title = race_title(g.book, race)
    return _("{race} (NPC)").format(race=title) if g.seat_of[race] == tokens.NOBODY else title


def condition_title(book: Book, race: int, condition: fx.Condition) -> str:
    """A condition of an event in words."""
    n = condition.number
    if condition.op == fx.UNITS_THERE:
        return plural("{n} of your units there", "{n} of your units there", n)
    if condition.op == fx.UNIT_IN:
        return _("a unit in {region}").format(region=region_title(book, condition.region))
    if condition.op == fx.MARKERS_ON_BOARD:
        text = ngettext("{n} {kind} Marker on the board", "{n} {kind} Markers on the board", n)
        return text.format(n=n, kind=marker_title(book, condition.kind))
    if condition.op == fx.FOOD_FED:
        return plural("{n} Food fed", "{n} Food fed", n)
    if condition.op == fx.ARTIFACTS_TURNED:
        return plural("{n} Artifact turned in", "{n} Artifacts turned in", n)
    if condition.op == fx.SECOND_CHAMPION_IN:
        champion = kind_title(book, race, tokens.K_SECOND_CHAMPION)
        text = _("{champion} in {region}")
        return text.format(champion=champion, region=region_title(book, condition.region))
    return leader_condition(book, race, condition.op)


def leader_condition(book: Book, race: int, op: int) -> str:
    """Where and how the leader has to be."""
    leader = kind_title(book, race, tokens.K_LEADER) if race != tokens.NOBODY else _("your leader")
    texts = {
        fx.LEADER_HEALTHY: N_("{leader} healthy on the board"),
        fx.CASTLE_WITH_LEADER: N_("{leader} healthy beside Lyn Armaal in a Small Folk Region"),
        fx.LEADER_THERE: N_("{leader} there"),
        fx.LEADER_THERE_HEALTHY: N_("{leader} there and healthy"),
    }
    return _(texts.get(op, "")).format(leader=leader)


def counts(hit: int, block: int) -> str:
    """`1 hit, 2 blocks`."""
    return listed([hits(hit), blocks(block)])

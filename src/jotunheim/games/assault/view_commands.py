# not compiled: made for people, never in a hot path
"""What a Command Card is worth now: on the card in short, on the option in words (AG-CMD-02 to 04)."""

from typing import Final

from jotunheim.games.assault.effects import REST_HEALS
from jotunheim.games.assault.names import counted
from jotunheim.games.assault.rules.board import occupied_small_folk
from jotunheim.games.assault.rules.markers import markers_left, markers_on_board
from jotunheim.games.assault.state import Assault
from jotunheim.games.assault.tokens import (
    ATTACK,
    FOOD,
    LEAD,
    MAGIC,
    MOVE,
    NOBODY,
    PLUNDER,
    RECRUIT,
    RESOURCES,
    REST,
    TRADE,
)

# The drawn sign of each command; the special ones by race.
SIGNS: Final = ("march", "chest", "trade", "recruit", "crown", "star", "sword", "tent")
SPECIAL_SIGNS: Final = ("flag", "gem", "hammer", "skull", "mountain", "food")


def sign(race: int, command: int) -> str:
    """The name of a command's drawn sign."""
    return SIGNS[command] if command < len(SIGNS) else SPECIAL_SIGNS[race]


def many(number: int, name: str) -> str:
    """`1 card`, `3 cards`."""
    return f"{number} {name}" if number == 1 else f"{number} {name}s"


def worth(g: Assault, seat: int, command: int) -> tuple[str, str]:
    """If it were played now: its badge, and what it would do in words."""
    race = g.race_of[seat]
    left = g.row[seat]
    book = g.book
    if command == MOVE:
        moves = book.maneuvers[race][0] + left * book.maneuvers[race][1]
        return f"◂ {moves} moves", f"{moves} Unit Maneuvers"
    if command == PLUNDER:
        return plunder_worth(g, race, left)
    if command == TRADE:
        cards = book.trade[race][0] + left * book.trade[race][1]
        return f"◂ {many(cards, 'card')}", f"trade up to {many(cards, 'card')} once"
    if command == RECRUIT:
        points = book.recruit[race][0] + left * book.recruit[race][1]
        return f"◂ {points} points", f"units for {points} points"
    if command == ATTACK:
        each, symbols = book.hit_left[race]
        words = "one battle, or one shift into an empty region"
        if left == 0:
            return "no strikes", words
        strikes = f"up to {many(left * symbols, 'arcane result')} into {each} hits each"
        return f"◂ {many(left * symbols, 'strike')}", f"{words}; turn {strikes}"
    return quiet_worth(g, seat, command)


def plunder_worth(g: Assault, race: int, left: int) -> tuple[str, str]:
    """Cards to draw: more for cards to the left, as far as Small Folk Regions are held (AG-PLU-01)."""
    base, per_left = g.book.plunder[race]
    held = len(occupied_small_folk(g, race))
    cards = base + min(left * per_left, held)
    words = f"draw {cards} Resource Cards (you hold {many(held, 'Small Folk Region')})"
    return f"◂ {many(cards, 'card')}", words


def quiet_worth(g: Assault, seat: int, command: int) -> tuple[str, str]:
    """Commands without a fight: Leader, Magic, Rest, the special one."""
    race = g.race_of[seat]
    book = g.book
    if command == LEAD:
        words = f"activate or return your leader; later {many(book.reroll_right[race], 're-roll')}"
        return "later ▸", f"{words} in battle for each card to the right"
    if command == MAGIC:
        words = f"draw {many(book.magic_draw[race], 'spell')}, keep one; later"
        return "later ▸", f"{words} a block from an arcane result for each card to the right"
    if command == REST:
        heals = book.rest_heals[race] + g.ongoing[seat * book.ongoings + REST_HEALS]
        acts = book.slayer_left[race] * g.row[seat]
        words = f"heal {many(heals, 'unit')}, {many(acts, 'giantslayer action')}, all cards back"
        return f"◂ {many(acts, 'act')}" if acts else "all back", words
    return special_worth(g, seat)


def special_worth(g: Assault, seat: int) -> tuple[str, str]:
    """The unique command of the race (AG-SPC)."""
    book = g.book
    special = book.special[g.race_of[seat]]
    uses = g.row[seat]
    parts: list[str] = []
    if special.paying_marker != NOBODY:
        number = markers_on_board(g, special.paying_marker)
        title = book.marker_titles[special.paying_marker]
        paid = special.per_marker * number
        parts.append(f"gain {paid} OP for {many(number, f'{title} Marker')}")
    if special.taken != NOBODY:
        parts.append(f"take a discarded {book.resource_titles[special.taken]}")
    if special.moves_castle:
        parts.append("move Lyn Armaal")
    parts.append(special_uses(g, seat, uses))
    return f"◂ {many(uses, 'use')}", "; ".join(parts)


def special_uses(g: Assault, seat: int, uses: int) -> str:
    """What the uses for cards to the left can be."""
    book = g.book
    special = book.special[g.race_of[seat]]
    if uses == 0:
        return "nothing more, as no card lies to the left"
    if special.spent == NOBODY:
        number = min(uses, markers_left(g, special.placed_marker))
        title = f"{book.marker_titles[special.placed_marker]} Marker"
        return f"up to {counted(number, title)}, {special.per_placed} OP each"
    owned = g.resources[seat * RESOURCES + special.spent]
    number = min(uses, owned)
    title = book.resource_titles[special.spent]
    verb = "feed" if special.spent == FOOD else "turn in" if special.per_spent else "spend"
    if special.per_spent:
        return f"{verb} up to {number} {title} ({owned} owned), {special.per_spent} OP each"
    made = f"a {book.marker_titles[special.placed_marker]} Marker or {special.drawn} cards each"
    return f"{verb} up to {number} {title} ({owned} owned): {made}"


def standing_worth(g: Assault, seat: int, command: int, right: int) -> str:
    """The badge of a card in the row: Leader and Magic count what lies to the right."""
    race = g.race_of[seat]
    if command == LEAD:
        dice = right * g.book.reroll_right[race]
        return f"{dice} {'die' if dice == 1 else 'dice'} ▸"
    if command == MAGIC:
        blocks, symbols = g.book.block_right[race]
        return f"{many(right * blocks * symbols, 'block')} ▸"
    return ""

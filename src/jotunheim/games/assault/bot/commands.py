"""Which Command Card is worth playing now: what it brings, and what waiting would add."""

from jotunheim.games.assault import tokens
from jotunheim.games.assault.bot.battles import best_strike
from jotunheim.games.assault.bot.trips import best_trip
from jotunheim.games.assault.bot.worth import card_worth
from jotunheim.games.assault.rules import board
from jotunheim.games.assault.rules.heal import may_heal_in
from jotunheim.games.assault.rules.recruit import may_recruit_in
from jotunheim.games.assault.rules.special import markers_on_board, may_mark
from jotunheim.games.assault.state import Assault


def command_worth(g: Assault, seat: int, command: int) -> float:
    """About how many Ordning Points the card brings if it is played now."""
    left = g.row[seat]
    race = g.race_of[seat]
    if command == tokens.MOVE:
        return 0.8 * min(best_trip(g, seat), 4.0) + 0.08 * left
    if command == tokens.PLUNDER:
        return 0.6 * (2 + min(left, len(board.occupied_small_folk(g, race))))
    if command == tokens.TRADE:
        return 0.15 + trade_hope(g, seat, left)
    if command == tokens.RECRUIT:
        return recruit_hope(g, seat, left)
    if command == tokens.LEAD:
        return leader_hope(g, seat, left)
    if command == tokens.MAGIC:
        return 1.6 - 0.12 * left
    if command == tokens.ATTACK:
        return attack_hope(g, seat)
    if command == tokens.REST:
        return rest_hope(g, seat, left)
    return special_hope(g, seat, left)


def trade_hope(g: Assault, seat: int, left: int) -> float:
    """Bad cards that could become better ones."""
    found = 0.0
    spare = left + 1
    for kind in range(tokens.RESOURCES):
        number = min(g.resources[seat * tokens.RESOURCES + kind], spare)
        gain = 0.9 - card_worth(g, seat, kind)
        if number > 0 and gain > 0:
            found += gain * number
            spare -= number
    return 0.8 * found


def recruit_hope(g: Assault, seat: int, left: int) -> float:
    """Points that find pieces and room."""
    race = g.race_of[seat]
    places = may_recruit_in(g, race)
    if not places:
        return -0.5
    base, per_left = g.book.recruit[race]
    points = base + per_left * left
    room = max([g.book.limit[race] - board.army_size(g, region) for region in places])
    dearest = max([g.book.value[race * tokens.KINDS + kind] for kind in range(3)])
    return 0.45 * min(points, room * dearest) if room > 0 else -0.2


def leader_hope(g: Assault, seat: int, left: int) -> float:
    """The ability now, and re-rolls later: better early."""
    race = g.race_of[seat]
    on_board = board.place_of(g, race, tokens.LEADER) != tokens.NOBODY
    return (2.1 if on_board else 1.4) - 0.15 * left


def attack_hope(g: Assault, seat: int) -> float:
    """The best battle to be had."""
    return max(0.1, best_strike(g, g.race_of[seat]) - 0.4)


def rest_hope(g: Assault, seat: int, left: int) -> float:
    """All cards back: worth more the fewer good ones are left; giantslayers and healing besides."""
    healing = 0.4 if may_heal_in(g, seat) else 0.0
    return healing + 0.33 * left - 0.4


def special_hope(g: Assault, seat: int, left: int) -> float:
    """Points now, less what a later play of the same card would have brought more."""
    race = g.race_of[seat]
    special = g.book.special[race]
    found = 0.0
    possible = 0
    each = 0.0
    if special.paying_marker != tokens.NOBODY:
        found += special.per_marker * markers_on_board(g, special.paying_marker)
    if special.spent != tokens.NOBODY:
        possible = g.resources[seat * tokens.RESOURCES + special.spent]
        if special.taken != tokens.NOBODY and g.discard[special.taken] > 0:
            possible += 1
        each = special.per_spent if special.per_spent else 1.4
        if special.placed_marker == tokens.FORGE and markers_on_board(g, tokens.FORGE) >= 4:
            each = 0.4
    elif special.placed_marker != tokens.NOBODY:
        possible = len(may_mark(g, race, special.placed_marker))
        each = special.per_placed + 0.8
    used = min(left, possible)
    waiting = min(max(possible, 2), 7) - used
    return found + each * used - 0.25 * each * waiting + (0.5 if special.moves_castle else 0.0)

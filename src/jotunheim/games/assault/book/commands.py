# not compiled: read once
"""The words on Command Cards: each part of a card becomes numbers of the book (AG-CMD-02 to 04)."""

from jotunheim.games.assault import tokens
from jotunheim.games.assault.book.tables import Book
from jotunheim.kernel import ContentError


def numbers_of(parts: list[str], patterns: list[str], where: str) -> list[int]:
    """The numbers that stand for # in the patterns; the parts must read as the patterns do."""
    if len(parts) != len(patterns):
        raise ContentError(f"{where}: expected {len(patterns)} parts, got {len(parts)}")
    found: list[int] = []
    for part, pattern in zip(parts, patterns, strict=True):
        words = part.split()
        wanted = pattern.split()
        fits = len(words) == len(wanted)
        for i in range(len(wanted) if fits else 0):
            if wanted[i] == "#" and words[i].isdecimal():
                found.append(int(words[i]))
            elif wanted[i] == "marker" and words[i] in tokens.MARKER_NAMES:
                found.append(tokens.MARKER_NAMES.index(words[i]))
            elif wanted[i] == "resource" and words[i] in tokens.RESOURCE_NAMES:
                found.append(tokens.RESOURCE_NAMES.index(words[i]))
            else:
                fits = fits and wanted[i] == words[i]
        if not fits:
            raise ContentError(f"{where}: expected {pattern!r}, got {part!r}")
    return found


def read_parts(book: Book, race: int, command: int, parts: list[str], where: str) -> None:
    """Put the numbers of one card into the book."""
    pairs = {
        tokens.MOVE: (book.maneuvers, ["maneuvers #", "per_left maneuvers #"]),
        tokens.PLUNDER: (book.plunder, ["draw #", "per_left draw_in_small_folk #"]),
        tokens.TRADE: (book.trade, ["trade #", "per_left trade #"]),
        tokens.RECRUIT: (book.recruit, ["recruit_points #", "per_left recruit_points #"]),
        tokens.ATTACK: (book.hit_left, ["battle_or_shift", "per_left convert hit # #"]),
    }
    if command in pairs:
        table, patterns = pairs[command]
        table[race] = numbers_of(parts, patterns, where)
    elif command == tokens.LEAD:
        found = numbers_of(parts, ["activate_or_return", "per_right reroll #"], where)
        book.reroll_right[race] = found[0]
    elif command == tokens.MAGIC:
        found = numbers_of(parts, ["magic #", "per_right convert block # #"], where)
        book.magic_draw[race] = found[0]
        book.block_right[race] = found[1:]
    elif command == tokens.REST:
        found = numbers_of(parts, ["heal #", "per_left slayer_action #", "take_back"], where)
        book.rest_heals[race] = found[0]
        book.slayer_left[race] = found[1]
    else:
        read_special(book, race, parts, where)


def read_special(book: Book, race: int, parts: list[str], where: str) -> None:
    """The unique command: one first part and one part for each card to the left (AG-SPC)."""
    special = book.special[race]
    if len(parts) != 2:
        raise ContentError(f"{where}: expected 2 parts, got {len(parts)}")
    first = parts[0].split()[0]
    if first == "per_marker":
        found = numbers_of(parts[:1], ["per_marker marker gain_op #"], where)
        special.paying_marker = found[0]
        special.per_marker = found[1]
    elif first == "take":
        special.taken = numbers_of(parts[:1], ["take resource 1"], where)[0]
    else:
        numbers_of(parts[:1], ["move_castle"], where)
        special.moves_castle = True
    second = parts[1]
    if second.startswith("per_left place_marker"):
        found = numbers_of([second], ["per_left place_marker marker gain_op #"], where)
        special.placed_marker = found[0]
        special.per_placed = found[1]
    elif " or " in second:
        pattern = "per_left spend resource place_marker marker or draw #"
        found = numbers_of([second], [pattern], where)
        special.spent = found[0]
        special.placed_marker = found[1]
        special.drawn = found[2]
    else:
        found = numbers_of([second], ["per_left spend resource gain_op #"], where)
        special.spent = found[0]
        special.per_spent = found[1]

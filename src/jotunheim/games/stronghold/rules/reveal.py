"""Facedown things are turned up: ritual tokens and traps (SH-P5-03, SH-SCO-04)."""

from jotunheim.games.stronghold.book.tables import AT_FLIP
from jotunheim.games.stronghold.rules.board import is_in
from jotunheim.games.stronghold.rules.objectives import look
from jotunheim.games.stronghold.state import RITUAL_TOKENS, TRAP_TOKENS, Stronghold
from jotunheim.games.stronghold.tokens import BLOODSTONES, NOWHERE
from jotunheim.games.stronghold.words.events.assault import FLIP, TRAP_SPRUNG
from jotunheim.kernel import ALL


def tokens_of(card: int) -> list[int]:
    """The three tokens of a ritual: its target, then its bluffs (SH-P5-01)."""
    first = (card - BLOODSTONES) * 3
    return [first, first + 1, first + 2]


def token_at(g: Stronghold, card: int, place: int) -> int:
    """The token of a ritual that lies on a place, or NOWHERE."""
    for token in tokens_of(card):
        if g.hidden.ritual_at[token] == place:
            return token
    return NOWHERE


def is_target(g: Stronghold, card: int, place: int) -> bool:
    """Does the target of the ritual lie there, faceup for all to see? (SH-P5-03r)"""
    token = token_at(g, card, place)
    return token != NOWHERE and is_in(g.hidden.ritual_up, token)


def flip(g: Stronghold, card: int, place: int) -> bool:
    """The place is used: its token is turned up. Is it the target? (SH-P5-03)

    A bluff returns to the invader and is not placed again this round (SH-P5-11).
    """
    token = token_at(g, card, place)
    if token == NOWHERE:
        return False
    if is_in(g.hidden.ritual_up, token):
        return True
    g.hidden.show(RITUAL_TOKENS, token, ALL)
    g.learn()
    target = g.book.ritual_prints[token]
    g.tell(FLIP, (card, place, target))
    if target == 0:
        g.hidden.ritual_at[token] = NOWHERE
        g.hidden.ritual_back |= 1 << token
        return False
    g.hidden.ritual_up |= 1 << token
    g.goals.revealed += 1
    look(g, AT_FLIP)
    return True


def spring(g: Stronghold, path: int) -> int:
    """A group steps on the path: its trap is turned up and acts; its kind, or NOWHERE.

    It stays on the path and acts on every later group (SH-MAN-13, SH-SCO-04r).
    """
    piece = g.hidden.trap_at[path]
    if piece == NOWHERE:
        return NOWHERE
    kind = g.book.trap_prints[piece]
    if not is_in(g.hidden.sprung, path):
        g.hidden.show(TRAP_TOKENS, piece, ALL)
        g.learn()
        g.hidden.sprung |= 1 << path
    g.tell(TRAP_SPRUNG, (path, kind))
    return kind

"""Followers on Yggdrasil and the safe havens that hold them (VA-HAV-01 to 07, VA-GEN-07)."""

from jotunheim.games.valda.state.table import Valda
from jotunheim.games.valda.words.events.turns import GAINS_FOLLOWERS, LOSES_FOLLOWERS


def may_lose(g: Valda, victim: int, by: int) -> int:
    """How many followers somebody can make a player lose (VA-HAV-02, 06).

    Own losses know no haven (VA-HAV-03), and neither do effects of a player who ignores them (VA-HAV-05, 07).
    """
    followers = g.followers[victim]
    if by == victim or g.havenless >> by & 1:
        return followers
    return followers - g.book.floor(followers)


def gain_followers(g: Valda, seat: int, number: int) -> None:
    """The Viking goes up; there is no upper end (VA-GEN-08)."""
    if number > 0:
        g.followers[seat] += number
        g.tell(GAINS_FOLLOWERS, (seat, number, g.followers[seat]))


def lose_followers(g: Valda, victim: int, number: int, by: int) -> int:
    """The Viking goes down, never below its haven or 0 (VA-GEN-07, VA-HAV-02); how far it went.

    What went to the supply is kept for the LOSS window (VA-WPN-10).
    """
    lost = min(number, may_lose(g, victim, by))
    if lost > 0:
        g.followers[victim] -= lost
        g.tell(LOSES_FOLLOWERS, (victim, lost, g.followers[victim]))
        g.loser = victim
        g.lost += lost
    return lost

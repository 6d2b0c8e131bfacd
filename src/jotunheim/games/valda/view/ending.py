"""The end: who won, where the followers came from, and the turns that brought most (VA-END)."""

from typing import Final

from jotunheim.games.valda.state.table import Valda
from jotunheim.games.valda.words.events import cards, fights, turns
from jotunheim.games.valda.words.names import seat_name
from jotunheim.kernel import Outcome, gains_by_source, largest
from jotunheim.scene import Gain, Moment
from jotunheim.texts import N_, _, capital, ngettext

MOMENTS: Final = 5  # the largest gains and losses of a game
SOURCES: Final[dict[str, str]] = {
    turns.BUILDS_TEMPLE.name: N_("Temples"),
    fights.ATTACKS.name: N_("Attacks"),
    fights.SUCCEEDS.name: N_("Attacks"),
    fights.STEALS_FOLLOWERS.name: N_("Attacks"),
    turns.ROLLS.name: N_("Dice"),
    turns.REROLLS.name: N_("Dice"),
    turns.TURNS_DIE.name: N_("Dice"),
    cards.PLAYS.name: N_("Cards played"),
    cards.WIELDS.name: N_("Cards played"),
    cards.DISCARDS.name: N_("Cards discarded"),
    turns.PAYS.name: N_("Resources paid"),
}
SIGNS: Final[dict[str, int]] = {turns.GAINS_FOLLOWERS.name: 1, turns.LOSES_FOLLOWERS.name: -1}


def headline(g: Valda, outcome: Outcome) -> str:
    """Who won, with how many followers."""
    winners = outcome.winners()
    followers = outcome.scores[winners[0]]
    names = _(" and ").join([seat_name(g, seat) for seat in winners])
    if len(winners) > 1:
        return capital(_("{seats} share the victory").format(seats=names))
    line = ngettext("{seat} wins with {n} follower", "{seat} wins with {n} followers", followers)
    return capital(line.format(seat=names, n=followers))


def gains(g: Valda) -> list[Gain]:
    """Followers gained and lost, each with what came before it: a temple, an attack, a roll, a card."""
    return gains_by_source(g.journal, SOURCES, SIGNS)


def moments(g: Valda) -> list[Moment]:
    """The largest changes, in the order of the game."""
    return [
        Moment(gain.ply, moment_words(g, gain), gain.seat) for gain in largest(gains(g), MOMENTS)
    ]


def moment_words(g: Valda, gain: Gain) -> str:
    """A gain or a loss in one line."""
    number = abs(gain.points)
    if gain.points > 0:
        line = ngettext(
            "{seat} gains {n} follower: {source}", "{seat} gains {n} followers: {source}", number
        )
    else:
        line = ngettext(
            "{seat} loses {n} follower: {source}", "{seat} loses {n} followers: {source}", number
        )
    return capital(line.format(seat=seat_name(g, gain.seat), n=number, source=gain.source))

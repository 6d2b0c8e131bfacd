"""Phase 5: rituals, one target and two bluffs laid facedown (SH-P5)."""

from typing import ClassVar, Final, final

from jotunheim.games.stronghold.book.tables import AT_RITUAL
from jotunheim.games.stronghold.rules.board import all_sections, is_in
from jotunheim.games.stronghold.rules.objectives import look
from jotunheim.games.stronghold.rules.questions import AboutCard
from jotunheim.games.stronghold.rules.reveal import tokens_of
from jotunheim.games.stronghold.state import RITUAL_TOKENS, Stronghold
from jotunheim.games.stronghold.tokens import (
    BAR,
    BLOODSTONES,
    DEFENDER,
    DEMON,
    HEROIC,
    HEROICS,
    NOWHERE,
    POSSESSION,
    SPACE,
    W_NONE,
    WRK,
)
from jotunheim.games.stronghold.words.events.invader import RITUAL
from jotunheim.games.stronghold.words.names import card_name
from jotunheim.kernel import DONE
from jotunheim.texts import N_, _

TOKENS: Final = 3  # of each ritual (SH-P5-01)


def unused_heroics(g: Stronghold) -> list[int]:
    """Heroic orders in the game that were not given this turn (SH-P5-08r)."""
    gone = g.heroic_used | g.heroic_gone
    return [order for order in range(HEROICS) if not is_in(gone, order)]


def may_curse(g: Stronghold, card: int) -> list[int]:
    """Tokens of the places that fit a ritual; without one it cannot be performed (SH-P5-10)."""
    if card == BLOODSTONES:
        return SPACE.tokens(sorted([machine.space for machine in g.siege.machines]))
    if card == POSSESSION:
        return HEROIC.tokens(unused_heroics(g))
    if card == DEMON:  # the six buildings that have actions (SH-P5-06r)
        return SPACE.tokens([s for s in range(BAR, WRK + 1) if g.book.actions_of[s]])
    return SPACE.tokens(all_sections())


def place_of(card: int, token: int) -> int:
    """The number of a place: of a heroic order for Possession, else of a space."""
    return HEROIC.of(token) if card == POSSESSION else SPACE.of(token)


@final
class LayRitual(AboutCard):
    """In secret: the place of the target or none, then those of the bluffs (SH-P5-01).

    At least one token in all, each on another place; what is laid is then shown facedown together,
    so neither order nor number of the picks tells anything (SH-HID-07).
    """

    asks: ClassVar[str] = N_("{ritual}: where do the target and the bluffs lie?")
    clauses: ClassVar[tuple[str, ...]] = ("SH-P5-01", "SH-P5-02")
    meanwhile: ClassVar[str] = N_("{seat} is laying ritual tokens")
    secret: ClassVar[bool] = True
    form: ClassVar[str] = "plan"
    ends: ClassVar[str] = N_("Lay these tokens")

    def question(self, g: Stronghold) -> str:
        line = _("{ritual}: where does a bluff lie?")
        if not g.picks:
            line = _("{ritual}: where does the target lie?")
        return line.format(ritual=card_name(g, self.card))

    def options(self, g: Stronghold) -> list[int]:
        picks = g.picks
        places = may_curse(g, self.card)
        if not picks:
            return [*places, W_NONE]
        last = picks[-1] if len(picks) > 1 else NOWHERE  # bluffs are alike: in ascending order
        fitting = [token for token in places if token != picks[0] and token > last]
        if picks != [W_NONE]:
            fitting.append(DONE)
        return fitting

    def choose(self, g: Stronghold, token: int) -> None:
        if token != DONE:
            g.picks.append(token)
            if len(g.picks) < TOKENS:
                g.then(self)
                return
        picks = g.picks
        g.picks = []
        lay(g, self.card, picks)

    def bounds(self, g: Stronghold) -> tuple[int, int]:
        return (1, TOKENS)

    def why_not(self, g: Stronghold, token: int) -> str:
        if token in g.picks:
            return _("each token lies on another place (SH-P5-01)")
        if SPACE.has(token) or HEROIC.has(token):
            return _("the ritual does not fit this place (SH-P5-10)")
        return ""


def lay(g: Stronghold, card: int, picks: list[int]) -> None:
    """The tokens lie there; the defender cannot tell which is which (SH-P5-02, SH-HID-05)."""
    tokens = tokens_of(card)
    for number, pick in enumerate(picks):
        if pick != W_NONE:
            g.hidden.ritual_at[tokens[number]] = place_of(card, pick)
    g.hidden.mix(RITUAL_TOKENS, tokens, 1 << DEFENDER)
    for pick in sorted([pick for pick in picks if pick != W_NONE]):
        g.tell(RITUAL, (card, place_of(card, pick)))
    g.goals.rituals += 1
    look(g, AT_RITUAL)

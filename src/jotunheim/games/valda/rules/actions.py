"""Action cards: shown, paid, the ACT window, choices and effect, discarded (VA-CARD-14, VA-VAL-02)."""

from typing import ClassVar, Final, final

from jotunheim.games.valda.book.tables import ACT, ACTION
from jotunheim.games.valda.effects import BUILDING_POINTS
from jotunheim.games.valda.rules.cards import lay_from_hand, put_away
from jotunheim.games.valda.rules.verbs import perform_all, would_do
from jotunheim.games.valda.rules.weapons import held_options, wield
from jotunheim.games.valda.state.table import PLAYED, Valda
from jotunheim.games.valda.tokens import OPTION
from jotunheim.games.valda.words.events.cards import CANCELS, PLAYS
from jotunheim.games.valda.words.names import card_name
from jotunheim.kernel import End, Reactions, Window
from jotunheim.texts import N_, _

ACTION_CARD: Final = 2  # the kind of its End


def can_play(g: Valda, kind: int) -> bool:
    """Can an action card be played in the Valda phase? (VA-VAL-02, 10, VA-BLD-13)"""
    card = g.book.kinds[kind]
    if card.type != ACTION or (g.turn.action_points == 0 and not card.free):
        return False
    return not (g.turn.yggdrasil and card.effects[0].op == BUILDING_POINTS)


def why_not_play(g: Valda, seat: int, kind: int) -> str:
    """Why an action card cannot be played now, in the Valda phase; empty: it can.

    Apart from `can_play`, which is asked for every card at every decision: sentences cost time.
    """
    card = g.book.kinds[kind]
    if card.type != ACTION:
        line = _("{card} is no action card (VA-VAL-02)")
        return line.format(card=card_name(g, kind))
    if not card.free and g.turn.action_points == 0:
        return _("you have no action point left (VA-VAL-02)")
    if card.effects[0].op == BUILDING_POINTS and g.turn.yggdrasil:
        return _("you have played a Yggdrasil card in this turn (VA-BLD-13)")
    return ""


def may_play(g: Valda, seat: int) -> list[int]:
    """Action cards of the hand that can be played; some cost nothing (VA-VAL-10), some may be wasted (VA-CARD-09)."""
    return [kind for kind in g.kinds_of(seat, ACTION) if can_play(g, kind)]


def play_action(g: Valda, seat: int, kind: int, freely: bool) -> None:
    """Show the card, pay its AP, ACT window, then its effects in printed order (VA-CARD-14)."""
    lay_from_hand(g, seat, kind, PLAYED)
    g.tell(PLAYS, (seat, kind))
    card = g.book.kinds[kind]
    if not card.free and not freely:
        g.turn.action_points -= 1
    effects = perform_all(seat, card.effects)
    g.then(Window(ANSWERS, g.others(seat)), *effects, END_ACTION)


@final
class Answers(Reactions[Valda]):
    """An opponent may cancel any action card, a free one too (VA-WPN-26)."""

    public: ClassVar[bool] = False
    asks: ClassVar[str] = N_("An action card was played. Do you cancel it?")
    ends: ClassVar[str] = N_("Let it happen")
    clauses: ClassVar[tuple[str, ...]] = ("VA-WPN-26", "VA-WIN-01")

    def is_target(self, g: Valda, seat: int) -> bool:
        return False

    def may(self, g: Valda, seat: int) -> list[int]:
        return OPTION.tokens(held_options(g, seat, ACT))

    def react(self, g: Valda, seat: int, token: int) -> None:
        """The card has no effect and is discarded; its AP stays spent."""
        wield(g, seat, OPTION.of(token))
        g.tell(CANCELS, (g.cards.prints_in(PLAYED)[0],))
        g.leave(ACTION_CARD)


@final
class EndAction(End[Valda]):
    """The card is discarded only now, so it cannot find itself in the pile (VA-CARD-13)."""

    title: ClassVar[str] = N_("action card")

    def run(self, g: Valda) -> None:
        put_away(g, g.cards.top(PLAYED), PLAYED)


ANSWERS: Final[Answers] = Answers()
END_ACTION: Final = EndAction(ACTION_CARD)


# Own options of weapons ---------------------------------------------------------------------------


def may_wield(g: Valda, seat: int, window: int) -> list[int]:
    """Own options in a menu of the turn that would do something (VA-WPN-02, 27, VA-CARD-16)."""
    found: list[int] = []
    for number in held_options(g, seat, window):
        option = g.book.options[number]
        if g.turn.built >= option.buildings and would_do(g, seat, option.effects[0]):
            found.append(number)
    return found


def wield_own(g: Valda, seat: int, number: int) -> None:
    """Play an own option: no AP, no answer but where a window says so (VA-WPN-01, 28)."""
    wield(g, seat, number)
    g.then(*perform_all(seat, g.book.options[number].effects))

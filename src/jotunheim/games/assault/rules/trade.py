"""The Trade Command: one forced, friendly or deck trade (AG-TRD)."""

from typing import ClassVar, Final, final

from jotunheim.games.assault import tokens
from jotunheim.games.assault.rules.board import (
    cards_left_of,
    cards_of,
    cards_owned,
    has_adjacent_armies,
)
from jotunheim.games.assault.rules.picks import Picks
from jotunheim.games.assault.rules.resources import draw_resources, give, spend, take_discard
from jotunheim.games.assault.state import Assault
from jotunheim.games.assault.words.events import ACCEPTED, DISCARDED, OFFERED, REFUSED
from jotunheim.games.assault.words.names import cards_title
from jotunheim.kernel import DONE, Decision, Family, SeatStep
from jotunheim.texts import N_, _, plural

FORCED: Final = 0
FRIENDLY: Final = 1


def partners(g: Assault, seat: int) -> list[int]:
    """Opponents with an army next to one of yours; NPC races never trade (AG-TRD-03, 12)."""
    race = g.race_of[seat]
    others = [other for other in range(g.seats) if other != seat]
    return [other for other in others if has_adjacent_armies(g, race, g.race_of[other])]


def returnable(g: Assault, other: int) -> list[int]:
    """By kind, what the partner must choose from: held when the turn began and still held.

    (AG-TRD-05; cards just given are not yet among them)
    """
    now = cards_of(g, other)
    return [
        min(now[kind], g.held[other * tokens.RESOURCES + kind]) for kind in range(tokens.RESOURCES)
    ]


def forced_partners(g: Assault, seat: int) -> list[int]:
    """Partners who can be forced: they own a card to return, and you one to give (AG-TRD-04)."""
    if cards_owned(g, seat) == 0:
        return []
    return [other for other in partners(g, seat) if sum(returnable(g, other)) > 0]


def friendly_partners(g: Assault, seat: int) -> list[int]:
    """Partners for an offer that is not empty; three offers at most (AG-TRD-08, 09)."""
    if g.offers >= g.book.offers:
        return []
    mine = cards_owned(g, seat)
    return [other for other in partners(g, seat) if mine + cards_owned(g, other) > 0]


@final
class Trade(SeatStep[Assault]):
    """The limit is the base of the card, and more for each card to the left (AG-TRD-01)."""

    def run(self, g: Assault) -> None:
        base, per_left = g.book.trade[g.race_of[self.seat]]
        g.offers = 0
        g.then(TradeMenu(self.seat, base + per_left * cards_left_of(g, self.seat, tokens.TRADE)))


@final
class TradeMenu(Decision[Assault]):
    """Which one trade, if any? (AG-TRD-02, 14)"""

    form: ClassVar[str] = "menu"
    clauses: ClassVar[tuple[str, ...]] = ("AG-TRD-01", "AG-TRD-02", "AG-TRD-09", "AG-DEC-09")
    asks: ClassVar[str] = N_("Which trade do you make?")
    ends: ClassVar[str] = N_("No trade")
    meanwhile: ClassVar[str] = N_("{seat} are choosing a trade")

    def __init__(self, seat: int, limit: int) -> None:
        super().__init__(seat)
        self.limit: int = limit

    def options(self, g: Assault) -> list[int]:
        found: list[int] = []
        if forced_partners(g, self.seat):
            found.append(tokens.W_FORCED)
        if friendly_partners(g, self.seat):
            found.append(tokens.W_FRIENDLY)
        if cards_owned(g, self.seat) > 0:
            found.append(tokens.W_DECK)
        found.append(DONE)
        return found

    def choose(self, g: Assault, token: int) -> None:
        if token == tokens.W_DECK:
            most = min(self.limit, cards_owned(g, self.seat))
            g.then(DiscardCards(self.seat, 1, most))
        elif token != DONE:
            kind = FORCED if token == tokens.W_FORCED else FRIENDLY
            g.then(PickPartner(self.seat, self.limit, kind))

    def expected(self, g: Assault) -> list[int]:
        return [tokens.W_FORCED, tokens.W_FRIENDLY, tokens.W_DECK]

    def why_not(self, g: Assault, token: int) -> str:
        if token == tokens.W_DECK or (token == tokens.W_FORCED and cards_owned(g, self.seat) == 0):
            return _("you own no Resource Card to trade (AG-TRD-04, AG-TRD-10)")
        if token in (tokens.W_FORCED, tokens.W_FRIENDLY):
            if not partners(g, self.seat):
                return _("no player's army stands next to one of yours (AG-TRD-03)")
            if token == tokens.W_FRIENDLY and g.offers >= g.book.offers:
                return plural(
                    "at most {n} offer a command (AG-TRD-09)",
                    "at most {n} offers a command (AG-TRD-09)",
                    g.book.offers,
                )
            return _("no neighbour owns a card to return (AG-TRD-04)")
        return ""


@final
class PickPartner(Decision[Assault]):
    """With whom? (AG-TRD-03)"""

    clauses: ClassVar[tuple[str, ...]] = ("AG-TRD-03", "AG-DEC-09")
    asks: ClassVar[str] = N_("Whom do you trade with?")
    meanwhile: ClassVar[str] = N_("{seat} are choosing a partner for a trade")

    def __init__(self, seat: int, limit: int, kind: int) -> None:
        super().__init__(seat)
        self.limit: int = limit
        self.kind = kind

    def options(self, g: Assault) -> list[int]:
        seat = self.seat
        found = forced_partners(g, seat) if self.kind == FORCED else friendly_partners(g, seat)
        return [tokens.RACE.token(g.race_of[other]) for other in found]

    def choose(self, g: Assault, token: int) -> None:
        other = g.seat_of[tokens.RACE.of(token)]
        g.target = other
        mine = cards_owned(g, self.seat)
        if self.kind == FORCED:
            most = min(self.limit, mine, sum(returnable(g, other)))
            g.then(GiveCards(self.seat, 1, most, FORCED, self.limit))
        else:
            low = 0 if cards_owned(g, other) > 0 else 1
            g.then(GiveCards(self.seat, low, min(self.limit, mine), FRIENDLY, self.limit))

    def expected(self, g: Assault) -> list[int]:
        own = tokens.RACE.token(g.race_of[self.seat])
        return [token for token in tokens.RACE.all() if token != own]

    def why_not(self, g: Assault, token: int) -> str:
        if not tokens.RACE.has(token):
            return ""
        race = tokens.RACE.of(token)
        if g.seat_of[race] == tokens.NOBODY:
            return _("NPC giants own no cards and do not trade (AG-TRD-12)")
        if g.seat_of[race] not in partners(g, self.seat):
            return _("none of their armies stands next to one of yours (AG-TRD-03)")
        return _("they own no card to return (AG-TRD-04)")


@final
class GiveCards(Picks):
    """Which of your cards do you give? (AG-TRD-04, 08)"""

    family: ClassVar[Family] = tokens.RESOURCE
    clauses: ClassVar[tuple[str, ...]] = ("AG-TRD-04", "AG-TRD-08", "AG-DEC-09")
    asks: ClassVar[str] = N_("Which cards do you give?")
    ends: ClassVar[str] = N_("Give these")
    meanwhile: ClassVar[str] = N_("{seat} are choosing what to give")

    def __init__(self, seat: int, low: int, high: int, kind: int, limit: int) -> None:
        super().__init__(seat, low, high)
        self.kind = kind
        self.limit: int = limit

    def counts(self, g: Assault) -> list[int]:
        return cards_of(g, self.seat)

    def finish(self, g: Assault, picks: list[int]) -> None:
        g.offer = tokens.RESOURCE.counts(picks) + [0] * tokens.RESOURCES
        number = len(picks)
        if self.kind == FORCED:
            g.then(ReturnCards(g.target, number, number))
        else:
            low = 0 if number > 0 else 1
            g.then(AskCards(self.seat, low, cards_owned(g, g.target), self.limit))


@final
class ReturnCards(Picks):
    """The forced partner gives back as many cards of their own choice (AG-TRD-05, 06)."""

    family: ClassVar[Family] = tokens.RESOURCE
    clauses: ClassVar[tuple[str, ...]] = ("AG-TRD-05", "AG-TRD-06", "AG-DEC-10")
    asks: ClassVar[str] = N_("Which cards do you give back?")
    ends: ClassVar[str] = N_("Give these back")
    meanwhile: ClassVar[str] = N_("{seat} are choosing what to give back")

    def counts(self, g: Assault) -> list[int]:
        return returnable(g, self.seat)

    def finish(self, g: Assault, picks: list[int]) -> None:
        g.offer[tokens.RESOURCES :] = tokens.RESOURCE.counts(picks)
        exchange(g, g.turn, self.seat)


def exchange(g: Assault, seat: int, other: int) -> None:
    """The trade happens all at once (AG-TRD-02). Only Resource Cards are traded (AG-TRD-13)."""
    for kind in range(tokens.RESOURCES):
        for _card in range(g.offer[kind]):
            give(g, seat, other, kind)
        for _card in range(g.offer[tokens.RESOURCES + kind]):
            give(g, other, seat, kind)
    clear_offer(g)


def clear_offer(g: Assault) -> None:
    """Nothing is on offer any more."""
    g.offer = [0] * (2 * tokens.RESOURCES)
    g.target = tokens.NOBODY


@final
class AskCards(Picks):
    """Which of the partner's cards do you ask for? (AG-TRD-08, 09)"""

    family: ClassVar[Family] = tokens.RESOURCE
    clauses: ClassVar[tuple[str, ...]] = ("AG-TRD-08", "AG-TRD-09", "AG-DEC-09")
    asks: ClassVar[str] = N_("Which cards do you ask for?")
    ends: ClassVar[str] = N_("Ask for these")
    meanwhile: ClassVar[str] = N_("{seat} are choosing what to ask for")

    def __init__(self, seat: int, low: int, high: int, limit: int) -> None:
        super().__init__(seat, low, high)
        self.limit: int = limit

    def counts(self, g: Assault) -> list[int]:
        return cards_of(g, g.target)

    def finish(self, g: Assault, picks: list[int]) -> None:
        g.offer[tokens.RESOURCES :] = tokens.RESOURCE.counts(picks)
        g.offers += 1
        g.tell(OFFERED, (self.seat, g.target, *g.offer))
        g.then(AnswerOffer(g.target, self.limit))


@final
class AnswerOffer(Decision[Assault]):
    """The partner accepts or refuses, without a counter-offer (AG-TRD-08, 09)."""

    form: ClassVar[str] = "yesno"
    clauses: ClassVar[tuple[str, ...]] = ("AG-TRD-08", "AG-TRD-09", "AG-DEC-11")
    asks: ClassVar[str] = N_("You would get {given} and give {asked}. Do you accept?")
    meanwhile: ClassVar[str] = N_("{seat} are thinking about an offer")

    def __init__(self, seat: int, limit: int) -> None:
        super().__init__(seat)
        self.limit: int = limit

    def values(self, g: Assault) -> dict[str, str]:
        given = cards_title(g.book, g.offer[: tokens.RESOURCES])
        return {"given": given, "asked": cards_title(g.book, g.offer[tokens.RESOURCES :])}

    def options(self, g: Assault) -> list[int]:
        return [tokens.W_ACCEPT, tokens.W_REFUSE]

    def choose(self, g: Assault, token: int) -> None:
        if token == tokens.W_ACCEPT:
            g.tell(ACCEPTED, (self.seat,))
            exchange(g, g.turn, self.seat)
        else:
            g.tell(REFUSED, (self.seat,))
            clear_offer(g)
            g.then(TradeMenu(g.turn, self.limit))  # another trade may still be made (AG-TRD-09)


@final
class DiscardCards(Picks):
    """Which cards go to the discard pile in a trade with the deck? (AG-TRD-10)"""

    family: ClassVar[Family] = tokens.RESOURCE
    clauses: ClassVar[tuple[str, ...]] = ("AG-TRD-10", "AG-DEC-12")
    asks: ClassVar[str] = N_("Which cards do you trade with the deck?")
    ends: ClassVar[str] = N_("Discard these")
    meanwhile: ClassVar[str] = N_("{seat} are choosing what to discard")

    def counts(self, g: Assault) -> list[int]:
        return cards_of(g, self.seat)

    def finish(self, g: Assault, picks: list[int]) -> None:
        for token in picks:
            spend(g, self.seat, tokens.RESOURCE.of(token))
            g.tell(DISCARDED, (self.seat, tokens.RESOURCE.of(token)))
        g.then(SearchDiscard(self.seat, len(picks)))


@final
class SearchDiscard(Decision[Assault]):
    """Once a trade, one of the draws may be a card of the discard pile instead (AG-TRD-11)."""

    clauses: ClassVar[tuple[str, ...]] = ("AG-TRD-11", "AG-DEC-12")
    asks: ClassVar[str] = N_("Take one card from the discard pile, or draw all?")
    meanwhile: ClassVar[str] = N_("{seat} are searching the discard pile")

    def __init__(self, seat: int, number: int) -> None:
        super().__init__(seat)
        self.number: int = number

    def options(self, g: Assault) -> list[int]:
        return [*tokens.RESOURCE.held(g.discard), tokens.W_DRAW]

    def choose(self, g: Assault, token: int) -> None:
        number = self.number
        if token != tokens.W_DRAW:
            take_discard(g, self.seat, tokens.RESOURCE.of(token))
            number -= 1
        draw_resources(g, self.seat, number)

"""Cards taken from the discard pile or from another player by an effect (AG-DEC-14, 28, 31)."""

from typing import ClassVar, final

from jotunheim.games.assault import tokens
from jotunheim.games.assault.effects import ANY_CARD, NO_RUNE
from jotunheim.games.assault.rules import resources
from jotunheim.games.assault.rules.board import cards_of, has_adjacent_armies
from jotunheim.games.assault.rules.resources import AboutCard
from jotunheim.games.assault.state import Assault
from jotunheim.games.assault.words.names import kind_title, resource_title, seat_title
from jotunheim.kernel import Decision
from jotunheim.texts import N_, _


def fitting(g: Assault, wanted: int, barred: int) -> list[int]:
    """By kind, the cards of the discard pile that fit; an Artifact just paid does not."""
    found = g.discard[:]
    found[tokens.ARTIFACT] -= barred
    for kind in range(tokens.RESOURCES):
        fits = wanted in (ANY_CARD, kind) or (wanted == NO_RUNE and kind < tokens.RUNE_ENEMY)
        if not fits:
            found[kind] = 0
    return found


@final
class TakeDiscard(Decision[Assault]):
    """Take so many fitting cards from the discard pile; a fixed kind answers itself (AG-DEC-31)."""

    may_be_void: ClassVar[bool] = True
    clauses: ClassVar[tuple[str, ...]] = ("AG-RES-02", "AG-DEC-31")
    asks: ClassVar[str] = N_("Which card do you take from the discard pile?")
    meanwhile: ClassVar[str] = N_("{seat} are searching the discard pile")

    def __init__(self, seat: int, wanted: int, number: int) -> None:
        super().__init__(seat)
        self.wanted = wanted
        self.number: int = number

    def options(self, g: Assault) -> list[int]:
        return tokens.RESOURCE.held(fitting(g, self.wanted, g.just_paid))

    def choose(self, g: Assault, token: int) -> None:
        resources.take_discard(g, self.seat, tokens.RESOURCE.of(token))
        if self.number > 1:
            g.then(TakeDiscard(self.seat, self.wanted, self.number - 1))


@final
class PickGiver(Decision[Assault]):
    """Which opponent gives a card? Never an NPC race, and nobody can refuse (AG-DEC-28)."""

    clauses: ClassVar[tuple[str, ...]] = ("AG-DEC-28",)
    asks: ClassVar[str] = N_("Who gives you a card?")
    meanwhile: ClassVar[str] = N_("{seat} are choosing who gives them a card")

    def __init__(self, seat: int, taker_picks: bool) -> None:
        super().__init__(seat)
        self.taker_picks = taker_picks

    def options(self, g: Assault) -> list[int]:
        return [tokens.RACE.token(g.race_of[other]) for other in resources.may_give(g, self.seat)]

    def choose(self, g: Assault, token: int) -> None:
        giver = g.seat_of[tokens.RACE.of(token)]
        g.then(GiveOne(self.seat if self.taker_picks else giver, giver, self.seat))


@final
class GiveOne(Decision[Assault]):
    """Which card is given? The giver picks, or the taker where the card says so (AG-ACT-08)."""

    clauses: ClassVar[tuple[str, ...]] = ("AG-DEC-28", "AG-ACT-08")
    asks: ClassVar[str] = N_("Which card goes from the {giver} to the {taker}?")
    meanwhile: ClassVar[str] = N_("{seat} are choosing a card")

    def __init__(self, seat: int, giver: int, taker: int) -> None:
        super().__init__(seat)
        self.giver = giver
        self.taker = taker

    def values(self, g: Assault) -> dict[str, str]:
        return {"giver": seat_title(g, self.giver), "taker": seat_title(g, self.taker)}

    def options(self, g: Assault) -> list[int]:
        return tokens.RESOURCE.held(cards_of(g, self.giver))

    def choose(self, g: Assault, token: int) -> None:
        resources.give(g, self.giver, self.taker, tokens.RESOURCE.of(token))


@final
class TakeOrDraw(Decision[Assault]):
    """Duke Zalto: how many of the kind from the discard pile? The rest is drawn (AG-DEC-14)."""

    clauses: ClassVar[tuple[str, ...]] = ("AG-LDR-01", "AG-DEC-14")
    asks: ClassVar[str] = N_("How many {card} do you take from the discard pile?")
    meanwhile: ClassVar[str] = N_("{seat} are searching the discard pile")

    def __init__(self, seat: int, kind: int, number: int) -> None:
        super().__init__(seat)
        self.kind = kind
        self.number: int = number

    def values(self, g: Assault) -> dict[str, str]:
        return {"card": resource_title(g.book, self.kind)}

    def options(self, g: Assault) -> list[int]:
        most = min(self.number, g.discard[self.kind])
        return [tokens.AMOUNT.token(number) for number in range(most + 1)]

    def choose(self, g: Assault, token: int) -> None:
        taken = tokens.AMOUNT.of(token)
        for _card in range(taken):
            resources.take_discard(g, self.seat, self.kind)
        resources.draw_resources(g, self.seat, self.number - taken)


def may_covet(g: Assault, seat: int, kind: int) -> list[int]:
    """Players with an army next to one of yours who own such a card (AG-TIP-05)."""
    race = g.race_of[seat]
    owners = [o for o in range(g.seats) if o != seat and resources.has_card(g, o, kind)]
    return [other for other in owners if has_adjacent_armies(g, race, g.race_of[other])]


@final
class Covet(AboutCard):
    """Countess Sansuri: take one from the discard pile, swap for one, or draw (AG-DEC-14)."""

    form: ClassVar[str] = "menu"
    clauses: ClassVar[tuple[str, ...]] = ("AG-LDR-01", "AG-TIP-05", "AG-DEC-14")
    asks: ClassVar[str] = N_("{leader}: take, swap or draw?")
    meanwhile: ClassVar[str] = N_("{seat} are choosing what their leader takes")

    def values(self, g: Assault) -> dict[str, str]:
        return {"leader": kind_title(g.book, g.race_of[self.seat], tokens.K_LEADER)}

    def options(self, g: Assault) -> list[int]:
        found: list[int] = []
        if g.discard[self.kind] > 0:
            found.append(tokens.W_TAKE)
        if may_covet(g, self.seat, self.kind):
            found.append(tokens.W_SWAP)
        found.append(tokens.W_DRAW)
        return found

    def choose(self, g: Assault, token: int) -> None:
        if token == tokens.W_TAKE:
            resources.take_discard(g, self.seat, self.kind)
        elif token == tokens.W_SWAP:
            g.then(SwapWith(self.seat, self.kind))
        else:
            resources.draw_resources(g, self.seat, 1)

    def why_not(self, g: Assault, token: int) -> str:
        if token == tokens.W_TAKE:
            return _("none lies in the discard pile (AG-RES-02)")
        if token == tokens.W_SWAP:
            return _("no player next to your armies owns one (AG-GLO-07)")
        return ""


@final
class SwapWith(AboutCard):
    """With whom?"""

    clauses: ClassVar[tuple[str, ...]] = ("AG-LDR-01", "AG-DEC-14")
    asks: ClassVar[str] = N_("With whom do you swap?")
    meanwhile: ClassVar[str] = N_("{seat} are choosing whom to swap with")

    def options(self, g: Assault) -> list[int]:
        found = may_covet(g, self.seat, self.kind)
        return [tokens.RACE.token(g.race_of[other]) for other in found]

    def choose(self, g: Assault, token: int) -> None:
        g.then(SwapFor(self.seat, g.seat_of[tokens.RACE.of(token)], self.kind))


@final
class SwapFor(Decision[Assault]):
    """Which of the cards you held before goes in return? Nothing, if you held none (AG-DEC-14)."""

    may_be_void: ClassVar[bool] = True
    clauses: ClassVar[tuple[str, ...]] = ("AG-LDR-01", "AG-DEC-14")
    asks: ClassVar[str] = N_("Which card do you give in return?")
    meanwhile: ClassVar[str] = N_("{seat} are choosing what to give in return")

    def __init__(self, seat: int, other: int, kind: int) -> None:
        super().__init__(seat)
        self.other = other
        self.kind = kind

    def options(self, g: Assault) -> list[int]:
        return tokens.RESOURCE.held(cards_of(g, self.seat)) or [tokens.W_TAKE]

    def choose(self, g: Assault, token: int) -> None:
        resources.give(g, self.other, self.seat, self.kind)
        if token != tokens.W_TAKE:
            resources.give(g, self.seat, self.other, tokens.RESOURCE.of(token))

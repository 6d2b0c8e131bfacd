"""Questions and options in words, and the tokens that people expect to find among them."""

from typing import Final

from jotunheim.games.assault.book import Book
from jotunheim.games.assault.names import (
    cards_title,
    race_title,
    region_title,
    seat_title,
    slayer_title,
)
from jotunheim.games.assault.rules.attack import AttackFrom, AttackTo, PickForce
from jotunheim.games.assault.rules.battle import Advance
from jotunheim.games.assault.rules.board import (
    fight,
    is_enemy,
)
from jotunheim.games.assault.rules.casualties import PickCasualty
from jotunheim.games.assault.rules.dice import ModifyDice
from jotunheim.games.assault.rules.events import ClaimEvent, open_events
from jotunheim.games.assault.rules.giantslayers import PlaceSlayer, StepSlayer
from jotunheim.games.assault.rules.heal import HealUnit
from jotunheim.games.assault.rules.move import FormTrip, PayPenalty, TripStep
from jotunheim.games.assault.rules.recruit import RecruitUnit
from jotunheim.games.assault.rules.relocate import RelocateUnits
from jotunheim.games.assault.rules.room import MakeRoom
from jotunheim.games.assault.rules.special import PickRiders
from jotunheim.games.assault.rules.start_spells import HoldTarget
from jotunheim.games.assault.rules.totals import UseBattleCards
from jotunheim.games.assault.rules.trade import AnswerOffer, PickPartner, TradeMenu
from jotunheim.games.assault.rules.wound import WoundUnits
from jotunheim.games.assault.state import Assault
from jotunheim.games.assault.tokens import (
    COMMANDS,
    KINDS,
    NOBODY,
    RACE_NAMES,
    RACES,
    REGIONS,
    RESOURCES,
    SLOTS,
    T_AMOUNT,
    T_COMMAND,
    T_EVENT,
    T_KIND,
    T_RACE,
    T_REGION,
    T_RESOURCE,
    T_SLAYER,
    T_SPELL,
    T_UNIT,
    W_ATTACK,
    W_DECK,
    W_FORCED,
    W_FRIENDLY,
    W_LEADER,
    W_MAGIC,
    W_STOP,
)
from jotunheim.games.assault.turn import PlayCommand
from jotunheim.games.assault.view_questions import QUESTIONS, WAITING, budget_left, maneuvers_left
from jotunheim.kernel import Decision
from jotunheim.texts import _, ngettext

# Questions whose resources do not come from one's own hoard, and where those lie.
FROM_PILES: Final = {
    "TakeResource": "offered",
    "SearchDiscard": "discard",
    "TakeDiscard": "discard",
    "AskCards": "",
    "SwapWith": "",
}


def question(g: Assault, decision: Decision[Assault]) -> str:
    """The decision as one line for the one who decides."""
    name = decision.question()
    left = maneuvers_left(name, g.maneuvers) or budget_left(name, g.budget)
    return left or question_in_place(g, decision) or _(QUESTIONS[name])


def question_in_place(g: Assault, decision: Decision[Assault]) -> str:
    """Questions that name the place or the race they are about."""
    book = g.book
    if isinstance(decision, PickCasualty):
        n = decision.damage
        text = ngettext("Who takes the damage? {n} left", "Who takes the damage? {n} left", n)
        return text.format(n=n)
    if isinstance(decision, AttackTo):
        text = _("Which region do you attack from {region}?")
        if decision.shift:
            text = _("Into which empty region do you go from {region}?")
        return text.format(region=region_title(book, decision.origin))
    if isinstance(decision, PickForce):
        text = _("Who goes to {region}?") if decision.shift else _("Who attacks {region}?")
        return text.format(region=region_title(book, decision.region))
    if isinstance(decision, AttackFrom) and decision.shift:
        return _("From which region do you shift?")
    if isinstance(decision, FormTrip):
        text = ngettext(
            "Who leaves {region}? {n} maneuver is left",
            "Who leaves {region}? {n} maneuvers are left",
            g.maneuvers,
        )
        return text.format(region=region_title(book, decision.region), n=g.maneuvers)
    if isinstance(decision, AnswerOffer):
        text = _("You would get {given} and give {asked}. Do you accept?")
        given = cards_title(book, g.offer[:RESOURCES])
        return text.format(given=given, asked=cards_title(book, g.offer[RESOURCES:]))
    return question_of_others(g, decision)


def question_of_others(g: Assault, decision: Decision[Assault]) -> str:
    """Giantslayers by name; who rolls for giants that are not one's own changes their dice."""
    if isinstance(decision, PlaceSlayer):
        return _("Where does {slayer} appear?").format(slayer=slayer_title(g.book, decision.slayer))
    if isinstance(decision, StepSlayer):
        return _("Where does {slayer} go?").format(slayer=slayer_title(g.book, decision.slayer))
    if isinstance(decision, ModifyDice):
        race = fight(g).sides[decision.side].race
        if race != g.race_of[decision.seat]:
            text = _("Change the dice of {race} before they count?")
            return text.format(race=race_title(g.book, race))
    return ""


def waiting(g: Assault, decision: Decision[Assault]) -> str:
    """The same for the others."""
    return _(WAITING[decision.question()]).format(race=seat_title(g, decision.seat))


def unit_place(g: Assault, decision: Decision[Assault]) -> tuple[int, int]:
    """The race and region that a decision's unit tokens speak of; NOBODY if it names none."""
    if isinstance(decision, FormTrip):
        return g.race_of[decision.seat], decision.region
    if isinstance(decision, (PickForce, RelocateUnits, PickRiders)):
        return g.race_of[decision.seat], decision.origin
    if isinstance(decision, MakeRoom):
        return g.race_of[decision.seat], g.at
    if isinstance(decision, (HealUnit, WoundUnits)):
        return g.owner[decision.region], decision.region
    if isinstance(decision, PayPenalty):
        return g.race_of[decision.seat], NOBODY
    if isinstance(decision, Advance):
        return g.race_of[decision.seat], fight(g).origin
    if isinstance(decision, PickCasualty):
        battle = fight(g)
        place = battle.region if decision.side else battle.origin
        return battle.sides[decision.side].race, place
    if isinstance(decision, HoldTarget):
        battle = fight(g)
        place = battle.origin if decision.side else battle.region
        return battle.sides[1 - decision.side].race, place
    return g.race_of[decision.seat], NOBODY


def target(g: Assault, decision: Decision[Assault], token: int) -> str:
    """The key of the space, piece or card that a token concerns."""
    name = g.book.words.names[token]
    short = name.partition(":")[2]
    if T_REGION <= token < T_REGION + REGIONS:
        return short
    if T_UNIT <= token < T_UNIT + SLOTS:
        race, region = unit_place(g, decision)
        if region == NOBODY:
            return ""
        return f"{RACE_NAMES[race]}-{short}@{g.book.region_ids[region]}"
    if T_COMMAND <= token < T_COMMAND + COMMANDS:
        return f"command{decision.seat}:{short}"
    if T_RESOURCE <= token < T_RESOURCE + RESOURCES:
        return f"{FROM_PILES.get(decision.question(), f'cards{decision.seat}')}:{short}"
    if T_SPELL <= token < T_EVENT:
        return f"spell:{short}"
    if T_SLAYER <= token < T_AMOUNT:
        return short
    return name


def expected(g: Assault, decision: Decision[Assault]) -> list[int]:
    """Tokens that people look for here; those not on offer come with their reason."""
    book: Book = g.book
    race = g.race_of[decision.seat]
    if isinstance(decision, PlayCommand):
        return []
    if isinstance(decision, ClaimEvent):
        return [T_EVENT + event for event in open_events(g, decision.seat)]
    if isinstance(decision, RecruitUnit):
        kinds = [kind for kind in range(KINDS) if book.count[race * KINDS + kind]]
        return [T_KIND + kind for kind in kinds]
    if isinstance(decision, AttackTo):
        near = book.neighbours[decision.origin]
        return [T_REGION + region for region in near if is_enemy(g, race, region)]
    if isinstance(decision, TripStep):
        unseen = [r for r in book.neighbours[g.at] if (g.visited >> r) & 1 == 0]
        return [T_REGION + region for region in unseen] + [W_STOP]
    if isinstance(decision, TradeMenu):
        return [W_FORCED, W_FRIENDLY, W_DECK]
    if isinstance(decision, PickPartner):
        return [T_RACE + other for other in range(RACES) if other != race]
    if isinstance(decision, ModifyDice) and race < RACES:
        own = fight(g).sides[decision.side].race
        return [W_LEADER, W_MAGIC, W_ATTACK] if own == race else []
    if isinstance(decision, UseBattleCards):
        return [T_RESOURCE + 1, T_RESOURCE + 2]
    if isinstance(decision, PayPenalty):
        return [T_UNIT + slot for slot in range(SLOTS) if g.moving[slot]]
    return []

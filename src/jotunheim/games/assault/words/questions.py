"""What is asked, for the one who decides and for those who wait."""

from typing import Final

from jotunheim.games.assault.rules.attack import AttackFrom, AttackTo, PickForce
from jotunheim.games.assault.rules.board import fight
from jotunheim.games.assault.rules.casualties import PickCasualty
from jotunheim.games.assault.rules.dice import ModifyDice
from jotunheim.games.assault.rules.giantslayers import PlaceSlayer, StepSlayer
from jotunheim.games.assault.rules.move import FormTrip
from jotunheim.games.assault.rules.trade import AnswerOffer
from jotunheim.games.assault.state import Assault
from jotunheim.games.assault.tokens import RESOURCES
from jotunheim.games.assault.words.names import (
    cards_title,
    race_title,
    region_title,
    seat_title,
    slayer_title,
)
from jotunheim.kernel import Decision
from jotunheim.texts import N_, _, ngettext

# The name of a decision: its question. Those that name a number or a place are made in functions.
QUESTIONS: Final = {
    "TakeResource": N_("Which Resource Card do you take?"),
    "ClaimEvent": N_("Claim an event?"),
    "ClaimRegion": N_("For which region?"),
    "UseTurnCards": N_("Use a card before going on?"),
    "PlayCommand": N_("Which Command Card do you play?"),
    "PayPenalty": N_("How do you pay for passing?"),
    "MakeRoom": N_("Who makes room?"),
    "TradeMenu": N_("Which trade?"),
    "PickPartner": N_("With whom?"),
    "GiveCards": N_("What do you give?"),
    "ReturnCards": N_("What do you give back?"),
    "AskCards": N_("What do you ask for?"),
    "DiscardCards": N_("What do you trade with the deck?"),
    "SearchDiscard": N_("Take one from the discard pile, or draw all?"),
    "PlaceRecruit": N_("Where does the new unit enter?"),
    "LeaderMenu": N_("What does your leader do?"),
    "ReturnLeader": N_("Where does your leader return?"),
    "MagicMenu": N_("Draw spells?"),
    "KeepSpell": N_("Which spell do you keep?"),
    "AttackMenu": N_("Attack, or shift into an empty region?"),
    "AttackFrom": N_("From which region do you attack?"),
    "React": N_("Cast a spell at the start of the battle?"),
    "HoldTarget": N_("Whom do you hold?"),
    "ModifyDice": N_("Change your dice before they count?"),
    "PickDice": N_("Which dice?"),
    "UseBattleCards": N_("Use cards before your final totals?"),
    "SetDie": N_("Which die?"),
    "HookPower": N_("Make the defender roll again?"),
    "Advance": N_("Who moves in?"),
    "HealIn": N_("Heal a unit: where?"),
    "HealUnit": N_("Which unit is healed?"),
    "PlaceSlayer": N_("Where does the giantslayer appear?"),
    "StepSlayer": N_("Where does the giantslayer go?"),
    "PickSlayers": N_("Which giantslayers attack?"),
    "TakeFirst": N_("Take one from the discard pile?"),
    "MoveCastle": N_("Where does Lyn Armaal go?"),
    "PickRiders": N_("Who rides along?"),
    "PlaceUnit": N_("Place the unit?"),
    "PlaceWhere": N_("Where does the unit enter?"),
    "RelocateFrom": N_("From which region?"),
    "RelocateUnits": N_("Whom do you carry?"),
    "RelocateTo": N_("To which region?"),
    "TakeDiscard": N_("Which card do you take from the discard pile?"),
    "PickGiver": N_("Who gives you a card?"),
    "GiveOne": N_("Which card is given?"),
    "TakeOrDraw": N_("How many from the discard pile?"),
    "Covet": N_("How do you covet?"),
    "SwapWith": N_("Swap with whom?"),
    "SwapFor": N_("Which card do you give in return?"),
    "WoundRegion": N_("Where does the earth quake?"),
    "WoundUnits": N_("Whom does it hit?"),
}
# What its race is doing meanwhile.
WAITING: Final = {
    "TakeResource": N_("{race} are taking a Resource Card"),
    "ClaimEvent": N_("{race} are looking at the events"),
    "ClaimRegion": N_("{race} are choosing where to claim it"),
    "UseTurnCards": N_("{race} are looking through their cards"),
    "PlayCommand": N_("{race} are choosing a Command Card"),
    "StartTrip": N_("{race} are planning a trip"),
    "FormTrip": N_("{race} are choosing who goes along"),
    "TripStep": N_("{race} are on their way"),
    "PayPenalty": N_("{race} are paying for passing"),
    "MakeRoom": N_("{race} are making room"),
    "TradeMenu": N_("{race} are thinking of a trade"),
    "PickPartner": N_("{race} are choosing whom to trade with"),
    "GiveCards": N_("{race} are choosing what to give"),
    "ReturnCards": N_("{race} are choosing what to give back"),
    "AskCards": N_("{race} are choosing what to ask for"),
    "AnswerOffer": N_("{race} are weighing an offer"),
    "DiscardCards": N_("{race} are choosing what to trade in"),
    "SearchDiscard": N_("{race} are searching the discard pile"),
    "RecruitUnit": N_("{race} are recruiting"),
    "PlaceRecruit": N_("{race} are placing a recruit"),
    "LeaderMenu": N_("{race} are calling on their leader"),
    "ReturnLeader": N_("{race} are bringing their leader back"),
    "MagicMenu": N_("{race} are turning to magic"),
    "KeepSpell": N_("{race} are choosing a spell to keep"),
    "AttackMenu": N_("{race} are thinking of war"),
    "AttackFrom": N_("{race} are choosing where to attack from"),
    "AttackTo": N_("{race} are choosing whom to attack"),
    "PickForce": N_("{race} are choosing who goes"),
    "React": N_("{race} are thinking of spells"),
    "HoldTarget": N_("{race} are choosing whom to hold"),
    "ModifyDice": N_("{race} are looking at the dice"),
    "PickDice": N_("{race} are choosing dice"),
    "UseBattleCards": N_("{race} are looking through their cards"),
    "SetDie": N_("{race} are choosing a die"),
    "HookPower": N_("{race} are thinking of Hook's power"),
    "PickCasualty": N_("{race} are choosing casualties"),
    "Advance": N_("{race} are choosing who moves in"),
    "HealIn": N_("{race} are choosing whom to heal"),
    "HealUnit": N_("{race} are choosing whom to heal"),
    "RecruitSlayer": N_("{race} are calling giantslayers"),
    "PlaceSlayer": N_("{race} are placing a giantslayer"),
    "MoveSlayer": N_("{race} are moving giantslayers"),
    "StepSlayer": N_("{race} are moving a giantslayer"),
    "SlayerAttack": N_("{race} are setting giantslayers on giants"),
    "PickSlayers": N_("{race} are choosing giantslayers"),
    "TakeFirst": N_("{race} are looking at the discard pile"),
    "UseSpecial": N_("{race} are using their special command"),
    "MoveCastle": N_("{race} are steering Lyn Armaal"),
    "PickRiders": N_("{race} are choosing who rides along"),
    "PlaceUnit": N_("{race} are placing a unit"),
    "PlaceWhere": N_("{race} are placing a unit"),
    "RelocateFrom": N_("{race} are choosing whom to carry"),
    "RelocateUnits": N_("{race} are choosing whom to carry"),
    "RelocateTo": N_("{race} are choosing where to"),
    "TakeDiscard": N_("{race} are searching the discard pile"),
    "PickGiver": N_("{race} are choosing who gives a card"),
    "GiveOne": N_("{race} are choosing a card to give"),
    "TakeOrDraw": N_("{race} are searching the discard pile"),
    "Covet": N_("{race} are coveting"),
    "SwapWith": N_("{race} are choosing whom to swap with"),
    "SwapFor": N_("{race} are choosing what to give"),
    "WoundRegion": N_("{race} are shaking the earth"),
    "WoundUnits": N_("{race} are choosing whom it hits"),
}


def maneuvers_left(name: str, n: int) -> str:
    """Questions that say how many maneuvers are left; empty: this is none of them."""
    text = ""
    if name == "StartTrip":
        text = ngettext(
            "From where does a trip start? {n} maneuver is left",
            "From where does a trip start? {n} maneuvers are left",
            n,
        )
    elif name == "TripStep":
        text = ngettext("Where next? {n} maneuver is left", "Where next? {n} maneuvers are left", n)
    return text.format(n=n)


def budget_left(name: str, n: int) -> str:
    """Questions that say how many points, actions or uses are left; empty: this is none of them."""
    text = ""
    if name == "RecruitUnit":
        text = ngettext(
            "Whom do you recruit? {n} point is left",
            "Whom do you recruit? {n} points are left",
            n,
        )
    elif name == "RecruitSlayer":
        text = ngettext(
            "Recruit a giantslayer? {n} action is left",
            "Recruit a giantslayer? {n} actions are left",
            n,
        )
    elif name == "MoveSlayer":
        text = ngettext(
            "Move a giantslayer? {n} action is left",
            "Move a giantslayer? {n} actions are left",
            n,
        )
    elif name == "SlayerAttack":
        text = ngettext(
            "Where do giantslayers attack? {n} action is left",
            "Where do giantslayers attack? {n} actions are left",
            n,
        )
    elif name == "UseSpecial":
        text = ngettext("Use the command? {n} use is left", "Use the command? {n} uses are left", n)
    return text.format(n=n)


def question(g: Assault, decision: Decision[Assault]) -> str:
    """The decision as one line for the one who decides."""
    name = decision.name()
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
    return _(WAITING[decision.name()]).format(race=seat_title(g, decision.seat))

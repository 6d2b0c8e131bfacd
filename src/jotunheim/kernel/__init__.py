"""What no game owns: steps, decisions, chance, knowledge, words, outcomes. Pure; compiled."""

from jotunheim.kernel.chance import Chance, Fair, Scripted, commitment, draw_from
from jotunheim.kernel.data import digest, to_data
from jotunheim.kernel.decks import FACEDOWN, NO_CARD, OPEN, Bag, Cards, hand_of, hands
from jotunheim.kernel.dice import Ways
from jotunheim.kernel.dispatch import ByDecision
from jotunheim.kernel.errors import (
    ContentError,
    IllegalAction,
    JotunError,
    RecordError,
    RulesError,
    SeatsError,
    SettingError,
    SituationError,
    UnknownGame,
    UserError,
)
from jotunheim.kernel.gains import gains_by_source, largest
from jotunheim.kernel.game import Game, deciding
from jotunheim.kernel.journal import (
    BOTH,
    BYSTANDERS,
    CHAPTER,
    EVERYBODY,
    OTHERS,
    OWN,
    Event,
    EventKind,
    figure,
    first_seat,
)
from jotunheim.kernel.outcome import Outcome, competitive, cooperative, rank_utilities
from jotunheim.kernel.picks import PickAmounts, PickCounts, PickPlan, plan_routes
from jotunheim.kernel.playout import playout
from jotunheim.kernel.sealed import Sealed
from jotunheim.kernel.settings import Setting, Settings, choice, flag, number
from jotunheim.kernel.situations import Line, Lines
from jotunheim.kernel.state import State
from jotunheim.kernel.steps import Decision, End, G, Limit, SeatStep, Step, Stepper
from jotunheim.kernel.veil import Veil
from jotunheim.kernel.windows import OpenReact, React, Reactions, Window
from jotunheim.kernel.words import ALL, DONE, ONLOOKERS, PASS, Family, Vocabulary

__all__ = [
    "ALL",
    "BOTH",
    "BYSTANDERS",
    "CHAPTER",
    "DONE",
    "EVERYBODY",
    "FACEDOWN",
    "NO_CARD",
    "ONLOOKERS",
    "OPEN",
    "OTHERS",
    "OWN",
    "PASS",
    "Bag",
    "ByDecision",
    "Cards",
    "Chance",
    "ContentError",
    "Decision",
    "End",
    "Event",
    "EventKind",
    "Fair",
    "Family",
    "G",
    "Game",
    "IllegalAction",
    "JotunError",
    "Limit",
    "Line",
    "Lines",
    "OpenReact",
    "Outcome",
    "PickAmounts",
    "PickCounts",
    "PickPlan",
    "React",
    "Reactions",
    "RecordError",
    "RulesError",
    "Scripted",
    "Sealed",
    "SeatStep",
    "SeatsError",
    "Setting",
    "SettingError",
    "Settings",
    "SituationError",
    "State",
    "Step",
    "Stepper",
    "UnknownGame",
    "UserError",
    "Veil",
    "Vocabulary",
    "Ways",
    "Window",
    "choice",
    "commitment",
    "competitive",
    "cooperative",
    "deciding",
    "digest",
    "draw_from",
    "figure",
    "first_seat",
    "flag",
    "gains_by_source",
    "hand_of",
    "hands",
    "largest",
    "number",
    "plan_routes",
    "playout",
    "rank_utilities",
    "to_data",
]

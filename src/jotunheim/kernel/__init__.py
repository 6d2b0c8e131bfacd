"""What no game owns: steps, decisions, chance, knowledge, words, outcomes. Pure; compiled."""

from jotunheim.kernel.chance import Chance, Fair, Scripted, commitment, draw_from
from jotunheim.kernel.data import digest, to_data
from jotunheim.kernel.decks import FACEDOWN, NO_CARD, OPEN, Bag, Cards, hand_of, hands
from jotunheim.kernel.dice import Ways
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
from jotunheim.kernel.game import Game
from jotunheim.kernel.journal import CHAPTER, Event
from jotunheim.kernel.outcome import Outcome, competitive, cooperative, rank_utilities, teams
from jotunheim.kernel.picks import PickPlan, PickSome, classes
from jotunheim.kernel.playout import playout
from jotunheim.kernel.sealed import Sealed
from jotunheim.kernel.settings import Setting, Settings, choice, flag, number
from jotunheim.kernel.situations import Line, Lines
from jotunheim.kernel.state import State
from jotunheim.kernel.steps import Decision, End, G, Step
from jotunheim.kernel.tally import Tally
from jotunheim.kernel.veil import Veil
from jotunheim.kernel.windows import React, Window
from jotunheim.kernel.words import ALL, DONE, PASS, Vocabulary

__all__ = [
    "ALL",
    "CHAPTER",
    "DONE",
    "FACEDOWN",
    "NO_CARD",
    "OPEN",
    "PASS",
    "Bag",
    "Cards",
    "Chance",
    "ContentError",
    "Decision",
    "End",
    "Event",
    "Fair",
    "G",
    "Game",
    "IllegalAction",
    "JotunError",
    "Line",
    "Lines",
    "Outcome",
    "PickPlan",
    "PickSome",
    "React",
    "RecordError",
    "RulesError",
    "Scripted",
    "Sealed",
    "SeatsError",
    "Setting",
    "SettingError",
    "Settings",
    "SituationError",
    "State",
    "Step",
    "Tally",
    "UnknownGame",
    "UserError",
    "Veil",
    "Vocabulary",
    "Ways",
    "Window",
    "choice",
    "classes",
    "commitment",
    "competitive",
    "cooperative",
    "digest",
    "draw_from",
    "flag",
    "hand_of",
    "hands",
    "number",
    "playout",
    "rank_utilities",
    "teams",
    "to_data",
]

"""What no game owns: steps, decisions, chance, knowledge, words, outcomes. Pure; compiled."""

from jotunheim.kernel.chance import Chance, Fair, Scripted, commitment, draw_from
from jotunheim.kernel.data import digest, to_data
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
    "PASS",
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
    "Window",
    "choice",
    "classes",
    "commitment",
    "competitive",
    "cooperative",
    "digest",
    "draw_from",
    "flag",
    "number",
    "playout",
    "rank_utilities",
    "teams",
    "to_data",
]

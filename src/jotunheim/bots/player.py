"""Players that are not people, by name: levels, rules of thumb, and custom searches.

thrall … jotun       the five levels of every game: see `jotunheim.bots.ladder`
random               picks at random
thumb                the game's rule of thumb
thumb:stray=0.3      … that takes any option in 30 of 100 decisions
search:500           a search of 500 iterations a decision
search:2.5s          a search of two and a half seconds a decision
search:500:plies=8   … with a number of its style changed
search:500:learned   … with what `./jotun train` has learned: see `jotunheim.bots.learned`
learned              the learned policy alone, without a search

Players of others have names too: see `jotunheim.bots.own.names`.
"""

import difflib
import re
from dataclasses import replace
from typing import Final

from jotunheim.bots.interface import Insight, Player
from jotunheim.bots.ladder import LEVELS
from jotunheim.bots.learned import NAME as WEIGHTS
from jotunheim.bots.learned import WORD, LearnedPlayer, Wish
from jotunheim.bots.level_player import LevelPlayer
from jotunheim.bots.own.names import installed, is_own, own_player
from jotunheim.bots.own.offered import OFFERED
from jotunheim.bots.random_player import RandomPlayer
from jotunheim.bots.search import Style
from jotunheim.bots.search_player import Budget, SearchPlayer
from jotunheim.bots.seat import Sight
from jotunheim.bots.thumb_player import ThumbPlayer
from jotunheim.kernel import UserError
from jotunheim.texts import _

__all__ = ["LEVELS", "PLAYERS", "Insight", "Player", "Sight", "UnknownPlayer", "player"]


class UnknownPlayer(UserError):
    """No player or level has this name."""


RANDOM: Final = "random"
THUMB: Final = "thumb"
PLAYERS: Final = (RANDOM, THUMB, *LEVELS)
SEARCH: Final = "search"
NUMBERS: Final = ("explore", "trust", "urgency", "caution", "doubt")
NUMBER: Final = re.compile(r"[0-9]{1,6}(\.[0-9]{1,6})?")
SHARE: Final = re.compile(r"0(\.[0-9]{1,4})?|1(\.0)?")
WHOLE: Final = {"plies": 0, "glance": 1, "depth": 1}  # with the least that makes sense
SWITCHES: Final = ("to_turn", "guided")


def player(name: str, seed: int) -> Player:
    """A new player for one seat of one game."""
    word, *rest = name.strip().lower().split(":")
    if word == SEARCH:
        learned, stray, style = read_wish(name, rest[1:])
        budget = read_budget(name, rest[:1])
        return SearchPlayer(budget, seed, read_style(name, style), name, learned, stray)
    if word.partition("=")[0] == WORD and not rest:
        return LearnedPlayer(seed, read_wish(name, [word])[0], name.strip().lower())
    if word == THUMB:
        return ThumbPlayer(seed, read_stray(name, rest), name.strip().lower())
    if word == RANDOM and not rest:
        return RandomPlayer(seed)
    if word in LEVELS and not rest:
        return LevelPlayer(word, seed, player)
    own = OFFERED.get(name, name.strip())
    if is_own(own):
        return own_player(own, seed)
    raise UnknownPlayer(unknown(name))


def check_player(name: str) -> None:
    """Refuse a name that no player has."""
    player(name, 0)


def read_budget(name: str, given: list[str]) -> Budget:
    """Iterations ("500") or seconds ("2.5s")."""
    text = given[0] if given else ""
    try:
        if text.endswith("s"):
            return Budget(seconds=float(text[:-1]))
        return Budget(iterations=int(text))
    except (ValueError, UserError):
        raise UnknownPlayer(
            _(
                "player {name}: expected iterations or seconds, as in search:500 or search:2.5s"
            ).format(name=repr(name))
        ) from None


def read_stray(name: str, given: list[str]) -> float:
    """How often a rule of thumb takes any option: the share after stray=, or never."""
    if not given:
        return 0.0
    key, _sign, value = given[0].partition("=")
    if key != "stray" or len(given) > 1 or not SHARE.fullmatch(value):
        line = _("player {name}: expected a share after thumb, as in thumb:stray=0.3")
        raise UnknownPlayer(line.format(name=repr(name)))
    return float(value)


def read_wish(name: str, given: list[str]) -> tuple[Wish | None, float, list[str]]:
    """What is said about learned weights, how often to stray, and the rest: the style."""
    wish: Wish | None = None
    stray = 0.0
    rest: list[str] = []
    for text in given:
        key, _sign, value = text.partition("=")
        if key == WORD and (text == WORD or WEIGHTS.fullmatch(value)):
            wish = replace(wish or Wish(), name=value)
        elif key == "blend" and SHARE.fullmatch(value):
            wish = replace(wish or Wish(), blend=float(value))
        elif key == "lean" and value in ("yes", "no"):
            wish = replace(wish or Wish(), lean=value == "yes")
        elif key == "prior" and value in ("yes", "no"):
            wish = replace(wish or Wish(), prior=value == "yes")
        elif key == "stray" and SHARE.fullmatch(value):
            stray = float(value)
        else:
            rest.append(text)
    return wish, stray, rest


def read_style(name: str, given: list[str]) -> Style:
    """Numbers of the style that differ from the usual ones, as in plies=8."""
    style = Style()
    for text in given:
        key, _sign, value = text.partition("=")
        if key in SWITCHES and value in ("yes", "no"):
            setattr(style, key, value == "yes")
        elif key in WHOLE and value.isdecimal() and int(value) >= WHOLE[key]:
            setattr(style, key, int(value))
        elif key in NUMBERS and NUMBER.fullmatch(value):
            setattr(style, key, float(value))
        else:
            keys = [f"{key}=NUMBER" for key in (*NUMBERS, *WHOLE)]
            right = ", ".join([*keys, *[f"{key}=yes|no" for key in SWITCHES]])
            raise UnknownPlayer(
                _("player {name}: {text} is not one of {right}").format(
                    name=repr(name), text=repr(text), right=right
                )
            )
    return style


def unknown(name: str) -> str:
    """What to say of a player that does not exist: the nearest name, and the list."""
    names = [*PLAYERS, *sorted(installed())]
    near = difflib.get_close_matches(name.lower(), names, n=1)
    line = _(
        "no player {name}; there are {players}, search:N or search:Ns, "
        "and your own: module:Class, file.py:Class or exec:COMMAND"
    )
    if near:
        line = _(
            "no player {name}; did you mean {near}? there are {players}, search:N or search:Ns"
        )
    return line.format(name=repr(name), near=repr("".join(near)), players=", ".join(names))

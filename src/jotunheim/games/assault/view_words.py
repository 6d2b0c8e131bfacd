# not compiled: made for people, never in a hot path
"""Single words among the options: what they are called, and what follows (AG-DEC)."""

from typing import Final

from jotunheim.games.assault.effects import REROLL, TO_HITS
from jotunheim.games.assault.names import kind_title, unit_title
from jotunheim.games.assault.rules.board import fight
from jotunheim.games.assault.rules.dice import Ability, ModifyDice, abilities, usable_dice
from jotunheim.games.assault.rules.placing import PlaceUnit
from jotunheim.games.assault.rules.special import TakeFirst
from jotunheim.games.assault.rules.totals import UseBattleCards, blocks_on, hits_on
from jotunheim.games.assault.state import Assault, Side
from jotunheim.games.assault.texts import leader_text
from jotunheim.games.assault.tokens import (
    FOOD,
    LEADER,
    T_WORD,
    W_ACCEPT,
    W_ACTIVATE,
    W_ATTACK,
    W_BATTLE,
    W_BLOCKS,
    W_DECK,
    W_DISCARD,
    W_DRAW,
    W_FEED,
    W_FORCED,
    W_FORGE,
    W_FRIENDLY,
    W_LEADER,
    W_MAGIC,
    W_PLACE,
    W_REFUSE,
    W_REROLL,
    W_RETURN,
    W_SHIFT,
    W_STOP,
    W_SWAP,
    W_TAKE,
    W_TREASURE,
    WORDS,
)
from jotunheim.games.assault.wording import counts
from jotunheim.kernel import DONE, Decision

LABELS: Final = {
    W_FORCED: ("Force a trade", "a neighbour gives back as many cards as you give, of its choice"),
    W_FRIENDLY: ("Offer a trade", "a neighbour may accept or refuse"),
    W_DECK: ("Trade with the deck", "discard cards, draw as many, one perhaps from the discards"),
    W_ACCEPT: ("Accept", ""),
    W_REFUSE: ("Refuse", "another trade may follow"),
    W_DRAW: ("Draw", ""),
    W_RETURN: ("Return your leader", "to your Starting Region, wounded"),
    W_DISCARD: ("Take the top discarded spell", "all see which"),
    W_BATTLE: ("Battle", "attack a region next to your giants"),
    W_SHIFT: ("Shift", "move units into an empty region next to them, without a battle"),
    W_LEADER: ("Leader: re-roll", ""),
    W_MAGIC: ("Magic: ward", ""),
    W_ATTACK: ("Attack: strike", ""),
    W_REROLL: ("Re-roll", ""),
    W_BLOCKS: ("Ward", ""),
    W_STOP: ("Stop here", ""),
    W_TAKE: ("Take it", ""),
    W_FEED: ("Feed", ""),
    W_TREASURE: ("Turn in an Artifact", ""),
    W_FORGE: ("Forge", "spend an Ore for a marker"),
    W_SWAP: ("Swap", ""),
    W_PLACE: ("Place it", ""),
}
# What it means to do nothing, or nothing more.
ENDS: Final = {
    "ClaimEvent": "Claim nothing",
    "UseTurnCards": "Use no card",
    "StartTrip": "No more trips",
    "FormTrip": "These go",
    "TradeMenu": "No trade",
    "GiveCards": "Give these",
    "ReturnCards": "Give these back",
    "AskCards": "Ask for these",
    "DiscardCards": "Discard these",
    "RecruitUnit": "Recruit nobody else",
    "LeaderMenu": "Do nothing",
    "MagicMenu": "Draw no spell",
    "AttackMenu": "Stay at peace",
    "PickForce": "These attack",
    "React": "Cast nothing",
    "ModifyDice": "Keep the dice",
    "PickDice": "These dice",
    "UseBattleCards": "Use no card",
    "HookPower": "Let the roll stand",
    "Advance": "These move in",
    "HealIn": "Heal nobody else",
    "RecruitSlayer": "Recruit nobody else",
    "MoveSlayer": "Move nobody else",
    "SlayerAttack": "No attack",
    "PickSlayers": "These attack",
    "TakeFirst": "Leave it",
    "UseSpecial": "No more uses",
    "MoveCastle": "It stays",
    "PickRiders": "These ride along",
    "PlaceUnit": "Leave it",
    "RelocateUnits": "These are carried",
    "WoundUnits": "These are hit",
}


def end_words(g: Assault, decision: Decision[Assault], token: int) -> tuple[str, str, str]:
    """The option that ends a question without, or with what has been picked."""
    label = ENDS.get(decision.question(), "Done" if token == DONE else "No")
    if isinstance(decision, (ModifyDice, UseBattleCards)):
        hits, blocks = standing_totals(fight(g).sides[decision.side])
        return label, "the totals stand", counts(hits, blocks)
    return label, "", ""


def word_words(g: Assault, decision: Decision[Assault], token: int) -> tuple[str, str, str]:
    """A single word: label, consequence, figure."""
    label, note = LABELS.get(token, (WORDS[token - T_WORD].replace("_", " ").capitalize(), ""))
    race = g.race_of[decision.seat]
    special = g.book.special[race]
    if isinstance(decision, ModifyDice):
        return (label, *ability_words(g, decision, token))
    if token == W_ACTIVATE:
        name = unit_title(g.book, race, LEADER)
        return f"Activate {name}", leader_text(g.book, race, 0), ""
    if token in (W_FEED, W_TREASURE):
        return (
            label,
            f"spend {'a Food' if special.spent == FOOD else 'one'}",
            f"+{special.per_spent} OP",
        )
    if token == W_SWAP and special.drawn:
        return "Swap an Ore", f"draw {special.drawn} cards for it", ""
    if token == W_STOP:
        return label, f"in {g.book.region_titles[g.at]}", ""
    return (*taking_words(g, decision, token, label, note), "")


def taking_words(
    g: Assault, decision: Decision[Assault], token: int, label: str, note: str
) -> tuple[str, str]:
    """Taking, drawing, swapping: what, and from where."""
    question = decision.question()
    if question == "Covet":
        words = {
            W_TAKE: ("Take an Artifact", "from the discard pile"),
            W_SWAP: ("Swap for an Artifact", "give a card of yours to a neighbour who owns one"),
            W_DRAW: ("Draw a card", "from the deck"),
        }
        return words.get(token, (label, note))
    if isinstance(decision, TakeFirst):
        return f"Take {g.book.resource_titles[decision.kind]}", "from the discard pile"
    if token == W_DRAW:
        magic = question == "MagicMenu"
        return ("Draw two spells", "keep one") if magic else ("Draw all", "from the deck")
    if isinstance(decision, PlaceUnit):
        kind = kind_title(g.book, g.race_of[decision.seat], decision.effect.a)
        return f"Place {kind}", "" if token == W_PLACE else note
    return label, note


def standing_totals(own: Side) -> tuple[int, int]:
    """Hits and blocks as the dice and cards stand now (AG-BAT-31)."""
    hits = own.added_hits + sum([hits_on(own, die) for die in range(own.dice)])
    blocks = own.added_blocks + sum([blocks_on(own, die) for die in range(own.dice)])
    return hits, blocks


def ability_words(g: Assault, decision: ModifyDice, token: int) -> tuple[str, str]:
    """What an ability can do with the dice as they lie."""
    own = fight(g).sides[decision.side]
    for ability in abilities(g, decision.side):
        if ability.token == token:
            return ability_note(own, ability), ability_figure(own, ability)
    return "", ""


def ability_note(own: Side, ability: Ability) -> str:
    """How many dice or results it changes."""
    number = min(ability.number, sum(usable_dice(own, ability)))
    if ability.op == REROLL:
        return f"up to {number} of your {own.dice} dice once more"
    kind = "hits" if ability.to == TO_HITS else "blocks"
    return f"up to {number} arcane into {number * ability.per} {kind}"


def ability_figure(own: Side, ability: Ability) -> str:
    """The total before and after."""
    hits, blocks = standing_totals(own)
    if ability.op == REROLL:
        dull = len([d for d in range(own.dice) if hits_on(own, d) + blocks_on(own, d) == 0])
        return f"{dull} of {own.dice} are blank"
    more = ability.per * min(ability.number, sum(usable_dice(own, ability)))
    if ability.to == TO_HITS:
        return f"{hits} → {hits + more} hits"
    return f"{blocks} → {blocks + more} blocks"

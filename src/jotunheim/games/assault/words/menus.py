"""Single words among the options: what they are called, and what follows (AG-DEC)."""

from typing import Final

from jotunheim.games.assault.rules.attack import AttackMenu, PickForce
from jotunheim.games.assault.rules.battle import Advance
from jotunheim.games.assault.rules.cards_on_turn import UseTurnCards
from jotunheim.games.assault.rules.dice import HookPower, ModifyDice, PickDice
from jotunheim.games.assault.rules.events import ClaimEvent
from jotunheim.games.assault.rules.giantslayers import (
    MoveSlayer,
    PickSlayers,
    RecruitSlayer,
    SlayerAttack,
)
from jotunheim.games.assault.rules.heal import HealIn
from jotunheim.games.assault.rules.leader import LeaderMenu
from jotunheim.games.assault.rules.magic import MagicMenu
from jotunheim.games.assault.rules.move import FormTrip, StartTrip
from jotunheim.games.assault.rules.placing import PlaceUnit
from jotunheim.games.assault.rules.recruit import RecruitUnit
from jotunheim.games.assault.rules.relocate import RelocateUnits
from jotunheim.games.assault.rules.special import MoveCastle, PickRiders, TakeFirst, UseSpecial
from jotunheim.games.assault.rules.taking import Covet
from jotunheim.games.assault.rules.totals import UseBattleCards
from jotunheim.games.assault.rules.trade import (
    AskCards,
    DiscardCards,
    GiveCards,
    ReturnCards,
    TradeMenu,
)
from jotunheim.games.assault.rules.wound import WoundUnits
from jotunheim.games.assault.state import Assault
from jotunheim.games.assault.tokens import (
    FOOD,
    LEADER,
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
)
from jotunheim.games.assault.words.cards import leader_text
from jotunheim.games.assault.words.names import kind_title, resource_title, unit_title, within
from jotunheim.kernel import DONE, Decision, React
from jotunheim.texts import N_, _, ngettext

Words = tuple[str, str, str]  # label, note, figure

MENU_WORDS: Final = {
    W_FORCED: (
        N_("Force a trade"),
        N_("a neighbour gives back as many cards as you give, of its choice"),
    ),
    W_FRIENDLY: (N_("Offer a trade"), N_("a neighbour may accept or refuse")),
    W_DECK: (
        N_("Trade with the deck"),
        N_("discard cards, draw as many, one perhaps from the discards"),
    ),
    W_ACCEPT: (N_("Accept"), ""),
    W_REFUSE: (N_("Refuse"), N_("another trade may follow")),
    W_DRAW: (N_("Draw"), ""),
    W_ACTIVATE: (N_("Activate"), ""),
    W_RETURN: (N_("Return your leader"), N_("to your Starting Region, wounded")),
    W_DISCARD: (N_("Take the top discarded spell"), N_("all see which")),
    W_BATTLE: (N_("Battle"), N_("attack a region next to your giants")),
    W_SHIFT: (N_("Shift"), N_("move units into an empty region next to them, without a battle")),
    W_LEADER: (N_("Leader: re-roll"), ""),
    W_MAGIC: (N_("Magic: ward"), ""),
    W_ATTACK: (N_("Attack: strike"), ""),
    W_REROLL: (N_("Re-roll"), ""),
    W_BLOCKS: (N_("Ward"), ""),
    W_STOP: (N_("Stop here"), ""),
    W_TAKE: (N_("Take it"), ""),
    W_FEED: (N_("Feed"), ""),
    W_TREASURE: (N_("Turn in an Artifact"), ""),
    W_FORGE: (N_("Forge"), N_("spend an Ore for a marker")),
    W_SWAP: (N_("Swap"), ""),
    W_PLACE: (N_("Place it"), ""),
}
# The same where one covets (AG-LDR-01).
COVETED: Final = {
    W_TAKE: (N_("Take an Artifact"), N_("from the discard pile")),
    W_SWAP: (
        N_("Swap for an Artifact"),
        N_("give a card of yours to a neighbour who owns one"),
    ),
    W_DRAW: (N_("Draw a card"), N_("from the deck")),
}
# Tokens in words, as renderers say what was picked before; the others are marked where cards speak of them.
PICKED: Final = (
    *(N_("regular"), N_("regular wounded"), N_("elite"), N_("elite wounded")),
    *(N_("champion"), N_("second champion")),
    *(N_("leader"), N_("leader wounded"), N_("second leader"), N_("second leader wounded")),
    *(N_("hook"), N_("line"), N_("sinker")),
)
# What it means to do nothing, or nothing more.
ENDS: Final[dict[type, str]] = {
    ClaimEvent: N_("Claim nothing"),
    UseTurnCards: N_("Play no card"),
    StartTrip: N_("Done moving"),
    FormTrip: N_("Move them"),
    TradeMenu: N_("No trade"),
    GiveCards: N_("Give these"),
    ReturnCards: N_("Give these back"),
    AskCards: N_("Ask for these"),
    DiscardCards: N_("Discard these"),
    RecruitUnit: N_("Done recruiting"),
    LeaderMenu: N_("Do nothing"),
    MagicMenu: N_("Draw no spell"),
    AttackMenu: N_("Don't attack"),
    PickForce: N_("Attack with these"),
    React: N_("Cast nothing"),
    ModifyDice: N_("Keep the dice"),
    PickDice: N_("These dice"),
    UseBattleCards: N_("Play no card"),
    HookPower: N_("Let the roll stand"),
    Advance: N_("Move them in"),
    HealIn: N_("Done healing"),
    RecruitSlayer: N_("Done recruiting"),
    MoveSlayer: N_("Done moving"),
    SlayerAttack: N_("Don't attack"),
    PickSlayers: N_("Attack with these"),
    TakeFirst: N_("Leave it"),
    MoveCastle: N_("It stays"),
    PickRiders: N_("These ride along"),
    PlaceUnit: N_("Leave it in the supply"),
    RelocateUnits: N_("Carry these"),
    WoundUnits: N_("Hit these"),
}


def end_words(g: Assault, decision: Decision[Assault], token: int) -> Words:
    """The option that ends a question without, or with what has been picked."""
    label = ENDS.get(type(decision), N_("Done") if token == DONE else N_("No"))
    return _(label), "", ""


def menu_words(g: Assault, decision: Decision[Assault], token: int) -> Words:
    """A single word: label, consequence, figure."""
    label, note = MENU_WORDS[token]
    return _(label), _(note), ""


def leader_words(g: Assault, decision: LeaderMenu, token: int) -> Words:
    """What the leader would do."""
    if token != W_ACTIVATE:
        return menu_words(g, decision, token)
    race = g.race_of[decision.seat]
    name = unit_title(g.book, race, LEADER)
    return _("Activate {leader}").format(leader=name), leader_text(g.book, race, 0), ""


def special_words(g: Assault, decision: UseSpecial, token: int) -> Words:
    """One use of a special command, and what it pays."""
    label, note, _figure = menu_words(g, decision, token)
    special = g.book.special[g.race_of[decision.seat]]
    if token in (W_FEED, W_TREASURE):
        spent = _("spend a Food") if special.spent == FOOD else _("spend one")
        return label, spent, _("+{n} OP").format(n=special.per_spent)
    if token == W_SWAP:
        n = special.drawn
        text = ngettext("draw {n} card for it", "draw {n} cards for it", n)
        return _("Swap an Ore"), text.format(n=n), ""
    return label, note, ""


def magic_words(g: Assault, decision: MagicMenu, token: int) -> Words:
    """Spells to draw, or the open one."""
    if token == W_DRAW:
        return _("Draw two spells"), _("keep one"), ""
    return menu_words(g, decision, token)


def covet_words(g: Assault, decision: Covet, token: int) -> Words:
    """Three ways to get a card."""
    return _(COVETED[token][0]), _(COVETED[token][1]), ""


def first_words(g: Assault, decision: TakeFirst, token: int) -> Words:
    """A card from the discard pile."""
    card = resource_title(g.book, decision.kind)
    return _("Take {card}").format(card=card), _("from the discard pile"), ""


def place_words(g: Assault, decision: PlaceUnit, token: int) -> Words:
    """A unit that may enter free."""
    kind = kind_title(g.book, g.race_of[decision.seat], decision.effect.kind)
    return _("Place {unit}").format(unit=within(kind)), "", ""

"""Single words among the options: what they are called, and what follows (AG-DEC)."""

from typing import Final

from jotunheim.games.assault import tokens
from jotunheim.games.assault.rules import leader, magic, placing, taking
from jotunheim.games.assault.rules.special import TakeFirst, UseSpecial
from jotunheim.games.assault.state import Assault
from jotunheim.games.assault.words.cards import leader_text
from jotunheim.games.assault.words.names import kind_title, resource_title, unit_title, within
from jotunheim.kernel import Decision
from jotunheim.texts import N_, _, ngettext

Words = tuple[str, str, str]  # label, note, figure

MENU_WORDS: Final = {
    tokens.W_FORCED: (
        N_("Force a trade"),
        N_("a neighbour gives back as many cards as you give, of its choice"),
    ),
    tokens.W_FRIENDLY: (N_("Offer a trade"), N_("a neighbour may accept or refuse")),
    tokens.W_DECK: (
        N_("Trade with the deck"),
        N_("discard cards, draw as many, one perhaps from the discards"),
    ),
    tokens.W_ACCEPT: (N_("Accept"), ""),
    tokens.W_REFUSE: (N_("Refuse"), N_("another trade may follow")),
    tokens.W_DRAW: (N_("Draw"), ""),
    tokens.W_ACTIVATE: (N_("Activate"), ""),
    tokens.W_RETURN: (N_("Return your leader"), N_("to your Starting Region, wounded")),
    tokens.W_DISCARD: (N_("Take the top discarded spell"), N_("all see which")),
    tokens.W_BATTLE: (N_("Battle"), N_("attack a region next to your giants")),
    tokens.W_SHIFT: (
        N_("Shift"),
        N_("move units into an empty region next to them, without a battle"),
    ),
    tokens.W_LEADER: (N_("Leader: re-roll"), ""),
    tokens.W_MAGIC: (N_("Magic: ward"), ""),
    tokens.W_ATTACK: (N_("Attack: strike"), ""),
    tokens.W_REROLL: (N_("Re-roll"), ""),
    tokens.W_BLOCKS: (N_("Ward"), ""),
    tokens.W_STOP: (N_("Stop here"), ""),
    tokens.W_TAKE: (N_("Take it"), ""),
    tokens.W_FEED: (N_("Feed"), ""),
    tokens.W_TREASURE: (N_("Turn in an Artifact"), ""),
    tokens.W_FORGE: (N_("Forge"), N_("spend an Ore for a marker")),
    tokens.W_SWAP: (N_("Swap"), ""),
    tokens.W_PLACE: (N_("Place it"), ""),
}
# The same where one covets (AG-LDR-01).
COVETED: Final = {
    tokens.W_TAKE: (N_("Take an Artifact"), N_("from the discard pile")),
    tokens.W_SWAP: (
        N_("Swap for an Artifact"),
        N_("give a card of yours to a neighbour who owns one"),
    ),
    tokens.W_DRAW: (N_("Draw a card"), N_("from the deck")),
}
# Tokens in words, as renderers say what was picked before; the others are marked where cards speak of them.
PICKED: Final = (
    *(N_("regular"), N_("regular wounded"), N_("elite"), N_("elite wounded")),
    *(N_("champion"), N_("second champion")),
    *(N_("leader"), N_("leader wounded"), N_("second leader"), N_("second leader wounded")),
    *(N_("hook"), N_("line"), N_("sinker")),
)


def end_words(g: Assault, decision: Decision[Assault], token: int) -> Words:
    """The option that ends a question without, or with what has been picked."""
    return decision.end_label(token), "", ""


def menu_words(g: Assault, decision: Decision[Assault], token: int) -> Words:
    """A single word: label, consequence, figure."""
    label, note = MENU_WORDS[token]
    return _(label), _(note), ""


def leader_words(g: Assault, decision: leader.LeaderMenu, token: int) -> Words:
    """What the leader would do."""
    if token != tokens.W_ACTIVATE:
        return menu_words(g, decision, token)
    race = g.race_of[decision.seat]
    name = unit_title(g.book, race, tokens.LEADER)
    return _("Activate {leader}").format(leader=name), leader_text(g.book, race, 0), ""


def special_words(g: Assault, decision: UseSpecial, token: int) -> Words:
    """One use of a special command, and what it pays."""
    label, note, _figure = menu_words(g, decision, token)
    special = g.book.special[g.race_of[decision.seat]]
    if token in (tokens.W_FEED, tokens.W_TREASURE):
        spent = _("spend a Food") if special.spent == tokens.FOOD else _("spend one")
        return label, spent, _("+{n} OP").format(n=special.per_spent)
    if token == tokens.W_SWAP:
        n = special.drawn
        text = ngettext("draw {n} card for it", "draw {n} cards for it", n)
        return _("Swap an Ore"), text.format(n=n), ""
    return label, note, ""


def magic_words(g: Assault, decision: magic.MagicMenu, token: int) -> Words:
    """Spells to draw, or the open one."""
    if token == tokens.W_DRAW:
        return _("Draw two spells"), _("keep one"), ""
    return menu_words(g, decision, token)


def covet_words(g: Assault, decision: taking.Covet, token: int) -> Words:
    """Three ways to get a card."""
    return _(COVETED[token][0]), _(COVETED[token][1]), ""


def first_words(g: Assault, decision: TakeFirst, token: int) -> Words:
    """A card from the discard pile."""
    card = resource_title(g.book, decision.kind)
    return _("Take {card}").format(card=card), _("from the discard pile"), ""


def place_words(g: Assault, decision: placing.PlaceUnit, token: int) -> Words:
    """A unit that may enter free."""
    kind = kind_title(g.book, g.race_of[decision.seat], decision.effect.kind)
    return _("Place {unit}").format(unit=within(kind)), "", ""

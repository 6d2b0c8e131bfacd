"""Single words among the options: what they are called, and what follows (AG-DEC)."""

from typing import Final

from jotunheim.games.assault.effects import REROLL, TO_HITS
from jotunheim.games.assault.rules.board import fight
from jotunheim.games.assault.rules.dice import Ability, ModifyDice, abilities, usable_dice
from jotunheim.games.assault.rules.placing import PlaceUnit
from jotunheim.games.assault.rules.special import TakeFirst
from jotunheim.games.assault.rules.totals import (
    Bonus,
    UseBattleCards,
    blocks_on,
    bonuses_to_come,
    hits_on,
    standing_totals,
)
from jotunheim.games.assault.state import Assault, Side
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
from jotunheim.games.assault.words.names import (
    blocks,
    counts,
    hits,
    kind_title,
    region_title,
    resource_title,
    unit_title,
)
from jotunheim.kernel import DONE, Decision
from jotunheim.texts import N_, _, listed, ngettext

LABELS: Final = {
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
ENDS: Final = {
    "ClaimEvent": N_("Claim nothing"),
    "UseTurnCards": N_("Use no card"),
    "StartTrip": N_("No more trips"),
    "FormTrip": N_("These go"),
    "TradeMenu": N_("No trade"),
    "GiveCards": N_("Give these"),
    "ReturnCards": N_("Give these back"),
    "AskCards": N_("Ask for these"),
    "DiscardCards": N_("Discard these"),
    "RecruitUnit": N_("Recruit nobody else"),
    "LeaderMenu": N_("Do nothing"),
    "MagicMenu": N_("Draw no spell"),
    "AttackMenu": N_("Stay at peace"),
    "PickForce": N_("These attack"),
    "React": N_("Cast nothing"),
    "ModifyDice": N_("Keep the dice"),
    "PickDice": N_("These dice"),
    "UseBattleCards": N_("Use no card"),
    "HookPower": N_("Let the roll stand"),
    "Advance": N_("These move in"),
    "HealIn": N_("Heal nobody else"),
    "RecruitSlayer": N_("Recruit nobody else"),
    "MoveSlayer": N_("Move nobody else"),
    "SlayerAttack": N_("No attack"),
    "PickSlayers": N_("These attack"),
    "TakeFirst": N_("Leave it"),
    "UseSpecial": N_("No more uses"),
    "MoveCastle": N_("It stays"),
    "PickRiders": N_("These ride along"),
    "PlaceUnit": N_("Leave it"),
    "RelocateUnits": N_("These are carried"),
    "WoundUnits": N_("These are hit"),
}


def end_words(g: Assault, decision: Decision[Assault], token: int) -> tuple[str, str, str]:
    """The option that ends a question without, or with what has been picked."""
    label = _(ENDS.get(decision.name(), N_("Done") if token == DONE else N_("No")))
    if isinstance(decision, (ModifyDice, UseBattleCards)):
        note = listed([_("keep the totals"), *sure_words(g, decision.side)])
        return label, note, counts(*standing_totals(g, decision.side))
    return label, "", ""


def word_words(g: Assault, decision: Decision[Assault], token: int) -> tuple[str, str, str]:
    """A single word: label, consequence, figure."""
    label, note = _(LABELS[token][0]), _(LABELS[token][1])
    race = g.race_of[decision.seat]
    special = g.book.special[race]
    if isinstance(decision, ModifyDice):
        return (label, *ability_words(g, decision, token))
    if token == W_ACTIVATE:
        name = unit_title(g.book, race, LEADER)
        return _("Activate {leader}").format(leader=name), leader_text(g.book, race, 0), ""
    if token in (W_FEED, W_TREASURE):
        spent = _("spend a Food") if special.spent == FOOD else _("spend one")
        return label, spent, _("+{n} OP").format(n=special.per_spent)
    if token == W_SWAP and special.drawn:
        n = special.drawn
        text = ngettext("draw {n} card for it", "draw {n} cards for it", n)
        return _("Swap an Ore"), text.format(n=n), ""
    if token == W_STOP:
        return label, _("in {region}").format(region=region_title(g.book, g.at)), ""
    return (*taking_words(g, decision, token, label, note), "")


def taking_words(
    g: Assault, decision: Decision[Assault], token: int, label: str, note: str
) -> tuple[str, str]:
    """Taking, drawing, swapping: what, and from where."""
    question = decision.name()
    if question == "Covet" and token in COVETED:
        return _(COVETED[token][0]), _(COVETED[token][1])
    if isinstance(decision, TakeFirst):
        card = resource_title(g.book, decision.kind)
        return _("Take {card}").format(card=card), _("from the discard pile")
    if token == W_DRAW and question == "MagicMenu":
        return _("Draw two spells"), _("keep one")
    if token == W_DRAW:
        return _("Draw all"), _("from the deck")
    if isinstance(decision, PlaceUnit):
        kind = kind_title(g.book, g.race_of[decision.seat], decision.effect.kind)
        return _("Place {unit}").format(unit=kind), "" if token == W_PLACE else note
    return label, note


def bonus_words(bonus: Bonus) -> str:
    """A line of the sum: `+3 hits (Smash It All)`."""
    found = [_("+{results}").format(results=hits(bonus.hits))] if bonus.hits else []
    found += [_("+{results}").format(results=blocks(bonus.blocks))] if bonus.blocks else []
    return _("{results} ({card})").format(results=listed(found), card=_(bonus.title))


def sure_words(g: Assault, side: int) -> list[str]:
    """What leaders and events will surely add to the totals of a side (AG-BAT-31)."""
    return [bonus_words(b) for b in bonuses_to_come(g, side) if b.hits or b.blocks]


def ability_words(g: Assault, decision: ModifyDice, token: int) -> tuple[str, str]:
    """What an ability can do with the dice as they lie."""
    own = fight(g).sides[decision.side]
    for ability in abilities(g, decision.side):
        if ability.token == token:
            return ability_note(own, ability), ability_figure(g, decision.side, ability)
    return "", ""


def ability_note(own: Side, ability: Ability) -> str:
    """How many dice or results it changes."""
    number = min(ability.number, sum(usable_dice(own, ability)))
    if ability.op == REROLL:
        text = ngettext(
            "up to {n} of your {dice} dice once more",
            "up to {n} of your {dice} dice once more",
            number,
        )
        return text.format(n=number, dice=own.dice)
    made = number * ability.per
    if ability.to == TO_HITS:
        text = ngettext(
            "up to {n} arcane into {made} hit", "up to {n} arcane into {made} hits", made
        )
    else:
        text = ngettext(
            "up to {n} arcane into {made} block", "up to {n} arcane into {made} blocks", made
        )
    return text.format(n=number, made=made)


def ability_figure(g: Assault, side: int, ability: Ability) -> str:
    """The total before and after."""
    own = fight(g).sides[side]
    hits, blocks = standing_totals(g, side)
    if ability.op == REROLL:
        dull = len([d for d in range(own.dice) if hits_on(own, d) + blocks_on(own, d) == 0])
        text = ngettext("{n} of {dice} is blank", "{n} of {dice} are blank", dull)
        return text.format(n=dull, dice=own.dice)
    more = ability.per * min(ability.number, sum(usable_dice(own, ability)))
    if ability.to == TO_HITS:
        n = hits + more
        return ngettext("{before} → {n} hit", "{before} → {n} hits", n).format(before=hits, n=n)
    n = blocks + more
    return ngettext("{before} → {n} block", "{before} → {n} blocks", n).format(before=blocks, n=n)

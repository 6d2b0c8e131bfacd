"""Options in words."""

from typing import Final

from caravan.rules.choice import RESTING, RaidOrRest
from caravan.rules.raid import PlayRobbers
from caravan.state import HANDS, Caravan
from caravan.tokens import CARD, RAID, WORDS
from caravan.words.names import card_name
from jotunheim.kernel import DONE, PASS, ByDecision, Decision
from jotunheim.scene import Choice, Route
from jotunheim.texts import _, listed, ngettext


def plain(g: Caravan, decision: Decision[Caravan], token: int) -> Choice:
    """A card by its name, and what all decisions share."""
    if token in (PASS, DONE):
        return Choice(token=WORDS.names[token], label=decision.end_label(token))
    return Choice(token=WORDS.names[token], label=card_name(g, CARD.of(token)))


def raid_or_rest(g: Caravan, decision: RaidOrRest, token: int) -> Choice:
    """What each choice brings."""
    if token == RAID:
        gold = g.book.gold[g.on_the_road()]
        note = ngettext("for {n} piece of gold", "for {n} pieces of gold", gold).format(n=gold)
        return Choice(token=WORDS.names[token], label=_("Raid"), note=note)
    note = _("draw {n} cards").format(n=RESTING)
    return Choice(token=WORDS.names[token], label=_("Rest"), note=note)


def robbers(g: Caravan, decision: PlayRobbers, token: int) -> Choice:
    """A robber with its strength, and how many of them the seat holds."""
    if token == DONE:
        return plain(g, decision, token)
    kind = CARD.of(token)
    held = g.cards.prints_in(HANDS + decision.seat).count(kind)
    note = _("strength {n}, you hold {held}").format(n=g.book.strength[kind], held=held)
    return Choice(token=WORDS.names[token], label=card_name(g, kind), note=note)


def route(g: Caravan, tokens: list[int]) -> Route:
    """Several robbers in one click."""
    kinds = [CARD.of(token) for token in tokens]
    names = [card_name(g, kind) for kind in kinds]
    strength = sum([g.book.strength[kind] for kind in kinds])
    return Route(
        tokens=tuple([WORDS.names[token] for token in tokens]),
        label=_("The strongest: {cards}").format(cards=listed(names)),
        note=_("strength {n}").format(n=strength),
    )


# Who words the options of which decision; the kernel hands each function its own decision.
LABELS: Final = ByDecision[Caravan, int, Choice](plain)
LABELS.on(RaidOrRest, raid_or_rest)
LABELS.on(PlayRobbers, robbers)

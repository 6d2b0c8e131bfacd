"""Options in words: what is picked, what it costs and does, and where it points."""

from typing import Final

from jotunheim.games.dwarves import tokens
from jotunheim.games.dwarves.effects.windows import WALK
from jotunheim.games.dwarves.rules import (
    checks,
    completion,
    council,
    errands,
    fights,
    items,
    journeys,
    land,
    loads,
    movement,
    spells,
)
from jotunheim.games.dwarves.rules.menu import Menu
from jotunheim.games.dwarves.rules.verbs import health
from jotunheim.games.dwarves.setup import ChooseHero
from jotunheim.games.dwarves.state import Dwarves
from jotunheim.games.dwarves.words import answers, menus, things
from jotunheim.games.dwarves.words.names import card_name
from jotunheim.games.dwarves.words.things import Words
from jotunheim.kernel import DONE, PASS, ByDecision, Decision, OpenReact, React
from jotunheim.scene import Choice, Route
from jotunheim.texts import _

NAMES: Final = tokens.vocabulary().names


def choice(g: Dwarves, decision: Decision[Dwarves], token: int) -> Choice:
    """An option in words."""
    name = NAMES[token]
    if token in (PASS, DONE):
        return Choice(token=name, label=decision.end_label(token))
    label, note, figure = LABELS.of(g, decision, token)
    return Choice(
        token=name,
        label=label,
        note=note,
        figure=figure,
        group=GROUPS.of(g, decision, token),
        target=target(g, decision, token),
    )


def route(g: Dwarves, decision: Decision[Dwarves], answer: list[int]) -> Route:
    """A whole answer in words: the options one after another."""
    names = tuple([NAMES[token] for token in answer])
    words = [LABELS.of(g, decision, token) for token in answer if token not in (PASS, DONE)]
    return Route(tokens=names, label=", ".join([label for label, _note, _figure in words]))


def target(g: Dwarves, decision: Decision[Dwarves], token: int) -> str:
    """The key of the hex, Hero or card that an option speaks of."""
    if tokens.HEX.has(token):
        return tokens.HEX_NAMES[tokens.HEX.of(token)]
    if tokens.HERO.has(token) and g.seat_of(tokens.HERO.of(token)) != tokens.NOBODY:
        return f"hero-{tokens.HERO_NAMES[tokens.HERO.of(token)]}"
    if tokens.CARD.has(token):
        return tokens.CARD_NAMES[tokens.CARD.of(token)]
    if token == tokens.W_FIGHT:
        return tokens.HEX_NAMES[g.at[decision.seat]]
    return ""


# Words by family --------------------------------------------------------------------------------


def plain_words(g: Dwarves, decision: Decision[Dwarves], token: int) -> Words:
    """An option by what it names, where the question does not matter."""
    if tokens.HEX.has(token):
        return things.hex_words(g, tokens.HEX.of(token))
    if tokens.HERO.has(token):
        return things.hero_words(g, tokens.HERO.of(token))
    if tokens.CARD.has(token):
        return things.card_words(g, tokens.CARD.of(token))
    if tokens.KIND.has(token):
        return things.kind_words(g, tokens.KIND.of(token))
    if tokens.LEADER.has(token):
        return things.leader_words(g, tokens.LEADER.of(token))
    if tokens.DIE.has(token):
        return things.die_words(g, tokens.DIE.of(token))
    if tokens.RECRUIT.has(token):
        return things.recruit_words(g, tokens.RECRUIT.of(token))
    if tokens.PAY.has(token):
        return answers.pay_words(g, decision.seat, tokens.PAY.of(token))
    return menus.word_words(g, token, decision.seat)


# Words by question ------------------------------------------------------------------------------


def react_words(g: Dwarves, decision: Decision[Dwarves], token: int) -> Words:
    """A card, spell or power that is used in a window."""
    if tokens.CARD.has(token):
        return things.owned_words(g, tokens.CARD.of(token))
    return plain_words(g, decision, token)


def use_words(g: Dwarves, decision: items.UseCard, token: int) -> Words:
    """Equipment that is used in the menu."""
    return react_words(g, decision, token)


def cast_words(g: Dwarves, decision: spells.Cast, token: int) -> Words:
    """A spell that is played in the menu."""
    return react_words(g, decision, token)


def board_words(g: Dwarves, decision: ChooseHero, token: int) -> Words:
    """A Hero to play, with the whole board."""
    if tokens.HERO.has(token):
        return things.board_words(g, tokens.HERO.of(token))
    return plain_words(g, decision, token)


def walk_words(g: Dwarves, decision: movement.Walk, token: int) -> Words:
    """A hex to go to, and what it costs; or something on the way."""
    if tokens.HEX.has(token):
        return answers.step_words(g, decision.seat, tokens.HEX.of(token))
    return menus.word_words(g, token, decision.seat, WALK)


def passage_words(g: Dwarves, decision: movement.TakePassage, token: int) -> Words:
    """An entrance where the Hero comes out."""
    return answers.step_words(g, decision.seat, tokens.HEX.of(token))


def check_words(g: Dwarves, decision: checks.ChooseCheck, token: int) -> Words:
    """A card that asks for a check: attribute and number."""
    return answers.check_words(g, decision.seat, token)


def attribute_words(g: Dwarves, decision: checks.ChooseAttribute, token: int) -> Words:
    """An attribute: dice, and the number that is a success."""
    return answers.attribute_words(g, decision.seat, decision.offers(g), tokens.ATTR.of(token))


def aim_words(g: Dwarves, decision: fights.Aim, token: int) -> Words:
    """Troops, a boss or a hex for a Catapult."""
    if tokens.CARD.has(token):
        return answers.boss_words(g, decision.seat, tokens.CARD.of(token))
    if tokens.HEX.has(token):
        label, note, _figure = plain_words(g, decision, token)
        return _("A Catapult shot at {place}").format(place=label), note, ""
    label, _note, _figure = plain_words(g, decision, token)
    return label, menus.foes_said(g, decision.seat), ""


def assign_words(g: Dwarves, decision: fights.AssignDie, token: int) -> Words:
    """Whom the highest die defeats."""
    if tokens.CARD.has(token):
        label = _("A hit on {card}").format(card=card_name(g, tokens.CARD.of(token)))
        return label, "", ""
    return plain_words(g, decision, token)


def fall_words(g: Dwarves, decision: fights.PickTarget, token: int) -> Words:
    """Where a troop falls: a hex, or a card."""
    if tokens.CARD.has(token):
        label = _("On the card {card}").format(card=card_name(g, tokens.CARD.of(token)))
        return label, "", ""
    label, note, _figure = plain_words(g, decision, token)
    return label, note, things.fullness(g, tokens.HEX.of(token))


def turn_words(g: Dwarves, decision: land.ChooseHex, token: int) -> Words:
    """A hex that is full."""
    label, note, _figure = plain_words(g, decision, token)
    return label, note, things.fullness(g, tokens.HEX.of(token))


def side_words(g: Dwarves, decision: land.SendTroop, token: int) -> Words:
    """The side of the arrow, with the hex there."""
    return answers.side_words(g, decision.place, tokens.SIDE.of(token))


def threat_words(g: Dwarves, decision: council.NameHero, token: int) -> Words:
    """A Hero who loses or gains a point."""
    change = -1 if decision.box == tokens.L1 else 1
    return answers.health_words(g, tokens.HERO.of(token), change)


def inspire_words(g: Dwarves, decision: completion.Inspire, token: int) -> Words:
    """A Hero who gains a point."""
    return answers.health_words(g, tokens.HERO.of(token), 1)


def heal_words(g: Dwarves, decision: health.Heal, token: int) -> Words:
    """A Hero who gains Health."""
    return answers.health_words(g, tokens.HERO.of(token), decision.points)


def share_words(g: Dwarves, decision: health.ShareHurt, token: int) -> Words:
    """A Hero who loses a point for the team."""
    return answers.health_words(g, tokens.HERO.of(token), -1)


def complete_words(g: Dwarves, decision: errands.Complete, token: int) -> Words:
    """A quest that is ready: what it brings."""
    card = tokens.CARD.of(token)
    return card_name(g, card), things.reward_text(g, card), ""


def journey_words(g: Dwarves, decision: journeys.BeginJourney, token: int) -> Words:
    """A journey: where it goes, and what it brings."""
    card = tokens.CARD.of(token)
    note = f"{things.card_text(g, card)} {things.reward_text(g, card)}"
    return card_name(g, card), note.strip(), ""


def marker_words(g: Dwarves, decision: loads.PickUp, token: int) -> Words:
    """The marker of a card."""
    card = tokens.CARD.of(token)
    label = _("The marker of {card}").format(card=card_name(g, card))
    return label, things.card_text(g, card), ""


LABELS: Final = ByDecision[Dwarves, int, Words](plain_words)
LABELS.on(ChooseHero, board_words)
LABELS.on(React, react_words)
LABELS.on(OpenReact, react_words)
LABELS.on(items.UseCard, use_words)
LABELS.on(spells.Cast, cast_words)
LABELS.on(movement.Walk, walk_words)
LABELS.on(movement.TakePassage, passage_words)
LABELS.on(checks.ChooseCheck, check_words)
LABELS.on(checks.ChooseAttribute, attribute_words)
LABELS.on(fights.Aim, aim_words)
LABELS.on(fights.AssignDie, assign_words)
LABELS.on(fights.PickTarget, fall_words)
LABELS.on(land.ChooseHex, turn_words)
LABELS.on(land.SendTroop, side_words)
LABELS.on(council.NameHero, threat_words)
LABELS.on(completion.Inspire, inspire_words)
LABELS.on(health.Heal, heal_words)
LABELS.on(health.ShareHurt, share_words)
LABELS.on(errands.Complete, complete_words)
LABELS.on(journeys.BeginJourney, journey_words)
LABELS.on(loads.PickUp, marker_words)


# Groups of options ------------------------------------------------------------------------------


def no_group(g: Dwarves, decision: Decision[Dwarves], token: int) -> str:
    """Most questions have one sort of options."""
    return ""


def menu_group(g: Dwarves, decision: Menu, token: int) -> str:
    """What costs an action, and what does not, if there is both."""
    if not has_free(g):
        return ""
    return _("Free") if token in menus.FREE else _("Actions")


def has_free(g: Dwarves) -> bool:
    """Does the open question offer something free?"""
    return any(token in menus.FREE for token in g.options)


def walk_group(g: Dwarves, decision: movement.Walk, token: int) -> str:
    """Steps, and what is done on the way, if there is both."""
    if not has_free(g):
        return ""
    return _("On the way") if token in menus.FREE else _("Go to")


GROUPS: Final = ByDecision[Dwarves, int, str](no_group)
GROUPS.on(Menu, menu_group)
GROUPS.on(movement.Walk, walk_group)

"""What an effect does in a few words, for the foot of a small card (the whole text is on hover)."""

from typing import Final

from jotunheim.games.valda import effects as e
from jotunheim.games.valda.effects import Effect
from jotunheim.texts import N_, N_plural, _, ngettext

GOODS: Final = (
    N_plural("{n} blood", "{n} blood"),
    N_plural("{n} diamond", "{n} diamonds"),
    N_plural("{n} gold", "{n} gold"),
    N_plural("{n} rune", "{n} runes"),
)
DICE: Final = (N_("roll yellow"), N_("roll blue"), N_("roll white"))
# By operation; {n} is its number, {most} how often or how many at most.
COUNTED: Final = {
    e.GAIN_FOLLOWERS: N_plural("+{n} follower", "+{n} followers"),
    e.STEAL_FOLLOWERS: N_plural("steal {n} follower", "steal {n} followers"),
    e.STEAL_RESOURCES: N_plural("steal {n} good", "steal {n} goods"),
    e.LOSE_RESOURCES: N_plural("burn {n} good", "burn {n} goods"),
    e.STEAL_RUNE: N_plural("steal {n} rune", "steal {n} runes"),
    e.STEAL_CARD: N_plural("steal {n} card", "steal {n} cards"),
    e.DESTROY_CARD: N_plural("destroy {n} card", "destroy {n} cards"),
    e.BUILDING_POINTS: N_plural("{n} building point", "{n} building points"),
    e.TOKENS: N_plural("+{n} token", "+{n} tokens"),
    e.SET_DIE: N_plural("turn {n} die", "turn {n} dice"),
}
SHORT: Final = {
    e.LOSE_FOLLOWERS: N_("kill {n}"),
    e.TAKE_CARD: N_("take a card"),
    e.SWAP_HANDS: N_("swap hands"),
    e.DRAW_MAIN: N_("draw {n}"),
    e.DRAW_DIVINE: N_("a divine card"),
    e.PEEK_DIVINE: N_("look at {most} decks"),
    e.CONVERT: N_("turn {most} into blood"),
    e.PAY_DRAW: N_("buy {most} cards"),
    e.PAY_LOSE_FOLLOWERS: N_("kill {most} for blood"),
    e.DISCARD_FOR_FOLLOWERS: N_("cards for followers"),
    e.FREE_BUILDING: N_("a free building"),
    e.MOVE_TEMPLE: N_("move a temple"),
    e.SWAP_TEMPLES: N_("switch temples"),
    e.FREEZE_TEMPLE: N_("freeze a temple"),
    e.DESTROY_TEMPLE: N_("raze a temple"),
    e.DESTROY_BUILDING: N_("raze a building"),
    e.IGNORE_HAVENS: N_("havens do not hold"),
    e.SHUFFLE_DISCARDS: N_("shuffle the piles"),
    e.BORROW_POWER: N_("borrow a power"),
}
RECOVERED: Final = (N_("take an attack"), N_("take a defence"))


def effects_words(effects: list[Effect]) -> str:
    """All effects of a card."""
    return ", ".join([word for word in map(effect_words, effects) if word])


def effect_words(effect: Effect) -> str:
    """One effect; empty: the picture and the value say it."""
    forms = GOODS[effect.kind] if effect.op == e.GAIN_RESOURCE else COUNTED.get(effect.op)
    if forms is not None:
        return ngettext(forms[0], forms[1], effect.number).format(n=effect.number)
    if effect.op == e.ROLL_FOLLOWERS:
        return _(DICE[effect.kind])
    if effect.op == e.RECOVER:
        return _(RECOVERED[effect.kind])
    line = SHORT.get(effect.op, "")
    return _(line).format(n=effect.number, most=effect.most) if line else ""

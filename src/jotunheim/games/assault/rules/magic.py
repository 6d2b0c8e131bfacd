"""Spell Cards: the Magic Command, hands, decks, and casting in general (AG-MAG).

The order of the deck is hidden from all, held spells from all but their owner (AG-INF-02, 03).
"""

from typing import ClassVar, final

from jotunheim.games.assault import tokens
from jotunheim.games.assault.effects import FREE_ADVANCED, Effect
from jotunheim.games.assault.rules.resources import has_card, spend
from jotunheim.games.assault.state import CAST, HANDS, LOOKED, SPELL_DECK, SPELL_DISCARD, Assault
from jotunheim.games.assault.words import events
from jotunheim.kernel import NO_CARD, PASS, Decision
from jotunheim.texts import N_, _


def look_at_spell(g: Assault, seat: int) -> int:
    """Draw a spell that only this seat sees, or none: NO_CARD (AG-MAG-09).

    An empty deck is refilled from the discards (AG-MAG-10).
    """
    if g.spells.refill(g, SPELL_DECK, SPELL_DISCARD):
        g.tell(events.SPELLS_RESHUFFLED, ())
    spell = g.spells.draw(g, SPELL_DECK, LOOKED)
    if spell != NO_CARD:
        g.spells.show(g, spell, 1 << seat)
    return spell


def keep(g: Assault, seat: int, spell: int) -> None:
    """The spell goes to the hand; there is no limit (AG-MAG-09). The others see only that."""
    g.spells.lay(g, spell, HANDS + seat)
    g.tell(events.KEPT, (seat, spell))
    g.tell(events.KEPT_HIDDEN, (seat,))


@final
class MagicMenu(Decision[Assault]):
    """Draw two, take the top of the discard pile, or neither (AG-MAG-01 to 03)."""

    form: ClassVar[str] = "menu"
    clauses: ClassVar[tuple[str, ...]] = ("AG-MAG-01", "AG-MAG-02", "AG-MAG-03", "AG-DEC-15")
    asks: ClassVar[str] = N_("Draw spells?")
    ends: ClassVar[str] = N_("Draw no spell")
    meanwhile: ClassVar[str] = N_("{seat} are playing Magic")

    def options(self, g: Assault) -> list[int]:
        found: list[int] = []
        discarded = g.spells.zones[SPELL_DISCARD]
        if g.spells.zones[SPELL_DECK] or discarded:
            found.append(tokens.W_DRAW)
        if discarded:
            found.append(tokens.W_DISCARD)
        found.append(PASS)
        return found

    def choose(self, g: Assault, token: int) -> None:
        if token == tokens.W_DISCARD:  # known to all until it is cast (AG-INF-08)
            spell = g.spells.top(SPELL_DISCARD)
            g.spells.lay(g, spell, HANDS + self.seat)
            g.tell(events.SPELL_TAKEN, (self.seat, spell))
        elif token == tokens.W_DRAW:
            look_at_spells(g, self.seat)

    def why_not(self, g: Assault, token: int) -> str:
        if token == tokens.W_DISCARD:
            return _("the Spell Discard Pile is empty (AG-MAG-02)")
        return _("no spell is left to draw (AG-MAG-10)") if token == tokens.W_DRAW else ""


def look_at_spells(g: Assault, seat: int) -> None:
    """Draw the two spells to choose from; a single one is kept at once (AG-MAG-10)."""
    for _draw in range(g.book.magic_draw[g.race_of[seat]]):
        look_at_spell(g, seat)
    g.tell(events.LOOKED, (seat, len(g.spells.zones[LOOKED])))
    g.then(KeepSpell(seat))


@final
class KeepSpell(Decision[Assault]):
    """Which of the two is kept? The other is discarded face up (AG-MAG-01, AG-INF-11-R)."""

    clauses: ClassVar[tuple[str, ...]] = ("AG-MAG-01", "AG-DEC-15")
    asks: ClassVar[str] = N_("Which spell do you keep?")
    meanwhile: ClassVar[str] = N_("{seat} are choosing a spell to keep")

    def options(self, g: Assault) -> list[int]:
        return tokens.SPELL.tokens(sorted(g.spells.zones[LOOKED]))

    def choose(self, g: Assault, token: int) -> None:
        keep(g, self.seat, tokens.SPELL.of(token))
        for spell in g.spells.zones[LOOKED][:]:
            g.spells.lay(g, spell, SPELL_DISCARD)  # so that all know it (AG-INF-09)
            g.tell(events.SPELL_DISCARDED, (self.seat, spell))


def is_free_caster(g: Assault, seat: int) -> bool:
    """An event frees its owner of paying Artifacts (AG-MAG-13)."""
    return g.ongoing[seat * g.book.ongoings + FREE_ADVANCED] > 0


def can_pay_advanced(g: Assault, seat: int) -> bool:
    """The advanced spell also costs an Artifact (AG-MAG-06)."""
    return has_card(g, seat, tokens.ARTIFACT) or is_free_caster(g, seat)


def forms(g: Assault, seat: int, when: int) -> list[int]:
    """The seat's spells of this moment, each in the forms it can pay (AG-MAG-05, 07)."""
    found: list[int] = []
    for spell in sorted(g.hand(seat)):
        if g.book.spells[spell].when == when:
            found.append(tokens.SPELL.token(spell))
            if can_pay_advanced(g, seat):
                found.append(tokens.ADVANCED.token(spell))
    return found


def spell_of(token: int) -> int:
    """The Spell Card a token names."""
    return tokens.ADVANCED.of(token) if tokens.ADVANCED.has(token) else tokens.SPELL.of(token)


def effects_of(g: Assault, token: int) -> list[Effect]:
    """What a spell does in the form the token names."""
    card = g.book.spells[spell_of(token)]
    return card.advanced if tokens.ADVANCED.has(token) else card.basic


def cast(g: Assault, seat: int, token: int) -> None:
    """Pay, and put the card out of the game: never onto the discard pile (AG-MAG-06, 08, 13)."""
    spell = spell_of(token)
    if tokens.ADVANCED.has(token) and not is_free_caster(g, seat):
        spend(g, seat, tokens.ARTIFACT)
        g.just_paid = 1
    else:
        g.just_paid = 0
    g.spells.lay(g, spell, CAST)
    g.tell(events.CAST, (seat, spell, 1 if tokens.ADVANCED.has(token) else 0))


def why_not_cast(g: Assault, seat: int, token: int) -> str:
    """Why this spell cannot be cast, as far as the hand and the Artifact go."""
    spell = spell_of(token)
    if spell not in g.hand(seat):
        return _("you do not hold this spell (AG-MAG-09)")
    if tokens.ADVANCED.has(token) and not can_pay_advanced(g, seat):
        return _("the advanced spell costs an Artifact (AG-MAG-06)")
    return ""

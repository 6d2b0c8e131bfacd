"""Cards before the final totals, and the totals (AG-BAT-17 to 22, 31)."""

from typing import ClassVar, final

from jotunheim.games.assault import effects as fx
from jotunheim.games.assault import tokens
from jotunheim.games.assault.book.tables import BLOCK, FOR_TOTALS, HIT
from jotunheim.games.assault.rules import board
from jotunheim.games.assault.rules.dice import Ability, PickDice, likeness, spread, usable_dice
from jotunheim.games.assault.rules.magic import cast, effects_of, forms, why_not_cast
from jotunheim.games.assault.rules.picks import Picks
from jotunheim.games.assault.rules.resources import has_card, spend
from jotunheim.games.assault.state import Assault, Side, blocks_made, hits_made
from jotunheim.games.assault.words.events import DIE_SET, TOTALS, USED
from jotunheim.games.assault.words.names import hits
from jotunheim.kernel import DONE, Decision, Family, Step
from jotunheim.kernel.dice import count_on
from jotunheim.texts import N_, _


def may_use_resources(g: Assault, seat: int, side: int) -> list[int]:
    """Ore for the attacker only, Weaponry for both, on a die not set yet (AG-RES-04, AG-BAT-22, 32)."""
    own = board.fight(g).sides[side]
    found: list[int] = []
    for kind in (tokens.ORE, tokens.WEAPONRY):
        if has_card(g, seat, kind) and (side == board.ATTACKER or not g.book.attacker_only[kind]):
            sets = any(effect.op == fx.SET_DIE for effect in g.book.resource_effects[kind])
            if not sets or tokens.NOBODY in own.is_set:
                found.append(kind)
    return found


def has_cards_for_battle(g: Assault, side: int) -> bool:
    """Is the seat asked at all? From public facts alone: spells held, fitting cards (AG-ACT-10).

    Neither giantslayers nor NPC giants use cards (AG-GSL-16, AG-NPC-09).
    """
    own = board.fight(g).sides[side]
    if own.race == tokens.GIANTSLAYERS or g.seat_of[own.race] == tokens.NOBODY:
        return False
    return len(g.hand(own.seat)) > 0 or len(may_use_resources(g, own.seat, side)) > 0


@final
class UseBattleCards(Decision[Assault]):
    """Spell and Resource Cards that say "before your final totals", in any order (AG-BAT-17).

    They come after the Command Cards, because a side that uses one cannot go back to those. Both sides may
    use them, the defender knowing the attacker's totals (AG-BAT-20, AG-GSL-17).
    """

    covert: ClassVar[bool] = True
    form: ClassVar[str] = "menu"
    clauses: ClassVar[tuple[str, ...]] = ("AG-BAT-17", "AG-RES-04", "AG-MAG-07", "AG-DEC-19")
    asks: ClassVar[str] = N_("Play a card before your totals are final?")
    ends: ClassVar[str] = N_("Play no card")
    meanwhile: ClassVar[str] = N_("{seat} are looking through their cards")

    def __init__(self, seat: int, side: int) -> None:
        super().__init__(seat)
        self.side: int = side

    def options(self, g: Assault) -> list[int]:
        if not has_cards_for_battle(g, self.side):
            return [DONE]
        found = tokens.RESOURCE.tokens(may_use_resources(g, self.seat, self.side))
        return [*found, *forms(g, self.seat, FOR_TOTALS), DONE]

    def choose(self, g: Assault, token: int) -> None:
        if token == DONE:
            return
        if tokens.is_spell(token):
            cast(g, self.seat, token)
            apply_all(g, self.seat, self.side, effects_of(g, token), token)
        else:
            kind = tokens.RESOURCE.of(token)
            spend(g, self.seat, kind)
            g.tell(USED, (self.seat, kind))
            apply_all(g, self.seat, self.side, g.book.resource_effects[kind], token)
        g.then(self)

    def expected(self, g: Assault) -> list[int]:
        return tokens.RESOURCE.tokens([tokens.ORE, tokens.WEAPONRY])

    def why_not(self, g: Assault, token: int) -> str:
        if tokens.is_spell(token):
            return why_not_cast(g, self.seat, token) or _("not before the final totals (AG-MAG-07)")
        if tokens.RESOURCE.has(token):
            return why_no_resource(g, self.seat, self.side, tokens.RESOURCE.of(token))
        return ""

    def always_stops(self, g: Assault) -> bool:
        return has_cards_for_battle(g, self.side)


def why_no_resource(g: Assault, seat: int, side: int, kind: int) -> str:
    """Why a Resource Card does not help in this battle."""
    if not has_card(g, seat, kind):
        return _("you own no such card (AG-RES-01)")
    if g.book.attacker_only[kind] and side == board.DEFENDER:
        return _("only the attacker uses Ore (AG-RES-04)")
    if kind == tokens.WEAPONRY:
        return _("every die is set already (AG-BAT-32)")
    return _("its text is not for battles (AG-RES-01)")


def apply_all(g: Assault, seat: int, side: int, effects: list[fx.Effect], token: int) -> None:
    """Carry out a card's effects on the own totals; what needs dice is asked."""
    own = board.fight(g).sides[side]
    for effect in effects:
        if effect.op == fx.ADD_HITS:
            own.added_hits += effect.number
        elif effect.op == fx.ADD_BLOCKS:
            own.added_blocks += effect.number
        elif effect.op == fx.IGNORE_BLOCKS:
            own.ignored_blocks += effect.number
        elif effect.op == fx.SET_DIE:
            g.then(SetDie(seat, side, effect.number))
        elif effect.op == fx.CONVERT:
            ability = Ability(token, fx.CONVERT, effect.form, effect.number, effect.most)
            number = min(effect.most, sum(usable_dice(own, ability)))
            if number > 0:
                g.then(PickDice(seat, side, number, ability))


@final
class SetDie(Picks):
    """Which die does Weaponry set, whatever it shows? (AG-BAT-32)"""

    family: ClassVar[Family] = tokens.DIE
    clauses: ClassVar[tuple[str, ...]] = ("AG-BAT-32", "AG-DEC-19")
    asks: ClassVar[str] = N_("Which die counts as {hits}?")
    meanwhile: ClassVar[str] = N_("{seat} are choosing a die")

    def __init__(self, seat: int, side: int, hits: int) -> None:
        super().__init__(seat, 1, 1)
        self.side: int = side
        self.hits = hits

    def values(self, g: Assault) -> dict[str, str]:
        return {"hits": hits(self.hits)}

    def counts(self, g: Assault) -> list[int]:
        own = board.fight(g).sides[self.side]
        return spread(own, [1 if value == tokens.NOBODY else 0 for value in own.is_set])

    def alike(self, g: Assault) -> list[int]:
        own = board.fight(g).sides[self.side]
        return spread(own, likeness(own))

    def finish(self, g: Assault, picks: list[int]) -> None:
        own = board.fight(g).sides[self.side]
        die = tokens.DIE.of(picks[0]) - (1 - own.special)
        own.is_set[die] = self.hits
        g.tell(DIE_SET, (own.race, self.side, die, self.hits))


@final
class DetermineTotals(Step[Assault]):
    """The final totals are summed and recorded for all to see (AG-BAT-18, 31, AG-COM-25, AG-GLO-09).

    The attacker's are known before the defender rolls (AG-INF-06).
    """

    def __init__(self, side: int) -> None:
        self.side: int = side

    def run(self, g: Assault) -> None:
        own = board.fight(g).sides[self.side]
        for bonus in bonuses(g, self.side):
            own.added_hits += bonus.hits
            own.added_blocks += bonus.blocks
            own.ignored_blocks += bonus.ignored
        own.hits = own.added_hits
        own.blocks = own.added_blocks
        for die in range(own.dice):
            own.hits += hits_on(own, die)
            own.blocks += blocks_on(own, die)
        g.tell(TOTALS, (own.race, self.side, own.hits, own.blocks))


def hits_on(own: Side, die: int) -> int:
    """Hits of one die; an arcane result that was not converted is a miss (AG-BAT-09)."""
    if own.is_set[die] != tokens.NOBODY:
        return own.is_set[die]
    return count_on(own.faces[die], HIT) + hits_made(own, die)


def blocks_on(own: Side, die: int) -> int:
    """Blocks of one die."""
    if own.is_set[die] != tokens.NOBODY:
        return 0
    return count_on(own.faces[die], BLOCK) + blocks_made(own, die)


def is_awake(g: Assault, seat: int, side: int, second: int) -> bool:
    """A lasting ability works while the Leader card lies activated in the row and the leader stands
    healthy on the board (AG-LDR-01 to 03, 10, AG-DMG-12), in the battle itself where the card says
    so."""
    race = g.race_of[seat]
    card = race * 2 + second
    slot = tokens.SECOND_LEADER if second else tokens.LEADER
    if not g.book.lasting[card] or not g.activated[seat]:
        return False
    if g.laid[seat * tokens.COMMANDS + tokens.LEAD] == 0:
        return False
    if g.book.needs_presence[card]:
        return board.participants(g, side)[slot] > 0
    return board.place_of(g, race, slot) != tokens.NOBODY


@final
class Bonus:
    """What a side surely adds to its totals, and the card it comes from."""

    def __init__(self, title: str) -> None:
        self.title = title
        self.hits = 0
        self.blocks = 0
        self.ignored = 0  # blocks of the enemy

    def add(self, effect: fx.Effect, side: int, units: int) -> None:
        """One effect of a lasting ability."""
        if effect.op == fx.ADD_HITS_PER_UNITS:  # Guh adds hits (AG-TIP-03)
            self.hits += units // effect.number
        elif effect.op == fx.ADD_HITS:
            self.hits += effect.number
        elif effect.op == fx.ADD_BLOCKS or (
            effect.op == fx.ADD_BLOCKS_DEFENDING and side == board.DEFENDER
        ):
            self.blocks += effect.number
        elif effect.op == fx.IGNORE_BLOCKS:
            self.ignored += effect.number


def bonuses(g: Assault, side: int) -> list[Bonus]:
    """Lasting Leader abilities and ongoing events; they come by themselves (AG-BAT-31).

    NPC giants have none (AG-NPC-09).
    """
    own = board.fight(g).sides[side]
    found: list[Bonus] = []
    if own.race == tokens.GIANTSLAYERS or g.seat_of[own.race] == tokens.NOBODY:
        return found
    units = sum(board.participants(g, side))
    for second in range(2):
        if is_awake(g, own.seat, side, second):
            bonus = Bonus(g.book.ability_titles[own.race * 2 + second])
            for effect in g.book.ability[own.race * 2 + second]:
                bonus.add(effect, side, units)
            found.append(bonus)
    blocks = g.ongoing[own.seat * g.book.ongoings + fx.BLOCK_ON_MARKER]
    if blocks > 0 and side == board.DEFENDER and has_own_marker(g, own.race, board.fight(g).region):
        bonus = Bonus(ongoing_title(g, own.race, fx.BLOCK_ON_MARKER))
        bonus.blocks = blocks
        found.append(bonus)
    return found


def bonuses_to_come(g: Assault, side: int) -> list[Bonus]:
    """Those that are not yet part of the totals."""
    return bonuses(g, side) if board.fight(g).stage <= 3 + side else []


def ongoing_title(g: Assault, race: int, reward: int) -> str:
    """The special event of the race that grants an ongoing reward."""
    for event in g.book.stacks[race]:
        card = g.book.events[event]
        if any(effect.op == fx.ONGOING and effect.kind == reward for effect in card.rewards):
            return card.title
    return ""


def standing_totals(g: Assault, side: int) -> tuple[int, int]:
    """Hits and blocks as dice and cards stand now, with all that is certain (AG-BAT-31)."""
    own = board.fight(g).sides[side]
    sure = bonuses_to_come(g, side)
    hits = own.added_hits + sum([bonus.hits for bonus in sure])
    blocks = own.added_blocks + sum([bonus.blocks for bonus in sure])
    for die in range(own.dice):
        hits += hits_on(own, die)
        blocks += blocks_on(own, die)
    return hits, blocks


def standing_ignored(g: Assault, side: int) -> int:
    """How many blocks of the other side will not help it, as far as is certain now."""
    sure = sum([bonus.ignored for bonus in bonuses_to_come(g, side)])
    return board.fight(g).sides[side].ignored_blocks + sure


def has_own_marker(g: Assault, race: int, region: int) -> bool:
    """Does the region carry the marker that the race's special command places?"""
    marker = g.book.special[race].placed_marker
    return marker != tokens.NOBODY and g.markers[marker * tokens.REGIONS + region] > 0

"""The Combat Table while a battle is fought: steps, both sides, dice, totals (AG-COM-25, AG-ACT-04)."""

from typing import Final

from jotunheim.games.assault import tokens
from jotunheim.games.assault.book.tables import BLOCK, HIT
from jotunheim.games.assault.effects import REROLL, TO_HITS
from jotunheim.games.assault.rules import board
from jotunheim.games.assault.rules.battle import Advance
from jotunheim.games.assault.rules.dice import Ability, abilities, may_use, number_of_dice
from jotunheim.games.assault.rules.totals import standing_ignored, standing_totals
from jotunheim.games.assault.state import Assault, Side, blocks_made, hits_made
from jotunheim.games.assault.view.map import NO_VIEWER, slayer_piece, stacks
from jotunheim.games.assault.words import names
from jotunheim.games.assault.words.battle import sure_words
from jotunheim.games.assault.words.targets import offered, unit_place
from jotunheim.kernel.dice import count_in
from jotunheim.scene import Badge, Die, Marker, Piece, Sheet, Track
from jotunheim.texts import N_, _, listed, ngettext, plural

STEPS: Final = (
    N_("Start spells"),
    N_("Attack"),
    N_("Defence"),
    N_("Casualties"),
    N_("Points, conquest"),
)
# The stage of the battle, as the rules count it, as a step of the track.
STEP_OF_STAGE: Final = (0, 0, 0, 1, 2, 3, 3)


def sheets(g: Assault, viewer: int) -> tuple[Sheet, ...]:
    """The whole battle, or nothing."""
    if g.battle is None:
        return ()
    return (head(g), side_sheet(g, board.ATTACKER, viewer), side_sheet(g, board.DEFENDER, viewer))


def head(g: Assault) -> Sheet:
    """Where it is fought, how far it has come, what the totals mean."""
    battle = board.fight(g)
    region = names.region_title(g.book, battle.region)
    asked = g.asked
    step = STEP_OF_STAGE[battle.stage]
    if type(asked) is Advance:  # the rules count no stage for it
        step = len(STEPS) - 1
    steps = Track(
        key="steps",
        title="",
        steps=tuple([_(name) for name in STEPS]),
        markers=(Marker(key="step", at=step, name=_("now")),),
        kind="phases",
    )
    origin = names.region_title(g.book, battle.origin)
    where = _("from {origin} into {region}").format(origin=origin, region=region)
    if battle.sides[board.ATTACKER].race == tokens.GIANTSLAYERS:
        where = _("giantslayers against giants")
    return Sheet(
        key="battle",
        title=_("Battle for {region}").format(region=region),
        subtitle=where,
        tracks=(steps,),
        note=forecast(g),
    )


def forecast(g: Assault) -> str:
    """What the totals would do as they stand."""
    battle = board.fight(g)
    if battle.stage < 3 or battle.stage > 4:
        return ""
    struck, warded = standing_totals(g, board.ATTACKER)
    if battle.stage == 3:
        text = _("As it stands: {totals} before the defence.")
        return text.format(totals=names.counts(struck, warded))
    back, held = standing_totals(g, board.DEFENDER)
    there = max(struck - max(held - standing_ignored(g, board.ATTACKER), 0), 0)
    here = max(back - max(warded - standing_ignored(g, board.DEFENDER), 0), 0)
    text = _("As it stands: {there} damage for the defenders, {here} for the attackers.")
    return text.format(there=there, here=here)


def side_sheet(g: Assault, side: int, viewer: int) -> Sheet:
    """One side: its army, its dice, its totals, and what can still change them."""
    own = board.fight(g).sides[side]
    title = _("{who} attack") if side == board.ATTACKER else _("{who} defend")
    seat = own.seat if own.race == tokens.GIANTSLAYERS else g.seat_of[own.race]
    led = ""
    if own.race == tokens.GIANTSLAYERS or seat == tokens.NOBODY:
        led = _("led by the {race}").format(race=names.race_title(g.book, g.race_of[own.seat]))
    return Sheet(
        key=f"battle{side}",
        title=title.format(who=names.side_title(g, own.race)),
        subtitle=led,
        owner=seat,
        colour=tokens.RACE_NAMES[own.race] if own.race != tokens.GIANTSLAYERS else "",
        badges=totals(g, side),
        pieces=tuple(fighters(g, side, viewer)),
        dice=dice(g, side, viewer),
        note=" ".join(filter(None, side_notes(g, side))),
    )


def side_notes(g: Assault, side: int) -> tuple[str, ...]:
    """What is certain, what can still change, whom damage hits first."""
    sure = listed(sure_words(g, side))
    added = _("Certain: {results}.").format(results=sure) if sure else ""
    return changes(g, side), added, piercing(g, side), first_victim(g, side)


def totals(g: Assault, side: int) -> tuple[Badge, ...]:
    """Hits and blocks: as rolled, and as they stand with changes and what is certain."""
    own = board.fight(g).sides[side]
    if own.dice == 0:
        return (Badge(text="–", note=_("hits")), Badge(text="–", note=_("blocks")))
    struck, warded = standing_totals(g, side)
    hits = before_and_after(count_in(own.faces, HIT), struck)
    blocks = before_and_after(count_in(own.faces, BLOCK), warded)
    return (
        Badge(text=hits, note=ngettext("hit", "hits", struck)),
        Badge(text=blocks, note=ngettext("block", "blocks", warded)),
    )


def before_and_after(before: int, now: int) -> str:
    """`5→9`, or the number alone."""
    return str(now) if before == now else f"{before}→{now}"


def fighters(g: Assault, side: int, viewer: int) -> list[Piece]:
    """Those who fight; whom one may pick now can be clicked here too."""
    battle = board.fight(g)
    own = battle.sides[side]
    if own.race == tokens.GIANTSLAYERS:
        return [slayer_piece(g, slayer, viewer, "battle-") for slayer in battle.slayers]
    asked = g.asked
    place = battle.region if side == board.DEFENDER else battle.origin
    mine = asked is not None and unit_place(g, asked) == (own.race, place)
    units = board.participants(g, side)
    return stacks(g, own.race, place, units, viewer if mine else NO_VIEWER, "battle-", "")


def changes(g: Assault, side: int) -> str:
    """What commands and powers can still do to the dice."""
    own = board.fight(g).sides[side]
    if board.fight(g).stage > 3 + side:
        return ""
    able = may_use(g, side) if own.dice else [a for a in abilities(g, side) if a.number > 0]
    words = listed([ability_title(ability) for ability in able])
    return _("Can still change them: {abilities}.").format(abilities=words) if words else ""


def ability_title(ability: Ability) -> str:
    """`re-roll 2 dice`, `3 arcane into 2 hits each`."""
    if ability.op == REROLL:
        n = ability.number
        return plural("re-roll {n} die", "re-roll {n} dice", n)
    made = names.hits(ability.per) if ability.to == TO_HITS else names.blocks(ability.per)
    text = ngettext("{n} arcane into {made}", "{n} arcane into {made} each", ability.number)
    return text.format(n=ability.number, made=made)


def piercing(g: Assault, side: int) -> str:
    """How many blocks of the other side do not help it; otherwise its damage would look wrong."""
    n = standing_ignored(g, side)
    text = ngettext("Ignores {n} enemy block.", "Ignores {n} enemy blocks.", n)
    return text.format(n=n) if n else ""


def first_victim(g: Assault, side: int) -> str:
    """A champion takes damage before all others (AG-DMG-01)."""
    own = board.fight(g).sides[side]
    if own.race == tokens.GIANTSLAYERS:
        return ""
    units = board.participants(g, side)
    for slot in range(tokens.SLOTS):
        if units[slot] > 0 and board.is_champion(slot):
            unit = names.unit_title(g.book, own.race, slot)
            return _("{unit} must take damage first.").format(unit=unit)
    return ""


def dice(g: Assault, side: int, viewer: int) -> tuple[Die, ...]:
    """The dice as they lie, or as many as will be rolled."""
    own = board.fight(g).sides[side]
    if own.dice:
        return tuple([die(g, own, side, number, viewer) for number in range(own.dice)])
    if board.fight(g).stage > 4:
        return ()
    special = 0 if own.race == tokens.GIANTSLAYERS else 1
    return tuple(
        [
            Die(
                key=f"die{side}-{number}",
                face="?",
                kind=tokens.RACE_NAMES[own.race] if number < special else "grey",
                states=("unrolled",),
            )
            for number in range(number_of_dice(g, side))
        ]
    )


def die(g: Assault, own: Side, side: int, number: int, viewer: int) -> Die:
    """A die as it lies, with what was made of it (AG-BAT-32)."""
    states: list[str] = []
    note = ""
    if own.turned[number] > 0:
        states.append("changed")
        made = names.counts(hits_made(own, number), blocks_made(own, number))
        note = _("converted into {totals}").format(totals=made)
    if own.is_set[number] != tokens.NOBODY:
        states.append("locked")
        n = own.is_set[number]
        note = plural("counts as {n} hit", "counts as {n} hits", n)
    token = tokens.DIE.token(number) + 1 - own.special
    asked = g.asked
    mine = asked is not None and asked.seat == viewer == own.seat
    if mine and token in g.picks:
        states.append("chosen")
    return Die(
        key=f"die{side}-{number}",
        face=names.face_name(own.faces[number]),
        kind=tokens.RACE_NAMES[own.race] if number < own.special else "grey",
        owner=own.seat,
        states=tuple(states),
        note=note,
        token=offered(g, viewer, token) if mine else "",
    )

# not compiled: made for people, never in a hot path
"""The Combat Table while a battle is fought: steps, both sides, dice, totals (AG-COM-25, AG-ACT-04)."""

from typing import Final

from jotunheim.games.assault.book import BLOCK, HIT
from jotunheim.games.assault.effects import REROLL, TO_HITS
from jotunheim.games.assault.names import face_title, side_title, unit_title
from jotunheim.games.assault.prompts import unit_place
from jotunheim.games.assault.rules.board import (
    ATTACKER,
    DEFENDER,
    fight,
    is_champion,
    participants,
)
from jotunheim.games.assault.rules.dice import (
    Ability,
    abilities,
    may_use,
    number_of_dice,
)
from jotunheim.games.assault.state import Assault, Side
from jotunheim.games.assault.tokens import (
    GIANTSLAYERS,
    NOBODY,
    RACE_NAMES,
    SLAYER_NAMES,
    SLOT_NAMES,
    SLOTS,
    T_DIE,
    T_SLAYER,
    T_UNIT,
)
from jotunheim.games.assault.view_base import offered
from jotunheim.games.assault.view_commands import many
from jotunheim.games.assault.view_map import ORDER, slayer_piece, unit_piece
from jotunheim.games.assault.view_words import standing_totals
from jotunheim.games.assault.wording import counts
from jotunheim.scene import Badge, Die, Marker, Piece, Sheet, Track

STEPS: Final = ("Start spells", "Attack", "Defence", "Casualties", "Points, conquest")
# The stage of the battle, as the rules count it, as a step of the track.
STEP_OF_STAGE: Final = (0, 0, 0, 1, 2, 3, 3)


def sheets(g: Assault, viewer: int) -> tuple[Sheet, ...]:
    """The whole battle, or nothing."""
    if g.battle is None:
        return ()
    return (head(g), side_sheet(g, ATTACKER, viewer), side_sheet(g, DEFENDER, viewer))


def head(g: Assault) -> Sheet:
    """Where it is fought, how far it has come, what the totals mean."""
    battle = fight(g)
    titles = g.book.region_titles
    asked = g.asked
    step = STEP_OF_STAGE[battle.stage]
    if asked is not None and asked.question() == "Advance":
        step = len(STEPS) - 1
    steps = Track(
        key="steps",
        title="",
        steps=STEPS,
        markers=(Marker(key="step", at=step, name="now"),),
        kind="phases",
    )
    where = f"from {titles[battle.origin]} into {titles[battle.region]}"
    if battle.sides[ATTACKER].race == GIANTSLAYERS:
        where = "giantslayers against giants"
    return Sheet(
        key="battle",
        title=f"Battle for {titles[battle.region]}",
        subtitle=where,
        tracks=(steps,),
        note=forecast(g),
    )


def forecast(g: Assault) -> str:
    """What the totals would do as they stand."""
    battle = fight(g)
    attacker, defender = battle.sides
    if battle.stage < 3 or battle.stage > 4:
        return ""
    hits, _ = standing_totals(attacker)
    if battle.stage == 3:
        return f"As it stands: {counts(*standing_totals(attacker))} before the defence."
    back, blocks = standing_totals(defender)
    _, own_blocks = standing_totals(attacker)
    there = max(hits - max(blocks - attacker.ignored_blocks, 0), 0)
    here = max(back - max(own_blocks - defender.ignored_blocks, 0), 0)
    return f"As it stands: {there} damage for the defenders, {here} for the attackers."


def side_sheet(g: Assault, side: int, viewer: int) -> Sheet:
    """One side: its army, its dice, its totals, and what can still change them."""
    own = fight(g).sides[side]
    verb = "attack" if side == ATTACKER else "defend"
    seat = own.seat if own.race == GIANTSLAYERS else g.seat_of[own.race]
    led = ""
    if own.race == GIANTSLAYERS or seat == NOBODY:
        led = f"led by the {g.book.race_titles[g.race_of[own.seat]]}"
    return Sheet(
        key=f"battle{side}",
        title=f"{side_title(g, own.race)} {verb}",
        subtitle=led,
        owner=seat,
        colour=RACE_NAMES[own.race] if own.race != GIANTSLAYERS else "",
        badges=totals(own),
        pieces=tuple(fighters(g, side, viewer)),
        dice=dice(g, side, viewer),
        note=" ".join([text for text in (changes(g, side), first_victim(g, side)) if text]),
    )


def totals(own: Side) -> tuple[Badge, ...]:
    """Hits and blocks: as rolled, and as they stand after changes."""
    if own.dice == 0:
        return (Badge(text="–", note="hits"), Badge(text="–", note="blocks"))
    hits, blocks = standing_totals(own)
    return (
        Badge(text=before_and_after(rolled(own, HIT), hits), note="hits"),
        Badge(text=before_and_after(rolled(own, BLOCK), blocks), note="blocks"),
    )


def rolled(own: Side, symbol: int) -> int:
    """What the faces show of a symbol, before conversions and cards."""
    return sum([face & 7 for face in own.faces if face >> 3 == symbol])


def before_and_after(before: int, now: int) -> str:
    """`5→9`, or the number alone."""
    return str(now) if before == now else f"{before}→{now}"


def fighters(g: Assault, side: int, viewer: int) -> list[Piece]:
    """Those who fight; whom one may pick now can be clicked here too."""
    battle = fight(g)
    own = battle.sides[side]
    if own.race == GIANTSLAYERS:
        return [
            slayer_piece(
                g, slayer, f"battle-{SLAYER_NAMES[slayer]}", offered(g, viewer, T_SLAYER + slayer)
            )
            for slayer in battle.slayers
        ]
    asked = g.asked
    place = battle.region if side == DEFENDER else battle.origin
    mine = asked is not None and asked.seat == viewer and unit_place(g, asked) == (own.race, place)
    units = participants(g, side)
    found: list[Piece] = []
    for slot in ORDER:
        if units[slot] > 0:
            token = offered(g, viewer, T_UNIT + slot) if mine else ""
            key = f"battle-{RACE_NAMES[own.race]}-{SLOT_NAMES[slot]}"
            found.append(unit_piece(g, own.race, place, slot, units[slot], key, token))
    return found


def changes(g: Assault, side: int) -> str:
    """What commands and powers can still do to the dice."""
    own = fight(g).sides[side]
    if fight(g).stage > 3 + side:
        return ""
    able = may_use(g, side) if own.dice else [a for a in abilities(g, side) if a.number > 0]
    words = ", ".join([ability_title(ability) for ability in able])
    return f"Can still change them: {words}." if words else ""


def ability_title(ability: Ability) -> str:
    """`re-roll 2 dice`, `3 arcane into 2 hits each`."""
    if ability.op == REROLL:
        return f"re-roll {ability.number} {'die' if ability.number == 1 else 'dice'}"
    made = many(ability.per, "hit" if ability.to == TO_HITS else "block")
    return f"{ability.number} arcane into {made}{' each' if ability.number > 1 else ''}"


def first_victim(g: Assault, side: int) -> str:
    """A champion takes damage before all others (AG-DMG-01)."""
    own = fight(g).sides[side]
    if own.race == GIANTSLAYERS:
        return ""
    units = participants(g, side)
    for slot in range(SLOTS):
        if units[slot] > 0 and is_champion(slot):
            return f"{unit_title(g.book, own.race, slot)} must take damage first."
    return ""


def dice(g: Assault, side: int, viewer: int) -> tuple[Die, ...]:
    """The dice as they lie, or as many as will be rolled."""
    own = fight(g).sides[side]
    if own.dice:
        return tuple([die(g, own, side, number, viewer) for number in range(own.dice)])
    if fight(g).stage > 4:
        return ()
    special = 0 if own.race == GIANTSLAYERS else 1
    return tuple(
        [
            Die(
                key=f"die{side}-{number}",
                face="?",
                kind=RACE_NAMES[own.race] if number < special else "grey",
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
        note = "converted into " + counts(own.made[number] >> 4, own.made[number] & 15)
    if own.is_set[number] != NOBODY:
        states.append("locked")
        note = f"counts as {own.is_set[number]} hits"
    token = T_DIE + number + 1 - own.special
    asked = g.asked
    mine = asked is not None and asked.seat == viewer == own.seat
    if mine and token in g.picked:
        states.append("chosen")
    return Die(
        key=f"die{side}-{number}",
        face=face_title(own.faces[number]),
        kind=RACE_NAMES[own.race] if number < own.special else "grey",
        owner=own.seat,
        states=tuple(states),
        note=note,
        token=offered(g, viewer, token) if mine else "",
    )

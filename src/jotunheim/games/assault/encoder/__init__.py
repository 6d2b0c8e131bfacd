"""What a seat sees as numbers, for research; each field has one function that makes its numbers.

Open is what AG-INF-01 says; of spells and points it holds what this seat knows (AG-INF-02, 04, 08).
"""

from typing import Final

from jotunheim.games.assault import tokens
from jotunheim.games.assault.encoder import battle, board, cards
from jotunheim.games.assault.encoder import question as asked
from jotunheim.games.assault.encoder.question import UNDER_WAY
from jotunheim.games.assault.state import Assault
from jotunheim.kernel.encoders import BLIND, SEATS, ZERO_SUM, Encoder, Field

ENCODER: Final = Encoder[Assault](
    [ZERO_SUM, BLIND],
    asked.DECISIONS,
    [
        Field(
            "region", (tokens.REGIONS,), "the region that the question is about", marks=asked.region
        ),
        Field(
            "slayer",
            (tokens.SLAYERS,),
            "the giantslayer that the question is about",
            marks=asked.slayer,
        ),
        Field(
            "amounts",
            (3,),
            "to be picked: at least / 10, at most / 10; damage, units or cards that it is about / 12",
            marks=asked.amounts,
        ),
        Field(
            "picked",
            (tokens.WORD.first + tokens.WORD.size,),
            "picked so far / 8, by token",
            marks=asked.picked,
        ),
        Field(
            "under_way",
            (UNDER_WAY,),
            "units on their way / 6; units removed for room / 6 by kind; budget of the command / 12; "
            "maneuvers / 6; no penalty",
            marks=asked.under_way,
        ),
        Field(
            "regions", (tokens.REGIONS, board.REGION_ROW), board.REGION_MEANING, marks=board.regions
        ),
        Field("seats", (SEATS, board.SEAT_ROW), board.SEAT_MEANING, marks=board.seats),
        Field("npcs", (tokens.RACES,), "races that nobody leads", marks=board.npcs),
        Field("times", (2,), "round / 30; last round / 30, once it is known", marks=board.times),
        Field("pools", (2,), "what is left of each pool", marks=board.pools),
        Field("stories", (2,), "Food fed / 20, Artifacts turned in / 20", marks=board.stories),
        Field(
            "box",
            (2, tokens.RACES, tokens.KINDS),
            "units / 12 to be had, and gone for good, by race and kind",
            marks=board.box,
        ),
        Field(
            "freed",
            (tokens.RACES,),
            "second champions or leaders that may be recruited / 2",
            marks=board.freed,
        ),
        Field(
            "slayers",
            (2, tokens.SLAYERS),
            "giantslayers wounded; attacked in this Rest",
            marks=board.slayers,
        ),
        Field(
            "resource_piles",
            (3, tokens.RESOURCES),
            "Resource Cards by kind: deck / 20, discard pile / 20, draft / 10",
            marks=cards.resource_piles,
        ),
        Field(
            "open_events",
            (tokens.EVENTS,),
            "universal events that lie open",
            marks=cards.open_events,
        ),
        Field(
            "claimed_events",
            (tokens.EVENTS, SEATS),
            "who claimed each event last",
            marks=cards.claimed_events,
        ),
        Field(
            "special_events",
            (tokens.RACES,),
            "own events behind each race / 4",
            marks=cards.special_events,
        ),
        Field(
            "spell_piles",
            (4, tokens.SPELLS),
            "spells in the discard pile, on top of it, out of the game, looked at by this seat",
            marks=cards.spell_piles,
        ),
        Field("deck_sizes", (2,), "Spell Deck / 18, Event Deck / 19", marks=cards.deck_sizes),
        Field("partner", (SEATS,), "the partner of the trade under way", marks=cards.partner),
        Field(
            "offer",
            (2, tokens.RESOURCES),
            "cards given, cards asked for, / 10 by kind",
            marks=cards.offer,
        ),
        Field(
            "spent",
            (2,),
            "offers made / 3; an Artifact has just been spent on a spell",
            marks=cards.spent,
        ),
        Field("battle", (battle.BATTLE_ROW,), battle.BATTLE_MEANING, marks=battle.battle),
        Field(
            "deciders", (2, SEATS), "who decides for attacker and defender", marks=battle.deciders
        ),
        Field("sides", (2, battle.SIDE_ROW), battle.SIDE_MEANING, marks=battle.sides),
        Field("dice", (2, tokens.DICE, battle.DIE_ROW), battle.DIE_MEANING, marks=battle.dice),
        Field(
            "casts",
            (2, battle.CASTS),
            "start spells that stand, by side: basic, then advanced",
            marks=battle.casts,
        ),
    ],
)

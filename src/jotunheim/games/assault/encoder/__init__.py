"""What a seat sees as numbers, for research; each field has one function that makes its numbers.

Open is what AG-INF-01 says; of spells and points it holds what this seat knows (AG-INF-02, 04, 08).
"""

from typing import Final

from jotunheim.games.assault import tokens
from jotunheim.games.assault.encoder import battle, board, cards
from jotunheim.games.assault.encoder import question as asked
from jotunheim.games.assault.encoder.question import UNDER_WAY
from jotunheim.games.assault.state import Assault
from jotunheim.kernel.encoders import BLIND, SEATS, ZERO_SUM, Encoder, Field, bits, share, shares

ENCODER: Final = Encoder[Assault](
    [ZERO_SUM, BLIND],
    asked.DECISIONS,
    [
        Field("region", (tokens.REGIONS,), "the region that the question is about", asked.region),
        Field(
            "slayer", (tokens.SLAYERS,), "the giantslayer that the question is about", asked.slayer
        ),
        Field(
            "amounts",
            (3,),
            "to be picked: at least / 10, at most / 10; damage, units or cards that it is about / 12",
            asked.amounts,
        ),
        Field(
            "picked",
            (tokens.WORD.first + tokens.WORD.size,),
            "picked so far / 8, by token",
            asked.picked,
        ),
        Field(
            "under_way",
            (UNDER_WAY,),
            "units on their way / 6; units removed for room / 6 by kind; budget of the command / 12; "
            "maneuvers / 6; no penalty",
            asked.under_way,
        ),
        Field(
            "regions", (tokens.REGIONS, board.REGION_ROW), board.REGION_MEANING, marks=board.regions
        ),
        Field("seats", (SEATS, board.SEAT_ROW), board.SEAT_MEANING, board.seats),
        Field("npcs", (tokens.RACES,), "races that nobody leads", board.npcs),
        Field("times", (2,), "round / 30; last round / 30, once it is known", board.times),
        Field("pools", (2,), "what is left of each pool", board.pools),
        Field("stories", (2,), "Food fed / 20, Artifacts turned in / 20", board.stories),
        Field(
            "box",
            (2, tokens.RACES, tokens.KINDS),
            "units / 12 to be had, and gone for good, by race and kind",
            lambda g, seat: shares(g.supply, 12) + shares(g.gone, 12),
        ),
        Field(
            "freed",
            (tokens.RACES,),
            "second champions or leaders that may be recruited / 2",
            lambda g, seat: shares(g.freed, 2),
        ),
        Field(
            "slayers",
            (2, tokens.SLAYERS),
            "giantslayers wounded; attacked in this Rest",
            lambda g, seat: [*shares(g.slayers_wounded, 1), *bits(g.acted, tokens.SLAYERS)],
        ),
        Field(
            "resource_piles",
            (3, tokens.RESOURCES),
            "Resource Cards by kind: deck / 20, discard pile / 20, draft / 10",
            lambda g, seat: shares(g.deck, 20) + shares(g.discard, 20) + shares(g.offered, 10),
        ),
        Field("open_events", (tokens.EVENTS,), "universal events that lie open", cards.open_events),
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
            lambda g, seat: shares(g.next_special, 4),
        ),
        Field(
            "spell_piles",
            (4, tokens.SPELLS),
            "spells in the discard pile, on top of it, out of the game, looked at by this seat",
            cards.spell_piles,
        ),
        Field("deck_sizes", (2,), "Spell Deck / 18, Event Deck / 19", cards.deck_sizes),
        Field("partner", (SEATS,), "the partner of the trade under way", cards.partner),
        Field(
            "offer",
            (2, tokens.RESOURCES),
            "cards given, cards asked for, / 10 by kind",
            lambda g, seat: shares(g.offer, 10),
        ),
        Field(
            "spent",
            (2,),
            "offers made / 3; an Artifact has just been spent on a spell",
            lambda g, seat: [share(g.offers, 3), float(g.just_paid)],
        ),
        Field("battle", (battle.BATTLE_ROW,), battle.BATTLE_MEANING, battle.battle),
        Field("deciders", (2, SEATS), "who decides for attacker and defender", battle.deciders),
        Field("sides", (2, battle.SIDE_ROW), battle.SIDE_MEANING, battle.sides),
        Field("dice", (2, tokens.DICE, battle.DIE_ROW), battle.DIE_MEANING, battle.dice),
        Field(
            "casts",
            (2, battle.CASTS),
            "start spells that stand, by side: basic, then advanced",
            battle.casts,
        ),
    ],
)

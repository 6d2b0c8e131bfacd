"""Hidden information and who may act (AG-INF, AG-ACT)."""

from jotunheim.games.assault import GAME
from jotunheim.games.assault.state import CAST, LOOKED, SPELL_DECK, SPELL_DISCARD
from jotunheim.games.assault.state import HANDS as FIRST_HAND
from jotunheim.kernel import Chance
from jotunheim.scene import encode

from .table import Table, a_battle, rule, table

HANDS = "spells hill: haste, shield\nspells fire: fireball\nspell_discard: enlarge\ncast: teleport"


def hands_after(t: Table, seat: int, seed: int) -> list[list[int]]:
    return GAME.determinize(t.g, seat, Chance(seed)).spells.zones[FIRST_HAND:]


@rule("AG-INF-11", "AG-INF-08", "AG-INF-03")
def test_a_new_deal_keeps_what_the_seat_knows_and_spreads_the_rest() -> None:
    t = table(HANDS)
    seat = t.seat_of("fire")
    hill = t.seat_of("hill")
    known = t.g.hand(seat) + t.g.spells.zones[SPELL_DISCARD] + t.g.spells.zones[CAST]
    seen: set[int] = set()
    for seed in range(150):
        deal = GAME.determinize(t.g, seat, Chance(seed))
        assert deal.hand(seat) == t.g.hand(seat)
        assert deal.spells.zones[SPELL_DISCARD] == t.g.spells.zones[SPELL_DISCARD]
        assert deal.spells.zones[CAST] == t.g.spells.zones[CAST]
        assert len(deal.hand(hill)) == 2
        assert sorted(deal.places(0)) == list(range(18))
        seen.update(deal.hand(hill))

    assert seen == set(range(18)) - set(known)  # every unseen spell, and no other


@rule("AG-INF-11", "AG-INF-04")
def test_points_are_not_dealt_anew() -> None:
    t = table("points hill: 9\n" + HANDS)

    assert GAME.determinize(t.g, t.seat_of("fire"), Chance(3)).points == t.g.points


@rule("AG-INF-11")
def test_spells_looked_at_are_known_to_their_player_only() -> None:
    t = table("turn hill\nask command").play("magic", "draw")
    hill, fire = t.seat_of("hill"), t.seat_of("fire")

    def looked(seat: int) -> set[tuple[int, ...]]:
        deals = [GAME.determinize(t.g, seat, Chance(seed)) for seed in range(40)]
        return {tuple(deal.spells.zones[LOOKED]) for deal in deals}

    assert looked(hill) == {tuple(t.g.spells.zones[LOOKED])}
    assert len(looked(fire)) > 5


@rule("AG-INF-02", "AG-INF-09", "AG-INF-10")
def test_a_scene_is_the_same_in_all_worlds_a_seat_cannot_tell_apart() -> None:
    g = GAME.start({}, 4, Chance(21))
    g.journal = []
    chance = Chance(22)
    for step in range(500):
        if g.over:
            break
        g.play(g.options[chance.below(len(g.options))])
        if step % 50 == 0:
            for seat in range(-1, 4):
                other = GAME.determinize(g, seat, Chance(step))
                other.journal = g.journal
                assert encode(GAME.view(g, seat)) == encode(GAME.view(other, seat))


@rule("AG-ACT-10", "AG-BAT-05")
def test_who_holds_spells_is_asked_covertly_whether_one_fits_or_not() -> None:
    t = a_battle("fire: regular", "hill: regular", more="spells fire: enlarge\nspells hill: haste")
    assert t.g.asked is not None
    assert t.g.asked.covert
    prompt = GAME.view(t.g, t.seat_of("stone")).prompt
    assert prompt is not None
    assert prompt.seat == -1  # nobody can tell who is asked
    assert prompt.choices == ()


@rule("AG-ACT-10", "AG-TRN-07")
def test_turn_windows_and_battle_cards_are_covert_too() -> None:
    turn = table("army hill in high_moor: regular\nspells hill: haste\nturn hill")
    assert turn.g.asked is not None
    assert turn.question == "UseTurnCards"
    assert turn.g.asked.covert
    battle = a_battle("fire: regular", "hill: regular", "fire miss, miss", more="cards fire: ore")
    assert battle.g.asked is not None
    assert battle.question == "UseBattleCards"
    assert battle.g.asked.covert
    none = a_battle("fire: regular", "hill: elite", "fire miss, miss, hill miss, miss")
    assert none.question == "PlayCommand"  # neither spells nor fitting cards: passed over


OTHERS = {
    "TakeResource",  # the draft
    "ReturnCards",
    "AnswerOffer",
    "GiveOne",
    "React",
    "HoldTarget",
    "ModifyDice",
    "PickDice",
    "UseBattleCards",
    "SetDie",
    "PickCasualty",
}


@rule("AG-ACT-02", "AG-ACT-08", "AG-ACT-03")
def test_other_seats_are_asked_only_where_the_list_says() -> None:
    for seats in (3, 6):
        g = GAME.start({}, seats, Chance(seats))
        chance = Chance(5)
        while not g.over:
            assert g.asked is not None
            if g.turn >= 0 and g.asked.seat != g.turn:
                assert g.asked.name() in OTHERS
            g.play(g.options[chance.below(len(g.options))])


@rule("AG-INF-01", "AG-INF-07")
def test_everything_else_is_open() -> None:
    t = table(HANDS + "\ncards hill: food\nfed 2\nturned 1\nslayer hook in high_moor wounded")

    scene = GAME.view(t.g, -1)

    everywhere = [*scene.counters, *[c for seat in scene.seats for c in seat.counters]]
    counters = {counter.label: counter.value for counter in everywhere}
    assert counters["Food fed"] == "2"
    assert counters["Artifacts turned in"] == "1"
    zones = {zone.key: zone for zone in scene.zones}
    assert [c.name for c in zones[f"resources{t.seat_of('hill')}"].cards] == ["Food"]
    assert zones["spell_deck"].count == 18 - 5
    assert zones["deck"].count == 47
    assert [p.states for p in scene.boards[0].pieces if p.kind == "slayer"] == [("wounded",)]
    assert scene.tracks[0].filled == 120


def test_the_log_names_gains_but_no_totals() -> None:
    t = table("row hill: move\ncards hill: food\npoints hill: 13\nturn hill\nask command")
    t.play("special", "feed")

    lines = [line.text for line in GAME.log(t.g, t.seat_of("fire"))]

    assert "Hill Giants gain 2 OP" in lines
    assert not any("15" in line for line in lines)


def test_choices_point_at_what_lies_on_the_table() -> None:
    g = GAME.start({}, 4, Chance(31))
    chance = Chance(32)
    for _ in range(400):
        assert g.asked is not None
        scene = GAME.view(g, g.asked.seat)
        keys = {space.key for space in scene.boards[0].spaces}
        keys |= {piece.key for piece in scene.boards[0].pieces}
        keys |= {card.key for zone in scene.zones for card in zone.cards}
        assert scene.prompt is not None
        for choice in scene.prompt.choices:
            if choice.token.startswith(("region", "unit", "command", "event")) and choice.target:
                assert choice.target in keys, choice
        g.play(g.options[chance.below(len(g.options))])


@rule("AG-MAG-10", "AG-INF-03")
def test_nobody_knows_the_order_of_a_reshuffled_spell_deck() -> None:
    """R-12: discarded spells are known to all, until they are shuffled into the deck."""
    ids = [card.id for card in GAME.book.spells]
    t = table(
        f"cast: {', '.join(ids[:12])}\nspell_discard: {', '.join(ids[12:])}\nturn hill\nask command"
    ).play("magic", "draw")

    for race in ("storm", "cloud", "fire"):
        seat = t.seat_of(race)
        decks = {
            tuple(GAME.determinize(t.g, seat, Chance(n)).spells.zones[SPELL_DECK])
            for n in range(40)
        }
        assert len(decks) > 5


@rule("AG-INF-10")
def test_an_onlooker_reads_all_that_the_other_players_have_in_common() -> None:
    """R-08: two spells were looked at, one was kept, the other one discarded."""
    t = table("turn storm\nask command", seats=4).play("magic", "draw")
    t.play(t.options[0])

    others = [set(t.log_of(race)) for race in ("cloud", "stone", "hill")]
    common = set.intersection(*others)
    assert common <= set(t.log())
    assert "Storm Giants look at 2 spells" in t.log()
    assert "Storm Giants keep a spell" in t.log()
    discarded = t.spell_discard[0].replace("_", " ").title()
    assert f"Storm Giants discard {discarded}" in t.log()

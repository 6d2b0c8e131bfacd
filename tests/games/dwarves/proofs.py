"""What an effect of a card must have changed: one preparation and one proof for each verb.

`Before` is the table as it was; `answer` picks the first option of each question until the menu is asked
again, and remembers what was asked. A proof compares the two tables by the numbers of the effect.
"""

from collections.abc import Callable

from jotunheim.games.dwarves.effects import places as place_words
from jotunheim.games.dwarves.effects import verbs as effect_words
from jotunheim.games.dwarves.effects.verbs import Effect
from jotunheim.games.dwarves.rules.board import is_perished, on_map, troops_in
from jotunheim.games.dwarves.rules.places import hexes_of
from jotunheim.games.dwarves.state import D_HEROES, E_HELD, Dwarves
from jotunheim.games.dwarves.tokens import (
    CARD_NAMES,
    DOOM_START,
    HEX_NAMES,
    KINDS,
    NOWHERE,
    ORC,
    R4,
)
from tests.games.dwarves.cardplay import FIELD, bring, faceup, give, quiet, turned_up
from tests.games.dwarves.table import DwarfTable

FAR = HEX_NAMES.index("M4")  # away from everything


class Proof:
    """An effect of a card, from the table before it to the table after it."""

    def __init__(self, t: DwarfTable, name: str, effect: Effect) -> None:
        self.t = t
        self.name = name
        self.effect = effect
        self.before: Dwarves = t.g.clone()
        self.asked: list[str] = []

    @property
    def g(self) -> Dwarves:
        return self.t.g

    def answer(self) -> None:
        """The first option of each question; declining only where nothing else is left to do."""
        t = self.t
        quiet(t)
        while not t.g.over and t.question != "Menu":
            self.asked.append(t.question)
            t.play("done" if t.question == "Walk" else t.options[0])
            quiet(t)

    def gained(self) -> list[int]:
        return [now - then for now, then in zip(self.g.health, self.before.health, strict=True)]

    def new_equipment(self) -> int:
        def count(g: Dwarves) -> int:
            return sum([len(zone) for zone in g.equipment.zones[E_HELD:]])

        return count(self.g) - count(self.before)

    def returned(self) -> int:
        return sum(self.g.supply) - sum(self.before.supply)

    def hexes(self) -> list[int]:
        return hexes_of(self.g, self.effect.places, CARD_NAMES.index(self.name))


# Health -----------------------------------------------------------------------------------------


def healed(p: Proof) -> None:
    number = p.effect.number
    heroes = {
        effect_words.ONE: 1,
        effect_words.ONE_HERE: 1,
        effect_words.YOU: 1,
        effect_words.TWO: 2,
    }.get(p.effect.who, 3)
    if p.effect.who == effect_words.POINTS:
        assert sum(p.gained()) == number
        assert p.asked.count("Heal") == number
        return
    assert sorted(p.gained()) == [0] * (3 - heroes) + [number] * heroes


def hurt(p: Proof) -> None:
    lost = [-points for points in p.gained()]
    if p.effect.who == effect_words.HARDY:
        assert lost == [p.effect.number if health >= 4 else 0 for health in p.before.health]
    else:
        assert sorted(lost) == [0, 0, p.effect.number]
        assert lost[faceup(p.t, p.name).hero] == p.effect.number


def shared(p: Proof) -> None:
    assert p.asked.count("ShareHurt") == p.effect.number
    assert sum(p.gained()) == -p.effect.number


def five_elves(t: DwarfTable, name: str, effect: Effect) -> None:
    bring(t, FAR, [0, 0, 3])
    bring(t, FIELD, [0, 0, 2])


def shared_by_elves(p: Proof) -> None:
    assert p.asked.count("ShareHurt") == 3  # 5 Élfar, 1 for every 2, rounded up


def equipped(t: DwarfTable, name: str, effect: Effect) -> None:
    give(t, 0, "EQ01")


def forfeited(p: Proof) -> None:
    assert p.new_equipment() == -1
    assert p.gained() == [0, -1, -1]


# Equipment --------------------------------------------------------------------------------------


def drew(p: Proof) -> None:
    assert p.asked.count("TakeCard") == p.effect.number
    assert p.new_equipment() == p.effect.number


def searched(p: Proof) -> None:
    assert (p.asked, p.new_equipment()) == (["SearchDeck", "TakeCard"], 1)


def showed(p: Proof) -> None:
    assert (p.asked, p.new_equipment()) == (["PickShown", "TakeCard"], 1)
    assert len(p.g.equipment.zones[0]) == len(p.before.equipment.zones[0]) - 1


def lost_equipment(p: Proof) -> None:
    """One card is there, so the other one is replaced."""
    assert p.new_equipment() == -1
    if p.effect.instead == effect_words.INSTEAD_HURT:
        assert sum(p.gained()) == 1 - p.effect.number
    else:
        assert p.before.doom - p.g.doom == p.effect.number - 1


def kept(p: Proof) -> None:
    assert [card for card, _seat in p.g.kept] == [CARD_NAMES.index(p.name)]
    assert p.asked.count("Keep") == (0 if p.effect.who == effect_words.YOU else 1)


def special(p: Proof) -> None:
    held = [card for seat in range(3) for card in p.g.equipment.prints_in(E_HELD + seat)]
    assert held == [p.effect.card]


def into_play(p: Proof) -> None:
    assert p.g.card(p.effect.card) is not None


def extra(p: Proof) -> None:
    assert p.g.left == p.before.left + p.effect.number


def a_threat(t: DwarfTable, name: str, effect: Effect) -> None:
    turned_up(t, "TH08")


def averted(p: Proof) -> None:
    assert not p.t.shown("TH08")
    assert p.new_equipment() == 0


# Tracks -----------------------------------------------------------------------------------------


def stepped(p: Proof) -> None:
    assert p.g.council == min(max(p.before.council + p.effect.number, 0), R4)


def advanced_doom(t: DwarfTable, name: str, effect: Effect) -> None:
    t.g.doom = 30


def doomed(p: Proof) -> None:
    assert p.g.doom == min(p.before.doom - p.effect.number, DOOM_START)


# Troops -----------------------------------------------------------------------------------------


def prey(t: DwarfTable, name: str, effect: Effect) -> None:
    """Four troops that the effect may touch, in one of its hexes."""
    place = hexes_of(t.g, effect.places, CARD_NAMES.index(name))[0] if effect.places else FIELD
    troops = [0] * KINDS
    troops[effect.kinds[0]] = 4
    bring(t, place, troops)


def removed(p: Proof) -> None:
    assert p.returned() == min(p.effect.number, 4)


def spawned(p: Proof) -> None:
    for kind in range(KINDS):
        number = p.effect.troops[kind] * len(p.hexes())
        # So many may come that some march as far as Blacksaddle and leave the map (DW-BS-02).
        gone = sum([values[kind] for values in p.t.told("removed")])
        assert on_map(p.g, kind) - on_map(p.before, kind) + gone == number
    came = sum(p.effect.troops)
    for place in p.hexes():
        if came < p.g.book.numbers.threshold:
            assert troops_in(p.g, place) - troops_in(p.before, place) == came
        else:  # so many turn the hex, and some go on
            assert p.g.tile_at[place] != NOWHERE


def spawned_card(p: Proof) -> None:
    """All troops of the card, and more, are on the map; what its later effects do does not matter."""
    then = p.before.card(CARD_NAMES.index(p.name))
    assert then is not None
    assert sum(p.g.troops) - sum(p.before.troops) == sum(then.troops) + sum(p.effect.troops)
    assert sum(faceup(p.t, p.name).troops) == 0


def spawned_rolled(p: Proof) -> None:
    came = on_map(p.g, p.effect.kind) - on_map(p.before, p.effect.kind)
    assert came == p.g.skulls[p.effect.kind] + p.effect.number


def recruited(p: Proof) -> None:
    assert p.g.book.gate_hex[p.effect.gate] != NOWHERE
    gates = [values[0] for values in p.t.told("recruits")]
    assert p.effect.gate in gates


def one_troop(t: DwarfTable, name: str, effect: Effect) -> None:
    """One troop in a hex that turns, and one in a hex that does not."""
    number = CARD_NAMES.index(name)
    places = hexes_of(t.g, effect.places, number)
    free = [place for place in places if not is_perished(t.g, place)]
    kind = effect.kinds[0]
    bring(t, free[0], [1 if kind == other else 0 for other in range(KINDS)])


def blighted(p: Proof) -> None:
    new = [h for h in range(len(HEX_NAMES)) if (p.g.perished & ~p.before.perished) >> h & 1]
    if p.effect.one_hex:
        assert len(new) == 1
        return
    wanted = [
        place for place in p.hexes() if any(p.before.count(place, kind) for kind in p.effect.kinds)
    ]
    assert new == wanted != []


def restored(p: Proof) -> None:
    assert not is_perished(p.g, p.g.at[p.g.active])
    assert p.g.pile.bit_count() == p.before.pile.bit_count() + 1


def far_troops(t: DwarfTable, name: str, effect: Effect) -> None:
    bring(t, FIELD, [2, 1, 0])


def marched_on(p: Proof) -> None:
    """G3's yellow arrow leads to G4."""
    assert troops_in(p.g, FIELD) == 0
    assert p.t.troops("G4") == "2 orc, troll"


def many_orcs(t: DwarfTable, name: str, effect: Effect) -> None:
    bring(t, FIELD, [4, 0, 0])
    bring(t, FAR, [4, 0, 0])


def taken(p: Proof) -> None:
    assert on_map(p.before, ORC) - on_map(p.g, ORC) == p.effect.troops[ORC]
    assert faceup(p.t, p.name).troops[ORC] == p.effect.troops[ORC]


def assured(p: Proof) -> None:
    assert on_map(p.g, p.effect.kind) + faceup(p.t, p.name).troops[p.effect.kind] >= p.effect.number


def collected(p: Proof) -> None:
    assert all(troops_in(p.g, place) == 0 for place in p.hexes())
    assert sum(faceup(p.t, p.name).troops) >= sum(p.effect.troops)


# Heroes and pieces ------------------------------------------------------------------------------


def marched(p: Proof) -> None:
    assert p.asked.count("Walk") == 3


def ported(p: Proof) -> None:
    assert p.asked[:2] == ["PortWho", "PortWhere"]
    assert p.g.at != p.before.at


def tunnelled(p: Proof) -> None:
    assert p.g.tunnel != p.before.tunnel
    assert p.g.tunnel in p.hexes() or p.effect.places == [place_words.TILE_SITES]


def tied(p: Proof) -> None:
    assert faceup(p.t, p.name).hero in range(3)


def mustered(p: Proof) -> None:
    assert p.g.at == p.hexes() * 3


def led(p: Proof) -> None:
    assert p.g.rare.leaders[p.effect.kind] == p.hexes()[0]
    assert troops_in(p.g, p.hexes()[0]) == sum(p.effect.troops)


def flew(p: Proof) -> None:
    assert p.g.rare.dragons[p.effect.number] == p.hexes()[0]


def stands_far(p: Proof) -> None:
    distance = p.g.book.distance
    near = [min([distance[place][at] for at in p.g.at]) for place in p.g.book.tunnel_hex]
    assert near[p.g.book.tunnel_hex.index(p.g.rare.elf)] == max(near)


def hammered(p: Proof) -> None:
    assert [p.g.rare.hammer] == p.hexes()


def carted(p: Proof) -> None:
    assert (p.asked, p.g.rare.cart != NOWHERE) == (["PlaceCart"], True)


def banished(p: Proof) -> None:
    assert p.g.rare.dragons == [NOWHERE, NOWHERE]
    assert p.g.rare.elf == NOWHERE


def looked(p: Proof) -> None:
    assert len(p.t.told("looks")) == p.effect.number


def took_diamond(p: Proof) -> None:
    assert len(p.g.diamonds.zones[D_HEROES]) == 1


def markers_home(p: Proof) -> None:
    starts = [p.g.book.heroes[hero].start for hero in p.g.heroes]
    assert faceup(p.t, p.name).at[:3] == starts
    assert len(faceup(p.t, p.name).at) == p.effect.number


Prepare = Callable[[DwarfTable, str, Effect], None]
Check = Callable[[Proof], None]


def nothing(t: DwarfTable, name: str, effect: Effect) -> None:
    """This verb needs no preparation."""


PROOFS: dict[int, tuple[Prepare, Check]] = {
    effect_words.HEAL: (nothing, healed),
    effect_words.HURT: (nothing, hurt),
    effect_words.SHARE_HURT: (nothing, shared),
    effect_words.SHARE_PER_ELVES: (five_elves, shared_by_elves),
    effect_words.FORFEIT: (equipped, forfeited),
    effect_words.DRAW: (nothing, drew),
    effect_words.SEARCH: (nothing, searched),
    effect_words.SHOW: (nothing, showed),
    effect_words.LOSE_EQUIPMENT: (equipped, lost_equipment),
    effect_words.KEEP: (nothing, kept),
    effect_words.SPECIAL_GIFT: (nothing, special),
    effect_words.INTO_PLAY: (nothing, into_play),
    effect_words.EXTRA: (nothing, extra),
    effect_words.AVERT: (a_threat, averted),
    effect_words.STEP: (nothing, stepped),
    effect_words.DOOM: (advanced_doom, doomed),
    effect_words.REMOVE: (prey, removed),
    effect_words.SPAWN: (nothing, spawned),
    effect_words.SPAWN_CARD: (nothing, spawned_card),
    effect_words.SPAWN_ROLLED: (nothing, spawned_rolled),
    effect_words.RECRUIT: (nothing, recruited),
    effect_words.BLIGHT: (one_troop, blighted),
    effect_words.RESTORE: (nothing, restored),
    effect_words.ADVANCE: (far_troops, marched_on),
    effect_words.TAKE: (many_orcs, taken),
    effect_words.ASSURE: (nothing, assured),
    effect_words.COLLECT: (nothing, collected),
    effect_words.MARCH: (nothing, marched),
    effect_words.PORT: (nothing, ported),
    effect_words.TUNNEL_TILE: (nothing, tunnelled),
    effect_words.TIE: (nothing, tied),
    effect_words.MUSTER: (nothing, mustered),
    effect_words.LEADER: (nothing, led),
    effect_words.DRAGON: (nothing, flew),
    effect_words.ELF: (nothing, stands_far),
    effect_words.HAMMER_TILE: (nothing, hammered),
    effect_words.CART: (nothing, carted),
    effect_words.BANISH: (nothing, banished),
    effect_words.LOOK: (nothing, looked),
    effect_words.TAKE_DIAMOND: (nothing, took_diamond),
    effect_words.MARKERS_HOME: (nothing, markers_home),
}

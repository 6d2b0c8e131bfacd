"""Making a map: premade, generated, or drawn in turns (GI-SET-02, GI-MAP)."""

from typing import ClassVar, Final, final

from jotunheim.games.giant.book.tables import CLEAR
from jotunheim.games.giant.field import Field, flaw
from jotunheim.games.giant.grid import HEXES
from jotunheim.games.giant.rules import stamping
from jotunheim.games.giant.rules.generator import generate
from jotunheim.games.giant.rules.question import Question
from jotunheim.games.giant.settings import GENERATED_MAP, RANDOM_MAP
from jotunheim.games.giant.state import Drawing, War
from jotunheim.games.giant.tokens import HEX, STAMP, TERRAIN, TURN
from jotunheim.games.giant.words.events.preparation import GENERATED, MAP, NO_PAINT, PAINT
from jotunheim.games.giant.words.names import feature_name
from jotunheim.kernel import PASS, Chance, RulesError
from jotunheim.texts import N_, _

MOST_FEATURES: Final = 20  # GI-MAP-12


def lay_map(g: War, choice: int) -> None:
    """Lay a map by its number, a random one, or one that is generated (GI-SET-02)."""
    if choice == GENERATED_MAP:
        lay_generated(g)
    else:
        lay_premade(g, random_map(g) if choice == RANDOM_MAP else choice)


def lay_generated(g: War) -> None:
    """Generate a map from the table's seed, or from one that is drawn (GI-MAP-20)."""
    seed = g.switches.map_seed or g.chance.below(2**31)
    g.tell(GENERATED, (seed,))
    kinds = generate(g.book, Chance(seed), g.switches.density, g.switches.symmetric)
    g.lay(Field(kinds, g.book.terrains, g.switches.each_hex, g.switches.strict_edges))


def begin_drawing(g: War, first: int) -> None:
    """An empty map, on which this seat draws the first feature (GI-MAP-10)."""
    g.drawing = Drawing(first)
    g.then(PickTerrain(first))


def lay_premade(g: War, number: int) -> None:
    """Lay one of the eight maps (GI-MAP-21)."""
    g.map_number = number
    g.lay(g.book.premade(number, g.switches.each_hex, g.switches.strict_edges))
    g.tell(MAP, (number,))


def blank(g: War) -> Field:
    """A map without any mark."""
    return Field([CLEAR] * HEXES, g.book.terrains, g.switches.each_hex, g.switches.strict_edges)


def random_map(g: War) -> int:
    """First die which four, second die which of them; 5 and 6 are rolled again (GI-MAP-21)."""
    while True:
        first = g.chance.die()
        second = g.chance.die()
        if second <= 4:
            return (0 if first <= 3 else 4) + second - 1


def drawing_of(g: War) -> Drawing:
    """How far the drawing has come."""
    assert g.drawing is not None, "no map is being drawn"
    return g.drawing


def quota_left(g: War, seat: int, feature: int) -> int:
    """How many features of a kind the player may still draw (GI-MAP-11)."""
    used = drawing_of(g).used[seat * len(g.book.features) + feature]
    return g.book.features[feature].quota - used


def may_stamp(g: War, feature: int) -> list[int]:
    """The stamps of a feature that fit somewhere."""
    row = g.book.features[feature]
    site = stamping.Site(g)
    return [stamp for stamp in row.stamps if stamping.has_place(g, site, row, stamp)]


def next_drawer(g: War) -> None:
    """The other draws, until 20 features are drawn or both pass (GI-MAP-12)."""
    drawing = drawing_of(g)
    if drawing.features == MOST_FEATURES or drawing.passes == 2:
        g.drawing = None
        word = flaw(g.field.kinds, g.book.terrains)
        if word:
            raise RulesError(f"a drawn map is not legal: {word}")
        return
    drawing.drawer = 1 - drawing.drawer
    g.then(PickTerrain(drawing.drawer))


class FeatureQuestion(Question):
    """A question about the feature that is being drawn."""

    meanwhile: ClassVar[str] = N_("{seat} is drawing on the map")

    def values(self, g: War) -> dict[str, str]:
        return {"feature": feature_name(self.feature)}


@final
class PickTerrain(FeatureQuestion):
    """The kind of feature to draw, or a pass (GI-MAP-10)."""

    asks: ClassVar[str] = N_("Which feature do you draw on the map?")
    clauses: ClassVar[tuple[str, ...]] = ("GI-MAP-10", "GI-MAP-11", "GI-MAP-12")

    def options(self, g: War) -> list[int]:
        site = stamping.Site(g)
        found = [
            TERRAIN.token(feature)
            for feature, row in enumerate(g.book.features)
            if quota_left(g, self.seat, feature) > 0
            and any(stamping.has_place(g, site, row, stamp) for stamp in row.stamps)
        ]
        found.append(PASS)
        return found

    def choose(self, g: War, token: int) -> None:
        drawing = drawing_of(g)
        if token == PASS:
            drawing.passes += 1
            g.tell(NO_PAINT, (self.seat,))
            next_drawer(g)
        else:
            g.then(PickStamp(self.seat, feature=TERRAIN.of(token)))

    def why_not(self, g: War, token: int) -> str:
        if not TERRAIN.has(token):
            return ""
        feature = TERRAIN.of(token)
        if quota_left(g, self.seat, feature) == 0:
            text = _("you have drawn all the {feature} you may (GI-MAP-11)")
            return text.format(feature=feature_name(feature))
        return _("no stamp of it fits on the map any more (GI-MAP-11)")


@final
class PickStamp(FeatureQuestion):
    """The shape of the feature (GI-MAP-10)."""

    asks: ClassVar[str] = N_("In which shape do you draw the {feature}?")
    clauses: ClassVar[tuple[str, ...]] = ("GI-MAP-10", "GI-MAP-11")

    def options(self, g: War) -> list[int]:
        return [STAMP.token(stamp) for stamp in may_stamp(g, self.feature)]

    def choose(self, g: War, token: int) -> None:
        g.then(PickAnchor(self.seat, feature=self.feature, stamp=STAMP.of(token)))

    def why_not(self, g: War, token: int) -> str:
        if not STAMP.has(token):
            return ""
        if STAMP.of(token) not in g.book.features[self.feature].stamps:
            text = _("{feature} is not drawn with this stamp (GI-MAP-10)")
            return text.format(feature=feature_name(self.feature))
        return _("this stamp fits nowhere any more (GI-MAP-11)")


@final
class PickAnchor(FeatureQuestion):
    """The hex on which the stamp hangs (GI-MAP-10)."""

    asks: ClassVar[str] = N_("Where does the {feature} lie?")
    clauses: ClassVar[tuple[str, ...]] = ("GI-MAP-10", "GI-MAP-11")

    def options(self, g: War) -> list[int]:
        site = stamping.Site(g)
        row = g.book.features[self.feature]
        fit = [cell for cell in range(HEXES) if stamping.fits(g, site, row, self.stamp, cell)]
        return HEX.tokens(fit)

    def choose(self, g: War, token: int) -> None:
        where = HEX.of(token)
        g.then(PickTurn(self.seat, where=where, feature=self.feature, stamp=self.stamp))

    def why_not(self, g: War, token: int) -> str:
        if not HEX.has(token):
            return ""
        row = g.book.features[self.feature]
        return stamping.why_no_stamp(g, stamping.Site(g), row, self.stamp, HEX.of(token), 0)


@final
class PickTurn(FeatureQuestion):
    """How the stamp is turned (GI-MAP-10)."""

    asks: ClassVar[str] = N_("Which way is the {feature} turned? The map numbers each way.")
    clauses: ClassVar[tuple[str, ...]] = ("GI-MAP-10",)

    def options(self, g: War) -> list[int]:
        row = g.book.features[self.feature]
        site = stamping.Site(g)
        return TURN.tokens(stamping.may_turn(g, site, row, self.stamp, self.where))

    def choose(self, g: War, token: int) -> None:
        drawing = drawing_of(g)
        row = g.book.features[self.feature]
        kinds = g.field.kinds[:]
        stamping.draw_on(g, kinds, row, self.stamp, self.where, TURN.of(token))
        g.lay(Field(kinds, g.book.terrains, g.switches.each_hex, g.switches.strict_edges))
        drawing.used[self.seat * len(g.book.features) + self.feature] += 1
        drawing.features += 1
        drawing.passes = 0
        g.tell(PAINT, (self.seat, self.feature, self.stamp, self.where, TURN.of(token)))
        next_drawer(g)

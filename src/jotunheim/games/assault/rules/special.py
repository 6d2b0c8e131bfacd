"""The six special commands, Story Markers, and how Lyn Armaal travels (AG-SPC, AG-LYN)."""

from typing import ClassVar, final

from jotunheim.games.assault import tokens
from jotunheim.games.assault.rules import board, resources
from jotunheim.games.assault.rules.ending import gain
from jotunheim.games.assault.rules.picks import Picks
from jotunheim.games.assault.rules.stacking import enter, lift
from jotunheim.games.assault.state import Assault
from jotunheim.games.assault.words.events import CASTLE_MOVED, MARKED, USED
from jotunheim.games.assault.words.names import command_title, region_title, resource_title
from jotunheim.kernel import DONE, PASS, Decision, SeatStep
from jotunheim.texts import N_, _, ngettext


@final
class SpecialCommand(SeatStep[Assault]):
    """The unique command of the race: a first part, then one use for each card to the left.

    Stone and storm are paid for markers of earlier turns, frost for frozen regions, fire for slain
    dragons, wherever their units are now (AG-SPC-04, 06, 08, 11, 16); hill may take Food
    (AG-SPC-01); cloud may move the castle (AG-SPC-13).
    """

    def run(self, g: Assault) -> None:
        special = g.book.special[g.race_of[self.seat]]
        if special.paying_marker != tokens.NOBODY:
            number = markers_on_board(g, special.paying_marker)
            gain(g, self.seat, special.per_marker * number)
        if special.taken != tokens.NOBODY and g.discard[special.taken] > 0:
            g.then(TakeFirst(self.seat, special.taken))
        if special.moves_castle and g.castle != tokens.NOBODY:
            g.then(MoveCastle(self.seat))
        g.budget = board.cards_left_of(g, self.seat, tokens.SPECIAL)
        g.then(UseSpecial(self.seat))


@final
class TakeFirst(resources.AboutCard):
    """Take one such card from the discard pile first? (AG-SPC-01)"""

    form: ClassVar[str] = "yesno"
    clauses: ClassVar[tuple[str, ...]] = ("AG-SPC-01", "AG-DEC-26")
    asks: ClassVar[str] = N_("Take {card} from the discard pile?")
    ends: ClassVar[str] = N_("Leave it")
    meanwhile: ClassVar[str] = N_("{seat} are looking at the discard pile")

    def values(self, g: Assault) -> dict[str, str]:
        return {"card": resource_title(g.book, self.kind)}

    def options(self, g: Assault) -> list[int]:
        return [tokens.W_TAKE, PASS]

    def choose(self, g: Assault, token: int) -> None:
        if token == tokens.W_TAKE:
            resources.take_discard(g, self.seat, self.kind)


def may_use_special(g: Assault, seat: int) -> list[int]:
    """What one use of the command can be now (AG-SPC-02, 05, 07, 09, 10, 14, 17).

    Nothing is asked of Guh or of who holds the forge (AG-SPC-03, 12).
    """
    race = g.race_of[seat]
    special = g.book.special[race]
    if g.budget == 0:
        return []
    if special.spent == tokens.NOBODY:
        return tokens.REGION.tokens(may_mark(g, race, special.placed_marker))
    if not resources.has_card(g, seat, special.spent):
        return []
    if special.per_spent > 0:
        return [tokens.W_FEED if special.spent == tokens.FOOD else tokens.W_TREASURE]
    if markers_left(g, special.placed_marker) > 0:
        return [tokens.W_FORGE, tokens.W_SWAP]
    return [tokens.W_SWAP]


@final
class UseSpecial(Decision[Assault]):
    """One use after the other, as many as one likes, each paid at once (AG-SPC-21, AG-CMD-08).

    So a stage may begin between two of them.
    """

    form: ClassVar[str] = "menu"
    asks: ClassVar[str] = N_("{command}: use it once more?")
    clauses: ClassVar[tuple[str, ...]] = ("AG-SPC-21", "AG-SPC-22", "AG-DEC-26")
    meanwhile: ClassVar[str] = N_("{seat} are using their special command")

    def question(self, g: Assault) -> str:
        text = ngettext(
            "{command}: up to {n} more use",
            "{command}: up to {n} more uses",
            g.budget,
        )
        return text.format(n=g.budget, command=command_title(g, self.seat, tokens.SPECIAL))

    def options(self, g: Assault) -> list[int]:
        return [*may_use_special(g, self.seat), DONE]

    def choose(self, g: Assault, token: int) -> None:
        if token == DONE:
            g.budget = 0
            return
        g.budget -= 1
        special = g.book.special[g.race_of[self.seat]]
        if tokens.REGION.has(token):
            place_marker(g, self.seat, special.placed_marker, tokens.REGION.of(token))
            gain(g, self.seat, special.per_placed)
        else:
            resources.spend(g, self.seat, special.spent)
            g.tell(USED, (self.seat, special.spent))
            use_card(g, self.seat, token)
        g.then(UseSpecial(self.seat))

    def why_not(self, g: Assault, token: int) -> str:
        special = g.book.special[g.race_of[self.seat]]
        if g.budget == 0:
            return _("one use for each card to the left (AG-CMD-03)")
        if special.spent != tokens.NOBODY and not resources.has_card(g, self.seat, special.spent):
            return _("you own no card to spend on it (AG-SPC-02, AG-SPC-09, AG-SPC-14)")
        if tokens.REGION.has(token) and special.spent == tokens.NOBODY:
            region = tokens.REGION.of(token)
            return why_no_marker(g, g.race_of[self.seat], special.placed_marker, region)
        return _("the markers are used up (AG-SPC-20)") if token == tokens.W_FORGE else ""


def why_no_marker(g: Assault, race: int, kind: int, region: int) -> str:
    """Why no marker can be placed in this region."""
    if markers_left(g, kind) == 0:
        return _("the markers are used up (AG-SPC-20)")
    if not g.book.is_small_folk(region):
        return _("Starting Regions never get one (AG-SPC-22)")
    if not board.is_friendly(g, race, region):
        return _("you do not occupy it (AG-SPC-22)")
    return _("one of them lies there already (AG-SPC-19)")


def use_card(g: Assault, seat: int, token: int) -> None:
    """What the spent card brings; Food fed and Artifacts turned in are counted openly.

    (AG-SPC-02, 03, 09, 10, 14, 15)
    """
    special = g.book.special[g.race_of[seat]]
    if token == tokens.W_FORGE:
        place_marker(g, seat, special.placed_marker, tokens.NOBODY)
    elif token == tokens.W_SWAP:
        resources.draw_resources(g, seat, special.drawn)
    else:
        if special.spent == tokens.FOOD:
            g.food_fed += 1
        elif special.spent == tokens.ARTIFACT:
            g.artifacts_turned += 1
        gain(g, seat, special.per_spent)


def may_fly_to(g: Assault, race: int) -> list[int]:
    """Where Lyn Armaal may go: next to it, or home from anywhere; not to enemies (AG-LYN-03, 04).

    Other races' Starting Regions are closed before the Final Ordning. It may leave enemies behind.
    """
    found = g.book.neighbours[g.castle][:]
    home = g.book.home[race]
    if home != g.castle and home not in found:
        found.append(home)
    free = [region for region in found if not board.is_enemy(g, race, region)]
    return [region for region in free if not board.is_protected(g, race, region)]


@final
class MoveCastle(Decision[Assault]):
    """Where does Lyn Armaal go, or does it stay? (AG-SPC-13, AG-LYN-03)"""

    clauses: ClassVar[tuple[str, ...]] = ("AG-SPC-13", "AG-LYN-03", "AG-LYN-04", "AG-DEC-26")
    asks: ClassVar[str] = N_("Where does Lyn Armaal go?")
    ends: ClassVar[str] = N_("It stays")
    meanwhile: ClassVar[str] = N_("{seat} are moving Lyn Armaal")

    def options(self, g: Assault) -> list[int]:
        return [*tokens.REGION.tokens(may_fly_to(g, g.race_of[self.seat])), PASS]

    def choose(self, g: Assault, token: int) -> None:
        if token == PASS:
            return
        origin = g.castle
        g.castle = tokens.REGION.of(token)
        g.tell(CASTLE_MOVED, (origin, g.castle))
        if board.is_friendly(g, g.race_of[self.seat], origin):
            g.then(PickRiders(self.seat, board.army_size(g, origin), origin))

    def why_not(self, g: Assault, token: int) -> str:
        if not tokens.REGION.has(token):
            return ""
        region = tokens.REGION.of(token)
        if board.is_enemy(g, g.race_of[self.seat], region):
            return _("it may not enter a region with enemy giants (AG-LYN-04)")
        if board.is_protected(g, g.race_of[self.seat], region):
            return _("this Starting Region is closed until the Final Ordning (AG-LYN-04)")
        return _("it goes to a neighbouring region or home (AG-LYN-03)")


@final
class PickRiders(Picks):
    """Who rides along? Any number, without maneuvers or penalties; room is made there.

    (AG-LYN-05, 06)
    """

    clauses: ClassVar[tuple[str, ...]] = ("AG-LYN-05", "AG-LYN-06", "AG-DEC-26")
    asks: ClassVar[str] = N_("Who rides along to {region}?")
    ends: ClassVar[str] = N_("These ride along")
    meanwhile: ClassVar[str] = N_("{seat} are choosing who rides along")

    def __init__(self, seat: int, most: int, origin: int) -> None:
        super().__init__(seat, 0, most)
        self.origin: int = origin

    def values(self, g: Assault) -> dict[str, str]:
        return {"region": region_title(g.book, g.castle)}

    def counts(self, g: Assault) -> list[int]:
        return board.army(g, self.origin)

    def finish(self, g: Assault, picks: list[int]) -> None:
        if picks:
            lift(g, self.origin, tokens.UNIT.counts(picks))
            enter(g, self.seat, g.castle)


def markers_on_board(g: Assault, kind: int) -> int:
    """Markers of a kind on the whole board, no matter who stands there now (AG-SPC-06)."""
    return board.added(g.markers, kind * tokens.REGIONS, tokens.REGIONS)


def markers_left(g: Assault, kind: int) -> int:
    """Markers still in the supply: a hard limit (AG-COM-21, AG-SPC-20)."""
    return g.book.marker_count[kind] - markers_on_board(g, kind)


def may_mark(g: Assault, race: int, kind: int) -> list[int]:
    """Small Folk Regions the race occupies now that have no marker of the kind (AG-SPC-19, 22)."""
    if markers_left(g, kind) == 0:
        return []
    return [
        region
        for region in board.occupied_small_folk(g, race)
        if g.markers[kind * tokens.REGIONS + region] == 0
    ]


def place_marker(g: Assault, seat: int, kind: int, region: int) -> None:
    """Place a marker; it is never removed, and others may lie beside it (AG-SPC-18).

    Markers that pile up go to their one region, no matter who holds it (AG-SPC-09, 12).
    """
    pile = g.book.marker_pile[kind]
    place = region if pile == tokens.NOBODY else pile
    g.markers[kind * tokens.REGIONS + place] += 1
    g.tell(MARKED, (seat, kind, place))

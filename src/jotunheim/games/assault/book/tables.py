"""The content book: what is printed on the components, as typed tables shared by all clones.

Tables by race and slot or kind are flat lists (`race * SLOTS + slot`), as the rules read them often.
"""

from typing import Final, final

from jotunheim.games.assault import tokens
from jotunheim.games.assault.effects import ONGOINGS, Condition, Effect
from jotunheim.kernel import Vocabulary

# What a face of a die shows.
MISS: Final = 0
HIT: Final = 1
BLOCK: Final = 2
ARCANE: Final = 3
SYMBOLS: Final = 4

# When a spell may be cast (AG-MAG-07).
ON_TURN: Final = 0
AT_START: Final = 1
AS_REPLY: Final = 2
FOR_TOTALS: Final = 3

# What region an event speaks of.
NOWHERE: Final = 0
NAMED: Final = 1
ARMY: Final = 2
SECOND_LEADER_THERE: Final = 3


@final
class EventCard:
    """An Event Card (AG-EVT)."""

    def __init__(self, key: str, title: str, race: int, points: int, rune: int) -> None:
        self.id = key
        self.title = title
        self.race = race  # NOBODY: universal
        self.points = points
        self.rune = rune
        self.where = NOWHERE
        self.place = tokens.NOBODY  # the named region, or how many units an army needs
        self.needs: list[Condition] = []
        self.free_if: Condition | None = None
        self.rewards: list[Effect] = []
        self.marker = tokens.NOBODY  # the Story Marker it places
        self.repeat = False


@final
class SpellCard:
    """A Spell Card with its two spells (AG-COM-19)."""

    def __init__(self, key: str, title: str, when: int, targets_giant: bool) -> None:
        self.id = key
        self.title = title
        self.when = when
        self.targets_giant = targets_giant
        self.basic: list[Effect] = []
        self.advanced: list[Effect] = []


@final
class Special:
    """The unique Command Card of a race (AG-SPC)."""

    def __init__(self) -> None:
        self.paying_marker = tokens.NOBODY  # earlier markers of this kind pay
        self.per_marker = 0
        self.placed_marker = tokens.NOBODY  # one of this kind is placed for each card to the left
        self.per_placed = 0
        self.spent = tokens.NOBODY  # a card of this kind is spent for each card to the left
        self.per_spent = 0
        self.drawn = 0  # cards drawn for one instead
        self.taken = tokens.NOBODY  # a card of this kind may be taken from the discard pile first
        self.moves_castle = False


@final
class Book:
    """Everything printed; never changed after it was read."""

    def __init__(self, words: Vocabulary) -> None:
        self.words = words
        self.version = ""  # a hash of what was read
        # board
        self.region_ids: list[str] = []
        self.region_titles: list[str] = []
        self.landmarks: list[str] = []
        self.spots: list[tuple[int, int]] = []
        self.home_of: list[int] = [tokens.NOBODY] * tokens.REGIONS  # the race that starts there
        self.neighbours: list[list[int]] = [[] for _ in range(tokens.REGIONS)]
        self.patches: list[tuple[str, int, int, int]] = []
        self.small_folk: list[int] = []
        # races and units
        self.race_titles: list[str] = [""] * tokens.RACES
        self.numbers: list[int] = [0] * tokens.RACES
        self.home: list[int] = [tokens.NOBODY] * tokens.RACES
        self.limit: list[int] = [0] * tokens.RACES
        self.start: list[list[int]] = [[0] * tokens.KINDS for _ in range(tokens.RACES)]
        self.npc: list[list[tuple[int, list[int]]]] = [[] for _ in range(tokens.RACES)]
        self.unit_titles: list[str] = [""] * (tokens.RACES * tokens.KINDS)
        self.count: list[int] = [0] * (tokens.RACES * tokens.KINDS)
        self.value: list[int] = [0] * (tokens.RACES * tokens.KINDS)
        self.strength: list[int] = [0] * (tokens.RACES * tokens.SLOTS)
        self.fortitude: list[int] = [0] * (tokens.RACES * tokens.SLOTS)
        self.ability_titles: list[str] = [""] * (tokens.RACES * 2)  # + 1: the second leader
        self.ability: list[list[Effect]] = [[] for _ in range(tokens.RACES * 2)]
        self.lasting: list[bool] = [False] * (tokens.RACES * 2)
        self.needs_presence: list[bool] = [False] * (tokens.RACES * 2)
        self.slayer_titles: list[str] = []
        self.slayer_strength: list[int] = []
        self.slayer_fortitude: list[int] = []
        self.slayer_power: list[Effect] = []
        # set-up, by number of players
        self.npc_races: list[list[int]] = [[] for _ in range(tokens.RACES + 1)]
        self.pools: list[list[int]] = [[] for _ in range(tokens.RACES + 1)]
        self.rules: dict[str, int] = {}
        self.most_dice = 0
        self.most_slayer_dice = 0
        self.offers = 0
        self.last_round = 0
        # Command Cards: numbers of their parts, by race
        self.command_titles: list[str] = [""] * (tokens.RACES * tokens.COMMANDS)
        self.command_parts: list[list[str]] = [[] for _ in range(tokens.RACES * tokens.COMMANDS)]
        self.maneuvers: list[list[int]] = [[0, 0] for _ in range(tokens.RACES)]  # at once, per left
        self.plunder: list[list[int]] = [[0, 0] for _ in range(tokens.RACES)]
        self.trade: list[list[int]] = [[0, 0] for _ in range(tokens.RACES)]
        self.recruit: list[list[int]] = [[0, 0] for _ in range(tokens.RACES)]
        self.reroll_right: list[int] = [0] * tokens.RACES
        self.magic_draw: list[int] = [0] * tokens.RACES
        # results, symbols
        self.block_right: list[list[int]] = [[0, 0] for _ in range(tokens.RACES)]
        self.hit_left: list[list[int]] = [[0, 0] for _ in range(tokens.RACES)]
        self.rest_heals: list[int] = [0] * tokens.RACES
        self.slayer_left: list[int] = [0] * tokens.RACES
        self.special: list[Special] = [Special() for _ in range(tokens.RACES)]
        # other cards and pieces
        self.resource_titles: list[str] = [""] * tokens.RESOURCES
        self.resource_count: list[int] = [0] * tokens.RESOURCES
        self.resource_effects: list[list[Effect]] = [[] for _ in range(tokens.RESOURCES)]
        self.resource_moments: list[str] = [""] * tokens.RESOURCES
        self.attacker_only: list[bool] = [False] * tokens.RESOURCES
        self.marker_titles: list[str] = [""] * tokens.MARKERS
        self.marker_race: list[int] = [tokens.NOBODY] * tokens.MARKERS
        self.marker_count: list[int] = [0] * tokens.MARKERS
        self.marker_pile: list[int] = [tokens.NOBODY] * tokens.MARKERS  # where they pile up
        self.events: list[EventCard] = []
        self.universal: list[int] = []
        self.stacks: list[list[int]] = [[] for _ in range(tokens.RACES)]
        self.spells: list[SpellCard] = []
        self.ongoings = ONGOINGS
        self.faces: list[list[int]] = [[] for _ in range(tokens.RACES + 1)]  # race, then grey
        self.means: list[list[float]] = [[] for _ in range(tokens.RACES + 1)]  # of each symbol
        self.sources: list[tuple[str, str, str]] = []  # file, entry, source

    def is_small_folk(self, region: int) -> bool:
        """Regions without a home are Small Folk Regions, open to all giants (AG-COM-01, 02)."""
        return self.home_of[region] == tokens.NOBODY

"""A scene of Assault of the Giants made by hand: the battle for Neverwinter Wood, Hill changes its dice."""

import msgspec

from jotunheim.render.cells import power_cells
from jotunheim.scene import (
    Badge,
    Board,
    Card,
    Choice,
    Counter,
    Die,
    LogLine,
    Marker,
    Piece,
    Prompt,
    Scene,
    Seat,
    Sheet,
    Space,
    Track,
    Trail,
    Zone,
)

WIDTH, HEIGHT = 1318, 1000
# Sites and weights of a power diagram whose neighbours are the borders of the board.
SITES = {
    "sea_of_moving_ice": (57, -55, 151850), "icewind_dale": (495, -73, 75313), "spine_of_the_world": (532, 87, 28156), "ice_spires": (870, -13, -54088), "silver_marches": (845, 230, -79970),
    "evermoors": (675, 320, -54493), "neverwinter_wood": (262, 271, -28377), "sea_of_swords": (-78, 333, 50286), "dessarin_valley": (602, 513, -74319), "sumber_hills": (623, 663, -80379),
    "sword_coast": (363, 678, -123925), "high_forest": (945, 628, -57589), "anauroch": (1336, 603, 1062), "graypeak_mountains": (1237, 756, 6023), "delimbiyr_vale": (846, 885, -2385),
    "high_moor": (884, 984, 17386), "cliffs": (167, 195, 2685), "gorge": (634, 317, -56098), "dunes": (1111, 604, -63627), "south": (-75, 951, -162923),
}  # fmt: skip
REGIONS = {  # key: name, terrain, where its name stands
    "sea_of_moving_ice": ("Sea of Moving Ice", "ice", 161, 154), "icewind_dale": ("Icewind Dale", "snow", 471, 61), "spine_of_the_world": ("Spine of the World", "peaks", 586, 237), "ice_spires": ("Ice Spires", "spires", 1009, 102),
    "silver_marches": ("Silver Marches", "march", 961, 292), "evermoors": ("Evermoors", "moor", 749, 404), "neverwinter_wood": ("Neverwinter Wood", "pines", 334, 439), "sea_of_swords": ("Sea of Swords", "sea", 121, 536),
    "dessarin_valley": ("Dessarin Valley", "fields", 591, 530), "sumber_hills": ("Sumber Hills", "hills", 530, 666), "sword_coast": ("Sword Coast", "coast", 350, 731), "high_forest": ("High Forest", "wood", 916, 516),
    "anauroch": ("Anauroch", "dunes", 1194, 340), "graypeak_mountains": ("Graypeak Mountains", "gray", 1176, 682), "delimbiyr_vale": ("Delimbiyr Vale", "vale", 824, 731), "high_moor": ("High Moor", "stones", 851, 908),
    "cliffs": ("", "rock", 250, 360), "gorge": ("", "rock", 0, 0), "dunes": ("", "sand", 0, 0), "south": ("", "sea", 0, 0),
}  # fmt: skip
COLOURS = ("storm", "cloud", "stone", "hill", "fire", "frost")
STRENGTH = {  # race, kind: name, strength, fortitude
    "storm": {"r": ("Storm Giant", 3, 4), "e": ("Quintessent", 4, 5), "l": ("Princess Serissa", 3, 6), "c": ("Storm Champion", 4, 8)},
    "cloud": {"r": ("Cloud Giant", 3, 3), "l": ("Countess Sansuri", 3, 5), "c": ("Cloud Champion", 4, 7)},
    "stone": {"r": ("Stone Giant", 1, 3), "e": ("Dreamwalker", 2, 4), "l": ("Thane Kayalithica", 2, 5), "c": ("Stone Champion", 3, 6)},
    "hill": {"r": ("Hill Giant", 1, 2), "e": ("Bully", 2, 3), "l": ("Chief Guh", 2, 5), "c": ("Hill Champion", 3, 5)},
    "fire": {"r": ("Fire Giant", 2, 3), "l": ("Duke Zalto", 3, 5)},
    "frost": {"r": ("Frost Giant", 2, 2), "w": ("Frost Giant", 1, 1), "l": ("Jarl Storvald", 3, 4)},
}  # fmt: skip
KINDS = {"r": "regular", "w": "regular", "e": "elite", "l": "leader", "c": "champion"}
ARMIES = {
    "sea_of_swords": "storm le", "neverwinter_wood": "storm cr", "evermoors": "cloud lr", "spine_of_the_world": "cloud cr", "ice_spires": "fire lrr", "silver_marches": "fire rr",
    "sea_of_moving_ice": "frost lrr", "icewind_dale": "frost rw", "graypeak_mountains": "stone lee", "high_forest": "stone rrr", "delimbiyr_vale": "stone crr",
    "sumber_hills": "hill er", "dessarin_valley": "hill clerr", "sword_coast": "hill rr", "high_moor": "hill e",
}  # fmt: skip
MARKERS = (
    ("event-2", "spine_of_the_world", "Eye of the All-Father", "event", "2", -1),
    ("event-6", "sword_coast", "Ransom of Waterdeep", "event", "6", -1),
    ("event-8", "delimbiyr_vale", "Loudwater in Chains", "event", "8", -1),
    ("ravage-1", "high_forest", "Ravage Marker", "ravage", "M", 2),
    ("ravage-2", "anauroch", "Ravage Marker", "ravage", "M", 2),
    ("alliance", "neverwinter_wood", "Alliance Marker", "alliance", "A", 0),
    ("lyn", "evermoors", "Lyn Armaal, the flying castle", "castle", "L", 1),
    ("waterdeep", "sword_coast", "Waterdeep", "city", "W", -1),
    ("silverymoon", "silver_marches", "Silverymoon", "town", "S", -1),
    ("hook", "sword_coast", "Hook, giantslayer", "slayer", "G", -1),
)


def assault() -> Scene:
    """The whole table as Hill sees it."""
    return Scene(
        game="assault",
        title="Assault of the Giants",
        seat=3,
        subtitle="Table Frostholm · round 6",
        phases=("Events", "Command", "Battle", "End of turn"),
        phase="Battle",
        seats=(
            _seat(0, "Storm", "storm", "?", 4, 2, 3),
            _seat(1, "Cloud", "cloud", "?", 3, 3, 6),
            _seat(2, "Stone", "stone", "?", 5, 0, 4),
            _seat(3, "Hill", "hill", "23", 4, 1, 5, "deciding"),
            Seat(4, "Fire", "fire", states=("neutral",)),
            Seat(5, "Frost", "frost", states=("neutral",)),
        ),
        boards=(_board(),),
        zones=_zones(),
        tracks=(
            Track(
                "pool",
                "First Ordning pool",
                length=57,
                filled=29,
                note="When it runs dry, home regions may be attacked.",
            ),
        ),
        sheets=_battle(),
        prompt=_prompt(),
        log=_log(),
    )


def _seat(
    seat: int,
    name: str,
    colour: str,
    score: str,
    resources: int,
    spells: int,
    row: int,
    state: str = "",
) -> Seat:
    counters = (
        Counter(f"res-{seat}", "resources", str(resources)),
        Counter(f"spells-{seat}", "spells", str(spells)),
        Counter(f"row-{seat}", "in the row", str(row)),
    )
    return Seat(seat, name, colour, counters, score, (state,) if state else ())


def _board() -> Board:
    cells = power_cells(SITES, WIDTH, HEIGHT)
    return Board(
        key="north",
        title="The north",
        kind="areas",
        width=WIDTH,
        height=HEIGHT,
        spaces=tuple(_region(key, cells) for key in REGIONS),
        pieces=tuple(unit for at, army in ARMIES.items() for unit in _army(at, army))
        + tuple(
            Piece(key, at, name, kind, owner, glyph)
            for key, at, name, kind, glyph, owner in MARKERS
        ),
        trails=(
            Trail("march", ("dessarin_valley", "neverwinter_wood"), "attack", 3, "five giants"),
        ),
    )


def _region(key: str, cells: dict[str, list[tuple[float, float, str]]]) -> Space:
    name, terrain, x, y = REGIONS[key]
    race = ARMIES.get(key, "").split(" ")[0]
    water = terrain in ("sea", "ice")
    near = (
        []
        if not name
        else [other for _, _, other in cells[key] if other in REGIONS and REGIONS[other][0]]
    )
    return Space(
        key=key,
        label=name,
        shape="polygon",
        x=x,
        y=y,
        points=tuple(round(v, 1) for px, py, _ in cells[key] for v in (px, py)),
        terrain=terrain,
        owner=COLOURS.index(race) if race and not water else -1,
        neighbours=tuple(sorted(set(near))),
        token="target" if key == "neverwinter_wood" else "",
    )


def _units(army: str, sheet: str) -> list[Piece]:
    return [msgspec.structs.replace(unit, key=f"{sheet}-{unit.key}") for unit in _army(army, army)]


def _army(at: str, army: str) -> list[Piece]:
    race, letters = army.split(" ")
    units = []
    for number, letter in enumerate(letters):
        name, strength, fortitude = STRENGTH[race][letter]
        badges = (Badge(str(strength), note="strength"), Badge(str(fortitude), note="fortitude"))
        states = ("wounded",) if letter == "w" else ()
        units.append(
            Piece(
                f"{at}-{number}",
                at,
                name,
                KINDS[letter],
                COLOURS.index(race),
                letter.upper(),
                badges=badges,
                states=states,
            )
        )
    return units


def _zones() -> tuple[Zone, ...]:
    row = (
        ("Leader", "crown", "4 dice ▸"),
        ("Move", "march", ""),
        ("Magic", "star", "2 wards ▸"),
        ("Plunder", "chest", ""),
        ("Attack", "sword", "◂ 4 strikes"),
    )
    hand = (
        ("Trade", "trade", "◂ 6 cards"),
        ("Recruit", "recruit", "◂ 7 points"),
        ("Rest", "tent", "◂ 5 acts"),
        ("Stuff Stuff", "food", "◂ 5 meals"),
    )
    return (
        Zone(
            "row",
            "Your row",
            "row",
            3,
            tuple(_command(*card) for card in row),
            note="place gives power",
        ),
        Zone(
            "hand",
            "Your hand",
            "hand",
            3,
            tuple(_command(*card) for card in hand),
            note="if played next",
        ),
        Zone("events", "Events to claim", "row", -1, _events(), note="before your command"),
        Zone(
            "spells-0",
            "Spells of Storm",
            "hand",
            0,
            (Card("sp1", face_up=False), Card("sp2", face_up=False)),
        ),
    )


def _command(name: str, sign: str, badge: str) -> Card:
    states = ("chosen",) if name == "Attack" else ()
    return Card(
        f"command-{name}",
        name,
        "command",
        sign=sign,
        owner=3,
        badges=(Badge(badge),) if badge else (),
        states=states,
    )


def _events() -> tuple[Card, ...]:
    return (
        Card(
            "e2",
            "Eye of the All-Father",
            "event",
            "Spine of the World: 1 unit there, draw a spell.",
            "journey",
            badges=(Badge("4 OP"), Badge("Cloud holds it", "warn")),
        ),
        Card(
            "e6",
            "Ransom of Waterdeep",
            "event",
            "Sword Coast: 2 units there.",
            "journey",
            badges=(Badge("5 OP"), Badge("You can claim it next turn", "good")),
        ),
        Card(
            "e8",
            "Loudwater in Chains",
            "event",
            "Delimbiyr Vale: 1 unit there, take a card.",
            "blood",
            badges=(Badge("3 OP"), Badge("Stone holds it", "warn")),
        ),
    )


def _battle() -> tuple[Sheet, ...]:
    faces = ("hit hit", "hit", "miss", "arcane", "arcane", "block", "hit hit")
    mine = tuple(
        Die(f"d{i}", face, "combat", 3 if i == 0 else -1, ("chosen",) if face == "arcane" else ())
        for i, face in enumerate(faces)
    )
    theirs = tuple(
        Die(f"f{i}", "?", "combat", 0 if i == 0 else -1, ("unrolled",)) for i in range(7)
    )
    steps = Track(
        "steps",
        "",
        ("Start spells", "Your dice", "Their dice", "Casualties", "Points, conquest"),
        (Marker("m", 1, "now"),),
        kind="phases",
    )
    return (
        Sheet("battle", "Battle for Neverwinter Wood", "from Dessarin Valley into Neverwinter Wood", tracks=(steps,)),
        Sheet("attacker", "Hill attacks", owner=3, dice=mine, badges=(Badge("5→9", note="hits"), Badge("1", note="blocks")),
              pieces=tuple(_units("hill clerr", "dice"))),
        Sheet("defender", "Storm defends", owner=0, dice=theirs, pieces=tuple(_units("storm cr", "dice")), badges=(Badge("–", note="hits"), Badge("–", note="blocks")),
              note="9 hits, and 2 more from Chief Guh when totals are fixed. The Storm Champion must take damage first."),
    )  # fmt: skip


def _prompt() -> Prompt:
    return Prompt(
        question="Change your dice before they count",
        seat=3,
        mine=True,
        trail=("Command: Attack", "Battle for Neverwinter Wood"),
        clauses=("AG-BAT-09",),
        picks=("strike",),
        choices=(
            Choice("strike", "Attack: strike", "2 arcane into 4 hits", "5 → 9 hits"),
            Choice("ward", "Magic: ward", "2 arcane into 2 blocks", "1 → 3 blocks"),
            Choice("reroll", "Leader: re-roll", "up to 4 dice, tap them", "1 miss shows"),
            Choice("keep", "Keep as it is", "then Storm rolls", "5 hits, 1 block"),
        ),
    )


def _log() -> tuple[LogLine, ...]:
    return (
        LogLine(130, "Round 6", chapter=True),
        LogLine(131, "Ragna recruits a [Storm Giant](neverwinter_wood-1) for 4 points.", 0),
        LogLine(
            132,
            "Odd plays [Search for Treasures](command-Search): Lyn Armaal drifts home to [Evermoors](evermoors).",
            1,
        ),
        LogLine(
            135,
            "Ylva ravages [Delimbiyr Vale](delimbiyr_vale) and gains 3 OP.",
            2,
            clause="AG-CMD-12",
        ),
        LogLine(136, "Your turn", chapter=True),
        LogLine(137, "You play [Attack](command-Attack), the fifth card of your row.", 3),
        LogLine(138, "Five giants march on [Neverwinter Wood](neverwinter_wood).", 3),
        LogLine(139, "Nobody casts a spell.", 0),
        LogLine(143, "You roll seven dice: 5 hits, 1 block, 2 arcane, 1 miss.", 3),
    )

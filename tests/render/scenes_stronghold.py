"""A made-up scene of Stronghold: the defender before the fourth assault. It uses all that a plan can show."""

import math
from bisect import bisect
from itertools import pairwise

from jotunheim.scene import (
    Badge,
    Board,
    Card,
    Choice,
    Counter,
    Effect,
    Line,
    LogLine,
    Marker,
    Piece,
    Prompt,
    Refusal,
    Scene,
    Seat,
    Sheet,
    Space,
    Track,
    Trail,
    Zone,
)

WIDE, TALL = 1240, 976
RING = [
    "W1",
    "T1",
    "W2",
    "T2",
    "W3",
    "T3",
    "W4",
    "GATE",
    "W5",
    "T4",
    "W6",
    "T5",
    "W7",
    "T6",
    "W8",
    "T7",
    "W9",
]
NAMES = {
    "W1": "Mill Wall",
    "W2": "Orchard Wall",
    "W3": "Long Wall",
    "W4": "Left Gate",
    "W5": "Right Gate",
    "W6": "Chapel Wall",
    "W7": "Old Wall",
    "W8": "River Wall",
    "W9": "Cliff Wall",
}
# By section: defenders, invaders, merlons that stand of how many.
WALLS = {
    "W1": ("MS", "", 2),
    "W2": ("MS", "ggo", 2),
    "W3": ("MSS", "oo", 3),
    "W4": ("MS", "", 2),
    "W5": ("MS", "", 2),
    "W6": ("MS", "oo", 1),
    "W7": ("S", "ttoo", 2),
    "W8": ("MSS", "o", 2),
    "W9": ("MS", "", 2),
}
BALANCE = {"W2": "4:5", "W3": "4:10", "W6": "4:4", "W7": "11:8", "W8": "2:6"}
GEAR = {"W7": ("banner", "Banner"), "W3": ("ladder", "Ladder"), "W6": ("sap", "Sap")}
UNITS = {
    "g": ("goblin", "Goblin", 1),
    "o": ("orc", "Orc", 2),
    "t": ("troll", "Troll", 3),
    "M": ("marksman", "Marksman", 1),
    "S": ("soldier", "Soldier", 2),
    "V": ("veteran", "Veteran", 3),
}
RAMPARTS = {
    "L1": ("T1", "go"),
    "L2": ("T2", "og"),
    "L3": ("T3", ""),
    "R1": ("T4", "og"),
    "R2": ("T5", "tog"),
    "R3": ("T6", "oo"),
    "R4": ("T7", "goo"),
}
HOUSES = {
    "Cathedral": (483, 518, 619, 602),
    "Scouts": (634, 518, 754, 602),
    "Barracks": (413, 636, 575, 720),
    "Hospital": (588, 636, 702, 720),
    "Guards": (715, 636, 803, 720),
    "Forge": (432, 746, 600, 830),
    "Workshop": (630, 746, 798, 830),
}
PATHS = {  # traps lie on the first two
    "P17": ((960, 470), (900, 490), (880, 520)),
    "P10": ((190, 560), (260, 590), (310, 600)),
    "P05": ((1060, 200), (1040, 252), (1000, 330)),
    "P01": ((150, 200), (40, 380), (30, 520), (60, 640)),
    "P03": ((215, 215), (222, 262), (240, 330)),
}
INVADER, DEFENDER = 0, 1

Point = tuple[float, float]


def _arch(t: float) -> Point:
    c, s = -math.cos(t), math.sin(t)
    x = 620 + 346 * math.copysign(abs(c) ** (2 / 2.45), c)
    return x, 966 - 600 * abs(s) ** (2 / 2.45)


def stretches() -> dict[str, tuple[Point, float, float]]:
    """Each stretch of the wall: its middle, how it is turned, half its length."""
    points = [_arch(math.pi * i / 2000) for i in range(2001)]
    run = [0.0]
    for p, q in pairwise(points):
        run.append(run[-1] + math.dist(p, q))
    spans = [60.0 if key[0] == "T" else 84.0 if key == "GATE" else 122.0 for key in RING]
    k = run[-1] / sum(spans)
    found: dict[str, tuple[Point, float, float]] = {}
    at = 0.0
    for key, span in zip(RING, spans, strict=True):
        a, b = [points[bisect(run, s * k) - 1] for s in (at, at + span)]
        turn = math.degrees(math.atan2(b[1] - a[1], b[0] - a[0]))
        found[key] = (((a[0] + b[0]) / 2, (a[1] + b[1]) / 2), turn, math.dist(a, b) / 2)
        at += span
    return found


STRETCHES = stretches()


def aside(key: str, out: float, along: float = 0.0) -> Point:
    """A point outside of a stretch and along it."""
    (x, y), turn, _half = STRETCHES[key]
    t = math.radians(turn)
    return x + math.sin(t) * out + math.cos(t) * along, y - math.cos(t) * out + math.sin(t) * along


def _slot(key: str, side: str, i: int, count: int, token: str = "") -> Space:
    x, y = aside(key, 42 if side == "i" else -37, (i - (count - 1) / 2) * 31)
    name = f"{NAMES[key]}, {'outside' if side == 'i' else 'inside'} {i + 1}"
    return Space(
        f"{key}-{side}{i}", name, "circle", round(x, 1), round(y, 1), 15, parent=key, token=token
    )


def _walls() -> list[Space]:
    found: list[Space] = []
    for key, name in NAMES.items():
        (x, y), turn, half = STRETCHES[key]
        badges = (Badge(BALANCE[key], "balance", "invader to defender"),) if key in BALANCE else ()
        states = ("falls",) if key == "W7" else ()
        found.append(
            Space(
                key,
                name,
                "wall",
                round(x, 1),
                round(y, 1),
                round(half + 10, 1),
                turn=round(turn, 1),
                badges=badges,
                states=states,
                note=f"{name}: {WALLS[key][2]} merlons",
            )
        )
        found += [_slot(key, "i", i, 4) for i in range(4)]
        free = len(WALLS[key][0])
        for i in range(3):
            token = "move:old_wall" if key == "W7" and i == free else ""
            found.append(_slot(key, "d", i, 3, token))
    (x, y), turn, half = STRETCHES["GATE"]
    return [
        *found,
        Space(
            "GATE", "Gate", "wall", round(x, 1), round(y, 1), round(half, 1), turn=round(turn, 1)
        ),
    ]


def _towers() -> list[Space]:
    found: list[Space] = []
    for key in [k for k in RING if k[0] == "T"]:
        (x, y), _turn, _half = STRETCHES[key]
        found.append(Space(key, "", "circle", round(x, 1), round(y, 1), 37, sign="tower", slots=2, note=f"Tower {key[1]}"))  # fmt: skip
    for key, (tower, _units) in RAMPARTS.items():
        x, y = aside(tower, 172)
        turn = STRETCHES[tower][1]
        found.append(Space(key, key, "circle", round(x, 1), round(y, 1), 54, sign="palisade", slots=7, turn=round(turn, 1), note=f"Rampart {key}"))  # fmt: skip
    return found


def _houses() -> list[Space]:
    slots = {"Barracks": 5, "Guards": 2}
    tokens = {"Workshop": "build:wall", "Cathedral": "build:glare"}
    found = [
        Space(name, name, "house", points=tuple(map(float, box)), slots=slots.get(name, 0), token=tokens.get(name, ""))
        for name, box in HOUSES.items()
    ]  # fmt: skip
    found.append(
        Space(
            "court",
            "Courtyard",
            "polygon",
            620,
            888,
            points=(440.0, 860.0, 800.0, 860.0, 812.0, 950.0, 428.0, 950.0),
        )
    )
    return found


def _outside() -> list[Space]:
    found = [
        Space("FL", "Left Foreground", "circle", 206, 132, 84, sign="court", slots=7, badges=(Badge("3/10", "count", "units"),)),
        Space("FR", "Right Foreground", "circle", 1046, 132, 84, sign="court", slots=7),
    ]  # fmt: skip
    for key, points in PATHS.items():
        flat = tuple([float(v) for p in points for v in p])
        token = "trap:p03" if key == "P03" else ""
        why = "a trap lies there already (SH-TRP-02)" if key == "P10" else ""
        found.append(Space(key, f"Path {key[1:]}", "path", points=flat, token=token, why_not=why))
    return found


def _unit(key: str, at: str, letter: str, token: str = "", slot: int = -1) -> Piece:
    sign, name, strength = UNITS[letter]
    owner = DEFENDER if letter in "MSV" else INVADER
    return Piece(
        key, at, name, "unit", owner, letter, sign=f"stronghold/{sign}", slot=slot, token=token, note=f"strength {strength}"
    )  # fmt: skip


def _token(key: str, at: str, sign: str, name: str, owner: int = INVADER, **more: object) -> Piece:
    return Piece(key, at, name, "token", owner, sign=f"stronghold/{sign}", **more)  # type: ignore[arg-type]


def _pieces() -> tuple[Piece, ...]:
    found: list[Piece] = []
    for wall, (ours, theirs, stones) in WALLS.items():
        for i in range(3):
            states = ("lost",) if i >= stones else ("void",) if wall == "W8" else ()
            found.append(Piece(f"{wall}-m{i}", wall, "Wall component", "merlon", DEFENDER, states=states))  # fmt: skip
        found += [_unit(f"{wall}-u{i}", f"{wall}-i{i}", u) for i, u in enumerate(theirs)]
        found += [_unit(f"{wall}-o{i}", f"{wall}-d{i}", u) for i, u in enumerate(ours)]
        if wall in GEAR:
            found.append(_token(f"{wall}-gear", wall, *GEAR[wall]))
    for wall in ("W2", "W6", "W7"):  # orders lie face down
        found.append(Piece(f"{wall}-order", wall, "An order", "tile", INVADER, face_up=False))
    found.append(_token("specter", "W3", "specter", "Specter or bluff", face_up=False))
    for key, (_tower, units) in RAMPARTS.items():
        found += [_unit(f"{key}-u{i}", key, u, slot=i) for i, u in enumerate(units)]
    found += [_unit(f"FL-u{i}", "FL", u, slot=i) for i, u in enumerate("oog")]
    found += [_unit(f"FR-u{i}", "FR", u, slot=i) for i, u in enumerate("toog")]
    found += [_unit(f"bar-{i}", "Barracks", u, slot=i) for i, u in enumerate("MMS")]
    found += [
        _unit("court-v", "court", "V", token="order:walls"),
        _unit("court-s", "court", "S"),
        Piece("officer", "W7-d2", "Officer", "hero", DEFENDER, sign="stronghold/officer", badges=(Badge("3", "", "strength"),)),
        _token("trap-1", "P17", "troll-trap", "Troll trap", DEFENDER, face_up=False, states=("mine",)),
        _token("trap-2", "P10", "goblin-trap", "Goblin trap", DEFENDER),
        _token("forge", "Forge", "saboteur", "Saboteur"),
        _token("engine", "R2", "catapult", "Catapult", badges=(Badge("67 %", "odds", "of a hit"),), token="break:catapult"),
        _unit("t6-0", "T6", "M", slot=0),
    ]  # fmt: skip
    return tuple(found)


def _board() -> Board:
    return Board(
        "castle",
        "The stronghold",
        "plan",
        WIDE,
        TALL,
        spaces=tuple(_outside() + _towers() + _walls() + _houses()),
        pieces=_pieces(),
        trails=(Trail("move", ("court", "W7-d2"), "walk", DEFENDER, "the soldier goes to Old Wall"),),
        focus=("W7",),
    )  # fmt: skip


def _line_cards() -> Zone:
    paid = (_unit("paid-1", "ballista", "t"), _unit("paid-2", "ballista", "o"))
    hour = Badge("+2", "", "2 hourglasses", "stronghold/hourglass")
    return Zone(
        "line",
        "Cards of the round",
        "row",
        INVADER,
        place="above",
        cards=(
            Card("briefing", "Briefing", "action", "14 units and 5 wood", "stronghold/a11", "1", foot="14 units, 5 wood", badges=(hour,)),
            Card("resources", "Resources", "action", "", "stronghold/a12", "1", foot="skipped", states=("skipped",)),
            Card("ballista", "Ballista", "action", "A ballista for a rampart", "stronghold/a21", "2", badges=(hour,), pieces=paid, token="spy:ballista"),
            Card("banner", "Banner", "action", "", "stronghold/a31", "3", badges=(Badge("+1", "", "1 hourglass", "stronghold/hourglass"),)),
            Card("maneuver", "Maneuver", "action", "minor, major, order", "stronghold/a61", "6", foot="minor, major, order", states=("chosen",)),
        ),
    )  # fmt: skip


def _decks() -> tuple[Zone, ...]:
    hit, miss = "stronghold/a41", ""
    odds = (("Catapult", "R2, reaches Chapel and Old Wall", "catapult", 1), ("Ballista", "R3, reaches Old and River Wall", "ballista", 2))  # fmt: skip
    found = []
    for name, note, sign, misses in odds:
        cards = [Card(f"{name}-h{i}", "Hit", "good", sign=hit) for i in range(2)]
        cards += [Card(f"{name}-m{i}", "Miss", "bad", sign=miss) for i in range(misses)]
        share = round(200 / (2 + misses))
        found.append(
            Zone(f"deck-{name}", name, "deck", cards=tuple(cards), note=note, sign=f"stronghold/{sign}", badges=(Badge(f"{share} %", "odds", "of a hit"),))
        )  # fmt: skip
    return tuple(found)


def _building(name: str, lines: tuple[Line, ...]) -> Sheet:
    return Sheet(f"b-{name}", name, owner=DEFENDER, lines=lines, sign="")


def _fill(
    name: str, cost: int, filled: int, extra: int = 0, adding: int = 0, token: str = ""
) -> Line:
    track = Track(
        f"t-{name}",
        "",
        length=cost + extra,
        filled=filled,
        signs=("stronghold/hourglass",),
        extra=extra,
        adding=adding,
    )
    return Line((name,), track=track, token=token)


def _prompt() -> Prompt:
    walls = (
        Effect("hourglasses", "4"),
        Effect("W7", "11:10"),
    )
    return Prompt(
        "Spend 5 hourglasses: Old Wall is falling",
        DEFENDER,
        True,
        form="some",
        high=2,
        picks=("move:old_wall",),
        clauses=("SH-BRE-01",),
        choices=(
            Choice("move:old_wall", "Soldier to Old Wall", "Courtyard · 1 hourglass", "11:10", target="W7", figure_note="holds", effects=walls),
            Choice("order:walls", "Veteran: To the Walls", "Warrior's order · free", "11:11", figure_note="even"),
            Choice("build:wall", "Wall on Old Wall", "Workshop · 3 hourglasses", "11:9", figure_note="1 falls"),
            Choice("build:glare", "Unearthly Glare", "4 more: no fight at Old Wall"),
            Choice("trap:p03", "A trap on path 03", "Scouts · 1 hourglass"),
            Choice("break:catapult", "Malfunction of the Catapult", "Scouts · 4 hourglasses"),
            Choice("spy:ballista", "Spy on the Ballista", "look at what was paid"),
        ),
        refusals=(Refusal("end", "End the phase", "5 hourglasses are left (SH-DEF-03)"),),
    )  # fmt: skip


def _seats() -> tuple[Seat, ...]:
    hours = Track("hours", "Hourglasses", length=8, filled=5, signs=("stronghold/hourglass",))
    wood = Counter("wood", "wood", "3", sign="stronghold/wood")
    return (
        Seat(INVADER, "Invader", "fire", (wood, Counter("pouch", "pouch", "130"))),
        Seat(DEFENDER, "Defender", "storm", states=("deciding",), tracks=(hours,)),
    )


def stronghold() -> Scene:
    """The whole scene, as the defender sees it."""
    forge = (_fill("Cannon", 6, 2, adding=1, token="build:cannon"), _fill("Goblin Cauldron", 4, 0, 1))  # fmt: skip
    steps = ("Cannons", "Machines", "Marksmen", "Cauldrons", "Poles", "Orders", "Strength")
    army = tuple([_unit(f"as-{i}", "sheet", u) for i, u in enumerate("ttoo")])
    return Scene(
        "stronghold",
        "Stronghold",
        DEFENDER,
        "Who holds the gate? · round 4",
        phases=("Supplies", "Machines", "Equipment", "Training", "Rituals", "Maneuver", "Assault"),
        phase="Maneuver",
        seats=_seats(),
        boards=(_board(),),
        zones=(_line_cards(), *_decks()),
        tracks=(
            Track("rounds", "Round", tuple("1234567"), (Marker("now", 3, "this round"),), note="Hold every section through the seventh assault and you win.", signs=("square",) * 7),
        ),
        counters=(Counter("hourglasses", "hourglasses", "5", sign="stronghold/hourglass"),),
        sheets=(
            Sheet("old", "Old Wall, as it stands", badges=(Badge("11", "", "invader"), Badge("8", "", "defender"), Badge("falls", "bad")), pieces=army, tracks=(Track("order", "", steps, (Marker("at", 6, "now"),), kind="phases"),), note="The invader leads by 3, your units there are worth 2. A lead beyond that is a breach."),
            _building("Forge", forge),
        ),
        prompt=_prompt(),
        log=(LogLine(160, "Engines of Ruin is met: two decks lose a Miss.", INVADER), LogLine(163, "You move a marksman into the tower by [Old Wall](W7).", DEFENDER)),
    )  # fmt: skip

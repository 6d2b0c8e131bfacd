"""A made-up scene of The Dwarves: the first action of Boïndil at Gate IV. It uses all that a map of kingdoms can show."""

from jotunheim.scene import (
    Badge,
    Board,
    Card,
    Chance,
    Choice,
    Counter,
    Group,
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
    Zone,
)

COLUMNS = {  # the row of the first hex, then the kingdom of each
    "A": (1, "WWWWW"),
    "B": (0, "TTWWWW"),
    "C": (-1, "TTTWWRR"),
    "D": (-2, "TTTTWWRR"),
    "E": (-3, "GGTTWWRRR"),
    "F": (-4, "GGGGGGRRR"),
    "G": (-5, "GGGGGGGSSS"),
    "H": (-5, "GGGGGGSSS"),
    "I": (-5, "GGUUIISSS"),
    "J": (-5, "UUUUIISS"),
    "K": (-5, "UUUIIIS"),
    "L": (-5, "UUIIII"),
    "M": (-5, "UUIII"),
}
KINGDOMS = {
    "G": ("Gauragar", "fields"),
    "U": ("Urgon", "gray"),
    "I": ("Idoslân", "march"),
    "S": ("Sangreîn", "dunes"),
    "R": ("Rân Ribastur", "wood"),
    "W": ("Weyurn", "coast"),
    "T": ("Tabaîn", "hills"),
}
PLACES = {
    "A1": ("Queen Xamtys II", "queen-xamtys-ii"),
    "C4": ("Mifurdania", "mifurdania"),
    "C6": ("Green Haven", "green-haven"),
    "D2": ("Âlandur", "alandur"),
    "E1": ("Dragonsfire", "dragonsfire"),
    "F7": ("Porista", "porista"),
    "G6": ("Blacksaddle", "blacksaddle"),
    "I2": ("Dsôn Balsur", "dson-balsur"),
    "I8": ("Toboribor", "toboribor"),
    "K6": ("Lot-Ionans Vault", "lot-ionans-vault"),
    "L3": ("Roodacre", "roodacre"),
}
GATES = {"A2": "I", "G1": "V", "G10": "II", "L1": "IV"}
TUNNELS = ("B5", "E8", "H2", "J3")
LAKES = ("A4", "B4", "C5", "D5", "E3", "J5")
PERISHED = {"G1": ("yellow", 3), "F1": ("yellow", 3), "G2": ("red", 2), "H2": ("yellow", 3), "F2": ("red", 2), "G3": ("blue", 5), "H3": ("blue", 5), "A2": ("red", 2), "B2": ("yellow", 3)}  # fmt: skip
TROOPS = {"L1": "OOOT", "F3": "OOT", "G4": "OOE", "H4": "OT", "I2": "E", "C3": "OO", "K1": "OO", "J1": "T", "E2": "E", "G6": "OT", "C7": "OTE"}  # fmt: skip
KINDS = {"O": ("orc", "Orcs"), "T": ("troll", "Trolls"), "E": ("elf", "Élfar")}
HEROES = {
    "boindil": ("Boïndil", "L1", "Bo", 3),
    "tungdil": ("Tungdil", "J3", "Tu", 5),
    "balyndis": ("Balyndis", "E1", "Ba", 4),
    "andokai": ("Andôkai", "F7", "An", 3),
}
DOOM = [
    "V",
    "C",
    "V",
    "T",
    "I",
    "V",
    "C",
    "IV",
    "V",
    "T",
    "V",
    "V",
    "C",
    "I",
    "IV",
    "T",
    "IV",
    "I",
    "C",
    "IV",
    "V",
    "V",
    "T",
    "I",
    "C",
    "I",
    "II",
    "II",
    "T",
    "IV",
    "C",
    "IV",
    "V",
    "C",
    "V",
    "T",
    "I",
    "C",
    "I",
    "IV",
]


def _space(column: int, row: int, key: str, kingdom: str, first: int) -> Space:
    r = first + row
    q = column - 6
    gate = GATES.get(key, "")
    place, sign = PLACES.get(key, ("", ""))
    drawn = f"dwarves/{sign}" if sign else "dwarves/gate" if gate else ""
    if key in TUNNELS:
        drawn = "dwarves/entrance"
    badges: tuple[Badge, ...] = (Badge(gate, "plate", "Gate"),) if gate else ()
    if key == "L1":
        badges += (Badge("4 of 5", "bad", "one more troop and the land perishes"),)
    return Space(
        key,
        key,
        "hex",
        500 + 72 * q,
        round(541.6 + 41.57 * (2 * r + q), 2),
        48,
        row=(2 * r + q + 10) // 2,
        column=column,
        terrain="water" if key in LAKES else "",
        group=kingdom,
        landmark=place,
        sign=drawn,
        badges=badges,
        states=("perished",) if key in PERISHED else (),
        token="fight" if key == "L1" else "move" if key == "K1" else "",
        why_not="a lake ends your move (DW-MOV-04)" if key == "J5" else "",
        note=f"{place or key}, {KINGDOMS[kingdom][0]}",
    )


def _spaces() -> tuple[Space, ...]:
    found: list[Space] = []
    for column, (letter, (first, kingdoms)) in enumerate(COLUMNS.items()):
        for row, kingdom in enumerate(kingdoms):
            found.append(_space(column, row, f"{letter}{row + 1}", kingdom, first))
    return tuple(found)


def _troops(at: str, text: str, prefix: str = "") -> list[Piece]:
    return [
        Piece(
            f"{prefix}{at}-{letter}",
            at,
            KINDS[letter][1],
            "troop",
            glyph=letter,
            sign=f"dwarves/{KINDS[letter][0]}",
            badges=(Badge(f"×{text.count(letter)}", "count"),),
        )
        for letter in "OTE"
        if letter in text
    ]


def _pieces() -> tuple[Piece, ...]:
    found = [
        Piece(f"tile-{at}", at, "Perished Land", "arrow", colour=colour, facing=way, note="troops march on")
        for at, (colour, way) in PERISHED.items()
    ]  # fmt: skip
    for at, text in TROOPS.items():
        found += _troops(at, text)
    for seat, (key, (name, at, glyph, _health)) in enumerate(HEROES.items()):
        states = ("chosen",) if key == "boindil" else ()
        found.append(Piece(f"hero-{key}", at, name, "figure", seat, glyph, sign=f"dwarves/{key}", states=states))  # fmt: skip
    return tuple(found)


def _doom() -> Track:
    shape = {"C": "round", "T": "diamond"}
    words = {"C": "←", "T": "2"}
    steps = ("start", *[words.get(s, s) for s in DOOM], "end")
    signs = ("end", *[shape.get(s, "shield") for s in DOOM], "end")
    markers = (Marker("hero", 17, "Hero marker", sign="shield"), Marker("doom", 39, "Doom marker", sign="skull"))  # fmt: skip
    return Track("doom", "Doom track", steps, markers, note="turn 17 · next space: troops at Gate I · 22 steps apart", signs=signs, place="above")  # fmt: skip


def _council() -> Track:
    steps = ("4", "3", "2", "1", "0", "1", "2", "3", "4")
    need = ("3+", "3+", "4+", "4+", "5+", "5+", "6+", "6+")
    return Track(
        "council",
        "Dwarven Council",
        steps,
        (Marker("seat", 3, "the Council"),),
        note="Bislipur, 1: when a new Threat appears, one Hero loses 1 Health.",
        signs=("square",) * 9,
        between=need,
    )


def _cards() -> Zone:
    return Zone(
        "display",
        "Cards on display",
        note="5 threats in the deck",
        cards=(
            Card("twins", "Duel of the Twins", "adventure", "Battle 5+ twice in one turn", where="Anywhere", reward="3 Orcs or Trolls leave the hex", foot="You can try it now", token="check"),
            Card("minions", "Tion's Minions Attack the Secondlings", "threat", "Defeat them there", where="Gate II", foot="else to Gate II, and Sangreîn perishes where troops stand", pieces=tuple(_troops("minions", "OOT", "card-"))),
            Card("herbs", "Herbs of Green Haven", "adventure", "Enter it", where="Green Haven", reward="One Hero gains 2 Health", foot="Andôkai is 3 hexes away"),
        ),
    )  # fmt: skip


def _sheets() -> tuple[Sheet, ...]:
    found: list[Sheet] = []
    for seat, (key, (name, _at, _glyph, health)) in enumerate(HEROES.items()):
        hearts = Track(f"health-{seat}", "Health", length=5, filled=health, signs=("heart",))
        attributes = (Badge("4", "", "Battle", "battle"), Badge("2", "", "Craft", "craft"), Badge("4", "", "Speed +1", "boot"))  # fmt: skip
        found.append(
            Sheet(f"hero-{seat}", name, "", seat, tracks=(hearts,), badges=attributes, note="Once per Fight: roll all dice again.", sign=f"dwarves/{key}-bust")
        )  # fmt: skip
    return tuple(found)


def _prompt() -> Prompt:
    fall = (Chance("0", 1 / 16, "bad"), Chance("1", 0.25, "good"), Chance("2", 0.375, "good"), Chance("3", 0.25, "good"), Chance("4", 0.0625, "good"))  # fmt: skip
    return Prompt(
        "What does Boïndil do at Gate IV?",
        0,
        True,
        choices=(
            Choice("fight", "Fight at Gate IV", "4 dice · 3 Orcs, 1 Troll", "94 %", target="L1", figure_note="1 or more", chances=fall, detail=("Nobody falls\t−1 Health", "Your power\troll all again")),
            Choice("check", "Check: Duel of the Twins", "4 dice · 5+ twice", "41 %", figure_note="this roll"),
            Choice("move", "Move", "4 dice · the highest counts", "94 %", target="K1", figure_note="4 or more"),
            Choice("dispatch", "Dispatches", "2 dice · Council one step right", "75 %", figure_note="4+"),
            Choice("end", "End the turn", "2 actions are left"),
        ),
        refusals=(Refusal("scenario", "Relieve the Fourthlings", "Troops stand at Gate IV (DW-SCN-02)."),),
    )  # fmt: skip


def _seats() -> tuple[Seat, ...]:
    colours = ("fire", "hill", "frost", "storm")
    return tuple(
        [
            Seat(
                seat,
                name,
                colours[seat],
                states=("deciding",) if seat == 0 else (),
                tracks=(
                    Track(f"hearts-{seat}", "Health", length=5, filled=health, signs=("heart",)),
                ),
            )
            for seat, (name, _at, _glyph, health) in enumerate(HEROES.values())
        ]
    )


def dwarves() -> Scene:
    """The whole scene, as Boïndil sees it."""
    at = {"G": (500, 400), "U": (760, 330), "I": (790, 560), "S": (600, 690), "R": (420, 760), "W": (150, 415), "T": (270, 300)}  # fmt: skip
    groups = tuple([Group(key, name, *at[key], tint) for key, (name, tint) in KINGDOMS.items()])
    board = Board("girdlegard", "Girdlegard", "hexes", 1000, 1000, _spaces(), _pieces(), focus=("L1",), groups=groups)  # fmt: skip
    return Scene(
        "dwarves",
        "The Dwarves",
        0,
        "The deep road · Book 1, normal",
        seats=_seats(),
        boards=(board,),
        zones=(_cards(),),
        tracks=(
            _doom(),
            _council(),
            Track("chapter", "Relieve the Fourthlings", tuple("AAAABC"), (Marker("c", 3, "this chapter"),), note="4 troops still stand there."),
            Track("perished", "Perished Land", length=36, filled=9, limit=15, note="Fewer than 15 tiles: Hold the Gates!"),
        ),
        counters=(Counter("orcs", "Orcs left", "14", note="defeated by 4+", sign="dwarves/orc"), Counter("trolls", "Trolls left", "19", note="defeated by 5+", sign="dwarves/troll")),
        sheets=_sheets(),
        prompt=_prompt(),
        log=(LogLine(1, "Turn 17", chapter=True), LogLine(2, "[Gate IV](L1) now holds 4. A fifth turns it into Perished Land.", 0)),
    )  # fmt: skip

"""A scene of GIANT made by hand: round 4 of a fight on Broken Plain, West to shoot."""

import math
from pathlib import Path

from jotunheim.scene import (
    Badge,
    Board,
    Choice,
    Counter,
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
)

SIZE = 17.391
MAPS = Path(__file__).parents[2] / "src/jotunheim/games/giant/content/maps"
TERRAIN = {
    ".": ("clear", 0),
    "f": ("forest", 0),
    "r": ("ruins", 0),
    "s": ("scrud", 0),
    "w": ("water", 0),
    "W": ("deep", 0),
    "^": ("spires", 0),
    "#": ("chasm", 0),
    "1": ("hill", 1),
    "2": ("hill", 2),
    "3": ("hill", 3),
    "a": ("crater", -1),
    "b": ("crater", -2),
}
TARGETS = {"2514": "at-45", "2910": "at-34"}
SIGHT = ("1513", "1613", "1714", "1813", "1914", "2013", "2114", "2213", "2314", "2414", "2514")


def hex_spaces(name: str = "01-broken-plain") -> tuple[Space, ...]:
    """The spaces of one of the eight maps, flat-topped hexes on a canvas of 1000 by 1000."""
    rows = (MAPS / f"{name}.txt").read_text().split()
    return tuple(_hex(c, r, ch) for r, row in enumerate(rows) for c, ch in enumerate(row))


def _hex(column: int, row: int, letter: str) -> Space:
    terrain, level = TERRAIN[letter]
    key = f"{column + 1:02}{row + 1:02}"
    return Space(
        key=key,
        label=key,
        x=round(SIZE + 1.5 * SIZE * column, 3),
        y=round(40.63 + math.sqrt(3) * SIZE * (row + (0.5 if column % 2 else 0)), 3),
        size=SIZE,
        row=row,
        column=column,
        terrain=terrain,
        level=level,
        note=f"{terrain.capitalize()}, hex {key}",
        badges=(Badge("+1 forest", "warn"),) if key == "2414" else (),
    )


def giant() -> Scene:
    """The whole table as West sees it."""
    return Scene(
        game="giant",
        title="GIANT",
        seat=0,
        subtitle="Broken Plain · round 4",
        phases=("Initiative", "Movement", "Shooting", "Assault"),
        phase="Shooting",
        seats=(
            Seat(
                0,
                "West",
                "fire",
                (Counter("i0", "initiative", "9"), Counter("g0", "giants", "2")),
                states=("deciding",),
            ),
            Seat(
                1, "East", "storm", (Counter("i1", "initiative", "5"), Counter("g1", "giants", "2"))
            ),
        ),
        boards=(_board(),),
        sheets=_sheets(),
        prompt=_prompt(),
        log=_log(),
    )


def _board() -> Board:
    return Board(
        key="map",
        title="Broken Plain",
        kind="hexes",
        width=1000,
        height=1000,
        spaces=hex_spaces(),
        pieces=(
            _machine("61", "Lancer", "1513", 0, 1),
            _machine("92", "Bombard", "1710", 0, 3, "stood"),
            _machine("45", "Brawler", "2514", 1, 2, odds="needs 9+", note="28 % · hits for 6"),
            _machine("34", "Hornet", "2910", 1, 1),
        ),
        trails=(
            Trail("t61", ("1211", "1312", "1412", "1513"), "walk", 0, "3 hexes"),
            Trail("t45", ("3016", "2916", "2815", "2715", "2614", "2514"), "run", 1, "5 hexes"),
            Trail(
                "t34",
                ("3216", "3215", "3115", "3114", "3113", "3012", "3011", "3010", "2910"),
                "run",
                1,
                "8 hexes",
            ),
            Trail("t92", ("1710", "1710"), "stand", 0, "twice"),
            Trail("s", SIGHT, "sight", 0, "through one forest"),
        ),
        focus=("1211", "1710", "2910", "3016"),
    )


def _machine(
    glyph: str,
    name: str,
    at: str,
    owner: int,
    size: int,
    state: str = "",
    odds: str = "",
    note: str = "",
) -> Piece:
    return Piece(
        key=f"g{glyph}",
        at=at,
        name=f"{name} {glyph}",
        kind="machine",
        owner=owner,
        glyph=glyph,
        badges=(Badge(odds, "odds", note),) if odds else (),
        states=(state,) if state else (),
        note=f"type {glyph[0]}, {size} shoulder plates",
        token=TARGETS.get(at, ""),
    )


def _heat(key: str, heat: int, more: int = 0) -> Track:
    now = (Marker(f"{key}-now", heat, "heat"),)
    then = (Marker(f"{key}-then", heat + more, "after this shot"),) if more else ()
    return Track(
        f"{key}-heat",
        "Heat",
        tuple(map(str, range(14))),
        now + then,
        note="threshold 10",
        kind="heat",
        limit=10,
    )


def _sheets() -> tuple[Sheet, ...]:
    head = ("place", "arm", "dmg", "supply")
    return (
        Sheet(
            "s61", "Lancer 61", "type 6 · armour 2 · moves 6/9 · assault +1", 0, head,
            (Line(("head", "L2", "2", "heat +1")), Line(("right arm", "L6", "6", "heat +3"), ("chosen",)), Line(("left arm", "L6", "6", "heat +3"))),
            (_heat("61", 5, 3), *_body("61", 2, LA1=2, RL1=1, T1=1)), badges=(Badge("shooting", "act"),), note="Walked 3 hexes, cooled 2",
        ),
        Sheet(
            "s92", "Bombard 92", "type 9 · armour 3 · moves 4/6 · in a crater", 0, head,
            (Line(("torso", "M3", "3", "▮▯")), Line(("torso", "M2", "2", "▮▮")), Line(("right arm", "L4", "4", "heat +2"))),
            (_heat("92", 2), *_body("92", 3, RA1=2)), note="Stood still twice",
        ),
        Sheet(
            "s45", "Brawler 45", "type 4 · armour 2 · moves 6/9 · assault +3", 1, (),
            (Line(("G1 6/8",)), Line(("G5 2/4",)), Line(("L2",))),
            (_heat("45", 6), *_body("45", 2, RA1=2, RA2=1, T1=2, H1=1)), note="Ran 5 hexes · stands in forest",
        ),
        Sheet(
            "s34", "Hornet 34", "type 3 · armour 1 · moves 8/12 · assault +1", 1, (),
            (Line(("M3 0/2",), ("lost",)), Line(("M2 1/2",)), Line(("L2",)), Line(("L2",), ("lost",))),
            (_heat("34", 4), *_body("34", 1, LL1=1, LA1=1, LA2=1)), note="Ran 8 hexes · on a hill",
        ),
    )  # fmt: skip


def _body(key: str, armour: int, **hits: int) -> tuple[Track, ...]:
    places = ("H1", "T1", "T2", "RA1", "RA2", "LA1", "LA2", "RL1", "RL2", "LL1", "LL2")
    return tuple(
        Track(
            f"{key}-{place}", place, length=armour, filled=armour - hits.get(place, 0), kind="body"
        )
        for place in places
    )


def _prompt() -> Prompt:
    detail = (
        "Base\t4", "Range 10 hexes\t0", "You walked\t+1", "Target moved 5 hexes\t+2",
        "1 forest between\t+1", "Target in forest\t+1", "To hit, two dice\t9+",
    )  # fmt: skip
    return Prompt(
        question="Who fires, and at whom?",
        seat=0,
        mine=True,
        trail=("Round 4", "Shooting"),
        clauses=("GI-SHT-03", "GI-LOS-07"),
        picks=("L6r",),
        choices=(
            Choice(
                "L6r",
                "L6 right arm at Brawler",
                "damage 6, heat to 8 of 10",
                "28 %",
                target="2514",
                detail=detail,
                need=9,
            ),
            Choice(
                "L6l",
                "L6 left arm at Brawler",
                "damage 6, heat to 8 of 10",
                "28 %",
                target="2514",
            ),
            Choice("L2", "L2 head at Brawler", "damage 2, heat to 6 of 10", "28 %", target="2514"),
            Choice("M3", "M3 of 92 at Hornet", "damage 3, sight not needed", "28 %", target="2910"),
            Choice("stop", "Stop shooting", "then East shoots"),
        ),
        refusals=(Refusal("M3b", "M3 of 92 at Brawler", "Closer than 10 hexes (GI-MIS-04)"),),
    )


def _log() -> tuple[LogLine, ...]:
    return (
        LogLine(60, "Round 3", chapter=True),
        LogLine(61, "Initiative: East 8, West 6. East shoots first.", 1),
        LogLine(62, "[Lancer 61](g61) walks 5 hexes round the wood. Heat 7.", 0),
        LogLine(63, "[Bombard 92](g92) stands still in the crater.", 0),
        LogLine(64, "[Brawler 45](g45) runs 6 hexes. Heat 4.", 1),
        LogLine(
            65,
            "[Bombard 92](g92) launches M3 at [Hornet 34](g34): needs 7, rolls 8. Left arm lost, its L2 with it.",
            0,
            clause="GI-MIS-05",
        ),
        LogLine(70, "Round 4", chapter=True),
        LogLine(71, "Initiative: West 9, East 5. West moves last and shoots first.", 0),
        LogLine(72, "[Brawler 45](g45) runs 5 hexes into the wood at [2514](2514). Heat 6.", 1),
        LogLine(73, "[Hornet 34](g34) runs 8 hexes up the hill at [2910](2910). Heat 4.", 1),
        LogLine(74, "[Bombard 92](g92) stands still. Heat 2.", 0),
        LogLine(75, "Lancer 61 runs to 1512.", 0, undone=True),
        LogLine(76, "[Lancer 61](g61) walks 3 hexes to [1513](1513). Heat 5.", 0),
    )

"""A made-up scene of Valda: Red's Valda phase in round 4. It uses all that a map of areas can show besides armies."""

import math

from jotunheim.scene import (
    Badge,
    Board,
    Card,
    Choice,
    Counter,
    Effect,
    Line,
    LogLine,
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

CX, CY = 772, 388
SEATS = {"Blue": "storm", "Red": "fire", "Yellow": "hill", "Ice": "frost"}
RED = 1
# By occupant: ground, price (blood, diamonds, gold), temples by seat, cards left, what is missing.
AREAS = {
    "Freya": ("meadow", (0, 3, 3), (3, 0), 8, ""),
    "Agir": ("reef", (2, 0, 2), (3, 1, 3), 7, "1 blood short"),
    "Surtur": ("lava", (2, 2, 0), (2, 0), 8, "1 blood short"),
    "Mork": ("moor", (4, 1, 1), (2,), 8, "3 blood short"),
    "Thrym": ("peaks", (1, 3, 3), (1,), 8, ""),
    "Thor": ("wood", (2, 2, 2), (0, 2, 0), 7, "1 blood short"),
    "Ymir": ("spires", (1, 2, 2), (1, 2), 8, ""),
}
BLOCKS = {"Freya": (772, 112), "Agir": (1066, 204), "Surtur": (1096, 430), "Mork": (944, 636), "Thrym": (594, 636), "Thor": (438, 430), "Ymir": (468, 204)}  # fmt: skip
HAVENS = (6, 12, 18, 24, 30, 36)
GOODS = ("blood", "diamond", "gold")

Point = tuple[float, float]


def _ring(t: float, rx: float, ry: float, power: float) -> Point:
    turn = math.atan2(ry * math.sin(t), rx * math.cos(t))
    r = ((abs(math.cos(turn)) / rx) ** power + (abs(math.sin(turn)) / ry) ** power) ** (-1 / power)
    return round(CX + r * math.cos(turn), 1), round(CY + r * math.sin(turn), 1)


def _island(i: int) -> tuple[float, ...]:
    a, h = math.radians(-90 + 360 / 7 * i), math.radians(180 / 7)
    outer = [_ring(a - h + 0.022 + k * (2 * h - 0.044) / 6, 478, 378, 3.4) for k in range(7)]
    inner = [_ring(a + h - 0.075 - k * (2 * h - 0.15) / 4, 204, 138, 2) for k in range(5)]
    return tuple([v for p in outer + inner for v in p])


def _price(price: tuple[int, ...]) -> tuple[Badge, ...]:
    return tuple(
        [
            Badge("", "cost", good, f"valda/{good}")
            for good, count in zip(GOODS, price, strict=True)
            for _ in range(count)
        ]
    )


def _areas() -> list[Space]:
    found: list[Space] = []
    for i, (name, (terrain, price, temples, _left, lack)) in enumerate(AREAS.items()):
        x, y = BLOCKS[name]
        seats = [s for s in set(temples) if temples.count(s) == 2]
        badges = _price(price) + ((Badge(lack, "lack"),) if lack else ())
        token = {"Thrym": "temple:thrym", "Freya": "temple:freya", "Ymir": "temple:ymir"}.get(name, "")  # fmt: skip
        found.append(
            Space(
                name.lower(),
                name,
                "polygon",
                x,
                y,
                points=_island(i),
                terrain=terrain,
                owner=seats[0] if len(seats) == 1 else -1,
                badges=badges,
                sign=f"valda/{name.lower()}",
                slots=5,
                token=token,
                why_not=f"{lack} (VA-BLD-03)" if lack else "",
                states=("chosen",) if name == "Thrym" else (),
            )
        )
    return found


def _wells() -> list[Space]:
    """Yggdrasil's spaces, to and fro up the tree, and the six rounds in the fjord."""
    found: list[Space] = []
    for k in range(41):
        row, column = divmod(k, 4)
        x = 42 + 63 * (column if row % 2 == 0 else 3 - column)
        near = tuple([f"y{n}" for n in (k - 1, k + 1) if 0 <= n <= 40])
        sign = "haven" if k in HAVENS else ""
        found.append(Space(f"y{k}", str(k), "circle", x, 736 - 68 * row, 20, sign=sign, neighbours=near, token="push:12" if k == 12 else ""))  # fmt: skip
    for k in range(6):
        t = math.radians(-90 + 60 * k)
        rx, ry = CX + 128 * math.cos(t), CY + 2 + 84 * math.sin(t)
        states = ("chosen",) if k == 3 else ()
        found.append(Space(f"r{k + 1}", str(k + 1), "circle", round(rx, 1), round(ry, 1), 20, sign="round", states=states))  # fmt: skip
    found.append(Space("fjord", "", "circle", CX, CY + 30, 4, note="The fjord"))
    return found


def _tree() -> Space:
    """The ground under the track: nobody enters it, so it has no name."""
    crown = [
        (
            round(138 + 136 * math.cos(a) * (1 + 0.04 * math.sin(5 * a)), 1),
            round(384 + 380 * math.sin(a), 1),
        )
        for a in (i * math.tau / 28 for i in range(28))
    ]
    return Space(
        "tree", "", "polygon", 138, 384, points=tuple([v for p in crown for v in p]), terrain="vale"
    )


def _pieces() -> tuple[Piece, ...]:
    found: list[Piece] = []
    for name, (_terrain, _price, temples, _left, _lack) in AREAS.items():
        for slot, seat in enumerate(temples):
            frozen = ("frozen",) if (name, slot) == ("Surtur", 1) else ()
            found.append(
                Piece(f"{name}-{slot}", name.lower(), "Temple", "building", seat, sign="valda/temple", slot=slot, states=frozen)
            )  # fmt: skip
    found.append(Piece("new", "thrym", "Temple", "building", RED, sign="valda/temple", slot=1, states=("coming",)))  # fmt: skip
    for seat, at in enumerate((12, 9, 7, 10)):
        name = f"{at} followers"
        found.append(Piece(f"viking-{seat}", f"y{at}", name, "figure", seat, sign="valda/viking"))
    found.append(Piece("ship", "fjord", "The drakkar, round 4", "picture", sign="valda/ship"))
    return tuple(found)


def _decks() -> list[Zone]:
    return [
        Zone(f"deck-{name}", f"Cards of {name}", "deck", count=left, at=name.lower(), sign=f"valda/{name.lower()}")
        for name, (_terrain, _price, _temples, left, _lack) in AREAS.items()
    ]  # fmt: skip


def _hand() -> Zone:
    return Zone(
        "hand",
        "Your hand",
        "hand",
        RED,
        note="axes: in the others' turns · shields: when they attack you",
        cards=(
            Card("c1", "Seduction (+1)", "action", "Gain 1 follower.", "valda/seduction-1", foot="1 follower", token="play:seduction"),
            Card("c2", "Drakkar", "action", "Take the top card of one divine deck.", "valda/drakkar", foot="a divine card", token="play:drakkar"),
            Card("c3", "Kidnap", "attack", "Steal 1 follower from the target.", "valda/kidnap", foot="steal 1 follower", value="3"),
            Card("c4", "Round Shield", "defence", "Defends with 3.", "valda/round-shield", foot="a plain shield", value="3"),
            Card("c5", "Weapon of Thrym", "weapon", "One of two uses.", "valda/thrym-weapon", foot="one of two uses", value="1"),
            Card("c6", face_up=False),
        ),
    )  # fmt: skip


def _cost(*goods: str) -> tuple[Badge, ...]:
    return tuple([Badge("", "cost", good, f"valda/{good}") for good in goods])


def _prompt() -> Prompt:
    d, g, b = "diamond", "gold", "blood"
    after = (Effect("stock-blood", "0"), Effect("stock-diamond", "1"), Effect("stock-gold", "2"), Effect("thrym", "2 temples"))  # fmt: skip
    return Prompt(
        "What do you do now?",
        RED,
        True,
        form="plan",
        high=2,
        picks=("temple:thrym",),
        tracks=(
            Track("bp", "Build", length=2, filled=2, signs=("valda/building-point",)),
            Track("ap", "Act", length=3, filled=2, signs=("valda/action-point",)),
        ),
        choices=(
            Choice("temple:thrym", "Temple of Thrym", group="Build", target="thrym", cost=_cost(b, d, d, d, g, g, g), effects=after),
            Choice("temple:freya", "Temple of Freya", group="Build", target="freya", cost=_cost(d, d, d, g, g, g)),
            Choice("temple:ymir", "Temple of Ymir", group="Build", target="ymir", cost=_cost(b, d, d, g, g)),
            Choice("mine", "Mine", group="Build", cost=_cost(d, g, g), sign="valda/mine"),
            Choice("gain:blood", "blood", group="Act", sign="valda/blood"),
            Choice("gain:diamond", "diamond", group="Act", sign="valda/diamond"),
            Choice("gain:gold", "gold", group="Act", sign="valda/gold"),
            Choice("play:seduction", "Seduction (+1)", group="Act", sign="valda/seduction-1"),
            Choice("play:drakkar", "Drakkar", group="Act", sign="valda/drakkar"),
            Choice("push:12", "Go to 12", "the haven holds", group="Trade"),
            Choice("end", "End the phase", "gives up 4 points", group="Trade"),
        ),
        refusals=(Refusal("temple:agir", "Temple of Agir", "1 blood short; and Ice controls Agir (VA-AREA-06)"),),
    )  # fmt: skip


def _seats() -> tuple[Seat, ...]:
    stock = ((3, 1, 6, 1), (1, 4, 5, 2), (3, 2, 2, 0), (4, 3, 1, 3))
    goods = ("blood", "diamond", "gold", "rune")
    return tuple(
        [
            Seat(
                i,
                name,
                colour,
                tuple([Counter(f"{name}-{good}", good, str(n), sign=f"valda/{good}") for good, n in zip(goods, stock[i], strict=True)]),
                score=str((12, 9, 7, 10)[i]),
                states=("deciding",) if i == RED else (),
            )
            for i, (name, colour) in enumerate(SEATS.items())
        ]
    )  # fmt: skip


def valda() -> Scene:
    """The whole scene, as Red sees it."""
    stock = {"blood": 1, "diamond": 4, "gold": 5, "rune": 2}
    powers = (
        Line(("Valda", "Turn a token to its other side, twice a turn"), sign="valda/ymir", track=Track("lv1", "Temples", length=2, filled=1, signs=("house",))),
        Line(("Followers", "1 rune buys 1 follower, 3 times"), sign="valda/thrym", states=("chosen",), track=Track("lv2", "Temples", length=2, filled=1, adding=1, signs=("house",))),
    )  # fmt: skip
    return Scene(
        "valda",
        "Valda",
        RED,
        "Table Sunday fjord · round 4 of 6",
        phases=("Valda", "Attack", "Followers", "Resource"),
        phase="Valda",
        seats=_seats(),
        boards=(Board("fjord", "The fjord", "areas", 1260, 772, (_tree(), *_wells(), *_areas()), _pieces(), focus=("thrym",)),),
        zones=(_hand(), *_decks(), Zone("a", "Deck A", "deck", count=17), Zone("b", "Deck B", "deck", count=20)),
        counters=tuple([Counter(f"stock-{good}", good, str(n), sign=f"valda/{good}") for good, n in stock.items()]),
        sheets=(
            Sheet("powers", "Your powers", "by phase", lines=powers),
            Sheet("thrym", "Thrym", "Ruler of the Giants", note="If you build: 1 follower now, one of 8 cards of Thrym, nobody to pay tribute to.", sign="valda/thrym-portrait"),
        ),
        prompt=_prompt(),
        log=(LogLine(1, "Round 4, Ragna", chapter=True), LogLine(2, "Ragna builds a temple of [Freya](freya).", 0)),
    )  # fmt: skip

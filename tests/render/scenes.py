"""Scenes made by hand for the tests of the renderers: two small games."""

from jotunheim.scene import (
    Badge,
    Board,
    Card,
    Choice,
    Counter,
    LogLine,
    Piece,
    Prompt,
    Refusal,
    Scene,
    Seat,
    Space,
    Zone,
)

COLUMNS = "abcdefg"


def connect_four() -> Scene:
    """Connect Four after seven discs: Fire to move, column d is full but for its top."""
    discs = {"d1": 0, "d2": 1, "d3": 0, "e1": 1, "c1": 0, "d4": 1, "b1": 0}
    spaces = tuple(_square(column, row, discs) for row in range(6) for column in range(7))
    pieces = tuple(
        Piece(
            key=f"disc-{at}",
            at=at,
            name=f"disc of {'Fire' if owner == 0 else 'Storm'}",
            kind="disc",
            owner=owner,
        )
        for at, owner in discs.items()
    )
    return Scene(
        game="connect-four",
        title="Connect Four",
        seat=1,
        subtitle="move 8",
        seats=(
            Seat(seat=0, name="Fire", colour="fire"),
            Seat(seat=1, name="Storm", colour="storm", states=("deciding",)),
        ),
        boards=(
            Board(
                key="board",
                kind="grid",
                width=7,
                height=6,
                spaces=spaces,
                pieces=pieces,
                columns=tuple(COLUMNS),
                rows=("6", "5", "4", "3", "2", "1"),
            ),
        ),
        prompt=_which_column(),
        log=(
            LogLine(ply=6, text="Fire drops a disc into [column b](b1).", seat=0),
            LogLine(ply=7, text="Storm blocks at [d4](d4), barely.", seat=1),
        ),
    )


def _square(column: int, row: int, discs: dict[str, int]) -> Space:
    name = f"{COLUMNS[column]}{6 - row}"
    filled = [int(at[1]) for at in discs if at[0] == COLUMNS[column]]
    legal = 6 - row == max(filled, default=0) + 1
    return Space(
        key=name,
        label=name,
        shape="square",
        x=column + 0.5,
        y=row + 0.5,
        row=row,
        column=column,
        token=COLUMNS[column] if legal else "",
    )


def leduc() -> Scene:
    """Leduc poker in the second round: one card seen, the other's face down."""
    return Scene(
        game="leduc",
        title="Leduc poker",
        seat=0,
        subtitle="second round",
        phases=("first round", "second round", "showdown"),
        phase="second round",
        seats=(
            Seat(
                seat=0, name="Fire", colour="fire", states=("deciding",), counters=(_chips(0, "7"),)
            ),
            Seat(seat=1, name="Storm", colour="storm", counters=(_chips(1, "5"),)),
        ),
        zones=_leduc_zones(),
        counters=(Counter(key="pot", label="Pot", value="8"),),
        prompt=_call_or_fold(),
        log=(LogLine(ply=4, text="Storm bets 4.", seat=1),),
    )


def _chips(seat: int, value: str) -> Counter:
    return Counter(key=f"chips-{seat}", label="chips", value=value, owner=-1)


def _which_column() -> Prompt:
    return Prompt(
        question="Which column?",
        seat=1,
        mine=True,
        clauses=("C4-02",),
        choices=tuple(Choice(token=c, label=f"Column {c}", target=c) for c in COLUMNS),
    )


def _leduc_zones() -> tuple[Zone, ...]:
    return (
        Zone(
            key="hand-0",
            title="Your hand",
            kind="hand",
            owner=0,
            cards=(Card(key="c0", name="K♠", owner=0),),
        ),
        Zone(
            key="hand-1",
            title="Hand of Storm",
            kind="hand",
            owner=1,
            cards=(Card(key="c1", face_up=False, owner=1),),
        ),
        Zone(
            key="table",
            title="On the table",
            cards=(Card(key="c2", name="Q♥", badges=(Badge("public"),)),),
        ),
        Zone(key="deck", title="Deck", kind="deck", count=3),
    )


def _call_or_fold() -> Prompt:
    return Prompt(
        question="Storm bets 4. What do you do?",
        seat=0,
        mine=True,
        choices=(
            Choice(
                token="call",
                label="Call",
                note="put in 4, then the cards are shown",
                figure="pot 12",
            ),
            Choice(token="raise", label="Raise", note="put in 8", figure="pot 16"),
            Choice(token="fold", label="Fold", note="Storm takes the pot"),
        ),
        refusals=(Refusal(token="check", label="Check", reason="a bet stands (LP-BET-03)"),),
    )

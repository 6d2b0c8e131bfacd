"""Hex grids: flat-topped, in "odd-q" offset columns, with exact geometry in whole numbers.

A hex is an index: `column * rows + row`. Columns run west to east, rows north to south, and every
odd column lies half a hex to the south. Faces are numbered clockwise: N, NE, SE, S, SW, NW.
"""

from typing import Final, final

FACES: Final = ("N", "NE", "SE", "S", "SW", "NW")
OFF: Final = -1  # no hex: off the map
OUT_BY: Final = (5, 2, 3, 0, 1, 4)  # the face out of a hex as x-y, y-z, z-x falls or rises too far
STEPS: Final = ((0, -1), (1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0))  # axial, by face


@final
class HexGrid:
    """A rectangle of hexes; neighbours are tables, lines are traced exactly."""

    def __init__(self, columns: int, rows: int) -> None:
        self.columns = columns
        self.rows = rows
        self.size = columns * rows
        self.q = [h // rows for h in range(self.size)]  # axial coordinates of each hex
        self.r = [h % rows - (h // rows) // 2 for h in range(self.size)]
        self.neighbours = [  # six entries a hex, by face
            self.at(self.q[h] + dq, self.r[h] + dr) for h in range(self.size) for dq, dr in STEPS
        ]

    def at(self, q: int, r: int) -> int:
        """The hex with these axial coordinates, or OFF."""
        row = r + (q - (q & 1)) // 2
        if 0 <= q < self.columns and 0 <= row < self.rows:
            return q * self.rows + row
        return OFF

    def hex(self, column: int, row: int) -> int:
        """The hex in this column and row, or OFF."""
        if 0 <= column < self.columns and 0 <= row < self.rows:
            return column * self.rows + row
        return OFF

    def column(self, h: int) -> int:
        """Counted from 0, west to east."""
        return h // self.rows

    def row(self, h: int) -> int:
        """Counted from 0, north to south."""
        return h % self.rows

    def label(self, h: int) -> str:
        """CCRR, both counted from 1, as printed on maps."""
        return f"{h // self.rows + 1:02d}{h % self.rows + 1:02d}"

    def read(self, label: str) -> int:
        """The hex with this label, or OFF."""
        if len(label) != 4 or not label.isdecimal():
            return OFF
        return self.hex(int(label[:2]) - 1, int(label[2:]) - 1)

    def neighbour(self, h: int, face: int) -> int:
        """The hex behind a face, or OFF."""
        return self.neighbours[6 * h + face]

    def distance(self, a: int, b: int) -> int:
        """In hexes; adjacent ones are 1 apart."""
        dq = self.q[b] - self.q[a]
        dr = self.r[b] - self.r[a]
        return (abs(dq) + abs(dr) + abs(dq + dr)) // 2

    def face_towards(self, a: int, b: int) -> int:
        """The face of a behind which the neighbour b lies, or -1."""
        for face in range(6):
            if self.neighbours[6 * a + face] == b:
                return face
        return -1

    def between(self, a: int, b: int) -> list[tuple[int, int]]:
        """Hexes whose inside the line between the two centres passes, without its ends, in order.

        Each entry is (hex, OFF) for a hex that is crossed, or a pair for two hexes along whose
        common edge the line runs (one of them may be OFF the map). A hex that is only touched in a
        corner is not in the list.
        """
        dq = self.q[b] - self.q[a]
        dr = self.r[b] - self.r[a]
        ds = -dq - dr
        if dq == dr or dr == ds or ds == dq:
            return self.along_edges(a, dq, dr, ds)
        return self.crossed(a, b)

    def along_edges(self, a: int, dq: int, dr: int, ds: int) -> list[tuple[int, int]]:
        """A line that runs along edges: pairs and single hexes in turn."""
        # Two components of d are equal; d is m times the sum of two neighbouring directions.
        if dq == dr:
            m, one, two = dq, (1, 0), (0, 1)
        elif dr == ds:
            m, one, two = dr, (-1, 1), (-1, 0)
        else:
            m, one, two = dq, (1, -1), (0, -1)
        sign = 1 if m > 0 else -1
        found: list[tuple[int, int]] = []
        q = self.q[a]
        r = self.r[a]
        for i in range(abs(m)):
            first = self.at(q + sign * one[0], r + sign * one[1])
            second = self.at(q + sign * two[0], r + sign * two[1])
            found.append((first, second) if first != OFF else (second, OFF))
            q += sign * (one[0] + two[0])
            r += sign * (one[1] + two[1])
            if i < abs(m) - 1:
                found.append((self.at(q, r), OFF))
        return found

    def crossed(self, a: int, b: int) -> list[tuple[int, int]]:
        """A line in general position: from hex to hex through the face it leaves by."""
        dq = self.q[b] - self.q[a]
        dr = self.r[b] - self.r[a]
        found: list[tuple[int, int]] = []
        here = self.next_on_line(a, dq, dr, a)
        while here != b:
            found.append((here, OFF))
            here = self.next_on_line(a, dq, dr, here)
        return found

    def next_on_line(self, a: int, dq: int, dr: int, here: int) -> int:
        """The hex that the line from a in direction (dq, dr) enters when it leaves this one.

        Inside a hex the differences x-y, y-z, z-x of cube coordinates stay within 1 of its
        centre's. The line leaves by the face whose bound it reaches first (times compared as
        fractions); at a corner, by the face it leans to more.
        """
        wq = self.q[a] - self.q[here]
        wr = self.r[a] - self.r[here]
        alphas = (2 * wq + wr, -wq - 2 * wr, wr - wq)  # with x = q, z = r, y = -q - r
        betas = (2 * dq + dr, -dq - 2 * dr, dr - dq)
        best_top = 0
        best_bottom = 0
        best = 0
        for i in range(3):
            beta = betas[i]
            if beta != 0:
                top = 1 - alphas[i] if beta > 0 else 1 + alphas[i]
                bottom = abs(beta)
                later = top * best_bottom - best_top * bottom  # this time against the best so far
                if best_bottom == 0 or later < 0 or (later == 0 and bottom > best_bottom):
                    best_top, best_bottom, best = top, bottom, i
        face = OUT_BY[2 * best + (1 if betas[best] > 0 else 0)]
        return self.neighbours[6 * here + face]

"""Everything beside the board as text: seats, counters, tracks, dice, cards, sheets."""

from itertools import groupby

from jotunheim.render.card_faces import is_rich
from jotunheim.render.choices import numbers
from jotunheim.render.dice import face_words
from jotunheim.render.pen import Pen, visible
from jotunheim.render.signs import clean, state_words
from jotunheim.render.tracks import pool_words, row_words
from jotunheim.scene import Badge, Card, Counter, Die, Line, Piece, Seat, Sheet, Track, Zone
from jotunheim.texts import _

BADGE_STYLES = {"good": "good", "warn": "warn", "bad": "bad", "heat": "bad", "odds": "bold"}


LONGEST_NOTE = 40


def badge(pen: Pen, one: Badge) -> str:
    """A badge with its words if they are few, as "[9+ to hit]"; a count as "×2"."""
    if one.kind == "count":
        return pen.ink(clean(one.text), "bold")
    words = f"{one.text} {one.note}" if one.note and len(one.note) <= LONGEST_NOTE else one.text
    return pen.ink(f"[{clean(words.strip())}]", BADGE_STYLES.get(one.kind, "bold"))


def price(badges: tuple[Badge, ...]) -> str:
    """A price in words: equal pieces of it are counted."""
    words = [clean(" ".join(filter(None, (b.text, b.note)))) for b in badges]
    return ", ".join(
        [f"{words.count(w)}× {w}" if words.count(w) > 1 else w for w in dict.fromkeys(words)]
    )


def told(pen: Pen, badges: tuple[Badge, ...], states: tuple[str, ...] = ()) -> list[str]:
    """Badges and states as atoms of a line."""
    cost = tuple([b for b in badges if b.kind == "cost" and b.sign])
    priced = [pen.ink(f"[{price(cost)}]", "bold")] if cost else []
    rest = [badge(pen, b) for b in badges if b not in cost]
    return priced + rest + [f"({clean(_(s))})" for s in states]


def seat_lines(pen: Pen, seat: Seat) -> list[str]:
    """A seat: sign, name, score, what everybody may count, and whether it decides."""
    deciding = "deciding" in seat.states
    you = f" ({_('you')})" if seat.seat == pen.scene.seat else ""
    head = ("▸ " if deciding else "  ") + f"{pen.seat(seat.seat)} "
    atoms = [head + pen.owned(pen.fit(seat.name, 30), seat.seat) + you]
    if seat.score:
        atoms.append(pen.ink(clean(seat.score), "bold"))
    atoms += [counter(pen, c) for c in seat.counters]
    atoms += [pool(track) for track in seat.tracks]
    for state in seat.states:
        word = clean(_(state))
        atoms.append(pen.ink(word, "act") if state == "deciding" else f"({word})")
    return pen.flow(atoms, "  ", indent="      ")


def other_lines(pen: Pen, other: Seat) -> list[str]:
    """A party that nobody plays: sign, name, what everybody may count."""
    atoms = [f"  {pen.colour_mark(other.colour, clean(other.name))}"]
    atoms += [counter(pen, c) for c in other.counters]
    atoms += [f"({clean(_(s))})" for s in other.states]
    return pen.flow(atoms, "  ", indent="      ")


def counter(pen: Pen, one: Counter, then: str = "") -> str:
    """A number with its name; `then` is what it would become by the picks under way."""
    mark = f"{pen.seat(one.owner)} " if one.owner >= 0 else ""
    change = f" → {clean(then)}" if then and then != one.value else ""
    return f"{mark}{clean(one.label)} {pen.ink(clean(one.value), 'bold')}{change}"


def pool(track: Track) -> str:
    """A pool in a few words: its title, its boxes, how many are left."""
    return f"{clean(track.title)} {_bar(track)} {pool_words(track)}".strip()


def tracks_lines(pen: Pen, tracks: tuple[Track, ...]) -> list[str]:
    """Tracks one under the other; small pools one beside the other."""
    body = [t for t in tracks if t.kind == "body"]
    lines: list[str] = body_lines(pen, body)
    tracks = tuple([t for t in tracks if t.kind != "body"])
    for short, run in groupby(
        tracks, key=lambda t: 0 < t.length <= 6 and not t.note and not t.limit
    ):
        if short:
            lines += pen.flow([f"{clean(t.title)} {_bar(t)}" for t in run], "   ", indent="  ")
        else:
            lines += [line for track in run for line in track_lines(pen, track)]
    return lines


def body_lines(pen: Pen, places: list[Track]) -> list[str]:
    """A body plan: what is left of each part, its places (RA1, RA2) together."""
    atoms: list[str] = []
    for name, run in groupby(places, key=lambda t: clean(t.title).rstrip("0123456789")):
        parts = list(run)
        left = sum(t.filled for t in parts)
        hit = sum(t.length for t in parts) - left
        bar = "▮" * left + "▯" * hit
        atoms.append(f"{name} {pen.ink(_('lost'), 'bad') if not left else bar}")
    return pen.flow(atoms, "  ", indent="  ")


def track_lines(pen: Pen, track: Track) -> list[str]:
    """A track with its markers at the steps, or a pool as a bar with its end in words."""
    title = pen.ink(clean(track.title), "bold")
    note = [pen.ink(clean(track.note), "dim")] if track.note else []
    if track.length:
        more = [f"({pool_words(track)})"] if track.extra or track.adding else []
        more += [_("mark at {n}").format(n=track.limit)] if track.limit else []
        boxes = f"{_bar(track)} {track.filled}/{track.length}"
        return pen.flow([title, boxes, *more, *note], indent="  ")
    if track.kind == "heat" and track.markers:
        return pen.flow([title, _gauge(track), *note], indent="  ")
    atoms = [title + ":"] if track.title else []
    for number, step in enumerate(track.steps):
        here = [m for m in track.markers if m.at == number]
        marks = "".join(pen.seat(m.owner) if m.owner >= 0 else "▸" for m in here)
        word = clean(step)
        atoms.append(f"{marks}{pen.ink(word, 'bold')}" if here else word)
        if number < len(track.between):
            atoms.append(pen.ink(f"‹{clean(track.between[number])}›", "dim"))
    named = pen.wrap(row_words(track), indent="  ") if track.signs or track.between else []
    return pen.flow(atoms, "  ", indent="    ") + named + pen.wrap(track.note, indent="  ")


def _gauge(track: Track) -> str:
    """Heat and its like: boxes up to the limit; further markers say what would come."""
    now = track.markers[0].at
    limit = track.limit or max(len(track.steps) - 1, 1)
    boxes = "▮" * min(now, limit) + "▯" * max(limit - now, 0) + "!" * max(now - limit, 0)
    later = "".join(f", {clean(m.name)} {m.at}" for m in track.markers[1:])
    words = _("{n} of {all}").format(n=now, all=limit)
    return f"{boxes} {words}{later}"


def _bar(track: Track) -> str:
    """A pool: filled and empty boxes, at most twenty."""
    cells = min(track.length, 20)
    full = round(track.filled * cells / track.length)
    return "▮" * full + "▯" * (cells - full)


def dice_line(pen: Pen, dice: tuple[Die, ...]) -> list[str]:
    """Dice as they lie; the owner's sign in front, what was done to them behind."""
    return pen.flow([die(pen, d) for d in dice])


def die(pen: Pen, one: Die) -> str:
    """A die: its face in brackets."""
    mark = pen.mark(one.owner) if one.owner >= 0 else ""
    states = f" ({', '.join([clean(_(s)) for s in one.states])})" if one.states else ""
    return pen.owned(f"[{mark}{clean(face_words(one.face))}]", one.owner) + states


def zone_lines(pen: Pen, zone: Zone, marks: dict[str, int]) -> list[str]:
    """A hand, row, deck or pile: its title, then its cards."""
    mark = f"{pen.seat(zone.owner)} " if zone.owner >= 0 else ""
    count = f" ({zone.count})" if zone.count >= 0 else ""
    note = f" ({clean(zone.note)})" if zone.note else ""
    pick = pick_number(pen, zone.token, marks)
    title = " ".join(
        [f"{pick}{mark}{pen.ink(clean(zone.title), 'bold')}{count}{note}", *told(pen, zone.badges)]
    )
    if zone.kind != "deck" and any(is_rich(c) for c in zone.cards):
        return _rich_lines(pen, title, zone, marks)
    shown = _counted([card(pen, c, marks) for c in zone.cards if c.face_up], zone.kind == "deck")
    hidden = sum(not c.face_up for c in zone.cards)
    if hidden:
        words = _("face down")
        shown.append(f"[?] ×{hidden} {words}" if hidden > 1 else f"[?] {words}")
    if not shown and zone.count <= 0:
        shown.append(_("empty"))
    title += ":" if shown else ""
    return pen.flow([title, *shown], "  ", indent="    ")


def _counted(cards: list[str], is_deck: bool) -> list[str]:
    """Of an open deck, equal cards are counted; elsewhere each is named."""
    if not is_deck:
        return cards
    return [f"{cards.count(c)}× {c}" if cards.count(c) > 1 else c for c in dict.fromkeys(cards)]


def pick_number(pen: Pen, token: str, marks: dict[str, int]) -> str:
    """The number of an option before what it concerns."""
    number = marks.get(token) if token else None
    return pen.ink(f"{number}▸", "legal") if number else pen.ink("▸", "legal") if token else ""


def _rich_lines(pen: Pen, title: str, zone: Zone, marks: dict[str, int]) -> list[str]:
    """Cards with a place, a reward, a value or things on them: a line each."""
    lines = pen.flow([f"{title}:"])
    hidden = sum(not c.face_up for c in zone.cards)
    for one in [c for c in zone.cards if c.face_up]:
        number = f"{clean(one.number)} · " if one.number else ""
        atoms = [f"  {number}{card(pen, one, marks)}"]
        atoms += [_("value {n}").format(n=one.value)] if one.value else []
        said = [one.where, one.text, one.reward, one.foot if one.foot != one.text else ""]
        atoms += [clean(words) for words in said if words]
        atoms += [piece_words(pen, p) for p in one.pieces]
        lines += pen.flow(atoms, " · ", indent="      ")
    return lines + ([f"  [?] ×{hidden} {_('face down')}"] if hidden else [])


def card(pen: Pen, one: Card, marks: dict[str, int]) -> str:
    """A card in brackets, with the number of its option if it can be picked."""
    if not one.face_up:
        return f"[?] {_('face down')}"
    pick = pick_number(pen, one.token, marks)
    name = pen.owned(f"[{clean(one.name)}]", one.owner)
    return " ".join([f"{pick}{name}", *told(pen, one.badges, one.states)])


def piece_words(pen: Pen, piece: Piece) -> str:
    """A piece off the board: how many, sign, name, figures, states."""
    mark = f"{pen.seat(piece.owner)} " if piece.owner >= 0 else ""
    counts = [
        clean(b.text)[1:] + "× " for b in piece.badges if b.kind == "count" and b.text != "×1"
    ]
    figures = "/".join(clean(b.text) for b in piece.badges if b.kind != "count")
    states = [f"({clean(word)})" for word in state_words(piece)]
    words = [clean(piece.name), *([figures] if figures else []), *states]
    return mark + "".join(counts) + " ".join(words)


def sheet_lines(pen: Pen, sheet: Sheet) -> list[str]:
    """A sheet: title, table, tracks, dice."""
    mark = f"{pen.seat(sheet.owner)} " if sheet.owner >= 0 else ""
    head = [f"{mark}{pen.ink(clean(sheet.title), 'bold')}"]
    head += [clean(sheet.subtitle)] if sheet.subtitle else []
    lines = pen.flow([*head, *told(pen, sheet.badges, sheet.states)], "  ", indent="  ")
    inner = pen.narrow(pen.width - 2)
    body = table_lines(inner, sheet.head, sheet.lines, numbers(pen.scene.prompt))
    body += tracks_lines(inner, sheet.tracks)
    body += dice_line(inner, sheet.dice)
    body += inner.flow([piece_words(inner, p) for p in sheet.pieces], ", ", indent="  ")
    body += [pen.ink(line, "dim") for line in inner.wrap(sheet.note)]
    return lines + [f"  {line}" for line in body]


def table_lines(
    pen: Pen, head: tuple[str, ...], lines: tuple[Line, ...], marks: dict[str, int]
) -> list[str]:
    """Columns of text, as wide as they must be; the last one takes what is left."""
    fills = any(line.track for line in lines)
    if not head and len(lines) > 1 and not fills and all(len(line.cells) == 1 for line in lines):
        words = [" ".join([clean(line.cells[0]), *told(pen, (), line.states)]) for line in lines]
        return pen.flow(words, ", ", indent="  ")
    rows = [line.cells for line in lines]
    columns = max(map(len, [head, *rows]), default=0)
    widths = [
        max((visible(clean(r[i])) for r in [head, *rows] if i < len(r)), default=0)
        for i in range(columns)
    ]
    out = [pen.ink(_row(pen, head, widths), "dim")] if head else []
    for line in lines:
        tail = " ".join(told(pen, (), line.states))
        if line.track is not None:
            pick = pick_number(pen, line.token, marks)
            tail = f"{pick}{pool(line.track)} {tail}".rstrip()
        text = _row(pen, line.cells, widths)
        out += pen.flow([text, tail] if tail else [text], "  ", indent="    ")
    return out


def _row(pen: Pen, cells: tuple[str, ...], widths: list[int]) -> str:
    padded = [pen.pad(clean(cell), width) for cell, width in zip(cells, widths, strict=False)]
    return pen.fit("  ".join(padded).rstrip(), pen.width)

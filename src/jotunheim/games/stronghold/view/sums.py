"""The walls as a sheet: both sums of each section, the verdict, and what the sums are made of (SH-MEL-06)."""

from jotunheim.games.stronghold.rules.board import all_sections
from jotunheim.games.stronghold.rules.deaths import order_at
from jotunheim.games.stronghold.state import ORDER_TOKENS, Stronghold
from jotunheim.games.stronghold.tokens import GOBLIN, NOWHERE
from jotunheim.games.stronghold.view.forecast import (
    BEATEN,
    BREACH,
    CALM,
    EMPTIED,
    EVEN,
    QUIET,
    REPELLED,
    Forecast,
    defender_extras,
    defender_parts,
    forecast,
    invader_extras,
    invader_parts,
    is_resolved,
)
from jotunheim.games.stronghold.words.names import plural_name, space_name, units_name
from jotunheim.scene import Badge, Line, Sheet
from jotunheim.texts import _, kept, ngettext


def forecasts(g: Stronghold, viewer: int) -> list[Forecast]:
    """All sections, for what this seat can see; those that were resolved in this assault are quiet."""
    found: list[Forecast] = []
    for section in all_sections():
        done = is_resolved(g, section)
        found.append(Forecast(section) if done else forecast(g, section, viewer))
    return found


def walls_sheet(g: Stronghold, viewer: int, walls: list[Forecast]) -> list[Sheet]:
    """The contested sections, and the sum behind the one where it is closest; nothing if there are none."""
    fought = [wall for wall in walls if wall.kind != QUIET]
    if not fought:
        return []
    worst = min(fought, key=lambda wall: (wall.kind == CALM, wall.missing))
    falls = sum([wall.kind == BREACH for wall in fought])
    badge = Badge(text=_("falls"), kind="bad") if falls else Badge(text=_("holds"), kind="good")
    return [
        Sheet(
            key="walls",
            title=_("If the melee came now"),
            subtitle=_("invader : defender, without volleys and machines"),
            lines=tuple([wall_line(g, wall) for wall in fought]),
            badges=(badge,),
            note=sum_words(g, worst, viewer),
        )
    ]


def wall_line(g: Stronghold, wall: Forecast) -> Line:
    """A section in a line: its name, both sums, the verdict."""
    sums = f"{wall.ours}\u00a0:\u00a0{wall.theirs}"  # never broken over two lines
    return line_kept(
        _(g.book.space_names[wall.section]), sums, verdict_words(wall), wall.kind == BREACH
    )


@kept(4000)
def line_kept(name: str, sums: str, words: str, falls: bool) -> Line:
    """The same, kept."""
    return Line(cells=(name, sums, words), states=("chosen",) if falls else ())


def verdict_words(wall: Forecast) -> str:
    """What would happen, and how far away a breach is (SH-BRE-01)."""
    return verdict_kept(wall.kind, wall.then_ours, wall.then_theirs, wall.missing, wall.is_changed)


@kept(4000)
def verdict_kept(kind: int, ours: int, theirs: int, missing: int, changed: bool) -> str:
    """The same, kept."""
    if kind == CALM:
        return _("no assault here")
    if kind == EMPTIED:
        return _("the cauldron leaves no invader")
    lead = abs(ours - theirs)
    if kind == BREACH:
        line = _("breach")
    else:
        first = {
            REPELLED: _("invaders lose {n}"),
            EVEN: _("even"),
            BEATEN: _("defenders lose {n}"),
        }[kind].format(n=lead)
        more = ngettext("breach needs {n} more", "breach needs {n} more", missing)
        line = f"{first}, {more.format(n=missing)}"
    return f"→ {ours} : {theirs}, {line}" if changed else line


def balance_note(wall: Forecast) -> str:
    """The words behind the two sums at a wall."""
    return _("invader to defender: {verdict}").format(verdict=verdict_words(wall))


# The sum in words -------------------------------------------------------------------------------


def sum_words(g: Stronghold, wall: Forecast, viewer: int) -> str:
    """What both sums are made of, and what will change them."""
    line = _("{section}: invader {ours} = {invaders}; defender {theirs} = {defenders}.")
    words = line.format(
        section=space_name(g, wall.section),
        ours=wall.ours,
        theirs=wall.theirs,
        invaders=invader_words(g, wall.section),
        defenders=defender_words(g, wall.section) or "0",
    )
    return " ".join([words, *changes(g, wall, viewer)])


def part(words: str, worth: int) -> str:
    """One part of a sum."""
    return f"{words} ({worth})"


def invader_words(g: Stronghold, section: int) -> str:
    """The invader's side, added up."""
    found = [part(units_name(g, n, kind), worth) for kind, n, worth in invader_parts(g, section)]
    banner, bonus = invader_extras(g, section)
    found += [part(_("Banner"), banner)] if banner else []
    found += [part(_("no wall left"), bonus)] if bonus else []
    return " + ".join(found)


def defender_words(g: Stronghold, section: int) -> str:
    """The defender's side, added up."""
    found = [part(units_name(g, n, kind), worth) for kind, n, worth in defender_parts(g, section)]
    walls, windows = defender_extras(g, section)
    found += [part(_("walls"), walls)] if walls else []
    found += [part(_("Bay Window"), windows)] if windows else []
    return " + ".join(found)


def changes(g: Stronghold, wall: Forecast, viewer: int) -> list[str]:
    """What happens before the strength is compared, as far as this seat knows."""
    found: list[str] = []
    if wall.poisoned:
        found.append(_("Poison kills a marksman first."))
    if wall.boiled:
        dead = units_name(g, wall.boiled, wall.boiled_kind)
        found.append(_("The cauldron kills {units} first.").format(units=dead))
    if wall.rage:
        found.append(_("{goblins} will rage.").format(goblins=plural_name(g, GOBLIN)))
    order = order_at(g, wall.section)
    if order != NOWHERE and not g.hidden.knows(ORDER_TOKENS, order, viewer):
        found.append(_("A facedown order may change it."))
    return found

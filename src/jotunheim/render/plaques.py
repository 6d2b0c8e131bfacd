"""What stands on a space of a painted map besides its army: a plaque, a deck, sites, slips.

An area whose `sign` is a figure has a plaque: the figure, its name, and its badges of kind "cost" as a price. `slots` are
sites in a row under it, for pieces with a `slot`. A zone with `at` is a deck beside the plaque. All other badges of a space
are slips under it; of kind "balance" ("11:8") a plate in the colours of both sides.
"""

from typing import Final

from jotunheim.render.figures import figure, fitted
from jotunheim.render.pictograms import sign_part
from jotunheim.render.strokes import Point, attributes, e, kind_class, n
from jotunheim.scene import Badge, Space, Zone
from jotunheim.texts import _

STEP: Final = 52.0  # from site to site
SITES: Final = 48.0  # how far below its spot the sites of an area lie
SILENT: Final = ("home", "npc", "cost", "band")  # badges that are no slips


def has_plaque(space: Space) -> bool:
    """Whether the name of an area stands on a plaque."""
    return "/" in space.sign and figure(space.sign) is not None


def plaque(space: Space) -> str:
    """The figure, the name and the price of an area."""
    known = figure(space.sign)
    sign = fitted(known, 58, (-99, -45)) if known is not None else ""
    x, y = space.x, space.y
    price = [b for b in space.badges if b.kind == "cost"]
    signs = "".join([_priced(badge, -54.0 + i * 20) for i, badge in enumerate(price)])
    return (
        f'<g transform="translate({n(x)} {n(y)})"><path class="plaque" d="M-126-75H83Q90-45 83-15H-126Q-132-45-126-75Z"/>'
        f'{sign}<text class="plaque-n" x="-64" y="-48">{e(space.label)}</text>{signs}</g>'
    )


def _priced(badge: Badge, x: float) -> str:
    """One piece of a price."""
    text = (
        f'<text class="plaque-c" x="{n(x + 10)}" y="-25">{e(badge.text)}</text>'
        if badge.text
        else ""
    )
    return sign_part(badge.sign, 19, "tok-g", x, -30.0) + text


def deck(zone: Zone, at: Point, number: int) -> str:
    """A deck that lies on the map: its back with its sign, and how many cards are left."""
    count = str(zone.count if zone.count >= 0 else len(zone.cards))
    label = f"{zone.title}: {count}" + (f", {zone.note}" if zone.note else "")
    role = ' role="img"'
    if zone.token:
        role = attributes(role="button", tabindex="0", data_token=zone.token)
    ring = '<rect class="edge" x="-22" y="-32" width="44" height="62" rx="7"/><rect class="ring" x="-22" y="-32" width="44" height="62" rx="7"/>'
    mark = f'<g class="nb" transform="translate(20 -30)"><circle r="11"/><text y="4">{number}</text></g>'
    return (
        f'<g class="deck{" legal" if zone.token else ""}" data-key="zone:{e(zone.key)}" transform="translate({n(at[0])} {n(at[1])})"{role}'
        f'{attributes(aria_label=label)}><title>{e(label)}</title><rect class="dk-u" x="-17" y="-27" width="40" height="58" rx="5"/>'
        f'{ring if zone.token else ""}<rect class="dk" x="-20" y="-30" width="40" height="58" rx="5"/>{sign_part(zone.sign, 25, "dk-g", 0.0, -11.0)}'
        f'<text class="dk-n" y="22">{e(count)}</text>{mark if number else ""}</g>'
    )


def sites(space: Space, places: list[Point]) -> str:
    """The empty places of an area, flat on the ground."""
    return "".join(
        [f'<ellipse class="site" cx="{n(x)}" cy="{n(y)}" rx="21" ry="9"/>' for x, y in places]
    )


def slips(badges: tuple[Badge, ...], at: Point, then: str = "") -> str:
    """The badges of a space under it, one after the other; then what the picks under way would make of it."""
    shown = [b for b in badges if b.kind not in SILENT]
    if then:
        shown.append(Badge(then, "then", _("after your picks")))
    out: list[str] = []
    x, y = at
    for badge in shown:
        out.append(slip(badge, (x, y)))
        y += 29
    return "".join(out)


def slip(badge: Badge, at: Point) -> str:
    """One badge as a slip, or as a plate with two numbers."""
    if badge.kind == "balance" and ":" in badge.text:
        return balance(badge, at)
    wide = 9.2 * len(badge.text) + (24 if badge.sign else 0) + 22
    sign = (
        f'<g transform="translate({n(-wide / 2 + 17)} 0)">{sign_part(badge.sign, 20, "tok-g")}</g>'
        if badge.sign
        else ""
    )
    left = 12 if badge.sign else 0
    return (
        f'<g class="mslip{kind_class(badge.kind)}" transform="translate({n(at[0])} {n(at[1])})"{_named(badge)}>'
        f'<rect x="{n(-wide / 2)}" y="-13.5" width="{n(wide)}" height="27" rx="13.5"/>{sign}<text x="{left}" y="5.5">{e(badge.text)}</text></g>'
    )


def balance(badge: Badge, at: Point) -> str:
    """Two numbers side by side, those of the one and of the other side."""
    left, _colon, right = badge.text.partition(":")
    return (
        f'<g class="bal" transform="translate({n(at[0])} {n(at[1])})"{_named(badge)}>'
        '<path class="bal-a" d="M-31-13H-1V13H-31A6 6 0 0 1-37 7V-7A6 6 0 0 1-31-13Z"/>'
        '<path class="bal-d" d="M1-13H31A6 6 0 0 1 37-7V7A6 6 0 0 1 31 13H1Z"/>'
        f'<text x="-18" y="6.5">{e(left.strip())}</text><text x="18" y="6.5">{e(right.strip())}</text></g>'
    )


def _named(badge: Badge) -> str:
    """The words behind a badge, for screen readers."""
    words = f"{badge.text} {badge.note}".strip()
    return f' role="img"{attributes(aria_label=words)}'

"""Labels for shots: shooters, weapons and targets with their chances."""

from typing import Final

from jotunheim.games.giant.rules.heat import to_save
from jotunheim.games.giant.rules.question import Question
from jotunheim.games.giant.state import War
from jotunheim.games.giant.tokens import END, PLACE, name_of
from jotunheim.games.giant.words.heat import save_note
from jotunheim.games.giant.words.names import giant_title, per_cent, place_words, side_name
from jotunheim.games.giant.words.shots import (
    Shot,
    breakdown,
    likeliest,
    open_shots,
    route_of,
    shots_of,
    shots_with,
)
from jotunheim.scene import Choice, Route
from jotunheim.texts import _, listed, ngettext

MOST_SHOTS: Final = 9  # more shots than this are found by the giant that fires


# Options -----------------------------------------------------------------------------------------


def shooter_choice(g: War, asked: Question, token: int) -> Choice:
    """A giant that may fire, with what it could do; a single shot is fired at once."""
    if token == END:
        other = side_name(g, 1 - asked.seat)
        text = _("then {side} shoots") if g.high == asked.seat else _("the assault phase follows")
        return Choice(token=name_of(token), label=_("End shooting"), note=text.format(side=other))
    giant = g.giant_of(token)
    shots = shots_of(g, giant)
    if len(shots) == 1:
        return shot_choice(g, shots[0], token, shot_label(g, shots[0]))
    title = giant_title(g, giant)
    note = shooter_note(shots)
    return Choice(token=name_of(token), label=title, note=note, target=giant.name())


def shooter_note(shots: list[Shot]) -> str:
    """How many shots a giant has, how good they are, and whether some run hot (GI-HOT-12)."""
    best = likeliest(shots)
    if best is None:
        return ""
    text = ngettext(
        "choose among {n} shot, the best {chance}",
        "choose among {n} shots, the best {chance}",
        len(shots),
    )
    note = text.format(n=len(shots), chance=per_cent(best.needed))
    if any(to_save(shot.shooter, shot.heat()) for shot in shots if shot.heat()):
        note = _("{note}; some run hot").format(note=note)
    return note


def weapon_choice(g: War, asked: Question, token: int) -> Choice:
    """A weapon; if it has one target only, with the sum behind that shot."""
    giant = g.giant(asked.number)
    at = giant.places.index(PLACE.of(token))
    weapon = g.book.weapons[giant.weapons[at]]
    place = place_words(g, giant, at)
    shots = shots_with(g, giant, at)
    best = likeliest(shots)
    if best is None:
        return Choice(token=name_of(token), label=weapon_label(weapon.key, place))
    if len(shots) == 1:
        text = _("{weapon} {place} at {target}")
        target = giant_title(g, best.target)
        return shot_choice(
            g, best, token, text.format(weapon=weapon.key, place=place, target=target)
        )
    text = ngettext(
        "{damage} damage; choose among {n} target, the best {chance}",
        "{damage} damage; choose among {n} targets, the best {chance}",
        len(shots),
    )
    note = text.format(damage=weapon.damage, n=len(shots), chance=per_cent(best.needed))
    risk = save_note(giant, best.heat())  # picking the weapon is the consent (GI-HOT-12)
    note = f"{note}; {risk}" if risk else note
    return Choice(token=name_of(token), label=weapon_label(weapon.key, place), note=note)


def weapon_label(weapon: str, place: str) -> str:
    """A weapon and where it is mounted: L6 right arm."""
    return _("{weapon} {place}").format(weapon=weapon, place=place)


def target_choice(g: War, asked: Question, token: int) -> Choice:
    """A target with the sum behind its To Hit number."""
    shooter = g.giant(asked.number)
    target = g.giant_of(token)
    for shot in shots_with(g, shooter, shooter.places.index(asked.place)):
        if shot.target is target:
            return shot_choice(g, shot, token, giant_title(g, target))
    return Choice(token=name_of(token), label=giant_title(g, target), target=target.name())


def shot_choice(g: War, shot: Shot, token: int, words: str) -> Choice:
    """An option that fires a shot."""
    return Choice(
        token=name_of(token),
        label=words,
        note=shot_note(shot),
        figure=per_cent(shot.needed),
        target=shot.target.name(),
        detail=tuple(breakdown(g, shot.shooter, shot.target, shot.weapon.kind)),
        need=shot.needed,
    )


def shot_label(g: War, shot: Shot) -> str:
    """A shot in a few words: 61: L6 right arm at Brawler 45."""
    return _("{giant}: {weapon} {place} at {target}").format(
        giant=shot.shooter.name(),
        weapon=shot.weapon.key,
        place=place_words(g, shot.shooter, shot.at),
        target=giant_title(g, shot.target),
    )


def shot_note(shot: Shot) -> str:
    """What a shot needs, does and costs."""
    text = _("needs {number}+, {damage} damage")
    parts = [text.format(number=shot.needed, damage=shot.weapon.damage)]
    if shot.heat():
        heat = shot.shooter.heat + shot.heat()
        text = _("heat to {heat} of {threshold}")
        parts.append(text.format(heat=heat, threshold=shot.shooter.chassis.threshold))
        parts.append(save_note(shot.shooter, shot.heat()))
    else:
        left = shot.shooter.shots[shot.at] - 1
        text = ngettext("{n} shot left after it", "{n} shots left after it", left)
        parts.append(text.format(n=left) if left else _("its last shot"))
    return listed([part for part in parts if part])


# Whole shots -------------------------------------------------------------------------------------


def weapon_routes(g: War, asked: Question, rows: list[list[int]]) -> list[Route]:
    """A weapon and a target in one pick."""
    shots = {tuple(route_of(g, shot)): shot for shot in shots_of(g, g.giant(asked.number))}
    return [shot_route(g, shots[tuple(row)], row) for row in rows]


def shot_route(g: War, shot: Shot, tokens: list[int]) -> Route:
    """A whole shot in one pick."""
    return Route(
        tokens=tuple([name_of(token) for token in tokens]),
        label=shot_label(g, shot),
        note=shot_note(shot),
        target=shot.target.name(),
        figure=per_cent(shot.needed),
        group=_("All shots"),
        detail=tuple(breakdown(g, shot.shooter, shot.target, shot.weapon.kind)),
        need=shot.needed,
    )


def all_shots(g: War, asked: Question, rows: list[list[int]]) -> list[Route]:
    """From the first question on: giant, weapon and target in one pick, if they are not too many."""
    shots = open_shots(g)
    if len(shots) > MOST_SHOTS:
        return []
    whole = [(shot, [shot.shooter.token(), *route_of(g, shot)]) for shot in shots]
    return [shot_route(g, shot, row) for shot, row in whole if len(row) > 1]

"""What is on offer: unique, known to the vocabulary, computed from the table alone, and playable."""

from typing import Any, Final

from jotunheim.kernel import Decision, IllegalAction, State, to_data
from jotunheim.testing.complaint import Complaint, blame, expect, expect_same
from jotunheim.testing.walk import Walk, play_on

MOST: Final = 60  # options, routes and tokens tried at one decision
FURTHER: Final = 12  # plays after each of them, at most
ALTOGETHER: Final = 120  # plays after all of them, for there may be many


def check_options(walk: Walk) -> None:
    """Two or more options, each once and in the vocabulary; the default is one of them."""
    g, name = walk.g, "options"
    asked = asked_of(walk)
    expect(0 <= asked.seat < g.seats, name, f"{walk.where()}: there is no such seat")
    least = 1 if asked.always_stops(g) else 2
    expect(len(g.options) >= least, name, f"{walk.where()}: asked with {len(g.options)} options")
    for token in g.options:
        known = 0 <= token < len(walk.game.words)
        expect(known, name, f"{walk.where()}: token {token} is not in the vocabulary")
    expect(len(set(g.options)) == len(g.options), name, f"{walk.where()}: twice in {names(walk)}")
    default = asked.default(g.me(), g.options)
    expect(default in g.options, name, f"{walk.where()}: the default {default} is not on offer")
    both = set(g.asides(asked.seat)) & set(g.options)
    expect(not both, name, f"{walk.where()}: both option and aside: {both}")


def check_options_again(walk: Walk) -> None:
    """Asking again gives the same options and changes nothing."""
    g = walk.g
    before = to_data(g)
    g.forget()
    again = asked_of(walk).options(g.me())
    expect_same(g.options, again, "options", f"{walk.where()}: another answer when asked again")
    expect_same(before, to_data(g), "options", f"{walk.where()}: asking changed the table")


def check_bounds(walk: Walk) -> None:
    """A compound answer has bounds in order."""
    low, high = asked_of(walk).bounds(walk.g.me())
    expect(0 <= low <= high, "bounds", f"{walk.where()}: {low} to {high}")


def check_carried_through(walk: Walk) -> None:
    """Every option and every aside can be played, and the game goes on from there."""
    tokens = some(walk, [*walk.g.options, *walk.g.asides(asked_of(walk).seat)])
    further = min(ALTOGETHER // len(tokens), FURTHER)
    for token in tokens:
        new: State[Any] = walk.g.clone()
        try:
            new.play(token)
            play_on(new, walk.rng, further)
        except Exception as error:
            word = walk.game.words.names[token]
            raise blame(error, "crash", f"{walk.where()}: {word}") from error


def check_why_not(walk: Walk) -> None:
    """Why-not answers for any token in one line, says nothing of what is on offer, changes nothing."""
    g, name = walk.g, "why not"
    before = to_data(g)
    for token in some(walk, list(range(len(walk.game.words)))):
        word = walk.game.words.names[token]
        try:
            reason = g.why_not(token)
        except Exception as error:
            raise blame(error, name, f"{walk.where()}: {word}") from error
        expect("\n" not in reason, name, f"{walk.where()}: {word}: more than one line")
        offered = token in g.options and reason != ""
        expect(not offered, name, f"{walk.where()}: {word} is on offer, but: {reason}")
    expect_same(before, to_data(g), name, f"{walk.where()}: the answer changed the table")


def check_routes(walk: Walk) -> None:
    """Each route is a whole answer that can be sent at once."""
    g, asked = walk.g, asked_of(walk)
    routes = asked.routes(g.me())
    unique = {tuple(route) for route in routes}
    expect(len(unique) == len(routes), "routes", f"{walk.where()}: a route is there twice")
    for i in some(walk, list(range(len(routes)))):
        words = " ".join([walk.game.words.names[token] for token in routes[i]])
        try:
            new: State[Any] = g.play_all(asked.seat, routes[i])
            walk.game.route(g.me(), asked, routes[i])
        except Exception as error:
            raise blame(error, "routes", f"{walk.where()}: {words}") from error
        halfway = new.asked is asked and new.picks != []
        expect(not halfway, "routes", f"{walk.where()}: {words} stops in the middle of an answer")


def check_refusals(walk: Walk) -> None:
    """What is not on offer is refused, and the table stays as it was."""
    g = walk.g
    before = to_data(g)
    legal = {*g.options, *g.asides(asked_of(walk).seat)}
    for token in [t for t in some(walk, list(range(len(walk.game.words)))) if t not in legal]:
        try:
            g.play(token)
        except IllegalAction:
            continue
        raise Complaint("options", f"{walk.where()}: {walk.game.words.names[token]} was accepted")
    expect_same(before, to_data(g), "options", f"{walk.where()}: a refusal changed the table")


def asked_of(walk: Walk) -> Decision[Any]:
    """The decision that is being asked."""
    asked = walk.g.asked
    assert asked is not None
    return asked


def names(walk: Walk) -> str:
    """The options by name."""
    return ", ".join([walk.game.words.names[token] for token in walk.g.options])


def some(walk: Walk, items: list[int]) -> list[int]:
    """All of them, or so many at random."""
    if len(items) <= MOST:
        return items
    return [items[walk.rng.below(len(items))] for _ in range(MOST)]

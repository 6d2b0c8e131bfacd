"""Any card, played as the vocabulary says: one driver for each goal, on a table with three Heroes.

`turned_up` lays a card on the table as step 2 would. `fulfil` makes the Heroes reach its goals by legal
plays; figures are set down where they are needed, and their dice all show 6.
"""

from collections.abc import Callable

from jotunheim.games.dwarves.book.tables import (
    BOOK2,
    BOOK3,
    BOOK4,
    BOOK5,
    ELFAR,
    LEVEL_C,
    MIGHT,
    SAGAS,
    Card,
)
from jotunheim.games.dwarves.effects import conditions as condition_words
from jotunheim.games.dwarves.effects import goals as goal_words
from jotunheim.games.dwarves.effects import places as place_words
from jotunheim.games.dwarves.effects.conditions import Condition
from jotunheim.games.dwarves.effects.goals import Goal
from jotunheim.games.dwarves.rules import tasks
from jotunheim.games.dwarves.rules.faceup import lay_faceup, set_up
from jotunheim.games.dwarves.rules.land import lay_tile
from jotunheim.games.dwarves.rules.places import hexes_of
from jotunheim.games.dwarves.rules.standing import dice_for
from jotunheim.games.dwarves.rules.tasks import TASKS, Task
from jotunheim.games.dwarves.rules.troops import put_troops
from jotunheim.games.dwarves.state import A_UP, E_DECK, E_HELD, Q_UP, Dwarves
from jotunheim.games.dwarves.state.pieces import (
    BESIDE,
    ROLL_CHECK,
    ROLL_FIGHT,
    ROLL_VIGOR,
    SCENARIO_SPACE,
    Faceup,
)
from jotunheim.games.dwarves.tokens import (
    BALYNDIS,
    BATTLE,
    BOENDAL,
    CARD_NAMES,
    CRAFT,
    HERO_NAMES,
    HEX_NAMES,
    KINDS,
    NARMORA,
    NOWHERE,
    SPEED,
    is_saga,
    is_scenario,
    is_threat,
)
from tests.games.dwarves.table import GAME, DwarfTable, table_with

HEROES = ("boendal", "balyndis", "narmora")
EXPERT = {BATTLE: BOENDAL, CRAFT: BALYNDIS, SPEED: NARMORA}
FIELD = HEX_NAMES.index("G3")  # an ordinary hex
SCORCHED = HEX_NAMES.index("F5")  # Perished Land from the start


# The table --------------------------------------------------------------------------------------


def printed(name: str) -> Card:
    """What is printed on a card."""
    return GAME.book.cards[CARD_NAMES.index(name)]


def settings_of(name: str) -> dict[str, str]:
    """The Book to which a card belongs, with its expansion."""
    books = {BOOK2: "2", BOOK3: "3", BOOK4: "4", BOOK5: "5", SAGAS: "2"}
    group = printed(name).set
    found = {"book": books.get(group, "1")}
    if group == ELFAR:
        found["elfar"] = "yes"
    if group == MIGHT:
        found["combined_might"] = "yes"
    return found


def a_table(name: str, active: int = BALYNDIS, text: str = "") -> DwarfTable:
    """Boëndal, Balyndis and Narmora with 3 Health each, one of them active; one hex has perished."""
    lines = [f"heroes: {', '.join(HEROES)}", f"active {HERO_NAMES[active]}", "perished F5: R01"]
    for hero in HEROES:
        lines += [f"health {hero} 3", f"at {hero}: {HEX_NAMES[FIELD]}"]
    return table_with(settings_of(name), "\n".join([*lines, text]))


def now(t: DwarfTable, act: Callable[[Dwarves], None]) -> DwarfTable:
    """Something happens before the question that is asked; then it is asked again."""
    g = t.g
    assert g.asked is not None
    g.agenda.append(g.asked)
    g.mark = len(g.agenda)
    act(g)
    g.settle()
    return t


def ask_again(t: DwarfTable) -> DwarfTable:
    """The same question, after something was set down."""
    return now(t, lambda _g: None)


def turned_up(t: DwarfTable, name: str) -> DwarfTable:
    """The card is turned up and set up, as in step 2."""
    number = CARD_NAMES.index(name)

    def lay(g: Dwarves) -> None:
        for family, zone in ((g.quests, Q_UP), (g.adventures, A_UP)):
            if number in family.veil.prints:
                family.move(g, family.veil.prints.index(number), zone)
        lay_faceup(g, number, space_of(number))
        set_up(g, number)

    now(t, lay)
    while t.question != "Menu":  # a choice of the set-up
        t.play_one(t.options[0])
    return t


def space_of(number: int) -> int:
    """Where a card of this sort lies."""
    if is_scenario(number):
        return SCENARIO_SPACE
    return BESIDE if is_threat(number) and CARD_NAMES[number].startswith("T2") else 0


def faceup(t: DwarfTable, name: str) -> Faceup:
    """The card with what lies on it."""
    found = t.g.card(CARD_NAMES.index(name))
    assert found is not None, f"{name} does not lie faceup"
    return found


def put(t: DwarfTable, seat: int, place: int) -> None:
    """A figure is set down in another hex."""
    t.g.at[seat] = place
    ask_again(t)


def give(t: DwarfTable, seat: int, name: str) -> None:
    """A Hero has this Equipment."""
    g = t.g
    g.equipment.move(g, g.equipment.find(E_DECK, CARD_NAMES.index(name)), E_HELD + seat)
    ask_again(t)


def bring(t: DwarfTable, place: int, troops: list[int]) -> None:
    """Troops stand in a hex."""
    put_troops(t.g, place, troops)
    ask_again(t)


def clear(t: DwarfTable, place: int) -> None:
    """All troops of a hex return to the supply."""
    for kind in range(KINDS):
        t.g.supply[kind] += t.g.troops[place * KINDS + kind]
        t.g.troops[place * KINDS + kind] = 0


def others(t: DwarfTable) -> list[int]:
    """The seats that are not active."""
    return [seat for seat in range(t.g.seats) if seat != t.g.active]


def quiet(t: DwarfTable) -> None:
    """Decline all windows."""
    while not t.g.over and t.question in ("OpenReact", "React"):
        t.play("pass")


def pick(t: DwarfTable, name: str) -> None:
    """Pick the card where several are on offer; alone it answers itself."""
    if not t.g.over and t.question != "Menu" and f"card:{name}" in t.options:
        t.play(f"card:{name}")


def sixes(t: DwarfTable, why: int, which: int) -> None:
    """All dice of the next roll of the active Hero show 6."""
    number = dice_for(t.g, t.g.active, why, which)
    t.script(" ".join(["6"] * number))


def fresh(t: DwarfTable) -> None:
    """The active Hero has two actions, and the counters of the turn are at 0."""
    t.g.left = 2
    TASKS.carry_out(t.g, Task(tasks.END_COUNTERS))
    ask_again(t)


def hexes(t: DwarfTable, name: str, places: list[int]) -> list[int]:
    """One hex for each of these places."""
    number = CARD_NAMES.index(name)
    return [hexes_of(t.g, [place], number)[0] for place in places]


# Conditions -------------------------------------------------------------------------------------


def meet(t: DwarfTable, name: str, conditions: list[Condition], place: int) -> None:
    """Make conditions hold for the active Hero in this hex."""
    for condition in conditions:
        op = condition.op
        if op in (
            condition_words.IF_HEROES,
            condition_words.IF_COMPANY,
            condition_words.IF_COMPANY_NEAR,
        ):
            for seat in others(t):
                t.g.at[seat] = place
        elif op == condition_words.IF_COUNCIL:
            t.g.council = condition.position
        elif op == condition_words.IF_BY_OTHER:
            faceup(t, name).hero = others(t)[0]
            t.g.at[others(t)[0]] = place
        elif op == condition_words.IF_BY_TIED:
            faceup(t, name).hero = t.g.active
        elif op == condition_words.IF_CLEARED:
            for hexagon in hexes_of(t.g, condition.places, CARD_NAMES.index(name)):
                clear(t, hexagon)
        elif op == condition_words.IF_HANDED:
            faceup(t, name).handed = True
    ask_again(t)


# Goals ------------------------------------------------------------------------------------------


def fulfil(t: DwarfTable, name: str, part: int = 0) -> DwarfTable:
    """The Heroes reach this goal, and those of later stages."""
    goals = printed(name).quest
    DRIVERS[goals[part].op](t, name, goals[part])
    later = [i for i, goal in enumerate(goals) if goal.stage == goals[part].stage + 1]
    if later and not t.g.over:
        assert faceup(t, name).stage == goals[later[0]].stage
        return fulfil(t, name, later[0])
    return t


def check(t: DwarfTable, name: str, goal: Goal) -> None:
    """At each site, or as often as there are markers, or in one turn."""
    if goal.mode == goal_words.AT_SITES:
        places = hexes(t, name, goal.places)
    else:
        rounds = faceup(t, name).markers if goal.mode != goal_words.IN_TURN else 1
        places = hexes(t, name, goal.places)[:1] * rounds
    for place in places:
        assert t.shown(name), "it was done too early"
        if goal.places == [place_words.PERISHED] and not t.g.perished:
            lay_tile(t.g, SCORCHED, 0)
        put(t, t.g.active, place)
        meet(t, name, goal.when, place)
        fresh(t)
        sixes(t, ROLL_CHECK, goal.attribute)
        t.play("check")
        pick(t, name)
        quiet(t)


def fight(t: DwarfTable, name: str, place: int) -> None:
    """One Fight in a hex: all dice are given to the first target on offer."""
    t.g.at[t.g.active] = place
    fresh(t)
    sixes(t, ROLL_FIGHT, BATTLE)
    t.play("fight")
    pick(t, name)
    quiet(t)
    while t.question in ("AssignDie", "PickTarget", "ExtraTroop", "Collect"):
        named = [option for option in t.options if option == f"card:{name}"]
        t.play((named or t.options)[0])
        quiet(t)


def slay(t: DwarfTable, name: str, goal: Goal) -> None:
    """Fights in the card's hex until its troops are gone."""
    tied = goal.places == [place_words.TIED]
    place = t.g.at[faceup(t, name).hero] if tied else hexes(t, name, goal.places)[0]
    clear(t, place)
    stage = faceup(t, name).stage
    while not t.g.over and t.shown(name) and faceup(t, name).stage == stage:
        assert sum(faceup(t, name).troops) > 0
        fight(t, name, place)


def duel(t: DwarfTable, name: str, goal: Goal) -> None:
    """Fights against the boss until no marker is left."""
    place = hexes(t, name, goal.places)[0]
    meet(t, name, goal.when, place)
    while not t.g.over and t.shown(name):
        assert faceup(t, name).markers > 0
        fight(t, name, place)


def enter(t: DwarfTable, name: str, goal: Goal) -> None:
    """The active Hero is in each of the places in turn."""
    for place in hexes(t, name, goal.places):
        assert t.shown(name)
        put(t, t.g.active, place)
        meet(t, name, goal.when, place)
        t.play("complete")
        pick(t, name)


def state(t: DwarfTable, name: str, goal: Goal) -> None:
    """GATHER, SPREAD, CLEARED, COUNCIL, NONE_LEFT, RALLY: things stand so."""
    arrange(t, name, goal)
    if printed(name).level == LEVEL_C:
        now(t, lambda g: g.then(Task(tasks.LEVEL_C)))
        return
    ask_again(t).play("complete")
    pick(t, name)


def arrange(t: DwarfTable, name: str, goal: Goal) -> None:
    """Let it be so."""
    g, number = t.g, CARD_NAMES.index(name)
    if goal.op in (goal_words.GATHER, goal_words.RALLY):
        g.at = hexes(t, name, goal.places)[:1] * g.seats
    elif goal.op == goal_words.SPREAD:
        for step, place in enumerate(hexes(t, name, goal.places)[: g.seats]):
            g.at[(g.active + step) % g.seats] = place
    elif goal.op == goal_words.CLEARED:
        g.at[g.active] = hexes(t, name, goal.places)[0]
        for place in hexes_of(g, goal.places, number):
            clear(t, place)
    elif goal.op == goal_words.COUNCIL:
        g.council = goal.position
    else:
        for place in range(len(HEX_NAMES)):
            clear(t, place)


def trophies(t: DwarfTable, name: str, goal: Goal) -> None:
    """Fights against troops on the map until the card has enough of them."""
    kind = max(goal.kind, 0)
    while not t.g.over and t.shown(name) and faceup(t, name).marked == 0:
        clear(t, FIELD)
        bring(t, FIELD, [4 if kind == other else 0 for other in range(KINDS)])
        fight(t, name, FIELD)


def journey(t: DwarfTable, name: str, goal: Goal) -> None:
    """From A to a neighbour of B, and the last step."""
    target = hexes(t, name, goal.target)[0]
    put(t, t.g.active, hexes(t, name, goal.places)[0])
    t.play("journey")
    pick(t, name)
    put(t, t.g.active, t.g.book.near[target][0])
    walk_to(t, target)


def walk_to(t: DwarfTable, target: int) -> None:
    """A Move of one step."""
    fresh(t)
    t.play("move")
    quiet(t)
    t.play(f"hex:{HEX_NAMES[target]}")
    quiet(t)


def fetch(t: DwarfTable, name: str, goal: Goal) -> None:
    """One action at each marker."""
    for place in hexes(t, name, goal.places):
        put(t, t.g.active, place)
        fresh(t)
        t.play("action")
        pick(t, name)


def carry(t: DwarfTable, name: str, goal: Goal) -> None:
    """Each marker is picked up where it lies and put down at its destination."""
    target = hexes(t, name, goal.target)[0]
    for place in faceup(t, name).at[:]:
        put(t, t.g.active, place)
        t.play("pick_up")
        pick(t, name)
        put(t, t.g.active, target)
        meet(t, name, goal.when, target)
        t.play("put_down")


def give_away(t: DwarfTable, name: str, goal: Goal) -> None:
    """An Equipment card is discarded in the place."""
    give(t, t.g.active, "EQ01")
    put(t, t.g.active, hexes(t, name, goal.places)[0])
    t.play("give")
    pick(t, name)


def vigor(t: DwarfTable, name: str, goal: Goal) -> None:
    """As many dice as Health, one of them a 6."""
    fresh(t)
    t.script("6" + " 1" * (dice_for(t.g, t.g.active, ROLL_VIGOR, BATTLE) - 1))
    t.play("action")
    pick(t, name)
    quiet(t)


def seek(t: DwarfTable, name: str, goal: Goal) -> None:
    """The die shows the number at the first lake."""
    put(t, t.g.active, faceup(t, name).at[0])
    fresh(t)
    t.script(str(goal.number)).play("action")


def leader_gone(t: DwarfTable, name: str, goal: Goal) -> None:
    """Two dice against the leader."""
    place = t.g.rare.leaders[goal.kind]
    clear(t, place)
    fight(t, name, place)


def built(t: DwarfTable, name: str, goal: Goal) -> None:
    """A tile in each of some hexes."""
    for place in (FIELD, FIELD + 1, FIELD + 10)[: goal.times]:
        put(t, t.g.active, place)
        fresh(t)
        sixes(t, ROLL_CHECK, goal.attribute)
        t.play("check")
        pick(t, name)
        quiet(t)


def spree(t: DwarfTable, name: str, goal: Goal) -> None:
    """Enough troops fall in one turn."""
    bring(t, FIELD, [4, 0, 0])
    fight(t, name, FIELD)
    if t.shown(name):
        assert faceup(t, name).won[0] < goal.times


def traverse(t: DwarfTable, name: str, goal: Goal) -> None:
    """Moves into different hexes of Perished Land."""
    start = t.g.book.near[SCORCHED][0]
    for place in (SCORCHED, SCORCHED + 1, SCORCHED + 2)[: goal.times]:
        assert t.shown(name)
        if t.g.tile_at[place] == NOWHERE:
            lay_tile(t.g, place, place % 12 + 12)
        start = next(near for near in t.g.book.near[place] if t.g.tile_at[near] == NOWHERE)
        t.g.health[t.g.active] = 5
        put(t, t.g.active, start)
        walk_to(t, place)
        while t.g.asked is not None and t.question == "Walk":
            t.play("done")


DRIVERS: dict[int, Callable[[DwarfTable, str, Goal], None]] = {
    goal_words.ENTER: enter,
    goal_words.CHECK: check,
    goal_words.SLAY: slay,
    goal_words.CLEARED: state,
    goal_words.TROPHY: trophies,
    goal_words.GATHER: state,
    goal_words.SPREAD: state,
    goal_words.JOURNEY: journey,
    goal_words.FETCH: fetch,
    goal_words.CARRY: carry,
    goal_words.GIVE: give_away,
    goal_words.DUEL: duel,
    goal_words.VIGOR: vigor,
    goal_words.COUNCIL: state,
    goal_words.NONE_LEFT: state,
    goal_words.LEADER_GONE: leader_gone,
    goal_words.SEEK: seek,
    goal_words.BUILT: built,
    goal_words.SPREE: spree,
    goal_words.RALLY: state,
    goal_words.TRAVERSE: traverse,
}


def hero_for(goal: Goal) -> int:
    """The Hero who does it best."""
    if goal.op in (
        goal_words.SLAY,
        goal_words.DUEL,
        goal_words.TROPHY,
        goal_words.SPREE,
        goal_words.LEADER_GONE,
    ):
        return BOENDAL
    return EXPERT.get(goal.attribute, BALYNDIS)


def is_saga_card(name: str) -> bool:
    """Is it a Saga card?"""
    return is_saga(CARD_NAMES.index(name))

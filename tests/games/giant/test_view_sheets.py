"""Record sheets, seats, the muster and series as a seat sees them."""

from jotunheim.games.giant import GAME
from jotunheim.games.giant.view.sheets import is_busy, quiet_sheet, sheet
from jotunheim.kernel import Chance, Scripted
from jotunheim.render import html
from jotunheim.render.text import prompt_text
from jotunheim.scene import encode

from .table import rule, situation

FIGHT = (
    "high 1\ngiant 1 type=6 at=1515 heat=11 damage=left_arm:3,right_leg:4 "
    "weapons=H1:L2,RA1:L6,LA1:L6\ngiant 4 type=5 at=2020 weapons=RA1:G3 shots=RA1:2\n"
)


@rule("GI-GNT-09", "GI-GNT-10")
def test_the_body_plan_fills_hex_by_hex() -> None:
    scene = GAME.view(situation(FIGHT).g, 0)
    body = {t.title: (t.filled, t.length) for t in scene.sheets[0].tracks if t.kind == "body"}

    assert len(body) == 11
    assert (body["LA1"], body["LA2"]) == ((0, 2), (1, 2))
    assert (body["RL1"], body["RL2"]) == ((0, 2), (0, 2))
    assert body["H1"] == (2, 2)


def test_own_sheets_are_large_and_named_after_their_loadout() -> None:
    scene = GAME.view(situation(FIGHT).g, 0)
    own, theirs = scene.sheets[0], scene.sheets[1]

    assert (own.title, own.head[0]) == ("Lancer 61", "Place")
    assert [badge.text for badge in own.badges] == ["moving"]
    assert (theirs.title, theirs.head) == ("Giant 54", ())
    assert [line.cells for line in theirs.lines] == [("G3 RA 2/6",)]
    assert GAME.view(situation(FIGHT).g, 1).sheets[0].title == "Giant 54"


def test_seats_say_who_is_left_and_who_goes_when() -> None:
    scene = GAME.view(situation(FIGHT).g, 0)
    told = [{c.label: c.value for c in seat.counters} for seat in scene.seats]

    assert told[0] == {"giants": "1 of 1", "initiative:": "moves first, fights last"}
    assert told[1]["initiative:"] == "moves last, fights first"
    assert scene.phases == ("Initiative", "Movement", "Shooting", "Assault")


@rule("GI-MOV-24")
def test_one_click_on_a_hex_is_a_whole_move_the_cheapest_way() -> None:
    table = situation("high 1\ngiant 1 type=5 at=1515\ngiant 4 type=5 at=2020\n")
    scene = GAME.view(table.g, 0)
    spaces = {space.key: space for space in scene.boards[0].spaces}
    assert scene.prompt is not None
    routes = {route.tokens for route in scene.prompt.routes}

    assert spaces["1513"].route == ("mode:walk", "hex:1513", "moved:6")
    assert spaces["1507"].route[0] == "mode:run"
    assert spaces["1507"].badges[1].text == "run, +2 heat"
    assert all(space.route in routes for space in spaces.values() if space.route)
    table.play(*spaces["1513"].route)
    assert table.at(1) == "1513"


def test_a_page_offers_the_move_on_the_map_and_concedes_apart() -> None:
    table = situation("high 1\ngiant 1 type=5 at=1515\ngiant 4 type=5 at=2020\n")
    page = html.page(GAME.view(table.g, 0))

    assert "mode:walk&quot;,&quot;hex:1513&quot;,&quot;moved:6&quot;" in page
    assert page.count('class="opt"') == 3
    assert 'class="aside" data-token="concede" data-confirm="Concede the battle?' in page
    drawn = sum(page.count(f"<{tag}") for tag in ("path", "use", "g ", "rect", "circle", "text"))
    assert drawn < 1500


@rule("GI-SET-10")
def test_a_draft_is_seen_by_its_owner_alone() -> None:
    g = GAME.start({"unit_points": "2", "map": "1"}, 2, Scripted([], Chance(3)))
    g.play(g.options[0])
    before = [encode(GAME.view(g, seat)) for seat in (1, -1)]
    g.play(GAME.words.token("type:5"))
    mine = next(sheet for sheet in GAME.view(g, 0).sheets if sheet.key == "draft")

    assert mine.lines[0].cells[0] == "5 Giant"
    assert [encode(GAME.view(g, seat)) for seat in (1, -1)] == before


def test_a_muster_under_way_says_which_giant_carries_what() -> None:
    g = GAME.start({"unit_points": "2", "map": "1"}, 2, Scripted([], Chance(3)))
    g.play(g.options[0])
    for name in ("type:6", "type:6", "weapon:L2", "none", "weapon:L6"):
        g.play(GAME.words.token(name))

    text = prompt_text(GAME.view(g, 0))

    assert "\nPicked: Type 6: head L2, right arm L6; Type 6.\n" in text


def test_ready_made_forces_say_what_they_carry() -> None:
    g = GAME.start({"unit_points": "2", "classes": "giant", "map": "1"}, 2, Chance(3))
    g.play(g.options[0])
    prompt = GAME.prompt(g, 0)
    assert prompt is not None
    force = prompt.routes[0]  # the largest first

    assert (force.group, force.figure) == ("Ready-made", "2 UP")
    assert force.note == "Hornet, type 3: M2 M3 L2 L2; Brawler, type 4: G1 G5 L2"
    assert [refusal.label for refusal in prompt.refusals] == ["Titan", "Dreadnaught"]
    assert all("GI-SCN-01" in refusal.reason for refusal in prompt.refusals)


@rule("GI-SCN-02")
def test_a_ready_made_force_below_the_limit_says_what_it_leaves_unused() -> None:
    g = GAME.start({"unit_points": "3", "classes": "giant", "map": "1"}, 2, Chance(3))
    g.play(g.options[0])
    prompt = GAME.prompt(g, 0)
    assert prompt is not None
    notes = {route.figure: route.note for route in prompt.routes}

    assert sorted(notes) == ["1 of 3 UP", "2 of 3 UP", "3 UP"]
    for figure, note in notes.items():
        is_small = "of" in figure
        assert note.startswith("leaves ") == is_small


def test_weapons_that_do_not_fit_stand_together() -> None:
    g = GAME.start({"unit_points": "1", "map": "1"}, 2, Chance(3))
    g.play(g.options[0])
    g.play(GAME.words.token("type:1"))
    prompt = GAME.prompt(g, 0)
    assert prompt is not None
    reasons = [refusal.reason for refusal in prompt.refusals]

    assert prompt.question == (
        "What goes into the head of your type 1 Giant? 5 of 5 weapon points left"
    )
    assert {choice.token: choice.figure for choice in prompt.choices}["none"] == "0 WP"
    assert len(reasons) == len(set(reasons)) <= 4
    assert prompt.routes[0].label == "Jackal"


def test_a_match_shows_its_score_and_a_campaign_its_hangars() -> None:
    match = GAME.view(situation(FIGHT + "game 3\ntotals 7 5\n", series="match").g, 0)
    assert [(m.at, m.name) for m in match.tracks[0].markers] == [(3, "West 3½"), (2, "East 2½")]

    text = FIGHT + "game 3\ntotals 7 5\npools 4 0\nready 0 A 2\ndamaged 1 4 1\n"
    campaign = GAME.view(situation(text, series="campaign").g, 0)
    hangars = [sheet for sheet in campaign.sheets if sheet.key.startswith("hangar")]
    assert [line.cells for line in hangars[0].lines] == [("A Titan", "2", "0")]
    assert [line.cells for line in hangars[1].lines] == [("4 Giant", "0", "1")]
    assert hangars[0].subtitle == "4 unit points in the pool"


def test_drawing_a_map_shows_each_turn_by_its_number() -> None:
    g = GAME.start({"map": "drawn"}, 2, Chance(2))
    for name in ("terrain:spires", "stamp:BAR4", "hex:1515"):
        g.play(GAME.words.token(name))
    scene = GAME.view(g, g.asked.seat if g.asked else 0)
    bands = {badge.text for space in scene.boards[0].spaces for badge in space.badges}

    assert bands == {str(n + 1) for n in range(len(g.options))}
    assert (scene.phase, scene.phases[0]) == ("Map", "Map")


def test_sheets_that_are_kept_are_as_if_made_anew() -> None:
    chance = Chance(8)
    seen: set[str] = set()
    for _ in range(8):
        g = GAME.start({}, 2, Chance(chance.below(1_000_000)))
        while not g.over:
            for giant in [giant for giant in g.giants if not is_busy(g, giant, None)]:
                for large in (True, False):
                    made = sheet(g, giant, large, None, set())
                    assert quiet_sheet(g, giant, large) == made
                    seen.add(encode(made).decode())
            g.play(g.options[chance.below(len(g.options))])
    assert len(seen) > 150


def test_only_weapons_of_the_giant_that_fires_can_be_picked() -> None:
    table = situation(
        "phase shooting\ngiant 1 type=6 at=1515 weapons=RA1:L6,LA1:L6\n"
        "giant 2 type=6 at=1415 weapons=RA1:L6,LA1:L6\ngiant 4 type=5 at=1518 weapons=RA1:G3\n"
    ).play("giant:1")

    first, second = GAME.view(table.g, 0).sheets[:2]

    assert [line.token for line in first.lines] == ["place:RA1", "place:LA1"]
    assert [line.token for line in second.lines] == ["", ""]


ARMED = "phase shooting\ngiant 1 type=4 at=1111 weapons={}:G5\ngiant 4 type=5 at=1115\n"


@rule("GI-OVR-06", "GI-WPN-07")
def test_every_view_tells_where_weapons_are_mounted() -> None:
    """R-03."""
    right, left = situation(ARMED.format("RA1")), situation(ARMED.format("LA1"))

    for seat in (-1, 0, 1):
        assert encode(GAME.view(right.g, seat)) != encode(GAME.view(left.g, seat))
    enemy = {sheet.key: sheet for sheet in GAME.view(right.g, 1).sheets}["sheet 41"]
    assert [(line.cells, line.note) for line in enemy.lines] == [(("G5 RA 4/4",), "right arm")]

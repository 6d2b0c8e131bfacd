"""Numbers on the pages "How to play" are those of the content files (issue 18)."""

import pytest

from jotunheim import registry
from jotunheim.games.dwarves.tokens import GATE_NAMES
from jotunheim.games.giant.grid import COLUMNS, ROWS
from jotunheim.learn.material import Block, material_of
from tests.learn.test_sheets import content

SMALL = (
    "no",
    "one",
    "two",
    "three",
    "four",
    "five",
    "six",
    "seven",
    "eight",
    "nine",
    "ten",
    "eleven",
)


def words(block: Block) -> list[str]:
    """All texts of a block."""
    caption = [block.picture.caption] if block.picture is not None else []
    cells = [cell for row in block.rows for cell in row]
    return [block.text, *block.steps, *block.points, *cells, *caption]


def page(game: str) -> str:
    """The whole page as one text, without signs."""
    howto = material_of(registry.game(game)).howto
    blocks = [block for section in howto.section for block in section.block]
    texts = [howto.idea, howto.goal, *[text for block in blocks for text in words(block)]]
    return " ".join(texts).replace("**", "")


def missing(game: str, claims: list[str]) -> list[str]:
    """What the page would say if it had the numbers of the content, and does not say."""
    text = page(game)
    return [claim for claim in claims if claim not in text]


def spread(numbers: list[int]) -> str:
    """3, 4, 5 as the page writes it: "3-5"; two numbers apart: "2 or 7"."""
    if len(numbers) > 2:
        return f"{numbers[0]}-{numbers[-1]}"
    return " or ".join([str(number) for number in numbers])


def test_giant_terrain_costs_what_is_printed() -> None:
    price = {name: row["price"] for name, row in content("giant", "terrain")["terrain"].items()}
    cooling = {name: row["cooling"] for name, row in content("giant", "terrain")["terrain"].items()}

    assert price["forest"] == price["ruins"] and price["scrud"] == price["shallow_water"]
    assert price["deep_water"] == price["spire"] == price["chasm"] == 0
    claims = [
        f"{COLUMNS} columns of {ROWS} hexes",
        f"Open ground costs {price['clear']} movement point",
        f"every step up or down cost {price['forest']}",
        f"Scrud and shallow water cost {price['scrud']}",
        f"takes {cooling['clear']} heat away, {cooling['shallow_water']} in shallow water",
    ]
    assert missing("giant", claims) == []


def test_giant_hits_and_points_are_those_of_the_files() -> None:
    cost = {name: row["cost"] for name, row in content("giant", "giants")["class"].items()}
    terrain = content("giant", "terrain")["terrain"]
    weapons = content("giant", "weapons")["weapon"]
    heat = [weapons[name]["heat"] for name in ("L2", "L4", "L6")]
    places = content("giant", "locations")["location"]
    rows = [f"{spread(row['rolls'])} {row['name'].lower()}" for row in places.values()]

    claims = [
        f"Giant is worth {cost['giant']} point, a Titan {cost['titan']}, a Dreadnaught {cost['dreadnaught']}",
        f"+{terrain['forest']['gun']} / +{terrain['ruins']['gun']}",
        f"+{terrain['forest']['missile']} / +{terrain['ruins']['missile']}",
        f"Lasers add {heat[0]}, {heat[1]} or {heat[2]} heat",
        *rows,
    ]
    assert missing("giant", claims) == []


def test_assault_values_and_events_are_those_of_the_files() -> None:
    units = content("assault", "units")["unit"]
    values = [unit["value"] for unit in (units.values() if isinstance(units, dict) else units)]
    points = [event["points"] for event in content("assault", "events")["event"].values()]

    claims = [
        f"pays its Ordning Value, {min(values)} to {max(values)}",
        f"Each event you claim pays {min(points)} to {max(points)}",
    ]
    assert missing("assault", claims) == []


def test_stronghold_strength_and_income_are_those_of_the_files() -> None:
    found = content("stronghold", "units")
    strength = {name: row["strength"] for name, row in {**found["unit"], **found["hero"]}.items()}
    setup = content("stronghold", "setup")
    minor, major = setup["maneuver"]["minor"], setup["maneuver"]["major"]

    claims = [
        f"goblin {strength['goblin']}, orc {strength['orc']}, troll {strength['troll']}",
        f"marksman {strength['marksman']}, soldier {strength['soldier']}, veteran {strength['veteran']}",
        f"the Warrior with {strength['warrior']} and the Officer with {strength['officer']}",
        f"draws {setup['round']['units']} units and takes {setup['round']['wood']} wood",
        f"a minor maneuver ({minor['hourglasses']} hourglasses), a major maneuver ({major['hourglasses']})",
    ]
    assert missing("stronghold", claims) == []


def test_dwarves_places_and_council_are_those_of_the_files() -> None:
    found = content("dwarves", "map")
    hexes = found["hex"].values()
    tunnels = [row["tunnel"] for row in hexes if "tunnel" in row]

    claims = [
        f"{len(hexes)} hexes, {SMALL[len(GATE_NAMES)]} Gates, {SMALL[len(found['location'])]} named places",
        f"{SMALL[len(tunnels)]} tunnel entrances",
        f"The Council has {SMALL[len(content('dwarves', 'tracks')['council'])]} positions",
    ]
    assert missing("dwarves", claims) == []


def test_valda_turns_havens_and_dice_are_those_of_the_files() -> None:
    setup = content("valda", "setup")
    turn, white = setup["turn"], setup["die"]["white"]["faces"]
    havens = content("valda", "board")["yggdrasil"]["havens"]
    faces = [str(face) for face in sorted(white) if face]
    mine, yellow = setup["building"]["mine"], setup["die"]["yellow"]["faces"]

    claims = [
        f"ends after round {turn['rounds']}",
        f"{turn['action_points']} actions and {turn['building_points']} hammers",
        f"{SMALL[turn['trade']]} of one kind for one of another",
        f"It shows {', '.join(faces)} or a skull",
        f"{', '.join([str(haven) for haven in havens[:-1]])} and {havens[-1]}",
        f"Then draw {SMALL[turn['draw']]} cards from one deck",
        f"A mine costs {sum(mine['cost'].values())} and brings {sum(yellow) // len(yellow)} each turn",
    ]
    assert white.count(0) == 1
    assert missing("valda", claims) == []


@pytest.mark.parametrize("game", ["giant", "assault", "stronghold", "dwarves", "valda"])
def test_a_number_that_is_not_on_the_page_is_missed(game: str) -> None:
    assert missing(game, ["costs 4711 gold"]) == ["costs 4711 gold"]

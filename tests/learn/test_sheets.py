"""Numbers on the sheets "Who am I?" are those of the content files (issue 18)."""

import re
import tomllib
from typing import Any, Final

import pytest

from jotunheim import registry
from jotunheim.learn.material import Sheet, material_of
from jotunheim.render.figures import figure
from tests.house.houses import ROOT

GOODS: Final = {"blood": "blood", "diamond": "diamonds", "gold": "gold"}
FACES: Final = ("hit", "block", "arcane")


def content(game: str, name: str) -> dict[str, Any]:
    path = ROOT / "src" / "jotunheim" / "games" / game / "content" / f"{name}.toml"
    return tomllib.loads(path.read_text(encoding="utf-8"))


def sheets(game: str) -> dict[str, Sheet]:
    return {sheet.key: sheet for sheet in material_of(registry.game(game)).sheets.sheet}


def fact(sheet: Sheet, name: str) -> str:
    return next(fact.text for fact in sheet.fact if fact.name == name)


def numbers(text: str) -> list[int]:
    return [int(found) for found in re.findall(r"\d+", text)]


@pytest.mark.parametrize(
    ("key", "types"),
    [("light", "123"), ("middle", "456"), ("heavy", "789"), ("titan", "ABC"), ("dreadnaught", "DEF")],
)  # fmt: skip
def test_giants_have_the_numbers_of_their_types(key: str, types: str) -> None:
    found = content("giant", "giants")
    sheet = sheets("giant")[key]
    rows = [found["type"][name] for name in types]

    def column(name: str) -> list[int]:
        return [row[name] for row in rows]

    assert {*column("armor")} == {*numbers(fact(sheet, "Armour"))}
    assert {*column("threshold")} == {*numbers(fact(sheet, "Heat threshold"))}
    assert column("assault") == numbers(fact(sheet, "Assault bonus"))
    assert column("weapon_points") == numbers(fact(sheet, "Weapon points"))
    assert {*zip(column("walk"), column("run"), strict=True)} == {
        tuple(numbers(fact(sheet, "Walk and run")))
    }
    cost = found["class"][rows[0]["class"]]["cost"]
    assert numbers(fact(sheet, "Cost in unit points")) == [cost]
    assert numbers(fact(sheet, "Worth when destroyed")) == [cost]


@pytest.mark.parametrize(
    ("key", "names"),
    [("missiles", "M1 M2 M3"), ("guns", "G1 G3 G5"), ("lasers", "L2 L4 L6")],
)
def test_weapons_have_their_damage_cost_and_supply(key: str, names: str) -> None:
    rows = [content("giant", "weapons")["weapon"][name] for name in names.split()]
    sheet = sheets("giant")[key]

    for name, row, size in zip(names.split(), rows, ("Small", "Medium", "Large"), strict=True):
        assert fact(sheet, f"{size}, cost {row['cost']}") == f"{name}: {row['damage']}"
    supply = [row["heat"] if key == "lasers" else row["ammunition"] for row in rows]
    assert {*numbers(fact(sheet, "Supply"))} == {*supply}


def unit_words(unit: dict[str, Any], name: str) -> str:
    """A unit as the sheets write it."""
    strength, fortitude = unit["healthy"]
    count = f" ×{unit['count']}" if unit["kind"] in ("regular", "elite", "champion") else ""
    wounded = "" if "champion" in unit["kind"] else " ({}/{})".format(*unit["wounded"])
    return f"{name}{count} {strength}/{fortitude}{wounded} value {unit['value']}"


@pytest.mark.parametrize("race", ["storm", "cloud", "fire", "frost", "stone", "hill"])
def test_races_have_the_numbers_of_their_units_dice_and_commands(race: str) -> None:
    found = content("assault", "units")
    sheet = sheets("assault")[race]
    parts = {
        card["command"]: card["parts"][0]
        for card in content("assault", "commands")["card"]
        if card["race"] == race and card["command"] in ("move", "recruit")
    }

    assert numbers(fact(sheet, "Limit")) == [found["race"][race]["limit"]]
    assert numbers(fact(sheet, "Move")) == numbers(parts["move"])
    assert numbers(fact(sheet, "Recruit")) == numbers(parts["recruit"])
    for unit in units_of(found, race):
        name = "Champion" if unit["kind"] == "champion" else unit["name"]
        if unit["kind"] == "elite":  # without "Storm Giant"
            name = name.split(" Giant ")[-1]
        assert unit_words(unit, name) in fact(sheet, "Units"), unit
    assert shown_faces(fact(sheet, "Die")) == faces(content("assault", "dice")["die"][race])


@pytest.mark.parametrize("race", ["storm", "cloud", "fire", "frost", "stone", "hill"])
def test_races_have_the_numbers_of_their_events(race: str) -> None:
    """Points, what an event asks for, and what saves its Rune; the last two only where they are numbers."""
    sheet = sheets("assault")[race]
    [told] = [fact.text for fact in sheet.fact if fact.name in ("Event", "Events")]
    sentences = dict(re.findall(r"\*\*(.+?)\*\*([^*]+)", told))
    own = [e for e in content("assault", "events")["event"].values() if e.get("race") == race]

    assert [event["name"] for event in own] == [*sentences]
    for event in own:
        words = sentences[event["name"]]
        assert words.startswith(f" {event['points']} OP"), event
        for number in [number for need in event["needs"] for number in numbers(need)]:
            assert re.search(rf"\b{number} [A-Z]", words.partition(":")[2]), event
        for number in numbers(event["free_if"]):
            assert f"no Rune with {number}" in words, event


def units_of(found: dict[str, Any], race: str) -> list[dict[str, Any]]:
    units = found["unit"]
    rows = list(units.values()) if isinstance(units, dict) else units
    return [unit for unit in rows if unit["race"] == race]


def faces(die: dict[str, Any]) -> dict[str, list[int]]:
    """The numbers on a die by what they count."""
    return {
        kind: sorted([int(face.split()[0]) for face in die["faces"] if face.endswith(kind)])
        for kind in FACES
    }


def shown_faces(text: str) -> dict[str, list[int]]:
    """The same as a sheet writes it: "1, 2, 3 hits; 1 block; 2 arcane twice."."""
    found: dict[str, list[int]] = {kind: [] for kind in FACES}
    for part in text.rstrip(".").split(";"):
        for kind in FACES:
            if kind in part:
                found[kind] += numbers(part) * (2 if "twice" in part else 1)
    return {kind: sorted(values) for kind, values in found.items()}


def test_cards_of_the_invader_cost_what_is_printed() -> None:
    sheet = sheets("stronghold")["invader"]
    cards = content("stronghold", "cards")["card"]
    priced = [card for card in cards.values() if 2 <= card["phase"] <= 5]

    assert len(priced) == 20
    for card in priced:
        price = fact(sheet, card["name"]).partition(":")[0]
        wood = re.search(r"(\d+) wood", price)
        assert (int(wood[1]) if wood else 0) == card["wood"], card["name"]
        ways = price.partition("wood, ")[2] or price
        for way, words in zip(card["ways"], ways.split(" or "), strict=True):
            for kind, number in way.items():
                assert re.search(rf"\b{number} {kind}", words), (card["name"], words)


def test_actions_of_the_defender_cost_what_is_printed() -> None:
    text = " ".join([fact.text for fact in sheets("stronghold")["defender"].fact])

    prices = [
        f"{action['name']} ({action['hourglasses']})"
        for action in content("stronghold", "actions")["action"].values()
    ]
    assert [price for price in prices if price not in text] == []


@pytest.mark.parametrize("kind", ["goblin", "orc", "troll", "marksman", "soldier", "veteran"])
def test_units_have_their_strength(kind: str) -> None:
    strength = content("stronghold", "units")["unit"][kind]["strength"]

    assert sheets("stronghold")[kind].role.startswith(f"Strength {strength}:")


def test_heroes_have_the_dice_and_health_of_their_boards() -> None:
    heroes = content("dwarves", "heroes")["hero"]
    shown = sheets("dwarves")

    assert heroes.keys() <= shown.keys()
    for key, hero in heroes.items():
        for name in ("battle", "craft", "speed", "health"):
            assert numbers(fact(shown[key], name.capitalize())) == [hero[name]], (key, name)


def test_temples_cost_what_the_deities_ask() -> None:
    deities = content("valda", "deities")["deity"]
    shown = sheets("valda")

    for key, deity in deities.items():
        cost = [f"{n} {GOODS[good]}" for good, n in deity["cost"].items() if n]
        said = fact(shown[key], "Price of a temple").partition(";")[0]
        assert [part.strip() for part in said.split(",")][: len(cost)] == [
            part.replace("1 diamonds", "1 diamond") for part in cost
        ], key


def test_divine_decks_hold_the_cards_that_sheets_name() -> None:
    decks = content("valda", "decks")["deck"]
    cards = content("valda", "cards")["card"]
    shown = sheets("valda")

    for key in content("valda", "deities")["deity"]:
        copies = decks[key]["cards"]
        told = fact(shown[key], f"Deck ({sum(copies.values())})").replace("’", "'")
        for name, number in copies.items():
            if name.startswith("weapon_"):
                continue
            title = cards[name]["name"].replace("’", "'").removesuffix(" (divine)")
            words = f"{number} {title}" if number > 1 else title
            assert words in told, (key, words)
            value = re.search(rf"{re.escape(title)} \((?:attack )?(\d+)", told)
            if value and "value" in cards[name]:
                assert int(value[1]) == cards[name]["value"], (key, title)


def test_gifts_are_the_homes_of_the_areas() -> None:
    shown = sheets("valda")
    gods = list(content("valda", "deities")["deity"])
    areas = content("valda", "board")["area"]

    for at, key in enumerate(gods):
        home = list(areas.values())[at % len(areas)]["home"]
        assert fact(shown[key], "Gift to its controller") == f"1 {home} each turn", key


@pytest.mark.parametrize("game", ["giant", "assault", "stronghold", "dwarves", "valda"])
def test_every_sheet_has_a_portrait_that_somebody_has_drawn(game: str) -> None:
    """Heroes, leaders and champions had none on the page "Who am I?"."""
    named = {key: sheet.figures for key, sheet in sheets(game).items()}

    assert [key for key, figures in named.items() if not figures] == []
    assert [name for figures in named.values() for name in figures if figure(f"{game}/{name}") is None] == []  # fmt: skip


def test_figures_of_a_hero_are_a_row_of_their_own_and_few_figures_are_lines() -> None:
    """On a phone each of four numbers had a line."""
    hero, race = sheets("dwarves")["tungdil"], sheets("assault")["cloud"]

    assert [fact.name for fact in hero.numbers()] == ["Battle", "Craft", "Speed", "Health"]
    assert [fact.name for fact in hero.lines()] == ["Begins at", "Power"]
    assert race.numbers() == [] and race.lines() == list(race.fact)

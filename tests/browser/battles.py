"""A table of Assault at the brink of a battle, as a record: somebody holds a spell that may be cast at its start."""

from pathlib import Path

from jotunheim.games.assault import GAME
from jotunheim.records import Session, new_header
from tests.browser.people import Person

ATTACK = ("command:attack", "battle", "unit:regular")  # the rest answers itself
SITUATION = """
army frost in silver_marches: 2 regular
army fire in high_forest: 2 regular
turn frost
ask command
spells {caster}: enlarge
"""
NAMES = ["Fredrik", "Ylva", "Odd"]  # fire, frost, hill


def brink(caster: str, attacked: bool) -> str:
    """Frost giants may attack fire giants, or have just done so; one of them can cast."""
    head = new_header(GAME, 3, {}, situation=SITUATION.format(caster=caster))
    head.names = dict(enumerate(NAMES))
    table = Session(GAME, head)
    if attacked:
        for name in ATTACK:
            table.play(name)
        assert table.g.asked is not None and table.g.asked.covert
    return table.text()


def imports(someone: Person, text: str, folder: Path) -> str:
    """Open a record on one shared screen; the address of the table."""
    path = folder / "brink.jotun"
    path.write_text(text)
    someone.page.goto("/import")
    someone.page.set_input_files("input[type=file]", path)
    someone.page.get_by_role("button", name="Open it").click()
    someone.page.wait_for_url("**/tables/*")
    return someone.page.url


def leaves_to_bots(someone: Person, seats: list[int]) -> None:
    """Somebody who holds all seats keeps the others."""
    page = someone.page
    for seat in seats:
        answer = page.request.post(
            f"{page.url.split('?')[0]}/bot",
            form={"seat": str(seat), "level": "random"},
            headers={"origin": someone.url},
        )
        assert answer.ok

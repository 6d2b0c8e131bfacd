"""`look`: what is to be read on the table by name, and no more than the seat may see."""

import pytest

from jotunheim import registry
from jotunheim.cli.play_look import look
from jotunheim.games.assault import GAME
from jotunheim.kernel import Chance, UserError
from jotunheim.render.text import legend_text
from jotunheim.scene import Scene
from tests.cli.terminal import Terminal

EVENTS = "events: silverymoon\nturn hill\nask command"
PLAYING = ("play", "assault", "--player", "2=squire", "--player", "3=squire", "--seed", "5eed")


def scene(text: str = EVENTS, seat: int = 5) -> Scene:
    return GAME.view(GAME.open_situation(text, {}, 6, Chance(1)), seat)


def test_an_event_tells_what_it_needs_and_which_rune_it_costs() -> None:
    told = look("siege of silverymoon", scene())

    assert told.startswith("Siege of Silverymoon: Silver Marches: 2 of your units there")
    assert "5 OP for a Rune of the Enemy" in told


def test_a_place_tells_its_neighbours_whoever_holds_it() -> None:
    assert look("Icewind", scene()).endswith(
        "next to Sea of Moving Ice, Spine of the World, Ice Spires"
    )


def test_a_leader_tells_the_power() -> None:
    told = look("chief guh", scene("army hill in high_moor: leader\nturn hill\nask command"))

    assert told.startswith("Chief Guh: High Moor, strength 2, fortitude 5, Ordning Value 4.")
    assert "Smash It All" in told


@pytest.mark.parametrize(
    ("typed", "answer"),
    [
        ("", "type look and the name of a card"),
        ("moonlight", "nothing on the table is called 'moonlight'"),
        ("sea of", "'sea of' can mean Sea of Moving Ice, Sea of Swords; type more of it"),
    ],
)
def test_what_cannot_be_found_is_said_in_one_line(typed: str, answer: str) -> None:
    with pytest.raises(UserError) as refused:
        look(typed, scene())

    assert str(refused.value).startswith(answer)


def test_spells_of_others_cannot_be_read() -> None:
    text = "spells fire: fireball\nturn hill\nask command"

    assert "Fireball" in look("fireball", scene(text, seat=2))
    with pytest.raises(UserError):
        look("fireball", scene(text))


def test_why_reads_what_is_no_choice(terminal: Terminal) -> None:
    ran = terminal.run(*PLAYING, typed="why high moor\nlook high moor\nwhy moonlight\n")

    assert ran.out.count("; next to Delimbiyr Vale") == 2
    assert "there is no choice named 'moonlight' in this game" in ran.out


def test_picks_are_told_in_the_words_of_their_options(
    terminal: Terminal, tmp_path_factory: pytest.TempPathFactory
) -> None:
    path = tmp_path_factory.mktemp("situation") / "army.txt"
    path.write_text(
        "army hill in sumber_hills: 2 regular, champion, leader\n"
        "army fire in sword_coast: regular\nturn hill\nask command\n"
    )
    seats = [part for seat in range(1, 6) for part in ("--player", f"{seat}=squire")]

    ran = terminal.run(
        *("play", "assault", "--seats", "6", "--situation", str(path), *seats),
        typed="attack\nbattle\n1\nHill Giant Champion\n",
    )

    assert "Picked: Hill Giant, Hill Giant Champion." in ran.out


def test_the_picks_of_a_muster_are_told_as_the_force_they_make(terminal: Terminal) -> None:
    options = ("--option", "unit_points=2", "--option", "map=1", "--seed", "1")
    typed = "type:6\ntype:6\nweapon:L2\n"
    ran = terminal.run("play", "giant", *options, "--player", "2=random", typed=typed)

    assert "Picked: Type 6: head L2; Type 6." in ran.out


@pytest.mark.parametrize("name", registry.games())
def test_the_legend_of_a_map_can_be_read(name: str) -> None:
    """T-02: on the page it unfolds, in the terminal one types legend."""
    game = registry.game(name)
    seen = game.view(game.start({}, game.fewest, Chance(1)), 0)
    text = " ".join(legend_text(seen).split())

    samples = [sample for board in seen.boards for sample in board.legend]
    assert all(" ".join(f"{s.name}: {s.note}".split()) in text for s in samples if s.note)
    assert bool(text) == bool(samples)


def test_the_ground_of_a_legend_has_its_sign_on_the_map(terminal: Terminal) -> None:
    options = ("--option", "unit_points=2", "--option", "map=1", "--seed", "1")
    ran = terminal.run("play", "giant", *options, "--player", "2=random", typed="legend\n")

    assert "\n♣ Forest: " in ran.out


def test_a_board_without_a_legend_says_so(terminal: Terminal) -> None:
    ran = terminal.run("play", "connect-four", "--player", "2=random", typed="legend\n")

    assert "this board needs no legend" in ran.out

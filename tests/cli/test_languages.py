"""A terminal speaks the language of its user, if there is a catalogue."""

from pathlib import Path

from jotunheim.testing.pseudo import LANGUAGE, pseudo
from tests.cli.terminal import Terminal
from tests.kit.catalogues import made_up

TABLE = ("play", "connect-four", "--player", "2=person", "--seed", "7")


def test_the_table_in_the_language_of_its_user(terminal: Terminal, tmp_path: Path) -> None:
    folder = str(made_up(tmp_path))
    question = "Which column do you drop a disc into?"

    abroad = terminal.run(
        *TABLE, typed="4\n\n3\n\nquit\n", LANGUAGE=LANGUAGE, LANG="C", JOTUN_LOCALE=folder
    )
    english = terminal.run(
        *TABLE, typed="4\n\n3\n\nquit\n", LANGUAGE="", LANG="C", JOTUN_LOCALE=folder
    )

    assert pseudo(question) in abroad.out and question not in abroad.out
    assert question in english.out and pseudo(question) not in english.out
    one, other = [path.read_text().split("\n\n")[1] for path in sorted(terminal.saved())]
    assert one == other  # records are the same in all languages

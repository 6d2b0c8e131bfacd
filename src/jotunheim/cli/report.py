"""`./jotun report`: a tournament as one page with plots."""

import argparse
import json
from pathlib import Path
from typing import Final

from jotunheim.arena.folder import Folder
from jotunheim.cli.arena import need_packages
from jotunheim.texts import N_, _

HELP: Final = N_("make a page with plots of a tournament, and the plots as PNG files")
EXAMPLE: Final = "./jotun report arena/connect-four"


def arguments(parser: argparse.ArgumentParser) -> None:
    """Declare the arguments."""
    parser.add_argument(
        "folder", metavar="DIR", type=Path, help=_("the folder that ./jotun arena has written")
    )
    parser.add_argument(
        "--json", action="store_true", help=_("print the path of the page for programs")
    )


def run(args: argparse.Namespace) -> int:
    """Read the results, write page and plots, say where."""
    folder = Folder(args.folder)
    folder.read_plan()  # a wrong folder is refused before anything is installed
    need_packages()
    from jotunheim.arena.page import write_report

    page = write_report(folder)
    told = _("report: {path}").format(path=page)
    print(json.dumps({"page": str(page)}) if args.json else told)
    return 0

"""A tournament from start to end: what is finished is read, what is missing is played and kept."""

from collections.abc import Callable
from pathlib import Path
from typing import Protocol

import msgspec

from jotunheim.arena.cluster import Cluster
from jotunheim.arena.crew import Crew
from jotunheim.arena.folder import Folder
from jotunheim.arena.plan import Tournament, match
from jotunheim.arena.result import Result


class Data(Protocol):
    """Where the data of games goes: see `jotunheim.arena.dataset`."""

    def has(self, number: int) -> bool:
        """Is the data of this game there?"""

    def add(self, number: int, data: bytes) -> None:
        """The data of a game."""


def run(
    plan: Tournament,
    folder: Folder,
    jobs: int,
    pack: Path | None = None,
    begun: Callable[[int], None] = lambda done: None,
    ended: Callable[[Result], None] = lambda result: None,
    cluster: str = "",
    data: "Data | None" = None,
) -> list[Result]:
    """Play all games that are not finished yet; the results of all of them, by number.

    `begun` is called with the number of games that are finished already, `ended` with each further result. With the
    address of a cluster the games are played there. A game whose data is wanted and not there is played again.
    """
    folder.claim(plan)
    with folder.held():
        folder.repair()
        finished = {result.number for result in folder.results()}
        todo = [match(plan, n) for n in range(plan.games) if n not in finished]
        if data is not None:
            missing = [match(plan, n) for n in range(plan.games) if not data.has(n)]
            todo = [one for one in todo if data.has(one.number)]
            todo += [msgspec.structs.replace(one, data=True) for one in missing]
        begun(plan.games - len(todo))
        if todo:
            crew = Cluster(cluster, jobs, pack) if cluster else Crew(jobs, pack)
            for report in crew.play(todo):
                if data is not None and report.data:
                    data.add(report.result.number, report.data)
                if report.result.number not in finished:
                    folder.add(report)
                ended(report.result)
    return [result for result in folder.results() if result.number < plan.games]

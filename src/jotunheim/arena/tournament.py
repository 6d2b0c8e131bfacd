"""A tournament from start to end: what is finished is read, what is missing is played and kept."""

from collections.abc import Callable
from pathlib import Path

from jotunheim.arena.cluster import Cluster
from jotunheim.arena.crew import Crew
from jotunheim.arena.folder import Folder
from jotunheim.arena.plan import Tournament, match
from jotunheim.arena.result import Result


def run(
    plan: Tournament,
    folder: Folder,
    jobs: int,
    pack: Path | None = None,
    begun: Callable[[int], None] = lambda done: None,
    ended: Callable[[Result], None] = lambda result: None,
    cluster: str = "",
) -> list[Result]:
    """Play all games that are not finished yet; the results of all of them, by number.

    `begun` is called with the number of games that are finished already, `ended` with each further result. With the
    address of a cluster the games are played there.
    """
    folder.claim(plan)
    with folder.held():
        folder.repair()
        finished = {result.number for result in folder.results()}
        todo = [match(plan, n) for n in range(plan.games) if n not in finished]
        begun(plan.games - len(todo))
        if todo:
            crew = Cluster(cluster, jobs, pack) if cluster else Crew(jobs, pack)
            for report in crew.play(todo):
                folder.add(report)
                ended(report.result)
    return [result for result in folder.results() if result.number < plan.games]

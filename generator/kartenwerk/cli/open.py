"""kartenwerk open: the workbench, pages of this machine for what commands do."""

from __future__ import annotations

import webbrowser
from collections.abc import Sequence
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import NamedTuple

from kartenwerk.base.stopping import MOMENT
from kartenwerk.build.files import check_folder
from kartenwerk.cli.custom import own_folder
from kartenwerk.cli.language import language
from kartenwerk.cli.options.bench import OpenOptions
from kartenwerk.cli.output import flush, say
from kartenwerk.custom.game.folder import game_of
from kartenwerk.products.watching.watcher import Watcher
from kartenwerk.workbench.bench import Bench
from kartenwerk.workbench.evening import EveningArea
from kartenwerk.workbench.jobs import Jobs
from kartenwerk.workbench.live import LiveDeck, Report
from kartenwerk.workbench.own import OwnArea
from kartenwerk.workbench.printers import PrintersArea
from kartenwerk.workbench.printing import PrintArea
from kartenwerk.workbench.router import Area
from kartenwerk.workbench.server import WorkbenchServer, serving
from kartenwerk.workbench.tournament import TournamentArea


def open_workbench(options: OpenOptions) -> None:
    live = None if options.deck is None else find_own(options.deck)
    wanted = Opening(options.out, options.port, options.open_page, options.tournament or (), options.evening or ())
    serve_workbench(wanted, live, "" if live is None else f"{language()}/own")


def find_own(path: Path, data: Path | None = None) -> LiveDeck:
    """The deck or game of one's own in a folder, or of its file; KartenwerkError if there is none."""
    folder = game_of(path) or own_folder(path)
    return LiveDeck(Watcher(data, folder, folder.name), str(folder))


class Opening(NamedTuple):
    """Where the workbench is opened, and the files that it shows though they lie elsewhere."""

    out: Path
    port: int
    open_page: bool
    tournaments: Sequence[Path] = ()
    evenings: Sequence[Path] = ()


def serve_workbench(
    wanted: Opening, live: LiveDeck | None, place: str, report: Report = lambda state, whole: None
) -> None:
    """Serve all areas until the program is ended, and look after a deck of one's own. The page at that place opens."""
    check_folder(wanted.out)
    bench = Bench(wanted.out.absolute(), language())
    with TemporaryDirectory(prefix="kartenwerk-") as shelf:
        jobs = Jobs(Path(shelf))
        try:
            areas: list[Area] = [
                PrintArea(bench, jobs),
                PrintersArea(bench),
                OwnArea(bench, jobs, live),
                TournamentArea(bench, tuple(wanted.tournaments)),
                EveningArea(bench, tuple(wanted.evenings)),
            ]
            server = WorkbenchServer(bench, areas, wanted.port)
            with serving(server) as address:
                say(f"{address}{place}")
                flush()
                if wanted.open_page:
                    webbrowser.open(f"{address}{place}")
                if live is None:
                    while not server.ended.wait(MOMENT):  # where a wait without an end could not be interrupted
                        pass
                else:
                    live.keep_looking(server.ended, report)
        finally:
            jobs.end()

"""kartenwerk open: the workbench, pages of this machine for what commands do."""

from __future__ import annotations

import webbrowser
from pathlib import Path
from tempfile import TemporaryDirectory

from kartenwerk.build.files import check_folder
from kartenwerk.cli.language import language
from kartenwerk.cli.options.bench import OpenOptions
from kartenwerk.cli.output import flush, say
from kartenwerk.workbench.bench import Bench
from kartenwerk.workbench.evening import EveningArea
from kartenwerk.workbench.jobs import Jobs
from kartenwerk.workbench.printers import PrintersArea
from kartenwerk.workbench.printing import PrintArea
from kartenwerk.workbench.router import Area
from kartenwerk.workbench.server import WorkbenchServer
from kartenwerk.workbench.tournament import TournamentArea


def open_workbench(options: OpenOptions) -> None:
    check_folder(options.out)
    bench = Bench(options.out.absolute(), language())
    with TemporaryDirectory(prefix="kartenwerk-") as shelf:
        jobs = Jobs(Path(shelf))
        try:
            areas: list[Area] = [
                PrintArea(bench, jobs),
                PrintersArea(bench),
                TournamentArea(bench, tuple(options.tournament or ())),
                EveningArea(bench, tuple(options.evening or ())),
            ]
            server = WorkbenchServer(bench, areas, options.port)
            say(server.address)
            flush()
            if options.open_page:
                webbrowser.open(server.address)
            try:
                server.serve_forever(poll_interval=0.1)
            finally:
                server.server_close()
        finally:
            jobs.end()

"""kartenwerk open: the workbench, pages of this machine for what commands do."""

from __future__ import annotations

import sys
import webbrowser
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, nullcontext, suppress
from contextvars import copy_context
from functools import partial
from pathlib import Path
from tempfile import TemporaryDirectory
from threading import Thread
from typing import NamedTuple

from kartenwerk.base.errors import KartenwerkError, perhaps
from kartenwerk.base.message import _
from kartenwerk.base.stopping import MOMENT
from kartenwerk.build.files import check_folder
from kartenwerk.cli.custom import folders_near
from kartenwerk.cli.language import language
from kartenwerk.cli.options.bench import OpenOptions
from kartenwerk.cli.output import flush, rich_wanted, say, say_coloured
from kartenwerk.cli.translation import gettext
from kartenwerk.custom.game.folder import game_of
from kartenwerk.custom.reading import folder_of
from kartenwerk.products.watching.watcher import Watcher
from kartenwerk.workbench.bench import Bench
from kartenwerk.workbench.evening import EveningArea
from kartenwerk.workbench.jobs import Jobs
from kartenwerk.workbench.lan import PORT, LanServer, find_address
from kartenwerk.workbench.live import LiveDeck, Report
from kartenwerk.workbench.own import OwnArea
from kartenwerk.workbench.phone import PhoneArea, letter_code
from kartenwerk.workbench.printers import PrintersArea
from kartenwerk.workbench.printing import PrintArea
from kartenwerk.workbench.router import Area
from kartenwerk.workbench.server import WorkbenchServer, serving
from kartenwerk.workbench.table_codes import TableCodes, read_secret
from kartenwerk.workbench.tournament import TournamentArea, tournament_files


def open_workbench(options: OpenOptions) -> None:
    live = None if options.deck is None else find_own(options.deck)
    wanted = Opening(
        options.out, options.port, options.open_page, options.tournament or (), options.evening or (), options.lan
    )
    serve_workbench(wanted, live, "" if live is None else f"{language()}/own")


def find_own(path: Path, data: Path | None = None) -> LiveDeck:
    """The deck or game of one's own in a folder, or of its file; KartenwerkError if there is none."""
    folder = None
    with suppress(OSError, ValueError):  # a name that the system does not take
        folder = game_of(path) or folder_of(path)
    if folder is None:
        raise KartenwerkError(
            "there is no deck and no game in this folder{perhaps}",
            perhaps=perhaps(path.name, folders_near()),
            found=str(path),
            expected=_("a folder with a deck.toml or a game.toml"),
        )
    return LiveDeck(Watcher(data, folder, folder.name), str(folder))


class Opening(NamedTuple):
    """Where the workbench is opened, the files that it shows though they lie elsewhere, and whether telephones of the
    same network are let in."""

    out: Path
    port: int
    open_page: bool
    tournaments: Sequence[Path] = ()
    evenings: Sequence[Path] = ()
    lan: bool = False


def serve_workbench(
    wanted: Opening, live: LiveDeck | None, place: str, report: Report = lambda state, whole: None
) -> None:
    """Serve all areas until the program is ended, and look after a deck of one's own. The page at that place opens."""
    check_folder(wanted.out)
    bench = Bench(wanted.out.absolute(), language())
    codes = _table_codes(bench, wanted) if wanted.lan else None
    with TemporaryDirectory(prefix="kartenwerk-") as shelf:
        jobs = Jobs(Path(shelf))
        try:
            areas: list[Area] = [
                PrintArea(bench, jobs),
                PrintersArea(bench),
                OwnArea(bench, jobs, live),
                TournamentArea(bench, tuple(wanted.tournaments), codes),
                EveningArea(bench, tuple(wanted.evenings)),
            ]
            with _for_telephones(bench, areas, codes) if codes else nullcontext() as lan:
                server = WorkbenchServer(
                    bench, [*areas, *([PhoneArea(bench, lan.address)] if lan else [])], wanted.port
                )
                if lan:
                    server.pages = lan.pages  # what draws serves one at a time, whoever asks
                with serving(server) as address:
                    say(f"{address}{place}")
                    if lan:
                        _say_lan(lan.address)
                    flush()
                    if wanted.open_page:
                        webbrowser.open(f"{address}{place}")
                    _wait_for_end(server, live, report)
        finally:
            jobs.end()


def _wait_for_end(server: WorkbenchServer, live: LiveDeck | None, report: Report) -> None:
    """Until somebody ends the program by its page; a deck of one's own is looked after meanwhile."""
    if live is not None:
        # beside the wait, so that the program ends at once though it is just drawing
        look = partial(copy_context().run, live.keep_looking, server.ended, report)
        Thread(target=look, daemon=True, name="looking").start()
    while not server.ended.wait(MOMENT):  # where a wait without an end could not be interrupted
        pass


def _table_codes(bench: Bench, wanted: Opening) -> TableCodes:
    """The codes of tables, by which the network is reached, too."""
    files = tournament_files(bench, tuple(wanted.tournaments))
    return TableCodes(files, find_address(), wanted.port or PORT, read_secret())


@contextmanager
def _for_telephones(bench: Bench, areas: list[Area], codes: TableCodes) -> Iterator[LanServer]:
    """Serve the network while the block runs."""
    server = LanServer(bench, areas, codes)
    with serving(server):
        yield server


def _say_lan(address: str) -> None:
    """The address for telephones, what it opens and what it does not, and its code where it can be read."""
    say("", gettext("For telephones in this network: {address}", address=address))
    say(gettext("Whoever has it can print games and write into the tournaments and evenings of this folder."))
    say(
        gettext("Nobody can end the program by it or open other files; codes on cards of tables open only their table.")
    )
    say(gettext("It is not encrypted: use it only in a network whose people you trust."))
    if rich_wanted(plain=False) and "utf" in (sys.stdout.encoding or "").lower():
        say_coloured(*(f"\x1b[97;40m{line}\x1b[0m" for line in letter_code(address)))

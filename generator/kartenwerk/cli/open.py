"""kartenwerk open: the workbench, pages of this machine for what commands do."""

from __future__ import annotations

import webbrowser
from collections.abc import Callable, Sequence
from contextlib import suppress
from contextvars import copy_context
from functools import partial
from pathlib import Path
from threading import Thread
from typing import NamedTuple

from kartenwerk.base.errors import KartenwerkError, perhaps
from kartenwerk.base.message import _
from kartenwerk.base.stopping import MOMENT
from kartenwerk.build.files import check_folder
from kartenwerk.cli.custom import folders_near
from kartenwerk.cli.language import language
from kartenwerk.cli.options.bench import OpenOptions
from kartenwerk.cli.output import flush, say
from kartenwerk.custom.game.folder import game_of, member_of
from kartenwerk.custom.reading import folder_of
from kartenwerk.products.watching.watcher import Watcher
from kartenwerk.workbench.bench import Bench
from kartenwerk.workbench.jobs import Jobs
from kartenwerk.workbench.live import LiveDeck, Report
from kartenwerk.workbench.router import Area, DeferredArea
from kartenwerk.workbench.server import WorkbenchServer, serving
from kartenwerk.workbench.shelf import open_shelf
from kartenwerk.workbench.table_codes import TableCodes


def open_workbench(options: OpenOptions) -> None:
    live = None if options.deck is None else find_own(options.deck)
    wanted = Opening(
        options.out, options.port, options.open_page, options.tournament or (), options.evening or (), options.lan
    )
    serve_workbench(wanted, live, "" if live is None else f"{language()}/own")


def find_own(path: Path, data: Path | None = None) -> LiveDeck:
    """The deck or game of one's own in a folder, or of its file; KartenwerkError if there is none.

    A deck of a game is shown with its game, since it is printed as a part of that.
    """
    folder = None
    with suppress(OSError, ValueError):  # a name that the system does not take
        folder = game_of(path) or folder_of(path)
        folder = found[0] if folder is not None and (found := member_of(folder)) else folder
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


def all_areas(
    bench: Bench, jobs: Jobs, live: LiveDeck | None, wanted: Opening, codes: TableCodes | None = None
) -> list[Area]:
    """The areas in the order of the head's links, each loaded when it is first asked for."""

    def load_print() -> Area:
        from kartenwerk.workbench.printing import PrintArea

        return PrintArea(bench, jobs)

    def load_printers() -> Area:
        from kartenwerk.workbench.printers import PrintersArea

        return PrintersArea(bench)

    def load_own() -> Area:
        from kartenwerk.workbench.own import OwnArea

        return OwnArea(bench, live)

    def load_own_print() -> Area:
        from kartenwerk.workbench.own_print import OwnPrintArea

        assert live is not None
        return OwnPrintArea(bench, jobs, live)

    def load_tournament() -> Area:
        from kartenwerk.workbench.tournament import TournamentArea

        return TournamentArea(bench, tuple(wanted.tournaments), codes)

    def load_evening() -> Area:
        from kartenwerk.workbench.evening import EveningArea

        return EveningArea(bench, tuple(wanted.evenings))

    is_printed = live is not None and live.folder is not None
    return [
        DeferredArea("print", "", r"|order|decks/.*|jobs|jobs/.*", load_print),
        DeferredArea("printers", None, r"printers|printers/.*", load_printers),
        DeferredArea("own", "own", r"own|own/.*", load_own),
        *([DeferredArea("own", None, r"own/(print|printed|jobs|jobs/.*)", load_own_print)] if is_printed else []),
        DeferredArea("tournament", "tournament", r"tournament|tournament/.*", load_tournament),
        DeferredArea("evening", "evening", r"evening|evening/.*", load_evening),
    ]


def serve_workbench(
    wanted: Opening, live: LiveDeck | None, place: str, report: Report = lambda state, whole: None
) -> None:
    """Serve all areas until the program is ended, and look after a deck of one's own. The page at that place opens."""
    check_folder(wanted.out)
    bench = Bench(wanted.out.absolute(), language())
    with open_shelf() as shelf:
        jobs = Jobs(shelf)
        try:
            if wanted.lan:
                from kartenwerk.cli.telephones import read_codes, say_address, serve_telephones

                codes = read_codes(bench, wanted.tournaments, wanted.port)
                areas = all_areas(bench, jobs, live, wanted, codes)
                with serve_telephones(bench, areas, codes, wanted.port) as both:
                    _serve(both.server, wanted, place, live, report, lambda: say_address(both.address))
            else:
                server = WorkbenchServer(bench, all_areas(bench, jobs, live, wanted), wanted.port)
                _serve(server, wanted, place, live, report)
        finally:
            jobs.end()


def _serve(
    server: WorkbenchServer,
    wanted: Opening,
    place: str,
    live: LiveDeck | None,
    report: Report,
    say_more: Callable[[], None] = lambda: None,
) -> None:
    """Serve this machine until somebody ends the program by its page; a deck of one's own is looked after meanwhile."""
    with serving(server) as address:
        say(f"{address}{place}")
        say_more()
        flush()
        if wanted.open_page:
            webbrowser.open(f"{address}{place}")
        if live is not None:
            # beside the wait, so that the program ends at once though it is just drawing
            look = partial(copy_context().run, live.keep_looking, server.ended, report)
            Thread(target=look, daemon=True, name="looking").start()
        while not server.ended.wait(MOMENT):  # where a wait without an end could not be interrupted
            pass

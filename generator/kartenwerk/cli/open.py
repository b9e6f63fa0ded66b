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
from kartenwerk.workbench.areas import all_areas
from kartenwerk.workbench.bench import Bench
from kartenwerk.workbench.jobs import Jobs
from kartenwerk.workbench.live import LiveDeck, Report
from kartenwerk.workbench.server import WorkbenchServer, serving
from kartenwerk.workbench.shelf import open_shelf


def open_workbench(options: OpenOptions) -> None:
    live = None if options.deck is None else find_own(options.deck)
    wanted = Opening(
        options.out, options.port, options.open_page, options.tournament or (), options.evening or (), options.lan
    )
    serve_workbench(wanted, Landing() if live is None else Landing(f"{language()}/own", live))


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


class Landing(NamedTuple):
    """The page that opens first, and a deck of one's own that is looked after meanwhile, each look as a `report`."""

    place: str = ""
    live: LiveDeck | None = None
    report: Report = lambda state, whole: None


def serve_workbench(wanted: Opening, landing: Landing) -> None:
    """Serve all areas until the program is ended."""
    check_folder(wanted.out)
    bench = Bench(wanted.out.absolute(), language())
    with open_shelf() as shelf:
        jobs = Jobs(shelf)
        try:
            if wanted.lan:
                from kartenwerk.cli.telephones import read_codes, say_address, serve_telephones

                codes = read_codes(bench, wanted.tournaments, wanted.port)
                areas = all_areas(bench, jobs, landing.live, wanted.tournaments, wanted.evenings, codes)
                with serve_telephones(bench, areas, codes, wanted.port) as both:
                    _serve(both.server, landing, wanted.open_page, lambda: say_address(both.address))
            else:
                areas = all_areas(bench, jobs, landing.live, wanted.tournaments, wanted.evenings)
                _serve(WorkbenchServer(bench, areas, wanted.port), landing, wanted.open_page)
        finally:
            jobs.end()


def _serve(
    server: WorkbenchServer, landing: Landing, open_page: bool, say_more: Callable[[], None] = lambda: None
) -> None:
    """Serve this machine until somebody ends the program by its page; a deck of one's own is looked after meanwhile."""
    with serving(server) as address:
        say(f"{address}{landing.place}")
        say_more()
        flush()
        if open_page:
            webbrowser.open(f"{address}{landing.place}")
        if landing.live is not None:
            # beside the wait, so that the program ends at once though it is just drawing
            look = partial(copy_context().run, landing.live.keep_looking, server.ended, landing.report)
            Thread(target=look, daemon=True, name="looking").start()
        while not server.ended.wait(MOMENT):  # where a wait without an end could not be interrupted
            pass

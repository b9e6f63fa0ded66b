"""A deck of one's own that is edited while the workbench shows it."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from threading import Thread
from typing import NamedTuple

from tests.support import WORKSHOP
from tests.workbench.client import Client

from kartenwerk.products.watching.watcher import Watcher
from kartenwerk.workbench.bench import Bench
from kartenwerk.workbench.jobs import Jobs
from kartenwerk.workbench.live import LiveDeck
from kartenwerk.workbench.own import OwnArea
from kartenwerk.workbench.own_print import OwnPrintArea
from kartenwerk.workbench.server import WorkbenchServer, serving


class Designing(NamedTuple):
    """The folder that is edited, what is seen of it, and who asks for its pages."""

    root: Path
    live: LiveDeck
    client: Client

    def change(self, file: str, *pairs: tuple[str, str]) -> None:
        """Save a file with some words replaced, each of which is there once."""
        path = self.root / file
        text = path.read_text(encoding="utf-8")
        for old, new in pairs:
            assert text.count(old) == 1, old
            text = text.replace(old, new)
        path.write_text(text, encoding="utf-8")


@contextmanager
def designing(root: Path, out: Path, jobs: Jobs, *, following: bool = True) -> Iterator[Designing]:
    """The workbench with that folder, which it has looked at once, and follows if that is wanted."""
    live, bench = LiveDeck(Watcher(None, root, root.name), str(root)), Bench(out, "de", WORKSHOP)
    server = WorkbenchServer(bench, [OwnArea(bench, live), OwnPrintArea(bench, jobs, live)], 0)
    with serving(server) as address:
        looking = Thread(target=live.keep_looking, args=(server.ended,), daemon=True)
        if following:
            looking.start()
            while not live.is_whole:
                next(live.follow())
        else:
            live.look()
        try:
            yield Designing(root, live, Client(address))
        finally:
            server.ended.set()
            if following:
                looking.join()

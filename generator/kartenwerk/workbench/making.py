"""The maker: a process that makes the files of one order after the other and sends word of each.

Its workers stay for the next order, so that this one begins at once.
"""

from __future__ import annotations

import os
from collections.abc import Sequence
from contextlib import suppress
from multiprocessing.connection import Connection
from pathlib import Path
from typing import NamedTuple, Protocol

from kartenwerk.base.beside import begin_as_worker
from kartenwerk.base.errors import KartenwerkError, of_system
from kartenwerk.base.message import Message, _
from kartenwerk.build.files import place_below, write_bytes
from kartenwerk.build.manifest import File
from kartenwerk.build.pool import WorkerKilledError
from kartenwerk.build.product import Product
from kartenwerk.build.run import FollowUp, build
from kartenwerk.build.workers import LastingWorkers
from kartenwerk.build.workshop import Workshop
from kartenwerk.products.printer import Printer

KITS, MADE = "kits", "made"
"""Folders of the shelf: what builds write, where the next order may replace a file of the same name; and every file by
its hash, as long as the program runs."""


STOP = "stop"
"""What is sent to the maker for it to give up the order that it makes."""

KILLED = _("the job was ended from outside, as happens when memory runs out; what is done is kept")


class KitBuild(NamedTuple):
    """What the command of one line makes."""

    products: Sequence[Product]
    follow_ups: Sequence[FollowUp]


class JobOrder(Protocol):
    """What a job makes: a value that is sent to the maker; equal ones make the same files."""

    @property
    def archive(self) -> str:
        """The name of an archive of its files."""

    @property
    def page(self) -> str:
        """The place of the page on which it is chosen, with what has been chosen."""

    @property
    def reading(self) -> Printer | None:
        """The printer that it is moved for, as it is aligned now; KartenwerkError if it is gone."""

    def open(self) -> Workshop:
        """What its files are made with; KartenwerkError if that cannot be read."""

    def kits(self, workshop: Workshop) -> list[KitBuild]:
        """What each of its commands makes; KartenwerkError for what cannot be made."""


def make_orders(shelf: Path, pipe: Connection) -> None:
    """Make whatever order arrives, until whoever sends them is gone."""
    begin_as_worker()
    with suppress(EOFError, OSError), LastingWorkers(os.cpu_count() or 1) as workers:
        while True:
            order = pipe.recv()
            if order != STOP:  # which has arrived after the end of its order
                make_order(order, shelf, pipe, workers)


class _GivenUpError(Exception):
    """Nobody wants the order any more."""


def make_order(order: JobOrder, shelf: Path, pipe: Connection, workers: LastingWorkers) -> None:
    """Make the order, until STOP arrives: that is looked for after each file.

    Sent are ("total", number), ("file", File), and last, always, ("done", ""), ("stopped", "") or ("failed", sentence).
    """
    try:
        workshop = order.open()
        kits = order.kits(workshop)
        pipe.send(("total", sum(len(kit.products) + len(kit.follow_ups) for kit in kits)))

        def enter(file: File) -> None:
            _keep(shelf, file)
            pipe.send(("file", file))
            if pipe.poll():
                pipe.recv()
                raise _GivenUpError

        for kit in kits:
            build(
                workshop,
                kit.products,
                shelf / KITS,
                enter,
                follow_ups=kit.follow_ups,
                enter_each=True,
                lasting=workers,
            )
        pipe.send(("done", ""))
    except _GivenUpError:
        pipe.send(("stopped", ""))
    except WorkerKilledError:
        pipe.send(("failed", KILLED))
    except KartenwerkError as error:
        pipe.send(("failed", _without_shelf(error, shelf)))
    except OSError as error:  # the shelf is gone, or cannot be read
        pipe.send(("failed", _("the files that are drawn cannot be kept: {reason}", reason=of_system(error))))
    except Exception as error:
        pipe.send(("failed", _("this is a fault of the program: {kind}", kind=type(error).__name__)))


def made_file(shelf: Path, file: File) -> Path:
    """Where the bytes of a file lie that a job has made."""
    return shelf / MADE / f"{file.sha256}{Path(file.path).suffix}"


def find_made(shelf: Path, file: File) -> Path:
    """The same, of a file that is there; KartenwerkError if somebody has removed it since."""
    path = made_file(shelf, file)
    if not path.is_file():
        raise KartenwerkError("the drawn files are gone: draw the sheets once more")
    return path


def _without_shelf(error: KartenwerkError, shelf: Path) -> Message:
    """The fault, without the place of the shelf: nobody has named it, and nobody looks there."""
    if error.file is None or not error.file.startswith(str(shelf)):
        return error.sentence
    return KartenwerkError(error.message, file=Path(error.file).name.strip("."), found=error.found).sentence


def _keep(shelf: Path, file: File) -> None:
    """Keep the file by its hash: what a page shows and saves is then exactly what its job has made."""
    place = made_file(shelf, file)
    if not place.exists():
        write_bytes(place, place_below(shelf / KITS, file.path).read_bytes())

"""The process of a job: it makes an order's files and sends word of each."""

from __future__ import annotations

from multiprocessing.connection import Connection
from pathlib import Path

from kartenwerk.base.beside import begin_as_worker
from kartenwerk.base.errors import KartenwerkError
from kartenwerk.base.message import _
from kartenwerk.build.files import place_below, write_bytes
from kartenwerk.build.manifest import File
from kartenwerk.build.run import build
from kartenwerk.build.workshop import Workshop
from kartenwerk.workbench.order import Order

KITS, MADE = "kits", "made"
"""Folders of the shelf: what builds write, where the next order may replace a file of the same name; and every file by
its hash, as long as the program runs."""


def make_order(order: Order, shelf: Path, pipe: Connection) -> None:
    """Make the order. Sent are ("total", number), ("file", File), and last ("done", "") or ("failed", sentence)."""
    begin_as_worker()
    try:
        workshop = Workshop.over(None)
        kits = order.kits(workshop)
        pipe.send(("total", sum(len(kit.products) + len(kit.follow_ups) for kit in kits)))

        def enter(file: File) -> None:
            _keep(shelf, file)
            pipe.send(("file", file))

        for kit in kits:
            build(workshop, kit.products, shelf / KITS, enter, follow_ups=kit.follow_ups, enter_each=True)
        pipe.send(("done", ""))
    except KartenwerkError as error:
        pipe.send(("failed", error.sentence))
    except Exception as error:
        pipe.send(("failed", _("this is a fault of the program: {kind}", kind=type(error).__name__)))
    finally:
        pipe.close()


def made_file(shelf: Path, file: File) -> Path:
    """Where the bytes of a file lie that a job has made."""
    return shelf / MADE / f"{file.sha256}{Path(file.path).suffix}"


def _keep(shelf: Path, file: File) -> None:
    """Keep the file by its hash: what a page shows and saves is then exactly what its job has made."""
    place = made_file(shelf, file)
    if not place.exists():
        write_bytes(place, place_below(shelf / KITS, file.path).read_bytes())

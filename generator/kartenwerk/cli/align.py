"""kartenwerk align: a test sheet for a printer's two sides, and the reading taken from it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

import typer

from kartenwerk.base.message import _
from kartenwerk.cli.options import DEFAULT_OUT, Data, Json, Out, Plain

if TYPE_CHECKING:
    from kartenwerk.products.printer import Printer


def align(
    printer: Annotated[str | None, typer.Option(metavar="NAME", help="A name for the printer, of your choice.")] = None,
    offset_x: Annotated[float | None, typer.Option(metavar="MM", help="How far to the right the back lies.")] = None,
    offset_y: Annotated[float | None, typer.Option(metavar="MM", help="How far down the back lies.")] = None,
    rotate: Annotated[float | None, typer.Option(metavar="DEG", help="How far the back is turned clockwise.")] = None,
    out: Out = DEFAULT_OUT,
    data: Data = None,
    json: Json = False,
    plain: Plain = False,
) -> None:
    """Print a test sheet whose scales show how far a printer's backs are off.

    With --printer and figures the reading is kept under that name; --printer alone prints the sheet with it.
    """
    from kartenwerk.build.workshop import Workshop
    from kartenwerk.cli.report import build_and_report
    from kartenwerk.products.align import align_product

    reading = {"offset_x": offset_x, "offset_y": offset_y, "rotate": rotate}
    given = {key: value for key, value in reading.items() if value is not None}
    chosen = _printer(printer, given)
    build_and_report(Workshop.over(data), [align_product(chosen)], out, json=json, plain=plain)


def _printer(name: str | None, reading: dict[str, float]) -> Printer | None:
    """The printer of that name, after its reading is saved if one is given; a figure left out stays as it was, or 0."""
    from kartenwerk.base.errors import KartenwerkError
    from kartenwerk.products.printer import Printer

    if name is None:
        if reading:
            raise KartenwerkError(
                "a reading is kept under a printer's name", key="--printer", found=_("nothing"), expected=_("a name")
            )
        return None
    if not reading:
        return Printer.load(name)
    printer = Printer.enter(name, reading)
    printer.save()
    return printer

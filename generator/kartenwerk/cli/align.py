"""kartenwerk align: a test sheet for a printer's two sides, and the reading taken from it."""

from __future__ import annotations

from kartenwerk.build.workshop import Workshop
from kartenwerk.cli.answers import Built
from kartenwerk.cli.building import build_and_report
from kartenwerk.cli.options.decks import AlignOptions
from kartenwerk.cli.output import Reply
from kartenwerk.products.align import align_product
from kartenwerk.products.printer import Printer


def align(options: AlignOptions) -> Reply[Built]:
    reading = {"offset_x": options.offset_x, "offset_y": options.offset_y, "rotate": options.rotate}
    given = {key: value for key, value in reading.items() if value is not None}
    printer = _printer(options.printer, given) if options.printer is not None else None
    return build_and_report(Workshop.over(options.data), [align_product(printer)], options)


def _printer(name: str, reading: dict[str, float]) -> Printer:
    """The printer of that name, after its reading is saved if one is given; a figure left out stays as it was, or 0."""
    if not reading:
        return Printer.load(name)
    printer = Printer.enter(name, reading)
    printer.save()
    return printer

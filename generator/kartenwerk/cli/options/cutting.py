"""Options of the command for cutting machines."""

from __future__ import annotations

from kartenwerk.cli import completion
from kartenwerk.cli.options.base import argument, option
from kartenwerk.cli.options.shared import EDITION, OWN_HELP, OutputOptions


class CutOptions(OutputOptions):
    """Print sheets with registration marks for a cutting machine, with the outlines as SVG and DXF.

    Of a deck its cards and its box; of a game in a folder its parts as well. Orientation and marks are chosen so that
    the most pieces fit.
    """

    takes_whole_game = True

    deck: str = argument(OWN_HELP, complete=completion.decks)
    cutter: str = option(
        "The machine: silhouette, silhouette-4 (four marks), cricut, scan (ScanNCut) or laser.",
        "--for",
        default="silhouette",
        metavar="MACHINE",
        complete=completion.cutters,
    )
    paper: str | None = option("{words}, or width x height in mm. [default: a4]", complete=completion.papers)
    inset: float | None = option("Millimetres from the paper's edges to the marks. [default: 10]", metavar="MM")
    language: str | None = EDITION

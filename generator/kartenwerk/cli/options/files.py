"""Options of commands for files, and for the machine on which they are made."""

from __future__ import annotations

from pathlib import Path

from kartenwerk.cli.options.base import Options, argument, option
from kartenwerk.cli.options.shared import JSON, OUT, PDF_FILE, DataOptions, PlainOptions


class PreflightOptions(DataOptions, PlainOptions):
    """Check a PDF file before it goes to a print shop: every fault with its page, its rule and how to mend it."""

    file: Path = PDF_FILE
    service: str | None = option("Check what this print service asks for, too.", metavar="NAME")
    plate: Path | None = option("A file with a plate of foil or varnish alone, which belongs to it.", metavar="FILE")


class ProofOptions(DataOptions):
    """Show a PDF file as a print shop sees it: composite, plates, trim and bleed, and where the ink is too much."""

    file: Path = PDF_FILE
    page: int | None = option("Only this page. [default: the first 4]", metavar="N")
    service: str | None = option("Measure the ink by what this print service takes.", metavar="NAME")
    out: Path = OUT


class DoctorOptions(Options):
    """Show what is installed, what each is for, what to install, and where printers and cache are kept."""

    json: bool = JSON


class ManualOptions(Options):
    """Write the help of every command as pages for man, in English and German."""

    out: Path = option("Where the folders man1 and de/man1 are written.", default=Path("output/man"), metavar="DIR")
    json: bool = JSON


class SchemaOptions(Options):
    """Print the JSON Schema of a command's --json answer, or of a file: record, house-rules and others."""

    names: list[str] | None = argument(
        "A command, a kind of file, or error; without it all commands.", default=None, metavar="NAME..."
    )

"""Output for the user: plain lines in a pipe, colour and progress bars on a terminal, or JSON."""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Iterable
from typing import TYPE_CHECKING, Any

from kartenwerk.errors import DataError, KartenwerkError

if TYPE_CHECKING:
    from rich.console import Console


def print_json(value: Any) -> None:
    """One object on standard output."""
    print(json.dumps(value, ensure_ascii=False))


def fail(error: KartenwerkError, json: bool) -> None:
    """Report an error: as JSON on standard output, or as a sentence for each fault on standard error."""
    if json:
        print_json({"ok": False, "error": error.as_json()})
        return
    faults = error.faults if isinstance(error, DataError) else (error,)
    for fault in faults:
        print(f"kartenwerk: {fault}", file=sys.stderr)


def rich_wanted(plain: bool) -> bool:
    """Whether to use colour and progress bars: only on a terminal, unless plain lines are wanted."""
    return sys.stdout.isatty() and not plain and "NO_COLOR" not in os.environ


def console() -> Console:
    from rich.console import Console

    return Console(highlight=False)


def columns(rows: Iterable[tuple[str, ...]], right: Iterable[int] = ()) -> list[str]:
    """The rows as aligned plain lines; `right` are the numbers of the columns that are aligned right."""
    table = [*rows]
    if not table:
        return []
    widths = [max(len(row[place]) for row in table) for place in range(len(table[0]))]
    flush = set(right)
    return [
        "  ".join(
            cell.rjust(width) if place in flush else cell.ljust(width)
            for place, (cell, width) in enumerate(zip(row, widths, strict=True))
        ).rstrip()
        for row in table
    ]

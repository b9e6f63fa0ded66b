"""Output for the user: plain lines in a pipe, colour and progress bars on a terminal, or JSON.

What is printed may come from strangers: names, records, files. So control characters are always shown as text, and
whatever the output's encoding has no sign for is spelt out.
"""

from __future__ import annotations

import io
import json
import os
import re
import sys
import traceback
from collections.abc import Iterable
from contextlib import suppress
from dataclasses import dataclass
from typing import TYPE_CHECKING, Generic, TypeVar

from kartenwerk.base.errors import DataError, KartenwerkError
from kartenwerk.base.version import ANSWERS

if TYPE_CHECKING:
    from rich.console import Console

    from kartenwerk.cli.answers import Answer

# Also what turns the direction of writing, and what no encoding has: halves of characters, from names of files.
_CONTROL = re.compile("[\x00-\x1f\x7f-\x9f\u2028-\u202e\u2066-\u2069\ud800-\udfff]")


DEBUG = "--debug"
"""The option that shows where in the program an error was found."""


def escape(text: str) -> str:
    """The text with its control characters spelt out as in JSON, so that nothing in it can steer a terminal."""
    return _CONTROL.sub(lambda found: f"\\u{ord(found[0]):04x}", text)


def say(*lines: str) -> None:
    """Lines on standard output."""
    say_coloured(*map(escape, lines))


def say_coloured(*lines: str) -> None:
    """Lines on standard output, of parts that have been `shown` before they were coloured."""
    print("\n".join(lines))


def complain(line: str) -> None:
    """Print a line on standard error, if that is possible."""
    with suppress(OSError):
        print(escape(line), file=sys.stderr, flush=True)


def complain_in_detail(error: BaseException) -> None:
    """Where in the program an error comes from, on standard error."""
    for entry in traceback.format_exception(error):
        for line in entry.rstrip("\n").split("\n"):
            complain(line)


AnyAnswer = TypeVar("AnyAnswer", bound="Answer", covariant=True)


@dataclass(frozen=True)
class Reply(Generic[AnyAnswer]):
    """What a command replies: its answer for programs, and lines for people; these are made only if they are printed.

    Lines that are `styled` have been escaped before.
    """

    answer: AnyAnswer
    lines: Iterable[str]
    styled: bool = False

    def print(self, *, json: bool) -> int:
        """Print the answer or the lines; the exit code is 1 for an answer that is not `ok`."""
        if json:
            print_answer(self.answer)
        else:
            for line in self.lines:
                say_coloured(line if self.styled else escape(line))
        return 0 if self.answer.get("ok", True) else 1


def print_answer(answer: Answer) -> None:
    """An answer on standard output, as JSON in its envelope."""
    value = {"ok": True, "schema": ANSWERS, **answer}
    unicode = (getattr(sys.stdout, "encoding", None) or "").lower().startswith("utf")
    say(json.dumps(value, ensure_ascii=not unicode, default=vars))  # a place of a standing is an object


def fail(error: KartenwerkError, json: bool) -> None:
    """Report an error: as JSON on standard output, or as a sentence for each fault on standard error."""
    if json:
        from kartenwerk.cli.faults import describe_failure

        print_answer(describe_failure(error))
        return
    from kartenwerk.cli.translation import gettext

    faults = error.faults if isinstance(error, DataError) else (error,)
    for fault in faults:
        complain(f"kartenwerk: {gettext(fault.sentence)}")


def prepare_streams() -> None:
    """Make sure that there are streams to write to, and that no character is too much for them."""
    for number, name in enumerate(("stdin", "stdout", "stderr")):
        if getattr(sys, name) is None:  # closed by the shell: else the next file opened would take its place
            setattr(sys, name, _nowhere(number))
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="backslashreplace")


def flush() -> None:
    """Write what is still to be written; OSError if that fails."""
    sys.stdout.flush()


def give_up_output() -> None:
    """Let whatever is still to be written go nowhere, since it cannot be written."""
    with suppress(OSError, ValueError):
        nowhere = os.open(os.devnull, os.O_WRONLY)
        for stream in (sys.stdout, sys.stderr):
            try:
                stream.flush()
            except OSError:
                os.dup2(nowhere, stream.fileno())
        os.close(nowhere)


def rich_wanted(plain: bool) -> bool:
    """Whether to use colour and progress bars: only on a terminal, unless plain lines are wanted."""
    return sys.stdout.isatty() and not plain and "NO_COLOR" not in os.environ


def console() -> Console:
    from rich.console import Console

    return Console(highlight=False, markup=False)


def columns(rows: Iterable[tuple[str, ...]], right: Iterable[int] = ()) -> list[str]:
    """The rows as aligned plain lines; `right` are the numbers of the columns that are aligned right."""
    table = [tuple(map(escape, row)) for row in rows]
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


def _nowhere(number: int) -> io.TextIOWrapper:
    """A stream in the place of a closed one, which has nothing to read and keeps nothing."""
    handle = os.open(os.devnull, os.O_RDWR)
    if handle != number:
        os.dup2(handle, number)
        os.close(handle)
    return open(number, "w" if number else "r", encoding="utf-8", closefd=False)

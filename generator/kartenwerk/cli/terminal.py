"""The terminal at which people sit. Lines are typed with arrows, TAB and a history."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from types import ModuleType
from typing import Any

from kartenwerk.base.stopping import interrupting
from kartenwerk.cli.output import flush, say, say_coloured
from kartenwerk.play.engine.table import Sight
from kartenwerk.table.sitting.picture import TablePicture
from kartenwerk.table.sitting.sitting import NOTHING, PROMPT, Offered
from kartenwerk.table.sitting.typed import plain

LONGEST = 200
"""Characters of a typed line that are read; whoever types more has fallen asleep on the keyboard."""

SCREEN = 60
"""Empty lines that put what was said out of sight."""

FORGET = "\033[H\033[2J\033[3J"
"""Makes a terminal clear the screen, and the lines above it, too."""

_HABITS = ("bell-style none", "show-all-if-ambiguous on", "page-completions off", "completion-query-items 0")
_NO_CODES = ("enable-bracketed-paste off", "enable-meta-key off")
"""How lines are edited: without a bell or a question, and without codes that only some terminals know."""


@dataclass(frozen=True)
class Terminal:
    """A voice that prints lines and reads typed ones; with a `picture` it also draws the table.

    `codes` says whether the terminal can clear what it shows.
    """

    picture: TablePicture | None = None
    codes: bool = False
    editor: ModuleType | None = field(default_factory=lambda: line_editor())

    def say(self, *lines: str) -> None:
        if lines:
            say(*lines)
            flush()

    def ask(self, offered: Offered = NOTHING) -> str | None:
        line = self._edit(offered) if self.editor is not None else _read()
        if line is None:
            print(flush=True)
            return None
        line = line.strip()[:LONGEST]
        if not sys.stdin.isatty():
            say(line)
        return line

    def show(self, sight: Sight, seat: int, options: Sequence[Any]) -> bool:
        if self.picture is None:
            return False
        say_coloured(*self.picture.lines(sight, seat, options))
        flush()
        return True

    def part(self) -> None:
        if self.editor is not None:
            self.editor.clear_history()
        if sys.stdout.isatty():
            say(*[""] * SCREEN)
            if self.codes:
                print(FORGET, end="", flush=True)

    def _edit(self, offered: Offered) -> str | None:
        assert self.editor is not None
        self.editor.set_completer(completer(offered))
        try:
            with interrupting():
                return input(PROMPT)
        except EOFError:
            return None


def _read() -> str | None:
    """A line from a pipe, or from a terminal without an editor."""
    print(PROMPT, end="", flush=True)
    typed = sys.stdin.readline()
    while typed and not typed.endswith("\n") and len(typed) < LONGEST and (more := sys.stdin.readline()):
        typed += more
    return typed or None


def line_editor() -> ModuleType | None:
    """The editor of typed lines, where people type and the system has one."""
    if not (sys.stdin.isatty() and sys.stdout.isatty()) or os.environ.get("TERM") == "dumb":
        return None
    try:
        import readline
    except ImportError:  # as on Windows, whose terminals edit lines themselves
        return None
    readline.set_completer_delims("")
    if "libedit" in (readline.__doc__ or ""):
        readline.parse_and_bind("bind ^I rl_complete")
        return readline
    for habit in (*_HABITS, *_NO_CODES):
        readline.parse_and_bind(f"set {habit}")
    readline.parse_and_bind("tab: complete")
    return readline


def completer(offered: Offered) -> Callable[[str, int], str | None]:
    """Completes a typed line as readline asks for it: the first completion, the second, and so on."""

    def complete(line: str, number: int) -> str | None:
        found = completions(line, offered)
        return found[number] if number < len(found) else None

    return complete


def completions(line: str, offered: Offered) -> list[str]:
    """The lines of which a typed one may be the beginning, or those in which its last words are begun ones."""
    parts = line.split(" ")
    for kept in range(len(parts)):
        begun = plain(" ".join(parts[kept:]))
        before = "".join(f"{part} " for part in parts[:kept])
        there = dict.fromkeys(offered.words if kept else offered.lines)
        if begun and (found := [before + text for text in there if plain(text).startswith(begun)]):
            return found
    return []

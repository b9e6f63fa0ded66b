"""Programs of the system that a part of this one needs; everything else works without them."""

from __future__ import annotations

import shutil
from typing import NamedTuple

from kartenwerk.base.message import Message, _


class Program(NamedTuple):
    """A program of the system: its commands, any of which will do, what it is for and how to install it."""

    title: str
    commands: tuple[str, ...]
    purpose: Message
    install: Message

    def find(self) -> str | None:
        """The path of the first of its commands that is installed; None without any."""
        return next(filter(None, map(shutil.which, self.commands)), None)


GHOSTSCRIPT = Program(
    "Ghostscript",
    ("gs", "gswin64c", "gswin32c"),  # its names on Unix and on Windows
    _("proof: the plates of a PDF file"),
    _("the command gs: apt install ghostscript, brew install ghostscript, or ghostscript.com"),
)

LIBLOUIS = Program(
    "liblouis",
    ("lou_translate",),
    _("rules --braille full: Braille in full script"),
    _("liblouis: apt install liblouis-bin liblouis-data (Debian, Ubuntu), brew install liblouis (macOS)"),
)

PROGRAMS = (GHOSTSCRIPT, LIBLOUIS)

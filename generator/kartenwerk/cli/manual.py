"""kartenwerk manual: the help of every command as pages for `man`, in both languages."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from kartenwerk.base.translation import ENGLISH, GERMAN, LANGUAGES
from kartenwerk.base.version import __version__
from kartenwerk.build.files import check_folder, place_below, write_text
from kartenwerk.cli.answers import PagesWritten
from kartenwerk.cli.app import commands
from kartenwerk.cli.language import speaking
from kartenwerk.cli.options.files import ManualOptions
from kartenwerk.cli.output import Reply
from kartenwerk.cli.roff import Headings, ManFormatter
from kartenwerk.cli.shell import quote_path
from kartenwerk.cli.translation import gettext
from kartenwerk.cli.tree import Commands, format_german

PROGRAM = "kartenwerk"
HEADINGS = {
    ENGLISH: Headings("Name", "Synopsis", "Description"),
    GERMAN: Headings("Bezeichnung", "Übersicht", "Beschreibung"),
}
FOLDERS = {ENGLISH: "man1", GERMAN: "de/man1"}
"""Where `man` looks for pages of a language."""


def manual(options: ManualOptions) -> Reply[PagesWritten]:
    check_folder(options.out)
    written = []
    for tongue in LANGUAGES:
        for name, text in write_manual(tongue):
            file = f"{FOLDERS[tongue]}/{name}.1"
            write_text(place_below(options.out, file), text)
            written.append(file)
    answer = PagesWritten(folder=str(options.out), pages=written)
    command = f"man -M {quote_path(options.out)} {PROGRAM}"
    return Reply(answer, [gettext("{count} pages in {folder}", count=len(written), folder=options.out), f"  {command}"])


def write_manual(tongue: str) -> Iterator[tuple[str, str]]:
    """The pages of a language by their names: the program's own, and that of each command, "kartenwerk-score-new"."""
    with speaking(tongue):
        tree = commands(tongue)
        yield from _pages(tree, tree.context_class(tree, info_name=PROGRAM), tongue)


def _pages(command: Any, ctx: Any, tongue: str) -> Iterator[tuple[str, str]]:
    name = ctx.command_path.replace(" ", "-")
    page: Any = (format_german(ManFormatter) if tongue == GERMAN else ManFormatter)(HEADINGS[tongue])
    page.write_title(name, f"{PROGRAM} {__version__}", name, command.get_short_help_str(page.width).rstrip("."))
    command.format_help(ctx, page)
    yield name, page.getvalue()
    if isinstance(command, Commands):
        for below in command.list_commands(ctx):
            child = command.get_command(ctx, below)
            yield from _pages(child, child.context_class(child, info_name=below, parent=ctx), tongue)

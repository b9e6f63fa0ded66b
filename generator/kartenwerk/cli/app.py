"""The program's commands, and how a line of words is obeyed."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Annotated, Any

import typer

from kartenwerk.base.translation import ENGLISH
from kartenwerk.base.version import ANSWERS, CONTRACT, FORMAT, __version__
from kartenwerk.cli.commands import COMMANDS
from kartenwerk.cli.language import OPTION, language
from kartenwerk.cli.output import DEBUG, say
from kartenwerk.cli.translation import gettext
from kartenwerk.cli.tree import Commands, with_points
from kartenwerk.cli.usage import UsageError, as_fault

app = typer.Typer(
    name="kartenwerk",
    cls=Commands,
    help="Turns structured data into card decks, German rule booklets and score pads, all print-ready.",
    no_args_is_help=True,
    add_completion=True,
    rich_markup_mode=None,
    pretty_exceptions_enable=False,
)


def _version(asked: bool) -> None:
    if asked:
        numbers = gettext(
            "format of files {format}, contract of games {contract}, shapes of --json {answers}",
            format=FORMAT,
            contract=CONTRACT,
            answers=ANSWERS,
        )
        say(f"kartenwerk {__version__}", numbers)
        raise typer.Exit


@app.callback()
def _program(
    version: Annotated[
        bool,
        typer.Option("--version", callback=_version, is_eager=True, help="Show the version and its formats."),
    ] = False,
    debug: Annotated[
        bool, typer.Option(DEBUG, help="Show where in the program an error was found; also after a command.")
    ] = False,
    lang: Annotated[
        str, typer.Option(OPTION, metavar="en|de", help="The language of help and messages; also after a command.")
    ] = "",
) -> None:
    """Options of the program itself."""


@cache
def commands(tongue: str = ENGLISH) -> Any:
    """The tree of all commands with help in that language, made once."""
    root: Any = typer.main.get_command(app)
    return root.fill(COMMANDS, tongue)


def obey(words: Sequence[str]) -> int:
    """Run the command that the words name; its exit code. KartenwerkError where the words are wrong."""
    tree = commands(language())
    try:
        # in standalone mode Typer would report wrong usage in its own words and with its own exit code
        return tree(with_points(tree, words) or ["--help"], standalone_mode=False) or 0
    except UsageError as error:
        if type(error).__name__ == "NoArgsIsHelpError":  # a group of commands by itself: its help names them
            say(*str(error).split("\n"))
            return 0
        raise as_fault(error) from error
    except SystemExit as end:  # a line has been completed
        return int(end.code or 0)
    except typer.Abort as abort:
        raise KeyboardInterrupt from abort

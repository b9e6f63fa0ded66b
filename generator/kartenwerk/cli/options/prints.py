"""Options of commands for whoever prints a deck of one's own again and again."""

from __future__ import annotations

from pathlib import Path

from kartenwerk.cli.options.base import argument, option, switch
from kartenwerk.cli.options.shared import DataOptions, OutputOptions, PlainOptions

FOLDER = argument("The folder of the deck or the game, or its deck.toml or game.toml.", metavar="FOLDER")
SINCE = option("The print that is compared with, by its name or number. [default: the last]", metavar="NAME")


class PrintedOptions(DataOptions, PlainOptions):
    """Mark a deck or game of your own as printed, as it is now: `diff` and `deck --changed` go by this mark.

    It lies in the folder, in .kartenwerk/prints/, with a picture of every face. Prints are numbered; no clock
    is read.
    """

    takes_whole_game = True

    deck: Path = FOLDER
    name: str | None = option(
        "What this print is called: 0.7. [default: `version` of deck.toml or game.toml]", "--as", metavar="TEXT"
    )


class DiffOptions(OutputOptions):
    """List which cards of a deck or game of your own have changed since it was printed, and how.

    Cards are compared by what they show: a colour that nothing uses, or a row that is put in, changes no other card.
    """

    takes_whole_game = True

    deck: Path = FOLDER
    since: str | None = SINCE
    against: Path | None = option("Another deck's folder to compare with, instead of a print.", metavar="FOLDER")
    png: bool = switch("A picture of each changed card as well, old beside new, with a frame about what differs.")
    pdf: bool = switch("The same in one PDF, four cards a page.")
    html: bool = switch("The same as a page, with a slider between old and new, and a filter.")
    exit_code: bool = switch("The exit code is 1 if anything has changed.")


class PullOptions(DataOptions, PlainOptions):
    """Fetch the tables that [sources] of deck.toml or game.toml names into files. Nothing else opens a connection.

    A table is read and its columns are checked before it takes the place of the old one. It has to be one that
    everybody may read: no password is sent, and nothing is kept.
    """

    takes_whole_game = True

    folder: Path = argument(
        "The folder of the deck or the game, or its deck.toml or game.toml.", default=Path(), metavar="FOLDER"
    )
    name: str | None = argument("A source by its name. [default: all]", default=None, metavar="NAME")
    dry_run: bool = switch("Fetch and compare, but write nothing.")

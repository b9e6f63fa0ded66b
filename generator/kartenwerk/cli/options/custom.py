"""Options of commands for decks and games of one's own."""

from __future__ import annotations

from pathlib import Path

from kartenwerk.base.message import _
from kartenwerk.cli.options.base import Refusal, argument, option, switch
from kartenwerk.cli.options.shared import DATA, JSON, DataOptions, PlainOptions


class NewDeckOptions(PlainOptions):
    """Make a folder for a deck of your own: one that prints at once, or one for a table that you have."""

    name: str = argument("Its folder.")
    table: Path | None = option("A table of its cards.", "--csv", "--from", metavar="FILE")
    layout: str | None = option("With a table: a ready layout; see kartenwerk layouts.")
    language: str | None = option(
        "Its language, and that of names in the files: de or en. [default: yours]", metavar="LANGUAGE"
    )
    json: bool = JSON

    refusals = (
        Refusal("--language", "a table shows its language by its heads", beside="--csv", expected=_("one of them")),
        Refusal("--layout", "a layout goes with a table", without="--csv", found="{value}", expected=_("--csv FILE")),
    )


class NewGameBoxOptions(PlainOptions):
    """Make a folder for a whole game of your own: decks, tokens, tiles, a board, rules and a box, ready to print.

    Everything is there in miniature, in German and English, and each key is explained.
    """

    name: str = argument("Its folder.")
    language: str | None = option(
        "The first edition, and the language of names in the files: de or en. [default: yours]", metavar="LANGUAGE"
    )
    json: bool = JSON


class NewGameOptions(DataOptions):
    """Write a package with a small game that plays and prints at once: rules, sentences, tests.

    With --table a folder of data instead, to be given to every command as --data.
    """

    name: str = argument("The game's id: lower case letters, digits and _.", metavar="NAME")
    kind: str = option("What it is most like: trick, shedding, rummy, poker or free.", default="free")
    table: bool = switch("A trick-taking game as a table of data, without Python.")
    title: str | None = option("What it is called. [default: after the id]")
    deck: str = option("The deck it is played with; see kartenwerk list.", default="franzoesisch")
    players: str = option("For how many.", default="2,3,4", metavar="N,N")
    language: str | None = option(
        "Its language, and that of names in the files: de or en. [default: yours]", metavar="LANGUAGE"
    )
    here: bool = switch("Write into the folder itself, not into a new one named after the game.")
    out: Path = option("Where files are written.", default=Path(), metavar="DIR")


class CheckOptions(DataOptions, PlainOptions):
    """List all faults of a deck or game of your own with file, row and column, and what is worth knowing."""

    takes_whole_game = True

    deck: Path = argument(
        "The folder of the deck or the game, its deck.toml or game.toml, or the file of a game that is a table.",
        default=Path(),
        metavar="FOLDER",
    )


class WatchOptions(PlainOptions):
    """Show a deck or game of your own on a page of this machine that follows each saved file. Ctrl-C ends it.

    It is the workbench, opened at that deck: see kartenwerk open. A deck of the program, or a game's booklet, is shown
    with the data that are laid over them.
    """

    takes_whole_game = True

    deck: str = argument(
        "The folder of a deck or game of your own; or a deck's or a game's id, see kartenwerk list.", default="."
    )
    port: int = option("The port of the page on this machine; 0: any that is free.", default=8731)
    open_page: bool = option("Whether to open the page in a browser.", "--open/--no-open", default=True)
    once: bool = switch("Write the page and its pictures to --out, and end.")
    out: Path | None = option("With --once: where.", metavar="DIR")
    data: Path | None = DATA

    refusals = (
        Refusal("--once", "--once and --out go together", without="--out", expected=_("--once --out DIR")),
        Refusal(
            "--out", "--once and --out go together", without="--once", key="--once", expected=_("--once --out DIR")
        ),
    )


class LayoutsOptions(PlainOptions):
    """Show the ready layouts and their boxes, which a layout of your own takes over with `extends`."""

    out: Path | None = option("Write them there as files to be changed, and a picture of them all.", metavar="DIR")
    json: bool = JSON

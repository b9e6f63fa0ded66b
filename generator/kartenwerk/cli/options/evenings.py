"""Options of commands for evenings."""

from __future__ import annotations

from pathlib import Path

from kartenwerk.cli import completion
from kartenwerk.cli.options.base import argument, option, switch
from kartenwerk.cli.options.shared import GAME, DataOptions, HouseOptions, OutputOptions, PlainOptions

FILE = argument("The evening's file, as score new writes it.")
FACTS = argument(
    "The facts of the deal; without them everything is asked.",
    default=None,
    metavar="[KEY=VALUE]...",
    complete=completion.facts,
)
DEAL = argument("The number of the deal.")


class NewEveningOptions(HouseOptions, DataOptions):
    """Begin an evening: a file that anybody can read and edit. A file that is there already is left alone."""

    file: Path = argument("The file to be written, such as abend.toml.")
    game: str = GAME
    players: str = option("Who plays, in the order of seats: Anna,Bert,Cleo.", default=..., metavar="NAMES")
    name: str = option("What the evening is called.", default="")
    date: str = option("The day. [default: today]", default="", metavar="YYYY-MM-DD")
    deals: int | None = option("After how many deals it is over.")


class AddDealOptions(DataOptions):
    """Write deals down: with facts one deal, without them it asks deal by deal until you say "ende"."""

    file: Path = FILE
    facts: list[str] | None = FACTS
    on: bool = switch("Go on though the match is over.")


class CorrectDealOptions(DataOptions):
    """Write a deal anew: the old line stays in the file and is struck out on the pad."""

    file: Path = FILE
    deal: int = DEAL
    facts: list[str] | None = FACTS


class VoidDealOptions(DataOptions):
    """Let a deal not count: its line stays, struck out."""

    file: Path = FILE
    deal: int = argument("The number of the deal.")


class UndoBlockOptions(DataOptions):
    """Take back what was written last; it stays in the file as a comment."""

    file: Path = FILE


class BuyChipsOptions(DataOptions):
    """Write down that somebody has bought chips again, in a game for chips."""

    file: Path = FILE
    player: str = argument("Who buys chips: a name, or its beginning.", complete=completion.players)
    number: int = argument("How many.")


class ChangeSeatsOptions(DataOptions):
    """Write down who plays from here on: who comes, who goes, who changes places."""

    file: Path = FILE
    players: str = argument("Who plays from here on: Anna,Bert,Emil.", metavar="NAMES", complete=completion.players)
    new: bool = switch("A name that is like another one is somebody new.")


class ShowEveningOptions(DataOptions, PlainOptions):
    """Show how everybody stands, what each deal brought, and how the sums went."""

    file: Path = FILE
    by: str = option("What is shown: deal by deal, or item by item.", default="deal")
    all: bool = switch("All deals, not only the last twelve.")


class EveningPadOptions(OutputOptions):
    """Print the evening's pad: filled in in handwriting, corrected lines struck out, or blank with the names."""

    file: Path = FILE
    blank: bool = switch("Only the names: to be filled in at the table.")
    page: str = option("The leaf's size: {words}.", default="a5", complete=completion.pages)
    paper: str = option("The sheet the leaves are printed on.", default="a4", complete=completion.papers)


class EveningPageOptions(DataOptions):
    """Write the evening as one HTML page: standing, chart and deals, with nothing that is loaded from elsewhere."""

    file: Path = FILE
    out: Path | None = option("The page's file. [default: beside the evening's]", metavar="FILE")

"""Options of commands for tournaments."""

from __future__ import annotations

from pathlib import Path

from kartenwerk.cli import completion
from kartenwerk.cli.options.base import argument, option, switch
from kartenwerk.cli.options.shared import DataOptions, OutputOptions

FILE = argument("The tournament's file, as tournament new writes it.")
FROM = option("The first round that is seated anew; those before it stay.", "--from", metavar="ROUND")


class NewTournamentOptions(DataOptions):
    """Begin a tournament: a file with its players and rounds. A file that is there already is left alone."""

    file: Path = argument("The file to be written, such as turnier.toml.")
    game: str = option("The game's id; see kartenwerk list.", default=..., complete=completion.games)
    players: str = option("A CSV file with a name a line, or names with commas.", default=..., metavar="FILE|NAMES")
    rounds: int = option("How many rounds are played.", default=...)
    tables: int = option("How many sit at a table: 4 or 3.", default=4)
    rest: str = option(
        "Those left over sit at tables of the other size, pause, or are the fifth at a table "
        "where whoever deals sits out: other, pause, five.",
        default="",
        complete=completion.words("other", "pause", "five"),
    )
    bye: str = option("What a pause brings: nothing, or the average.", default="nothing")
    ties: str = option(
        "What separates equal places, one after the other: points, won, fewer_lost, solos, best_round, direct, lot.",
        default="points,won,best_round,lot",
        metavar="KEY,KEY,...",
        complete=completion.ties,
    )
    name: str = option("What the tournament is called.", default="")
    date: str = option("The day.", default="", metavar="YYYY-MM-DD")
    seed: int = option("Decides places and the lot; the same seed is the same plan.", default=1)


class SeatOptions(DataOptions):
    """Seat all rounds so that as few as possible meet twice, and say how many do."""

    file: Path = FILE


class PrintSheetsOptions(OutputOptions):
    """Print the sheets: one for each round, a card for each table, a card for each player."""

    file: Path = FILE
    paper: str = option("The paper.", default="a4", complete=completion.papers)


class BeginRoundOptions(DataOptions):
    """Write down that a round begins: whoever comes or leaves now changes nothing at its tables."""

    file: Path = FILE
    round: int | None = argument("The number of the round. [default: the next]", default=None, show_default=False)


class ResultOptions(DataOptions):
    """Write down what a table has won; of two results the later counts."""

    file: Path = FILE
    round: int = argument("The number of the round.")
    table: int = argument("The number of the table.")
    points: list[str] | None = argument(
        "What each at the table has won.", default=None, metavar="[NAME=POINTS]...", complete=completion.results
    )
    solos: str = option("How many solos were won, where ties go by them.", default="", metavar="NAME=NUMBER,...")
    uneven: bool = switch("Take points that do not sum to 0 in a game where they should.")
    evening: Path | None = option("Instead: the table's evening, as score writes it.", metavar="FILE")


class WithdrawOptions(DataOptions):
    """Let the result of a table not count; it may be written anew."""

    file: Path = FILE
    round: int = argument("The number of the round.")
    table: int = argument("The number of the table.")


class StandingOptions(DataOptions):
    """Show who is ahead, and what separates equal points."""

    file: Path = FILE


class LateOptions(DataOptions):
    """Somebody has come late, or again: the rounds to come are seated with him."""

    file: Path = FILE
    name: str = argument("Who has come.")
    first: int | None = FROM
    new: bool = switch("A name that is like another one is somebody new.")


class LeaveOptions(DataOptions):
    """Somebody has left: the rounds to come are seated without him."""

    file: Path = FILE
    name: str = argument("Who has left: a name, or its beginning.", complete=completion.players)
    first: int | None = FROM


class RenameOptions(DataOptions):
    """Correct a player's name: seats and results stay."""

    file: Path = FILE
    name: str = argument("A name, or its beginning.", complete=completion.players)
    to: str = argument("What the player is called.")


class UndoTournamentOptions(DataOptions):
    """Take back what was done last: a result, somebody who came or left with the seats that changed, or the seats."""

    file: Path = FILE

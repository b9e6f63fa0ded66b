"""Options of commands for playing, and what games offer."""

from __future__ import annotations

from pathlib import Path

from kartenwerk.base.message import _
from kartenwerk.cli import completion
from kartenwerk.cli.options.base import Options, Refusal, argument, option, switch
from kartenwerk.cli.options.shared import (
    DICTIONARY,
    GAME,
    GAME_OR_FILE,
    OR_FILE,
    VARIANT,
    DataOptions,
    HouseOptions,
    OutputOptions,
    PlainOptions,
)
from kartenwerk.play.engine.budget import MOST_DEALS, PLAYOUTS


class HandOptions(HouseOptions, DataOptions):
    """Name hands and the cards that count; of several hands, say which one wins."""

    game: str = GAME
    hands: list[str] = argument('Cards such as "svidar-S yxar-S".', metavar="HAND...")
    board: str = option("Cards that belong to every hand.", default="", metavar="CARDS")
    dictionary: Path | None = DICTIONARY
    word: str = option("In a game of words: judge this word.", default="", metavar="WORD")
    every: bool = switch("In a game of words: list all words, not the best.", "--all")

    of_words = "--dictionary --word --all"


class OddsOptions(HouseOptions, DataOptions):
    """Count how often each hand comes, from the lowest to the highest."""

    game: str = GAME
    cards: int | None = option("How many cards are dealt; the best five of them count. [default: the game's]")
    keep: str = option("After an exchange: the cards kept.", default="", metavar="CARDS")
    throw: str = option("After an exchange: the cards thrown away.", default="", metavar="CARDS")

    refusals = (
        Refusal(
            "--cards",
            "after an exchange a hand has five cards",
            beside="--keep --throw",
            found="{value}",
            expected=_("nothing"),
        ),
    )


class ClaimsOptions(DataOptions):
    """List what a booklet claims of chances and of good play, with figure, base and method.

    With --variant the figures are those found by that set of rules; what it does not bear out is left out.
    """

    game: str = GAME
    variant: str = VARIANT


class PlayOptions(HouseOptions, DataOptions, PlainOptions):
    """Play a game and show every move, what it did, the itemised tally, and who is ahead in the match.

    With --seat you play yourself.
    """

    game: str | None = argument(OR_FILE, default=None, complete=completion.games)
    players: int | None = option("How many play; the game's smallest number by default.")
    seed: int | None = option("Decides shuffling and players; the same seed is the same game.", show_default="1")
    seat: int | None = option("Take this seat yourself, counted from 1.", metavar="N")
    seats: str = option("Several people take these seats.", default="", metavar="N,N,...")
    name: str = option("Your name at the table.", default="")
    strict: bool = switch("At the table: no hints, and no move is taken back.")
    table: bool = switch("At the table: draw it at each of your turns.")
    resume: Path | None = option("Go on with a game that was left; instead of GAME.", metavar="FILE")
    policy: str = option(
        "How they play: random, eager, sensible, in some games skilled, or expert.", default="sensible"
    )
    hints: bool = switch("Name an expert's move before each move, and why.")
    playouts: int = option("How often an expert plays on before it decides.", default=PLAYOUTS)
    deals: str = option("How many deals, or the whole match.", default="1", metavar="N|match")
    save: Path | None = option("Write the record as TOML.", metavar="FILE")
    dictionary: Path | None = DICTIONARY

    refusals = (
        Refusal(
            "",
            "GAME is missing",
            without="GAME --resume",
            key=None,
            expected=_("kartenwerk play GAME; kartenwerk list names them"),
        ),
        Refusal("--seats", "--seat and --seats exclude each other", beside="--seat", found="{value!r}"),
        Refusal(
            "--json",
            "this is not possible where a person plays",
            beside="--seat --seats --resume",
            expected=_("the record of the game; kartenwerk replay FILE --json"),
        ),
        Refusal(
            "--hints",
            "this is not possible where a person plays",
            beside="--seat --seats",
            expected=_("the command hint at the table"),
        ),
        Refusal(
            "--name --strict --table",
            "this is for people at the table",
            without="--seat --seats --resume",
            expected=_("--seat N beside it"),
        ),
    )


class LearnOptions(DataOptions, PlainOptions):
    """Learn a game by its practice deal: it stops where a choice matters, asks, and says what is best."""

    game: str = GAME
    problems: bool = switch("Leave the practice deal out and ask the problems that follow it.")
    charts: bool = switch("Ask nothing, but show the charts of the booklet: what a hand is worth.")
    table: bool = switch("Draw the table at each question.")

    refusals = (
        Refusal("--charts", "charts are for people", beside="--json", expected=_("one of them")),
        Refusal("--charts", "nothing is asked beside charts", beside="--problems", expected=_("one of them")),
        Refusal("--table", "a drawn table is for people", beside="--json", expected=_("one of them")),
        Refusal("--problems", "problems are for people", beside="--json", expected=_("one of them")),
    )


class DealsOptions(Options):
    """Many deals, and who plays them."""

    deals: int = option("How many deals.", "--deals", "-n", default=1000, within=(1, MOST_DEALS), metavar="N")
    players: int | None = option("How many play; the game's smallest number by default.")
    policy: str = option(
        "How they play, all alike or seat by seat: random, eager, sensible, in some games skilled, or expert.",
        default="sensible",
        metavar="POLICY,POLICY,...",
    )
    seed: int = option("The seed of the first deal; the same seed is the same deals.", default=1)


class SimulateOptions(DealsOptions, HouseOptions, DataOptions, PlainOptions):
    """Play many deals and count them: how seats fare, how long they take, and what each card is worth."""

    game: str = GAME_OR_FILE
    csv: Path | None = option("Write what all cards are worth as a table.", metavar="FILE")


class BalanceOptions(DealsOptions, HouseOptions, OutputOptions):
    """Play many deals and print a report, as a page and as PDF: each card with what it is worth, seats, and lengths."""

    game: str = GAME_OR_FILE
    paper: str = option("The sheet of the PDF.", default="a4", complete=completion.papers)


class RollOptions(HouseOptions, DataOptions):
    """Roll a hand for every player without cards, exchange, and say who wins."""

    game: str = GAME
    players: int | None = option("How many play; the game's smallest number by default.")
    seed: int = option("Decides the dice; the same seed is the same table.", default=1)
    table: str = option(
        "The source's dice table, or ours, closer to the odds of real cards.", default="source", metavar="source|ours"
    )
    exchange: str = option(
        "Points left over from a trial of that talent (TaP*), one for all seats or one for each.",
        default="",
        metavar="TALENT=N,N,...",
    )


class ReplayOptions(DataOptions, PlainOptions):
    """Check every move of a record; an impossible one is named with the rule that forbids it."""

    file: Path = argument("A record written by kartenwerk play --save.")
    game: str = option("The file of the record's game, if that is one of your own.", default="", metavar="FILE")
    review: bool = switch("Name the moves of each person that cost most, and what would have been better.")

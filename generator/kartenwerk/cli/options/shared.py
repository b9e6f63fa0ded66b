"""Options that several commands share."""

from __future__ import annotations

from datetime import date
from pathlib import Path

from kartenwerk.base.errors import KartenwerkError
from kartenwerk.base.message import _
from kartenwerk.cli import completion
from kartenwerk.cli.options.base import Options, Refusal, argument, option, switch

OWN_HELP = "The deck's id, see kartenwerk list; or the folder of a deck or game of your own."

OR_FILE = "The game's id, or the file of a game of your own; see kartenwerk list."
GAME_OR_FILE = argument(OR_FILE, complete=completion.games)
GAME = argument("The game's id; see kartenwerk list.", complete=completion.games)
DECK = argument("The deck's id; see kartenwerk list.", complete=completion.decks)
PDF_FILE = argument("A PDF file, from this program or any other.")
LINK = option(
    "On reference cards, as a code for telephones: https://…; {game} in it stands for the game's id.",
    default="",
    metavar="ADDRESS",
)
RULES_FILE = option("A TOML file of house rules: name, date, notes, [rules].", metavar="FILE")
VARIANT = option(
    "A named set of rules; kartenwerk rules GAME --list has those of a game.",
    default="",
    metavar="NAME",
    complete=completion.variants,
)
EDITION = option("Of a game in several languages, this edition alone: de or en. [default: all]", metavar="LANGUAGE")
EDITION_OR_DECK = option(
    "Of a game in a folder, this edition alone, de or en; or the language of a deck of the program. "
    "[default: all editions, and German]",
    metavar="LANGUAGE",
)
DICTIONARY = option("In a game of words: another list, one word a line, UTF-8.", metavar="FILE")


OUT = option("Where files are written.", default=Path("output"), metavar="DIR")
DATA = option("A folder laid over rules_data/, templates/ and fonts/.", metavar="DIR")
JSON = switch("Print one JSON object instead of text.")


class DataOptions(Options):
    """What commands share that read data and answer."""

    data: Path | None = DATA
    json: bool = JSON


class PlainOptions(Options):
    """What commands share that use colour and progress bars on a terminal."""

    plain: bool = switch("Plain lines: no colour, no progress bar.")


class OutputOptions(DataOptions, PlainOptions):
    """What commands share that build files."""

    out: Path = OUT


class DraftOptions(Options):
    """What commands share that also print drafts of a deck of one's own."""

    draft: bool = switch("Of a deck of your own, a draft: black and pale greys alone, with its version on all.")
    draft_name: str | None = option(
        "With --draft: what stands on it instead of `version` of deck.toml.", "--as", metavar="TEXT"
    )

    of_drafts = (Refusal("--as", "it stands on drafts", without="--draft", expected=_("--draft")),)


class HouseOptions(Options):
    """House rules of a game."""

    set: list[str] | None = option(
        "Change a rule, or those of a code from a card; may be given several times.",
        metavar="KEY=VALUE",
        complete=completion.rules,
    )
    rules: Path | None = RULES_FILE
    variant: str = VARIANT

    @property
    def settings(self) -> tuple[str, ...]:
        return tuple(self.set or ())


def read_day(given: str) -> date | None:
    """The day of --date, None if none is given; KartenwerkError for what is no day."""
    try:
        return date.fromisoformat(given) if given else None
    except ValueError:
        raise KartenwerkError(
            "this is no day", key="--date", found=repr(given), expected=_("such as 2026-11-02")
        ) from None

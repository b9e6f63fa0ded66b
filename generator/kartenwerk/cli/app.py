"""The program: its commands, and how it ends."""

from __future__ import annotations

import errno
import sys
from functools import cache
from importlib.metadata import PackageNotFoundError, metadata
from typing import Annotated, Any

import typer

from kartenwerk.cli import (
    align,
    box,
    braille,
    check,
    chips,
    claims,
    deck,
    fonts,
    hand,
    kit,
    layouts,
    list_,
    new,
    odds,
    pad,
    play,
    preflight,
    preview,
    proof,
    replay,
    roll,
    rules,
    schema,
    score,
    site,
    tournament,
    watch,
)
from kartenwerk.cli.language import ENGLISH, GERMAN, OPTION, asked_for, language, of_user, speaking, without_language
from kartenwerk.cli.output import complain, complain_in_detail, fail, flush, give_up_output, prepare_streams, say
from kartenwerk.cli.translation import told
from kartenwerk.cli.tree import Commands, in_german, with_examples, with_points
from kartenwerk.cli.usage import UsageError, as_fault
from kartenwerk.errors import KartenwerkError
from kartenwerk.stopping import SENTENCE, Stopped
from kartenwerk.version import __version__

DEBUG = "--debug"

SIGNALLED = 128
"""To this shells add the number of a signal."""

INTERRUPTED = 130
"""The exit code after Ctrl-C, as shells have it; Typer gives it too."""

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
        say(f"kartenwerk {__version__}")
        raise typer.Exit


@app.callback()
def _program(
    version: Annotated[
        bool, typer.Option("--version", callback=_version, is_eager=True, help="Show the version.")
    ] = False,
    debug: Annotated[
        bool, typer.Option(DEBUG, help="Show where in the program an error was found; also after a command.")
    ] = False,
    lang: Annotated[
        str, typer.Option(OPTION, metavar="en|de", help="The language of help and messages; also after a command.")
    ] = "",
) -> None:
    """Options of the program itself."""


app.command("list")(list_.list_all)
app.command("kit")(kit.kit)
app.command("deck")(deck.deck)
app.command("check")(check.check)
app.command("watch")(watch.watch)
app.command("layouts")(layouts.layouts)
app.command("fonts")(fonts.fonts)
app.command("box")(box.box)
app.command("chips")(chips.chips)
app.command("align")(align.align)
app.command("braille")(braille.braille)
app.command("rules")(rules.rules)
app.command("pad")(pad.pad)
app.command("hand")(hand.hand)
app.command("odds")(odds.odds)
app.command("claims")(claims.claims)
app.command("play")(play.play)
app.command("roll")(roll.roll)
app.command("replay")(replay.replay)
app.add_typer(new.app, name="new", cls=Commands)
app.command("preflight")(preflight.preflight)
app.command("preview")(preview.preview)
app.command("proof")(proof.proof)
app.command("schema")(schema.schema)
app.command("site")(site.site)
app.add_typer(score.app, name="score", cls=Commands)
app.add_typer(tournament.app, name="tournament", cls=Commands)

_OUTPUT_FAILS = frozenset([errno.EPIPE, errno.ENOSPC, errno.EFBIG, errno.EIO, errno.EBADF])


@cache
def commands(tongue: str = ENGLISH) -> Any:
    """The tree of all commands with help in that language, made once: it takes longer than most commands to answer."""
    tree = with_examples(typer.main.get_command(app))
    return in_german(tree) if tongue == GERMAN else tree


def main() -> None:
    """Run the program: exit code 0 if all is done, 1 if the input or a file is wrong, 130 after Ctrl-C."""
    prepare_streams()
    given = sys.argv[1:]
    json = "--json" in given
    with speaking(ENGLISH if json else asked_for(given) or of_user()):
        code = _answered([word for word in given if word != DEBUG], json=json, debug=DEBUG in given)
    give_up_output()
    sys.exit(code)


def _answered(words: list[str], *, json: bool, debug: bool) -> int:
    """The exit code of a command. Whatever goes wrong has been told in a sentence."""
    try:
        try:
            code = _run(words)
            flush()
        except Exception as error:
            if debug:
                complain_in_detail(error)
            if _of_output(error):
                raise
            fail(_told(error), json)
            flush()
            return 1
    except (KeyboardInterrupt, typer.Abort):
        code = INTERRUPTED
    except Stopped as stopped:
        code = stopped.code
    except BrokenPipeError:
        return 1  # the reader of our output has gone: there is nothing more to say
    except OSError as error:
        complain("kartenwerk: " + told("the output cannot be written: {0}", error.strerror))
        return 1
    if code > SIGNALLED:
        complain("kartenwerk: " + told(SENTENCE.removeprefix("kartenwerk: ")))
    return code


def _run(words: list[str]) -> int:
    # in standalone mode Typer would report wrong usage in its own words and with its own exit code
    tree = commands(language())
    rest = with_points(tree, without_language(words))
    return tree(rest or ["--help"], standalone_mode=False) or 0


def _told(error: Exception) -> KartenwerkError:
    """The error in a sentence. If nobody has thought of it, it is a fault of the program itself."""
    if isinstance(error, KartenwerkError):
        return error
    if isinstance(error, UsageError):
        return as_fault(error)
    if isinstance(error, MemoryError):
        return KartenwerkError("there is not enough memory for this")
    kind, words = type(error).__name__, str(error)
    return KartenwerkError(
        f"this is a fault of the program: {f'{kind}: {words}' if words else kind}; please report it to "
        f"{_authors()}, with the command and with what {DEBUG} shows"
    )


def _authors() -> str:
    """Where faults are reported: the project's page, if its metadata have one."""
    try:
        pages = metadata("kartenwerk").get_all("Project-URL") or []
    except PackageNotFoundError:  # not installed, but run from its source folder
        pages = []
    return str(pages[0]).rpartition(" ")[2] if pages else "its authors"


def _of_output(error: Exception) -> bool:
    """Whether it is the output that cannot be written: errors of files have the file's name, or are told before."""
    return isinstance(error, OSError) and error.filename is None and error.errno in _OUTPUT_FAILS

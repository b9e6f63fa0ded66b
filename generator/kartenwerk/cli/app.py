"""The program: its commands, and how it ends."""

from __future__ import annotations

import os
import sys
from typing import Annotated

import typer

from kartenwerk import __version__
from kartenwerk.cli import (
    align,
    box,
    braille,
    chips,
    claims,
    deck,
    fonts,
    hand,
    kit,
    list_,
    odds,
    pad,
    play,
    preflight,
    preview,
    replay,
    roll,
    rules,
)
from kartenwerk.cli.output import fail
from kartenwerk.cli.usage import UsageError, as_fault
from kartenwerk.errors import KartenwerkError

app = typer.Typer(
    name="kartenwerk",
    help="Turns structured data into card decks, German rule booklets and score pads, all print-ready.",
    epilog="Start with: kartenwerk kit walisch",
    no_args_is_help=True,
    add_completion=False,
    rich_markup_mode=None,
    pretty_exceptions_enable=False,
)


def _version(asked: bool) -> None:
    if asked:
        print(f"kartenwerk {__version__}")
        raise typer.Exit


@app.callback()
def _program(
    version: Annotated[
        bool, typer.Option("--version", callback=_version, is_eager=True, help="Show the version.")
    ] = False,
) -> None:
    """Options of the program itself."""


app.command("list")(list_.list_all)
app.command("kit")(kit.kit)
app.command("deck")(deck.deck)
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
app.command("preflight")(preflight.preflight)
app.command("preview")(preview.preview)


INTERRUPTED = 130
"""The exit code after Ctrl-C, as shells have it; Typer gives it too."""


def main() -> None:
    """Run the program: exit code 0 if all is done, 1 if the input or a file is wrong."""
    json = "--json" in sys.argv
    try:
        # in standalone mode Typer would report wrong usage in its own words and with its own exit code
        code = app(sys.argv[1:] or ["--help"], standalone_mode=False)
    except KartenwerkError as error:
        fail(error, json)
        sys.exit(1)
    except UsageError as error:
        fail(as_fault(error), json)
        sys.exit(1)
    except (KeyboardInterrupt, typer.Abort):
        code = INTERRUPTED
    except BrokenPipeError:
        # the reader of our output has gone: there is nothing more to say
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        sys.exit(1)
    if code == INTERRUPTED:
        print("kartenwerk: stopped; each file is as it was or whole", file=sys.stderr)
    sys.exit(code)

"""The commands."""

from __future__ import annotations

from collections.abc import Sequence
from copy import copy
from functools import cache
from typing import Annotated, Any

import typer

from kartenwerk.base.version import __version__
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
from kartenwerk.cli.language import ENGLISH, GERMAN, OPTION, language
from kartenwerk.cli.output import DEBUG, say
from kartenwerk.cli.tree import Commands, in_german, with_examples, with_points, with_words
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


@cache
def commands(tongue: str = ENGLISH, only: str = "") -> Any:
    """The tree of all commands, or of one, with help in that language, made once.

    That of all takes longer than many commands to answer.
    """
    part = copy(app)
    if only:
        part.registered_commands = [each for each in app.registered_commands if each.name == only]
        part.registered_groups = [each for each in app.registered_groups if each.name == only]
    tree = with_words(with_examples(typer.main.get_command(part)))
    return in_german(tree) if tongue == GERMAN else tree


def obey(words: Sequence[str]) -> int:
    """Run the command that the words name; its exit code. KartenwerkError where the words are wrong."""
    known = {each.name for each in app.registered_commands} | {each.name for each in app.registered_groups}
    tree = commands(language(), words[0] if words and words[0] in known else "")
    try:
        # in standalone mode Typer would report wrong usage in its own words and with its own exit code
        return tree(with_points(tree, words) or ["--help"], standalone_mode=False) or 0
    except UsageError as error:
        if type(error).__name__ == "NoArgsIsHelpError":  # a group of commands by itself: its help names them
            say(*str(error).split("\n"))
            return 0
        raise as_fault(error) from error
    except typer.Abort as abort:
        raise KeyboardInterrupt from abort

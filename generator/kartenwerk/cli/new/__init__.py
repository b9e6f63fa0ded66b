"""kartenwerk new: begin something of one's own, a command for each kind of thing."""

from __future__ import annotations

import typer

from kartenwerk.cli.new import deck, game

app = typer.Typer(help="Begin a deck or a game of your own.", no_args_is_help=True, rich_markup_mode=None)
app.command("deck")(deck.deck)
app.command("game")(game.game)


@app.callback()
def _new() -> None:
    """Begin a deck or a game of your own."""

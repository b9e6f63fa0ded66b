"""kartenwerk score: an evening at the table, written down deal by deal and scored by the game's own rules."""

from __future__ import annotations

import typer

from kartenwerk.cli.score import add, new, pad, page, show, undo, void

app = typer.Typer(
    no_args_is_help=True,
    rich_markup_mode=None,
    help="Write down an evening deal by deal: the game's own rules score it.",
)
app.command("new")(new.new)
app.command("add")(add.add)
app.command("correct")(add.correct)
app.command("void")(void.void)
app.command("undo")(undo.undo)
app.command("chips")(void.chips)
app.command("seats")(void.seats)
app.command("show")(show.show)
app.command("pad")(pad.pad)
app.command("page")(page.page)

"""kartenwerk tournament: a club's evening at several tables."""

from __future__ import annotations

import typer

from kartenwerk.cli.tournament import begin, late, new, result, seat, standing, undo

app = typer.Typer(
    no_args_is_help=True,
    rich_markup_mode=None,
    help="A tournament: who sits where, what every table has played, who is ahead.",
)
app.command("new")(new.new)
app.command("seat")(seat.seat)
app.command("print")(seat.sheets)
app.command("begin")(begin.begin)
app.command("result")(result.result)
app.command("withdraw")(undo.withdraw)
app.command("standing")(standing.standing)
app.command("late")(late.late)
app.command("leave")(late.leave)
app.command("rename")(undo.rename)
app.command("undo")(undo.undo)

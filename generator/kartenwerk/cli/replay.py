"""kartenwerk replay: check a record move by move."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from kartenwerk.cli.options import Data, Json, Plain
from kartenwerk.cli.output import complain, print_json, say
from kartenwerk.cli.translation import gettext


def replay(
    file: Annotated[Path, typer.Argument(help="A record written by kartenwerk play --save.")],
    data: Data = None,
    json: Json = False,
    plain: Plain = False,
) -> None:
    """Check every move of a record; an impossible one is named with the rule that forbids it."""
    from kartenwerk.base.data import DataFile
    from kartenwerk.base.errors import in_file
    from kartenwerk.build.workshop import Workshop
    from kartenwerk.cli.transcript import Transcript
    from kartenwerk.play.engine.match import PlayedMatch
    from kartenwerk.play.engine.record import IllegalMoveError, read_record
    from kartenwerk.play.engine.record import replay as replay_record
    from kartenwerk.play.engine.tally import as_json

    workshop = Workshop.over(data)
    record = read_record(DataFile(file, str(file)))
    try:
        with in_file(str(file)):
            session = workshop.session(record.game, None, [])
            deals = replay_record(record, session.game, session.data, session.deck.pack)
    except IllegalMoveError as error:
        rule = workshop.sentence(session, error.reason) if error.reason else gettext("this is no move of the game")
        if json:
            print_json({"ok": False, "move": error.number, "rule": rule})
        else:
            fault = gettext(
                "move {number} ({move}) is impossible: {rule}", number=error.number, move=error.text, rule=rule
            )
            complain(f"kartenwerk: {file}: {fault}")
        raise typer.Exit(1) from error
    finished = tuple(deal for deal in deals if deal.finished)
    moves = sum(len(deal.steps) for deal in deals)
    if len(finished) < len(deals):
        _unfinished(moves, json)
        return
    match = PlayedMatch(finished)
    if json:
        tally, winners = as_json(deals[-1].tally), list(match.winners)
        print_json({"ok": True, "tally": tally, "result": list(match.result), "winners": winners})
        return
    Transcript(workshop, session, plain).show_end(match)
    say(gettext("{count} moves, all of them possible", count=moves))


def _unfinished(moves: int, json: bool) -> None:
    """Tell of a record that was left before its end."""
    if json:
        print_json({"ok": True, "finished": False, "moves": moves, "tally": [], "result": [], "winners": []})
    else:
        say(gettext("{count} moves, all of them possible; the game is not finished", count=moves))

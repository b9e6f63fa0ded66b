"""kartenwerk replay: check a record move by move."""

from __future__ import annotations

import typer

from kartenwerk.base.data import DataFile
from kartenwerk.base.errors import in_file
from kartenwerk.build.workshop import Workshop
from kartenwerk.cli.options.games import ReplayOptions
from kartenwerk.cli.output import complain, print_json, say
from kartenwerk.cli.transcript import Transcript
from kartenwerk.cli.translation import gettext
from kartenwerk.play.engine.deals import PlayedMatch
from kartenwerk.play.engine.record import IllegalMoveError, read_record
from kartenwerk.play.engine.record import replay as replay_record
from kartenwerk.play.engine.scoring import as_json


def replay(options: ReplayOptions) -> None:
    workshop = Workshop.over(options.data)
    record = read_record(DataFile(options.file, str(options.file)))
    try:
        with in_file(str(options.file)):
            session = workshop.session(record.game, None, [])
            deals = replay_record(record, session.game, session.data, session.deck.pack)
    except IllegalMoveError as error:
        rule = workshop.sentence(session, error.reason) if error.reason else gettext("this is no move of the game")
        if options.json:
            print_json({"ok": False, "move": error.number, "rule": rule})
        else:
            fault = gettext(
                "move {number} ({move}) is impossible: {rule}", number=error.number, move=error.text, rule=rule
            )
            complain(f"kartenwerk: {options.file}: {fault}")
        raise typer.Exit(1) from error
    finished = tuple(deal for deal in deals if deal.finished)
    moves = sum(len(deal.steps) for deal in deals)
    if len(finished) < len(deals):
        _report_unfinished(moves, options.json)
        return
    match = PlayedMatch(finished)
    if options.json:
        tally, winners = as_json(deals[-1].tally), list(match.winners)
        print_json({"ok": True, "tally": tally, "result": list(match.result), "winners": winners})
        return
    Transcript(workshop, session, options.plain).show_end(match)
    say(gettext("{count} moves, all of them possible", count=moves))


def _report_unfinished(moves: int, json: bool) -> None:
    """Report a record that was left before its end."""
    if json:
        print_json({"ok": True, "finished": False, "moves": moves, "tally": [], "result": [], "winners": []})
    else:
        say(gettext("{count} moves, all of them possible; the game is not finished", count=moves))

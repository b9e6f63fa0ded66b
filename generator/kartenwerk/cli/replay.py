"""kartenwerk replay: check a record move by move."""

from __future__ import annotations

from collections.abc import Iterator

from kartenwerk.base.data import DataFile
from kartenwerk.base.errors import KartenwerkError, in_file
from kartenwerk.base.message import _
from kartenwerk.build.game_file import open_game
from kartenwerk.cli.answers import CostlyEntry, Refused, Replayed
from kartenwerk.cli.hints import describe_hint
from kartenwerk.cli.language import language
from kartenwerk.cli.options.games import ReplayOptions
from kartenwerk.cli.output import Reply, complain
from kartenwerk.cli.transcript import Transcript
from kartenwerk.cli.translation import gettext
from kartenwerk.cli.watched import describe_tally
from kartenwerk.play.engine.deals import PlayedMatch
from kartenwerk.play.engine.record import IllegalMoveError, read_record
from kartenwerk.play.engine.record import replay as replay_record
from kartenwerk.play.engine.review import find_costly
from kartenwerk.table.sitting.review import describe_review
from kartenwerk.table.sitting.tongue import read_tongue


def replay(options: ReplayOptions) -> Reply[Replayed | Refused]:
    workshop = open_game(options.game, options.data, preferred=language()).workshop
    record = read_record(DataFile(options.file, str(options.file)))
    if record.game not in workshop.catalog.game_ids:
        raise KartenwerkError(
            "there is no game of that name",
            file=str(options.file),
            key="game",
            found=repr(record.game),
            expected=_("the file of the game of your own, by --game"),
        )
    try:
        with in_file(str(options.file)):
            session = workshop.session(record.game, None, [])
            deals = replay_record(record, session.game, session.data, session.deck.pack)
    except IllegalMoveError as error:
        rule = workshop.sentence(session, error.reason) if error.reason else gettext("this is no move of the game")
        return Reply(Refused(ok=False, move=error.number, rule=rule), _refusal(str(options.file), error, rule))
    finished = tuple(deal for deal in deals if deal.finished)
    moves = sum(len(deal.steps) for deal in deals)
    if len(finished) < len(deals):
        left = gettext("{count} moves, all of them possible; the game is not finished", count=moves)
        return Reply(Replayed(finished=False, moves=moves, tally=[], result=[], winners=[]), [left])
    match = PlayedMatch(finished)
    seats = [seat - 1 for seat in record.seats] or [*range(record.players)]
    expert = session.expert(record.players)
    costly = {seat: find_costly(expert, finished, seat) for seat in seats if options.review}

    def lines() -> Iterator[str]:
        Transcript(workshop, session, options.plain).show_end(match)
        yield gettext("{count} moves, all of them possible", count=moves)
        tongue = read_tongue(workshop, session, language())
        for seat, found in costly.items():
            if len(costly) > 1:
                yield tongue.say("review_of", who=session.names[seat])
            yield from describe_review(tongue, found, len(finished))

    tally = describe_tally(deals[-1].tally)
    answer = Replayed(tally=tally, result=[*match.result], winners=[*match.winners])
    if options.review:
        answer["review"] = [
            CostlyEntry(seat=seat + 1, deal=one.deal, move=one.number, hint=describe_hint(one.hint))
            for seat, found in costly.items()
            for one in found
        ]
    return Reply(answer, lines())


def _refusal(file: str, error: IllegalMoveError, rule: str) -> Iterator[str]:
    """Nothing on standard output: what is wrong stands beside it."""
    fault = gettext("move {number} ({move}) is impossible: {rule}", number=error.number, move=error.text, rule=rule)
    complain(f"kartenwerk: {file}: {fault}")
    yield from ()

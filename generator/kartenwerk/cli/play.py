"""kartenwerk play: watch a game move by move, or take a seat at the table."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

from kartenwerk.base.data import DataFile
from kartenwerk.base.errors import KartenwerkError, in_file
from kartenwerk.base.message import _
from kartenwerk.build.game_file import open_game
from kartenwerk.build.workshop import Workshop
from kartenwerk.cli.answers import Played
from kartenwerk.cli.language import language
from kartenwerk.cli.left_games import players_of
from kartenwerk.cli.options.games import PlayOptions
from kartenwerk.cli.output import Reply
from kartenwerk.cli.records import check_place, write_record
from kartenwerk.cli.sit import Manners, SeatsTaken, TableTalk, drawn_seed, goes_on, left_games, name_seat
from kartenwerk.cli.translation import gettext
from kartenwerk.cli.watched import Length, WatchedMatch
from kartenwerk.play.engine.budget import MOST_PLAYOUTS
from kartenwerk.play.engine.record import IllegalMoveError, as_toml, read_record, replay
from kartenwerk.play.engine.session import Session


def play(options: PlayOptions) -> Reply[Played] | None:
    manners = Manners(options.save, options.strict, options.table, options.plain)
    workshop, game = open_game(options.game or "", options.data, preferred=language())
    if options.save is not None:
        check_place(options.save)
    if options.resume is not None:
        _go_on(workshop, options.resume, game, manners)
        return None
    session = workshop.session(game, options.rules, options.settings, options.variant)
    if options.dictionary is not None:
        session = _by_dictionary(session, options.dictionary)
    count = options.players if options.players is not None else session.data.players[0]
    if options.playouts not in range(1, MOST_PLAYOUTS + 1):
        raise KartenwerkError(
            "the number of playouts is not valid",
            key="--playouts",
            found=str(options.playouts),
            expected=_("1 to {most:,}", most=MOST_PLAYOUTS),
        )
    session.game.check_players(session.data, count, "--players")
    length = Length.read(options.deals, session)
    if people := _people(options, count):
        session = name_seat(session, people[0], options.name) if options.name else session
        _sit(workshop, session, count, people, length, manners, options)
        return None
    seed = 1 if options.seed is None else options.seed
    watched = WatchedMatch(session, count, options.policy, options.playouts, seed, length, options.hints)
    if options.save is not None:
        write_record(options.save, as_toml(watched.record))

    def lines() -> Iterator[str]:
        watched.show(workshop, options.plain)
        if options.save is not None:
            yield gettext("record: {name}", name=options.save)

    return Reply(watched.describe(), lines())


def _people(options: PlayOptions, players: int) -> tuple[int, ...]:
    """The seats of people, from 0; KartenwerkError for one that the table does not have."""
    option = "--seats" if options.seats else "--seat"
    given = [part.strip() for part in options.seats.split(",")] if options.seats else []
    given += [str(options.seat)] if options.seat is not None else []
    found = {int(part) - 1 for part in given if part.isdecimal() and 1 <= int(part) <= players}
    if len(found) != len(given):
        raise KartenwerkError(
            "there is no such seat",
            key=option,
            found=repr(",".join(given)),
            expected=_("numbers from 1 to {players}", players=players),
        )
    return tuple(sorted(found))


def _sit(
    workshop: Workshop,
    session: Session,
    players: int,
    people: tuple[int, ...],
    length: Length,
    manners: Manners,
    options: PlayOptions,
) -> None:
    """Seat people at the table, or where they have left it if they go on with that game."""
    most, left = None if length.whole else length.most, left_games()
    found = left.of(session, players, people) if options.seed is None else None
    if found is not None and goes_on(workshop, session, found):
        seating = SeatsTaken(people, *found.players, found.seed, most, manners)
        TableTalk(workshop, session, players, seating, found.deals, left).run()
        return
    seed = drawn_seed() if options.seed is None else options.seed
    seating = SeatsTaken(people, options.policy, options.playouts, seed, most, manners)
    TableTalk(workshop, session, players, seating, left=left).run()


def _go_on(workshop: Workshop, file: Path, game: str, manners: Manners) -> None:
    """Take up a game that was left; KartenwerkError for a record that is finished or that nobody sat in."""
    record = read_record(DataFile(file, str(file)))
    with in_file(str(file)):
        if game and game != record.game:
            raise KartenwerkError("this is the record of another game", key="game", found=record.game, expected=game)
        settings = [f"{key}={value}" for key, value in record.rules.items()]
        session = workshop.session(record.game, None, settings)
        people = tuple(seat - 1 for seat in record.seats if 1 <= seat <= record.players)
        if not people or record.seed is None:
            raise KartenwerkError("no person sat at this table", key="seats", expected=_("a record of play --seat"))
        try:
            deals = replay(record, session.game, session.data, session.deck.pack)
        except IllegalMoveError as error:
            fault = _("move {number} is impossible", number=error.number)
            raise KartenwerkError(
                fault, found=error.text, expected=_("a record; kartenwerk replay says more")
            ) from error
        if deals[-1].finished:
            raise KartenwerkError(
                "this game is over",
                found=_("{count} moves", count=len(deals[-1].steps)),
                expected=_("one that was left"),
            )
        kept = manners._replace(save=manners.save or file)
        seating = SeatsTaken(people, *players_of(record), record.seed, 1, kept)
        TableTalk(workshop, session, record.players, seating, deals).run()


def _by_dictionary(session: Session, file: Path) -> Session:
    """The session with another list of words; KartenwerkError if it is not a game of words."""
    game = session.game.with_words(file)
    if game is None:
        raise KartenwerkError("only games of words have a dictionary", key="--dictionary", found=str(file))
    return replace(session, game=game)

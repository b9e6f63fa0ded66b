"""kartenwerk play: watch a game move by move, or take a seat at the table."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from kartenwerk.base.message import _
from kartenwerk.cli import completion
from kartenwerk.cli.options import Data, Dictionary, Json, Plain, RulesFile, Settings, Variant, first_given
from kartenwerk.cli.output import print_json, say
from kartenwerk.cli.translation import gettext
from kartenwerk.play.engine.budget import MOST_PLAYOUTS, PLAYOUTS

if TYPE_CHECKING:
    from kartenwerk.build.workshop import Workshop
    from kartenwerk.cli.sit import Manners
    from kartenwerk.play.engine.session import Session


def play(
    game: Annotated[
        str | None, typer.Argument(help="The game's id; see kartenwerk list.", autocompletion=completion.games)
    ] = None,
    players: Annotated[int | None, typer.Option(help="How many play; the game's smallest number by default.")] = None,
    seed: Annotated[
        int | None,
        typer.Option(help="Decides shuffling and players; the same seed is the same game.", show_default="1"),
    ] = None,
    seat: Annotated[int | None, typer.Option(metavar="N", help="Take this seat yourself, counted from 1.")] = None,
    seats: Annotated[str, typer.Option(metavar="N,N,...", help="Several people take these seats.")] = "",
    name: Annotated[str, typer.Option(help="Your name at the table.")] = "",
    strict: Annotated[
        bool, typer.Option("--strict", help="At the table: no hints, and no move is taken back.")
    ] = False,
    table: Annotated[bool, typer.Option("--table", help="At the table: draw it at each of your turns.")] = False,
    resume: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Go on with a game that was left; instead of GAME.")
    ] = None,
    policy: Annotated[
        str, typer.Option(help="How they play: random, eager, sensible, in some games skilled, or expert.")
    ] = "sensible",
    hints: Annotated[bool, typer.Option("--hints", help="Tell an expert's move before each move, and why.")] = False,
    playouts: Annotated[int, typer.Option(help="How often an expert plays on before it decides.")] = PLAYOUTS,
    deals: Annotated[str, typer.Option(metavar="N|match", help="How many deals, or the whole match.")] = "1",
    save: Annotated[Path | None, typer.Option(metavar="FILE", help="Write the record as TOML.")] = None,
    dictionary: Dictionary = None,
    set: Settings = None,
    rules: RulesFile = None,
    variant: Variant = "",
    data: Data = None,
    json: Json = False,
    plain: Plain = False,
) -> None:
    """Play a game and show every move, what it did, the itemised tally, and who is ahead in the match.

    With --seat you play yourself.
    """
    from kartenwerk.base.errors import KartenwerkError
    from kartenwerk.build.workshop import Workshop
    from kartenwerk.cli.records import check_place, write_record
    from kartenwerk.cli.sit import Manners, SeatsTaken, TableTalk, drawn_seed, goes_on, left_games, named
    from kartenwerk.cli.watched import Length, WatchedMatch
    from kartenwerk.play.engine.record import as_toml

    workshop, manners = Workshop.over(data), Manners(save, strict, table, plain)
    if save is not None:
        check_place(save)
    if resume is not None:
        _check_interactive(json)
        _go_on(workshop, resume, game, manners)
        return
    if game is None:
        raise KartenwerkError("GAME is missing", expected=_("kartenwerk play GAME; kartenwerk list names them"))
    session = workshop.session(game, rules, set or [], variant)
    if dictionary is not None:
        session = _by_dictionary(session, dictionary)
    count = players if players is not None else session.data.players[0]
    if playouts not in range(1, MOST_PLAYOUTS + 1):
        raise KartenwerkError(
            "the number of playouts is not valid",
            key="--playouts",
            found=str(playouts),
            expected=_("1 to {most:,}", most=MOST_PLAYOUTS),
        )
    session.game.check_players(session.data, count, "--players")
    length = Length.read(deals, session)
    if people := _people(seat, seats, count):
        _check_interactive(json, hints=hints)
        most = None if length.whole else length.most
        session = named(session, people[0], name) if name else session
        left = left_games()
        found = left.of(session, count, people) if seed is None else None
        if found is not None and goes_on(workshop, session, found):
            seating = SeatsTaken(people, *found.players, found.seed, most, manners)
            TableTalk(workshop, session, count, seating, found.deals, left).run()
            return
        seed = drawn_seed() if seed is None else seed
        TableTalk(workshop, session, count, SeatsTaken(people, policy, playouts, seed, most, manners), left=left).run()
        return
    if option := first_given({"--name": name or None, "--strict": strict, "--table": table}):
        raise KartenwerkError("this is for people at the table", key=option, expected=_("--seat N beside it"))
    watched = WatchedMatch(session, count, policy, playouts, 1 if seed is None else seed, length, hints)
    if save is not None:
        write_record(save, as_toml(watched.record))
    if json:
        print_json(watched.as_json())
        return
    watched.show(workshop, plain)
    if save is not None:
        say(gettext("record: {name}", name=save))


def _people(seat: int | None, seats: str, players: int) -> tuple[int, ...]:
    """The seats of people, from 0; KartenwerkError for one that the table does not have."""
    from kartenwerk.base.errors import KartenwerkError

    if seat is not None and seats:
        raise KartenwerkError("--seat and --seats exclude each other", key="--seats", found=repr(seats))
    option = "--seats" if seats else "--seat"
    given = [str(seat)] if seat is not None else [part.strip() for part in seats.split(",")] if seats else []
    found = {int(part) - 1 for part in given if part.isdecimal() and 1 <= int(part) <= players}
    if len(found) != len(given):
        raise KartenwerkError(
            "there is no such seat",
            key=option,
            found=repr(",".join(given)),
            expected=_("numbers from 1 to {players}", players=players),
        )
    return tuple(sorted(found))


def _check_interactive(json: bool, hints: bool = False) -> None:
    """KartenwerkError for an option that makes no sense where a person plays."""
    from kartenwerk.base.errors import KartenwerkError

    for option, given, instead in (
        ("--json", json, _("the record of the game; kartenwerk replay FILE --json")),
        ("--hints", hints, _("the command hint at the table")),
    ):
        if given:
            raise KartenwerkError("this is not possible where a person plays", key=option, expected=instead)


def _go_on(workshop: Workshop, file: Path, game: str | None, manners: Manners) -> None:
    """Take up a game that was left; KartenwerkError for a record that is finished or that nobody sat in."""
    from kartenwerk.base.data import DataFile
    from kartenwerk.base.errors import KartenwerkError, in_file
    from kartenwerk.cli.left_games import players_of
    from kartenwerk.cli.sit import SeatsTaken, TableTalk
    from kartenwerk.play.engine.record import IllegalMoveError, read_record, replay

    record = read_record(DataFile(file, str(file)))
    with in_file(str(file)):
        if game is not None and game != record.game:
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
                fault, found=error.text, expected=_("a record; kartenwerk replay tells more")
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
    from dataclasses import replace

    from kartenwerk.base.errors import KartenwerkError

    if session.game.with_words is None:
        raise KartenwerkError("only games of words have a dictionary", key="--dictionary", found=str(file))
    return replace(session, game=session.game.with_words(file))

"""kartenwerk tournament new: begin a tournament."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from kartenwerk.base.errors import KartenwerkError, naming
from kartenwerk.base.message import ngettext
from kartenwerk.build.documents import create_document
from kartenwerk.build.game_file import open_game
from kartenwerk.cli.answers import TournamentBegun
from kartenwerk.cli.game_of_file import name_game_file
from kartenwerk.cli.language import language
from kartenwerk.cli.options.shared import read_day
from kartenwerk.cli.options.tournaments import NewTournamentOptions
from kartenwerk.cli.output import Reply
from kartenwerk.cli.shell import quote_path
from kartenwerk.cli.translation import gettext
from kartenwerk.table.tournament.beginning import TournamentOrder
from kartenwerk.table.tournament.entrants import entrants


def new(options: NewTournamentOptions) -> Reply[TournamentBegun]:
    workshop, game = open_game(options.game, options.data, preferred=language())
    catalog = workshop.catalog
    with naming("--players"):
        names = entrants(options.players)
    order = TournamentOrder(
        game,
        names,
        options.rounds,
        tables=options.tables,
        rest=options.rest,
        bye=options.bye,
        ties=[key.strip().replace("-", "_") for key in options.ties.split(",")],
        name=options.name,
        date=read_day(options.date),
        seed=options.seed,
        game_file=name_game_file(options.game, options.file),
    )
    with _naming_options():
        text = order.write(catalog, options.file.name)
    create_document(options.file, text)
    begun = gettext(
        "{name}: {title}, {players}, {rounds}. Next: kartenwerk tournament seat {name}",
        name=quote_path(options.file),
        title=catalog.game(game).title,
        players=ngettext("1 player", "{count} players", len(names)),
        rounds=ngettext("1 round", "{count} rounds", options.rounds),
    )
    answer = TournamentBegun(file=str(options.file), game=game, players=names, rounds=options.rounds)
    return Reply(answer, [begun])


@contextmanager
def _naming_options() -> Iterator[None]:
    """Faults of a field say which option it comes from."""
    try:
        yield
    except KartenwerkError as error:
        if error.file is None and error.key in NewTournamentOptions.parameters():
            error.key = NewTournamentOptions.parameters()[error.key].spell(error.key)
        raise

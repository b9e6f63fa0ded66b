"""kartenwerk tournament undo, withdraw and rename: what was written by mistake."""

from __future__ import annotations

from kartenwerk.cli.answers import PlayerRenamed, ResultWithdrawn, TournamentUndone
from kartenwerk.cli.game_of_file import open_game_of
from kartenwerk.cli.options.tournaments import RenameOptions, UndoTournamentOptions, WithdrawOptions
from kartenwerk.cli.output import Reply
from kartenwerk.cli.shell import quote_path
from kartenwerk.cli.tournament.report import change, list_missing, load
from kartenwerk.cli.translation import gettext
from kartenwerk.table.blocks.names import check_name
from kartenwerk.table.tournament.changes import last_change, rename_player, take_back, withdraw_result


def undo(options: UndoTournamentOptions) -> Reply[TournamentUndone]:
    catalog = open_game_of(options.file, options.data).catalog
    gone = last_change(load(options.file, catalog).parts.blocks)
    after = change(options.file, catalog, take_back)
    lines = [gettext("Taken back:")]
    for block in gone:
        if block.kind != "round":
            lines += [line for line in block.text.strip().split("\n") if line and not line.startswith("#")]
    if rounds := [str(block.values["number"]) for block in gone if block.kind == "round"]:
        lines.append(gettext("the seats of round {rounds}", rounds=", ".join(rounds)))
    answer = TournamentUndone(undone=[block.kind for block in gone], missing=[*after.missing])
    return Reply(answer, [*lines, *list_missing(after)])


def withdraw(options: WithdrawOptions) -> Reply[ResultWithdrawn]:
    catalog = open_game_of(options.file, options.data).catalog
    load(options.file, catalog)
    after = change(options.file, catalog, lambda now: withdraw_result(now, options.round, options.table))
    gone = gettext("Round {round}, table {table}: the result does not count.", round=options.round, table=options.table)
    answer = ResultWithdrawn(round=options.round, table=options.table, missing=[*after.missing])
    return Reply(answer, [gone, *list_missing(after)])


def rename(options: RenameOptions) -> Reply[PlayerRenamed]:
    catalog = open_game_of(options.file, options.data).catalog
    old, new = load(options.file, catalog).player(options.name), check_name(options.to)
    change(options.file, catalog, lambda now: rename_player(now, old, new))
    renamed = gettext(
        "{old} is now called {new}. Sheets with the old name: kartenwerk tournament print {name}",
        old=old,
        new=new,
        name=quote_path(options.file),
    )
    return Reply(PlayerRenamed(name=old, to=new), [renamed])

"""kartenwerk tournament undo, withdraw and rename: what was written by mistake."""

from __future__ import annotations

from collections.abc import Sequence

from kartenwerk.build.workshop import Workshop
from kartenwerk.cli.answers import PlayerRenamed, ResultWithdrawn, TournamentUndone
from kartenwerk.cli.options.tournaments import RenameOptions, UndoTournamentOptions, WithdrawOptions
from kartenwerk.cli.output import Reply
from kartenwerk.cli.shell import quote_path
from kartenwerk.cli.tournament.report import change, list_missing, load
from kartenwerk.cli.translation import gettext
from kartenwerk.table.blocks.names import check_name
from kartenwerk.table.blocks.parts import Block
from kartenwerk.table.blocks.store import append_block, plain_block, without_last
from kartenwerk.table.tournament.tournament import Tournament


def undo(options: UndoTournamentOptions) -> Reply[TournamentUndone]:
    catalog = Workshop.over(options.data).catalog
    gone = _last_change(load(options.file, catalog).parts.blocks)
    after = change(options.file, catalog, lambda now: without_last(now, max(1, len(_last_change(now.parts.blocks)))))
    lines = [gettext("Taken back:")]
    for block in gone:
        if block.kind != "round":
            lines += [line for line in block.text.strip().split("\n") if line and not line.startswith("#")]
    if rounds := [str(block.values["number"]) for block in gone if block.kind == "round"]:
        lines.append(gettext("the seats of round {rounds}", rounds=", ".join(rounds)))
    answer = TournamentUndone(undone=[block.kind for block in gone], missing=[*after.missing])
    return Reply(answer, [*lines, *list_missing(after)])


def _last_change(blocks: Sequence[Block]) -> Sequence[Block]:
    """The last blocks that were written at once: rounds, with who came or left before them, or a single block."""
    start = len(blocks)
    while start and blocks[start - 1].kind == "round":
        start -= 1
    if start == len(blocks) or (start and blocks[start - 1].kind in ("late", "leave")):
        start -= 1
    return blocks[max(0, start) :]


def withdraw(options: WithdrawOptions) -> Reply[ResultWithdrawn]:
    catalog = Workshop.over(options.data).catalog
    load(options.file, catalog).check_result(options.round, options.table)
    block = plain_block("withdraw", {"round": options.round, "table": options.table})
    after = change(options.file, catalog, lambda now: append_block(now, block))
    gone = gettext("Round {round}, table {table}: the result does not count.", round=options.round, table=options.table)
    answer = ResultWithdrawn(round=options.round, table=options.table, missing=[*after.missing])
    return Reply(answer, [gone, *list_missing(after)])


def rename(options: RenameOptions) -> Reply[PlayerRenamed]:
    catalog = Workshop.over(options.data).catalog
    old, new = load(options.file, catalog).player(options.name), check_name(options.to)

    def rename(now: Tournament) -> str:
        return append_block(now, plain_block("rename", {"name": old, "to": new}))

    change(options.file, catalog, rename)
    renamed = gettext(
        "{old} is now called {new}. Sheets with the old name: kartenwerk tournament print {name}",
        old=old,
        new=new,
        name=quote_path(options.file),
    )
    return Reply(PlayerRenamed(name=old, to=new), [renamed])

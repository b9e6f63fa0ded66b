"""kartenwerk score void, chips and seats: a deal that does not count, chips bought again, who plays from here on."""

from __future__ import annotations

from kartenwerk.cli.answers import EveningShown
from kartenwerk.cli.options.evenings import BuyChipsOptions, ChangeSeatsOptions, VoidDealOptions
from kartenwerk.cli.output import Reply
from kartenwerk.cli.score.add import check_deal
from kartenwerk.cli.score.report import VOID, name_dealer, open_evening, report
from kartenwerk.cli.translation import gettext
from kartenwerk.table.blocks.names import find_or_add, seat_of
from kartenwerk.table.blocks.store import append_block, plain_block
from kartenwerk.table.evening.evening import Evening
from kartenwerk.table.evening.store import change


def void(options: VoidDealOptions) -> Reply[EveningShown]:
    workshop, evening = open_evening(options.file, options.data)
    check_deal(evening, options.deal)
    block = plain_block("void", {"deal": options.deal})
    after = change(options.file, workshop.catalog, lambda now: append_block(now, block))
    return report(after, options.deal, VOID)


def chips(options: BuyChipsOptions) -> Reply[EveningShown]:
    workshop, evening = open_evening(options.file, options.data)
    name = evening.at_table[seat_of(evening.at_table, options.player, "PLAYER")]
    block = plain_block("chips", {"player": name, "add": options.number})
    return report(change(options.file, workshop.catalog, lambda now: append_block(now, block)))


def seats(options: ChangeSeatsOptions) -> Reply[EveningShown]:
    workshop, before = open_evening(options.file, options.data)

    def write_seats(now: Evening) -> str:
        given = filter(None, map(str.strip, options.players.split(",")))
        names = [find_or_add(now.everybody, name, "NAMES", new=options.new) for name in given]
        return append_block(now, plain_block("seats", {"players": names}))

    after = change(options.file, workshop.catalog, write_seats)
    lines = [gettext("At the table: {names}.", names=", ".join(after.next.table.names))]
    if come := [name for name in after.everybody if name not in before.everybody]:
        lines.append(gettext("New: {names}.", names=", ".join(come)))
    return report(after, before=lines + name_dealer(after.next))

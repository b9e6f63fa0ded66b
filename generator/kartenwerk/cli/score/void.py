"""kartenwerk score void, chips and seats: a deal that does not count, chips bought again, who plays from here on."""

from __future__ import annotations

from kartenwerk.cli.options.evenings import BuyChipsOptions, ChangeSeatsOptions, VoidDealOptions
from kartenwerk.cli.output import say
from kartenwerk.cli.score.add import check_deal
from kartenwerk.cli.score.report import VOID, open_evening, report, say_dealer
from kartenwerk.cli.translation import gettext
from kartenwerk.table.blocks.names import find_or_add, seat_of
from kartenwerk.table.blocks.store import append_block, plain_block
from kartenwerk.table.evening.evening import Evening
from kartenwerk.table.evening.store import change


def void(options: VoidDealOptions) -> None:
    workshop, evening = open_evening(options.file, options.data)
    check_deal(evening, options.deal)
    block = plain_block("void", {"deal": options.deal})
    after = change(options.file, workshop.catalog, lambda now: append_block(now, block))
    report(after, options.json, options.deal, VOID)


def chips(options: BuyChipsOptions) -> None:
    workshop, evening = open_evening(options.file, options.data)
    name = evening.at_table[seat_of(evening.at_table, options.player, "PLAYER")]
    block = plain_block("chips", {"player": name, "add": options.number})
    report(change(options.file, workshop.catalog, lambda now: append_block(now, block)), options.json)


def seats(options: ChangeSeatsOptions) -> None:
    workshop, before = open_evening(options.file, options.data)

    def write_seats(now: Evening) -> str:
        given = filter(None, map(str.strip, options.players.split(",")))
        names = [find_or_add(now.everybody, name, "NAMES", new=options.new) for name in given]
        return append_block(now, plain_block("seats", {"players": names}))

    after = change(options.file, workshop.catalog, write_seats)
    if not options.json:
        say(gettext("At the table: {names}.", names=", ".join(after.next.table.names)))
        if come := [name for name in after.everybody if name not in before.everybody]:
            say(gettext("New: {names}.", names=", ".join(come)))
        say_dealer(after.next)
    report(after, options.json)

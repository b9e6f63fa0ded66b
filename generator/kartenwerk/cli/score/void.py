"""kartenwerk score void, chips and seats: a deal that does not count, chips bought again, who plays from here on."""

from __future__ import annotations

from kartenwerk.build.workshop import Workshop
from kartenwerk.cli.options.evenings import BuyChipsOptions, ChangeSeatsOptions, VoidDealOptions
from kartenwerk.cli.output import say
from kartenwerk.cli.score.add import check_deal
from kartenwerk.cli.score.report import VOID, report, say_dealer, warn_of_cut
from kartenwerk.cli.translation import gettext
from kartenwerk.table.evening.evening import Evening
from kartenwerk.table.evening.players import find_or_add, seat_of
from kartenwerk.table.evening.store import append_block, change, load, plain_block


def void(options: VoidDealOptions) -> None:
    catalog = Workshop.over(options.data).catalog
    evening = load(options.file, catalog)
    warn_of_cut(evening)
    check_deal(evening, options.deal)
    after = change(options.file, catalog, lambda now: append_block(now, plain_block("void", {"deal": options.deal})))
    report(after, options.json, options.deal, VOID)


def chips(options: BuyChipsOptions) -> None:
    catalog = Workshop.over(options.data).catalog
    evening = load(options.file, catalog)
    warn_of_cut(evening)
    name = evening.at_table[seat_of(evening.at_table, options.player, "PLAYER")]
    bought = {"player": name, "add": options.number}
    report(change(options.file, catalog, lambda now: append_block(now, plain_block("chips", bought))), options.json)


def seats(options: ChangeSeatsOptions) -> None:
    catalog = Workshop.over(options.data).catalog
    before = load(options.file, catalog)
    warn_of_cut(before)

    def write_seats(now: Evening) -> str:
        given = filter(None, map(str.strip, options.players.split(",")))
        names = [find_or_add(now.everybody, name, "NAMES", new=options.new) for name in given]
        return append_block(now, plain_block("seats", {"players": names}))

    after = change(options.file, catalog, write_seats)
    if not options.json:
        say(gettext("At the table: {names}.", names=", ".join(after.next.table.names)))
        if come := [name for name in after.everybody if name not in before.everybody]:
            say(gettext("New: {names}.", names=", ".join(come)))
        say_dealer(after.next)
    report(after, options.json)

"""kartenwerk score void, chips and seats: a deal that does not count, chips bought again, who plays from here on."""

from __future__ import annotations

from kartenwerk.cli.answers import EveningShown
from kartenwerk.cli.options.evenings import BuyChipsOptions, ChangeSeatsOptions, VoidDealOptions
from kartenwerk.cli.output import Reply
from kartenwerk.cli.score.report import VOID, change, name_dealer, open_evening, report
from kartenwerk.cli.translation import gettext
from kartenwerk.table.evening.changes import buy_chips, change_seats, void_deal


def void(options: VoidDealOptions) -> Reply[EveningShown]:
    workshop, _evening = open_evening(options.file, options.data)
    after = change(options.file, workshop.catalog, lambda now: void_deal(now, options.deal))
    return report(after, options.deal, VOID)


def chips(options: BuyChipsOptions) -> Reply[EveningShown]:
    workshop, _evening = open_evening(options.file, options.data)
    return report(change(options.file, workshop.catalog, lambda now: buy_chips(now, options.player, options.number)))


def seats(options: ChangeSeatsOptions) -> Reply[EveningShown]:
    workshop, before = open_evening(options.file, options.data)
    names = [*filter(None, map(str.strip, options.players.split(",")))]
    after = change(options.file, workshop.catalog, lambda now: change_seats(now, names, new=options.new))
    lines = [gettext("At the table: {names}.", names=", ".join(after.next.table.names))]
    if come := [name for name in after.everybody if name not in before.everybody]:
        lines.append(gettext("New: {names}.", names=", ".join(come)))
    return report(after, before=lines + name_dealer(after.next))

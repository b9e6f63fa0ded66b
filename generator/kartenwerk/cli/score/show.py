"""kartenwerk score show: how everybody stands, what each deal brought, and a chart."""

from __future__ import annotations

from collections.abc import Iterator

from kartenwerk.base.errors import unknown
from kartenwerk.base.message import _, ngettext
from kartenwerk.build.workshop import Workshop
from kartenwerk.catalog import GameData
from kartenwerk.cli.answers import EveningShown
from kartenwerk.cli.options.evenings import ShowEveningOptions
from kartenwerk.cli.output import Reply, columns, rich_wanted
from kartenwerk.cli.score.report import describe_evening, in_users_words, open_evening, sign
from kartenwerk.cli.shell import quote_path
from kartenwerk.cli.translation import gettext
from kartenwerk.table.evening.counting import WrittenLine
from kartenwerk.table.evening.evening import Evening

WAYS = ("deal", "item")
LAST = 12
"""The most deals that are printed unless all are wanted."""

POINTS = 8
"""The most sums of each player in the plain chart."""

HALF = 20
"""So many signs a bar has on either side of zero."""


def show(options: ShowEveningOptions) -> Reply[EveningShown]:
    if options.by not in WAYS:
        raise unknown("there is no way of that name", options.by, WAYS, "--by")
    workshop, evening = open_evening(options.file, options.data)
    return Reply(describe_evening(evening), _lines(workshop, evening, options))


def _lines(workshop: Workshop, evening: Evening, options: ShowEveningOptions) -> Iterator[str]:
    yield from (_title(evening), "")
    places = [(str(one.place), one.name, str(one.points), str(one.deals)) for one in evening.standing]
    heads = tuple(map(gettext, (_("place"), _("name"), _("points"), _("deals"))))
    yield from (*columns([heads, *places], right=(0, 2, 3)), "")
    if not evening.deals:
        yield gettext("No deal yet: kartenwerk score add {name}", name=quote_path(options.file))
        return
    words = in_users_words(workshop, evening.session.data)
    yield from _by_deal(evening, words, options.all) if options.by == "deal" else _by_item(evening, words)
    yield ""
    yield from _bars(evening) if rich_wanted(options.plain) else _sums(evening)


def _title(evening: Evening) -> str:
    head = [evening.head.name, evening.session.data.title]
    day = [evening.head.date.isoformat()] if evening.head.date else []
    number = len(evening.deals)
    end = [gettext(ngettext("1 deal", "{count} deals", number))]
    end += [gettext("the match is over")] if evening.over else []
    return ", ".join([*filter(None, head), *day, *end])


def _by_deal(evening: Evening, words: GameData, all: bool) -> Iterator[str]:
    shown = evening.lines if all else evening.lines[-LAST:]
    rows = [(gettext("deal"), *evening.everybody, "")]
    for line in shown:
        mark = gettext(_("struck out") if line.struck else _("corrected")) if line.struck or line.corrected else ""
        points = (
            sign(one) if name in line.names else "-" for name, one in zip(evening.everybody, line.result, strict=True)
        )
        rows.append((str(line.number), *points, ", ".join(filter(None, [_items(words, line), mark]))))
    yield from columns(rows, right=range(len(evening.everybody) + 1))
    if len(shown) < len(evening.lines):
        yield gettext("the last {last} of {count}; --all shows all", last=LAST, count=len(evening.lines))


def _items(words: GameData, line: WrittenLine) -> str:
    """What the deal was counted by, in the words of the game."""
    reasons = dict.fromkeys(item.reason for item in line.items if item.points)
    return ", ".join(words.tally_label(reason) for reason in reasons)


def _by_item(evening: Evening, words: GameData) -> Iterator[str]:
    found: dict[str, dict[str, int]] = {}
    for line in evening.deals:
        for item in line.items:
            sums = found.setdefault(item.reason, dict.fromkeys(evening.everybody, 0))
            sums[line.names[item.seat]] += item.points
    counted = {reason: sums for reason, sums in found.items() if any(sums.values())}
    rows = [("", *evening.everybody)]
    for reason, sums in counted.items():
        rows.append((words.tally_label(reason), *(sign(sums[name]) for name in evening.everybody)))
    yield from columns(rows, right=range(1, len(evening.everybody) + 1))


def _sums(evening: Evening) -> Iterator[str]:
    """A line for each player: the sums after every so many deals, and after the last."""
    deals = evening.deals
    step = -(-len(deals) // POINTS)
    places = [*range(step - 1, len(deals), step)]
    if places[-1] != len(deals) - 1:
        places.append(len(deals) - 1)
    after = ", ".join(str(deals[place].number) for place in places)
    yield gettext("sums after deal {deal}", deal=after)
    rows = [(name, *(str(deals[place].sums[one]) for place in places)) for one, name in enumerate(evening.everybody)]
    yield from columns(rows, right=range(1, len(places) + 1))


def _bars(evening: Evening) -> Iterator[str]:
    """A bar for each player, to the left of zero or to its right."""
    most = max(1, *(abs(points) for points in evening.points))
    width = max(map(len, evening.everybody))
    for place in evening.standing:
        length = round(abs(place.points) / most * HALF)
        left = "█" * length if place.points < 0 else ""
        right = "█" * length if place.points > 0 else ""
        yield f"{place.name:<{width}}  {left:>{HALF}}│{right:<{HALF}} {place.points}".rstrip()

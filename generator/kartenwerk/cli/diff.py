"""kartenwerk diff: what has changed in a deck of one's own since it was printed."""

from __future__ import annotations

from collections.abc import Iterator

from kartenwerk.base.message import Message, _, ngettext
from kartenwerk.cli.answers import CardChange, CountChange, DeckChanges, DeckDiffered
from kartenwerk.cli.custom import open_folder, own_folder
from kartenwerk.cli.options.prints import DiffOptions
from kartenwerk.cli.output import Reply, columns
from kartenwerk.cli.translation import gettext
from kartenwerk.custom.faults import list_some
from kartenwerk.custom.prints.compare import DeckDifference, compare_prints
from kartenwerk.custom.prints.shelf import shelf_of
from kartenwerk.products.prints.mark import take_print


def diff(options: DiffOptions) -> Reply[DeckDiffered]:
    folder = own_folder(options.deck)
    if options.against is None:
        old = shelf_of(folder).find(options.since)  # before anything is drawn
    else:
        old = take_print(open_folder(own_folder(options.against), options.data)).record
    taken = take_print(open_folder(folder, options.data))
    found = compare_prints(old, taken.record)
    answer = DeckDiffered(
        since=old.label if options.against is None else old.name,
        now=taken.record.name,
        editions={taken.record.language: {taken.record.deck: _describe(found)}},
        files=[*found.files],
        to_print=len(found.needed),
    )
    if options.exit_code:
        answer["ok"] = found.is_empty
    return Reply(answer, _lines(found, options))


def _describe(found: DeckDifference) -> DeckChanges:
    return DeckChanges(
        changed=[
            CardChange(id=each.new.id, columns=[*each.columns], copies=(each.old.count, each.new.count))
            for each in found.changed
        ],
        added=[card.id for card in found.added],
        removed=[card.id for card in found.removed],
        count=[CountChange({"id": each.new.id, "from": each.old.count, "to": each.new.count}) for each in found.counts],
        backs=[each.new.id for each in found.backs],
    )


def _lines(found: DeckDifference, options: DiffOptions) -> Iterator[str]:
    since: object = options.against if options.against is not None else found.old.label
    if found.is_empty:
        yield gettext("{title}: no card has changed since {since}", title=found.new.title, since=since)
        if found.files:
            yield gettext("changed, but no card shows it: {files}", files=list_some(found.files))
        return
    yield gettext("{title}, since {since}:", title=found.new.title, since=since)
    yield from columns([_row(*row) for row in _rows(found)])
    count = len(found.needed)
    if count:
        cards = ngettext("one card", "{count} cards", count)
        yield gettext("to print: {cards}, by kartenwerk deck {folder} --changed", cards=cards, folder=options.deck)


def _rows(found: DeckDifference) -> Iterator[tuple[Message, str, str, Message | str]]:
    """A row for each card: what has happened to it, its id and title, and more of it."""
    for each in found.changed:
        what = ", ".join(each.columns) or _("the layout, a picture or a colour")
        yield _("changed"), each.new.id, each.new.title, what
    for card in found.added:
        yield _("added"), card.id, card.title, _copies(card.count)
    for card in found.removed:
        yield _("removed"), card.id, card.title, _copies(card.count)
    for each in found.counts:
        yield _("copies"), each.new.id, each.new.title, f"{each.old.count} -> {each.new.count}"
    for each in found.backs:
        yield _("back"), each.new.id, each.new.title, ""


def _copies(count: int) -> Message | str:
    return ngettext("1 copy", "{count} copies", count) if count > 1 else ""


def _row(what: Message, id: str, title: str, more: Message | str) -> tuple[str, ...]:
    return f"  {gettext(what)}", id, title if title != id else "", gettext(more)

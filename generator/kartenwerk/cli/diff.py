"""kartenwerk diff: what has changed in a deck of one's own since it was printed."""

from __future__ import annotations

from collections.abc import Iterator

from kartenwerk.base.message import Message, _, ngettext
from kartenwerk.build.product import Product
from kartenwerk.build.workshop import CustomWorkshop
from kartenwerk.cli.answers import CardChange, CountChange, DeckChanges, DeckDiffered
from kartenwerk.cli.building import build_and_report
from kartenwerk.cli.custom import open_folder, own_folder
from kartenwerk.cli.options.prints import DiffOptions
from kartenwerk.cli.output import Reply, columns
from kartenwerk.cli.translation import gettext
from kartenwerk.custom.faults import list_some
from kartenwerk.custom.prints.compare import DeckDifference, compare_prints
from kartenwerk.custom.prints.shelf import shelf_of
from kartenwerk.products.prints.mark import draw_pictures, take_print
from kartenwerk.products.prints.page import page_product
from kartenwerk.products.prints.pairs import Pair, PairMaker, faces_shown
from kartenwerk.products.prints.pictures import pair_products, pairs_product


def diff(options: DiffOptions) -> Reply[DeckDiffered]:
    folder = own_folder(options.deck)
    shelf, pictures = shelf_of(folder), dict[str, bytes]()
    if options.against is None:
        old = shelf.find(options.since)  # before anything is drawn
    else:
        other = open_folder(own_folder(options.against), options.data)
        before = take_print(other)
        old = before.record
    workshop = open_folder(folder, options.data)
    taken = take_print(workshop)
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
    lines = [*_lines(found, options)]
    if found.is_empty or not (options.png or options.pdf or options.html):
        return Reply(answer, lines)
    if options.against is not None:
        pictures = draw_pictures(other, before.faces)
    pictures |= draw_pictures(workshop, {face: taken.faces[face] for face in sorted(faces_shown(found))})
    maker = PairMaker(found, None if options.against else shelf, pictures, workshop.deck.tools.words)
    if not (pairs := [*maker.pairs()]):  # there is only another number of copies
        return Reply(answer, lines)
    built = build_and_report(workshop, _products(workshop, pairs, options), options)
    notes = [gettext(note) for note in shelf.notes]
    answer["made"], answer["notes"] = built.answer["files"], notes
    return Reply(answer, [*lines, *(gettext("note: {note}", note=note) for note in notes), *built.lines])


def _products(workshop: CustomWorkshop, pairs: list[Pair], options: DiffOptions) -> list[Product]:
    """The files of pictures that are asked for."""
    deck, words = workshop.deck, workshop.deck.tools.words.prints
    folder = f"{deck.id}/diff"
    heading = words.heading.format(title=deck.title, since=pairs[0].old.label)
    found = pair_products(pairs, deck.id, folder) if options.png else []
    found += [pairs_product(pairs, deck.id, folder, heading)] if options.pdf else []
    found += [page_product(pairs, deck.id, folder, heading, words)] if options.html else []
    return found


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
    if found.backs:
        yield _("back"), list_some([each.new.id for each in found.backs]), "", ""


def _copies(count: int) -> Message | str:
    return ngettext("1 copy", "{count} copies", count) if count > 1 else ""


def _row(what: Message, id: str, title: str, more: Message | str) -> tuple[str, ...]:
    return f"  {gettext(what)}", id, title if title != id else "", gettext(more)

"""kartenwerk diff: what has changed in a deck or a game of one's own since it was printed."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import NamedTuple

from kartenwerk.base.errors import KartenwerkError
from kartenwerk.base.message import Message, _, ngettext
from kartenwerk.build.product import Product
from kartenwerk.build.workshop import CustomWorkshop, Workshop
from kartenwerk.cli.again import remember
from kartenwerk.cli.answers import CardChange, CountChange, DeckChanges, DeckDiffered
from kartenwerk.cli.boxed_game import OpenedGame, open_game_folder
from kartenwerk.cli.building import build_and_report
from kartenwerk.cli.custom import open_folder, own_folder
from kartenwerk.cli.options.prints import DiffOptions
from kartenwerk.cli.output import Reply, columns
from kartenwerk.cli.translation import gettext
from kartenwerk.custom.faults import list_some
from kartenwerk.custom.prints.compare import DeckDifference, compare_prints
from kartenwerk.custom.prints.shelf import PRINTS, shelf_of
from kartenwerk.products.prints.game import GameDifference, compare_game, draw_game_pairs
from kartenwerk.products.prints.mark import draw_pictures, take_print
from kartenwerk.products.prints.page import page_product
from kartenwerk.products.prints.pairs import Pair, PairMaker, faces_shown
from kartenwerk.products.prints.pictures import pair_products, pairs_product


class FoundChanges(NamedTuple):
    """What differs, by language and deck; how old and new are called, and what makes pictures of it."""

    since: str
    now: str
    title: str
    decks: Mapping[tuple[str, str], DeckDifference]
    is_game: bool = False
    parts: Sequence[str] = ()
    """The parts of a game that have changed; each is printed whole, apart from the cards."""

    @property
    def is_empty(self) -> bool:
        return all(found.is_empty for found in self.decks.values())

    @property
    def to_print(self) -> int:
        """How many cards `deck --changed` prints."""
        return sum(len(found.needed) for (_language, name), found in self.decks.items() if name not in self.parts)

    @property
    def files(self) -> list[str]:
        return sorted({file for found in self.decks.values() for file in found.files})


def diff(options: DiffOptions) -> Reply[DeckDiffered]:
    game = open_game_folder(str(options.deck), options.data, None)
    return _diff_deck(options) if game is None else _diff_game(game, options)


def _diff_deck(options: DiffOptions) -> Reply[DeckDiffered]:
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
    since = old.label if options.against is None else old.name
    decks = {(taken.record.language, taken.record.deck): found}
    changes = FoundChanges(since, taken.record.name, found.new.title, decks)
    reply = _reply(changes, options)
    if not _draws(options) or found.is_empty:
        return _keep(workshop, folder, reply, options)
    if options.against is not None:
        pictures = draw_pictures(other, before.faces)
    pictures |= draw_pictures(workshop, {face: taken.faces[face] for face in sorted(faces_shown(found))})
    maker = PairMaker(found, None if options.against else shelf, pictures, workshop.deck.tools.words)
    if not (pairs := [*maker.pairs()]):  # there is only another number of copies
        return reply
    return _with_pictures(reply, workshop, _products(workshop, pairs, options), [*shelf.notes], options)


def _diff_game(game: OpenedGame, options: DiffOptions) -> Reply[DeckDiffered]:
    if options.against is not None:
        raise KartenwerkError(
            "a game is compared with its own prints", key="--against", found=str(options.against), expected="--since"
        )
    found = compare_game(game.workshop, game.members, options.since)
    title = game.workshop.game.file.title
    parts = found.find_changed_parts(game.parts)
    changes = FoundChanges(found.old.label, found.version, title, found.editions, is_game=True, parts=parts)
    reply = _reply(changes, options)
    if not _draws(options) or changes.is_empty:
        return _keep(game.workshop, game.workshop.deck_folder, reply, options)
    products = _products_of_game(game, found, options)
    return _with_pictures(reply, game.workshop, products, [*found.shelf.notes], options)


def _products_of_game(game: OpenedGame, found: GameDifference, options: DiffOptions) -> list[Product]:
    return [
        product
        for member, pairs in draw_game_pairs(game.workshop, found)
        for product in found.place(game.workshop, member, _products(game.workshop.edition(member), pairs, options))
    ]


def _draws(options: DiffOptions) -> bool:
    return options.png or options.pdf or options.html


def _keep(workshop: Workshop, folder: Path, reply: Reply[DeckDiffered], options: DiffOptions) -> Reply[DeckDiffered]:
    """The reply, kept for the same words as long as the deck, its prints and what it is compared with stay the same."""
    lines = [*reply.lines]
    read = [folder / PRINTS, *(() if options.against is None else (own_folder(options.against),))]
    remember([workshop], Path(), [], {"answer": dict(reply.answer), "lines": lines, "json": options.json}, read=read)
    return Reply(reply.answer, lines)


def _with_pictures(
    reply: Reply[DeckDiffered], workshop: Workshop, products: list[Product], notes: list[Message], options: DiffOptions
) -> Reply[DeckDiffered]:
    built = build_and_report(workshop, products, options)
    said = [gettext(note) for note in notes]
    reply.answer["made"], reply.answer["notes"] = built.answer["files"], said
    return Reply(reply.answer, [*reply.lines, *(gettext("note: {note}", note=note) for note in said), *built.lines])


def _products(workshop: CustomWorkshop, pairs: list[Pair], options: DiffOptions) -> list[Product]:
    """The files of pictures that are asked for."""
    deck, words = workshop.deck, workshop.deck.tools.words.prints
    folder = f"{deck.id}/diff"
    heading = words.heading.format(title=deck.title, since=pairs[0].old.label)
    found = pair_products(pairs, deck.id, folder) if options.png else []
    found += [pairs_product(pairs, deck.id, folder, heading)] if options.pdf else []
    found += [page_product(pairs, deck.id, folder, heading, words)] if options.html else []
    return found


def _reply(found: FoundChanges, options: DiffOptions) -> Reply[DeckDiffered]:
    editions: dict[str, dict[str, DeckChanges]] = {}
    for (language, name), each in found.decks.items():
        editions.setdefault(language, {})[name] = _describe(each)
    answer = DeckDiffered(
        since=found.since, now=found.now, editions=editions, files=found.files, to_print=found.to_print
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


def _lines(found: FoundChanges, options: DiffOptions) -> Iterator[str]:
    since: object = options.against if options.against is not None else found.since
    if found.is_empty:
        yield gettext("{title}: no card has changed since {since}", title=found.title, since=since)
        if found.files:
            yield gettext("changed, but no card shows it: {files}", files=list_some(found.files))
        return
    yield gettext("{title}, since {since}:", title=found.title, since=since)
    for (language, name), each in found.decks.items():
        if found.is_game and not each.is_empty:
            yield f"{name} ({language}): {each.new.title}"
        yield from columns([_row(*row) for row in _rows(each)])
    if found.to_print:
        cards = ngettext("one card", "{count} cards", found.to_print)
        yield gettext("to print: {cards}, by kartenwerk deck {folder} --changed", cards=cards, folder=options.deck)
    for name in found.parts:
        message = _(
            "{name} has changed, too: kartenwerk deck {folder}/{name} prints it", name=name, folder=options.deck
        )
        yield gettext(message)


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

"""All that is cut of a deck or of a game, on the paper that is asked for or on the first that is large enough."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import NamedTuple

from kartenwerk.base.errors import KartenwerkError
from kartenwerk.base.message import Message, _
from kartenwerk.build.product import Product
from kartenwerk.build.workshop import CustomWorkshop, GameWorkshop, Workshop
from kartenwerk.catalog import Deck
from kartenwerk.custom.game.member import Member
from kartenwerk.products.boxed_game.contents import list_contents
from kartenwerk.products.boxed_game.data import BoxedGameData
from kartenwerk.products.boxed_game.editions import in_edition, language_folder, printed_members
from kartenwerk.products.boxed_game.lid_box import OF, trays_of, wants_box, wants_tuck_box
from kartenwerk.products.cutting.data import CutData
from kartenwerk.products.cutting.jobs import CutJob, card_job, part_jobs, tray_job, tuck_box_job
from kartenwerk.products.cutting.sheets import CutOrder, cut_products


class CutFiles(NamedTuple):
    """The files, and what is left out because it does not fit."""

    products: list[Product]
    left_out: list[Message]


def order_cut(workshop: Workshop, id: str, paper: str | None, inset: float | None) -> CutOrder:
    """An order for a machine; KartenwerkError for an unknown one, or for what it does not take."""
    cutter = CutData.load(workshop.roots).cutter(id).with_inset(id, inset)
    if cutter.frame and paper is not None:
        raise KartenwerkError(
            "{cutter} has a frame of its own, whatever the paper", cutter=id, key="--paper", found=repr(paper)
        )
    paper = paper or "a4"
    return CutOrder(id, cutter, paper, workshop.sheet(paper))


def cut_deck(workshop: Workshop, deck: Deck, order: CutOrder) -> CutFiles:
    """The cards of a deck, and its tuck box where a paper has room for it; KartenwerkError for cards without room."""
    gaps = CutData.load(workshop.roots).gaps
    found = CutFiles(cut_products(card_job(workshop.catalog, deck, gaps), order), [])
    _add_box(found, workshop, tuck_box_job(workshop, deck, gaps), order, "box")
    return found


def cut_game(workshop: GameWorkshop, members: Sequence[Member], order: CutOrder, *, is_whole: bool) -> CutFiles:
    """The decks and parts of a game, and of a whole one its box; what has no room on the paper is left out of it.

    KartenwerkError for a single deck or part without room.
    """
    found, gaps = CutFiles([], []), CutData.load(workshop.roots).gaps
    for member in printed_members(workshop, members):
        edition = workshop.edition(member)
        try:
            for job in _jobs_of(edition, order):
                found.products.extend(in_edition(workshop, member, cut_products(job, order)))
        except KartenwerkError as error:
            if not is_whole:
                raise
            found.left_out.append(_("{name} is left out: {why}", name=member.name, why=error.sentence))
    for language in dict.fromkeys(member.language for member in members) if is_whole else ():
        first = workshop.game.in_language(language)[0]
        edition = workshop.edition(first)
        if wants_tuck_box(workshop):
            files = CutFiles([], found.left_out)
            _add_box(files, edition, tuck_box_job(edition, edition.deck, gaps), order, OF)
            found.products.extend(in_edition(workshop, first, files.products))
        if wants_box(workshop):
            files, names = CutFiles([], found.left_out), BoxedGameData.load(edition.roots, edition.printed_in).files
            contents = list_contents(workshop, language)
            for half, tray in trays_of(workshop).items():
                job = tray_job(edition.deck, names[half], half, tray, gaps, contents)
                _add_box(files, edition, job, order, names[half])
            place = f"{language_folder(workshop, language)}/"
            for product in in_edition(workshop, first, files.products):
                path = place + product.path.removeprefix(f"{place}{first.name}/")
                found.products.append(replace(product, path=path, of=OF))
    return found


def _jobs_of(edition: CustomWorkshop, order: CutOrder) -> list[CutJob]:
    """What is cut of a deck or a part."""
    deck, gaps = edition.deck, CutData.load(edition.roots).gaps
    if deck.part is None:
        return [card_job(edition.catalog, deck, gaps)]
    names = BoxedGameData.load(edition.roots, edition.printed_in).files
    return part_jobs(deck, names, gaps, order.room, order.cutter)


def _add_box(found: CutFiles, workshop: Workshop, job: CutJob, order: CutOrder, name: str) -> None:
    """A box on the order's paper, or on the first of our papers that holds it; or a note that none does."""
    papers = [order.paper, *(paper.id for paper in workshop.catalog.print.papers)]
    failed: KartenwerkError | None = None
    for paper in dict.fromkeys(papers[:1] if order.cutter.frame else papers):
        try:
            found.products.extend(cut_products(job, replace(order, paper=paper, size=workshop.sheet(paper))))
            return
        except KartenwerkError as error:
            failed = failed or error
    if failed:
        message = _("{name} is left out: {why}", name=name, why=failed.sentence)
        if message not in found.left_out:
            found.left_out.append(message)

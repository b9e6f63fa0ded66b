"""The check of a deck of one's own as a whole: its cards, its box, its score pad, its rules and its reference card."""

from __future__ import annotations

from typing import NamedTuple

from kartenwerk.base.errors import KartenwerkError
from kartenwerk.build.workshop import CustomWorkshop
from kartenwerk.custom.check import check_faces
from kartenwerk.custom.faults import DeckFault, Report


class DeckCheck(NamedTuple):
    """What a check of a deck of one's own has found.

    `cards` and `kinds` are how many cards it has and how many different ones. A fault names its file, row and column;
    a note is worth knowing. The title is empty if the deck cannot be read.
    """

    title: str
    cards: int
    kinds: int
    faults: tuple[DeckFault, ...]
    notes: tuple[str, ...]

    @property
    def ok(self) -> bool:
        """Whether there are no faults."""
        return not self.faults


def check_whole(workshop: CustomWorkshop) -> DeckCheck:
    """All faults and notes of the deck. Nothing is raised, because a deck that cannot be read is a fault, too."""
    try:
        report, deck = check_all(workshop), workshop.deck
    except KartenwerkError as error:
        report = Report()
        report.add(error)
        return DeckCheck("", 0, 0, tuple(report.faults), tuple(report.notes))
    return DeckCheck(deck.title, len(deck.pack.cards), len(deck.kinds), tuple(report.faults), tuple(report.notes))


def check_all(workshop: CustomWorkshop) -> Report:
    """The report on the whole deck, with what reading it has found; DataError if it cannot be read."""
    report = check_cards(workshop)
    check_beside_cards(workshop, report)
    return report


def check_cards(workshop: CustomWorkshop) -> Report:
    """The report on the deck's cards and its box."""
    return check_faces(workshop.deck, workshop.custom_tools.faces(), workshop.cache)


def check_beside_cards(workshop: CustomWorkshop, report: Report) -> None:
    """Report what is wrong with the deck's score pad, its rules and its reference card."""
    deck = workshop.deck
    if deck.tools.file.pad is not None:
        from kartenwerk.products.pad.custom import check_custom_pad

        check_custom_pad(workshop, deck, report)
    if deck.rules is not None or deck.reference is not None:
        from kartenwerk.products.booklet.custom import check_custom_texts  # which loads all that sets booklets

        check_custom_texts(workshop, report)

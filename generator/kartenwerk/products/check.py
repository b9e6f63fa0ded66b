"""The check of a deck of one's own as a whole, its cards, box, score pad, rules and reference card; and of a game."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from contextlib import suppress
from typing import TYPE_CHECKING, NamedTuple

from kartenwerk.base.errors import KartenwerkError
from kartenwerk.base.message import _
from kartenwerk.build.workshop import CustomWorkshop, GameWorkshop
from kartenwerk.custom.check import check_faces
from kartenwerk.custom.data import CustomData
from kartenwerk.custom.deck import CustomDeck
from kartenwerk.custom.faults import DeckFault, Report, Spot
from kartenwerk.custom.folder import GAME
from kartenwerk.custom.game.folder import merge_reports
from kartenwerk.custom.game.member import Member

if TYPE_CHECKING:
    from kartenwerk.printing.press.walls import Dimensions


class GameCheck(NamedTuple):
    """What a check of a game of one's own has found: faults, notes, and the decks and parts that could be read.

    These are in the usual language, in the order of the game. `room` is that in the box of lid and bottom.
    """

    title: str
    decks: Mapping[str, CustomDeck]
    room: Dimensions | None
    faults: tuple[DeckFault, ...]
    notes: tuple[str, ...]

    @property
    def ok(self) -> bool:
        """Whether there are no faults."""
        return not self.faults


def check_whole_game(workshop: GameWorkshop) -> GameCheck:
    """All faults and notes of the game. Nothing is raised, because a game that cannot be read is a fault, too."""
    try:
        game = workshop.game
    except KartenwerkError as error:
        report = Report()
        report.add(error)
        return GameCheck("", {}, None, tuple(report.faults), tuple(report.notes))
    report = check_members(workshop, game.members)
    decks: dict[str, CustomDeck] = {}
    for member in game.in_language(game.languages[0]):
        with suppress(KartenwerkError):  # it is among the faults
            decks[member.name] = workshop.edition(member).deck
    room = _room_in_box(workshop) if not report.faults else None
    return GameCheck(game.file.title, decks, room, tuple(report.faults), tuple(report.notes))


def _room_in_box(workshop: GameWorkshop) -> Dimensions | None:
    """The room in the box of lid and bottom, if the game has one."""
    from kartenwerk.products.boxed_game.contents import room_of
    from kartenwerk.products.boxed_game.lid_box import wants_box

    return room_of(workshop) if wants_box(workshop) else None


def check_members(workshop: GameWorkshop, members: Sequence[Member]) -> Report:
    """The report on these decks and parts of a game, and on its game.toml."""
    return merge_checked(workshop, [(member, check_member(workshop, member)) for member in members])


def check_member(workshop: GameWorkshop, member: Member) -> Report:
    """The report on a deck or part of a game; that it cannot be read is a fault of it."""
    report = Report()
    try:
        return check_all(workshop.edition(member))
    except KartenwerkError as error:
        report.add(error)
    return report


def merge_checked(workshop: GameWorkshop, found: Sequence[tuple[Member, Report]]) -> Report:
    """The reports on decks and parts as one on the game, with what is wrong with all of them together."""
    members = [member for member, _report in found]
    merged = merge_reports(workshop.game, found)
    if not merged.faults:
        pieces = sum(
            len(workshop.edition(each).deck.pack.cards) for each in members if each.language == members[0].language
        )
        most = CustomData.load(workshop.roots).limits.cards
        if pieces > most:
            place = Spot(GAME, "decks")
            merged.fault(
                _("the game has too many cards and pieces"), place, f"{pieces:,}", _("at most {most:,}", most=most)
            )
    if not merged.faults and {each.name for each in members} == {each.name for each in workshop.game.members}:
        _check_whole(workshop, members, merged)
    return merged


def _check_whole(workshop: GameWorkshop, members: Sequence[Member], report: Report) -> None:
    """Report what is wrong with what the whole game has: its rules in the languages of the members, and its box."""
    from kartenwerk.products.boxed_game.rules import check_rules  # which loads all that sets booklets, pages and pads

    check_rules(workshop, dict.fromkeys(each.language for each in members), report)
    if not report.faults:
        _check_box(workshop, report)


def _check_box(workshop: GameWorkshop, report: Report) -> None:
    """Report what is wrong with the box of a game: its art in each language, and its room."""
    from kartenwerk.products.boxed_game.contents import room_of
    from kartenwerk.products.boxed_game.lid_box import check_art, wants_box

    if not wants_box(workshop):
        return
    with report.at(Spot(GAME, "box")):
        room_of(workshop)
    for language in workshop.game.languages:
        with report.at(Spot(GAME, "box")):
            check_art(workshop.edition(workshop.game.in_language(language)[0]))


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

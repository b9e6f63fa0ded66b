"""Looks at a deck, a game of one's own or a game's booklet again and again; what has not changed is not drawn anew."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from itertools import islice
from pathlib import Path

from kartenwerk.base.errors import DataError, KartenwerkError
from kartenwerk.base.message import Message, join
from kartenwerk.build.workshop import CustomWorkshop, GameWorkshop, Workshop
from kartenwerk.cards import Card
from kartenwerk.catalog import CardBoxes, Deck
from kartenwerk.custom.deck import CustomDeck
from kartenwerk.custom.faults import DeckFault, Report, summarize
from kartenwerk.custom.game.member import Member
from kartenwerk.graphics.display import Form
from kartenwerk.products.boxed_game.editions import printed_members
from kartenwerk.products.cards.selection import designed_boxes
from kartenwerk.products.check import check_beside_cards, check_cards, check_member, merge_checked
from kartenwerk.products.pictures.faces import draw_face_pictures, picture_key
from kartenwerk.products.watching.changes import LastPrint
from kartenwerk.products.watching.state import PageState, WatchedCard, WatchedDeck

FIRST = 10
"""So many pictures are drawn before the others, so that a page has something to show."""

Show = Callable[[PageState], object]


@dataclass
class Watcher:
    """Draws a deck again and again; pictures are made only of cards whose content has changed.

    `folder` is that of a deck or a game of one's own. Without one `deck` is a deck of the program, or a game, whose
    booklet is set again and again.
    """

    data: Path | None
    folder: Path | None
    deck: str
    pictures: Mapping[str, bytes] = field(default_factory=dict)
    last: PageState | None = None
    _good: dict[tuple[str, str, str], str] = field(default_factory=dict)

    def look(self, early: Show | None = None) -> PageState:
        """The state of the deck as it is now; a deck that cannot be read keeps the cards that were seen last.

        What is known `early` is shown: faults of reading before any card is drawn, and at first some of the cards
        before the others. No fault whatsoever is raised.
        """
        try:
            state = self._see(early or (lambda state: None))
        except DataError as error:
            state = self._as_before(error.faults)
        except KartenwerkError as error:
            state = self._as_before((error,))
        except Exception as error:  # whoever edits a deck goes on, even where the program has a fault
            words = str(error).encode("utf-8", "replace").decode()
            kind = f"{type(error).__name__}: {words}"
            state = self._as_before([KartenwerkError("this is a fault of the program: {kind}", kind=kind)])
        self._forget(state)
        self.last = state
        return state

    def _see(self, early: Show) -> PageState:
        if self.folder is None:
            workshop = Workshop.over(self.data)
            if self.deck in workshop.catalog.game_ids:
                return self._booklet(workshop)
            deck = workshop.catalog.deck(self.deck)
            drawn = self._draw(workshop, deck, {}, partial_state(deck.title, early))
            return PageState(deck.title, (drawn,))
        opened = Workshop.over(self.data, self.folder)
        return self._game(opened, early) if isinstance(opened, GameWorkshop) else self._custom(opened, early)

    def _as_before(self, faults: Iterable[KartenwerkError]) -> PageState:
        """The cards that were seen last, with other faults."""
        before = self.last or PageState(self.deck or (self.folder.name if self.folder else ""))
        return PageState(before.title, before.decks, tuple(fault.sentence for fault in faults))

    def _forget(self, state: PageState) -> None:
        """Keep the pictures alone that pages show: those of this state, and of the one before it."""
        shown = (*state.cards, *(self.last.cards if self.last else ()))
        used = {key for card in shown for key in (card.picture, card.was)}
        self.pictures = {key: picture for key, picture in self.pictures.items() if key in used}

    # A booklet

    def _booklet(self, workshop: Workshop) -> PageState:
        """The pages of a game's booklet."""
        from kartenwerk.products.watching.booklet import draw_booklet  # which loads all that sets booklets

        deck, pictures = draw_booklet(workshop, self.deck)
        self.pictures = {**self.pictures, **pictures}
        return PageState(deck.title, (deck,))

    # A deck of one's own

    def _custom(self, workshop: CustomWorkshop, early: Show) -> PageState:
        """The cards of a deck of one's own with their faults."""
        deck = workshop.deck
        if self.last is not None and deck.report.faults:
            early(self._as_before(deck.report.faults))
        report = check_cards(workshop)
        broken = bool(report.faults)
        check_beside_cards(workshop, report)  # what is wrong there leaves the cards as they are
        if not deck.cards:
            report.check()  # no card could be read: those that were seen last stay on the page
        wrong = faults_of_cards(deck, report)
        drawn = self._draw(workshop, deck, wrong, partial_state(deck.title, early, report), broken=broken)
        printed = LastPrint.of_deck(workshop.deck_folder)
        drawn = self._compare(workshop, printed, drawn)
        return PageState(deck.title, (drawn,), sentences(report), (*report.notes, *printed.notes))

    def _compare(self, workshop: CustomWorkshop, printed: LastPrint, drawn: WatchedDeck) -> WatchedDeck:
        """The deck with what has changed since it was printed, whose old pictures are kept beside the new ones."""
        compared = printed.compare(workshop, drawn)
        self.pictures = {**self.pictures, **compared.pictures}
        return compared.deck

    # A game of one's own

    def _game(self, workshop: GameWorkshop, early: Show) -> PageState:
        """The decks and parts of a game, each as a deck of one's own. One that cannot be read is as it was."""
        game, decks = workshop.game, list[WatchedDeck]()
        found = [(member, check_member(workshop, member)) for member in game.members]
        merged = merge_checked(workshop, found)
        printed, notes = LastPrint.of_game(workshop.deck_folder), tuple(merged.notes)
        readable = [member for member in game.members if _is_read(workshop.edition(member))]
        shown = {(each.name, each.language) for each in printed_members(workshop, readable)}
        for member, report in found:
            if (member.name, member.language) in shown:
                drawn = self._member(workshop, member, report)
                decks.append(self._compare(workshop.edition(member), printed, drawn))
            elif member not in readable:
                decks += self._member_before(member)
            if self.last is None:
                early(PageState(game.file.title, tuple(decks), sentences(merged), notes))
        gone = printed.gone(member.name for member in game.members)
        return PageState(game.file.title, tuple(decks), sentences(merged), (*notes, *printed.notes), gone)

    def _member(self, workshop: GameWorkshop, member: Member, report: Report) -> WatchedDeck:
        edition = workshop.edition(member)
        wrong = faults_of_cards(edition.deck, report)
        drawn = self._draw(edition, edition.deck, wrong, None, broken=bool(report.faults), member=member)
        part = edition.deck.part
        if part is None:
            return drawn
        return replace(drawn, unit="pieces", shape=part.outline.kind)

    def _member_before(self, member: Member) -> list[WatchedDeck]:
        before = self.last.decks if self.last else ()
        return [each for each in before if (each.name, each.language) == (member.name, member.language)]

    # Drawing

    def _draw(
        self,
        workshop: Workshop,
        deck: Deck,
        wrong: Mapping[str, Sequence[str]],
        show: Callable[[WatchedDeck], object] | None,
        *,
        broken: bool = False,
        member: Member | None = None,
    ) -> WatchedDeck:
        """The cards, with what is `wrong` by their names. Where cards are `broken`, those that fail are left out."""
        boxes = designed_boxes(workshop.catalog, deck)
        faces = workshop.tools(deck).faces()
        name, language = (member.name, member.language) if member else ("", "")
        cards, wanted = list[WatchedCard](), dict[str, Form]()
        for card in deck.kinds:
            id = deck.by_card[card].id if isinstance(deck, CustomDeck) else str(card)
            faults, place = [*wrong.get(id, ())], (name, language, id)
            try:
                form = faces.front(card)
                if not faults and not (broken and _fails(form)):
                    self._good[place] = picture_key(form)
                    wanted[self._good[place]] = form
            except KartenwerkError as error:
                faults.append(error.message)
            picture = self._good.get(place, "")
            seen = WatchedCard(id, deck.name_of(card), deck.pack.counts[card], picture, tuple(faults))
            cards.append(seen if picture in wanted else replace(seen, is_former=True))
        for number, form in enumerate({form.key: form for form in map(faces.back, _with_backs(deck))}.values(), 1):
            if broken and _fails(form):
                continue
            key = picture_key(form)
            wanted[key] = form
            cards.append(WatchedCard(f"back-{number}", "", 1, key))
        drawn = WatchedDeck(deck.title, tuple(cards), boxes, name=name, language=language)
        missing = {key: form for key, form in wanted.items() if key not in self.pictures}
        if show is not None and self.last is None and len(missing) > FIRST:
            first = dict(islice(missing.items(), FIRST))
            self._make(workshop, deck, first, boxes)
            show(drawn)
        self._make(workshop, deck, {key: form for key, form in missing.items() if key not in self.pictures}, boxes)
        return drawn

    def _make(self, workshop: Workshop, deck: Deck, wanted: Mapping[str, Form], boxes: CardBoxes) -> None:
        """Draw pictures of faces with their bleed. What is there is replaced at once: pages read it meanwhile."""
        self.pictures = {**self.pictures, **draw_face_pictures(workshop, deck, wanted, boxes)}


def partial_state(title: str, early: Show, report: Report | None = None) -> Callable[[WatchedDeck], object]:
    """What shows a deck of which some pictures are still to be drawn."""
    faults = () if report is None else sentences(report)
    return lambda deck: early(PageState(title, (deck,), faults))


def sentences(report: Report) -> tuple[str, ...]:
    """The faults of a report as sentences; of very many the first, and a count of the others."""
    return tuple(fault.sentence for fault in summarize(report.faults))


def faults_of_cards(deck: CustomDeck, report: Report) -> dict[str, list[str]]:
    """What is wrong with each card, by its id: row, column and box, and the message."""
    rows: dict[tuple[str, int], list[str]] = {}
    for card in deck.cards:
        rows.setdefault((card.table, card.row), []).append(card.id)
    wrong: dict[str, list[str]] = {}
    for fault in report.faults:
        places = [(fault.place.file, row) for row in fault.place.rows]
        owners = [id for place in places for id in rows.get(place, ())]
        said = describe_at_card(fault)
        for owner in dict.fromkeys(owners or ([fault.place.card] if fault.place.card else [])):
            wrong.setdefault(owner, []).append(said)
    return wrong


def describe_at_card(fault: DeckFault) -> Message:
    """The fault without its file."""
    return join(": ", filter(None, (fault.place.words, fault.message)))


def _with_backs(deck: Deck) -> Sequence[Card]:
    """The kinds of cards that have a back: many pieces of a game have none."""
    return [card for card in deck.kinds if deck.by_card[card].back] if isinstance(deck, CustomDeck) else deck.kinds


def _is_read(workshop: CustomWorkshop) -> bool:
    """Whether the deck of a game can be read; if not, that is reported already."""
    try:
        return bool(workshop.deck.cards)
    except KartenwerkError:
        return False


def _fails(form: Form) -> bool:
    """Whether a face cannot be drawn; its faults are reported already."""
    try:
        return not form.draw()
    except (DataError, DeckFault):
        return True

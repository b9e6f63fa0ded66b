"""The page of `kartenwerk watch`: every card as a picture, with its faults, made anew when a file is saved."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, replace
from hashlib import sha256
from html import escape
from pathlib import Path

from kartenwerk.base.data import DataRoots
from kartenwerk.base.errors import DataError, KartenwerkError
from kartenwerk.build.workshop import CustomWorkshop, Workshop
from kartenwerk.catalog import CardBoxes, Deck
from kartenwerk.custom.faults import DeckFault, Report
from kartenwerk.custom.prints.compare import compare_prints
from kartenwerk.custom.prints.shelf import shelf_of
from kartenwerk.graphics.display import Form
from kartenwerk.products.booklet.game import game_manuscript
from kartenwerk.products.booklet.pages import bind
from kartenwerk.products.cards.selection import designed_boxes
from kartenwerk.products.check import check_beside_cards, check_cards
from kartenwerk.products.kits.game_order import GameOrder
from kartenwerk.products.pictures.faces import draw_face_pictures, page_picture, picture_key, screen_pdf
from kartenwerk.products.prints.mark import take_print

BOOKLET = "a6"
"""The page size of a game's booklet."""


@dataclass(frozen=True)
class WatchedCard:
    """A card on the page: its name, how often it is printed, the key of its picture, and what is wrong with it."""

    id: str
    title: str
    count: int
    picture: str
    faults: tuple[str, ...] = ()
    change: str = ""
    """What has happened to it since the last print: "changed", "added" or "count"; "" for nothing."""
    was: str = ""
    """The key of the picture that was printed, where it was another one."""


@dataclass(frozen=True)
class PageState:
    """What the page shows: cards, faults and notes of the whole deck, and the card's measures in mm.

    Of a game the pages of its booklet stand for cards; `unit` says which of both they are.
    """

    title: str
    cards: tuple[WatchedCard, ...]
    faults: tuple[str, ...]
    notes: tuple[str, ...]
    boxes: CardBoxes
    seconds: float = 0.0
    unit: str = "cards"
    since: str = ""
    """What the last print is called; "" where nothing is marked as printed."""

    def as_json(self) -> str:
        boxes = self.boxes._asdict()
        cards = [{**each.__dict__, "faults": list(each.faults)} for each in self.cards]
        state = {"title": self.title, "cards": cards, "faults": self.faults, "notes": self.notes, "boxes": boxes}
        return json.dumps(
            {**state, "unit": self.unit, "since": self.since, "seconds": round(self.seconds, 2)}, ensure_ascii=False
        )


@dataclass
class Watcher:
    """Draws a deck again and again; pictures are made only of cards whose content has changed.

    `deck` may also be a game, whose booklet is set again and again.
    """

    data: Path | None
    folder: Path | None
    deck: str
    pictures: dict[str, bytes] = field(default_factory=dict)
    last: PageState | None = None
    _good: dict[str, str] = field(default_factory=dict)

    def look(self, early: Callable[[PageState], None] | None = None) -> PageState:
        """The state of the deck as it is now; a deck that cannot be read keeps the cards that were seen last.

        Faults of reading are reported `early`, with those cards, before any is drawn. No fault whatsoever is
        raised.
        """
        try:
            if self.folder is not None:
                state = self._custom(Workshop.over(self.data, self.folder), early)
            else:
                workshop = Workshop.over(self.data)
                is_game = self.deck in workshop.catalog.game_ids
                state = self._booklet(workshop) if is_game else self._built_in(workshop)
        except DataError as error:
            state = self._as_before(tuple(map(str, error.faults)))
        except KartenwerkError as error:
            state = self._as_before((str(error),))
        except Exception as error:  # whoever edits a deck goes on, even where the program has a fault
            words = f"{type(error).__name__}: {error}".encode("utf-8", "replace").decode()
            state = self._as_before((f"this is a fault of the program: {words}",))
        self.last = state
        return state

    def _as_before(self, faults: tuple[str, ...]) -> PageState:
        """The cards that were seen last, with other faults."""
        before = self.last
        boxes = before.boxes if before else CardBoxes(63, 88, 3, 4, 5)
        return PageState(before.title if before else self.deck, before.cards if before else (), faults, (), boxes)

    def _booklet(self, workshop: Workshop) -> PageState:
        """The pages of a game's booklet."""
        session = GameOrder(self.deck).session(workshop)
        pages = bind(workshop, game_manuscript(workshop, session), BOOKLET).pages
        data = screen_pdf(workshop, session.deck, pages)
        cards = []
        for number in range(len(pages)):
            picture = page_picture(data, number)
            key = sha256(picture).hexdigest()[:32]
            self.pictures[key] = picture
            cards.append(WatchedCard(str(number + 1), f"Seite {number + 1}", 1, key))
        self.pictures = {card.picture: self.pictures[card.picture] for card in cards}
        first = pages[0]
        boxes = CardBoxes(first.width, first.height, first.bleed, 0.0, 0.0)
        return PageState(session.data.title, tuple(cards), (), (), boxes, unit="pages")

    def _built_in(self, workshop: Workshop) -> PageState:
        """The cards of a deck that comes with the program."""
        deck = workshop.catalog.deck(self.deck)
        return self._draw(workshop, deck, {}, Report())

    def _custom(self, workshop: CustomWorkshop, early: Callable[[PageState], None] | None) -> PageState:
        """The cards of a deck of one's own with their faults."""
        deck = workshop.deck
        if early is not None and self.last is not None and deck.report.faults:
            early(self._as_before(tuple(map(str, deck.report.faults))))
        report = check_cards(workshop)
        if not deck.cards:
            report.check()  # no card could be read: those that were seen last stay on the page
        broken = bool(report.faults)
        check_beside_cards(workshop, report)  # what is wrong there leaves the cards as they are
        rows = {(card.table, card.row): card.id for card in deck.cards}
        wrong: dict[str, list[str]] = {}
        for fault in report.faults:
            places = [(fault.place.file, row) for row in fault.place.rows]
            owners = [rows[place] for place in places if place in rows]
            for owner in owners or ([fault.place.card] if fault.place.card else []):
                wrong.setdefault(owner, []).append(fault.message)
        state = self._draw(workshop, deck, wrong, report, broken=broken)
        return state if broken else self._with_changes(workshop, state)

    def _with_changes(self, workshop: CustomWorkshop, state: PageState) -> PageState:
        """The state with what has changed since the last print; a print that cannot be read is noted."""
        shelf = shelf_of(workshop.deck_folder)
        try:
            before = shelf.last
        except KartenwerkError as error:
            return replace(state, notes=(*state.notes, str(error)))
        if before is None:
            return state
        taken = take_print(workshop)
        found = compare_prints(before, taken.record)
        changes = {card.id: ("added", "") for card in found.added}
        changes |= {each.new.id: ("count", "") for each in found.counts}
        changes |= {each.new.id: ("changed", each.old.front) for each in found.changed}
        backs = {
            each.new.back: each.old.back for each in (*found.changed, *found.backs) if each.new.back != each.old.back
        }
        faces = {picture_key(taken.faces[new]): ("changed", old) for new, old in backs.items()}
        cards = []
        for card in state.cards:
            change, face = changes.get(card.id) or faces.get(card.picture) or ("", "")
            content = shelf.content(before, face) if face else None
            was = sha256(content).hexdigest()[:32] if content else ""
            if content:
                self.pictures[was] = content
            cards.append(replace(card, change=change, was=was))
        notes = (*state.notes, *map(str, shelf.notes))
        return replace(state, cards=tuple(cards), notes=notes, since=before.label)

    def _draw(
        self, workshop: Workshop, deck: Deck, wrong: dict[str, list[str]], report: Report, *, broken: bool = False
    ) -> PageState:
        """The cards, with what is `wrong` by their names. Where cards are `broken`, those that fail are left out."""
        boxes = designed_boxes(workshop.catalog, deck)
        faces = workshop.tools(deck).faces()
        cards: list[WatchedCard] = []
        wanted: dict[str, Form] = {}
        for card in deck.kinds:
            name = str(card)
            try:
                form = faces.front(card)
                if name not in wrong and not (broken and _fails(form)):
                    self._good[name] = picture_key(form)
                    wanted[self._good[name]] = form
            except KartenwerkError as error:
                wrong.setdefault(name, []).append(error.message)
            faults = tuple(wrong.get(name, ()))
            cards.append(
                WatchedCard(name, deck.name_of(card), deck.pack.counts[card], self._good.get(name, ""), faults)
            )
        for number, form in enumerate({form.key: form for form in map(faces.back, deck.kinds)}.values(), 1):
            if broken and _fails(form):
                continue
            key = picture_key(form)
            wanted[key] = form
            cards.append(WatchedCard(f"back-{number}", workshop.catalog.print.subjects.back, 1, key))
        self._make(workshop, deck, wanted, boxes)
        used = {card.picture for card in cards}
        self.pictures = {key: picture for key, picture in self.pictures.items() if key in used}
        return PageState(deck.title, tuple(cards), tuple(map(str, report.faults)), tuple(report.notes), boxes)

    def _make(self, workshop: Workshop, deck: Deck, wanted: Mapping[str, Form], boxes: CardBoxes) -> None:
        """The pictures of faces with their bleed that are not there yet."""
        missing = {key: form for key, form in wanted.items() if key not in self.pictures}
        self.pictures |= draw_face_pictures(workshop, deck, missing, boxes)


def _fails(form: Form) -> bool:
    """Whether a face cannot be drawn; its faults are reported already."""
    try:
        return not form.draw()
    except (DataError, DeckFault):
        return True


PAGE = "templates/watch/page.html"


def page_html(title: str, state: str = "null") -> str:
    """The page, which asks for the state and draws it; an event makes it ask again."""
    html = DataRoots.over().find(PAGE).text().replace("window.STATE=null", f"window.STATE={state}", 1)
    return html.replace("TITLE", escape(title), 1)

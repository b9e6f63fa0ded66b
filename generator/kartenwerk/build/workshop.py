"""The workshop: the data, language, templates, fonts and cache of one run, each loaded when first needed."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeVar

from kartenwerk.base.data import DataRoots
from kartenwerk.catalog import Backs, CardBoxes, Catalog, Deck
from kartenwerk.catalog.load import GERMAN, read_model
from kartenwerk.text.structure import GERMAN as AS_TOLD

if TYPE_CHECKING:
    from kartenwerk.base.cache import Cache
    from kartenwerk.catalog.people import People
    from kartenwerk.custom.deck import CustomDeck
    from kartenwerk.custom.faces import CustomFaces
    from kartenwerk.faces.faces import CardFaces
    from kartenwerk.faces.pictures import Pictures
    from kartenwerk.graphics.display import Form
    from kartenwerk.graphics.type.copyfit import Copyfit
    from kartenwerk.graphics.type.hyphenation import Hyphenator
    from kartenwerk.graphics.type.library import Fonts
    from kartenwerk.play.engine.contract import Ending, Reason
    from kartenwerk.play.engine.session import Session
    from kartenwerk.printing.press.legend import Legend
    from kartenwerk.printing.press.paper import MarkStyle, PaperSize
    from kartenwerk.text.book.style import BookStyle
    from kartenwerk.text.german import Language
    from kartenwerk.text.templating import Templates

Result = TypeVar("Result")


@dataclass(frozen=True)
class Workshop:
    """The tools of one run. `folder` is a user's folder of data, laid over the project's own, or None.

    `custom` is the folder of a deck of one's own, or None.
    """

    roots: DataRoots
    folder: Path | None = None
    custom: Path | None = None

    @staticmethod
    def over(folder: Path | None, custom: Path | None = None) -> Workshop:
        """A workshop over the project's data and a user's folder; KartenwerkError if the folder holds no data."""
        return Workshop(DataRoots.over(folder), folder, custom)

    @cached_property
    def catalog(self) -> Catalog:
        return Catalog(self.roots, self.custom_deck, self.printed_in)

    @property
    def printed_in(self) -> str:
        """The language of what is printed beside the texts of cards: that of the deck of one's own, else German."""
        return self.custom_deck.tools.printed_in if self.custom_deck else GERMAN

    @property
    def locale(self) -> str:
        """That language as files name it for screen readers."""
        return AS_TOLD if self.printed_in == GERMAN else self.printed_in

    @cached_property
    def custom_deck(self) -> CustomDeck | None:
        """The deck of one's own, read from its folder; DataError if it cannot be read."""
        if self.custom is None:
            return None
        from kartenwerk.custom.reading import read_deck

        return read_deck(self.custom, self.roots, Catalog(self.roots), self.language, self.cache)

    @property
    def given_deck(self) -> CustomDeck:
        """The deck of one's own, where it is known that there is one."""
        deck = self.custom_deck
        assert deck is not None
        return deck

    @property
    def notes(self) -> Sequence[str]:
        """What is worth knowing of the deck of one's own whenever it is printed."""
        return [] if self.custom_deck is None else self.custom_deck.report.lasting_notes

    @property
    def digests(self) -> Mapping[str, str]:
        """Hashes of what own decks are made from, by their ids."""
        return {} if self.custom_deck is None else {self.custom_deck.id: self.custom_deck.digest}

    @cached_property
    def language(self) -> Language:
        from kartenwerk.text.german import Language

        return Language.load(self.roots)

    @cached_property
    def templates(self) -> Templates:
        from kartenwerk.text.templating import Templates

        return Templates(self.roots, self.language)

    @cached_property
    def cache(self) -> Cache:
        from kartenwerk.base.cache import Cache

        return Cache.of_user()

    @cached_property
    def fonts(self) -> Fonts:
        from kartenwerk.graphics.type.library import Fonts

        if self.custom_deck is not None:
            return self.custom_deck.tools.fonts
        return Fonts(self.cache, self.roots)

    @cached_property
    def hyphenator(self) -> Hyphenator:
        from kartenwerk.graphics.type.hyphenation import Hyphenator

        return Hyphenator.of(self.printed_in, self.roots) or Hyphenator("")

    def book_style(self, page: str) -> BookStyle:
        """The typographic style of booklets of that page size; KartenwerkError for an unknown size."""
        from kartenwerk.text.book.style import read_style

        return read_style(self.roots, page)

    def sheet(self, paper: str) -> PaperSize:
        """A paper as the press takes it."""
        from kartenwerk.printing.press.paper import PaperSize

        data = self.catalog.paper(paper)
        return PaperSize(data.width, data.height)

    @property
    def marks(self) -> MarkStyle:
        """How crop and fold marks are drawn."""
        from kartenwerk.printing.press.paper import MarkStyle

        data = self.catalog.print.marks
        return MarkStyle(data.offset, data.length, data.width)

    def legend(self, backs: Backs) -> Legend:
        """The ruler, and the note on how to turn the paper, of a home sheet whose backs are printed that way."""
        from kartenwerk.printing.press.legend import Legend

        data = self.catalog.print
        return Legend(data.turn_notes[backs], data.ruler)

    def pictures(self, deck: Deck) -> Pictures:
        """Draws the deck's SVG templates at its own size and in its display face; one for all that draw in a run."""
        return self.once(("pictures", id(deck)), lambda: self._pictures(deck))  # which keep the deck, and so its id

    def _pictures(self, deck: Deck) -> Pictures:
        from kartenwerk.faces.pictures import Pictures, no_card
        from kartenwerk.printing.braille.printed import PrintedDots

        card = self.catalog.print.card
        return Pictures(
            deck,
            CardBoxes(deck.width, deck.height, card.bleed, card.safe, card.radius),
            self.roots,
            lambda: self.templates,
            self._measure,
            dots=PrintedDots(self.roots, deck),
            display=self.display(deck),
            cards=self._small_card if self.custom_deck is not None else no_card,
        )

    def _small_card(self, id: str) -> Form | None:
        """A card of the deck of one's own as figures show it; its back if the id is that of backs."""
        deck = self.custom_deck
        assert deck is not None
        return self.custom_faces(deck.measures).small(id)

    def display(self, deck: Deck) -> str:
        """The font in which a deck's titles are set: its own, named after it, or the one that decks share."""
        from kartenwerk.faces.pictures import DISPLAY

        if self.custom_deck is not None and deck.id == self.custom_deck.id:
            return self.custom_deck.tools.title_cut
        special = f"{deck.id}-{DISPLAY}"
        return special if special in self.fonts.cuts else DISPLAY

    def copyfit(self, deck: Deck) -> Copyfit:
        """Fits words into widths; for templates "display" is the deck's own display face."""
        from kartenwerk.faces.pictures import DISPLAY
        from kartenwerk.graphics.type.copyfit import Copyfit

        return Copyfit(self.fonts, {DISPLAY: self.display(deck)})

    def faces(self, deck: Deck) -> CardFaces:
        """The deck's faces, made once a run."""
        from kartenwerk.faces.faces import Faces

        if self.custom_deck is not None and deck.id == self.custom_deck.id:
            return self.custom_faces(self.custom_deck.measures)
        return self.once(("faces", deck.id), lambda: Faces(self.pictures(deck), self.roots))

    def custom_faces(self, boxes: CardBoxes) -> CustomFaces:
        """The faces of the deck of one's own on cards of that size, made once a run."""
        from kartenwerk.custom.faces import CustomFaces

        deck = self.custom_deck
        assert deck is not None
        size = boxes.width, boxes.height
        return self.once(("custom", boxes), lambda: CustomFaces(deck, size, boxes.bleed, boxes.safe))

    def once(self, key: Hashable, make: Callable[[], Result]) -> Result:
        """The result of `make`, computed once a run for each key."""
        if key not in self._results:
            self._results[key] = make()
        result: Result = self._results[key]
        return result

    @cached_property
    def _results(self) -> dict[Hashable, Any]:
        return {}

    def _measure(self, font: str, text: str, size: float, tracking: float) -> float:
        return self.fonts.face(font).width(text, size, tracking)

    @cached_property
    def people(self) -> People:
        """The people who play in examples and on specimen pads, and the date written there."""
        from kartenwerk.catalog.people import People

        return read_model(self.roots.find("rules_data/names.toml"), People)

    def session(self, game: str, rules_file: Path | None, settings: Sequence[str], variant: str = "") -> Session:
        """A session of the game by a variant, house rules from a file and settings; KartenwerkError if any is wrong."""
        from kartenwerk.play.engine.session import Session
        from kartenwerk.play.games import rules_of

        data = self.catalog.game(game)
        house = self.catalog.house_rules(data, rules_file, settings, variant)
        return Session(rules_of(data), data, self.catalog.deck(data.deck), house, self.people.names)

    def sentence(self, session: Session, reason: Reason) -> str:
        """The German sentence for a reason or remark, as the game's data words it; seats have their names."""
        from kartenwerk.text.german import figures

        who = "" if reason.seat is None else session.names[reason.seat]
        return self.templates.sentence(
            session.data.sentence(reason.id),
            karten=[session.deck.name_of(card) for card in reason.cards],
            werte=[card.value for card in reason.cards],
            regeln=session.values,
            wer=who,
            name=who,
            selbst=False,
            zahl="" if reason.number is None else figures(reason.number),
        )

    def ending(self, session: Session, ending: Ending) -> str:
        """The German sentence for how the sides of a deal have ended."""
        from kartenwerk.text.german import figures, join_words

        made, needed = ("" if number is None else figures(number) for number in (ending.number, ending.needed))
        names = join_words([session.names[seat] for seat in ending.seats])
        text = session.data.sentence(ending.id)
        return self.templates.sentence(text, namen=names, zahl=made, gebraucht=needed, regeln=session.values)

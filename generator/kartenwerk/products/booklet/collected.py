"""The collected rule book of a deck as a manuscript: its cards, all its games, and one glossary."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from typing import Any, NamedTuple

from kartenwerk.build.product import FileKind, MakeFile, Product
from kartenwerk.build.workshop import Workshop
from kartenwerk.catalog import Deck, SuitedDeck
from kartenwerk.graphics.svg.reader import Drawing
from kartenwerk.play.engine.session import Session
from kartenwerk.play.mechanics.augen import AUGEN
from kartenwerk.products.booklet.book_back import FIGURE as BOOK_BACK
from kartenwerk.products.booklet.book_back import draw_book_back
from kartenwerk.products.booklet.bookends import BookEnds, IndexedChapter
from kartenwerk.products.booklet.card_pictures import picture_chapter
from kartenwerk.products.booklet.choosing import GameChoice, choose_of, order_choices
from kartenwerk.products.booklet.figures import Descriptions, Figures
from kartenwerk.products.booklet.game import LICENCE, PROBLEMS, TAILPIECE, booklet_values, reference_text
from kartenwerk.products.booklet.glossary import Entry, merge_glossaries, read_glossary
from kartenwerk.products.booklet.lettering import card_lettering
from kartenwerk.products.booklet.manuscript import BookLayout, Manuscript, Source
from kartenwerk.products.booklet.problems import problem_chapter
from kartenwerk.products.booklet.visual_contents import VisualContents
from kartenwerk.products.box.design import box_design
from kartenwerk.products.game_templates import game_template
from kartenwerk.products.kits.game_order import GameOrder, joint_choices
from kartenwerk.text.book.blocks import Cover, PagePicture
from kartenwerk.text.book.chapters import Chapter
from kartenwerk.text.book.page import RunningHeads
from kartenwerk.text.templating import markdown

TITLE = "Regelbuch"
APPENDIX = "Anhang"
DECK_CHAPTER = "Blatt"
"""What the index calls the chapter about the deck."""

BASICS = "Grundlagen"
BASIC_WORDS = ("Stich", "Bekennen", "Trumpf", "Augen", "Halten", "Satz", "Folge")
"""Words that the chapter on what games share explains where two games of the book do."""

FEW_GAMES = 4
"""So many games share no more than the chapter about the deck can say."""

QUESTION = "Welches Spiel heute?"
LEGEND = "Eine Scheibe je Mitspieler · voller Balken: zwei Stunden · Schwierigkeit: unsere Einschätzung"
GLOSSARY = "glossary.md.j2"
COVER = "deck/umschlag"
ENDPAPER, TITLE_PAGE, OPENING = "deck/vorsatz", "deck/titelblatt", "deck/kapitel"
"""The pictures that fill a page: after the cover, before the contents, before a chapter without a cover of its own."""


@dataclass(frozen=True)
class CollectedRules(Source):
    """The rules of all games of a deck, each as it was ordered.

    What is made from them belongs to the batch of the last game, whose examples have been found by then.
    """

    orders: tuple[GameOrder, ...]

    def write(self, workshop: Workshop) -> Manuscript:
        return Collection.of(workshop, self).manuscript()

    def references(self, workshop: Workshop) -> tuple[Manuscript, ...]:
        return tuple(reference_text(workshop, order.session(workshop)) for order in self.orders)

    def name(self, form: str) -> str:
        return "_".join(filter(None, ("regelbuch", form)))

    def product(self, name: str, kind: FileKind, make: MakeFile, *choices: tuple[str, str]) -> Product:
        id = self.deck.id
        inputs = (id, *(order.game for order in self.orders))
        batch = self.orders[-1].folder(self.deck) if self.orders else f"{id}/{self.name('')}"
        return Product(f"{id}/{name}", kind, make, inputs, (*joint_choices(self.orders), *choices), batch)


class BookContext(NamedTuple):
    """What a game's text knows of the book around it: words of its own that the book explains in front, for all its
    games, and whether it answers there, too, what all tables ask."""

    shared: tuple[str, ...] = ()
    answers: bool = False


class GamePart(NamedTuple):
    """A game in the book: its session, and the values for its templates."""

    session: Session
    values: Mapping[str, Any]


@dataclass(frozen=True)
class Collection:
    """A collected book in the making. `values` are those of the templates that belong to no game."""

    workshop: Workshop
    deck: Deck
    parts: Sequence[GamePart]
    values: Mapping[str, Any]

    @staticmethod
    def of(workshop: Workshop, source: CollectedRules) -> Collection:
        deck = source.deck
        sessions = [order.session(workshop) for order in source.orders]
        parts = [GamePart(session, booklet_values(workshop, session)) for session in sessions]
        values = {
            "deck": deck,
            "spiele": [part.values for part in parts],
            "titel": TITLE,
            "zeichen": box_design(workshop.roots, deck).signs_of(deck),
            "hand": box_design(workshop.roots, deck).hand,
        }
        return Collection(workshop, deck, parts, values)

    def manuscript(self) -> Manuscript:
        deck, title = self.deck, f"{self.deck.title}: {TITLE}"
        return Manuscript(
            deck.id,
            deck,
            title=title,
            headline=title,
            line=f"Spiele mit {deck.dative}.",
            chapters=tuple(replace(chapter, number=number) for number, chapter in enumerate(self._chapters())),
            drawing=self._drawing,
            compact=Figures(self.workshop, deck, self._owners, self.workshop.compact_templates).drawing,
            describe=Descriptions(self.workshop, deck, self._owners),
            signs=card_lettering(self.workshop, deck),
            hyphenator=self.workshop.hyphenator,
            layout=BookLayout(TAILPIECE, BOOK_BACK, ends=self._ends()),
            footer=(LICENCE,),
            afterword=picture_chapter(deck, deck.kinds),
            cover=Cover(COVER, {}),
        )

    @property
    def _owners(self) -> Mapping[str, Mapping[str, Any]]:
        """Whose values the figures of the book may use."""
        return {"deck": self.values, **{part.session.data.id: part.values for part in self.parts}}

    def _ends(self) -> BookEnds:
        """What names the pages of the book."""
        titles = {part.session.data.id: part.session.data.title for part in self.parts}
        of_deck, of_games = self._glossaries
        words = [Entry(word, "") for word in BASIC_WORDS if self._shares and word in self._basics["gemeinsam"]]
        if self._has_basics:
            chapters = [IndexedChapter(DECK_CHAPTER, of_deck), IndexedChapter(BASICS, words)]
        else:
            chapters = [IndexedChapter(DECK_CHAPTER, [*of_deck, *words])]
        chapters += [IndexedChapter(title, of_games[title]) for title in titles.values()]
        return BookEnds(
            self.workshop,
            chapters,
            titles,
            self._front,
            lambda glossary: self._end(glossary, indexed=True),
            lambda pages: merge_glossaries(of_deck, of_games, pages),
            VisualContents(self._choices, QUESTION, LEGEND, self._draw),
        )

    @cached_property
    def _choices(self) -> Sequence[GameChoice]:
        """The games in the order in which one chooses them."""
        return order_choices(choose_of(self.workshop, part.session.data, part.values) for part in self.parts)

    def _drawing(self, name: str, arguments: Mapping[str, str], measure: float, lead: float) -> Drawing:
        """A figure of the book; covers of games are laid on its back."""
        if name == BOOK_BACK:
            return draw_book_back(self._draw, self._choices, measure, lead)
        return Figures(self.workshop, self.deck, self._owners).drawing(name, arguments, measure, lead)

    def _draw(self, name: str, values: Mapping[str, Any], measure: float, lead: float) -> Drawing:
        """A figure with values beside those of its owner."""
        owner = name.partition("/")[0]
        owners = {**self._owners, owner: {**self._owners[owner], **values}}
        return Figures(self.workshop, self.deck, owners).drawing(name, {}, measure, lead)

    def _front(self, values: Mapping[str, Any]) -> Chapter:
        """The cover, the endpaper, the title page and the table of contents."""
        covers = (PagePicture(ENDPAPER, {}), PagePicture(TITLE_PAGE, {}))
        return self._chapter("booklets/rulebook", {**self.values, **values}, TITLE, covers=covers, entry="")

    def _chapters(self) -> Iterator[Chapter]:
        """A chapter for the deck, one for what many games share, one for each, and the appendix with the glossary."""
        basics = {**self.values, **self._basics, "grundlagen": False}
        of_deck = {**basics, "grundlagen": len(self.parts) > 1 and not self._has_basics}
        yield self._open("booklets/rulebook_deck", of_deck, self.deck.title, "blatt")
        if self._has_basics:
            yield self._open("booklets/grundlagen", basics, BASICS, "stich")
        for session, values in self.parts:
            game = {**values, "regelbuch": self._context(session), PROBLEMS: problem_chapter(self.workshop, values)}
            for part in ("text", "short"):
                template = game_template(self.workshop.roots, session.data.id, f"{part}.md.j2")
                game[part] = markdown(self.workshop.templates.render(template, game))
            title, house = session.data.title, session.house.name
            yield self._chapter("booklets/rulebook_game", game, title, f"{title} · {house}" if house else title)
        yield self._end(merge_glossaries(*self._glossaries), indexed=False)

    @property
    def _has_basics(self) -> bool:
        """Whether what games share has a chapter. Of few games the chapter about the deck says it: an
        opening for one page would be a page more to turn."""
        return self._shares and len(self.parts) > FEW_GAMES

    @property
    def _shares(self) -> bool:
        """Whether games share words that the book explains in front, besides the answers to what all tables ask."""
        return len(self._basics["stichspiele"]) > 1 or {"Satz", "Folge"} <= self._basics["gemeinsam"].keys()

    @cached_property
    def _basics(self) -> Mapping[str, Any]:
        """The values of that chapter: of each word the games that explain it, if there are two."""
        found: dict[str, list[str]] = {}
        for title, entries in self._glossaries[1].items():
            for entry in entries:
                found.setdefault(entry.word, []).append(title)
        ranks = [rank for rank in self.deck.ranks if rank.code in AUGEN] if isinstance(self.deck, SuitedDeck) else []
        return {
            "gemeinsam": {word: titles for word, titles in found.items() if len(titles) > 1},
            "stichspiele": [session.data.title for session, _ in self.parts if session.data.kind == "tricks"],
            "augen": AUGEN,
            "augenraenge": sorted(ranks, key=lambda rank: -AUGEN[rank.code]),
            "augensumme": sum(AUGEN[rank.code] for rank in ranks),
        }

    def _context(self, session: Session) -> BookContext:
        """What the text of a game knows of this book."""
        title, shared = session.data.title, self._basics["gemeinsam"] if self._shares else {}
        words = tuple(word for word in BASIC_WORDS if title in shared.get(word, ()))
        return BookContext(words, answers=len(self.parts) > 1)

    def _end(self, glossary: str, *, indexed: bool) -> Chapter:
        """The appendix; `indexed` with the heading of an index."""
        choices = {"frage": QUESTION, "auswahl": self._choices}
        values = {**self.values, **choices, "glossary": markdown(glossary), "register": indexed}
        return self._open("booklets/rulebook_end", values, APPENDIX, "ruecken")

    def _open(self, template: str, values: Mapping[str, Any], title: str, picture: str) -> Chapter:
        """A chapter without a cover of its own: a page shows its title and a `picture`."""
        return self._chapter(template, values, title, covers=(PagePicture(OPENING, {"titel": title, "bild": picture}),))

    def _chapter(
        self,
        template: str,
        values: Mapping[str, Any],
        title: str,
        head: str = "",
        covers: tuple[PagePicture, ...] = (),
        entry: str | None = None,
    ) -> Chapter:
        file = f"{template}.md.j2"
        text = self.workshop.templates.render(file, values)
        heads = RunningHeads(self.deck.title, head or title)
        return Chapter(text, heads, f"templates/{file}", title if entry is None else entry, covers=covers)

    @cached_property
    def _glossaries(self) -> tuple[list[Entry], dict[str, list[Entry]]]:
        """The entries of the deck, and those of each game by its title."""
        templates, own = self.workshop.templates, f"decks/{self.deck.id}/{GLOSSARY}"
        of_deck = read_glossary(templates.render(own, self.values), f"templates/{own}")
        of_games = {}
        for session, values in self.parts:
            file = game_template(self.workshop.roots, session.data.id, GLOSSARY)
            of_games[session.data.title] = read_glossary(templates.render(file, values), f"templates/{file}")
        return of_deck, of_games

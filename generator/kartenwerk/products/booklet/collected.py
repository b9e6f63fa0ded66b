"""The collected rule book of a deck as a manuscript: its cards, all its games, and one glossary."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any, NamedTuple

from kartenwerk.build.product import FileKind, MakeFile, Product
from kartenwerk.build.workshop import Workshop
from kartenwerk.catalog import Deck
from kartenwerk.play.engine.session import Session
from kartenwerk.products.booklet.card_pictures import picture_chapter
from kartenwerk.products.booklet.contents import TocChapter
from kartenwerk.products.booklet.figures import Descriptions, Figures
from kartenwerk.products.booklet.game import BACK, LICENCE, TAILPIECE, booklet_values, reference_text
from kartenwerk.products.booklet.glossary import merge_glossaries, read_glossary
from kartenwerk.products.booklet.lettering import card_lettering
from kartenwerk.products.booklet.manuscript import BookLayout, Manuscript, Source
from kartenwerk.products.box.design import box_design
from kartenwerk.products.box.panels import deck_pitch
from kartenwerk.products.game_templates import game_template
from kartenwerk.products.kits.game_order import GameOrder, joint_choices
from kartenwerk.text.book.blocks import Cover, PagePicture
from kartenwerk.text.book.chapters import Chapter
from kartenwerk.text.book.page import RunningHeads
from kartenwerk.text.templating import markdown

TITLE = "Regelbuch"
APPENDIX = "Anhang"
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
            "angebot": deck_pitch(workshop, deck),
            "zeichen": box_design(workshop.roots, deck).signs_of(deck),
        }
        return Collection(workshop, deck, parts, values)

    def manuscript(self) -> Manuscript:
        deck, title = self.deck, f"{self.deck.title}: {TITLE}"
        owners = {"deck": self.values, **{part.session.data.id: part.values for part in self.parts}}
        return Manuscript(
            deck.id,
            deck,
            title=title,
            headline=title,
            line=f"Spiele mit {deck.dative}.",
            chapters=tuple(replace(chapter, number=number) for number, chapter in enumerate(self._chapters())),
            drawing=Figures(self.workshop, deck, owners).drawing,
            describe=Descriptions(self.workshop, deck, owners),
            signs=card_lettering(self.workshop, deck),
            hyphenator=self.workshop.hyphenator,
            layout=BookLayout(TAILPIECE, BACK, front=self._front),
            footer=(LICENCE,),
            afterword=picture_chapter(deck, deck.kinds),
            cover=Cover(COVER, {}),
        )

    def _front(self, contents: Sequence[TocChapter]) -> Chapter:
        """The cover, the endpaper, the title page and the table of contents."""
        covers = (PagePicture(ENDPAPER, {}), PagePicture(TITLE_PAGE, {}))
        return self._chapter("booklets/rulebook", {**self.values, "inhalt": contents}, TITLE, covers=covers, entry="")

    def _chapters(self) -> Iterator[Chapter]:
        """A chapter for the deck, one for each game, and the appendix with the glossary and the last page."""
        yield self._open(f"decks/{self.deck.id}/text", self.values, self.deck.title)
        for session, values in self.parts:
            game = {**values, "regelbuch": True}
            template = game_template(self.workshop.roots, session.data.id, "text.md.j2")
            game["text"] = markdown(self.workshop.templates.render(template, game))
            title, house = session.data.title, session.house.name
            yield self._chapter("booklets/rulebook_game", game, title, f"{title} · {house}" if house else title)
        yield self._open("booklets/rulebook_end", {**self.values, "glossary": markdown(self._glossary())}, APPENDIX)

    def _open(self, template: str, values: Mapping[str, Any], title: str) -> Chapter:
        """A chapter without a cover of its own, whose title fills a page."""
        return self._chapter(template, values, title, covers=(PagePicture(OPENING, {"titel": title}),))

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

    def _glossary(self) -> str:
        """The entries of the deck and of all games in one list."""
        templates, own = self.workshop.templates, f"decks/{self.deck.id}/{GLOSSARY}"
        of_deck = read_glossary(templates.render(own, self.values), f"templates/{own}")
        of_games = {}
        for session, values in self.parts:
            file = game_template(self.workshop.roots, session.data.id, GLOSSARY)
            of_games[session.data.title] = read_glossary(templates.render(file, values), f"templates/{file}")
        return merge_glossaries(of_deck, of_games)

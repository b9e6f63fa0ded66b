"""The rules of a game as a manuscript: the texts of its booklet, filled with rules and with played examples."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from functools import lru_cache
from typing import Any, NamedTuple

from kartenwerk.build.product import FileKind, MakeFile, Product
from kartenwerk.build.workshop import Workshop, once_a_run
from kartenwerk.catalog import HouseRules
from kartenwerk.catalog.rule_code import rule_code
from kartenwerk.play.engine.session import Session
from kartenwerk.play.examples.showcase import showcase_of
from kartenwerk.products.booklet.card_pictures import picture_chapter
from kartenwerk.products.booklet.figures import Descriptions, Figures
from kartenwerk.products.booklet.lettering import card_lettering
from kartenwerk.products.booklet.manuscript import BookLayout, Manuscript, Source
from kartenwerk.products.booklet.practice import read_practice
from kartenwerk.products.booklet.problems import problem_chapter, problem_views
from kartenwerk.products.box.design import box_design
from kartenwerk.products.game_templates import game_template
from kartenwerk.products.generic_words import generic_words
from kartenwerk.products.kits.game_order import GameOrder
from kartenwerk.table.lessons.chart_words import charts_of
from kartenwerk.table.sitting.tongue import read_tongue
from kartenwerk.table.sitting.words import GERMAN
from kartenwerk.text.book.chapters import Chapter
from kartenwerk.text.book.page import RunningHeads
from kartenwerk.text.book.typography import typography_of
from kartenwerk.text.templating import Templates, fill, markdown
from kartenwerk.text.web.language import PAGE_IN_GERMAN, page_words

LICENCE = f"{PAGE_IN_GERMAN.licence} {PAGE_IN_GERMAN.font}"
"""What a book says of its rights that the program brings."""

TAILPIECE = "deck/schluss"
"""The figure that closes a section of a booklet or a rule book on a page that is rather empty."""

BACK = "deck/rueckdeckel"
"""The figure that covers a book behind its last pages."""

REFERENCE = "reference"
"""The owner of the pictures that reference cards of all games share: `templates/reference/figures/`."""

IN_BOX = "schachtel"
"""The value by which short rules leave out what has no room on the back of the box edition."""

CHARTS = "tafeln"
"""The value that holds the charts, of which the box edition has none: its pages are too small."""

PROBLEMS = "aufgabenteil"
"""The value that holds the chapter of problems, where an edition asks them."""

PARTS = ("text", "glossary", "short")
"""The templates that a game sets into the frame of its booklet."""


@dataclass(frozen=True)
class GameRules(Source):
    """The rules of a game as they were ordered, in a batch of their own, so that examples are found once."""

    order: GameOrder

    def write(self, workshop: Workshop) -> Manuscript:
        return game_manuscript(workshop, self.order.session(workshop))

    def references(self, workshop: Workshop) -> tuple[Manuscript, ...]:
        return (reference_text(workshop, self.order.session(workshop)),)

    def product(self, name: str, kind: FileKind, make: MakeFile, *choices: tuple[str, str]) -> Product:
        product = self.order.product(self.deck, name, kind, make, *choices)
        return replace(product, batch=self.order.folder(self.deck))


@once_a_run
def game_manuscript(workshop: Workshop, session: Session) -> Manuscript:
    """The booklet of a session, written once a run for all its editions."""
    game, deck, house = session.data.id, session.deck, session.house
    values = booklet_values(workshop, session)
    signs = {"zeichen": box_design(workshop.roots, deck).signs_of(deck)}
    owners = {game: values, "deck": signs, REFERENCE: values}
    heads = RunningHeads(session.data.title, house.name or deck.title)
    line, source = subtitle(workshop, session), f"templates/games/{game}"
    words, language = page_words(workshop.game_language), workshop.game_language
    typography = typography_of(language)
    text = booklet_text(workshop, game, values)
    uncharted = booklet_text(workshop, game, {**values, CHARTS: ()}) if values[CHARTS] else text
    in_box = box_text(workshop, game, values, uncharted)
    problems = problem_views(workshop, session)
    at_length = booklet_text(workshop, game, {**values, PROBLEMS: problem_chapter(workshop, values)})
    return Manuscript(
        game,
        deck,
        title=session.data.title,
        headline=f"{session.data.title}: {words.rules}",
        line=line,
        chapters=(Chapter(text, heads, source, typography=typography),),
        box_chapters=(Chapter(in_box, heads, source, typography=typography),) if in_box != text else (),
        long_chapters=(Chapter(at_length, heads, source, typography=typography),) if problems else (),
        session=session,
        drawing=Figures(workshop, deck, owners).drawing,
        scaled=tuple(Figures(workshop, deck, owners, each).drawing for each in workshop.scaled_templates),
        compact=Figures(workshop, deck, owners, workshop.compact_templates).drawing,
        describe=Descriptions(workshop, deck, owners),
        signs=card_lettering(workshop, deck),
        hyphenator=workshop.hyphenator,
        layout=BookLayout(
            TAILPIECE, BACK, short_rules_behind=True, more_closing=1 if house.notes or house.changes else 0
        ),
        footer=(
            f"{session.data.title}: {line} {generic_words(workshop)['proved']}",
            f"{words.licence} {words.font}" if deck.bundled else words.font,
        ),
        words=words,
        language=language,
        afterword=picture_chapter(deck, session.kinds),
        practice=read_practice(workshop, session),
        most_players=session.data.players[-1],
        code=rule_code(session.data).write(session.values),
    )


def reference_text(workshop: Workshop, session: Session) -> Manuscript:
    """The short rules of a game's reference card."""
    rules = game_manuscript(workshop, session)
    template = game_template(workshop.roots, session.data.id, "reference.md.j2")
    text = workshop.templates.render(template, booklet_values(workshop, session))
    (first,) = rules.chapters
    chapter = Chapter(text, first.heads, f"templates/{template}", typography=first.typography)
    return replace(rules, chapters=(chapter,), scaled=())


def subtitle(workshop: Workshop, session: Session) -> str:
    """What stands under the title: the deck, and whose house rules these are."""
    house, words = session.house, generic_words(workshop)
    said = fill(words["subtitle"], deck=session.deck)
    if not house.name:
        return said
    return f"{said} {fill(words['as_of'], name=house.name, datum=house.date) if house.date else house.name + '.'}"


def booklet_text(workshop: Workshop, game: str, values: Mapping[str, Any], templates: Templates | None = None) -> str:
    """The booklet as Markdown: the parts that the game brings, in the frame that all booklets share."""
    parts = {part: _render(workshop, game, part, values, templates) for part in PARTS}
    return (templates or workshop.templates).render("booklets/booklet.md.j2", {**values, **parts})


def box_text(workshop: Workshop, game: str, values: Mapping[str, Any], text: str) -> str:
    """The booklet's `text` with short rules that leave out what the small page of the box edition cannot hold."""
    short, in_box = (_render(workshop, game, "short", {**values, IN_BOX: is_box}) for is_box in (False, True))
    before, _, behind = text.rpartition(short)
    return f"{before}{in_box}{behind}"


def _render(
    workshop: Workshop, game: str, part: str, values: Mapping[str, Any], templates: Templates | None = None
) -> str:
    """A part of the booklet, from the game's template or the one that games share."""
    template = game_template(workshop.roots, game, f"{part}.md.j2")
    return markdown((templates or workshop.templates).render(template, values))


@once_a_run
def booklet_values(workshop: Workshop, session: Session) -> Mapping[str, Any]:
    """The values for the booklet's templates: rules, deck, game, house rules and examples, computed once a run."""
    packs = pack_sizes(session)
    played = read_practice(workshop, session)
    return {
        "r": session.values,
        "deck": session.deck,
        "game": session.data,
        "house": session.house,
        "karten": packs[0],
        "kartenzahlen": packs,
        "w": generic_words(workshop),
        "abweichungen": deviations(workshop, session),
        "regelbuch": False,
        IN_BOX: False,
        PROBLEMS: "",
        "aufgaben": problem_views(workshop, session),
        CHARTS: charts_of(workshop.roots, read_tongue(workshop, session, GERMAN)),
        **shown_examples(session),
        "probe": played.values,
        "probespiel": played.text,
    }


def pack_sizes(session: Session) -> list[int]:
    """With how many cards the game is played: one number, or as many as its numbers of players ask for."""
    return sorted({len(session.pack_for(players)) for players in session.data.players})


def shown_examples(session: Session) -> Mapping[str, Any]:
    """The examples by these rules; rounds that differ in their name and date alone share them."""
    return _examples(replace(session, house=HouseRules(changes=session.house.changes)))


@lru_cache(maxsize=64)
def _examples(session: Session) -> Mapping[str, Any]:
    """Matches are played to find them, so they are found once for equal sessions, whichever workshop asks."""
    return showcase_of(session.game).shown(session)


class Deviation(NamedTuple):
    """A house rule that differs from the default: its label, what is played here and what is played else, in words."""

    label: str
    wert: str
    sonst: str


def deviations(workshop: Workshop, session: Session) -> list[Deviation]:
    """Every rule of the session that differs from its default."""
    switch = generic_words(workshop)["yes"], generic_words(workshop)["no"]
    return [
        Deviation(
            parameter.label,
            parameter.in_words(session.values[key], *switch),
            parameter.in_words(parameter.default, *switch),
        )
        for key, parameter in session.data.rules.items()
        if session.values[key] != parameter.default
    ]

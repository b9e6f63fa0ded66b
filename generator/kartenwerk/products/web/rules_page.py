"""Rules as one page for the screen: a manuscript's text and pictures, and its practice deal move by move."""

from __future__ import annotations

import json
from collections.abc import Collection, Sequence
from functools import cache, cached_property, partial
from typing import NamedTuple

from markupsafe import Markup

from kartenwerk.build.product import Made
from kartenwerk.build.workshop import Workshop
from kartenwerk.catalog import Deck
from kartenwerk.catalog.load import GERMAN
from kartenwerk.graphics.display import Box, Place
from kartenwerk.printing.pdf.outlines import Outlines
from kartenwerk.products.booklet.lettering import card_lettering
from kartenwerk.products.booklet.manuscript import Edition, Manuscript
from kartenwerk.products.generic_words import generic_words
from kartenwerk.products.web.deal import DEAL, DealSection, move_link
from kartenwerk.products.web.fonts import web_font
from kartenwerk.products.web.frame import (
    PAGES,
    SiteFrame,
    address,
    deck_accent,
    font_path,
    picture_path,
    print_link,
    search_field,
)
from kartenwerk.products.web.howplay.tree import arrange, grow_tree, number_tree, walk
from kartenwerk.products.web.moves import MoveFinder
from kartenwerk.products.web.problems import problem_section
from kartenwerk.products.web.questions import (
    PROBLEM,
    QuestionRow,
    QuestionWriter,
    WrittenQuestions,
    practice_questions,
    problem_questions,
)
from kartenwerk.products.web.scenes import scenes
from kartenwerk.products.web.script_words import Words, script_in, word_on_page
from kartenwerk.products.web.site_words import site_words
from kartenwerk.products.web.sources import rules_path
from kartenwerk.products.web.words import hyphenate
from kartenwerk.text.book.blocks import Block, Cover, Heading
from kartenwerk.text.book.chapters import Chapter
from kartenwerk.text.web.blocks import BlockWriter, PageSection
from kartenwerk.text.web.drawings import PageDrawings
from kartenwerk.text.web.inks import style as ink_style
from kartenwerk.text.web.letters import Letters, link_fonts
from kartenwerk.text.web.markup import Ids, in_language, mark_languages
from kartenwerk.text.web.page import ICON, page, styles
from kartenwerk.text.web.passages import Passage

COVER = (105.0, 148.0)
"""The size at which a cover is drawn, in mm."""

MAIN = "regeln"
CHOICE, CHOICE_TITLE = "so-spielen-wir", "So spielen wir"
"""The form by which a reader chooses rules."""

MARKS = {
    "--usual": "üblich: ",
    "--usual-chapter": " (üblich)",
    "--usual-apart": "(nach den üblichen Regeln, nicht nach euren)",
}
"""What style sheets say of a place, a chapter and a part of its own that keep the usual rule."""

OF_RULES = ("booklets", "pads", "references")
"""The kinds of files to be printed that belong to rules."""


class WayBack(NamedTuple):
    """The words that lead back to all decks, the deck of a page of rules, and the attribute of their language."""

    language: Markup
    all: str
    address: str
    title: str


class Surroundings(NamedTuple):
    """What lies around a page of a site: the address of the site's folder, the links that lead back, the site, and
    where in that folder the game's score sheet is; "" if it has none."""

    root: str
    back: WayBack
    site: SiteFrame = SiteFrame()
    sheet: str = ""


def way_back(workshop: Workshop, deck: Deck, site: SiteFrame, language: str = GERMAN) -> WayBack:
    """The links of a site from a page of rules, which is in that language, to its deck and to all others."""
    all = site_words(workshop, site.language).all
    return WayBack(in_language(site.language, language), all, address(f"{deck.id}.html"), deck.title)


def rules_page(workshop: Workshop, manuscript: Manuscript, around: Surroundings | None = None) -> Made:
    """The page as a file; without `around` it stands alone and carries its fonts."""
    return Made(RulesPage(workshop, manuscript, around).html().encode(), 1)


HTML = Edition("", ".html", "page", rules_page)
"""The rules as one HTML file that needs nothing beside it."""


class RuleChoice(NamedTuple):
    """What a page needs where its reader may choose rules: the form, the numbers of what other rules change, the inks
    and cuts of what they say instead, and the words of the form."""

    form: Markup
    marked: Collection[int]
    inks: Collection[str]
    cuts: Collection[str]
    words: Words

    @property
    def entry(self) -> tuple[str, str]:
        """Where the form stands in the page, and its title."""
        return word_on_page(self.words, CHOICE), word_on_page(self.words, CHOICE_TITLE)

    @property
    def style(self) -> str:
        """What marks say of places that keep the usual rule."""
        said = {name: word_on_page(self.words, german) for name, german in MARKS.items()}
        marks = (f"{name}:{json.dumps(words, ensure_ascii=False)}" for name, words in said.items())
        return f":root{{{';'.join(marks)}}}"


class RulesPage:
    """One page in the making: its drawings and letters are known when its text is written.

    With a `choice` of rules it has the form of it.
    """

    def __init__(
        self, workshop: Workshop, manuscript: Manuscript, around: Surroundings | None, choice: RuleChoice | None = None
    ) -> None:
        self._workshop, self._manuscript, self._around, self._choice = workshop, manuscript, around, choice
        self._names = Ids()
        self.letters = Letters()
        self.drawings = PageDrawings(self.letters, Outlines(workshop.fonts).path)
        self._writer = self.writer_of(manuscript)
        self._writer.beside = self._move
        self._writer.peek = self._peek
        self._words = site_words(workshop, manuscript.words.code).ask
        self._draw = cache(self._card)
        self._deal = self._play_deal()
        self._shown: list[int] = []
        self._find = MoveFinder(manuscript.deck, self._deal.scenes if self._deal else ())

    def html(self) -> str:
        """The whole file."""
        manuscript, writer = self._manuscript, self._writer
        if manuscript.cover:
            parts = [self._part(*each) for each in zip(manuscript.chapters, manuscript.read, strict=True)]
            rules = Markup().join(part for _, part in parts)
            return self._frame(writer.cover(manuscript.cover, *COVER), Markup(), rules, [entry for entry, _ in parts])
        arranged = arrange(manuscript)
        if self._choice:
            tree = grow_tree(arranged, manuscript.describe)
            number_tree(tree)
            marked = self._choice.marked
            writer.marks = {id(node.thing): node.number for node in walk(tree) if node.number in marked}
        body = arranged.body
        cover = Markup().join(writer.cover(block, *COVER) for block in arranged.covers if isinstance(block, Cover))
        overview, glossary = writer.write(arranged.glance), generic_words(self._workshop)["glossary"]
        place = next((n for n, block in enumerate(body) if _is_headed(block, glossary)), len(body))
        rules = writer.sections(body[:place])
        if self._deal:
            writer.begin(DEAL, self._words.deal)
            rules += self._deal.html(self._shown, self._ask_in_deal())
        if problems := self._ask_problems():
            rules += problem_section(self._workshop.templates, problems, self._words, writer)
        rules += writer.sections(body[place:])
        return self._frame(cover, overview, rules, writer.chapters)

    def writer_of(self, manuscript: Manuscript) -> BlockWriter:
        """What writes blocks of this manuscript, with drawings and letters of the page."""
        return BlockWriter(
            self._workshop.templates,
            manuscript.draw,
            manuscript.describe,
            self.drawings,
            self.letters,
            lambda name, is_word: manuscript.signs.html(name, self.drawings, is_word=is_word),
            partial(hyphenate, self._workshop),
            languages=manuscript.deck.languages,
            words=manuscript.words,
            names=self._names,
        )

    @property
    def passages(self) -> Sequence[Passage]:
        """What the page says under each heading, once it is written."""
        return self._writer.passages.found

    def _part(self, chapter: Chapter, blocks: Sequence[Block]) -> tuple[PageSection, Markup]:
        """A chapter of a collected book under its title and its cover."""
        cover = Markup().join(self._writer.cover(block, *COVER) for block in blocks if isinstance(block, Cover))
        return self._writer.part(chapter.title, cover, [block for block in blocks if not isinstance(block, Cover)])

    def _frame(self, cover: Markup, overview: Markup, rules: Markup, contents: Sequence[PageSection]) -> str:
        """The whole file, with the fonts and inks that the writer has used."""
        manuscript, letters, around, choice = self._manuscript, self.letters, self._around, self._choice
        deck, words = manuscript.deck, manuscript.words
        titles = [section.title for chapter in contents for section in (chapter, *chapter.within)]
        display, subtitle = self._workshop.tools(deck).display, manuscript.line or words.custom_cards
        sheets: tuple[str, ...] = ("base", "game", *(("howplay",) if choice else ()))
        head = manuscript.title
        if self._writer.has_more:
            sheets = (*sheets, "own")
        if manuscript.cover:
            sheets, head = (*sheets, "book"), hyphenate(self._workshop, head)
            letters.set(display, "-")
        find = search_field(self._workshop, around.site, words.code, around.root, manuscript.id) if around else ""
        body = self._workshop.templates.html(
            "web/rules.html.j2",
            id=MAIN,
            find=find,
            title=mark_languages(head, deck.languages),
            subtitle=subtitle,
            cover=cover,
            overview=overview,
            ways=self._ways(),
            back=around.back if around else None,
            contents=words.contents,
            way_back=PAGES[around.site.language if around else words.code].way_back,
            chapters=[self._entry(chapter) for chapter in contents],
            language=in_language(manuscript.language, words.code),
            rules=(choice.form if choice else Markup()) + rules,
            choice=choice.entry if choice else (),
            footer=manuscript.footer,
            sheet=self.drawings.sheet,
        )
        for title in (manuscript.title, *titles):
            letters.set(display, title)
        for cut in choice.cuts if choice else ():
            letters.set(cut, " ")
        for cut in ("text", "italic", "bold"):
            letters.set(cut, f"{subtitle}{find}" + "".join(manuscript.footer))
        letters.set("small-caps", words.contents)
        if around is None:
            fonts = letters.style(partial(web_font, self._workshop))
        else:
            fonts = link_fonts({cut: f"{around.root}{around.site.path(font_path(cut))}" for cut in letters.cuts})
        band = deck.series.band
        inks = self.drawings.inks | {"akzent", band, *(choice.inks if choice else ())}
        style = (
            fonts
            + styles(*sheets)
            + f':root{{--title:"{display}";--card:{deck.width:g}/{deck.height:g}}}'
            + (choice.style if choice else "")
            + ink_style(inks, deck.palette, deck.dark_colours)
            + deck_accent(deck)
            + f":root{{--band:{deck.palette[band].screen}}}"
            + (around.site.colours.style if around else "")
        )
        scripts = (
            "ask",
            "game",
            *(("choice", "howplay") if choice else ()),
            *(("own",) if self._writer.has_more else ()),
        )
        title, id = manuscript.title, manuscript.id
        about = f"{words.rules_of.format(title=title)}. {subtitle}"
        site = around.site if around else SiteFrame()
        home = site.home
        card = home.card(title, about, rules_path(id, site), site.path(picture_path(id)))
        return page(
            self._workshop.templates,
            manuscript.headline,
            about,
            style,
            body,
            "\n".join(map(partial(script_in, choice.words if choice else {}), scripts)),
            skip=MAIN,
            beside=choice is not None,
            root=around.root if around else None,
            card=card,
            words=words,
            icon=site.path(ICON),
        )

    def _entry(self, section: PageSection) -> tuple[str, Markup, Sequence[object]]:
        """An entry of the contents: its address, its words, and the entries within."""
        title = mark_languages(section.title, self._manuscript.deck.languages)
        return section.id, title, [self._entry(each)[:2] for each in section.within]

    def _play_deal(self) -> DealSection | None:
        """The practice deal of the booklet move by move; None where there is none."""
        practice = self._manuscript.practice
        if practice is None or not practice.deals:
            return None
        moves = list(scenes(self._workshop, practice.session, practice.deals))
        deck, templates = self._manuscript.deck, self._workshop.templates
        return DealSection(templates, deck, moves, self._draw, self.letters, self._words)

    @cached_property
    def _questions(self) -> QuestionWriter:
        deck, templates = self._manuscript.deck, self._workshop.templates
        return QuestionWriter(templates, deck, self._draw, self.letters, self._words)

    @cached_property
    def _problems(self) -> QuestionRow | None:
        session = self._manuscript.session
        return problem_questions(self._workshop, session) if session else None

    def _ask_in_deal(self) -> WrittenQuestions | None:
        """What the practice deal asks; None where it asks nothing."""
        practice = self._manuscript.practice
        row = practice_questions(self._workshop, practice) if practice else None
        if row is None:
            return None
        preface = self._words.preface.format(who=row.who, count=len(row.asked))
        return self._questions.write(row, self._manuscript.id, preface, f"{PROBLEM}-1" if self._problems else "")

    def _ask_problems(self) -> WrittenQuestions | None:
        row = self._problems
        if row is None:
            return None
        return self._questions.write(row, self._manuscript.id, f"{row.intro} {self._words.problems_preface}")

    def _move(self, words: Sequence[str]) -> Markup:
        """The link from a picture of the practice deal to the move that it shows; nothing elsewhere."""
        practice, chapters = self._manuscript.practice, self._writer.chapters
        if practice is None or not chapters or chapters[-1].title != practice.heading:
            return Markup()
        found = self._find(words)
        if found is None:
            return Markup()
        self._shown.append(found.number)
        return move_link(self._workshop.templates, found, self._words)

    def _peek(self, name: str) -> Markup:
        """The card that is shown where somebody points at its name."""
        shown = self._manuscript.peek(name)
        if shown is None:
            return Markup()
        return self.drawings.figure((Place(shown.form),), shown.form.box, shown.words, "seen")

    def _card(self, card: str) -> Markup:
        """A small card."""
        deck = self._manuscript.deck
        items = self._workshop.tools(deck).pictures.draw("web/karte.svg.j2", {"karte": card}).items
        shaped = card_lettering(self._workshop, deck).shape(items)
        return self.drawings.card(shaped, Box(0, 0, deck.width, deck.height))

    def _ways(self) -> Sequence[tuple[str, str]]:
        """The first links of the page, as addresses and words."""
        chapters = [chapter.id for chapter in self._writer.chapters]
        first = (f"#{chapters[0] if chapters else MAIN}", self._manuscript.words.read)
        words = site_words(self._workshop, self._manuscript.words.code)
        ways = [first, *([(f"#{DEAL}", words.ask.watch)] if DEAL in chapters else [])]
        if (around := self._around) is None:
            return ways
        if around.sheet:
            ways.append((f"{around.root}{around.sheet}", words.entry.score))
        prints = print_link(self._workshop, around.site, self._manuscript.id, OF_RULES)
        return [*ways, *((f"{around.root}{address}", words) for address, words in prints)]


def _is_headed(block: Block, words: str) -> bool:
    return isinstance(block, Heading) and block.text == words

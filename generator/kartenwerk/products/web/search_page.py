"""The page of the search: all headings of a site, and the words that lead to them."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from functools import partial

from kartenwerk.build.product import Made
from kartenwerk.build.workshop import Workshop
from kartenwerk.catalog import Deck
from kartenwerk.products.booklet.manuscript import Source
from kartenwerk.products.counted import count_key
from kartenwerk.products.web.frame import SEARCH, SiteFrame, SitePage, address, write_site_page
from kartenwerk.products.web.rules_page import RulesPage
from kartenwerk.products.web.search_index import IndexedPage, fold, index_words, pack_words
from kartenwerk.products.web.site_words import site_words
from kartenwerk.text.book.blocks import Heading
from kartenwerk.text.web.markup import in_language
from kartenwerk.text.web.page import script
from kartenwerk.text.web.passages import Passage

AREA = "passages"


def read_pages(workshop: Workshop, sources: Mapping[str, Source]) -> list[IndexedPage]:
    """What the pages of these rules say, in the order of their titles; `sources` has them by their paths."""
    pages = [_read_page(workshop, source, path) for path, source in sources.items()]
    return sorted(pages, key=lambda page: fold(page.title))


def search_page(workshop: Workshop, pages: Sequence[IndexedPage], decks: Sequence[Deck], site: SiteFrame) -> str:
    """The page of the search over these pages of a site of these decks."""
    words = site_words(workshop, site.language)
    head = workshop.templates.html("web/search_head.html.j2", all=words.all, words=words.search)
    main = workshop.templates.html(
        "web/search.html.j2",
        words=words.search,
        pages=[
            {
                "title": page.title,
                "address": address(page.path),
                "language": in_language(page.language, site.language),
                "headings": [(passage.id, passage.title) for passage in page.passages if passage.id],
            }
            for page in pages
        ],
    )
    index = pack_words(index_words(pages, workshop.people.names))
    title = f"{words.search.title}: {site.title}"
    last = f"var WORDS = {json.dumps(index, ensure_ascii=False)};\n{script('search')}"
    shown = SitePage(site.path(SEARCH), title, words.search.about, head, main, decks, last=last)
    return write_site_page(workshop, site, shown)


def keep_for_search(workshop: Workshop, source: Source, page: RulesPage) -> None:
    """Keep what a finished page says, so that the search need not write it once more."""
    _remember(workshop, source, page)


def _read_page(workshop: Workshop, source: Source, path: str) -> IndexedPage:
    title, language, passages = json.loads(_remember(workshop, source))
    return IndexedPage(title, path, language, [Passage(*each) for each in passages])


def _remember(workshop: Workshop, source: Source, page: RulesPage | None = None) -> bytes:
    key = count_key(workshop, source.product(AREA, "text", partial(_read, source=source)))
    return workshop.cache.remember(AREA, key, lambda: _read(workshop, source, page).data)


def _read(workshop: Workshop, source: Source, page: RulesPage | None = None) -> Made:
    """The page's title, language and passages; of the pictures of cards the heading alone."""
    manuscript = source.manuscript(workshop)
    if page is None:
        page = RulesPage(workshop, manuscript, None)
        page.html()
    silent = {block.text for block in manuscript.afterword if isinstance(block, Heading)}
    passages = [Passage(each.id, each.title) if each.title in silent else each for each in page.passages]
    return Made(json.dumps([manuscript.title, manuscript.language, passages], ensure_ascii=False).encode(), 1)

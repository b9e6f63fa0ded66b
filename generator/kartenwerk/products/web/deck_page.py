"""A deck's page: every card as a picture to be opened, with its name and its Braille."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import groupby
from typing import Any

from kartenwerk.build.workshop import Workshop
from kartenwerk.cards import Card
from kartenwerk.catalog import Deck, SuitedDeck
from kartenwerk.printing.braille.cards import CardTexts
from kartenwerk.products.box.design import box_design
from kartenwerk.products.web.frame import SiteFrame, SitePage, address, language_of, print_link, write_site_page
from kartenwerk.products.web.site_words import DeckWords, site_words
from kartenwerk.products.web.sources import rules_path
from kartenwerk.products.web.words import hyphenate
from kartenwerk.text.german import join_words
from kartenwerk.text.web.markup import in_language, mark_languages, slug

ALL = "index.html"


def deck_page(workshop: Workshop, deck: Deck, site: SiteFrame) -> str:
    html, catalog = workshop.templates.html, workshop.catalog
    games = site.games_of(catalog, deck)
    words, spoken = site_words(workshop, site.language), language_of(workshop, deck)
    language = in_language(spoken, site.language)
    names = join_words([game.title for game in games], site_words(workshop, spoken).deck.and_)
    pitch = " ".join(line.format(games=names) for line in box_design(workshop.roots, deck, spoken).pitch)
    head = html(
        "web/deck_head.html.j2",
        all=ALL,
        words=words,
        says=words.deck,
        language=language,
        title=deck.title,
        pitch=pitch,
        cards=str(len(deck.pack.cards)),
        rules=address(rules_path(deck.id, site)) if "rules" in deck.brings else "",
        prints=print_link(workshop, site, deck.id, ("decks",)),
        games=[(address(rules_path(game.id, site)), game.title) for game in games],
    )
    texts = CardTexts.find(workshop.roots, deck, spoken)
    groups = [
        {
            "id": slug(title),
            "title": title,
            "language": language if isinstance(deck, SuitedDeck) else "",
            "cards": [_card(workshop, site, deck, card, texts) for card in cards],
        }
        for title, cards in _groups(deck, words.deck)
    ]
    main = html(
        "web/deck.html.j2",
        groups=groups,
        says=words.deck,
        language=language,
        width=f"{deck.width:g}",
        height=f"{deck.height:g}",
        first=deck.name_of(deck.kinds[0]),
    )
    band = f":root{{--band:{deck.palette[deck.series.band].screen};--card:{deck.width:g}/{deck.height:g}}}"
    about = f"{deck.title}: {words.deck.cards.format(count=len(deck.pack.cards))} {pitch}".strip()
    titles = workshop.tools(deck).display
    return write_site_page(
        workshop, site, SitePage(f"{deck.id}.html", deck.title, about, head, main, [deck], titles, band)
    )


def _groups(deck: Deck, words: DeckWords) -> Iterator[tuple[str, Sequence[Card]]]:
    """The kinds of card by suit; those outside the suits last."""
    if not isinstance(deck, SuitedDeck):
        yield words.all, deck.kinds
        return
    for extra, cards in groupby(deck.kinds, deck.is_extra):
        if extra:
            yield words.others, tuple(cards)
        else:
            for suit, own in groupby(cards, lambda card: card.suit):
                yield deck.suit(suit).german, tuple(own)


def _card(workshop: Workshop, site: SiteFrame, deck: Deck, card: Card, texts: CardTexts | None) -> Mapping[str, Any]:
    return {
        "file": address(site.path(f"karten/{deck.id}/{card}.svg")),
        "name": mark_languages(hyphenate(workshop, deck.name_of(card)), deck.languages),
        "shows": deck.picture(card) or " ".join(deck.words_on(card).split()),
        "braille": texts.text(card) if texts else "",
    }

"""A deck's page: every card as a picture to be opened, with its name and its Braille."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import groupby

from kartenwerk.braille.cards import CardTexts
from kartenwerk.braille.table import BrailleTable
from kartenwerk.build.workshop import Workshop
from kartenwerk.cards import Card
from kartenwerk.catalog import Deck, SuitedDeck
from kartenwerk.german import listed
from kartenwerk.products.box.design import box_design
from kartenwerk.products.web.frame import Home, address, site_page
from kartenwerk.web.inks import accent_style
from kartenwerk.web.markup import attribute, slug, text

ALL = "index.html"


def deck_page(workshop: Workshop, deck: Deck, home: Home) -> str:
    games = sorted(workshop.catalog.games_of(deck.id), key=lambda game: game.title)
    names = listed([game.title for game in games])
    pitch = " ".join(line.format(games=names) for line in box_design(workshop.roots, deck).pitch)
    links = listed([f'<a href="{address(f"spiele/{game.id}.html")}">{text(game.title)}</a>' for game in games])
    head = (
        f'<p class="way"><a href="{ALL}">Alle Blätter und Spiele</a></p>\n<h1>{text(deck.title)}</h1>\n'
        f"<p>{text(pitch)}</p>\n<p>{_count(deck)} Gespielt wird damit {links}.</p>\n"
    )
    texts = CardTexts.load(workshop.roots, deck, BrailleTable.load(workshop.roots))
    main = "".join(_group(deck, title, cards, texts) for title, cards in _groups(deck))
    viewer = (
        '<dialog aria-labelledby="karte"><div class="large"><img alt=""></div><div class="told"><h2 id="karte"></h2>'
        '<p class="shows"></p><p class="braille"></p><div class="buttons">'
        '<button type="button" data-to="back">‹ Zurück</button>'
        '<button type="button" data-to="on">Weiter ›</button><button type="button" class="close">Schließen</button>'
        "</div></div></dialog>\n"
    )
    band = f":root{{--band:{deck.palette[deck.series.band].screen};--card:{deck.width:g}/{deck.height:g}}}"
    about = f"{deck.title}: alle Karten. {pitch}".strip()
    rules = accent_style(deck.palette["akzent"].screen) + band
    card = home.card(deck.title, about, f"{deck.id}.html", f"bilder/{deck.id}.png")
    return site_page(deck.title, about, head, main + viewer, workshop.display(deck), rules, card)


def _count(deck: Deck) -> str:
    """How many cards the deck has."""
    return f"{len(deck.pack.cards)} Karten, jedes Bild einmal gezeigt."


def _groups(deck: Deck) -> Iterator[tuple[str, Sequence[Card]]]:
    """The kinds of card by suit; those outside the suits last."""
    if not isinstance(deck, SuitedDeck):
        yield "Alle Karten", deck.kinds
        return
    for extra, cards in groupby(deck.kinds, deck.is_extra):
        if extra:
            yield "Außerdem", tuple(cards)
        else:
            for suit, own in groupby(cards, lambda card: card.suit):
                yield deck.suit(suit).german, tuple(own)


def _group(deck: Deck, title: str, cards: Sequence[Card], texts: CardTexts) -> str:
    id = slug(title)
    items = "".join(_card(deck, card, texts.text(card)) for card in cards)
    return (
        f'<section id="{id}" aria-labelledby="{id}-titel">\n<h2 id="{id}-titel">{text(title)}</h2>\n'
        f'<ul class="cards">\n{items}</ul>\n</section>\n'
    )


def _card(deck: Deck, card: Card, braille: str) -> str:
    name = deck.spoken(card)
    file = address(f"karten/{deck.id}/{card}.svg")
    return (
        f'<li><a href="{file}" data-braille="{attribute(braille)}"><span>{text(name)}</span>'
        f'<img src="{file}" alt="{attribute(deck.picture(card))}" width="{deck.width:g}" height="{deck.height:g}"'
        ' loading="lazy"></a></li>\n'
    )

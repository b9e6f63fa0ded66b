"""A deck's page: every card as a picture to be opened, with its name and its Braille."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import groupby

from kartenwerk.build.workshop import Workshop
from kartenwerk.cards import Card
from kartenwerk.catalog import Deck, SuitedDeck
from kartenwerk.custom.deck import as_custom
from kartenwerk.printing.braille.cards import CardTexts
from kartenwerk.products.box.design import box_design
from kartenwerk.products.web.frame import Home, address, deck_accent, licences, site_page
from kartenwerk.products.web.words import hyphenated
from kartenwerk.text.german import join_words
from kartenwerk.text.web.markup import attribute, in_language, mark_languages, slug, text

ALL = "index.html"


def deck_page(workshop: Workshop, deck: Deck, home: Home) -> str:
    games = sorted(workshop.catalog.games_of(deck.id), key=lambda game: game.title)
    names = join_words([game.title for game in games])
    pitch = " ".join(line.format(games=names) for line in box_design(workshop.roots, deck).pitch)
    links = [f'<a href="{address(f"spiele/{game.id}.html")}">{text(game.title)}</a>' for game in games]
    played = f" Gespielt wird damit {join_words(links)}." if links else ""
    if (custom := as_custom(deck)) and custom.rules:
        played = f' Gespielt wird nach <a href="{address(f"spiele/{deck.id}.html")}">eigenen Regeln</a>.'
    head = (
        f'<p class="way"><a href="{ALL}">Alle Blätter und Spiele</a></p>\n<h1>{text(deck.title)}</h1>\n'
        f"{f'<p>{text(pitch)}</p>' if pitch else ''}\n<p>{_count(deck)}{played}</p>\n"
    )
    texts = CardTexts.find(workshop.roots, deck)
    main = "".join(_group(workshop, deck, title, cards, texts) for title, cards in _groups(deck))
    first = deck.kinds[0]
    viewer = (
        '<dialog aria-labelledby="karte"><div class="large">'
        f'<img src="{_file(deck, first)}" alt="" loading="lazy"></div>'
        f'<div class="told"><h2 id="karte">{text(deck.name_of(first))}</h2>'
        '<p class="shows"></p><p class="braille"></p><div class="buttons">'
        '<button type="button" data-to="back">← Zurück</button>'
        '<button type="button" data-to="on">Weiter →</button><button type="button" class="close">Schließen</button>'
        "</div></div></dialog>\n"
    )
    band = f":root{{--band:{deck.palette[deck.series.band].screen};--card:{deck.width:g}/{deck.height:g}}}"
    about = f"{deck.title}: alle Karten. {pitch}".strip()
    rules = deck_accent(deck) + band
    card = home.card(deck.title, about, f"{deck.id}.html", f"bilder/{deck.id}.png")
    return site_page(
        workshop,
        deck.title,
        about,
        head,
        main + viewer,
        workshop.tools(deck).display,
        rules,
        card,
        licences=licences([deck]),
    )


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


def _group(workshop: Workshop, deck: Deck, title: str, cards: Sequence[Card], texts: CardTexts | None) -> str:
    id = slug(title)
    language = in_language(deck.language)
    items = "".join(_card(workshop, deck, card, texts.text(card) if texts else "") for card in cards)
    return (
        f'<section id="{id}" aria-labelledby="{id}-titel">\n<h2 id="{id}-titel">{text(title)}</h2>\n'
        f'<ul class="cards"{language}>\n{items}</ul>\n</section>\n'
    )


def _card(workshop: Workshop, deck: Deck, card: Card, braille: str) -> str:
    name = hyphenated(workshop, deck.name_of(card))
    file = _file(deck, card)
    shows = deck.picture(card) or " ".join(deck.words_on(card).split())
    dots = f' data-braille="{attribute(braille)}"' if braille else ""
    return (
        f'<li><a href="{file}"{dots}><span>{mark_languages(name, deck.languages)}</span>'
        f'<img src="{file}" alt="{attribute(shows)}" width="{deck.width:g}" height="{deck.height:g}"'
        ' loading="lazy"></a></li>\n'
    )


def _file(deck: Deck, card: Card) -> str:
    return address(f"karten/{deck.id}/{card}.svg")

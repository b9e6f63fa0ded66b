"""The maker's card: who made a deck, of what, and how its index is read. No game plays with it."""

from __future__ import annotations

from typing import Annotated, NamedTuple

from pydantic import Field

from kartenwerk.base.data import DataRoots
from kartenwerk.build.workshop import Workshop
from kartenwerk.catalog import CardBoxes, Catalog, Deck, LetterDeck, require_suited
from kartenwerk.catalog.fields import Data, Name, Title, places
from kartenwerk.catalog.load import GERMAN, read_words
from kartenwerk.catalog.pictures import DescribedPicture
from kartenwerk.faces.layout import Size, check_room
from kartenwerk.faces.light import lighten
from kartenwerk.faces.variant import FaceVariant
from kartenwerk.graphics.display import Box, Form
from kartenwerk.text import german

MAKER = "maker"
"""The name of the card among those of cards."""

FILE = "rules_data/maker.toml"


MAKER_PLACES = ("title", "hand", "cards", "holds", "rank", "rank_name", "suit", "suit_name", "legend", "size", "stock")
"""What the sentence about the card is filled with."""


class MakerOfDeck(Data):
    """Of a deck: whose index is shown, what it calls its suits, and what its cards are, in lines."""

    card: Name
    suit: Title
    holds: tuple[Name, ...] = Field(strict=False, min_length=1, max_length=2)
    classes: dict[str, Title] = Field(default_factory=dict)  # of letters


class MakerData(Data):
    """`rules_data/maker.toml`."""

    hand: Title
    name: Title
    cards: Annotated[Title, places("count")]
    format: Annotated[Title, places("size")]
    size: Annotated[Title, places("width", "height")]
    weight: Annotated[Title, places("least", "most")]
    rank: Title
    heading: Title
    sentence: Annotated[str, places(*MAKER_PLACES)]
    letter: Annotated[Title, places("code", "name")]
    decks: dict[str, MakerOfDeck]

    @staticmethod
    def load(roots: DataRoots, language: str = GERMAN) -> MakerData:
        return read_words(roots, FILE, MakerData, language)


class MakerWords(NamedTuple):
    """What stands on the card, for its template."""

    title: str
    hand: str
    name: str
    cards: str
    holds: tuple[str, ...]
    rank: str
    rank_name: str
    suit: str
    suit_name: str
    ranks: tuple[tuple[str, str], ...]
    """The letters among the deck's ranks, or the classes of its letters, and what they stand for."""
    size: tuple[str, str]
    stock: tuple[str, str]


def maker_words(catalog: Catalog, deck: Deck, boxes: CardBoxes) -> MakerWords:
    """The words on the card of a deck that is printed in this size."""
    from kartenwerk.products.guide.data import GuideData  # which a deck without this card needs nothing of

    data = MakerData.load(catalog.roots, catalog.language)
    guide = GuideData.load(catalog.roots, catalog.language)
    own = data.decks[deck.id]
    card = deck.pack.card(own.card)
    stock = guide.stocks[guide.kinds["sheet"].stock]
    least, most = stock.weight
    counts = _count_cards(deck, catalog.language)
    ranks, names = tuple(own.classes.items()), (str(card.value), card.rank)
    if not isinstance(deck, LetterDeck):
        suited = require_suited(deck)
        ranks = tuple((rank.code, rank.spoken) for rank in suited.ranks if rank.code.isalpha())
        names = suited.rank(card.rank).spoken, suited.suit(card.suit).german
    sizes = {(size.width, size.height): data.format.format(size=size.title) for size in catalog.print.sizes}
    measures = {"width": f"{boxes.width:g}", "height": f"{boxes.height:g}"}
    return MakerWords(
        title=deck.series.title(deck.title),
        hand=data.hand,
        name=data.name,
        cards=data.cards.format(count=len(deck.pack.cards)),
        holds=tuple(line.format(**counts) for line in own.holds),
        rank=data.rank,
        rank_name=names[0],
        suit=own.suit,
        suit_name=names[1],
        ranks=ranks,
        size=(sizes.get((boxes.width, boxes.height), ""), data.size.format(**measures)),
        stock=(stock.name, data.weight.format(least=least, most=most)),
    )


def describe_maker(catalog: Catalog, deck: Deck, boxes: CardBoxes) -> DescribedPicture:
    """What the card says, in a sentence for those who do not see it."""
    data, words = MakerData.load(catalog.roots, catalog.language), maker_words(catalog, deck, boxes)
    coded = not isinstance(deck, LetterDeck)
    spelled = [data.letter.format(code=code, name=name) if coded else name for code, name in words.ranks]
    lines = {"title": deck.title, "holds": " ".join(words.holds), "legend": ", ".join(spelled)}
    measures = {"size": " ".join(words.size).strip(), "stock": words.stock[0]}
    return DescribedPicture(data.heading, data.sentence.format(**(words._asdict() | lines | measures)))


def _count_cards(deck: Deck, language: str) -> dict[str, str]:
    """The deck's counts in words of a language, and what its extra cards are called, for what it holds."""
    if isinstance(deck, LetterDeck):
        signs = [card for card in deck.pack.cards if not deck.is_question_mark(card)]
        groups = sum(deck.letter(card.rank).is_group for card in signs)
        marks = len(deck.pack.cards) - len(signs)
        counts = {"letters": len(signs) - groups, "groups": groups, "marks": marks}
        names = {"mark": deck.question_mark.spoken}
    else:
        suited = require_suited(deck)
        counts = {"suits": len(suited.suits), "ranks": len(suited.ranks), "extras": len(suited.extra_cards)}
        names = {"extra": suited.extras[0].spoken_plural} if suited.extras else {}
    return {key: _number_word(number, language) for key, number in counts.items()} | names


def _number_word(number: int, language: str) -> str:
    if language == GERMAN:
        return german.number_word(number)
    from kartenwerk.text import english  # whose models most builds do not need

    return english.number_word(number)


def maker_form(workshop: Workshop, deck: Deck, boxes: CardBoxes, variant: FaceVariant) -> Form:
    """The front of the card in this size; of the variant it has the colours. KartenwerkError for too small a size."""
    size = Size(boxes.width, boxes.height)
    check_room(Size(deck.width, deck.height), size)  # a deck of letters has smaller cards, but no smaller words
    colours = FaceVariant(low_ink=variant.low_ink, four=variant.four)
    pictures = workshop.tools(deck).pictures.with_variant(colours).with_size(size, boxes.bleed)
    card = deck.pack.card(MakerData.load(workshop.roots).decks[deck.id].card)
    items = pictures.draw_maker(card, maker_words(workshop.catalog, deck, boxes)).items
    area = Box(0, 0, boxes.width, boxes.height).grow(boxes.bleed)
    return Form.of(MAKER, area, lighten(items, lead=deck.lead) if variant.low_ink else items)

"""What the page of a deck of one's own shows of it: which cards, in which language, and their measures as a style."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from hashlib import sha256
from typing import Literal, NamedTuple, TypeAlias, get_args

from kartenwerk.base.errors import unknown
from kartenwerk.printing.press.shapes import PieceShape
from kartenwerk.products.watching.state import PageState, WatchedCard, WatchedDeck
from kartenwerk.workbench.request import Fields

Choice: TypeAlias = Literal["all", "changed", "wrong"]
CHOICES: tuple[Choice, ...] = get_args(Choice)

LONGEST_WORD = 100

_CARD = 63.0, 9.9  # a card so many mm wide is so many rem wide on the page
_LEAST, _MOST = 5.0, 40.0  # rem


class DeckExcerpt(NamedTuple):
    """A deck with those of its cards that are shown, and the class of its measures."""

    deck: WatchedDeck
    cards: Sequence[WatchedCard]
    style: str


@dataclass(frozen=True)
class OwnView:
    """Which cards are shown, as the address has it: those whose id or title has what is to be found.

    With `guides` cards are shown with their bleed and the safe area.
    """

    show: Choice = "all"
    find: str = ""
    guides: bool = False
    language: str = ""

    @staticmethod
    def read(fields: Fields, state: PageState) -> OwnView:
        """KartenwerkError for a choice or a language that there is not."""
        wanted = fields.last("show", "all")
        show = next((each for each in CHOICES if each == wanted), None)
        if show is None:
            raise unknown("there is no choice of that name", wanted, CHOICES, "show")
        language, known = fields.last("language"), state.languages
        if language and known and language not in known:
            raise unknown("the game has no such language", language, known, "language")
        return OwnView(show, fields.last("find")[:LONGEST_WORD], fields.has("guides"), language)

    def decks(self, state: PageState) -> list[DeckExcerpt]:
        """The decks of the language, those of which nothing is shown left out."""
        of_language = state.in_language(self.language) if self.language else state.in_language(first_language(state))
        shown = (DeckExcerpt(deck, self._cards(deck), f"m{number}") for number, deck in enumerate(of_language))
        return [each for each in shown if each.cards]

    def _cards(self, deck: WatchedDeck) -> list[WatchedCard]:
        word = self.find.casefold()
        return [
            card
            for card in deck.cards
            if word in f"{card.id} {card.title}".casefold()
            and (self.show != "changed" or card.change)
            and (self.show != "wrong" or card.faults)
        ]


def count_cards(state: PageState, language: str) -> dict[str, int]:
    """How many cards and backs each choice shows."""
    cards = [card for deck in state.in_language(language or first_language(state)) for card in deck.cards]
    return {
        "all": len(cards),
        "changed": sum(bool(card.change) for card in cards),
        "wrong": sum(bool(card.faults) for card in cards),
    }


def write_measures(state: PageState, language: str) -> str:
    """The measures of the decks as a style: how wide they are, how their bleed is cut off, and to which shape."""
    decks = state.in_language(language or first_language(state))
    return "".join(line for number, deck in enumerate(decks) for line in _measures(deck, f".m{number}"))


def key_of(style: str) -> str:
    return sha256(style.encode()).hexdigest()[:16]


def _measures(deck: WatchedDeck, name: str) -> Iterator[str]:
    boxes = deck.boxes
    wide = min(max(_CARD[1] * boxes.width / _CARD[0], _LEAST), _MOST)
    bleed = [100 * boxes.bleed / side for side in (boxes.width, boxes.height)]
    safe = [100 * boxes.safe / side for side in (boxes.width, boxes.height)]
    corner = [100 * boxes.radius / side for side in (boxes.width, boxes.height)]
    yield f"{name}{{--wide:{wide:.2f}rem}}\n"
    yield f"{name} .face{{aspect-ratio:{boxes.width:g}/{boxes.height:g}}}\n"
    yield f"{name}.cut .face{{border-radius:{corner[0]:.3f}%/{corner[1]:.3f}%}}\n"
    yield f"{name} .face img{{left:{-bleed[0]:.3f}%;top:{-bleed[1]:.3f}%;width:{100 + 2 * bleed[0]:.3f}%}}\n"
    yield f"{name} .face::after{{inset:{safe[1]:.3f}% {safe[0]:.3f}%}}\n"
    if deck.shape == "round":
        yield f"{name}.cut .face{{border-radius:50%}}\n"
    elif deck.shape in ("hex", "hex-pointed"):
        shape = PieceShape(deck.shape, boxes.width, boxes.height)
        corners = ((100 * x / boxes.width, 100 * y / boxes.height) for _sign, (x, y) in shape.outline()[:-1])
        yield f"{name}.cut .face{{clip-path:polygon({','.join(f'{x:.2f}% {y:.2f}%' for x, y in corners)})}}\n"


def first_language(state: PageState) -> str:
    """The usual language of a game; "" of a deck by itself."""
    return next(iter(state.languages), "")

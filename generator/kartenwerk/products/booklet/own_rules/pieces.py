"""The cards and parts that rules may show, by the names that authors write: card:ID, card:DECK/back, part:NAME."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, replace
from functools import cached_property
from typing import TypeAlias

from kartenwerk.base.errors import KartenwerkError, perhaps
from kartenwerk.base.message import Message, _
from kartenwerk.custom.cards import CustomCard
from kartenwerk.custom.data import CustomData, SetUpWords
from kartenwerk.custom.deck import CustomDeck
from kartenwerk.custom.faces import CustomFaces
from kartenwerk.custom.game_cards import safe_id
from kartenwerk.graphics.display import Form, Path

CARD, PART, BACK = "card", "part", "back"
FacesOf: TypeAlias = Callable[[CustomDeck], CustomFaces]
MOST_LISTED = 8
"""The most names that a message lists."""


@dataclass(frozen=True)
class ShownPiece:
    """A card or a part's piece, or its back. Its `name` is the one by which it is found again."""

    name: str
    deck: CustomDeck
    card: CustomCard
    is_back: bool = False

    @property
    def id(self) -> str:
        """What its picture is called among those of its deck."""
        return BACK if self.is_back else self.card.id

    @property
    def is_card(self) -> bool:
        return self.deck.part is None

    @property
    def is_board(self) -> bool:
        return self.deck.part is not None and self.deck.part.kind == "board"

    @property
    def title(self) -> str:
        """What it is called: of a back, and of a piece without a title of its own, what all of them are called."""
        return self.card.title if self.card.has_title and not self.is_back else self.deck.title

    @property
    def icon(self) -> str:
        """The icon that its row names; "" if there is none."""
        return "" if self.is_back else str(self.card.values.get("icon", ""))

    def turned_over(self) -> ShownPiece:
        """Its back; KartenwerkError if it has none."""
        if not self.card.back:
            raise KartenwerkError("it has no back, so it cannot lie face down", found=self.name)
        return replace(self, is_back=True)


@dataclass(frozen=True)
class ShownPieces:
    """The decks and parts by their names, in the order of the game; a deck by itself has the name "".

    `faces` gives what draws a deck, `words` are those that pieces and tables are named with, of all languages.
    """

    decks: Mapping[str, CustomDeck]
    faces: FacesOf
    words: tuple[SetUpWords, ...]

    @staticmethod
    def of(
        decks: Mapping[str, CustomDeck], faces: Callable[[CustomDeck], CustomFaces], data: CustomData
    ) -> ShownPieces:
        return ShownPieces(decks, faces, tuple(language.table for language in data.languages.values()))

    @cached_property
    def kinds(self) -> Mapping[str, str]:
        """Whether a word means a card or a part, in each language."""
        return {CARD: CARD, PART: PART} | {
            word: kind for words in self.words for kind, word in ((CARD, words.card), (PART, words.part))
        }

    @cached_property
    def _backs(self) -> frozenset[str]:
        return frozenset({BACK, *(word for words in self.words for word in words.back)})

    def find(self, name: str) -> ShownPiece:
        """The piece of a name such as card:moewe-5; a bare id is that of a card. KartenwerkError if there is none."""
        word, colon, rest = name.partition(":")
        kind = self.kinds.get(word.strip().lower()) if colon else CARD
        if kind is None:
            raise KartenwerkError(
                "this is neither a card nor a part",
                found=name[:60],
                expected=_("card:ID, card:back, card:DECK/ID, part:NAME or part:NAME/ID"),
            )
        rest = (rest if colon else name).strip()
        return self._part(rest, name) if kind == PART else self._card(rest, name)

    def _card(self, rest: str, name: str) -> ShownPiece:
        decks = {key: deck for key, deck in self.decks.items() if deck.part is None and deck.cards}
        place, slash, id = rest.rpartition("/")
        if slash:
            if place not in decks:
                near = perhaps(place, decks)
                raise _unknown(_("there is no deck of this name{perhaps}", perhaps=near), name, decks)
            decks = {place: decks[place]}
        if id.lower() in self._backs:
            for key, deck in decks.items():
                for card in deck.cards:
                    if card.back:
                        return ShownPiece(f"{CARD}:{_join(key, BACK)}", deck, card, is_back=True)
            raise KartenwerkError("no card has a back", found=name[:60])
        for key, deck in decks.items():
            if found := _find(deck, id):
                return ShownPiece(f"{CARD}:{_join(key, found.id)}", deck, found)
        known = [card.id for deck in decks.values() for card in deck.cards]
        near = perhaps(safe_id(id), known)
        raise _unknown(_("there is no card of this name{perhaps}", perhaps=near), name, known)

    def _part(self, rest: str, name: str) -> ShownPiece:
        parts = {key: deck for key, deck in self.decks.items() if deck.part is not None and deck.cards}
        place, slash, id = rest.partition("/")
        if place not in parts:
            near = perhaps(place, parts)
            raise _unknown(_("there is no part of this name{perhaps}", perhaps=near), name, parts)
        deck = parts[place]
        found = _find(deck, id) if slash else deck.cards[0]
        if found is None:
            known = [card.id for card in deck.cards]
            near = perhaps(safe_id(id), known)
            raise _unknown(_("the part has no piece of this name{perhaps}", perhaps=near), name, known)
        return ShownPiece(f"{PART}:{place}/{found.id}", deck, found)

    def draw_framed(self, piece: ShownPiece) -> Form:
        """It as a picture in a frame, in mm of its true size."""
        return self.faces(piece.deck).draw_framed(piece.id, piece.card, front=not piece.is_back)

    def draw_bare(self, piece: ShownPiece) -> Form:
        """The same without a frame."""
        return self.faces(piece.deck).draw_bare(piece.id, piece.card, front=not piece.is_back)

    def outline(self, piece: ShownPiece) -> Path:
        """Its shape, in mm of its true size."""
        return self.faces(piece.deck).outline


def _unknown(message: Message, name: str, known: Iterable[str]) -> KartenwerkError:
    """The error for a name that nothing has, with some of those that there are."""
    names = list(known)
    listed = ", ".join(names[:MOST_LISTED]) + (", …" if len(names) > MOST_LISTED else "")
    return KartenwerkError(message, found=name[:60], expected=_("one of {known}", known=listed) if names else None)


def _join(deck: str, id: str) -> str:
    return f"{deck}/{id}" if deck else id


def _find(deck: CustomDeck, id: str) -> CustomCard | None:
    """A card by its id or its notation in games, as it is typed or in small letters."""
    return deck.by_name.get(id) or deck.by_id.get(safe_id(id))

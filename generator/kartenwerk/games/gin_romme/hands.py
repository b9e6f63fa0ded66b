"""Reading hands of melds for people: the best melds, and how little deadwood they leave."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Generic, TypeVar

from kartenwerk.cards import Card, Cards, Pack
from kartenwerk.catalog.deck import Deck
from kartenwerk.catalog.game import GameData, Value
from kartenwerk.engine.reading import Hand, Hands
from kartenwerk.mechanics.hands import read_held, rendered
from kartenwerk.mechanics.meld_search import Arrangement, arrange
from kartenwerk.mechanics.melds import LEAST, Melding
from kartenwerk.mechanics.tuples import without

R = TypeVar("R")


@dataclass(frozen=True)
class MeldHands(Generic[R]):
    """The hand reader of a game that counts what belongs to no meld.

    A hand of `most` cards has just drawn one: the card is named that is best thrown away. `category` is the id of a
    hand by its deadwood.
    """

    rules: type[R]
    pack: Callable[[R, int, Pack], Cards]
    melding: Callable[[R, Cards], Melding]
    worth: Callable[[Card], int]
    category: Callable[[R, int], str]
    most: int

    def hands(
        self,
        data: GameData,
        deck: Deck,
        hands: Sequence[str],
        board: str = "",
        changes: Mapping[str, Value] | None = None,
    ) -> Hands:
        rules = self.rules(**data.settle(changes or {}))
        cards = self.pack(rules, data.players[0], deck.pack)
        held = read_held(data, cards, hands, board, range(LEAST, self.most + 1))
        melding = self.melding(rules, cards)
        found = [self.proposed(melding, hand) for hand in held]
        least = min(arrangement.deadwood for arrangement, _ in found)
        return Hands(
            tuple(self._named(rules, data, deck, *one) for one in found),
            tuple(place for place, (arrangement, _) in enumerate(found) if arrangement.deadwood == least),
        )

    def proposed(self, melding: Melding, hand: Cards) -> tuple[Arrangement, Card | None]:
        """The arrangement of least deadwood; of a full hand also the card to throw away, the dearest of equals."""
        if len(hand) < self.most:
            return arrange(melding, hand, self.worth), None
        thrown = sorted(dict.fromkeys(hand), key=self.worth, reverse=True)
        ways = [(arrange(melding, without(hand, card), self.worth), card) for card in thrown]
        return min(ways, key=lambda way: way[0].deadwood)

    def _named(self, rules: R, data: GameData, deck: Deck, arrangement: Arrangement, thrown: Card | None) -> Hand:
        category = self.category(rules, arrangement.deadwood)
        name = rendered(
            data.hands[category].full,
            punkte=arrangement.deadwood,
            abwurf=deck.spoken(thrown) if thrown else "",
        )
        melds = tuple(tuple(str(meld).split()) for meld in arrangement.melds)
        laid = tuple(card for meld in arrangement.melds for card in meld.real)
        return Hand(category, name, laid, melds=melds, deadwood=arrangement.deadwood, rest=arrangement.rest)

"""Gin Rommé's practice deal, turn by turn: what each held, bought and threw away, and what that left over."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property

from kartenwerk.cards import Card, Cards
from kartenwerk.catalog import Deck
from kartenwerk.play.engine.deals import PlayedDeal, Step
from kartenwerk.play.engine.session import Session
from kartenwerk.play.examples.views import CardView
from kartenwerk.play.games.gin_romme.scoring import worth
from kartenwerk.play.games.gin_romme.state import Choice, State
from kartenwerk.play.mechanics.melds.moves import Throw
from kartenwerk.play.mechanics.melds.odds import outs
from kartenwerk.play.mechanics.melds.search import Arrangement, arrange
from kartenwerk.play.mechanics.tuples import without


@dataclass(frozen=True)
class TurnStory:
    """A turn: a card is bought and one thrown away. `giver` threw away what was bought, "" if from the stock."""

    deck: Deck
    name: str
    giver: str
    buying: Step
    throwing: Step

    @property
    def _card(self) -> Card:
        (card,) = without(self._eleven, *self.hand)
        return card

    @property
    def hand(self) -> Cards:
        """What was held before the turn."""
        before: State = self.buying.before
        return before.hands[self.buying.seat]

    @property
    def _eleven(self) -> Cards:
        state: State = self.throwing.before
        return state.hand

    @property
    def left(self) -> Cards:
        """What is held after the turn."""
        return without(self._eleven, self.throwing.move.card)

    @property
    def bought(self) -> CardView:
        return CardView.of(self._card, self.deck)

    @property
    def from_pile(self) -> bool:
        return self.buying.move is Choice.PILE

    @property
    def thrown(self) -> CardView:
        return CardView.of(self.throwing.move.card, self.deck)

    @property
    def knocks(self) -> bool:
        return bool(self.throwing.move.knocks)

    @property
    def thrown_back(self) -> bool:
        """Whether the card just bought is thrown away."""
        return bool(self.throwing.move.card == self._card)

    @property
    def throws_dearest(self) -> bool:
        """Whether no card outside melds counts more than the one thrown away."""
        rest = self._arrange(self._eleven).rest
        return self.throwing.move.card in rest and worth(self.throwing.move.card) == max(map(worth, rest))

    @property
    def worth(self) -> int:
        """What the card thrown away counts."""
        return worth(self.throwing.move.card)

    @property
    def melds(self) -> str:
        """The melds of the best arrangement after the turn ("herz-7 herz-8 herz-9, ...")."""
        return ", ".join(map(str, self._arrange(self.left).melds))

    @property
    def melds_before(self) -> str:
        return ", ".join(map(str, self._arrange(self.hand).melds))

    @property
    def deadwood_before(self) -> int:
        return self._arrange(self.hand).deadwood

    @property
    def loose_before(self) -> tuple[int, ...]:
        """What each card outside melds counted before the turn."""
        return tuple(map(worth, self._arrange(self.hand).rest))

    @property
    def deadwood(self) -> int:
        """What the cards outside melds count after the turn."""
        return self._arrange(self.left).deadwood

    @property
    def waits(self) -> str:
        """The cards after the turn that would each make a meld of cards that belong to none, or grow one."""
        state: State = self.throwing.before
        arranged = self._arrange(self.left)
        made = outs(state.meld_index, arranged.rest)
        grown = (card for meld in arranged.melds for card, _ in state.meld_index.growths(meld))
        return " ".join(sorted({str(card) for card in (*made, *grown)} - {str(card) for card in self.left}))

    @cached_property
    def knocking(self) -> str:
        """The cards that would let this seat knock in its next turn, of all that it does not see."""
        state: State = self.throwing.before
        unseen = (card for card in state.meld_index.bits if card not in (*self._eleven, *state.pile))
        least = {card: self._least_with(card) for card in unseen}
        return " ".join(sorted(str(card) for card, left in least.items() if left <= state.rules.klopf_limit))

    def _least_with(self, card: Card) -> int:
        """The least that a throw could leave if this card were bought next."""
        held = (*self.left, card)
        return min(self._arrange(without(held, each)).deadwood for each in held)

    @cached_property
    def least(self) -> int:
        """The least that any throw would have left."""
        return min(self._arrange(without(self._eleven, card)).deadwood for card in self._eleven)

    def has(self, id: str) -> bool:
        """Whether the card was held before the turn."""
        return any(str(card) == id for card in self.hand)

    @property
    def arranged(self) -> Arrangement:
        """The hand after the turn: melds, and the cards left over."""
        return self._arrange(self.left)

    def _arrange(self, cards: Cards) -> Arrangement:
        state: State = self.throwing.before
        return arrange(state.meld_index, cards, worth)


def read_turns(session: Session, deal: PlayedDeal) -> Iterator[TurnStory]:
    bought: Step | None = None
    last = ""
    for step in deal.steps:
        name = session.names[step.seat]
        if step.move in (Choice.STOCK, Choice.PILE):
            bought = step
        elif isinstance(step.move, Throw):
            assert bought is not None
            giver = last if bought.move is Choice.PILE else ""
            yield TurnStory(session.deck, name, giver, bought, step)
            last = name

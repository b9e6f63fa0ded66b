"""Rommé's practice deal, turn by turn: what each seat held and knew, what it laid, and what that left."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import NamedTuple

from kartenwerk.cards import Card, Cards
from kartenwerk.catalog import Deck
from kartenwerk.play.engine.deals import PlayedDeal
from kartenwerk.play.engine.session import Session
from kartenwerk.play.examples.views import CardView
from kartenwerk.play.games.romme.scoring import costs, points
from kartenwerk.play.games.romme.state import Draw, State
from kartenwerk.play.games.romme.turn_view import Turn, turns
from kartenwerk.play.mechanics.melds.meld import JOKER, Meld, layoffs
from kartenwerk.play.mechanics.melds.moves import LayOff
from kartenwerk.play.mechanics.melds.search import best
from kartenwerk.play.mechanics.melds.sense import kin


class LaidView(NamedTuple):
    """A meld laid in a turn: its cards ("herz-7 herz-8 herz-9"), what it counts, its jokers."""

    cards: str
    points: int
    jokers: int


class TouchView(NamedTuple):
    """A card that was put to a meld on the table, and whose meld that was."""

    card: CardView
    owner: str


@dataclass(frozen=True)
class TurnStory:
    """One turn. `hand` is what the seat held before it drew; `giver` threw away what it took, "" if from the stock."""

    deck: Deck
    turn: Turn
    name: str
    giver: str
    owners: tuple[str, ...]

    @property
    def hand(self) -> Sequence[Card]:
        return self.turn.before.hand

    @property
    def _drawn(self) -> State:
        state: State = self.turn.steps[0].after
        return state

    @property
    def _throwing(self) -> State:
        state: State = self.turn.steps[-1].before
        return state

    @property
    def drawn(self) -> CardView:
        """The card drawn or taken."""
        before = self.turn.before
        taken = self.turn.steps[0].move is Draw.PILE
        return CardView.of(before.pile[-1] if taken else before.stock[0], self.deck)

    @property
    def joker_drawn(self) -> bool:
        return self.drawn.id.startswith(JOKER)

    @property
    def verbs(self) -> str:
        """What is done, in order ("zieht tauscht legt wirft"); adding is "anlegt"."""
        return " ".join(
            "anlegt" if isinstance(step.move, LayOff) else str(step.move).split()[0] for step in self.turn.steps
        )

    @property
    def jokers(self) -> int:
        """How many jokers the hand held before the turn."""
        return sum(card.suit == JOKER for card in self.hand)

    @property
    def opened(self) -> bool:
        """Whether the seat had laid melds in an earlier turn."""
        return self.turn.before.opened[self.turn.seat]

    @property
    def meldless(self) -> bool:
        """Whether no three cards of the hand made a meld before the draw."""
        return not self.turn.before.meld_index.melds(self.turn.before.hand)

    @cached_property
    def most_points(self) -> int:
        """What the melds count at most that the hand can lay after the draw."""
        return sum(map(points, self.best_melds))

    @property
    def laid(self) -> tuple[LaidView, ...]:
        """The new melds."""
        return tuple(LaidView(" ".join(map(str, m.cards)), points(m), len(m.wild)) for m in self.turn.lays)

    @property
    def wild(self) -> str:
        """The cards for which jokers were laid in new melds ("herz-8")."""
        return " ".join(str(meld.cards[place]) for meld in self.turn.lays for place in meld.wild)

    @property
    def laid_points(self) -> int:
        return sum(laid.points for laid in self.laid)

    @property
    def adds(self) -> tuple[TouchView, ...]:
        """The cards added to melds on the table."""
        return tuple(self._touch(move.card, move.number) for move in self.turn.adds)

    @property
    def swaps(self) -> tuple[TouchView, ...]:
        """The cards for which jokers were taken."""
        return tuple(self._touch(move.card, move.number) for move in self.turn.swaps)

    def _touch(self, card: Card, number: int) -> TouchView:
        return TouchView(CardView.of(card, self.deck), self.owners[number - 1])

    @property
    def thrown(self) -> CardView:
        return CardView.of(self._thrown, self.deck)

    @property
    def _thrown(self) -> Card:
        card: Card = self.turn.steps[-1].move.card
        return card

    @property
    def throw_costs(self) -> int:
        """What the card thrown away would have cost at the end."""
        return costs(self._thrown)

    @property
    def throws_loner(self) -> bool:
        """Whether no other card of the hand goes with the one thrown away, and no other such card costs more."""
        hand = self._throwing.hand
        loners = [card for card in hand if card.suit != JOKER and not any(kin(card, o) for o in hand if o != card)]
        return self._thrown in loners and self.throw_costs == max(map(costs, loners))

    @property
    def throws_dearest(self) -> bool:
        """Whether no card that was left to throw away, jokers apart, costs more."""
        return self.throw_costs == max(costs(card) for card in self._throwing.hand if card.suit != JOKER)

    @property
    def could_add(self) -> bool:
        """Whether some card of the hand might still have been added before the throw."""
        state = self._throwing
        return state.free and any(layoffs(state.meld_index, state.hand, state.melds))

    @property
    def wins(self) -> bool:
        return not self.turn.after.hands[self.turn.seat]

    @property
    def left(self) -> int:
        """How many cards the hand holds after the turn."""
        return len(self.turn.after.hands[self.turn.seat])

    @property
    def holds(self) -> Cards:
        """What the hand holds after the draw."""
        return self._drawn.hand

    @property
    def best_melds(self) -> Sequence[Meld]:
        """The melds that count most of those that the hand can lay after the draw."""
        return best(self._drawn.meld_index, self.holds, points)

    def has(self, id: str) -> int:
        """How many copies of a card ("karo-A") the hand holds after the draw."""
        return sum(str(card) == id for card in self._drawn.hand)

    def keeps(self, id: str) -> bool:
        """Whether the card is still in hand after the turn."""
        return any(str(card) == id for card in self.turn.after.hands[self.turn.seat])

    def fits(self, id: str) -> int:
        """To how many melds on the table the card can be added after the draw."""
        state = self._drawn
        return sum(id in [str(card) for card, _ in state.meld_index.growths(meld)] for meld in state.melds)


def read_turns(session: Session, deal: PlayedDeal) -> Iterator[TurnStory]:
    last = ""
    for turn in turns(deal):
        name = session.names[turn.seat]
        giver = last if turn.steps[0].move is Draw.PILE else ""
        yield TurnStory(session.deck, turn, name, giver, tuple(session.names[seat] for seat in turn.owners))
        last = name


def sorted_hand(hand: Iterable[Card]) -> list[Card]:
    """A hand as it is held: suit by suit, jokers last."""
    return sorted(hand, key=lambda card: (card.suit == JOKER, card.suit, card.value))

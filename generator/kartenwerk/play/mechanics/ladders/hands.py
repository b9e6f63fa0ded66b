"""Reading hands by a ladder, for people: their names, who wins, and how likely each category is.

The protocols of `engine.reading` say what a game may offer; `LadderHands` keeps two of them for any ladder.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Generic, TypeVar

from kartenwerk.base.errors import KartenwerkError
from kartenwerk.base.message import _
from kartenwerk.cards import Cards, Pack
from kartenwerk.catalog.deck import require_suited
from kartenwerk.catalog.game import GameData
from kartenwerk.play.engine.reading import Agreed, Hand, Hands, OddsRow
from kartenwerk.play.mechanics.hands import render
from kartenwerk.play.mechanics.ladders.ladder import FIVE, HandReading, Ladder, PackGrid
from kartenwerk.play.mechanics.ladders.odds import after_exchange, odds
from kartenwerk.text.german import dative

R = TypeVar("R")


@dataclass(frozen=True)
class LadderHands(Generic[R]):
    """The hand reader and the odds of a game that ranks the best five of up to `most` cards by a ladder.

    `invalid` gives the id of a hand that five cards make elsewhere but not in this game. It is asked about hands of
    the lowest category only: any other hand is valid as what it is.
    """

    ladder: Callable[[R, PackGrid], Ladder]
    most: int
    invalid: Callable[[Cards], str | None] = lambda cards: None

    def hands(self, at: Agreed, hands: Sequence[str], board: str = "") -> Hands:
        pack = Pack(at.pack)
        shared, held = pack.read(board), [pack.read(hand) for hand in hands]
        self._check(at.data, shared, held)
        _grid, ladder = self.grid_and_ladder(at)
        readings = [ladder.read(shared + hand) for hand in held]
        best = max(reading.strength for reading in readings)
        return Hands(
            tuple(self._name(at, ladder, shared + hand, reading) for hand, reading in zip(held, readings, strict=True)),
            tuple(place for place, reading in enumerate(readings) if reading.strength == best),
        )

    def usual(self, at: Agreed) -> int:
        return self.most

    def odds(self, at: Agreed, cards: int) -> tuple[OddsRow, ...]:
        if not FIVE <= cards <= self.most:
            raise KartenwerkError(
                "odds are counted for a hand's cards", key="--cards", found=str(cards), expected=self._sizes
            )
        grid, ladder = self.grid_and_ladder(at)
        return tuple(OddsRow(id, at.data.hands[id].name, ways, total) for id, ways, total in odds(ladder, grid, cards))

    def after_exchange(self, at: Agreed, kept: str, thrown: str) -> tuple[OddsRow, ...]:
        if self.most != FIVE:
            raise KartenwerkError("nobody exchanges cards in {title}", title=at.data.title, key="--keep", found=kept)
        held, gone = Pack(at.pack).read(kept), Pack(at.pack).read(thrown)
        self._check(at.data, (), [held + gone])
        grid, ladder = self.grid_and_ladder(at)
        chances = after_exchange(ladder, grid, held, gone)
        return tuple(OddsRow(id, at.data.hands[id].name, ways, total, held) for id, ways, total in chances)

    def grid_and_ladder(self, at: Agreed) -> tuple[PackGrid, Ladder]:
        """The pack, and the ladder of its hands by the rules."""
        grid = PackGrid.of(at.pack)
        return grid, self.ladder(at.rules, grid)

    def _name(self, at: Agreed, ladder: Ladder, cards: Cards, reading: HandReading) -> Hand:
        """The hand with its name, or with the name of the hand that it is not."""
        name = hand_name(at, reading)
        wrong = self.invalid(cards) if reading.category == ladder.ids[0] else None
        if wrong is None:
            return Hand(reading.category, name, reading.best)
        reason = render(at.data.invalid[wrong].full, hand=name)
        return Hand(reading.category, at.data.invalid[wrong].name, reading.best, valid=False, reason=reason)

    @property
    def _sizes(self) -> str:
        return _("from {five} to {most} cards", five=FIVE, most=self.most)

    def _check(self, data: GameData, board: Cards, hands: Sequence[Cards]) -> None:
        """KartenwerkError unless every hand has cards enough and no card lies in two places."""
        if not hands:
            raise KartenwerkError("there is no hand to read", expected=_("the cards of one hand or more"))
        counts = Counter(card for cards in (board, *hands) for card in cards)
        for card, count in counts.items():
            if count > 1:
                raise KartenwerkError(
                    "this card is there more than once", key=str(card), found=_("{count} times", count=count)
                )
        for number, hand in enumerate(hands, start=1):
            if not FIVE <= len(board) + len(hand) <= self.most:
                raise KartenwerkError(
                    "a hand of {title} has another number of cards, those of the board among them",
                    title=data.title,
                    key=_("hand {number}", number=number),
                    found=str(len(board) + len(hand)),
                    expected=self._sizes,
                )


def hand_name(at: Agreed, reading: HandReading) -> str:
    """The German name of a hand: "Full House, Kynnir über Zweien", "Vierlinge aus Dreien", "Halber Zirkel"."""
    ranks = {rank.value: rank for rank in require_suited(at.deck).ranks}
    top, largest = reading.best[0], ranks[reading.ranks[0]]
    return render(
        at.data.hands[reading.category].full,
        einzahl=[ranks[value].spoken for value in reading.ranks],
        mehrzahl=[ranks[value].spoken_plural for value in reading.ranks],
        aus=[dative(ranks[value].spoken_plural) for value in reading.ranks],
        zeichen=require_suited(at.deck).suit(top.suit).german,
        hoch=ranks[top.value].spoken,
        titel=at.data.titles.get(largest.code),
    )

"""Siebzehn und Vier's practice bank, coup by coup: what each held, knew and took, and what that brought."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import NamedTuple, TypeAlias

from kartenwerk.cards import Card, Cards
from kartenwerk.catalog import Deck
from kartenwerk.play.engine.contract import CHANCE
from kartenwerk.play.engine.deals import PlayedDeal, Step
from kartenwerk.play.engine.session import Session
from kartenwerk.play.examples.views import CardView, HandRow, hand_row, views
from kartenwerk.play.games.siebzehn_und_vier.duel import Bank, Ending, Hand, left_of, take_card
from kartenwerk.play.games.siebzehn_und_vier.rules import GOAL, RANKS, Act, State, score, worth
from kartenwerk.play.games.siebzehn_und_vier.scoring import Rules

Coup: TypeAlias = tuple[Step, ...]
"""The moves of a coup, the player's and then the banker's."""

LOW = 4
"""The most that a king counts; all other cards count seven or more and are high."""

TOO_MUCH = "zu viel"


class Seen(NamedTuple):
    """The cards that lie open, in the order of what they count."""

    high: tuple[CardView, ...]
    small: tuple[CardView, ...]


@dataclass(frozen=True)
class Turn:
    """A move of a coup: whose it is, the cards held before it and after, and the cards that this seat has not seen.

    Those lie in the stock, or face down before the other. A player's chances are those against a bank that takes as it
    is used to.
    """

    rules: Rules
    deck: Deck
    name: str
    act: Act
    held: Cards
    holds: Cards
    unseen: Cards

    @property
    def takes(self) -> bool:
        return self.act is Act.TAKE

    @property
    def raises(self) -> bool:
        return self.act is Act.RAISE

    @property
    def enough(self) -> bool:
        return self.act is Act.ENOUGH

    @property
    def first(self) -> CardView:
        """The card that this seat was given."""
        return CardView.of(self.held[0], self.deck)

    @property
    def drawn(self) -> CardView:
        """The card that was taken."""
        return CardView.of(self.holds[len(self.held)], self.deck)

    @property
    def total(self) -> int:
        """What the hand counts before the move."""
        return worth(self.held)

    @property
    def comes_to(self) -> int:
        """What it counts after the move."""
        return worth(self.holds)

    @property
    def bust(self) -> bool:
        return self.comes_to > GOAL

    @property
    def unknown(self) -> int:
        """How many cards this seat has not seen."""
        return len(self.unseen)

    @property
    def too_much(self) -> int:
        """How many of them would be too much."""
        return sum(self.total + worth((card,)) > GOAL for card in self.unseen)

    @property
    def helps(self) -> int:
        """How many of them would not."""
        return self.unknown - self.too_much

    @property
    def aces(self) -> int:
        """How many of them are aces."""
        return sum(card.rank == "A" for card in self.unseen)

    @property
    def high(self) -> int:
        """How many of them are high."""
        return sum(map(is_high, self.unseen))

    @property
    def small(self) -> int:
        """How many of them are small."""
        return self.unknown - self.high

    @property
    def pot_if_stands(self) -> float:
        """How likely the pot is the player's who takes nothing more."""
        return Bank(self.rules).against([self._now]).pot

    @property
    def pot_if_takes(self) -> float:
        """How likely the pot is the player's who takes one card more, and then nothing."""
        return Bank(self.rules).against(take_card(self._now)).pot

    @property
    def _now(self) -> Ending:
        return Ending(Hand(self.total, len(self.held)), left_of(self.unseen), 1.0)


class CoupView(NamedTuple):
    """A coup: who plays against whom, their moves, both hands, what each has staked, and who won.

    moves   the player's; `banks` are those of the bank
    winner  "" if the coup is repeated for the same pot
    seen    what lay open before it
    """

    number: int
    player: str
    bank: str
    moves: tuple[Turn, ...]
    banks: tuple[Turn, ...]
    hands: tuple[HandRow, ...]
    scores: tuple[int, int]
    stake: int
    winner: str
    seen: Seen

    @property
    def pot(self) -> int:
        return 2 * self.stake

    @property
    def raised(self) -> int:
        """How often the player raised."""
        return sum(turn.raises for turn in self.moves)


class Account(NamedTuple):
    """What the coups against one player brought every seat, in the order of the seats; None for who did not play."""

    player: str
    points: tuple[int | None, ...]


def coups(deal: PlayedDeal) -> Iterator[Coup]:
    """The coups of a deal, each from its first move to the comparison; reshuffles are left out."""
    first = 0
    for place, step in enumerate(deal.steps, start=1):
        if step.seat != CHANCE and step.before.banking and step.move is Act.ENOUGH:
            yield tuple(step for step in deal.steps[first:place] if step.seat != CHANCE)
            first = place


def scores(coup: Coup) -> tuple[int, int]:
    """The points of the player and of the bank at the end; 0 is bust."""
    state: State = coup[-1].before
    player, bank = (score(state.rules, cards) for cards in state.cards)
    return player, bank


def coup_view(session: Session, number: int, coup: Coup) -> CoupView:
    """A coup as templates see it; coups are numbered from 1."""
    last: State = coup[-1].before
    names, counts = session.names, scores(coup)
    winner = "" if counts[0] == counts[1] else names[last.player if counts[0] > counts[1] else last.bank]
    return CoupView(
        number,
        names[last.player],
        names[last.bank],
        tuple(_turn(session, step) for step in coup if not step.before.banking),
        tuple(_turn(session, step) for step in coup if step.before.banking),
        tuple(
            hand_row(
                session.deck,
                name,
                cards,
                str(worth(cards)),
                TOO_MUCH if not points else "",
                wins=name == winner,
            )
            for name, cards, points in zip((names[last.player], names[last.bank]), last.cards, counts, strict=True)
        ),
        counts,
        last.stake,
        winner,
        _look(session, last.used),
    )


def _turn(session: Session, step: Step) -> Turn:
    before: State = step.before
    own, other = before.cards[before.banking], before.cards[not before.banking]
    done = own if step.move is Act.ENOUGH else step.after.cards[before.banking]
    return Turn(before.rules, session.deck, session.names[step.seat], step.move, own, done, (*before.stock, *other))


def _look(session: Session, used: Cards) -> Seen:
    ordered = sorted(used, key=lambda card: RANKS.index(card.rank))
    ordered.sort(key=lambda card: -worth((card,)))
    high, small = ([card for card in ordered if is_high(card) == wanted] for wanted in (True, False))
    return Seen(views(high, session.deck), views(small, session.deck))


def is_high(card: Card) -> bool:
    return worth((card,)) > LOW


def accounts(coups: Sequence[CoupView], names: Sequence[str]) -> Iterator[Account]:
    """What each player won or lost against the bank, and the bank against him."""
    for player in dict.fromkeys(coup.player for coup in coups):
        against = [coup for coup in coups if coup.player == player and coup.winner]
        gain = sum(coup.stake if coup.winner == player else -coup.stake for coup in against)
        gains = {player: gain, coups[0].bank: -gain}
        yield Account(player, tuple(gains.get(name) for name in names))

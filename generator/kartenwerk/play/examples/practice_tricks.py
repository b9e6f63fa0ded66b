"""The practice deal of a trick-taking game, trick by trick: what each seat held, had seen, and could have laid."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from typing import Any, NamedTuple

from kartenwerk.cards import Card, Cards
from kartenwerk.catalog import Deck
from kartenwerk.play.engine.deals import PlayedDeal, Step
from kartenwerk.play.engine.session import Session
from kartenwerk.play.examples.practice import NamedCards, name_hands
from kartenwerk.play.examples.trick_views import (
    TrickSteps,
    cards_of,
    hand_of,
    in_play,
    ranking_of,
    tricks_of,
    winner_of,
)
from kartenwerk.play.examples.views import CardView, views
from kartenwerk.play.mechanics.augen import augen
from kartenwerk.play.mechanics.ranking import Ranking
from kartenwerk.play.mechanics.tricks import Lay

CountCards = Callable[[Cards], int]
"""What cards count in a game."""


@dataclass(frozen=True)
class TrickPlay:
    """A card laid on a trick. Suits are those of the ranking in force: "trumps", or the id of a plain suit.

    `laid` are the cards of the trick before it, `seen` those of all tricks and this one before it, `behind` the names
    of the seats that lay after it.
    """

    deck: Deck
    ranking: Ranking
    count: CountCards
    name: str
    played: Card
    hand: Cards
    allowed: Cards
    laid: Cards
    seen: Cards
    pack: Cards
    behind: tuple[str, ...]

    @property
    def card(self) -> CardView:
        return CardView.of(self.played, self.deck)

    @property
    def legal(self) -> tuple[CardView, ...]:
        """The kinds of cards that might have been laid."""
        return views(dict.fromkeys(self.allowed), self.deck)

    @property
    def forced(self) -> bool:
        """Whether only one kind of card was allowed."""
        return len(set(self.allowed)) == 1

    @property
    def last(self) -> bool:
        return not self.behind

    @property
    def free(self) -> bool:
        """Whether the seat answers a lead of which it holds no card, and every card is allowed."""
        return bool(self.laid) and not self.holds(self.led) and set(self.allowed) == set(self.hand)

    @property
    def led(self) -> str:
        """The suit that was led, by this card if it leads."""
        return self.ranking.suit(self.laid[0] if self.laid else self.played)

    @property
    def suit(self) -> str:
        return self.ranking.suit(self.played)

    @property
    def trump(self) -> bool:
        return self.ranking.tier(self.played) is not None

    @property
    def follows(self) -> bool:
        return bool(self.laid) and self.suit == self.led

    @property
    def discards(self) -> bool:
        """Whether the card neither follows nor trumps."""
        return bool(self.laid) and not self.follows and not self.trump

    @property
    def wins_so_far(self) -> bool:
        """Whether the card is the best of the trick when it is laid."""
        return self.ranking.winner((*self.laid, self.played)) == len(self.laid)

    @property
    def could_win(self) -> bool:
        """Whether one of the cards allowed would have been the best of the trick."""
        return any(self.ranking.winner((*self.laid, card)) == len(self.laid) for card in self.allowed)

    @property
    def highest(self) -> bool:
        """Whether no card that the seat has not seen would beat this one, if it followed suit or trumped."""
        return not any(self.ranking.beats(card, self.played) for card in self._unseen)

    @property
    def lowest_trump(self) -> bool:
        """Whether the card is a trump, and no trump of the hand is lower."""
        tiers = [tier for card in self.hand if (tier := self.ranking.tier(card)) is not None]
        return bool(tiers) and self.ranking.tier(self.played) == max(tiers)

    @property
    def dearest(self) -> bool:
        """Whether no other card that was allowed counts more."""
        return self.counts == max(self.count((card,)) for card in self.allowed)

    @property
    def cheapest(self) -> bool:
        """Whether no other card that was allowed counts less."""
        return self.counts == min(self.count((card,)) for card in self.allowed)

    @property
    def counts(self) -> int:
        """What the card counts."""
        return self.count((self.played,))

    @property
    def hand_counts(self) -> int:
        """What all cards of the hand count."""
        return self.count(self.hand)

    def holds(self, suit: str) -> int:
        """How many cards of the suit the hand holds, the laid one among them."""
        return sum(self.ranking.suit(card) == suit for card in self.hand)

    def has(self, id: str) -> int:
        """How many copies of a card ("karo-A") the hand holds."""
        return sum(str(card) == id for card in self.hand)

    def fallen(self, suit: str) -> int:
        """How many cards of the suit have been laid before this one."""
        return sum(self.ranking.suit(card) == suit for card in self.seen)

    def unseen(self, suit: str) -> int:
        """How many cards of the suit the others hold or the stock hides, by what this seat knows."""
        return sum(self.ranking.suit(card) == suit for card in self._unseen)

    def unseen_of(self, id: str) -> int:
        """How many copies of a card this seat has not seen."""
        return sum(str(card) == id for card in self._unseen)

    @property
    def _unseen(self) -> Cards:
        return tuple((Counter(self.pack) - Counter(self.seen) - Counter(self.hand)).elements())


class TrickStory(NamedTuple):
    """A trick of a practice deal. `counts` is what its cards count; `taken` and `tricks` stand by name after it."""

    number: int
    plays: tuple[TrickPlay, ...]
    winner: str
    counts: int
    taken: dict[str, int]
    tricks: dict[str, int]

    def by(self, name: str) -> TrickPlay:
        """What the person laid."""
        return next(play for play in self.plays if play.name == name)

    @property
    def best(self) -> TrickPlay:
        """The card that takes the trick."""
        return self.by(self.winner)


def trick_stories(session: Session, deal: PlayedDeal, count: CountCards = augen) -> Iterator[TrickStory]:
    """The tricks of a deal, in order; `count` gives the points of cards in this game."""
    names = session.names[: deal.players]
    taken, tricks = dict.fromkeys(names, 0), dict.fromkeys(names, 0)
    seen: Cards = ()
    for number, trick in enumerate(tricks_of(deal), start=1):
        winner = names[winner_of(trick)]
        cards = cards_of(trick)
        plays = tuple(_plays(session, deal, trick, seen, count))
        taken = {**taken, winner: taken[winner] + count(cards)}
        tricks = {**tricks, winner: tricks[winner] + 1}
        seen += cards
        yield TrickStory(number, plays, winner, count(cards), taken, tricks)


def _plays(
    session: Session, deal: PlayedDeal, trick: TrickSteps, seen: Cards, count: CountCards
) -> Iterator[TrickPlay]:
    names = [session.names[step.seat] for step in trick]
    for place, step in enumerate(trick):
        laid = cards_of(trick[:place])
        yield TrickPlay(
            session.deck,
            ranking_of(step),
            count,
            names[place],
            step.move.card,
            hand_of(step),
            _legal_cards(session, step),
            laid,
            (*seen, *laid),
            deal.order,
            tuple(names[place + 1 :]),
        )


def _legal_cards(session: Session, step: Step) -> Cards:
    return tuple(move.card for move in session.game.moves(step.before) if isinstance(move, Lay))


def drawn_after_tricks(
    session: Session, deal: PlayedDeal, stock: Callable[[Any], Cards]
) -> Iterator[Mapping[str, CardView]]:
    """What each draws after a trick, by name, while `stock` of the state lasts; who has taken the trick draws first."""
    for trick in tricks_of(deal):
        best = winner_of(trick)
        seats = [(best + place) % deal.players for place in range(deal.players)]
        cards = views(stock(trick[-1].before)[: deal.players], session.deck)
        if cards:
            yield {session.names[seat]: card for seat, card in zip(seats, cards, strict=True)}


def dealt_hands(session: Session, deal: PlayedDeal) -> tuple[NamedCards, ...]:
    """The hands from which the first trick is laid: trumps first, highest first, then suit by suit."""
    first = next(tricks_of(deal))[0]
    ranking = ranking_of(first)
    return name_hands(session, map(ranking.arrange, in_play(first).hands))

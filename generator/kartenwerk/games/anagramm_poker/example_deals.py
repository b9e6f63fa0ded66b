"""Which deals of Anagramm-Poker make good examples: bets, cards against letters, the alphabet, a doubted name.

They are played by people who know everyday words alone.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from itertools import chain, islice
from random import Random
from typing import TypeVar

from kartenwerk.cards import Cards
from kartenwerk.data import DataRoots
from kartenwerk.engine.deals import PlayedDeal, Step
from kartenwerk.engine.session import Session
from kartenwerk.errors import KartenwerkError
from kartenwerk.games.anagramm_poker import with_dictionary
from kartenwerk.games.anagramm_poker.actions import BettingAction
from kartenwerk.games.anagramm_poker.deal_view import DealView, deal_view
from kartenwerk.games.anagramm_poker.laid_words import laid_word, word_of
from kartenwerk.games.anagramm_poker.moves import CardAction, Move
from kartenwerk.games.anagramm_poker.state import LEAST, Phase, Rules, State, cards_laid
from kartenwerk.mechanics.words.dictionary import Dictionary
from kartenwerk.mechanics.words.index import WordIndex
from kartenwerk.mechanics.words.laying import lay_words

EXAMPLE_PLAYERS = 3
SEEDS = range(2000)
DEALS = 5  # of a match in which an example is looked for
MOST_BETS = 6  # of a round that an example tells

Found = TypeVar("Found")


class Matches:
    """The first deals of a session's matches, each played once however many examples are looked for in them."""

    def __init__(self, session: Session) -> None:
        self.session = replace(session, game=with_dictionary(Dictionary.everyday(DataRoots.over())))
        self._played: list[tuple[PlayedDeal, ...]] = []

    def showing(self, shows: Callable[[PlayedDeal], Found | None], what: str) -> tuple[PlayedDeal, Found]:
        """The first deal that shows something; KartenwerkError if none does."""
        for deal in chain.from_iterable(map(self._of, SEEDS)):
            if (found := shows(deal)) is not None:
                return deal, found
        raise KartenwerkError(f"no deal of anagramm_poker shows {what}", found=f"{len(SEEDS)} matches without it")

    def _of(self, seed: int) -> tuple[PlayedDeal, ...]:
        while seed >= len(self._played):
            deals = islice(self.session.play_deals(EXAMPLE_PLAYERS, len(self._played)), DEALS)
            self._played.append(tuple(deals))
        return self._played[seed]


def words_laid(state: State) -> list[Cards]:
    """The words on the table, the best first; none if nobody had to lay one."""
    return sorted((word for word in state.laid.words if word), key=lambda word: laid_word(word).order)


def shows_bets(deal: PlayedDeal) -> bool | None:
    """A bet, a raise if the rules allow one, and somebody who drops out; a second bet, and two different words."""
    words = words_laid(deal.state)
    if len(words) != 2 or word_of(words[0]) == word_of(words[1]) or deal.state.carried:
        return None
    first, second = ([step.move.action for step in of_phase(deal, phase)] for phase in (Phase.FIRST, Phase.SECOND))
    rules: Rules = deal.state.rules
    raised = BettingAction.RAISE in first or not rules.max_erhoehungen or rules.limit1 == 1
    told = BettingAction.FOLD in first and BettingAction.BET in second and max(len(first), len(second)) <= MOST_BETS
    return True if raised and told else None


def of_phase(deal: PlayedDeal, phase: Phase) -> list[Step]:
    """The moves that seats made in a part of the deal."""
    return [step for step in deal.steps if step.before.phase is phase]


def shows_more_cards(deal: PlayedDeal) -> bool | None:
    """The winner has more cards than the other, who has more letters (any number where no card has several)."""
    words = words_laid(deal.state)
    if len(words) != 2 or len(words[0]) <= len(words[1]):
        return None
    groups = any(len(card.rank) > 1 for card in deal.order)
    return True if len(word_of(words[0])) < len(word_of(words[1])) or not groups else None


def shows_alphabet(deal: PlayedDeal) -> bool | None:
    """Two different words of as many cards."""
    words = words_laid(deal.state)
    return (
        True if len(words) == 2 and len(words[0]) == len(words[1]) and word_of(words[0]) != word_of(words[1]) else None
    )


def shows_temptation(blocked: WordIndex, deal: PlayedDeal) -> tuple[State, int, Cards] | None:
    """A seat that could lay a blocked word better than the other's: the state where words are laid, seat and word."""
    return next(_temptations(blocked, deal), None)


def _temptations(blocked: WordIndex, deal: PlayedDeal) -> Iterator[tuple[State, int, Cards]]:
    start: State | None = next((step.before for step in deal.steps if step.before.phase is Phase.LAY), None)
    if start is None or len(start.chips.claims) != 2 or len(words_laid(deal.state)) != 2:
        return
    for seat in start.chips.claims:
        (other,) = (cards_laid(deal.state, rival) for rival in start.chips.claims if rival != seat)
        for one in lay_words(blocked, [card.rank for card in start.hands[seat]], LEAST):
            if one.order < laid_word(other).order:
                by_sign = {card.rank: card for card in start.hands[seat]}
                yield start, seat, tuple(by_sign[sign] for sign in one.cards)


def with_doubt(session: Session, state: State, seat: int, word: Cards) -> DealView:
    """The deal from a state on: that seat lays that word, the next player doubts it, all others play as ever."""
    doubter, rng, eager = "", Random(0), session.game.policies["eager"]
    while (mover := session.game.to_move(state)) is not None:
        if state.phase is Phase.LAY and mover == seat:
            move = Move(CardAction.LAY, cards=word)
        elif state.phase is Phase.DOUBT and not doubter:
            move, doubter = Move(CardAction.DOUBT), session.names[mover]
        elif state.phase is Phase.LOOK_UP:
            move = Move(CardAction.MISSING)
        else:
            move = eager(session.game.view(state, mover), session.game.moves(state), rng)
        state = session.game.play(state, move)
    return deal_view(session, state, doubter)

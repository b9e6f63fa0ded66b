"""Stichprobe: all cards are dealt, the last one names the trumps, suit must be followed, every trick is a point."""

from __future__ import annotations

from typing import NamedTuple, TypeAlias

from kartenwerk.plugin import (
    FOLLOW,
    Cards,
    Duty,
    InPlay,
    Item,
    Lay,
    Pack,
    Ranking,
    Reason,
    TrickTakingGame,
    after_lay,
    lays,
    legal_cards,
    next_deal,
    random_policy,
    read_lay,
    sensible_lay,
    sorted_hands,
    why_not_lay,
)

__all__ = ["GAME", "Move", "Rules", "State"]

SUITS, RANKS = ("kreuz", "pik", "herz", "karo"), ("A", "K", "D", "B", "10", "9", "8", "7")
Move: TypeAlias = Lay


class Rules(NamedTuple):
    punkte_je_stich: int
    spiele: int


class State(NamedTuple):
    rules: Rules
    cards: InPlay
    ranking: Ranking
    dealer: int
    number: int = 1
    duties: tuple[Duty, ...] = (FOLLOW,)


class Stichprobe(TrickTakingGame[Rules, State, Move]):
    id = "stichprobe"
    rules = Rules
    move_limit = 32

    def pack(self, rules: Rules, players: int, deck: Pack) -> Cards:
        return tuple(card for card in deck.cards if card.rank in RANKS)

    def deal(self, rules: Rules, players: int, order: Cards, dealer: int = -1, number: int = 1) -> State:
        hands = sorted_hands(order, players, len(order) // players, SUITS, RANKS)
        ranking = Ranking.of(RANKS, [(order[-1].suit, rank) for rank in RANKS])
        return State(rules, InPlay.begin(hands, (dealer + 1) % players), ranking, dealer % players, number)

    def moves(self, state: State) -> tuple[Move, ...]:
        return lays(legal_cards(state))

    def why_not(self, state: State, move: Move) -> Reason | None:
        return why_not_lay(state, move.card)

    def play(self, state: State, move: Move) -> State:
        return after_lay(state, move.card)

    def read(self, text: str, deck: Pack) -> Move:
        return read_lay(text, deck, "Stichprobe", "pik-7")

    def tally(self, state: State) -> tuple[Item, ...]:
        won = [state.cards.tricks(seat) for seat in range(len(state.cards.hands))]
        return tuple(Item(seat, "stiche", count * state.rules.punkte_je_stich, count) for seat, count in enumerate(won))

    def deal_next(self, state: State, order: Cards) -> State | None:
        return next_deal(self.deal, state, order)


GAME = Stichprobe({"eager": random_policy, "sensible": lambda state, options, rng: sensible_lay(state, options)})

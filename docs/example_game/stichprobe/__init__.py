"""Stichprobe: all cards are dealt, the last one names the trumps, suit must be followed, every trick is a point."""

from __future__ import annotations

from functools import partial
from typing import NamedTuple, TypeAlias

from kartenwerk.cards import Cards, Pack
from kartenwerk.play.engine.contract import Game, Item, random_policy
from kartenwerk.play.mechanics import tricks
from kartenwerk.play.mechanics.duties import FOLLOW, Duty, allowed, why_not_lay
from kartenwerk.play.mechanics.ranking import Ranking
from kartenwerk.play.mechanics.trick_policy import sensible_lay
from kartenwerk.play.mechanics.tricks import InPlay, Lay

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


def deal(rules: Rules, players: int, order: Cards, dealer: int = -1, number: int = 1) -> State:
    hands = tricks.sorted_hands(order, players, len(order) // players, SUITS, RANKS)
    ranking = Ranking.of(RANKS, [(order[-1].suit, rank) for rank in RANKS])
    return State(rules, InPlay.begin(hands, (dealer + 1) % players), ranking, dealer % players, number)


def pack(rules: Rules, players: int, deck: Pack) -> Cards:
    return tuple(card for card in deck.cards if card.rank in RANKS)


def tally(state: State) -> tuple[Item, ...]:
    won = [state.cards.tricks(seat) for seat in range(len(state.cards.hands))]
    return tuple(Item(seat, "stiche", count * state.rules.punkte_je_stich, count) for seat, count in enumerate(won))


GAME: Game[Rules, State, Move] = Game(
    id="stichprobe",
    rules=Rules,
    pack=pack,
    deal=deal,
    to_move=lambda state: state.cards.to_move,
    moves=lambda state: tricks.lays(allowed(state)),
    why_not=lambda state, move: why_not_lay(state, move.card),
    play=lambda state, move: tricks.after_lay(state, move.card),
    tally=tally,
    view=tricks.view,
    holdings=tricks.holdings,
    read=lambda text, deck: tricks.read_lay(text, deck, "Stichprobe", "pik-7"),
    policies={"eager": random_policy, "sensible": lambda state, options, rng: sensible_lay(state, options)},
    move_limit=32,
    deal_next=partial(tricks.next_deal, deal),
    piles=tricks.piles,
    arranged=tricks.arranged,
    laid=tricks.laid,
)

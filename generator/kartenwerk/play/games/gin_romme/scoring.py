"""What a hand of Gin Rommé counts, what a round brings, and how the match stands after it."""

from __future__ import annotations

from kartenwerk.cards import Card
from kartenwerk.play.engine.contract import Item
from kartenwerk.play.engine.scoring import Before
from kartenwerk.play.games.gin_romme.facts import MOST_WORTH, Facts, score, settle_game, with_round
from kartenwerk.play.games.gin_romme.standing import Standing
from kartenwerk.play.games.gin_romme.state import SEATS, State
from kartenwerk.play.mechanics.melds.search import arrange


def worth(card: Card) -> int:
    """What a card counts outside melds: an ace 1, a court 10."""
    return 1 if card.rank == "A" else min(card.value, MOST_WORTH)


def deadwood(state: State, seat: int) -> int:
    """What the seat's cards outside melds count; the melds of a knocker have already left the hand."""
    if seat == state.knocker:
        return sum(map(worth, state.hands[seat]))
    return arrange(state.meld_index, state.hands[seat], worth).deadwood


def facts_of(state: State) -> Facts:
    """The facts of a finished round."""
    if state.knocker is None:
        return Facts(niemand=True)
    luschen = tuple(deadwood(state, seat) for seat in range(SEATS))
    return Facts(state.knocker, luschen, state.first.suit == "pik", first=(state.first,))


def before_of(state: State) -> Before:
    return Before(SEATS, 0, state.standing.games, more=state.standing)


def tally(state: State) -> tuple[Item, ...]:
    """What the round brings: the engine knows its facts."""
    return score(state.rules, facts_of(state), before_of(state))


def after_round(state: State) -> Standing:
    """How the match stands after the round, before a game that it ends is settled."""
    return with_round(state.standing, tally(state))


def after_game(state: State) -> Standing:
    """How the match stands after the round, with the game settled if it is over."""
    return settle_game(state.rules, after_round(state))

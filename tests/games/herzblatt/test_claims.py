"""What Herzblatt's booklet claims, replayed."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from random import Random

from tests.games.proof import check_simulated, mean
from tests.games.support import Referee

from kartenwerk.cards import Card, Cards
from kartenwerk.engine.deals import shuffled
from kartenwerk.games.herzblatt import GAME
from kartenwerk.games.herzblatt.rules import TRUMP_SUIT, Call, State
from kartenwerk.mechanics.trick_policy import best_discard
from kartenwerk.mechanics.widow import Discard

ID = "herzblatt"
PLAYERS = 3
game = Referee(GAME)


def dealt(seed: int) -> State:
    order = shuffled(game.pack(PLAYERS), Random(f"deal {seed}"))
    return GAME.deal(game.rules(), PLAYERS, order)


def won(state: State, seed: int) -> int:
    """What the deal brings seat 0, when all are sensible from here on."""
    sensible, rng = GAME.policies["sensible"], Random(seed)
    while (seat := GAME.to_move(state)) is not None:
        state = GAME.play(state, sensible(GAME.view(state, seat), GAME.moves(state), rng))
    return GAME.result(state, PLAYERS)[0]


def hearts(hand: Cards) -> int:
    return sum(card.suit == TRUMP_SUIT for card in hand)


def has_ace_besides(hand: Cards) -> bool:
    return any(card.rank == "A" and card.suit != TRUMP_SUIT for card in hand)


def won_alone(seeds: Iterable[int], enough: Callable[[int], bool]) -> Iterator[int]:
    """What forehand wins who plays alone with such a number of hearts and an ace of another suit."""
    for seed in seeds:
        state = dealt(seed)
        if enough(hearts(state.cards.hands[0])) and has_ace_besides(state.cards.hands[0]):
            yield won(game.after(state, Call.ACCEPT), seed)


def test_claim_vier_herzen() -> None:
    check_simulated(ID, "vier_herzen", mean(won_alone(range(800), lambda number: number >= 4)))


def test_claim_drei_herzen() -> None:
    check_simulated(ID, "drei_herzen", mean(won_alone(range(400), lambda number: number == 3)))


def lone_tens(hand: Cards) -> list[Card]:
    """The tens that are the only card of a plain suit."""
    plain = [card for card in hand if card.suit != TRUMP_SUIT]
    return [card for card in plain if card.rank == "10" and [one.suit for one in plain].count(card.suit) == 1]


def gained_by_laying_a_lone_ten_away(seeds: Iterable[int]) -> Iterator[int]:
    """How much more forehand wins who lays the ten away than if he keeps it, where both can be done."""
    for seed in seeds:
        state = game.after(dealt(seed), Call.ACCEPT, Call.TAKE)
        for ten in lone_tens(state.cards.hands[0])[:1]:
            discards = [move for move in GAME.moves(state) if isinstance(move, Discard)]
            ways = ([move for move in discards if (ten in move.cards) == away] for away in (True, False))
            gone, kept = (won(game.after(state, best_discard(way, TRUMP_SUIT)), seed) for way in ways)
            yield gone - kept


def test_claim_einzelne_zehn() -> None:
    check_simulated(ID, "einzelne_zehn", mean(gained_by_laying_a_lone_ten_away(range(300))))

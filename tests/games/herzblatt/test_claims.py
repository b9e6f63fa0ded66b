"""What Herzblatt's booklet claims, replayed."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import partial
from random import Random

import pytest
from tests.games.proof import Mean, claim, mean
from tests.games.replays import Replay
from tests.games.support import Referee

from kartenwerk.cards import Card, Cards
from kartenwerk.catalog.game import Value
from kartenwerk.play.engine.contract import Policy
from kartenwerk.play.engine.deals import shuffle
from kartenwerk.play.games.herzblatt import GAME
from kartenwerk.play.games.herzblatt.rules import TRUMP_SUIT, Call, Move, State
from kartenwerk.play.mechanics.augen import augen
from kartenwerk.play.mechanics.trick_policy import best_discard, sensible_card
from kartenwerk.play.mechanics.tricks import Lay
from kartenwerk.play.mechanics.widow import Discard

ID = "herzblatt"
PLAYERS = 3
SENSIBLE = GAME.policies["sensible"]
game = Referee(GAME)


def dealt(seed: int, rules: Mapping[str, Value]) -> State:
    order = shuffle(game.pack(PLAYERS), Random(f"deal {seed}"))
    return GAME.deal(game.rules(**rules), PLAYERS, order)


def declarer_of(state: State) -> int:
    """The declarer's seat."""
    assert state.declarer is not None
    return state.declarer


def won(state: State, seed: int) -> int:
    """What the deal brings the declarer, when all are sensible from here on."""
    sensible, rng = GAME.policies["sensible"], Random(seed)
    while (seat := GAME.to_move(state)) is not None:
        state = GAME.play(state, sensible(GAME.view(state, seat), GAME.moves(state), rng))
    return GAME.result(state, PLAYERS)[declarer_of(state)]


def hearts(hand: Cards) -> int:
    return sum(card.suit == TRUMP_SUIT for card in hand)


def has_ace_besides(hand: Cards) -> bool:
    return any(card.rank == "A" and card.suit != TRUMP_SUIT for card in hand)


def won_alone(seeds: Iterable[int], rules: Mapping[str, Value], enough: Callable[[int], bool]) -> Iterator[int]:
    """What forehand wins who plays alone with such a number of hearts and an ace of another suit."""
    for seed in seeds:
        state = dealt(seed, rules)
        if enough(hearts(state.cards.hands[0])) and has_ace_besides(state.cards.hands[0]):
            yield won(game.after(state, Call.ACCEPT), seed)


def lone_tens(hand: Cards) -> list[Card]:
    """The tens that are the only card of a plain suit."""
    plain = [card for card in hand if card.suit != TRUMP_SUIT]
    return [card for card in plain if card.rank == "10" and [one.suit for one in plain].count(card.suit) == 1]


def gained_by_laying_a_lone_ten_away(seeds: Iterable[int], rules: Mapping[str, Value]) -> Iterator[int]:
    """How much more who plays alone wins if he lays the ten away than if he keeps it, where both can be done.

    It is the dealer where nobody is asked, else forehand.
    """
    for seed in seeds:
        state = dealt(seed, rules)
        asked = (Call.ACCEPT,) if state.declarer is None else ()
        state = game.after(state, *asked, Call.TAKE)
        for ten in lone_tens(state.cards.hands[declarer_of(state)])[:1]:
            discards = [move for move in GAME.moves(state) if isinstance(move, Discard)]
            ways = ([move for move in discards if (ten in move.cards) == away] for away in (True, False))
            gone, kept = (won(game.after(state, best_discard(way, TRUMP_SUIT)), seed) for way in ways)
            yield gone - kept


def leaves_the_stock(state: State, options: Sequence[Move], rng: Random) -> Move:
    return Call.LEAVE if Call.LEAVE in options else SENSIBLE(state, options, rng)


def dear(cards: Cards) -> int:
    """How many hearts and aces are among the cards."""
    return sum(card.suit == TRUMP_SUIT or card.rank == "A" for card in cards)


def lays_little_away(state: State, options: Sequence[Move], rng: Random) -> Move:
    """Lays away what counts least, and hearts and aces last."""
    discards = [move for move in options if isinstance(move, Discard)]
    if not discards:
        return SENSIBLE(state, options, rng)
    return min(discards, key=lambda move: (dear(move.cards), augen(move.cards)))


def frees_suits(state: State, options: Sequence[Move], rng: Random) -> Move:
    """Lays away so that as few plain suits as can be are left, hearts and aces kept, then what counts most."""
    discards = [move for move in options if isinstance(move, Discard)]
    if not discards:
        return SENSIBLE(state, options, rng)
    hand = state.cards.hands[declarer_of(state)]

    def cost(move: Discard) -> tuple[int, int, int]:
        left = {card.suit for card in hand if card not in move.cards and card.suit != TRUMP_SUIT}
        return dear(move.cards), len(left), -augen(move.cards)

    return min(discards, key=cost)


def keeps_aces_back(state: State, options: Sequence[Move], rng: Random) -> Move:
    """Leads no plain ace while there is something else to lead."""
    cards = [move.card for move in options if isinstance(move, Lay)]
    others = [card for card in cards if card.suit == TRUMP_SUIT or card.rank != "A"]
    leads = not state.cards.trick.cards and others
    return Lay(sensible_card(state, others, ())) if leads else SENSIBLE(state, options, rng)


def gives_nothing(state: State, options: Sequence[Move], rng: Random) -> Move:
    """Lays what counts least on a trick that the partner is winning."""
    cards = [move.card for move in options if isinstance(move, Lay)]
    if state.cards.trick.cards and state.cards.winner(state.ranking) not in (state.declarer, state.cards.turn):
        return Lay(min(cards, key=lambda card: augen([card])))
    return SENSIBLE(state, options, rng)


HABITS: dict[str, Policy[State, Move]] = {
    "allein": SENSIBLE,
    "stock_liegt": leaves_the_stock,
    "billig_gedrueckt": lays_little_away,
    "farbe_frei": frees_suits,
    "asse_zurueck": keeps_aces_back,
}
"""What the declarer does in the deals of these claims."""

OTHERS: dict[str, Policy[State, Move]] = {"nichts_schenken": gives_nothing}
"""What the others do."""

ALL = range(2000)
"""The seeds of the claims on habits."""


def declared(seed: int, rules: Mapping[str, Value], habit: Policy[State, Move], others: Policy[State, Move]) -> bool:
    """Whether the declarer wins the deal with the habit; who it is, sensible players say."""
    state, rng = dealt(seed, rules), Random(seed)
    while (seat := GAME.to_move(state)) is not None:
        policy = SENSIBLE if state.declarer is None else habit if seat == state.declarer else others
        state = GAME.play(state, policy(GAME.view(state, seat), GAME.moves(state), rng))
    return GAME.result(state, PLAYERS)[declarer_of(state)] > 0


def declarers_wins(name: str, seeds: range, rules: Mapping[str, Value]) -> Mean:
    """The percentage of deals that the declarer wins."""
    habit, others = HABITS.get(name, SENSIBLE), OTHERS.get(name, SENSIBLE)
    return mean(100.0 * declared(seed, rules, habit, others) for seed in seeds)


def alone(enough: Callable[[int], bool]) -> Callable[[range, Mapping[str, Value]], Mean]:
    """What finds what such a number of hearts brings."""
    return lambda seeds, rules: mean(won_alone(seeds, rules, enough))


CALLED = ("trumpfpflicht",)
"""The sets by which players are asked whether they play alone."""

REPLAYS = {
    "allein": Replay(partial(declarers_wins, "allein"), 3000, 40),
    **{
        name: Replay(partial(declarers_wins, name), 3000, 40, against="allein")
        for name in (*HABITS, *OTHERS)
        if name != "allein"
    },
    "vier_herzen": Replay(alone(lambda number: number >= 4), 5000, 800, against=0.0, chosen=True, sets=CALLED),
    "drei_herzen": Replay(alone(lambda number: number == 3), 2000, 400, against=0.0, chosen=True, sets=CALLED),
    "einzelne_zehn": Replay(
        lambda seeds, rules: mean(gained_by_laying_a_lone_ten_away(seeds, rules)), 5000, 300, against=0.0, chosen=True
    ),
}
"""How each claim that was played is found."""


@pytest.mark.slow
@pytest.mark.parametrize("name", [*HABITS, *OTHERS])
def test_claims_on_habits_in_all_their_deals(name: str) -> None:
    assert declarers_wins(name, ALL, {}).value == claim(ID, name).figure
